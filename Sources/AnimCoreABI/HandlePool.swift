// SPDX-License-Identifier: MIT
import Synchronization

/// Memory for the handles of the scenes made of one document.
///
/// They are close together: a frame in which ten thousand scenes are at rest reads only their handles, and with each on
/// a page of its own every read would be a TLB miss.
final class HandlePool: @unchecked Sendable {
    // Unchecked: the thread that has set `isTaken` has exclusive access to the members below.
    private let isTaken = Atomic<Bool>(false)
    /// The list of free handles, linked by their `object`.
    private var free: UnsafeMutablePointer<HandleMemory>?
    /// Blocks of memory, linked by their first handles, which are not handed out.
    private var last: UnsafeMutablePointer<HandleMemory>?
    private var nextSize = 4
    private static let largestSize = 64

    /// Returns a handle without a tag. Thread-safe.
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
            // Not while holding the lock: the memory may come from the host.
            add(size)
        }
    }

    /// Returns a handle to the pool. Its tag then marks it as invalid.
    func giveBack(_ handle: UnsafeMutablePointer<HandleMemory>) {
        lock()
        handle.pointee = HandleMemory(tag: 0, object: UnsafeMutableRawPointer(free))
        free = handle
        unlock()
    }

    /// Adds a block of handles to the list of free ones.
    private func add(_ size: Int) {
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: size * MemoryLayout<HandleMemory>.stride,
            alignment: 64
        ).initializeMemory(as: HandleMemory.self, repeating: HandleMemory(tag: 0, object: nil), count: size)
        lock()
        memory.pointee.object = UnsafeMutableRawPointer(last)
        last = memory
        // Handles are handed out in the order of their addresses.
        for index in (1..<size).reversed() {
            memory[index].object = UnsafeMutableRawPointer(free)
            free = memory + index
        }
        nextSize = min(2 * size, HandlePool.largestSize)
        unlock()
    }

    /// Spins, because the lock is held only while two addresses change.
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
