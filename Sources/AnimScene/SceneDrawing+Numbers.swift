// SPDX-License-Identifier: MIT
import AnimStage

/// Numbers that depend on properties, inputs and expressions.
extension SceneDrawing {
    /// Updates the numbers, and marks nodes to be redrawn.
    @_optimize(speed)
    func updateNumbers() {
        stage.collectChanges()
        updateNumber &+= 1
        stage.forgetChecks(of: definition.queriedPaths)
        guard isFresh else { return workOutAll() }
        if stage.drawnProperties.count > 0 {
            var next = 0
            while let slot = stage.drawnProperties.takeFirst(from: next) {
                definition.dependents.forEach(ofSlot: slot) { update($0) }
                next = slot
            }
        }
        if stage.drawnInputs.count > 0 {
            var next = 0
            while let component = stage.drawnInputs.takeFirst(from: next) {
                definition.dependents.forEach(ofComponent: component) { update($0) }
                next = component
            }
        }
    }

    @inline(never)
    private func workOutAll() {
        isFresh = true
        needsRebuild = true
        stage.drawnProperties.removeAll()
        stage.drawnInputs.removeAll()
        for source in definition.numbers.sources.indices { update(source) }
    }

    /// Updates a dependent of something that has changed, and marks its node if its number has changed.
    /// - Parameter dependent: index of a source; −1 − a node with a path property.
    @_optimize(speed)
    private func update(_ dependent: Int) {
        guard dependent >= 0 else { return redraw(-1 - dependent, NodeChange.shape) }
        let source = definition.numbers.sources[dependent]
        var value: Double
        if source.component >= 0 {
            value = stage.components.presentation[Int(source.component)]
        } else {
            // A number that depends on several changed properties is computed once.
            if worked[dependent] == updateNumber { return }
            worked[dependent] = updateNumber
            value = stage.evaluateShown(definition.numbers.expressions[Int(-1 - source.component)])
        }
        // As for derived properties: keeping the previous value would depend on when it was last read.
        if !(value.magnitude <= Stage.largestComponent) { value = 0 }
        let old = number(Int(source.value))
        guard value.bitPattern != old.bitPattern else { return }
        values?[Int(source.value)] = value
        let reason = definition.changes[dependent]
        if reason < NodeChange.order { return reason == 0 ? () : redraw(Int(source.node), reason) }
        let node = Int(source.node)
        if reason == NodeChange.visibility {
            if (value != 0) != (old != 0) { needsRebuild = true }
        } else {
            siblings.disturb(parent: nodes[node].parent)
            if isRestacked[node] { return }
            isRestacked[node] = true
            restacked.append(source.node)
        }
    }

    /// Marks a node to be redrawn.
    @inline(__always)
    func redraw(_ node: Int, _ reason: UInt8) {
        changes[node] |= reason
        dirty.insert(node)
    }
}

/// Bits for the reasons to redraw a node.
enum NodeChange {
    /// Its transform to its parent's coordinates has changed.
    package static let transform: UInt8 = 1
    /// Its parent's transform or clip has changed.
    static let surroundings: UInt8 = 2
    /// Its outline has changed.
    package static let shape: UInt8 = 4
    /// Its opacity, or the plain color of its fill.
    static let paint: UInt8 = 8
    /// Anything else, possibly its transform.
    static let others: UInt8 = 16
    /// Its drawing order has changed: no reason to redraw the node itself.
    static let order: UInt8 = 32
    /// It has become visible or invisible: the list is rebuilt.
    static let visibility: UInt8 = 64
}

extension NodeDefinition {
    /// The effects of a number that all nodes have, by its offset.
    private func changes(of number: Int32) -> UInt8? {
        switch Int(number) {
        case Number.z.rawValue: NodeChange.order
        case Number.visible.rawValue: NodeChange.visibility
        case Number.opacity.rawValue: NodeChange.paint
        case Number.x.rawValue...Number.anchorY.rawValue: NodeChange.transform
        default: nil
        }
    }

    /// The effects of one of its numbers, by the number's index in the scene's.
    package func changes(by number: Int32) -> UInt8 {
        if let common = changes(of: number - numbers) { return common }
        if let fill, fill.kind == .color, number >= fill.numbers, number < fill.numbers + 4 { return NodeChange.paint }
        if let shape, number >= shape.numbers, number < shape.numbers + shape.numberCount { return NodeChange.shape }
        return NodeChange.others
    }
}
