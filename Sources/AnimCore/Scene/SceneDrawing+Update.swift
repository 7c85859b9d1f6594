/// Bringing the display list up to date.
extension SceneDrawing {
    /// O(what changed); O(nodes) where the list must be made anew. Allocates nothing once the largest list was made.
    @_optimize(speed)
    func update() {
        if !hasRoom { makeRoom() }
        updateNumbers()
        if !textNodes.isEmpty { checkTexts() }
        if !siblings.isSorted { sortSiblings() }
        guard needsRebuild || dirty.count > 0 else { return }
        generation &+= 1
        if !needsRebuild { updateInPlace() }
        if needsRebuild { rebuild() }
        finishTouchedLayers()
        guard hasChanged else { return }
        revision += 1
        history.add(damage, revision: revision)
        damage = .nothing
        hasChanged = false
    }

    /// What changed after a revision, inside the canvas.
    func damage(since revision: UInt64) -> SceneBounds {
        if revision >= self.revision { return .nothing }
        return history.damage(after: revision, upTo: self.revision).intersection(canvas)
    }

    /// Texts of string inputs, which no number follows.
    @inline(never)
    private func checkTexts() {
        for node in textNodes where states[Int(node)].isVisible {
            guard case .input(let machine, let index) = contents[Int(nodes[Int(node)].content)].text else { continue }
            let text = machines[Int(machine)].inputs.inputs[index].string
            let count = textCount(ofNode: Int(node))
            if count != text.count || !isSame(text, 0, list.text, spans[Int(node)].start.text, UInt32(count)) {
                redraw(Int(node))
            }
        }
    }

    /// How long the text is that a node shows now.
    private func textCount(ofNode node: Int) -> Int {
        let span = spans[node]
        guard span.count.command > 0 else { return 0 }
        return Int(list.commands[Int(span.start.command + span.begins)].textCount)
    }

    private func sortSiblings() {
        let numbers = self.numbers
        if siblings.sort({ numbers.values[Int(self.nodes[Int($0)].numbers) + NodeDefinition.Number.z.rawValue] }) {
            needsRebuild = true
        } else {
            forgetRestacked()
        }
    }

    private func forgetRestacked() {
        for node in restacked { isRestacked[Int(node)] = false }
        restacked.removeAll(keepingCapacity: true)
    }

    // MARK: In place

    @_optimize(speed)
    private func updateInPlace() {
        var next = 0
        while let index = dirty.takeFirst(from: next) {
            next = index
            guard states[index].isVisible else { continue }
            let before = states[index]
            place(index)
            let end = Int(nodes[index].end)
            if !isRedrawn[index], moves(index) {
                if !states[index].isSame(as: before) { placeAgain(from: index + 1, end) }
                continue
            }
            isRedrawn[index] = false
            draw(index)
            if end > index + 1, !states[index].isSame(as: before) { placeAgain(from: index + 1, end) }
            guard scratch.mark == spans[index].count else {
                needsRebuild = true
                return
            }
            replace(index)
        }
    }

    /// The nodes inside one that stands elsewhere do so too.
    @inline(__always)
    private func placeAgain(from first: Int, _ end: Int) {
        var descendant = first
        while descendant < end {
            dirty.insert(descendant)
            descendant += 1
        }
    }

    /// Lets the commands of a node that is drawn with the same numbers stand where the node does now: what drawing it again
    /// would lead to, bit for bit.
    /// - Returns: false where it has to be drawn again.
    @_optimize(speed)
    private func moves(_ index: Int) -> Bool {
        let transform = states[index].transform
        guard nodes[index].clip == nil, nodes[index].blend == 0, nodes[index].shadow < 0, transform.isFinite else {
            return false
        }
        if nodes[index].kind == .group { return !(value(index, .opacity) < 1) }
        guard nodes[index].shape != nil, nodes[index].stroke == nil, spans[index].count.command == 1 else {
            return false
        }
        let place = Int(spans[index].start.command)
        let range = list.commands[place].coordinates
        let bounds = list.coordinates.withUnsafeBufferPointer {
            SceneDrawing.bounds($0, range, transform).intersection(states[index].clip)
        }
        let former = list.commands[place].bounds
        var command = list.commands[place]
        command.transform = transform
        command.bounds = bounds
        if command.isSame(as: list.commands[place]) { return true }
        command.revision = revision + 1
        list.commands[place] = command
        change(index, command.bounds)
        change(index, former)
        return true
    }

    /// Writes a node's new commands over its former ones.
    @_optimize(speed)
    private func replace(_ index: Int) {
        let span = spans[index]
        guard compare(index, with: list, span) else { return }
        for offset in 0..<Int(span.count.command) {
            var command = scratch.commands[offset]
            command.shift(by: span.start)
            list.commands[Int(span.start.command) + offset] = command
        }
        overwrite(&list.verbs, span.start.verb, scratch.verbs)
        overwrite(&list.coordinates, span.start.coordinate, scratch.coordinates)
        overwrite(&list.stops, span.start.stop, scratch.stops)
        overwrite(&list.numbers, span.start.number, scratch.numbers)
        overwrite(&list.text, span.start.text, scratch.text)
        writeEnds(index)
    }

    @inline(__always)
    private func overwrite<Element>(_ array: inout [Element], _ start: UInt32, _ elements: [Element]) {
        if elements.isEmpty { return }
        array.withUnsafeMutableBufferPointer { target in
            elements.withUnsafeBufferPointer { source in
                guard let first = source.baseAddress, let place = target.baseAddress,
                    Int(start) + source.count <= target.count
                else { return }
                (place + Int(start)).update(from: first, count: source.count)
            }
        }
    }

    /// The commands that end what a node began.
    @_optimize(speed)
    func writeEnds(_ index: Int) {
        let span = spans[index]
        for number in 0..<span.begins {
            let begin = list.commands[Int(span.start.command + number)]
            let kind: DrawCommand.Kind = begin.kindCode == DrawCommand.Kind.clipBegin.rawValue ? .clipEnd : .layerEnd
            var end = DrawCommand(kind, node: begin.node, begin.transform)
            end.bounds = begin.bounds
            end.revision = begin.revision
            list.commands[Int(span.closing + span.begins - 1 - number)] = end
        }
    }

    // MARK: Anew

    @_optimize(speed)
    private func rebuild() {
        needsRebuild = false
        dirty.removeAll()
        for index in isRedrawn.indices where isRedrawn[index] { isRedrawn[index] = false }
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

    /// As deep as nodes are inside each other, which a document limits.
    private func visitChildren(of parent: Int, isRestacked: Bool) {
        let family = siblings.family(ofParent: parent)
        if family >= 0 {
            for place in 0..<Int(siblings.families[family].count) {
                visit(siblings.child(place, ofFamily: family), isRestacked)
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
        place(index)
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
        list.numbers += scratch.numbers
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

    /// A node is not drawn any more, nor anything in it.
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
