// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// Replacing a scene's document by an edited one.
extension Scene {
    /// The result of a reload.
    package struct Reloaded {
        /// The scene that replaces the old one, which must not be used afterwards.
        package let scene: Scene
        /// Losses: lines of UTF-8, sorted.
        package let losses: [[UInt8]]
    }

    /// Reads an edited document, and makes a scene of it that continues from this one. It keeps the clock, settings, random
    /// generator and events; by name the values of inputs and properties, with their exact motions; by name the active states
    /// and histories; unchanged delays, waiting events, plays, pointers and focus. Identifiers of kept objects stay valid.
    /// O(both documents).
    ///
    /// Property values are kept even if the document's initial values have changed. Missing states of a machine's configuration
    /// are entered; a machine without any remaining active state starts anew. Properties and banks that a host has added to the
    /// stage are dropped; its groups are kept.
    /// - Parameter options: only parameters and library are used.
    /// - Throws: as `load`; `.state` inside an open transaction, `.reentrant` inside an advance. Nothing has changed then.
    package func reloaded(document text: [UInt8], _ options: Options = Options()) throws(AnimError) -> Reloaded {
        try stage.checkIsQuiet()
        stage.refreshDerived()
        let reader = try Document.read(
            text,
            parameters: options.parameters,
            library: options.library,
            memoryLimit: options.memoryLimit,
            Stage.successor(of: stage)
        )
        if reader.documentHash != documentHash {
            // Slots and names differ from those of the document alone: its snapshots do not fit other scenes.
            var hasher = StateHasher()
            hasher.combine(documentHash)
            hasher.combine(reader.documentHash)
            reader.documentHash = hasher.finalized()
        }
        let scene = Scene(Document(reader), reader.stage, seed: 0)
        var report = SceneLosses(stage: stage, lines: [])
        scene.succeed(self, &report)
        scene.stage.layout = StageLayout(scene.stage)
        report.lines.sort { $0.lexicographicallyPrecedes($1) }
        return Reloaded(scene: scene, losses: report.lines)
    }

    private func succeed(_ old: Scene, _ losses: inout SceneLosses) {
        for slot in old.stage.properties.indices
        where old.stage.properties[slot].isLive && !stage.inherits(slot, old.stage) {
            let record = old.stage.properties[slot]
            if record.isAnimating { old.stage.endAll(slot) }
            if record.derived >= 0, record.isPermanent { continue }
            if !record.isPermanent {
                losses.add("the host's property ", record.name, ": is no more")
            } else if stage.propertyOfName[record.name] == nil {
                losses.add("property ", record.name, ": is no more")
            } else {
                losses.add("property ", record.name, ": is of another kind now and starts anew")
            }
        }
        for slot in old.stage.banks.indices where old.stage.banks[slot].isLive { losses.addBank() }
        let machineOf = machineCounterparts(of: old, &losses)
        let isKnown = takeItems(of: old, machineOf, &losses)
        var statesOf: [[Int32]] = []
        var delaysOf = [[Int32]](repeating: [], count: old.machines.count)
        var playOf: [Int32] = []
        var goesOn = [[Int32]?](repeating: nil, count: machines.count)
        for (number, before) in old.machines.enumerated() {
            guard machineOf[number] >= 0 else {
                for play in before.definition.plays.indices {
                    if before.definition.plays[play].animation >= 0 { before.stop(play) }
                    playOf.append(-1)
                }
                statesOf.append([])
                continue
            }
            let machine = machines[Int(machineOf[number])]
            machine.takeInputs(of: before) { losses.add("input ", $0, ": is no more, or of another type") }
            playOf += machine.takePlays(of: before) {
                losses.add("", before.definition.plays[$0].stoppedEvent, ": has other parts now, or is no more")
            }
            statesOf.append(before.counterparts(in: machine))
        }
        for (number, before) in old.machines.enumerated() where machineOf[number] >= 0 {
            let machine = machines[Int(machineOf[number])]
            let states = statesOf[number]
            machine.takeHistories(of: before, states) {
                losses.add("history ", before.definition.states[$0].name, ": has nothing to remember any more")
            }
            var lost: [Int] = []
            let finals = machine.takeStates(of: before, states) { lost.append($0) }
            for state in lost {
                losses.add(
                    state: before.definition.states[state].name,
                    isGone: states[state] < 0,
                    restarts: finals == nil
                )
            }
            goesOn[Int(machineOf[number])] = machine.definition.states.isEmpty ? [] : finals
            if finals != nil { delaysOf[number] = machine.delayCounterparts(of: before, states) }
        }
        var lost = losses
        var longPresses: [(region: Int32, flick: Int64)] = []
        stage.succeed(old.stage, playOf) { timer, flick in
            let before = old.lastMachine { $0.firstTimer <= timer }
            if timer - before.firstTimer >= before.timerCount {
                longPresses.append((timer - before.firstTimer - before.timerCount, flick))
                return
            }
            let number = Int(before.definition.number)
            take(timer: timer - before.firstTimer, flick, before, machineOf, goesOn, delaysOf[number], &lost)
        }
        losses = lost
        for machine in machines { machine.hearRepeats() }
        for (number, _) in old.machines.enumerated()
        where machineOf[number] >= 0 && goesOn[Int(machineOf[number])] != nil {
            machines[Int(machineOf[number])].startDelays(except: delaysOf[number])
        }
        takeInteraction(of: old, &losses)
        takeLongPresses(longPresses, of: old)
        (accessibilityHash, accessibilityRevisionNumber) = (old.accessibilityHash, old.accessibilityRevisionNumber)
        drawing.succeed(old.drawing)
        for machine in machines { machine.askEdges() }
        for (number, before) in old.machines.enumerated()
        where machineOf[number] >= 0 && goesOn[Int(machineOf[number])] != nil {
            machines[Int(machineOf[number])].takeEdges(of: before, statesOf[number])
        }
        tree.start(goesOn) { !isKnown[$0] }
        stage.takeAsked(of: old.stage, isSame: documentHash == old.documentHash)
    }

    /// For each machine of another scene, the machine of the same component here, or −1.
    private func machineCounterparts(of old: Scene, _ losses: inout SceneLosses) -> [Int32] {
        var result: [Int32] = [0]
        for name in old.machineNames {
            let found = machineOfName[name]
            if found == nil { losses.add("component ", name, ": is no more") }
            result.append(Int32(found ?? -1))
        }
        return result
    }

    /// Takes over the items for which there is room, before the state of their machines.
    /// - Returns: for each list, whether the old scene had a list of its name.
    private func takeItems(of old: Scene, _ machineOf: [Int32], _ losses: inout SceneLosses) -> [Bool] {
        var isKnown = [Bool](repeating: false, count: tree.lists.count)
        for before in old.tree.lists {
            guard let list = listOfName[before.definition.name] else {
                if !before.order.isEmpty { losses.add("list ", before.definition.name, ": is no more") }
                continue
            }
            isKnown[list] = true
            let isWhole = tree.lists[list].take(before)
            if !isWhole { losses.add("list ", before.definition.name, ": has less room now, some items are no more") }
        }
        if !tree.lists.isEmpty { tree.showAll() }
        return isKnown
    }

    /// Takes over a delay, or a sent event that waits.
    private func take(
        timer: Int32,
        _ flick: Int64,
        _ before: Machine,
        _ machineOf: [Int32],
        _ goesOn: [[Int32]?],
        _ delays: [Int32],
        _ losses: inout SceneLosses
    ) {
        let number = machineOf[Int(before.definition.number)]
        let isKept = number >= 0 && goesOn[Int(number)] != nil
        if Int(timer) < before.timers.count {
            guard isKept, Int(timer) < delays.count, delays[Int(timer)] >= 0 else { return }
            let (machine, transition) = (machines[Int(number)], delays[Int(timer)])
            machine.timers[Int(transition)] = stage.addTimer(at: flick, machine.firstTimer + transition)
            return
        }
        let slot = Int(timer) - before.timers.count
        let target = before.delayed[slot].machine
        guard isKept, target < 0 || machineOf[Int(target)] >= 0, slot < machines[Int(number)].delayed.count else {
            losses.add("the event ", before.delayed[slot].name, " that waits: its machine is no more, or starts anew")
            // A machine without states has not taken over waiting events.
            if isKept, slot < machines[Int(number)].delayed.count { machines[Int(number)].cancelSend(slot) }
            return
        }
        let machine = machines[Int(number)]
        if target >= 0 { machine.delayed[slot].machine = machineOf[Int(target)] }
        let timer = machine.firstTimer + Int32(machine.timers.count) + Int32(slot)
        machine.delayed[slot].handle = stage.addTimer(at: flick, timer)
    }

    /// Takes over pointers and the focus, by the names of regions.
    private func takeInteraction(of old: Scene, _ losses: inout SceneLosses) {
        func region(_ index: Int32) -> Int32 {
            index < 0 ? -1 : Int32(regionOfName[old.regions[Int(index)].name] ?? -1)
        }
        interaction = old.interaction
        if old.interaction.focus >= 0, region(old.interaction.focus) < 0 {
            losses.add("the focus on the region ", old.regions[Int(old.interaction.focus)].name, ": is no more")
        }
        interaction.focus = region(interaction.focus)
        interaction.lastFocus = region(interaction.lastFocus)
        if interaction.focus < 0 { interaction.isPressedByKey = false }
        interaction.tap.region = region(interaction.tap.region)
        if interaction.tap.region < 0, old.interaction.tap.region >= 0 { interaction.tap = Interaction.Tap() }
        var nodeOfName = NameMap()
        for (index, node) in nodes.enumerated() where node.name >= 0 { nodeOfName.set(node.name, index) }
        for index in interaction.pointers.indices {
            let before = interaction.pointers[index]
            interaction.pointers[index].region = region(before.region)
            interaction.pointers[index].hovered = region(before.hovered)
            interaction.pointers[index].longPress = Timeline.none
            let own = interaction.pointers[index].region
            if own < 0 || !hears(Gestures.tap, own) { interaction.pointers[index].isTap = false }
            let pinched = region(before.pinch.region)
            interaction.pointers[index].pinch.region = pinched
            if pinched < 0 || !hears(Gestures.pinch, pinched) {
                interaction.pointers[index].pinch = PointerRecord.Pinch()
            }
            if before.region >= 0, region(before.region) < 0 {
                interaction.pointers[index].isInside = false
                interaction.pointers[index].isHeldByHost = false
                losses.add(
                    "the pointer on the region ",
                    old.regions[Int(before.region)].name,
                    ": the region is no more"
                )
            }
            guard before.node >= 0 else { continue }
            let name = old.nodes[Int(before.node)].name
            let isSame = Int(before.node) < nodes.count && nodes[Int(before.node)].name == name
            if !isSame { interaction.pointers[index].node = Int32((name < 0 ? nil : nodeOfName[name]) ?? -1) }
        }
    }
}

extension Scene {
    /// Continues the timers of long presses at their original times, if their regions still use long presses.
    private func takeLongPresses(_ presses: [(region: Int32, flick: Int64)], of old: Scene) {
        for press in presses {
            guard let region = regionOfName[old.regions[Int(press.region)].name],
                hears(Gestures.longPress, Int32(region)), interaction.holder(of: Int32(region)) >= 0
            else { continue }
            let timer = longPressTimer(ofRegion: Int32(region))
            let index = interaction.holder(of: Int32(region))
            interaction.pointers[index].longPress = stage.addTimer(at: press.flick, timer)
        }
    }
}

/// The losses of a reload.
struct SceneLosses {
    package let stage: Stage
    var lines: [[UInt8]]

    /// A line feed in a name of the host's becomes a space, so that each loss is one line.
    @inline(never)
    package mutating func add(_ before: StaticText, _ name: Int32, _ after: StaticText) {
        var text = Array(stage.name(name))
        for index in text.indices where text[index] == UInt8(ascii: "\n") { text[index] = UInt8(ascii: " ") }
        lines.append(ErrorText("\(before)'\(ErrorText(utf8: text))'\(after)").utf8)
    }

    @inline(never)
    package mutating func addBank() { lines.append(ErrorText("a spring bank of the host's: is no more").utf8) }

    /// Reports that a state is no longer active: it is gone, or other states of its machine are active instead.
    @inline(never)
    package mutating func add(state: Int32, isGone: Bool, restarts: Bool) {
        let why: StaticText =
            isGone
            ? restarts ? ": was active and is no more; its machine starts anew" : ": was active and is no more"
            : restarts ? ": cannot be active any more; its machine starts anew" : ": cannot be active any more"
        add("state ", state, why)
    }
}

extension SceneDrawing {
    /// Continues the revisions of another list; everything counts as changed.
    func succeed(_ old: SceneDrawing) {
        revision = old.revision &+ 1
        invalidate()
    }
}
