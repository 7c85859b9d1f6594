// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion
@testable import AnimPaths
@testable import AnimStage

/// Requests at the edge of what makes sense: each is answered, nothing traps, hangs or grows without bound.
final class StageHostileTests: XCTestCase {
    private typealias Fixture = StageFixture

    func testAStaggerOfAnyLengthIsAnswered() throws {
        let fixture = Fixture()
        var request = Fixture.linear(1e9, delay: 1e9)
        request.stagger = 1e9
        let transaction = try fixture.stage.beginTransaction(request)
        for _ in 0..<40 { try fixture.stage.setValue([1], of: try fixture.scalar()) }
        for _ in 0..<40 {
            var animation = AnimationRequest(.easing(.cubicBezier(.ease)))
            animation.delay = 1e9
            try fixture.stage.animate(try fixture.scalar(), animation)
        }
        try fixture.stage.commitTransaction(transaction)
        try fixture.stage.advance(seconds: 100_000)
        XCTAssertEqual(fixture.stage.animationCount, 80)
    }

    func testEveryShapeMayFillBackwards() throws {
        var blocks = try KeyframeDescription.blocks(componentCount: 1, duration: 1)
        try blocks.addBlock(start: 0, duration: 1, value: [3])
        let shapes: [AnimationRequest.Shape] = [
            .easing(.cubicBezier(.linear)), .spring(try Spring()), .keyframes(blocks),
            .decay(try Decay.make(rate: 2, spring: try Spring())),
        ]
        for shape in shapes {
            let fixture = Fixture()
            let x = try fixture.scalar(10)
            var request = AnimationRequest(shape)
            if case .easing = shape { request.to = [20] }
            (request.delay, request.timing.fillMode, request.duration) = (1, .both, 1)
            let animation = try fixture.stage.animate(x, request)
            XCTAssertEqual(try fixture.presentation(x), 10, "it starts where the property is")
            try fixture.stage.advance(seconds: 1.5)
            if case .easing = shape { XCTAssertEqual(try fixture.presentation(x), 15) }
            try fixture.stage.advance(seconds: 100)
            XCTAssertFalse(try fixture.stage.isAnimating(x), "what is held does not run")
            try fixture.stage.removeAnimation(animation)
            XCTAssertEqual(try fixture.presentation(x), 10)
            XCTAssertEqual(fixture.events(.animationEnded).map(\.isFinished), [true])
        }
    }

    func testASpringThatNeverRestsMayBeRepeated() throws {
        let fixture = Fixture()
        let x = try fixture.scalar()
        var request = MotionRequest(.spring(try Spring(mass: 1, stiffness: 4, damping: 0)))
        request.repetition = Repetition(count: 3, autoreverses: true)
        try fixture.set(x, to: 1, request)
        try fixture.stage.advance(seconds: 0.5)
        // 1 − cos 2t at t = .5.
        XCTAssertEqual(try fixture.presentation(x), 0.45969769413186028, accuracy: 1e-14)
    }

    func testALongChainOfTransactionsEnds() throws {
        let fixture = Fixture()
        var last = try fixture.set(try fixture.scalar(), to: 1, Fixture.linear(1))
        for _ in 0..<20_000 {
            var request = Fixture.linear(0, .add)
            request.after = last
            last = try fixture.set(try fixture.scalar(), to: 1, request)
        }
        try fixture.stage.advance(seconds: 1)
        XCTAssertEqual(fixture.stage.animationCount, 0)
        XCTAssertEqual(fixture.events(.transactionCompleted).last?.subject, last.rawValue)
    }

    func testWhatWaitsForWhatItIsReplacedWithEndsOnce() throws {
        let fixture = Fixture()
        let x = try fixture.scalar()
        var request = Fixture.linear(0, .add)
        request.after = try fixture.set(x, to: 1, Fixture.linear(1))
        try fixture.set(x, to: 2, request)
        try fixture.set(x, to: 3, Fixture.linear(1))
        try fixture.stage.advance(seconds: 2)
        let ended = fixture.events(.animationEnded)
        XCTAssertEqual(Set(ended.map(\.animation)).count, 3)
        XCTAssertEqual(ended.count, 3)
        XCTAssertEqual(try fixture.presentation(x), 3)
    }

    func testThousandsWaitForOneAndAreTakenOut() throws {
        let fixture = Fixture()
        let first = try fixture.set(try fixture.scalar(), to: 1, Fixture.linear(1))
        var properties: [PropertyIdentifier] = []
        for _ in 0..<20_000 {
            let property = try fixture.scalar()
            properties.append(property)
            var request = Fixture.linear(1)
            request.after = first
            try fixture.set(property, to: 1, request)
        }
        for property in properties.reversed() { try fixture.stage.removeProperty(property) }
        XCTAssertEqual(fixture.stage.animationCount, 1)
    }

    func testManyPropertiesWithObserversAndGroupsAreRemoved() throws {
        let fixture = Fixture()
        var properties: [PropertyIdentifier] = []
        var groups: [GroupIdentifier] = []
        for index in 0..<30_000 {
            let property = try fixture.scalar(Double(index), "p\(index)")
            try fixture.stage.observe(property) { _ in }
            let group = try fixture.stage.addGroup(.clock)
            var request = Fixture.linear(1)
            request.group = group
            try fixture.set(property, to: 0, request)
            properties.append(property)
            groups.append(group)
        }
        for group in groups { try fixture.stage.removeGroup(group) }
        for property in properties { try fixture.stage.removeProperty(property) }
        XCTAssertEqual(fixture.stage.animationCount, 0)
        XCTAssertTrue(fixture.stage.observers.isEmpty)
    }

    func testDerivedPropertiesInDiamondsAreWorkedOutOnce() throws {
        let fixture = Fixture()
        let root = try fixture.scalar(1, "a0")
        for level in 1...200 {
            let property = try fixture.scalar(0, "a\(level)")
            let (below, twice) = ("a\(level - 1)", level > 1 ? "a\(level - 2)" : "a0")
            try fixture.stage.setExpression(
                Array("\(below) * 0.5 + \(twice) * 0.5 + (\(below) - \(twice))".utf8),
                of: property
            )
        }
        let last = try XCTUnwrap(fixture.stage.findProperty(name: Array("a200".utf8)))
        XCTAssertThrowsError(try fixture.stage.setExpression(Array("a200".utf8), of: root)) { assertCode($0, .state) }
        try fixture.set(root, to: 2, Fixture.linear(1))
        try fixture.stage.advance(seconds: 0.5)
        // All levels are the root.
        XCTAssertEqual(try fixture.presentation(last), 1.5)
        XCTAssertEqual(try fixture.velocity(last), 1)
    }

    func testDerivedPropertiesAreSortedWhateverTheirOrder() throws {
        let fixture = Fixture()
        let names = (0..<50).map { "n\($0)" }
        let properties = try names.map { try fixture.scalar(1, $0) }
        // From the last on: each is used before it is derived itself.
        for index in stride(from: 49, through: 1, by: -1) {
            try fixture.stage.setExpression(Array("\(names[index - 1]) + 1".utf8), of: properties[index])
        }
        try fixture.stage.setValue([10], of: properties[0])
        XCTAssertEqual(try fixture.presentation(properties[49]), 59)
        for index in 1..<50 { try fixture.stage.setExpression([], of: properties[index]) }
        XCTAssertEqual(try fixture.presentation(properties[49]), 59)
        XCTAssertTrue(
            properties.allSatisfy { (try? fixture.stage.slot(of: $0)).map { fixture.stage.properties[$0].uses } == 0 }
        )
    }

    func testAGrowingPathDoesNotEatUpMemory() throws {
        let stage = Stage()
        var path = Path()
        try path.move(x: 0, y: 0)
        let property = try stage.addPath(path)
        for index in 0..<1500 {
            try path.line(x: Double(index), y: 1)
            try stage.setPath(path, of: property)
        }
        // All of them together have 2.25 million.
        XCTAssertLessThan(stage.components.count, 30_000)
    }

    func testABankOfSpringsThatNeverRestKeepsNoEmptyBatches() throws {
        for damping in [0, 1e-9] {
            let stage = Stage()
            let spring = try Spring(mass: 1, stiffness: 1e4, damping: damping)
            let bank = try [0.0, 0].withUnsafeBufferPointer { try stage.addBank(spring, values: $0) }
            for index in 0..<2000 {
                try [Double(index), 1].withUnsafeBufferPointer { try stage.retarget(bank, nil, targets: $0) }
                try stage.advance(seconds: 0.02)
            }
            XCTAssertLessThan(stage.batches.active.count, 4)
            XCTAssertLessThan(stage.batches.batches.count, 8)
            try stage.removeBank(bank)
            XCTAssertTrue(stage.batches.active.isEmpty)
            XCTAssertNil(stage.nextDue)
        }
    }

    func testSettingAValueWithoutAdvancingDoesNotEatUpMemory() throws {
        let fixture = Fixture()
        let x = try fixture.scalar()
        for index in 0..<10_000 { try fixture.set(x, to: Double(index), Fixture.linear(1)) }
        XCTAssertLessThan(fixture.stage.fresh.count, 8)
        XCTAssertLessThan(fixture.stage.animations.count, 8)
    }

    func testThingsNamedByAnOpenTransactionMayEnd() throws {
        let fixture = Fixture()
        let (x, y) = (try fixture.scalar(), try fixture.scalar())
        let before = try fixture.set(y, to: 1, Fixture.linear(1))
        let group = try fixture.stage.addGroup(.clock)
        var request = Fixture.linear(1)
        (request.group, request.after) = (group, before)
        let transaction = try fixture.stage.beginTransaction(request)
        try fixture.stage.removeGroup(group)
        let other = try fixture.stage.addGroup(.clock)
        try fixture.stage.setPaused(true, of: other)
        try fixture.stage.setValue([5], of: x)
        try fixture.stage.commitTransaction(transaction)
        XCTAssertEqual(try fixture.presentation(x), 5, "a group that is over moves nothing")

        request.group = nil
        request.after = try fixture.set(y, to: 2, Fixture.linear(1))
        let waiting = try fixture.stage.beginTransaction(request)
        try fixture.stage.setValue([3], of: y)
        try fixture.stage.removeAnimations(of: y)
        // Its slot is another's now.
        let third = try fixture.stage.beginTransaction(MotionRequest())
        try fixture.stage.commitTransaction(third)
        try fixture.stage.setValue([0], of: x)
        try fixture.stage.commitTransaction(waiting)
        try fixture.stage.advance(seconds: 0.5)
        XCTAssertEqual(try fixture.presentation(x), 2.5)
    }

    func testAListenerMayChangeTheStage() throws {
        let fixture = Fixture()
        let stage = fixture.stage
        var properties = try (0..<20).map { try fixture.scalar(0, "p\($0)") }
        for property in properties { try stage.observe(property) { _ in } }
        var random = RandomGenerator(seed: 3)
        let spring = try Spring()
        stage.onEvent = { event in
            do throws(AnimError) {
                try stage.advance(flicks: 1)
                XCTFail("it advances in an advance")
            } catch { XCTAssertEqual(error.code, .reentrant) }
            guard let property = properties.last else { return }
            switch random.next() % 4 {
            case 0:
                try? stage.removeProperty(property)
                properties.removeLast()
            case 1: _ = try? fixture.set(property, to: 4, Fixture.linear(0.1))
            case 2: try? stage.setValue([2], of: properties[0])
            default: _ = try? stage.animate(property, AnimationRequest(.spring(spring)))
            }
            stage.takeChangedProperties(limit: 5) { try? stage.setValue([9], of: $0) }
        }
        for index in 0..<200 {
            let name = "q\(index)"
            properties.append(try fixture.scalar(0, name))
            try stage.observe(properties[properties.count - 1]) { _ in
                guard properties.count > 2 else { return }
                try? stage.removeProperty(properties.removeLast())
                _ = try? fixture.scalar(0, "")
            }
            for property in properties.suffix(5) {
                try fixture.set(
                    property,
                    to: Double(index),
                    Fixture.linear(0.1, Interruption(rawValue: 1 + Int32(index % 3)))
                )
            }
            try stage.advance(seconds: 0.15)
        }
        stage.onEvent = nil
        for property in properties {
            try stage.observe(property, nil)
            try stage.removeAnimations(of: property)
        }
        XCTAssertEqual(stage.animationCount, 0)
    }

    func testOptionsThatDoNotFitTheKindAreRefused() throws {
        let stage = Stage()
        let options = [
            PropertyOptions(.scalar, encoding: .transform), PropertyOptions(.scalar, componentCount: 3),
            PropertyOptions(.vector2, encoding: .shortestTurn), PropertyOptions(.transform, encoding: .plain),
            PropertyOptions(.angle, encoding: .color(ColorInterpolation(space: .okLCH))),
        ]
        for option in options {
            let value = [Double](repeating: 0, count: option.componentCount)
            XCTAssertThrowsError(try stage.addProperty(option, value: value)) { assertCode($0, .argument) }
        }
        var timing = MediaTiming()
        timing.speed = .nan
        XCTAssertThrowsError(try stage.addGroup(.media(timing))) { assertCode($0, .argument) }
        let x = try stage.addProperty(kind: .scalar, value: [0])
        var request = AnimationRequest(.spring(try Spring()))
        request.timing = timing
        XCTAssertThrowsError(try stage.animate(x, request)) { assertCode($0, .argument) }
        let animator = try stage.addGroup(.animator(duration: 1))
        XCTAssertThrowsError(try stage.run(animator, velocity: .infinity)) { assertCode($0, .argument) }
    }

    func testAHostsCurveMayDriveAnAnimatorAnywhere() throws {
        // What is not finite is the progress itself (see `Easing.callback`); what is out of all bounds is the end.
        for (result, shown) in [(Double.nan, 0.5), (.infinity, 0.5), (-1e308, 1), (1e308, 1)] {
            let fixture = Fixture()
            let x = try fixture.scalar()
            let animator = try fixture.stage.addGroup(.animator(duration: 0))
            var request = Fixture.linear(1)
            request.group = animator
            try fixture.set(x, to: 4, request)
            try fixture.stage.run(animator, MotionRequest(.easing(.callback { _ in result })))
            try fixture.stage.advance(seconds: 0.5)
            XCTAssertEqual(try fixture.presentation(x), 4 * shown)
            try fixture.stage.pause(animator)
            XCTAssertEqual(try fixture.stage.fraction(of: animator), shown)
            try fixture.stage.setFraction(0.5, of: animator)
            XCTAssertEqual(try fixture.presentation(x), 2)
        }
    }

    /// 2^20 − 1 stages have top bits of their own; in the rounds after them generations and slots differ.
    func testIdentifiersOfLaterStagesNeverMatch() throws {
        let round: UInt64 = 0xF_FFFF
        let numbers = [0, 1, 41, round - 1].flatMap { first in
            ([0, 1, 2, 3, 7, 8, 100, 255, 256, 1 << 12, 1 << 15] as [UInt64]).map { first + $0 * round }
        }
        var stages: [(stage: Stage, identifiers: [UInt64])] = []
        for number in numbers {
            let stage = Stage(Stage.Options(), number: number)
            var identifiers: [UInt64] = []
            for _ in 0..<3 { identifiers.append(try stage.addProperty(kind: .scalar, value: [0]).rawValue) }
            identifiers.append(try stage.addGroup(.clock).rawValue)
            let transaction = try stage.beginTransaction(MotionRequest(.curve(.linear), duration: 1))
            try stage.setValue([1], of: PropertyIdentifier(rawValue: identifiers[0]))
            try stage.commitTransaction(transaction)
            identifiers.append(transaction.rawValue)
            stages.append((stage, identifiers))
        }
        for (index, one) in stages.enumerated() {
            XCTAssertFalse(one.identifiers.contains(0))
            for (other, identifiers) in stages.map(\.identifiers).enumerated() where other != index {
                for (place, identifier) in identifiers.enumerated() {
                    XCTAssertNotEqual(identifier, one.identifiers[place])
                    XCTAssertThrowsError(try one.stage.isAnimating(PropertyIdentifier(rawValue: identifier)))
                    XCTAssertThrowsError(try one.stage.removeGroup(GroupIdentifier(rawValue: identifier)))
                    XCTAssertThrowsError(try one.stage.pendingSlot(of: TransactionIdentifier(rawValue: identifier)))
                }
            }
            XCTAssertTrue(try one.stage.isAnimating(PropertyIdentifier(rawValue: one.identifiers[0])))
        }
    }

    /// A snapshot's identifiers are those of the stage that takes it, whichever round either is of.
    func testSnapshotsGoFromRoundToRound() throws {
        let round: UInt64 = 0xF_FFFF
        let old = Stage(Stage.Options(), number: 5)
        let property = try old.addProperty(kind: .scalar, value: [0])
        let transaction = try old.beginTransaction(MotionRequest(.curve(.linear), duration: 1))
        try old.setValue([8], of: property)
        try old.commitTransaction(transaction)
        try old.advance(seconds: 0.5)
        let late = Stage(Stage.Options(), number: 5 + 3 * round)
        try late.restore(try old.snapshot())
        let moved = PropertyIdentifier(rawValue: late.counterpart(of: property.rawValue))
        XCTAssertTrue(try late.isAnimating(moved))
        try late.advance(seconds: 1)
        try old.advance(seconds: 1)
        XCTAssertEqual(try late.snapshot(), try old.snapshot())
        XCTAssertEqual(late.stateHash(), old.stateHash())
        func subjects(_ stage: Stage) -> [UInt64] {
            var result: [UInt64] = []
            while let event = stage.pollEvent() {
                result.append(event.subject == 0 ? 0 : event.subject ^ stage.key.bits)
            }
            return result
        }
        XCTAssertEqual(subjects(late), subjects(old))
    }

    /// A slot has 65 535 occupants and is then never used again: the first's identifier stays what it was.
    func testSlotsThatAreUsedUpAreLeftAlone() throws {
        let stage = Stage()
        let first = try stage.addProperty(kind: .scalar, value: [0])
        try stage.removeProperty(first)
        var slots = Set<UInt64>()
        for _ in 0..<70_000 {
            let next = try stage.addProperty(kind: .scalar, value: [0])
            slots.insert(next.rawValue & 0xFF_FFFF)
            XCTAssertNotEqual(next, first)
            try stage.removeProperty(next)
        }
        XCTAssertEqual(slots.count, 2)
        XCTAssertThrowsError(try stage.isAnimating(first))
    }
}
