// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion
@testable import AnimStage

/// No interruption, of whatever by whatever, makes a value jump that does not have to.
final class StageContinuityTests: XCTestCase {
    private typealias Fixture = StageFixture

    func testEveryKindOfValueIsInterruptedWithoutAJump() throws {
        let kinds: [PropertyOptions] = [
            PropertyOptions(.scalar), PropertyOptions(.vector, componentCount: 5),
            PropertyOptions(.angle, encoding: .shortestTurn), PropertyOptions(.color), PropertyOptions(.transform),
            PropertyOptions(.color, encoding: .color(ColorInterpolation(space: .okLCH))),
            PropertyOptions(.color, encoding: .color(ColorInterpolation(space: .okLab, isPremultiplied: true))),
        ]
        for options in kinds {
            for seed in 0..<60 as Range<UInt64> { try interrupt(options, seed) }
        }
    }

    private func interrupt(_ options: PropertyOptions, _ seed: UInt64) throws {
        var random = RandomGenerator(seed: seed)
        let fixture = Fixture()
        let stage = fixture.stage
        func value() -> [Double] {
            (0..<options.componentCount).map { index in
                if options.kind == .color { return index == 3 ? random.next(in: 0.3, 1) : random.next(in: 0.05, 1) }
                return random.next(in: -3, 3)
            }
        }
        let property = try stage.addProperty(options, value: value())
        for step in 0..<10 {
            let before = try stage.components(of: property, .presentation)
            let speed = try stage.components(of: property, .velocity)
            var request =
                random.next() % 2 == 0
                ? MotionRequest(.curve(.easeInOut), duration: random.next(in: 0.1, 1))
                : MotionRequest(.spring(try Spring.response(0.4, dampingRatio: random.next(in: 0.3, 1.5))))
            request.interruption = Interruption(rawValue: Int32(random.next() % 3) + 1)
            if random.next() % 4 == 0 { request.delay = random.next(in: 0, 0.3) }
            let transaction = try stage.beginTransaction(request)
            try stage.setValue(value(), of: property)
            try stage.commitTransaction(transaction)
            let after = try stage.components(of: property, .presentation)
            for index in before.indices {
                var way = after[index] - before[index]
                if options.kind == .angle { way -= 2 * .pi * (way / (2 * .pi)).rounded() }
                XCTAssertEqual(way, 0, accuracy: 1e-9, "\(options) seed \(seed) step \(step) \(request.interruption!)")
            }
            if case .spring = request.shape, request.interruption == .replace, request.delay == nil {
                for (new, old) in zip(try stage.components(of: property, .velocity), speed) {
                    XCTAssertEqual(
                        new,
                        old,
                        accuracy: 1e-7 * (1 + old.magnitude),
                        "\(options) seed \(seed) step \(step)"
                    )
                }
            }
            try stage.advance(seconds: random.next(in: 0, 0.4))
        }
        try stage.advance(seconds: 100)
        XCTAssertEqual(try stage.components(of: property, .presentation), try stage.components(of: property, .model))
    }

    func testWhatIsKeptGoesOnAboveANewValue() throws {
        let fixture = Fixture()
        let x = try fixture.scalar(1)
        var shake = AnimationRequest(.easing(.cubicBezier(.linear)))
        (shake.from, shake.to, shake.duration, shake.isAdditive) = ([0], [8], 1, true)
        try fixture.stage.animate(x, shake)
        try fixture.stage.advance(seconds: 0.25)
        XCTAssertEqual(try fixture.presentation(x), 3)
        for interruption in [Interruption.replace, .add, .restart] {
            try fixture.set(x, to: 5, Fixture.linear(1, interruption))
            XCTAssertEqual(try fixture.presentation(x), 3)
        }
        try fixture.stage.advance(seconds: 0.25)
        // (1 + 4 · .25) + 8 · .5
        XCTAssertEqual(try fixture.presentation(x), 6)
        try fixture.stage.advance(seconds: 0.5)
        // (1 + 4 · .75) + 8: at its exact end the shake is still there.
        XCTAssertEqual(try fixture.presentation(x), 12)
        try fixture.stage.advance(seconds: 0.125)
        // 1 + 4 · .875
        XCTAssertEqual(try fixture.presentation(x), 4.5)
        try fixture.stage.advance(seconds: 0.375)
        XCTAssertEqual(try fixture.presentation(x), 5)
    }

    func testARepeatedAnimationInAGroupHoldsTheOldValueUntilItStarts() throws {
        let fixture = Fixture()
        let x = try fixture.scalar()
        var request = Fixture.linear(1, delay: 1)
        request.group = try fixture.stage.addGroup(.clock)
        request.repetition = Repetition(count: 2)
        try fixture.set(x, to: 4, request)
        XCTAssertEqual(try fixture.presentation(x), 0)
        try fixture.stage.advance(seconds: 0.5)
        XCTAssertEqual(try fixture.presentation(x), 0)
        try fixture.stage.advance(seconds: 1.75)
        XCTAssertEqual(try fixture.presentation(x), 1)
        try fixture.stage.advance(seconds: 1)
        XCTAssertEqual(try fixture.presentation(x), 4)
        XCTAssertEqual(fixture.events(.transactionCompleted).map(\.isFinished), [true])
    }

    func testAnAnimatorInASlowedClockHandsItsOwnVelocityOn() throws {
        let fixture = Fixture()
        let x = try fixture.scalar()
        let clock = try fixture.stage.addGroup(.clock)
        try fixture.stage.setSpeed(0.5, of: clock)
        let animator = try fixture.stage.addGroup(.animator(duration: 0), in: clock)
        var request = Fixture.linear(1)
        request.group = animator
        try fixture.set(x, to: 10, request)
        try fixture.stage.run(animator)
        try fixture.stage.advance(seconds: 1)
        XCTAssertEqual(try fixture.velocity(x), 5)
        try fixture.stage.run(animator, MotionRequest(.spring(try Spring())))
        XCTAssertEqual(try fixture.velocity(x), 5, accuracy: 1e-12)
    }

    func testAnAnimatorThatGrowsStaysWhereItIs() throws {
        let fixture = Fixture()
        let (x, y) = (try fixture.scalar(), try fixture.scalar())
        let animator = try fixture.stage.addGroup(.animator(duration: 0))
        var request = Fixture.linear(1)
        request.group = animator
        try fixture.set(x, to: 4, request)
        try fixture.stage.run(animator)
        try fixture.stage.advance(seconds: 0.5)
        try fixture.set(y, to: 4, request)
        XCTAssertEqual(try fixture.presentation(x), 2)
        XCTAssertEqual(try fixture.presentation(y), 0)
        try fixture.stage.advance(seconds: 0.25)
        XCTAssertEqual(try fixture.presentation(x), 3)
        XCTAssertEqual(try fixture.presentation(y), 1)
        try fixture.stage.advance(seconds: 0.75)
        XCTAssertEqual(fixture.events(.animatorEnded).map(\.isFinished), [true])
    }

    func testAnAnimatorBackAtItsStartKnowsTheFirstOfItsOldValues() throws {
        let fixture = Fixture()
        let x = try fixture.scalar(3)
        let animator = try fixture.stage.addGroup(.animator(duration: 0))
        var request = Fixture.linear(1)
        request.group = animator
        try fixture.set(x, to: 4, request)
        try fixture.set(x, to: 5, request)
        try fixture.stage.stop(animator, at: .start)
        XCTAssertEqual(try fixture.model(x), 3)
        XCTAssertEqual(try fixture.presentation(x), 3)
    }
}
