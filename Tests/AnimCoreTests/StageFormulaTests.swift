// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMotion
@testable import AnimStage

/// Values against closed forms that were worked out elsewhere; irrational ones by mpmath in 50 digits.
final class StageFormulaTests: XCTestCase {
    private typealias Fixture = StageFixture

    /// The property stands at 10 in the presentation and 12 in the model.
    private func value(
        _ from: Double?,
        _ to: Double?,
        _ by: Double?,
        additive: Bool = false,
        _ change: (inout AnimationRequest) -> Void = { _ in },
        at seconds: Double
    ) throws -> Double {
        let fixture = Fixture()
        let x = try fixture.scalar(10)
        try fixture.set(x, to: 12, Fixture.linear(1, delay: 50))
        var request = AnimationRequest(.easing(.cubicBezier(.linear)))
        (request.from, request.to, request.by) = (from.map { [$0] }, to.map { [$0] }, by.map { [$0] })
        request.duration = 1
        request.isAdditive = additive
        change(&request)
        try fixture.stage.animate(x, request)
        try fixture.stage.advance(seconds: seconds)
        return try fixture.presentation(x)
    }

    func testFromToAndByAsCoreAnimationCombinesThem() throws {
        XCTAssertEqual(try value(2, 6, nil, at: 0.25), 3)
        XCTAssertEqual(try value(2, nil, 6, at: 0.25), 3.5)
        XCTAssertEqual(try value(nil, 6, 2, at: 0.25), 4.5)
        XCTAssertEqual(try value(2, nil, nil, at: 0.25), 4)
        XCTAssertEqual(try value(nil, 6, nil, at: 0.25), 9)
        XCTAssertEqual(try value(nil, nil, 6, at: 0.25), 11.5)
        XCTAssertEqual(try value(nil, nil, nil, at: 0.25), 10)
        XCTAssertEqual(try value(2, 6, nil, additive: true, at: 0.25), 13)
        XCTAssertEqual(try value(nil, 6, nil, additive: true, at: 0.25), 11.5)
        XCTAssertEqual(try value(2, nil, 6, additive: true, at: 0.25), 13.5)
        XCTAssertEqual(try value(2, 6, nil, at: 1), 6, "Core Animation still shows the end at the exact end")
        XCTAssertEqual(try value(2, 6, nil, at: 1 + 1e-8), 10, "removed on completion")
    }

    func testRepetitionsAccumulate() throws {
        func set(_ request: inout AnimationRequest) {
            request.timing.repeatCount = 3
            request.isCumulative = true
        }
        // The value at the end of a run, 6, for each run that is over.
        XCTAssertEqual(try value(2, 6, nil, set, at: 0.5), 4)
        XCTAssertEqual(try value(2, 6, nil, set, at: 1.5), 10)
        XCTAssertEqual(try value(2, 6, nil, set, at: 2.5), 16)
        XCTAssertEqual(try value(0, nil, 6, additive: true, set, at: 2.5), 25)
        XCTAssertEqual(try value(2, 6, nil, set, at: 3), 18)
        XCTAssertEqual(try value(2, 6, nil, set, at: 3.1), 10)
    }

    /// Measured on Core Animation: 0 to 10, there and back, twice, is 5 at 2.5 s.
    func testRepetitionsThatRunBackDoNotAccumulate() throws {
        for (time, expected) in [(0.5, 5.0), (1, 10), (1.5, 5), (2, 0), (2.5, 5), (3, 10), (3.5, 5)] {
            let shown = try value(
                0,
                10,
                nil,
                {
                    $0.timing.repeatCount = 2
                    $0.timing.autoreverses = true
                    $0.isCumulative = true
                },
                at: time
            )
            XCTAssertEqual(shown, expected, accuracy: 1e-12, "\(time)")
        }
    }

    /// Measured on Core Animation, over a model value of 0.5 at 0, 0.2, 0.5, 0.9 and 1.2 s.
    func testOffsetsWrapAndNegativeSpeedsPlayBackwards() throws {
        for (speed, offset, expected) in [
            (-1, 0, [0, 0.8, 0.5, 0.1, 0.5]), (1, 0.3, [0.3, 0.5, 0.8, 0.2, 0.5]),
            (1, -2.7, [0.3, 0.5, 0.8, 0.2, 0.5]),
        ] as [(Double, Double, [Double])] {
            let fixture = Fixture()
            let x = try fixture.scalar(0.5)
            var request = AnimationRequest(.curve(.linear))
            (request.from, request.to, request.duration) = ([0], [1], 1)
            (request.timing.speed, request.timing.timeOffset) = (speed, offset)
            try fixture.stage.animate(x, request)
            var shown: [Double] = []
            for step in [0, 0.2, 0.3, 0.4, 0.3] {
                try fixture.stage.advance(seconds: step)
                shown.append(try fixture.presentation(x))
            }
            for (value, wanted) in zip(shown, expected) { XCTAssertEqual(value, wanted, accuracy: 1e-12) }
        }
    }

    func testAutoreversesSpeedAndOffset() throws {
        func curve(_ request: inout AnimationRequest) { request.shape = .easing(.cubicBezier(.easeInOut)) }
        XCTAssertEqual(
            try value(
                0,
                10,
                nil,
                {
                    curve(&$0)
                    $0.timing.autoreverses = true
                },
                at: 1.7
            ),
            1.8739590670531255,
            accuracy: 1e-11
        )
        XCTAssertEqual(
            try value(
                0,
                10,
                nil,
                {
                    curve(&$0)
                    $0.timing.speed = 0.5
                },
                at: 0.6
            ),
            1.8739590670531255,
            accuracy: 1e-11
        )
        XCTAssertEqual(
            try value(
                0,
                10,
                nil,
                {
                    curve(&$0)
                    $0.timing.speed = -1
                    $0.timing.timeOffset = 1
                },
                at: 0.7
            ),
            1.8739590670531255,
            accuracy: 1e-11
        )
        XCTAssertEqual(
            try value(
                0,
                10,
                nil,
                {
                    curve(&$0)
                    $0.timing.timeOffset = 0.2
                },
                at: 0.1
            ),
            1.8739590670531255,
            accuracy: 1e-11
        )
    }

    func testUIKitsAdditiveAnimationsAreTheirSum() throws {
        let fixture = Fixture()
        let x = try fixture.scalar()
        var request = MotionRequest(.curve(.easeInOut), duration: 1)
        request.interruption = .add
        try fixture.set(x, to: 100, request)
        try fixture.stage.advance(seconds: 0.3)
        try fixture.set(x, to: 0, request)
        XCTAssertEqual(try fixture.presentation(x), 18.739590670531255, accuracy: 1e-10)
        try fixture.stage.advance(seconds: 0.3)
        // 0 + (0 − 100)(1 − E(.6)) + (100 − 0)(1 − E(.3))
        XCTAssertEqual(try fixture.presentation(x), 48.072022319704136, accuracy: 1e-10)
        // 100 (E′(.6) − E′(.3))
        XCTAssertEqual(try fixture.velocity(x), 100 * (1.5971672756839921 - 1.2672178357663334), accuracy: 1e-9)
    }

    func testSwiftUIsSpringIsRetargetedWithItsVelocity() throws {
        let fixture = Fixture()
        let x = try fixture.scalar()
        let request = MotionRequest(.spring(try Spring()))
        try fixture.set(x, to: 1, request)
        try fixture.stage.advance(seconds: 0.2)
        XCTAssertEqual(try fixture.presentation(x), 0.84942563485411239, accuracy: 1e-14)
        XCTAssertEqual(try fixture.velocity(x), 4.1927962966633185, accuracy: 1e-13)
        try fixture.set(x, to: -1, request)
        try fixture.stage.advance(seconds: 0.15)
        XCTAssertEqual(try fixture.presentation(x), -0.059335147455593609, accuracy: 1e-13)
        XCTAssertEqual(try fixture.velocity(x), -10.287206276147738, accuracy: 1e-12)
    }

    func testADecayIsCutOffByItsDuration() throws {
        let fixture = Fixture()
        let x = try fixture.scalar()
        var request = AnimationRequest(.decay(try Decay.make(rate: 2, spring: try Spring())))
        (request.velocity, request.duration) = ([4], 0.5)
        try fixture.stage.animate(x, request)
        try fixture.stage.advance(seconds: 0.25)
        // 2 (1 − e^−½)
        XCTAssertEqual(try fixture.presentation(x), 0.78693868057473315, accuracy: 1e-14)
        try fixture.stage.advance(seconds: 0.25)
        XCTAssertEqual(fixture.events(.animationEnded).map(\.isFinished), [true])
    }

    func testExplicitAnimationsHaveTheirTurnInASequence() throws {
        let fixture = Fixture()
        let (x, y) = (try fixture.scalar(), try fixture.scalar())
        var sequence = MotionRequest()
        sequence.arrangement = .sequence
        let outer = try fixture.stage.beginTransaction(sequence)
        try fixture.set(x, to: 1, Fixture.linear(1))
        let inner = try fixture.stage.beginTransaction()
        var request = AnimationRequest(.easing(.cubicBezier(.linear)))
        (request.from, request.to, request.duration) = ([4], [8], 1)
        try fixture.stage.animate(y, request)
        try fixture.stage.commitTransaction(inner)
        try fixture.stage.commitTransaction(outer)
        try fixture.stage.advance(seconds: 0.5)
        XCTAssertEqual(try fixture.presentation(y), 0)
        try fixture.stage.advance(seconds: 1)
        XCTAssertEqual(try fixture.presentation(y), 6)
    }

    func testReducedMotionSetsTheModelToTheEndOfWhatItLeavesOut() throws {
        let fixture = Fixture()
        fixture.stage.reducedMotion = .jump
        let keyframes = try KeyframeDescription.values([1, 2, 7], componentCount: 1, duration: 1)
        let decay = try Decay.make(rate: 2, spring: try Spring())
        for (shape, end) in [(AnimationRequest.Shape.keyframes(keyframes), 7.0), (.decay(decay), 2)] {
            let x = try fixture.scalar()
            var request = AnimationRequest(shape)
            request.setsModel = true
            request.velocity = [4]
            try fixture.stage.animate(x, request)
            XCTAssertEqual(try fixture.model(x), end)
            XCTAssertEqual(try fixture.presentation(x), end)
        }
        XCTAssertEqual(fixture.events(.animationEnded).map(\.isFinished), [true, true])
    }

    func testAMediaGroupThatFillsEndsOnceAndIsHeld() throws {
        let fixture = Fixture()
        let x = try fixture.scalar()
        var timing = MediaTiming()
        (timing.duration, timing.fillMode) = (1, .forwards)
        let clock = try fixture.stage.addGroup(.clock)
        let group = try fixture.stage.addGroup(.media(timing), in: clock)
        var request = AnimationRequest(.easing(.cubicBezier(.linear)))
        (request.from, request.to, request.duration, request.group) = ([4], [8], 1, group)
        let transaction = try fixture.stage.beginTransaction()
        try fixture.stage.animate(x, request)
        try fixture.stage.commitTransaction(transaction)
        try fixture.stage.advance(seconds: 3)
        XCTAssertEqual(try fixture.presentation(x), 8)
        try fixture.stage.setSpeed(2, of: clock)
        try fixture.stage.advance(seconds: 3)
        var kinds: [StageEvent.Kind] = []
        while let event = fixture.stage.pollEvent() { kinds.append(event.kind) }
        XCTAssertEqual(kinds, [.animationEnded, .transactionCompleted, .groupEnded])
        try fixture.stage.removeGroup(group)
        XCTAssertEqual(try fixture.presentation(x), 0)
        XCTAssertEqual(fixture.stage.eventCount, 0)
    }

    func testAnExplicitAnimationIsInAGroupFromItsStartToItsEnd() throws {
        let fixture = Fixture()
        let x = try fixture.scalar(1)
        var timing = MediaTiming()
        timing.duration = 4
        var request = AnimationRequest(.easing(.cubicBezier(.linear)))
        (request.from, request.to, request.duration, request.delay) = ([4], [8], 1, 1)
        request.group = try fixture.stage.addGroup(.media(timing))
        try fixture.stage.animate(x, request)
        var shown: [Double] = []
        for _ in 0..<4 {
            try fixture.stage.advance(seconds: 0.75)
            shown.append(try fixture.presentation(x))
        }
        XCTAssertEqual(shown, [1, 6, 1, 1])
    }

    func testKeyframesOfEncodedValuesAreTheValuesThemselves() throws {
        let stage = Stage()
        let color = try stage.addProperty(
            PropertyOptions(.color, encoding: .color(ColorInterpolation(space: .okLCH))),
            value: [1, 0, 0, 1]
        )
        let transform = try stage.addProperty(kind: .transform, value: [1, 0, 0, 1, 0, 0])
        let keys = [0.0, 1, 0, 1, 0, 0, 1, 1, 1, 0.5, 0, 1]
        try stage.animate(
            color,
            AnimationRequest(.keyframes(try .values(keys, componentCount: 4, mode: .linear, duration: 2)))
        )
        let transforms = [1.0, 0, 0, 1, 0, 0, 2, 0, 0, 2, 6, 0]
        try stage.animate(
            transform,
            AnimationRequest(.keyframes(try .values(transforms, componentCount: 6, mode: .linear, duration: 2)))
        )
        for (value, expected) in zip(try stage.components(of: color, .presentation), keys) {
            XCTAssertEqual(value, expected, accuracy: 1e-9)
        }
        try stage.advance(seconds: 1)
        for (value, expected) in zip(try stage.components(of: color, .presentation), keys[4...]) {
            XCTAssertEqual(value, expected, accuracy: 1e-9)
        }
        for (value, expected) in zip(try stage.components(of: transform, .presentation), [1.5, 0, 0, 1.5, 3, 0]) {
            XCTAssertEqual(value, expected, accuracy: 1e-12)
        }
    }
}
