// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// Gestures: taps, long presses, and presses that another region takes over.
///
/// Distances are in the scene's units, times in flicks of stage time. A gesture is detected only if a transition names
/// it.
extension Scene {
    /// The default distance that a tap or a long press may move, in points of the scene.
    package static let slop = 10.0
    /// The default time of a long press, in seconds of stage time.
    package static let longPressSeconds = 0.5

    func hears(_ gesture: UInt8, _ region: Int32) -> Bool { regions[Int(region)].gestures & gesture != 0 }

    // MARK: Taps and long presses

    /// The number of the timer of a region's long press; such numbers follow those of the machines.
    func longPressTimer(ofRegion region: Int32) -> Int32 {
        let last = machines[machines.count - 1]
        return last.firstTimer + last.timerCount + region
    }

    /// Called when a press begins that may become a tap or a long press.
    @inline(never)
    func waitForLongPress(_ index: Int, _ region: Int32) {
        interaction.pointers[index].isTap = hears(Gestures.tap, region)
        guard hears(Gestures.longPress, region) else { return }
        let seconds = number(regions[Int(region)].longPress)
        guard seconds.isFinite, let flicks = Machine.delay(seconds) else { return }
        let timer = longPressTimer(ofRegion: region)
        interaction.pointers[index].longPress = stage.addTimer(at: stage.time + flicks, timer)
    }

    /// Called when the time of a long press has come.
    @inline(never)
    func pressLong(region: Int32) {
        let index = interaction.pointers.firstIndex { $0.region == region && $0.longPress != Timeline.none } ?? -1
        guard index >= 0 else { return }
        interaction.pointers[index].longPress = Timeline.none
        interaction.pointers[index].isTap = false
        refreshGeometry()
        // If the region is disabled, the press is canceled at the pointer's next move.
        guard isEnabled(region) else { return }
        tell(.longPress, region, index)
    }

    /// From here on the press is neither a tap nor a long press.
    @inline(never)
    func endStillness(_ index: Int) {
        interaction.pointers[index].isTap = false
        stage.cancelTimer(interaction.pointers[index].longPress)
        interaction.pointers[index].longPress = Timeline.none
    }

    func endStillnessIfMoved(_ index: Int) {
        let record = interaction.pointers[index]
        if hasStrayed(record, regions[Int(record.region)].slop) { endStillness(index) }
    }

    /// Whether a pointer is farther than a number from where it went down.
    @inline(never)
    private func hasStrayed(_ record: PointerRecord, _ slop: Int32) -> Bool {
        Math.hypot(record.x - record.downX, record.y - record.downY) > number(slop)
    }

    // MARK: Taking over

    /// Lets a region with `takesOver` take a pointer over from the one that tracks it, once it is dragged along its
    /// axis. Candidates are the regions at the down position: first the tracking one, which then keeps the pointer,
    /// then the others from front to back.
    /// - Returns: whether another region has taken it over.
    @inline(never)
    func takeOver(_ index: Int) -> Bool {
        let record = interaction.pointers[index]
        if isDragged(record, record.region) {
            interaction.pointers[index].isSettled = true
            return false
        }
        var taker: Int32 = -1
        repeat {
            taker = region(atX: record.downX, y: record.downY, below: taker, with: Gestures.takesOver)
            guard taker >= 0 else { return false }
        } while taker == record.region || !isDragged(record, taker) || !isEnabled(taker) || !canBegin(taker)
        cancelTracking(index)
        interaction.pointers[index].region = taker
        interaction.pointers[index].isOrphan = false
        interaction.pointers[index].isSettled = true
        interaction.pointers[index].isInside = isInside(taker, record.x, record.y)
        interaction.pointers[index].downX = record.x
        interaction.pointers[index].downY = record.y
        interaction.pointers[index].count = 1
        interaction.pointers[index].node = node(atX: record.x, y: record.y)
        tell(.down, taker, index)
        return true
    }

    /// Whether a pointer was dragged so that a region takes it over.
    @inline(never)
    private func isDragged(_ record: PointerRecord, _ region: Int32) -> Bool {
        let axis = regions[Int(region)].takesOver
        guard axis != 0, hasStrayed(record, regions[Int(region)].slop) else { return false }
        if axis == 1 { return true }
        let displacement = localDisplacement(region, record.x - record.downX, record.y - record.downY)
        return axis == 2
            ? displacement.x.magnitude > displacement.y.magnitude : displacement.y.magnitude > displacement.x.magnitude
    }

    /// The topmost region with a gesture at a point; or the next one behind a region found before.
    @inline(never)
    private func region(atX x: Double, y: Double, below front: Int32, with gesture: UInt8) -> Int32 {
        let limit = front < 0 ? (Int.max, Int.max) : (order(ofHit: front), Int(front))
        var best: Int32 = -1
        var bestOrder = (-1, -1)
        for index in regions.indices where hears(gesture, Int32(index)) {
            let region = regions[index]
            let rank = (order(ofHit: Int32(index)), index)
            guard rank > bestOrder, rank < limit, let point = local(Int32(index), x, y),
                shape(region.shape, contains: point.x, point.y), isShown(Int32(index)),
                region.node < 0 || clips(ofNode: region.node, contain: x, y)
            else { continue }
            best = Int32(index)
            bestOrder = rank
        }
        return best
    }

    private func order(ofHit region: Int32) -> Int {
        regions[Int(region)].node < 0 ? Int.max : order(ofRegion: region)
    }

    // MARK: The wheel

    /// Handles a turn of a wheel or touchpad at a point. It goes to the topmost region there with wheel events, and
    /// then to those behind it as long as the machine has no transition for it. A disabled region ends the search.
    /// - Returns: whether a machine had a transition.
    /// - Throws: `.argument` for a number that is not finite, `.limit` for one beyond 1e150.
    @inline(never)
    package func wheel(x: Double, y: Double, dx: Double, dy: Double) throws(AnimError) -> Bool {
        try Scene.check(x, y, "x and y")
        try Scene.check(dx, dy, "dx and dy")
        refreshGeometry()
        var hit: Int32 = -1
        while true {
            hit = region(atX: x, y: y, below: hit, with: Gestures.wheel)
            guard hit >= 0, isEnabled(hit) else { return false }
            var data = ControlData(dataNames)
            let local = local(hit, x, y) ?? (x, y)
            data[.x] = local.x
            data[.y] = local.y
            data[.sceneX] = x
            data[.sceneY] = y
            data.set(.dx, .dy, localDisplacement(hit, dx, dy))
            data[.pointer] = -1
            data[.inside] = 1
            data[.node] = Double(node(atX: x, y: y))
            if send(.wheel, hit, &data) { return true }
        }
    }
}
