// SPDX-License-Identifier: MIT
import AnimMath

/// The memory behind an opaque pointer: a tag, and the object that it keeps alive.
///
/// The tag detects a pointer to the wrong kind of object. A pointer to freed memory cannot be detected reliably.
///
/// 64 bytes, a cache line. For a scene at rest it holds everything that steps and the display list need, so that a
/// frame with ten thousand such scenes reads ten thousand lines.
struct HandleMemory {
    /// The tag of the object's class; 0 after the handle has ended.
    var tag: UInt64
    var object: UnsafeMutableRawPointer?
    /// For a scene: how many flicks may pass before anything happens. Negative while it is advanced together with
    /// others.
    var idleFlicks: Int64 = 0
    /// How many flicks have passed that the scene does not know of yet.
    var passedFlicks: Int64 = 0
    /// The commands of the display list while it is up to date, and its revision, which is 0 otherwise.
    var commands: UnsafeRawPointer?
    var revision: UInt64 = 0
    /// The last revision returned to the host.
    var seenRevision: UInt64 = 0
    var commandCount: UInt32 = 0
    /// The lowest bit is `hasEvents`; the others are 1 + the index among the scenes with which it was last advanced.
    private(set) var marks: UInt32 = 0

    init(tag: UInt64, object: UnsafeMutableRawPointer?) {
        self.tag = tag
        self.object = object
    }

    /// 1 if events wait to be polled, otherwise 0.
    @inline(__always)
    var hasEvents: UInt32 {
        get { marks & 1 }
        set { marks = marks & ~1 | newValue }
    }

    /// 1 + the index among the scenes with which it was last advanced; 0 for none.
    @inline(__always)
    var listIndex: Int {
        get { Int(marks &>> 1) }
        set { marks = marks & 1 | UInt32(truncatingIfNeeded: newValue) &<< 1 }
    }
}

/// A class whose objects are handed out as opaque pointers.
protocol HandleObject: AnyObject {
    /// Identifies the class: eight ASCII characters.
    static var tag: UInt64 { get }
    /// What error messages call the object.
    static var noun: StaticText { get }
}

/// Makes an opaque pointer that keeps the object alive until `releaseHandle`.
///
/// - Parameter alignment: 64 for what a host reads by the thousands, which then takes one cache line each. Others need
///   none, and an allocator is faster without.
func makeHandle<Object: HandleObject>(
    _ object: Object,
    alignment: Int = MemoryLayout<HandleMemory>.alignment
) -> OpaquePointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<HandleMemory>.stride, alignment: alignment)
    return makeHandle(object, at: memory.bindMemory(to: HandleMemory.self, capacity: 1))
}

/// As above, in given memory.
func makeHandle<Object: HandleObject>(
    _ object: Object,
    at memory: UnsafeMutablePointer<HandleMemory>
) -> OpaquePointer {
    memory.initialize(to: HandleMemory(tag: Object.tag, object: Unmanaged.passRetained(object).toOpaque()))
    return OpaquePointer(memory)
}

/// The object of a handle.
func object<Object: HandleObject>(_ handle: OpaquePointer?, as type: Object.Type) throws(AnimError) -> Object {
    guard let handle else { throw argumentError(Object.noun, "is null") }
    let memory = UnsafeMutablePointer<HandleMemory>(handle)
    guard isPlausible(UnsafeRawPointer(memory), alignment: MemoryLayout<HandleMemory>.alignment),
        memory.pointee.tag == Object.tag, let object = memory.pointee.object
    else { throw argumentError(Object.noun, "is not a pointer to a live object") }
    return Unmanaged<Object>.fromOpaque(object).takeUnretainedValue()
}

/// Reads from the object of a handle without retaining it: only for functions that neither end the handle nor release
/// anything.
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
    else { throw argumentError(Object.noun, "is not a pointer to a live object") }
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

/// Ends a handle without releasing anything: frames of a call that was left may still refer to it.
func leakHandle(_ handle: OpaquePointer?) {
    guard let handle else { return }
    UnsafeMutablePointer<HandleMemory>(handle).pointee.tag = 0
}
