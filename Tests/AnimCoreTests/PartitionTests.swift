import XCTest

@testable import AnimCore

/// Any way of cutting a time into steps leads to the same bits, states and events.
final class PartitionTests: XCTestCase {
    private struct Outcome: Equatable {
        var hash: UInt64
        var presentations: [[UInt64]]
        var events: [StageEvent]
    }

    /// An input at a time, on a stage.
    private struct Step {
        var time: Int64
        var apply: (Stage, [PropertyIdentifier]) throws -> Void
    }

    /// Events without the stage's own identifiers.
    private func drain(_ stage: Stage, into events: inout [StageEvent]) {
        while var event = stage.pollEvent() {
            event.subject &= 0xFFF_FFFF_FFFF
            event.animation &= 0xFFF_FFFF_FFFF
            events.append(event)
        }
    }

    private func outcome(_ stage: Stage, _ events: [StageEvent]) throws -> Outcome {
        var presentations: [[UInt64]] = []
        var properties: [PropertyIdentifier] = []
        stage.forEachProperty { properties.append($0) }
        for property in properties {
            presentations.append(try stage.components(of: property, .presentation).map(\.bitPattern))
        }
        return Outcome(hash: stage.stateHash(), presentations: presentations, events: events)
    }

    /// How an advance to a time is cut: the next step's length.
    private typealias Cut = (_ remaining: Int64) -> Int64

    private func cuts() -> [(String, Cut)] {
        var random = RandomGenerator(seed: 99)
        var cuts: [(String, Cut)] = [("in one step", { $0 })]
        for rate: Int64 in [30, 60, 120, 144] { cuts.append(("at \(rate) Hz", { min($0, Flicks.perSecond / rate) })) }
        cuts.append(
            (
                "in irregular steps",
                { remaining in min(remaining, Int64(random.next(in: 0.001, 1) * Double(Flicks.perSecond))) }
            )
        )
        cuts.append(("with empty steps between", { $0 > 1 && $0 % 3 == 0 ? 0 : (($0 + 1) / 2) }))
        return cuts
    }

    private func advance(_ total: Int64, _ cut: Cut, _ body: (Int64) throws -> Void) rethrows {
        var remaining = total
        var emptySteps = 0
        while remaining > 0 {
            var step = cut(remaining)
            if step == 0 {
                emptySteps += 1
                try body(0)
                step = (remaining + 1) / 2
            }
            try body(step)
            remaining -= step
        }
    }

    func testEveryTraceOfTheControlsIsTheSameHoweverItsTimeIsCut() throws {
        for file in try Repository.names(in: "controls", ending: ".json") {
            let document = try Repository.bytes("controls/\(file).json")
            for name in try Repository.names(in: "controls/traces/\(file)", ending: ".jsonl") {
                let trace = try Trace(text: try Repository.bytes("controls/traces/\(file)/\(name).jsonl"))
                var options = Scene.Options()
                options.seed = trace.seed ?? 0
                options.parameters = trace.parameters
                var expected: [Outcome]?
                for (description, cut) in cuts() {
                    let outcomes = try play(trace, on: try Scene.load(document: document, options), cut)
                    if let expected { XCTAssertEqual(outcomes, expected, "\(file) \(name) \(description)") }
                    expected = expected ?? outcomes
                }
            }
        }
    }

    /// What is seen at common times, every 0.1 s: whatever is cut between them must not show there.
    private func play(_ trace: Trace, on scene: Scene, _ cut: Cut) throws -> [Outcome] {
        var events: [StageEvent] = []
        var outcomes: [Outcome] = []
        var next = 0
        let tenth = Flicks.perSecond / 10
        for time in stride(from: tenth, through: trace.end, by: Int(tenth)) {
            try advance(time - scene.stage.hostTime, cut) { step in
                try scene.play(trace, until: scene.stage.hostTime + step, nextStep: &next)
            }
            drain(scene.stage, into: &events)
            outcomes.append(try outcome(scene.stage, events))
        }
        return outcomes
    }

    func testRandomProgramsAreTheSameHoweverTheirTimeIsCut() throws {
        for seed: UInt64 in 0..<40 {
            let program = try randomProgram(seed)
            var expected: Outcome?
            for (description, cut) in cuts() {
                let stage = Stage()
                let kinds: [ValueKind] = [.scalar, .vector2, .vector3, .vector4, .angle, .colour]
                let properties = try kinds.map {
                    try stage.addProperty(kind: $0, value: [Double](repeating: 0, count: $0.componentCount))
                }
                var events: [StageEvent] = []
                for step in program {
                    try advance(step.time - stage.hostTime, cut) { try stage.advance(flicks: $0) }
                    try step.apply(stage, properties)
                }
                try advance(20 * Flicks.perSecond - stage.hostTime, cut) { try stage.advance(flicks: $0) }
                drain(stage, into: &events)
                let outcome = try outcome(stage, events)
                if let expected { XCTAssertEqual(outcome, expected, "seed \(seed) \(description)") }
                expected = expected ?? outcome
            }
        }
    }

    /// Animations of all sorts, interruptions, nested transactions, delays, pauses and time scales.
    private func randomProgram(_ seed: UInt64) throws -> [Step] {
        var random = RandomGenerator(seed: seed)
        var steps: [Step] = []
        var time: Int64 = 0
        for _ in 0..<30 {
            time += Int64(random.next(in: 0, 0.6) * Double(Flicks.perSecond))
            let choice = random.next() % 10
            if choice == 0 {
                let paused = random.next() % 2 == 0
                steps.append(Step(time: time) { stage, _ in stage.setPaused(paused) })
            } else if choice == 1 {
                let scale = [0, 0.3, 1, 1, 2.7][Int(random.next() % 5)]
                steps.append(Step(time: time) { stage, _ in try stage.setTimeScale(scale) })
            } else {
                let index = Int(random.next() % 6)
                let request = try randomRequest(&random)
                let value = random.next(in: -100, 100)
                let inner = random.next() % 3 == 0 ? MotionRequest(delay: random.next(in: 0, 0.2)) : nil
                steps.append(
                    Step(time: time) { stage, properties in
                        let transaction = try stage.beginTransaction(request)
                        let nested = try inner.map { try stage.beginTransaction($0) }
                        let count = try stage.kind(of: properties[index]).componentCount
                        let components = (0..<count).map { value + Double($0) }
                        try stage.setValue(components, of: properties[index])
                        if let nested { try stage.commitTransaction(nested) }
                        try stage.commitTransaction(transaction)
                    }
                )
            }
        }
        steps.append(Step(time: time) { stage, _ in stage.setPaused(false) })
        return steps
    }

    private func randomRequest(_ random: inout RandomGenerator) throws -> MotionRequest {
        let delay: Double? = random.next() % 3 == 0 ? random.next(in: 0, 0.5) : nil
        switch random.next() % 5 {
        case 0: return MotionRequest(.curve(.easeInOut), duration: random.next(in: 0, 1), delay: delay)
        case 1: return MotionRequest(MotionRequest.Shape.none, delay: delay)
        case 2: return MotionRequest(.inherited, duration: 0, delay: delay)
        case 3: return MotionRequest(.spring(try Spring(mass: 1, stiffness: 60, damping: 2)), delay: delay)
        default:
            let spring = try Spring.response(random.next(in: 0.1, 1), dampingFraction: random.next(in: 0.2, 2))
            return MotionRequest(.spring(spring), delay: delay)
        }
    }
}
