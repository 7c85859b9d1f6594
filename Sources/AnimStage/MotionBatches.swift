// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Everything on a stage that moves in rows: springs and eased tweens without other animations on top.
///
/// **Springs** with the same parameters that started within the same slot of time share one basis. A spring's motion is
/// linear in its displacement e and velocity v. So its start state at s is rewritten as the state (e′, v′) that it
/// would have had at the slot's beginning T₀. Then its value at t is x₁ + P(t − T₀) e′ + Q(t − T₀) v′, with the same P
/// and Q for the whole slot: two multiplications and additions per component, still in closed form. A slot is so short
/// (its length times the spring's fastest rate is at most ½) that the way back loses no precision.
///
/// **Tweens** with the same easing function are evaluated a chunk at a time.
final class MotionBatches {
    struct Batch {
        package var rows = RowArena.List()
        /// Index of its spring in the table, or −1 for tweens.
        package var spring: Int32 = -1
        /// The beginning of the springs' time slot.
        var epoch: Int64 = 0
        package var easing: Easing?
        /// The bank that owns these springs, or −1.
        package var bank: Int32 = -1
        /// Its entry in the timeline, or none. The stage closes or ends a bank's batch.
        package var handle = Timeline.none
        /// Its place in `active`, or −1.
        package var position: Int32 = -1
        /// Whether its rows have moved since they were last reported.
        var hasMoved = false
        /// The basis at one time, cached.
        var basisTime: Int64 = -1
        var basis = SpringResponse.Basis.start
        /// The way from one time back to the slot's beginning, cached: many springs start at the same time.
        var wayBackTime: Int64 = -1
        var wayBack = SpringResponse.WayBack()

        /// Resets a batch without rows in place.
        @inline(__always)
        mutating func renew() {
            (spring, epoch, easing, bank) = (-1, 0, nil, -1)
            (handle, position, hasMoved) = (Timeline.none, -1, false)
            (basisTime, wayBackTime) = (-1, -1)
        }
    }

    package let arena = RowArena()
    package private(set) var springs = SpringTable()
    private(set) var batches = Slots<Batch>()
    private var freeBatches: [Int32] = []
    /// The batches that have rows.
    package private(set) var active: [Int32] = []
    /// The active batches of tweens.
    private var tweens: [Int32] = []
    /// The last prepared curves, for reuse without allocation. About 9 KB each.
    private var recent: [Easing] = []
    private var nextRecent = 0
    private static let largestRecentCount = 8

    deinit { batches.deallocate() }

    /// The index of a spring in the table, with one more user. To be released by `release(spring:)`.
    package func spring(_ spring: Spring) -> Int32 {
        let index = springs.index(of: spring)
        springs.retain(index)
        return index
    }

    package func release(spring index: Int32) { springs.release(index) }

    /// The time that the slowest of some values takes to come to rest on a spring.
    package func restingTime(
        ofSpring index: Int32,
        from origins: UnsafePointer<Double>,
        to targets: UnsafePointer<Double>,
        _ velocities: UnsafePointer<Double>,
        count: Int,
        threshold: Double
    ) -> Double {
        springs.restingTime(index, from: origins, to: targets, velocities, count: count, threshold: threshold)
    }

    package func response(_ index: Int32) -> SpringResponse { springs.entries[Int(index)].response }

    /// Reserves memory so that `count` more animations with `components` components in all start without allocation.
    package func reserve(animations count: Int, components: Int) {
        arena.reserve(chunks: count + components / RowArena.rowsPerChunk)
        let wanted = batches.count + max(0, count - freeBatches.count)
        if wanted > batches.capacity { batches.reserveCapacity(max(wanted, 2 * batches.capacity)) }
        if active.capacity < batches.capacity { active.reserveCapacity(batches.capacity) }
        if freeBatches.capacity < batches.capacity { freeBatches.reserveCapacity(batches.capacity) }
        if tweens.capacity < batches.capacity { tweens.reserveCapacity(batches.capacity) }
    }

    // MARK: Springs

    /// The batch for springs that start at a time; `bank` is −1 for springs of properties.
    private func springBatch(_ index: Int32, bank: Int32, at time: Int64, newest: Int32) -> Int32 {
        let slot = springs.entries[Int(index)].slot
        let epoch = time & ~(slot - 1)
        if newest >= 0 {
            let isSame =
                batches[newest].spring == index && batches[newest].epoch == epoch && batches[newest].bank == bank
            if isSame { return newest }
        }
        let number = addBatch()
        batches[number].spring = index
        batches[number].epoch = epoch
        batches[number].bank = bank
        springs.retain(index)
        return number
    }

    /// Starts a spring for a component.
    func addSpring(_ component: Int, _ index: Int32, at time: Int64, _ components: ComponentStore) {
        let newest = springs.entries[Int(index)].batch
        let number = springBatch(index, bank: -1, at: time, newest: newest)
        springs.setBatch(number, of: index)
        add(component, to: number, at: time, components)
    }

    /// Starts a spring for a component of a bank.
    /// - Returns: the batch, to be passed in as the bank's newest.
    func addSpring(
        _ component: Int,
        _ index: Int32,
        bank: Int32,
        newest: Int32,
        at time: Int64,
        _ components: ComponentStore
    ) -> Int32 {
        let number = springBatch(index, bank: bank, at: time, newest: newest)
        add(component, to: number, at: time, components)
        return number
    }

    private func add(_ component: Int, to number: Int32, at time: Int64, _ components: ComponentStore) {
        let target = components.target[component]
        if batches[number].wayBackTime != time {
            batches[number].wayBackTime = time
            let seconds = Flicks.seconds(time - batches[number].epoch)
            batches[number].wayBack = springs.entries[Int(batches[number].spring)].response.wayBack(by: seconds)
        }
        let state = batches[number].wayBack.state(
            displacement: components.origin[component] - target,
            velocity: components.originVelocity[component]
        )
        add((state.displacement, state.velocity, target), Int32(component), to: number, components)
    }

    private func add(
        _ numbers: (Double, Double, Double),
        _ component: Int32,
        to number: Int32,
        _ components: ComponentStore
    ) {
        if batches[number].position < 0 {
            batches[number].position = Int32(active.count)
            active.append(number)
        }
        arena.append(numbers, component: component, to: &batches[number].rows, number: number, components)
        batches[number].hasMoved = true
    }

    /// The spring's state at its slot's beginning, and the flick of that beginning.
    func springState(ofRow row: Int32) -> (displacement: Double, velocity: Double, target: Double, epoch: Int64) {
        let epoch = batches[arena.list(ofRow: row)].epoch
        return (arena.first[Int(row)], arena.second[Int(row)], arena.third[Int(row)], epoch)
    }

    @_optimize(speed)
    func basis(ofBatch number: Int32, at time: Int64) -> SpringResponse.Basis {
        if batches[number].basisTime == time { return batches[number].basis }
        let seconds = Flicks.seconds(time - batches[number].epoch)
        let basis = springs.entries[Int(batches[number].spring)].response.basis(at: seconds)
        batches[number].basisTime = time
        batches[number].basis = basis
        return basis
    }

    /// Value and velocity of the spring in a row.
    @_optimize(speed)
    package func spring(inRow row: Int32, at time: Int64) -> (value: Double, velocity: Double) {
        let basis = basis(ofBatch: arena.list(ofRow: row), at: time)
        let (e, v, target) = (arena.first[Int(row)], arena.second[Int(row)], arena.third[Int(row)])
        let value = target + (basis.displacement * e + basis.displacementPerVelocity * v)
        let velocity = basis.velocityPerDisplacement * e + basis.velocity * v
        // An overflowed value is shown as its target: that depends on the time alone.
        return (value.isFinite ? value : target, velocity.isFinite ? velocity : 0)
    }

    /// Displacement and velocity of the spring in a row, and its target.
    func state(ofRow row: Int32, at time: Int64) -> (displacement: Double, velocity: Double, target: Double) {
        let basis = basis(ofBatch: arena.list(ofRow: row), at: time)
        let state = SpringResponse.state(basis, arena.first[Int(row)], arena.second[Int(row)])
        return (state.displacement, state.velocity, arena.third[Int(row)])
    }

    func response(ofRow row: Int32) -> SpringResponse { response(batches[arena.list(ofRow: row)].spring) }

    // MARK: Tweens

    /// Starts an easing function for `count` components from `component` on. Their origin and target are in the
    /// component store.
    func addTween(
        _ component: Int,
        count: Int,
        _ easing: Easing,
        duration: Int64,
        at time: Int64,
        _ components: ComponentStore
    ) {
        let start = Double(bitPattern: UInt64(bitPattern: time))
        let numbers = (start, Double(duration), Double(count))
        add(numbers, Int32(component), to: batch(of: easing), components)
    }

    private func batch(of easing: Easing) -> Int32 {
        for number in tweens where batches[number].easing === easing { return number }
        let number = addBatch()
        batches[number].easing = easing
        tweens.append(number)
        return number
    }

    /// The easing function of a curve: one already in use, or a new one.
    package func easing(_ curve: CubicBezier) -> Easing {
        for number in tweens {
            if let easing = batches[number].easing, easing.cubicBezier == curve { return easing }
        }
        for easing in recent where easing.cubicBezier == curve { return easing }
        let easing = Easing.cubicBezier(curve)
        if recent.count < MotionBatches.largestRecentCount {
            recent.append(easing)
        } else {
            recent[nextRecent] = easing
            nextRecent = (nextRecent + 1) % MotionBatches.largestRecentCount
        }
        return easing
    }

    /// The value and slope (per second) of the tween in a row at a time, and its easing function.
    package func tween(inRow row: Int32, at time: Int64) -> (eased: Double, speed: Double) {
        guard let easing = batches[Int(arena.list(ofRow: row))].easing else { return (1, 0) }
        let duration = arena.second[Int(row)]
        let result = easing.valueAndSlope(at: Double(time - start(ofRow: Int(row))) / duration)
        return (result.value, result.slope / (duration / Double(Flicks.perSecond)))
    }

    @inline(__always)
    private func start(ofRow row: Int) -> Int64 { Int64(bitPattern: arena.first[row].bitPattern) }

    // MARK: All

    private func addBatch() -> Int32 {
        if let free = freeBatches.popLast() { return free }
        batches.append(Batch())
        if freeBatches.capacity < batches.capacity { freeBatches.reserveCapacity(batches.capacity) }
        if active.capacity < batches.capacity { active.reserveCapacity(batches.capacity) }
        if tweens.capacity < batches.capacity { tweens.reserveCapacity(batches.capacity) }
        return Int32(batches.count - 1)
    }

    /// Removes a row.
    package func remove(row: Int32, _ components: ComponentStore) {
        let number = arena.list(ofRow: row)
        arena.remove(row: row, from: &batches[number].rows, components)
        if batches[number].rows.count == 0, batches[number].bank < 0 { removeBatch(number) }
    }

    func setHandle(_ handle: Timeline.Handle, ofBatch number: Int32) { batches[number].handle = handle }

    /// Frees a bank's batch that has no rows.
    func removeEmpty(_ number: Int32) { removeBatch(number) }

    /// The component in the last row of a batch that has rows.
    func lastComponent(ofBatch number: Int32) -> Int32 {
        let rows = batches[number].rows
        return arena.component[Int(rows.lastChunk) * RowArena.rowsPerChunk + (rows.count - 1) % RowArena.rowsPerChunk]
    }

    /// The largest start displacement and start velocity of a batch's springs.
    package func extent(ofBatch number: Int32) -> (displacement: Double, velocity: Double) {
        var (displacement, velocity) = (0.0, 0.0)
        arena.forEachChunk(batches[number].rows) { start, count in
            for row in start..<start + count {
                displacement = max(displacement, arena.first[row].magnitude)
                velocity = max(velocity, arena.second[row].magnitude)
            }
        }
        return (displacement, velocity)
    }

    private func removeBatch(_ number: Int32) {
        let (position, spring) = (batches[number].position, batches[number].spring)
        let last = active.removeLast()
        if last != number {
            active[Int(position)] = last
            batches[last].position = position
        }
        if spring >= 0 {
            if springs.entries[Int(spring)].batch == number { springs.setBatch(-1, of: spring) }
            springs.release(spring)
        }
        if batches[number].easing != nil { tweens.removeAll { $0 == number } }
        batches[number].renew()
        freeBatches.append(number)
    }

    /// Computes the presentation of every row at a time. About 1 ns per spring and 5 ns per tween; allocates nothing.
    @_optimize(speed)
    package func sweep(to time: Int64, _ components: ComponentStore) {
        // By index: an iterator would retain the array.
        var index = 0
        while index < active.count {
            let number = active[index]
            index &+= 1
            batches[number].hasMoved = true
            if let easing = batches[number].easing {
                sweepTweens(batches[number].rows, easing, time, components)
            } else {
                sweepSprings(batches[number].rows, basis(ofBatch: number, at: time), components)
            }
        }
    }

    @_optimize(speed)
    private func sweepSprings(_ rows: RowArena.List, _ basis: SpringResponse.Basis, _ components: ComponentStore) {
        let presentation = components.presentation
        let (first, second, third, index) = (arena.first, arena.second, arena.third, arena.component)
        let (p, q) = (basis.displacement, basis.displacementPerVelocity)
        arena.forEachChunk(rows) { start, count in
            for row in start..<start &+ count {
                let target = third[row]
                let value = target + (p * first[row] + q * second[row])
                // x − x is 0 for finite x.
                presentation[Int(index[row])] = value - value == 0 ? value : target
            }
        }
    }

    @_optimize(speed)
    private func sweepTweens(_ rows: RowArena.List, _ easing: Easing, _ time: Int64, _ components: ComponentStore) {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: RowArena.rowsPerChunk) { memory in
            guard let progress = memory.baseAddress else { return }
            sweepTweens(rows, easing, time, components, progress)
        }
    }

    /// - Parameter progress: memory for a chunk.
    @inline(__always)
    private func sweepTweens(
        _ rows: RowArena.List,
        _ easing: Easing,
        _ time: Int64,
        _ components: ComponentStore,
        _ progress: UnsafeMutablePointer<Double>
    ) {
        let (second, third, index) = (arena.second, arena.third, arena.component)
        let (presentation, origin, target) = (components.presentation, components.origin, components.target)
        arena.forEachChunk(rows) { start, count in
            // Two at a time: the divisions overlap. With an odd count, the last is paired with itself.
            var offset = 0
            while offset < count {
                let row = start &+ offset
                let next = offset &+ 1 < count ? row &+ 1 : row
                let passed = SIMD2(Double(time &- self.start(ofRow: row)), Double(time &- self.start(ofRow: next)))
                let part = passed / SIMD2(second[row], second[next])
                progress[offset] = part[0]
                progress[offset &+ 1] = part[1]
                offset &+= 2
            }
            easing.evaluate(progress, count, progress)
            for offset in 0..<count {
                let base = Int(index[start &+ offset])
                let eased = progress[offset]
                var value = origin[base] + eased * (target[base] - origin[base])
                presentation[base] = value - value == 0 ? value : target[base]
                // Most values have one component.
                let length = third[start &+ offset]
                if length == 1 { continue }
                let end = base &+ Int(length)
                var component = base &+ 1
                while component < end {
                    value = origin[component] + eased * (target[component] - origin[component])
                    presentation[component] = value - value == 0 ? value : target[component]
                    component &+= 1
                }
            }
        }
    }

    /// Calls `body` with the owner of every row that has moved since the last call.
    func takeMoved(_ components: ComponentStore, _ body: (Int32) -> Void) {
        for number in active where batches[number].hasMoved {
            batches[number].hasMoved = false
            guard batches[number].bank < 0 else { continue }
            arena.forEachChunk(batches[number].rows) { start, count in
                for row in start..<start + count { body(components.owner[Int(arena.component[row])]) }
            }
        }
    }
}

extension MotionBatches {
    /// The numbers of batches in a snapshot, by which their rows refer to them.
    struct Numbers {
        /// For writing: the number of each batch, or −1.
        private var ofBatch: [Int32] = []
        private var batches: [Int32] = []

        package var count: Int { batches.count }
        func batch(_ number: Int32) -> Int32 { batches[Int(number)] }

        /// The number of a batch; assigns the next one if it has none.
        @inline(never)
        package mutating func number(of batch: Int32) -> Int32 {
            while ofBatch.count <= Int(batch) { ofBatch.append(-1) }
            if ofBatch[Int(batch)] < 0 { add(batch) }
            return ofBatch[Int(batch)]
        }

        /// Gives a batch the next number.
        @inline(never)
        package mutating func add(_ batch: Int32) {
            if Int(batch) < ofBatch.count { ofBatch[Int(batch)] = Int32(batches.count) }
            batches.append(batch)
        }
    }

    /// For reading: a new batch of springs that start at a time.
    func makeBatch(_ spring: Int32, bank: Int32, epoch: Int64) -> Int32 {
        let number = addBatch()
        batches[number].spring = spring
        batches[number].epoch = epoch
        batches[number].bank = bank
        springs.retain(spring)
        if bank < 0 {
            let newest = springs.entries[Int(spring)].batch
            if newest < 0 || batches[newest].epoch < epoch { springs.setBatch(number, of: spring) }
        }
        return number
    }

    /// For reading: a new batch of tweens.
    func makeBatch(_ easing: Easing) -> Int32 {
        let number = addBatch()
        batches[number].easing = easing
        tweens.append(number)
        return number
    }

    /// Adds a spring's component to a batch that was read.
    package func append(_ component: Int, to number: Int32, at time: Int64, _ components: ComponentStore) {
        add(component, to: number, at: time, components)
    }

    /// Adds a row to a batch that was read.
    package func append(
        _ numbers: (Double, Double, Double),
        component: Int32,
        to number: Int32,
        _ components: ComponentStore
    ) {
        add(numbers, component, to: number, components)
    }

    /// Exchanges the contents with another.
    func exchange(with other: MotionBatches) {
        arena.exchange(with: other.arena)
        swap(&springs, &other.springs)
        swap(&batches, &other.batches)
        swap(&freeBatches, &other.freeBatches)
        swap(&active, &other.active)
        swap(&tweens, &other.tweens)
    }
}
