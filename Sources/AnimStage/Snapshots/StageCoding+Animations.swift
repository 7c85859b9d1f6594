// SPDX-License-Identifier: MIT
import AnimMotion
import AnimPaths

/// Animations and their motion.
extension StageCoding {
    private struct AnimationFlags {
        // 0…2 is the state.
        package static let state: Int32 = 3
        static let isInRows: Int32 = 4
        static let hasDuration: Int32 = 8
        package static let ends: Int32 = 16
        package static let hasLayer: Int32 = 32
        // 64, 128: the interruption.
        package static let interruption: Int32 = 64
    }

    /// The animations of a property in order.
    @inline(never)
    func code(animationsOf slot: Int, _ left: inout Int, by coder: inout StateCoder) {
        var next = stage.properties[slot].firstAnimation
        var count = 0
        while next >= 0 {
            count += 1
            next = stage.animations[next].next
        }
        count = coder.count(count, each: 6)
        next = stage.properties[slot].firstAnimation
        for _ in 0..<count {
            var animation = next
            coder.code(&animation, below: stage.animations.count)
            if coder.isReading {
                let isRight =
                    animation >= 0 && stage.animations[animation].isLive && stage.animations[animation].property < 0
                guard coder.check(isRight) else { return }
                left -= 1
                stage.animations[animation].property = Int32(slot)
                let before = stage.properties[slot].lastAnimation
                stage.animations[animation].previous = before
                if before >= 0 {
                    stage.animations[before].next = animation
                } else {
                    stage.properties[slot].firstAnimation = animation
                }
                stage.properties[slot].lastAnimation = animation
            }
            code(animation: Int(animation), slot, by: &coder)
            guard coder.failure == nil else { return }
            next = stage.animations[animation].next
        }
    }

    @inline(never)
    private func code(animation: Int, _ slot: Int, by coder: inout StateCoder) {
        typealias Flags = AnimationFlags
        var record = stage.animations[animation]
        var flags = Int32(record.state.rawValue) + Flags.interruption * (record.interruption.rawValue - 1)
        if record.isInRows { flags |= Flags.isInRows }
        if record.duration != nil { flags |= Flags.hasDuration }
        if record.end != AnimationRecord.never { flags |= Flags.ends }
        if record.layer != nil { flags |= Flags.hasLayer }
        flags = coder.choice(flags, below: 256)
        let state = AnimationRecord.State(rawValue: UInt8(flags & Flags.state))
        coder.check(state != nil)
        record.state = state ?? .held
        record.interruption = Interruption(rawValue: flags / Flags.interruption + 1) ?? .replace
        record.isInRows = flags & Flags.isInRows != 0
        code(function: &record.function, slot, by: &coder)
        coder.code(&record.transaction, below: stage.transactions.count)
        if flags & Flags.hasDuration != 0 {
            var duration = record.duration ?? 0
            coder.code(flicks: &duration)
            coder.check(duration <= AnimationRecord.longest)
            record.duration = duration
        }
        coder.code(flicks: &record.delay)
        // 0 means that it never starts.
        var start = record.start == AnimationRecord.never ? 0 : record.start &+ 1
        coder.code(&start)
        var end = record.end == AnimationRecord.never ? 0 : record.end &- record.start
        if flags & Flags.ends != 0 { coder.code(&end) }
        guard coder.failure == nil else { return }
        if coder.isReading {
            guard coder.check(start >= 0 && start <= 5 << 60 && end >= 0) else { return }
            let (sum, overflows) = (start - 1).addingReportingOverflow(end)
            record.start = start == 0 ? AnimationRecord.never : start - 1
            record.end = flags & Flags.ends != 0 ? sum : AnimationRecord.never
            let hasLayer = flags & Flags.hasLayer != 0
            let isRight =
                !overflows && (start > 0 || end == 0)
                && record.delay <= AnimationRecord.longest
                && (record.transaction < 0 || stage.transactions[record.transaction].isLive && record.state != .held)
                && !(record.isInRows && (hasLayer || record.state != .running || stage.properties[slot].inRows >= 0))
                && (hasLayer || record.isInRows || record.state == .waiting)
                && (hasLayer || record.function.canBeInRows)
                && (record.interruption == .keep || stage.properties[slot].lastDependent == record.previous)
            guard coder.check(isRight) else { return }
            stage.animations[animation] = record
            adopt(animation, slot)
        }
        if flags & Flags.hasLayer != 0 { code(layerOf: animation, slot, by: &coder) }
    }

    /// Rebuilds what depends on an animation that was read.
    @inline(never)
    private func adopt(_ animation: Int, _ slot: Int) {
        let record = stage.animations[animation]
        if record.interruption != .keep { stage.properties[slot].lastDependent = Int32(animation) }
        if record.isInRows { stage.properties[slot].inRows = Int32(animation) }
        if record.transaction >= 0 { stage.transactions[record.transaction].pending += 1 }
        if record.state != .held { stage.counts.current += 1 }
        if record.state == .waiting { stage.countWaiting(animation) }
    }

    @inline(never)
    private func code(function: inout MotionFunction, _ slot: Int, by coder: inout StateCoder) {
        var sort: Int32 = 0
        switch function {
        case .none: break
        case .easing: sort = 1
        case .spring: sort = 2
        case .keyframes: sort = 3
        case .decay: sort = 4
        }
        sort = coder.choice(sort, below: 5)
        switch sort {
        case 1:
            var given: Easing?
            if case .easing(let easing) = function { given = easing }
            if let easing = coder.code(given), coder.isReading { function = .easing(easing) }
        case 2:
            var given: Spring?
            if case .spring(let spring) = function { given = stage.batches.springs.entries[Int(spring)].spring }
            if let spring = coder.code(given), coder.isReading {
                function = .spring(stage.batches.spring(spring))
            }
        case 3:
            var given: KeyframeTrack?
            if case .keyframes(let track) = function { given = track }
            if let track = KeyframeTrack.code(given, Int(stage.properties[slot].innerCount), by: &coder) {
                function = .keyframes(track)
            }
        case 4:
            var given: Decay?
            if case .decay(let decay) = function { given = decay }
            if let decay = Decay.code(given, by: &coder) { function = .decay(decay) }
        default: break
        }
    }

    @inline(never)
    private func code(layerOf animation: Int, _ slot: Int, by coder: inout StateCoder) {
        let count = Int(stage.properties[slot].innerCount)
        let size = 24 * count
        guard coder.count(size, each: 1) == size || !coder.isReading else { return coder.damaged() }
        let layer = stage.animations[animation].layer ?? stage.addLayer(animation)
        let isWaiting = stage.animations[animation].state == .waiting
        var outer = Int(stage.properties[slot].count)
        if stage.properties[slot].kind == .path {
            code(pathsOf: layer, slot, by: &coder)
            if coder.isReading { layer.course = stage.properties[slot].details?.path.course }
            outer = layer.oldForm.map { Path.coordinateCount(of: $0.verbs) } ?? outer
        }
        var wasResolved = stage.animations[animation].wasResolved
        layer.code(count, outer: outer, isWaiting: isWaiting, wasResolved: &wasResolved, by: &coder)
        stage.animations[animation].wasResolved = wasResolved
        let isEncoded = stage.properties[slot].isEncoded && stage.properties[slot].kind != .path
        coder.check(isEncoded || layer.begin.isEmpty && layer.end.isEmpty)
        if let morphs = layer.morphs, coder.isReading {
            guard coder.check(stage.properties[slot].kind == .path && stage.properties[slot].isEncoded) else { return }
            stage.makeRoom(slot, forMorphs: morphs)
        }
        guard coder.isReading, coder.failure == nil else { return }
        if case .decay(let decay) = stage.animations[animation].function {
            layer.decay = (0..<count).map { decay.motion(from: layer.origin[$0], velocity: layer.velocity[$0]) }
        }
        if layer.setsModel { layer.oldModel.reserveCapacity(Int(stage.properties[slot].count)) }
    }

    /// The animations that wait for each incomplete transaction, in order.
    @inline(never)
    func codeWaiting(by coder: inout StateCoder) {
        for transaction in stage.transactions.indices where stage.transactions[transaction].isLive {
            var next = stage.transactions[transaction].firstWaiting
            var isLast = next < 0
            coder.code(&isLast)
            while !isLast, coder.failure == nil {
                var animation = next
                coder.code(&animation, below: stage.animations.count)
                if coder.isReading {
                    let isRight =
                        animation >= 0 && stage.animations[animation].isLive && stage.animations[animation].awaited < 0
                        && stage.animations[animation].start == AnimationRecord.never
                        && (stage.animations[animation].state == .waiting
                            || stage.animations[animation].state == .running
                                && stage.animations[animation].layer != nil)
                    guard coder.check(isRight) else { return }
                    stage.wait(animation, for: transaction)
                }
                next = stage.animations[animation].nextWaiting
                isLast = next < 0
                coder.code(&isLast)
            }
        }
        guard coder.isReading, coder.failure == nil else { return }
        for transaction in stage.transactions.indices where stage.transactions[transaction].isLive {
            coder.check(stage.transactions[transaction].pending > 0)
        }
        for animation in stage.animations.indices where stage.animations[animation].isLive {
            let waits = stage.animations[animation].awaited >= 0
            coder.check(waits == (stage.animations[animation].start == AnimationRecord.never))
        }
    }

    @inline(never)
    func codeTransactions(by coder: inout StateCoder) {
        _ = coder.code(&stage.transactions, most: Stage.largestTransactionCount)
        for slot in stage.transactions.indices where stage.transactions[slot].isLive {
            var flags: Int32 = stage.transactions[slot].wasInterrupted ? 1 : 0
            if stage.transactions[slot].predecessor >= 0 { flags |= 2 }
            flags = coder.choice(flags, below: 4)
            stage.transactions[slot].wasInterrupted = flags & 1 != 0
            coder.code(&stage.transactions[slot].parent, below: stage.transactions.count)
            coder.code(&stage.transactions[slot].play, below: stage.plays.count)
            if flags & 2 != 0 {
                coder.code(&stage.transactions[slot].predecessor, below: stage.transactions.count)
            }
            let (parent, play) = (stage.transactions[slot].parent, stage.transactions[slot].play)
            guard coder.isReading, coder.failure == nil else { continue }
            if play >= 0 {
                coder.check(stage.plays[Int(play)].transaction < 0)
                stage.plays[Int(play)].transaction = Int32(slot)
            }
            guard parent >= 0 else { continue }
            coder.check(stage.transactions[parent].isLive)
            stage.transactions[parent].pending += 1
        }
        guard coder.isReading, coder.failure == nil else { return }
        linkSequences(by: &coder)
        for slot in stage.transactions.indices where stage.transactions[slot].isLive {
            var (outer, depth) = (stage.transactions[slot].parent, 0)
            while outer >= 0, depth <= Stage.largestTransactionDepth {
                outer = stage.transactions[outer].parent
                depth += 1
            }
            coder.check(outer < 0)
        }
    }
}

extension StageCoding {
    /// Links the transactions of sequences that have been read.
    @inline(never)
    private func linkSequences(by coder: inout StateCoder) {
        var (liveCount, linkedCount) = (0, 0)
        for slot in stage.transactions.indices where stage.transactions[slot].isLive {
            liveCount += 1
            let before = Int(stage.transactions[slot].predecessor)
            guard before >= 0 else { continue }
            let isRight =
                stage.transactions[before].isLive && stage.transactions[before].successor < 0
                && stage.transactions[before].parent == stage.transactions[slot].parent
                && stage.transactions[slot].parent >= 0
            guard coder.check(isRight) else { return }
            stage.follow(slot, before)
            stage.transactions[slot].pending += 1
        }
        // No cycles: each is reached from a first one.
        for slot in stage.transactions.indices
        where stage.transactions[slot].isLive && stage.transactions[slot].predecessor < 0 {
            var next = slot
            while next >= 0 {
                linkedCount += 1
                next = Int(stage.transactions[next].successor)
            }
        }
        coder.check(linkedCount == liveCount)
    }
}

extension AnimationLayer {
    @inline(never)
    fileprivate func code(
        _ count: Int,
        outer: Int,
        isWaiting: Bool,
        wasResolved: inout Bool,
        by coder: inout StateCoder
    ) {
        let flags = codeFlags(isWaiting: isWaiting, wasResolved: &wasResolved, by: &coder)
        coder.code(&groupStart)
        coder.check(groupStart.isFinite)
        if flags & 64 != 0 {
            var timing = timing ?? MediaTiming()
            timing.code(by: &coder)
            // Delays are in the record.
            coder.check(timing.beginTime == 0)
            self.timing = timing
        }
        coder.code(&length)
        coder.check(length >= 0)
        coder.code(&epoch)
        coder.check(epoch >= 0)
        coder.code(finite: &origin)
        coder.code(finite: &velocity)
        coder.code(finite: &target)
        if flags & 512 != 0 {
            var given = turn ?? PlaneTurn()
            given.code(by: &coder)
            turn = given
            coder.code(&turnSpeed)
            coder.check(turnSpeed.isFinite && count & 1 == 0)
        }
        if flags & 2048 != 0 {
            coder.check(course != nil)
            coder.code(&coursePart.start, within: .greatestFiniteMagnitude)
            coder.code(&coursePart.end, within: 1)
            coder.code(&turnSpeed, within: .greatestFiniteMagnitude)
        } else if coder.isReading {
            course = nil
        }
        if flags & 4096 != 0 { morphs = PathMorphs.code(morphs, by: &coder) }
        coder.code(&base, orEmpty: count)
        coder.code(&oldModel, orEmpty: outer)
        for number in oldModel where coder.isReading {
            coder.check(number.magnitude <= Stage.largestComponent)
        }
        if flags & 128 != 0 { AnimationLayer.code(&end, outer, by: &coder) }
        if flags & 256 != 0 { AnimationLayer.code(&begin, outer, by: &coder) }
        guard isWaiting else { return }
        coder.code(&from, orEmpty: count)
        coder.code(&to, orEmpty: count)
        coder.code(&by, orEmpty: count)
        coder.code(&givenVelocity, orEmpty: count)
    }

    /// - Returns: the flags, of which 64, 128, 256, 512, 2048 and 4096 tell of timing, end, begin, turn, course and morphs.
    @inline(__always)
    private func codeFlags(isWaiting: Bool, wasResolved: inout Bool, by coder: inout StateCoder) -> Int32 {
        var flags: Int32 = 0
        for (index, flag) in [isAdditive, isCumulative, setsModel, isExplicit, wasResolved, isReduced].enumerated()
        where flag { flags |= 1 << Int32(index) }
        if timing != nil { flags |= 64 }
        if !end.isEmpty { flags |= 128 }
        if !begin.isEmpty { flags |= 256 }
        if turn != nil { flags |= 512 }
        if waitsForClock { flags |= 1024 }
        if course != nil, !coder.isReading { flags |= 2048 }
        if morphs != nil { flags |= 4096 }
        flags = coder.choice(flags, below: 8192)
        if coder.isReading {
            isAdditive = flags & 1 != 0
            isCumulative = flags & 2 != 0
            setsModel = flags & 4 != 0
            isExplicit = flags & 8 != 0
            wasResolved = flags & 16 != 0
            isReduced = flags & 32 != 0
            waitsForClock = flags & 1024 != 0
            coder.check(isWaiting || !waitsForClock)
        }
        return flags
    }

    /// A given value.
    @inline(never)
    private static func code(_ value: inout [Double], _ count: Int, by coder: inout StateCoder) {
        if coder.isReading { value = [Double](repeating: 0, count: coder.failure == nil ? count : 0) }
        for index in value.indices { coder.code(&value[index], within: Stage.largestComponent) }
    }
}

extension MotionRequest {
    @inline(never)
    package mutating func code(key: StageKey, by coder: inout StateCoder) {
        var sort: Int32 = 0
        var (curve, easing, spring): (CubicBezier, Easing?, Spring?) = (.linear, nil, nil)
        switch shape {
        case .inherited: break
        case .none: sort = 1
        case .curve(let given): (sort, curve) = (2, given)
        case .easing(let given): (sort, easing) = (3, given)
        case .spring(let given): (sort, spring) = (4, given)
        }
        sort = coder.choice(sort, below: 5)
        switch sort {
        case 1: shape = .none
        case 2:
            coder.code(&curve)
            shape = .curve(curve)
        case 3:
            if let given = coder.code(easing) { shape = .easing(given) }
        case 4:
            if let given = coder.code(spring) { shape = .spring(given) }
        default: break
        }
        MotionRequest.code(&duration, by: &coder)
        MotionRequest.code(&delay, by: &coder)
        MotionRequest.code(&stagger, by: &coder)
        var count = repetition?.count
        MotionRequest.code(&count, by: &coder)
        if let count {
            var given = repetition ?? Repetition()
            given.count = count
            coder.code(&given.autoreverses)
            repetition = given
        }
        let interrupts = coder.choice(interruption?.rawValue ?? 0, below: 5)
        interruption = Interruption(rawValue: interrupts)
        let arranges = coder.choice(arrangement?.rawValue ?? 0, below: 3)
        arrangement = Arrangement(rawValue: arranges)
        let disables = coder.choice(disablesActions.map { $0 ? 2 : 1 } ?? 0, below: 3)
        disablesActions = disables == 0 ? nil : disables == 2
        var (inside, behind) = (group?.rawValue ?? 0, after?.rawValue ?? 0)
        coder.code(identifier: &inside, key: key)
        coder.code(identifier: &behind, key: key)
        guard coder.isReading else { return }
        if inside != 0 { group = GroupIdentifier(rawValue: inside) }
        if behind != 0 { after = TransactionIdentifier(rawValue: behind) }
    }

    @inline(never)
    private static func code(_ given: inout Double?, by coder: inout StateCoder) {
        var isThere = given != nil
        coder.code(&isThere)
        guard isThere else { return }
        var number = given ?? 0
        coder.code(&number)
        given = number
    }
}
