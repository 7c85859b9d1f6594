// SPDX-License-Identifier: MIT
import AnimMath
import XCTest

/// The special values of ISO C99, Annex F.9, one by one. NaN results are the one NaN of `Double.nan`.
final class MathSpecialValuesTests: XCTestCase {
    private let infinity = Double.infinity
    private let nan = Double.nan
    private let payload = Double(bitPattern: 0xFFF8_0000_0000_1234)

    private func assertBits(
        _ result: Double,
        _ expected: Double,
        _ what: String = "",
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertEqual(
            result.bitPattern,
            expected.bitPattern,
            "\(what): \(result) instead of \(expected)",
            file: file,
            line: line
        )
    }

    func testEveryFunctionGivesTheSameNaNForAnyNaN() {
        let functions: [(Double) -> Double] = [
            Math.exp, Math.expm1, Math.log, Math.log1p, Math.sin, Math.cos, Math.tan, Math.atan, Math.asin, Math.acos,
            Math.cbrt,
        ]
        for function in functions {
            assertBits(function(nan), nan)
            assertBits(function(payload), nan)
            assertBits(function(Double(bitPattern: 0x7FF0_0000_0000_0001)), nan)
        }
        assertBits(Math.atan2(payload, 1), nan)
        assertBits(Math.atan2(1, payload), nan)
        assertBits(Math.hypot(payload, 1), nan)
        assertBits(Math.pow(payload, 2), nan)
        assertBits(Math.pow(2, payload), nan)
    }

    func testExponentialAtZeroAndInfinity() {
        assertBits(Math.exp(0), 1)
        assertBits(Math.exp(-0.0), 1)
        assertBits(Math.exp(-infinity), 0)
        assertBits(Math.exp(infinity), infinity)
        assertBits(Math.expm1(0), 0)
        assertBits(Math.expm1(-0.0), -0.0)
        assertBits(Math.expm1(-infinity), -1)
        assertBits(Math.expm1(infinity), infinity)
    }

    func testLogarithmAtZeroOneInfinityAndBelow() {
        assertBits(Math.log(0), -infinity)
        assertBits(Math.log(-0.0), -infinity)
        assertBits(Math.log(1), 0)
        assertBits(Math.log(-1), nan)
        assertBits(Math.log(-infinity), nan)
        assertBits(Math.log(infinity), infinity)
        assertBits(Math.log1p(0), 0)
        assertBits(Math.log1p(-0.0), -0.0)
        assertBits(Math.log1p(-1), -infinity)
        assertBits(Math.log1p(-1.0.nextUp), Math.log1p(-1.0.nextUp))
        assertBits(Math.log1p(-1.5), nan)
        assertBits(Math.log1p(-infinity), nan)
        assertBits(Math.log1p(infinity), infinity)
    }

    func testTrigonometricAtZeroAndInfinity() {
        for zero in [0.0, -0.0] {
            assertBits(Math.sin(zero), zero)
            assertBits(Math.tan(zero), zero)
            assertBits(Math.cos(zero), 1)
            assertBits(Math.atan(zero), zero)
            assertBits(Math.asin(zero), zero)
        }
        for end in [infinity, -infinity] {
            assertBits(Math.sin(end), nan)
            assertBits(Math.cos(end), nan)
            assertBits(Math.tan(end), nan)
            assertBits(Math.asin(end), nan)
            assertBits(Math.acos(end), nan)
        }
        assertBits(Math.atan(infinity), Double.pi / 2)
        assertBits(Math.atan(-infinity), -Double.pi / 2)
        assertBits(Math.asin(1), Double.pi / 2)
        assertBits(Math.asin(-1), -Double.pi / 2)
        assertBits(Math.acos(1), 0)
        assertBits(Math.acos(-1), Double.pi)
        assertBits(Math.acos(0), Double.pi / 2)
        assertBits(Math.asin(1.0.nextUp), nan)
        assertBits(Math.acos(-1.0.nextUp.nextUp), Math.acos(-1.0.nextUp.nextUp))
        assertBits(Math.acos(-(1.0.nextUp)), nan)
    }

    func testAngleOfPointHonorsTheSignsOfZerosAndInfinities() {
        let pi = Double.pi
        for sign in [1.0, -1.0] {
            assertBits(Math.atan2(sign * 0, 0), sign * 0)
            assertBits(Math.atan2(sign * 0, -0.0), sign * pi)
            assertBits(Math.atan2(sign * 0, -1), sign * pi)
            assertBits(Math.atan2(sign * 0, 1), sign * 0)
            assertBits(Math.atan2(sign * 1, 0), sign * pi / 2)
            assertBits(Math.atan2(sign * 1, -0.0), sign * pi / 2)
            assertBits(Math.atan2(sign * 1, -infinity), sign * pi)
            assertBits(Math.atan2(sign * 1, infinity), sign * 0)
            assertBits(Math.atan2(sign * infinity, 1), sign * pi / 2)
            assertBits(Math.atan2(sign * infinity, -infinity), sign * 2.356194490192345)
            assertBits(Math.atan2(sign * infinity, infinity), sign * pi / 4)
        }
    }

    func testHypotenuseOfInfinityIsInfiniteEvenWithNaN() {
        for (x, y) in [(infinity, nan), (nan, infinity), (-infinity, nan), (nan, -infinity), (-infinity, 0)] {
            assertBits(Math.hypot(x, y), infinity)
        }
        assertBits(Math.hypot(0, -0.0), 0)
        assertBits(Math.hypot(-0.0, -3), 3)
        assertBits(Math.hypot(-0x1p-1074, 0), 0x1p-1074)
        assertBits(Math.hypot(1.7976931348623157e308, 1.7976931348623157e308), infinity)
    }

    func testCubeRootAtZeroAndInfinity() {
        for value in [0.0, -0.0, infinity, -infinity, 1, -1] { assertBits(Math.cbrt(value), value) }
        assertBits(Math.cbrt(-27), -3)
    }

    func testPowerTableOfAnnexF() {
        // One to anything, anything to zero.
        for other in [nan, payload, infinity, -infinity, 0, -0.0, 1.5, -3, 1e300] {
            assertBits(Math.pow(1, other), 1, "pow(1, \(other))")
            assertBits(Math.pow(other, 0), 1, "pow(\(other), 0)")
            assertBits(Math.pow(other, -0.0), 1, "pow(\(other), -0)")
        }
        assertBits(Math.pow(-1, infinity), 1)
        assertBits(Math.pow(-1, -infinity), 1)
        assertBits(Math.pow(-2, 0.5), nan)
        assertBits(Math.pow(-2, 0x1p-1074), nan)
        for odd in [1.0, 3, 9_007_199_254_740_991] {
            for sign in [1.0, -1.0] {
                assertBits(Math.pow(sign * 0, -odd), sign * infinity)
                assertBits(Math.pow(sign * 0, odd), sign * 0)
                assertBits(Math.pow(sign * infinity, odd), sign * infinity)
                assertBits(Math.pow(sign * infinity, -odd), sign * 0)
            }
        }
        for notOdd in [2.0, 0.5, 9_007_199_254_740_992, 1e300, infinity] {
            for base in [0.0, -0.0] {
                assertBits(Math.pow(base, -notOdd), infinity)
                assertBits(Math.pow(base, notOdd), 0)
            }
            for base in [infinity, -infinity] {
                assertBits(Math.pow(base, notOdd), infinity)
                assertBits(Math.pow(base, -notOdd), 0)
            }
        }
        for sign in [1.0, -1.0] {
            assertBits(Math.pow(sign * 0.5, infinity), 0)
            assertBits(Math.pow(sign * 0.5, -infinity), infinity)
            assertBits(Math.pow(sign * 2, infinity), infinity)
            assertBits(Math.pow(sign * 2, -infinity), 0)
            assertBits(Math.pow(sign * 0x1p-1074, infinity), 0)
        }
        assertBits(Math.pow(-2, 3), -8)
        assertBits(Math.pow(-2, 2), 4)
        assertBits(Math.pow(-2, -1075), -0.0)
        assertBits(Math.pow(-2, 1025), -infinity)
        assertBits(Math.pow(10, 22), 1e22)
    }
}
