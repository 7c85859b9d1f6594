// SPDX-License-Identifier: MIT
import AnimScene

/// What is seen.
extension Scene {
    /// The width of the document, in its units.
    public var width: Double { core.width }
    /// The height of the document, in its units.
    public var height: Double { core.height }

    /// What a picture of it must show: the document's size at the origin, unless it says another.
    public var canvas: Rectangle {
        Rectangle(x: core.canvas.x, y: core.canvas.y, width: core.canvas.width, height: core.canvas.height)
    }

    /// What is seen now, as commands from back to front. A copy: it stays as it is.
    public var displayList: DisplayList {
        let list = DisplayList(core.display())
        seenRevision = core.shownRevision
        return list
    }

    /// A number that grows whenever the display list shows something else than when it was last asked for. Who has drawn it need
    /// not draw again while it stays.
    public var displayRevision: UInt64 { core.displayRevision() }

    /// What must be drawn again since a revision of the display list: around all that changed, appeared or vanished, inside the
    /// canvas. All of the canvas where that is more than 63 revisions ago, and for 0.
    /// - Parameter revision: Of the display list.
    /// - Returns: nil where nothing must be.
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

    /// What is seen now as an SVG document.
    /// - Parameter background: What is behind it; nil for nothing. Components beyond 0…1 count as the nearer of the two, what is
    ///   not a number as 0.
    public func svg(background: Color? = nil) -> String {
        let shown = background.map { color in
            Color(components: color.components.map { $0 > 0 ? min($0, 1) : 0 }) ?? .clear
        }
        var bytes: [UInt8] = []
        core.appendSVG(background: shown?.core, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
