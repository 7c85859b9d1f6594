/// The numbers that follow properties, inputs and expressions.
extension SceneDrawing {
    /// Brings the numbers up to date, and marks what is to be drawn again.
    @_optimize(speed)
    func updateNumbers() {
        stage.collectChanges()
        updateNumber &+= 1
        guard isFresh else { return workOutAll() }
        if stage.drawnProperties.count > 0 {
            var next = 0
            while let slot = stage.drawnProperties.takeFirst(from: next) {
                dependents.forEach(ofSlot: slot) { workOut($0) }
                next = slot
            }
        }
        if stage.drawnInputs.count > 0 {
            var next = 0
            while let component = stage.drawnInputs.takeFirst(from: next) {
                dependents.forEach(ofComponent: component) { workOut($0) }
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
        for source in numbers.sources.indices { workOut(source) }
    }

    /// - Parameter thing: index of a source; −1 − a node that shows a path property.
    @_optimize(speed)
    private func workOut(_ thing: Int) {
        guard thing >= 0 else { return redraw(-1 - thing) }
        // What several changed properties say is worked out once.
        if worked[thing] == updateNumber { return }
        worked[thing] = updateNumber
        let source = numbers.sources[thing]
        let presentation = stage.components.presentation
        var value: Double
        if source.component >= 0 {
            value = presentation[Int(source.component)]
        } else {
            value = stage.evaluateShown(numbers.expressions[Int(-1 - source.component)])
        }
        // As for derived properties: what it was before would depend on when it was last looked at.
        if !(value.magnitude <= Stage.largestComponent) { value = 0 }
        let old = numbers.values[Int(source.value)]
        guard value.bitPattern != old.bitPattern else { return }
        numbers.values[Int(source.value)] = value
        guard source.node >= 0 else { return }
        let node = Int(source.node)
        switch Int(source.value - nodes[node].numbers) {
        case NodeDefinition.Number.z.rawValue:
            siblings.disturb(parent: nodes[node].parent)
            if isRestacked[node] { break }
            isRestacked[node] = true
            restacked.append(source.node)
        case NodeDefinition.Number.visible.rawValue:
            if (value != 0) != (old != 0) { needsRebuild = true }
        case NodeDefinition.Number.x.rawValue...NodeDefinition.Number.anchorY.rawValue: dirty.insert(node)
        default: redraw(node)
        }
    }

    /// A node is drawn with other numbers.
    @inline(__always)
    func redraw(_ node: Int) {
        isRedrawn[node] = true
        dirty.insert(node)
    }
}
