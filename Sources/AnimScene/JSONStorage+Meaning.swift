// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// A hash of what a document means: the same for a text with other white space, escapes and spellings of numbers, with the
/// keys of an object in another order where the reader does not go by it, and with other keys of the author's own.
extension JSONStorage {
    /// The keys whose objects have names: things are numbered, done or drawn in their order.
    private static var orderedKeys: WordList {
        """
        parameters inputs properties springs curves keyframes paths motions animations components states on set assign increment \
        clamp random data events forward velocity
        """
    }

    func meaning(of document: Int32) -> UInt64 { hash(of: document, inOrder: false, ofStates: false) }

    /// - Parameters:
    ///   - inOrder: whether it is an object whose members' order counts.
    ///   - ofStates: whether it is one of states, whose transitions are in the order of the text.
    private func hash(of node: Int32, inOrder: Bool, ofStates: Bool) -> UInt64 {
        let record = record(node)
        var hasher = StateHasher()
        hasher.combine(UInt64(record.kind.rawValue))
        switch record.kind {
        case .null: break
        case .boolean, .number: hasher.combine(record.payload)
        case .string, .name: hasher.combine(hash(ofText: node))
        case .array:
            var element = node + 1
            while element < record.end {
                hasher.combine(hash(of: element, inOrder: false, ofStates: false))
                element = self.record(element).end
            }
        case .object: hashMembers(of: node, until: record.end, inOrder, ofStates, into: &hasher)
        }
        return hasher.finalized()
    }

    private func hashMembers(
        of node: Int32,
        until end: Int32,
        _ inOrder: Bool,
        _ ofStates: Bool,
        into hasher: inout StateHasher
    ) {
        var sum: UInt64 = 0
        var key = node + 1
        while key < end {
            let value = key + 1
            let next = record(value).end
            if !isExtension(key), !isEqual(key, to: "$schema") {
                let isMap = isKind(value, .object) && JSONStorage.orderedKeys.index(of: text(of: key)) != nil
                var member = StateHasher()
                member.combine(hash(ofText: key))
                let isOfStates = isMap && isEqual(key, to: "states")
                member.combine(hash(of: value, inOrder: isMap || ofStates, ofStates: isOfStates))
                // A sum is the same in any order.
                if inOrder { hasher.combine(member.finalized()) } else { sum &+= member.finalized() }
            }
            key = next
        }
        hasher.combine(sum)
    }

    private func hash(ofText node: Int32) -> UInt64 {
        let bytes = text(of: node)
        return bytes.baseAddress.map { StateCoder.checksum($0, bytes.count) } ?? 0
    }
}
