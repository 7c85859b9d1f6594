// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion
@testable import AnimStage

/// The three ways of interruption; expected values are closed forms written out here.
final class InterruptionTests: XCTestCase {
    private typealias Fixture = StageFixture

    func testAddedAnimationsSumToTheTarget() throws {
        let fixture = Fixture()
        let x = try fixture.scalar()
        try fixture.set(x, to: 100, Fixture.linear(1, .add))
        try fixture.stage.advance(seconds: 0.5)
        XCTAssertEqual(try fixture.presentation(x), 50)
        try fixture.set(x, to: 0, Fixture.linear(1, .add))
        XCTAssertEqual(try fixture.presentation(x), 50)
        XCTAssertEqual(try fixture.model(x), 0)
        try fixture.stage.advance(seconds: 0.25)
        // Model 0, and (0 − 100)(1 − .75) + (100 − 0)(1 − .25).
        XCTAssertEqual(try fixture.presentation(x), 50, accuracy: 1e-12)
        XCTAssertEqual(try fixture.velocity(x), 0, accuracy: 1e-12)
        try fixture.stage.advance(seconds: 0.5)
        XCTAssertEqual(try fixture.presentation(x), 25, accuracy: 1e-12)
        try fixture.stage.advance(seconds: 0.25)
        XCTAssertEqual(try fixture.presentation(x), 0)
        XCTAssertFalse(try fixture.stage.isAnimating(x))
        XCTAssertEqual(fixture.events(.transactionCompleted).map(\.isFinished), [true, true])
    }

    func testRestartTakesTheValueButNoVelocity() throws {
        for interruption in [Interruption.replace, .restart] {
            let fixture = Fixture()
            let x = try fixture.scalar()
            try fixture.set(x, to: 1, Fixture.linear(1))
            try fixture.stage.advance(seconds: 0.5)
            var spring = MotionRequest(.spring(try Spring()))
            spring.interruption = interruption
            try fixture.set(x, to: 2, spring)
            XCTAssertEqual(try fixture.presentation(x), 0.5)
            XCTAssertEqual(try fixture.velocity(x), interruption == .replace ? 1 : 0, accuracy: 1e-12)
        }
    }

    func testTenThousandAddedAnimationsSumToTheTarget() throws {
        let fixture = Fixture()
        let x = try fixture.scalar()
        var random = RandomGenerator(seed: 5)
        for _ in 0..<10_000 {
            let before = try fixture.presentation(x)
            try fixture.set(x, to: random.next(in: -1, 1), Fixture.linear(1, .add))
            XCTAssertEqual(try fixture.presentation(x), before, accuracy: 1e-9)
            if random.next() % 100 == 0 { try fixture.stage.advance(seconds: 0.001) }
        }
        let target = try fixture.model(x)
        try fixture.stage.advance(seconds: 0.5)
        XCTAssertEqual(try fixture.stage.components(of: x, .presentation)[0], try fixture.presentation(x))
        try fixture.stage.advance(seconds: 1)
        XCTAssertEqual(try fixture.presentation(x), target)
        XCTAssertEqual(fixture.stage.animationCount, 0)
        XCTAssertEqual(fixture.events(.animationEnded).count, 10_000)
    }

    func testAnythingInterruptsAnythingWithoutAJump() throws {
        var random = RandomGenerator(seed: 11)
        for _ in 0..<200 {
            let fixture = Fixture()
            let x = try fixture.scalar()
            for _ in 0..<12 {
                let before = (try fixture.presentation(x), try fixture.velocity(x))
                var request =
                    random.next() % 2 == 0
                    ? MotionRequest(.curve(.easeInOut), duration: random.next(in: 0.1, 1))
                    : MotionRequest(.spring(try Spring.response(0.4, dampingRatio: random.next(in: 0.3, 1.5))))
                request.interruption = Interruption(rawValue: Int32(random.next() % 3) + 1)
                if random.next() % 4 == 0 { request.delay = random.next(in: 0, 0.3) }
                try fixture.set(x, to: random.next(in: -10, 10), request)
                XCTAssertEqual(try fixture.presentation(x), before.0, accuracy: 1e-11)
                if case .spring = request.shape, request.interruption != .restart, request.delay == nil {
                    XCTAssertEqual(try fixture.velocity(x), before.1, accuracy: 1e-9 + 1e-11 * before.1.magnitude)
                }
                try fixture.stage.advance(seconds: random.next(in: 0, 0.4))
            }
            try fixture.stage.advance(seconds: 60)
            XCTAssertEqual(try fixture.presentation(x), try fixture.model(x))
            let ended = fixture.events(.animationEnded)
            XCTAssertEqual(Set(ended.map(\.animation)).count, ended.count, "each ends once")
        }
    }

    func testADelayedAddedAnimationHoldsTheOldValueUntilItStarts() throws {
        let fixture = Fixture()
        let x = try fixture.scalar()
        try fixture.set(x, to: 10, Fixture.linear(1, delay: 1, .add))
        try fixture.stage.advance(seconds: 0.5)
        XCTAssertEqual(try fixture.presentation(x), 0)
        try fixture.set(x, to: 20, Fixture.linear(1, .add))
        XCTAssertEqual(try fixture.presentation(x), 0)
        try fixture.stage.advance(seconds: 0.5)
        // 20 + (0 − 10)(1 − 0) + (10 − 20)(1 − .5)
        XCTAssertEqual(try fixture.presentation(x), 5, accuracy: 1e-12)
        try fixture.stage.advance(seconds: 1)
        XCTAssertEqual(try fixture.presentation(x), 20)
    }
}
