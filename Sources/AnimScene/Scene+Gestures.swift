// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// What a pointer's moves mean: taps, long presses, and presses that another region takes over.
///
/// Distances are the scene's, times are flicks of stage time. Nothing is looked for that no transition names.
extension Scene {
    /// How far a press may stray and be a tap or a long press, in points of the scene, unless a region says otherwise.
    package static let slop = 10.0
    /// After how long a press is a long one, in seconds of stage time, unless a region says otherwise.
    package static let longPressSeconds = 0.5

    func hears(_ gesture: UInt8, _ region: Int32) -> Bool { regions[Int(region)].gestures & gesture != 0 }

    // MARK: Presses that do not stray

    /// The number that the timer of a region's long press has among those of the machines, which come first.
    func longPressTimer(ofRegion region: Int32) -> Int32 {
        let last = machines[machines.count - 1]
        return last.firstTimer + last.timerCount + region
    }

    /// A press has begun that may become a tap or a long press.
    @inline(never)
    func waitForLongPress(_ index: Int, _ region: Int32) {
        interaction.pointers[index].isTap = hears(Gestures.tap, region)
        guard hears(Gestures.longPress, region) else { return }
        let seconds = number(regions[Int(region)].longPress)
        guard seconds.isFinite, let flicks = Machine.delay(seconds) else { return }
        let timer = longPressTimer(ofRegion: region)
        interaction.pointers[index].longPress = stage.addTimer(at: stage.time + flicks, timer)
    }

    /// The time of a long press has come.
    @inline(never)
    func pressLong(region: Int32) {
        let index = interaction.pointers.firstIndex { $0.region == region && $0.longPress != Timeline.none } ?? -1
        guard index >= 0 else { return }
        interaction.pointers[index].longPress = Timeline.none
        refreshGeometry()
        // One that is disabled hears of that with the pointer's next move.
        guard isEnabled(region) else { return }
        interaction.pointers[index].isTap = false
        tell(.longPress, region, index)
    }

    /// From here on it is neither a tap nor a long press.
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

    /// Whether a pointer is farther from where it went down than a number says.
    @inline(never)
    private func hasStrayed(_ record: PointerRecord, _ slop: Int32) -> Bool {
        Math.hypot(record.x - record.downX, record.y - record.downY) > number(slop)
    }

    // MARK: Taking over

    /// Lets a region that says so take a pointer over from the one that tracks it, once it is dragged that way: of those
    /// where it went down the one that tracks it first, which then keeps it, and the others from the front to the back.
    /// - Returns: whether another one has it now.
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
        interaction.tap.count = 0
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

    /// Whether a pointer was dragged in such a way that a region takes it over.
    @inline(never)
    private func isDragged(_ record: PointerRecord, _ region: Int32) -> Bool {
        let axis = regions[Int(region)].takesOver
        guard axis != 0, hasStrayed(record, regions[Int(region)].slop) else { return false }
        if axis == 1 { return true }
        let way = way(region, record.x - record.downX, record.y - record.downY)
        return axis == 2 ? way.x.magnitude > way.y.magnitude : way.y.magnitude > way.x.magnitude
    }

    /// The topmost region with a gesture that is hit at a point; the next one behind a region that was found so before.
    @inline(never)
    private func region(atX x: Double, y: Double, below front: Int32, with gesture: UInt8) -> Int32 {
        let limit = front < 0 ? (Int.max, Int.max) : (order(ofHit: front), Int(front))
        var best: Int32 = -1
        var bestOrder = (-1, -1)
        for index in regions.indices where hears(gesture, Int32(index)) {
            let region = regions[index]
            let place = (order(ofHit: Int32(index)), index)
            guard place > bestOrder, place < limit, let point = local(Int32(index), x, y),
                shape(region.shape, contains: point.x, point.y), isShown(Int32(index)),
                region.node < 0 || clips(ofNode: region.node, contain: x, y)
            else { continue }
            best = Int32(index)
            bestOrder = place
        }
        return best
    }

    private func order(ofHit region: Int32) -> Int {
        regions[Int(region)].node < 0 ? Int.max : order(of: regions[Int(region)])
    }

    // MARK: The wheel

    /// Tells of a wheel or touchpad that was turned at a point: the topmost region there that hears of it, and those behind
    /// while the machine has no transition for it. One that is disabled ends the search.
    /// - Returns: whether a machine had one.
    /// - Throws: `.argument` for what is not finite.
    @inline(never)
    package func wheel(x: Double, y: Double, dx: Double, dy: Double) throws(AnimError) -> Bool {
        guard x.isFinite, y.isFinite else { throw AnimError(.argument, "x and y must be finite") }
        guard dx.isFinite, dy.isFinite else { throw AnimError(.argument, "dx and dy must be finite") }
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
            data.set(.dx, .dy, way(hit, dx, dy))
            data[.pointer] = -1
            data[.inside] = 1
            data[.node] = Double(node(atX: x, y: y))
            if send(.wheel, hit, &data) { return true }
        }
    }
}
