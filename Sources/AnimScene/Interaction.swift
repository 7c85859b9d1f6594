// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// A pointer that the scene knows: one that is down, or that hovers.
struct PointerRecord {
    /// The host's number for it.
    package var pointer: Int32
    var isDown = false
    /// Whether it was seen moving while it was not down, as a mouse is: it goes on hovering when it goes up.
    var hovers = false
    /// The region that tracks it, or −1.
    package var region: Int32 = -1
    /// Whether it was inside the region's extended bounds when last heard of.
    var isInside = false
    /// Whether the host gave it to the region: then it stays there.
    var isHeldByHost = false
    /// The region over which it hovers, or −1.
    var hovered: Int32 = -1
    /// The topmost node under it when it went down, or when it came over the region where it hovers; −1 for none.
    package var node: Int32 = -1
    /// Taps in a row, the present one included.
    package var count: Int32 = 0
    /// Where it is, where it was before, and where it went down, in the scene's coordinates.
    package var x: Double
    package var y: Double
    var lastX: Double
    var lastY: Double
    var downX = 0.0
    var downY = 0.0
    /// Where it was last in the coordinates of a region that has some.
    var localX = 0.0
    var localY = 0.0
    /// The end of the time after which its press is a long one.
    var longPress = Timeline.none
    /// Whether going up now would be a tap, where its region hears of taps.
    var isTap = false
    /// Whether no other region takes it over any more.
    var isSettled = false
    /// Whether its region was that of an item that is gone: nobody hears of it until it is up, or another region's.
    var isOrphan = false
    /// What it is to a region that another pointer holds.
    var pinch = Pinch()
    package let velocity: VelocityEstimator

    /// The second of two pointers on a region.
    struct Pinch {
        /// The region, or −1.
        var region: Int32 = -1
        /// From the first pointer to this one, and the point between them, when it began.
        var startX = 0.0
        var startY = 0.0
        var centerX = 0.0
        var centerY = 0.0
        /// As told last.
        var scale = 1.0
        var rotation = 0.0
    }

    init(_ pointer: Int32, x: Double, y: Double, _ velocity: VelocityEstimator) {
        self.pointer = pointer
        self.x = x
        self.y = y
        lastX = x
        lastY = y
        self.velocity = velocity
    }

    package func hash(into hasher: inout StateHasher) {
        hasher.combine(pointer)
        hasher.combine(isDown)
        hasher.combine(hovers)
        hasher.combine(region)
        hasher.combine(isInside)
        hasher.combine(isHeldByHost)
        hasher.combine(hovered)
        hasher.combine(node)
        hasher.combine(count)
        hasher.combine(x)
        hasher.combine(y)
        hasher.combine(downX)
        hasher.combine(downY)
        hasher.combine(localX)
        hasher.combine(localY)
        velocity.hash(into: &hasher)
        // What few have.
        if isTap { hasher.combine(Int64(1)) }
        if isSettled { hasher.combine(Int64(2)) }
        if isOrphan { hasher.combine(Int64(3)) }
        guard pinch.region >= 0 else { return }
        hasher.combine(pinch.region)
        hasher.combine(pinch.startX)
        hasher.combine(pinch.startY)
        hasher.combine(pinch.centerX)
        hasher.combine(pinch.centerY)
        hasher.combine(pinch.scale)
        hasher.combine(pinch.rotation)
    }
}

/// What the scene knows of pointers, the keyboard and the focus.
struct Interaction {
    /// In the order in which they were first heard of.
    package var pointers: [PointerRecord] = []
    /// The region that has the focus, or −1.
    package var focus: Int32 = -1
    /// Where the next Tab goes on from when nothing has the focus.
    var lastFocus: Int32 = -1
    /// Whether the region with the focus is pressed by Space.
    var isPressedByKey = false
    /// The last time that a pointer went down on a region: where, when (host time), and how many in a row it was; 0 taps
    /// when no row is begun.
    var tap = Tap()

    struct Tap {
        package var region: Int32 = -1
        package var count: Int32 = 0
        package var time: Int64 = 0
        package var x = 0.0
        package var y = 0.0
    }

    /// Estimators of pointers that are gone, for the next ones.
    private var spareEstimators: [VelocityEstimator] = []

    /// Whether a pointer or a key holds a region.
    func holds(_ region: Int32) -> Bool {
        for pointer in pointers where pointer.isDown && pointer.region == region && !pointer.isOrphan { return true }
        return isPressedByKey && focus == region
    }

    package mutating func add(_ pointer: Int32, x: Double, y: Double) -> Int {
        let estimator = spareEstimators.popLast() ?? VelocityEstimator()
        estimator.reset()
        pointers.append(PointerRecord(pointer, x: x, y: y, estimator))
        return pointers.count - 1
    }

    mutating func remove(at index: Int) { spareEstimators.append(pointers.remove(at: index).velocity) }

    /// The pointer that holds a region, or −1.
    @inline(never)
    func holder(of region: Int32) -> Int {
        pointers.firstIndex { $0.isDown && $0.region == region && !$0.isOrphan } ?? -1
    }

    /// The second pointer on a region that another holds, or −1.
    @inline(never)
    func pincher(of region: Int32) -> Int { pointers.firstIndex { $0.pinch.region == region } ?? -1 }

    package func hash(into hasher: inout StateHasher, _ timeline: Timeline) {
        hasher.combine(Int64(pointers.count))
        for pointer in pointers {
            pointer.hash(into: &hasher)
            if pointer.longPress != Timeline.none { hasher.combine(timeline.flick(of: pointer.longPress)) }
        }
        hasher.combine(focus)
        hasher.combine(lastFocus)
        hasher.combine(isPressedByKey)
        hasher.combine(tap.region)
        hasher.combine(tap.count)
        hasher.combine(tap.time)
        hasher.combine(tap.x)
        hasher.combine(tap.y)
    }
}
