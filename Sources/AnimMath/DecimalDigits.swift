// SPDX-License-Identifier: MIT
/// A decimal number: ± digits · 10^exponent, without zeros at its end.
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
    @inline(never)
    package init(_ number: Double) {
        isNegative = number < 0
        digits = 0
        exponent = 0
        var fraction = 0
        var power = 0
        var isFraction = false
        var isPower = false
        var isPowerNegative = false
        // A description is always contiguous: digits, a point, e and a sign.
        _ = number.magnitude.description.utf8.withContiguousStorageIfAvailable { bytes in
            for byte in bytes {
                if byte == 0x2E {
                    isFraction = true
                } else if byte == 0x65 {
                    isPower = true
                } else if byte == 0x2D {
                    isPowerNegative = true
                } else if byte &- 0x30 < 10 {
                    if isPower {
                        power = power &* 10 &+ Int(byte &- 0x30)
                    } else {
                        digits = digits &* 10 &+ UInt64(byte &- 0x30)
                        if isFraction { fraction += 1 }
                    }
                }
            }
        }
        exponent = (isPowerNegative ? -power : power) - fraction
        strip()
    }

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

    /// Appends the number: in as few bytes as possible, or with a digit before the point and an exponent only beyond 21 digits.
    @inline(never)
    package func append(to bytes: inout [UInt8], isShortest: Bool) {
        if isNegative { bytes.append(0x2D) }
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
        if isShortest ? scientific < plain : plain > 21 {
            bytes.append(decimal: digits)
            bytes.append(0x65)
            if exponent < 0 { bytes.append(0x2D) }
            bytes.append(decimal: UInt64(size))
            return
        }
        if whole <= 0 {
            if !isShortest { bytes.append(0x30) }
            bytes.append(0x2E)
            for _ in 0..<(-whole) { bytes.append(0x30) }
        }
        let start = bytes.count
        bytes.append(decimal: digits)
        if whole > 0, exponent < 0 { bytes.insert(0x2E, at: start + whole) }
        if exponent > 0 { for _ in 0..<exponent { bytes.append(0x30) } }
    }
}
