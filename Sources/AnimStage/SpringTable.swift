// SPDX-License-Identifier: MIT
import AnimMotion

/// The springs of a stage's animations, each prepared once.
///
/// Open addressing over the bits of mass, stiffness and damping. An unused entry stays until the table is full; then it
/// is reused.
struct SpringTable: Sendable {
    /// A spring with everything that is prepared for it.
    package struct Entry: Sendable {
        package var spring: Spring
        package var response: SpringResponse
        /// The length of a time slot in flicks: springs that start within one share a batch.
        package var slot: Int64
        /// The batch of the newest slot, or −1.
        var batch: Int32 = -1
        /// Number of animations, banks and batches that use it.
        var users: Int32 = 0
        /// The last results: a motion back and forth has the same rest times again and again.
        var rests = InlineArray<4, Rest>(repeating: Rest())
        var nextRest = 0

        /// The time that a displacement without velocity takes to come to rest. Independent of its sign.
        struct Rest {
            package var displacement = -1.0
            package var threshold = 0.0
            package var seconds = 0.0
        }

        /// The time in seconds to come to rest. Cached for starts without velocity.
        @_optimize(speed)
        package mutating func restingTime(_ displacement: Double, _ velocity: Double, _ threshold: Double) -> Double {
            guard velocity == 0 else {
                return response.restingTime(displacement: displacement, velocity: velocity, threshold: threshold)
            }
            let size = displacement.magnitude
            for index in 0..<4 where rests[index].displacement == size && rests[index].threshold == threshold {
                return rests[index].seconds
            }
            let seconds = response.restingTime(displacement: displacement, velocity: velocity, threshold: threshold)
            rests[nextRest] = Rest(displacement: size, threshold: threshold, seconds: seconds)
            nextRest = (nextRest + 1) & 3
            return seconds
        }
    }

    package private(set) var entries: [Entry] = []
    private var free: [Int32] = []
    /// Index + 1 of the entry in each bucket; 0 is empty. The count is a power of two, or 0 before the first spring: a
    /// stage at rest needs no table.
    private var buckets: [Int32] = []

    /// The last result of `index`.
    private var last: Int32 = -1

    /// The index of a spring, which is added if it is new. Amortized O(1).
    package mutating func index(of spring: Spring) -> Int32 {
        if last >= 0, entries[Int(last)].spring == spring { return last }
        last = find(spring)
        return last
    }

    @inline(never)
    private mutating func find(_ spring: Spring) -> Int32 {
        if buckets.isEmpty { buckets = [Int32](repeating: 0, count: 16) }
        let bucket = self.bucket(of: spring)
        if buckets[bucket] != 0 { return buckets[bucket] - 1 }
        if free.isEmpty, 2 * (entries.count + 1) > buckets.count {
            makeRoom()
            return find(spring)
        }
        let response = SpringResponse(spring)
        let entry = Entry(spring: spring, response: response, slot: response.slotFlicks)
        let index: Int32
        if let unused = free.popLast() {
            index = unused
            entries[Int(index)] = entry
        } else {
            index = Int32(entries.count)
            entries.append(entry)
        }
        buckets[bucket] = index + 1
        return index
    }

    /// The time that the slowest of some values takes to come to rest.
    @inline(never)
    @_optimize(speed)
    package mutating func restingTime(
        _ index: Int32,
        from origins: UnsafePointer<Double>,
        to targets: UnsafePointer<Double>,
        _ velocities: UnsafePointer<Double>,
        count: Int,
        threshold: Double
    ) -> Double {
        entries.withUnsafeMutableBufferPointer { entries in
            guard Int(index) < entries.count, let start = entries.baseAddress else { return 0 }
            let entry = start + Int(index)
            if count == 1 {
                let displacement = origins[0] - targets[0]
                if displacement == 0, velocities[0] == 0 { return 0 }
                return entry.pointee.restingTime(displacement, velocities[0], threshold)
            }
            return entry.pointee.response.restingTime(from: origins, to: targets, velocities, count: count) {
                entry.pointee.restingTime($0, $1, threshold)
            }
        }
    }

    mutating func retain(_ index: Int32) { entries[Int(index)].users += 1 }
    package mutating func release(_ index: Int32) { entries[Int(index)].users -= 1 }
    mutating func setBatch(_ batch: Int32, of index: Int32) { entries[Int(index)].batch = batch }

    private func bucket(of spring: Spring) -> Int {
        var hasher = StateHasher()
        hasher.combine(spring.mass)
        hasher.combine(spring.stiffness)
        hasher.combine(spring.damping)
        var bucket = Int(truncatingIfNeeded: hasher.finalized()) & (buckets.count - 1)
        while buckets[bucket] != 0, entries[Int(buckets[bucket]) - 1].spring != spring {
            bucket = (bucket + 1) & (buckets.count - 1)
        }
        return bucket
    }

    /// Frees unused entries, and grows if that is not enough.
    private mutating func makeRoom() {
        free = []
        for (index, entry) in entries.enumerated() where entry.users == 0 { free.append(Int32(index)) }
        if free.count < entries.count / 2 {
            buckets = [Int32](repeating: 0, count: 2 * buckets.count)
        } else {
            for bucket in buckets.indices { buckets[bucket] = 0 }
        }
        for (index, entry) in entries.enumerated() where entry.users > 0 {
            buckets[bucket(of: entry.spring)] = Int32(index) + 1
        }
    }
}
