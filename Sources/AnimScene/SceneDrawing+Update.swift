// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMotion
import AnimStage

/// Updating the display list.
extension SceneDrawing {
    /// O(changes); O(nodes) if the list must be rebuilt. Allocates nothing once the largest list was made.
    @_optimize(speed)
    package func update() {
        if !hasRoom { makeRoom() }
        updateNumbers()
        if !definition.textNodes.isEmpty { checkTexts() }
        if !siblings.isSorted { sortSiblings() }
        guard needsRebuild || dirty.count > 0 else { return }
        if !needsRebuild { updateInPlace() }
        if needsRebuild { rebuild() }
        finishTouchedLayers()
        guard hasChanged else { return }
        revision += 1
        history.add(damage, revision: revision)
        damage = .nothing
        hasChanged = false
    }

    /// The area of the canvas that has changed since a revision.
    package func damage(since revision: UInt64) -> SceneBounds {
        if revision >= self.revision { return .nothing }
        return history.damage(after: revision, upTo: self.revision).intersection(definition.canvas)
    }

    /// Checks the texts of string inputs, which depend on no number.
    @inline(never)
    private func checkTexts() {
        for node in definition.textNodes where states[Int(node)].isVisible {
            guard case .input(let machine, let index) = definition.contents[Int(nodes[Int(node)].content)].text else {
                continue
            }
            let text = machines[Int(machine)].inputs.inputs[index].string
            let count = textCount(ofNode: Int(node))
            if count != text.count || !isSame(text, 0, list.text, spans[Int(node)].start.text, UInt32(count)) {
                redraw(Int(node), NodeChange.others)
            }
        }
    }

    /// The length of the text that a node shows now.
    private func textCount(ofNode node: Int) -> Int {
        let span = spans[node]
        guard span.count.command > 0 else { return 0 }
        let command = list.commands[Int(span.start.command + span.begins)]
        return Int(command.kind == .image ? command.image.name.count : command.text.text.count)
    }

    private func sortSiblings() {
        if siblings.sort({ self.value(Int($0), .z) }, shows: { self.isDrawn(Int($0)) }) {
            needsRebuild = true
            // A node that only moved past siblings without a picture covers nothing new.
            for node in restacked where !siblings.hasMoved(parent: nodes[Int(node)].parent) {
                isRestacked[Int(node)] = false
            }
        } else {
            forgetRestacked()
        }
    }

    /// Whether a node or a descendant has commands in the present list.
    private func isDrawn(_ node: Int) -> Bool {
        for index in node..<Int(nodes[node].end) where spans[index].count.command > 0 { return true }
        return false
    }

    private func forgetRestacked() {
        for node in restacked { isRestacked[Int(node)] = false }
        restacked.removeAll(keepingCapacity: true)
    }

    // MARK: Rebuilding

    @_optimize(speed)
    private func rebuild() {
        needsRebuild = false
        dirty.removeAll()
        for index in changes.indices { changes[index] = 0 }
        swap(&list, &previous)
        swap(&spans, &previousSpans)
        list.removeAll()
        order = 0
        isFull = false
        if revision == 0 {
            hasChanged = true
            damage = .everything
        }
        visitChildren(of: -1, isRestacked: false)
        forgetRestacked()
    }

    /// Recursion is limited by the depth of nodes, which documents limit.
    private func visitChildren(of parent: Int, isRestacked: Bool) {
        let family = siblings.family(ofParent: parent)
        if family >= 0 {
            for position in 0..<Int(siblings.families[family].count) {
                visit(siblings.child(position, ofFamily: family), isRestacked)
            }
            return
        }
        let end = parent < 0 ? nodes.count : Int(nodes[parent].end)
        var child = parent + 1
        while child < end {
            visit(child, isRestacked)
            child = Int(nodes[child].end)
        }
    }

    @_optimize(speed)
    private func visit(_ index: Int, _ isInRestacked: Bool) {
        guard value(index, .visible) != 0 else { return vanish(index) }
        let isRestacked = isInRestacked || self.isRestacked[index]
        updateTransform(index)
        if !isFull { draw(index) }
        if isFull || !list.hasRoom(for: scratch) {
            isFull = true
            scratch.removeAll()
            begins = 0
        }
        states[index].isVisible = true
        states[index].order = order
        order += 1
        let former = previousSpans[index]
        spans[index].start = list.mark
        spans[index].count = scratch.mark
        spans[index].begins = begins
        compare(index, with: previous, former)
        if isRestacked { changeAll(index, former) }
        let start = spans[index].start
        for command in scratch.commands {
            list.commands.append(command)
            list.commands[list.commands.count - 1].shift(by: start)
        }
        list.verbs += scratch.verbs
        list.coordinates += scratch.coordinates
        list.stops += scratch.stops
        list.dashes += scratch.dashes
        list.text += scratch.text
        if Int(nodes[index].end) > index + 1 { visitChildren(of: index, isRestacked: isRestacked) }
        states[index].lastOrder = order - 1
        guard spans[index].begins > 0 else { return }
        spans[index].closing = UInt32(list.commands.count)
        for _ in 0..<spans[index].begins {
            list.commands.append(DrawCommand(.layerEnd, node: Int32(index), .identity))
        }
        writeEnds(index)
        if hasLayer(index) { touchedLayers.insert(index) }
    }

    /// Removes a node and its descendants from the picture.
    private func vanish(_ index: Int) {
        for hidden in index..<Int(nodes[index].end) {
            states[hidden].isVisible = false
            let former = previousSpans[hidden]
            spans[hidden] = DisplaySpan()
            for command in former.start.command..<former.start.command + former.count.command {
                change(hidden, previous.commands[Int(command)].bounds)
            }
        }
    }

    private func changeAll(_ index: Int, _ former: DisplaySpan) {
        for offset in scratch.commands.indices {
            scratch.commands[offset].revision = revision + 1
            change(index, scratch.commands[offset].bounds)
        }
        for command in former.start.command..<former.start.command + former.count.command {
            change(index, previous.commands[Int(command)].bounds)
        }
    }
}
