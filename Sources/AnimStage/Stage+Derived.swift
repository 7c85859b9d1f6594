// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Properties that become derived, and ordinary again.
extension Stage {
    /// Makes a property derived, or changes its expressions: one per component, separated by commas, over the
    /// components of other properties: `x` (a property with one component), `frame.width`, `point.y`, `v[3]`, `` `any
    /// name`.x ``. An empty text makes it an ordinary property again, which keeps its present value.
    /// - Throws: `.syntax`, `.notFound` for an unknown name, `.argument` if the number of expressions differs from the
    ///   number of components, `.state` for a cycle (which the message names).
    package func setExpression(_ text: [UInt8], of property: PropertyIdentifier) throws(AnimError) {
        let slot = try self.slot(of: property)
        if text.isEmpty { return removeDerived(slot) }
        let expressions = try parse(text)
        var culprit: Int32 = -1
        try setDerived([try derivedRecord(expressions, text, slot)], &culprit)
    }

    /// Adds a derived property, or changes nothing.
    /// - Parameter name: UTF-8, unique in the stage; empty for none.
    /// - Throws: what `addProperty` and `setExpression` throw; `.argument` for an empty text, `.state` if an expression
    ///   names the property itself.
    package func addDerived(
        name: [UInt8] = [],
        _ options: PropertyOptions,
        _ text: [UInt8]
    ) throws(AnimError) -> PropertyIdentifier {
        guard !text.isEmpty else { throw AnimError(.argument, "text is empty, but a derived property has expressions") }
        // Everything that can be wrong is found before the property is there.
        let expressions = try parse(text, adding: name)
        try StageProperties.checkCount(expressions, options.componentCount)
        // The value is computed before anyone reads it.
        let value = [Double](repeating: 0, count: options.componentCount)
        let property = try addProperty(name: name, options, value: value)
        var culprit: Int32 = -1
        let slot = try self.slot(of: property)
        try setDerived([DerivedRecord(property: Int32(slot), expressions: expressions, text: text)], &culprit)
        return property
    }

    /// Makes properties derived, all or none. O(all derived properties).
    /// - Parameter culprit: the slot of a property whose expression is invalid.
    package func setDerived(_ given: [DerivedRecord], _ culprit: inout Int32) throws(AnimError) {
        askedTime = -1
        if given.count == 1, let only = given.first, properties[only.property].derived < 0,
            properties[only.property].uses == 0, !uses(only.expressions).contains(only.property)
        {
            // A property that no expression uses can be last in the order.
            endAll(Int(only.property))
            count(only, 1)
            properties[only.property].derived = Int32(derived.count)
            noteReadKey(Int(only.property))
            derived.append(only)
            forgetDerived()
            return
        }
        var order = DerivedOrder(given, derived, slotCount: properties.count)
        guard order.sort(components) else {
            culprit = order.path[order.cycleStart]
            throw unsortable(order)
        }
        for record in given {
            endAll(Int(record.property))
            let old = Int(properties[record.property].derived)
            if old >= 0 { count(derived[old], -1) }
            count(record, 1)
        }
        derived = order.sorted
        for (index, record) in derived.enumerated() {
            properties[Int(record.property)].derived = Int32(index)
            noteReadKey(Int(record.property))
        }
        forgetDerived()
    }

    /// Makes a property ordinary again.
    func removeDerived(_ slot: Int) {
        let index = Int(properties[slot].derived)
        guard index >= 0 else { return }
        refreshDerived()
        count(derived[index], -1)
        derived.remove(at: index)
        derivedMemory = nil
        properties[slot].derived = -1
        noteReadKey(slot)
        for later in index..<derived.count { properties[derived[later].property].derived = Int32(later) }
        for component in properties[slot].componentRange {
            components.model[component] = components.presentation[component]
        }
        encodeModel(slot)
        restAtModel(slot)
    }
}
