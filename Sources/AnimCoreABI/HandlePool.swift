// SPDX-License-Identifier: MIT
import Synchronization

/// Memory for the handles of the scenes made of one document.
///
/// They stand close together: a frame in which ten thousand scenes are at rest reads their handles and nothing else, and each
/// on a page of its own would be a wait for the page's address.
final class HandlePool: @unchecked Sendable {
    // Unchecked: whoever has set `isTaken` is alone with what follows.
    private let isTaken = Atomic<Bool>(false)
    /// Handles that are free, each with the next in its `object`.
    private var free: UnsafeMutablePointer<HandleMemory>?
    /// Pieces of memory, each with the one before in its first handle, which is not given out.
    private var last: UnsafeMutablePointer<HandleMemory>?
    private var nextSize = 4
    private static let largestSize = 64

    /// A handle with no tag. Any thread may ask.
    func take() -> UnsafeMutablePointer<HandleMemory> {
        while true {
            lock()
            if let handle = free {
                free = handle.pointee.object?.assumingMemoryBound(to: HandleMemory.self)
                unlock()
                return handle
            }
            let size = nextSize
            unlock()
            // Not while others wait: the memory may come from the host.
            add(size)
        }
    }

    /// Takes a handle back. What is left there says that it is none.
    func giveBack(_ handle: UnsafeMutablePointer<HandleMemory>) {
        lock()
        handle.pointee = HandleMemory(tag: 0, object: UnsafeMutableRawPointer(free))
        free = handle
        unlock()
    }

    private func add(_ size: Int) {
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: size * MemoryLayout<HandleMemory>.stride,
            alignment: 64
        ).initializeMemory(as: HandleMemory.self, repeating: HandleMemory(tag: 0, object: nil), count: size)
        lock()
        memory.pointee.object = UnsafeMutableRawPointer(last)
        last = memory
        // The first in memory is given out first.
        for index in (1..<size).reversed() {
            memory[index].object = UnsafeMutableRawPointer(free)
            free = memory + index
        }
        nextSize = min(2 * size, HandlePool.largestSize)
        unlock()
    }

    /// For as long as it takes to change two addresses.
    @inline(__always)
    private func lock() {
        while !isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged {}
    }

    @inline(__always)
    private func unlock() { isTaken.store(false, ordering: .releasing) }

    deinit {
        while let memory = last {
            last = memory.pointee.object?.assumingMemoryBound(to: HandleMemory.self)
            UnsafeMutableRawPointer(memory).deallocate()
        }
    }
}
