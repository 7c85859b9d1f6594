// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// The plays of a machine, its named animations and transactions: the stage's identifiers of their parts and groups,
/// and memory that the next play reuses.
///
/// The identifier is 0 for a part that is not played, and for a play without a group. If a play cannot start all of its
/// parts, those that have started are removed.
struct MachinePlays: ~Copyable {
    /// The stage's identifier of each of the definition's animations from its last play, or 0.
    private var played: [UInt64]
    /// The groups of plays: clocks of those played, animators of those scrubbed, or 0.
    private var groups: [UInt64]
    /// The tracks of keyframes that have been played, by part.
    private var tracks: [KeyframeTrack?]
    /// The last results of expressions for a part's numbers; empty if it has none.
    private var trackNumbers: [[Double]]
    /// The last request with the results of expressions, by part; reused memory.
    private var requests: [AnimationRequest?]
    /// Results of expressions shared by animations that play together.
    private var sharedDuration = 0.0
    private var sharedDelay = 0.0
    /// The number of the first play among those of the stage.
    let first: Int32
    /// Whether all parts of the current play have started so far.
    private var isWhole = true

    init(_ definition: UnsafePointer<MachineDefinition>, _ stage: Stage) {
        first = Int32(truncatingIfNeeded: stage.plays.count)
        played = [UInt64](repeating: 0, count: definition.pointee.animations.count)
        tracks = [KeyframeTrack?](repeating: nil, count: definition.pointee.animations.count)
        trackNumbers = [[Double]](repeating: [], count: definition.pointee.animations.count)
        requests = [AnimationRequest?](repeating: nil, count: definition.pointee.animations.count)
        groups = [UInt64](repeating: 0, count: definition.pointee.plays.count)
        for play in definition.pointee.plays {
            stage.plays.append(PlayRecord(hearsRepeats: play.repeatEvent >= 0))
        }
    }

    // MARK: Play

    /// Plays an animation. A previous play of it is removed without a report.
    /// - Parameter fail: called for each part that cannot start because an expression has no valid result.
    mutating func play(_ index: Int, _ context: MachineContext, fail: () -> Void) {
        let stage = context.stage
        let play = Int(first) + index
        stage.forgetPlay(play)
        stop(index, context)
        isWhole = true
        var request = MotionRequest()
        request.arrangement = .parallel
        let transaction = try? stage.beginPlay(play, request, notBefore: stage.time + Machine.shortestPlay)
        guard let transaction else { return stage.endPlay(play, finished: false) }
        var group: GroupIdentifier?
        if context.definition.plays[index].hasClock {
            group = try? stage.addGroup(.clock)
            if let group { groups[index] = group.rawValue } else { isWhole = false }
        }
        start(context.definition.plays[index].animation, after: nil, in: group, context, fail)
        hearRepeats(of: index, context)
        try? stage.commitTransaction(transaction)
        if !isWhole {
            stop(index, context)
            stage.plays[play].isFinished = false
        }
    }

    /// Removes an animation. If it was still running, it ends unfinished.
    mutating func stop(_ index: Int, _ context: MachineContext) {
        let first = context.definition.plays[index].animation
        // Backwards: a part that waits for an earlier one must not start when that is removed.
        for part in (first..<Int(context.definition.animations[first].end)).reversed() where played[part] != 0 {
            switch context.definition.animations[part].content {
            case .group:
                remove(group: played[part], context.stage)
                played[part] = 0
                continue
            case .single(let single): context.stage.countChange(of: context.stage.own(single.property))
            case .parallel, .sequence: break
            }
            if context.stage.isLive(animation: played[part]) {
                try? context.stage.removeAnimation(AnimationIdentifier(rawValue: played[part]))
            }
            played[part] = 0
        }
        remove(group: groups[index], context.stage)
        groups[index] = 0
    }

    private func remove(group: UInt64, _ stage: Stage) {
        if stage.isLive(group: group) { try? stage.removeGroup(GroupIdentifier(rawValue: group)) }
    }

    /// Pauses or resumes a play. Has no effect on one that is scrubbed.
    func setPaused(_ isPaused: Bool, _ index: Int, _ stage: Stage) {
        guard stage.isLive(group: groups[index]) else { return }
        try? stage.setPaused(isPaused, of: GroupIdentifier(rawValue: groups[index]))
    }

    /// Moves a play to a time since its beginning, from which it continues. Starts it if it is not being played.
    mutating func seek(_ index: Int, to seconds: Double, _ context: MachineContext, fail: () -> Void) {
        let stage = context.stage
        let isPlaying = stage.plays[Int(first) + index].transaction >= 0
        if !isPlaying || !stage.isLive(group: groups[index]) { play(index, context, fail: fail) }
        guard stage.isLive(group: groups[index]) else { return }
        try? stage.seek(GroupIdentifier(rawValue: groups[index]), toSeconds: min(max(seconds, 0), 1e9))
    }

    /// Shows an animation at a fraction of its length, 0…1, and holds it there. A running play of it ends unfinished.
    /// - Returns: false if not all of its parts can be shown.
    mutating func scrub(_ index: Int, to fraction: Double, _ context: MachineContext, fail: () -> Void) -> Bool {
        let stage = context.stage
        var animator = GroupIdentifier(rawValue: groups[index])
        if !stage.isLive(group: animator.rawValue) || (try? stage.fraction(of: animator)) == nil {
            stop(index, context)
            guard let made = try? stage.addGroup(.animator(duration: 0)) else { return false }
            animator = made
            groups[index] = made.rawValue
            isWhole = true
            start(context.definition.plays[index].animation, after: nil, in: animator, context, fail)
            if !isWhole {
                stop(index, context)
                return false
            }
        }
        try? stage.setFraction(min(max(fraction, 0), 1), of: animator)
        return true
    }

    /// Starts a part. The document was checked when it was read. A limit of the stage or an expression without a finite
    /// result can still make it fail; then the whole play is stopped.
    private mutating func start(
        _ part: Int,
        after: TransactionIdentifier?,
        in group: GroupIdentifier?,
        _ context: MachineContext,
        _ fail: () -> Void
    ) {
        let (stage, definition) = (context.stage, context.chart)
        var inner = (after: after, group: group)
        switch definition.pointee.animations[part].content {
        case .single(let single):
            let property = stage.own(single.property)
            stage.countChange(of: property)
            if var request = request(of: single, part, context) {
                (request.after, request.group) = (after, group)
                if case .keyframes(let description) = request.shape {
                    let isAddend = request.isAdditive || request.interruption == .add
                    request.track = track(description, of: property, part, isAddend: isAddend, stage)
                }
                if let animation = try? stage.animate(property, request) {
                    played[part] = animation.rawValue
                    return
                }
            }
            isWhole = false
            if !single.patches.isEmpty { fail() }
            return
        case .group(let timing):
            inner.group = try? stage.addGroup(.media(timing), in: group)
            guard let made = inner.group else {
                isWhole = false
                return
            }
            played[part] = made.rawValue
        case .parallel, .sequence: break
        }
        var child = part + 1
        while child < Int(definition.pointee.animations[part].end) {
            if case .sequence = definition.pointee.animations[part].content {
                var request = MotionRequest()
                request.arrangement = .parallel
                guard let transaction = try? stage.beginTransaction(request) else {
                    isWhole = false
                    return
                }
                start(child, after: inner.after, in: inner.group, context, fail)
                try? stage.commitTransaction(transaction)
                inner.after = transaction
            } else {
                start(child, after: inner.after, in: inner.group, context, fail)
            }
            child = Int(definition.pointee.animations[child].end)
        }
    }

    // MARK: Requests

    /// The request for an animation, with the present results of its expressions, evaluated in document order. Nil if a
    /// result is not a number that a property can have.
    private mutating func request(
        of single: SingleAnimation,
        _ part: Int,
        _ context: MachineContext
    ) -> AnimationRequest? {
        if single.patches.isEmpty { return single.request }
        // Taken out of the array, its own arrays are uniquely referenced and can be written in place.
        var request = requests[part] ?? single.request
        requests[part] = nil
        var keyframes: KeyframeDescription?
        var bounds = (min: -Double.infinity, max: Double.infinity)
        if trackNumbers[part].isEmpty { trackNumbers[part] = [Double](repeating: .nan, count: single.patches.count) }
        var number = 0
        if case .keyframes(let description) = request.shape {
            keyframes = description
            request.shape = .curve(.linear)
        }
        if case .decay(let decay) = request.shape { bounds = (decay.lowerBound, decay.upperBound) }
        for patch in context.definition.patches[single.patches] {
            guard let value = value(of: patch, number, part, context) else { return nil }
            number += 1
            let index = Int(patch.index)
            switch patch.member {
            case .from: request.from?[index] = value
            case .to: request.to?[index] = value
            case .by: request.by?[index] = value
            case .velocity: request.velocity?[index] = value
            case .keyValue: keyframes?.values[index] = value
            case .keyVelocity: keyframes?.velocities[index] = value
            case .keyInitial: keyframes?.initial[index] = value
            case .duration: request.duration = max(value, 0)
            case .delay:
                request.delay = max(value, 0)
                sharedDelay = value
            case .keyDuration:
                keyframes?.givenDuration = max(value, 0)
                sharedDuration = value
            case .lowerBound: bounds.min = value
            case .upperBound: bounds.max = value
            }
        }
        if let keyframes {
            guard keyframes.givenDuration <= KeyframeDescription.longestDuration else { return nil }
            request.shape = .keyframes(keyframes)
        }
        if case .decay(let decay) = request.shape {
            guard let bounded = try? Decay.make(rate: decay.rate, bounds: bounds, spring: decay.spring) else {
                return nil
            }
            request.shape = .decay(bounded)
        }
        requests[part] = request
        return request
    }

    /// The result of a part's expression, or the shared one. If it differs from that of the last play, the track of
    /// keyframes is made anew.
    /// - Parameter number: the index of the patch among those of the part.
    private mutating func value(
        of patch: AnimationPatch,
        _ number: Int,
        _ part: Int,
        _ context: MachineContext
    ) -> Double? {
        let shared = patch.member == .delay ? sharedDelay : sharedDuration
        let value = patch.expression >= 0 ? context.evaluate(patch.expression) : shared
        guard value.magnitude <= Stage.largestComponent else { return nil }
        if trackNumbers[part][number].bitPattern != value.bitPattern {
            trackNumbers[part][number] = value
            tracks[part] = nil
        }
        return value
    }

    /// The track of keyframes. It is made at the first play and whenever numbers change, and otherwise reused: the
    /// animation that used it before has been removed.
    private mutating func track(
        _ description: KeyframeDescription,
        of property: PropertyIdentifier,
        _ part: Int,
        isAddend: Bool,
        _ stage: Stage
    ) -> KeyframeTrack? {
        if let known = tracks[part] {
            known.reset()
            return known
        }
        tracks[part] = try? stage.track(of: description, property, isAddend: isAddend)
        return tracks[part]
    }

    // MARK: Repeats

    /// Connects plays with the animations whose repeats they report, after a reload or a restored state.
    func hearRepeats(_ context: MachineContext) {
        for play in context.definition.plays.indices { hearRepeats(of: play, context) }
    }

    private func hearRepeats(of index: Int, _ context: MachineContext) {
        let play = context.definition.plays[index]
        guard play.repeatEvent >= 0, play.repeater >= 0, played[Int(play.repeater)] != 0 else { return }
        var isGroup = false
        if case .group = context.definition.animations[Int(play.repeater)].content { isGroup = true }
        context.stage.setRepeater(played[Int(play.repeater)], isGroup: isGroup, ofPlay: Int(first) + index)
        if context.stage.plays[Int(first) + index].repeatHandle == Timeline.none {
            context.stage.scheduleRepeat(ofPlay: Int(first) + index)
        }
    }

    // MARK: Continuation

    /// Removes everything that is played, and resets all plays.
    mutating func reset(_ context: MachineContext) {
        for (index, play) in context.definition.plays.enumerated() {
            context.stage.forgetPlay(Int(first) + index)
            if play.animation >= 0 { stop(index, context) }
        }
    }

    /// Takes over a play with the same parts.
    mutating func take(
        _ index: Int,
        _ parts: Range<Int>,
        of old: borrowing MachinePlays,
        _ before: Int,
        from firstPart: Int
    ) {
        groups[index] = old.groups[before]
        for part in parts { played[part] = old.played[firstPart + part - parts.lowerBound] }
    }

    /// What is played, for a snapshot: the identifiers of parts, then those of groups.
    var identifiers: (played: [UInt64], groups: [UInt64]) {
        get { (played, groups) }
        set { (played, groups) = newValue }
    }

    func hash(_ context: MachineContext, into hasher: inout StateHasher) {
        let stage = context.stage
        for play in stage.plays[Int(first)..<Int(first) + context.definition.plays.count] {
            hasher.combine(play.transaction >= 0)
            hasher.combine(play.transaction >= 0 ? play.earliest : 0)
            hasher.combine(play.handle == Timeline.none ? -1 : stage.timeline.flick(of: play.handle))
            hasher.combine(play.isFinished)
            guard play.hearsRepeats else { continue }
            hasher.combine(play.nextRepeat)
            hasher.combine(max(play.noRepeatBefore, stage.time))
            hasher.combine(play.repeatHandle == Timeline.none ? -1 : stage.timeline.flick(of: play.repeatHandle))
        }
        for identifier in played where identifier != 0 {
            hasher.combine((try? stage.slot(of: AnimationIdentifier(rawValue: identifier))) != nil)
        }
    }
}
