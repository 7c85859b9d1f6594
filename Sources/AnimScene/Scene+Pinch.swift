// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// Pinches: two pointers on one region, with their distance, rotation and midpoint.
///
/// The first pointer holds the region; the second one's record stores the start of the pinch. During a pinch, the
/// region gets pinch events instead of drags. Afterwards the press continues with the remaining pointer.
extension Scene {
    /// Whether a pointer that goes down on a region would be its second one.
    func canPinch(_ region: Int32) -> Bool {
        guard hears(Gestures.pinch, region), isEnabled(region) else { return false }
        return interaction.holder(of: region) >= 0 && interaction.pincher(of: region) < 0
    }

    /// Whether a pointer is part of a pinch.
    @inline(__always)
    func pinches(_ record: PointerRecord) -> Bool {
        if record.pinch.region >= 0 { return true }
        // An orphan's region can belong to another item by now.
        return record.region >= 0 && !record.isOrphan && hears(Gestures.pinch, record.region)
            && interaction.pincher(of: record.region) >= 0
    }

    /// Both pointers of a pinch, given one of them; nil if the first is missing.
    @inline(never)
    private func pair(_ index: Int) -> (first: Int, second: Int)? {
        let record = interaction.pointers[index]
        let isSecond = record.pinch.region >= 0
        let first = isSecond ? interaction.holder(of: record.pinch.region) : index
        let second = isSecond ? index : interaction.pincher(of: record.region)
        return first < 0 || second < 0 ? nil : (first, second)
    }

    @inline(never)
    func beginPinch(_ second: Int, _ region: Int32) {
        let first = interaction.holder(of: region)
        endStillness(first)
        endTaps(first)
        // A pinched region keeps its pointers.
        interaction.pointers[first].isSettled = true
        let (one, other) = (interaction.pointers[first], interaction.pointers[second])
        var pinch = PointerRecord.Pinch()
        pinch.region = region
        pinch.startX = finite(other.x - one.x)
        pinch.startY = finite(other.y - one.y)
        pinch.centerX = one.x / 2 + other.x / 2
        pinch.centerY = one.y / 2 + other.y / 2
        interaction.pointers[second].pinch = pinch
        interaction.pointers[second].isSettled = true
        interaction.pointers[second].node = interaction.pointers[first].node
        tellPinch(.pinchBegin, first, second, moved: -1)
    }

    @inline(never)
    func changePinch(_ index: Int) {
        guard let (first, second) = pair(index), !endIfDisabled(first) else { return }
        tellPinch(.pinchChange, first, second, moved: index)
    }

    /// Called when one of the two ends: the press continues with the other, whose distance starts anew.
    @inline(never)
    func endPinch(_ index: Int) {
        guard let (first, second) = pair(index), !endIfDisabled(first) else { return }
        tellPinch(.pinchEnd, first, second, moved: index)
        let region = interaction.pointers[first].region
        interaction.pointers[second].pinch = PointerRecord.Pinch()
        var rest = first
        if index == first {
            rest = second
            interaction.pointers[first].region = -1
            interaction.pointers[second].region = region
            interaction.pointers[second].isOrphan = interaction.pointers[first].isOrphan
            interaction.pointers[second].count = interaction.pointers[first].count
            interaction.pointers[second].isHeldByHost = interaction.pointers[first].isHeldByHost
        }
        let record = interaction.pointers[rest]
        interaction.pointers[rest].isInside = isInside(region, record.x, record.y)
        interaction.pointers[rest].downX = record.x
        interaction.pointers[rest].downY = record.y
    }

    /// Called when the press is canceled and ends the pinch: the second pointer belongs to no region.
    @inline(never)
    func tellEndOfPinch(_ second: Int, _ first: Int) {
        tellPinch(.pinchEnd, first, second, moved: -1)
        interaction.pointers[second].pinch = PointerRecord.Pinch()
    }

    private func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }

    // MARK: Sending events

    @inline(never)
    private func tellPinch(_ event: ControlEvent, _ first: Int, _ second: Int, moved: Int) {
        let (one, other) = (interaction.pointers[first], interaction.pointers[second])
        let region = other.pinch.region
        let now = Flicks.seconds(stage.hostTime)
        let (speed, otherSpeed) = (one.velocity.velocity(at: now), other.velocity.velocity(at: now))
        let (x, y) = (one.x / 2 + other.x / 2, one.y / 2 + other.y / 2)
        if let local = local(region, x, y) {
            interaction.pointers[first].localX = local.x
            interaction.pointers[first].localY = local.y
        }
        var data = ControlData(dataNames)
        data[.x] = interaction.pointers[first].localX
        data[.y] = interaction.pointers[first].localY
        data[.sceneX] = x
        data[.sceneY] = y
        if moved >= 0 {
            let mover = interaction.pointers[moved]
            data.set(.dx, .dy, localDisplacement(region, (mover.x - mover.lastX) / 2, (mover.y - mover.lastY) / 2))
        }
        data.set(.totalX, .totalY, localDisplacement(region, x - other.pinch.centerX, y - other.pinch.centerY))
        data.set(.vx, .vy, localDisplacement(region, (speed.x + otherSpeed.x) / 2, (speed.y + otherSpeed.y) / 2))
        data[.pointer] = Double(moved == first ? one.pointer : other.pointer)
        data[.inside] = isInside(region, x, y) ? 1 : 0
        data[.node] = Double(one.node)
        measure(
            second,
            start: localDisplacement(region, other.pinch.startX, other.pinch.startY),
            now: localDisplacement(region, other.x - one.x, other.y - one.y),
            speed: localDisplacement(region, otherSpeed.x - speed.x, otherSpeed.y - speed.y),
            &data
        )
        send(event, region, &data)
    }

    /// Computes scale and rotation since the start of the pinch, and their velocities. If two points coincide, the last
    /// reported values stay.
    @inline(never)
    private func measure(
        _ second: Int,
        start: (x: Double, y: Double),
        now: (x: Double, y: Double),
        speed: (x: Double, y: Double),
        _ data: inout ControlData
    ) {
        let pinch = interaction.pointers[second].pinch
        let (before, distance) = (Math.hypot(start.x, start.y), Math.hypot(now.x, now.y))
        var (scale, rotation) = (pinch.scale, pinch.rotation)
        if before > 0, distance / before < .infinity { scale = distance / before }
        // As unit vectors, so that products neither overflow nor underflow.
        if before > 0, distance > 0, before < .infinity, distance < .infinity {
            let (a, b) = ((x: start.x / before, y: start.y / before), (x: now.x / distance, y: now.y / distance))
            let turn = Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
            // The nearest to the previous rotation: two fingers may turn by more than a full turn.
            let turns = (rotation - turn) / (2 * .pi)
            let nearest = turns.magnitude < 1e9 ? Double(Int64(turns + (turns < 0 ? -0.5 : 0.5))) : 0
            rotation = turn + 2 * .pi * nearest
            let along = speed.x * b.x + speed.y * b.y
            data[.scaleVelocity] = along / before
            data[.rotationVelocity] = (b.x * speed.y - b.y * speed.x) / distance
        }
        data[.scale] = scale
        data[.rotation] = rotation
        interaction.pointers[second].pinch.scale = data[.scale]
        interaction.pointers[second].pinch.rotation = data[.rotation]
    }
}
