// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion
@testable import AnimPaths
@testable import AnimStage

/// A random program over everything that a stage can do, played step by step.
///
/// A step is a time and a seed: what it does is drawn from the seed and from what the program has made so far, so the same
/// program does the same on every stage that is in the same state.
final class StageProgram {
    struct Step {
        var time: Int64
        var seed: UInt64
    }

    /// Which properties a program is mostly about.
    enum Focus: CaseIterable { case all, encoded, paths }

    let stage: Stage
    let focus: Focus
    private(set) var properties: [PropertyIdentifier] = []
    private(set) var transactions: [TransactionIdentifier] = []
    private(set) var animations: [AnimationIdentifier] = []
    private var groups: [GroupIdentifier] = []
    private var animators: [GroupIdentifier] = []
    private var banks: [BankIdentifier] = []
    private let easings: [Easing]
    /// The codes of the errors that steps met, in order.
    private(set) var errors: [AnimError.Code] = []
    private(set) var events: [StageEvent] = []
    /// Whether a group's clock may have gone back: what is in it then plays, and ends, once more.
    private(set) var isPlayedAgain = false
    private var random = RandomGenerator(seed: 0)

    static func steps(seed: UInt64, count: Int) -> [Step] {
        var random = RandomGenerator(seed: seed)
        var time: Int64 = 0
        return (0..<count).map { _ in
            // Some at the same flick, some a flick later, some on a frame.
            switch random.next() % 8 {
            case 0: break
            case 1: time += 1
            case 2: time += Flicks.perSecond / 60
            default: time += Int64(random.next(in: 0, 0.4) * Double(Flicks.perSecond))
            }
            return Step(time: time, seed: random.next())
        }
    }

    /// - Parameter litter: How many things are made and removed first, so that slots and generations are others.
    /// - Parameter hasCallbacks: Whether some of the easing functions are the host's.
    init(litter: Int = 0, hasCallbacks: Bool = true, focus: Focus = .all) throws {
        stage = Stage()
        self.focus = focus
        easings = [
            try Easing.steps(3), try Easing.linear(numbers: [0, 0.7, 0.3, 1]),
            Easing.penner(Easing.Penner(.bounce, .out)),
            hasCallbacks ? Easing.callback { $0 * $0 } : .cubicBezier(.easeIn),
            // A host's curve that is not to be relied on.
            hasCallbacks
                ? Easing.callback { $0 > 0.4 && $0 < 0.6 ? .nan : $0 > 0.8 ? .infinity : $0 }
                : try .spring(Spring(), duration: 1.2),
        ]
        for index in 0..<litter {
            let property = try stage.addProperty(kind: .scalar, value: [Double(index)])
            let group = try stage.addGroup(.clock)
            let transaction = try stage.beginTransaction(MotionRequest(.curve(.linear), duration: 1))
            try stage.setValue([7], of: property)
            try stage.commitTransaction(transaction)
            try stage.removeGroup(group)
            try stage.removeProperty(property)
        }
        while stage.pollEvent() != nil {}
        try addProperties()
    }

    /// The same program in the same place, on another stage that is in the same state.
    init(goingOn other: StageProgram, on stage: Stage) {
        func moved(_ rawValue: UInt64) -> UInt64 { rawValue & 0xFFF_FFFF_FFFF | stage.key.bits }
        self.stage = stage
        focus = other.focus
        easings = other.easings
        properties = other.properties.map { PropertyIdentifier(rawValue: moved($0.rawValue)) }
        transactions = other.transactions.map { TransactionIdentifier(rawValue: moved($0.rawValue)) }
        animations = other.animations.map { AnimationIdentifier(rawValue: moved($0.rawValue)) }
        groups = other.groups.map { GroupIdentifier(rawValue: moved($0.rawValue)) }
        animators = other.animators.map { GroupIdentifier(rawValue: moved($0.rawValue)) }
        banks = other.banks.map { BankIdentifier(rawValue: moved($0.rawValue)) }
        errors = other.errors
        events = other.events
        random = other.random
    }

    private func addProperties() throws {
        var color = PropertyOptions(
            .color,
            encoding: .color(ColorInterpolation(space: .okLCH, hue: .longer, isPremultiplied: true))
        )
        color.threshold = 0.01
        let all: [PropertyOptions] = [
            PropertyOptions(.scalar), PropertyOptions(.vector2), PropertyOptions(.angle, encoding: .shortestTurn),
            color, PropertyOptions(.color), PropertyOptions(.transform), PropertyOptions(.vector, componentCount: 5),
            PropertyOptions(.scalar),
        ]
        for (index, options) in all.enumerated() {
            let value = value(of: options.kind, options.componentCount)
            properties.append(try stage.addProperty(name: Array("p\(index)".utf8), options, value: value))
        }
        properties.append(try stage.addPath(name: Array("path".utf8), try path()))
        for (index, space) in [ColorSpace.linearSRGB, .displayP3, .okLab, .okLCH].enumerated() {
            let options = PropertyOptions(
                .color,
                encoding: .color(ColorInterpolation(space: space, isPremultiplied: index % 2 == 0))
            )
            let value = value(of: .color, 4)
            properties.append(try stage.addProperty(name: Array("c\(index)".utf8), options, value: value))
        }
        properties.append(try stage.addProperty(kind: .transform, value: [1, 0, 0, 1, 0, 0]))
        properties.append(try stage.addPath(name: Array("outline".utf8), try path()))
        let derived = try stage.addProperty(name: Array("derived".utf8), kind: .vector2, value: [0, 0])
        try stage.setExpression(Array("p0 * 2 + p1.y, sqrt(p0) + sin(p2)".utf8), of: derived)
        properties.append(derived)
    }

    // MARK: Drawing

    private func chance(_ count: UInt64) -> Bool { random.next() % count == 0 }
    private func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[Int(random.next() % UInt64(elements.count))]
    }

    /// A property to move: often one of those that the program is about.
    private func mover() -> PropertyIdentifier? {
        switch focus {
        case .all: return pick(properties)
        case .encoded: return pick([properties[3], properties[5]] + properties[9..<14])
        case .paths: return pick([properties[8], properties[14]])
        }
    }

    /// A value for a property, sometimes the one that it has.
    private func value(for property: PropertyIdentifier) throws -> [Double] {
        if chance(4) { return try stage.components(of: property, .model) }
        return value(of: try stage.kind(of: property), try stage.componentCount(of: property))
    }

    private func value(of kind: ValueKind, _ count: Int) -> [Double] {
        switch kind {
        case .color: (0..<4).map { _ in chance(6) ? 0 : random.next(in: 0, 1) }
        case .transform:
            chance(10)
                ? [0, 0, 0, 0, 1, 2] : (0..<6).map { _ in random.next(in: -2, 2) }
        default: (0..<count).map { _ in chance(8) ? 0 : chance(20) ? 1e150 : random.next(in: -100, 100) }
        }
    }

    /// A path of one of some structures: a polyline, one with a point more, one that is closed, curves, two parts.
    private func path() throws -> Path {
        var path = Path()
        func number() -> Double { random.next(in: 0, 9) }
        try path.move(x: random.next(in: 0, 1), y: 0)
        let structure = random.next() % 8
        for _ in 0..<(structure == 4 ? 4 : 3) { try path.line(x: number(), y: number()) }
        switch structure {
        case 5: try path.close()
        case 6: try path.cubic(c1x: number(), c1y: number(), c2x: number(), c2y: number(), x: number(), y: number())
        case 7:
            try path.close()
            try path.move(x: number(), y: number())
            try path.line(x: number(), y: number())
            try path.line(x: number(), y: number())
        default: break
        }
        return path
    }

    private func spring() throws -> Spring {
        switch random.next() % 8 {
        case 0: try Spring(mass: 1, stiffness: 60, damping: 0)
        case 1: try Spring(mass: 1, stiffness: 100, damping: 20)
        case 2: try Spring()
        default: try Spring.response(random.next(in: 0.1, 1), dampingRatio: random.next(in: 0.2, 2))
        }
    }

    private func duration() -> Double { chance(8) ? 0 : chance(12) ? 1e9 : random.next(in: 0, 1.5) }

    private func request() throws -> MotionRequest {
        var request = MotionRequest()
        switch random.next() % 7 {
        case 0: request.shape = .none
        case 1: request.shape = .curve(.easeInOut)
        case 2: if let easing = pick(easings) { request.shape = .easing(easing) }
        case 3: break
        default: request.shape = .spring(try spring())
        }
        if chance(2) { request.duration = duration() }
        if chance(3) { request.delay = random.next(in: 0, 0.5) }
        if chance(2) { request.interruption = Interruption(rawValue: Int32(random.next() % 3) + 1) }
        if chance(8) { request.stagger = random.next(in: 0, 0.1) }
        if chance(5) {
            let count = chance(5) ? .infinity : random.next(in: 0.1, 3)
            request.repetition = Repetition(count: count, autoreverses: chance(2))
        }
        if chance(5) { request.group = pick(groups + animators) }
        if chance(8) { request.after = pick(transactions.suffix(20)) }
        if chance(20) { request.disablesActions = true }
        if chance(8) { request.arrangement = chance(2) ? .sequence : .parallel }
        return request
    }

    private func timing() throws -> MediaTiming {
        try MediaTiming.validated(
            timeOffset: chance(6) ? random.next(in: -0.5, 0.5) : 0,
            speed: chance(4) ? [-1, 0, 0.5, 3][Int(random.next() % 4)] : 1,
            repeatCount: chance(4) ? random.next(in: 0, 4) : chance(10) ? .infinity : 0,
            repeatDuration: chance(8) ? random.next(in: 0, 2) : 0,
            autoreverses: chance(4),
            fillMode: MediaTiming.FillMode(rawValue: Int32(random.next() % 4)) ?? MediaTiming.FillMode.none
        )
    }

    private func keyframes(_ count: Int, _ kind: ValueKind, _ property: PropertyIdentifier) throws
        -> KeyframeDescription
    {
        let mode = KeyframeDescription.Mode(rawValue: Int32(random.next() % 5)) ?? .linear
        if kind == .path, chance(2) {
            let paths = try (0...(random.next() % 3)).map { _ in try path() }
            return try .paths(paths, mode: mode, duration: random.next(in: 0, 1))
        }
        switch random.next() % 3 {
        case 0:
            let values = try (0..<4).flatMap { _ in try value(for: property) }
            return try .values(values, componentCount: count, mode: mode, duration: random.next(in: 0, 1))
        case 1:
            var blocks = try KeyframeDescription.blocks(componentCount: count, duration: random.next(in: 0, 1))
            try blocks.addBlock(start: 0.1, duration: 0.4, value: value(of: kind, count))
            try blocks.addBlock(start: 0.6, duration: 0, value: value(of: kind, count))
            return blocks
        default:
            var track = try KeyframeDescription.track(componentCount: count)
            try track.addKeyframe(.cubic, value: value(of: kind, count), duration: 0.3)
            try track.addKeyframe(
                .spring(try Spring.response(0.3, dampingRatio: 0.8)),
                value: value(of: kind, count)
            )
            try track.addKeyframe(.move, value: value(of: kind, count))
            return track
        }
    }

    // MARK: Steps

    /// Does one step at the stage's present time.
    func perform(_ step: Step) {
        random = RandomGenerator(seed: step.seed)
        do { try perform() } catch {
            errors.append((error as? AnimError)?.code ?? .state)
        }
        // Whatever was thrown, no transaction stays open.
        while let open = stage.openTransactions.last {
            let record = stage.transactions[open]
            let rawValue = stage.identifier(.transaction, generation: record.generation, slot: Int(open))
            try? stage.commitTransaction(TransactionIdentifier(rawValue: rawValue))
        }
        drain()
    }

    private func perform() throws {
        switch random.next() % 42 {
        case 0..<14: try setValues(depth: 0)
        case 14..<20: try animate()
        case 20..<26: try useGroup()
        case 26: stage.setPaused(chance(2))
        case 27: try stage.setTimeScale([0.3, 1, 1, 1, 2.7][Int(random.next() % 5)])
        case 28: stage.reducedMotion = ReducedMotion(rawValue: Int32(random.next() % 8)) ?? .none
        case 29: try setAction()
        case 30: if let animation = pick(animations) { try stage.removeAnimation(animation) }
        case 31: if let property = mover() { try stage.removeAnimations(of: property) }
        case 32: try replaceProperty()
        case 33: try stage.setPath(try path(), of: properties[chance(2) ? 8 : 14])
        case 34: try derive()
        case 35..<39: try useBank()
        case 39, 40: if let property = mover() { try stage.hold(property) }
        default: if let property = pick(properties) { try stage.setThreshold(random.next(in: 0.0001, 1), of: property) }
        }
    }

    private func setValues(depth: Int) throws {
        let transaction = try stage.beginTransaction(try request())
        transactions.append(transaction)
        for _ in 0..<(random.next() % 4) {
            guard let property = mover() else { continue }
            switch random.next() % 8 {
            case 0 where depth < 3: try setValues(depth: depth + 1)
            case 1: try animate()
            // Of things that a transaction names while it is open.
            case 2 where chance(4): if let group = pick(groups) { try stage.removeGroup(group) }
            default:
                if try stage.kind(of: property) == .path, chance(2) {
                    try stage.setPath(try path(), of: property)
                } else {
                    try stage.setValue(try value(for: property), of: property)
                }
            }
        }
        try stage.commitTransaction(transaction)
    }

    private func animate() throws {
        guard let property = mover() else { return }
        let count = try stage.componentCount(of: property)
        let kind = try stage.kind(of: property)
        let shape: AnimationRequest.Shape
        switch random.next() % 5 {
        case 0: shape = .spring(try spring())
        case 1: shape = .keyframes(try keyframes(count, kind, property))
        case 2:
            let bounds: (min: Double, max: Double)? = chance(2) ? (-20, 50) : nil
            shape = .decay(try Decay.make(rate: random.next(in: 0.5, 8), bounds: bounds, spring: try Spring()))
        default: shape = .easing(pick(easings) ?? easings[0])
        }
        var request = AnimationRequest(shape)
        if chance(2) { request.from = try value(for: property) }
        if chance(2) { request.to = try value(for: property) }
        if kind == .path, chance(3) { (request.from, request.fromPath) = (nil, try path()) }
        if kind == .path, chance(2) { (request.to, request.toPath) = (nil, try path()) }
        if chance(4), kind != .color, kind != .transform { request.by = value(of: kind, count) }
        if chance(3) { request.velocity = value(of: kind, count) }
        if chance(2) { request.duration = duration() }
        if chance(3) { request.delay = random.next(in: 0, 0.5) }
        request.timing = try timing()
        request.interruption = Interruption(rawValue: Int32(random.next() % 4) + 1) ?? .keep
        request.isAdditive = chance(3)
        request.isCumulative = chance(3)
        request.setsModel = chance(4)
        if chance(4) { request.group = pick(groups + animators) }
        if chance(8) { request.after = pick(transactions.suffix(20)) }
        animations.append(try stage.animate(property, request))
    }

    private func useGroup() throws {
        switch random.next() % 14 {
        case 0, 1:
            let isMedia = chance(3)
            // With repeats, ways back and negative speeds.
            isPlayedAgain = isPlayedAgain || isMedia
            let kind: GroupKind = isMedia ? .media(try timing()) : .clock
            groups.append(try stage.addGroup(kind, in: chance(2) ? pick(groups) : nil))
        case 2, 3:
            animators.append(
                try stage.addGroup(.animator(duration: chance(2) ? 0 : 1), in: chance(3) ? pick(groups) : nil)
            )
        case 4: if let group = pick(groups) { try stage.setSpeed(chance(5) ? 0 : random.next(in: 0.1, 4), of: group) }
        case 5: if let group = pick(groups) { try stage.setPaused(chance(2), of: group) }
        case 6:
            guard let group = pick(groups) else { return }
            isPlayedAgain = true
            try stage.seek(group, toSeconds: random.next(in: 0, 3))
        case 7: if chance(3), let group = pick(groups) { try stage.removeGroup(group) }
        case 8: if let animator = pick(animators) { try stage.setFraction(random.next(in: 0, 1), of: animator) }
        case 9: if let animator = pick(animators) { try stage.pause(animator) }
        case 10:
            let position = Stage.AnimatorPosition(rawValue: Int32(random.next() % 3)) ?? .end
            if chance(3), let animator = pick(animators) { try stage.stop(animator, at: position) }
        default:
            guard let animator = pick(animators) else { return }
            try stage.run(animator, isReversed: chance(2), try request(), durationFactor: random.next(in: 0, 2))
        }
    }

    private func setAction() throws {
        guard let property = pick(properties) else { return }
        switch random.next() % 3 {
        case 0: try stage.setAction(.none, of: property)
        case 1: try stage.setAction(.own(try request()), of: property)
        default: try stage.setAction(.follow, of: property)
        }
    }

    private func replaceProperty() throws {
        // The last scalar is used by no expression.
        try stage.removeProperty(properties[7])
        properties[7] = try stage.addProperty(name: Array("p7".utf8), kind: .scalar, value: [1])
    }

    private func derive() throws {
        let texts = ["", "p0, p1.x", "p6[2] + p5.tx, log(p0 * p0 - 100)", "p3.red + path, 1", "p7 / p0, p4.blue"]
        guard let text = pick(texts), let derived = properties.last else { return }
        try stage.setExpression(Array(text.utf8), of: derived)
    }

    private func useBank() throws {
        if banks.isEmpty || chance(10) {
            let values = (0..<40).map { _ in random.next(in: -1, 1) }
            banks.append(try values.withUnsafeBufferPointer { try stage.addBank(try spring(), values: $0) })
        } else if chance(12), let bank = banks.popLast() {
            try stage.removeBank(bank)
        } else if let bank = pick(banks) {
            let indices = (0..<8).map { _ in UInt32(random.next() % 40) }
            let targets = (0..<8).map { _ in chance(5) ? 0 : random.next(in: -100, 100) }
            try indices.withUnsafeBufferPointer { indices in
                try targets.withUnsafeBufferPointer {
                    try stage.retarget(bank, indices, targets: $0, jumps: chance(5))
                }
            }
            if chance(3) { try stage.takeSettled(bank, limit: 5) { _ in } }
        }
    }

    // MARK: Reading

    func drain() {
        while var event = stage.pollEvent() {
            event.subject &= 0xFFF_FFFF_FFFF
            event.animation &= 0xFFF_FFFF_FFFF
            events.append(event)
        }
    }

    /// All bits that a host can read.
    func bits() throws -> [UInt64] {
        var bits = [stage.stateHash(), UInt64(bitPattern: stage.time), UInt64(stage.animationCount)]
        for property in properties {
            for aspect in [Stage.Aspect.model, .presentation, .velocity] {
                bits += try stage.components(of: property, aspect).map(\.bitPattern)
            }
        }
        for bank in banks {
            bits += try stage.withValues(of: bank) { $0.map(\.bitPattern) }
        }
        for group in groups { bits.append(((try? stage.seconds(of: group)) ?? -1).bitPattern) }
        for animator in animators { bits.append(((try? stage.fraction(of: animator)) ?? -1).bitPattern) }
        return bits
    }

    /// Lets everything come to its end: nothing runs for ever afterwards.
    func finish() throws {
        stage.setPaused(false)
        try stage.setTimeScale(1)
        stage.reducedMotion = .none
        for group in groups + animators { try? stage.removeGroup(group) }
        for property in properties { try stage.removeAnimations(of: property) }
        for bank in banks { try stage.removeBank(bank) }
        try stage.advance(seconds: 1)
        drain()
    }
}
