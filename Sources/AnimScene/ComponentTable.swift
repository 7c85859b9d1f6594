// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimStage

/// The documents that a document can use as nodes, and the uses between them. All are examined before any is read, so
/// that endless nesting or excessive size is refused before it costs anything.
///
/// A name refers to the component of that name in the document's own `components`, or else in those of the enclosing
/// documents, or else in the library given by the caller.
final class ComponentTable {
    /// The largest depth of nested instances.
    static let deepestInstance = 16
    static let largestInstanceCount = 65_536
    /// The largest number of values of all documents, each counted once per use.
    static let largestValueCount = Int64(JSONDocument.maximumValueCount)

    /// A use of a component: its node in the text, and its document.
    struct Use {
        var element: Int32
        package var document: Int32
        /// For a list: the slot; −1 for a component.
        var slot: Int32 = -1
    }

    fileprivate enum Mark { case unseen, onPath, known }

    /// A document of the table: the one that is loaded, or a component.
    package struct Document {
        let json: JSONStorage
        package let node: Int32
        /// The document whose `components` contain it, or −1.
        let around: Int32
        package let name: [UInt8]
        var isOfLibrary: Bool
        /// The documents in its `components`, by the index of their name.
        fileprivate var components = NameMap()
        /// Its own uses, in text order.
        var uses: Range<Int> = 0..<0
        fileprivate var mark = Mark.unseen
        /// Number of nested instances, and number of values including theirs and its own.
        fileprivate var instanceCount: Int64 = 0
        fileprivate var valueCount: Int64 = 0
        /// About how many bytes it takes with everything that it uses; see `DocumentCost`.
        fileprivate var byteCount: Int64 = 0
        /// The depth of instances inside it.
        fileprivate var depth = 0

        fileprivate init(_ json: JSONStorage, _ node: Int32, around: Int32, _ name: [UInt8], isOfLibrary: Bool) {
            self.json = json
            self.node = node
            self.around = around
            self.name = name
            self.isOfLibrary = isOfLibrary
        }
    }

    private(set) var documents: [Document] = []
    /// The largest number of bytes of the whole, and the present number.
    private let byteLimit: Int64
    package private(set) var byteCount: Int64 = 0
    private(set) var uses: [Use] = []
    /// Documents that nothing uses.
    private(set) var unused: [Int32] = []
    private var names = NameTable()
    private var library = NameMap()
    /// A hash of the library's meaning; 0 without one.
    private(set) var libraryHash: UInt64 = 0
    /// Whether an error already names its component.
    private var hasNoted = false
    private static let noDocument: Int32 = -1

    init(byteLimit: Int64 = Scene.Options().memoryLimit) { self.byteLimit = byteLimit }

    /// Finds all components of a document and of the library, and the uses between them.
    /// - Throws: `.document` for a component that contains itself, `.limit` for too many or too deep.
    package static func make(
        _ json: JSONStorage,
        _ root: Int32,
        library: [UInt8],
        byteLimit: Int64
    ) throws(AnimError) -> ComponentTable {
        let table = ComponentTable(byteLimit: byteLimit)
        table.documents.append(Document(json, root, around: -1, [], isOfLibrary: false))
        if !library.isEmpty {
            do throws(AnimError) {
                let text = try JSONDocument.parse(document: library)
                try table.append(text.storage, text.node, around: ComponentTable.noDocument, isOfLibrary: true)
                table.libraryHash = DocumentMeaning(text.storage).hash(of: text.node, in: .library)
            } catch {
                throw AnimError(error.code, "in the library: \(error.text)", place: error.place)
            }
        }
        var next = 0
        while next < table.documents.count {
            let document = table.documents[next]
            if document.json.isKind(document.node, .object) {
                let components = document.json.member(of: document.node, named: "components")
                if components >= 0 {
                    try table.append(
                        document.json,
                        components,
                        around: Int32(next),
                        isOfLibrary: document.isOfLibrary
                    )
                }
            }
            next += 1
        }
        var path: [Int32] = []
        try table.measure(0, &path)
        table.byteCount = table.documents[0].byteCount
        try table.measureUnused(&path)
        return table
    }

    /// The uses of a document, as a range of `uses`.
    func uses(of document: Int32) -> Range<Int> { documents.isEmpty ? 0..<0 : documents[Int(document)].uses }

    private func append(_ json: JSONStorage, _ node: Int32, around: Int32, isOfLibrary: Bool) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = json.bytes(key)
            guard DocumentName.isName(json.text(of: key)) else {
                throw json.error(key, "is no name: \(DocumentName.rule)")
            }
            let index = names.intern(name)
            if around >= 0 {
                documents[Int(around)].components.set(index, documents.count)
            } else {
                library.set(index, documents.count)
            }
            documents.append(Document(json, key + 1, around: around, name, isOfLibrary: isOfLibrary))
        }
    }

    private func find(_ name: [UInt8], from document: Int32) -> Int32? {
        guard let index = names.find(name) else { return nil }
        var scope = document
        while scope >= 0 {
            if let found = documents[Int(scope)].components[index] { return Int32(found) }
            scope = documents[Int(scope)].around
        }
        return library[index].map { Int32($0) }
    }

    /// The end of a message about an unknown component: the nearest name that the document can use, and all of them.
    @inline(never)
    private func ending(for name: [UInt8], from document: Int32) -> ErrorText {
        var suggestion = Suggestion(for: name[...])
        var scope = document
        while scope >= 0 {
            suggestion.offer(documents[Int(scope)].components, names)
            scope = documents[Int(scope)].around
        }
        suggestion.offer(library, names)
        return suggestion.ending(listName: "components")
    }

    // MARK: Uses

    /// Counts unused components: they are read as well, to find errors.
    private func measureUnused(_ path: inout [Int32]) throws(AnimError) {
        var (instances, values) = (documents[0].instanceCount, documents[0].valueCount)
        for index in documents.indices.dropFirst()
        where documents[index].mark == .unseen && !documents[index].isOfLibrary {
            try measure(index, &path)
            unused.append(Int32(index))
            instances += documents[index].instanceCount + 1
            values += documents[index].valueCount
            byteCount += documents[index].byteCount
            guard instances <= Int64(ComponentTable.largestInstanceCount), values <= ComponentTable.largestValueCount
            else { throw limit(index, documents[index].node) }
            guard byteCount <= byteLimit else { throw byteError(index, documents[index].node) }
        }
    }

    /// Computes the counts of a document with everything that it uses. Recursion is limited by the depth of instances.
    private func measure(_ index: Int, _ path: inout [Int32]) throws(AnimError) {
        let first = uses.count
        let document = documents[index]
        documents[index].mark = .onPath
        path.append(Int32(index))
        let own = DocumentCost(document.json, document.node)
        var values = own.values
        var bytes = own.bytes
        guard bytes <= byteLimit else { throw byteError(index, document.node) }
        if document.json.isKind(document.node, .object) {
            let nodes = document.json.member(of: document.node, named: "nodes")
            do throws(AnimError) {
                try findUses(document.json, nodes, of: Int32(index))
            } catch {
                throw note(error, Int32(index), instance: [])
            }
        }
        documents[index].uses = first..<uses.count
        var instances: Int64 = 0
        var depth = 0
        for number in first..<uses.count {
            let use = uses[number]
            let other = Int(use.document)
            if documents[other].mark == .onPath { throw cycle(path, other, index, use.element) }
            if documents[other].mark == .unseen {
                guard path.count <= ComponentTable.deepestInstance else { throw limit(index, use.element) }
                try measure(other, &path)
            }
            depth = max(depth, documents[other].depth + 1)
            instances += documents[other].instanceCount + 1
            values += documents[other].valueCount
            guard depth <= ComponentTable.deepestInstance,
                instances <= Int64(ComponentTable.largestInstanceCount), values <= ComponentTable.largestValueCount
            else { throw limit(index, use.element) }
            bytes += documents[other].byteCount
            guard bytes <= byteLimit else { throw byteError(index, use.element) }
        }
        documents[index].byteCount = bytes
        documents[index].instanceCount = instances
        documents[index].valueCount = values
        documents[index].depth = depth
        documents[index].mark = .known
        path.removeLast()
    }

    /// Finds the components among nodes and in groups. Leaves errors to the reader. Recursion is limited by the nesting
    /// of the text.
    private func findUses(_ json: JSONStorage, _ nodes: Int32, of document: Int32) throws(AnimError) {
        guard nodes >= 0, json.isKind(nodes, .array) else { return }
        let end = json.record(nodes).end
        var element = nodes + 1
        while element < end {
            defer { element = json.record(element).end }
            guard json.isKind(element, .object) else { continue }
            if json.isComponent(element) || json.isList(element) {
                let named = try json.require("component", of: element)
                let name = try json.string(named)
                guard let found = find(name, from: document) else {
                    throw json.error(
                        named,
                        "the document has no component \(JSONText.quoted(name[...]))\(ending(for: name, from: document))"
                    )
                }
                if json.isList(element) {
                    for slot in 0..<(try ComponentTable.slotCount(json, element)) {
                        uses.append(Use(element: element, document: found, slot: Int32(slot)))
                    }
                } else {
                    uses.append(Use(element: element, document: found))
                }
            } else {
                try findUses(json, json.member(of: element, named: "nodes"), of: document)
            }
        }
    }

    /// Number of slots of a list.
    static func slotCount(_ json: JSONStorage, _ element: Int32) throws(AnimError) -> Int {
        let capacity = json.member(of: element, named: "capacity")
        if capacity < 0 { return 16 }
        return Int(try json.integer(capacity, in: 1...Int64(ItemListDefinition.largestCapacity)))
    }

    /// Adds the component to an error.
    /// - Parameter instance: the dotted path of instance names that leads there.
    @inline(never)
    func note(_ error: AnimError, _ index: Int32, instance: ArraySlice<UInt8>) -> AnimError {
        if hasNoted { return error }
        hasNoted = true
        // An error in the document itself, while a component in it was read.
        if index == 0 { return error }
        let document = documents[Int(index)]
        var text: ErrorText = "\(error.text) (in the component \(JSONText.quoted(document.name[...]))"
        if document.isOfLibrary { text += " of the library" }
        if !instance.isEmpty { text += ", used as \(JSONText.quoted(instance))" }
        text += ")"
        return AnimError(error.code, text, place: error.place)
    }

    @inline(never)
    private func limit(_ index: Int, _ element: Int32) -> AnimError {
        let error = AnimError(
            .limit,
            """
            with this component there are more than \(ComponentTable.largestInstanceCount) instances, or more than \
            \(ComponentTable.largestValueCount) values in all, or they are more than \
            \(ComponentTable.deepestInstance) deep inside each other
            """,
            place: documents[index].json.arena.place(of: element)
        )
        return note(error, Int32(index), instance: [])
    }

    @inline(never)
    private func byteError(_ index: Int, _ element: Int32) -> AnimError {
        let error = AnimError(
            .limit,
            "the document would take more than \(Int(byteLimit)) bytes of memory, which is the limit, from here on",
            place: documents[index].json.arena.place(of: element)
        )
        return note(error, Int32(index), instance: [])
    }

    @inline(never)
    private func cycle(_ path: [Int32], _ first: Int, _ user: Int, _ element: Int32) -> AnimError {
        var chain: [UInt8] = []
        for index in path[(path.firstIndex(of: Int32(first)) ?? 0)...] {
            chain += documents[Int(index)].name + JSONText.bytes(" -> ")
        }
        let text: ErrorText = "a component contains itself: \(ErrorText(utf8: chain + documents[first].name))"
        return note(documents[user].json.error(element, text), Int32(user), instance: [])
    }
}

extension JSONStorage {
    @inline(never)
    func member(of node: Int32, named name: StaticText) -> Int32 { member(of: node, name.utf8) }

    /// Whether an object is a node that is an instance of a document.
    @inline(never)
    func isComponent(_ element: Int32) -> Bool {
        let kind = member(of: element, named: "kind")
        return kind >= 0 && isKind(kind, .string) && isEqual(kind, to: "component")
    }

    /// Whether an object is a list node.
    @inline(never)
    func isList(_ element: Int32) -> Bool {
        let kind = member(of: element, named: "kind")
        return kind >= 0 && isKind(kind, .string) && isEqual(kind, to: "list")
    }
}
