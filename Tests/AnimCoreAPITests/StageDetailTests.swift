// SPDX-License-Identifier: MIT
import AnimCore
import XCTest

/// Observers, derived properties, banks, and what else a stage tells of.
final class StageDetailTests: XCTestCase {
    private func code(_ body: () throws -> Void, line: UInt = #line) -> AnimError.Code? {
        do {
            try body()
            XCTFail("nothing was thrown", line: line)
        } catch { return (error as? AnimError)?.code }
        return nil
    }

    func testTheClockIsNotSetInsideACall() throws {
        let stage = Stage()
        let bank = try stage.addBank(.bouncy, values: [0, 0])
        _ = try bank.withValues { _ in
            stage.isPaused = true
            stage.stepBudget = 5
        }
        XCTAssertFalse(stage.isPaused)
        XCTAssertEqual(stage.stepBudget, 0)
        stage.isPaused = true
        stage.stepBudget = 5
        XCTAssertTrue(stage.isPaused)
        XCTAssertEqual(stage.stepBudget, 5)
    }

    func testANameThatCCannotSayIsRefused() throws {
        let stage = Stage()
        XCTAssertEqual(code { try stage.property(0.0, named: "a\0b") }, .argument)
        XCTAssertEqual(code { try stage.property(Point(1, 2), named: "\0") }, .argument)
        XCTAssertEqual(code { try stage.property(Path(svg: "M0 0L1 1"), named: "p\0") }, .argument)
        XCTAssertEqual(code { try Expression("1", names: ["a", "b\0"]) }, .argument)
        _ = try stage.property(0.0, named: "a b")
    }

    func testObserversHearWhatChanged() throws {
        let stage = Stage()
        let x = try stage.property(0)
        var (heard, also): ([Double], [Double]) = ([], [])
        let observation = try x.observe { heard.append($0) }
        try x.observe { also.append($0) }
        stage.animate(.linear(duration: 1)) { x.value = 4 }
        try stage.advance(by: 0.25)
        try stage.advance(by: 0)
        try stage.advance(by: 0.25)
        XCTAssertEqual(heard, [1, 2])
        observation.cancel()
        observation.cancel()
        try stage.advance(by: 0.25)
        XCTAssertEqual(heard, [1, 2])
        XCTAssertEqual(also, [1, 2, 3])
        try x.remove()
        try stage.advance(by: 0.25)
        XCTAssertEqual(also, [1, 2, 3])
        XCTAssertEqual(code { try x.observe { _ in } }, .identifier)
    }

    func testAnObserverMayUseTheStage() throws {
        let stage = Stage()
        let (x, y) = (try stage.property(0), try stage.property(0))
        var observation: Observation?
        var count = 0
        observation = try x.observe { value in
            count += 1
            y.value = value * 2
            if value >= 2 { observation?.cancel() }
            try? stage.advance(by: 0.25)
        }
        stage.animate(.linear(duration: 1)) { x.value = 4 }
        try stage.advance(by: 0.25)
        XCTAssertEqual(count, 2)
        XCTAssertEqual(y.value, 4)
        let outline = try stage.property(try Path(svg: "M0 0H10V10Z"))
        var paths: [Path] = []
        try outline.observe { paths.append($0) }
        outline.value = try Path(svg: "M5 5H10V10Z")
        try stage.advance(by: 0)
        XCTAssertEqual(paths, [outline.value])
    }

    func testEventsAreHeardAsTheyHappen() throws {
        let stage = Stage()
        let x = try stage.property(0, named: "x")
        var heard: [String] = []
        stage.eventHandler = { heard.append("\($0)") }
        stage.animate(.linear(duration: 0.5)) { x.value = 1 }
        try stage.advance(by: 0.25)
        XCTAssertEqual(heard, [])
        try stage.advance(by: 0.5)
        XCTAssertEqual(heard.first, "animationEnded x at 0.5")
        XCTAssertEqual(heard.count, 2)
        XCTAssertEqual(stage.events.underestimatedCount, 2)
        stage.eventHandler = nil
        stage.animate(.linear(duration: 0.5)) { x.value = 2 }
        try stage.advance(by: 1)
        XCTAssertEqual(heard.count, 2)
        let quiet = Stage(eventKinds: [.transactionCompleted])
        let y = try quiet.property(0)
        quiet.animate(.linear(duration: 0.5)) { y.value = 1 }
        try quiet.advance(by: 1)
        XCTAssertEqual(quiet.events.map(\.kind), [.transactionCompleted])
    }

    func testDerivedProperties() throws {
        let stage = Stage()
        let x = try stage.property(1, named: "x")
        let size = try stage.property(Size(width: 3, height: 4), named: "size")
        let diagonal = try stage.property(0, named: "diagonal")
        let corner = try stage.property(Point(0, 0))
        try diagonal.setExpression("hypot(size.width, size.height) + x")
        try corner.setExpression("x * 2, x * x")
        XCTAssertEqual(diagonal.presentation, 6)
        XCTAssertEqual(diagonal.expression, "hypot(size.width, size.height) + x")
        XCTAssertNil(x.expression)
        stage.animate(.linear(duration: 1)) { x.value = 3 }
        try stage.advance(by: 0.5)
        XCTAssertEqual(diagonal.presentation, 7)
        XCTAssertEqual(diagonal.velocity, 2)
        // d(x, x^2)/dt at x = 2 with x' = 2.
        XCTAssertEqual(corner.velocity, Point(4, 8))
        size.value = Size(width: 6, height: 8)
        XCTAssertEqual(diagonal.value, 13)
        XCTAssertEqual(code { try diagonal.set(1) }, .state)
        XCTAssertEqual(code { try diagonal.animate(.linear(), to: 1) }, .state)
        XCTAssertEqual(code { try x.setExpression("diagonal") }, .state)
        XCTAssertEqual(code { try corner.setExpression("x, siez.width") }, .notFound)
        XCTAssertEqual(code { try corner.setExpression("x, (") }, .syntax)
        let double = try stage.derived("x * 2", named: "double", like: 0.0)
        let both = try stage.derived("double, size.width", like: [0.0, 0.0])
        XCTAssertEqual(both.presentation, [4, 6])
        XCTAssertEqual(double.name, "double")
        let count = stage.propertyCount
        XCTAssertEqual(code { _ = try stage.derived("itself + 1", named: "itself", like: 0.0) }, .state)
        XCTAssertEqual(code { _ = try stage.derived("x", like: [0.0, 0.0]) }, .argument)
        XCTAssertEqual(stage.propertyCount, count)
        try diagonal.setExpression(nil)
        try diagonal.set(1)
        XCTAssertEqual(diagonal.presentation, 1)
    }

    func testBanks() throws {
        let stage = Stage()
        let spring = try Spring(response: 0.5, dampingRatio: 0.7)
        let bank = try stage.addBank(spring, values: [0, 10, 20])
        try bank.retarget(to: [100, 50], at: [0, 2])
        try stage.advance(by: 0.25)
        // Presentations of a bank are on the motion of the spring itself.
        let values = try bank.values()
        XCTAssertEqual(values[0], spring.value(at: 0.25, from: 0, to: 100), accuracy: 1e-9)
        XCTAssertEqual(values[1], 10)
        XCTAssertEqual(values[2], spring.value(at: 0.25, from: 20, to: 50), accuracy: 1e-9)
        XCTAssertEqual(try bank.velocities()[0], spring.velocity(at: 0.25, from: 0, to: 100), accuracy: 1e-9)
        let sum = try bank.withValues { span in
            var sum = 0.0
            for index in span.indices { sum += span[index] }
            return sum
        }
        XCTAssertEqual(sum, values.reduce(0, +))
        XCTAssertEqual(try bank.counts().moving, 2)
        try stage.advance(by: 10)
        XCTAssertEqual(try bank.values(), [100, 10, 50])
        XCTAssertEqual(Set(try bank.takeSettled()), [0, 2])
        XCTAssertEqual(try bank.takeSettled(), [])
        let settled = stage.events.filter { $0.kind == .settled }
        XCTAssertEqual(settled.map(\.count).reduce(0, +), 2)
        XCTAssertEqual(settled.first?.subject, bank.id)
        try bank.set([7])
        XCTAssertEqual(try bank.values(), [7, 10, 50])
        XCTAssertEqual(code { try bank.retarget(to: [1], at: [3]) }, .notFound)
        XCTAssertEqual(code { try bank.retarget(to: [1], at: [-1]) }, .notFound)
        XCTAssertEqual(code { try bank.retarget(to: [1, 2, 3, 4]) }, .argument)
        XCTAssertEqual(code { try bank.retarget(to: [.nan]) }, .argument)
        try bank.remove()
        XCTAssertEqual(code { _ = try bank.values() }, .identifier)
        XCTAssertEqual(code { _ = try stage.addBank(spring, values: []) }, .limit)
    }

    func testManyPropertiesAtOnce() throws {
        let stage = Stage()
        let many = try stage.properties([1, 2, 3])
        XCTAssertEqual(stage.properties.map(\.id), many.map(\.id))
        _ = stage.takeChangedProperties()
        try stage.set([4, 5, 6], of: many)
        XCTAssertEqual(try stage.presentations(of: many), [4, 5, 6])
        XCTAssertEqual(stage.takeChangedProperties(limit: 2).map(\.id), many[..<2].map(\.id))
        XCTAssertEqual(stage.takeChangedProperties().map(\.id), [many[2].id])
        XCTAssertEqual(stage.takeChangedProperties(), [])
        XCTAssertEqual(code { try stage.set([1, 2], of: many) }, .argument)
        XCTAssertEqual(code { try stage.set([1, 2, .infinity], of: many) }, .argument)
        let named = try stage.property(0, named: "last")
        try many[2].setExpression("last")
        XCTAssertEqual(code { try stage.set([1, 2, 3], of: many) }, .state)
        try many[1].remove()
        XCTAssertEqual(code { try stage.set([1, 2, 3], of: many) }, .identifier)
        XCTAssertEqual(try stage.presentations(of: [many[0]]), [4], "all or nothing")
        XCTAssertEqual(stage.properties.last?.name, "last")
        XCTAssertEqual(stage.properties.last?.valueKind, .scalar)
        XCTAssertEqual(named.threshold, 0.001)
        XCTAssertEqual(code { _ = try stage.properties([.nan]) }, .argument)
    }

    func testPropertiesThatMoveInTheirOwnWay() throws {
        let stage = Stage()
        let turned = try stage.property(Angle(degrees: 350), turn: .shortest)
        let plain = try stage.property(Angle(degrees: 350))
        stage.animate(.linear(duration: 1)) {
            turned.value = Angle(degrees: 10)
            plain.value = Angle(degrees: 10)
        }
        try stage.advance(by: 0.5)
        XCTAssertEqual(cos(turned.presentation.radians), 1, accuracy: 1e-12)
        XCTAssertEqual(plain.presentation.degrees, 180, accuracy: 1e-9)
        let light = try stage.property(Color.black, interpolation: ColorInterpolation(.linearSRGB))
        stage.animate(.linear(duration: 1)) { light.value = .white }
        try stage.advance(by: 0.5)
        // Half of the light, by IEC 61966-2-1: 1.055 * 0.5^(1/2.4) - 0.055.
        XCTAssertEqual(light.presentation.red, 1.055 * pow(0.5, 1 / 2.4) - 0.055, accuracy: 1e-12)
        XCTAssertEqual(
            code { _ = try stage.property(Color.black, interpolation: ColorInterpolation(.sRGB, hue: .longer)) },
            .argument
        )
        let frame = try stage.property(Rectangle(x: 0, y: 0, width: 10, height: 20), fades: true)
        stage.reducedMotion = .fade
        stage.animate(.linear(duration: 9)) { frame.value = Rectangle(x: 4, y: 0, width: 10, height: 20) }
        try stage.advance(by: 0.1)
        XCTAssertTrue(frame.presentation.x > 0 && frame.presentation.x < 4)
        try stage.advance(by: 0.1)
        XCTAssertEqual(frame.presentation.x, 4)
    }

    func testABudgetOfSteps() throws {
        let stage = Stage()
        let many = try stage.properties([0, 0, 0])
        for (index, x) in many.enumerated() {
            stage.animate(.linear(duration: Double(index + 1))) { x.value = 1 }
        }
        stage.stepBudget = 1
        try stage.advance(by: 3)
        XCTAssertTrue(stage.owedFlicks > 0)
        XCTAssertEqual(stage.events.filter { $0.kind == .budget }.count, 1)
        while stage.owedFlicks > 0 { try stage.advance(by: 0) }
        XCTAssertEqual(stage.time, 3)
        XCTAssertEqual(stage.hostTimeInFlicks, 3 * Flicks.perSecond)
        try stage.advance(flicks: 1)
        XCTAssertEqual(stage.timeInFlicks, 3 * Flicks.perSecond + 1)
    }

    func testWhatIsDueAtTheEndOfAnAdvanceIsOwed() throws {
        let (stage, other) = (Stage(), Stage())
        for stage in [stage, other] {
            for x in try stage.properties([0, 0, 0]) { stage.animate(.linear(duration: 1)) { x.value = 1 } }
        }
        stage.stepBudget = 1
        try stage.advance(by: 1)
        XCTAssertEqual(stage.time, 1)
        XCTAssertEqual(stage.owedFlicks, 1)
        let copy = Stage()
        try copy.restore(stage.snapshot())
        let empty = try Stage().snapshot()
        copy.stepBudget = 1
        try copy.advance(by: 0)
        XCTAssertEqual(copy.owedFlicks, 1)
        try copy.restore(empty)
        XCTAssertEqual(copy.owedFlicks, 0)
        var advances = 1
        while stage.owedFlicks > 0 {
            try stage.advance(by: 0)
            advances += 1
        }
        XCTAssertTrue(advances <= 4)
        try other.advance(by: 1)
        XCTAssertEqual(stage.stateHash, other.stateHash)
        XCTAssertEqual(other.owedFlicks, 0)
    }

    func testFlicksOfSeconds() throws {
        XCTAssertEqual(try Flicks.nearest(toSeconds: 1.0 / 60), 11_760_000)
        XCTAssertEqual(code { _ = try Flicks.nearest(toSeconds: 1e10) }, .limit)
    }

    func testThingsOfAnotherStage() throws {
        let stage = Stage()
        let x = try stage.property(0, named: "x")
        let clock = try stage.addGroup()
        let animator = try stage.addAnimator()
        let bank = try stage.addBank(.smooth, values: [1, 2])
        let running = try x.animate(.linear(duration: 2), from: 0, to: 10, options: .init(group: clock))
        let twin = Stage()
        try twin.restore(try stage.snapshot())
        try twin.advance(by: 1)
        XCTAssertEqual(twin.counterpart(of: x).presentation, 5)
        XCTAssertEqual(x.presentation, 0)
        try twin.counterpart(of: clock).pause()
        XCTAssertEqual(try twin.counterpart(of: bank).values(), [1, 2])
        XCTAssertEqual(try twin.counterpart(of: animator).fraction(), 0)
        try twin.counterpart(of: running).remove()
        XCTAssertFalse(twin.counterpart(of: x).isAnimating)
        XCTAssertTrue(x.isAnimating)
        XCTAssertEqual(code { try twin.set([1], of: [x]) }, .identifier)
    }

    func testAnEasingOfOnesOwn() throws {
        let stage = Stage()
        let x = try stage.property(0)
        stage.animate(.easing(.callback { $0 * $0 }, duration: 1)) { x.value = 16 }
        try stage.advance(by: 0.25)
        XCTAssertEqual(x.presentation, 1)
        XCTAssertEqual(code { _ = try stage.snapshot() }, .state)
        XCTAssertEqual(Easing.callback { _ in .nan }.value(at: 0.25), 0.25)
    }

    func testACompletionIsThatOfItsOwnTransactionAfterARestore() throws {
        let stage = Stage()
        let (x, y) = (try stage.property(0), try stage.property(0))
        var called: [String] = []
        let before = try stage.snapshot()
        stage.animate(.linear(duration: 1)) {
            x.value = 10
        } completion: { _ in
            called.append("gone")
        }
        try stage.restore(before)
        // It may get the identifier of the transaction that is gone.
        stage.animate(.linear(duration: 1)) { x.value = 20 }
        try stage.advance(by: 2)
        XCTAssertEqual(called, [])
        // One that the snapshot has goes on, and so does one whose completion is only to be told.
        stage.animate(.linear(duration: 1)) {
            x.value = 30
        } completion: {
            called.append("kept \($0)")
        }
        stage.animate(.none) {
            y.value = 1
        } completion: {
            called.append("told \($0)")
        }
        try stage.restore(try stage.snapshot())
        try stage.advance(by: 2)
        XCTAssertEqual(called.sorted(), ["kept true", "told true"])
    }

    func testADurationWithoutEndIsRefused() throws {
        let stage = Stage()
        let x = try stage.property(0)
        for animation in [
            Animation.linear(duration: .infinity), .curve(0, 0, 1, 1, duration: .infinity),
            .easing(.ease, duration: .infinity), .smooth.duration(.infinity),
        ] {
            stage.animate(animation) { x.value = 1 }
            XCTAssertEqual(code { try stage.check() }, .limit)
            XCTAssertEqual(code { try x.setAction(.own(animation)) }, .limit)
        }
        XCTAssertEqual(code { try x.curve(to: 1, duration: .infinity) }, .limit)
        XCTAssertEqual(x.value, 0)
        stage.animate(.linear(duration: 1).duration(nil).delay(0)) { x.value = 1 }
        try stage.check()
        try stage.advance(by: 0.25)
        XCTAssertEqual(x.presentation, 1)
    }
}
