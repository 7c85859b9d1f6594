extension Stage {
    /// Adds a property at rest. O(1) on average.
    /// - Parameter name: UTF-8, unique in the stage, or empty for a property without a name.
    /// - Throws: `.duplicate`, `.argument` for a value that does not fit the kind, `.limit`.
    public func addProperty(
        name: [UInt8] = [],
        kind: ValueKind,
        value: [Double],
        isPermanent: Bool = false
    ) throws(AnimError) -> PropertyIdentifier {
        guard value.count == kind.componentCount else {
            throw AnimError(
                .argument,
                "value has \(value.count) components, but the kind has \(kind.componentCount)"
            )
        }
        for component in value { try Stage.check(component) }
        guard name.count <= Stage.longestName else {
            throw AnimError(.limit, "name is longer than \(Stage.longestName) bytes")
        }
        guard name.isEmpty || findProperty(name: name) == nil else {
            throw AnimError(.duplicate, "name is that of another property of the stage")
        }
        // A slot whose generations are used up is not free any more.
        guard livePropertyCount < Stage.largestPropertyCount,
            !freeProperties.isEmpty || properties.count <= ThingIdentifier.largestSlot
        else {
            throw AnimError(.limit, "the stage has \(Stage.largestPropertyCount) properties already")
        }
        guard names.hasRoom(for: name) else { throw AnimError(.limit, "the stage's names have 2 GiB already") }
        let slot = takePropertySlot()
        var record = PropertyRecord()
        record.generation = properties[slot].generation
        record.isLive = true
        record.isPermanent = isPermanent
        record.kind = kind
        record.base = components.allocate(value)
        record.order = Int32(creationOrder.count)
        if !name.isEmpty {
            record.name = names.intern(name)
            propertyOfName.set(record.name, slot)
        }
        properties[slot] = record
        creationOrder.append(Int32(slot))
        livePropertyCount += 1
        return identifier(ofProperty: slot)
    }

    /// Removes a property; its animations end unfinished. O(log n) in what is due, amortised.
    /// - Throws: `.identifier`, `.state` for a permanent one.
    public func removeProperty(_ property: PropertyIdentifier) throws(AnimError) {
        let slot = try self.slot(of: property)
        guard !properties[slot].isPermanent else {
            throw AnimError(.state, "property belongs to the scene's document and cannot be removed")
        }
        interrupt(slot)
        let record = properties[slot]
        components.release(record.base, count: record.kind.componentCount)
        if record.name >= 0 { propertyOfName.remove(record.name) }
        changedProperties.remove(slot)
        creationOrder[Int(record.order)] = -1
        livePropertyCount -= 1
        properties[slot].isLive = false
        if record.generation < ThingIdentifier.lastGeneration {
            properties[slot].generation += 1
            freeProperties.append(Int32(slot))
        }
        if creationOrder.count > 64, livePropertyCount < creationOrder.count / 2 { compactCreationOrder() }
    }

    public func findProperty(name: [UInt8]) -> PropertyIdentifier? {
        propertyOfName[names.find(name)].map { identifier(ofProperty: $0) }
    }

    public var propertyCount: Int { livePropertyCount }

    /// Calls `body` with each property in order of creation.
    public func forEachProperty(_ body: (PropertyIdentifier) -> Void) {
        for slot in creationOrder where slot >= 0 { body(identifier(ofProperty: Int(slot))) }
    }

    public func kind(of property: PropertyIdentifier) throws(AnimError) -> ValueKind {
        properties[try slot(of: property)].kind
    }

    /// The index of the property's name, or −1.
    public func nameIndex(of property: PropertyIdentifier) throws(AnimError) -> Int32 {
        properties[try slot(of: property)].name
    }

    /// Whether an animation of it runs or waits for its delay.
    public func isAnimating(_ property: PropertyIdentifier) throws(AnimError) -> Bool {
        properties[try slot(of: property)].isAnimating
    }

    public func threshold(of property: PropertyIdentifier) throws(AnimError) -> Double {
        properties[try slot(of: property)].threshold
    }

    /// Sets the distance and speed (units, units per second) below which a spring counts as at rest, for animations
    /// that start from now on.
    public func setThreshold(_ threshold: Double, of property: PropertyIdentifier) throws(AnimError) {
        let slot = try self.slot(of: property)
        guard threshold > 0, threshold <= Stage.largestComponent else {
            throw AnimError(.argument, "threshold must be above 0 and at most 1e150")
        }
        properties[slot].threshold = threshold
    }

    /// Which of a property's values is read.
    public enum Aspect: Int32, Sendable {
        case model = 0
        case presentation = 1
        case velocity = 2
    }

    /// Calls `body` with the components of one aspect of a property. O(1).
    @inline(__always)
    public func withComponents<Result>(
        of property: PropertyIdentifier,
        _ aspect: Aspect,
        _ body: (ArraySlice<Double>) -> Result
    ) throws(AnimError) -> Result {
        let range = properties[try slot(of: property)].componentRange
        let numbers =
            switch aspect {
            case .model: components.model
            case .presentation: components.presentation
            case .velocity: components.velocity
            }
        return body(numbers[range])
    }

    /// The components of one aspect of a property, as an array of its own.
    public func components(of property: PropertyIdentifier, _ aspect: Aspect) throws(AnimError) -> [Double] {
        try withComponents(of: property, aspect) { Array($0) }
    }

    /// Properties whose presentation may have changed since they were last taken; each is taken once.
    public var changedPropertyCount: Int { changedProperties.count }

    /// Takes up to `limit` of the changed properties, in ascending order of slot.
    public func takeChangedProperties(limit: Int, _ body: (PropertyIdentifier) -> Void) {
        changedProperties.take(limit) { body(identifier(ofProperty: $0)) }
    }

    func identifier(ofProperty slot: Int) -> PropertyIdentifier {
        let identifier = ThingIdentifier(
            stamp: stamp,
            kind: .property,
            generation: properties[slot].generation,
            slot: slot
        )
        return PropertyIdentifier(rawValue: identifier.rawValue)
    }

    func slot(of property: PropertyIdentifier) throws(AnimError) -> Int {
        let identifier = ThingIdentifier(rawValue: property.rawValue)
        guard identifier.rawValue != 0 else { throw AnimError(.identifier, "property is 0, which is no property") }
        guard identifier.stamp == stamp else { throw AnimError(.identifier, "property is of another stage") }
        guard identifier.isOf(.property) else {
            throw AnimError(.identifier, "property is the identifier of another kind of thing")
        }
        guard identifier.slot < properties.count, properties[identifier.slot].isLive,
            properties[identifier.slot].generation == identifier.generation
        else { throw AnimError(.identifier, "property was removed, or never was") }
        return identifier.slot
    }

    static func check(_ component: Double) throws(AnimError) {
        guard component.isFinite else { throw AnimError(.argument, "value must be finite") }
        guard component.magnitude <= Stage.largestComponent else {
            throw AnimError(.limit, "value must be at most 1e150 in size")
        }
    }

    private func takePropertySlot() -> Int {
        if let free = freeProperties.popLast() { return Int(free) }
        properties.append(PropertyRecord())
        changedProperties.makeRoom(for: properties.count - 1)
        return properties.count - 1
    }

    private func compactCreationOrder() {
        var kept = 0
        for slot in creationOrder where slot >= 0 {
            creationOrder[kept] = slot
            properties[Int(slot)].order = Int32(kept)
            kept += 1
        }
        creationOrder.removeLast(creationOrder.count - kept)
    }
}

extension Stage {
    /// Where a property's components begin; fixed for as long as the property lives.
    func firstComponent(of property: PropertyIdentifier) throws(AnimError) -> Int {
        Int(properties[try slot(of: property)].base)
    }
}
