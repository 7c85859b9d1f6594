// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// Reading values, and which of them have changed.
extension StageMotion {
    /// Sets the presentation to the model value.
    func restAtModel(_ slot: Int) {
        layerSum.slot = -1
        // A held value would have to be shown again.
        layerRows.cover(properties[slot].lastAnimation)
        let record = properties[slot]
        for index in record.componentRange { components.rest(index, at: components.model[index]) }
        if record.isEncoded {
            for index in record.innerRange { components.rest(index, at: components.model[index]) }
        }
        markChanged(slot)
    }

    /// Whether one of its animations runs or waits for its delay.
    package func isAnimating(_ property: PropertyIdentifier) throws(AnimError) -> Bool {
        var animation = properties[try slot(of: property)].firstAnimation
        while animation >= 0, animations[animation].state == .held { animation = animations[animation].next }
        return animation >= 0
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
            count: aspect != .model && record.isMorphing ? movingRange(slot).count : Int(record.count)
        )
    }

    /// The memory of an aspect of a property, valid until the next call.
    package func read(_ slot: Int, _ aspect: Aspect) -> UnsafePointer<Double> {
        if properties[slot].derived >= 0 { refreshDerived() }
        let base = Int(properties[slot].base)
        switch aspect {
        case .model: return UnsafePointer(components.model + base)
        case .presentation: return UnsafePointer(components.presentation + shownRange(slot).lowerBound)
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

    /// A property's path in the model or in the presentation.
    package func path(of property: PropertyIdentifier, _ aspect: Aspect) throws(AnimError) -> Path {
        let slot = try pathSlot(of: property)
        var path = Path()
        try path.append(verbs: verbs(slot, aspect), clamping: view(slot, aspect), from: 0)
        return path
    }

    /// Whether anything moves by itself.
    package var isMoving: Bool { !batches.active.isEmpty || !layered.isEmpty }
}
