// SPDX-License-Identifier: MIT
import AnimMath
import XCTest

/// The vector versions must give in every lane the bits of the scalar one, whatever stands in the other lanes.
final class MathLanesTests: XCTestCase {
    private let specials: [Double] = [
        0, -0.0, 1, -1, 0.5, -0.5, 2, .infinity, -.infinity, .nan, 0x1p-1074, -0x1p-1074, 2.2250738585072014e-308,
        0x1.2p-1030,
        1.7976931348623157e308, -1.7976931348623157e308, 709.5, 710, -709, -745.1, -746, 1e6, 1_000_001, 1e22, -1e300,
        0x1p-54, 0x1p-27, 1.5707963267948966, 3.141592653589793, -0.9999999999999999, 50, -50.5, 3, -3, 1e155,
    ]

    /// Mixes special values into random ones of all sizes, so that single lanes leave the common path.
    private func arguments(_ seed: UInt64) -> [Double] {
        var generator = RandomGenerator(seed: seed)
        return (0..<1600).map { index in
            switch index % 5 {
            case 0: specials[Int(generator.next() % UInt64(specials.count))]
            case 1: Double(bitPattern: generator.next())
            case 2: generator.next(in: -1, 1)
            case 3: generator.next(in: -800, 800)
            default: generator.next(in: 0, 3)
            }
        }
    }

    private func check(
        _ name: String,
        _ scalar: (Double, Double) -> Double,
        _ two: (SIMD2<Double>, SIMD2<Double>) -> SIMD2<Double>,
        _ four: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>,
        _ eight: (SIMD8<Double>, SIMD8<Double>) -> SIMD8<Double>
    ) {
        let first = arguments(1)
        let second = arguments(2)
        var differences: [String] = []
        for start in stride(from: 0, to: first.count, by: 8) {
            let x = Array(first[start..<start + 8])
            let y = Array(second[start..<start + 8])
            let ofEight = eight(SIMD8(x), SIMD8(y))
            for lane in 0..<8 {
                let expected = scalar(x[lane], y[lane]).bitPattern
                let four = four(SIMD4(x[(lane & 4)..<(lane & 4) + 4]), SIMD4(y[(lane & 4)..<(lane & 4) + 4]))
                let two = two(SIMD2(x[(lane & 6)..<(lane & 6) + 2]), SIMD2(y[(lane & 6)..<(lane & 6) + 2]))
                let results = [ofEight[lane], four[lane & 3], two[lane & 1]]
                if results.contains(where: { $0.bitPattern != expected }) {
                    differences.append("\(name)(\(x[lane]), \(y[lane])): \(results)")
                }
            }
        }
        XCTAssertTrue(differences.isEmpty, differences.prefix(5).joined(separator: "; "))
    }

    func testExponentialLanesHaveScalarBits() {
        check("exp", { x, _ in Math.exp(x) }, { x, _ in Math.exp(x) }, { x, _ in Math.exp(x) }, { x, _ in Math.exp(x) })
        check(
            "expm1",
            { x, _ in Math.expm1(x) },
            { x, _ in Math.expm1(x) },
            { x, _ in Math.expm1(x) },
            { x, _ in Math.expm1(x) }
        )
    }

    func testLogarithmLanesHaveScalarBits() {
        check("log", { x, _ in Math.log(x) }, { x, _ in Math.log(x) }, { x, _ in Math.log(x) }, { x, _ in Math.log(x) })
        check(
            "log1p",
            { x, _ in Math.log1p(x) },
            { x, _ in Math.log1p(x) },
            { x, _ in Math.log1p(x) },
            { x, _ in Math.log1p(x) }
        )
    }

    func testTrigonometricLanesHaveScalarBits() {
        check("sin", { x, _ in Math.sin(x) }, { x, _ in Math.sin(x) }, { x, _ in Math.sin(x) }, { x, _ in Math.sin(x) })
        check("cos", { x, _ in Math.cos(x) }, { x, _ in Math.cos(x) }, { x, _ in Math.cos(x) }, { x, _ in Math.cos(x) })
        check("tan", { x, _ in Math.tan(x) }, { x, _ in Math.tan(x) }, { x, _ in Math.tan(x) }, { x, _ in Math.tan(x) })
        check(
            "sincos, sine",
            { x, _ in Math.sincos(x).sin },
            { x, _ in Math.sincos(x).sin },
            { x, _ in Math.sincos(x).sin },
            { x, _ in Math.sincos(x).sin }
        )
        check(
            "sincos, cosine",
            { x, _ in Math.sincos(x).cos },
            { x, _ in Math.sincos(x).cos },
            { x, _ in Math.sincos(x).cos },
            { x, _ in Math.sincos(x).cos }
        )
    }

    func testInverseTrigonometricLanesHaveScalarBits() {
        check(
            "atan",
            { x, _ in Math.atan(x) },
            { x, _ in Math.atan(x) },
            { x, _ in Math.atan(x) },
            { x, _ in Math.atan(x) }
        )
        check(
            "asin",
            { x, _ in Math.asin(x) },
            { x, _ in Math.asin(x) },
            { x, _ in Math.asin(x) },
            { x, _ in Math.asin(x) }
        )
        check(
            "acos",
            { x, _ in Math.acos(x) },
            { x, _ in Math.acos(x) },
            { x, _ in Math.acos(x) },
            { x, _ in Math.acos(x) }
        )
        check("atan2", Math.atan2, Math.atan2, Math.atan2, Math.atan2)
    }

    func testPowerAndRootLanesHaveScalarBits() {
        check("pow", Math.pow, Math.pow, Math.pow, Math.pow)
        check("hypot", Math.hypot, Math.hypot, Math.hypot, Math.hypot)
        check(
            "cbrt",
            { x, _ in Math.cbrt(x) },
            { x, _ in Math.cbrt(x) },
            { x, _ in Math.cbrt(x) },
            { x, _ in Math.cbrt(x) }
        )
    }
}
