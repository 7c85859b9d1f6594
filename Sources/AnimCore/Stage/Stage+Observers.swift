/// Who hears of a property's presentation at every frame.
struct ObserverRecord {
    var property: Int32
    /// What was last heard, bit by bit.
    var heard: [Double]
    var body: (UnsafeBufferPointer<Double>) -> Void
}

extension Stage {
    /// Calls `body` with the components of a property's presentation at the end of every `advance` after which they differ
    /// from what it heard last (at first: from now). A property has one observer; nil ends it. The components are valid
    /// during the call, which must not change the stage.
    public func observe(
        _ property: PropertyIdentifier,
        _ body: ((UnsafeBufferPointer<Double>) -> Void)?
    ) throws(AnimError) {
        let slot = try self.slot(of: property)
        observers.removeAll { $0.property == Int32(slot) }
        guard let body else { return }
        let heard = Array(UnsafeBufferPointer(start: read(slot, .presentation), count: Int(properties[slot].count)))
        let record = ObserverRecord(property: Int32(slot), heard: heard, body: body)
        // In order of creation of the properties.
        let order = properties[slot].order
        let index = observers.firstIndex { properties[Int($0.property)].order > order } ?? observers.count
        observers.insert(record, at: index)
    }

    /// Tells the observers; derived properties are up to date.
    func tellObservers() {
        for index in observers.indices {
            let slot = Int(observers[index].property)
            let values = read(slot, .presentation)
            var hasChanged = false
            for component in observers[index].heard.indices
            where observers[index].heard[component].bitPattern != values[component].bitPattern {
                observers[index].heard[component] = values[component]
                hasChanged = true
            }
            if hasChanged {
                observers[index].body(UnsafeBufferPointer(start: values, count: observers[index].heard.count))
            }
        }
    }
}
