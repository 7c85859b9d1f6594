// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimStage

/// Transfers the state of a scene to the scene of an edited document.
struct SceneSuccession {
    /// A machine of the old scene, and how its state is continued.
    private struct Continuation {
        let before: Machine
        /// The machine of the same component in the new scene.
        let machine: Machine?
        /// Whether the new machine continues from the configuration of the old one. Otherwise it starts anew.
        var goesOn = false
        /// For each state of the old machine the one of the same name, or −1.
        var states: [Int32] = []
        /// For each transition of the old machine's active states the one that continues its delay, or −1.
        var delays: [Int32] = []
    }

    private(set) var losses: SceneLosses

    private let scene: Scene
    private let old: Scene
    private var continuations: [Continuation] = []
    /// For each machine of the new scene that continues, the final states that it enters; nil for the others.
    private var finals: [[Int32]?]

    init(of scene: Scene, to old: Scene) {
        self.scene = scene
        self.old = old
        losses = SceneLosses(stage: scene.stage, lines: [])
        finals = [[Int32]?](repeating: nil, count: scene.machines.count)
    }

    /// Takes over all state that has a counterpart in the new scene, and records the rest in `losses`.
    mutating func takeAll() {
        endProperties()
        for slot in old.stage.banks.indices where old.stage.banks[slot].isLive { losses.addBank() }
        findMachines()
        let isKnown = takeItems()
        let plays = takeInputsAndPlays()
        takeStates()
        let presses = takeStage(plays)
        for machine in scene.machines { machine.hearRepeats() }
        for each in continuations where each.goesOn { each.machine?.startDelays(except: each.delays) }
        takeInteraction()
        takeLongPresses(presses)
        scene.accessibilityHash = old.accessibilityHash
        scene.accessibilityRevisionNumber = old.accessibilityRevisionNumber
        scene.drawing.succeed(old.drawing)
        for machine in scene.machines { machine.askEdges() }
        for each in continuations where each.goesOn { each.machine?.takeEdges(of: each.before, each.states) }
        let isSame = scene.documentHash == old.documentHash
        scene.tree.start(finals, isEdited: !isSame) { !isKnown[$0] }
        scene.stage.takeAsked(of: old.stage, isSame: isSame)
    }

    /// Ends the animations of properties that the new stage has not inherited.
    private mutating func endProperties() {
        for slot in old.stage.properties.indices
        where old.stage.properties[slot].isLive && !scene.stage.inherits(slot, old.stage) {
            let record = old.stage.properties[slot]
            if record.isAnimating { old.stage.endAll(slot) }
            if record.derived >= 0, record.isPermanent { continue }
            if !record.isPermanent {
                losses.add("the host's property ", record.name, ": is no more")
            } else if scene.stage.propertyOfName[record.name] == nil {
                losses.add("property ", record.name, ": is no more")
            } else {
                losses.add("property ", record.name, ": is of another kind now and starts anew")
            }
        }
    }

    // MARK: Machines

    private mutating func findMachines() {
        for (number, before) in old.machines.enumerated() {
            var found: Int? = 0
            // The first is the document's own; the others are those of its components.
            if number > 0 {
                let name = old.machineNames[number - 1]
                found = scene.machineOfName[name]
                if found == nil { losses.add("component ", name, ": is no more") }
            }
            continuations.append(Continuation(before: before, machine: found.map { scene.machines[$0] }))
        }
    }

    /// Takes over the items for which there is room, before the state of their machines.
    /// - Returns: for each list, whether the old scene had a list of its name.
    private mutating func takeItems() -> [Bool] {
        var isKnown = [Bool](repeating: false, count: scene.tree.lists.count)
        for before in old.tree.lists {
            guard let list = scene.listOfName[before.definition.name] else {
                if !before.order.isEmpty { losses.add("list ", before.definition.name, ": is no more") }
                continue
            }
            isKnown[list] = true
            let isWhole = scene.tree.lists[list].take(before)
            if !isWhole { losses.add("list ", before.definition.name, ": has less room now, some items are no more") }
        }
        if !scene.tree.lists.isEmpty { scene.tree.showAll() }
        return isKnown
    }

    /// - Returns: for each play of the old stage its number in the new one, or −1.
    private mutating func takeInputsAndPlays() -> [Int32] {
        var plays: [Int32] = []
        for index in continuations.indices {
            let before = continuations[index].before
            guard let machine = continuations[index].machine else {
                for play in before.definition.plays.indices {
                    if before.definition.plays[play].animation >= 0 { before.stop(play) }
                    plays.append(-1)
                }
                continue
            }
            machine.takeInputs(of: before) { losses.add("input ", $0, ": is no more, or of another type") }
            plays += machine.takePlays(of: before) {
                losses.add("", before.definition.plays[$0].stoppedEvent, ": has other parts now, or is no more")
            }
            continuations[index].states = before.counterparts(in: machine)
        }
        return plays
    }

    private mutating func takeStates() {
        for index in continuations.indices {
            guard let machine = continuations[index].machine else { continue }
            let (before, states) = (continuations[index].before, continuations[index].states)
            machine.takeHistories(of: before, states) {
                losses.add("history ", before.definition.states[$0].name, ": has nothing to remember any more")
            }
            var lost: [Int] = []
            let entered = machine.takeStates(of: before, states) { lost.append($0) }
            for state in lost {
                losses.add(
                    state: before.definition.states[state].name,
                    isGone: states[state] < 0,
                    restarts: entered == nil
                )
            }
            if entered == nil || !lost.isEmpty { scene.tree.forgetRemoval(of: machine) }
            if entered != nil { continuations[index].delays = machine.delayCounterparts(of: before, states) }
            // A machine without states has nothing to start.
            continuations[index].goesOn = entered != nil || machine.definition.states.isEmpty
            finals[Int(machine.definition.number)] = machine.definition.states.isEmpty ? [] : entered
        }
    }

    // MARK: Timers

    private typealias LongPress = (region: Int32, flick: Int64)

    /// Takes over the state of the stage, with delays and events that wait.
    /// - Returns: the long presses that wait.
    private mutating func takeStage(_ plays: [Int32]) -> [LongPress] {
        var presses: [LongPress] = []
        scene.stage.succeed(old.stage, plays) { timer, flick in
            let before = old.lastMachine { $0.firstTimer <= timer }
            let own = timer - before.firstTimer
            if own >= before.timerCount {
                presses.append((own - before.timerCount, flick))
            } else {
                take(timer: own, flick, of: continuations[Int(before.definition.number)])
            }
        }
        return presses
    }

    /// Takes over a delay, or a sent event that waits.
    private mutating func take(timer: Int32, _ flick: Int64, of continuation: Continuation) {
        let before = continuation.before
        let machine = continuation.goesOn ? continuation.machine : nil
        if Int(timer) < before.timers.count {
            guard let machine, Int(timer) < continuation.delays.count, continuation.delays[Int(timer)] >= 0 else {
                return
            }
            let transition = continuation.delays[Int(timer)]
            machine.timers[Int(transition)] = scene.stage.addTimer(at: flick, machine.firstTimer + transition)
            return
        }
        let slot = Int(timer) - before.timers.count
        let target = before.delayed[slot].machine
        let receiver = target < 0 ? machine : continuations[Int(target)].machine
        guard let machine, let receiver, slot < machine.delayed.count else {
            losses.add("the event ", before.delayed[slot].name, " that waits: its machine is no more, or starts anew")
            // A machine without states has not taken over waiting events.
            if let machine, slot < machine.delayed.count { machine.cancelSend(slot) }
            return
        }
        if target >= 0 { machine.delayed[slot].machine = receiver.definition.number }
        let timer = machine.firstTimer + Int32(machine.timers.count) + Int32(slot)
        machine.delayed[slot].handle = scene.stage.addTimer(at: flick, timer)
    }

    // MARK: Pointers and focus

    /// The region of the same name as one of the old scene, or −1.
    private func region(_ index: Int32) -> Int32 {
        index < 0 ? -1 : Int32(scene.regionOfName[old.regions[Int(index)].name] ?? -1)
    }

    /// Takes over pointers and the focus, by the names of regions.
    private mutating func takeInteraction() {
        scene.interaction = old.interaction
        takeFocus()
        scene.interaction.tap.region = region(old.interaction.tap.region)
        if scene.interaction.tap.region < 0, old.interaction.tap.region >= 0 {
            scene.interaction.tap = Interaction.Tap()
        }
        var nodeOfName = NameMap()
        for (index, node) in scene.nodes.enumerated() where node.name >= 0 { nodeOfName.set(node.name, index) }
        for index in scene.interaction.pointers.indices { takePointer(index, nodeOfName) }
    }

    private mutating func takeFocus() {
        let before = old.interaction.focus
        if before >= 0, region(before) < 0 {
            losses.add("the focus on the region ", old.regions[Int(before)].name, ": is no more")
        }
        scene.interaction.focus = region(before)
        if before >= 0, scene.interaction.focus >= 0, !scene.regions[Int(scene.interaction.focus)].isFocusable {
            losses.add("the focus on the region ", old.regions[Int(before)].name, ": it is not focusable any more")
            scene.interaction.focus = -1
        }
        scene.interaction.lastFocus = region(old.interaction.lastFocus)
        if scene.interaction.focus < 0 { scene.interaction.isPressedByKey = false }
    }

    /// Maps a pointer's regions and node to those of the new scene.
    private mutating func takePointer(_ index: Int, _ nodeOfName: NameMap) {
        let before = scene.interaction.pointers[index]
        let own = region(before.region)
        scene.interaction.pointers[index].region = own
        if own < 0 { scene.interaction.pointers[index].isOrphan = false }
        scene.interaction.pointers[index].hovered = region(before.hovered)
        scene.interaction.pointers[index].longPress = Timeline.none
        if own < 0 || !scene.hears(Gestures.tap, own) { scene.interaction.pointers[index].isTap = false }
        let pinched = region(before.pinch.region)
        scene.interaction.pointers[index].pinch.region = pinched
        if pinched < 0 || !scene.hears(Gestures.pinch, pinched) {
            scene.interaction.pointers[index].pinch = PointerRecord.Pinch()
        }
        if before.region >= 0, own < 0 {
            scene.interaction.pointers[index].isInside = false
            scene.interaction.pointers[index].isHeldByHost = false
            if !before.isOrphan {
                let name = old.regions[Int(before.region)].name
                losses.add("the pointer on the region ", name, ": the region is no more")
            }
        }
        guard before.node >= 0 else { return }
        let name = old.nodes[Int(before.node)].name
        let isSame = Int(before.node) < scene.nodes.count && scene.nodes[Int(before.node)].name == name
        if !isSame { scene.interaction.pointers[index].node = Int32((name < 0 ? nil : nodeOfName[name]) ?? -1) }
    }

    /// Continues the timers of long presses at their original times, if their regions still use long presses.
    private func takeLongPresses(_ presses: [LongPress]) {
        for press in presses {
            let region = region(press.region)
            guard region >= 0, scene.hears(Gestures.longPress, region) else { continue }
            let pointer = scene.interaction.holder(of: region)
            guard pointer >= 0 else { continue }
            let timer = scene.longPressTimer(ofRegion: region)
            scene.interaction.pointers[pointer].longPress = scene.stage.addTimer(at: press.flick, timer)
        }
    }
}
