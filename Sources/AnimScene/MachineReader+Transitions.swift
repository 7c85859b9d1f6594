// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// Transitions, their guards and targets.
extension MachineReader {
    func readEvents(_ node: Int32, of state: Int32) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let descriptors = try readDescriptors(key)
            try readTransitions(key + 1, of: state, .event, descriptors)
        }
    }

    /// Space-separated event descriptors.
    func readDescriptors(_ node: Int32) throws(AnimError) -> Range<Int32> {
        let first = Int32(scope.machine.descriptors.count)
        var rest = json.text(of: node)
        while !rest.isEmpty {
            let end = DocumentName.end(ofDescriptor: rest)
            var name = Bytes(rebasing: rest[..<end])
            rest = Bytes(rebasing: rest[min(end + 1, rest.count)...])
            if name.isEmpty { continue }
            if name.count == 1, name[0] == UInt8(ascii: "*") {
                scope.machine.hasWildcard = true
                scope.machine.descriptors.append(0)
                continue
            }
            // A descriptor matches all continuations anyway.
            let count = name.count
            if count > 2, name[count - 2] == UInt8(ascii: "."), name[count - 1] == UInt8(ascii: "*") {
                name = Bytes(rebasing: name[..<(count - 2)])
            }
            guard let name = DocumentName.event(name) else {
                throw json.error(node, "is no event: '*', or \(DocumentName.eventRule)")
            }
            hearsChanges = hearsChanges || name.starts(with: MachineReader.change.utf8)
            hearsRepeats = hearsRepeats || name.starts(with: MachineReader.repetition.utf8)
            if let dot = Expression.dot(in: name[...]) { name.withUnsafeBufferPointer { note(gesture: $0, dot) } }
            let index = names.intern(name)
            let number = scope.machine.descriptorOfName[index] ?? scope.machine.descriptorCount
            if number == scope.machine.descriptorCount {
                scope.machine.descriptorOfName.set(index, number)
                scope.machine.descriptorCount += 1
            }
            scope.machine.descriptors.append(Int32(number))
        }
        guard first < Int32(scope.machine.descriptors.count) else {
            throw json.error(node, "is no event: '*', or \(DocumentName.eventRule)")
        }
        return first..<Int32(scope.machine.descriptors.count)
    }

    /// Records an event name that makes its region detect a gesture.
    private func note(gesture name: Bytes, _ dot: Int) {
        guard let ending = Gestures.endings.index(of: Bytes(rebasing: name[dot...])),
            let region = names.nameIndex(of: Bytes(rebasing: name[..<dot]))
        else { return }
        regionReader.note(Gestures.bit(ofEnding: ending), ofRegion: region)
    }

    func readDelays(_ node: Int32, of state: Int32) throws(AnimError) {
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            _ = try json.require("delay", of: element)
            try readTransition(element, of: state, .after, 0..<0)
        }
    }

    /// One transition of a list with transitions of all kinds.
    func readListed(_ node: Int32, of state: Int32) throws(AnimError) {
        _ = try json.objectCount(node)
        let event = json.has(node, "event")
        if json.has(node, "delay") {
            if event {
                throw json.refusal(try json.require("delay", of: node), "stands beside 'event'; give one of them")
            }
            return try readTransition(node, of: state, .after, 0..<0)
        }
        guard event else { return try readTransition(node, of: state, .always, 0..<0) }
        let name = try json.require("event", of: node)
        _ = try json.text(ofString: name)
        try readTransition(node, of: state, .event, try readDescriptors(name), isListed: true)
    }

    /// One transition or an array of them; the first whose guard is true is taken.
    func readTransitions(
        _ node: Int32,
        of state: Int32,
        _ trigger: TransitionDefinition.Trigger,
        _ descriptors: Range<Int32>
    ) throws(AnimError) {
        if json.isKind(node, .array) {
            try json.forEachElement(of: node) { (element) throws(AnimError) in
                try readTransition(element, of: state, trigger, descriptors)
            }
        } else {
            try readTransition(node, of: state, trigger, descriptors)
        }
    }

    @inline(never)
    private func readTransition(
        _ node: Int32,
        of state: Int32,
        _ trigger: TransitionDefinition.Trigger,
        _ descriptors: Range<Int32>,
        isListed: Bool = false
    ) throws(AnimError) {
        var transition = TransitionDefinition(source: state, trigger: trigger)
        transition.descriptors = descriptors
        if json.isKind(node, .string), trigger != .when {
            transition.targets = try readTargets(node)
        } else {
            var more: WordList = isListed ? ListedTransitionKey.words : ""
            if trigger == .after {
                // Reports unknown keys in the order in which they are written.
                try json.allowOnly(of: node, DelayedTransitionKey.words, TransitionKey.words)
                more = DelayedTransitionKey.words
            }
            let fields = try json.fields(of: node, TransitionKey.words, more)
            if trigger == .after { transition.delay = try delay(fields[DelayedTransitionKey.delay], state) }
            if fields.has(TransitionKey.target) {
                transition.targets = try readTargets(fields[TransitionKey.target])
            }
            let condition = fields[TransitionKey.guard]
            if trigger == .when, condition < 0 { _ = try json.require("guard", of: node) }
            if condition >= 0 { transition.condition = try expressionReader.condition(condition, state) }
            transition.isInternal = fields.isTrue(TransitionKey.internal)
            transition.actions = try readActions(fields[TransitionKey.actions], state)
        }
        if trigger == .always, scope.machine.alwaysHolds(transition.condition) {
            unguarded.append((transition: scope.machine.transitions.count, node: node))
        }
        for target in transition.targets
        where scope.machine.states[Int(scope.machine.targets[Int(target)])].kind == .history {
            transition.targetsHistory = true
        }
        scope.machine.transitions.append(transition)
    }

    /// Seconds: a constant, or an expression that is evaluated when the state is entered.
    private func delay(_ node: Int32, _ state: Int32) throws(AnimError) -> Int32 {
        if !json.isKind(node, .string), try json.seconds(node) < Machine.shortestDelay {
            throw json.refusal(node, "must be at least 0.001 s; for no delay use 'always'")
        }
        return try expressionReader.actionNumber(node, state)
    }

    @inline(never)
    func readTargets(_ node: Int32) throws(AnimError) -> Range<Int32> {
        let first = scope.machine.targets.count
        if json.isKind(node, .array) {
            targetChoices.begin(scope.machine.states.count)
            try json.forEachElement(of: node) { (element) throws(AnimError) in
                let target = try state(element)
                guard !targetChoices.isNamed(target) else { throw json.refusal(element, "is named twice") }
                guard targetChoices.add(target, scope.machine.states) else {
                    throw json.refusal(element, "cannot be active together with another target")
                }
                scope.machine.targets.append(target)
            }
            guard scope.machine.targets.count > first else { throw json.refusal(node, "must name at least one state") }
        } else {
            scope.machine.targets.append(try state(node))
        }
        return Int32(first)..<Int32(scope.machine.targets.count)
    }
}
