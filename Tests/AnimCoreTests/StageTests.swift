// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion
@testable import AnimStage

final class StageTests: XCTestCase {
    private func seconds(_ seconds: Double) -> Int64 { Int64((seconds * Double(Flicks.perSecond)).rounded()) }

    private func scalar(_ stage: Stage, _ property: PropertyIdentifier, _ aspect: Stage.Aspect) throws -> Double {
        try stage.components(of: property, aspect)[0]
    }

    private func animate(
        _ stage: Stage,
        _ property: PropertyIdentifier,
        to value: [Double],
        _ request: MotionRequest
    ) throws -> TransactionIdentifier {
        let transaction = try stage.beginTransaction(request)
        try stage.setValue(value, of: property)
        try stage.commitTransaction(transaction)
        return transaction
    }

    private func allEvents(_ stage: Stage) -> [StageEvent] {
        var events: [StageEvent] = []
        while let event = stage.pollEvent() { events.append(event) }
        return events
    }

    // MARK: Values

    func testAModelValueIsSetAtOnceAndThePresentationFollows() throws {
        let stage = Stage()
        let x = try stage.addProperty(name: Array("x".utf8), kind: .scalar, value: [0])
        _ = try animate(stage, x, to: [8], MotionRequest(.curve(.linear), duration: 2))
        XCTAssertEqual(try scalar(stage, x, .model), 8)
        XCTAssertEqual(try scalar(stage, x, .presentation), 0)
        try stage.advance(seconds: 0.5)
        XCTAssertEqual(try scalar(stage, x, .presentation), 2)
        XCTAssertEqual(try scalar(stage, x, .velocity), 4)
        try stage.advance(seconds: 1.5)
        XCTAssertEqual(try scalar(stage, x, .presentation), 8)
        XCTAssertEqual(try scalar(stage, x, .velocity), 0)
        XCTAssertFalse(try stage.isAnimating(x))
    }

    func testEveryKindMovesEachOfItsComponents() throws {
        // A transform moves by its decomposition.
        for kind in ValueKind.all where kind != .transform {
            let stage = Stage()
            let count = kind.componentCount
            let from = (0..<count).map { Double($0) / 8 }
            let to = (0..<count).map { 1 - Double($0) / 16 }
            let property = try stage.addProperty(kind: kind, value: from)
            _ = try animate(stage, property, to: to, MotionRequest(.curve(.linear), duration: 1))
            try stage.advance(seconds: 0.25)
            let expected = zip(from, to).map { $0 + ($1 - $0) * 0.25 }
            XCTAssertEqual(try stage.components(of: property, .presentation), expected)
        }
    }

    func testWithoutATransactionAValueJumps() throws {
        let stage = Stage()
        let x = try stage.addProperty(kind: .scalar, value: [1])
        _ = try animate(stage, x, to: [5], MotionRequest(.curve(.linear), duration: 1))
        try stage.advance(seconds: 0.5)
        try stage.setValue([9], of: x)
        XCTAssertEqual(try scalar(stage, x, .presentation), 9)
        XCTAssertEqual(try scalar(stage, x, .velocity), 0)
        let events = allEvents(stage)
        XCTAssertEqual(events.map(\.kind), [.animationEnded, .transactionCompleted])
        XCTAssertEqual(events.map(\.isFinished), [false, false])
    }

    func testADefaultTransactionLastsAQuarterSecondWithEase() throws {
        let stage = Stage()
        let x = try stage.addProperty(kind: .scalar, value: [0])
        _ = try animate(stage, x, to: [1], MotionRequest())
        try stage.advance(seconds: 0.125)
        // cubic-bezier(.25, .1, .25, 1) at 0.5, by mpmath in 50 digits.
        XCTAssertEqual(try scalar(stage, x, .presentation), 0.80240338758486, accuracy: 1e-12)
        try stage.advance(flicks: Flicks.perSecond / 8 - 1)
        XCTAssertTrue(try stage.isAnimating(x))
        try stage.advance(flicks: 1)
        XCTAssertFalse(try stage.isAnimating(x))
        XCTAssertEqual(allEvents(stage).map(\.time), [Flicks.perSecond / 4, Flicks.perSecond / 4])
    }

    // MARK: Interruption

    func testASpringTakesOverValueAndVelocity() throws {
        let stage = Stage()
        let x = try stage.addProperty(kind: .scalar, value: [0])
        let spring = try Spring.response(0.5, dampingRatio: 0.7)
        var random = RandomGenerator(seed: 7)
        for _ in 0..<1000 {
            let before = (try scalar(stage, x, .presentation), try scalar(stage, x, .velocity))
            _ = try animate(stage, x, to: [random.next(in: -100, 100)], MotionRequest(.spring(spring)))
            XCTAssertEqual(try scalar(stage, x, .presentation), before.0)
            XCTAssertEqual(try scalar(stage, x, .velocity), before.1)
            // One flick later neither has moved by more than the largest acceleration allows.
            try stage.advance(flicks: 1)
            let flick = 1 / Double(Flicks.perSecond)
            XCTAssertEqual(try scalar(stage, x, .presentation), before.0, accuracy: 1e-9 + abs(before.1) * flick * 2)
            XCTAssertEqual(try scalar(stage, x, .velocity), before.1, accuracy: 1e5 * flick)
            try stage.advance(flicks: Int64(random.next(in: 1, 3e8)))
        }
    }

    func testADelayLetsTheRunningAnimationGoOn() throws {
        let stage = Stage()
        let x = try stage.addProperty(kind: .scalar, value: [0])
        _ = try animate(stage, x, to: [10], MotionRequest(.curve(.linear), duration: 1))
        try stage.advance(seconds: 0.25)
        _ = try animate(stage, x, to: [0], MotionRequest(.curve(.linear), duration: 1, delay: 0.5))
        XCTAssertEqual(try scalar(stage, x, .model), 0)
        try stage.advance(seconds: 0.25)
        XCTAssertEqual(try scalar(stage, x, .presentation), 5)
        try stage.advance(seconds: 0.25)
        XCTAssertEqual(try scalar(stage, x, .presentation), 7.5)
        try stage.advance(seconds: 0.5)
        XCTAssertEqual(try scalar(stage, x, .presentation), 3.75)
        try stage.advance(seconds: 0.5)
        XCTAssertEqual(try scalar(stage, x, .presentation), 0)
    }

    func testANewValueCancelsAnAnimationThatWaits() throws {
        let stage = Stage()
        let x = try stage.addProperty(kind: .scalar, value: [0])
        _ = try animate(stage, x, to: [10], MotionRequest(.curve(.linear), duration: 1, delay: 1))
        try stage.advance(seconds: 0.5)
        _ = try animate(stage, x, to: [4], MotionRequest(.curve(.linear), duration: 1))
        try stage.advance(seconds: 3)
        XCTAssertEqual(try scalar(stage, x, .presentation), 4)
        let events = allEvents(stage)
        XCTAssertEqual(events.map(\.isFinished), [false, false, true, true])
    }

    func testAJumpCanBeDelayed() throws {
        let stage = Stage()
        let x = try stage.addProperty(kind: .scalar, value: [0])
        _ = try animate(stage, x, to: [3], MotionRequest(MotionRequest.Shape.none, delay: 0.5))
        try stage.advance(flicks: Flicks.perSecond / 2 - 1)
        XCTAssertEqual(try scalar(stage, x, .presentation), 0)
        try stage.advance(flicks: 1)
        XCTAssertEqual(try scalar(stage, x, .presentation), 3)
        XCTAssertEqual(allEvents(stage).map(\.isFinished), [true, true])
    }

    // MARK: Transactions

    func testTransactionsInheritWhatTheyDoNotSay() throws {
        let stage = Stage()
        let x = try stage.addProperty(kind: .scalar, value: [0])
        let outer = try stage.beginTransaction(MotionRequest(.curve(.linear), duration: 4, delay: 1))
        let inner = try stage.beginTransaction(MotionRequest(duration: 2))
        try stage.setValue([1], of: x)
        try stage.commitTransaction(inner)
        try stage.commitTransaction(outer)
        try stage.advance(seconds: 2)
        XCTAssertEqual(try scalar(stage, x, .presentation), 0.5)
        let events = allEvents(stage)
        XCTAssertEqual(events.map(\.kind), [.transactionCompleted])
        XCTAssertEqual(events[0].subject, outer.rawValue)
        XCTAssertEqual(events[0].time, 0)
        try stage.advance(seconds: 1)
        XCTAssertEqual(allEvents(stage).last?.subject, inner.rawValue)
    }

    func testATransactionCompletesOnceWhenItsLastAnimationEnds() throws {
        let stage = Stage()
        let x = try stage.addProperty(kind: .scalar, value: [0])
        let y = try stage.addProperty(kind: .scalar, value: [0])
        let transaction = try stage.beginTransaction(MotionRequest(.curve(.linear), duration: 1))
        try stage.setValue([1], of: x)
        let late = try stage.beginTransaction(MotionRequest(delay: 1))
        try stage.setValue([1], of: y)
        try stage.commitTransaction(late)
        try stage.commitTransaction(transaction)
        try stage.advance(seconds: 10)
        let completed = allEvents(stage).filter { $0.kind == .transactionCompleted }
        XCTAssertEqual(completed.map(\.subject), [transaction.rawValue, late.rawValue])
        XCTAssertEqual(completed.map(\.time), [Flicks.perSecond, 2 * Flicks.perSecond])
        XCTAssertEqual(completed.map(\.isFinished), [true, true])
    }

    func testAValueSetTwiceInOneTransactionDoesNotMakeItUnfinished() throws {
        let stage = Stage()
        let x = try stage.addProperty(kind: .scalar, value: [0])
        let transaction = try stage.beginTransaction(MotionRequest(.curve(.linear), duration: 1))
        try stage.setValue([1], of: x)
        try stage.setValue([2], of: x)
        try stage.commitTransaction(transaction)
        try stage.advance(seconds: 1)
        XCTAssertEqual(allEvents(stage).last { $0.kind == .transactionCompleted }?.isFinished, true)
    }

    func testOnlyTheInnermostTransactionCanBeCommittedAndOnlyOnce() throws {
        let stage = Stage()
        let outer = try stage.beginTransaction()
        let inner = try stage.beginTransaction()
        XCTAssertThrowsError(try stage.commitTransaction(outer)) { self.assertCode($0, .state) }
        try stage.commitTransaction(inner)
        XCTAssertThrowsError(try stage.commitTransaction(inner)) { self.assertCode($0, .identifier) }
        XCTAssertThrowsError(try stage.advance(seconds: 1)) { self.assertCode($0, .state) }
        try stage.commitTransaction(outer)
        try stage.advance(seconds: 1)
    }

    private func assertCode(_ error: Error, _ code: AnimError.Code, line: UInt = #line) {
        XCTAssertEqual((error as? AnimError)?.code, code, line: line)
    }

    // MARK: Identifiers

    func testStaleForeignAndWrongIdentifiersAreRefused() throws {
        let stage = Stage()
        let other = Stage()
        let x = try stage.addProperty(kind: .scalar, value: [0])
        let transaction = try stage.beginTransaction()
        for raw in [0, transaction.rawValue, UInt64.max, try other.addProperty(kind: .scalar, value: [0]).rawValue] {
            let property = PropertyIdentifier(rawValue: raw)
            XCTAssertThrowsError(try stage.setValue([1], of: property)) { self.assertCode($0, .identifier) }
        }
        try stage.removeProperty(x)
        XCTAssertThrowsError(try stage.setValue([1], of: x)) { self.assertCode($0, .identifier) }
        let successor = try stage.addProperty(kind: .scalar, value: [0])
        XCTAssertNotEqual(successor, x)
        XCTAssertThrowsError(try stage.kind(of: x)) { self.assertCode($0, .identifier) }
    }

    func testASlotIsNeverGivenOutUnderAnOldIdentifier() throws {
        let stage = Stage()
        let first = try stage.addProperty(kind: .scalar, value: [0])
        try stage.removeProperty(first)
        // More than the 16 bits of a generation.
        for _ in 0..<70_000 {
            let next = try stage.addProperty(kind: .scalar, value: [0])
            XCTAssertNotEqual(next, first)
            try stage.removeProperty(next)
        }
        XCTAssertThrowsError(try stage.kind(of: first))
        XCTAssertEqual(stage.propertyCount, 0)
    }

    func testPropertiesAreListedInOrderOfCreationAfterRemovals() throws {
        let stage = Stage()
        var kept: [PropertyIdentifier] = []
        for index in 0..<500 {
            let property = try stage.addProperty(kind: .scalar, value: [Double(index)])
            if index % 3 == 0 { kept.append(property) } else { try stage.removeProperty(property) }
        }
        var listed: [PropertyIdentifier] = []
        stage.forEachProperty { listed.append($0) }
        XCTAssertEqual(listed, kept)
        XCTAssertEqual(try kept.map { try scalar(stage, $0, .model) }, kept.indices.map { Double(3 * $0) })
    }

    func testARemovedPropertysNameCanBeUsedAgain() throws {
        let stage = Stage()
        let name = Array("x".utf8)
        let x = try stage.addProperty(name: name, kind: .scalar, value: [0])
        XCTAssertThrowsError(try stage.addProperty(name: name, kind: .scalar, value: [0])) {
            self.assertCode($0, .duplicate)
        }
        try stage.removeProperty(x)
        XCTAssertNil(stage.findProperty(name: name))
        let again = try stage.addProperty(name: name, kind: .vector2, value: [1, 2])
        XCTAssertEqual(stage.findProperty(name: name), again)
    }

    // MARK: Clock, events, changes

    func testPauseAndTimeScaleAreExactFromTheMomentOfTheChange() throws {
        let stage = Stage()
        try stage.setTimeScale(0.5)
        for _ in 0..<3 { try stage.advance(flicks: 1) }
        // Half of three flicks is one and a half, which rounds to the even two.
        XCTAssertEqual(stage.time, 2)
        stage.setPaused(true)
        try stage.advance(seconds: 5)
        XCTAssertEqual(stage.time, 2)
        stage.setPaused(false)
        try stage.setTimeScale(2)
        try stage.advance(seconds: 1)
        XCTAssertEqual(stage.time, 2 + 2 * Flicks.perSecond)
        XCTAssertEqual(stage.hostTime, 3 + 6 * Flicks.perSecond)
    }

    func testTheClockRefusesWhatItCannotReach() throws {
        let stage = Stage()
        for seconds in [-1, .nan, .infinity, -.infinity, -1e-300] {
            XCTAssertThrowsError(try stage.advance(seconds: seconds)) { self.assertCode($0, .argument) }
        }
        XCTAssertThrowsError(try stage.advance(seconds: 1e300)) { self.assertCode($0, .limit) }
        XCTAssertThrowsError(try stage.advance(seconds: 100_001)) { self.assertCode($0, .limit) }
        try stage.setTimeScale(1_000_000)
        XCTAssertThrowsError(try stage.advance(seconds: 100_000)) { self.assertCode($0, .limit) }
        XCTAssertEqual(stage.hostTime, 0)
    }

    func testUnpolledEventsAreBoundedAndTheLostAreCounted() throws {
        var options = Stage.Options()
        options.eventLimit = 4
        let stage = Stage(options)
        for _ in 0..<10 { try stage.commitTransaction(try stage.beginTransaction()) }
        let events = allEvents(stage)
        XCTAssertEqual(events.first?.kind, .lost)
        XCTAssertEqual(events.first?.count, 6)
        XCTAssertEqual(events.count, 5)
    }

    func testTheMaskLeavesEventsOut() throws {
        var options = Stage.Options()
        options.eventMask = 1 << UInt32(StageEvent.Kind.transactionCompleted.rawValue)
        let stage = Stage(options)
        let x = try stage.addProperty(kind: .scalar, value: [0])
        _ = try animate(stage, x, to: [1], MotionRequest())
        try stage.advance(seconds: 1)
        XCTAssertEqual(allEvents(stage).map(\.kind), [.transactionCompleted])
    }

    func testACallbackHearsEveryEventInOrderInsideAdvance() throws {
        let stage = Stage()
        var heard: [StageEvent] = []
        var wasAdvancing = true
        stage.onEvent = {
            heard.append($0)
            wasAdvancing = wasAdvancing && stage.isAdvancing
        }
        let x = try stage.addProperty(kind: .scalar, value: [0])
        _ = try animate(stage, x, to: [1], MotionRequest())
        _ = try animate(stage, x, to: [2], MotionRequest())
        XCTAssertEqual(heard, [])
        try stage.advance(seconds: 1)
        XCTAssertEqual(heard, allEvents(stage))
        XCTAssertEqual(heard.count, 4)
        XCTAssertTrue(wasAdvancing)
        stage.onEvent = nil
    }

    func testChangedPropertiesAreTakenOnce() throws {
        let stage = Stage()
        let properties = try (0..<200).map { try stage.addProperty(kind: .scalar, value: [Double($0)]) }
        for index in stride(from: 0, to: 200, by: 7) {
            _ = try animate(stage, properties[index], to: [-1], MotionRequest(.curve(.linear), duration: 1))
        }
        stage.takeChangedProperties(limit: .max) { _ in }
        try stage.advance(seconds: 0.5)
        var taken: [PropertyIdentifier] = []
        stage.takeChangedProperties(limit: 5) { taken.append($0) }
        XCTAssertEqual(taken.count, 5)
        stage.takeChangedProperties(limit: .max) { taken.append($0) }
        XCTAssertEqual(taken, stride(from: 0, to: 200, by: 7).map { properties[$0] })
        XCTAssertEqual(stage.changedPropertyCount, 0)
        try stage.advance(seconds: 10)
        stage.takeChangedProperties(limit: .max) { _ in }
        try stage.advance(seconds: 1)
        XCTAssertEqual(stage.changedPropertyCount, 0)
    }

    // MARK: Springs

    func testAnUndampedSpringNeverEndsAndSaysSo() throws {
        let stage = Stage()
        let x = try stage.addProperty(kind: .scalar, value: [0])
        _ = try animate(stage, x, to: [1], MotionRequest(.spring(try Spring(mass: 1, stiffness: 4, damping: 0))))
        try stage.advance(seconds: 1000)
        XCTAssertTrue(try stage.isAnimating(x))
        XCTAssertNil(stage.nextDue)
        // 1 − cos(2 · 1000), by mpmath in 50 digits.
        XCTAssertEqual(try scalar(stage, x, .presentation), 1.3674595491008313, accuracy: 1e-12)
    }

    func testADurationCutsASpringOff() throws {
        let stage = Stage()
        let x = try stage.addProperty(kind: .scalar, value: [0])
        _ = try animate(stage, x, to: [1], MotionRequest(.spring(try Spring()), duration: 0.1))
        try stage.advance(seconds: 0.1)
        XCTAssertFalse(try stage.isAnimating(x))
        XCTAssertEqual(try scalar(stage, x, .presentation), 1)
    }

    func testASpringEndsWithinItsThresholdOnly() throws {
        for threshold in [1e-9, 1e-6, 1e-3, 1, 1000] {
            let stage = Stage()
            let x = try stage.addProperty(kind: .scalar, value: [0])
            try stage.setThreshold(threshold, of: x)
            _ = try animate(stage, x, to: [100], MotionRequest(.spring(try Spring())))
            guard let end = stage.nextDue else {
                XCTAssertEqual(threshold, 1000, "a start within the threshold is rest")
                continue
            }
            try stage.advance(flicks: end - 1)
            XCTAssertLessThanOrEqual(abs(try scalar(stage, x, .presentation) - 100), threshold)
            XCTAssertLessThanOrEqual(abs(try scalar(stage, x, .velocity)), threshold)
        }
    }

    // MARK: What an advance by nothing must not change

    func testAnAdvanceByNothingChangesNothing() throws {
        let shapes: [MotionRequest.Shape] = [
            .curve(.linear), .curve(.ease), .spring(try Spring()),
            .spring(try Spring(mass: 3, stiffness: 7, damping: 1)),
        ]
        for shape in shapes {
            let stage = Stage()
            let x = try stage.addProperty(kind: .scalar, value: [0.1])
            _ = try animate(stage, x, to: [0.7], MotionRequest(shape))
            let before = (stage.stateHash(), try scalar(stage, x, .velocity))
            try stage.advance(seconds: 0)
            XCTAssertEqual(stage.stateHash(), before.0)
            XCTAssertEqual(try scalar(stage, x, .velocity), before.1)
        }
    }

    func testASpringThatOverflowsIsTheSameInOneStepAndInMany() throws {
        var hashes: [UInt64] = []
        for steps: Int64 in [1, 4000] {
            let stage = Stage()
            let x = try stage.addProperty(kind: .scalar, value: [0])
            let steep = try CubicBezier(x1: 1e-300, y1: 1e6, x2: 1, y2: 1)
            _ = try animate(stage, x, to: [100], MotionRequest(.curve(steep), duration: 1))
            let slow = try Spring(mass: 1, stiffness: 1e-6, damping: 0)
            _ = try animate(stage, x, to: [50], MotionRequest(.spring(slow)))
            for _ in 0..<steps { try stage.advance(flicks: 2000 * Flicks.perSecond / steps) }
            XCTAssertTrue(try scalar(stage, x, .presentation).isFinite)
            hashes.append(stage.stateHash())
        }
        XCTAssertEqual(hashes[0], hashes[1])
    }

    func testSettingTheSameTimeScaleAgainMakesNoError() throws {
        let one = Stage()
        let other = Stage()
        try one.setTimeScale(1.0 / 3)
        for _ in 0..<6000 {
            try other.setTimeScale(1.0 / 3)
            try other.advance(flicks: Flicks.perSecond / 144)
            try one.advance(flicks: Flicks.perSecond / 144)
        }
        XCTAssertEqual(one.time, other.time)
    }

    func testAJumpInsideADelayedTransactionIsNotDelayed() throws {
        let stage = Stage()
        let x = try stage.addProperty(kind: .scalar, value: [0])
        let outer = try stage.beginTransaction(MotionRequest(delay: 1))
        let inner = try stage.beginTransaction(MotionRequest(MotionRequest.Shape.none))
        try stage.setValue([5], of: x)
        XCTAssertEqual(try scalar(stage, x, .presentation), 5)
        try stage.commitTransaction(inner)
        try stage.commitTransaction(outer)
    }

    // MARK: The hash

    func testTheHashTellsStagesApartThatWillGoOnDifferently() throws {
        func hash(_ body: (Stage, PropertyIdentifier, PropertyIdentifier) throws -> Void) throws -> UInt64 {
            let stage = Stage()
            let x = try stage.addProperty(kind: .scalar, value: [0])
            let y = try stage.addProperty(kind: .scalar, value: [0])
            try body(stage, x, y)
            return stage.stateHash()
        }
        let short = try hash { stage, _, _ in _ = try stage.beginTransaction(MotionRequest(duration: 1)) }
        let long = try hash { stage, _, _ in _ = try stage.beginTransaction(MotionRequest(duration: 5)) }
        XCTAssertNotEqual(short, long)
        let together = try hash { stage, x, y in
            let transaction = try stage.beginTransaction()
            try stage.setValue([1], of: x)
            try stage.setValue([1], of: y)
            try stage.commitTransaction(transaction)
        }
        let apart = try hash { stage, x, y in
            _ = try animate(stage, x, to: [1], MotionRequest())
            _ = try animate(stage, y, to: [1], MotionRequest())
        }
        XCTAssertNotEqual(together, apart)
        let still = try hash { stage, _, _ in try stage.advance(seconds: 1) }
        let paused = try hash { stage, _, _ in
            try stage.advance(seconds: 0.5)
            stage.setPaused(true)
            stage.setPaused(false)
            try stage.advance(seconds: 0.5)
        }
        XCTAssertEqual(still, paused)
    }
}
