// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Groups of animations, and what drives them.
extension StageCoding {
    @inline(never)
    func codeGroups(by coder: inout StateCoder) {
        coder.subject = "an animator"
        let count = coder.code(&stage.groups, most: Stage.largestGroupCount)
        for slot in stage.groups.indices where stage.groups[slot].isLive {
            stage.groups[slot].code(by: &coder)
            coder.check(stage.groups[slot].anchorTime <= stage.time)
            if coder.isReading { stage.groups[slot].depth = -1 }
        }
        var placed = 0
        // Every group has at most one parent; a group in a cycle is not below the root.
        for slot in stage.groups.indices where stage.groups[slot].isLive {
            var isInside = stage.groups[slot].parent >= 0
            coder.code(&isInside)
            if !isInside { codeInside(group: slot, depth: 0, &placed, by: &coder) }
        }
        coder.check(placed == count)
    }

    /// The contents of a group: its animations and child groups, in order.
    @inline(never)
    private func codeInside(group slot: Int, depth: Int32, _ placed: inout Int, by coder: inout StateCoder) {
        let isNew = depth < Stage.largestGroupDepth && stage.groups[slot].depth < 0
        guard coder.check(isNew) else { return }
        placed += 1
        if coder.isReading { stage.groups[slot].depth = depth }
        var animation = stage.groups[slot].firstAnimation
        coder.code(&animation, below: stage.animations.count)
        while animation >= 0 {
            if coder.isReading {
                let layer = stage.animations[animation].isLive ? stage.animations[animation].layer : nil
                guard let layer, layer.group < 0 else { return coder.damaged() }
                stage.join(slot, Int(animation), layer)
            }
            animation = stage.animations[animation].layer?.nextInGroup ?? -1
            coder.code(&animation, below: stage.animations.count)
        }
        var child = stage.groups[slot].firstChild
        coder.code(&child, below: stage.groups.count)
        while child >= 0 {
            if coder.isReading {
                let isRight =
                    stage.groups[child].isLive && stage.groups[child].parent < 0 && stage.groups[child].depth < 0
                guard coder.check(isRight) else { return }
                stage.groups[child].parent = Int32(slot)
                stage.addChild(Int(child), to: slot)
            }
            codeInside(group: Int(child), depth: depth + 1, &placed, by: &coder)
            guard coder.failure == nil else { return }
            child = stage.groups[child].nextSibling
            coder.code(&child, below: stage.groups.count)
        }
    }
}

extension GroupRecord {
    @inline(never)
    fileprivate mutating func code(by coder: inout StateCoder) {
        var (sort, timing): (Int32, MediaTiming) = (0, MediaTiming())
        var length = 0.0
        switch kind {
        case .clock: break
        case .media(let given): (sort, timing) = (1, given)
        case .animator(let given): (sort, length) = (2, given)
        }
        sort = coder.choice(sort, below: 3)
        if sort == 1 {
            timing.code(by: &coder)
            kind = .media(timing)
        } else if sort == 2 {
            coder.code(&length, within: MotionPlan.longestSeconds)
            kind = .animator(duration: length)
            coder.code(&duration)
            coder.check(length >= 0 && duration >= 0 && duration.isFinite)
            drive.code(by: &coder)
        }
        coder.code(flicks: &anchorTime)
        coder.code(&anchorSeconds)
        coder.code(&anchorLocal)
        coder.code(&speed, within: 1_000_000)
        coder.check(anchorSeconds.isFinite && anchorLocal.isFinite && speed >= 0)
        coder.code(&isPaused)
        coder.code(&isOver)
    }
}

extension AnimatorDrive {
    @inline(never)
    fileprivate mutating func code(by coder: inout StateCoder) {
        var (sort, isReversed, velocity, duration): (Int32, Bool, Double, Double) = (0, false, 0, 0)
        var (easing, spring): (Easing?, Spring?)
        switch self {
        case .still: break
        case .even(let reversed, let length): (sort, isReversed, duration) = (1, reversed, length)
        case .easing(let given, let reversed, let length):
            (sort, easing, isReversed, duration) = (2, given, reversed, length)
        case .spring(let given, _, let reversed, let start, let length):
            (sort, spring, isReversed, velocity, duration) = (3, given, reversed, start, length)
        }
        sort = coder.choice(sort, below: 4)
        guard sort > 0 else { return }
        coder.code(&isReversed)
        coder.code(&duration)
        // Only an undamped spring is endless.
        coder.check(duration >= 0 && (sort == 3 || duration.isFinite))
        switch sort {
        case 1: self = .even(isReversed: isReversed, duration: duration)
        case 2:
            guard let easing = coder.code(easing), coder.isReading else { return }
            self = .easing(easing, isReversed: isReversed, duration: duration)
        default:
            coder.code(&velocity, within: .greatestFiniteMagnitude)
            guard let spring = coder.code(spring), coder.isReading else { return }
            self = .spring(
                spring,
                SpringResponse(spring),
                isReversed: isReversed,
                velocity: velocity,
                duration: duration
            )
        }
    }
}
