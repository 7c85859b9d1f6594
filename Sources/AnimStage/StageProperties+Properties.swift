// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Properties by identifier, name and slot, their values and the marks of those that have changed.
extension StageProperties {
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
    /// For an encoded property, the target of its own components is the value whose encoding is the target of the inner
    /// ones. So a value at rest is shown exactly as it was set: an encoding does not round-trip to the last bit.
    func restTargetAtModel(_ slot: Int) {
        for index in properties[slot].innerRange { components.target[index] = components.model[index] }
        guard properties[slot].isEncoded, properties[slot].kind != .path else { return }
        for index in properties[slot].componentRange { components.target[index] = components.model[index] }
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
        try StageProperties.check(threshold: threshold)
        let slot = try self.slot(of: property)
        properties[slot].threshold = threshold
    }

    package static func check(threshold: Double) throws(AnimError) {
        guard threshold > 0, threshold <= StageProperties.largestComponent else {
            throw AnimError(.argument, "threshold must be above 0 and at most 1e150")
        }
    }

    /// Number of components of the property's value. While a path morphs to another structure, its presentation has
    /// another number than its model.
    package func componentCount(of property: PropertyIdentifier, _ aspect: Aspect = .model) throws(AnimError) -> Int {
        let slot = try self.slot(of: property)
        return Int(aspect == .model ? properties[slot].count : Int32(shownRange(slot).count))
    }

    /// Which of a property's values is read.
    package enum Aspect: Int32, Sendable {
        case model = 0
        case presentation = 1
        case velocity = 2
    }

    package func identifier(ofProperty slot: Int) -> PropertyIdentifier {
        let identifier = StageObjectIdentifier(.property, generation: properties[slot].generation, slot: slot)
        return PropertyIdentifier(rawValue: identifier.rawValue(key))
    }

    /// The slot of a property.
    /// - Throws: `.identifier`.
    package func slot(of property: PropertyIdentifier) throws(AnimError) -> Int {
        let identifier = StageObjectIdentifier(rawValue: property.rawValue, key)
        guard property.rawValue != 0 else { throw AnimError(.identifier, "property is 0, which is no property") }
        guard !identifier.isForeign else { throw AnimError(.identifier, "property is of another stage") }
        guard identifier.isOf(.property) else {
            throw AnimError(.identifier, "property is the identifier of another kind of thing")
        }
        guard identifier.slot < properties.count, properties[identifier.slot].isLive,
            properties[identifier.slot].generation == identifier.generation
        else { throw AnimError(.identifier, "property was removed, or never existed") }
        return identifier.slot
    }

    /// Checks that a number can be a component of a value: finite, and at most 1e150 in size.
    package static func check(_ component: Double, _ name: StaticText = "value") throws(AnimError) {
        // One comparison for a valid number: NaN compares false.
        if component.magnitude <= StageProperties.largestComponent { return }
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

/// Components by their index.
extension StageProperties {
    /// Index of a property's first component; constant for the property's lifetime.
    package func firstComponent(of property: PropertyIdentifier) throws(AnimError) -> Int {
        Int(properties[try slot(of: property)].base)
    }

    /// This stage's identifier of a document's property. The document refers to the stage onto which it was read; this
    /// stage may be a copy of it.
    @inline(__always)
    package func own(_ property: PropertyIdentifier) -> PropertyIdentifier {
        identifier(ofProperty: StageObjectIdentifier(rawValue: property.rawValue, documentKey).slot)
    }

    func presentsExactly(_ slot: Int, _ value: UnsafeBufferPointer<Double>) -> Bool {
        if let path = properties[slot].details?.path, let next = path.next, next !== path.form { return false }
        var index = Int(properties[slot].base)
        for component in value {
            if components.model[index].bitPattern != component.bitPattern { return false }
            index += 1
        }
        return restsAtModel(slot)
    }

    /// Whether the property's resting value, without its animations, is its model value.
    func restsAtModel(_ slot: Int) -> Bool {
        for component in properties[slot].innerRange
        where components.model[component].bitPattern != components.target[component].bitPattern {
            return false
        }
        return true
    }

    /// For an encoded property that moves in rows: whether its own components hold the start value in `origin`.
    func knowsOrigin(_ slot: Int) -> Bool {
        guard properties[slot].isEncoded, properties[slot].kind != .path else { return false }
        // The own components have no velocity here: this is a flag.
        return components.originVelocity[Int(properties[slot].base)] != 0
    }

    /// Whether numbers are equal; 0 equals −0.
    package static func isSame(_ one: UnsafePointer<Double>, _ other: UnsafePointer<Double>, _ count: Int) -> Bool {
        for index in 0..<count where one[index] != other[index] { return false }
        return true
    }

    /// Whether two rows differ by at most `limit` in every component.
    static func isNear(
        _ one: UnsafePointer<Double>,
        _ other: UnsafePointer<Double>,
        _ count: Int,
        _ limit: Double
    ) -> Bool {
        for index in 0..<count where !(abs(one[index] - other[index]) <= limit) { return false }
        return true
    }

    @inline(never)
    private static func wrongCount(_ name: StaticText) -> AnimError {
        AnimError(.argument, "\(name) must have as many components as the property")
    }

    @inline(never)
    func check(_ value: [Double]?, _ count: Int, _ name: StaticText) throws(AnimError) {
        guard let value else { return }
        guard value.count == count else { throw StageProperties.wrongCount(name) }
        for component in value { try StageProperties.check(component, name) }
    }
}
