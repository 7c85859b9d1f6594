// SPDX-License-Identifier: MIT
/// A value that is shared in a state: a spring, or an easing function of a kind.
struct Definition {
    /// The sort of a spring, after those of easing functions.
    package static let spring = Int32(Easing.Sort.callback.rawValue) + 1

    package var sort: Int32
    package var numbers: [Double]
    package var spring: Spring?
    package var easing: Easing?

    init(sort: Int32, numbers: [Double]) {
        self.sort = sort
        self.numbers = numbers
    }

    /// Makes the value. Returns whether that is possible.
    package mutating func make() -> Bool {
        if sort != Definition.spring {
            easing = Easing.make(Easing.Sort(rawValue: UInt64(sort)), numbers)
        } else if numbers.count == 3 {
            spring = try? Spring(mass: numbers[0], stiffness: numbers[1], damping: numbers[2])
        }
        return spring != nil || easing != nil
    }

    /// A hash of sort and numbers.
    package var hash: UInt64 {
        var hasher = StateHasher()
        hasher.combine(sort)
        for number in numbers { hasher.combine(number) }
        return hasher.finalized()
    }
}

/// The numbers of definitions, in a hash table with open addressing.
struct NumberTable {
    private var hashes: [UInt64] = []
    /// Number + 1 in each bucket; 0 is empty. The count is a power of two.
    private var buckets = [Int32](repeating: 0, count: 16)

    @inline(never)
    package func find(_ definition: Definition, in definitions: [Definition]) -> Int? {
        let hash = definition.hash
        var bucket = Int(truncatingIfNeeded: hash) & (buckets.count - 1)
        while buckets[bucket] != 0 {
            let number = Int(buckets[bucket]) - 1
            let other = definitions[number]
            if hashes[number] == hash, other.sort == definition.sort, other.numbers == definition.numbers {
                return number
            }
            bucket = (bucket + 1) & (buckets.count - 1)
        }
        return nil
    }

    @inline(never)
    package mutating func add(_ definition: Definition, _ number: Int) {
        hashes.append(definition.hash)
        var from = number
        if 2 * hashes.count > buckets.count {
            buckets = [Int32](repeating: 0, count: 2 * buckets.count)
            from = 0
        }
        while from <= number {
            var bucket = Int(truncatingIfNeeded: hashes[from]) & (buckets.count - 1)
            while buckets[bucket] != 0 { bucket = (bucket + 1) & (buckets.count - 1) }
            from += 1
            buckets[bucket] = Int32(from)
        }
    }
}

extension Easing {
    /// The easing function of a kind with these numbers; nil if there is none.
    package static func make(_ sort: Sort?, _ numbers: [Double]) -> Easing? {
        switch (sort, numbers.count) {
        case (.cubicBezier, 4):
            return (try? CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])).map(cubicBezier)
        case (.steps, 2):
            guard numbers[0] >= 1, numbers[0] <= Double(largestStepCount), numbers[1] >= 0, numbers[1] <= 3,
                Double(Int(numbers[0])) == numbers[0], Double(Int(numbers[1])) == numbers[1],
                let position = StepPosition(rawValue: Int32(numbers[1]))
            else { return nil }
            return try? steps(Int(numbers[0]), position)
        case (.linear, _): return try? linear(numbers: numbers)
        case (.penner, 1):
            guard numbers[0] >= 0, numbers[0] < 256, Double(Int(numbers[0])) == numbers[0] else { return nil }
            return Penner(rawValue: Int32(numbers[0])).map(penner)
        case (.spring, 5):
            guard let spring = try? Spring(mass: numbers[0], stiffness: numbers[1], damping: numbers[2]) else {
                return nil
            }
            return try? Easing.spring(spring, duration: numbers[3], velocity: numbers[4])
        default: return nil
        }
    }
}
