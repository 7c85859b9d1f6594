/// Paths as properties: their coordinates are the components.
extension Stage {
    /// Adds a property that holds a path.
    /// - Throws: `.argument` for an empty path, `.limit` for one with more than `largestVector` coordinates, and what
    ///   `addProperty` throws.
    public func addPath(name: [UInt8] = [], _ path: Path) throws(AnimError) -> PropertyIdentifier {
        try addPath(name: name, path, PropertyOptions(.path, componentCount: path.coordinates.count))
    }

    /// Adds a path property with options of as many components as the path has coordinates.
    func addPath(name: [UInt8], _ path: Path, _ options: PropertyOptions) throws(AnimError) -> PropertyIdentifier {
        try Stage.check(path)
        let property = try addProperty(name: name, options, value: path.coordinates)
        let details = PropertyDetails()
        details.verbs = path.verbs
        properties[try slot(of: property)].details = details
        return property
    }

    /// Sets a property's path. One with the same verbs is set as any value; any other takes its place at once, and ends
    /// what moved it.
    public func setPath(_ path: Path, of property: PropertyIdentifier) throws(AnimError) {
        let slot = try pathSlot(of: property)
        try Stage.check(path)
        if properties[slot].details?.verbs == path.verbs {
            return try setValue(path.coordinates, of: property)
        }
        guard !isAdvancing else { throw AnimError(.reentrant, "the stage is advancing") }
        guard properties[slot].derived < 0 else {
            throw AnimError(.state, "property is derived; its expression gives its value")
        }
        guard components.count < Stage.largestComponentCount else {
            throw AnimError(.limit, "the stage has \(Stage.largestComponentCount) components already")
        }
        endAll(slot)
        components.release(properties[slot].base, count: Int(properties[slot].count))
        let count = path.coordinates.count
        properties[slot].base = components.allocate(count, owner: Int32(slot))
        properties[slot].count = Int32(count)
        properties[slot].innerBase = properties[slot].base
        properties[slot].innerCount = Int32(count)
        properties[slot].details?.verbs = path.verbs
        scratch.reserve(count)
        for observer in observers.indices where observers[observer].property == Int32(slot) {
            observers[observer].heard = [Double](repeating: .nan, count: count)
        }
        storeModel(slot, path.coordinates[...])
        restAtModel(slot)
    }

    /// A property's path as it is in the model or in the presentation.
    public func path(of property: PropertyIdentifier, _ aspect: Aspect) throws(AnimError) -> Path {
        let slot = try pathSlot(of: property)
        var path = Path()
        let view = UnsafeBufferPointer(start: read(slot, aspect), count: Int(properties[slot].count))
        let largest = Path.maximumCoordinate
        let coordinates = view.map { min(max($0, -largest), largest) }
        try path.append(verbs: properties[slot].details?.verbs ?? [], coordinates: coordinates)
        return path
    }

    private func pathSlot(of property: PropertyIdentifier) throws(AnimError) -> Int {
        let slot = try self.slot(of: property)
        guard properties[slot].kind == .path else { throw AnimError(.kind, "property is no path") }
        return slot
    }

    private static func check(_ path: Path) throws(AnimError) {
        guard !path.coordinates.isEmpty else { throw AnimError(.argument, "path is empty") }
        guard path.coordinates.count <= largestVector else {
            throw AnimError(.limit, "path has more than \(largestVector) coordinates")
        }
    }
}
