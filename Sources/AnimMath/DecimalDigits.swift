// SPDX-License-Identifier: MIT
/// A decimal number: ± digits · 10^exponent, without trailing zeros.
package struct DecimalDigits {
    private var isNegative: Bool
    private var digits: UInt64
    private var exponent: Int

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
            for place in (index + 1)..<bytes.count where bytes[place] &- 0x30 < 10 {
                power = power &* 10 &+ Int(bytes[place] &- 0x30)
            }
            exponent += isPowerNegative ? -power : power
        }
        strip()
    }

    @_optimize(speed)
    private mutating func strip() {
        if digits == 0 {
            isNegative = false
            exponent = 0
            return
        }
        while digits % 10 == 0 {
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
        var count = 1
        var power: UInt64 = 10
        while count < 20, digits >= power {
            count += 1
            power = power &* 10
        }
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
            var rest = digits
            for _ in 0..<min(count, -exponent) {
                text.prepend(byte: 0x30 + UInt8(truncatingIfNeeded: rest % 10))
                rest /= 10
            }
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
}

/// A number as text, without memory of its own: at most a sign, 24 digits, a point and a zero before it.
package struct DecimalText {
    private var bytes = InlineArray<32, UInt8>(repeating: 0x30)
    private var start = 32
    package fileprivate(set) var hasPoint = false

    package var first: UInt8 { bytes[start] }

    @inline(__always)
    fileprivate mutating func prepend(byte: UInt8) {
        start -= 1
        bytes[start] = byte
    }

    /// The bytes before the text are zeros already.
    @inline(__always)
    fileprivate mutating func prependZeros(_ count: Int) { start -= count }

    @inline(__always)
    fileprivate mutating func prepend(_ number: UInt64) {
        var rest = number
        repeat {
            prepend(byte: 0x30 + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
    }

    fileprivate func append(to array: inout [UInt8]) {
        bytes.span.withUnsafeBufferPointer { array.append(contentsOf: UnsafeBufferPointer(rebasing: $0[start...])) }
    }
}

extension [UInt8] {
    package mutating func append(_ text: DecimalText) { text.append(to: &self) }
}
