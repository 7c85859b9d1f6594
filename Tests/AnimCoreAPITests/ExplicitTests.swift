// SPDX-License-Identifier: MIT
import AnimCore
import XCTest

/// Explicit animations, the clocks they go by, and animators. Linear motion is known without any calculation.
final class ExplicitTests: XCTestCase {
    private func code(_ body: () throws -> Void, line: UInt = #line) -> AnimError.Code? {
        do {
            try body()
            XCTFail("nothing was thrown", line: line)
        } catch { return (error as? AnimError)?.code }
        return nil
    }

    func testItMovesWhatIsSeenAndLeavesTheModelAlone() throws {
        let stage = Stage()
        let x = try stage.property(3)
        let running = try x.animate(.linear(duration: 2), from: 0, to: 10)
        try stage.advance(by: 0.5)
        XCTAssertEqual(x.presentation, 2.5)
        XCTAssertEqual(x.velocity, 5)
        XCTAssertEqual(x.value, 3)
        XCTAssertTrue(running.exists)
        try stage.advance(by: 2)
        XCTAssertEqual(x.presentation, 3)
        XCTAssertFalse(running.exists)
        let ended = stage.events.first { $0.kind == .animationEnded }
        XCTAssertEqual(ended?.animation, running.id)
        XCTAssertEqual(ended?.subject, x.id)
        XCTAssertEqual(ended?.isFinished, true)
    }

    func testWhereItBeginsAndLeads() throws {
        let stage = Stage()
        // As CABasicAnimation: by alone is from the present value, to alone too, from alone leads to it.
        for (from, to, by, half): (Double?, Double?, Double?, Double) in [
            (nil, 10, nil, 6), (0, nil, nil, 1), (nil, nil, 10, 7), (0, nil, 10, 5), (nil, 10, 4, 8), (4, 8, nil, 6),
        ] {
            let x = try stage.property(2)
            try x.animate(.linear(duration: 1), from: from, to: to, by: by)
            try stage.advance(by: 0.5)
            XCTAssertEqual(x.presentation, half, accuracy: 1e-12)
        }
        let x = try stage.property(0)
        XCTAssertEqual(code { try x.animate(.linear(), from: 0, to: 1, by: 1) }, .argument)
        XCTAssertEqual(code { try x.animate(.linear(), to: .nan) }, .argument)
        XCTAssertEqual(code { try x.animate(.linear(duration: -1), to: 1) }, .argument)
        XCTAssertFalse(x.isAnimating)
    }

    func testTiming() throws {
        let stage = Stage()
        let x = try stage.property(0)
        let timing = MediaTiming(speed: 2, repeatCount: 2, autoreverses: true, fillMode: .both)
        let running = try x.animate(.linear(duration: 1), from: 0, to: 8, options: .init(delay: 1, timing: timing))
        // Four ways of half a second each, from 1 s on.
        for (step, value): (Double, Double) in [(0.5, 0), (0.75, 4), (0.5, 4), (0.5, 4), (0.75, 0), (9, 0)] {
            try stage.advance(by: step)
            XCTAssertEqual(x.presentation, value, accuracy: 1e-12)
        }
        XCTAssertTrue(running.exists, "it fills forwards")
        try running.remove()
        XCTAssertFalse(running.exists)
        XCTAssertEqual(code { try running.remove() }, .identifier)
    }

    func testAdditiveAndCumulative() throws {
        let stage = Stage()
        let x = try stage.property(100)
        try x.animate(.linear(duration: 2), from: 0, to: 10, options: .init(isAdditive: true))
        try stage.advance(by: 1)
        XCTAssertEqual(x.presentation, 105)
        let y = try stage.property(0)
        let repeats = MediaTiming(repeatCount: 3)
        try y.animate(.linear(duration: 1), from: 0, to: 10, options: .init(timing: repeats, isCumulative: true))
        try stage.advance(by: 2.5)
        XCTAssertEqual(y.presentation, 25, accuracy: 1e-12)
        let z = try stage.property(0)
        try z.animate(.linear(duration: 1), to: 4, options: .init(setsModel: true))
        XCTAssertEqual(z.value, 4)
        try stage.advance(by: 0.25)
        XCTAssertEqual(z.presentation, 1)
    }

    func testReplacing() throws {
        let stage = Stage()
        let x = try stage.property(0)
        try x.animate(.linear(duration: 1), from: 0, to: 10, options: .init(interruption: .replace))
        try x.animate(.linear(duration: 1), from: 50, to: 60, options: .init(interruption: .replace))
        XCTAssertEqual(stage.animationCount, 1)
        try stage.advance(by: 0.5)
        XCTAssertEqual(x.presentation, 55)
        try x.removeAllAnimations()
        XCTAssertEqual(x.presentation, 0)
        XCTAssertEqual(stage.animationCount, 0)
    }

    func testKeyframesSpringsAndDecays() throws {
        let stage = Stage()
        let x = try stage.property(0)
        try x.animate(.keyframes(try Keyframes([0, 8, -8, 0], duration: 3)))
        try stage.advance(by: 1.5)
        XCTAssertEqual(x.presentation, 0, accuracy: 1e-12)
        try stage.advance(by: 1)
        XCTAssertEqual(x.presentation, -4, accuracy: 1e-12)

        let y = try stage.property(5)
        try y.animate(.decay(try Decay(rate: 2)), velocity: 100)
        try stage.advance(by: 0.5)
        // x = from + v/r (1 - e^(-r t)).
        XCTAssertEqual(y.presentation, 5 + 50 * (1 - exp(-1)), accuracy: 1e-9)

        let z = try stage.property(0)
        try z.animate(.spring(try Spring(response: 1, dampingRatio: 1)), from: 0, to: 1)
        try stage.advance(by: 0.5)
        // Critically damped, w = 2 pi: 1 - (1 + w t) e^(-w t).
        XCTAssertEqual(z.presentation, 1 - (1 + Double.pi) * exp(-Double.pi), accuracy: 1e-3)

        let color = try stage.property(Color.black)
        try color.animate(.keyframes(try Keyframes([Color.black, .white], duration: 2)))
        try stage.advance(by: 1)
        XCTAssertEqual(color.presentation.green, 0.5, accuracy: 1e-12)

        let (square, moved) = (try Path(svg: "M0 0H10V10H0Z"), try Path(svg: "M20 0H30V10H20Z"))
        let outline = try stage.property(square)
        try outline.animate(.linear(duration: 2), to: moved)
        try stage.advance(by: 1)
        XCTAssertEqual(outline.presentation.bounds?.lower, Point(10, 0))
        let other = try stage.property(square)
        try other.animate(.keyframes(try Keyframes([square, moved], duration: 2)))
        try stage.advance(by: 1.5)
        XCTAssertEqual(other.presentation.bounds?.lower, Point(15, 0))
    }

    func testAClockCanBePausedSlowedAndSet() throws {
        let stage = Stage()
        let x = try stage.property(0)
        let clock = try stage.addGroup()
        try x.animate(.linear(duration: 4), from: 0, to: 40, options: .init(group: clock))
        try stage.advance(by: 1)
        XCTAssertEqual(x.presentation, 10)
        try clock.pause()
        try stage.advance(by: 5)
        XCTAssertEqual(x.presentation, 10)
        XCTAssertEqual(try clock.time(), 1)
        try clock.resume()
        try clock.setSpeed(0.5)
        try stage.advance(by: 2)
        XCTAssertEqual(x.presentation, 20)
        try clock.seek(to: 3.5)
        XCTAssertEqual(x.presentation, 35)
        // Inside the clock a second one.
        let inner = try stage.addGroup(in: clock)
        XCTAssertEqual(try inner.time(), 0)
        try clock.remove()
        XCTAssertFalse(clock.exists)
        XCTAssertFalse(inner.exists)
        XCTAssertEqual(x.presentation, 0)
        XCTAssertEqual(code { try clock.pause() }, .identifier)
        XCTAssertEqual(code { try clock.seek(to: .nan) }, .argument)
    }

    func testAnimateByAClock() throws {
        let stage = Stage()
        let x = try stage.property(0)
        let clock = try stage.addGroup()
        try clock.setSpeed(2)
        var ended: [Bool] = []
        clock.animate(.linear(duration: 1)) {
            x.value = 10
        } completion: {
            ended.append($0)
        }
        try stage.advance(by: 0.25)
        XCTAssertEqual(x.presentation, 5)
        try stage.advance(by: 0.25)
        try stage.advance(by: 0.01)
        XCTAssertEqual(ended, [true])
    }

    func testAGroupTimedAsAWhole() throws {
        let stage = Stage()
        let x = try stage.property(0)
        let group = try stage.addGroup(timing: MediaTiming(duration: 1, repeatCount: 2, autoreverses: true))
        try x.animate(.linear(duration: 1), from: 0, to: 10, options: .init(group: group))
        try stage.advance(by: 1.25)
        XCTAssertEqual(x.presentation, 7.5, accuracy: 1e-9)
        XCTAssertEqual(code { try group.setSpeed(2) }, .kind)
        XCTAssertEqual(code { _ = try stage.addGroup(timing: MediaTiming(duration: -1)) }, .argument)
        try stage.advance(by: 10)
        XCTAssertEqual(stage.events.first { $0.kind == .groupEnded }?.subject, group.id)
    }

    func testAnAnimatorIsDraggedRunAndReversed() throws {
        let stage = Stage()
        let x = try stage.property(0)
        let animator = try stage.addAnimator(duration: 2)
        animator.animate(.linear(duration: 2)) { x.value = 100 }
        XCTAssertEqual(x.value, 100)
        try stage.advance(by: 1)
        XCTAssertEqual(x.presentation, 0, "it stands until it is run")
        try animator.setFraction(0.25)
        XCTAssertEqual(x.presentation, 25)
        try animator.run()
        try stage.advance(by: 0.5)
        XCTAssertEqual(try animator.fraction(), 0.5)
        XCTAssertEqual(try animator.time(), 1)
        XCTAssertEqual(x.presentation, 50)
        try animator.pause()
        try stage.advance(by: 3)
        XCTAssertEqual(x.presentation, 50)
        try animator.reverse(durationFactor: 0.5)
        try stage.advance(by: 0.25)
        XCTAssertEqual(x.presentation, 25)
        try stage.advance(by: 1)
        XCTAssertFalse(animator.exists)
        XCTAssertEqual(x.value, 0, "back at its start the model values are the old ones")
        let ended = stage.events.first { $0.kind == .animatorEnded }
        XCTAssertEqual(ended?.subject, animator.id)
        XCTAssertEqual(ended?.position, .start)
        XCTAssertEqual(code { try animator.run() }, .identifier)
    }

    func testAnAnimatorEndsWhereItIsTold() throws {
        for (position, value): (Animator.Position, Double) in [(.end, 8), (.start, 2), (.current, 5)] {
            let stage = Stage()
            let x = try stage.property(2)
            let animator = try stage.addAnimator(duration: 1)
            animator.animate(.linear(duration: 1)) { x.value = 8 }
            try animator.setFraction(0.5)
            XCTAssertEqual(code { try animator.setFraction(2) }, .argument)
            try animator.stop(at: position)
            XCTAssertEqual(x.value, value)
            XCTAssertEqual(x.presentation, value)
            XCTAssertEqual(stage.events.first { $0.kind == .animatorEnded }?.position, position)
        }
    }

    func testAnAnimatorByASpringOvershoots() throws {
        let stage = Stage()
        let x = try stage.property(0)
        let animator = try stage.addAnimator(duration: 1)
        animator.animate(.linear(duration: 1)) { x.value = 100 }
        try animator.run(.spring(try Spring(response: 0.5, dampingRatio: 0.2)), velocity: 0)
        var largest = 0.0
        for _ in 0..<120 where animator.exists {
            try stage.advance(by: 1.0 / 120)
            largest = max(largest, x.presentation)
        }
        // An underdamped spring first overshoots by e^(-pi z / sqrt(1 - z^2)) of the way: 0.527.
        XCTAssertEqual(largest, 100 * (1 + exp(-Double.pi * 0.2 / (0.96).squareRoot())), accuracy: 0.5)
    }

    func testOneAfterAnother() throws {
        let stage = Stage()
        let (x, y, z) = (try stage.property(0), try stage.property(0), try stage.property(0))
        let first = stage.animate(.linear(duration: 1)) { x.value = 10 }
        stage.animate(.linear(duration: 1).after(first)) { y.value = 10 }
        try z.animate(.linear(duration: 1), to: 10, options: .init(after: first))
        try stage.advance(by: 1.5)
        XCTAssertEqual([x.presentation, y.presentation, z.presentation], [10, 5, 5])
        let (a, b) = (try stage.property(0), try stage.property(0))
        stage.animate(Animation.inherited.sequence()) {
            stage.animate(.linear(duration: 1)) { a.value = 10 }
            stage.animate(.linear(duration: 1)) { b.value = 10 }
        }
        try stage.advance(by: 1.5)
        XCTAssertEqual([a.presentation, b.presentation], [10, 5])
    }

    func testASpringAndACurveTakeAPropertyThere() throws {
        let stage = Stage()
        let x = try stage.property(0)
        let spring = try Spring(response: 0.8, dampingRatio: 0.6)
        let sent = try x.spring(to: 10, by: spring, velocity: 50)
        XCTAssertNotNil(sent.id)
        XCTAssertEqual(x.value, 10)
        try stage.advance(by: 0.3)
        XCTAssertEqual(x.presentation, spring.value(at: 0.3, from: 0, to: 10, initialVelocity: 50), accuracy: 1e-9)
        try x.curve(to: 0, by: .linear, duration: 1)
        let from = x.presentation
        try stage.advance(by: 0.5)
        XCTAssertEqual(x.presentation, from / 2, accuracy: 1e-9)
        XCTAssertEqual(code { try x.spring(to: .nan) }, .argument)
        XCTAssertEqual(code { try x.spring(to: 1, velocity: .infinity) }, .argument)
        XCTAssertEqual(code { try x.curve(to: 1, duration: -1) }, .argument)
        XCTAssertEqual(x.value, 0)
    }

    func testASpringAndACurveTakeAPathThere() throws {
        let stage = Stage()
        let path = try stage.property(try Path(svg: "M0 0H10"))
        try path.setTurns(false)
        let spring = try Spring(response: 0.8, dampingRatio: 0.6)
        // Of other verbs: its first point moves as a number does.
        let target = try Path(svg: "M20 0H30V5")
        let sent = try path.spring(to: target, by: spring, velocity: [50, 0, 0, 0, 0, 0])
        XCTAssertNotNil(sent.id)
        XCTAssertEqual(path.value, target)
        try stage.advance(by: 0.3)
        let expected = spring.value(at: 0.3, from: 0, to: 20, initialVelocity: 50)
        XCTAssertEqual(try XCTUnwrap(path.presentation.bounds).lower.x, expected, accuracy: 1e-9)
        try path.curve(to: try Path(svg: "M0 0H10"), by: .linear, duration: 1)
        try stage.advance(by: 0.5)
        XCTAssertEqual(try XCTUnwrap(path.presentation.bounds).lower.x, expected / 2, accuracy: 1e-9)
        XCTAssertEqual(code { try path.spring(to: Path()) }, .argument)
        XCTAssertEqual(code { try path.spring(to: target, velocity: [1]) }, .argument)
        XCTAssertEqual(code { try path.curve(to: target, duration: -1) }, .argument)
    }

    func testActionsAndReducedMotion() throws {
        let stage = Stage()
        let (x, y) = (try stage.property(0), try stage.property(0))
        try x.setAction(.own(.linear(duration: 1)))
        try y.setAction(.none)
        x.value = 10
        stage.animate(.linear(duration: 1)) { y.value = 10 }
        try stage.advance(by: 0.5)
        XCTAssertEqual([x.presentation, y.presentation], [5, 10])
        XCTAssertEqual(code { try x.setAction(.own(.linear(duration: -1))) }, .argument)
        stage.animate(.linear(duration: 1).disablesActions()) { x.value = 30 }
        XCTAssertEqual(x.presentation, 30)
        stage.reducedMotion = .jump
        XCTAssertEqual(stage.reducedMotion, .jump)
        let z = try stage.property(0)
        stage.animate(.linear(duration: 1)) { z.value = 10 }
        XCTAssertEqual(z.presentation, 10)
    }
}
