// SPDX-License-Identifier: MIT
import AnimMotion

/// What a document has put on a stage, whose definitions say where it stands: what the state of such a stage must have in
/// the same places.
package struct StageLayout {
    /// How many names and components there were when the document had been read.
    package var nameCount: Int
    package var componentCount: Int
    /// The derived properties, which are not made again from their texts: these mean what they do in the document alone.
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

    /// Checks that all that the document has put on another stage is on this one, too.
    @inline(never)
    package func check(_ template: Stage, by coder: inout StateCoder) {
        guard let layout, coder.check(names.count >= layout.nameCount && plays.count == template.plays.count) else {
            return
        }
        for name in 0..<Int32(layout.nameCount) { coder.check(names[name] == template.names[name]) }
        // Those that are here are where they should be.
        for slot in template.properties.indices where template.isPermanent(slot) { coder.check(isPermanent(slot)) }
    }
}

extension PropertyRecord {
    /// Whether a property of a document is the same in another state.
    package func isSame(as other: PropertyRecord) -> Bool {
        guard isPermanent, generation == other.generation, kind == other.kind, name == other.name else { return false }
        return kind == .path
            || count == other.count && innerCount == other.innerCount && encoding == other.encoding
    }
}
