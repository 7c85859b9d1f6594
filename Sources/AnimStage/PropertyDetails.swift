// SPDX-License-Identifier: MIT
import AnimMotion

/// Fields that few properties need.
final class PropertyDetails {
    /// Its place in the stage's `ownedDetails`.
    fileprivate(set) var index = 0
    package var action = PropertyAction.follow
    /// For paths only.
    package var path = PathState()
    /// The velocity at which it was held, in units per second, by component. Empty for none.
    package var heldVelocity: [Double] = []
}

extension StageProperties {
    /// The details of a property, created if it has none.
    func makeDetails(of record: inout PropertyRecord) -> PropertyDetails {
        if let details = record.details { return details }
        let details = PropertyDetails()
        details.index = ownedDetails.count
        ownedDetails.append(details)
        record.details = details
        return details
    }

    func removeDetails(of slot: Int) {
        guard let details = properties[slot].details else { return }
        properties[slot].details = nil
        let last = ownedDetails.removeLast()
        if last !== details {
            last.index = details.index
            ownedDetails[details.index] = last
        }
    }
}
