// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// A pointer known to the scene: it is down, or hovers.
struct PointerRecord {
    /// The host's number for it.
    package var pointer: Int32
    var isDown = false
    /// Whether it moved while it was not down, like a mouse: then it continues to hover after it goes up.
    var hovers = false
    /// The region that tracks it, or −1.
    package var region: Int32 = -1
    /// Whether it was inside the region's extended bounds at its last event.
    var isInside = false
    /// Whether the host captured it for the region: then it stays there.
    var isHeldByHost = false
    /// The region over which it hovers, or −1.
    var hovered: Int32 = -1
    /// The topmost node under it when it went down, or when it entered the hovered region; −1 for none.
    package var node: Int32 = -1
    /// Taps in a row, the present one included.
    package var count: Int32 = 0
    /// Its present, previous and down position, in the scene's coordinates.
    package var x: Double
    package var y: Double
    var lastX: Double
    var lastY: Double
    var downX = 0.0
    var downY = 0.0
    /// Its last position in a region's coordinates.
    var localX = 0.0
    var localY = 0.0
    /// The timer of its long press.
    var longPress = Timeline.none
    /// Whether it would be a tap if it went up now; only if its region has tap events.
    var isTap = false
    /// Whether no other region can take it over any more.
    var isSettled = false
    /// Whether its region belonged to a removed item: its events are dropped until it goes up or gets another region.
    var isOrphan = false
    /// Its role as the second pointer of a pinch.
    var pinch = Pinch()
    package let velocity: VelocityEstimator

    /// The second of two pointers on a region.
    struct Pinch {
        /// The region, or −1.
        var region: Int32 = -1
        /// At the begin of the pinch: the vector from the first pointer to this one, and the midpoint.
        var startX = 0.0
        var startY = 0.0
        var centerX = 0.0
        var centerY = 0.0
        /// As last reported.
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
        // Rarely set.
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

/// The state of pointers, keyboard and focus.
struct Interaction {
    /// In the order in which they appeared.
    package var pointers: [PointerRecord] = []
    /// The region that has the focus, or −1.
    package var focus: Int32 = -1
    /// The region from which the next Tab continues if no region has the focus.
    var lastFocus: Int32 = -1
    /// Whether Space presses the focused region.
    var isPressedByKey = false
    /// The last down on a region: where, when (host time), and the number of taps in a row; 0 taps if no series has
    /// begun.
    var tap = Tap()

    struct Tap {
        package var region: Int32 = -1
        package var count: Int32 = 0
        package var time: Int64 = 0
        package var x = 0.0
        package var y = 0.0
    }

    /// Unused estimators, for new pointers.
    private var spareEstimators: [VelocityEstimator] = []

    /// Whether a pointer or a key holds a region.
    func holds(_ region: Int32) -> Bool {
        for pointer in pointers where pointer.isDown && pointer.region == region && !pointer.isOrphan { return true }
        return isPressedByKey && focus == region
    }

    /// Adds a pointer and returns its index.
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
