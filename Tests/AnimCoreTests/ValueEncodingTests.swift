// SPDX-License-Identifier: MIT
import AnimMotion
import XCTest

/// XCTest brings Foundation, which has one too.
private typealias AffineTransform = AnimMotion.AffineTransform

final class ValueEncodingTests: XCTestCase {
    // MARK: Against 50-digit definitions and published results (Tests/conformance/generators/colors.py, transforms.py)

    func testColorsConvert() throws {
        let file = try ConformanceCases("values/colors.json")
        for entry in file.cases {
            let source = try XCTUnwrap(ColorSpace(rawValue: Int32(entry["from"])))
            let target = try XCTUnwrap(ColorSpace(rawValue: Int32(entry["to"])))
            var result = entry.numbers("color") + [0.25]
            source.convert(result, to: target, &result)
            assertNear(result, entry.numbers("expected") + [0.25], file.tolerance, "\(entry)")
        }
    }

    func testColorsInterpolate() throws {
        let file = try ConformanceCases("values/color_mixes.json")
        for entry in file.cases {
            let encoding = Self.color(
                space: Int32(entry["space"]),
                path: Int32(entry["hue"]),
                isPremultiplied: entry.truth("premultiplied")
            )
            assertNear(interpolate(encoding, entry), entry.numbers("expected"), file.tolerance, "\(entry)")
        }
    }

    func testColorsInterpolateAsTheWebPlatformTestsSay() throws {
        let file = try ConformanceCases("values/color_mixes_published.json")
        for entry in file.cases {
            var result = interpolate(Self.color(space: 4, path: Int32(entry["hue"]), isPremultiplied: true), entry)
            ColorSpace.sRGB.convert(result, to: .okLCH, &result)
            assertNear(result, entry.numbers("expected_oklch"), file.tolerance, "\(entry)")
        }
    }

    func testTransformsComeApart() throws {
        let file = try ConformanceCases("values/transforms.json")
        for entry in file.cases {
            let inner = encode(.transform, entry.numbers("transform"))
            for (index, name) in ["tx", "ty", "angle", "scale_x", "scale_y", "skew"].enumerated() {
                let accuracy = file.tolerance * max(1, abs(entry[name]))
                XCTAssertEqual(inner[index], entry[name], accuracy: accuracy, "\(name) of \(entry)")
            }
            XCTAssertEqual(inner[6], 0)
        }
    }

    func testTransformsInterpolate() throws {
        for name in ["transform_mixes", "transform_mixes_published"] {
            let file = try ConformanceCases("values/\(name).json")
            for entry in file.cases {
                assertNear(interpolate(.transform, entry), entry.numbers("expected"), file.tolerance, "\(entry)")
            }
        }
    }

    func testVelocitiesAreDerivatives() throws {
        let file = try ConformanceCases("values/encodings.json")
        for entry in file.cases {
            let encoding: ValueEncoding =
                entry.text("kind") == "transform"
                ? .transform
                : Self.color(
                    space: Int32(entry["space"]),
                    path: 0,
                    isPremultiplied: entry.truth("premultiplied")
                )
            let inner = entry.numbers("inner")
            let outer = entry.numbers("outer")
            assertNear(decode(encoding, inner), outer, file.tolerance, "\(entry)")
            var velocity = [Double](repeating: 0, count: outer.count)
            encoding.decodeVelocity(inner, entry.numbers("velocity"), &velocity, count: outer.count)
            assertNear(velocity, entry.numbers("outer_velocity"), file.tolerance, "\(entry)")
            // And back.
            var back = [Double](repeating: 0, count: inner.count)
            encoding.encodeVelocity(inner, velocity, &back, count: outer.count)
            assertNear(back, entry.numbers("velocity"), 1e-9, "\(entry)")
        }
    }

    // MARK: Properties

    func testWhatIsEncodedComesBack() {
        var generator = SplitMix(seed: 21)
        for encoding in Self.colors() {
            for _ in 0..<200 {
                var color = (0..<3).map { _ in generator.uniform(-0.5, 2) }
                if generator.next(below: 4) == 0 { color = [color[0], color[0], color[0]] }
                if generator.next(below: 8) == 0 { color[1] = 0 }
                color.append(generator.uniform(0.01, 1))
                assertNear(decode(encoding, encode(encoding, color)), color, 1e-12, "\(encoding) \(color)")
            }
            // The end of the straight part of the transfer function, where CSS's rounded limits leave a step.
            for component in [0.04045, 0.04045.nextUp, 0.04045.nextDown, 0.040449937, 0.0404499999] {
                let color = [component, -component, component, 1]
                assertNear(decode(encoding, encode(encoding, color)), color, 1e-12, "\(encoding) \(color)")
            }
        }
        let straight = ValueEncoding.color(ColorInterpolation())
        for color in [[1e150, -1e150, 3, 0], [0.1, 0.2, 0.3, 0.4]] {
            XCTAssertEqual(decode(straight, encode(straight, color)), color)
        }
    }

    func testEveryTransformComesBackSingularOrNot() {
        var generator = SplitMix(seed: 22)
        var transforms: [[Double]] = [
            [0, 0, 0, 0, 1, 2], [3, 6, 0.1, 0.2, 1, 1], [0, 0, 2, 1, 0, 0], [1, 2, 0, 0, 0, 0],
        ]
        transforms += [[0, 0, 0, -3, 0, 0], [-1, 0, 0, -1, 0, 0], [1, 1, 1, 1, 0, 0], [-1, -2, 2, 4, 0, 0]]
        transforms += [[1, 0, 1, 1e-12, 0, 0], [0, 0, 0, .leastNonzeroMagnitude, 0, 0]]
        for _ in 0..<500 { transforms.append((0..<6).map { _ in generator.uniform(-3, 3) }) }
        for transform in transforms {
            for size in [1, 1e-100, 1e140] {
                let outer = transform.map { $0 * size }
                let back = decode(.transform, encode(.transform, outer))
                let largest = outer.prefix(4).map(abs).max() ?? 0
                for index in 0..<6 {
                    let accuracy = index < 4 ? 1e-14 * largest : 0
                    XCTAssertEqual(back[index], outer[index], accuracy: accuracy, "\(transform) * \(size)")
                }
            }
        }
    }

    func testAlignmentKeepsTheValueAndGoesTheRightWay() {
        var generator = SplitMix(seed: 23)
        for _ in 0..<2000 {
            let origin = generator.uniform(-40, 40)
            let target = generator.uniform(-40, 40)
            var angle = origin
            ValueEncoding.shortestTurn.align(origin: &angle, target: [target], count: 1)
            XCTAssertLessThanOrEqual(abs(target - angle), .pi + 1e-12)
            XCTAssertEqual(cos(angle), cos(origin), accuracy: 1e-13)
            XCTAssertEqual(sin(angle), sin(origin), accuracy: 1e-13)
            for (path, range) in [(0, -3.1416...3.1416), (2, 0...6.2832), (3, -6.2832...0)] {
                let encoding = Self.color(space: 4, path: Int32(path), isPremultiplied: false)
                var from = [0.5, 0.1, origin, 1]
                encoding.align(origin: &from, target: [0.5, 0.1, target, 1], count: 4)
                XCTAssertTrue(range.contains(target - from[2]), "\(path) \(origin) \(target) \(from[2])")
                XCTAssertEqual(cos(from[2]), cos(origin), accuracy: 1e-13)
            }
            var longer = [0.5, 0.1, origin, 1]
            Self.color(space: 4, path: 1, isPremultiplied: false)
                .align(origin: &longer, target: [0.5, 0.1, target, 1], count: 4)
            XCTAssertTrue((3.1415...6.2832).contains(abs(target - longer[2])))

            let from = (0..<6).map { _ in generator.uniform(-3, 3) }
            var inner = encode(.transform, from)
            var velocity = (0..<7).map { _ in generator.uniform(-3, 3) }
            var goal = encode(.transform, (0..<6).map { _ in generator.uniform(-3, 3) })
            var before = [Double](repeating: 0, count: 6)
            ValueEncoding.transform.decodeVelocity(inner, velocity, &before, count: 6)
            ValueEncoding.transform.alignBoth(origin: &inner, velocity: &velocity, target: &goal, count: 6)
            assertNear(decode(.transform, inner), from, 1e-14, "\(from)")
            XCTAssertLessThanOrEqual(abs(goal[2] - inner[2]), .pi + 1e-12)
            XCTAssertFalse(inner[3] < 0 && goal[4] < 0 || inner[4] < 0 && goal[3] < 0)
            var after = before
            ValueEncoding.transform.decodeVelocity(inner, velocity, &after, count: 6)
            assertNear(after, before, 1e-13, "velocity of \(from)")
        }
    }

    func testWhatHasNoHueOrAngleTakesOverTheOthers() {
        let encoding = Self.color(space: 4, path: 0, isPremultiplied: true)
        let red = encode(encoding, [1, 0, 0, 1])
        for gray in [[0.5, 0.5, 0.5, 1], [1, 1, 1, 0.5], [0, 0, 0, 0], [0.5, 0.500001, 0.5, 1]] {
            var origin = encode(encoding, gray)
            var target = red
            encoding.align(origin: &origin, target: target, count: 4)
            XCTAssertEqual(origin[2], red[2])
            XCTAssertEqual(target, red)
            target = encode(encoding, gray)
            origin = red
            encoding.alignBoth(origin: &origin, velocity: nil, target: &target, count: 4)
            XCTAssertEqual(target[2], red[2])
            XCTAssertEqual(origin, red)
        }
        // A hue under no opacity is one all the same (web-platform-tests: 120 and 30 degrees give 75).
        var transparent = encode(encoding, [0, 1, 0, 0])
        let green = transparent[2]
        encoding.align(origin: &transparent, target: red, count: 4)
        XCTAssertEqual(transparent[2], green)

        let turned = encode(.transform, [0, 2, -2, 0, 5, 5])
        var nothing = encode(.transform, [0, 0, 0, 0, 1, 1])
        ValueEncoding.transform.align(origin: &nothing, target: turned, count: 6)
        XCTAssertEqual(nothing[2], .pi / 2)
        XCTAssertEqual(decode(.transform, nothing), [0, 0, 0, 0, 1, 1])
    }

    func testASingularTransformJumpsHalfway() {
        let from: [Double] = [0, 0, 0, 0, 0, 0]
        let to: [Double] = [2, 0, 0, 2, 4, 0]
        XCTAssertEqual(interpolate(.transform, from, to, 0.4999), from)
        XCTAssertEqual(interpolate(.transform, from, to, 0.5), to)
        XCTAssertEqual(interpolate(.transform, to, [1, 1, 1, 1, 0, 0], 0.49), to)
    }

    // MARK: Hostile

    func testNothingOverflowsOrTraps() {
        let sizes = [0, .leastNonzeroMagnitude, 1e-300, 1e-30, 1e-16, 1, 1e9, 1e30, 1e76, 1e150]
        var generator = SplitMix(seed: 24)
        func number() -> Double { generator.signed(sizes[generator.next(below: sizes.count)]) }
        for encoding in Self.colors() + [.transform, .shortestTurn, .plain] {
            let count = encoding == .transform ? 6 : 4
            for _ in 0..<400 {
                let outer = (0..<count).map { _ in number() }
                var origin = encode(encoding, outer)
                let any = origin.map { _ in number() }
                for inner in [origin, any] {
                    var velocity = [Double](repeating: 0, count: count)
                    encoding.decodeVelocity(inner, inner.map { _ in number() }, &velocity, count: count)
                    var back = [Double](repeating: 0, count: inner.count)
                    encoding.encodeVelocity(inner, (0..<count).map { _ in number() }, &back, count: count)
                    let all = decode(encoding, inner) + velocity + back + origin
                    XCTAssertTrue(all.allSatisfy { $0.isFinite }, "\(encoding) \(outer) \(inner) \(all)")
                }
                var target = any
                encoding.align(origin: &origin, target: target, count: count)
                encoding.alignBoth(origin: &origin, velocity: nil, target: &target, count: count)
                XCTAssertTrue((origin + target).allSatisfy { $0.isFinite })
                let mixed = interpolate(encoding, outer, (0..<count).map { _ in number() }, number())
                XCTAssertFalse(mixed.contains { $0.isNaN }, "\(encoding)")
            }
        }
    }

    // MARK: -

    private static func color(space: Int32, path: Int32, isPremultiplied: Bool) -> ValueEncoding {
        .color(
            ColorInterpolation(
                space: ColorSpace(rawValue: space) ?? .sRGB,
                hue: HueInterpolation(rawValue: path) ?? .shorter,
                isPremultiplied: isPremultiplied
            )
        )
    }

    private static func colors() -> [ValueEncoding] {
        (0..<5).flatMap { space in
            [false, true].map { color(space: Int32(space), path: 0, isPremultiplied: $0) }
        }
    }

    private func encode(_ encoding: ValueEncoding, _ outer: [Double]) -> [Double] {
        var inner = [Double](repeating: .nan, count: encoding.innerCount(outer: outer.count))
        encoding.encode(outer, &inner, count: outer.count)
        return inner
    }

    private func decode(_ encoding: ValueEncoding, _ inner: [Double]) -> [Double] {
        var outer = [Double](repeating: .nan, count: encoding == .transform ? 6 : inner.count)
        encoding.decode(inner, &outer, count: outer.count)
        return outer
    }

    private func interpolate(_ encoding: ValueEncoding, _ entry: ConformanceCase) -> [Double] {
        interpolate(encoding, entry.numbers("from"), entry.numbers("to"), entry["progress"])
    }

    private func interpolate(_ encoding: ValueEncoding, _ from: [Double], _ to: [Double], _ progress: Double)
        -> [Double]
    {
        var result = [Double](repeating: .nan, count: from.count)
        [progress].withUnsafeBufferPointer {
            encoding.interpolate(from: from, to: to, count: from.count, progresses: $0, &result)
        }
        return result
    }

    /// Each number within tolerance × max(1, the largest expected one).
    private func assertNear(
        _ actual: [Double],
        _ expected: [Double],
        _ tolerance: Double,
        _ message: @autoclosure () -> String,
        line: UInt = #line
    ) {
        XCTAssertEqual(actual.count, expected.count, line: line)
        let accuracy = tolerance * max(1, expected.map(abs).max() ?? 0)
        for (actual, expected) in zip(actual, expected) where !(abs(actual - expected) <= accuracy) {
            XCTFail("\(actual) is not \(expected): \(message())", line: line)
        }
    }
}
