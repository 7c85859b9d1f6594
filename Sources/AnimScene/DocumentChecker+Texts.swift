// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// Texts that were probably meant to be expressions.
extension DocumentChecker {
    func warnOfWords(in document: CheckedDocument, _ index: Int32) {
        let json = document.json
        document.forEachAction { action, _, value in
            guard action == .assign else { return }
            for key in json.parts(of: value)
            where document.isString(json.text(of: key)) == true && !document.isEventField(key + 1) {
                warnOfWords(key + 1, in: document, index)
            }
        }
        let end = json.record(document.node).end
        var node = document.node + 1
        while node < end {
            let record = json.record(node)
            if record.kind == .name {
                let isOther = record.parent == document.node && json.isEqual(node, to: "components")
                if isOther || json.isExtension(node) {
                    node = json.record(node + 1).end
                    continue
                }
                if document.isShown(node) { warnOfWords(node + 1, in: document, index) }
            }
            node += 1
        }
    }

    private func warnOfWords(_ node: Int32, in document: CheckedDocument, _ index: Int32) {
        guard document.json.isKind(node, .string), document.isExpression(node) else { return }
        add(.words, index, node)
    }
}

extension CheckedDocument {
    /// Whether the value of a key is a text that is shown or read out.
    fileprivate func isShown(_ key: Int32) -> Bool {
        let parent = json.record(key).parent
        let around = json.record(parent).parent
        if json.isEqual(key, to: "text") || json.isEqual(key, to: "image") {
            // A node; objects of actions with a text are not in an array.
            return around >= 0 && json.isKind(around, .array)
        }
        guard json.isEqual(key, to: "label") || json.isEqual(key, to: "value") || json.isEqual(key, to: "hint") else {
            return false
        }
        return parent > 0 && json.isKind(parent - 1, .name) && json.isEqual(parent - 1, to: "accessibility")
    }

    /// Whether a name is that of a string or of something else; nil if the document does not have it.
    fileprivate func isString(_ name: Bytes) -> Bool? {
        for section in "inputs variables parameters properties" as WordList {
            let object = json.member(of: node, section)
            guard object >= 0, json.isKind(object, .object) else { continue }
            let found = json.member(of: object, name)
            guard found >= 0 else { continue }
            let type = json.part(of: found, "type")
            return type >= 0 && json.isKind(type, .string) && json.isEqual(type, to: "string")
        }
        return nil
    }

    /// Whether a text is `event.NAME`, which is not a literal in an `assign`.
    fileprivate func isEventField(_ node: Int32) -> Bool {
        json.isKind(node, .string) && DocumentName.field(ofEvent: json.text(of: node)) != nil
    }

    /// Whether a text is an expression with a part that texts for people seldom have: event data, a quoted text or
    /// `format`.
    fileprivate func isExpression(_ node: Int32) -> Bool {
        let text = json.bytes(node)
        var isLikely = false
        for index in text.indices where !isLikely {
            switch text[index] {
            case UInt8(ascii: "'"): isLikely = true
            case UInt8(ascii: "e"): isLikely = text[index...].begins(with: "event.")
            case UInt8(ascii: "f"): isLikely = text[index...].begins(with: "format(")
            default: break
            }
        }
        guard isLikely else { return false }
        let expression = try? Expression.parse(text, keepsText: false, type: .any, keepsBackquotes: true) {
            (name) throws(AnimError) -> Int32 in
            if name.first == UInt8(ascii: "'") || name.begins(with: "text(") { return ExpressionType.firstText }
            if name.begins(with: "event.") || name.last == UInt8(ascii: ")") { return 0 }
            let end = name.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "=") }
            let isString = name[..<(end ?? name.endIndex)].withUnsafeBufferPointer { self.isString($0) }
            guard let isString else { throw AnimError(.notFound, "no name of the document") }
            return isString && end == nil ? ExpressionType.firstText : 0
        }
        return expression != nil
    }
}
