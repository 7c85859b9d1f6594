// SPDX-License-Identifier: MIT
import AnimMotion

/// What a document has put on a stage. The document's definitions refer to it by slot and index, so a saved state of
/// such a stage must have it in the same places.
package struct StageLayout {
    /// Number of names and components after the document was read.
    package var nameCount: Int
    package var componentCount: Int
    /// The derived properties. They are not rebuilt from their texts, whose names are valid only in the document.
    package var derived: [DerivedRecord]

    package init(_ stage: Stage) {
        nameCount = stage.names.count
        componentCount = stage.components.count
        derived = stage.derived
    }
}

extension Stage {
    /// Whether a slot holds a property of the document.
    package func isPermanent(_ slot: Int) -> Bool {
        slot < properties.count && properties[slot].isLive && properties[slot].isPermanent
    }

    /// Checks that this stage has everything that the document has put on another stage.
    @inline(never)
    package func check(_ template: Stage, by coder: inout StateCoder) {
        guard let layout, coder.check(names.count >= layout.nameCount && plays.count == template.plays.count) else {
            return
        }
        for name in 0..<Int32(layout.nameCount) { coder.check(names[name] == template.names[name]) }
        // The properties present are in the right slots.
        for slot in template.properties.indices where template.isPermanent(slot) { coder.check(isPermanent(slot)) }
    }
}

extension PropertyRecord {
    /// Whether this is the same property of a document as in another state.
    package func isSame(as other: PropertyRecord) -> Bool {
        guard isPermanent, generation == other.generation, kind == other.kind, name == other.name else { return false }
        return kind == .path
            || count == other.count && innerCount == other.innerCount && encoding == other.encoding
    }
}
