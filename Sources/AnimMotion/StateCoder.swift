// SPDX-License-Identifier: MIT
import AnimMath

/// Writes a state as bytes, or reads it: one visitor for both directions, so that they cannot diverge.
///
/// Each `code` writes its argument, or replaces it by what the bytes contain. The first error is kept in `failure`;
/// from then on all numbers read are 0 and every count is 0, so that readers terminate. Bytes are untrusted: readers
/// check every number, and the bytes that are left bound every count.
///
/// Integers are LEB128 (signed ones with the sign in the lowest bit), doubles are their bits in little endian. Shared
/// values (springs, easing functions) are written at their first occurrence and afterwards referred to by number.
///
/// Layout: "animcore", format (4 bytes), content (4), total length (8), sections, checksum (8). A section is its number
/// (1 byte), its length (4) and its contents.
package struct StateCoder {
    /// The kind of state in the bytes.
    package enum Content: UInt32, Sendable {
        case stage = 1
        case scene = 2
    }

    package static let format: UInt32 = 2
    private static let headerSize = 24
    /// The largest size of a state in bytes.
    package static let largestSize = 268_435_456

    package let isReading: Bool
    package private(set) var failure: AnimError?
    private var memory: UnsafeMutablePointer<UInt8>
    private var position = 0
    /// Reading: the end of the present section. Writing: the capacity of the memory.
    private var limit: Int

    /// The definitions so far, in order.
    private(set) var definitions: [Definition] = []
    private var definitionNumbers = NumberTable()
    /// The subject that uses the next easing function, for the message if it cannot be written.
    package var subject: ErrorText = "something"

    /// A coder that writes. `finish` must be called to release its memory.
    /// - Throws: `.memory`.
    package init(writing content: Content, capacity: Int) throws(AnimError) {
        isReading = false
        limit = max(capacity, 64)
        // The lists from which it is written take as much again.
        try Memory.ask(2 * limit)
        memory = .allocate(capacity: limit)
        for byte: UInt8 in [0x61, 0x6E, 0x69, 0x6D, 0x63, 0x6F, 0x72, 0x65] { put(byte) }
        put(fixed: UInt64(StateCoder.format) | UInt64(content.rawValue) << 32)
        put(fixed: 0)
    }

    /// A coder that reads bytes in place.
    /// - Throws: `.syntax` for bytes that are not a state or are damaged, `.kind` for another content, `.limit`.
    package init(reading content: Content, _ bytes: UnsafeBufferPointer<UInt8>) throws(AnimError) {
        isReading = true
        guard let start = bytes.baseAddress, bytes.count >= StateCoder.headerSize + 8 else {
            throw AnimError(.syntax, "the bytes are too few for a snapshot")
        }
        memory = UnsafeMutablePointer(mutating: start)
        limit = bytes.count
        // "animcore" in little endian.
        guard takeFixed() == 0x6572_6F63_6D69_6E61 else { throw AnimError(.syntax, "the bytes are no snapshot") }
        let kind = takeFixed()
        let format = UInt32(truncatingIfNeeded: kind)
        guard format == StateCoder.format else {
            throw AnimError(.syntax, "the snapshot has format \(format), but this library knows \(StateCoder.format)")
        }
        guard takeFixed() == UInt64(bytes.count) else {
            throw AnimError(.syntax, "the snapshot has another length than it says")
        }
        limit = bytes.count - 8
        let sum = StateCoder.checksum(memory, limit)
        guard UnsafeRawPointer(memory + limit).loadUnaligned(as: UInt64.self).littleEndian == sum else {
            throw AnimError(.syntax, "the snapshot is damaged: its checksum does not match")
        }
        guard kind >> 32 == UInt64(content.rawValue) else {
            let noun: StaticText = content == .stage ? "scene" : "stage"
            throw AnimError(.kind, "the snapshot is that of a \(noun)")
        }
        // The densest content is small integers, from which records are made.
        try Memory.ask(bytes.count, of: 8)
    }

    /// Returns the written bytes and releases the memory.
    package mutating func finish() throws(AnimError) -> [UInt8] {
        defer { memory.deallocate() }
        if let failure { throw failure }
        guard position <= StateCoder.largestSize - 8 else {
            throw AnimError(.limit, "the state takes more than \(StateCoder.largestSize) bytes")
        }
        patch(UInt64(position + 8), 8, at: 16)
        put(fixed: StateCoder.checksum(memory, position))
        try Memory.ask(position)
        return [UInt8](UnsafeBufferPointer(start: memory, count: position))
    }

    /// Checks that everything was read.
    package mutating func finishReading() throws(AnimError) {
        if position != limit { damaged() }
        if let failure { throw failure }
    }

    /// A hash that detects a change of any bit.
    package static func checksum(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
        var hasher = StateHasher()
        hasher.combine(UInt64(count))
        var offset = 0
        while offset + 8 <= count {
            hasher.combine(UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self).littleEndian)
            offset += 8
        }
        while offset < count {
            hasher.combine(UInt64(bytes[offset]))
            offset += 1
        }
        return hasher.finalized()
    }

    /// The hash of a text.
    @inline(never)
    package static func checksum(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { checksum($0, bytes.count) } ?? 0 }
    }

    // MARK: Errors

    /// Records an error, unless there is an earlier one.
    @inline(never)
    package mutating func fail(_ error: AnimError) {
        if failure == nil { failure = error }
        if isReading { position = limit }
    }

    /// Rejects a value that was read. The message only gives its place: only forged checksums lead here.
    @inline(never)
    package mutating func damaged() {
        fail(AnimError(.syntax, "the snapshot is damaged: the format does not allow the value before byte \(position)"))
    }

    /// Checks a value that was read. Written values are assumed valid.
    /// - Returns: whether there is no error so far.
    @inline(never)
    @discardableResult
    package mutating func check(_ isRight: Bool) -> Bool {
        if isReading, !isRight { damaged() }
        return failure == nil
    }

    // MARK: Bytes

    @inline(never)
    private mutating func grow(_ count: Int) {
        do throws(AnimError) {
            try Memory.ask(2 * limit + count)
        } catch {
            // Anything written from now on is discarded.
            if failure == nil { failure = error }
            position = 0
            if count <= limit { return }
        }
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * limit + count)
        larger.moveInitialize(from: memory, count: position)
        memory.deallocate()
        memory = larger
        limit = 2 * limit + count
    }

    private mutating func put(_ byte: UInt8) {
        if position == limit { grow(1) }
        memory[position] = byte
        position += 1
    }

    @inline(never)
    private mutating func put(fixed word: UInt64) {
        if limit - position < 8 { grow(8) }
        UnsafeMutableRawPointer(memory + position).storeBytes(of: word.littleEndian, as: UInt64.self)
        position += 8
    }

    @inline(never)
    private mutating func takeFixed() -> UInt64 {
        guard limit - position >= 8 else {
            damaged()
            return 0
        }
        position += 8
        return UnsafeRawPointer(memory + (position - 8)).loadUnaligned(as: UInt64.self).littleEndian
    }

    private mutating func patch(_ word: UInt64, _ count: Int, at offset: Int) {
        for index in 0..<count { memory[offset + index] = UInt8(truncatingIfNeeded: word >> UInt64(8 * index)) }
    }

    /// A section with its own number, which must be read exactly as it was written: completely and no further.
    @inline(never)
    package mutating func section(_ number: UInt8, _ body: (inout StateCoder) -> Void) {
        if isReading {
            guard failure == nil, limit - position >= 5, memory[position] == number else {
                return damaged()
            }
            var length = 0
            for index in 0..<4 {
                length |= Int(truncatingIfNeeded: UInt64(memory[position + 1 + index]) << (8 * index))
            }
            position += 5
            guard length >= 0, length <= limit - position else { return damaged() }
            let end = limit
            limit = position + length
            body(&self)
            if position != limit { damaged() }
            limit = end
            if failure != nil { position = limit }
        } else {
            put(number)
            let start = position
            for _ in 0..<4 { put(0) }
            body(&self)
            // Without memory the position has gone back, and the bytes are discarded.
            patch(UInt64(truncatingIfNeeded: position - start - 4), 4, at: start)
        }
    }

    // MARK: Numbers

    /// Any integer; small ones take few bytes.
    @inline(never)
    package mutating func code(bits given: UInt64) -> UInt64 {
        if isReading {
            var (bits, shift): (UInt64, UInt64) = (0, 0)
            while position < limit, shift < 64 {
                let byte = UInt64(memory[position])
                position += 1
                bits |= (byte & 0x7F) << shift
                if byte < 0x80 { return bits }
                shift += 7
            }
            damaged()
            return 0
        }
        var left = given
        while left >= 0x80 {
            put(UInt8(truncatingIfNeeded: left) | 0x80)
            left >>= 7
        }
        put(UInt8(truncatingIfNeeded: left))
        return given
    }

    @inline(never)
    package mutating func code(_ number: inout Int64) {
        let folded = code(bits: UInt64(bitPattern: number << 1 ^ number >> 63))
        if isReading { number = Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1) }
    }

    package mutating func code(_ number: inout UInt64) { number = code(bits: number) }

    @inline(never)
    package mutating func code(_ flag: inout Bool) { flag = choice(flag ? 1 : 0, below: 2) == 1 }

    /// Any double.
    @inline(never)
    package mutating func code(_ number: inout Double) {
        if isReading { number = Double(bitPattern: takeFixed()) } else { put(fixed: number.bitPattern) }
    }

    /// A double within −limit…limit.
    @inline(never)
    package mutating func code(_ number: inout Double, within limit: Double) {
        code(&number)
        if !(number.magnitude <= limit) { damaged() }
    }

    /// A time in flicks within 0…2⁶².
    @inline(never)
    package mutating func code(flicks: inout Int64) {
        code(&flicks)
        if flicks < 0 || flicks > 1 << 62 {
            damaged()
            flicks = 0
        }
    }

    /// An integer from 0 to below `limit`: combined flags, or the raw value of an enumeration.
    @inline(never)
    package mutating func choice(_ given: Int32, below limit: Int32) -> Int32 {
        let bits = code(bits: UInt64(truncatingIfNeeded: given))
        guard bits < UInt64(truncatingIfNeeded: limit) else {
            damaged()
            return 0
        }
        return Int32(truncatingIfNeeded: bits)
    }

    /// An index below a count, or −1.
    @inline(never)
    package mutating func code(_ index: inout Int32, below count: Int) {
        let bits = code(bits: UInt64(bitPattern: Int64(index)) &+ 1)
        if bits > UInt64(count) {
            damaged()
            index = -1
        } else {
            index = Int32(truncatingIfNeeded: bits) &- 1
        }
    }

    /// The count of the following items, each of which takes at least a number of bytes.
    @inline(never)
    package mutating func count(_ given: Int, each size: Int = 1) -> Int {
        let bits = code(bits: UInt64(given))
        guard isReading else { return given }
        guard bits <= UInt64((limit - position) / size) else {
            damaged()
            return 0
        }
        return Int(bits)
    }

    // MARK: Sequences

    /// Doubles in place; those read must be within −limit…limit.
    package mutating func code(
        _ numbers: UnsafeMutablePointer<Double>,
        _ count: Int,
        within largest: Double = .greatestFiniteMagnitude
    ) {
        for index in 0..<count { code(&numbers[index], within: largest) }
    }

    /// As many doubles as the array has, all finite.
    @inline(never)
    package mutating func code(finite numbers: inout [Double]) {
        for index in numbers.indices {
            code(&numbers[index])
            check(numbers[index].isFinite)
        }
    }

    /// As many doubles as the array has, without checks.
    @inline(never)
    package mutating func code(elements numbers: inout [Double]) {
        for index in numbers.indices { code(&numbers[index]) }
    }

    /// An array of finite doubles that is either empty or has `count`; a flag says which.
    @inline(never)
    package mutating func code(_ numbers: inout [Double], orEmpty count: Int) {
        var isThere = !numbers.isEmpty
        code(&isThere)
        if isReading, isThere { numbers = [Double](repeating: 0, count: failure == nil ? count : 0) }
        code(finite: &numbers)
    }

    /// Any bytes.
    @inline(never)
    package mutating func code(_ bytes: inout [UInt8]) {
        let count = self.count(bytes.count)
        if isReading {
            bytes = [UInt8](UnsafeBufferPointer(start: memory + position, count: count))
            position += count
        } else {
            for byte in bytes { put(byte) }
        }
    }

    /// Well-formed UTF-8.
    package mutating func code(text: inout [UInt8]) {
        code(&text)
        if isReading, !isValidUTF8(text) { damaged() }
    }

    // MARK: Shared values

    /// A spring; nil if it is invalid.
    @inline(never)
    package mutating func code(_ given: Spring?) -> Spring? {
        let number = define(Definition.spring, given.map { [$0.mass, $0.stiffness, $0.damping] })
        guard number >= 0 else { return nil }
        check(definitions[number].spring != nil)
        return definitions[number].spring
    }

    /// An easing function; nil if it is invalid.
    @inline(never)
    package mutating func code(_ given: Easing?) -> Easing? {
        if let given, given.sort == .callback {
            fail(AnimError(.state, "\(subject) moves by an easing function of the host's, which cannot be written"))
            return nil
        }
        let number = define(given.map { Int32($0.sort.rawValue) } ?? 0, given?.numbers)
        guard number >= 0 else { return nil }
        check(definitions[number].easing != nil)
        return definitions[number].easing
    }

    /// The number of a definition, which is written or read at its first occurrence; −1 for an invalid one.
    @inline(never)
    private mutating func define(_ sort: Int32, _ given: [Double]?) -> Int {
        var definition = Definition(sort: sort, numbers: given ?? [])
        var number = definitions.count
        if given != nil { number = definitionNumbers.find(definition, in: definitions) ?? number }
        number = Int(truncatingIfNeeded: min(code(bits: UInt64(number)), 1 << 30))
        guard check(number <= definitions.count) else { return -1 }
        guard number == definitions.count else { return number }
        definition.sort = choice(sort, below: Definition.spring + 1)
        let count = self.count(definition.numbers.count, each: 8)
        if isReading { definition.numbers = [Double](repeating: 0, count: count) }
        code(elements: &definition.numbers)
        guard failure == nil, definition.make() else {
            damaged()
            return -1
        }
        definitions.append(definition)
        if !isReading { definitionNumbers.add(definition, number) }
        return number
    }

    @inline(never)
    package mutating func code(_ curve: inout CubicBezier) {
        var (x1, y1, x2, y2) = (curve.x1, curve.y1, curve.x2, curve.y2)
        code(&x1)
        code(&y1)
        code(&x2)
        code(&y2)
        guard isReading, failure == nil else { return }
        if let read = try? CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2) { curve = read } else { damaged() }
    }
}
