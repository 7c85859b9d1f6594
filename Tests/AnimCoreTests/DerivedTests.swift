// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimStage

/// Properties that are expressions over others.
final class DerivedTests: XCTestCase {
    private typealias Fixture = StageFixture

    private func derive(_ fixture: Fixture, _ property: PropertyIdentifier, _ text: String) throws {
        try fixture.stage.setExpression(Array(text.utf8), of: property)
    }

    func testTheGradientsEndPointsFollowItsAngle() throws {
        let fixture = Fixture()
        let angle = try fixture.scalar(0, "angle")
        let start = try fixture.stage.addProperty(name: Array("start".utf8), kind: .vector2, value: [0, 0])
        try derive(fixture, start, "pow(sin(pi*(angle/360+0.75)), 2), pow(sin(pi*angle/360), 2)")
        // 0° runs from top to bottom: it starts at (.5, 0).
        XCTAssertEqual(try fixture.stage.components(of: start, .presentation)[0], 0.5, accuracy: 1e-15)
        XCTAssertEqual(try fixture.stage.components(of: start, .presentation)[1], 0)
        try fixture.set(angle, to: 270, Fixture.linear(3))
        try fixture.stage.advance(seconds: 1)
        // Of 90°: sin²(π(.25 + .75)) = 0, sin²(π/4) = ½.
        let presented = try fixture.stage.components(of: start, .presentation)
        XCTAssertEqual(presented[0], 0, accuracy: 1e-15)
        XCTAssertEqual(presented[1], 0.5, accuracy: 1e-15)
        // Of 270°, the model: sin²(1.5π) = 1, sin²(.75π) = ½.
        XCTAssertEqual(try fixture.stage.components(of: start, .model)[0], 1, accuracy: 1e-15)
        // d/dt sin²(π x) = π sin(2πx) ẋ with ẋ = 90/360 a second: π/4 at x = ¼.
        XCTAssertEqual(try fixture.stage.components(of: start, .velocity)[1], .pi / 4, accuracy: 1e-14)
        XCTAssertThrowsError(try fixture.stage.setValue([0, 0], of: start)) { assertCode($0, .state) }
    }

    func testACycleIsRefusedAndNamed() throws {
        let fixture = Fixture()
        let (a, b, c) = (try fixture.scalar(0, "a"), try fixture.scalar(0, "b"), try fixture.scalar(0, "c"))
        try derive(fixture, b, "a + 1")
        try derive(fixture, c, "b * 2")
        XCTAssertThrowsError(try derive(fixture, a, "c - 1")) { error in
            assertCode(error, .state)
            let message = (error as? AnimError).map { String(describing: $0.message) } ?? ""
            XCTAssertTrue(message.contains("a -> c -> b -> a"), message)
        }
        XCTAssertThrowsError(try derive(fixture, a, "a")) { assertCode($0, .state) }
        XCTAssertThrowsError(try fixture.stage.removeProperty(a)) { assertCode($0, .state) }
        try fixture.stage.setValue([5], of: a)
        XCTAssertEqual(try fixture.presentation(c), 12)
        try derive(fixture, b, "")
        XCTAssertEqual(try fixture.presentation(b), 6)
        try fixture.stage.setValue([1], of: b)
        XCTAssertEqual(try fixture.presentation(c), 2)
    }

    func testDerivedPropertiesAreAmongTheChanged() throws {
        let fixture = Fixture()
        let (a, b) = (try fixture.scalar(0, "a"), try fixture.scalar(0, "b"))
        try derive(fixture, b, "max(a, 3)")
        fixture.stage.takeChangedProperties(limit: .max) { _ in }
        var taken: [PropertyIdentifier] = []
        try fixture.stage.setValue([1], of: a)
        fixture.stage.takeChangedProperties(limit: .max) { taken.append($0) }
        XCTAssertEqual(taken, [a])
        taken = []
        try fixture.stage.setValue([4], of: a)
        fixture.stage.takeChangedProperties(limit: .max) { taken.append($0) }
        XCTAssertEqual(taken, [a, b])
        // What is not a number counts as 0, whatever was there before.
        try derive(fixture, b, "1 / (a - 4)")
        XCTAssertEqual(try fixture.presentation(b), 0)
    }
}
