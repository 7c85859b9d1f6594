// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// Events that are awaited, and events that are sent.
extension DocumentChecker {
    typealias Bytes = CheckedDocument.Bytes

    // MARK: Sent events

    /// Records all events that a document sends: to itself, to its components and to its enclosing document.
    func readSenders(in document: CheckedDocument, _ index: Int32) {
        let json = document.json
        for region in json.parts(of: json.part(of: document.node, "regions")) {
            let name = json.part(of: region, "name")
            guard name >= 0 else { continue }
            for suffix in ControlEvent.suffixes { document.hear(json.text(of: name), after: suffix) }
            for suffix in ControlEvent.gestureSuffixes { document.hear(json.text(of: name), after: suffix) }
            let focusable = json.part(of: region, "focusable")
            guard focusable >= 0, json.record(focusable).payload != 0 else { continue }
            for suffix in ControlEvent.keySuffixes { document.hear(json.text(of: name), after: suffix) }
        }
        // The host fires triggers. It also knows the names of other inputs and of emitted events, and may send these.
        for key in json.parts(of: json.part(of: document.node, "inputs")) {
            document.hear(json.text(of: key))
            let type = json.part(of: key + 1, "type")
            if type < 0 || !json.isEqual(type, to: "trigger") { document.hear(json.text(of: key), before: "changed.") }
        }
        for key in json.parts(of: json.part(of: document.node, "variables")) {
            document.hear(json.text(of: key), before: "changed.")
        }
        document.hear(("error.execution" as StaticText).utf8)
        document.forEachAction { action, node, value in readSender(action, node, value, in: document) }
        for state in document.states.indices.dropFirst() where document.canBeDone[state] {
            document.hear(json.text(of: document.states[state].key), before: "done.state.")
        }
        for name in 0..<document.animations.count where document.isPlayed[name] {
            document.animations[Int32(name)].withUnsafeBufferPointer {
                if !document.isEndless[name] { document.hear($0, before: "done.animation.") }
                document.hear($0, before: "stopped.animation.")
                if document.isRepeating[name] { document.hear($0, before: "repeat.animation.") }
            }
        }
        for number in nodes(of: index) {
            let use = table.uses[number]
            for key in json.parts(of: json.part(of: use.element, "events")) { document.hear(json.text(of: key + 1)) }
            guard let inner = documents[Int(use.document)] else { continue }
            for key in json.parts(of: json.part(of: use.element, "forward")) { inner.hear(json.text(of: key + 1)) }
            if use.slot == 0 { inner.hear(("removed" as StaticText).utf8) }
        }
    }

    private func readSender(_ action: ActionCase, _ node: Int32, _ value: Int32, in document: CheckedDocument) {
        let json = document.json
        switch action {
        case .raise: document.hear(json.text(of: value))
        case .send:
            document.identify(json.part(of: node, "id"))
            let to = json.part(of: node, "to")
            guard to >= 0 else { return document.hear(json.text(of: value)) }
            if let instance = document.instanceNames.find(json.text(of: to)) {
                documents[Int(document.instanceDocuments[Int(instance)])]?.hear(json.text(of: value))
            }
        case .emit:
            document.emit(value)
            document.hear(json.text(of: value))
        case .play, .scrub, .seek: document.play(value)
        case .set:
            let name = json.part(of: node, "transaction")
            guard name >= 0 else { return }
            document.transact(name)
            document.hear(json.text(of: name), before: "done.transaction.")
            document.hear(json.text(of: name), before: "stopped.transaction.")
        default: break
        }
    }

    // MARK: Awaited events

    func warnOfEvents(in document: CheckedDocument, _ index: Int32) {
        document.forEachDescriptors(uses(of: index)) { node in
            document.forEachDescriptor(of: node) { name, part in
                if document.isSent(name) { return }
                add(CheckedDocument.isEnd(name) ? .end : .event, index, node, part: part)
            }
        }
        for number in nodes(of: index) {
            let use = table.uses[number]
            guard let inner = documents[Int(use.document)] else { continue }
            for key in document.json.parts(of: document.json.part(of: use.element, "events"))
            where inner.emitted.find(document.json.text(of: key)) == nil {
                add(.event, index, key, subject: .emitted, component: use.document)
            }
        }
    }

    func warnOfCancels(in document: CheckedDocument, _ index: Int32) {
        document.forEachAction { action, _, value in
            if action == .cancel, document.identifiers.find(document.json.text(of: value)) == nil {
                add(.cancel, index, value)
            }
        }
    }
}

extension CheckedDocument {
    /// Whether an event is one by which the library reports an end.
    static func isEnd(_ name: Bytes) -> Bool {
        let name = [UInt8](copying: name)[...]
        return name.begins(with: "done.") || name.begins(with: "stopped.") || name.isEqual(to: "done")
            || name.isEqual(to: "stopped")
    }
}
