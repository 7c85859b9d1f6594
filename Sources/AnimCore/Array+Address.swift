extension Array {
    /// Where the elements are, for as long as the array is kept and nothing changes it.
    ///
    /// For what keeps an array for its whole life, and reads it byte by byte.
    @inline(__always)
    var keptAddress: UnsafePointer<Element> {
        // An empty array need have no address; nothing is read there.
        withUnsafeBufferPointer { $0.baseAddress } ?? UnsafePointer(bitPattern: 16).unsafelyUnwrapped
    }
}

extension [UInt8] {
    /// A copy of some bytes, and of others after them.
    @inline(never)
    init(copying bytes: UnsafeBufferPointer<UInt8>, _ more: UnsafeBufferPointer<UInt8>) {
        self.init(unsafeUninitializedCapacity: bytes.count + more.count) { memory, count in
            if let source = bytes.baseAddress { memory.baseAddress?.initialize(from: source, count: bytes.count) }
            if let source = more.baseAddress {
                memory.baseAddress.map { $0 + bytes.count }?.initialize(from: source, count: more.count)
            }
            count = bytes.count + more.count
        }
    }

    /// A copy of some bytes.
    @inline(never)
    public init(copying bytes: UnsafeBufferPointer<UInt8>) {
        self.init(unsafeUninitializedCapacity: bytes.count) { memory, count in
            if let source = bytes.baseAddress { memory.baseAddress?.initialize(from: source, count: bytes.count) }
            count = bytes.count
        }
    }
}
