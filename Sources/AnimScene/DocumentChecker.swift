// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// Finds unused or unreachable parts of a loaded document and of its components: states that nothing leads to, awaited
/// events that nothing sends, names that nothing uses.
///
/// It examines only the text, once for each document in it, however often it is used. Nothing is evaluated: of all
/// guards, only the literal `false` counts as never true.
///
/// Complexity: O(length of the text), and O(n log n) in the number of warnings up to `DocumentWarnings.largestCount`.
final class DocumentChecker {
    let table: ComponentTable
    /// In table order; nil for unused documents of the library.
    private(set) var documents: [CheckedDocument?]
    var found = FirstWarnings()
    /// The names of components' properties and inputs, and which of them follow a dot somewhere.
    var outerNames = NameTable()
    var isNamedOutside: [Bool] = []
    /// The remaining number of comparisons with an unknown name: each takes about a microsecond.
    var comparisonsLeft = 32_768

    /// - Throws: `.memory`.
    static func check(_ table: ComponentTable, library: [UInt8]) throws(AnimError) -> DocumentWarnings {
        // Memory for the states, and for a table per kind of name.
        let arena = table.documents[0].json.arena
        try Memory.ask(48 * arena.nodes.count + 2 * (arena.text.count + library.count))
        let checker = DocumentChecker(table)
        checker.readAll()
        checker.warnAll()
        return checker.finish()
    }

    private init(_ table: ComponentTable) {
        self.table = table
        documents = [CheckedDocument?](repeating: nil, count: table.documents.count)
        var waiting: [Int32] = [0]
        var isUnused = [Bool](repeating: false, count: table.documents.count)
        for index in table.unused {
            isUnused[Int(index)] = true
            waiting.append(index)
        }
        while let index = waiting.popLast() {
            guard documents[Int(index)] == nil else { continue }
            documents[Int(index)] = CheckedDocument(table.documents[Int(index)], isUnused: isUnused[Int(index)])
            for number in nodes(of: index) { waiting.append(table.uses[number].document) }
        }
    }

    /// Calls `body` with each document, in table order.
    func forEachDocument(_ body: (CheckedDocument, Int32) -> Void) {
        for index in documents.indices {
            if let document = documents[index] { body(document, Int32(truncatingIfNeeded: index)) }
        }
    }

    /// The nodes of the instances in a document, one per list.
    func uses(of document: Int32) -> [Int32] { nodes(of: document).map { table.uses[$0].element } }

    /// The indices of these in the table's uses.
    func nodes(of document: Int32) -> [Int] { table.uses(of: document).filter { table.uses[$0].slot <= 0 } }

    @inline(never)
    private func readAll() {
        forEachDocument { document, index in
            for number in nodes(of: index) {
                document.add(instance: table.uses[number].element, of: table.uses[number].document)
            }
            if !document.isOfLibrary { document.forEachDescriptors(uses(of: index)) { document.expect($0) } }
            if index > 0, !document.isOfLibrary { readOuterNames(of: document) }
        }
        forEachDocument { document, index in
            readSenders(in: document, index)
            if outerNames.count > 0, !document.isOfLibrary { findOuterNames(in: document) }
        }
    }

    @inline(never)
    private func warnAll() {
        forEachDocument { document, index in
            if document.isOfLibrary { return }
            warnOfStates(in: document, index)
            if !document.isUnused { warnOfEvents(in: document, index) }
            warnOfCancels(in: document, index)
            warnOfNames(in: document, index)
            warnOfWords(in: document, index)
            // A document's name is the node before it.
            if document.isUnused { add(.unused, index, document.node - 1, subject: .component) }
        }
    }

    @inline(never)
    func add(
        _ kind: DocumentWarning.Kind,
        _ document: Int32,
        _ node: Int32,
        subject: WarningSubject = .none,
        part: Range<Int32> = 0..<0,
        component: Int32 = -1
    ) {
        found.add(
            WarningMark(
                kind: kind,
                subject: subject,
                document: document,
                node: node,
                part: part,
                component: component
            )
        )
    }

    /// Makes the messages of the first warnings.
    @inline(never)
    private func finish() -> DocumentWarnings {
        var warnings = DocumentWarnings()
        warnings.total = found.total
        let json = table.documents[0].json
        var places = WarningPlaces(json)
        var length = 0
        for mark in found.sorted() {
            guard let document = documents[Int(mark.document)] else { continue }
            let place = places.place(of: mark.node)
            length += place.pointerBytes.count
            if length > DocumentWarnings.longestPointers { break }
            let words = words(of: mark, in: document)
            let suggestion = nearest(words) ?? []
            var text = words.text
            if !suggestion.isEmpty { text += "; did you mean \(JSONText.quoted(suggestion[...]))?" }
            warnings.list.append(
                DocumentWarning(
                    kind: mark.kind,
                    message: text,
                    suggestion: suggestion,
                    offset: Int(json.record(mark.node).offset),
                    place: place
                )
            )
        }
        return warnings
    }
}
