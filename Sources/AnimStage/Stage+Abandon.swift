// SPDX-License-Identifier: MIT

/// Recovery of a call during which a callback was left other than by returning (`longjmp`).
///
/// Events and observers are called between whole steps. The callback of an easing is called within one: code that
/// starts, ends or seeks an animation either calls the easing before it changes anything, or has recorded what it is
/// doing.
extension Stage {
    /// Ends the call under way after a callback was left early. The next advance performs what is left of an advance.
    package func abandonCall() {
        // The callback was left during look-ahead, which moves the clock.
        if call.watchedFrom >= 0 { clock.pass(stageTime: call.watchedFrom) }
        if call.isAdvancing { clock.move(toHostTime: call.goal, stageTime: time) }
        forgetDerived()
        askedTime = -1
        note(call.making, as: .made)
        note(call.starting, as: .started)
        call.abandon()
        if let transaction = sendingTransaction {
            sendingTransaction = nil
            try? commitTransaction(transaction)
        }
    }

    private func note(_ animation: Int32, as work: AnimationRecord.Work) {
        if animation >= 0, animations[animation].isLive { animations[animation].leftWork = work }
    }

    /// Finishes the work of calls that were left early, at the stage time of those calls. If this is left early too,
    /// the next advance continues.
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

    /// Removes an animation that its call had not made completely. If it was to lead to a value that was set, the
    /// property jumps to that value.
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
