// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimStage

/// Random programs over all of the stage's features: what holds for every one of them.
final class StageProgramTests: XCTestCase {
    private typealias Cut = (_ remaining: Int64) -> Int64

    private static let programCount = Thoroughness.count(150)
    private static let stepCount = 60

    private func focus(_ seed: UInt64) -> StageProgram.Focus {
        StageProgram.Focus.allCases[Int(seed % UInt64(StageProgram.Focus.allCases.count))]
    }

    /// Ways of cutting time into steps.
    private func cuts() -> [(String, Cut)] {
        var random = RandomGenerator(seed: 99)
        return [
            ("at 60 Hz", { min($0, Flicks.perSecond / 60) }),
            ("at 7 Hz", { min($0, Flicks.perSecond / 7) }),
            ("irregularly", { min($0, Int64(random.next(in: 0.0001, 0.5) * Double(Flicks.perSecond))) }),
        ]
    }

    /// Plays a program; what it shows at each of its steps.
    private func play(
        _ steps: [StageProgram.Step],
        _ program: StageProgram,
        _ cut: Cut,
        reads: Bool = false
    ) throws -> [[UInt64]] {
        var shown: [[UInt64]] = []
        for step in steps {
            var remaining = step.time - program.stage.hostTime
            while remaining > 0 {
                let length = cut(remaining)
                try program.stage.advance(flicks: length)
                remaining -= length
                if reads {
                    _ = try program.bits()
                    program.stage.takeChangedProperties(limit: 3) { _ in }
                    try program.stage.advance(flicks: 0)
                }
            }
            shown.append(try program.bits())
            program.perform(step)
            shown.append(try program.bits())
        }
        return shown
    }

    private func assertSame(_ shown: [[UInt64]], _ expected: [[UInt64]], _ message: String) {
        guard shown != expected else { return }
        let step = zip(shown, expected).enumerated().first { $0.element.0 != $0.element.1 }
        guard let step else { return XCTFail("\(message): another number of steps") }
        let places = zip(step.element.0, step.element.1).enumerated().filter { $0.element.0 != $0.element.1 }
        let places2 = places.prefix(4).map {
            "\($0.offset): \(Double(bitPattern: $0.element.0)) \(Double(bitPattern: $0.element.1))"
        }
        XCTFail(
            "\(message): differs first at step \(step.offset / 2), \(step.offset % 2 == 0 ? "before" : "after"): \(places2)"
        )
    }

    func testEveryProgramIsTheSameHoweverItsTimeIsCut() throws {
        for seed in 0..<Self.programCount {
            let steps = StageProgram.steps(seed: seed, count: Self.stepCount)
            let program = try StageProgram(focus: focus(seed))
            let expected = try play(steps, program, { $0 })
            for (description, cut) in cuts() {
                let other = try StageProgram(focus: focus(seed))
                let shown = try play(steps, other, cut)
                assertSame(shown, expected, "seed \(seed) \(description)")
                XCTAssertEqual(other.events, program.events, "seed \(seed) \(description)")
                XCTAssertEqual(other.errors, program.errors, "seed \(seed) \(description)")
            }
        }
    }

    func testReadingChangesNothing() throws {
        for seed in 0..<Self.programCount {
            let steps = StageProgram.steps(seed: seed, count: Self.stepCount)
            let (program, other) = (try StageProgram(focus: focus(seed)), try StageProgram(focus: focus(seed)))
            let expected = try play(steps, program, { $0 })
            assertSame(
                try play(steps, other, { min($0, Flicks.perSecond / 10) }, reads: true),
                expected,
                "seed \(seed)"
            )
            XCTAssertEqual(other.events, program.events, "seed \(seed)")
        }
    }

    func testTheHashDoesNotDependOnSlots() throws {
        for seed in 0..<Self.programCount / 3 {
            let steps = StageProgram.steps(seed: seed, count: Self.stepCount)
            let expected = try play(steps, try StageProgram(focus: focus(seed)), { $0 })
            let other = try StageProgram(litter: 5, focus: focus(seed))
            assertSame(try play(steps, other, { $0 }), expected, "seed \(seed)")
        }
    }

    func testEverythingEndsOnceAndRestsAtItsModel() throws {
        var countOnce = 0
        for seed in 0..<Self.programCount {
            let program = try StageProgram(focus: focus(seed))
            _ = try play(StageProgram.steps(seed: seed, count: Self.stepCount), program, { $0 })
            try program.finish()
            let stage = program.stage
            XCTAssertEqual(stage.animationCount, 0, "seed \(seed)")
            XCTAssertEqual(stage.counts.waiting, 0, "seed \(seed)")
            XCTAssertEqual(stage.counts.waitingComponents, 0, "seed \(seed)")
            XCTAssertNil(stage.nextDue, "seed \(seed)")
            XCTAssertTrue(stage.layered.isEmpty && stage.encodedInRows.isEmpty, "seed \(seed)")
            XCTAssertTrue(stage.batches.active.isEmpty, "seed \(seed)")
            XCTAssertTrue(stage.batches.springs.entries.allSatisfy { $0.users == 0 }, "seed \(seed)")
            for slot in stage.transactions.indices { XCTAssertFalse(stage.transactions[slot].isLive, "seed \(seed)") }
            for slot in stage.animations.indices { XCTAssertFalse(stage.animations[slot].isLive, "seed \(seed)") }
            for property in program.properties {
                XCTAssertFalse(try stage.isAnimating(property))
                let model = try stage.components(of: property, .model)
                let presentation = try stage.components(of: property, .presentation)
                if try stage.expression(of: property).isEmpty { XCTAssertEqual(model, presentation, "seed \(seed)") }
            }
            for kind in [StageEvent.Kind.transactionCompleted, .animationEnded, .groupEnded, .animatorEnded] {
                let names = program.events.filter { $0.kind == kind }.map {
                    $0.kind == .animationEnded ? $0.animation : $0.subject
                }
                // What fills forwards in a group ends once more where the group's clock goes back.
                if program.isPlayedAgain, kind == .animationEnded || kind == .groupEnded { continue }
                XCTAssertEqual(Set(names).count, names.count, "seed \(seed): \(kind) twice")
            }
            if !program.isPlayedAgain { countOnce += 1 }
            let completed = Set(program.events.filter { $0.kind == .transactionCompleted }.map(\.subject))
            for transaction in program.transactions {
                XCTAssertTrue(completed.contains(transaction.rawValue & 0xFFF_FFFF_FFFF), "seed \(seed)")
            }
        }
        XCTAssertGreaterThan(countOnce, Int(Self.programCount) / 10)
    }
}
