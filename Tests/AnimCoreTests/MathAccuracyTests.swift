// SPDX-License-Identifier: MIT
import AnimMath
import XCTest

/// Every function against mpmath at 50 digits, at the edges of its domain and at random points (see MathTables). The
/// promise is 1 ulp; the limits are a little above what the doc comments say, so that a loss shows.
final class MathAccuracyTests: XCTestCase {
    func testExponentialStaysWithinOneUlp() throws { try assertErrorBelow(0.80, "exp", Math.exp) }
    func testExponentialMinusOneStaysWithinOneUlp() throws { try assertErrorBelow(0.86, "expm1", Math.expm1) }
    func testLogarithmStaysWithinOneUlp() throws { try assertErrorBelow(0.67, "log", Math.log) }
    func testLogarithmOfOnePlusStaysWithinOneUlp() throws { try assertErrorBelow(0.67, "log1p", Math.log1p) }
    func testSineStaysWithinOneUlpEvenForHugeAngles() throws { try assertErrorBelow(0.86, "sin", Math.sin) }
    func testCosineStaysWithinOneUlpEvenForHugeAngles() throws { try assertErrorBelow(0.86, "cos", Math.cos) }
    func testTangentStaysWithinOneUlpEvenForHugeAngles() throws { try assertErrorBelow(0.64, "tan", Math.tan) }
    func testArctangentStaysWithinOneUlp() throws { try assertErrorBelow(0.51, "atan", Math.atan) }
    func testArcsineStaysWithinOneUlp() throws { try assertErrorBelow(0.66, "asin", Math.asin) }
    func testArccosineStaysWithinOneUlp() throws { try assertErrorBelow(0.66, "acos", Math.acos) }
    func testCubeRootStaysWithinOneUlp() throws { try assertErrorBelow(0.51, "cbrt", Math.cbrt) }
    func testPowerStaysWithinOneUlpIntoOverflowAndSubnormals() throws { try assertErrorBelow(0.78, "pow", Math.pow) }
    func testHypotenuseStaysWithinOneUlpWithoutOverflow() throws { try assertErrorBelow(0.76, "hypot", Math.hypot) }
    func testAngleOfPointStaysWithinOneUlp() throws { try assertErrorBelow(0.51, "atan2", Math.atan2) }

    func testSineAndCosineTogetherHaveTheBitsOfEach() throws {
        for row in try MathTables.rows("sin") {
            let angle = try MathTables.double(row[0])
            let both = Math.sincos(angle)
            XCTAssertEqual(both.sin.bitPattern, Math.sin(angle).bitPattern)
            XCTAssertEqual(both.cos.bitPattern, Math.cos(angle).bitPattern)
        }
    }

    /// Relative to the amplitude: near its zeros a small absolute error is allowed to be large in ulps.
    func testPhaseInTwoPartsKeepsFullAmplitudeAccuracy() throws {
        for (name, isSine) in [("sincos_sine", true), ("sincos_cosine", false)] {
            for row in try MathTables.rows(name) {
                let high = try MathTables.double(row[0])
                let low = try MathTables.double(row[1])
                let expected = try MathTables.double(row[2])
                let both = Math.sincos(high: high, low: low)
                XCTAssertEqual(isSine ? both.sin : both.cos, expected, accuracy: 1.2e-16, "\(high) + \(low)")
            }
        }
    }

    func testPhaseInTwoPartsRefusesWhatIsNotFinite() {
        for (high, low) in [(Double.infinity, 0.0), (0.0, Double.nan), (1e300, -Double.infinity)] {
            XCTAssertTrue(Math.sincos(high: high, low: low).sin.isNaN)
            XCTAssertTrue(Math.sincos(high: high, low: low).cos.isNaN)
        }
    }
}
