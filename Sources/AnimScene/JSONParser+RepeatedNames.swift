// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

extension JSONParser {
    /// A hash of a name: names with different signatures differ.
    struct NameSignature {
        var signature: UInt64
        package var node: Int32
    }

    /// Up to this number of members, comparing all pairs is faster than sorting.
    private static let maximumPairwiseCount = 16

    /// Rejects the open object if two of its members have the same name. O(n log n) in the number of members.
    mutating func refuseRepeatedNames() throws(AnimError) {
        guard arena.nodes[Int(container)].payload > 1, mayRepeatNames() else { return }
        collectNames()
        guard let pair = nameScratch.count <= JSONParser.maximumPairwiseCount ? findPairwise() : findSorted() else {
            return
        }
        throw repeatedName(pair.second, first: pair.first)
    }

    /// Whether two of the names have the same six-bit hash; mostly none do.
    @inline(never)
    @_optimize(speed)
    private func mayRepeatNames() -> Bool {
        var seen: UInt64 = 0
        var node = Int(container) + 1
        while node < arena.nodes.count {
            let bit = 1 &<< ((signature(of: arena.nodes[node]) &* 0x9E37_79B9_7F4A_7C15) &>> 58)
            if seen & bit != 0 { return true }
            seen |= bit
            node = Int(arena.nodes[node + 1].end)
        }
        return false
    }

    @inline(never)
    private func repeatedName(_ repetition: Int32, first: Int32) -> AnimError {
        let name = arena.nodes[Int(repetition)]
        let quoted = JSONText.quoted(arena.bytes(of: name))
        let place = describe(offset: Int(arena.nodes[Int(first)].offset))
        return error(
            .syntax,
            "duplicate key \(quoted) (first at \(place))",
            at: Int(name.offset),
            pointer: .node(repetition)
        )
    }

    private mutating func collectNames() {
        nameScratch.removeAll(keepingCapacity: true)
        nameScratch.reserveCapacity(JSONParser.maximumPairwiseCount)
        var node = Int(container) + 1
        while node < arena.nodes.count {
            nameScratch.append(
                NameSignature(signature: signature(of: arena.nodes[node]), node: Int32(truncatingIfNeeded: node))
            )
            node = Int(arena.nodes[node + 1].end)
        }
    }

    /// The first eight bytes, mixed with the length.
    @inline(__always)
    private func signature(of name: JSONNode) -> UInt64 {
        let range = JSONArena.range(of: name)
        var signature: UInt64 = 0
        if !name.isDecoded, range.lowerBound + 8 <= arena.text.count {
            signature = bytes.word(at: range.lowerBound)
            if range.count < 8 { signature &= (1 &<< UInt64(8 &* range.count)) &- 1 }
        } else {
            for (position, index) in range.prefix(8).enumerated() {
                let byte = name.isDecoded ? arena.decoded[index] : bytes[index]
                signature |= UInt64(byte) &<< UInt64(8 &* position)
            }
        }
        return signature ^ UInt64(range.count) &* 0x9E37_79B9_7F4A_7C15
    }

    /// The first name in document order that repeats another, and the first of those that it repeats.
    private func findPairwise() -> (first: Int32, second: Int32)? {
        for second in 1..<nameScratch.count {
            let name = nameScratch[second]
            for first in 0..<second where nameScratch[first].signature == name.signature {
                if compare(nameScratch[first].node, name.node) == 0 {
                    return (nameScratch[first].node, name.node)
                }
            }
        }
        return nil
    }

    /// As `findPairwise`, by sorting: equal names become neighbors, in document order.
    private mutating func findSorted() -> (first: Int32, second: Int32)? {
        var names: [NameSignature] = []
        swap(&names, &nameScratch)
        sort(&names)
        var found: (first: Int32, second: Int32)?
        for index in 1..<names.count
        where names[index - 1].signature == names[index].signature
            && compare(names[index - 1].node, names[index].node) == 0
        {
            if let earlier = found, earlier.second <= names[index].node { continue }
            found = (names[index - 1].node, names[index].node)
        }
        swap(&names, &nameScratch)
        return found
    }

    /// Heapsort: always O(n log n), with a tenth of the code of the library's sort.
    private func sort(_ names: inout [NameSignature]) {
        for root in (0..<names.count / 2).reversed() { sift(&names, root, names.count) }
        for end in (0..<names.count).reversed() {
            names.swapAt(0, end)
            sift(&names, 0, end)
        }
    }

    /// Sifts the name at `root` down in the heap before `end`.
    private func sift(_ names: inout [NameSignature], _ root: Int, _ end: Int) {
        var parent = root
        while 2 * parent + 1 < end {
            var child = 2 * parent + 1
            if child + 1 < end, isBefore(names[child], names[child + 1]) { child += 1 }
            guard isBefore(names[parent], names[child]) else { return }
            names.swapAt(parent, child)
            parent = child
        }
    }

    private func isBefore(_ left: NameSignature, _ right: NameSignature) -> Bool {
        if left.signature != right.signature { return left.signature < right.signature }
        let order = compare(left.node, right.node)
        return order == 0 ? left.node < right.node : order < 0
    }

    /// Orders two names by length, then by bytes: negative, 0 or positive.
    private func compare(_ left: Int32, _ right: Int32) -> Int {
        let leftBytes = arena.bytes(of: arena.nodes[Int(left)])
        let rightBytes = arena.bytes(of: arena.nodes[Int(right)])
        guard leftBytes.count == rightBytes.count else { return leftBytes.count - rightBytes.count }
        var rightIndex = rightBytes.startIndex
        for byte in leftBytes {
            let other = rightBytes[rightIndex]
            if byte != other { return Int(byte) - Int(other) }
            rightIndex += 1
        }
        return 0
    }
}
