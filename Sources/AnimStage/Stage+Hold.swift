// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// Holding properties where they are seen.
extension Stage {
    /// Stops a property at its presentation value, which becomes its model value. Its animations end unfinished. The
    /// next spring starts with the velocity that the property had, unless something else moves it before; see
    /// `anim_stage_hold`.
    ///
    /// A property at rest is unchanged, and keeps the velocity of an earlier call. A path keeps none.
    /// - Throws: `.identifier`, `.state` for a derived property, and for a path what `setPath` throws.
    @inline(never)
    package func hold(_ property: PropertyIdentifier) throws(AnimError) {
        let slot = try self.slot(of: property)
        try checkIsOrdinary(slot)
        guard properties[slot].isAnimating else { return }
        showPresent()
        if properties[slot].kind == .path {
            let path = try path(of: property, .presentation)
            try setPath(path, of: property, jumps: true)
            // A new path leaves some alone.
            endAll(slot)
            return
        }
        var value: [Double] = []
        swap(&value, &modelBefore)
        value.removeAll(keepingCapacity: true)
        for component in view(slot, .presentation) { value.append(Stage.nearestComponent(component)) }
        var velocity: [Double] = []
        var record = properties[slot]
        let details = makeDetails(of: &record)
        properties[slot].details = details
        swap(&velocity, &details.heldVelocity)
        velocity.removeAll(keepingCapacity: true)
        for component in view(slot, .velocity) { velocity.append(Stage.nearestComponent(component)) }
        if !velocity.contains(where: { $0 != 0 }) { velocity.removeAll(keepingCapacity: true) }
        dropEnding(slot)
        endAll(slot)
        value.withUnsafeBufferPointer { storeModel(slot, $0) }
        restAtModel(slot)
        // A listener of an end may have moved it again.
        if !properties[slot].isAnimating { swap(&velocity, &details.heldVelocity) }
        swap(&value, &modelBefore)
    }
}

extension MotionPlan {
    /// Whether its animations start with an earlier velocity.
    var keepsVelocity: Bool {
        guard case .spring = shape else { return false }
        return interruption == .replace
    }
}
