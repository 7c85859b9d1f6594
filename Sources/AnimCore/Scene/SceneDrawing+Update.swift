/// Bringing the display list up to date.
extension SceneDrawing {
    /// O(what changed); O(nodes) where the list must be made anew. Allocates nothing once the largest list was made.
    @_optimize(speed)
    func update() {
        updateNumbers()
        checkTexts()
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

    /// What changed after a revision, inside the canvas.
    func damage(since revision: UInt64) -> SceneBounds {
        if revision >= self.revision { return .nothing }
        return history.damage(after: revision, upTo: self.revision).intersection(canvas)
    }

    /// Texts of string inputs, which no number follows.
    @inline(never)
    private func checkTexts() {
        for node in textNodes where states[Int(node)].isVisible {
            scratch.text.removeAll(keepingCapacity: true)
            append(contents[Int(nodes[Int(node)].content)].text, to: &scratch.text)
            let span = spans[Int(node)]
            if scratch.text.count > Int(span.count.text)
                || !isSame(scratch.text, 0, list.text, span.start.text, UInt32(scratch.text.count))
                || textCount(ofNode: Int(node)) != scratch.text.count
            {
                dirty.insert(Int(node))
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
        }
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
            draw(index)
            let end = Int(nodes[index].end)
            if end > index + 1, !states[index].isSame(as: before) {
                for descendant in index + 1..<end { dirty.insert(descendant) }
            }
            guard scratch.mark == spans[index].count else {
                needsRebuild = true
                return
            }
            replace(index)
        }
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
        for index in elements.indices { array[Int(start) + index] = elements[index] }
    }

    /// The commands that end what a node began.
    @_optimize(speed)
    private func writeEnds(_ index: Int) {
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
        swap(&list, &previous)
        swap(&spans, &previousSpans)
        list.removeAll()
        order = 0
        if revision == 0 {
            hasChanged = true
            damage = .everything
        }
        visitChildren(of: -1, isRestacked: false)
        for index in isRestacked.indices { isRestacked[index] = false }
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
        draw(index)
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

    // MARK: What changed

    /// Sets the revisions of a node's new commands by comparing them with its former ones.
    /// - Returns: whether any has changed.
    @discardableResult
    @_optimize(speed)
    private func compare(_ index: Int, with former: DisplayList, _ span: DisplaySpan) -> Bool {
        var hasChanged = false
        let count = scratch.commands.count
        let isComparable = count == Int(span.count.command)
        for offset in 0..<max(count, Int(span.count.command)) {
            if isComparable {
                let old = former.commands[Int(span.start.command) + offset]
                // A layer's bounds are worked out when all in it is known.
                if scratch.commands[offset].kindCode == DrawCommand.Kind.layerBegin.rawValue {
                    scratch.commands[offset].bounds = old.bounds
                }
                if isSame(scratch.commands[offset], old, former) {
                    scratch.commands[offset].revision = old.revision
                    continue
                }
            }
            hasChanged = true
            if offset < count {
                scratch.commands[offset].revision = revision + 1
                change(index, scratch.commands[offset].bounds)
            }
            if offset < Int(span.count.command) {
                change(index, former.commands[Int(span.start.command) + offset].bounds)
            }
        }
        return hasChanged
    }

    /// Whether a command draws what a former one drew.
    @_optimize(speed)
    private func isSame(_ command: DrawCommand, _ former: DrawCommand, _ list: DisplayList) -> Bool {
        guard command.isSame(as: former) else { return false }
        let isText = command.kindCode == DrawCommand.Kind.text.rawValue
        return (isText
            ? isSame(scratch.text, command.verbStart, list.text, former.verbStart, command.verbCount)
            : isSame(scratch.verbs, command.verbStart, list.verbs, former.verbStart, command.verbCount))
            && isSame(
                scratch.coordinates,
                command.coordinateStart,
                list.coordinates,
                former.coordinateStart,
                command.coordinateCount
            )
            && isSame(scratch.stops, command.stopStart, list.stops, former.stopStart, command.stopCount)
            && isSame(scratch.numbers, command.numberStart, list.numbers, former.numberStart, command.numberCount)
            && isSame(scratch.text, command.textStart, list.text, former.textStart, command.textCount)
    }

    /// Whether so many elements have the same bits.
    @inline(__always)
    private func isSame<Element>(_ a: [Element], _ i: UInt32, _ b: [Element], _ j: UInt32, _ count: UInt32) -> Bool {
        if count == 0 { return true }
        let size = MemoryLayout<Element>.stride
        return a.withUnsafeBytes { a in
            b.withUnsafeBytes { b in
                guard (Int(i) + Int(count)) * size <= a.count, (Int(j) + Int(count)) * size <= b.count,
                    let first = a.baseAddress, let second = b.baseAddress
                else { return false }
                return isSameMemory(first + Int(i) * size, second + Int(j) * size, Int(count) * size)
            }
        }
    }

    /// Something of a node shows, or no longer shows, in a rectangle.
    @_optimize(speed)
    private func change(_ node: Int, _ bounds: SceneBounds) {
        hasChanged = true
        damage.formUnion(bounds)
        // A layer that has changed has told those around it.
        var layer = node
        while layer >= 0 {
            if hasLayer(layer) {
                if hasChangedLayer[layer] { return }
                hasChangedLayer[layer] = true
                touchedLayers.insert(layer)
            }
            layer = Int(nodes[layer].parent)
        }
    }

    // MARK: Layers

    @inline(__always)
    func hasLayer(_ index: Int) -> Bool {
        spans[index].begins > 1 || (spans[index].begins == 1 && nodes[index].clip == nil)
    }

    /// Works out the bounds of the layers in which something may have changed, those inside others first.
    private func finishTouchedLayers() {
        var next = 0
        while let layer = touchedLayers.takeFirst(from: next) {
            touched.append(Int32(layer))
            next = layer
        }
        for index in touched.reversed() {
            if states[Int(index)].isVisible, hasLayer(Int(index)) { finishLayer(Int(index)) }
            hasChangedLayer[Int(index)] = false
        }
        touched.removeAll(keepingCapacity: true)
    }

    @_optimize(speed)
    private func finishLayer(_ index: Int) {
        let span = spans[index]
        let begin = Int(span.start.command)
        var bounds = SceneBounds.nothing
        for command in begin + 1..<Int(span.closing + span.begins) - 1 { bounds.formUnion(list.commands[command].bounds) }
        let shadow = Int(nodes[index].shadow)
        if shadow >= 0, !bounds.isEmpty {
            let numbers = list.commands[begin].numbers
            let (x, y) = (list.numbers[numbers.lowerBound], list.numbers[numbers.lowerBound + 1])
            let reach = 1.5 * list.numbers[numbers.lowerBound + 2]
            let transform = list.commands[begin].transform
            let (dx, dy) = (transform.a * x + transform.c * y, transform.b * x + transform.d * y)
            var cast = SceneBounds.nothing
            cast.include(x: bounds.minX + dx, y: bounds.minY + dy)
            cast.include(x: bounds.maxX + dx, y: bounds.maxY + dy)
            bounds.formUnion(
                cast.grown(
                    x: reach * Math.hypot(transform.a, transform.c),
                    y: reach * Math.hypot(transform.b, transform.d)
                )
            )
            bounds = bounds.intersection(states[index].outerClip)
        }
        let former = list.commands[begin].bounds
        var command = list.commands[begin]
        command.bounds = bounds
        if !command.isSame(as: list.commands[begin]) {
            command.revision = revision + 1
            hasChanged = true
        }
        list.commands[begin] = command
        writeEnds(index)
        // A shadow follows whatever changes in its layer; a layer that is new or other shows all of itself.
        if (shadow >= 0 && hasChangedLayer[index]) || command.revision > revision {
            damage.formUnion(former)
            damage.formUnion(bounds)
        }
    }
}

extension DrawCommand {
    /// Whether all but the revision, and where ranges begin, has the same bits.
    @_optimize(speed)
    func isSame(as other: DrawCommand) -> Bool {
        var (a, b) = (self, other)
        a.forgetPlace()
        b.forgetPlace()
        return withUnsafeBytes(of: &a) { a in
            withUnsafeBytes(of: &b) { b in
                guard let first = a.baseAddress, let second = b.baseAddress else { return false }
                return isSameMemory(first, second, a.count)
            }
        }
    }

    private mutating func forgetPlace() {
        verbStart = 0
        coordinateStart = 0
        stopStart = 0
        numberStart = 0
        textStart = 0
        revision = 0
    }
}

/// Whether two pieces of memory have the same bits.
@inline(never)
@_optimize(speed)
private func isSameMemory(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
    var index = 0
    while index + 8 <= count {
        if (a + index).loadUnaligned(as: UInt64.self) != (b + index).loadUnaligned(as: UInt64.self) { return false }
        index += 8
    }
    while index < count {
        if a.load(fromByteOffset: index, as: UInt8.self) != b.load(fromByteOffset: index, as: UInt8.self) {
            return false
        }
        index += 1
    }
    return true
}
