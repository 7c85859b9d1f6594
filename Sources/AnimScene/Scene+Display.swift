// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths

/// The present picture as a list of drawing commands.
extension Scene {
    /// The display list of this moment. O(changes since the last call). Allocates nothing once the largest list was
    /// made, unless a copy of an earlier list is kept.
    package func display() -> DisplayList {
        drawing.update()
        return drawing.list
    }

    /// Brings the shown display list up to date: the one of the functions below.
    package func refreshDisplay() { drawing.update() }

    /// The arrays of a display list.
    package enum DisplayArray {
        case commands, verbs, coordinates, stops, dashes, text
    }

    /// An array of the shown display list, valid until that changes, with its number of elements; nil if empty.
    package func shown(_ array: DisplayArray) -> (start: UnsafeRawPointer?, count: Int) {
        switch array {
        case .commands: Scene.memory(of: drawing.list.commands)
        case .verbs: Scene.memory(of: drawing.list.verbs)
        case .coordinates: Scene.memory(of: drawing.list.coordinates)
        case .stops: Scene.memory(of: drawing.list.stops)
        case .dashes: Scene.memory(of: drawing.list.dashes)
        case .text: Scene.memory(of: drawing.list.text)
        }
    }

    @inline(__always)
    private static func memory<Element>(of array: [Element]) -> (start: UnsafeRawPointer?, count: Int) {
        (array.isEmpty ? nil : array.withUnsafeBytes { $0.baseAddress }, array.count)
    }

    /// The revision of the display list: increases by one whenever its picture differs from that of the last call.
    package func displayRevision() -> UInt64 {
        drawing.update()
        return drawing.revision
    }

    /// The area of the canvas to redraw since a revision of the display list: everything that has changed, vanished or
    /// appeared. The whole canvas if the revision is too old.
    /// - Throws: `.argument` for a revision that does not exist.
    package func displayDamage(since revision: UInt64) throws(AnimError) -> SceneBounds {
        drawing.update()
        return try shownDamage(since: revision)
    }

    /// The revision of the shown display list.
    package var shownRevision: UInt64 { drawing.revision }

    /// `displayDamage` of the shown display list.
    package func shownDamage(since revision: UInt64) throws(AnimError) -> SceneBounds {
        guard revision <= drawing.revision else {
            throw AnimError(.argument, "since must be a revision of the display list, at most \(drawing.revision) now")
        }
        return drawing.damage(since: revision)
    }

    var nodes: UnsafeBufferPointer<NodeDefinition> { drawing.nodes }
    package var paths: [Path] { drawing.definition.paths }
    var displayList: DisplayList { drawing.list }
}
