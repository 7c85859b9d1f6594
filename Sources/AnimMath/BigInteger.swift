// SPDX-License-Identifier: MIT
/// A natural number of any size, for the exact path of the decimal parser. Words of 32 bits, least significant first,
/// none zero at the top.
struct BigInteger {
    private var words: [UInt32] = []

    init() {}

    init(_ value: UInt32) {
        if value != 0 { words.append(value) }
    }

    var isZero: Bool { words.isEmpty }

    /// How many bits it takes to write it; 0 for zero.
    var bitCount: Int {
        guard let top = words.last else { return 0 }
        return words.count * 32 - top.leadingZeroBitCount
    }

    /// self = self · factor + addend.
    package mutating func multiply(by factor: UInt32, adding addend: UInt32) {
        var carry = UInt64(addend)
        for index in words.indices {
            let product = UInt64(words[index]) &* UInt64(factor) &+ carry
            words[index] = UInt32(truncatingIfNeeded: product)
            carry = product &>> 32
        }
        if carry != 0 { words.append(UInt32(truncatingIfNeeded: carry)) }
    }

    /// self = self · 5^exponent, exponent ≥ 0.
    package mutating func multiply(byPowerOfFive exponent: Int) {
        var rest = exponent
        while rest >= 13 {
            multiply(by: 1_220_703_125, adding: 0)
            rest -= 13
        }
        var factor: UInt32 = 1
        while rest > 0 {
            factor &*= 5
            rest -= 1
        }
        multiply(by: factor, adding: 0)
    }

    /// self = self · 2^count, count ≥ 0.
    mutating func shiftLeft(by count: Int) {
        guard count > 0, !words.isEmpty else { return }
        let bits = UInt32(truncatingIfNeeded: count & 31)
        if bits != 0 {
            var carry: UInt32 = 0
            for index in words.indices {
                let word = words[index]
                words[index] = word &<< bits | carry
                carry = word &>> (32 &- bits)
            }
            if carry != 0 { words.append(carry) }
        }
        if count >= 32 {
            words.insert(contentsOf: repeatElement(0, count: count >> 5), at: 0)
        }
    }

    func isLess(than other: BigInteger) -> Bool {
        if words.count != other.words.count { return words.count < other.words.count }
        var index = words.count
        while index > 0 {
            index -= 1
            if words[index] != other.words[index] { return words[index] < other.words[index] }
        }
        return false
    }

    /// self = self − other, for other ≤ self.
    package mutating func subtract(_ other: BigInteger) {
        var borrow: UInt32 = 0
        for index in words.indices {
            let subtrahend = index < other.words.count ? other.words[index] : 0
            if subtrahend == 0 && borrow == 0 && index >= other.words.count { break }
            let (first, overflow1) = words[index].subtractingReportingOverflow(subtrahend)
            let (second, overflow2) = first.subtractingReportingOverflow(borrow)
            words[index] = second
            borrow = overflow1 || overflow2 ? 1 : 0
        }
        while let top = words.last, top == 0 { words.removeLast() }
    }
}
