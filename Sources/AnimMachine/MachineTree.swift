// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// The communicating machines on a stage: a document's and those of its components, in document order.
///
/// A message from one machine to another waits for the end of the current macrostep. At each such point, bound inputs
/// are updated. So all of this happens at events, delays and ends, independently of frames. At rest no message waits:
/// all state is in the machines and the lists.
package final class MachineTree {
    package let stage: Stage
    package let machines: [Machine]
    /// The largest number of events and input changes that one occurrence can cause.
    private let mostSteps: Int
    /// The largest effort of one occurrence: see `Machine.largestEffort`.
    let mostEffort: UInt32
    /// Events that were sent and not processed yet; the target is the number of a machine.
    var sent = MachineQueue()
    /// Numbers of the machines with bound inputs, in document order, without dormant ones; found when they are needed.
    private var bound: [Int32] = []
    private var isBoundStale = false
    private let allBound: [Int32]
    private(set) var isSettling = false
    private var text: [UInt8] = []
    /// The lists of all documents; those of a document come before those of its components.
    package var lists: [ItemList] = []
    /// The properties of all items.
    let itemProperties: [ItemProperty]
    /// Whether the machine of an item is done.
    var hasDone = false
    /// Called with the machines of an item that was removed.
    package var onSleep: ((Range<Int>) -> Void)?

    package init(
        _ stage: Stage,
        _ machines: [Machine],
        lists: [ItemListDefinition] = [],
        _ itemProperties: [ItemProperty] = []
    ) {
        self.itemProperties = itemProperties
        self.stage = stage
        self.machines = machines
        var mostSteps = Machine.largestMicrostepCount
        var (stateCount, largest) = (0, 0)
        for machine in machines {
            mostSteps += 16 + machine.mostMicrosteps - Machine.largestMicrostepCount
            stateCount += 8 + machine.definition.states.count
            largest = max(largest, machine.definition.states.count)
        }
        self.mostSteps = mostSteps
        mostEffort = Machine.mostEffort(stateCount: stateCount, largest: largest)
        var bound: [Int32] = []
        for machine in machines where !machine.definition.bindings.isEmpty { bound.append(machine.definition.number) }
        (self.bound, allBound) = (bound, bound)
        // A single machine needs no tree.
        if machines.count > 1 { for machine in machines { machine.tree = self } }
        for definition in lists {
            let list = ItemList(definition, machines)
            for number in list.machines { machines[number].isDormant = true }
            for slot in list.items.indices {
                machines[list.machines(ofSlot: slot).lowerBound].numbering.list = Int32(self.lists.count)
            }
            self.lists.append(list)
        }
        if !lists.isEmpty { forgetBound() }
    }

    /// Called when machines have become dormant or have been woken.
    func forgetBound() { isBoundStale = true }

    private func findBound() {
        isBoundStale = false
        bound.removeAll(keepingCapacity: true)
        for number in allBound where !machines[Int(number)].isDormant { bound.append(number) }
    }

    /// Enters the initial states of all machines, or the missing states of continued ones. Afterwards they communicate.
    /// - Parameters:
    ///   - finals: for each continued machine the final states to be entered; nil for the others.
    ///   - isEdited: whether the document is another one, so that bound inputs may have other values.
    ///   - isNew: whether a list, by its number, starts with its initial items.
    package func start(
        _ finals: [[Int32]?] = [],
        isEdited: Bool = false,
        isNew: (Int) -> Bool = { _ in true }
    ) {
        isSettling = true
        var hasEntered = isEdited
        for list in lists.indices where !machines[Int(lists[list].definition.owner)].isDormant && isNew(list) {
            fill(list)
            hasEntered = true
        }
        for (number, machine) in machines.enumerated() where !machine.isDormant {
            if number < finals.count, let finals = finals[number] {
                if machine.resume(finals) {
                    hasEntered = true
                } else if !machine.raised.isEmpty {
                    machine.react()
                    hasEntered = true
                }
            } else {
                _ = takeInputs(of: machine)
                machine.start()
                hasEntered = true
            }
        }
        if signalRemovals() { hasEntered = true }
        isSettling = false
        if hasEntered { settle() } else { stage.endAnswer() }
    }

    /// Sends an event to a machine.
    package func send(_ name: Int32, to machine: Int32, _ fields: [EventField]) {
        sent.append(name, fields, target: machine, limit: mostSteps)
    }

    /// Sends an event to the machine of an item.
    func send(_ name: Int32, toSlot slot: Int, of list: Int, _ fields: [EventField]) {
        send(name, to: Int32(lists[list].machines(ofSlot: slot).lowerBound), fields)
    }

    /// Processes sent events and reacts to changed inputs until none are left or the limit is reached.
    package func settle() {
        guard !isSettling else { return }
        isSettling = true
        var steps = 0
        var first: Int32 = 0
        var isPresent = false
        // A few steps are taken whatever their effort.
        while steps <= mostSteps, steps < Machine.fewestMicrosteps || stage.call.effort <= mostEffort {
            if let event = sent.popFirst() {
                answer(event)
            } else if hasDone, sweep() {
                isPresent = false
            } else {
                if isBoundStale { findBound() }
                if bound.isEmpty { break }
                if !isPresent { stage.showPresentToMachine() }
                isPresent = true
                guard let changed = nextChanged(from: &first) else { break }
                changed.react()
            }
            steps += 1
        }
        let isTooMuch = steps >= Machine.fewestMicrosteps && stage.call.effort > mostEffort
        let isUnsettled = steps > mostSteps || isTooMuch
        if isUnsettled {
            stage.emit(StageEvent(.unsettled, time: stage.time))
            if stage.isAdvancing { for machine in machines { machine.strikeIfBusy() } }
        }
        if sent.isUsed { sent.removeAll() }
        if isUnsettled, !lists.isEmpty { giveUp() }
        stage.endAnswer()
        isSettling = false
    }

    private func answer(_ event: MachineQueue.Entry) {
        // It was sent to an item that has been removed.
        if event.target < 0 { return }
        let machine = machines[Int(event.target)]
        if event.name < 0 { return answer(signal: event.name, machine) }
        guard machine.canAnswer else { return }
        machine.forgetData()
        for index in event.data { machine.present.take(sent.fields[index], machine.context) }
        machine.answer(stage.name(event.name))
    }

    /// The next machine with a changed bound input, in one round.
    /// - Parameter first: the number of the machine at which the round begins; set to the one after the machine found.
    ///   Not an index in `bound`: that would shift when a machine before it becomes dormant.
    private func nextChanged(from first: inout Int32) -> Machine? {
        var index = boundIndex(of: first)
        for _ in bound.indices {
            if index >= bound.count { index = 0 }
            let machine = machines[Int(bound[index])]
            index += 1
            if takeInputs(of: machine) {
                first = machine.definition.number + 1
                return machine
            }
        }
        return nil
    }

    /// The first place in `bound` of a machine with at least this number.
    private func boundIndex(of number: Int32) -> Int {
        var (low, high) = (0, bound.count)
        while low < high {
            let middle = (low + high) / 2
            if bound[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Updates a machine's bound inputs.
    /// - Returns: whether any has changed.
    func takeInputs(of machine: Machine) -> Bool {
        var hasChanged = false
        for binding in machine.definition.bindings {
            let index = Int(binding.input)
            stage.call.effort &+= 8
            if case .component = binding.source {
                stage.refreshDerivedToMachine()
                let value = stage.components.presentation[Int(machine.inputs.inputs[index].component)]
                if machine.take(bound: value, index) { hasChanged = true }
                continue
            }
            show(binding.source)
            stage.call.spend(16 + Int64(text.count / 16))
            if machine.inputs.inputs[index].string != text {
                machine.change(string: text, ofInput: index)
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// Sets `text` to the text to which a string input is bound.
    private func show(_ source: BindingDefinition.Source) {
        text.removeAll(keepingCapacity: true)
        switch source {
        case .component: break
        case .text(let source):
            stage.refreshDerivedToMachine()
            let before = stage.evaluationEffort
            source.append(to: &text, nil, machines)
            stage.call.spend(Int64(source.effort) + Int64(stage.evaluationEffort &- before))
        case .number(let expression, let decimals):
            stage.refreshDerivedToMachine()
            let before = stage.evaluationEffort
            let value = stage.evaluate(expression, stage.components.presentation)
            stage.call.spend(Int64(expression.effort) + Int64(stage.evaluationEffort &- before))
            text.append(value.magnitude <= Stage.largestComponent ? value : 0, decimals: decimals)
        }
    }
}

extension Machine {
    /// Whether it has inputs to update while values move: texts, and numbers with a change event.
    package var followsWhatMoves: Bool {
        for binding in definition.bindings {
            guard case .component = binding.source else { return true }
            if inputs.inputs[Int(binding.input)].changedEvent >= 0 { return true }
        }
        return false
    }

    /// Stores the value of an input that an expression gives.
    /// - Returns: whether it has changed.
    package func take(bound value: Double, _ index: Int) -> Bool {
        if inputs.inputs[index].kind == .boolean {
            let isTrue = value != 0
            if inputs.inputs[index].boolean == isTrue { return false }
            inputs.inputs[index].boolean = isTrue
            hearChange(ofInput: index, from: isTrue ? 0 : 1, to: isTrue ? 1 : 0)
        } else {
            let previous = inputs.inputs[index].number
            if previous.bitPattern == value.bitPattern { return false }
            inputs.inputs[index].number = value
            hearChange(ofInput: index, from: previous, to: value)
        }
        return true
    }

    /// Sends the present event, which was matched, on to the components that listen to it.
    package func forward() {
        guard let tree else { return }
        for forward in definition.forwards where match.matches(forward.descriptors, context.chart) {
            tree.send(forward.event, to: forward.machine, present.fields)
        }
    }
}
