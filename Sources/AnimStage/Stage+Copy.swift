// SPDX-License-Identifier: MIT
/// The stage of a document is the prototype of the stages of its scenes.
extension PropertyIdentifier {
    /// Whether this property of a stage's document and one of another stage's document have the same slot and
    /// generation.
    package func isSameProperty(on stage: Stage, as other: PropertyIdentifier, on otherStage: Stage) -> Bool {
        StageObjectIdentifier(rawValue: rawValue, stage.documentKey)
            == StageObjectIdentifier(rawValue: other.rawValue, otherStage.documentKey)
    }
}

/// Copies of the stage of a document.
extension Stage {
    /// Copies everything that a document has put on another stage, where nothing has moved yet, to this empty one.
    func copyContents(of pattern: Stage) {
        names = pattern.names
        components.copy(pattern.components)
        properties.reserveCapacity(pattern.properties.count)
        for slot in pattern.properties.indices {
            var record = pattern.properties[slot]
            let former = record.details
            record.details = nil
            // Details of its own. Path structures and the queries of fixed paths are shared: they are not written.
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
        textShift = pattern.textShift
        derivedAreStale = pattern.derivedAreStale
        layout = pattern.layout
        noteReadKeys()
    }
}
