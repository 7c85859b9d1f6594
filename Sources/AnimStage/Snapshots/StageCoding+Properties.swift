// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// Properties with their values and animations.
extension StageCoding {
    @inline(never)
    func codeProperties(_ numbers: inout MotionBatches.Numbers, by coder: inout StateCoder) {
        let count = coder.code(&stage.properties, most: Stage.largestPropertyCount)
        var left = coder.code(&stage.animations)
        if coder.isReading { stage.counts.current = 0 }
        // In order of creation, which is mostly slot order.
        var (position, last): (Int, Int64) = (0, -1)
        for _ in 0..<count {
            var distance: Int64 = 0
            if !coder.isReading {
                while stage.creationOrder[position] < 0 { position += 1 }
                distance = Int64(stage.creationOrder[position]) - last - 1
                position += 1
            }
            coder.code(&distance)
            last = last &+ distance &+ 1
            guard coder.check(last >= 0 && last < Int64(stage.properties.count)) else { return }
            code(property: Int(last), &left, &numbers, by: &coder)
            guard coder.failure == nil else { return }
        }
        coder.check(left == 0)
    }

    private struct PropertyFlags {
        package static let isPermanent: Int32 = 1
        package static let fades: Int32 = 2
        package static let isNamed: Int32 = 4
        static let hasThreshold: Int32 = 8
        static let rests: Int32 = 16
        package static let isEncoded: Int32 = 32
        static let hasDetails: Int32 = 64
        package static let isAnimating: Int32 = 128
        static let knowsOrigin: Int32 = 256
        static let isHeld: Int32 = 512
        static let isStraight: Int32 = 1024
        static let isStroked: Int32 = 2048
    }

    @inline(never)
    private func code(
        property slot: Int,
        _ left: inout Int,
        _ numbers: inout MotionBatches.Numbers,
        by coder: inout StateCoder
    ) {
        typealias Flags = PropertyFlags
        var record = stage.properties[slot]
        var flags: Int32 = 0
        if !coder.isReading {
            if record.isPermanent { flags |= Flags.isPermanent }
            if record.fades { flags |= Flags.fades }
            if record.name >= 0 { flags |= Flags.isNamed }
            if record.threshold != Stage.defaultThreshold { flags |= Flags.hasThreshold }
            if rests(slot) { flags |= Flags.rests }
            if record.encoding != .plain { flags |= Flags.isEncoded }
            if record.details != nil { flags |= Flags.hasDetails }
            if record.isAnimating { flags |= Flags.isAnimating }
            if record.inRows >= 0, stage.knowsOrigin(slot) { flags |= Flags.knowsOrigin }
            if stage.isHeld(slot) { flags |= Flags.isHeld }
            if record.isStraight { flags |= Flags.isStraight }
            if record.isStroked { flags |= Flags.isStroked }
        }
        coder.subject = "a property"
        flags = coder.choice(flags, below: 4096)
        record.kind = ValueKind(rawValue: coder.choice(record.kind.rawValue, below: ValueKind.count)) ?? .scalar
        if flags & Flags.isEncoded != 0 { record.encoding.code(by: &coder) }
        if flags & Flags.isNamed != 0 { coder.code(&record.name, below: stage.names.count) }
        if flags & Flags.hasThreshold != 0 { coder.code(&record.threshold, within: Stage.largestComponent) }
        var count = record.kind.componentCount
        if count == 0 { count = coder.count(Int(record.count), each: 8) }
        if record.name >= 0, !coder.isReading {
            coder.subject = "property '\(ErrorText(utf8: Array(stage.names[record.name])))'"
        }
        if coder.isReading {
            let options = PropertyOptions(record.kind, componentCount: count, encoding: record.encoding)
            let isRight =
                record.isLive && record.count == 0 && options.isConsistent && count > 0 && count <= Stage.largestVector
                && record.threshold > 0
            guard coder.check(isRight && stage.propertyOfName[record.name] == nil) else { return }
            record.isPermanent = flags & Flags.isPermanent != 0
            record.fades = flags & Flags.fades != 0
            record.isStraight = flags & Flags.isStraight != 0
            record.isStroked = flags & Flags.isStroked != 0
            guard coder.check(allocate(&record, slot, count)) else { return }
        }
        if flags & Flags.hasDetails != 0 { code(details: &record, by: &coder) }
        if flags & Flags.isHeld != 0 { code(heldVelocityOf: &record, by: &coder) }
        if coder.isReading { stage.properties[slot] = record }
        if flags & Flags.isAnimating != 0 { code(animationsOf: slot, &left, by: &coder) }
        code(valuesOf: slot, rests: flags & Flags.rests != 0, by: &coder)
        if flags & Flags.knowsOrigin != 0 { code(originOf: slot, by: &coder) }
        guard coder.failure == nil else { return }
        if record.kind == .path, coder.isReading { checkPath(slot, by: &coder) }
        if stage.properties[slot].inRows >= 0 { code(rowsOf: slot, &numbers, by: &coder) }
    }

    /// Allocates the components of a property that was read. A document's property keeps its former ones.
    /// - Returns: false for a document's property that this document does not have.
    @inline(never)
    private func allocate(_ record: inout PropertyRecord, _ slot: Int, _ count: Int) -> Bool {
        record.count = Int32(count)
        record.innerCount = Int32(record.encoding.innerCount(outer: count))
        var isPlaced = false
        if let template = stage.template, template.isPermanent(slot) || record.isPermanent {
            guard template.isPermanent(slot), record.isSame(as: template.properties[slot]) else { return false }
            isPlaced = record.kind != .path
            (record.base, record.innerBase) = (template.properties[slot].base, template.properties[slot].innerBase)
            for index in record.componentRange where isPlaced { stage.components.rest(index, at: 0) }
            for index in record.innerRange where isPlaced { stage.components.rest(index, at: 0) }
        }
        if !isPlaced {
            record.base = stage.components.allocate(count, owner: Int32(slot))
            record.innerBase = record.base
        }
        if !isPlaced, record.encoding.isSeparate {
            record.innerBase = stage.components.allocate(Int(record.innerCount), owner: Int32(slot))
        }
        stage.scratch.reserve(Int(max(record.count, record.innerCount)))
        record.order = Int32(stage.creationOrder.count)
        stage.creationOrder.append(Int32(slot))
        stage.livePropertyCount += 1
        if record.name >= 0 { stage.propertyOfName.set(record.name, slot) }
        return true
    }

    @inline(never)
    private func code(details record: inout PropertyRecord, by coder: inout StateCoder) {
        let details = stage.makeDetails(of: &record)
        var request = MotionRequest()
        var sort: Int32 = 0
        switch details.action {
        case .follow: break
        case .none: sort = 1
        case .own(let own): (sort, request) = (2, own)
        }
        sort = coder.choice(sort, below: 3)
        if sort == 2 { request.code(key: stage.key, by: &coder) }
        coder.code(&details.path.verbs)
        if record.kind == .path { code(path: &details.path, &record, by: &coder) }
        guard coder.isReading else { return }
        details.action = sort == 0 ? .follow : sort == 1 ? .none : .own(request)
        coder.check(sort < 2 || (try? MotionPlan(request, inside: MotionPlan())) != nil)
    }

    @inline(never)
    private func code(heldVelocityOf record: inout PropertyRecord, by coder: inout StateCoder) {
        guard coder.check(record.kind != .path && record.details != nil), let details = record.details else { return }
        if coder.isReading { details.heldVelocity = [Double](repeating: 0, count: Int(record.count)) }
        for index in details.heldVelocity.indices {
            coder.code(&details.heldVelocity[index], within: Stage.largestComponent)
        }
        coder.check(details.heldVelocity.contains { $0 != 0 })
    }

    /// Whether the property is at rest at its model value in every respect.
    @inline(never)
    private func rests(_ slot: Int) -> Bool {
        let record = stage.properties[slot]
        func rest(_ index: Int) -> Bool {
            let model = stage.components.model[index].bitPattern
            return stage.components.presentation[index].bitPattern == model
                && stage.components.target[index].bitPattern == model
        }
        for index in record.componentRange where !rest(index) { return false }
        for index in record.innerRange where !rest(index) { return false }
        return true
    }

    @inline(never)
    private func code(valuesOf slot: Int, rests: Bool, by coder: inout StateCoder) {
        let record = stage.properties[slot]
        code(record.componentRange, rests: rests, within: Stage.largestComponent, by: &coder)
        if record.isEncoded, record.kind != .path || record.isMorphing {
            code(record.innerRange, rests: rests, within: .greatestFiniteMagnitude, by: &coder)
        }
        guard record.inRows >= 0 else { return }
        coder.code(stage.components.origin + Int(record.innerBase), Int(record.innerCount))
        coder.code(stage.components.originVelocity + Int(record.innerBase), Int(record.innerCount))
    }

    /// The start value of an encoded property that moves in rows.
    @inline(never)
    private func code(originOf slot: Int, by coder: inout StateCoder) {
        let record = stage.properties[slot]
        guard coder.check(record.inRows >= 0 && record.isEncoded && record.kind != .path) else { return }
        coder.code(stage.components.origin + Int(record.base), Int(record.count), within: Stage.largestComponent)
        if coder.isReading { stage.components.originVelocity[Int(record.base)] = 1 }
    }

    @inline(never)
    private func code(_ range: Range<Int>, rests: Bool, within largest: Double, by coder: inout StateCoder) {
        coder.code(stage.components.model + range.lowerBound, range.count, within: largest)
        if !rests {
            coder.code(stage.components.presentation + range.lowerBound, range.count)
            coder.code(stage.components.target + range.lowerBound, range.count)
        } else if coder.isReading {
            for index in range { stage.components.rest(index, at: stage.components.model[index]) }
        }
    }

    /// Checks that the model is a path.
    @inline(never)
    private func checkPath(_ slot: Int, by coder: inout StateCoder) {
        var path = Path()
        let model = stage.properties[slot].componentRange.map { stage.components.model[$0] }
        let isPath =
            (try? path.append(verbs: stage.properties[slot].details?.path.verbs ?? [], coordinates: model)) != nil
        coder.check(isPath)
    }

    /// Puts moving components in rows. Springs are recomputed from their start.
    @inline(never)
    private func code(rowsOf slot: Int, _ numbers: inout MotionBatches.Numbers, by coder: inout StateCoder) {
        let animation = Int(stage.properties[slot].inRows)
        let range = stage.properties[slot].innerRange
        var number = Int32(numbers.count)
        if !coder.isReading {
            number = numbers.number(of: stage.batches.arena.list(ofRow: stage.components.row[range.lowerBound]))
        }
        coder.code(&number, below: numbers.count + 1)
        guard coder.isReading else { return }
        let start = stage.animations[animation].start
        guard coder.check(number >= 0 && start >= 0 && start <= stage.time) else { return }
        switch stage.animations[animation].function {
        case .easing(let easing):
            if number == numbers.count { numbers.add(stage.batches.makeBatch(easing)) }
            let batch = numbers.batch(number)
            let length = stage.lengthInRows(animation, range)
            guard coder.check(stage.batches.batches[batch].easing === easing && length > 0) else { return }
            stage.batches.append(
                (Double(bitPattern: UInt64(bitPattern: start)), Double(length), Double(range.count)),
                component: Int32(range.lowerBound),
                to: batch,
                stage.components
            )
        case .spring(let spring):
            let epoch = start & ~(stage.batches.springs.entries[Int(spring)].slot - 1)
            if number == numbers.count { numbers.add(stage.batches.makeBatch(spring, bank: -1, epoch: epoch)) }
            let batch = numbers.batch(number)
            let isRight = stage.batches.batches[batch].spring == spring && stage.batches.batches[batch].epoch == epoch
            guard coder.check(isRight) else { return }
            for component in range { stage.batches.append(component, to: batch, at: start, stage.components) }
        default: coder.damaged()
        }
        if stage.properties[slot].isEncoded {
            stage.properties[slot].encodedPosition = Int32(stage.encodedInRows.count)
            stage.encodedInRows.append(Int32(slot))
        }
    }
}

extension ValueEncoding {
    @inline(never)
    package mutating func code(by coder: inout StateCoder) {
        var sort: Int32 = 0
        var color = ColorInterpolation()
        switch self {
        case .plain: break
        case .shortestTurn: sort = 1
        case .color(let given): (sort, color) = (2, given)
        case .transform: sort = 3
        }
        sort = coder.choice(sort, below: 4)
        if sort == 2 {
            color.space = ColorSpace(rawValue: coder.choice(color.space.rawValue, below: 5)) ?? .sRGB
            color.hue = HueInterpolation(rawValue: coder.choice(color.hue.rawValue, below: 4)) ?? .shorter
            coder.code(&color.isPremultiplied)
        }
        guard coder.isReading else { return }
        self = sort == 0 ? .plain : sort == 1 ? .shortestTurn : sort == 2 ? .color(color) : .transform
    }
}
