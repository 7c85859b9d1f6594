// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// The whole state of a scene as bytes, and its restoration in any scene of the same document, which then continues bit
/// for bit.
///
/// The bytes contain a hash of the document, not the document itself: its contents come from the restored scene.
extension Scene {
    /// The state as bytes. O(state). Changes nothing.
    /// - Throws: as `Stage.snapshot`.
    package func snapshot() throws(AnimError) -> [UInt8] {
        try stage.checkIsWhole()
        var coder = try StateCoder(
            writing: .scene,
            capacity: 1024 + 24 * stage.livePropertyCount + 8 * stage.components.count
        )
        var states = machines.map { MachineState($0) }
        var interaction = interaction
        var lists = tree.lists
        code(stage, &states, &lists, &interaction, by: &coder)
        return try coder.finish()
    }

    /// Replaces the state by one returned by `snapshot` of any scene that was made of the same document with the same
    /// parameters and the same library. Observers of properties that still exist are kept.
    /// - Throws: `.state` for another document's snapshot; else as `Stage.restore`. Nothing is changed then.
    package func restore(_ bytes: UnsafeBufferPointer<UInt8>) throws(AnimError) {
        try stage.checkIsQuiet()
        var coder = try StateCoder(reading: .scene, bytes)
        let read = Stage(readingFor: stage)
        var states = machines.map { MachineState($0) }
        var interaction = Interaction()
        var lists = tree.lists
        code(read, &states, &lists, &interaction, by: &coder)
        for timer in read.ownerTimers where coder.failure == nil {
            let machine = lastMachine { $0.firstTimer <= timer.timer }
            let index = Int(machine.definition.number)
            let own = timer.timer - machine.firstTimer
            if own >= machine.timerCount {
                coder.check(interaction.take(longPress: timer.handle, ofRegion: own - machine.timerCount, self))
                continue
            }
            coder.check(own < machine.timerCount && states[index].take(own, timer.handle, machine.definition))
        }
        for state in states { coder.check(state.isLinked) }
        try coder.finishReading()
        stage.takeOver(read)
        for (machine, state) in zip(machines, states) { state.give(to: machine) }
        tree.lists = lists
        if !lists.isEmpty { tree.showAll() }
        self.interaction = interaction
        // The machines have been given their inputs: nothing else has changed.
        stage.takeAsked(of: read, isSame: true)
        drawing.invalidate()
    }

    package func restore(_ bytes: [UInt8]) throws(AnimError) {
        let failure = bytes.withUnsafeBufferPointer { (bytes) -> AnimError? in
            do throws(AnimError) { try restore(bytes) } catch { return error }
            return nil
        }
        if let failure { throw failure }
    }

    /// Writes the state of stage, machines and interaction, or reads it into them.
    @inline(never)
    private func code(
        _ stage: Stage,
        _ states: inout [MachineState],
        _ lists: inout [ItemList],
        _ interaction: inout Interaction,
        by coder: inout StateCoder
    ) {
        coder.section(11) { coder in
            guard coder.code(bits: documentHash) != documentHash, coder.failure == nil else { return }
            coder.fail(
                AnimError(
                    .state,
                    """
                    the snapshot is of a scene of another document, or with other parameters or components or its names \
                    in another order: restore_edition restores one of an older edition
                    """
                )
            )
        }
        stage.code(by: &coder)
        if !lists.isEmpty {
            coder.section(14) { coder in
                for index in lists.indices where coder.failure == nil { lists[index].code(by: &coder) }
            }
            let sleepers = ItemList.sleepers(of: lists, machineCount: machines.count)
            for index in states.indices { states[index].isDormant = sleepers[index] }
            // A list inside an item that does not exist is empty.
            for list in lists { coder.check(list.order.isEmpty || !sleepers[Int(list.definition.owner)]) }
        }
        coder.section(12) { coder in
            for (index, machine) in machines.enumerated() where coder.failure == nil {
                states[index].code(machine, stage, machineCount: machines.count, by: &coder)
            }
        }
        coder.section(13) { coder in interaction.code(self, by: &coder) }
        guard isWatching else { return }
        coder.section(15) { coder in stage.codeAsked(by: &coder) }
    }
}

extension Interaction {
    @inline(never)
    fileprivate mutating func code(_ scene: Scene, by coder: inout StateCoder) {
        let regions = scene.regionCount
        let count = coder.count(pointers.count, each: 100)
        coder.check(count <= Scene.largestPointerCount)
        for index in 0..<count where coder.failure == nil {
            if coder.isReading { _ = add(0, x: 0, y: 0) }
            pointers[index].code(regions: regions, nodes: scene.nodeCount, by: &coder)
            coder.check(!pointers[..<index].contains { $0.pointer == pointers[index].pointer })
        }
        for pointer in pointers where coder.failure == nil { coder.check(isLinked(pointer, scene)) }
        coder.code(&focus, below: regions)
        coder.code(&lastFocus, below: regions)
        coder.code(&isPressedByKey)
        coder.check(focus >= 0 ? scene.regions[Int(focus)].isFocusable : !isPressedByKey)
        coder.code(&tap.region, below: regions)
        tap.count = coder.choice(tap.count, below: .max)
        coder.code(flicks: &tap.time)
        coder.code(&tap.x, within: .greatestFiniteMagnitude)
        coder.code(&tap.y, within: .greatestFiniteMagnitude)
    }

    /// Whether a pointer's gestures are used by its region, and it is the only second pointer beside a first.
    private func isLinked(_ pointer: PointerRecord, _ scene: Scene) -> Bool {
        if pointer.isOrphan, !pointer.isDown || pointer.region < 0 || scene.tree.lists.isEmpty { return false }
        if pointer.isTap, pointer.region < 0 || !scene.hears(Gestures.tap, pointer.region) { return false }
        guard pointer.pinch.region >= 0 else { return true }
        var count = 0
        for other in pointers where other.pinch.region == pointer.pinch.region { count += 1 }
        return pointer.isDown && pointer.region < 0 && count == 1 && holder(of: pointer.pinch.region) >= 0
            && scene.hears(Gestures.pinch, pointer.pinch.region)
    }

    /// Links the timer of a long press.
    /// - Returns: whether a pointer waits for it.
    fileprivate mutating func take(longPress handle: Timeline.Handle, ofRegion region: Int32, _ scene: Scene) -> Bool {
        guard region < scene.regionCount, scene.hears(Gestures.longPress, region) else { return false }
        let index = holder(of: region)
        guard index >= 0, pointers[index].longPress == Timeline.none else { return false }
        pointers[index].longPress = handle
        return true
    }
}

extension PointerRecord {
    @inline(never)
    fileprivate mutating func code(regions: Int, nodes: Int, by coder: inout StateCoder) {
        var number = Int64(pointer)
        coder.code(&number)
        pointer = Int32(truncatingIfNeeded: number)
        coder.check(number == Int64(pointer))
        var flags: Int32 = isDown ? 1 : 0
        if hovers { flags |= 2 }
        if isInside { flags |= 4 }
        if isHeldByHost { flags |= 8 }
        if isTap { flags |= 16 }
        if isSettled { flags |= 32 }
        if isOrphan { flags |= 64 }
        flags = coder.choice(flags, below: 128)
        isOrphan = flags & 64 != 0
        isTap = flags & 16 != 0
        isSettled = flags & 32 != 0
        isDown = flags & 1 != 0
        hovers = flags & 2 != 0
        isInside = flags & 4 != 0
        isHeldByHost = flags & 8 != 0
        coder.code(&region, below: regions)
        coder.code(&hovered, below: regions)
        coder.code(&node, below: nodes)
        count = coder.choice(count, below: .max)
        var coordinates = [x, y, lastX, lastY, downX, downY, localX, localY]
        coder.code(elements: &coordinates)
        // Positions in a region's coordinates may have any value.
        for number in coordinates.dropLast(2) { coder.check(number.isFinite) }
        (x, y, lastX, lastY) = (coordinates[0], coordinates[1], coordinates[2], coordinates[3])
        (downX, downY, localX, localY) = (coordinates[4], coordinates[5], coordinates[6], coordinates[7])
        velocity.code(by: &coder)
        coder.code(&pinch.region, below: regions)
        guard pinch.region >= 0, coder.failure == nil else { return }
        var measures = [pinch.startX, pinch.startY, pinch.centerX, pinch.centerY, pinch.scale, pinch.rotation]
        coder.code(elements: &measures)
        for measure in measures { coder.check(measure.isFinite) }
        (pinch.startX, pinch.startY, pinch.centerX) = (measures[0], measures[1], measures[2])
        (pinch.centerY, pinch.scale, pinch.rotation) = (measures[3], measures[4], measures[5])
    }
}
