// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// Properties that are held in motion: they keep a velocity for what follows.
extension StageProperties {
    static func nearestComponent(_ component: Double) -> Double {
        min(max(component, -largestComponent), largestComponent)
    }

    /// Whether the property was held in motion and has not moved since.
    @inline(__always)
    func isHeld(_ slot: Int) -> Bool {
        guard let details = properties[slot].details else { return false }
        return !details.heldVelocity.isEmpty
    }

    /// Discards a property's held velocity.
    @inline(never)
    func forgetHeldVelocity(_ slot: Int) {
        properties[slot].details?.heldVelocity.removeAll(keepingCapacity: true)
    }
}
