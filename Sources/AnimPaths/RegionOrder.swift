// SPDX-License-Identifier: MIT
/// A stable radix sort by numbers.
enum RegionOrder {
    /// A key that increases with a number.
    @inline(__always)
    static func key(_ value: Double) -> UInt64 {
        let bits = value.bitPattern
        return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
    }

    /// The indices in ascending order of their keys, and of their minor keys where those are equal.
    static func indices(of keys: [UInt64], minor: [UInt64]) -> [Int32] {
        let order = indices(of: minor)
        return indices(of: order.map { keys[Int($0)] }).map { order[Int($0)] }
    }

    /// The indices of keys in ascending order. Complexity: O(keys).
    @inline(never)
    static func indices(of keys: [UInt64]) -> [Int32] {
        var order = [Int32](0..<Int32(truncatingIfNeeded: keys.count))
        var sorted = order
        var differing: UInt64 = 0
        for key in keys { differing |= key ^ keys[0] }
        var starts = [Int32](repeating: 0, count: 257)
        for shift in stride(from: 0, to: 64, by: 8) where (differing >> UInt64(shift)) & 0xFF != 0 {
            for digit in starts.indices { starts[digit] = 0 }
            for key in keys { starts[Int((key >> UInt64(shift)) & 0xFF) + 1] += 1 }
            for digit in 0..<256 { starts[digit + 1] += starts[digit] }
            for index in order {
                let digit = Int((keys[Int(index)] >> UInt64(shift)) & 0xFF)
                sorted[Int(starts[digit])] = index
                starts[digit] += 1
            }
            swap(&order, &sorted)
        }
        return order
    }
}
