// SPDX-License-Identifier: MIT
/// Rows of numbers in chunks of 32. Lists of rows are built from chunks, and grow and shrink without moving.
///
/// A row holds what a sweep needs to move one component (a spring) or one value (an eased tween): three numbers and the
/// index of a component. A list's rows fill its chunks without gaps, so a sweep reads whole columns.
final class RowArena {
    static let rowsPerChunk = 32
    /// The low bits of a row's number are its place in its chunk, the others are the chunk. Shifts, not divisions, even
    /// in code built for size.
    private static let bitsPerChunk: Int32 = 5

    package private(set) var first = RowArena.nothing(Double.self)
    package private(set) var second = RowArena.nothing(Double.self)
    package private(set) var third = RowArena.nothing(Double.self)
    /// The component that the row moves; its `row` in the component store points back.
    package private(set) var component = RowArena.nothing(Int32.self)
    /// By chunk: its neighbors in its list (−1: none), and the list's number.
    package private(set) var before: [Int32] = []
    package private(set) var after: [Int32] = []
    private var list: [Int32] = []
    private var freeChunks: [Int32] = []
    private var chunkCount = 0
    private var chunkCapacity = 0

    /// A list of rows.
    struct List {
        var firstChunk: Int32 = -1
        var lastChunk: Int32 = -1
        package var count = 0
    }

    /// A non-null address without memory.
    private static func nothing<Element>(_: Element.Type) -> UnsafeMutablePointer<Element> {
        UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    }

    deinit {
        guard chunkCapacity > 0 else { return }
        first.deallocate()
        second.deallocate()
        third.deallocate()
        component.deallocate()
    }

    /// The number of the list that contains a row.
    package func list(ofRow row: Int32) -> Int32 { list[Int(row &>> RowArena.bitsPerChunk)] }

    /// Appends a row to a list. Amortized O(1); does not allocate within the capacity reserved by `reserve`.
    package func append(
        _ numbers: (Double, Double, Double),
        component index: Int32,
        to rows: inout List,
        number: Int32,
        _ components: ComponentStore
    ) {
        let offset = rows.count & (RowArena.rowsPerChunk - 1)
        if offset == 0 { addChunk(to: &rows, number: number) }
        let row = Int(rows.lastChunk) * RowArena.rowsPerChunk + offset
        first[row] = numbers.0
        second[row] = numbers.1
        third[row] = numbers.2
        component[row] = index
        components.row[Int(index)] = Int32(row)
        rows.count += 1
    }

    /// Removes a row of the list; the list's last row takes its place. O(1), allocates nothing.
    package func remove(row: Int32, from rows: inout List, _ components: ComponentStore) {
        components.row[Int(component[Int(row)])] = -1
        let offset = (rows.count - 1) & (RowArena.rowsPerChunk - 1)
        let last = Int(rows.lastChunk) * RowArena.rowsPerChunk + offset
        if last != Int(row) {
            first[Int(row)] = first[last]
            second[Int(row)] = second[last]
            third[Int(row)] = third[last]
            component[Int(row)] = component[last]
            components.row[Int(component[last])] = row
        }
        rows.count -= 1
        if offset == 0 {
            let chunk = rows.lastChunk
            rows.lastChunk = before[Int(chunk)]
            if rows.lastChunk < 0 { rows.firstChunk = -1 } else { after[Int(rows.lastChunk)] = -1 }
            freeChunks.append(chunk)
        }
    }

    /// Calls `body` with the first row and the number of rows of each chunk of a list.
    @inline(__always)
    func forEachChunk(_ rows: List, _ body: (_ firstRow: Int, _ count: Int) -> Void) {
        var chunk = rows.firstChunk
        var left = rows.count
        while chunk >= 0, left > 0 {
            body(Int(chunk) * RowArena.rowsPerChunk, min(left, RowArena.rowsPerChunk))
            left -= RowArena.rowsPerChunk
            chunk = after[Int(chunk)]
        }
    }

    /// Makes sure that `chunks` more chunks are available without allocation.
    package func reserve(chunks: Int) {
        let wanted = chunkCount + max(0, chunks - freeChunks.count)
        guard wanted > chunkCapacity else { return }
        let hadNone = chunkCapacity == 0
        chunkCapacity = max(wanted, 2 * chunkCapacity, 2)
        first = moved(first, hadNone)
        second = moved(second, hadNone)
        third = moved(third, hadNone)
        component = moved(component, hadNone)
        before.reserveCapacity(chunkCapacity)
        after.reserveCapacity(chunkCapacity)
        list.reserveCapacity(chunkCapacity)
        freeChunks.reserveCapacity(chunkCapacity)
    }

    private func moved<Element>(
        _ column: UnsafeMutablePointer<Element>,
        _ isNone: Bool
    ) -> UnsafeMutablePointer<Element> {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: chunkCapacity * RowArena.rowsPerChunk)
        larger.moveInitialize(from: column, count: chunkCount * RowArena.rowsPerChunk)
        if !isNone { column.deallocate() }
        return larger
    }

    private func addChunk(to rows: inout List, number: Int32) {
        let chunk: Int32
        if let free = freeChunks.popLast() {
            chunk = free
        } else {
            reserve(chunks: 1)
            chunk = Int32(chunkCount)
            chunkCount += 1
            before.append(-1)
            after.append(-1)
            list.append(-1)
        }
        before[Int(chunk)] = rows.lastChunk
        after[Int(chunk)] = -1
        list[Int(chunk)] = number
        if rows.lastChunk < 0 { rows.firstChunk = chunk } else { after[Int(rows.lastChunk)] = chunk }
        rows.lastChunk = chunk
    }
}

extension RowArena {
    func exchange(with other: RowArena) {
        swap(&first, &other.first)
        swap(&second, &other.second)
        swap(&third, &other.third)
        swap(&component, &other.component)
        swap(&before, &other.before)
        swap(&after, &other.after)
        swap(&list, &other.list)
        swap(&freeChunks, &other.freeChunks)
        swap(&chunkCount, &other.chunkCount)
        swap(&chunkCapacity, &other.chunkCapacity)
    }
}
