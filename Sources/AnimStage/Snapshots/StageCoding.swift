// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Writes a stage's state, or reads it into an empty stage, depending on the coder.
struct StageCoding {
    // Not unowned: the compiler would retain it around every use.
    let stage: Stage

    @inline(never)
    func code(by coder: inout StateCoder) {
        if !coder.isReading { stage.refreshDerived() }
        var numbers = MotionBatches.Numbers()
        coder.section(1) { coder in stage.names.code(by: &coder) }
        coder.section(2) { coder in codeSettings(by: &coder) }
        coder.section(3) { coder in codeTransactions(by: &coder) }
        coder.section(4) { coder in codeProperties(&numbers, by: &coder) }
        coder.section(5) { coder in codeWaiting(by: &coder) }
        coder.section(6) { coder in codeGroups(by: &coder) }
        coder.section(7) { coder in codeBanks(&numbers, by: &coder) }
        coder.section(8) { coder in codeDerived(by: &coder) }
        coder.section(9) { coder in codeTimeline(&numbers, by: &coder) }
        coder.section(10) { coder in
            stage.reports.code(key: stage.key, names: stage.names.count, by: &coder)
            stage.random.code(by: &coder)
        }
        if coder.isReading, coder.failure == nil { finishReading() }
        if let template = stage.template { stage.check(template, by: &coder) }
    }

    @inline(never)
    private func codeSettings(by coder: inout StateCoder) {
        stage.clock.code(by: &coder)
        stage.reducedMotion = ReducedMotion(rawValue: coder.choice(stage.reducedMotion.rawValue, below: 3)) ?? .none
        stage.reports.mask = UInt32(truncatingIfNeeded: coder.code(bits: UInt64(stage.reports.mask)))
        let count = coder.count(stage.plays.count, each: 2)
        if coder.isReading {
            stage.plays = []
            for play in 0..<count {
                let isKnown = stage.template.map { play < $0.plays.count } ?? false
                stage.plays.append(
                    PlayRecord(hearsRepeats: isKnown && stage.template?.plays[play].hearsRepeats == true)
                )
            }
        }
        for play in stage.plays.indices {
            coder.code(flicks: &stage.plays[play].earliest)
            coder.code(&stage.plays[play].isFinished)
            guard stage.plays[play].hearsRepeats else { continue }
            coder.code(&stage.plays[play].nextRepeat)
            coder.check(stage.plays[play].nextRepeat >= 0 && stage.plays[play].nextRepeat < 1 << 53)
            coder.code(flicks: &stage.plays[play].noRepeatBefore)
        }
    }

    /// Rebuilds what depends on the state that was read.
    @inline(never)
    private func finishReading() {
        stage.transactions.reserveFree()
        stage.animations.reserveFree()
        stage.groups.reserveFree()
        stage.fresh.reserveCapacity(stage.animations.capacity)
        stage.encodedInRows.reserveCapacity(stage.animations.capacity)
        stage.layered.reserveCapacity(stage.animations.capacity)
        stage.freshTime = stage.time
        for animation in stage.animations.indices
        where stage.animations[animation].isInRows && stage.animations[animation].start == stage.time {
            stage.animations[animation].isFresh = true
            stage.fresh.append(Int32(animation))
        }
        for property in stage.properties.indices {
            stage.changedProperties.makeRoom(for: property)
            stage.drawnProperties.makeRoom(for: property)
            if stage.properties[property].isLive { stage.noteChange(property) }
            if stage.properties[property].details?.path.shown != nil {
                // The values that were shown are in the snapshot, but not those of the morph.
                stage.compute(property, at: stage.time, includesIndependent: true)
                stage.showMorph(property)
            }
        }
        stage.forgetDerived()
    }
}
