// SPDX-License-Identifier: MIT
import AnimCore
import XCTest

/// Springs in bulk, easings, colors, transforms, expressions and portable mathematics.
final class ValueTests: XCTestCase {
    private func code(_ body: () throws -> Void, line: UInt = #line) -> AnimError.Code? {
        do {
            try body()
            XCTFail("nothing was thrown", line: line)
        } catch { return (error as? AnimError)?.code }
        return nil
    }

    func testSpringsInBulk() throws {
        let spring = try Spring(response: 0.4, dampingRatio: 0.6)
        let (starts, targets) = ((0..<100).map(Double.init), (0..<100).map { 200 - Double($0) })
        var motions = Spring.Motions(values: starts, velocities: [Double](repeating: 0, count: 100))
        for _ in 0..<10 { try spring.step(&motions, to: targets, by: 0.01) }
        let once = try spring.motions(at: [0.1], from: starts, to: targets)
        for index in 0..<100 {
            XCTAssertEqual(
                once.values[index],
                spring.value(at: 0.1, from: starts[index], to: targets[index]),
                accuracy: 1e-9
            )
            XCTAssertEqual(motions.values[index], once.values[index], accuracy: 1e-9)
        }
        let floats = try spring.motions(at: [0.1], from: starts.map(Float.init), to: targets.map(Float.init))
        XCTAssertEqual(floats.values, once.values.map(Float.init))
        let apart = try spring.motions(at: starts, from: starts, to: targets)
        XCTAssertEqual(apart.values[3], spring.value(at: 3, from: 3, to: 197), accuracy: 1e-9)
        let angles = try spring.motions(at: [10], from: [0.1], to: [2 * .pi - 0.1], turn: .shortest)
        XCTAssertEqual(cos(angles.values[0] + 0.1), 1, accuracy: 1e-6)
        XCTAssertEqual(code { _ = try spring.motions(at: [0], from: [1, 2], to: [1]) }, .argument)
        XCTAssertEqual(code { _ = try spring.motions(at: [0, 1, 2], from: [1.0, 2], to: [1, 2]) }, .argument)
        XCTAssertEqual(code { _ = try spring.motions(at: [0], from: [Double.nan], to: [1]) }, .argument)
        XCTAssertEqual(code { _ = try spring.motions(at: [.nan], from: [0.0], to: [1]) }, .argument)
        XCTAssertEqual(code { try spring.step(&motions, to: targets, by: -1) }, .argument)
        var empty = Spring.Motions<Float>(values: [], velocities: [])
        try spring.step(&empty, to: [], by: 1)
        let times = [0, 0.1, 0.2, 5]
        XCTAssertEqual(PreparedSpring(spring).values(at: times), times.map { spring.value(at: $0) })
    }

    func testWhenSpringsRest() throws {
        let spring = try Spring(response: 1, dampingRatio: 0.5)
        let rest = try spring.restingTime(threshold: 0.01)
        for step in 0..<100 {
            let time = rest + Double(step) * 0.01
            XCTAssertLessThanOrEqual((spring.value(at: time) - 1).magnitude, 0.01)
            XCTAssertLessThanOrEqual(spring.velocity(at: time).magnitude, 0.01)
        }
        let settled = try spring.settlingTime(threshold: 0.01, velocityThreshold: 0.01)
        XCTAssertLessThanOrEqual(settled, rest)
        let largest = max(
            (spring.value(at: settled) - 1).magnitude / 0.01,
            spring.velocity(at: settled).magnitude / 0.01
        )
        XCTAssertEqual(largest, 1, accuracy: 1e-6)
        XCTAssertEqual(try Spring(mass: 1, stiffness: 1, damping: 0).restingTime(), .infinity)
        XCTAssertEqual(code { _ = try spring.restingTime(threshold: 0) }, .argument)
        XCTAssertEqual(code { _ = try spring.settlingTime(displacement: .nan) }, .argument)
        let overdamped = try Spring.coreAnimation(stiffness: 100, damping: 50)
        XCTAssertEqual(overdamped.dampingRatio, 1, accuracy: 1e-15)
        XCTAssertEqual(try Spring.coreAnimation(stiffness: 100, damping: 50, allowsOverdamping: true).damping, 50)
    }

    func testEasings() throws {
        let easing = try Easing.linear([.init(0), .init(0.8, at: 0.25), .init(1)])
        XCTAssertEqual(easing, try Easing(css: "linear(0, 0.8 25%, 1)"))
        XCTAssertEqual(easing.value(at: 0.125), 0.4, accuracy: 1e-15)
        XCTAssertEqual(code { _ = try Easing.linear([]) }, .argument)
        XCTAssertEqual(code { _ = try Easing.linear([.init(0, at: .nan), .init(1)]) }, .argument)
        let spring = try Easing.spring(.bouncy, duration: 2)
        XCTAssertEqual(spring.value(at: 0.1), Spring.bouncy.value(at: 0.2), accuracy: 1e-12)
        XCTAssertEqual(spring.value(at: 1), 1)
        XCTAssertEqual(Easing.penner(.easeInCubic).values(at: [0, 0.5, 1]), [0, 0.125, 1])
        XCTAssertEqual(Easing.cubicBezier(.easeIn), .easeIn)
        let tweened = try Easing.penner(.easeInQuad).values(at: [0.5], from: [0, 10], to: [8, 50.0])
        XCTAssertEqual(tweened, [2, 20])
        XCTAssertEqual(try Easing.linear.values(at: [0.25, 0.5], from: [0, 0], to: [4, Float(4)]), [1, 2])
        XCTAssertEqual(code { _ = try Easing.linear.values(at: [0.5, 1, 2], from: [0, 1.0], to: [1, 2]) }, .argument)
        XCTAssertEqual(code { _ = try Easing.linear.values(at: [.nan], from: [0.0], to: [1]) }, .argument)
        XCTAssertEqual(code { _ = try CubicBezier(named: "ease-inn") }, .notFound)
        XCTAssertEqual(try CubicBezier(named: "ease-in"), .easeIn)
        XCTAssertEqual(CubicBezier.linear.slope(at: 0.5), 1)
    }

    func testColors() throws {
        // CSS Color 4: oklch(0.627955 0.257683 29.2339deg) is red.
        let red = try ColorSpace.sRGB.convert(SIMD4(1, 0, 0, 0.5), to: .okLCH)
        XCTAssertEqual(red.x, 0.627955, accuracy: 1e-5)
        XCTAssertEqual(red.y, 0.257683, accuracy: 1e-5)
        XCTAssertEqual(red.z * 180 / .pi, 29.2339, accuracy: 1e-3)
        XCTAssertEqual(red.w, 0.5)
        let back = try ColorSpace.okLCH.convert([red], to: .sRGB)[0]
        XCTAssertEqual(back.x, 1, accuracy: 1e-12)
        XCTAssertEqual(code { _ = try ColorSpace.sRGB.convert(SIMD4(.nan, 0, 0, 1), to: .okLab) }, .argument)
        XCTAssertEqual(try Color.black.mixed(with: .white, at: 0.25), Color(red: 0.25, green: 0.25, blue: 0.25))
        let premultiplied = ColorInterpolation(.sRGB, isPremultiplied: true)
        let faded = try Color(red: 1, green: 0, blue: 0).mixed(with: .clear, at: [0.5], by: premultiplied)[0]
        XCTAssertEqual(faded.red, 1, accuracy: 1e-12)
        XCTAssertEqual(faded.opacity, 0.5)
        XCTAssertEqual(try Color.black.mixed(with: .white, at: []), [])
    }

    func testTransforms() throws {
        let turned = Transform.scale(x: 2, y: 3).concatenating(.rotation(.degrees(30)))
            .concatenating(.translation(x: 5, y: 7))
        let parts = try turned.parts()
        XCTAssertEqual(parts.angle.degrees, 30, accuracy: 1e-9)
        XCTAssertEqual([parts.tx, parts.ty], [5, 7])
        XCTAssertEqual(parts.scaleX, 2, accuracy: 1e-12)
        XCTAssertEqual(parts.scaleY, 3, accuracy: 1e-12)
        for (one, other) in zip(try Transform(parts).components, turned.components) {
            XCTAssertEqual(one, other, accuracy: 1e-12)
        }
        let half = try Transform.identity.mixed(with: turned, at: 0.5).parts()
        XCTAssertEqual(half.angle.degrees, 15, accuracy: 1e-9)
        XCTAssertEqual(half.scaleX, 1.5, accuracy: 1e-12)
        XCTAssertEqual(try Transform.identity.mixed(with: turned, at: [0, 1])[0], .identity)
        XCTAssertEqual(code { _ = try Transform(TransformParts(tx: .nan)) }, .argument)
    }

    func testExpressionsOfNames() throws {
        let expression = try Expression("width * 2 + frame.x", names: ["height", "width", "frame.x"])
        XCTAssertEqual(expression.variables, ["width", "frame.x"])
        XCTAssertEqual(try expression.value(["width": 3, "frame.x": 1]), 7)
        XCTAssertEqual(try expression.values([[0, 1, 2], [0, 5, 0]]), [4, 10])
        let change = try expression.derivative([0, 3, 1], rates: [9, 2, 5])
        XCTAssertEqual(change.value, 7)
        XCTAssertEqual(change.rate, 9)
        XCTAssertEqual(code { _ = try expression.value([1]) }, .argument)
        XCTAssertEqual(code { _ = try expression.value(["width": 1]) }, .notFound)
        XCTAssertEqual(code { _ = try Expression("a", names: ["a", "a"]) }, .duplicate)
        XCTAssertThrowsError(try Expression("wdith", names: ["width"])) { XCTAssertTrue("\($0)".contains("width")) }
        XCTAssertThrowsError(try Expression("1 +\n  )")) { error in
            XCTAssertEqual((error as? AnimError)?.line, 2)
            XCTAssertEqual((error as? AnimError)?.column, 3)
        }
        XCTAssertTrue(try Expression("1 / 0 - 1 / 0").value().isNaN)
    }

    func testPortableMathematics() {
        // The values of glibc, right to one unit in the last place.
        for x in [-2.5, -0.5, 0.125, 0.75, 3, 700] {
            func near(_ one: Double, _ other: Double, line: UInt = #line) {
                XCTAssertEqual(one, other, accuracy: 2 * other.ulp, line: line)
            }
            near(PortableMath.exp(x), exp(x))
            near(PortableMath.expm1(x), expm1(x))
            near(PortableMath.sin(x), sin(x))
            near(PortableMath.cos(x), cos(x))
            near(PortableMath.tan(x), tan(x))
            near(PortableMath.cbrt(x), cbrt(x))
            near(PortableMath.hypot(x, 3), hypot(x, 3))
            near(PortableMath.atan2(x, -3), atan2(x, -3))
            near(PortableMath.log(x.magnitude), log(x.magnitude))
            near(PortableMath.log1p(x.magnitude), log1p(x.magnitude))
            near(PortableMath.pow(x.magnitude, 2.5), pow(x.magnitude, 2.5))
            near(PortableMath.acos(x / 1000), acos(x / 1000))
        }
    }
}
