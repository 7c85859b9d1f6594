// SPDX-License-Identifier: MIT
/// The components of all properties and spring banks of a stage. One column for each role, so each property or bank is
/// an index range.
///
/// Plain memory: a sweep over all moving components costs only reads and writes. A removed range is reused for ranges
/// of as many components.
package final class ComponentStore {
    /// Number of components allocated.
    package private(set) var count = 0
    private var capacity: Int
    /// All columns, one after the other. A host's view retains it when the store has reallocated.
    package private(set) var memory: ColumnMemory
    /// Values set by the program.
    package private(set) var model: UnsafeMutablePointer<Double>
    /// Values shown now.
    package private(set) var presentation: UnsafeMutablePointer<Double>
    /// The slot of the owning property, or −1.
    package private(set) var owner: UnsafeMutablePointer<Int32>
    /// The first component that can move. The components before it (a document's parameters and inputs) are not in the
    /// columns below.
    private(set) var firstMoving = 0
    /// The start value, start velocity and target of the running animation, if it is in rows.
    package private(set) var origin: UnsafeMutablePointer<Double>
    private(set) var originVelocity: UnsafeMutablePointer<Double>
    package private(set) var target: UnsafeMutablePointer<Double>
    /// The component's row in the stage's `RowArena`, or −1.
    package private(set) var row: UnsafeMutablePointer<Int32>

    /// Freed ranges by size class.
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

    /// Allocates `count` components, all at rest at 0, and returns the first index. Invalidates pointers.
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

    /// Sets one component at rest at a value.
    package func rest(_ index: Int, at value: Double) {
        presentation[index] = value
        if index < firstMoving { return }
        origin[index] = value
        originVelocity[index] = 0
        target[index] = value
    }

    /// Frees a range, to be reused for ranges of its size class.
    package func release(_ base: Int32, count: Int) {
        let number = ComponentStore.sizeClass(count).number
        while free.count <= number { free.append([]) }
        free[number].append(base)
    }

    /// The size of a range of up to 16 components is exact. A longer range is rounded up to 4 … 7 times a power of two,
    /// so that a path that grows point by point frees ranges that others can use.
    private static func sizeClass(_ count: Int) -> (number: Int, size: Int) {
        guard count > 16 else { return (count, count) }
        // The three highest bits of count − 1, plus one.
        let shift = Int.bitWidth - 3 - (count - 1).leadingZeroBitCount
        let quarters = ((count - 1) >> shift) + 1
        return (4 * shift + quarters + 4, quarters << shift)
    }

    /// Makes room for a total number of components. Invalidates pointers.
    package func reserve(_ wanted: Int) {
        guard wanted > capacity else { return }
        let larger = max(wanted, 2 * capacity)
        // Retained until the columns are copied; a view may retain it longer.
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

    /// A column moved to the current memory, with its new length; it begins with the component `first`.
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
    /// Copies the first components of another store, at rest, to this empty one.
    package func copy(_ other: ComponentStore, _ count: Int) {
        // Freed ranges may be reused by a property.
        if other.free.isEmpty {
            while firstMoving < count, other.owner[firstMoving] < 0 { firstMoving += 1 }
        }
        // Even if there is room already: the columns begin elsewhere.
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

    /// Copies all components and free ranges of another store to this empty one.
    package func copy(_ other: ComponentStore) {
        copy(other, other.count)
        free = other.free
    }

    /// Exchanges the contents of two stores.
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

/// Memory for five columns of doubles and two columns of 32-bit integers. Reference-counted.
package final class ColumnMemory: @unchecked Sendable {
    package let start: UnsafeMutableRawPointer

    /// - Parameter still: number of components that cannot move, which four of the columns omit.
    init(capacity: Int, still: Int) {
        start = .allocate(byteCount: 48 * capacity - 28 * still, alignment: 8)
    }

    deinit { start.deallocate() }
}

/// A bank's presentation. The view retains the memory: after the stage has reallocated or is gone, it shows the last
/// values from before.
package final class BankView: @unchecked Sendable {
    private let memory: ColumnMemory
    package let values: UnsafeBufferPointer<Double>

    package init(_ store: ComponentStore, _ base: Int, _ count: Int) {
        memory = store.memory
        values = UnsafeBufferPointer(start: store.presentation + base, count: count)
    }
}
