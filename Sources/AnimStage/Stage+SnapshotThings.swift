// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Groups, banks, derived properties, and what is due.
extension Stage {
    @inline(never)
    func codeGroups(by coder: inout StateCoder) {
        coder.subject = "an animator"
        let count = coder.code(&groups, most: Stage.largestGroupCount)
        for slot in groups.indices where groups[slot].isLive {
            groups[slot].code(by: &coder)
            coder.check(groups[slot].anchorTime <= time)
            if coder.isReading { groups[slot].depth = -1 }
        }
        var placed = 0
        // Each group is the child of one, or of none; what is inside itself is inside none.
        for slot in groups.indices where groups[slot].isLive {
            var isInside = groups[slot].parent >= 0
            coder.code(&isInside)
            if !isInside { codeInside(group: slot, depth: 0, &placed, by: &coder) }
        }
        coder.check(placed == count)
    }

    /// What is in a group: its animations and the groups inside it, in order.
    @inline(never)
    private func codeInside(group slot: Int, depth: Int32, _ placed: inout Int, by coder: inout StateCoder) {
        let isNew = depth < Stage.largestGroupDepth && groups[slot].depth < 0
        guard coder.check(isNew) else { return }
        placed += 1
        if coder.isReading { groups[slot].depth = depth }
        var animation = groups[slot].firstAnimation
        coder.code(&animation, below: animations.count)
        while animation >= 0 {
            if coder.isReading {
                let layer = animations[animation].isLive ? animations[animation].layer : nil
                guard let layer, layer.group < 0 else { return coder.damaged() }
                join(slot, Int(animation), layer)
            }
            animation = animations[animation].layer?.nextInGroup ?? -1
            coder.code(&animation, below: animations.count)
        }
        var child = groups[slot].firstChild
        coder.code(&child, below: groups.count)
        while child >= 0 {
            if coder.isReading {
                let isRight = groups[child].isLive && groups[child].parent < 0 && groups[child].depth < 0
                guard coder.check(isRight) else { return }
                groups[child].parent = Int32(slot)
                addChild(Int(child), to: slot)
            }
            codeInside(group: Int(child), depth: depth + 1, &placed, by: &coder)
            guard coder.failure == nil else { return }
            child = groups[child].nextSibling
            coder.code(&child, below: groups.count)
        }
    }

    // MARK: Banks

    @inline(never)
    func codeBanks(_ numbers: inout MotionBatches.Numbers, by coder: inout StateCoder) {
        _ = coder.code(&banks, most: Stage.largestBankCount)
        for slot in banks.indices where banks[slot].isLive {
            code(bank: slot, by: &coder)
            guard coder.failure == nil else { return }
        }
        // The batches of banks have numbers of their own, from 0 on.
        numbers = MotionBatches.Numbers()
        for batch in batches.active where !coder.isReading && batches.batches[batch].bank >= 0 {
            _ = numbers.number(of: batch)
        }
        for number in 0..<Int32(coder.count(numbers.count, each: 4)) {
            let batch = codeBatch(coder.isReading ? -1 : numbers.batch(number), by: &coder)
            guard coder.failure == nil else { return }
            if coder.isReading { numbers.add(batch) }
        }
        guard coder.isReading else { return }
        for slot in banks.indices where banks[slot].isLive {
            for index in Int(banks[slot].base)..<Int(banks[slot].base + banks[slot].count) {
                if components.row[index] >= 0 { banks[slot].movingCount += 1 }
            }
        }
    }

    @inline(never)
    private func code(bank slot: Int, by coder: inout StateCoder) {
        let count = coder.count(Int(banks[slot].count), each: 8)
        let spring = coder.code(coder.isReading ? nil : batches.springs.entries[Int(banks[slot].spring)].spring)
        coder.code(&banks[slot].threshold, within: Stage.largestComponent)
        coder.check(
            count > 0 && count <= Stage.largestBankSize && banks[slot].threshold > 0
        )
        guard coder.failure == nil else { return }
        if coder.isReading, let spring {
            banks[slot].spring = batches.spring(spring)
            banks[slot].count = Int32(count)
            banks[slot].base = components.allocate(count, owner: -1)
            banks[slot].settled.reserveCapacity(count)
        }
        let base = Int(banks[slot].base)
        coder.code(components.model + base, count, within: Stage.largestComponent)
        if coder.isReading { for index in base..<base + count { components.rest(index, at: components.model[index]) } }
        let settled = coder.count(banks[slot].settled.count)
        for index in 0..<settled {
            var spring = coder.isReading ? -1 : banks[slot].settled[index]
            coder.code(&spring, below: count)
            guard coder.isReading else { continue }
            guard coder.check(spring >= 0 && components.owner[base + Int(max(spring, 0))] == -1)
            else { return }
            components.owner[base + Int(spring)] = -2
            banks[slot].settled.append(spring)
        }
    }

    /// The springs of a bank that share a batch, in order.
    @inline(never)
    private func codeBatch(_ given: Int32, by coder: inout StateCoder) -> Int32 {
        var number = given
        var (bank, epoch, rows): (Int32, Int64, [Int32]) = (-1, 0, [])
        if given >= 0 {
            (bank, epoch) = (batches.batches[given].bank, batches.batches[given].epoch)
            batches.arena.forEachChunk(batches.batches[given].rows) { start, count in
                for row in start..<start + count { rows.append(Int32(row)) }
            }
        }
        coder.code(&bank, below: banks.count)
        coder.code(flicks: &epoch)
        var isNewest = given >= 0 && banks[bank].newest == given
        coder.code(&isNewest)
        let count = coder.count(rows.count, each: 25)
        if coder.isReading {
            let isRight = count > 0 && bank >= 0 && banks[bank].isLive && epoch <= time
            guard coder.check(isRight),
                coder.check(epoch & (batches.springs.entries[Int(banks[bank].spring)].slot - 1) == 0),
                coder.check(!isNewest || banks[bank].newest < 0)
            else { return -1 }
            number = batches.makeBatch(banks[bank].spring, bank: bank, epoch: epoch)
            if isNewest { banks[bank].newest = number }
        }
        let base = banks[bank].base
        let arena = batches.arena
        for place in 0..<count where coder.failure == nil {
            let row = coder.isReading ? -1 : Int(rows[place])
            var index = row < 0 ? -1 : arena.component[row] - base
            coder.code(&index, below: Int(banks[bank].count))
            let component = base + max(index, 0)
            guard coder.check(index >= 0 && (row >= 0 || components.row[Int(component)] < 0)) else {
                break
            }
            var (first, second) = row < 0 ? (0, 0) : (arena.first[row], arena.second[row])
            coder.code(components.presentation + Int(component), 1)
            coder.code(&first, within: .greatestFiniteMagnitude)
            coder.code(&second, within: .greatestFiniteMagnitude)
            if coder.isReading {
                let target = components.model[Int(component)]
                batches.append((first, second, target), component: component, to: number, components)
            }
        }
        return number
    }

    // MARK: Derived properties

    @inline(never)
    func codeDerived(by coder: inout StateCoder) {
        for index in 0..<coder.count(derived.count, each: layout == nil ? 3 : 1) {
            var property = coder.isReading ? -1 : derived[index].property
            var text = coder.isReading ? [] : derived[index].text
            let own = codeNumber(ofDerived: index, by: &coder)
            if let own {
                property = own.property
            } else {
                coder.code(&property, below: properties.count)
                coder.code(text: &text)
            }
            guard coder.failure == nil else { return }
            // One that another needs stands before that.
            let isRight =
                property >= 0 && properties[property].isLive && properties[property].derived < 0
                && properties[property].uses == 0 && !properties[property].isAnimating
            guard coder.check(isRight) else { return }
            let record = own ?? derivedRecord(text, Int(property))
            if coder.isReading {
                guard let record, !uses(record.expressions).contains(property) else {
                    return coder.damaged()
                }
                count(record, 1)
                properties[property].derived = Int32(index)
                derived.append(record)
            } else if record.map({ !Self.isSame($0, derived[index]) }) ?? true {
                let name = ErrorText(utf8: Array(names[properties[property].name]))
                coder.fail(AnimError(.state, "a name in the expression of '\(name)' means something else by now"))
            }
        }
    }

    /// What the document says of a derived property, if it is still that.
    @inline(never)
    private func codeNumber(ofDerived index: Int, by coder: inout StateCoder) -> DerivedRecord? {
        guard let layout else { return nil }
        var number: Int32 = -1
        if !coder.isReading {
            let record = derived[index]
            let place = layout.derived.firstIndex {
                $0.property == record.property && $0.text == record.text && Self.isSame($0, record)
            }
            number = Int32(place ?? -1)
        }
        coder.code(&number, below: layout.derived.count)
        return number < 0 ? nil : layout.derived[Int(number)]
    }

    /// What a text means now.
    @inline(never)
    private func derivedRecord(_ text: [UInt8], _ slot: Int) -> DerivedRecord? {
        let expressions = try? Expression.parseList(text) { (name) throws(AnimError) in try component(named: name) }
        return expressions.flatMap { try? derivedRecord($0, text, slot) }
    }

    @inline(never)
    private static func isSame(_ one: DerivedRecord, _ other: DerivedRecord) -> Bool {
        for (one, other) in zip(one.expressions, other.expressions) where one.variables != other.variables {
            return false
        }
        return true
    }

    // MARK: What is due

    @inline(never)
    func codeTimeline(_ numbers: inout MotionBatches.Numbers, by coder: inout StateCoder) {
        var numbers = numbers
        timeline.code(from: time, by: &coder) { action, coder in
            self.code(&action, &numbers, by: &coder)
        } link: { action, handle in
            self.link(action, handle)
        }
    }

    @inline(never)
    private func code(
        _ action: inout Timeline.Action,
        _ numbers: inout MotionBatches.Numbers,
        by coder: inout StateCoder
    ) {
        // The first of a row of sorts whose number is a batch's; timers' may be below 0.
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
        let bank = isOfBatch ? batches.batches[number].bank : -1
        switch sort {
        case 0: action = .endAnimation(number)
        case 1: action = .startAnimation(number)
        case 2: action = .endGroup(number)
        case 3: action = .closeBatch(bank: bank, batch: number)
        case 4: action = .endBatch(bank: bank, batch: number)
        default: action = .timer(number)
        }
    }

    /// Gives what is due its handle; false where it cannot be.
    @inline(never)
    private func link(_ action: Timeline.Action, _ handle: Timeline.Handle) -> Bool {
        switch action {
        case .endAnimation(let animation), .startAnimation(let animation):
            guard animation >= 0, animation < animations.count, animations[animation].isLive else { return false }
            let record = animations[animation]
            let isEnd: Bool
            if case .endAnimation = action { isEnd = true } else { isEnd = false }
            let fits =
                isEnd
                ? record.state == .running || record.state == .ending
                : record.state == .waiting || record.state == .running && record.layer != nil
            guard fits, record.handle == Timeline.none, record.awaited < 0 else { return false }
            animations[animation].handle = handle
        case .endGroup(let group):
            guard group >= 0, group < groups.count, groups[group].isLive, groups[group].handle == Timeline.none else {
                return false
            }
            groups[group].handle = handle
        case .closeBatch(_, let batch), .endBatch(_, let batch):
            guard batches.batches[batch].handle == Timeline.none else { return false }
            batches.setHandle(handle, ofBatch: batch)
        case .timer(let timer):
            // That of a play that is over; others are the owner's.
            if timer >= 0, template != nil {
                ownerTimers.append((timer, handle))
                return true
            }
            let play = -1 - Int(timer)
            guard plays.indices.contains(play), plays[play].handle == Timeline.none else { return false }
            plays[play].handle = handle
        }
        return true
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
        // Only a spring without damping goes on for ever.
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
