// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// The names of a document, or of an instance of a component: found in its text, checked, and interned on the stage
/// with the names of the enclosing instances.
package final class DocumentNames {
    package typealias Bytes = UnsafeBufferPointer<UInt8>

    let json: JSONStorage
    let stage: Stage
    /// The prefix of all its names: `busy.` for the instance `busy`; empty for the document itself.
    let prefix: [UInt8]
    /// The names of springs, curves, keyframes, paths and motions. They are not on the stage, so snapshots do not
    /// depend on their order.
    private(set) var definitions: NameTable?

    init(json: JSONStorage, stage: Stage, prefix: [UInt8]) {
        self.json = json
        self.stage = stage
        self.prefix = prefix
    }

    /// The index of one of the document's own names, with a suffix.
    @inline(never)
    func intern(_ name: Bytes, _ ending: Bytes = Bytes(start: nil, count: 0)) -> Int32 {
        prefix.withUnsafeBufferPointer {
            $0.isEmpty ? stage.names.intern(name, ending, $0) : stage.names.intern($0, name, ending)
        }
    }

    /// The index of one of the document's own names.
    @inline(never)
    func intern(_ name: [UInt8]) -> Int32 { name.withUnsafeBufferPointer { intern($0) } }

    /// The index of one of the document's own names; nil if it is unknown.
    @inline(never)
    package func nameIndex(of name: Bytes) -> Int32? {
        let found = prefix.isEmpty ? stage.names.find(name) : stage.names.find(prefix + [UInt8](copying: name))
        return found ?? shorter(name).flatMap { nameIndex(of: $0) }
    }

    /// The name without backquotes that are not needed, if there are any.
    private func shorter(_ name: Bytes) -> [UInt8]? {
        guard name.contains(Expression.backquote) else { return nil }
        let path = Expression.canonicalPath(name)
        return path.count < name.count ? path : nil
    }

    @inline(never)
    package func nameIndex(of name: [UInt8]) -> Int32? { name.withUnsafeBufferPointer { nameIndex(of: $0) } }

    /// The index of a data field's name, which is common to all documents.
    @inline(never)
    package func fieldName(_ name: [UInt8]) -> Int32 { stage.names.intern(name) }

    /// A name as the host sees it.
    @inline(never)
    func prefixed(_ name: [UInt8]) -> [UInt8] { prefix.isEmpty ? name : prefix + name }

    /// One of the document's own names, as in its text.
    @inline(never)
    func ownName(_ index: Int32) -> [UInt8] { [UInt8](stage.name(index).dropFirst(prefix.count)) }

    /// Checks that a name with its prefix is not too long for the host.
    @inline(never)
    private func checkLength(_ name: Bytes, _ key: Int32) throws(AnimError) {
        guard prefix.count + name.count <= Stage.longestName else {
            throw json.refusal(key, "is longer than 255 bytes, including the names of its instances")
        }
    }

    /// The name of a member, checked.
    @inline(never)
    package func identifier(_ key: Int32) throws(AnimError) -> [UInt8] { [UInt8](copying: try identifierText(key)) }

    /// The same, in place in the text.
    @inline(never)
    func identifierText(_ key: Int32) throws(AnimError) -> Bytes {
        let name = json.text(of: key)
        guard DocumentName.isName(name) else { throw json.error(key, "is no name: \(DocumentName.rule)") }
        try checkLength(name, key)
        return name
    }

    /// The name of a state or animation, interned.
    @inline(never)
    func token(_ key: Int32) throws(AnimError) -> Int32 {
        intern(try identifierText(key))
    }

    // MARK: Definitions

    /// The index of the name of a spring, curve, path or motion, or of keyframes, among these; checked.
    @inline(never)
    func define(_ key: Int32) throws(AnimError) -> Int32 {
        let name = try identifierText(key)
        if definitions == nil { definitions = NameTable() }
        return definitions?.intern(name) ?? 0
    }

    /// The index of such a name; nil if it is unknown.
    @inline(never)
    func definition(_ name: Bytes) -> Int32? {
        definitions?.find(name) ?? shorter(name).flatMap { definition($0) }
    }

    /// Offers the names of a map of definitions.
    func offer(_ map: NameMap, to suggestion: inout Suggestion) {
        if let definitions { suggestion.offer(map, definitions) }
    }

    @inline(never)
    func definition(_ name: [UInt8]) -> Int32? { name.withUnsafeBufferPointer { definition($0) } }

    /// The error for a name that is not in a map, with the nearest name and all of them.
    /// - Parameter isDefinition: whether the map is one of definitions.
    @inline(never)
    func unknown(
        _ node: Int32,
        _ text: StaticText,
        _ name: [UInt8],
        _ map: NameMap,
        _ listName: StaticText,
        also words: WordList = "",
        isDefinition: Bool = false
    ) -> AnimError {
        var suggestion = Suggestion(for: name[...])
        if isDefinition { offer(map, to: &suggestion) } else { suggestion.offer(map, stage.names, prefix: prefix) }
        suggestion.offer(words)
        return json.error(node, "\(text)\(JSONText.quoted(name[...]))\(suggestion.ending(listName: listName))")
    }
}
