// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

// Everything that crosses the ABI is untrusted until it has been checked here.

/// `ANIM_LIMIT_ARRAY`.
let largestArray = 268_435_456

/// Whether an address can be valid: not null, not in the first page, and aligned.
func isPlausible(_ pointer: UnsafeRawPointer, alignment: Int) -> Bool {
    let address = UInt(bitPattern: pointer)
    return address >= 4096 && address % UInt(alignment) == 0
}

/// The error for an argument: its name, and what is wrong with it.
@inline(never)
func argumentError(_ name: StaticText, _ problem: StaticText) -> AnimError {
    AnimError(.argument, "\(name) \(problem)")
}

/// The error for a number that is not a constant of an enum.
/// - Parameter constants: The prefix of the allowed constants, or their names.
@inline(never)
func constantError(_ name: StaticText, _ value: Int32, _ constants: StaticText) -> AnimError {
    AnimError(.argument, "\(name) is \(value), but must be one of \(constants)")
}

/// The error for a number with bits outside a set of flags.
@inline(never)
func flagsError(_ name: StaticText, _ value: UInt32, _ constants: StaticText) -> AnimError {
    AnimError(.argument, "\(name) is \(value), but must be a sum of \(constants)")
}

/// A pointer that must point at a `Pointee`.
func required<Pointee>(
    _ pointer: UnsafePointer<Pointee>?,
    _ name: StaticText
) throws(AnimError) -> UnsafePointer<Pointee> {
    guard let pointer else { throw argumentError(name, "is null") }
    guard isPlausible(UnsafeRawPointer(pointer), alignment: MemoryLayout<Pointee>.alignment) else {
        throw argumentError(name, "is no valid address: it is misaligned or in the first page")
    }
    return pointer
}

/// A pointer through which a result is written.
func required<Pointee>(
    _ pointer: UnsafeMutablePointer<Pointee>?,
    _ name: StaticText
) throws(AnimError) -> UnsafeMutablePointer<Pointee> {
    guard let pointer else { throw argumentError(name, "is null") }
    guard isPlausible(UnsafeRawPointer(pointer), alignment: MemoryLayout<Pointee>.alignment) else {
        throw argumentError(name, "is no valid address: it is misaligned or in the first page")
    }
    return pointer
}

/// `required`, inlined: for calls that compute a single number.
@inline(__always)
func present<Pointee>(
    _ pointer: UnsafePointer<Pointee>?,
    _ name: StaticText
) throws(AnimError) -> UnsafePointer<Pointee> {
    guard let pointer, isPlausible(UnsafeRawPointer(pointer), alignment: MemoryLayout<Pointee>.alignment) else {
        return try required(pointer, name)
    }
    return pointer
}

@inline(__always)
func present<Pointee>(
    _ pointer: UnsafeMutablePointer<Pointee>?,
    _ name: StaticText
) throws(AnimError) -> UnsafeMutablePointer<Pointee> {
    guard let pointer, isPlausible(UnsafeRawPointer(pointer), alignment: MemoryLayout<Pointee>.alignment) else {
        return try required(pointer, name)
    }
    return pointer
}

/// A pointer through which a result is written, or null if the caller does not need it.
func optional<Pointee>(
    _ pointer: UnsafeMutablePointer<Pointee>?,
    _ name: StaticText
) throws(AnimError) -> UnsafeMutablePointer<Pointee>? {
    if pointer == nil { return nil }
    return try required(pointer, name)
}

/// The elements of an input array. `size_t` arrives as a signed number: negative ones are absurd.
func array<Element>(
    _ pointer: UnsafePointer<Element>?,
    _ count: Int,
    _ name: StaticText
) throws(AnimError) -> UnsafeBufferPointer<Element> {
    guard count >= 0, count <= largestArray else {
        throw AnimError(.limit, "the count of \(name) is beyond ANIM_LIMIT_ARRAY")
    }
    if count == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: try required(pointer, name), count: count)
}

/// The elements of an output array.
func array<Element>(
    _ pointer: UnsafeMutablePointer<Element>?,
    _ count: Int,
    _ name: StaticText
) throws(AnimError) -> UnsafeMutableBufferPointer<Element> {
    guard count >= 0, count <= largestArray else {
        throw AnimError(.limit, "the count of \(name) is beyond ANIM_LIMIT_ARRAY")
    }
    if count == 0 { return UnsafeMutableBufferPointer(start: nil, count: 0) }
    return UnsafeMutableBufferPointer(start: try required(pointer, name), count: count)
}

/// A copy of the elements of an input array.
func copied<Element>(
    _ pointer: UnsafePointer<Element>?,
    _ count: Int,
    _ name: StaticText
) throws(AnimError) -> [Element] {
    let elements = try array(pointer, count, name)
    try Memory.ask(count, of: MemoryLayout<Element>.stride)
    return [Element](elements)
}

/// The bytes of a text of at most `limit` bytes, not validated.
func text(
    _ pointer: UnsafePointer<CChar>?,
    _ length: Int,
    limit: Int,
    _ name: StaticText
) throws(AnimError) -> [UInt8] {
    var bytes: [UInt8] = []
    try read(pointer, length, limit: limit, name, into: &bytes)
    return bytes
}

/// As above, into reused memory.
func read(
    _ pointer: UnsafePointer<CChar>?,
    _ length: Int,
    limit: Int,
    _ name: StaticText,
    into bytes: inout [UInt8]
) throws(AnimError) {
    bytes.removeAll(keepingCapacity: true)
    guard length >= 0, length <= limit else {
        throw AnimError(.limit, "\(name) is longer than \(limit) bytes")
    }
    if length == 0 { return }
    let start = try required(pointer, name)
    if length > max(64, bytes.capacity) { try Memory.ask(length) }
    start.withMemoryRebound(to: UInt8.self, capacity: length) {
        let text = UnsafeBufferPointer(start: $0, count: length)
        if bytes.capacity < length { bytes = [UInt8](copying: text) } else { bytes.append(contentsOf: text) }
    }
}

/// A name: UTF-8 of at most `ANIM_LIMIT_NAME_BYTES`, without NUL.
func name(
    _ pointer: UnsafePointer<CChar>?,
    _ length: Int,
    _ argument: StaticText = "name"
) throws(AnimError) -> [UInt8] {
    var bytes: [UInt8] = []
    try readName(pointer, length, argument, into: &bytes)
    return bytes
}

/// As above, into reused memory.
func readName(
    _ pointer: UnsafePointer<CChar>?,
    _ length: Int,
    _ argument: StaticText = "name",
    into bytes: inout [UInt8]
) throws(AnimError) {
    try read(pointer, length, limit: Stage.longestName, argument, into: &bytes)
    guard isValidUTF8(bytes) else { throw argumentError(argument, "is not valid UTF-8") }
    for byte in bytes where byte == 0 { throw argumentError(argument, "has a NUL in it") }
}

/// The error for an unknown name, with the nearest known one and all others.
@inline(never)
func unknownWord(
    _ argument: StaticText,
    _ name: [UInt8],
    _ noun: StaticText,
    _ words: WordList,
    _ listName: StaticText
) -> AnimError {
    var suggestion = Suggestion(for: name[...])
    for word in words { suggestion.offer([UInt8](word)) }
    return AnimError(
        .notFound,
        "\(argument) is \(JSONText.quoted(name[...])), which is no \(noun)\(suggestion.ending(listName: listName))"
    )
}

/// A boolean: 0 or 1.
func flag(_ value: Int32, _ name: StaticText) throws(AnimError) -> Bool {
    guard value == 0 || value == 1 else { throw argumentError(name, "must be 0 or 1") }
    return value == 1
}

func finite(_ number: Double, _ name: StaticText) throws(AnimError) -> Double {
    guard number.isFinite else { throw argumentError(name, "must be finite") }
    return number
}

/// A number that a property or a path may hold: finite, and at most 1e150 in size.
@inline(never)
@discardableResult
func bounded(_ number: Double, _ name: StaticText) throws(AnimError) -> Double {
    guard try finite(number, name).magnitude <= Stage.largestComponent else {
        throw AnimError(.limit, "\(name) must be at most 1e150 in size")
    }
    return number
}

/// Writes text as the header specifies: always its length, its bytes if there is a capacity, and a NUL if there is
/// room.
func write(
    _ bytes: some Collection<UInt8>,
    to buffer: UnsafeMutablePointer<CChar>?,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?
) throws(AnimError) {
    let length = try required(length, "length")
    guard capacity >= 0 else { throw AnimError(.limit, "capacity is beyond any memory") }
    let target = UnsafeMutableBufferPointer(start: capacity > 0 ? try required(buffer, "buffer") : nil, count: capacity)
    if capacity > 0 {
        guard bytes.count <= capacity else {
            throw AnimError(.capacity, "buffer has \(capacity) bytes, but the text has \(bytes.count)")
        }
        let copied: Void? = bytes.withContiguousStorageIfAvailable { source in
            UnsafeMutableRawBufferPointer(target).copyMemory(from: UnsafeRawBufferPointer(source))
        }
        if copied == nil {
            for (index, byte) in bytes.enumerated() { target[index] = CChar(bitPattern: byte) }
        }
        if bytes.count < target.count { target[bytes.count] = 0 }
    }
    length.pointee = bytes.count
}

/// Fills a struct that begins with `struct_size`, for a caller whose header may be older or newer: writes the part
/// known to both, and zeros beyond.
func fill<Value>(
    _ pointer: UnsafeMutablePointer<Value>?,
    _ structSize: UInt32,
    least: Int = MemoryLayout<Value>.size,
    with value: Value,
    _ name: StaticText
) throws(AnimError) {
    let pointer = try required(pointer, name)
    let size = try checkedSize(structSize, least: least)
    let target = UnsafeMutableRawPointer(pointer)
    withUnsafeBytes(of: value) { source in
        target.copyMemory(from: source.baseAddress ?? UnsafeRawPointer(target), byteCount: min(size, source.count))
    }
    if size > MemoryLayout<Value>.size {
        (target + MemoryLayout<Value>.size).initializeMemory(
            as: UInt8.self,
            repeating: 0,
            count: size - MemoryLayout<Value>.size
        )
    }
    target.storeBytes(of: structSize, as: UInt32.self)
}

/// The caller's struct that begins with `struct_size`. The caller's header may be older: members that it lacks are
/// those of `defaults`.
/// - Parameter least: The size of the struct in its first version.
func grown<Value>(_ pointer: UnsafePointer<Value>, least: Int, _ defaults: Value) throws(AnimError) -> Value {
    let source = UnsafeRawPointer(pointer)
    // Only whole members of 8 bytes: no header ends within a member, which could be a pointer.
    let size = try checkedSize(source.load(as: UInt32.self), least: least) & ~7
    var value = defaults
    withUnsafeMutableBytes(of: &value) { target in
        target.copyMemory(from: UnsafeRawBufferPointer(start: source, count: min(size, MemoryLayout<Value>.size)))
    }
    return value
}

/// The size of a struct that has not grown since its first version.
func checkedSize<Value>(_ structSize: UInt32, of type: Value.Type) throws(AnimError) -> Int {
    try checkedSize(structSize, least: MemoryLayout<Value>.size)
}

/// The caller's size of a struct: at least that of its first version; 64 KiB is absurd.
func checkedSize(_ structSize: UInt32, least: Int) throws(AnimError) -> Int {
    guard structSize >= UInt32(least) else {
        throw AnimError(
            .argument,
            "struct_size is \(structSize), but the struct has \(least) bytes; fill it by its default function"
        )
    }
    guard structSize <= 65_536 else { throw AnimError(.limit, "struct_size is beyond 65536") }
    return Int(structSize)
}
