// SPDX-License-Identifier: MIT
import AnimMath
import XCTest

/// Against exact rational arithmetic (roots at 60 digits), from double_double.csv.
final class MathDoubleDoubleTests: XCTestCase {
    /// |result − expected| / |expected| of sums of doubles, nearest parts first; exact enough because the leading parts
    /// nearly cancel.
    private func relativeError(_ result: DoubleDouble, _ expected: [Double], scale: Double) -> Double {
        let difference = ((result.high - expected[0]) + (result.low - expected[1])) - expected[2]
        return abs(difference) / scale
    }

    func testOperationsKeepAHundredBits() throws {
        var worst = [0.0, 0.0, 0.0, 0.0]
        for row in try MathTables.rows("double_double") {
            let numbers = try row.map { try MathTables.double($0) }
            let left = DoubleDouble(high: numbers[0], low: numbers[1])
            let right = DoubleDouble(high: numbers[2], low: numbers[3])
            let magnitude = left.high < 0 ? -left : left
            let results = [left + right, left * right, left / right, magnitude.squareRoot()]
            for (index, result) in results.enumerated() {
                let expected = Array(numbers[(4 + 3 * index)..<(7 + 3 * index)])
                let error = relativeError(result, expected, scale: abs(expected[0]))
                worst[index] = max(worst[index], error)
                XCTAssertLessThanOrEqual(abs(result.low), result.high.ulp / 2, "not normalized")
            }
        }
        XCTAssertLessThan(worst[0], 0x1p-103, "sum")
        XCTAssertLessThan(worst[1], 0x1p-102, "product")
        XCTAssertLessThan(worst[2], 0x1p-101, "quotient")
        XCTAssertLessThan(worst[3], 0x1p-101, "root")
    }

    func testMixedOperationsAgreeWithWholeOnes() {
        var generator = RandomGenerator(seed: 3)
        for _ in 0..<2000 {
            let value = DoubleDouble.twoSum(generator.next(in: -8, 8), generator.next(in: -1e-17, 1e-17))
            let number = generator.next(in: -8, 8)
            for (mixed, whole) in [
                (value + number, value + DoubleDouble(number)), (number - value, DoubleDouble(number) - value),
                (value * number, value * DoubleDouble(number)), (value / number, value / DoubleDouble(number)),
                (number / value, DoubleDouble(number) / value), (value - number, value - DoubleDouble(number)),
                (number * value, DoubleDouble(number) * value), (number + value, DoubleDouble(number) + value),
            ] {
                let difference = (mixed - whole).high
                XCTAssertLessThanOrEqual(abs(difference), abs(whole.high) * 0x1p-100)
            }
        }
    }

    /// The product of two 53-bit integers is exact in 106 bits of integer arithmetic.
    func testProductIsExact() {
        var generator = RandomGenerator(seed: 4)
        for _ in 0..<2000 {
            let a = generator.next() >> 11
            let b = generator.next() >> 11
            let product = DoubleDouble.twoProduct(Double(a), Double(b))
            let exact = a.multipliedFullWidth(by: b)
            // high + low in integers modulo 2^64: both parts are integers below 2^106.
            let sum = integerModulo64(product.high) &+ integerModulo64(product.low)
            XCTAssertEqual(sum, exact.low)
        }
    }

    private func integerModulo64(_ value: Double) -> UInt64 {
        let magnitude = abs(value)
        let rest = magnitude - (magnitude * 0x1p-64).rounded(.down) * 0x1p64
        return value < 0 ? 0 &- UInt64(rest) : UInt64(rest)
    }

    func testRootOfZeroAndOfNegativeNumbers() {
        XCTAssertEqual(DoubleDouble(0).squareRoot().high, 0)
        XCTAssertTrue(DoubleDouble(-1).squareRoot().high.isNaN)
    }
}
