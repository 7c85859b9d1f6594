// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// The map from properties and inputs to the scene's numbers that depend on them.
struct SceneDependents: Sendable {
    /// Indices of sources, or −1 − a node with a path property: first those of each slot in order, then those of
    /// components that belong to no property.
    private var dependents: [Int32] = []
    /// The start of each slot's range in `dependents`, plus the end of the last.
    private var firstOfSlot: [Int32]
    /// The same for components, by number. Few components belong to no property.
    private var firstOfComponent: [Int32]

    init(_ scenery: Scenery, _ stage: Stage) {
        let slotCount = stage.properties.count
        // The last component that belongs to no property.
        var largest = stage.components.count - 1
        while largest >= 0, stage.components.owner[largest] >= 0 { largest -= 1 }
        // Counting sort, offset by two: the starts move into place while entries are stored.
        firstOfSlot = [Int32](repeating: 0, count: slotCount + 2)
        firstOfComponent = [Int32](repeating: 0, count: largest + 3)
        var count = 0
        SceneDependents.forEach(scenery, stage) { slot, component, _ in
            count += 1
            if slot >= 0 { firstOfSlot[slot + 2] += 1 } else { firstOfComponent[component + 2] += 1 }
        }
        for slot in 1..<firstOfSlot.count { firstOfSlot[slot] += firstOfSlot[slot - 1] }
        firstOfComponent[1] = firstOfSlot[firstOfSlot.count - 1]
        firstOfComponent[0] = firstOfComponent[1]
        for component in 2..<firstOfComponent.count { firstOfComponent[component] += firstOfComponent[component - 1] }
        dependents = [Int32](repeating: 0, count: count)
        SceneDependents.forEach(scenery, stage) { slot, component, dependent in
            if slot >= 0 {
                dependents[Int(firstOfSlot[slot + 1])] = dependent
                firstOfSlot[slot + 1] += 1
            } else {
                dependents[Int(firstOfComponent[component + 1])] = dependent
                firstOfComponent[component + 1] += 1
            }
        }
    }

    /// Calls `body` with each dependency: a slot, or −1 and a component that belongs to no property, and the dependent.
    private static func forEach(_ scenery: Scenery, _ stage: Stage, _ body: (Int, Int, Int32) -> Void) {
        let owner = stage.components.owner
        // In place: nothing needs to be retained.
        let expressions = scenery.numbers.expressions.keptElements
        for (index, source) in scenery.numbers.sources.enumerated() {
            if source.component >= 0 {
                body(Int(owner[Int(source.component)]), Int(source.component), Int32(index))
            } else {
                for instruction in expressions[Int(-1 - source.component)].code.keptElements {
                    guard let variable = instruction.firstVariable, variable >= 0 else { continue }
                    body(Int(owner[Int(variable)]), Int(variable), Int32(index))
                }
            }
        }
        for (index, node) in scenery.nodes.enumerated() {
            if let shape = node.shape, shape.kind == .property { body(Int(shape.path), 0, Int32(-1 - index)) }
        }
    }

    @inline(__always)
    func forEach(ofSlot slot: Int, _ body: (Int) -> Void) {
        // The host may have added properties.
        if slot + 1 < firstOfSlot.count { forEach(firstOfSlot[slot], firstOfSlot[slot + 1], body) }
    }

    @inline(__always)
    func forEach(ofComponent component: Int, _ body: (Int) -> Void) {
        if component + 1 < firstOfComponent.count {
            forEach(firstOfComponent[component], firstOfComponent[component + 1], body)
        }
    }

    @inline(__always)
    private func forEach(_ first: Int32, _ end: Int32, _ body: (Int) -> Void) {
        var index = Int(first)
        while index < Int(end) {
            body(Int(dependents[index]))
            index += 1
        }
    }
}
