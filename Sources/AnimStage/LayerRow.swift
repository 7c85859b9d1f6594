// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// What a sweep needs of an animation that has a layer, in one piece of plain memory: for one that runs on the stage's own
/// clock and moves one number. The layer itself, its easing and its arrays are objects, and looking into each costs more than
/// the motion does.
///
/// A row says the same as the record and the layer, bit for bit. It is worked out when a sweep first comes over it, and
/// forgotten whenever one of those changes. What it cannot say (before its start, at and after its end, groups, cumulative
/// repetition) is left to them.
struct LayerRow {
    package enum Kind: UInt8 {
        /// Not worked out.
        case unknown
        /// It has to be computed from the layer.
        case slow
        case linear
        case curve
        case spring
        case keyframes
    }

    package var kind = Kind.unknown
    package var isAdditive = false
    var repeats = false
    package var autoreverses = false
    package var spring: Int32 = -1
    /// The flick at which it starts, and for a spring the one at which its time begins.
    package var start: Int64 = 0
    /// Seconds after which the row says nothing any more.
    package var end = 0.0
    /// Seconds of one run, and of one iteration.
    package var length = 0.0
    package var iteration = 0.0
    /// How many iterations.
    package var count = 0.0
    /// Where it starts, the way from there and the target; of a spring the displacement, the velocity and the target; of
    /// keyframes how many of their seconds pass in one.
    package var origin = 0.0
    var way = 0.0
    package var target = 0.0
    /// What is taken off an additive one.
    package var below = 0.0
    /// A copy of the easing's, which the animation's record keeps.
    package var table: CubicBezierTable?
    /// Keyframes, which the record keeps too.
    unowned(unsafe) var track: KeyframeTrack?

    /// The time of one run at a number of seconds after the start that is in 0..<end; not a number where the row has no answer.
    @inline(__always)
    package func time(at seconds: Double) -> Double {
        guard repeats else { return seconds }
        // As `MediaTiming.animationSample` has it while a timing without offset runs forwards.
        let passed = seconds / iteration
        guard passed < count, passed < 0x1p52 else { return .nan }
        let whole = Int64(passed)
        var time = seconds
        if whole != 0 { time = seconds - Double(whole) * iteration }
        if time > iteration { time = iteration } else if time < 0 { time = 0 }
        return autoreverses && whole & 1 == 1 ? iteration - time : time
    }

    /// The value of what a curve moves at a time of one run; not a number where the row has no answer.
    @inline(__always)
    func eased(at time: Double) -> Double {
        let part = time / length
        var eased = part
        if let table {
            guard CubicBezierTable.isInside(part) else { return .nan }
            eased = table.value(at: part)
        }
        // All of the way is the target, where the sum may round.
        return eased == 1 ? target : origin + eased * way
    }
}

/// What the layers of the property come to that was computed last, where nothing but animations begun on top has changed since.
struct LayerSum {
    /// The property's, or −1.
    package var slot: Int32 = -1
    package var time: Int64 = 0
    package var value = 0.0
}

/// A row for each animation, by its slot.
struct LayerRows {
    package private(set) var rows = Slots<LayerRow>()

    /// Makes room, so that a sweep needs none.
    package mutating func makeRoom(for count: Int) {
        while rows.count < count { rows.append(LayerRow()) }
    }

    /// A stage that reads a snapshot has no rows yet.
    package func forget(_ animation: Int) {
        if animation < rows.count { rows[animation].kind = .unknown }
    }

    func forgetAll() {
        for animation in rows.indices { rows[animation].kind = .unknown }
    }

    package func deallocate() { rows.deallocate() }
}

extension Stage {
    /// Computes the presentation of all properties that have layers.
    @_optimize(speed)
    func sweepLayers() {
        var basis = SpringBasisAtTime()
        for slot in layered where !sweepLayers(of: Int(slot), &basis) { evaluateLayers(Int(slot)) }
    }

    /// Whether a property is one number that is interpolated as it is.
    @inline(__always)
    func isOneNumber(_ slot: Int) -> Bool { properties[slot].innerCount == 1 && !properties[slot].isEncoded }

    /// Computes a property with layers from their rows.
    /// - Returns: false where they have no answer; nothing has changed then.
    @_optimize(speed)
    @inline(__always)
    private func sweepLayers(of slot: Int, _ basis: inout SpringBasisAtTime) -> Bool {
        guard isOneNumber(slot), properties[slot].inRows < 0 else { return false }
        var value = components.target[Int(properties[slot].base)]
        var animation = properties[slot].firstAnimation
        while animation >= 0 {
            let shown = shown(animation, &basis)
            guard shown - shown == 0 else { return false }
            value = layerRows.rows[animation].isAdditive ? value + (shown - layerRows.rows[animation].below) : shown
            animation = animations[animation].next
        }
        show(sum: value, slot)
        return true
    }

    /// What one layer shows now; no finite number where its row has no answer.
    @inline(__always)
    private func shown(_ animation: Int32, _ basis: inout SpringBasisAtTime) -> Double {
        if layerRows.rows[animation].kind == .unknown { makeRow(Int(animation)) }
        let seconds = Flicks.seconds(time &- layerRows.rows[animation].start)
        guard seconds >= 0, seconds < layerRows.rows[animation].end else { return .nan }
        let moment = layerRows.rows[animation].time(at: seconds)
        switch layerRows.rows[animation].kind {
        case .linear, .curve: return layerRows.rows[animation].eased(at: moment)
        case .spring:
            // At its start it is shown just where it was, and at its end where it goes.
            guard moment > 0, moment < layerRows.rows[animation].length else { return .nan }
            let now = basis.at(moment, layerRows.rows[animation].spring, batches)
            return layerRows.rows[animation].target
                + (now.displacement * layerRows.rows[animation].origin
                    + now.displacementPerVelocity * layerRows.rows[animation].way)
        case .keyframes:
            guard moment >= 0, let track = layerRows.rows[animation].track else { return .nan }
            track.sample(at: moment * layerRows.rows[animation].way, scratch.layerValues, scratch.layerVelocities)
            return scratch.layerValues[0]
        default: return .nan
        }
    }

    /// Shows what a property's layers come to, or its target where that overflowed, and keeps it for those that follow.
    @inline(__always)
    private func show(sum: Double, _ slot: Int) {
        layerSum = LayerSum(slot: Int32(slot), time: time, value: sum)
        let component = Int(properties[slot].base)
        let value = sum - sum == 0 ? sum : components.target[component]
        if components.presentation[component].bitPattern != value.bitPattern {
            components.presentation[component] = value
            markChanged(slot)
        }
    }

    /// Shows a property with an animation more, which has just begun: on top of the sum of the others where that is known. So
    /// whoever begins n on one property does n additions and not n² / 2.
    func showBegun(_ animation: Int, _ slot: Int) {
        if layerSum.slot == Int32(slot), layerSum.time == time, animations[animation].next < 0 {
            let sum = layerSum.value
            var basis = SpringBasisAtTime()
            let shown = shown(Int32(animation), &basis)
            if shown - shown == 0, layerRows.rows[animation].isAdditive {
                return show(sum: sum + (shown - layerRows.rows[animation].below), slot)
            }
        }
        var basis = SpringBasisAtTime()
        if !sweepLayers(of: slot, &basis) { evaluateLayers(slot) }
    }

    /// Has rows worked out anew for animations that have come from elsewhere.
    func renewLayerRows() {
        layerRows.makeRoom(for: animations.count)
        layerRows.forgetAll()
        layerSum.slot = -1
        endingCount = 0
        for animation in animations.indices where animations[animation].isLive {
            if animations[animation].state == .ending { endingCount += 1 }
        }
    }

    /// Works out the row of an animation that moves one number.
    @inline(never)
    @_optimize(speed)
    private func makeRow(_ animation: Int) {
        var row = LayerRow()
        row.kind = .slow
        if let layer = animations[animation].layer, animations[animation].state == .running, layer.group < 0,
            !layer.isCumulative, animations[animation].start != AnimationRecord.never
        {
            fill(&row, animation, layer)
        }
        layerRows.rows[animation] = row
    }

    private func fill(_ row: inout LayerRow, _ animation: Int, _ layer: AnimationLayer) {
        row.isAdditive = layer.isAdditive
        row.below = layer.base.isEmpty ? 0 : layer.base[0]
        row.start = animations[animation].start
        row.length = layer.length
        row.end = layer.length
        if let timing = layer.timing {
            guard timing.beginTime == 0, timing.timeOffset == 0, timing.speed == 1 else { return }
            row.repeats = true
            row.autoreverses = timing.autoreverses
            row.iteration = timing.iterationDuration
            row.count = timing.shape.count
            row.end = min(timing.activeDuration, timing.animationDuration)
        }
        switch animations[animation].function {
        case .easing(let easing):
            guard easing.cubicBezier != nil, row.length > 0 else { return }
            row.kind = easing.table == nil ? .linear : .curve
            row.table = easing.table
            row.origin = layer.origin[0]
            row.way = layer.target[0] - layer.origin[0]
            row.target = layer.target[0]
        case .spring(let spring):
            guard row.repeats || layer.epoch == row.start else { return }
            row.kind = .spring
            row.spring = spring
            row.target = layer.target[0]
            row.origin = layer.origin[0] - layer.target[0]
            row.way = layer.velocity[0]
        case .keyframes(let track):
            row.kind = .keyframes
            row.track = track
            row.way = row.length > 0 && track.duration > 0 ? track.duration / row.length : 1
        default: return
        }
    }
}

/// The basis of a spring at a time, which those that began together share.
struct SpringBasisAtTime {
    private var spring: Int32 = -1
    private var seconds = 0.0
    private var basis = SpringResponse.Basis.start

    @inline(__always)
    package mutating func at(_ seconds: Double, _ spring: Int32, _ batches: MotionBatches) -> SpringResponse.Basis {
        if spring != self.spring || seconds != self.seconds {
            basis = batches.response(spring).basis(at: seconds)
            (self.spring, self.seconds) = (spring, seconds)
        }
        return basis
    }
}
