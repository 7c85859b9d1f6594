// SPDX-License-Identifier: MIT
import AnimScene

/// The picture of a scene.
extension Scene {
    /// The width of the document, in its units.
    public var width: Double { core.width }
    /// The height of the document, in its units.
    public var height: Double { core.height }

    /// The area that a picture must show: the document's size at the origin, unless the document sets another.
    public var canvas: Rectangle {
        Rectangle(x: core.canvas.x, y: core.canvas.y, width: core.canvas.width, height: core.canvas.height)
    }

    /// The present picture, as commands from back to front. A copy, which does not change.
    public var displayList: DisplayList {
        let list = DisplayList(core.display())
        seenRevision = core.shownRevision
        return list
    }

    /// A number that grows whenever the display list has changed since it was last read. While it stays the same, there
    /// is no need to draw again.
    public var displayRevision: UInt64 { core.displayRevision() }

    /// The area to redraw since a revision of the display list: it covers everything that changed, appeared or
    /// vanished, inside the canvas. The whole canvas if the revision is more than 63 revisions old, and for 0.
    /// - Parameter revision: A revision of the display list.
    /// - Returns: The area; nil if there is nothing to redraw.
    /// - Throws: `.argument` for a revision that the list has not reached.
    public func displayDamage(since revision: UInt64) throws(AnimError) -> Rectangle? {
        let damage = try call { (core) throws(EngineError) in try core.displayDamage(since: revision) }
        guard !damage.isEmpty else { return nil }
        return Rectangle(
            x: damage.minX,
            y: damage.minY,
            width: damage.maxX - damage.minX,
            height: damage.maxY - damage.minY
        )
    }

    /// The present picture as an SVG document.
    /// - Parameter background: The color behind the picture; nil for none. Components are clamped to 0…1; NaN counts as
    ///   0.
    public func svg(background: Color? = nil) -> String {
        let shown = background.map { color in
            Color(components: color.components.map { $0 > 0 ? min($0, 1) : 0 }) ?? .clear
        }
        var bytes: [UInt8] = []
        core.appendSVG(background: shown?.core, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
