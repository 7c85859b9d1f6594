// SPDX-License-Identifier: MIT
/// The components of all properties and spring banks of a stage, one column for each role, so that a thing is a range of
/// them.
///
/// Plain memory: what sweeps over every moving component each frame pays for nothing but reading and writing. Ranges of
/// removed things are used again for things of as many components.
package final class ComponentStore {
    /// How many components have been given out.
    package private(set) var count = 0
    private var capacity: Int
    /// All columns, one after the other. A host's view keeps it when the store has moved on.
    package private(set) var memory: ColumnMemory
    /// What the program set.
    package private(set) var model: UnsafeMutablePointer<Double>
    /// What is seen now.
    package private(set) var presentation: UnsafeMutablePointer<Double>
    /// The slot of the property that it belongs to, or −1.
    package private(set) var owner: UnsafeMutablePointer<Int32>
    /// The first component that anything can move: those before it, a document's parameters and inputs, have no place in what
    /// follows.
    private(set) var firstMoving = 0
    /// Where the running animation that stands in a row of its own started, with which velocity, and where it goes.
    package private(set) var origin: UnsafeMutablePointer<Double>
    private(set) var originVelocity: UnsafeMutablePointer<Double>
    package private(set) var target: UnsafeMutablePointer<Double>
    /// The component's row in the stage's `RowArena`, or −1.
    package private(set) var row: UnsafeMutablePointer<Int32>

    /// Freed ranges by their size class.
    private var free: [[Int32]] = []

    private static let smallestCapacity = 4

    init() {
        capacity = ComponentStore.smallestCapacity
        memory = ColumnMemory(capacity: capacity, still: 0)
        model = memory.start.assumingMemoryBound(to: Double.self)
        presentation = model + capacity
        origin = presentation + capacity
        originVelocity = origin + capacity
        target = originVelocity + capacity
        row = UnsafeMutableRawPointer(target + capacity).assumingMemoryBound(to: Int32.self)
        owner = row + capacity
    }

    /// The first index of a range of `count` components, all at rest at 0. Pointers taken before are void.
    package func allocate(_ count: Int, owner slot: Int32) -> Int32 {
        let (number, size) = ComponentStore.sizeClass(count)
        let base = (number < free.count ? free[number].popLast() : nil) ?? append(size)
        for index in Int(base)..<Int(base) + count {
            model[index] = 0
            rest(index, at: 0)
            if index >= firstMoving { row[index] = -1 }
            owner[index] = slot
        }
        return base
    }

    /// Lets one component stand still at a value.
    package func rest(_ index: Int, at value: Double) {
        presentation[index] = value
        if index < firstMoving { return }
        origin[index] = value
        originVelocity[index] = 0
        target[index] = value
    }

    package func release(_ base: Int32, count: Int) {
        let number = ComponentStore.sizeClass(count).number
        while free.count <= number { free.append([]) }
        free[number].append(base)
    }

    /// Ranges of up to 16 components are given out as they are, longer ones rounded up to 4 … 7 times a power of two: so
    /// that a path that grows point by point leaves ranges that others can use.
    private static func sizeClass(_ count: Int) -> (number: Int, size: Int) {
        guard count > 16 else { return (count, count) }
        // The highest bit of count − 1, and the two below it, one more.
        let shift = Int.bitWidth - 3 - (count - 1).leadingZeroBitCount
        let quarters = ((count - 1) >> shift) + 1
        return (4 * shift + quarters + 4, quarters << shift)
    }

    package func reserve(_ wanted: Int) {
        guard wanted > capacity else { return }
        let larger = max(wanted, 2 * capacity)
        // Until the columns are copied, and then for as long as a view shows it.
        let former = memory
        defer { withExtendedLifetime(former) {} }
        memory = ColumnMemory(capacity: larger, still: firstMoving)
        var offset = 0
        model = moved(model, larger, &offset, from: 0)
        presentation = moved(presentation, larger, &offset, from: 0)
        origin = moved(origin, larger, &offset, from: firstMoving)
        originVelocity = moved(originVelocity, larger, &offset, from: firstMoving)
        target = moved(target, larger, &offset, from: firstMoving)
        row = moved(row, larger, &offset, from: firstMoving)
        owner = moved(owner, larger, &offset, from: 0)
        capacity = larger
    }

    /// A column in the present memory, as long as it is to be, that begins with the component `first`.
    private func moved<Element>(
        _ column: UnsafeMutablePointer<Element>,
        _ length: Int,
        _ offset: inout Int,
        from first: Int
    ) -> UnsafeMutablePointer<Element> {
        let longer = (memory.start + offset).assumingMemoryBound(to: Element.self)
        if count > first { longer.update(from: column + first, count: count - first) }
        offset += (length - first) * MemoryLayout<Element>.stride
        return longer - first
    }

    private func append(_ count: Int) -> Int32 {
        reserve(self.count + count)
        let base = Int32(self.count)
        self.count += count
        return base
    }
}

extension ComponentStore {
    /// Begins with another's first components, which stand still; to a store that is empty.
    package func copy(_ other: ComponentStore, _ count: Int) {
        // What was given back may be anything's next.
        if other.free.isEmpty {
            while firstMoving < count, other.owner[firstMoving] < 0 { firstMoving += 1 }
        }
        // Also where there is room already: the columns begin elsewhere.
        if firstMoving > 0 { capacity = 0 }
        reserve(count)
        self.count = count
        for index in 0..<count {
            model[index] = other.model[index]
            rest(index, at: other.presentation[index])
            if index >= firstMoving { row[index] = -1 }
            owner[index] = other.owner[index]
        }
    }

    /// Begins with all of another's components and free ranges; to a store that is empty.
    package func copy(_ other: ComponentStore) {
        copy(other, other.count)
        free = other.free
    }

    /// Takes over another's components, which is left with those of this one.
    func exchange(with other: ComponentStore) {
        swap(&count, &other.count)
        swap(&capacity, &other.capacity)
        swap(&firstMoving, &other.firstMoving)
        swap(&memory, &other.memory)
        swap(&model, &other.model)
        swap(&presentation, &other.presentation)
        swap(&origin, &other.origin)
        swap(&originVelocity, &other.originVelocity)
        swap(&target, &other.target)
        swap(&row, &other.row)
        swap(&owner, &other.owner)
        swap(&free, &other.free)
    }
}

/// Memory for five columns of doubles and two of numbers of 32 bits, which lives as long as anything refers to it.
package final class ColumnMemory: @unchecked Sendable {
    package let start: UnsafeMutableRawPointer

    /// - Parameter still: how many have no place in what four of the columns say of those that can be moved.
    init(capacity: Int, still: Int) {
        start = .allocate(byteCount: 48 * capacity - 28 * still, alignment: 8)
    }

    deinit { start.deallocate() }
}

/// A bank's presentation, in memory that the view keeps alive: after the stage has needed more room, or is gone, it shows the
/// last numbers from before.
package final class BankView: @unchecked Sendable {
    private let memory: ColumnMemory
    package let values: UnsafeBufferPointer<Double>

    package init(_ store: ComponentStore, _ base: Int, _ count: Int) {
        memory = store.memory
        values = UnsafeBufferPointer(start: store.presentation + base, count: count)
    }
}
