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

    /// The fewest digits that read back as the number; of several with as few, those nearest to it.
    @_optimize(speed)
    @inline(never)
    package init(_ number: Double) {
        if number.magnitude < 0x1p52, Double(Int64(number)) == number {
            self.init(Int64(number), exponent: 0)
        } else if let digits = DecimalDigits(inReachOf: number) {
            self = digits
        } else {
            self.init(described: number)
        }
    }

    /// As above, for the numbers from 2^-16 to 2^52 that are no integers.
    ///
    /// What is within half a step between neighboring doubles reads back as the number; what is just half a step away
    /// does so too if its significand is even. Multiples of the least power of ten that is longer than a step come
    /// first: at most one is within reach. If none is, the next lower power has one or two. (Raffaello Giulietti, "The
    /// Schubfach way to render doubles", 2020.) In this range all is exact in 128 bits, without a table of rounded
    /// powers.
    @inline(__always)
    private init?(inReachOf number: Double) {
        let bits = number.magnitude.bitPattern
        let biased = Int(bits &>> 52)
        guard biased >= 1023 - 16, biased < 1023 + 52 else { return nil }
        isNegative = number < 0
        if bits & 0x000F_FFFF_FFFF_FFFF == 0 {
            // The steps below and above a power of two differ. From 2^-16 to a half it is 5^n / 10^n, which has at most
            // 12 digits: no shorter decimal reads back as it.
            (digits, exponent) = (DecimalDigits.fives[1023 &- biased], biased &- 1023)
            return
        }
        let significand = bits & 0x000F_FFFF_FFFF_FFFF | 0x0010_0000_0000_0000
        // A step is 2^-power, and 10^-decimals the largest power of ten that is no longer. 1233 / 4096 is near enough to
        // the decimal logarithm of 2.
        let power = 1075 &- biased
        let decimals = (power &* 1233 &+ 4095) &>> 12
        let five = DecimalDigits.fives[decimals]
        // The number is whole + rest / 2^shift, in units of 10^-decimals.
        let shift = UInt64(power &- decimals &+ 2)
        let (high, low) = (significand &* 4).multipliedFullWidth(by: five)
        let whole = high &<< (64 &- shift) | low &>> shift
        let rest = low & (1 &<< shift &- 1)
        // Half a step in units of 2^-shift, or just less where half a step is too much.
        let reach = 2 &* five &- significand & 1
        let last = whole % 10
        let below = last &<< shift &+ rest
        exponent = -decimals
        if below <= reach || 10 &<< shift &- below <= reach {
            digits = below <= reach ? whole &- last : whole &- last &+ 10
            strip()
        } else {
            let half: UInt64 = 1 &<< (shift &- 1)
            let isUp = rest > reach || rest > half || rest == half && whole & 1 == 1
            digits = isUp ? whole &+ 1 : whole
        }
    }

    /// The powers of five up to those of the smallest numbers above.
    private static let fives: InlineArray<22, UInt64> = [
        1, 5, 25, 125, 625, 3125, 15_625, 78_125, 390_625, 1_953_125, 9_765_625, 48_828_125, 244_140_625, 1_220_703_125,
        6_103_515_625, 30_517_578_125, 152_587_890_625, 762_939_453_125, 3_814_697_265_625, 19_073_486_328_125,
        95_367_431_640_625, 476_837_158_203_125,
    ]

    /// As above, for every number.
    @inline(never)
    private init(described number: Double) {
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

    /// How a number is written: in as few bytes as possible, or with a digit before the point and an exponent only beyond
    /// 21 digits.
    package struct Form {
        /// The number of bytes, at most 32.
        package fileprivate(set) var count = 0
        fileprivate var digitCount = 0
        fileprivate var isScientific = false
        package fileprivate(set) var hasPoint = false
        /// Whether a zero stands before the point.
        fileprivate var hasZero = false
        /// Whether its first byte is a point.
        package fileprivate(set) var beginsWithPoint = false
        /// Whether its first byte is a sign.
        package fileprivate(set) var beginsWithSign = false
    }

    @_optimize(speed)
    @inline(__always)
    package func form(isShortest: Bool) -> Form {
        var form = Form()
        let count = DecimalDigits.count(digits)
        // Digits before the point.
        let whole = count &+ exponent
        let plain = exponent >= 0 ? whole : (whole > 0 ? count &+ 1 : 1 &- exponent)
        let size = exponent.magnitude
        let scientific = count &+ (exponent < 0 ? 2 : 1) &+ (size < 10 ? 1 : (size < 100 ? 2 : 3))
        form.digitCount = count
        form.isScientific = isShortest ? scientific < plain : plain > 21
        form.hasPoint = !form.isScientific && exponent < 0
        form.hasZero = form.hasPoint && whole <= 0 && !isShortest
        form.beginsWithSign = isNegative
        form.beginsWithPoint = form.hasPoint && whole <= 0 && isShortest && !isNegative
        form.count = (form.isScientific ? scientific : plain) &+ (form.hasZero ? 1 : 0) &+ (isNegative ? 1 : 0)
        return form
    }

    /// Writes the number. There must be room for the form's bytes.
    @_optimize(speed)
    @inline(never)
    package func write(_ form: Form, to start: UnsafeMutablePointer<UInt8>) {
        // Backwards, because each division yields the last digit.
        var text = BackwardText(end: start + form.count)
        if form.isScientific {
            text.put(UInt64(exponent.magnitude))
            if exponent < 0 { text.put(byte: 0x2D) }
            text.put(byte: 0x65)
            text.put(digits)
        } else if exponent >= 0 {
            text.putZeros(exponent)
            text.put(digits)
        } else {
            let rest = text.put(digits, count: min(form.digitCount, -exponent))
            text.putZeros(-exponent &- form.digitCount)
            text.put(byte: 0x2E)
            if form.digitCount &+ exponent > 0 { text.put(rest) } else if form.hasZero { text.put(byte: 0x30) }
        }
        if isNegative { text.put(byte: 0x2D) }
    }

    /// Appends the number.
    package func append(to bytes: inout [UInt8], isShortest: Bool) {
        let form = form(isShortest: isShortest)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { room in
            guard let start = room.baseAddress else { return }
            write(form, to: start)
            for index in 0..<form.count { bytes.append(start[index]) }
        }
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

/// Bytes that are written from their end.
private struct BackwardText {
    private var start: UnsafeMutablePointer<UInt8>

    @inline(__always)
    init(end: UnsafeMutablePointer<UInt8>) { start = end }

    @inline(__always)
    mutating func put(byte: UInt8) {
        start -= 1
        start.pointee = byte
    }

    @inline(__always)
    mutating func putZeros(_ count: Int) {
        var left = count
        while left > 0 {
            put(byte: 0x30)
            left &-= 1
        }
    }

    /// Two digits at a time: each division waits for the one before.
    @inline(__always)
    mutating func put(_ number: UInt64) {
        var rest = number
        while rest >= 100 {
            put(pair: rest % 100)
            rest /= 100
        }
        if rest >= 10 { put(pair: rest) } else { put(byte: 0x30 | UInt8(truncatingIfNeeded: rest)) }
    }

    /// Puts the last `count` digits, and returns the number without them.
    @inline(__always)
    mutating func put(_ number: UInt64, count: Int) -> UInt64 {
        var rest = number
        for _ in 0..<(count / 2) {
            put(pair: rest % 100)
            rest /= 100
        }
        if count & 1 == 0 { return rest }
        put(byte: 0x30 | UInt8(truncatingIfNeeded: rest % 10))
        return rest / 10
    }

    /// Puts two digits.
    @inline(__always)
    private mutating func put(pair: UInt64) {
        let pair = UInt32(truncatingIfNeeded: pair)
        // Below 179 this is pair / 10.
        let tens = (pair &* 103) &>> 10
        start -= 2
        start[0] = 0x30 | UInt8(truncatingIfNeeded: tens)
        start[1] = 0x30 | UInt8(truncatingIfNeeded: pair &- tens &* 10)
    }
}
