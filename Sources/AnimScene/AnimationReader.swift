// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads named explicit animations.
final class AnimationReader: ScopedReader {
    /// The largest depth of nested animations.
    private static let deepestAnimation = 16

    let scope: DocumentScope
    let json: JSONStorage
    let curveReader: CurveReader
    let motionReader: MotionReader
    let valueReader: ValueReader
    let keyframeReader: KeyframeReader
    let playReader: PlayReader

    init(_ document: DocumentReader, _ keyframeReader: KeyframeReader) {
        self.keyframeReader = keyframeReader
        playReader = keyframeReader.playReader
        scope = document.scope
        json = scope.json
        curveReader = document.curveReader
        motionReader = document.motionReader
        valueReader = document.valueReader
    }

    /// The container of an animation.
    private enum Surroundings { case none, sequence, group }

    func readAnimations(_ node: Int32) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = try names.token(key)
            scope.animationOfName.set(name, scope.machine.plays.count)
            var play = PlayDefinition(
                animation: scope.machine.animations.count,
                doneEvent: names.intern(("done.animation." as StaticText).utf8, json.text(of: key)),
                stoppedEvent: names.intern(("stopped.animation." as StaticText).utf8, json.text(of: key))
            )
            try readAnimation(key + 1, inside: .none, depth: 0)
            switch scope.machine.animations[play.animation].content {
            case .single, .group: play.repeater = Int32(play.animation)
            // Blocks of several properties are parallel parts with one timing: the first part reports the repeats.
            case .parallel where !json.has(key + 1, "parallel"): play.repeater = Int32(play.animation) + 1
            case .parallel, .sequence: break
            }
            scope.machine.plays.append(play)
        }
    }

    private func readAnimation(_ node: Int32, inside surroundings: Surroundings, depth: Int) throws(AnimError) {
        guard depth < AnimationReader.deepestAnimation else {
            throw json.refusal(node, "animations are at most 16 deep inside each other")
        }
        _ = try json.objectCount(node)
        if json.has(node, "parallel") {
            try readParts(try onlyMember(ParallelAnimationKey.words, of: node), .parallel, inside: surroundings, depth)
        } else if json.has(node, "sequence") {
            guard surroundings != .group else {
                throw json.refusal(node, "a sequence cannot be inside a group: it goes by the stage's time; use delays")
            }
            try readParts(try onlyMember(SequenceAnimationKey.words, of: node), .sequence, inside: .sequence, depth)
        } else if json.has(node, "group") || json.has(node, "animations") {
            guard surroundings != .sequence else {
                throw json.refusal(node, "a group cannot be inside a sequence: its time begins when it is played")
            }
            let fields = try json.fields(of: node, GroupAnimationKey.words)
            let timing = try timing(fields[GroupAnimationKey.group], isGroup: true)
            try readParts(fields[GroupAnimationKey.animations], .group(timing), inside: .group, depth)
        } else {
            try readSingle(node)
        }
    }

    private func readParts(
        _ node: Int32,
        _ content: AnimationDefinition.Content,
        inside surroundings: Surroundings,
        _ depth: Int
    ) throws(AnimError) {
        guard try json.arrayCount(node) > 0 else { throw json.refusal(node, "must have at least one animation") }
        let index = scope.machine.animations.count
        scope.machine.animations.append(AnimationDefinition(content: content))
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            try readAnimation(element, inside: surroundings, depth: depth + 1)
        }
        scope.machine.animations[index].end = Int32(scope.machine.animations.count)
    }

    @inline(never)
    private func append(_ property: PropertyIdentifier, _ request: AnimationRequest) {
        let end = Int32(scope.machine.animations.count) + 1
        scope.machine.animations.append(
            AnimationDefinition(
                content: .single(SingleAnimation(property, request, playReader.takePatches())),
                end: end
            )
        )
    }

    /// Repetition, speed and direction; a group also has a duration and delay of its own.
    @inline(never)
    private func timing(_ node: Int32, isGroup: Bool) throws(AnimError) -> MediaTiming {
        let fields = try json.fields(of: node, TimingKey.words, isGroup ? GroupTimingKey.words : "")
        var timing = MediaTiming()
        timing.timeOffset = fields.number(TimingKey.offset)
        if fields.has(TimingKey.speed) { timing.speed = fields.number(TimingKey.speed) }
        if fields.has(TimingKey.repeat) { timing.repeatCount = try motionReader.endless(fields[TimingKey.repeat]) }
        if fields.has(TimingKey.repeatDuration) {
            timing.repeatDuration = try motionReader.endless(fields[TimingKey.repeatDuration])
        }
        timing.autoreverses = fields.isTrue(TimingKey.autoreverse)
        timing.fillMode =
            MediaTiming.FillMode(rawValue: Int32(fields.integer(TimingKey.fill))) ?? MediaTiming.FillMode.none
        if isGroup {
            timing.duration = fields.number(GroupTimingKey.duration)
            timing.beginTime = fields.number(GroupTimingKey.delay)
        }
        return timing
    }

    /// The value of the only key that an object may have.
    private func onlyMember(_ name: WordList, of node: Int32) throws(AnimError) -> Int32 {
        try json.allowOnly(of: node, name)
        for word in name { return json.member(of: node, FieldRule(word).name) }
        return -1
    }

    private func readSingle(_ node: Int32) throws(AnimError) {
        let fields = try json.fields(of: node, AnimationKey.words)
        try checkKeys(of: node, fields)
        var request = try request(fields)
        if !fields.has(AnimationKey.property), fields.has(AnimationKey.keyframes) {
            return try readAssignedBlocks(fields[AnimationKey.keyframes], request)
        }
        let nameNode = try json.require("property", of: node)
        let property = try scope.movable(json.text(of: nameNode), at: nameNode)
        try readShape(fields, of: property, &request)
        try readEnds(fields, of: property, &request)
        append(property, request)
    }

    /// Checks that the keys go together: one shape of motion, and the values that such a shape needs.
    private func checkKeys(of node: Int32, _ fields: borrowing Fields) throws(AnimError) {
        var shape = -1
        for key in AnimationKey.curve.rawValue...AnimationKey.decay.rawValue where fields.node(at: key) >= 0 {
            guard shape < 0 else {
                throw json.refusal(
                    fields.node(at: key),
                    "stands beside another: give only one of curve, spring, keyframes and decay"
                )
            }
            shape = key
        }
        let hasOwnValues = shape == AnimationKey.keyframes.rawValue || shape == AnimationKey.decay.rawValue
        var endCount = 0
        for key in AnimationKey.from.rawValue...AnimationKey.velocity.rawValue where fields.node(at: key) >= 0 {
            if hasOwnValues {
                throw json.refusal(fields.node(at: key), "keyframes and decays have values of their own")
            }
            endCount += 1
        }
        if fields.has(AnimationKey.velocity) {
            guard shape == AnimationKey.spring.rawValue else {
                throw json.refusal(fields[AnimationKey.velocity], "is allowed only beside a spring")
            }
            endCount -= 1
        }
        guard hasOwnValues || endCount == 1 || endCount == 2 else {
            throw json.refusal(node, "must have one or two of 'from', 'to' and 'by'")
        }
    }

    /// The part of the request that does not depend on the property: times, timing, and how it combines with other
    /// animations.
    private func request(_ fields: borrowing Fields) throws(AnimError) -> AnimationRequest {
        var request = AnimationRequest(.curve(.ease))
        if fields.has(AnimationKey.duration) {
            request.duration = try playReader.playSeconds(fields[AnimationKey.duration], .duration)
        }
        if fields.has(AnimationKey.delay) {
            request.delay = try playReader.playSeconds(fields[AnimationKey.delay], .delay)
        }
        if fields.has(AnimationKey.timing) {
            request.timing = try timing(fields[AnimationKey.timing], isGroup: false)
        }
        request.isAdditive = fields.isTrue(AnimationKey.additive)
        request.isCumulative = fields.isTrue(AnimationKey.cumulative)
        request.setsModel = fields.isTrue(AnimationKey.setsModel)
        if fields.has(AnimationKey.interruption) {
            let number = Int32(fields.integer(AnimationKey.interruption) + 1)
            request.interruption = Interruption(rawValue: number) ?? .keep
        }
        return request
    }

    private func readShape(
        _ fields: borrowing Fields,
        of property: PropertyIdentifier,
        _ request: inout AnimationRequest
    ) throws(AnimError) {
        if fields.has(AnimationKey.curve) {
            if let curve = try curveReader.plainCurve(fields[AnimationKey.curve]) {
                request.shape = .curve(curve)
            } else {
                let easing = try curveReader.easing(fields[AnimationKey.curve])
                request.shape = easing.cubicBezier.map { .curve($0) } ?? .easing(easing)
            }
        } else if fields.has(AnimationKey.spring) {
            request.shape = .spring(try curveReader.spring(fields[AnimationKey.spring]))
        } else if fields.has(AnimationKey.keyframes) {
            request.shape = .keyframes(
                try keyframeReader.keyframes(fields[AnimationKey.keyframes], of: property, &request.duration)
            )
        } else if fields.has(AnimationKey.decay) {
            try readDecay(fields[AnimationKey.decay], of: property, &request)
        }
    }

    /// Reads `from`, `to` and `by`, and the initial velocity.
    private func readEnds(
        _ fields: borrowing Fields,
        of property: PropertyIdentifier,
        _ request: inout AnimationRequest
    ) throws(AnimError) {
        if fields.has(AnimationKey.by), try stage.isEncoded(property), try stage.kind(of: property) != .path {
            throw json.refusal(
                fields[AnimationKey.by],
                "has no meaning for a value that is interpolated in another space"
            )
        }
        if try stage.kind(of: property) == .path {
            if fields.has(AnimationKey.from) {
                request.fromPath = try valueReader.nonemptyPath(fields[AnimationKey.from])
            }
            if fields.has(AnimationKey.to) { request.toPath = try valueReader.nonemptyPath(fields[AnimationKey.to]) }
        } else {
            request.from = try end(fields[AnimationKey.from], of: property, .from)
            request.to = try end(fields[AnimationKey.to], of: property, .to)
        }
        request.by = try end(fields[AnimationKey.by], of: property, .by)
        if fields.has(AnimationKey.velocity) {
            request.velocity = try end(fields[AnimationKey.velocity], of: property, .velocity)
        }
    }

    @inline(never)
    private func end(_ node: Int32, of property: PropertyIdentifier, _ member: AnimationPatch.Member)
        throws(AnimError) -> [Double]?
    {
        node < 0 ? nil : try playReader.playValue(node, of: property, member)
    }

    private func readDecay(_ node: Int32, of property: PropertyIdentifier, _ request: inout AnimationRequest)
        throws(AnimError)
    {
        let fields = try json.fields(of: node, DecayKey.words)
        if fields.has(DecayKey.rate), fields.has(DecayKey.deceleration) {
            throw json.refusal(fields[DecayKey.deceleration], "stands beside 'rate'; give one")
        }
        if fields.has(DecayKey.spring), !fields.has(DecayKey.bounds) {
            throw json.refusal(fields[DecayKey.spring], "has no meaning without 'bounds', from which it springs back")
        }
        request.velocity = try end(fields[DecayKey.velocity], of: property, .velocity)
        var bounds: (min: Double, max: Double)?
        if fields.has(DecayKey.bounds) {
            let node = fields[DecayKey.bounds]
            try json.checkCount(node, 2, "minimum and maximum")
            let (lowerNode, upperNode) = (node + 1, json.record(node + 1).end)
            let lower = try playReader.playNumber(lowerNode, .lowerBound, 0)
            let upper = try playReader.playNumber(upperNode, .upperBound, 0)
            // An unknown bound is outside the known one.
            bounds = (scope.isConstant(lowerNode) ? lower : -.infinity, scope.isConstant(upperNode) ? upper : .infinity)
        }
        // Critically damped, as in the default decay of the C interface.
        let spring =
            fields.has(DecayKey.spring)
            ? try curveReader.spring(fields[DecayKey.spring]) : try Spring(mass: 1, stiffness: 100, damping: 20)
        do throws(AnimError) {
            var rate = fields.number(DecayKey.rate)
            if !fields.has(DecayKey.rate) {
                let remaining = fields.number(DecayKey.deceleration)
                rate = try Decay.rate(
                    perMillisecond: fields.has(DecayKey.deceleration) ? remaining : Decay.normalPerMillisecond
                )
            }
            request.shape = .decay(try Decay.make(rate: rate, bounds: bounds, spring: spring))
        } catch {
            throw json.placed(error, node)
        }
    }

    // MARK: Blocks of several properties

    /// One animation for each property that the blocks set; all begin at once.
    private func readAssignedBlocks(_ keyframes: Int32, _ given: AnimationRequest) throws(AnimError) {
        let node = try keyframeReader.keyframesNode(keyframes)
        let fields = try json.fields(of: node, AssignedKeyframesKey.words)
        let blocks = fields[AssignedKeyframesKey.blocks]
        guard try json.arrayCount(blocks) > 0 else { throw json.refusal(blocks, "must have at least one block") }
        var request = given
        let duration = try blocksDuration(fields, &request)
        let sharedPatches = playReader.patches
        playReader.patches = []
        var ease: CubicBezier?
        if fields.has(AssignedKeyframesKey.ease) {
            ease = try curveReader.cubicBezier(fields[AssignedKeyframesKey.ease])
        }
        try playReader.alignBlockPaths(blocks)
        var tracks: [BlockTrack] = []
        var trackOfName = NameMap()
        try json.forEachElement(of: blocks) { (element) throws(AnimError) in
            let block = try json.fields(of: element, AssignedBlockKey.words)
            try json.forEachMember(of: block[AssignedBlockKey.set]) { (key) throws(AnimError) in
                let property = try scope.movable(json.text(of: key), at: key)
                let name = try stage.nameIndex(of: property)
                do throws(AnimError) {
                    if trackOfName[name] == nil {
                        trackOfName.set(name, tracks.count)
                        tracks.append(try blockTrack(of: property, fields, duration, ease))
                    }
                    try addBlock(block, valueAt: key + 1, to: &tracks[trackOfName[name] ?? 0])
                } catch {
                    throw json.placed(error, element)
                }
            }
        }
        for index in tracks.indices where try stage.kind(of: tracks[index].property) == .path {
            let property = tracks[index].property
            tracks[index].description.prepareMorphs(
                turns: try stage.turns(of: property),
                paint: try stage.paint(of: property)
            )
        }
        append(tracks, request, sharedPatches)
    }

    /// The keyframes of a property that blocks set, and the patches of its values.
    private struct BlockTrack {
        let property: PropertyIdentifier
        var description: KeyframeDescription
        var patches: [AnimationPatch] = []
    }

    /// The duration of the keyframes: their own, or else the animation's. The request then has none.
    private func blocksDuration(_ fields: borrowing Fields, _ request: inout AnimationRequest) throws(AnimError)
        -> Double
    {
        guard fields.has(AssignedKeyframesKey.duration) else { return playReader.takeDuration(&request.duration) }
        playReader.patches.removeAll { $0.member == .duration }
        request.duration = nil
        return try playReader.playSeconds(fields[AssignedKeyframesKey.duration], .keyDuration)
    }

    /// Makes an empty track for a property.
    private func blockTrack(
        of property: PropertyIdentifier,
        _ fields: borrowing Fields,
        _ duration: Double,
        _ ease: CubicBezier?
    ) throws(AnimError) -> BlockTrack {
        var description = try KeyframeDescription.blocks(
            componentCount: try playReader.keyComponentCount(of: property),
            duration: duration,
            mode: KeyframeReader.keyframeMode(fields, AssignedKeyframesKey.mode.rawValue)
        )
        if let ease { description.ease = ease }
        playReader.finish(&description, keyPathsOf: property)
        return BlockTrack(property: property, description: description)
    }

    private func addBlock(_ block: borrowing Fields, valueAt node: Int32, to track: inout BlockTrack)
        throws(AnimError)
    {
        let first = track.description.values.count
        let value = try playReader.playValue(node, of: track.property, .keyValue, at: first)
        track.patches += playReader.patches
        playReader.patches.removeAll(keepingCapacity: true)
        try track.description.addBlock(
            start: block.number(AssignedBlockKey.start),
            duration: block.number(AssignedBlockKey.duration),
            value: value
        )
    }

    /// Appends the animations of tracks, in parallel.
    /// - Parameter patches: the patches that apply to all tracks.
    private func append(_ tracks: [BlockTrack], _ request: AnimationRequest, _ patches: [AnimationPatch]) {
        var (request, patches) = (request, patches)
        let index = scope.machine.animations.count
        scope.machine.animations.append(AnimationDefinition(content: .parallel))
        for index in tracks.indices {
            request.shape = .keyframes(tracks[index].description)
            playReader.patches = patches + tracks[index].patches
            append(tracks[index].property, request)
            // The first track evaluates the common patches; the others reuse the results.
            for index in patches.indices { patches[index].expression = -1 }
        }
        scope.machine.animations[index].end = Int32(scope.machine.animations.count)
    }
}
