// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// The repeats of what the stage's owner plays: it hears of each by a timer, at the first flick at which the clock shows it.
extension Stage {
    /// Lets a play be that of what repeats: of an animation or a group, which has just been made or been taken over. Nothing
    /// where that is no more.
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

    /// A repeat begins of which the owner hears; the next one is looked for.
    /// - Parameter earliest: the next one is not told of before.
    /// - Returns: its number, 1 for the second run.
    package func takeRepeat(ofPlay play: Int, notBefore earliest: Int64) -> Int64 {
        let number = plays[play].nextRepeat
        plays[play].repeatHandle = Timeline.none
        plays[play].nextRepeat = number + 1
        plays[play].noRepeatBefore = earliest
        scheduleRepeat(ofPlay: play)
        return number
    }

    /// Lets the owner hear of the play's next repeat, where its clock leads to one.
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
        // The first that is not too early is that one or the next, but for rounding.
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

    /// The clock of a play was set: the repeat that is next is another.
    func findRepeat(ofPlay play: Int32) {
        if play >= 0 { plays[Int(play)].nextRepeat = 0 }
    }

    /// Nothing of a play repeats any more.
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

    /// When the repeats of a play begin, by the time of what it goes by; nil where it does not run.
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

    /// The time of what a play's repeats go by, since they began, at a flick by which nothing else happens to it.
    private func seconds(ofPlay play: Int, at flick: Int64) -> Double {
        let slot = Int(plays[play].repeater)
        if plays[play].isRepeaterGroup {
            let parent = Int(groups[slot].parent)
            guard parent >= 0 else { return Flicks.seconds(flick - groups[slot].anchorTime) }
            return moment(parent, at: flick).seconds - groups[slot].anchorSeconds
        }
        guard let layer = animations[slot].layer, layer.group >= 0 else {
            return Flicks.seconds(flick - animations[slot].start)
        }
        return moment(Int(layer.group), at: flick).seconds - layer.groupStart
    }

    /// The first flick at which that time is so much; nil where it never is by itself.
    private func flick(ofPlay play: Int, shows seconds: Double) -> Int64? {
        let slot = Int(plays[play].repeater)
        if plays[play].isRepeaterGroup { return flick(group: slot, reaches: seconds) }
        if let layer = animations[slot].layer, layer.group >= 0 {
            return flick(clock: Int(layer.group), shows: layer.groupStart + seconds)
        }
        let length = Stage.flicks(reaching: seconds)
        guard length < StageClock.latest, animations[slot].start < StageClock.latest else { return nil }
        return animations[slot].start + length
    }
}

extension PlayRecord {
    /// Takes over what another knows, but who hears of it and what is due.
    mutating func take(_ other: PlayRecord) {
        (transaction, earliest, isFinished) = (other.transaction, other.earliest, other.isFinished)
        (nextRepeat, noRepeatBefore) = (other.nextRepeat, other.noRepeatBefore)
    }
}
