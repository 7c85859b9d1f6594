// SPDX-License-Identifier: MIT
/// A decimal number: ± digits · 10^exponent, without trailing zeros.
package struct DecimalDigits {
    private var isNegative: Bool
    private var digits: UInt64
    private var exponent: Int

    /// The number integer · 10^exponent.
    package init(_ integer: Int64, exponent: Int) {
        isNegative = integer < 0
        digits = integer.magnitude
        self.exponent = exponent
        strip()
    }

    /// The fewest digits that read back as the number.
    @_optimize(speed)
    @inline(never)
    package init(_ number: Double) {
        isNegative = number < 0
        digits = 0
        exponent = 0
        // A description is contiguous: digits with a point among them, and possibly e and a power of ten.
        _ = number.magnitude.description.utf8.withContiguousStorageIfAvailable { bytes in
            var index = 0
            var point = bytes.count
            while index < bytes.count, bytes[index] != 0x65 {
                let digit = bytes[index] &- 0x30
                if digit < 10 { digits = digits &* 10 &+ UInt64(digit) } else { point = index }
                index += 1
            }
            exponent = min(0, point &+ 1 &- index)
            guard index + 1 < bytes.count else { return }
            let isPowerNegative = bytes[index + 1] == 0x2D
            var power = 0
            for next in (index + 1)..<bytes.count where bytes[next] &- 0x30 < 10 {
                power = power &* 10 &+ Int(bytes[next] &- 0x30)
            }
            exponent += isPowerNegative ? -power : power
        }
        strip()
    }

    /// Removes trailing zeros.
    @_optimize(speed)
    @inline(never)
    private mutating func strip() {
        if digits == 0 {
            isNegative = false
            exponent = 0
            return
        }
        // Of numbers with nine decimals, most have several.
        while digits % 10_000 == 0 {
            digits /= 10_000
            exponent += 4
        }
        if digits % 100 == 0 {
            digits /= 100
            exponent += 2
        }
        if digits % 10 == 0 {
            digits /= 10
            exponent += 1
        }
    }

    /// Appends the number, either in as few bytes as possible, or with a digit before the point and an exponent only
    /// beyond 21 digits.
    package func append(to bytes: inout [UInt8], isShortest: Bool) {
        bytes.append(text(isShortest: isShortest))
    }

    /// The number as `append` writes it.
    @_optimize(speed)
    @inline(never)
    package func text(isShortest: Bool) -> DecimalText {
        let count = DecimalDigits.count(digits)
        // Digits before the point.
        let whole = count + exponent
        let plain = exponent >= 0 ? whole : (whole > 0 ? count + 1 : 1 - exponent)
        let size = exponent.magnitude
        let scientific = count + (exponent < 0 ? 2 : 1) + (size < 10 ? 1 : (size < 100 ? 2 : 3))
        var text = DecimalText()
        // Backwards, because each division yields the last digit.
        if isShortest ? scientific < plain : plain > 21 {
            text.prepend(UInt64(size))
            if exponent < 0 { text.prepend(byte: 0x2D) }
            text.prepend(byte: 0x65)
            text.prepend(digits)
        } else if exponent >= 0 {
            text.prependZeros(exponent)
            text.prepend(digits)
        } else {
            text.hasPoint = true
            let rest = text.prepend(digits, count: min(count, -exponent))
            if whole < 0 { text.prependZeros(-whole) }
            text.prepend(byte: 0x2E)
            if whole > 0 {
                text.prepend(rest)
            } else if !isShortest {
                text.prependZeros(1)
            }
        }
        if isNegative { text.prepend(byte: 0x2D) }
        return text
    }

    /// The number of decimal digits; 1 for 0.
    @inline(__always)
    private static func count(_ number: UInt64) -> Int {
        // 1233 / 4096 is just below the decimal logarithm of 2: this is the number of digits, or one less.
        let bits = UInt64.bitWidth - (number | 1).leadingZeroBitCount
        let count = (bits * 1233) >> 12
        return number >= powers[count] ? count + 1 : max(count, 1)
    }

    private static let powers: InlineArray<20, UInt64> = [
        1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
        100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
        10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
    ]
}

/// A number as text, without memory of its own: at most a space, a sign, a zero, a point and 24
/// digits.
package struct DecimalText {
    private var bytes = InlineArray<32, UInt8>(repeating: 0x30)
    private var start = 32
    package fileprivate(set) var hasPoint = false

    /// The first byte.
    package var first: UInt8 { bytes[start] }

    /// Puts a byte before the text.
    @inline(__always)
    package mutating func prepend(byte: UInt8) {
        start -= 1
        bytes[start] = byte
    }

    /// The bytes before the text are zeros already.
    @inline(__always)
    fileprivate mutating func prependZeros(_ count: Int) { start -= count }

    /// Two digits at a time: each division waits for the one before.
    @inline(__always)
    fileprivate mutating func prepend(_ number: UInt64) {
        var rest = number
        while rest >= 100 {
            prepend(pair: rest % 100)
            rest /= 100
        }
        if rest >= 10 { prepend(pair: rest) } else { prepend(byte: 0x30 + UInt8(truncatingIfNeeded: rest)) }
    }

    /// Prepends the last `count` digits, and returns the number without them.
    @inline(__always)
    fileprivate mutating func prepend(_ number: UInt64, count: Int) -> UInt64 {
        var rest = number
        for _ in 0..<(count / 2) {
            prepend(pair: rest % 100)
            rest /= 100
        }
        if count & 1 == 0 { return rest }
        prepend(byte: 0x30 + UInt8(truncatingIfNeeded: rest % 10))
        return rest / 10
    }

    /// Prepends two digits.
    @inline(__always)
    private mutating func prepend(pair: UInt64) {
        let pair = UInt32(truncatingIfNeeded: pair)
        // Below 179 this is pair / 10.
        let tens = (pair &* 103) >> 10
        prepend(byte: 0x30 + UInt8(truncatingIfNeeded: pair &- tens &* 10))
        prepend(byte: 0x30 + UInt8(truncatingIfNeeded: tens))
    }

    fileprivate func append(to array: inout [UInt8]) {
        bytes.span.withUnsafeBufferPointer { array.append(contentsOf: UnsafeBufferPointer(rebasing: $0[start...])) }
    }
}

extension DecimalText {
    /// A number whose shortest form is that of its description, which needs no digits of its own.
    ///
    /// - Returns: Nil for integers, and for numbers that may be shorter with an exponent.
    @_optimize(speed)
    @inline(never)
    package init?(_ number: Double, isShortest: Bool) {
        guard number.magnitude >= 0.1, number.magnitude < 1e15, Double(Int64(number)) != number else { return nil }
        self.init()
        hasPoint = true
        // A description is contiguous, at most 20 bytes here: a sign, 17 digits, a zero, a point.
        _ = number.description.utf8.withContiguousStorageIfAvailable { description in
            start -= description.count
            for index in description.indices { bytes[start + index] = description[index] }
        }
        guard isShortest, number.magnitude < 1 else { return }
        start += 1
        if number < 0 { bytes[start] = 0x2D }
    }
}

extension [UInt8] {
    /// Appends the bytes of a text.
    package mutating func append(_ text: DecimalText) { text.append(to: &self) }
}
