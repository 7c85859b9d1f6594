// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import XCTest

final class CubicBezierTests: XCTestCase {
    // MARK: Against 60-digit solutions (Tests/conformance/generators/curves.py)

    func testValuesAndSlopesAgreeWithTheExactCurve() throws {
        let file = try ConformanceCases("motion/curves.json")
        var worst = 0.0
        for entry in file.cases {
            let curve = try CubicBezier(x1: entry["x1"], y1: entry["y1"], x2: entry["x2"], y2: entry["y2"])
            let scale = max(1, abs(entry["y"]), abs(curve.y1), abs(curve.y2))
            let error = abs(curve.value(at: entry["x"]) - entry["y"]) / scale
            XCTAssertLessThanOrEqual(error, file.tolerance, "\(entry)")
            worst = max(worst, error)
            if case .number(let expected) = entry.fields["slope"] {
                let slope = curve.slope(at: entry["x"])
                XCTAssertEqual(
                    slope,
                    expected,
                    accuracy: file.tolerance * 1e4 * max(1, expected * expected),
                    "slope of \(entry)"
                )
            }
        }
        // What the doc comment claims.
        XCTAssertLessThanOrEqual(worst, 2e-15)
    }

    func testInversesAgreeWithTheExactCurve() throws {
        let file = try ConformanceCases("motion/curve_inverses.json")
        for entry in file.cases {
            let curve = try CubicBezier(x1: entry["x1"], y1: entry["y1"], x2: entry["x2"], y2: entry["y2"])
            XCTAssertEqual(curve.inverse(entry["y"]), entry["x"], accuracy: file.tolerance, "\(entry)")
        }
    }

    // MARK: Properties

    func testLinearReturnsItsArgument() {
        for x in [-1e300, -0.3, 0, 1e-300, 0.1, 0.7, 1, 12, .infinity] {
            XCTAssertEqual(CubicBezier.linear.value(at: x), x)
        }
        XCTAssertEqual(CubicBezier.linear.slope(at: 0.3), 1)
        XCTAssertEqual(CubicBezier.linear.inverse(0.3), 0.3)
    }

    func testTheEndsAreExact() throws {
        var generator = SplitMix(seed: 1)
        for _ in 0..<1000 {
            let curve = try Self.random(&generator)
            XCTAssertEqual(curve.value(at: 0), 0)
            XCTAssertEqual(curve.value(at: 1), 1)
            XCTAssertEqual(curve.inverse(0), 0)
        }
    }

    func testNotANumberGivesNotANumberAndInfinityDoesNot() throws {
        let curves = [CubicBezier.ease, .easeIn, try CubicBezier(x1: 0, y1: 1, x2: 1, y2: 0)]
        for curve in curves {
            XCTAssertTrue(curve.value(at: .nan).isNaN)
            XCTAssertTrue(curve.slope(at: .nan).isNaN)
            XCTAssertTrue(curve.inverse(.nan).isNaN)
            for x in [-Double.infinity, .infinity] {
                XCTAssertFalse(curve.value(at: x).isNaN)
                XCTAssertFalse(curve.slope(at: x).isNaN)
                XCTAssertFalse(curve.inverse(x).isNaN)
            }
        }
    }

    /// The extension's rule, each case of it, as in the web-platform tests and Chromium's gfx::CubicBezier.
    func testTheExtensionFollowsTheEndTangents() throws {
        func slopes(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws -> [Double] {
            let curve = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
            return [curve.value(at: -1), curve.value(at: 2) - 1, curve.slope(at: -1), curve.slope(at: 2)]
        }
        // Through the nearer control points.
        XCTAssertEqual(try slopes(0.5, 1, 0.5, 0), [-2, 2, 2, 2])
        // Vertical: held.
        XCTAssertEqual(try slopes(0, 1.5, 1, 1.5), [0, 0, 0, 0])
        XCTAssertEqual(try slopes(0, -0.5, 1, -0.5), [0, 0, 0, 0])
        // The nearer control point coincides with the end: through the farther one.
        XCTAssertEqual(try slopes(0, 0, 0.5, 0.25), [-0.5, 1.5, 0.5, 1.5])
        XCTAssertEqual(try slopes(0.5, 0.25, 1, 1), [-0.5, 1.5, 0.5, 1.5])
        // Both coincide with it: the diagonal.
        XCTAssertEqual(try slopes(0, 0, 0, 0), [-1, 1, 1, 1])
        XCTAssertEqual(try slopes(1, 1, 1, 1), [-1, 1, 1, 1])
    }

    func testSlopesAtVerticalTangents() throws {
        XCTAssertEqual(try CubicBezier(x1: 0, y1: 1, x2: 0.5, y2: 1).slope(at: 0), .infinity)
        XCTAssertEqual(try CubicBezier(x1: 0, y1: -1, x2: 0.5, y2: 1).slope(at: 0), -.infinity)
        XCTAssertEqual(try CubicBezier(x1: 0.5, y1: 0, x2: 1, y2: 0).slope(at: 1), .infinity)
        XCTAssertEqual(try CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1).slope(at: 0.5), .infinity)
        XCTAssertEqual(try CubicBezier(x1: 1, y1: 2, x2: 0, y2: -1).slope(at: 0.5), -.infinity)
        XCTAssertEqual(try CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1).slope(at: 0), 0.4)
    }

    /// x ↦ y is continuous.
    func testNeighborsHaveNeighboringValues() throws {
        var generator = SplitMix(seed: 2)
        for _ in 0..<300 {
            let curve = try Self.random(&generator)
            var previous = 0.0
            for step in 1...1000 {
                let x = Double(step) / 1000
                let value = curve.value(at: x)
                // Where x(t) is flat, y moves at worst with the cube root of x: 1e-3^(1/3) and 1e-16^(1/3), times dy/dt.
                XCTAssertLessThan(abs(value - previous), 1.2, "\(curve) at \(x)")
                XCTAssertEqual(curve.value(at: x.nextDown), value, accuracy: 1e-4, "\(curve) at \(x)")
                previous = value
            }
        }
    }

    func testInverseFindsTheSmallestX() throws {
        var generator = SplitMix(seed: 4)
        for _ in 0..<500 {
            let curve = try Self.random(&generator)
            let x = generator.uniform(0, 1)
            let y = curve.value(at: x)
            let inverse = curve.inverse(y)
            XCTAssertTrue(inverse >= 0 && inverse <= 1)
            XCTAssertLessThanOrEqual(inverse, x + 1e-6, "\(curve)")
            XCTAssertEqual(curve.value(at: inverse), y, accuracy: 1e-9, "\(curve)")
        }
    }

    func testInverseOfWhatIsNotReachedIsTheNearestPlace() throws {
        XCTAssertEqual(CubicBezier.ease.inverse(-0.5), 0)
        XCTAssertEqual(CubicBezier.ease.inverse(1.5), 1)
        // Overshoots to its only maximum inside: y = 3 t (1−t)² · 3 + …, the turn by calculus.
        let overshoot = try CubicBezier(x1: 0.5, y1: 2, x2: 0.5, y2: 2)
        let peak = overshoot.inverse(100)
        XCTAssertEqual(overshoot.slope(at: peak), 0, accuracy: 1e-12)
        XCTAssertGreaterThan(overshoot.value(at: peak), 1)
    }

    func testNames() {
        func named(_ name: String) -> CubicBezier? { CubicBezier.named(Array(name.utf8)) }
        XCTAssertEqual(named("linear"), .linear)
        XCTAssertEqual(named("ease"), .ease)
        XCTAssertEqual(named("default"), .ease)
        XCTAssertEqual(named("ease-in"), .easeIn)
        XCTAssertEqual(named("ease-out"), .easeOut)
        XCTAssertEqual(named("ease-in-out"), .easeInOut)
        XCTAssertNil(named(""))
        XCTAssertNil(named("Ease"))
        XCTAssertNil(named("ease-in-"))
    }

    func testInvalidControlPointsAreRefused() {
        func code(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> AnimError.Code? {
            do {
                _ = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
                return nil
            } catch {
                return error.code
            }
        }
        XCTAssertEqual(code(-0.001, 0, 1, 1), .argument)
        XCTAssertEqual(code(0, 0, 1.001, 1), .argument)
        XCTAssertEqual(code(.nan, 0, 1, 1), .argument)
        XCTAssertEqual(code(0, .infinity, 1, 1), .argument)
        XCTAssertEqual(code(0, 0, 1, .nan), .argument)
        XCTAssertEqual(code(0, 1.1e6, 1, 1), .limit)
        XCTAssertNil(code(0, 1e6, 1, -1e6))
    }

    private static func random(_ generator: inout SplitMix) throws -> CubicBezier {
        func abscissa() -> Double {
            switch generator.next(below: 6) {
            case 0: 0
            case 1: 1
            case 2: generator.logarithmic(1e-20, 1)
            case 3: 1 - generator.logarithmic(1e-16, 1)
            default: generator.uniform(0, 1)
            }
        }
        return try CubicBezier(
            x1: abscissa(),
            y1: generator.uniform(-1, 2),
            x2: abscissa(),
            y2: generator.uniform(-1, 2)
        )
    }

    func testValueAndSlopeTogetherAreThoseOfEachAlone() throws {
        let curves = [
            CubicBezier.linear, .ease, try CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1),
            try CubicBezier(x1: 0, y1: 2, x2: 1, y2: -1), try CubicBezier(x1: 0, y1: 0, x2: 0, y2: 0),
        ]
        for curve in curves {
            for index in -8...40 {
                let x = Double(index) / 32
                let both = curve.valueAndSlope(at: x)
                XCTAssertEqual(both.value.bitPattern, curve.value(at: x).bitPattern)
                XCTAssertEqual(both.slope.bitPattern, curve.slope(at: x).bitPattern)
            }
        }
    }
}
