// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// Unused names.
extension DocumentChecker {
    /// The sections of a document with named members, in the order of `WarningSubject`.
    private static var sections: WordList {
        "properties inputs variables parameters springs curves keyframes paths motions"
    }

    /// The keys whose members are named after things that they change or wait for.
    private static var namingKeys: WordList { "set assign increment clamp random on forward" }

    func warnOfNames(in document: CheckedDocument, _ index: Int32) {
        warnOfAnimations(in: document, index)
        var names = NameTable()
        for section in DocumentChecker.sections {
            for key in declarations(section, of: document) { _ = names.intern(document.json.text(of: key)) }
        }
        if names.count == 0 { return }
        var isUsed = [Bool](repeating: false, count: names.count)
        forEachWord(in: document) { word, _ in
            if let name = names.find(word) { isUsed[Int(name)] = true }
        }
        var subject: Int32 = 0
        for section in DocumentChecker.sections {
            for key in declarations(section, of: document) {
                let name = document.json.text(of: key)
                if let found = names.find(name), isUsed[Int(found)] || isNamedOutside(name, of: index) { continue }
                warn(of: key, WarningSubject(rawValue: subject) ?? .none, in: document, index)
            }
            subject += 1
        }
    }

    private func declarations(_ section: Bytes, of document: CheckedDocument) -> JSONParts {
        document.json.parts(of: document.json.member(of: document.node, section))
    }

    private func warn(of key: Int32, _ subject: WarningSubject, in document: CheckedDocument, _ index: Int32) {
        switch subject {
        case .property: add(.property, index, key)
        case .input:
            let type = document.json.part(of: key + 1, "type")
            let isTrigger = type >= 0 && document.json.isEqual(type, to: "trigger")
            if isTrigger ? document.hasWildcard : document.hearsAllChanges { return }
            add(.unused, index, key, subject: isTrigger ? .trigger : .input)
        case .variable where document.hearsAllChanges: return
        default: add(.unused, index, key, subject: subject)
        }
    }

    private func warnOfAnimations(in document: CheckedDocument, _ index: Int32) {
        var name = 0
        for key in document.json.parts(of: document.json.part(of: document.node, "animations")) {
            if !document.isPlayed[name] { add(.unused, index, key, subject: .animation) }
            name += 1
        }
    }

    // MARK: Names of components

    /// Records the names in a component that its enclosing documents can read.
    func readOuterNames(of document: CheckedDocument) {
        for section in "properties inputs" as WordList {
            for key in declarations(section, of: document) {
                if Int(outerNames.intern(document.json.text(of: key))) == isNamedOutside.count {
                    isNamedOutside.append(false)
                }
            }
        }
    }

    /// Finds uses of these names in another document: after a dot.
    func findOuterNames(in document: CheckedDocument) {
        forEachWord(in: document) { word, isAfterDot in
            if isAfterDot, let name = outerNames.find(word) { isNamedOutside[Int(name)] = true }
        }
    }

    private func isNamedOutside(_ name: Bytes, of document: Int32) -> Bool {
        document > 0 && outerNames.find(name).map { isNamedOutside[Int($0)] } ?? false
    }

    // MARK: Words

    /// Calls `body` with every text of a document that may name something and with every word in it, and whether a dot
    /// precedes it.
    private func forEachWord(in document: CheckedDocument, _ body: (Bytes, Bool) -> Void) {
        let json = document.json
        let end = json.record(document.node).end
        var node = document.node + 1
        while node < end {
            let record = json.record(node)
            if record.kind == .name {
                if json.isExtension(node) || isForPeople(node, in: document) {
                    node = json.record(node + 1).end
                    continue
                }
                if isNaming(record.parent, json) { DocumentChecker.forEachWord(of: json.text(of: node), body) }
            } else if record.kind == .string {
                DocumentChecker.forEachWord(of: json.text(of: node), body)
            }
            node += 1
        }
    }

    /// Whether a member of an object has no meaning to the library, or belongs to other documents.
    private func isForPeople(_ key: Int32, in document: CheckedDocument) -> Bool {
        let json = document.json
        let parent = json.record(key).parent
        if parent == document.node {
            return json.isEqual(key, to: "components") || json.isEqual(key, to: "name")
                || json.isEqual(key, to: "description") || json.isEqual(key, to: "$schema")
        }
        // Names of nodes and regions, which are in arrays; the keys of other objects may be names of the document.
        guard json.isEqual(key, to: "name") else { return false }
        let around = json.record(parent).parent
        return around >= 0 && json.isKind(around, .array)
    }

    /// Whether the keys of an object are names of the document.
    private func isNaming(_ object: Int32, _ json: JSONStorage) -> Bool {
        // A value's name is the node before it.
        guard object > 0, json.isKind(object - 1, .name) else { return false }
        return DocumentChecker.namingKeys.index(of: json.text(of: object - 1)) != nil
    }

    /// Calls `body` with a text, and with each run of letters, digits and `_` in it.
    private static func forEachWord(of text: Bytes, _ body: (Bytes, Bool) -> Void) {
        body(text, false)
        var start = 0
        while start < text.count {
            guard isWordByte(text[start]) else {
                start += 1
                guard text[start - 1] == Expression.backquote,
                    let length = text[start...].firstIndex(of: Expression.backquote).map({ $0 - start })
                else { continue }
                // A name in backquotes, which may be part of it, and its words.
                let isAfterDot = start > 1 && text[start - 2] == UInt8(ascii: ".")
                body(Bytes(rebasing: text[start..<(start + length)]), isAfterDot)
                body(Bytes(rebasing: text[(start - 1)...(start + length)]), isAfterDot)
                start += length + 1
                continue
            }
            var end = start + 1
            while end < text.count, isWordByte(text[end]) { end += 1 }
            if end - start < text.count {
                body(Bytes(rebasing: text[start..<end]), start > 0 && text[start - 1] == UInt8(ascii: "."))
            }
            start = end
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        DocumentName.isLetter(byte) || DocumentName.isDigit(byte) || byte == UInt8(ascii: "_")
    }
}
