// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// The repeats of the owner's plays. A timer reports each to the owner, at the first flick at which the clock reaches
/// it.
extension Stage {
    /// Makes an animation or a group, just made or taken over, the repeater of a play. Does nothing if it no longer
    /// exists.
    package func setRepeater(_ rawValue: UInt64, isGroup: Bool, ofPlay play: Int) {
        forgetRepeater(ofPlay: play)
        if isGroup {
            guard let slot = try? self.slot(of: GroupIdentifier(rawValue: rawValue)) else { return }
            groups[slot].repeatPlay = Int32(play)
            plays[play].repeater = Int32(slot)
        } else {
            guard let slot = try? self.slot(of: AnimationIdentifier(rawValue: rawValue)) else { return }
            guard let layer = animations[slot].layer else { return }
            layer.repeatPlay = Int32(play)
            plays[play].repeater = Int32(slot)
        }
        plays[play].isRepeaterGroup = isGroup
    }

    /// Called when a reported repeat begins: schedules the next one.
    /// - Parameter earliest: the next one is not reported before.
    /// - Returns: its number, 1 for the second run.
    package func takeRepeat(ofPlay play: Int, notBefore earliest: Int64) -> Int64 {
        let number = plays[play].nextRepeat
        plays[play].repeatHandle = Timeline.none
        plays[play].nextRepeat = number + 1
        plays[play].noRepeatBefore = earliest
        scheduleRepeat(ofPlay: play)
        return number
    }

    /// Schedules the report of the play's next repeat, if its clock reaches one.
    package func scheduleRepeat(ofPlay play: Int) {
        timeline.cancel(plays[play].repeatHandle)
        plays[play].repeatHandle = Timeline.none
        guard plays[play].hearsRepeats, plays[play].transaction >= 0, let times = repeatTimes(ofPlay: play) else {
            return
        }
        if plays[play].nextRepeat == 0 { plays[play].nextRepeat = times.count(at: seconds(ofPlay: play, at: time)) + 1 }
        var number = plays[play].nextRepeat
        let earliest = max(plays[play].noRepeatBefore, plays[play].earliest)
        if earliest > time { number = max(number, times.count(at: seconds(ofPlay: play, at: earliest))) }
        // The first that is not too early is this one or the next, apart from rounding.
        for _ in 0..<4 {
            guard let seconds = times.time(of: number), let flick = flick(ofPlay: play, shows: seconds) else { return }
            if flick >= earliest {
                plays[play].nextRepeat = number
                plays[play].repeatHandle = addTimer(at: max(flick, time), TimerOwner.repeatOfPlay(play).number)
                return
            }
            number += 1
        }
    }

    /// Called when the clock of a play was set: the next repeat must be found again.
    func findRepeat(ofPlay play: Int32) {
        if play >= 0 { plays[Int(play)].nextRepeat = 0 }
    }

    /// Stops the reports of a play's repeats.
    func forgetRepeats(ofPlay play: Int) {
        guard plays[play].hearsRepeats else { return }
        forgetRepeater(ofPlay: play)
        timeline.cancel(plays[play].repeatHandle)
        plays[play].repeatHandle = Timeline.none
        (plays[play].nextRepeat, plays[play].noRepeatBefore) = (0, 0)
    }

    private func forgetRepeater(ofPlay play: Int) {
        let slot = Int(plays[play].repeater)
        plays[play].repeater = -1
        guard slot >= 0 else { return }
        if plays[play].isRepeaterGroup {
            if groups[slot].repeatPlay == Int32(play) { groups[slot].repeatPlay = -1 }
        } else if let layer = animations[slot].layer, layer.repeatPlay == Int32(play) {
            layer.repeatPlay = -1
        }
    }

    /// The times at which the repeats of a play begin, on its repeater's clock; nil if it does not run.
    private func repeatTimes(ofPlay play: Int) -> RepeatTimes? {
        let slot = Int(plays[play].repeater)
        guard slot >= 0 else { return nil }
        if plays[play].isRepeaterGroup {
            guard case .media(let timing) = groups[slot].kind, !groups[slot].isOver else { return nil }
            return RepeatTimes(ofGroup: timing)
        }
        guard animations[slot].state == .running, let timing = animations[slot].layer?.timing else { return nil }
        return RepeatTimes(ofAnimation: timing)
    }

    /// The time on the repeater's clock since the repeats began, at a flick before which nothing else changes it.
    private func seconds(ofPlay play: Int, at flick: Int64) -> Double {
        let slot = Int(plays[play].repeater)
        if plays[play].isRepeaterGroup {
            return secondsSinceAnchor(ofGroup: slot, at: flick)
        }
        guard let layer = animations[slot].layer, layer.group >= 0 else {
            return Flicks.seconds(flick - animations[slot].start)
        }
        return elapsed(since: layer.groupStart, onClock: Int(layer.group), at: flick)?.seconds
            ?? moment(Int(layer.group), at: flick).seconds - layer.groupStart
    }

    /// The first flick at which the repeater's clock shows a time; nil if it never does by itself.
    private func flick(ofPlay play: Int, shows seconds: Double) -> Int64? {
        let slot = Int(plays[play].repeater)
        if plays[play].isRepeaterGroup { return flick(group: slot, reaches: seconds) }
        if let layer = animations[slot].layer, layer.group >= 0 {
            return flick(clock: Int(layer.group), shows: seconds, after: layer.groupStart)
        }
        let length = Stage.flicks(reaching: seconds)
        guard length < StageClock.latest, animations[slot].start < StageClock.latest else { return nil }
        return animations[slot].start + length
    }
}

extension PlayRecord {
    /// Takes over another's state, except `hearsRepeats` and its timers.
    mutating func take(_ other: PlayRecord) {
        (transaction, earliest, isFinished) = (other.transaction, other.earliest, other.isFinished)
        (nextRepeat, noRepeatBefore) = (other.nextRepeat, other.noRepeatBefore)
    }
}
