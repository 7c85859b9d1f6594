// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import CAnimCore

/// Stores a text parameter in a struct, which must have none of its own.
private func put(
    _ pointer: UnsafePointer<CChar>?,
    _ length: Int,
    into member: inout UnsafePointer<CChar>!,
    _ memberLength: inout UInt64,
    _ name: StaticText,
    _ lengthName: StaticText
) throws(AnimError) {
    guard member == nil, memberLength == 0 else { throw ownArray(name, lengthName) }
    guard length >= 0, length <= largestText else {
        throw AnimError(.limit, "\(name) is longer than \(largestText) bytes")
    }
    member = length == 0 ? nil : try required(pointer, name)
    memberLength = UInt64(length)
}

@implementation @_cdecl("anim_document_load_flat")
public func anim_document_load_flat(
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int,
    _ options: UnsafePointer<anim_document_options>!,
    _ parameters: UnsafePointer<CChar>!,
    _ parameters_length: Int,
    _ library: UnsafePointer<CChar>!,
    _ library_length: Int,
    _ document: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    var usual = anim_document_options()
    let size = MemoryLayout<anim_document_options>.size
    _ = anim_default_document_options(&usual, UInt32(size))
    return flatCall(
        options,
        usual,
        least: size,
        "options",
        { (copy) throws(AnimError) in
            try put(
                parameters,
                parameters_length,
                into: &copy.parameters,
                &copy.parameters_length,
                "parameters",
                "parameters_length"
            )
            try put(library, library_length, into: &copy.library, &copy.library_length, "library", "library_length")
        },
        { anim_document_load(text, text_length, $0, document) }
    )
}

@inline(never)
private func sceneCall(
    _ options: UnsafePointer<anim_scene_options>?,
    _ parameters: UnsafePointer<CChar>?,
    _ parametersLength: Int,
    _ library: UnsafePointer<CChar>?,
    _ libraryLength: Int,
    _ call: (UnsafePointer<anim_scene_options>) -> anim_status
) -> anim_status {
    var usual = anim_scene_options()
    _ = anim_default_scene_options(&usual, UInt32(MemoryLayout<anim_scene_options>.size))
    return flatCall(
        options,
        usual,
        least: 24,
        "options",
        { (copy) throws(AnimError) in
            try put(
                parameters,
                parametersLength,
                into: &copy.parameters,
                &copy.parameters_length,
                "parameters",
                "parameters_length"
            )
            try put(library, libraryLength, into: &copy.library, &copy.library_length, "library", "library_length")
        },
        call
    )
}

@implementation @_cdecl("anim_scene_load_flat")
public func anim_scene_load_flat(
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int,
    _ options: UnsafePointer<anim_scene_options>!,
    _ parameters: UnsafePointer<CChar>!,
    _ parameters_length: Int,
    _ library: UnsafePointer<CChar>!,
    _ library_length: Int,
    _ scene: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    sceneCall(options, parameters, parameters_length, library, library_length) {
        anim_scene_load(text, text_length, $0, scene)
    }
}

@implementation @_cdecl("anim_scene_reload_flat")
public func anim_scene_reload_flat(
    _ scene: OpaquePointer!,
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int,
    _ options: UnsafePointer<anim_scene_options>!,
    _ parameters: UnsafePointer<CChar>!,
    _ parameters_length: Int,
    _ library: UnsafePointer<CChar>!,
    _ library_length: Int,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    sceneCall(options, parameters, parameters_length, library, library_length) {
        anim_scene_reload(scene, text, text_length, $0, buffer, capacity, length)
    }
}

@implementation @_cdecl("anim_scene_restore_edition_flat")
public func anim_scene_restore_edition_flat(
    _ scene: OpaquePointer!,
    _ bytes: UnsafePointer<UInt8>!,
    _ bytes_length: Int,
    _ document: OpaquePointer!,
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int,
    _ options: UnsafePointer<anim_scene_options>!,
    _ parameters: UnsafePointer<CChar>!,
    _ parameters_length: Int,
    _ library: UnsafePointer<CChar>!,
    _ library_length: Int,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    sceneCall(options, parameters, parameters_length, library, library_length) {
        anim_scene_restore_edition(
            scene,
            bytes,
            bytes_length,
            document,
            text,
            text_length,
            $0,
            buffer,
            capacity,
            length
        )
    }
}

/// Consecutive texts, taken one by one.
private struct TextRow {
    let bytes: UnsafeBufferPointer<CChar>
    /// The names of the parameters for the bytes and their lengths.
    let name: StaticText
    let lengthName: StaticText
    private var position = 0

    init(_ bytes: UnsafeBufferPointer<CChar>, _ name: StaticText, _ lengthName: StaticText) {
        (self.bytes, self.name, self.lengthName) = (bytes, name, lengthName)
    }

    /// The next text with a number of bytes; nil for none.
    /// - Throws: `.argument` if there are too few bytes.
    mutating func take(_ length: Int) throws(AnimError) -> UnsafePointer<CChar>? {
        guard length >= 0, length <= bytes.count - position else {
            throw AnimError(.argument, "\(name) has fewer bytes than \(lengthName) adds up to")
        }
        defer { position += length }
        return length == 0 ? nil : bytes.baseAddress.map { $0 + position }
    }

    func finish() throws(AnimError) {
        guard position == bytes.count else {
            throw AnimError(.argument, "\(name) has more bytes than \(lengthName) adds up to")
        }
    }
}

@implementation @_cdecl("anim_scene_send_data_flat")
public func anim_scene_send_data_flat(
    _ scene: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ fields: UnsafePointer<anim_event_field>!,
    _ field_count: Int,
    _ texts: UnsafePointer<CChar>!,
    _ texts_length: Int
) -> anim_status {
    withFlatFields(fields, field_count, texts, texts_length) {
        anim_scene_send_data(scene, name, name_length, $0, $1)
    }
}

/// Runs a call that takes fields whose texts are concatenated.
@inline(never)
func withFlatFields(
    _ fields: UnsafePointer<anim_event_field>?,
    _ field_count: Int,
    _ texts: UnsafePointer<CChar>?,
    _ texts_length: Int,
    _ call: (_ fields: UnsafePointer<anim_event_field>?, _ count: Int) -> anim_status
) -> anim_status {
    var copies: [anim_event_field] = []
    let status = attempt { () throws(AnimError) in
        guard field_count >= 0, field_count <= Machine.largestFieldCount else {
            throw AnimError(.limit, "field_count is beyond ANIM_LIMIT_EVENT_FIELDS")
        }
        let given = try array(fields, field_count, "fields")
        let bytes = try array(texts, texts_length, "texts")
        var row = TextRow(bytes, "texts", "what fields say by name_length and text_length")
        for field in given {
            guard field.name == nil, field.text == nil else {
                throw argumentError("fields", "must have null for names and texts: their bytes are in texts")
            }
            var copy = field
            copy.name = try row.take(Int(clamping: field.name_length))
            if field.kind == Int32(ANIM_FIELD_KIND_TEXT) {
                copy.text = try row.take(Int(clamping: field.text_length))
            }
            copies.append(copy)
        }
        try row.finish()
    }
    guard status == 0 else { return status }
    return copies.withUnsafeBufferPointer { call($0.baseAddress, $0.count) }
}

@implementation @_cdecl("anim_expression_create_flat")
public func anim_expression_create_flat(
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int,
    _ names: UnsafePointer<CChar>!,
    _ names_length: Int,
    _ name_lengths: UnsafePointer<Int>!,
    _ count: Int,
    _ expression: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    var starts: [UnsafePointer<CChar>?] = []
    let status = attempt { () throws(AnimError) in
        guard count >= 0, count <= ExpressionHandle.mostNames else {
            throw AnimError(.limit, "count is beyond ANIM_LIMIT_EXPRESSION_NAMES")
        }
        let lengths = try array(name_lengths, count, "name_lengths")
        var row = TextRow(try array(names, names_length, "names"), "names", "name_lengths")
        for length in lengths { starts.append(try row.take(length)) }
        try row.finish()
    }
    guard status == 0 else { return status }
    return starts.withUnsafeBufferPointer {
        anim_expression_create(text, text_length, $0.baseAddress, name_lengths, count, expression)
    }
}
