// SPDX-License-Identifier: MIT
import AnimMath

/// What an opaque pointer points at: a tag, and the object that it keeps alive.
///
/// The tag lets a pointer to the wrong kind of object be refused. A pointer to freed memory cannot be told for certain.
///
/// 64 bytes, a cache line: of a scene that is at rest it holds all that its steps and its display list take, so that a
/// frame of ten thousand such scenes reads ten thousand lines.
struct HandleMemory {
    var tag: UInt64
    var object: UnsafeMutableRawPointer?
    /// A scene's: how many flicks may pass without anything happening. Below 0 while it is advanced together with others.
    var idleFlicks: Int64 = 0
    /// How many have passed of which the scene does not know yet.
    var passedFlicks: Int64 = 0
    /// The display list's commands while it is up to date, and its revision, which is 0 while it is not.
    var commands: UnsafeRawPointer?
    var revision: UInt64 = 0
    /// The revision that the host was given last.
    var seenRevision: UInt64 = 0
    var commandCount: UInt32 = 0
    /// The lowest bit is `hasEvents`; above it one more than the place among those with which it was last advanced.
    private(set) var marks: UInt32 = 0

    init(tag: UInt64, object: UnsafeMutableRawPointer?) {
        self.tag = tag
        self.object = object
    }

    /// 1 where events wait to be polled, else 0.
    @inline(__always)
    var hasEvents: UInt32 {
        get { marks & 1 }
        set { marks = marks & ~1 | newValue }
    }

    @inline(__always)
    var place: Int {
        get { Int(marks &>> 1) }
        set { marks = marks & 1 | UInt32(truncatingIfNeeded: newValue) &<< 1 }
    }
}

/// A class whose objects are handed out as opaque pointers.
protocol HandleObject: AnyObject {
    static var tag: UInt64 { get }
    static var noun: StaticText { get }
}

/// Makes an opaque pointer that keeps the object alive until `releaseHandle`.
func makeHandle<Object: HandleObject>(_ object: Object) -> OpaquePointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<HandleMemory>.stride, alignment: 64)
    return makeHandle(object, at: memory.bindMemory(to: HandleMemory.self, capacity: 1))
}

/// The same in memory that is there.
func makeHandle<Object: HandleObject>(
    _ object: Object,
    at memory: UnsafeMutablePointer<HandleMemory>
) -> OpaquePointer {
    memory.initialize(to: HandleMemory(tag: Object.tag, object: Unmanaged.passRetained(object).toOpaque()))
    return OpaquePointer(memory)
}

/// The object that a handle stands for.
func object<Object: HandleObject>(_ handle: OpaquePointer?, as type: Object.Type) throws(AnimError) -> Object {
    guard let handle else { throw argumentError(Object.noun, "is null") }
    let memory = UnsafeMutablePointer<HandleMemory>(handle)
    guard isPlausible(UnsafeRawPointer(memory), alignment: MemoryLayout<HandleMemory>.alignment),
        memory.pointee.tag == Object.tag, let object = memory.pointee.object
    else { throw argumentError(Object.noun, "is not a pointer to one that lives") }
    return Unmanaged<Object>.fromOpaque(object).takeUnretainedValue()
}

/// What a function finds in the object that a handle stands for. The object is not retained: it is only for functions that
/// neither end the handle nor let go of anything.
@inline(__always)
func borrowing<Object: HandleObject, Result>(
    _ handle: OpaquePointer?,
    as type: Object.Type,
    _ body: (Object) -> Result
) throws(AnimError) -> Result {
    guard let handle else { throw argumentError(Object.noun, "is null") }
    let memory = UnsafeMutablePointer<HandleMemory>(handle)
    guard isPlausible(UnsafeRawPointer(memory), alignment: MemoryLayout<HandleMemory>.alignment),
        memory.pointee.tag == Object.tag, let object = memory.pointee.object
    else { throw argumentError(Object.noun, "is not a pointer to one that lives") }
    return Unmanaged<Object>.fromOpaque(object)._withUnsafeGuaranteedRef(body)
}

/// Ends a handle that `object(_:as:)` has accepted.
func releaseHandle<Object: HandleObject>(_ handle: OpaquePointer?, as type: Object.Type) {
    guard let handle else { return }
    let memory = UnsafeMutablePointer<HandleMemory>(handle)
    let object = memory.pointee.object
    memory.pointee = HandleMemory(tag: 0, object: nil)
    UnsafeMutableRawPointer(memory).deallocate()
    if let object { Unmanaged<Object>.fromOpaque(object).release() }
}

/// Ends a handle without giving anything back: frames of a call that was left may still refer to it.
func leakHandle(_ handle: OpaquePointer?) {
    guard let handle else { return }
    UnsafeMutablePointer<HandleMemory>(handle).pointee.tag = 0
}
