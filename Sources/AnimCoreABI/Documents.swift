// SPDX-License-Identifier: MIT
import AnimMath
import AnimScene
import CAnimCore

/// The object of a document's pointer.
final class DocumentHandle: HandleObject {
    static let tag: UInt64 = 0x616E_696D_646F_6375
    static var noun: StaticText { "document" }

    let document: Document
    /// The pool for scenes made of the document, which keep it alive.
    let pool = HandlePool()

    init(_ document: Document) { self.document = document }
}

@implementation @_cdecl("anim_default_document_options")
public func anim_default_document_options(
    _ options: UnsafeMutablePointer<anim_document_options>!,
    _ struct_size: UInt32
) -> anim_status {
    attempt { () throws(AnimError) in
        var result = anim_document_options()
        result.memory_limit = UInt64(Scene.Options().memoryLimit)
        try fill(options, struct_size, with: result, "options")
    }
}

@implementation @_cdecl("anim_document_load")
public func anim_document_load(
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int,
    _ options: UnsafePointer<anim_document_options>!,
    _ document: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(document, "document")
        var given = anim_document_options()
        if options != nil {
            given = try grown(try required(options, "options"), least: MemoryLayout<anim_document_options>.size, given)
        }
        let parameterLength = Int(clamping: given.parameters_length)
        let parameters = try AnimCoreABI.text(given.parameters, parameterLength, limit: largestText, "parameters")
        let libraryLength = Int(clamping: given.library_length)
        let library = try AnimCoreABI.text(given.library, libraryLength, limit: largestText, "library")
        let bytes = try AnimCoreABI.text(text, text_length, limit: largestText, "text")
        let limit = try memoryLimit(given.memory_limit)
        let keepsWarnings = try flag(given.keeps_warnings, "keeps_warnings")
        let read = try Document.load(
            bytes,
            parameters: parameters,
            library: library,
            memoryLimit: limit,
            keepsWarnings: keepsWarnings
        )
        result.pointee = makeHandle(DocumentHandle(read))
    }
}

@implementation @_cdecl("anim_document_destroy")
public func anim_document_destroy(_ document: OpaquePointer!) -> anim_status {
    if document == nil { return 0 }
    return destroying {
        attempt { () throws(AnimError) in
            _ = try object(document, as: DocumentHandle.self)
            releaseHandle(document, as: DocumentHandle.self)
        }
    }
}

// MARK: Warnings

@implementation @_cdecl("anim_document_get_warning_count")
public func anim_document_get_warning_count(
    _ document: OpaquePointer!,
    _ count: UnsafeMutablePointer<UInt32>!,
    _ total: UnsafeMutablePointer<UInt64>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let warnings = try object(document, as: DocumentHandle.self).document.warnings
        let countResult = try optional(count, "count")
        let totalResult = try optional(total, "total")
        countResult?.pointee = UInt32(warnings.list.count)
        totalResult?.pointee = UInt64(warnings.total)
    }
}

@implementation @_cdecl("anim_document_get_warning")
public func anim_document_get_warning(
    _ document: OpaquePointer!,
    _ index: UInt32,
    _ warning: UnsafeMutablePointer<anim_document_warning>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let size = try required(warning, "warning").pointee.struct_size
        let handle = try object(document, as: DocumentHandle.self)
        let found = try handle.document.warnings.warning(at: Int(truncatingIfNeeded: index))
        var result = anim_document_warning()
        result.kind = found.kind.rawValue
        result.line = found.place.line
        result.column = found.place.column
        result.offset = UInt64(found.offset)
        try fill(warning, size, with: result, "warning")
    }
}

@implementation @_cdecl("anim_document_get_warning_text")
public func anim_document_get_warning_text(
    _ document: OpaquePointer!,
    _ index: UInt32,
    _ which: Int32,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let handle = try object(document, as: DocumentHandle.self)
        let warning = try handle.document.warnings.warning(at: Int(truncatingIfNeeded: index))
        switch which {
        case 0: try write(warning.message.utf8, to: buffer, capacity, length)
        case 1: try write(warning.place.pointerBytes, to: buffer, capacity, length)
        case 2: try write(warning.suggestion, to: buffer, capacity, length)
        default: throw constantError("which", which, "ANIM_WARNING_TEXT_MESSAGE, POINTER and SUGGESTION")
        }
    }
}

@implementation @_cdecl("anim_scene_create")
public func anim_scene_create(
    _ document: OpaquePointer!,
    _ options: UnsafePointer<anim_scene_options>!,
    _ scene: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let handle = try object(document, as: DocumentHandle.self)
        let result = try required(scene, "scene")
        let sceneOptions = try AnimCoreABI.sceneOptions(options, .scene)
        guard sceneOptions.parameters.isEmpty, sceneOptions.library.isEmpty else {
            let name: StaticText = sceneOptions.parameters.isEmpty ? "library" : "parameters"
            throw argumentError(name, "must be null: anim_document_load() takes it")
        }
        result.pointee = SceneHandle.make(handle.document.makeScene(sceneOptions), handle.pool)
    }
}
