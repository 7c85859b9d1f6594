// SPDX-License-Identifier: MIT
import AnimMath

/// Keyframes as a function of time, for one value with a number of components. Made by `KeyframeDescription.makeTrack`.
///
/// Sampling and `prepare` allocate nothing. A track is a sequence of segments between its keys. On each, with the time
/// s from 0 to 1 and x = the timing curve at s, every component is c₀ + c₁ x + c₂ x² + c₃ x³; or a spring.
package final class KeyframeTrack: @unchecked Sendable {
    // Unchecked: only `prepare` writes, and its caller must have exclusive access to the track.

    /// Seconds.
    package let duration: Double
    package let componentCount: Int
    /// Whether it begins with the state that `prepare` sets. Until then it begins with zeros.
    package let needsStart: Bool

    package let sort: KeyframeDescription.Sort
    let isCubicPaced: Bool
    package let isPaced: Bool
    package let angles: UInt64
    package let turning: PlaneTurn.Rule
    /// The rotation of each segment, with angle 0 for linear ones; null if no segment can rotate.
    let turns: UnsafeMutablePointer<PlaneTurn>?
    /// Rows of the keys' values and given velocities.
    package let values: [Double]
    package let velocities: [Double]
    package let segmentCount: Int
    package let segments: UnsafeMutablePointer<KeyframeSegment>
    package let spans: UnsafeMutablePointer<KeyframeSpan>
    /// The times in seconds at which segments end, and seven infinities. With `meetsFlicks` those of jumps are a little
    /// earlier.
    package let ends: UnsafeMutablePointer<Double>
    /// The value at the start of each segment and at the end, one row each.
    package let points: UnsafeMutablePointer<Double>
    /// c₀…c₃ for each component of each segment; for a spring: start, target and initial velocity.
    package let coefficients: UnsafeMutablePointer<Double>
    /// The initial velocities of the track.
    package let initialVelocity: UnsafeMutablePointer<Double>
    package let curves: [SegmentCurve]
    /// The curves prepared for speed; empty if there are so many that it would take too much memory.
    let easings: [Easing]
    /// The tables of the easings; nil for a diagonal line. Null if there are no easings.
    let tables: UnsafeMutablePointer<CubicBezierTable?>?
    /// The easing of the whole timeline; nil for a linear one.
    let warp: Easing?
    package let springs: [SegmentSpring]
    /// The timing curve of the whole timeline.
    package let ease: SegmentCurve
    package let isEased: Bool
    /// Whether jumps happen a little early, so that the rounded time of their flick does not miss them: see
    /// `advanceJumps`. Set on a stage, whose flicks are much farther apart.
    package private(set) var meetsFlicks = false

    package init(_ description: KeyframeDescription, _ list: [KeyframeSegment], duration: Double) {
        sort = description.sort
        isPaced = description.mode.isPaced
        isCubicPaced = description.mode == .cubicPaced
        componentCount = description.componentCount
        needsStart = description.needsStart
        angles = description.angles
        turning = description.turning
        values = description.values
        velocities = description.velocities
        self.duration = duration
        curves = description.curves
        easings = Self.prepared(description.curves)
        tables = Self.tables(of: easings)
        springs = description.springs
        ease = description.ease ?? .linear
        isEased = !ease.isDiagonal
        warp = ease.isDiagonal ? nil : .cubicBezier(ease)
        segmentCount = list.count
        segments = .allocate(capacity: segmentCount)
        turns = turning == .none ? nil : .allocate(capacity: segmentCount)
        spans = .allocate(capacity: segmentCount)
        ends = .allocate(capacity: segmentCount + 7)
        points = .allocate(capacity: (segmentCount + 1) * componentCount)
        coefficients = .allocate(capacity: 4 * segmentCount * componentCount)
        initialVelocity = .allocate(capacity: componentCount)
        for index in 0..<segmentCount {
            segments[index] = list[index]
        }
        for index in 0..<7 { ends[segmentCount + index] = .infinity }
        for index in 0..<componentCount {
            points[index] =
                sort == .values ? values[index] : (description.initial.isEmpty ? 0 : description.initial[index])
            initialVelocity[index] = description.initial.isEmpty ? 0 : description.initial[componentCount + index]
        }
        refresh()
    }

    deinit {
        tables?.deallocate()
        turns?.deallocate()
        segments.deallocate()
        spans.deallocate()
        ends.deallocate()
        points.deallocate()
        coefficients.deallocate()
        initialVelocity.deallocate()
    }

    /// Sets `meetsFlicks`.
    package func meetFlicks() {
        guard !meetsFlicks else { return }
        meetsFlicks = true
        advanceJumps()
    }

    /// The value at the end.
    package func finalValue(into target: UnsafeMutablePointer<Double>) {
        stand(at: segmentCount, target, nil)
    }

    /// Whether a value equals that of the last key as it was given.
    package func isLastKey(_ value: UnsafePointer<Double>) -> Bool {
        let start = values.count - componentCount
        guard start >= 0 else { return false }
        for component in 0..<componentCount where values[start + component] != value[component] { return false }
        return true
    }

    /// Value and velocity (units per second) at a time in seconds.
    ///
    /// Before 0 it is at rest at its first value, from `duration` on at its last. At the time of a key the value is
    /// that at the start of the next segment, so a jump has happened. An infinite velocity (a vertical tangent) becomes
    /// 0.
    ///
    /// Complexity: O(log segments + components). Allocates nothing.
    ///
    /// - Parameter velocities: Where to write the velocities; nil if they are not needed.
    @_optimize(speed)
    package func sample(
        at seconds: Double,
        _ values: UnsafeMutablePointer<Double>,
        _ velocities: UnsafeMutablePointer<Double>?
    ) {
        var time = seconds
        var rate = 1.0
        if isEased, time >= 0, time < duration {
            let (progress, slope) = eased(time / duration, by: -1, withSlope: velocities != nil)
            time = progress * duration
            rate = slope
        }
        guard time >= 0, time < duration else {
            return stand(at: time >= duration ? segmentCount : 0, values, velocities)
        }
        let index = segment(at: time)
        let span = spans[index]
        if span.isSpring { return sample(springOf: index, at: time - span.start, values, velocities, rate) }
        var x = (time - span.start) * span.inverseLength
        rate *= span.inverseLength
        if span.table >= 0 {
            let (value, slope) = eased(x, by: span.table, withSlope: velocities != nil)
            x = value
            rate *= slope
        }
        if let turns, turns[index].angle != 0 {
            return sample(onTurn: index, turns[index], x, rate, values, velocities)
        }
        var c = UnsafePointer(coefficients + 4 * index * componentCount)
        for component in 0..<componentCount {
            values[component] = cubic(c, x)
            if let velocities {
                let velocity = (c[1] + x * (2 * c[2] + x * (3 * c[3]))) * rate
                velocities[component] = velocity.isFinite ? velocity : 0
            }
            c += 4
        }
    }

    /// As above at many times: one row for each.
    @_optimize(speed)
    package func sample(
        at times: UnsafeBufferPointer<Double>,
        _ values: UnsafeMutablePointer<Double>?,
        _ velocities: UnsafeMutablePointer<Double>?
    ) {
        if values == nil, velocities == nil { return }
        if componentCount == 1, !isEased, velocities == nil, let values, let first = times.baseAddress {
            return curves.isEmpty
                ? sampleNumbers(first, times.count, values) : sampleEased(first, times.count, values)
        }
        // Unneeded results go to scratch memory, which is overwritten.
        let spare = values ?? .allocate(capacity: componentCount)
        var row = spare
        var velocityRow = velocities
        for time in times {
            sample(at: time, row, velocityRow)
            if values != nil { row += componentCount }
            if let next = velocityRow { velocityRow = next + componentCount }
        }
        if values == nil { spare.deallocate() }
    }

    /// One component, without velocities and curves.
    @inline(never)
    @_optimize(speed)
    private func sampleNumbers(
        _ times: UnsafePointer<Double>,
        _ count: Int,
        _ values: UnsafeMutablePointer<Double>
    ) {
        for number in 0..<count {
            let time = times[number]
            if time >= 0, time < duration {
                let index = segment(at: time)
                let span = spans[index]
                if !span.isSpring {
                    values[number] = cubic(coefficients + 4 &* index, (time - span.start) * span.inverseLength)
                    continue
                }
            }
            sample(at: time, values + number, nil)
        }
    }

    /// One component, without velocities. Works in blocks: first the position of each time in its segment and on its
    /// curve's grid, then the values. Two short chains of operations overlap from one time to the next; one long chain
    /// would not.
    @inline(never)
    @_optimize(speed)
    private func sampleEased(
        _ times: UnsafePointer<Double>,
        _ count: Int,
        _ values: UnsafeMutablePointer<Double>
    ) {
        let size = 32
        withUnsafeTemporaryAllocation(of: EasedPosition.self, capacity: size) { buffer in
            guard let positions = buffer.baseAddress else { return }
            var start = 0
            while start < count {
                let length = min(size, count &- start)
                for number in 0..<length { positions[number] = position(at: times[start &+ number]) }
                for number in 0..<length {
                    let position = positions[number]
                    let target = values + (start &+ number)
                    if let table = position.table?.pointee {
                        let y = table.value(gridPosition: position.grid)
                        if CubicBezierTable.isInside(position.x), y == y {
                            target.pointee = cubic(coefficients + 4 &* position.segment, y)
                            continue
                        }
                    } else if position.segment >= 0 {
                        target.pointee = cubic(coefficients + 4 &* position.segment, position.x)
                        continue
                    }
                    sample(at: times[start &+ number], target, nil)
                }
                start &+= length
            }
        }
    }

    /// The position of a time in its segment.
    private struct EasedPosition {
        /// Negative if the time must be sampled individually.
        package var segment: Int
        package var x: Double
        /// The curve, and the position of x on its grid; nil if x is the progress itself.
        package var table: UnsafeMutablePointer<CubicBezierTable?>?
        var grid: Double
    }

    @inline(__always)
    private func position(at time: Double) -> EasedPosition {
        guard time >= 0, time < duration else { return EasedPosition(segment: -1, x: 0, table: nil, grid: 0) }
        let index = segment(at: time)
        let span = spans[index]
        let x = (time - span.start) * span.inverseLength
        if span.isSpring || (span.table >= 0 && tables == nil) {
            return EasedPosition(segment: -1, x: 0, table: nil, grid: 0)
        }
        guard span.table >= 0, let pointer = tables.map({ $0 + Int(span.table) }), let table = pointer.pointee else {
            return EasedPosition(segment: index, x: x, table: nil, grid: 0)
        }
        return EasedPosition(segment: index, x: x, table: pointer, grid: table.gridPosition(of: x))
    }

    /// Samples a segment that rotates, at progress x. If another segment takes over, 1 is the progress at that time.
    @inline(never)
    func sample(
        onTurn index: Int,
        _ turn: PlaneTurn,
        _ x: Double,
        _ rate: Double,
        _ values: UnsafeMutablePointer<Double>,
        _ velocities: UnsafeMutablePointer<Double>?
    ) {
        let segment = segments[index]
        self.values.withUnsafeBufferPointer { keys in
            guard let keys = keys.baseAddress else { return }
            turn.interpolate(
                x * segment.fraction,
                rate: rate * segment.fraction,
                from: points + index * componentCount,
                to: keys + Int(segment.row) * componentCount,
                count: componentCount,
                values,
                velocities
            )
        }
        guard let velocities else { return }
        for component in 0..<componentCount where !velocities[component].isFinite { velocities[component] = 0 }
    }

    @inline(__always)
    private func cubic(_ c: UnsafePointer<Double>, _ x: Double) -> Double { c[0] + x * (c[1] + x * (c[2] + x * c[3])) }

    /// Not inlined, so that segments without easing do not pay for it. A negative index means the curve of the whole
    /// timeline.
    @inline(never)
    private func eased(_ x: Double, by table: Int32, withSlope: Bool) -> (value: Double, slope: Double) {
        if !withSlope, table >= 0, let tables {
            // Avoids reference counting.
            guard let table = tables[Int(table)] else { return (x, 1) }
            let y = table.value(at: x)
            if CubicBezierTable.isInside(x), y == y { return (y, 1) }
        }
        if let easing = table < 0 ? warp : easings.isEmpty ? nil : easings[Int(table)] {
            return withSlope ? easing.valueAndSlope(at: x) : (easing.value(at: x), 1)
        }
        let curve = table < 0 ? ease : curves[Int(table)]
        return withSlope ? curve.valueAndSlope(at: x) : (curve.value(at: x), 1)
    }

    /// The largest number of curves that are prepared, at about 3 µs and 9 KB each.
    private static let mostPrepared = 64

    private static func prepared(_ curves: [SegmentCurve]) -> [Easing] {
        guard curves.count <= mostPrepared else { return [] }
        var easings: [Easing] = []
        for curve in curves {
            easings.append(easings.first { $0.cubicBezier == curve } ?? .cubicBezier(curve))
        }
        return easings
    }

    private static func tables(of easings: [Easing]) -> UnsafeMutablePointer<CubicBezierTable?>? {
        if easings.isEmpty { return nil }
        let tables = UnsafeMutablePointer<CubicBezierTable?>.allocate(capacity: easings.count)
        for (index, easing) in easings.enumerated() { (tables + index).initialize(to: easing.table) }
        return tables
    }

    /// The segment of a time, 0 ≤ time < duration: the first that ends after it.
    @inline(__always)
    func segment(at time: Double) -> Int {
        var low = 0
        var count = segmentCount
        // The answer is one of `count` segments from `low`.
        while count > 8 {
            let half = count >> 1
            low &+= ends[low &+ half &- 1] <= time ? half : 0
            count &-= half
        }
        // Counted without a branch that could be mispredicted; the entries after the last end are infinite. The answer
        // ends no later than the last of the eight.
        let end = UnsafeRawPointer(ends + low)
        let now = SIMD2(repeating: time)
        var passed = SIMD2<Int64>.zero
        for pair in 0..<4 {
            let isPassed = (end + 16 &* pair).loadUnaligned(as: SIMD2<Double>.self) .<= now
            passed &+= SIMD2<Int64>.zero.replacing(with: 1, where: isPassed)
        }
        return low &+ Int(truncatingIfNeeded: passed[0] &+ passed[1])
    }

    @inline(never)
    private func sample(
        springOf index: Int,
        at time: Double,
        _ values: UnsafeMutablePointer<Double>,
        _ velocities: UnsafeMutablePointer<Double>?,
        _ rate: Double
    ) {
        let basis = springs[Int(spans[index].table)].response.basis(at: time)
        for component in 0..<componentCount {
            let (value, velocity) = spring(basis, coefficients + 4 * (index * componentCount + component))
            values[component] = value
            velocities?[component] = (velocity * rate).isFinite ? velocity * rate : 0
        }
    }

    /// Value and velocity of one component of a spring: c is its start, target and initial velocity.
    package func spring(_ basis: SpringResponse.Basis, _ c: UnsafeMutablePointer<Double>) -> (
        value: Double, velocity: Double
    ) {
        let displacement = c[0] - c[1]
        let moved = basis.displacement * displacement + basis.displacementPerVelocity * c[2]
        let velocity = basis.velocityPerDisplacement * displacement + basis.velocity * c[2]
        // Exactly the start, because the sum may round.
        if basis == .start { return (c[0], c[2]) }
        return (moved.isFinite ? c[1] + moved : c[1], velocity.isFinite ? velocity : 0)
    }

    /// Writes a value at rest at a point.
    @inline(never)
    private func stand(
        at point: Int,
        _ values: UnsafeMutablePointer<Double>,
        _ velocities: UnsafeMutablePointer<Double>?
    ) {
        for component in 0..<componentCount {
            values[component] = points[point * componentCount + component]
            velocities?[component] = 0
        }
    }

    /// The linear segment of a time: the row of the key to which it moves, its progress, and how fast that changes per
    /// second. Nil where the track stands, jumps or moves otherwise, and where a block is taken over by another.
    @inline(never)
    package func way(at seconds: Double) -> (row: Int, progress: Double, rate: Double)? {
        var (time, rate) = (seconds, 1.0)
        if isEased, time >= 0, time < duration {
            let (progress, slope) = eased(time / duration, by: -1, withSlope: true)
            (time, rate) = (progress * duration, slope)
        }
        guard time >= 0, time < duration else { return nil }
        let index = segment(at: time)
        let (segment, span) = (segments[index], spans[index])
        guard segment.kind == .linear, segment.fraction == 1, segment.row >= 0, span.inverseLength > 0 else {
            return nil
        }
        var progress = (time - span.start) * span.inverseLength
        rate *= span.inverseLength
        if span.table >= 0 {
            let (value, slope) = eased(progress, by: span.table, withSlope: true)
            (progress, rate) = (value, rate * slope)
        }
        return (Int(segment.row), progress, rate)
    }

    /// Hashes everything that determines the samples.
    package func hash(into hasher: inout StateHasher) {
        hasher.combine(duration)
        ease.hash(into: &hasher)
        for index in 0..<segmentCount {
            hasher.combine(ends[index])
            let table = Int(spans[index].table)
            if spans[index].isSpring {
                let response = springs[table].response
                hasher.combine(response.decay.high)
                hasher.combine(response.frequency.high)
                hasher.combine(response.fastRate)
                hasher.combine(response.timeScale)
            } else if table >= 0 {
                curves[table].hash(into: &hasher)
            }
        }
        for index in 0..<(4 * segmentCount * componentCount) { hasher.combine(coefficients[index]) }
        for index in 0..<segmentCount {
            if let turns, turns[index].angle != 0 { turns[index].hash(into: &hasher) }
        }
        for component in 0..<componentCount { hasher.combine(points[segmentCount * componentCount + component]) }
    }
}
