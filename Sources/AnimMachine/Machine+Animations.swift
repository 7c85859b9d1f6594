// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// Named animations.
extension Machine {
    /// Plays an animation. A previous play of it is removed without a report.
    package func play(_ index: Int) {
        let play = firstPlay + index
        stage.forgetPlay(play)
        stop(index)
        isPlayedWhole = true
        var request = MotionRequest()
        request.arrangement = .parallel
        let transaction = try? stage.beginPlay(play, request, notBefore: stage.time + Machine.shortestPlay)
        guard let transaction else { return stage.endPlay(play, finished: false) }
        var group: GroupIdentifier?
        if definition.plays[index].hasClock {
            group = try? stage.addGroup(.clock)
            if let group { playGroups[index] = group.rawValue } else { isPlayedWhole = false }
        }
        start(definition.plays[index].animation, after: nil, in: group)
        hearRepeats(ofPlay: index)
        try? stage.commitTransaction(transaction)
        if !isPlayedWhole {
            stop(index)
            stage.plays[play].isFinished = false
        }
    }

    /// Removes an animation. If it was still running, it ends unfinished.
    package func stop(_ index: Int) {
        let first = definition.plays[index].animation
        // From the last on, so that none that waits for another begins.
        for part in (first..<Int(definition.animations[first].end)).reversed() where played[part] != 0 {
            if case .group = definition.animations[part].content {
                remove(group: played[part])
            } else if stage.isLive(animation: played[part]) {
                try? stage.removeAnimation(AnimationIdentifier(rawValue: played[part]))
            }
            played[part] = 0
        }
        remove(group: playGroups[index])
        playGroups[index] = 0
    }

    private func remove(group: UInt64) {
        if stage.isLive(group: group) { try? stage.removeGroup(GroupIdentifier(rawValue: group)) }
    }

    /// Pauses or resumes a play. Has no effect on one that is scrubbed.
    package func setPaused(_ isPaused: Bool, _ index: Int) {
        guard stage.isLive(group: playGroups[index]) else { return }
        try? stage.setPaused(isPaused, of: GroupIdentifier(rawValue: playGroups[index]))
    }

    /// Moves a play to a time since its beginning, from which it continues. Starts it if it is not being played.
    package func seek(_ index: Int, to seconds: Double) {
        let isPlaying = stage.plays[firstPlay + index].transaction >= 0
        if !isPlaying || !stage.isLive(group: playGroups[index]) { play(index) }
        guard stage.isLive(group: playGroups[index]) else { return }
        try? stage.seek(GroupIdentifier(rawValue: playGroups[index]), toSeconds: min(max(seconds, 0), 1e9))
    }

    /// Shows an animation at a fraction of its length, 0…1, and holds it there. A running play of it ends unfinished.
    package func scrub(_ index: Int, to fraction: Double) {
        var animator = GroupIdentifier(rawValue: playGroups[index])
        if !stage.isLive(group: animator.rawValue) || (try? stage.fraction(of: animator)) == nil {
            stop(index)
            guard let made = try? stage.addGroup(.animator(duration: 0)) else { return raiseError(.group) }
            animator = made
            playGroups[index] = made.rawValue
            isPlayedWhole = true
            start(definition.plays[index].animation, after: nil, in: animator)
            if !isPlayedWhole {
                stop(index)
                return raiseError(.group)
            }
        }
        try? stage.setFraction(min(max(fraction, 0), 1), of: animator)
    }

    /// Starts a part. The document was checked when it was read. A limit of the stage or an expression without a finite result
    /// can still make it fail; then `error.execution` is raised, and the whole play is stopped.
    private func start(_ part: Int, after: TransactionIdentifier?, in group: GroupIdentifier?) {
        var inner = (after: after, group: group)
        switch definition.animations[part].content {
        case .single(let single):
            let property = stage.own(single.property)
            if var request = request(of: single, part) {
                (request.after, request.group) = (after, group)
                if case .keyframes(let description) = request.shape {
                    let isAddend = request.isAdditive || request.interruption == .add
                    request.track = track(description, of: property, part, isAddend: isAddend)
                }
                if let animation = try? stage.animate(property, request) {
                    played[part] = animation.rawValue
                    return
                }
            }
            isPlayedWhole = false
            if !single.patches.isEmpty { raiseError(.animation) }
            return
        case .group(let timing):
            inner.group = try? stage.addGroup(.media(timing), in: group)
            guard let made = inner.group else {
                isPlayedWhole = false
                return
            }
            played[part] = made.rawValue
        case .parallel, .sequence: break
        }
        var child = part + 1
        while child < Int(definition.animations[part].end) {
            if case .sequence = definition.animations[part].content {
                var request = MotionRequest()
                request.arrangement = .parallel
                guard let transaction = try? stage.beginTransaction(request) else {
                    isPlayedWhole = false
                    return
                }
                start(child, after: inner.after, in: inner.group)
                try? stage.commitTransaction(transaction)
                inner.after = transaction
            } else {
                start(child, after: inner.after, in: inner.group)
            }
            child = Int(definition.animations[child].end)
        }
    }

    /// Handles the end of a play.
    package func hear(endOfPlay index: Int) {
        let play = definition.plays[index]
        let event = stage.plays[firstPlay + index].isFinished ? play.doneEvent : play.stoppedEvent
        stage.clearPlay(firstPlay + index)
        send(stage.name(event))
    }

    /// Handles a repeat of a play, and reports it to the host.
    package func hear(repeatOfPlay index: Int) {
        let number = stage.takeRepeat(ofPlay: firstPlay + index, notBefore: stage.time + Machine.shortestPlay)
        let event = definition.plays[index].repeatEvent
        guard event >= 0, canAnswer else { return }
        let count = EventNumber(field: definition.countField, value: Double(number + 1))
        withUnsafePointer(to: count) {
            let data = UnsafeBufferPointer(start: $0, count: 1)
            stage.emit(.emitted, name: event, data)
            _ = send(event, data)
        }
    }

    /// Connects plays with the animations whose repeats they report, after a reload or a restored state.
    package func hearRepeats() {
        for play in definition.plays.indices { hearRepeats(ofPlay: play) }
    }

    private func hearRepeats(ofPlay index: Int) {
        let play = definition.plays[index]
        guard play.repeatEvent >= 0, play.repeater >= 0, played[Int(play.repeater)] != 0 else { return }
        var isGroup = false
        if case .group = definition.animations[Int(play.repeater)].content { isGroup = true }
        stage.setRepeater(played[Int(play.repeater)], isGroup: isGroup, ofPlay: firstPlay + index)
        if stage.plays[firstPlay + index].repeatHandle == Timeline.none {
            stage.scheduleRepeat(ofPlay: firstPlay + index)
        }
    }

    func hashPlays(into hasher: inout StateHasher) {
        for play in stage.plays[firstPlay..<firstPlay + definition.plays.count] {
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
