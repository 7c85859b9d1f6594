// SPDX-License-Identifier: MIT
extension KeyframeTrack {
    /// Sets the start of a track that begins with the present state. Other tracks are unchanged.
    ///
    /// Blocks begin at rest, as UIKit's do: their velocity is ignored. Numbers that are not finite count as 0; numbers
    /// above 1e150 in size are clamped.
    ///
    /// Complexity: O(segments · components). Allocates nothing.
    ///
    /// - Parameters:
    ///   - value: `componentCount` numbers.
    ///   - velocity: Units per second, as many numbers; nil is rest.
    package func prepare(from value: UnsafePointer<Double>, velocity: UnsafePointer<Double>?) {
        guard needsStart else { return }
        for component in 0..<componentCount {
            points[component] = Self.limited(value[component])
            initialVelocity[component] = Self.limited(velocity?[component] ?? 0)
        }
        refresh()
    }

    /// Restores the initial state.
    package func reset() {
        guard needsStart else { return }
        for component in 0..<componentCount {
            points[component] = 0
            initialVelocity[component] = 0
        }
        refresh()
    }

    /// A number clamped to ±1e150; 0 for NaN.
    package static func limited(_ number: Double) -> Double {
        let largest = KeyframeDescription.largestValue
        if number.magnitude <= largest { return number }
        return number > largest ? largest : (number < -largest ? -largest : 0)
    }

    /// Computes everything from the first point on.
    func refresh() {
        for component in 0..<componentCount { placePoints(of: component) }
        if let turns { findTurns(turns) }
        for index in 0..<segmentCount {
            setTime(of: index, from: segments[index].start, length: segments[index].length)
            // Not the sum of start and length, which might round: there are no gaps between segments.
            ends[index] = index + 1 < segmentCount ? segments[index + 1].start : duration
        }
        if isPaced { pace() }
        if meetsFlicks { advanceJumps() }
        for component in 0..<componentCount { placeCoefficients(of: component) }
    }

    /// Makes jumps happen a little early, except those at the end of the track. The time of a flick in the track is
    /// rounded, after many repeats more than once, and may be just below the time of the jump. Up to 1500 seconds the
    /// shift is less than a flick.
    ///
    /// A jump is where one of two neighboring segments has no length, or where the first one holds.
    func advanceJumps() {
        for index in 0..<max(segmentCount - 1, 0) where ends[index] < duration {
            let segment = segments[index]
            let holds = segment.kind == .hold && segment.row >= 0
            if holds || segment.length == 0 || segments[index + 1].length == 0 { ends[index] *= 1 - 0x1p-40 }
        }
    }

    /// Finds the segments that rotate, and the end of each such segment that another one takes over.
    @inline(never)
    private func findTurns(_ turns: UnsafeMutablePointer<PlaneTurn>) {
        var isAtPoint = true
        values.withUnsafeBufferPointer { keys in
            guard let keys = keys.baseAddress else { return }
            for index in 0..<segmentCount {
                let segment = segments[index]
                turns[index] = PlaneTurn()
                let point = points + index * componentCount
                if segment.row >= 0, segment.kind == .linear, isAtPoint {
                    let target = keys + Int(segment.row) * componentCount
                    if let turn = PlaneTurn.between(point, target, count: componentCount, rule: turning) {
                        turns[index] = turn
                    }
                    if segment.fraction < 1 {
                        if turns[index].angle != 0 {
                            sample(onTurn: index, turns[index], 1, 0, point + componentCount, nil)
                        }
                        // The following segments begin where this one ends.
                        for after in index + 1..<max(index + 1, segmentCount) {
                            let next = segments[after]
                            if next.row >= 0, next.fraction == 1 { break }
                            for component in 0..<componentCount {
                                let value = points[after * componentCount + component]
                                let row = Int(next.row) * componentCount + component
                                points[(after + 1) * componentCount + component] =
                                    next.row < 0 ? value : value + (keys[row] - value) * next.fraction
                            }
                        }
                    }
                }
                // A spring that is cut off ends elsewhere.
                isAtPoint = segment.kind != .spring || segment.settles
            }
        }
    }

    /// The velocity of a component at the end of a segment that rotates.
    private func turningVelocity(of index: Int, _ turn: PlaneTurn, _ component: Int) -> Double {
        let segment = segments[index]
        let table = Int(segment.table)
        let slope = table < 0 ? 1 : curves[table].slope(at: 1)
        let (first, row) = (component & ~1, Int(segment.row) * componentCount)
        guard first + 1 < componentCount else { return 0 }
        var velocity = 0.0
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { room in
            guard let room = room.baseAddress else { return }
            values.withUnsafeBufferPointer { keys in
                guard let keys = keys.baseAddress else { return }
                turn.interpolate(
                    segment.fraction,
                    rate: segment.fraction * spans[index].inverseLength * slope,
                    from: points + (index * componentCount + first),
                    to: keys + (row + first),
                    count: 2,
                    room,
                    room + 2
                )
            }
            velocity = room[2 + (component & 1)]
        }
        return velocity.isFinite ? velocity : 0
    }

    /// Sets the time of a segment. A segment so short that its inverse overflows has length 0.
    package func setTime(of index: Int, from start: Double, length: Double) {
        let segment = segments[index]
        segments[index].start = start
        segments[index].length = length
        spans[index] = KeyframeSpan(
            start: start,
            inverseLength: length > 1e-300 ? 1 / length : 0,
            table: segment.table,
            isSpring: segment.kind == .spring
        )
    }

    /// The points at the ends of segments, except those that depend on time.
    private func placePoints(of component: Int) {
        let isAngle = component < 64 && angles >> UInt64(component) & 1 == 1
        var value = points[component]
        for index in 0..<segmentCount {
            let segment = segments[index]
            if segment.row >= 0 {
                var target = values[Int(segment.row) * componentCount + component]
                if isAngle {
                    // The nearest integer number of turns, ties to even: half a turn is ±0.5, which becomes 0.
                    let turns = (value - target) / (2 * Double.pi)
                    if turns.magnitude < 0x1p51 {
                        target += ((turns + 0x1.8p52) - 0x1.8p52) * (2 * Double.pi)
                    }
                }
                value = segment.fraction < 1 ? value + (target - value) * segment.fraction : target
            }
            points[(index + 1) * componentCount + component] = value
        }
    }

    /// Computes coefficients, passing positions and velocities from segment to segment.
    func placeCoefficients(of component: Int) {
        let next = componentCount
        var point = points + component
        var c = coefficients + 4 * component
        var value = point[0]
        // The velocity at the start of the next segment; NaN if the spline restarts.
        var velocity = sort == .track ? initialVelocity[component] : .nan
        for index in 0..<segmentCount {
            let segment = segments[index]
            let target = point[next]
            let distance = target - value
            let inverse = spans[index].inverseLength
            (c[0], c[1], c[2], c[3]) = (value, 0, 0, 0)
            if segment.kind == .spring {
                c[1] = target
                c[2] = given(segment.startVelocity, component) ?? velocity
                (value, velocity) = segment.settles ? (target, 0) : spring(springs[Int(segment.table)].end, c)
            } else if inverse == 0 || segment.kind == .hold {
                velocity = isStill(segment, inverse) ? 0 : .nan
                value = target
            } else if segment.kind == .linear {
                c[1] = distance
                velocity = linearVelocity(of: index, distance, at: 1)
                if let turns, turns[index].angle != 0 {
                    velocity = turningVelocity(of: index, turns[index], component)
                }
                value = target
            } else {
                var leaving = (given(segment.startVelocity, component) ?? velocity) * segment.length
                if leaving.isNaN { leaving = (segment.shape.leavingBefore + segment.shape.leavingAfter) * distance }
                let joint = self.joint(after: index, component, distance)
                let arriving = joint.arriving
                velocity = joint.leaving
                c[1] = leaving
                c[2] = 3 * distance - 2 * leaving - arriving
                c[3] = leaving + arriving - 2 * distance
                value = target
            }
            velocity = velocity.isNaN ? velocity : Self.limited(velocity)
            point += next
            c += 4 * next
        }
    }

    /// Whether the neighbors treat a segment without motion as a constant one, and not as the end of a spline.
    private func isStill(_ segment: KeyframeSegment, _ inverse: Double) -> Bool {
        sort == .track || (sort == .blocks && inverse > 0)
    }

    private func given(_ row: Int32, _ component: Int) -> Double? {
        row < 0 ? nil : velocities[Int(row) * componentCount + component]
    }

    /// The velocity at the start (0) or end (1) of a linear segment; 0 if it is vertical.
    private func linearVelocity(of index: Int, _ distance: Double, at x: Double) -> Double {
        let table = Int(segments[index].table)
        let slope = table < 0 ? 1 : curves[table].slope(at: x)
        let velocity = distance * spans[index].inverseLength * slope
        return velocity.isFinite ? velocity : 0
    }

    /// The velocity with which a cubic segment arrives at its key (per segment), and with which the next one leaves it
    /// (per second; NaN if the spline ends).
    private func joint(after index: Int, _ component: Int, _ distance: Double) -> (arriving: Double, leaving: Double) {
        let segment = segments[index]
        if let velocity = given(segment.endVelocity, component) { return (velocity * segment.length, velocity) }
        let shape = index + 1 < segmentCount ? segments[index + 1].shape : KeyShape()
        let end = ((shape.arrivingBefore + shape.arrivingAfter) * distance, Double.nan)
        guard index + 1 < segmentCount else { return sort == .track ? (0, 0) : end }
        let next = segments[index + 1]
        let inverse = spans[index + 1].inverseLength
        if inverse == 0 || next.kind == .hold { return isStill(next, inverse) ? (0, 0) : end }
        if let velocity = given(next.startVelocity, component) { return (velocity * segment.length, velocity) }
        let point = points + ((index + 1) * componentCount + component)
        let nextDistance = point[componentCount] - point[0]
        if next.kind == .linear {
            let velocity = Self.limited(linearVelocity(of: index + 1, nextDistance, at: 0))
            return (velocity * segment.length, velocity)
        }
        // The paper's correction for unevenly spaced keys, 2 Δ / (Δ + Δ').
        let rate = 2 / (segment.length + next.length)
        return (
            (shape.arrivingBefore * distance + shape.arrivingAfter * nextDistance) * (rate * segment.length),
            (shape.leavingBefore * distance + shape.leavingAfter * nextDistance) * rate
        )
    }
}
