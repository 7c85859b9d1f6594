/// Transitions, their guards and targets.
extension DocumentReader {
    /// The shortest delay. Shorter ones would let a machine spin while time stands nearly still.
    static let shortestDelay = 0.001

    func readEvents(_ node: Int32, of state: Int32) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = json.bytes(key)
            guard name == [UInt8(ascii: "*")] || DocumentName.isEvent(name) else {
                throw json.error(key, "is no event: '*', or \(DocumentName.eventRule)")
            }
            try readTransitions(key + 1, of: state, .event(intern(name)))
        }
    }

    func readDelays(_ node: Int32, of state: Int32) throws(AnimError) {
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            let delay = try json.require("delay", of: element)
            let seconds = try json.seconds(delay)
            guard seconds >= DocumentReader.shortestDelay, let flicks = Flicks.rounded(seconds: seconds) else {
                throw json.refusal(delay, "must be at least 0.001 s; for no delay use 'always'")
            }
            try readTransition(element, of: state, .after(flicks))
        }
    }

    /// One transition or an array of them, of which the first whose guard holds is taken.
    func readTransitions(
        _ node: Int32,
        of state: Int32,
        _ trigger: TransitionDefinition.Trigger
    ) throws(AnimError) {
        if json.isKind(node, .array) {
            try json.forEachElement(of: node) { (element) throws(AnimError) in
                try readTransition(element, of: state, trigger)
            }
        } else {
            try readTransition(node, of: state, trigger)
        }
    }

    private static let transitionKeys: WordList = "target guard actions internal:b"
    private static let delayedKeys: WordList = "delay"

    private enum TransitionKey: Int { case target, condition, actions, isInternal }

    @inline(never)
    private func readTransition(
        _ node: Int32,
        of state: Int32,
        _ trigger: TransitionDefinition.Trigger
    ) throws(AnimError) {
        var transition = TransitionDefinition(source: state, trigger: trigger)
        if json.isKind(node, .string) {
            transition.targets = try readTargets(node)
        } else {
            var more: WordList = ""
            if case .after = trigger {
                // Says the keys in the order in which they are written.
                try json.allowOnly(of: node, "delay target guard actions internal")
                more = DocumentReader.delayedKeys
            }
            let fields = try json.fields(of: node, DocumentReader.transitionKeys, more)
            if fields.has(TransitionKey.target) {
                transition.targets = try readTargets(fields[TransitionKey.target])
            }
            if fields.has(TransitionKey.condition) {
                transition.condition = try condition(fields[TransitionKey.condition])
            }
            transition.isInternal = fields.isTrue(TransitionKey.isInternal)
            transition.actions = try readActions(fields[TransitionKey.actions])
            if case .always = trigger, transition.targets.isEmpty, transition.condition == nil {
                throw json.refusal(node, "an 'always' transition needs a target or a guard, or it would never end")
            }
        }
        machine.transitions.append(transition)
    }

    private func readTargets(_ node: Int32) throws(AnimError) -> Range<Int> {
        let first = machine.targets.count
        if json.isKind(node, .array) {
            try json.forEachElement(of: node) { (element) throws(AnimError) in
                let target = try state(element)
                for other in machine.targets[first...] {
                    guard other != target else { throw json.refusal(element, "is named twice") }
                    guard canBeActive(other, with: target) else {
                        throw json.refusal(element, "cannot be active together with another target")
                    }
                }
                machine.targets.append(target)
            }
            guard machine.targets.count > first else { throw json.refusal(node, "must name a state at least") }
        } else {
            machine.targets.append(try state(node))
        }
        return first..<machine.targets.count
    }

    /// Whether two states can be active at once: one inside the other, or in different regions of a parallel state.
    private func canBeActive(_ one: Int32, with other: Int32) -> Bool {
        if machine.isState(one, inside: other) || machine.isState(other, inside: one) { return true }
        var ancestor = machine.states[Int(one)].parent
        while !machine.isState(other, inside: ancestor) { ancestor = machine.states[Int(ancestor)].parent }
        return machine.states[Int(ancestor)].kind == .parallel
    }

    /// The name of a boolean input, or `!` and its name.
    private func condition(_ node: Int32) throws(AnimError) -> MachineCondition {
        var name = try json.string(node)
        let isNegated = name.first == UInt8(ascii: "!")
        if isNegated { name.removeFirst() }
        return MachineCondition(input: try booleanInput(name, at: node), expected: !isNegated)
    }
}
