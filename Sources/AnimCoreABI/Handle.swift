import AnimCore

/// What an opaque pointer points at: a tag, and the object that it keeps alive.
///
/// The tag lets a pointer to the wrong kind of object be refused. A pointer to freed memory cannot be told for certain.
struct HandleMemory {
    var tag: UInt64
    var object: UnsafeMutableRawPointer?
}

/// A class whose objects are handed out as opaque pointers.
protocol HandleObject: AnyObject {
    static var tag: UInt64 { get }
    static var noun: StaticText { get }
}

/// Makes an opaque pointer that keeps the object alive until `releaseHandle`.
func makeHandle<Object: HandleObject>(_ object: Object) -> OpaquePointer {
    let memory = UnsafeMutablePointer<HandleMemory>.allocate(capacity: 1)
    memory.initialize(
        to: HandleMemory(tag: Object.tag, object: Unmanaged.passRetained(object).toOpaque())
    )
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

/// Ends a handle that `object(_:as:)` has accepted.
func releaseHandle<Object: HandleObject>(_ handle: OpaquePointer?, as type: Object.Type) {
    guard let handle else { return }
    let memory = UnsafeMutablePointer<HandleMemory>(handle)
    let object = memory.pointee.object
    memory.pointee = HandleMemory(tag: 0, object: nil)
    memory.deallocate()
    if let object { Unmanaged<Object>.fromOpaque(object).release() }
}
