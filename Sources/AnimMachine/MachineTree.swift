// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// The machines on a stage that hear of each other: a document's and those of the components in it, in document order.
///
/// What one sends another waits until the macrostep that is under way is over. At every such moment, what is given to inputs
/// is looked at again. So all of it happens at events, delays and ends, whatever frames there are. At rest it is empty: all
/// state is in the machines.
package final class MachineTree {
    package let stage: Stage
    package let machines: [Machine]
    /// Events and changes of inputs that one thing that happens can cause.
    private let mostSteps: Int
    /// What was sent and has not been answered: the target is the number of a machine.
    private var sent = MachineQueue()
    /// Numbers of the machines with inputs that are given, in document order.
    private let bound: [Int32]
    private var isSettling = false
    private var text: [UInt8] = []

    package init(_ stage: Stage, _ machines: [Machine]) {
        self.stage = stage
        self.machines = machines
        var mostSteps = Machine.largestMicrostepCount
        for machine in machines { mostSteps += 16 + machine.mostMicrosteps - Machine.largestMicrostepCount }
        self.mostSteps = mostSteps
        var bound: [Int32] = []
        for machine in machines where !machine.definition.bindings.isEmpty { bound.append(machine.definition.number) }
        self.bound = bound
        // A machine alone needs none of this.
        if machines.count > 1 { for machine in machines { machine.tree = self } }
    }

    /// Enters the initial states of all machines, or what is missing of those that go on, and lets them hear of each other then.
    /// - Parameter finals: of each machine that goes on the final states to be entered; nil for the others.
    package func start(_ finals: [[Int32]?] = []) {
        isSettling = true
        var hasEntered = false
        for (number, machine) in machines.enumerated() {
            if number < finals.count, let finals = finals[number] {
                if machine.resume(finals) { hasEntered = true }
            } else {
                _ = takeInputs(of: machine)
                machine.start()
                hasEntered = true
            }
        }
        isSettling = false
        if hasEntered { settle() }
    }

    /// Sends a machine an event.
    package func send(_ name: Int32, to machine: Int32, _ fields: [EventField]) {
        sent.append(name, fields, target: machine, limit: mostSteps)
    }

    /// Lets events that were sent be answered and changes of inputs be reacted to, until nothing more happens, or too much.
    package func settle() {
        guard !isSettling else { return }
        isSettling = true
        var steps = 0
        var place = 0
        var isPresent = false
        while steps <= mostSteps {
            if let event = sent.popFirst() {
                answer(event)
            } else {
                if bound.isEmpty { break }
                if !isPresent { stage.showPresent() }
                isPresent = true
                guard let changed = nextChanged(from: &place) else { break }
                changed.react()
            }
            steps += 1
        }
        if steps > mostSteps { stage.emit(StageEvent(.unsettled, time: stage.time)) }
        if sent.isUsed { sent.removeAll() }
        isSettling = false
    }

    private func answer(_ event: MachineQueue.Entry) {
        let machine = machines[Int(event.target)]
        guard machine.canAnswer else { return }
        machine.forgetData()
        for index in event.data { machine.take(sent.fields[index]) }
        machine.answer(stage.name(event.name))
    }

    /// The next machine with an input that is given another value, going round once.
    /// - Parameter place: where in `bound` to begin; is left behind what was found.
    private func nextChanged(from place: inout Int) -> Machine? {
        for _ in bound.indices {
            if place >= bound.count { place = 0 }
            let machine = machines[Int(bound[place])]
            place += 1
            if takeInputs(of: machine) { return machine }
        }
        return nil
    }

    /// Gives a machine its inputs.
    /// - Returns: whether any has another value than before.
    private func takeInputs(of machine: Machine) -> Bool {
        var hasChanged = false
        for binding in machine.definition.bindings {
            let index = Int(binding.input)
            switch binding.source {
            case .component:
                stage.refreshDerived()
                let value = stage.components.presentation[Int(machine.inputs.inputs[index].component)]
                if machine.take(bound: value, index) { hasChanged = true }
                continue
            case .text(let source):
                text.removeAll(keepingCapacity: true)
                source.append(to: &text, nil, machines)
            case .number(let expression, let decimals):
                stage.refreshDerived()
                let value = stage.evaluate(expression, stage.components.presentation)
                text.removeAll(keepingCapacity: true)
                text.append(value.magnitude <= Stage.largestComponent ? value : 0, decimals: decimals)
            }
            if machine.inputs.inputs[index].string != text {
                machine.change(string: text, ofInput: index)
                hasChanged = true
            }
        }
        return hasChanged
    }
}

extension Machine {
    /// Remembers the value of an input that an expression gives.
    /// - Returns: whether it is another than before.
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

    /// Sends the present event on to the components that it is meant for. It has been matched.
    package func forward() {
        guard let tree else { return }
        for forward in definition.forwards where isMatched(forward.descriptors) {
            tree.send(forward.event, to: forward.machine, present)
        }
    }
}
