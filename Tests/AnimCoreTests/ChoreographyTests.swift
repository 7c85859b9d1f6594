// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion
@testable import AnimStage

/// Stagger, sequences, groups, animators, actions and reduced motion.
final class ChoreographyTests: XCTestCase {
    private typealias Fixture = StageFixture

    func testAStaggerStartsEachValueLater() throws {
        let fixture = Fixture()
        let properties = try (0..<5).map { _ in try fixture.scalar() }
        var request = Fixture.linear(1)
        request.stagger = 0.5
        let transaction = try fixture.stage.beginTransaction(request)
        for property in properties { try fixture.stage.setValue([8], of: property) }
        try fixture.stage.commitTransaction(transaction)
        try fixture.stage.advance(seconds: 1.25)
        XCTAssertEqual(try properties.map { try fixture.presentation($0) }, [8, 6, 2, 0, 0])
    }

    func testASequenceRunsOneAfterTheOther() throws {
        let fixture = Fixture()
        let (x, y) = (try fixture.scalar(), try fixture.scalar())
        var request = MotionRequest(.curve(.linear))
        request.arrangement = .sequence
        let sequence = try fixture.stage.beginTransaction(request)
        try fixture.set(x, to: 1, MotionRequest(duration: 1))
        try fixture.set(y, to: 1, MotionRequest(duration: 2))
        try fixture.set(x, to: 0, MotionRequest(duration: 1))
        try fixture.stage.commitTransaction(sequence)
        try fixture.stage.advance(seconds: 0.5)
        XCTAssertEqual(try fixture.presentation(y), 0)
        try fixture.stage.advance(seconds: 1.5)
        XCTAssertEqual(try fixture.presentation(y), 0.5)
        try fixture.stage.advance(seconds: 10)
        XCTAssertEqual(try fixture.presentation(x), 0)
        let completed = fixture.events(.transactionCompleted)
        XCTAssertEqual(completed.last?.subject, sequence.rawValue)
        XCTAssertEqual(completed.last?.time, 4 * Flicks.perSecond)
    }

    func testAGroupsClockCanBeSlowedStoppedAndSet() throws {
        let fixture = Fixture()
        let (x, y) = (try fixture.scalar(), try fixture.scalar())
        let group = try fixture.stage.addGroup(.clock)
        var request = Fixture.linear(1)
        request.group = group
        try fixture.set(x, to: 1, request)
        try fixture.set(y, to: 1, Fixture.linear(1))
        try fixture.stage.setSpeed(0.5, of: group)
        try fixture.stage.advance(seconds: 0.5)
        XCTAssertEqual(try fixture.presentation(x), 0.25)
        XCTAssertEqual(try fixture.velocity(x), 0.5)
        XCTAssertEqual(try fixture.presentation(y), 0.5)
        try fixture.stage.setPaused(true, of: group)
        try fixture.stage.advance(seconds: 10)
        XCTAssertEqual(try fixture.presentation(x), 0.25)
        try fixture.stage.setPaused(false, of: group)
        try fixture.stage.seek(group, toSeconds: 0.75)
        XCTAssertEqual(try fixture.presentation(x), 0.75)
        XCTAssertTrue(fixture.events(.animationEnded).count == 1)
        try fixture.stage.advance(seconds: 0.5)
        XCTAssertEqual(try fixture.presentation(x), 1)
        let ended = fixture.events(.animationEnded)
        XCTAssertEqual(ended.map(\.isFinished), [true])
        XCTAssertEqual(ended[0].time, 11 * Flicks.perSecond, accuracy: 1)
    }

    func testAnAnimatorScrubbedToAFractionShowsWhatPlayingThereShows() throws {
        for fraction in stride(from: 0.0, through: 1.0, by: 1.0 / 64) {
            var shown: [Double] = []
            for isPlayed in [true, false] {
                let fixture = Fixture()
                let (x, y) = (try fixture.scalar(), try fixture.scalar())
                let animator = try fixture.stage.addGroup(.animator(duration: 0))
                var request = MotionRequest(.curve(.easeInOut), duration: 2)
                request.group = animator
                try fixture.set(x, to: 5, request)
                request.shape = .curve(.easeIn)
                request.duration = 1
                request.delay = 0.5
                try fixture.set(y, to: 7, request)
                if isPlayed {
                    try fixture.stage.run(animator)
                    try fixture.stage.advance(seconds: 2 * fraction)
                } else {
                    try fixture.stage.setFraction(fraction, of: animator)
                }
                shown += [try fixture.presentation(x), try fixture.presentation(y)]
            }
            XCTAssertEqual(shown[0], shown[2], accuracy: 1e-12)
            XCTAssertEqual(shown[1], shown[3], accuracy: 1e-12)
        }
    }

    func testReversingTwiceIsTheIdentityAndBackAtTheStartTheOldValuesHold() throws {
        let fixture = Fixture()
        let x = try fixture.scalar(3)
        let animator = try fixture.stage.addGroup(.animator(duration: 0))
        var request = Fixture.linear(1)
        request.group = animator
        try fixture.set(x, to: 4, request)
        try fixture.stage.run(animator)
        try fixture.stage.advance(seconds: 0.5)
        try fixture.stage.run(animator, isReversed: true)
        try fixture.stage.run(animator)
        try fixture.stage.advance(seconds: 0.25)
        XCTAssertEqual(try fixture.presentation(x), 3.75)
        XCTAssertEqual(try fixture.model(x), 4)
        try fixture.stage.run(animator, isReversed: true)
        try fixture.stage.advance(seconds: 0.5)
        XCTAssertEqual(try fixture.presentation(x), 3.25)
        try fixture.stage.advance(seconds: 1)
        XCTAssertEqual(try fixture.model(x), 3)
        XCTAssertEqual(try fixture.presentation(x), 3)
        let ended = fixture.events(.animatorEnded)
        XCTAssertEqual(ended.map(\.count), [Stage.AnimatorPosition.start.rawValue])
        XCTAssertThrowsError(try fixture.stage.pause(animator)) { assertCode($0, .identifier) }
    }

    func testAnAnimatorContinuesWithASpringAtItsVelocity() throws {
        let fixture = Fixture()
        let x = try fixture.scalar()
        let animator = try fixture.stage.addGroup(.animator(duration: 0))
        var request = Fixture.linear(1)
        request.group = animator
        try fixture.set(x, to: 10, request)
        try fixture.stage.run(animator)
        try fixture.stage.advance(seconds: 0.5)
        let spring = try Spring(mass: 1, stiffness: 100, damping: 8)
        try fixture.stage.run(animator, MotionRequest(.spring(spring)))
        XCTAssertEqual(try fixture.presentation(x), 5)
        XCTAssertEqual(try fixture.velocity(x), 10, accuracy: 1e-12)
        try fixture.stage.advance(seconds: 0.3)
        // 10 + e^(−4t) (−5 cos ωt + (10 − 20)/ω sin ωt), ω = √84, t = .3, by mpmath in 50 digits.
        XCTAssertEqual(try fixture.presentation(x), 11.266147953740391, accuracy: 1e-12)
        XCTAssertGreaterThan(try fixture.presentation(x), 10, "it overshoots")
        try fixture.stage.advance(seconds: 30)
        XCTAssertEqual(try fixture.presentation(x), 10)
        XCTAssertEqual(fixture.events(.animatorEnded).map(\.isFinished), [true])
    }

    func testActionsSayWhatASetValueDoes() throws {
        let fixture = Fixture()
        let (none, own) = (try fixture.scalar(), try fixture.scalar())
        try fixture.stage.setAction(.none, of: none)
        try fixture.stage.setAction(.own(Fixture.linear(2)), of: own)
        let transaction = try fixture.stage.beginTransaction(Fixture.linear(1))
        try fixture.stage.setValue([1], of: none)
        try fixture.stage.setValue([1], of: own)
        try fixture.stage.commitTransaction(transaction)
        XCTAssertEqual(try fixture.presentation(none), 1)
        try fixture.stage.advance(seconds: 1)
        XCTAssertEqual(try fixture.presentation(own), 0.5)
        try fixture.stage.advance(seconds: 1)
        try fixture.stage.setValue([0], of: own)
        try fixture.stage.advance(seconds: 1)
        XCTAssertEqual(try fixture.presentation(own), 0.5, "its own action needs no transaction")
        var disabled = MotionRequest()
        disabled.disablesActions = true
        try fixture.set(own, to: 9, disabled)
        XCTAssertEqual(try fixture.presentation(own), 9)
    }

    func testReducedMotionJumpsOrFades() throws {
        for policy in [ReducedMotion.jump, .fade] {
            let fixture = Fixture()
            let x = try fixture.scalar()
            let color = try fixture.stage.addProperty(kind: .color, value: [0, 0, 0, 1])
            fixture.stage.reducedMotion = policy
            let transaction = try fixture.stage.beginTransaction(Fixture.linear(5))
            try fixture.stage.setValue([1], of: x)
            try fixture.stage.setValue([1, 1, 1, 1], of: color)
            try fixture.stage.commitTransaction(transaction)
            XCTAssertEqual(try fixture.presentation(x), 1)
            try fixture.stage.advance(seconds: 0.1)
            let red = try fixture.stage.components(of: color, .presentation)[0]
            // cubic-bezier(.25, .1, .25, 1) at 0.5, by mpmath in 50 digits.
            XCTAssertEqual(red, policy == .fade ? 0.80240338758486 : 1, accuracy: 1e-12)
            try fixture.stage.advance(seconds: 0.1)
            XCTAssertEqual(fixture.events(.transactionCompleted).map(\.isFinished), [true])
        }
    }

    func testAnObserverHearsEveryFrameOnWhichTheValueChanged() throws {
        let fixture = Fixture()
        let x = try fixture.scalar()
        var heard: [Double] = []
        try fixture.stage.observe(x) { heard.append($0[0]) }
        try fixture.set(x, to: 4, Fixture.linear(1))
        for _ in 0..<6 { try fixture.stage.advance(seconds: 0.25) }
        XCTAssertEqual(heard, [1, 2, 3, 4])
        try fixture.stage.observe(x, nil)
        try fixture.stage.setValue([7], of: x)
        try fixture.stage.advance(seconds: 1)
        XCTAssertEqual(heard.count, 4)
    }
}
