// SPDX-License-Identifier: MIT
import AnimMath

/// Writes a state as bytes, or reads it from them: one visitor for both directions, so that they cannot part.
///
/// Each `code` writes what it is given, or puts in its place what the bytes say. The first thing that is wrong is kept in
/// `failure`; from then on all that is read is 0 and every count is 0, so that what reads comes to its end. Bytes are
/// hostile: who reads checks every number, and every count is bounded by the bytes that are left.
///
/// Integers are LEB128 (signed ones with the sign in the lowest bit), doubles their bits in little endian. What is said
/// often (springs, easing functions) is written where it is first met, and known by its number from then on.
///
/// Layout: "animcore", format (4 bytes), content (4), length of everything (8), sections, checksum (8). A section is its
/// number (1 byte), its length (4) and what it holds.
package struct StateCoder {
    /// What the bytes hold.
    package enum Content: UInt32, Sendable {
        case stage = 1
        case scene = 2
    }

    package static let format: UInt32 = 2
    private static let headerSize = 24
    /// The most bytes of a state.
    package static let largestSize = 268_435_456

    package let isReading: Bool
    package private(set) var failure: AnimError?
    private var memory: UnsafeMutablePointer<UInt8>
    private var position = 0
    /// Reading: where the present section ends. Writing: how much memory there is.
    private var limit: Int

    /// What has been met so far, in order.
    private(set) var definitions: [Definition] = []
    private var definitionNumbers = NumberTable()
    /// What moves by the easing function that is written next, for the message where that cannot be written.
    package var subject: ErrorText = "something"

    /// A coder that writes. `finish` must be called, which releases its memory.
    package init(writing content: Content, capacity: Int) {
        isReading = false
        limit = max(capacity, 64)
        memory = .allocate(capacity: limit)
        for byte: UInt8 in [0x61, 0x6E, 0x69, 0x6D, 0x63, 0x6F, 0x72, 0x65] { put(byte) }
        put(fixed: UInt64(StateCoder.format) | UInt64(content.rawValue) << 32)
        put(fixed: 0)
    }

    /// A coder that reads bytes, which stay where they are.
    /// - Throws: `.syntax` for what is no state or was damaged, `.kind` for one of another content, `.limit`.
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
            throw AnimError(.syntax, "the snapshot is damaged: its checksum is another")
        }
        guard kind >> 32 == UInt64(content.rawValue) else {
            let noun: StaticText = content == .stage ? "scene" : "stage"
            throw AnimError(.kind, "the snapshot is that of a \(noun)")
        }
        // The densest are small whole numbers, of which records are made.
        try Memory.ask(bytes.count, of: 8)
    }

    /// The bytes that were written; releases the memory.
    package mutating func finish() throws(AnimError) -> [UInt8] {
        defer { memory.deallocate() }
        if let failure { throw failure }
        guard position <= StateCoder.largestSize - 8 else {
            throw AnimError(.limit, "the state takes more than \(StateCoder.largestSize) bytes")
        }
        patch(UInt64(position + 8), 8, at: 16)
        put(fixed: StateCoder.checksum(memory, position))
        return [UInt8](UnsafeBufferPointer(start: memory, count: position))
    }

    /// Checks that everything was read.
    package mutating func finishReading() throws(AnimError) {
        if position != limit { damaged() }
        if let failure { throw failure }
    }

    /// A hash in which a change of any bit shows.
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

    /// A hash of a text.
    @inline(never)
    package static func checksum(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { checksum($0, bytes.count) } ?? 0 }
    }

    // MARK: What is wrong

    /// Says what is wrong, unless something was before.
    @inline(never)
    package mutating func fail(_ error: AnimError) {
        if failure == nil { failure = error }
        if isReading { position = limit }
    }

    /// What was read cannot be. Where that is says enough: only whoever made the checksum right again comes here.
    @inline(never)
    package mutating func damaged() {
        fail(AnimError(.syntax, "the snapshot is damaged: what stands before byte \(position) cannot be"))
    }

    /// Checks something that was read. What is written is what it should be.
    /// - Returns: whether nothing is wrong so far.
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
            // What is written from now on is thrown away.
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

    private mutating func patch(_ word: UInt64, _ count: Int, at place: Int) {
        for index in 0..<count { memory[place + index] = UInt8(truncatingIfNeeded: word >> UInt64(8 * index)) }
    }

    /// A part with a number of its own, which must be read as it was written: all of it, and no more.
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
            patch(UInt64(position - start - 4), 4, at: start)
        }
    }

    // MARK: Numbers

    /// Any integer, small ones in few bytes.
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

    /// Any double at all.
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

    /// A number from 0 on, below `limit`: flags together, or the raw value of an enumeration.
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

    /// How many things follow, each of which takes so many bytes at least.
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

    // MARK: Many

    /// Doubles where they stand; what is read is within −limit…limit.
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

    /// As many doubles as the array has: any.
    @inline(never)
    package mutating func code(elements numbers: inout [Double]) {
        for index in numbers.indices { code(&numbers[index]) }
    }

    /// An array of finite doubles that is empty or has `count`, as it says.
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

    // MARK: What is said often

    /// A spring; nil where it cannot be.
    @inline(never)
    package mutating func code(_ given: Spring?) -> Spring? {
        let number = define(Definition.spring, given.map { [$0.mass, $0.stiffness, $0.damping] })
        guard number >= 0 else { return nil }
        check(definitions[number].spring != nil)
        return definitions[number].spring
    }

    /// An easing function; nil where it cannot be.
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

    /// The number of a definition, which is written or read where it is met first; −1 for one that cannot be.
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
