// SPDX-License-Identifier: MIT
/// The drawing order of children, for parents whose children have a `z`: by z, then in document order.
struct SiblingOrder: Sendable {
    /// The children of one parent, as a range of `children`.
    struct Family: Sendable {
        package var parent: Int32
        package var first: Int32 = 0
        package var count: Int32 = 0
        var isSorted = false
        /// Whether the last sort moved children with a picture.
        var hasMoved = false
    }

    private(set) var families: [Family] = []
    /// By parent (the first entry is that of the root nodes): its family or −1.
    private var familyOfParent: [Int32]
    /// The children of all families.
    private var children: [Int32] = []
    /// Whether all families are sorted.
    private(set) var isSorted = true

    init(_ nodes: [NodeDefinition], _ numbers: SceneNumbers) {
        familyOfParent = [Int32](repeating: -1, count: nodes.count + 1)
        for node in nodes {
            // A z given by a property is still NaN.
            let z = numbers.values[Int(node.numbers) + NodeDefinition.Number.z.rawValue]
            if z != 0, familyOfParent[Int(node.parent) + 1] < 0 {
                familyOfParent[Int(node.parent) + 1] = Int32(families.count)
                families.append(Family(parent: node.parent))
                isSorted = false
            }
        }
        for index in families.indices {
            families[index].first = Int32(children.count)
            let parent = Int(families[index].parent)
            var child = parent + 1
            let end = parent < 0 ? nodes.count : Int(nodes[parent].end)
            while child < end {
                children.append(Int32(child))
                child = Int(nodes[child].end)
            }
            families[index].count = Int32(children.count) - families[index].first
        }
    }

    /// The family of a node's children (−1: the root nodes), or −1 if they are drawn in document order.
    func family(ofParent parent: Int) -> Int { Int(familyOfParent[parent + 1]) }

    func child(_ number: Int, ofFamily family: Int) -> Int { Int(children[Int(families[family].first) + number]) }

    /// Called when a child's z has changed.
    mutating func disturb(parent: Int32) {
        let family = Int(familyOfParent[Int(parent) + 1])
        guard family >= 0 else { return }
        families[family].isSorted = false
        isSorted = false
    }

    /// Whether the last sort moved children of a parent that have a picture.
    func hasMoved(parent: Int32) -> Bool {
        let family = Int(familyOfParent[Int(parent) + 1])
        return family >= 0 && families[family].hasMoved
    }

    /// Sorts the families that need it.
    /// - Parameter shows: whether a child or a descendant is drawn.
    /// - Returns: whether any child was moved.
    mutating func sort(_ z: (Int32) -> Double, shows: (Int32) -> Bool) -> Bool {
        var hasChanged = false
        for index in families.indices {
            families[index].hasMoved = false
            if families[index].isSorted { continue }
            families[index].isSorted = true
            let first = Int(families[index].first)
            let count = Int(families[index].count)
            func isBefore(_ a: Int32, _ b: Int32) -> Bool {
                let (zA, zB) = (z(a), z(b))
                return zA < zB || (zA == zB && a < b)
            }
            var isInOrder = true
            for number in 1..<max(count, 1) where !isBefore(children[first + number - 1], children[first + number]) {
                isInOrder = false
            }
            if isInOrder { continue }
            hasChanged = true
            var last: Int32 = -1
            for number in 0..<count where shows(children[first + number]) {
                if last >= 0, !isBefore(last, children[first + number]) { families[index].hasMoved = true }
                last = children[first + number]
            }
            // Heapsort: in place, and fast for every input. No two children are equal.
            for root in stride(from: count / 2 - 1, through: 0, by: -1) { sift(root, first, count, isBefore) }
            for end in stride(from: count - 1, to: 0, by: -1) {
                children.swapAt(first, first + end)
                sift(0, first, end, isBefore)
            }
        }
        isSorted = true
        return hasChanged
    }

    private mutating func sift(_ start: Int, _ first: Int, _ count: Int, _ isBefore: (Int32, Int32) -> Bool) {
        var root = start
        while 2 * root + 1 < count {
            var child = 2 * root + 1
            if child + 1 < count, isBefore(children[first + child], children[first + child + 1]) { child += 1 }
            guard isBefore(children[first + root], children[first + child]) else { return }
            children.swapAt(first + root, first + child)
            root = child
        }
    }
}
