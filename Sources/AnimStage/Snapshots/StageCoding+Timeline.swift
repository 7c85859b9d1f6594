// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// The timeline.
extension StageCoding {
    @inline(never)
    func codeTimeline(_ numbers: inout MotionBatches.Numbers, by coder: inout StateCoder) {
        var numbers = numbers
        stage.timeline.code(from: stage.time, by: &coder) { action, coder in
            code(&action, &numbers, by: &coder)
        } link: { action, flick, handle in
            link(action, flick, handle)
        }
    }

    @inline(never)
    private func code(
        _ action: inout Timeline.Action,
        _ numbers: inout MotionBatches.Numbers,
        by coder: inout StateCoder
    ) {
        // The first of the action kinds whose number is a batch's. Numbers of timers may be negative.
        let batchSorts: Int32 = 3
        var (sort, number): (Int32, Int32) = (0, 0)
        switch action {
        case .endAnimation(let animation): number = animation
        case .startAnimation(let animation): (sort, number) = (1, animation)
        case .endGroup(let group): (sort, number) = (2, group)
        case .closeBatch(_, let batch): (sort, number) = (batchSorts, batch)
        case .endBatch(_, let batch): (sort, number) = (4, batch)
        case .timer(let timer): (sort, number) = (5, timer)
        }
        sort = coder.choice(sort, below: 6)
        let isOfBatch = sort >= batchSorts && sort < 5
        if isOfBatch, !coder.isReading { number = numbers.number(of: number) }
        var wide = Int64(number)
        coder.code(&wide)
        guard coder.isReading else { return }
        number = Int32(truncatingIfNeeded: wide)
        if isOfBatch {
            guard coder.check(wide >= 0 && wide < Int64(numbers.count)) else { return }
            number = numbers.batch(Int32(wide))
        }
        let bank = isOfBatch ? stage.batches.batches[number].bank : -1
        switch sort {
        case 0: action = .endAnimation(number)
        case 1: action = .startAnimation(number)
        case 2: action = .endGroup(number)
        case 3: action = .closeBatch(bank: bank, batch: number)
        case 4: action = .endBatch(bank: bank, batch: number)
        default: action = .timer(number)
        }
    }

    /// Gives the owner of an action that is due at a flick its handle; false if the action is invalid.
    @inline(never)
    private func link(_ action: Timeline.Action, _ flick: Int64, _ handle: Timeline.Handle) -> Bool {
        switch action {
        case .endAnimation(let animation), .startAnimation(let animation):
            guard animation >= 0, animation < stage.animations.count, stage.animations[animation].isLive else {
                return false
            }
            let record = stage.animations[animation]
            let isEnd: Bool
            if case .endAnimation = action { isEnd = true } else { isEnd = false }
            let fits =
                isEnd
                ? flick == record.end && (record.state == .running || record.state == .ending)
                : record.state == .waiting ? flick == record.start : record.state == .running && record.layer != nil
            guard fits, record.handle == Timeline.none, record.awaited < 0 else { return false }
            stage.animations[animation].handle = handle
        case .endGroup(let group):
            guard group >= 0, group < stage.groups.count, stage.groups[group].isLive,
                stage.groups[group].handle == Timeline.none
            else {
                return false
            }
            stage.groups[group].handle = handle
        case .closeBatch(_, let batch), .endBatch(_, let batch):
            guard stage.batches.batches[batch].handle == Timeline.none else { return false }
            stage.batches.setHandle(handle, ofBatch: batch)
        case .timer(let timer):
            switch TimerOwner(number: timer) {
            case .owner:
                guard stage.template != nil else { return false }
                stage.ownerTimers.append((timer, handle))
            case .endOfPlay(let play):
                guard stage.plays.indices.contains(play), stage.plays[play].handle == Timeline.none else {
                    return false
                }
                stage.plays[play].handle = handle
            case .repeatOfPlay(let play):
                guard stage.plays.indices.contains(play), stage.plays[play].hearsRepeats,
                    stage.plays[play].repeatHandle == Timeline.none
                else { return false }
                stage.plays[play].repeatHandle = handle
            }
        }
        return true
    }
}
