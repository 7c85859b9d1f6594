/// What is seen now, as a list of drawing commands.
extension Scene {
    /// The display list of this moment. O(what changed since it was last asked for); allocates nothing once the largest list
    /// was made, unless a copy of a former list is kept.
    public func display() -> DisplayList {
        drawing.update()
        return drawing.list
    }

    /// Brings `shownDisplay` up to date.
    /// - Returns: a number that stays while its arrays stay where they are.
    public func refreshDisplay() -> UInt64 {
        drawing.update()
        return drawing.generation
    }

    /// The display list as it was when it was last asked for.
    public var shownDisplay: DisplayList { drawing.list }

    /// The number of the display list: one more whenever what it shows is not what it was when it was last asked for.
    public func displayRevision() -> UInt64 {
        drawing.update()
        return drawing.revision
    }

    /// What has to be drawn again inside the canvas since a revision of the display list: what changed then, vanished or
    /// appeared. All of the canvas where that is too long ago.
    /// - Throws: `.argument` for a revision that has not been.
    public func displayDamage(since revision: UInt64) throws(AnimError) -> SceneBounds {
        drawing.update()
        return try shownDamage(since: revision)
    }

    /// The revision of `shownDisplay`.
    public var shownRevision: UInt64 { drawing.revision }

    /// `displayDamage` of `shownDisplay`.
    public func shownDamage(since revision: UInt64) throws(AnimError) -> SceneBounds {
        guard revision <= drawing.revision else {
            throw AnimError(.argument, "since must be a revision of the display list, at most \(drawing.revision) now")
        }
        return drawing.damage(since: revision)
    }

    var nodes: [NodeDefinition] { drawing.nodes }
    var numbers: SceneNumbers { drawing.numbers }
    var paths: [Path] { drawing.paths }
    var displayList: DisplayList { drawing.list }
}
