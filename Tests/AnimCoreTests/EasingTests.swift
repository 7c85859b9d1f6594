// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import XCTest

final class EasingTests: XCTestCase {
    // MARK: Against numbers from elsewhere (Tests/conformance/generators/easings.py and curves.py)

    func testStepsAndLinearFollowTheSpecification() throws {
        for (name, allowed) in [("easing/steps.json", 0.0), ("easing/linear.json", 1e-13)] {
            for entry in try ConformanceCases(name).cases {
                let easing = try Self.parse(entry.text("css"))
                let y = easing.value(at: entry["x"], isBefore: entry["before"] == 1)
                XCTAssertEqual(y, entry["y"], accuracy: allowed, "\(entry)")
            }
        }
    }

    func testPennerAndItsSlopes() throws {
        let file = try ConformanceCases("easing/penner.json")
        for entry in file.cases {
            let penner = try XCTUnwrap(Easing.Penner(name: Array(entry.text("name").utf8)))
            let (value, slope) = Easing.penner(penner).valueAndSlope(at: entry["x"])
            XCTAssertEqual(value, entry["y"], accuracy: file.tolerance, "\(entry)")
            if case .number(let expected) = entry.fields["slope"] {
                XCTAssertEqual(slope, expected, accuracy: 1000 * file.tolerance, "\(entry)")
            }
        }
    }

    func testSprings() throws {
        let file = try ConformanceCases("easing/springs.json")
        for entry in file.cases {
            let spring = try Spring(mass: entry["mass"], stiffness: entry["stiffness"], damping: entry["damping"])
            let easing = try Easing.spring(spring, duration: entry["duration"], velocity: entry["velocity"])
            let (value, slope) = easing.valueAndSlope(at: entry["x"])
            XCTAssertEqual(value, entry["y"], accuracy: 100 * file.tolerance, "\(entry)")
            XCTAssertEqual(slope, entry["slope"], accuracy: 1000 * file.tolerance, "\(entry)")
        }
    }

    func testCurves() throws {
        var worst = 0.0
        for name in ["easing/curves.json", "motion/curves.json"] {
            let file = try ConformanceCases(name)
            for entry in file.cases {
                let curve = try CubicBezier(x1: entry["x1"], y1: entry["y1"], x2: entry["x2"], y2: entry["y2"])
                let easing = Easing.cubicBezier(curve)
                let scale = max(1, abs(entry["y"]), abs(curve.y1), abs(curve.y2))
                let (value, slope) = easing.valueAndSlope(at: entry["x"])
                XCTAssertEqual(value, entry["y"], accuracy: file.tolerance * scale, "\(entry)")
                worst = max(worst, abs(value - entry["y"]) / scale)
                if case .number(let expected) = entry.fields["slope"] {
                    let allowed = 1e4 * file.tolerance * max(scale, expected * expected)
                    XCTAssertEqual(slope, expected, accuracy: allowed, "\(entry)")
                }
            }
        }
        XCTAssertLessThan(worst, 1e-12)
    }

    func testCSSIsReadAndWritten() throws {
        for entry in try ConformanceCases("easing/css_good.json").cases {
            let easing = try Self.parse(entry.text("css"))
            XCTAssertEqual(String(decoding: easing.css, as: UTF8.self), entry.text("written"))
            XCTAssertTrue(Easing.isEqual(easing, try .parse(css: easing.css)), "\(entry)")
        }
        for entry in try ConformanceCases("easing/css_bad.json").cases {
            do {
                _ = try Easing.parse(css: Array(entry.text("css").utf8))
                XCTFail("\(entry)")
            } catch {
                XCTAssertEqual(Double(error.code.rawValue), entry["status"], "\(entry)")
                XCTAssertEqual(Double(error.place?.line ?? 0), entry["line"], "\(entry)")
                XCTAssertEqual(Double(error.place?.column ?? 0), entry["column"], "\(entry)")
            }
        }
    }

    // MARK: Properties

    /// The prepared curve against the one that is solved, which has tests of its own, everywhere and for curves of all kinds.
    func testAPreparedCurveIsTheSolvedCurve() throws {
        var generator = SplitMix(seed: 21)
        for _ in 0..<150 {
            let curve = try Self.randomCurve(&generator)
            let easing = Easing.cubicBezier(curve)
            for index in 0..<400 {
                let x = index < 200 ? generator.uniform(0, 1) : generator.uniform(0.49, 0.51)
                XCTAssertEqual(easing.value(at: x), curve.value(at: x), accuracy: 2e-12, "\(curve) at \(x)")
            }
            for x in [0, 1, -0.0, -0.1, 1.1, -1e300, 1e300] {
                XCTAssertEqual(easing.value(at: x), curve.value(at: x), "\(curve) at \(x)")
                XCTAssertEqual(
                    easing.valueAndSlope(at: x).slope,
                    curve.slope(at: x),
                    accuracy: 1e-6,
                    "\(curve) at \(x)"
                )
            }
        }
    }

    func testManyHaveTheBitsOfOne() throws {
        var generator = SplitMix(seed: 22)
        for easing in try Self.all() {
            for count in [0, 1, 2, 3, 63, 64, 65, 130] {
                let xs = (0..<count).map { _ -> Double in
                    switch generator.next(below: 12) {
                    case 0: generator.uniform(-2, 3)
                    case 1: Double(generator.next(below: 3)) * 0.5
                    default: generator.uniform(0, 1)
                    }
                }
                var ys = xs
                ys.withUnsafeMutableBufferPointer { buffer in
                    // In place.
                    if let start = buffer.baseAddress { easing.evaluate(start, count, start) }
                }
                for (x, y) in zip(xs, ys) {
                    XCTAssertEqual(y.bitPattern, easing.value(at: x).bitPattern)
                    XCTAssertEqual(y.bitPattern, easing.valueAndSlope(at: x).value.bitPattern)
                }
            }
        }
    }

    func testWhatIsReadBackIsTheSame() throws {
        var generator = SplitMix(seed: 23)
        for _ in 0..<200 {
            let stops = (0...generator.next(below: 6)).map { _ in
                Easing.Stop(
                    generator.signed(generator.logarithmic(1e-12, 1e6)),
                    at: generator.next(below: 3) == 0 ? .nan : generator.signed(generator.logarithmic(1e-300, 100))
                )
            }
            let easings = [try Easing.linear(stops), .cubicBezier(try Self.randomCurve(&generator))]
            for easing in easings {
                let again = try Easing.parse(css: easing.css)
                XCTAssertTrue(Easing.isEqual(easing, again), String(decoding: easing.css, as: UTF8.self))
                XCTAssertEqual(Self.hash(easing), Self.hash(again))
            }
        }
    }

    func testAllDifferAndHashDifferently() throws {
        let easings = try Self.all()
        for (index, left) in easings.enumerated() {
            for (other, right) in easings.enumerated() {
                XCTAssertEqual(Easing.isEqual(left, right), index == other)
                XCTAssertEqual(Self.hash(left) == Self.hash(right), index == other)
            }
        }
    }

    func testPennerEndsAreExact() throws {
        for number in 0..<Int32(30) {
            let easing = Easing.penner(try XCTUnwrap(Easing.Penner(rawValue: number)))
            XCTAssertEqual(easing.value(at: 0), 0)
            XCTAssertEqual(easing.value(at: 1), 1)
            XCTAssertEqual(try XCTUnwrap(Easing.Penner(rawValue: number)).rawValue, number)
        }
        XCTAssertNil(Easing.Penner(rawValue: 30))
        XCTAssertNil(Easing.Penner(rawValue: -1))
        let circ = Easing.penner(Easing.Penner(.circ, .in))
        XCTAssertEqual(circ.valueAndSlope(at: 1).slope, .infinity)
    }

    func testCallbacks() {
        var calls = 0
        let easing = Easing.callback {
            calls += 1
            return $0 > 0.5 ? .nan : $0 * $0
        }
        XCTAssertEqual(easing.value(at: 0.5), 0.25)
        XCTAssertEqual(calls, 1)
        XCTAssertEqual(easing.value(at: 0.7), 0.7)
        XCTAssertEqual(easing.valueAndSlope(at: 0.25).slope, 0.5, accuracy: 1e-9)
        XCTAssertEqual(calls, 5)
        let infinite = Easing.callback { _ in .infinity }
        XCTAssertEqual(infinite.value(at: 2), 2)
        XCTAssertFalse(Easing.isEqual(easing, infinite))
        XCTAssertTrue(Easing.isEqual(easing, easing))
    }

    // MARK: Hostile input

    func testLimits() throws {
        func code(_ body: () throws(AnimError) -> Easing) -> AnimError.Code? {
            do throws(AnimError) {
                _ = try body()
                return nil
            } catch { return error.code }
        }
        let many = [Easing.Stop](repeating: Easing.Stop(1), count: Easing.largestStopCount + 1)
        XCTAssertEqual(code { () throws(AnimError) in try .linear(many) }, .limit)
        XCTAssertEqual(code { () throws(AnimError) in try .linear([]) }, .argument)
        XCTAssertEqual(code { () throws(AnimError) in try .linear([Easing.Stop(.nan)]) }, .argument)
        XCTAssertEqual(code { () throws(AnimError) in try .linear([Easing.Stop(0, at: .infinity)]) }, .argument)
        XCTAssertEqual(code { () throws(AnimError) in try .linear([Easing.Stop(1e7)]) }, .limit)
        XCTAssertEqual(code { () throws(AnimError) in try .steps(.min) }, .argument)
        XCTAssertEqual(code { () throws(AnimError) in try .steps(.max) }, .limit)
        let spring = try Spring()
        for bad in [0, -1, .nan, Double.infinity] {
            XCTAssertEqual(code { () throws(AnimError) in try .spring(spring, duration: bad) }, .argument)
        }
        XCTAssertEqual(code { () throws(AnimError) in try .spring(spring, duration: 1, velocity: .nan) }, .argument)
        XCTAssertEqual(code { () throws(AnimError) in try .spring(spring, duration: 2e9) }, .limit)
        let long = [UInt8](repeating: 0x20, count: Easing.longestText + 1)
        XCTAssertEqual(code { () throws(AnimError) in try .parse(css: long) }, .limit)
        let stops = "linear(" + String(repeating: "0,", count: 5000) + "1)"
        XCTAssertEqual(code { () throws(AnimError) in try .parse(css: Array(stops.utf8)) }, .limit)
    }

    /// Whatever bytes: an easing or an error, and no value that is not a number.
    func testMutatedTextsNeverTrap() throws {
        var generator = SplitMix(seed: 24)
        let seeds = try ConformanceCases("easing/css_good.json").cases.map { Array($0.text("css").utf8) }
        for _ in 0..<Thoroughness.count(10_000) {
            var text = seeds[generator.next(below: seeds.count)]
            for _ in 0...generator.next(below: 4) {
                let place = generator.next(below: text.count + 1)
                switch generator.next(below: 4) {
                case 0: text.insert(UInt8(truncatingIfNeeded: generator.next()), at: place)
                case 1: text.insert(Array("0123456789.,%()+-eE/* ".utf8)[generator.next(below: 22)], at: place)
                case 2 where place < text.count: text.remove(at: place)
                default: text.append(contentsOf: seeds[generator.next(below: seeds.count)].prefix(place))
                }
            }
            guard let easing = try? Easing.parse(css: text) else { continue }
            for x in [-3, 0, 1e-9, 0.3, 0.99, 1, 7] {
                let (value, slope) = easing.valueAndSlope(at: x)
                XCTAssertFalse(value.isNaN || slope.isNaN, "\(String(decoding: text, as: UTF8.self)) at \(x)")
            }
        }
    }

    // MARK: Helpers

    private static func parse(_ css: String) throws -> Easing { try Easing.parse(css: Array(css.utf8)) }

    private static func hash(_ easing: Easing) -> UInt64 {
        var hasher = StateHasher()
        easing.hash(into: &hasher)
        return hasher.finalized()
    }

    private static func all() throws -> [Easing] {
        try [
            "linear", "ease", "ease-in", "ease-out", "ease-in-out", "cubic-bezier(1, 0, 0, 1)",
            "cubic-bezier(0, 1, 1, 0)",
            "cubic-bezier(0.95, 2, 0.05, -1)", "cubic-bezier(0, 1, 0, 1)", "steps(4)", "steps(4, start)",
            "steps(5, jump-none)", "steps(5, jump-both)", "linear(0, 1)", "linear(0, 1 50%, 0 50%, 1)", "linear(0.5)",
            "easeInQuad", "easeInOutExpo", "easeOutElastic", "easeOutBounce", "spring(1 100 10 0 1)",
            "spring(1 100 10 0 2)",
        ].map(parse)
    }

    private static func randomCurve(_ generator: inout SplitMix) throws -> CubicBezier {
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
}
