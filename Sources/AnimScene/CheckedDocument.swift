// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimStage

/// A document, or one in its `components` or in the library, during the search for warnings.
final class CheckedDocument {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    /// A state of the text, or the machine itself.
    struct State {
        /// Its name in the text; −1 for the machine.
        var key: Int32
        /// The node of its object.
        var node: Int32
        var parent: Int
        /// One past its last descendant.
        var end = 0
        var kind: StateDefinition.Kind
    }

    /// The largest number of event names kept as suggestions.
    private static let mostSuggested = 2048

    let json: JSONStorage
    let node: Int32
    /// Warnings in the library's text are not reported.
    let isOfLibrary: Bool
    /// Whether no node uses it: then the events that others would send to it are unknown.
    let isUnused: Bool
    /// The machine first, then all states in document order.
    private(set) var states: [State] = []
    /// The index of a state's name is its index in `states` minus one.
    private(set) var stateNames = NameTable()
    /// The names of its instances, and their documents.
    private(set) var instanceNames = NameTable()
    var instanceDocuments: [Int32] = []
    /// The event descriptors of transitions and forwards, and for each whether an event that matches it is sent.
    private(set) var descriptors = NameTable()
    private(set) var isSent: [Bool] = []
    private(set) var hasWildcard = false
    /// Known events that its machine receives, and their prefixes.
    private(set) var sent = NameTable()
    /// The events that its machine emits.
    private(set) var emitted = NameTable()
    /// The ids of its sends.
    private(set) var identifiers = NameTable()
    private(set) var transactions = NameTable()
    private(set) var animations = NameTable()
    private(set) var isPlayed: [Bool] = []
    private(set) var isEndless: [Bool] = []
    /// By animation, whether it repeats as a whole, not only a part of it.
    private(set) var isRepeating: [Bool] = []
    /// By state, whether it can be done, so that its `done.state` event is raised.
    private(set) var canBeDone: [Bool] = []

    init(_ document: ComponentTable.Document, isUnused: Bool) {
        json = document.json
        node = document.node
        isOfLibrary = document.isOfLibrary
        self.isUnused = isUnused
        readStates()
        readAnimations()
    }

    // MARK: States

    private func readStates() {
        let machine = json.part(of: node, "machine")
        guard machine >= 0 else { return }
        states.append(
            State(
                key: -1,
                node: machine,
                parent: -1,
                kind: isWord("type", of: machine, "parallel") ? .parallel : .compound
            )
        )
        append(json.part(of: machine, "states"))
        findDone()
    }

    /// Appends states with their descendants. Not recursive.
    private func append(_ children: Int32) {
        var around: [(state: Int, rest: JSONParts)] = []
        var (parent, rest) = (0, json.parts(of: children))
        while true {
            guard let key = rest.next() else {
                states[parent].end = states.count
                guard let last = around.popLast() else { return }
                (parent, rest) = last
                continue
            }
            let index = states.count
            let inner = json.part(of: key + 1, "states")
            var kind = StateDefinition.Kind.atomic
            if isWord("type", of: key + 1, "parallel") {
                kind = .parallel
            } else if isWord("type", of: key + 1, "final") {
                kind = .final
            } else if isWord("type", of: key + 1, "history") {
                kind = .history
            } else {
                for _ in json.parts(of: inner) {
                    kind = .compound
                    break
                }
            }
            states.append(State(key: key, node: key + 1, parent: parent, kind: kind))
            _ = stateNames.intern(json.text(of: key))
            around.append((state: parent, rest: rest))
            (parent, rest) = (index, json.parts(of: inner))
        }
    }

    private func isWord(_ key: StaticText, of node: Int32, _ word: StaticText) -> Bool {
        let value = json.part(of: node, key)
        return value >= 0 && json.isKind(value, .string) && json.isEqual(value, to: word)
    }

    /// A compound state can be done if one of its children is final; a parallel one if all of its children can be done.
    private func findDone() {
        canBeDone = [Bool](repeating: false, count: states.count)
        for index in states.indices { canBeDone[index] = states[index].kind == .parallel }
        for index in states.indices.reversed().dropLast() {
            let parent = states[index].parent
            switch (states[parent].kind, states[index].kind) {
            case (_, .history): break
            case (.parallel, _): if !canBeDone[index] { canBeDone[parent] = false }
            case (_, .final): canBeDone[parent] = true
            default: break
            }
        }
    }

    /// The state named by a string; nil for none.
    func state(named node: Int32) -> Int? {
        guard json.isKind(node, .string) else { return nil }
        return stateNames.find(json.text(of: node)).map { Int($0) + 1 }
    }

    // MARK: Transitions and actions

    /// Calls `body` with every transition of a state, a string or an object.
    func forEachTransition(of state: State, _ body: (Int32) -> Void) {
        for key in json.parts(of: state.node) {
            if json.isEqual(key, to: "on") {
                for event in json.parts(of: key + 1) { forEach(in: event + 1, body) }
            } else if json.isEqual(key, to: "after") || json.isEqual(key, to: "always")
                || json.isEqual(key, to: "when") || json.isEqual(key, to: "transitions")
            {
                forEach(in: key + 1, body)
            }
        }
    }

    private func forEach(in node: Int32, _ body: (Int32) -> Void) {
        guard json.isKind(node, .array) else { return body(node) }
        for element in json.parts(of: node) { body(element) }
    }

    /// Calls `body` with every action of the machine: its `ActionCase`, its object, and the value of its key.
    func forEachAction(_ body: (ActionCase, Int32, Int32) -> Void) {
        for state in states {
            for key in "entry initial exit" as WordList {
                let value = json.isKind(state.node, .object) ? json.member(of: state.node, key) : -1
                guard value >= 0 else { continue }
                actions(in: json.isKind(value, .object) ? json.part(of: value, "actions") : value, body)
            }
            forEachTransition(of: state) { actions(in: json.part(of: $0, "actions"), body) }
        }
    }

    private func actions(in node: Int32, _ body: (ActionCase, Int32, Int32) -> Void) {
        guard node >= 0, json.isKind(node, .array) else { return }
        for element in json.parts(of: node) {
            // Several blocks.
            if json.isKind(element, .array) { actions(in: element, body) }
            guard json.isKind(element, .object),
                let action = ActionCase(rawValue: json.firstKey(of: element, among: ActionCase.words))
            else { continue }
            var index = 0
            for word in ActionCase.words {
                if index == action.rawValue { body(action, element, json.member(of: element, word)) }
                index += 1
            }
            if action == .if {
                actions(in: json.part(of: element, "then"), body)
                actions(in: json.part(of: element, "else"), body)
            }
        }
    }

    // MARK: Animations

    private func readAnimations() {
        for key in json.parts(of: json.part(of: node, "animations")) {
            _ = animations.intern(json.text(of: key))
            isPlayed.append(false)
            isEndless.append(isEndless(key + 1))
            let group = json.part(of: key + 1, "group")
            let timing = group >= 0 ? group : json.part(of: key + 1, "timing")
            isRepeating.append(json.part(of: timing, "repeat") >= 0 || json.part(of: timing, "repeatDuration") >= 0)
        }
    }

    /// Whether an animation is endless. Recursion is limited by the nesting of the text.
    private func isEndless(_ animation: Int32) -> Bool {
        let group = json.part(of: animation, "group")
        if group >= 0 { return isEndless(timing: group) }
        var isEndless = isEndless(timing: json.part(of: animation, "timing"))
        for part in json.parts(of: json.part(of: animation, "sequence")) {
            isEndless = isEndless || self.isEndless(part)
        }
        for part in json.parts(of: json.part(of: animation, "parallel")) {
            isEndless = isEndless || self.isEndless(part)
        }
        return isEndless
    }

    /// If both a count and a duration are given, the shorter one applies.
    private func isEndless(timing: Int32) -> Bool {
        let count = json.part(of: timing, "repeat")
        let duration = json.part(of: timing, "repeatDuration")
        return (count >= 0 || duration >= 0) && (count < 0 || isInfinite(count))
            && (duration < 0 || isInfinite(duration))
    }

    private func isInfinite(_ node: Int32) -> Bool { json.isKind(node, .string) && json.isEqual(node, to: "infinite") }

    func play(_ name: Int32) {
        if json.isKind(name, .string), let index = animations.find(json.text(of: name)) { isPlayed[Int(index)] = true }
    }

    // MARK: Events

    /// Calls `body` with each key or text that lists descriptors.
    /// - Parameter uses: the nodes of the instances in the document.
    func forEachDescriptors(_ uses: [Int32], _ body: (Int32) -> Void) {
        for state in states {
            for key in json.parts(of: json.part(of: state.node, "on")) { body(key) }
            for transition in json.parts(of: json.part(of: state.node, "transitions")) {
                let event = json.part(of: transition, "event")
                if event >= 0, json.isKind(event, .string) { body(event) }
            }
        }
        for use in uses {
            for key in json.parts(of: json.part(of: use, "forward")) { body(key) }
        }
    }

    /// Calls `body` with each descriptor of a list, without a final `.*`, and its range in the text. Omits `*`.
    func forEachDescriptor(of node: Int32, _ body: (Bytes, Range<Int32>) -> Void) {
        let text = json.text(of: node)
        var start = 0
        while start < text.count {
            let end = DocumentName.end(ofDescriptor: text, from: start)
            var count = end - start
            if count > 2, text[end - 1] == UInt8(ascii: "*"), text[end - 2] == UInt8(ascii: ".") { count -= 2 }
            if count == 1, text[start] == UInt8(ascii: "*") {
                hasWildcard = true
            } else if count > 0 {
                let range = Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: start + count)
                DocumentName.write(event: Bytes(rebasing: text[start..<(start + count)])) { body($0, range) }
            }
            start = end + 1
        }
    }

    /// Whether a transition awaits the changes of all inputs and variables.
    var hearsAllChanges: Bool { descriptors.find(("changed" as StaticText).utf8) != nil }

    /// Records descriptors.
    func expect(_ node: Int32) {
        forEachDescriptor(of: node) { name, _ in
            if Int(descriptors.intern(name)) == isSent.count { isSent.append(false) }
        }
    }

    /// Records an event that the machine receives, with an optional prefix or suffix of its name.
    func hear(_ name: Bytes, before: StaticText = "", after: Bytes = Bytes(start: nil, count: 0)) {
        if descriptors.count == 0 { return }
        var event: [UInt8] = []
        DocumentName.write(event: name) {
            event = before.utf8.isEmpty ? [UInt8](copying: $0, after) : [UInt8](copying: before.utf8, $0)
        }
        descriptors.findPrefixes(of: event[...]) { isSent[Int($0)] = true }
        var end = 0
        while end <= event.count, sent.count < CheckedDocument.mostSuggested {
            if end == event.count || event[end] == UInt8(ascii: ".") { _ = sent.intern([UInt8](event[..<end])) }
            end += 1
        }
    }

    func isSent(_ name: Bytes) -> Bool { descriptors.find(name).map { isSent[Int($0)] } ?? false }

    func emit(_ event: Int32) { note(event, &emitted) }
    func identify(_ identifier: Int32) { note(identifier, &identifiers) }
    func transact(_ name: Int32) { note(name, &transactions) }

    private func note(_ node: Int32, _ table: inout NameTable) {
        if node >= 0, json.isKind(node, .string) { _ = table.intern(json.text(of: node)) }
    }

    /// Adds an instance of a document.
    func add(instance use: Int32, of document: Int32) {
        let name = json.part(of: use, "name")
        guard name >= 0, Int(instanceNames.intern(json.text(of: name))) == instanceDocuments.count else { return }
        instanceDocuments.append(document)
    }
}
