// SPDX-License-Identifier: MIT

/// What becomes of a call during which a callback was left in another way than by its return (`longjmp`).
///
/// Events and observers are heard between whole steps. The callback of an easing is asked in the middle of one: whatever
/// begins, ends or sets the clock of an animation asks before it changes anything, or has noted what it is at.
extension Stage {
    /// Goes on after a callback was left: the call that was under way is over. What an advance has not come to is owed.
    package func abandonCall() {
        // What was left looked ahead.
        if watchedFrom >= 0 { clock.pass(stageTime: watchedFrom) }
        watchedFrom = -1
        if isAdvancing { clock.move(toHostTime: advanceGoal, stageTime: time) }
        isLeft = isLeft || isAdvancing || isInCall
        isAdvancing = false
        isPresentShown = false
        isInCall = false
        callbackFrame = 0
        derivedAreStale = true
        note(making, as: .made)
        note(starting, as: .started)
        (making, starting) = (-1, -1)
        if let transaction = sendingTransaction {
            sendingTransaction = nil
            try? commitTransaction(transaction)
        }
    }

    private func note(_ animation: Int32, as work: AnimationRecord.Work) {
        if animation >= 0, animations[animation].isLive { animations[animation].leftWork = work }
    }

    /// Does what the calls that were left had still to do, at the stage time at which they were made. Where it is left itself,
    /// the next advance goes on.
    func finishWhatWasLeft() {
        for slot in groups.indices where groups[slot].isLive {
            if groups[slot].isFinishing { finish(group: slot) } else if groups[slot].isRescheduling { reschedule(slot) }
        }
        for animation in animations.indices where animations[animation].isLive {
            let work = animations[animation].leftWork
            animations[animation].leftWork = .none
            switch work {
            case .none: break
            case .made: takeBack(animation)
            case .started: start(animation)
            }
        }
    }

    /// Removes an animation of which its call had not said all. Where it was to lead to a value that was set, its property jumps
    /// there.
    private func takeBack(_ animation: Int) {
        let slot = Int(animations[animation].property)
        let isExplicit = animations[animation].layer?.isExplicit ?? false
        remove(animation: animation, finished: false)
        if !isExplicit {
            endDependent(slot, except: -1, replacedIn: -1)
            restAtModel(slot)
        }
        showWithoutEnded(slot)
    }
}
