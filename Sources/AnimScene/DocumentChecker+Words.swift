// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimStage

/// The sentences of warnings.
extension DocumentChecker {
    /// A sentence with a quoted name, and the candidates for the intended name.
    struct Words {
        var before: StaticText
        var name: ArraySlice<UInt8>
        var after: StaticText = ""
        /// A second name, at the end.
        var owner: ArraySlice<UInt8> = []
        var known: NameTable?

        var text: ErrorText {
            let start: ErrorText = "\(before)\(JSONText.quoted(name))\(after)"
            return owner.isEmpty ? start : "\(start)\(JSONText.quoted(owner))"
        }
    }

    @inline(never)
    func words(of mark: WarningMark, in document: CheckedDocument) -> Words {
        let text = document.json.bytes(mark.node)
        let part = mark.part.isEmpty ? text[...] : text[Int(mark.part.lowerBound)..<Int(mark.part.upperBound)]
        var words = Words(before: "", name: part)
        switch mark.kind {
        case .state: words.before = "nothing leads to the state "
        case .event where mark.subject == .emitted:
            words.before = "the component emits no "
            words.known = documents[Int(mark.component)]?.emitted
        case .event:
            if let instance = document.instance(before: part) {
                words.before = "the machine hears of "
                words.after = " only by the key 'events' of the component "
                words.owner = instance
            } else {
                words.before = "nothing in this document sends "
                words.after = ": only the host can"
                words.known = document.sent
            }
        case .end: ending(part, in: document, &words)
        case .cancel:
            words.before = "nothing is sent with the id "
            words.known = document.identifiers
        case .property: words.before = "nothing shows, sets or reads the property "
        case .words:
            words.before = "the words themselves are kept of "
            words.after = "; for what they come to, write { \"expression\": … }"
        case .unused: words.before = unused(mark.subject)
        }
        return words
    }

    private func unused(_ subject: WarningSubject) -> StaticText {
        switch subject {
        case .input: "nothing reads or changes the input "
        case .variable: "nothing reads or changes the variable "
        case .trigger: "nothing waits for the trigger "
        case .animation: "nothing plays the animation "
        case .parameter: "nothing uses the parameter "
        case .spring: "nothing uses the spring "
        case .curve: "nothing uses the curve "
        case .keyframes: "nothing uses the keyframes "
        case .path: "nothing uses the path "
        case .motion: "nothing uses the motion "
        default: "nothing uses the component "
        }
    }

    // MARK: End events

    /// A `done.` or `stopped.` event that never comes.
    private func ending(_ event: ArraySlice<UInt8>, in document: CheckedDocument, _ words: inout Words) {
        let isDone = event.begins(with: "done.")
        let rest = event.dropFirst(isDone ? 5 : 8)
        if isDone, rest.begins(with: "state.") {
            words.name = rest.dropFirst(6)
            done(in: document, &words)
        } else if rest.begins(with: "animation.") {
            words.name = rest.dropFirst(10)
            ended(in: document, &words)
        } else if rest.begins(with: "transaction.") {
            words.name = rest.dropFirst(12)
            words.before = "no 'set' has the transaction "
            words.known = document.transactions
        } else {
            words.before = "nothing sends "
            words.known = document.sent
        }
    }

    private func done(in document: CheckedDocument, _ words: inout Words) {
        guard let known = document.stateNames.find(words.name) else {
            words.before = "the machine has no state "
            words.after = " that could be done"
            words.known = document.stateNames
            return
        }
        words.before = "the state "
        words.after =
            document.states[Int(known) + 1].kind == .parallel
            ? " is never done: not each of the states inside it has a final state"
            : " is never done: it has no final state"
    }

    private func ended(in document: CheckedDocument, _ words: inout Words) {
        guard let known = document.animations.find(words.name) else {
            words.before = "the document has no animation "
            words.known = document.animations
            return
        }
        words.before = "the animation "
        // An animation that is played but whose event does not come is endless.
        words.after =
            document.isPlayed[Int(known)]
            ? " is never over: it repeats for ever" : " is never over: nothing plays it"
    }

    // MARK: Suggestions

    /// The name that was probably meant.
    @inline(never)
    func nearest(_ words: Words) -> [UInt8]? {
        guard let known = words.known else { return nil }
        var suggestion = Suggestion(for: words.name)
        let count = min(known.count, comparisonsLeft)
        for index in 0..<Int32(truncatingIfNeeded: count) { suggestion.compare([UInt8](known[index])) }
        comparisonsLeft -= count
        return suggestion.nearest
    }
}

extension CheckedDocument {
    /// The instance named by the first of several tokens of an event's name.
    func instance(before event: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let dot = event.firstIndex(of: UInt8(ascii: ".")), instanceNames.find(event[..<dot]) != nil else {
            return nil
        }
        return event[..<dot]
    }
}
