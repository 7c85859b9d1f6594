// SPDX-License-Identifier: MIT
import AnimScene

/// Regions that can be touched, and the focus.
extension Scene {
    /// A region, as it was when it was read.
    public struct Region: Sendable, Hashable {
        /// The region's name.
        public let name: String
        /// The number of the node whose coordinates the region uses; nil for the document's.
        public let node: Int?
        /// Whether the region is enabled.
        public let isEnabled: Bool
        /// Whether the region's node is visible.
        public let isVisible: Bool
        /// Whether the region can have the focus.
        public let isFocusable: Bool
        /// Whether the region tracks a pointer or is pressed by a key.
        public let isHeld: Bool
        /// Whether the region has the focus.
        public let hasFocus: Bool
        /// The bounds of the region's shape, in the scene's coordinates; all 0 if it has none.
        public let bounds: Rectangle
    }

    /// The regions in document order.
    public var regions: [Region] { (0..<Int32(core.regionCount)).map { region($0) } }

    private func region(_ index: Int32) -> Region {
        let facts = core.facts(ofRegion: index)
        return Region(
            name: text(core.stage.name(facts.name)),
            node: facts.node < 0 ? nil : Int(facts.node),
            isEnabled: facts.isEnabled,
            isVisible: facts.isVisible,
            isFocusable: facts.isFocusable,
            isHeld: facts.isHeld,
            hasFocus: facts.hasFocus,
            bounds: Rectangle(facts.bounds)
        )
    }

    /// The region that a pointer would hit, enabled or not; nil for none.
    /// - Parameter point: A point in the document's coordinates; finite.
    /// - Throws: `.argument` for a point that is not finite.
    public func region(at point: Point) throws(AnimError) -> Region? {
        try finite([point.x, point.y], "point")
        let index = core.hitRegion(x: point.x, y: point.y)
        return index < 0 ? nil : region(index)
    }

    /// The number, in document order, of the topmost visible node at a point; nil for none.
    /// - Parameter point: A point in the document's coordinates; finite.
    /// - Throws: `.argument` for a point that is not finite.
    public func node(at point: Point) throws(AnimError) -> Int? {
        try finite([point.x, point.y], "point")
        let node = core.hitTest(x: point.x, y: point.y)
        return node < 0 ? nil : Int(node)
    }

    /// How many nodes the document has.
    public var nodeCount: Int { core.nodeCount }

    /// The name of the region that has the focus; nil for none.
    public var focus: String? {
        let region = core.focusedRegion
        return region < 0 ? nil : text(core.stage.name(core.nameIndex(ofRegion: region)))
    }

    /// Moves the focus to a region, or to none. The old region receives `blur`, the new one `focus`.
    /// - Parameter region: The name of the region; nil for none.
    /// - Throws: `.notFound` for an unknown name, `.limit` for a long one, `.state` for a region that is not focusable,
    ///   disabled or invisible.
    public func setFocus(_ region: String?) throws(AnimError) {
        try call { (core) throws(EngineError) in
            try core.focus(
                region: try region.map { (name) throws(EngineError) in
                    try core.region(named: bytes(ofName: name, "region"))
                } ?? -1
            )
        }
    }

    /// Makes a region track a pointer that is down, wherever it is, until it goes up.
    /// - Parameters:
    ///   - pointer: The pointer's number.
    ///   - region: The region's name.
    /// - Throws: `.notFound` for an unknown region and a pointer that is not down, `.state` for a region that is
    ///   disabled or tracks another pointer.
    public func capturePointer(_ pointer: Int32 = 0, for region: String) throws(AnimError) {
        try call { (core) throws(EngineError) in
            try core.capture(pointer: pointer, region: try core.region(named: bytes(ofName: region, "region")))
        }
    }

    /// Releases a pointer from the region that tracks it.
    /// - Parameter pointer: The pointer's number.
    /// - Throws: `.notFound` for a pointer that is not down.
    public func releasePointer(_ pointer: Int32 = 0) throws(AnimError) {
        try call { (core) throws(EngineError) in try core.release(pointer: pointer) }
    }
}
