// SPDX-License-Identifier: MIT
/// A stage as a document has made it is the pattern of those of its scenes.
extension PropertyIdentifier {
    /// Whether this property of a stage's document is the same as one of another stage's.
    package func isSameThing(on stage: Stage, as other: PropertyIdentifier, on otherStage: Stage) -> Bool {
        ThingIdentifier(rawValue: rawValue, stage.documentKey)
            == ThingIdentifier(rawValue: other.rawValue, otherStage.documentKey)
    }
}

extension Stage {
    /// The identifier here of a property that a document knows: of the stage onto which it was read, of which this may be a
    /// copy.
    @inline(__always)
    package func own(_ property: PropertyIdentifier) -> PropertyIdentifier {
        identifier(ofProperty: ThingIdentifier(rawValue: property.rawValue, documentKey).slot)
    }

    /// Takes over what a document has put on another stage, where nothing has moved yet; this one is empty.
    func copyThings(of pattern: Stage) {
        names = pattern.names
        components.copy(pattern.components)
        properties.reserveCapacity(pattern.properties.count)
        for slot in pattern.properties.indices {
            var record = pattern.properties[slot]
            let former = record.details
            record.details = nil
            // A record of its own. Structures of paths and what was measured of fixed ones are not written to.
            if let former {
                let details = makeDetails(of: &record)
                details.action = former.action
                details.path = former.path
                details.path.modelQuery = nil
                details.path.query = nil
            }
            properties.append(record)
        }
        properties.free = pattern.properties.free
        creationOrder = pattern.creationOrder
        livePropertyCount = pattern.livePropertyCount
        propertyOfName = pattern.propertyOfName
        changedProperties = pattern.changedProperties
        drawnProperties = pattern.drawnProperties
        drawnInputs = pattern.drawnInputs
        inputOfName = pattern.inputOfName
        scratch.reserve(pattern.scratch.capacity)
        derived = pattern.derived
        fixedPaths = pattern.fixedPaths
        texts = pattern.texts
        derivedAreStale = pattern.derivedAreStale
        layout = pattern.layout
        noteReadKeys()
    }
}
