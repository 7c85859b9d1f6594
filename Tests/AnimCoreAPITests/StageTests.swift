// SPDX-License-Identifier: MIT
import AnimCore
import XCTest

/// A stage as a Swift user sees it: nothing but `import AnimCore`.
final class StageTests: XCTestCase {
    func testSpringMovesAProperty() throws {
        let stage = Stage()
        let x = try stage.property(0, named: "x")
        stage.animate(.spring(duration: 0.5, bounce: 0.3)) { x.value = 100 }
        XCTAssertEqual(x.value, 100)
        XCTAssertEqual(x.presentation, 0)
        XCTAssertTrue(x.isAnimating)
        try stage.advance(by: 0.25)
        // x(t) = 1 − e^(−ζωt) (cos ω_d t + ζω/ω_d sin ω_d t), with ω = 4π, ζ = 0.7, at t = 0.25.
        let (omega, ratio) = (4 * Double.pi, 0.7)
        let damped = omega * (1 - ratio * ratio).squareRoot()
        let decay = exp(-ratio * omega * 0.25)
        let expected = 100 * (1 - decay * (cos(damped * 0.25) + ratio * omega / damped * sin(damped * 0.25)))
        XCTAssertEqual(x.presentation, expected, accuracy: 1e-9)
        let speed = 100 * decay * omega * omega / damped * sin(damped * 0.25)
        XCTAssertEqual(x.velocity, speed, accuracy: 1e-7)
        try stage.advance(by: 10)
        XCTAssertEqual(x.presentation, 100)
        XCTAssertEqual(x.velocity, 0)
    }

    func testCurvesDelaysAndNone() throws {
        let stage = Stage()
        let (a, b, c) = (try stage.property(0), try stage.property(0), try stage.property(0))
        stage.animate(.linear(duration: 1).delay(1)) { a.value = 10 }
        stage.animate(.none) { b.value = 10 }
        stage.animate(.curve(0, 0, 1, 1, duration: 2)) { c.value = 10 }
        XCTAssertEqual(b.presentation, 10)
        try stage.advance(by: 1)
        XCTAssertEqual(a.presentation, 0)
        XCTAssertEqual(c.presentation, 5, accuracy: 1e-12)
        try stage.advance(by: 0.5)
        XCTAssertEqual(a.presentation, 5, accuracy: 1e-12)
    }

    func testValuesOfAllTypes() throws {
        let stage = Stage()
        let point = try stage.property(Point(1, 2))
        let space = try stage.property(SIMD3(1.0, 2, 3))
        let four = try stage.property(SIMD4(1.0, 2, 3, 4))
        let color = try stage.property(Color.black)
        let transform = try stage.property(Transform.identity)
        let angle = try stage.property(Angle.degrees(90))
        let many = try stage.property([1.0, 2, 3, 4, 5])
        stage.animate(.linear(duration: 1)) {
            point.value = Point(3, 6)
            space.value = SIMD3(3, 4, 5)
            four.value = .zero
            color.value = .white
            transform.value = .translation(x: 10, y: 20)
            angle.value = .degrees(180)
            many.value = [5, 4, 3, 2, 1]
        }
        try stage.advance(by: 0.5)
        XCTAssertEqual(point.presentation, Point(2, 4))
        XCTAssertEqual(point.velocity.y, 4, accuracy: 1e-12)
        XCTAssertEqual(space.presentation, SIMD3(2, 3, 4))
        XCTAssertEqual(four.presentation, SIMD4(0.5, 1, 1.5, 2))
        XCTAssertEqual(color.presentation, Color(red: 0.5, green: 0.5, blue: 0.5))
        XCTAssertEqual(transform.presentation.tx, 5, accuracy: 1e-12)
        XCTAssertEqual(transform.presentation.ty, 10, accuracy: 1e-12)
        XCTAssertEqual(angle.presentation.degrees, 135, accuracy: 1e-12)
        XCTAssertEqual(many.presentation, [3, 3, 3, 3, 3])
    }

    func testATypeOfOnesOwnIsAValue() throws {
        struct Size: AnimatableValue {
            var width: Double
            var height: Double
            static var valueKind: ValueKind { .size }
            var components: [Double] { [width, height] }
            init?(components: [Double]) {
                guard components.count == 2 else { return nil }
                (width, height) = (components[0], components[1])
            }
        }
        let stage = Stage()
        let initial = try XCTUnwrap(Size(components: [1, 2]))
        let size = try stage.property(initial, named: "size")
        size.value.width = 7
        XCTAssertEqual(size.presentation.components, [7, 2])
        XCTAssertEqual(try stage.property(named: "size", as: Size.self).value.width, 7)
        XCTAssertEqual(try stage.property(named: "size", as: Point.self).value, [7, 2])
        XCTAssertThrowsError(try stage.property(named: "size", as: Path.self))
        XCTAssertThrowsError(try stage.property(named: "size", as: [Double].self))
        XCTAssertThrowsError(try stage.property(named: "size", as: Double.self)) { error in
            XCTAssertEqual((error as? AnimError)?.code, .kind)
        }
    }

    func testCompletionsAndEvents() throws {
        let stage = Stage()
        let x = try stage.property(0, named: "x")
        var calls: [Bool] = []
        stage.animate(.linear(duration: 1)) {
            x.value = 1
        } completion: {
            calls.append($0)
        }
        try stage.advance(by: 0.5)
        XCTAssertEqual(calls, [])
        stage.animate(.linear(duration: 1)) {
            x.value = 2
        } completion: { [unowned stage] isFinished in
            calls.append(isFinished)
            // A completion may use the stage.
            stage.animate(.linear(duration: 1)) { x.value = 3 }
            try? stage.advance(by: 0.5)
        }
        try stage.advance(by: 1)
        XCTAssertEqual(calls, [false, true])
        XCTAssertEqual(stage.time, 2)
        XCTAssertEqual(x.presentation, 2.5, accuracy: 1e-12)
        var ended: [(String, Bool)] = []
        for event in stage.events where event.kind == .animationEnded { ended.append((event.name, event.isFinished)) }
        XCTAssertEqual(ended.map(\.0), ["x", "x"])
        XCTAssertEqual(ended.map(\.1), [false, true])
        XCTAssertTrue(Array(stage.events).isEmpty)
    }

    func testWhatCannotThrowIsThrownByTheNextAdvance() throws {
        let stage = Stage()
        let x = try stage.property(1)
        x.value = .nan
        XCTAssertEqual(x.value, 1)
        XCTAssertThrowsError(try stage.advance(by: 1)) { error in
            XCTAssertEqual((error as? AnimError)?.code, .argument)
            XCTAssertEqual("\(error)", "value must be finite")
        }
        XCTAssertEqual(stage.time, 0)
        try stage.advance(by: 1)
        for animation in [
            Animation.spring(duration: -1), .spring(duration: 1, bounce: 3), .linear(duration: .nan),
            .easeInOut(duration: -1), .curve(2, 0, 0, 0), .smooth.delay(-1), .smooth.stagger(.infinity),
            .linear(duration: 1).repeated(0),
        ] {
            var isCalled = false
            stage.animate(animation) { isCalled = true }
            XCTAssertFalse(isCalled)
            XCTAssertThrowsError(try stage.check())
            try stage.check()
        }
        XCTAssertEqual(stage.animationCount, 0)
    }

    func testMisuseThrows() throws {
        let stage = Stage()
        let x = try stage.property(0, named: "x")
        func code(_ body: () throws -> Void) -> AnimError.Code? {
            do { try body() } catch { return (error as? AnimError)?.code }
            return nil
        }
        XCTAssertEqual(code { _ = try stage.property(0, named: "x") }, .duplicate)
        XCTAssertEqual(code { _ = try stage.property(Double.infinity) }, .argument)
        XCTAssertEqual(code { _ = try stage.property(1e200) }, .limit)
        XCTAssertEqual(code { _ = try stage.property([Double]()) }, .limit)
        XCTAssertEqual(code { _ = try stage.property(Path()) }, .argument)
        XCTAssertEqual(code { _ = try stage.property(0, named: String(repeating: "x", count: 256)) }, .limit)
        XCTAssertEqual(code { _ = try stage.property(named: "y", as: Double.self) }, .notFound)
        _ = try stage.property(0, named: "arrowness")
        XCTAssertThrowsError(try stage.property(named: "arowness", as: Double.self)) { error in
            XCTAssertTrue("\(error)".contains("'arrowness'"), "\(error)")
        }
        XCTAssertEqual(code { try stage.advance(by: -1) }, .argument)
        XCTAssertEqual(code { try stage.advance(by: .nan) }, .argument)
        XCTAssertEqual(code { try stage.advance(by: 1e9) }, .limit)
        XCTAssertEqual(code { try stage.setTimeScale(-1) }, .argument)
        let many = try stage.property([1.0, 2])
        XCTAssertNotNil(code { try many.set([1, 2, 3]) })
        XCTAssertEqual(many.value, [1, 2])
        x.value = 5
        try x.remove()
        XCTAssertFalse(x.exists)
        XCTAssertEqual(x.value, 5)
        XCTAssertEqual(x.presentation, 5)
        XCTAssertEqual(x.velocity, 0)
        XCTAssertEqual(code { try x.remove() }, .identifier)
        XCTAssertEqual(code { try x.set(1) }, .identifier)
        XCTAssertEqual(code { try stage.restore(stage.snapshot()) }, nil)
        stage.animate(.smooth) { XCTAssertEqual(code { _ = try stage.snapshot() }, .state) }
    }

    func testSnapshotsGoOnBitForBit() throws {
        let stage = Stage()
        let x = try stage.property(0, named: "x")
        stage.animate(.bouncy) { x.value = 100 }
        try stage.advance(by: 0.1)
        let snapshot = try stage.snapshot()
        try stage.advance(by: 0.2)
        let (expected, hash) = (x.presentation, stage.stateHash)
        try stage.restore(snapshot)
        XCTAssertEqual(stage.time, 0.1, accuracy: 1e-9)
        try stage.advance(by: 0.2)
        XCTAssertEqual(x.presentation, expected)
        XCTAssertEqual(stage.stateHash, hash)
        // Encoded and decoded, in another stage.
        let decoded = try JSONDecoder().decode(Snapshot.self, from: JSONEncoder().encode(snapshot))
        XCTAssertEqual(decoded, snapshot)
        let other = Stage()
        try other.restore(decoded)
        try other.advance(by: 0.2)
        XCTAssertEqual(try other.property(named: "x", as: Double.self).presentation, expected)
        let damaged = Data("{\"bytes\": [1, 2, 3]}".utf8)
        let wrong = try JSONDecoder().decode(Snapshot.self, from: damaged)
        XCTAssertThrowsError(try stage.restore(wrong)) { XCTAssertEqual(($0 as? AnimError)?.code, .syntax) }
        XCTAssertEqual(x.presentation, expected)
    }

    func testWhatTheBodyThrowsIsThrown() throws {
        struct Stop: Error {}
        let stage = Stage()
        let x = try stage.property(0)
        XCTAssertThrowsError(
            try stage.animate(.linear(duration: 1)) {
                x.value = 10
                throw Stop()
            }
        ) { XCTAssertTrue($0 is Stop) }
        try stage.advance(by: 0.5)
        XCTAssertEqual(x.presentation, 5, accuracy: 1e-12)
        // The transaction is over.
        x.value = 0
        XCTAssertEqual(x.presentation, 0)
    }
}
