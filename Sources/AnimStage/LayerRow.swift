// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// A flat copy of the data that a sweep needs of an animation with a layer that runs on the stage's own clock and moves
/// one number. The layer, its easing and its arrays are objects, and reading them costs more than the motion.
///
/// A row gives the same result as the record and the layer, bit for bit. A sweep makes it on first use; any change of
/// record or layer invalidates it. Cases it does not cover (before its start, at and after its end, groups, cumulative
/// repetition) use the layer.
struct LayerRow {
    package enum Kind: UInt8 {
        /// Not made yet.
        case unknown
        /// Must be computed from the layer.
        case slow
        /// Has ended, keeps its last value and covers everything below it. The property shows this value.
        case held
        /// Shows the same value until it starts, or has ended and keeps its last value.
        case constant
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
    /// The start flick; for a spring also the flick at which its time begins.
    package var start: Int64 = 0
    /// Seconds from which on the row is not valid.
    package var end = 0.0
    /// Seconds of one run and of one iteration.
    package var length = 0.0
    package var iteration = 0.0
    /// Number of iterations.
    package var count = 0.0
    /// Easing: start value, distance and target. Spring: displacement, velocity and target. Keyframes: `distance` is
    /// the seconds of the track per second.
    package var origin = 0.0
    var distance = 0.0
    package var target = 0.0
    /// The value subtracted from an additive one.
    package var below = 0.0
    /// A copy of the easing's table; the animation's record retains the memory.
    package var table: CubicBezierTable?
    /// Keyframes, retained by the record.
    unowned(unsafe) var track: KeyframeTrack?

    /// The time within a run at a number of seconds after the start, in 0..<end. NaN if the layer must be used.
    @inline(__always)
    package func time(at seconds: Double) -> Double {
        guard repeats else { return seconds }
        // Same as `MediaTiming.animationSample` for a timing without offset that runs forwards.
        let passed = seconds / iteration
        guard passed < count, passed < 0x1p52 else { return .nan }
        let whole = Int64(passed)
        var time = seconds
        if whole != 0 { time = seconds - Double(whole) * iteration }
        // Near the end of an iteration, the next one may have begun, because of rounding.
        guard time < MediaTiming.nearlyAll * iteration else { return .nan }
        if time < 0 { time = 0 }
        guard autoreverses, whole & 1 == 1 else { return time }
        // It begins at the very end of the one before.
        let back = iteration - time
        return back < MediaTiming.nearlyAll * iteration ? back : .nan
    }

    /// The value of an easing at a time within a run. NaN if the layer must be used.
    @inline(__always)
    func eased(at time: Double) -> Double {
        let part = time / length
        var eased = part
        if let table {
            guard CubicBezierTable.isInside(part) else { return .nan }
            eased = table.value(at: part)
        }
        // At 1 the target itself: the sum may round.
        return eased == 1 ? target : origin + eased * distance
    }
}

/// The layer sum of the property computed last, valid while only animations on top have been added.
struct LayerSum {
    /// The property's slot, or −1.
    package var slot: Int32 = -1
    package var time: Int64 = 0
    /// The first number of the sum; the others are in `Scratch.sums`.
    package var value = 0.0
    /// Becomes true where a sum is shown as its target.
    var hasOverflowed = false
}

/// A row for each animation, indexed by slot.
struct LayerRows {
    package private(set) var rows = Slots<LayerRow>()
    /// Whether the last sweep found nothing but held values, and nothing has changed since.
    private(set) var areHeld = false

    /// Makes room, so that a sweep does not allocate.
    package mutating func makeRoom(for count: Int) {
        while rows.count < count { rows.append(LayerRow()) }
    }

    /// Invalidates the row of an animation. A stage that reads a snapshot has no rows yet.
    package mutating func forget(_ animation: Int) {
        areHeld = false
        if animation < rows.count { rows[animation].kind = .unknown }
    }

    mutating func forgetAll() {
        areHeld = false
        for animation in rows.indices { rows[animation].kind = .unknown }
    }

    /// An animation was added on top of this one, or its property shows something else; −1 for none.
    mutating func cover(_ animation: Int32) {
        guard animation >= 0, isHeld(animation) else { return }
        areHeld = false
        rows[animation].kind = .unknown
    }

    /// An animation was removed: what is below may show.
    mutating func uncover() { areHeld = false }

    @inline(__always)
    func isHeld(_ animation: Int32) -> Bool { Int(animation) < rows.count && rows[animation].kind == .held }

    mutating func hold(_ animation: Int32) {
        if Int(animation) < rows.count { rows[animation].kind = .held }
    }

    mutating func endSweep(areHeld: Bool) { self.areHeld = areHeld }

    package func deallocate() { rows.deallocate() }
}

extension StageMotion {
    /// Computes the presentation of all properties that have layers.
    @_optimize(speed)
    func sweepLayers() {
        if layerRows.areHeld { return }
        var basis = SpringBasisAtTime()
        var areHeld = true
        for slot in layered {
            if sweepLayers(of: Int(slot), &basis) {
                areHeld = false
            } else if !layerRows.isHeld(properties[slot].lastAnimation) {
                areHeld = false
                layerSum.hasOverflowed = false
                evaluateLayers(Int(slot))
                keepHeld(Int(slot))
            }
        }
        layerRows.endSweep(areHeld: areHeld)
    }

    /// Whether each property with layers shows a value that stays until something is changed.
    var layersAreHeld: Bool { layered.isEmpty || layerRows.areHeld }

    /// Notes that a property, which was just evaluated, shows the value that its last animation holds: the next sweeps
    /// leave it out. In a group the value depends on the group's clock. If the encoding is inexact or the value has
    /// overflowed, it depends on the model value.
    private func keepHeld(_ slot: Int) {
        let last = properties[slot].lastAnimation
        guard last >= 0, animations[last].state == .held, !layerSum.hasOverflowed else { return }
        guard properties[slot].kind == .path || !properties[slot].isEncoded || properties[slot].encoding.isExact else {
            return
        }
        guard let layer = animations[last].layer, layer.group < 0, !layer.isAdditive else { return }
        layerRows.hold(last)
    }

    /// Whether a property is one number with plain interpolation.
    @inline(__always)
    func isOneNumber(_ slot: Int) -> Bool { properties[slot].innerCount == 1 && !properties[slot].isEncoded }

    /// Computes a property with layers from their rows.
    /// - Returns: false, with nothing changed, if a layer must be used.
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

    /// The present value of one layer, by its row; not finite if the layer must be used.
    @inline(__always)
    private func shown(_ animation: Int32, _ basis: inout SpringBasisAtTime) -> Double {
        if layerRows.rows[animation].kind == .unknown { makeRow(Int(animation)) }
        let seconds = Flicks.seconds(time &- layerRows.rows[animation].start)
        guard seconds >= 0, seconds < layerRows.rows[animation].end else {
            return layerRows.rows[animation].kind == .constant ? layerRows.rows[animation].target : .nan
        }
        let moment = layerRows.rows[animation].time(at: seconds)
        switch layerRows.rows[animation].kind {
        case .linear, .curve: return layerRows.rows[animation].eased(at: moment)
        case .spring:
            // At its start it shows its origin exactly, at its end its target.
            guard moment > 0, moment < layerRows.rows[animation].length else { return .nan }
            let now = basis.at(moment, layerRows.rows[animation].spring, batches)
            return layerRows.rows[animation].target
                + (now.displacement * layerRows.rows[animation].origin
                    + now.displacementPerVelocity * layerRows.rows[animation].distance)
        case .keyframes:
            guard moment >= 0, let track = layerRows.rows[animation].track else { return .nan }
            let isOver = moment >= layerRows.rows[animation].length
            let part = isOver ? track.duration : moment * layerRows.rows[animation].distance
            track.sample(at: part, scratch.layerValues, scratch.layerVelocities)
            return scratch.layerValues[0]
        default: return .nan
        }
    }

    /// Shows a property's layer sum, or its target if the sum overflowed, and keeps the sum for later animations.
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

    /// Shows a property to which an animation was just added: on top of the sum of the others, if known, or instead of
    /// them. So n animations on one property cost n additions, not n² / 2.
    func showBegun(_ animation: Int, _ layer: AnimationLayer, _ slot: Int) {
        guard properties[slot].kind != .path, properties[slot].inRows < 0 else { return evaluateLayers(slot) }
        var basis = SpringBasisAtTime()
        let isKnown = layerSum.slot == Int32(slot) && layerSum.time == time
        guard animations[animation].next < 0, isKnown || !layer.isAdditive else {
            if !sweepLayers(of: slot, &basis) { evaluateAndKeepSum(slot) }
            return
        }
        if isOneNumber(slot) {
            let shown = shown(Int32(animation), &basis)
            let below = layerRows.rows[animation].below
            if shown - shown == 0 {
                return show(sum: layer.isAdditive ? layerSum.value + (shown - below) : shown, slot)
            }
        }
        guard layer.group < 0, computeLayer(animation, layer, at: time) else { return evaluateAndKeepSum(slot) }
        scratch.sums[0] = layerSum.value
        for index in 0..<Int(properties[slot].innerCount) {
            let value = scratch.layerValues[index]
            let below = layer.base.isEmpty ? 0 : layer.base[index]
            let sum = layer.isAdditive ? scratch.sums[index] + (value - below) : value
            guard sum.isFinite else { return evaluateAndKeepSum(slot) }
            scratch.sums[index] = sum
            scratch.values[index] = sum
        }
        layerSum = LayerSum(slot: Int32(slot), time: time, value: scratch.sums[0])
        showComputed(slot)
    }

    /// Computes a property's layers, and keeps their sum unless it overflows or depends on a group's clock.
    private func evaluateAndKeepSum(_ slot: Int) {
        layerSum.hasOverflowed = false
        evaluateLayers(slot)
        if layerSum.hasOverflowed { return }
        var animation = Int(properties[slot].firstAnimation)
        while animation >= 0 {
            if let layer = animations[animation].layer, layer.group >= 0 { return }
            animation = Int(animations[animation].next)
        }
        let base = Int(properties[slot].innerBase)
        for index in 0..<Int(properties[slot].innerCount) {
            scratch.sums[index] = components.presentation[base + index]
        }
        layerSum = LayerSum(slot: Int32(slot), time: time, value: scratch.sums[0])
    }

    /// Invalidates all rows after animations were taken over from elsewhere.
    func renewLayerRows() {
        layerRows.makeRoom(for: animations.count)
        layerRows.forgetAll()
        layerSum.slot = -1
        counts.ending = 0
        for animation in animations.indices where animations[animation].isLive {
            if animations[animation].state == .ending { counts.ending += 1 }
        }
    }

    /// Makes the row of an animation of one number.
    @inline(never)
    @_optimize(speed)
    private func makeRow(_ animation: Int) {
        var row = LayerRow()
        row.kind = .slow
        if let layer = animations[animation].layer, layer.group < 0 {
            if animations[animation].state == .running {
                if !layer.isCumulative, animations[animation].start != AnimationRecord.never {
                    fill(&row, animation, layer)
                }
            } else if isConstant(animation, layer), computeLayer(animation, layer, at: time) {
                row.kind = .constant
                row.isAdditive = layer.isAdditive
                row.below = layer.base.isEmpty ? 0 : layer.base[0]
                row.target = scratch.layerValues[0]
            }
        }
        layerRows.rows[animation] = row
    }

    /// Whether an animation on the stage's own clock shows the same value until its state changes: it fills backwards
    /// and waits, or has ended and adds its last value. One that covers what is below is left out by sweeps altogether:
    /// see `keepHeld`.
    private func isConstant(_ animation: Int, _ layer: AnimationLayer) -> Bool {
        switch animations[animation].state {
        case .waiting: animations[animation].wasResolved
        case .held: layer.isAdditive
        case .running, .ending: false
        }
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
            row.distance = layer.target[0] - layer.origin[0]
            row.target = layer.target[0]
        case .spring(let spring):
            guard row.repeats || layer.epoch == row.start else { return }
            row.kind = .spring
            row.spring = spring
            row.target = layer.target[0]
            row.origin = layer.origin[0] - layer.target[0]
            row.distance = layer.velocity[0]
        case .keyframes(let track):
            row.kind = .keyframes
            row.track = track
            row.distance = row.length > 0 && track.duration > 0 ? track.duration / row.length : 1
        default: return
        }
    }
}

/// The basis of a spring at a time, shared by animations that began together.
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
