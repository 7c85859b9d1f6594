// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// Pointer events, handled as UIControl handles touches.
extension Scene {
    /// `ANIM_LIMIT_POINTERS`: pointers that are down or hover at once.
    package static let largestPointerCount = 32
    /// Consecutive taps begin within this host time (0.35 s, in flicks) and this distance (points of the scene).
    package static let tapInterval: Int64 = 35 * Flicks.perSecond / 100
    package static let tapDistance = 20.0

    /// Raw values as `ANIM_POINTER_ACTION_…`.
    package enum PointerAction: Int32, Sendable {
        case down = 0
        case move = 1
        case up = 2
        case cancel = 3
        /// The pointer no longer exists.
        case leave = 4
    }

    /// Checks a point or a movement. Up to 1e150, the difference of two points is finite, also in a scaled component.
    static func check(_ x: Double, _ y: Double, _ names: StaticText) throws(AnimError) {
        guard x.isFinite, y.isFinite else { throw AnimError(.argument, "\(names) must be finite") }
        guard max(x.magnitude, y.magnitude) <= Stage.largestComponent else {
            throw AnimError(.limit, "\(names) must be at most 1e150 in size")
        }
    }

    /// Handles a pointer action at a point of the document.
    /// - Throws: `.argument` for a point that is not finite, `.state` if a pointer that is down goes down again,
    ///   `.limit` for too many pointers and for a point beyond 1e150.
    package func pointer(_ action: PointerAction, _ pointer: Int32, x: Double, y: Double) throws(AnimError) {
        if action.rawValue < PointerAction.cancel.rawValue {
            try Scene.check(x, y, "x and y")
        }
        var index = interaction.pointers.firstIndex { $0.pointer == pointer } ?? -1
        if index < 0 {
            guard action == .down || action == .move else { return }
            index = try addPointer(pointer, x, y)
        } else if action == .down, interaction.pointers[index].isDown {
            throw AnimError(.state, "the pointer is down already")
        }
        refreshGeometry()
        switch action {
        case .down: pointerDown(index, x, y)
        case .move: pointerMove(index, x, y)
        case .up: pointerUp(index, x, y)
        case .cancel: pointerCancel(index)
        case .leave:
            pointerCancel(index)
            // Already removed, unless it hovers.
            index = interaction.pointers.firstIndex { $0.pointer == pointer } ?? -1
            if index >= 0 { forget(index) }
        }
    }

    /// Adds a record; if necessary, it replaces that of the pointer that has been hovering for longest.
    private func addPointer(_ pointer: Int32, _ x: Double, _ y: Double) throws(AnimError) -> Int {
        if interaction.pointers.count == Scene.largestPointerCount {
            guard let oldest = interaction.pointers.firstIndex(where: { !$0.isDown }) else {
                throw AnimError(.limit, "\(Scene.largestPointerCount) pointers are down already")
            }
            forget(oldest)
        }
        return interaction.add(pointer, x: x, y: y)
    }

    /// Removes a pointer that is not down.
    private func forget(_ index: Int) {
        stay(index)
        hover(index, over: -1)
        interaction.remove(at: index)
    }

    private func moveRecord(_ index: Int, _ x: Double, _ y: Double) {
        interaction.pointers[index].lastX = interaction.pointers[index].x
        interaction.pointers[index].lastY = interaction.pointers[index].y
        interaction.pointers[index].x = x
        interaction.pointers[index].y = y
    }

    private func stay(_ index: Int) { moveRecord(index, interaction.pointers[index].x, interaction.pointers[index].y) }

    private func addSample(_ index: Int) {
        let (x, y) = (interaction.pointers[index].x, interaction.pointers[index].y)
        interaction.pointers[index].velocity.add(time: Flicks.seconds(stage.hostTime), x: x, y: y)
    }

    // MARK: Actions

    private func pointerDown(_ index: Int, _ x: Double, _ y: Double) {
        let hit = region(atX: x, y: y)
        let isTracked = hit >= 0 && isEnabled(hit) && canBegin(hit)
        let isSecond = hit >= 0 && !isTracked && canPinch(hit)
        moveRecord(index, x, y)
        interaction.pointers[index].isDown = true
        interaction.pointers[index].isHeldByHost = false
        interaction.pointers[index].downX = x
        interaction.pointers[index].downY = y
        interaction.pointers[index].region = isTracked ? hit : -1
        interaction.pointers[index].isOrphan = false
        interaction.pointers[index].isInside = isTracked
        interaction.pointers[index].velocity.reset()
        addSample(index)
        if isSecond { return beginPinch(index, hit) }
        guard isTracked else { return }
        interaction.pointers[index].node = node(atX: x, y: y)
        interaction.pointers[index].count = countTap(hit, x, y)
        if regions[Int(hit)].gestures & Gestures.still != 0 { waitForLongPress(index, hit) }
        tell(.down, hit, index)
    }

    /// The number of taps in a row, including this one.
    private func countTap(_ region: Int32, _ x: Double, _ y: Double) -> Int32 {
        let last = interaction.tap
        let isNext =
            last.count > 0 && last.region == region && stage.hostTime - last.time <= Scene.tapInterval
            && isNear(x - last.x, y - last.y)
        let count = isNext && last.count < .max ? last.count + 1 : 1
        interaction.tap = Interaction.Tap(region: region, count: count, time: stage.hostTime, x: x, y: y)
        return count
    }

    /// Ends a row of taps, if the last one is this pointer's: other pointers do not count.
    @inline(never)
    func endTaps(_ index: Int) {
        let (record, tap) = (interaction.pointers[index], interaction.tap)
        if record.downX == tap.x, record.downY == tap.y { interaction.tap.count = 0 }
    }

    func isNear(_ dx: Double, _ dy: Double) -> Bool {
        dx * dx + dy * dy <= Scene.tapDistance * Scene.tapDistance
    }

    private func pointerMove(_ index: Int, _ x: Double, _ y: Double) {
        moveRecord(index, x, y)
        addSample(index)
        guard interaction.pointers[index].isDown else {
            interaction.pointers[index].hovers = true
            let hit = region(atX: x, y: y)
            let hovered = hit >= 0 && isEnabled(hit) ? hit : -1
            hover(index, over: hovered)
            if hovered >= 0, hears(Gestures.hoverMove, hovered) { tell(.hoverMove, hovered, index) }
            return
        }
        let record = interaction.pointers[index]
        if pinches(record) { return changePinch(index) }
        guard record.region >= 0, !endIfDisabled(index) else { return }
        if !isNear(x - record.downX, y - record.downY) { endTaps(index) }
        if record.isTap || record.longPress != Timeline.none { endStillnessIfMoved(index) }
        if hasTakers, !record.isSettled, !record.isHeldByHost, takeOver(index) { return }
        if !regions[Int(record.region)].captures, !record.isHeldByHost, handOver(index) { return }
        let isInside = isInside(record.region, x, y)
        interaction.pointers[index].isInside = isInside
        if isInside != record.isInside { tell(isInside ? .dragEnter : .dragExit, record.region, index) }
        tell(isInside ? .dragInside : .dragOutside, record.region, index)
    }

    private func pointerUp(_ index: Int, _ x: Double, _ y: Double) {
        moveRecord(index, x, y)
        guard interaction.pointers[index].isDown else { return }
        if pinches(interaction.pointers[index]) { endPinch(index) }
        let region = interaction.pointers[index].region
        if region >= 0, !endIfDisabled(index) {
            if interaction.pointers[index].isTap { endStillnessIfMoved(index) }
            let isInside = isInside(region, x, y)
            interaction.pointers[index].isInside = isInside
            let (downX, downY) = (interaction.pointers[index].downX, interaction.pointers[index].downY)
            if !isNear(x - downX, y - downY) { endTaps(index) }
            tell(isInside ? .upInside : .upOutside, region, index)
            if isInside, interaction.pointers[index].isTap { tell(.tap, region, index) }
        }
        end(index)
    }

    private func pointerCancel(_ index: Int) {
        let record = interaction.pointers[index]
        guard record.isDown else { return }
        stay(index)
        if record.pinch.region >= 0 {
            let holder = interaction.holder(of: record.pinch.region)
            if holder >= 0 { cancelTracking(holder) }
        }
        if record.region >= 0 { cancelTracking(index) }
        end(index)
    }

    /// Ends a press: the pointer continues to hover, or is removed.
    private func end(_ index: Int) {
        endStillness(index)
        interaction.pointers[index].isSettled = false
        interaction.pointers[index].pinch = PointerRecord.Pinch()
        interaction.pointers[index].isDown = false
        interaction.pointers[index].isHeldByHost = false
        interaction.pointers[index].count = 0
        interaction.pointers[index].region = -1
        interaction.pointers[index].isOrphan = false
        guard interaction.pointers[index].hovers else { return interaction.remove(at: index) }
        let record = interaction.pointers[index]
        let hit = region(atX: record.x, y: record.y)
        hover(index, over: hit >= 0 && isEnabled(hit) ? hit : -1)
    }

    // MARK: Tracking

    /// Cancels the tracking of a pointer by its region. The pointer stays down.
    @inline(never)
    func cancelTracking(_ index: Int, endsTaps: Bool = true) {
        let region = interaction.pointers[index].region
        if hears(Gestures.pinch, region), !interaction.pointers[index].isOrphan {
            let second = interaction.pincher(of: region)
            if second >= 0 { tellEndOfPinch(second, index) }
        }
        endStillness(index)
        if endsTaps { endTaps(index) }
        interaction.pointers[index].isInside = false
        interaction.pointers[index].region = -1
        tell(.cancel, region, index)
        interaction.pointers[index].isOrphan = false
    }

    /// Cancels tracking if the region was disabled while it tracked the pointer. A row of taps goes on.
    func endIfDisabled(_ index: Int) -> Bool {
        let region = interaction.pointers[index].region
        if isEnabled(region) { return false }
        cancelTracking(index, endsTaps: false)
        return true
    }

    /// Hands a pointer over to another region onto which it was dragged, like a finger sliding over keys. Returns
    /// whether it did.
    private func handOver(_ index: Int) -> Bool {
        let record = interaction.pointers[index]
        let other = region(atX: record.x, y: record.y)
        guard other >= 0, other != record.region, !regions[Int(other)].captures, isEnabled(other),
            !interaction.holds(other)
        else { return false }
        track(index, other, isInside: true)
        tell(.dragInside, other, index)
        return true
    }

    /// Lets another region track a pointer: the previous one gets `drag.exit` (unless sent before), the new one
    /// `drag.enter`.
    private func track(_ index: Int, _ region: Int32, isInside: Bool) {
        let record = interaction.pointers[index]
        endStillness(index)
        interaction.pointers[index].isInside = false
        if record.region >= 0, record.isInside { tell(.dragExit, record.region, index) }
        interaction.pointers[index].region = region
        interaction.pointers[index].isOrphan = false
        interaction.pointers[index].isInside = isInside
        if isInside { tell(.dragEnter, region, index) }
    }

    private func hover(_ index: Int, over region: Int32) {
        let former = interaction.pointers[index].hovered
        guard former != region else { return }
        interaction.pointers[index].hovered = region
        if former >= 0 { tell(.hoverExit, former, index) }
        guard region >= 0 else { return }
        interaction.pointers[index].node = node(atX: interaction.pointers[index].x, y: interaction.pointers[index].y)
        tell(.hoverEnter, region, index)
    }

    /// Lets a region track a pointer that is down, wherever the pointer is.
    /// - Throws: `.notFound` for a pointer that is not down, `.state` for a region that is disabled or tracks another.
    package func capture(pointer: Int32, region: Int32) throws(AnimError) {
        let index = try index(ofPointerDown: pointer)
        refreshGeometry()
        if interaction.pointers[index].region != region || interaction.pointers[index].isOrphan {
            guard isEnabled(region) else { throw AnimError(.state, "the region is disabled") }
            guard !interaction.holds(region) else { throw AnimError(.state, "the region tracks another pointer") }
            stay(index)
            if interaction.pointers[index].pinch.region >= 0 { endPinch(index) }
            if interaction.pointers[index].region >= 0 { cancelTracking(index) }
            let record = interaction.pointers[index]
            track(index, region, isInside: isInside(region, record.x, record.y))
        }
        interaction.pointers[index].isHeldByHost = true
    }

    /// Takes a pointer that is down away from the region that tracks it, which gets `cancel`. The pointer stays down.
    /// - Throws: `.notFound` for a pointer that is not down.
    package func release(pointer: Int32) throws(AnimError) {
        let index = try index(ofPointerDown: pointer)
        interaction.pointers[index].isHeldByHost = false
        let record = interaction.pointers[index]
        guard record.region >= 0 || record.pinch.region >= 0 else { return }
        refreshGeometry()
        stay(index)
        if record.region < 0 { endPinch(index) } else { cancelTracking(index) }
    }

    private func index(ofPointerDown pointer: Int32) throws(AnimError) -> Int {
        guard let index = interaction.pointers.firstIndex(where: { $0.pointer == pointer && $0.isDown }) else {
            throw AnimError(.notFound, "no pointer of this number is down")
        }
        return index
    }

    // MARK: Sending events

    @_optimize(speed)
    func tell(_ event: ControlEvent, _ region: Int32, _ index: Int) {
        let now = Flicks.seconds(stage.hostTime)
        let local = local(region, interaction.pointers[index].x, interaction.pointers[index].y)
        if let local {
            interaction.pointers[index].localX = local.x
            interaction.pointers[index].localY = local.y
        }
        // Field by field: a copy of the record retains its estimator.
        if interaction.pointers[index].isOrphan { return }
        let (x, y) = (interaction.pointers[index].x, interaction.pointers[index].y)
        var data = ControlData(dataNames)
        data[.x] = interaction.pointers[index].localX
        data[.y] = interaction.pointers[index].localY
        data[.sceneX] = x
        data[.sceneY] = y
        if event != .longPress {
            let (lastX, lastY) = (interaction.pointers[index].lastX, interaction.pointers[index].lastY)
            data.set(.dx, .dy, localDisplacement(region, x - lastX, y - lastY))
        }
        if interaction.pointers[index].isDown {
            let (downX, downY) = (interaction.pointers[index].downX, interaction.pointers[index].downY)
            data.set(.totalX, .totalY, localDisplacement(region, x - downX, y - downY))
        }
        // A long press happens within an advance, and its data must not depend on where the advance began.
        if event != .longPress {
            let velocity = interaction.pointers[index].velocity.velocity(at: now)
            data.set(.vx, .vy, localDisplacement(region, velocity.x, velocity.y))
        }
        data[.pointer] = Double(interaction.pointers[index].pointer)
        data[.count] = Double(interaction.pointers[index].count)
        let isInside = interaction.pointers[index].isInside
        data[.inside] = isInside || event == .hoverEnter || event == .hoverMove ? 1 : 0
        data[.node] = Double(interaction.pointers[index].node)
        send(event, region, &data)
    }

    /// Sends an event to the host and the machine.
    /// - Returns: whether the machine had a transition for it.
    @discardableResult
    package func send(_ event: ControlEvent, _ region: Int32, _ data: inout ControlData, key: Int = 0) -> Bool {
        let name = regions[Int(region)].events[event.rawValue + key]
        return data.withNumbers(withPinch: event == .pinchBegin || event == .pinchChange || event == .pinchEnd) {
            stage.emit(.control, name: name, $0)
            return machines[Int(regions[Int(region)].machine)].send(name, $0)
        }
    }
}
