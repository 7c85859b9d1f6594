// SPDX-License-Identifier: MIT
extension Array {
    /// The address of the elements, valid while the array is kept and not changed.
    ///
    /// For types that keep an array for their whole life and read it byte by byte.
    @inline(__always)
    package var keptAddress: UnsafePointer<Element> {
        // An empty array may have no address; nothing is read there.
        withUnsafeBufferPointer { $0.baseAddress } ?? UnsafePointer(bitPattern: 16).unsafelyUnwrapped
    }

    /// The elements, valid while the array is kept and not changed.
    @inline(__always)
    package var keptElements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: keptAddress, count: count) }
}

extension [UInt8] {
    /// A copy of some bytes.
    @inline(never)
    package init(copying bytes: UnsafeBufferPointer<UInt8>) {
        self.init(copying: bytes, UnsafeBufferPointer(start: nil, count: 0))
    }

    /// A copy of some bytes followed by others.
    @inline(never)
    package init(copying bytes: UnsafeBufferPointer<UInt8>, _ more: UnsafeBufferPointer<UInt8>) {
        self.init(unsafeUninitializedCapacity: bytes.count + more.count) { memory, count in
            memory.baseAddress?.copy(bytes, to: 0)
            memory.baseAddress?.copy(more, to: bytes.count)
            count = bytes.count + more.count
        }
    }
}

extension UnsafeMutablePointer<UInt8> {
    /// Copies bytes to an address, in one operation.
    @inline(__always)
    package func copy(_ bytes: UnsafeBufferPointer<UInt8>, to offset: Int) {
        guard let source = bytes.baseAddress else { return }
        UnsafeMutableRawPointer(self + offset).copyMemory(from: source, byteCount: bytes.count)
    }
}
