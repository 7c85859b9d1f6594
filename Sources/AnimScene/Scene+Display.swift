// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths

/// What is seen now, as a list of drawing commands.
extension Scene {
    /// The display list of this moment. O(what changed since it was last asked for); allocates nothing once the largest list
    /// was made, unless a copy of a former list is kept.
    package func display() -> DisplayList {
        drawing.update()
        return drawing.list
    }

    /// Brings `shownDisplay` up to date.
    package func refreshDisplay() { drawing.update() }

    /// The arrays of a display list.
    package enum DisplayArray {
        case commands, verbs, coordinates, stops, dashes, text
    }

    /// Where an array of `shownDisplay` stands until that changes, and how many elements it has; nil for an empty one.
    package func shown(_ array: DisplayArray) -> (start: UnsafeRawPointer?, count: Int) {
        switch array {
        case .commands: Scene.place(of: drawing.list.commands)
        case .verbs: Scene.place(of: drawing.list.verbs)
        case .coordinates: Scene.place(of: drawing.list.coordinates)
        case .stops: Scene.place(of: drawing.list.stops)
        case .dashes: Scene.place(of: drawing.list.dashes)
        case .text: Scene.place(of: drawing.list.text)
        }
    }

    @inline(__always)
    private static func place<Element>(of array: [Element]) -> (start: UnsafeRawPointer?, count: Int) {
        (array.isEmpty ? nil : array.withUnsafeBytes { $0.baseAddress }, array.count)
    }

    /// The display list as it was when it was last asked for.
    package var shownDisplay: DisplayList { drawing.list }

    /// The number of the display list: one more whenever what it shows is not what it was when it was last asked for.
    package func displayRevision() -> UInt64 {
        drawing.update()
        return drawing.revision
    }

    /// What has to be drawn again inside the canvas since a revision of the display list: what changed then, vanished or
    /// appeared. All of the canvas where that is too long ago.
    /// - Throws: `.argument` for a revision that has not been.
    package func displayDamage(since revision: UInt64) throws(AnimError) -> SceneBounds {
        drawing.update()
        return try shownDamage(since: revision)
    }

    /// The revision of `shownDisplay`.
    package var shownRevision: UInt64 { drawing.revision }

    /// `displayDamage` of `shownDisplay`.
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
