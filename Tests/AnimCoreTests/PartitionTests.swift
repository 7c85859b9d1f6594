// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion
@testable import AnimScene
@testable import AnimStage

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

    /// Each trace is played in one step and cut in one of the ways, in turn; in a long run, in all of them.
    func testEveryTraceOfTheControlsIsTheSameHoweverItsTimeIsCut() throws {
        var number = 0
        for file in try Repository.names(in: "controls", ending: ".json") {
            let document = try Repository.bytes("controls/\(file).json")
            for name in try Repository.names(in: "controls/traces/\(file)", ending: ".jsonl") {
                let trace = try Trace(text: try Repository.bytes("controls/traces/\(file)/\(name).jsonl"))
                var options = Scene.Options()
                options.seed = trace.seed ?? 0
                options.parameters = trace.parameters
                var expected: [Outcome]?
                let ways = cuts()
                number += 1
                for (way, (description, cut)) in ways.enumerated()
                where way == 0 || Thoroughness.isLong || way - 1 == number % (ways.count - 1) {
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
                let kinds: [ValueKind] = [.scalar, .vector2, .vector3, .vector4, .angle, .color]
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
            let spring = try Spring.response(random.next(in: 0.1, 1), dampingRatio: random.next(in: 0.2, 2))
            return MotionRequest(.spring(spring), delay: delay)
        }
    }

    // MARK: One animation of a value of any kind

    /// Every kind of value that is interpolated in another space, and one that is not.
    static let encodings: [PropertyOptions] = {
        var all = [PropertyOptions(.vector2), PropertyOptions(.angle, encoding: .shortestTurn)]
        for space in [ColorSpace.sRGB, .linearSRGB, .displayP3, .okLab, .okLCH] {
            for isPremultiplied in [false, true] {
                let color = ColorInterpolation(space: space, isPremultiplied: isPremultiplied)
                all.append(PropertyOptions(.color, encoding: .color(color)))
            }
        }
        all.append(PropertyOptions(.color, encoding: .color(ColorInterpolation(space: .okLCH, hue: .longer))))
        return all + [PropertyOptions(.transform)]
    }()

    /// A value of a kind, or one of those given.
    private func value(_ options: PropertyOptions, _ random: inout RandomGenerator, or known: [[Double]]) -> [Double] {
        if random.next() % 2 == 0, !known.isEmpty { return known[Int(random.next() % UInt64(known.count))] }
        let count = options.componentCount
        // Numbers as people write them.
        func number(_ low: Double, _ high: Double) -> Double {
            (random.next(in: low, high) * 10).rounded() / 10 + 0
        }
        if random.next() % 12 == 0 { return [Double](repeating: options.kind == .color ? 1 : 0, count: count) }
        return (0..<count).map { _ in options.kind == .color ? number(0, 1) : number(-3, 3) }
    }

    private func shape(_ options: PropertyOptions, _ random: inout RandomGenerator, or known: [[Double]]) throws
        -> AnimationRequest.Shape
    {
        let count = options.componentCount
        func value() -> [Double] { self.value(options, &random, or: known) }
        switch random.next() % 7 {
        case 0: return .curve(.easeInOut)
        case 1: return .easing(try Easing.steps(3))
        case 2: return .spring(try Spring.response(random.next(in: 0.05, 0.4), dampingRatio: 0.8))
        case 3: return .decay(try Decay.make(rate: 8, bounds: nil, spring: Spring()))
        case 4:
            var blocks = try KeyframeDescription.blocks(componentCount: count, duration: random.next(in: 0, 0.6))
            try blocks.addBlock(start: 0.1, duration: 0.4, value: value())
            try blocks.addBlock(start: 0.6, duration: 0.3, value: value())
            return .keyframes(blocks)
        case 5:
            var track = try KeyframeDescription.track(componentCount: count)
            try track.addKeyframe(.cubic, value: value(), duration: 0.1)
            try track.addKeyframe(.spring(try Spring.response(0.1, dampingRatio: 0.8)), value: value())
            try track.addKeyframe(.linear(nil), value: value(), duration: 0.1)
            return .keyframes(track)
        default:
            let mode = KeyframeDescription.Mode(rawValue: Int32(random.next() % 5)) ?? .linear
            let values = value() + value() + value()
            return .keyframes(try .values(values, componentCount: count, mode: mode, duration: random.next(in: 0, 0.6)))
        }
    }

    /// What happens to a property of a kind at the beginning, drawn from a seed.
    func begin(_ options: PropertyOptions, _ seed: UInt64, on stage: Stage) throws -> PropertyIdentifier {
        var random = RandomGenerator(seed: seed)
        var known: [[Double]] = []
        func value() -> [Double] { self.value(options, &random, or: known) }
        func chance(_ count: UInt64) -> Bool { random.next() % count == 0 }
        known.append(value())
        let property = try stage.addProperty(name: [97], options, value: known[0])
        let clock = try stage.addGroup(.clock)
        if chance(2) { try stage.setSpeed([0.3, 1, 2.5][Int(random.next() % 3)], of: clock) }
        func set() throws {
            var request = MotionRequest(
                chance(2) ? .curve(.easeOut) : .spring(try Spring.response(0.2, dampingRatio: 0.7))
            )
            if case .curve = request.shape { request.duration = random.next(in: 0, 0.4) }
            if chance(2) { request.delay = random.next(in: 0, 0.2) }
            request.interruption = Interruption(rawValue: Int32(random.next() % 3) + 1)
            if chance(3) { request.repetition = Repetition(count: random.next(in: 0.1, 2), autoreverses: chance(2)) }
            if chance(3) { request.group = clock }
            let transaction = try stage.beginTransaction(request)
            known.append(value())
            try stage.setValue(known[known.count - 1], of: property)
            try stage.commitTransaction(transaction)
        }
        for _ in 0...(random.next() % 3) {
            if chance(4) { try set() }
            if chance(8) { try stage.advance(flicks: 705_600 * Int64(random.next() % 200)) }
            var request = AnimationRequest(try shape(options, &random, or: known))
            if chance(2) { request.from = value() }
            if chance(2) { request.to = value() }
            if chance(4) { request.velocity = value() }
            if chance(2) { request.duration = random.next(in: 0, 0.4) }
            if chance(3) { request.delay = random.next(in: 0, 0.2) }
            if chance(3) { request.timing.repeatCount = random.next(in: 0.1, 3) }
            if chance(4) { request.timing.speed = [-1, 0.5, 3][Int(random.next() % 3)] }
            request.timing.autoreverses = chance(4)
            request.timing.fillMode =
                MediaTiming.FillMode(rawValue: Int32(random.next() % 4)) ?? MediaTiming.FillMode.none
            request.interruption = Interruption(rawValue: Int32(random.next() % 4) + 1) ?? .keep
            request.isAdditive = chance(4)
            request.isCumulative = chance(4)
            request.setsModel = chance(3)
            if chance(3) { request.group = clock }
            try stage.animate(property, request)
            if chance(6) { try set() }
        }
        return property
    }

    private func seen(_ stage: Stage, _ property: PropertyIdentifier) throws -> [UInt64] {
        var bits = [stage.stateHash()]
        for aspect in [Stage.Aspect.model, .presentation, .velocity] {
            bits += try stage.components(of: property, aspect).map(\.bitPattern)
        }
        return bits
    }

    /// Half a second at once or in parts, and long after, for values of every kind and every sort of animation.
    func testOneAnimationOfAnyKindIsTheSameHoweverItsTimeIsCut() throws {
        var (count, different) = (0, 0)
        for (number, options) in Self.encodings.enumerated() {
            for seed in 0..<Thoroughness.count(600) {
                let (whole, cut) = (Stage(), Stage())
                let property = try begin(options, seed, on: whole)
                let other = try begin(options, seed, on: cut)
                var random = RandomGenerator(seed: seed &+ 77)
                var differs = false
                for total in [Flicks.perSecond / 2, 3 * Flicks.perSecond] {
                    try whole.advance(flicks: total)
                    let places = (0...(random.next() % 8)).map { _ in Int64(random.nextUnit() * Double(total)) }
                        .sorted()
                    var last: Int64 = 0
                    for place in places + [total] {
                        try cut.advance(flicks: place - last)
                        if seed % 3 == 0 { try cut.advance(flicks: 0) }
                        last = place
                    }
                    differs = try differs || seen(whole, property) != seen(cut, other)
                }
                var (events, others): ([StageEvent], [StageEvent]) = ([], [])
                drain(whole, into: &events)
                drain(cut, into: &others)
                XCTAssertEqual(events, others, "kind \(number), seed \(seed)")
                count += 1
                if differs {
                    different += 1
                    if different <= 5 { XCTFail("kind \(number), seed \(seed) differs") }
                }
            }
        }
        XCTAssertEqual(different, 0, "of \(count)")
    }

    /// What has come to rest is just what was set, whatever moved it there.
    func testWhatHasComeToRestIsWhatWasSet() throws {
        for (number, options) in Self.encodings.enumerated() {
            for seed in 0..<Thoroughness.count(300) {
                let stage = Stage()
                let property = try begin(options, seed, on: stage)
                try stage.advance(seconds: 5)
                var random = RandomGenerator(seed: seed &+ 5)
                let last = value(options, &random, or: [])
                switch seed % 3 {
                case 0: try stage.setValue(last, of: property)
                case 1:
                    let transaction = try stage.beginTransaction(MotionRequest(.curve(.linear), duration: 0.1))
                    try stage.setValue(last, of: property)
                    try stage.commitTransaction(transaction)
                default:
                    var request = AnimationRequest(.curve(.linear))
                    request.to = last
                    request.setsModel = true
                    request.timing.fillMode = seed % 2 == 0 ? .forwards : .none
                    try stage.animate(property, request)
                }
                try stage.advance(seconds: 5)
                let model = try stage.components(of: property, .model)
                XCTAssertEqual(model.map(\.bitPattern), last.map(\.bitPattern), "kind \(number), seed \(seed)")
                // What is held covers the model where it was asked for.
                if seed % 6 == 2 {
                    let shown = try stage.components(of: property, .presentation)
                    XCTAssertEqual(shown.map(\.bitPattern), last.map(\.bitPattern), "kind \(number), seed \(seed)")
                }
                try stage.removeAnimations(of: property)
                let shown = try stage.components(of: property, .presentation)
                XCTAssertEqual(shown.map(\.bitPattern), model.map(\.bitPattern), "kind \(number), seed \(seed)")
            }
        }
    }

    /// What has not left yet is just what it was, whatever waits to move it.
    func testWhatHasNotLeftYetIsWhatWasSet() throws {
        var random = RandomGenerator(seed: 3)
        // An angle is shown by whole turns from where it is.
        for (number, options) in Self.encodings.enumerated() where options.kind != .angle {
            for trial in 0..<60 {
                let stage = Stage()
                let first = value(options, &random, or: [])
                let property = try stage.addProperty(options, value: first)
                let other = value(options, &random, or: [])
                switch trial % 4 {
                case 0:
                    let animator = try stage.addGroup(.animator(duration: 1))
                    var request = MotionRequest(.curve(.linear), duration: 1)
                    request.group = animator
                    let transaction = try stage.beginTransaction(request)
                    try stage.setValue(other, of: property)
                    try stage.commitTransaction(transaction)
                    try stage.setFraction(0.5, of: animator)
                    try stage.setFraction(0, of: animator)
                case 1:
                    let request = MotionRequest(.easing(try Easing.steps(3)), duration: 1)
                    let transaction = try stage.beginTransaction(request)
                    try stage.setValue(other, of: property)
                    try stage.commitTransaction(transaction)
                    try stage.advance(seconds: 0.2)
                    // A snapshot knows it too.
                    try stage.restore(try stage.snapshot())
                    try stage.advance(seconds: 0.1)
                case 2:
                    var request = AnimationRequest(.curve(.linear))
                    (request.from, request.to, request.delay) = (first, other, 1)
                    request.timing.fillMode = .backwards
                    try stage.setValue(other, of: property)
                    try stage.animate(property, request)
                    try stage.advance(seconds: 0.5)
                default:
                    var request = AnimationRequest(.easing(try Easing.steps(2)))
                    (request.to, request.duration, request.setsModel) = (other, 1, true)
                    try stage.animate(property, request)
                    try stage.advance(seconds: 0.4)
                }
                let shown = try stage.components(of: property, .presentation)
                XCTAssertEqual(shown.map(\.bitPattern), first.map(\.bitPattern), "kind \(number), trial \(trial)")
            }
        }
    }
}
