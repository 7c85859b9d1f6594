// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Properties: added and removed.
extension Stage {
    /// Adds a property at rest; see the other `addProperty`.
    package func addProperty(
        name: [UInt8] = [],
        kind: ValueKind,
        value: [Double],
        isPermanent: Bool = false
    ) throws(AnimError) -> PropertyIdentifier {
        var options = PropertyOptions(kind)
        options.isPermanent = isPermanent
        return try addProperty(name: name, options, value: value)
    }

    /// Adds a property at rest. O(1) on average.
    /// - Parameter name: UTF-8, unique in the stage; empty for none.
    /// - Throws: `.duplicate`, `.argument` for a value that does not fit the kind, `.limit`.
    package func addProperty(
        name: [UInt8] = [],
        _ options: PropertyOptions,
        value: [Double]
    ) throws(AnimError) -> PropertyIdentifier {
        try checkNew(name, options, value)
        let slot = inheritedSlot(name, options) ?? takePropertySlot()
        var record = newRecord(options, slot)
        scratch.reserve(Int(max(record.count, record.innerCount)))
        record.order = Int32(creationOrder.count)
        if !name.isEmpty {
            record.name = names.intern(name)
            propertyOfName.set(record.name, slot)
        }
        properties[slot] = record
        noteReadKey(slot)
        creationOrder.append(Int32(slot))
        livePropertyCount += 1
        for (index, component) in value.enumerated() { components.model[Int(record.base) + index] = component }
        encodeModel(slot)
        restAtModel(slot)
        return identifier(ofProperty: slot)
    }

    /// Checks that a property may be added.
    private func checkNew(_ name: [UInt8], _ options: PropertyOptions, _ value: [Double]) throws(AnimError) {
        guard value.count == options.componentCount else {
            throw AnimError(
                .argument,
                "value has \(value.count) components, but the kind has \(options.componentCount)"
            )
        }
        guard options.isConsistent else {
            throw AnimError(.argument, "the options' component count or encoding is not one of the kind's")
        }
        guard options.componentCount > 0, options.componentCount <= Stage.largestVector else {
            throw AnimError(.limit, "a property has 1 to \(Stage.largestVector) components")
        }
        for component in value { try Stage.check(component) }
        try Stage.check(threshold: options.threshold)
        guard name.count <= Stage.longestName else {
            throw AnimError(.limit, "name is longer than \(Stage.longestName) bytes")
        }
        guard name.isEmpty || findProperty(name: name) == nil else {
            throw AnimError(.duplicate, "name is that of another property of the stage")
        }
        // A slot with exhausted generations is no longer free.
        guard livePropertyCount < Stage.largestPropertyCount,
            properties.hasFree || properties.count <= StageObjectIdentifier.largestSlot
        else {
            throw AnimError(.limit, "the stage has \(Stage.largestPropertyCount) properties already")
        }
        guard components.count < Stage.largestComponentCount else {
            throw AnimError(.limit, "the stage has \(Stage.largestComponentCount) components already")
        }
        guard names.hasRoom(for: name) else { throw AnimError(.limit, "the stage's names have 2 GiB already") }
    }

    /// The record of a new property, with room for its components.
    private func newRecord(_ options: PropertyOptions, _ slot: Int) -> PropertyRecord {
        var record = PropertyRecord()
        record.generation = properties[slot].generation
        record.isLive = true
        record.isPermanent = options.isPermanent
        record.fades = options.fades
        record.kind = options.kind
        record.encoding = options.encoding
        record.threshold = options.threshold
        record.count = Int32(options.componentCount)
        record.base = components.allocate(options.componentCount, owner: Int32(slot))
        record.innerCount = Int32(options.encoding.innerCount(outer: options.componentCount))
        record.innerBase = record.base
        if options.encoding.isSeparate {
            record.innerBase = components.allocate(Int(record.innerCount), owner: Int32(slot))
        }
        return record
    }

    /// Removes a property; its animations end unfinished. O(log n) in the timeline, amortized.
    /// - Throws: `.identifier`, `.state` for a permanent one.
    package func removeProperty(_ property: PropertyIdentifier) throws(AnimError) {
        let slot = try self.slot(of: property)
        guard !properties[slot].isPermanent else {
            throw AnimError(.state, "property belongs to the scene's document and cannot be removed")
        }
        try checkIsNotUsedByDerived(slot)
        endAll(slot)
        removeDerived(slot)
        endObserving(slot)
        let record = properties[slot]
        components.release(
            record.base,
            count: record.kind == .path ? record.details?.path.room ?? 0 : Int(record.count)
        )
        if record.isEncoded { components.release(record.innerBase, count: Int(record.innerCount)) }
        freeShown(slot)
        if let component = record.details?.path.component, component >= 0 { components.release(component, count: 1) }
        if record.name >= 0 { propertyOfName.remove(record.name) }
        changedProperties.remove(slot)
        creationOrder[Int(record.order)] = -1
        livePropertyCount -= 1
        properties[slot].isLive = false
        removeDetails(of: slot)
        readKeys.remove(slot)
        properties.release(slot)
        if creationOrder.count > 64, livePropertyCount < creationOrder.count / 2 { compactCreationOrder() }
    }

    /// Sets what happens when the property's value is set.
    /// - Throws: `.identifier`; what `MotionPlan` throws for an invalid own motion.
    package func setAction(_ action: PropertyAction, of property: PropertyIdentifier) throws(AnimError) {
        let slot = try self.slot(of: property)
        if case .own(let request) = action { _ = try resolved(request, inside: MotionPlan()) }
        makeDetails(of: &properties[slot]).action = action
    }
}
