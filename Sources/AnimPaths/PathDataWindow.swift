// SPDX-License-Identifier: MIT
import AnimMath
import CAnimPlatform

/// Where the short numbers are in 64 bytes of path data: a bit for each byte.
///
/// The form of the next number is unpredictable, and a mispredicted branch costs as much as a whole number. So numbers
/// are found without branches that depend on them (as G. Langdale and D. Lemire, "Parsing gigabytes of JSON per
/// second", 2019), and three multiplications convert up to eight digits (D. Lemire, "Number parsing at a gigabyte per
/// second", 2021). Whatever is rare is left to `PathDataReader.number`: more than seven digits, an exponent, a plus
/// sign, separators other than a space or a comma, numbers in the last bytes of a text, and texts below 64 bytes.
struct PathDataWindow {
    private let text: UnsafePointer<UInt8>
    private var base: UnsafePointer<UInt8>
    /// The first bytes of the numbers that have not been read.
    private var starts: UInt64 = 0
    /// For each of them the byte after its digits and its point. The point of a whole number is the byte after it.
    private var ends: UInt64 = 0
    /// Where the digits of a number stop for the first time.
    private var stops: UInt64 = 0
    /// The bytes after minus signs.
    private var signs: UInt64 = 0
    /// The starts that have something else before them than a separator, a sign or both.
    private var misfits: UInt64 = 0

    init(_ text: UnsafePointer<UInt8>) { (self.text, base) = (text, text) }

    /// Empties the window, because bytes that are in it have been read.
    @inline(__always)
    mutating func clear() { (starts, ends) = (0, 0) }

    /// Moves the window to a byte: the first of a command's numbers or of its sign, or the end of a number.
    ///
    /// - Returns: Whether the text has 64 bytes, so that those up to its end can be read at once.
    @inline(never)
    @_optimize(speed)
    mutating func move(to next: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
        let rest = end - next
        // The last bytes of a text are read with those before them.
        let missing = max(64 - rest, 0)
        guard next - text >= missing else { return false }
        base = next
        let bytes = anim_platform_path_bytes(next - missing)
        let shift = UInt64(truncatingIfNeeded: missing)
        let (digits, separators) = (bytes.digits &>> shift, bytes.separators &>> shift)
        let (allPoints, exponents) = (bytes.points &>> shift, bytes.exponents &>> shift)
        signs = (bytes.minuses &>> shift) &<< 1
        // A point without a digit after it belongs to no number.
        let points = allPoints & digits &>> 1
        let own = digits | points
        // A carry goes from the byte after a point through the digits there. A point behind them begins a number.
        let decimalEnds = (points &<< 1 &+ digits) & ~digits
        let wholeEnds = ~own & own &<< 1 & ~decimalEnds
        starts = own & ~(own &<< 1) | decimalEnds & points
        stops = points | decimalEnds | wholeEnds
        // Where the window begins counts as the end of a number.
        let separated = separators &<< 1 & (own &<< 2 | 2)
        let signed = signs & (own &<< 2 | 2 | separators &<< 2 & (own &<< 3 | 4))
        misfits = starts & ~(decimalEnds | separated | signed | 1)
        // Ends are kept up to the first number that is long (it has a ninth byte, or eight digits), that has an exponent,
        // that begins in the last seven bytes of the text, or whose following byte is not known.
        let later = own & ~starts
        let later2 = later & later &<< 1
        let later4 = later2 & later2 &<< 2
        let later7 = later4 & later4 &<< 3
        var limits = later7 & later &<< 7 | later7 &<< 1 & wholeEnds | exponents & own &<< 1
        if rest < 72 {
            limits |= (starts & UInt64.max &<< UInt64(truncatingIfNeeded: max(rest - 7, 0))) &<< 1
            if missing > 0 { limits |= 1 &<< UInt64(truncatingIfNeeded: rest) }
        }
        ends = (decimalEnds | wholeEnds &<< 1) & (limits & (0 &- limits) &- 1)
        return true
    }

    /// Reads arguments of a command as long as they are short numbers, and adds others to them.
    ///
    /// - Parameters:
    ///   - index: Which argument is the next: an even number.
    ///   - count: How many there are: an even number, or 1; then it is written twice.
    ///   - offset: The numbers added to the even and the odd ones.
    /// - Returns: The end of those read, and the index of the next.
    @inline(never)
    @_optimize(speed)
    mutating func read(
        _ next: UnsafePointer<UInt8>,
        _ out: UnsafeMutablePointer<Double>,
        _ index: Int,
        _ count: Int,
        _ offset: SIMD2<Double>
    ) -> (next: UnsafePointer<UInt8>, index: Int) {
        var (starts, ends) = (self.starts, self.ends)
        var misfits = self.misfits
        let (base, stops, signs) = (self.base, self.stops, self.signs)
        if index == 0 {
            // Before the first nothing is allowed but a sign.
            let first = starts & (0 &- starts)
            let begin = signs & first == 0 ? first : first &>> 1
            guard begin == 1 &<< UInt64(truncatingIfNeeded: next - base) else { return (next, index) }
            misfits &= ~first
        }
        var (next, index) = (next, index)
        while index < count {
            let laterStarts = count == 1 ? starts : starts & (starts &- 1)
            let laterEnds = count == 1 ? ends : ends & (ends &- 1)
            let restStarts = laterStarts & (laterStarts &- 1)
            guard laterEnds != 0, misfits & (starts ^ restStarts) == 0 else { break }
            let first = Number(starts, ends, stops, signs)
            let second = Number(laterStarts, laterEnds, stops, signs)
            let both = first.integer(base) &>> 32 | second.integer(base) & 0xFFFF_FFFF_0000_0000
            let integers = SIMD2<Double>(unsafeBitCast(both, to: SIMD2<Int32>.self))
            let numbers = integers / SIMD2(first.divisor, second.divisor) + offset
            UnsafeMutableRawPointer(out + index).storeBytes(of: numbers, as: SIMD2<Double>.self)
            starts = restStarts
            ends = laterEnds & (laterEnds &- 1)
            next = base + (second.end &- (second.decimalCount == 0 ? 1 : 0))
            index &+= 2
        }
        (self.starts, self.ends) = (starts, ends)
        return (next, index)
    }

    /// A number in the window.
    private struct Number {
        let start: Int
        let end: Int
        let decimalCount: Int
        let isNegative: UInt64

        @inline(__always)
        init(_ starts: UInt64, _ ends: UInt64, _ stops: UInt64, _ signs: UInt64) {
            start = starts.trailingZeroBitCount
            end = ends.trailingZeroBitCount
            let shift = UInt64(truncatingIfNeeded: start)
            decimalCount = end &- start &- 1 &- (stops &>> shift).trailingZeroBitCount
            isNegative = signs &>> shift & 1
        }

        /// The digits without the point, as an integer in the upper half.
        @inline(__always)
        func integer(_ base: UnsafePointer<UInt8>) -> UInt64 {
            let bytes = UnsafeRawPointer(base + start)
            let word = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) ^ 0x3030_3030_3030_3030
            // The decimals are at the top, and below them the point or the byte after the number. The digits below that
            // move up by a byte.
            let all = word &<< (UInt64(truncatingIfNeeded: start &- end) &<< 3)
            let moved = all &<< 8
            var value = (all ^ moved) & PathDataWindow.decimals[decimalCount & 7] ^ moved
            value = value &* 10 &+ value &>> 8
            let high = (value & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
            let low = (value &>> 16 & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
            return high &+ low
        }

        /// The power of ten of the decimals, with the number's sign.
        @inline(__always)
        var divisor: Double {
            PathDataWindow.divisors[decimalCount & 7 | Int(truncatingIfNeeded: isNegative &<< 3)]
        }
    }

    private static let divisors: InlineArray<16, Double> = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, -1, -1e1, -1e2, -1e3, -1e4, -1e5, -1e6, -1e7,
    ]

    /// The bytes of so many decimals.
    private static let decimals: InlineArray<8, UInt64> = [
        0, 0xFF00_0000_0000_0000, 0xFFFF_0000_0000_0000, 0xFFFF_FF00_0000_0000, 0xFFFF_FFFF_0000_0000,
        0xFFFF_FFFF_FF00_0000, 0xFFFF_FFFF_FFFF_0000, 0xFFFF_FFFF_FFFF_FF00,
    ]
}
