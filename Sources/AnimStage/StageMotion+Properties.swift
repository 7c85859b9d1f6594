// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

extension StageMotion {
    /// Computes the interpolated components of the model value.
    func encodeModel(_ slot: Int) {
        let record = properties[slot]
        guard record.isEncoded else { return }
        if record.kind == .path { return encodePath(slot) }
        record.encoding.encode(
            components.model + Int(record.base),
            components.model + Int(record.innerBase),
            count: Int(record.count)
        )
    }

    /// Makes the model value the property's resting value.
    ///
    /// For an encoded property, the target of its own components is the value whose encoding is the target of the inner ones.
    /// So a value at rest is shown exactly as it was set: an encoding does not round-trip to the last bit.
    func restTargetAtModel(_ slot: Int) {
        for index in properties[slot].innerRange { components.target[index] = components.model[index] }
        guard properties[slot].isEncoded, properties[slot].kind != .path else { return }
        for index in properties[slot].componentRange { components.target[index] = components.model[index] }
    }

    /// Sets the presentation to the model value.
    func restAtModel(_ slot: Int) {
        layerSum.slot = -1
        let record = properties[slot]
        for index in record.componentRange { components.rest(index, at: components.model[index]) }
        if record.isEncoded {
            for index in record.innerRange { components.rest(index, at: components.model[index]) }
        }
        markChanged(slot)
    }

    func markChanged(_ slot: Int) {
        noteChange(slot)
        noteDerived(from: slot)
    }

    /// Called when a property's value has changed: marks derived properties as stale if there are any that use it.
    @inline(__always)
    func noteDerived(from slot: Int) {
        // Uses of paths are not counted.
        if properties[slot].uses != 0 || properties[slot].kind == .path { derivedAreStale = true }
    }

    /// Marks the property's presentation as changed, for the host and for drawing.
    @inline(__always)
    func noteChange(_ slot: Int) {
        changedProperties.insert(slot)
        drawnProperties.insert(slot)
    }

    package func findProperty(name: [UInt8]) -> PropertyIdentifier? { findProperty(names.find(name)) }

    /// The error for a name that no property has, with the nearest existing name.
    @inline(never)
    package func unknownProperty(_ name: [UInt8]) -> AnimError {
        let known = names.ending(for: name[...], in: propertyOfName, "properties")
        return AnimError(.notFound, "the stage has no property \(JSONText.quoted(name[...]))\(known)")
    }

    /// The property of a name by its index, or nil.
    package func findProperty(_ name: Int32?) -> PropertyIdentifier? {
        propertyOfName[name].map { identifier(ofProperty: $0) }
    }

    package var propertyCount: Int { livePropertyCount }

    /// Calls `body` with each property in order of creation.
    package func forEachProperty(_ body: (PropertyIdentifier) -> Void) {
        for slot in creationOrder where slot >= 0 { body(identifier(ofProperty: Int(slot))) }
    }

    package func kind(of property: PropertyIdentifier) throws(AnimError) -> ValueKind {
        properties[try slot(of: property)].kind
    }

    /// The index of the property's name, or −1.
    package func nameIndex(of property: PropertyIdentifier) throws(AnimError) -> Int32 {
        properties[try slot(of: property)].name
    }

    /// Whether one of its animations runs or waits for its delay.
    package func isAnimating(_ property: PropertyIdentifier) throws(AnimError) -> Bool {
        var animation = properties[try slot(of: property)].firstAnimation
        while animation >= 0, animations[animation].state == .held { animation = animations[animation].next }
        return animation >= 0
    }

    /// Whether it is interpolated in components other than its own.
    package func isEncoded(_ property: PropertyIdentifier) throws(AnimError) -> Bool {
        properties[try slot(of: property)].isEncoded
    }

    package func threshold(of property: PropertyIdentifier) throws(AnimError) -> Double {
        properties[try slot(of: property)].threshold
    }

    /// Sets the distance and speed (units, units per second) below which a spring counts as at rest, for animations
    /// that start from now on.
    package func setThreshold(_ threshold: Double, of property: PropertyIdentifier) throws(AnimError) {
        let slot = try self.slot(of: property)
        try Stage.check(threshold: threshold)
        properties[slot].threshold = threshold
    }

    package static func check(threshold: Double) throws(AnimError) {
        guard threshold > 0, threshold <= Stage.largestComponent else {
            throw AnimError(.argument, "threshold must be above 0 and at most 1e150")
        }
    }

    /// Number of components of the property's value. While a path morphs to another structure, its presentation has another
    /// number than its model.
    package func componentCount(of property: PropertyIdentifier, _ aspect: Aspect = .model) throws(AnimError) -> Int {
        let slot = try self.slot(of: property)
        return Int(aspect == .model ? properties[slot].count : Int32(properties[slot].shownRange.count))
    }

    /// Which of a property's values is read.
    package enum Aspect: Int32, Sendable {
        case model = 0
        case presentation = 1
        case velocity = 2
    }

    /// Calls `body` with the components of one aspect of a property; they are valid during the call. O(1), except that
    /// velocities are computed on request.
    @inline(__always)
    package func withComponents<Result>(
        of property: PropertyIdentifier,
        _ aspect: Aspect,
        _ body: (UnsafeBufferPointer<Double>) -> Result
    ) throws(AnimError) -> Result {
        let slot = try self.slot(of: property)
        return body(view(slot, aspect))
    }

    /// The components of an aspect of a property, valid until the next call.
    package func view(_ slot: Int, _ aspect: Aspect) -> UnsafeBufferPointer<Double> {
        let start = read(slot, aspect)
        let record = properties[slot]
        return UnsafeBufferPointer(
            start: start,
            count: Int(aspect != .model && record.isMorphing ? record.innerCount : record.count)
        )
    }

    /// The memory of an aspect of a property, valid until the next call.
    package func read(_ slot: Int, _ aspect: Aspect) -> UnsafePointer<Double> {
        if properties[slot].derived >= 0 { refreshDerived() }
        let base = Int(properties[slot].base)
        switch aspect {
        case .model: return UnsafePointer(components.model + base)
        case .presentation: return UnsafePointer(components.presentation + properties[slot].shownRange.lowerBound)
        case .velocity:
            computeOuterVelocity(slot)
            return UnsafePointer(scratch.velocities)
        }
    }

    /// A copy of the components of one aspect of a property.
    package func components(of property: PropertyIdentifier, _ aspect: Aspect) throws(AnimError) -> [Double] {
        try withComponents(of: property, aspect) { Array($0) }
    }

    /// The number of properties whose presentation may have changed since they were last taken.
    package var changedPropertyCount: Int {
        collectChanges()
        return changedProperties.count
    }

    /// Collects the changes of sweeps and expressions.
    package func collectChanges() {
        refreshDerived()
        batches.takeMoved(components) { noteChange(Int($0)) }
    }

    /// Takes up to `limit` of the changed properties, in ascending order of slot.
    package func takeChangedProperties(limit: Int, _ body: (PropertyIdentifier) -> Void) {
        collectChanges()
        var (left, next) = (limit, 0)
        while left > 0, let slot = changedProperties.takeFirst(from: next) {
            body(identifier(ofProperty: slot))
            (left, next) = (left - 1, slot)
        }
    }

    package func identifier(ofProperty slot: Int) -> PropertyIdentifier {
        let identifier = ThingIdentifier(.property, generation: properties[slot].generation, slot: slot)
        return PropertyIdentifier(rawValue: identifier.rawValue(key))
    }

    package func slot(of property: PropertyIdentifier) throws(AnimError) -> Int {
        let identifier = ThingIdentifier(rawValue: property.rawValue, key)
        guard property.rawValue != 0 else { throw AnimError(.identifier, "property is 0, which is no property") }
        guard !identifier.isForeign else { throw AnimError(.identifier, "property is of another stage") }
        guard identifier.isOf(.property) else {
            throw AnimError(.identifier, "property is the identifier of another kind of thing")
        }
        guard identifier.slot < properties.count, properties[identifier.slot].isLive,
            properties[identifier.slot].generation == identifier.generation
        else { throw AnimError(.identifier, "property was removed, or never was") }
        return identifier.slot
    }

    package static func check(_ component: Double, _ name: StaticText = "value") throws(AnimError) {
        // One comparison for a valid number: NaN compares false.
        if component.magnitude <= Stage.largestComponent { return }
        throw wrongComponent(component, name)
    }

    @inline(never)
    private static func wrongComponent(_ component: Double, _ name: StaticText) -> AnimError {
        component.isFinite
            ? AnimError(.limit, "\(name) must be at most 1e150 in size")
            : AnimError(.argument, "\(name) must be finite")
    }

    func takePropertySlot() -> Int {
        let slot = properties.take()
        changedProperties.makeRoom(for: slot)
        drawnProperties.makeRoom(for: slot)
        return slot
    }

    func compactCreationOrder() {
        var kept = 0
        for slot in creationOrder where slot >= 0 {
            creationOrder[kept] = slot
            properties[Int(slot)].order = Int32(kept)
            kept += 1
        }
        creationOrder.removeLast(creationOrder.count - kept)
    }
}

extension StageMotion {
    /// Index of a property's first component; constant for the property's lifetime.
    package func firstComponent(of property: PropertyIdentifier) throws(AnimError) -> Int {
        Int(properties[try slot(of: property)].base)
    }
}
