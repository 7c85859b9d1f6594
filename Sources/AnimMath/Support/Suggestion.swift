// SPDX-License-Identifier: MIT
/// Finds the known name most similar to an unknown one, and suggests it in a message.
package struct Suggestion {
    /// Longer names are not compared, so that a message costs little for any text.
    private static let maximumLength = 64
    /// The most names that a message lists.
    private static let maximumListed = 40
    /// The maximum length of the list without its last name: a message has room for one or two thousand bytes.
    private static let maximumListLength = 600
    /// The most names that are compared: a host may request an unknown name in every frame.
    private static let maximumCompared = 2048

    private let unknown: [UInt8]
    private let isTooLong: Bool
    private var best: [UInt8]?
    private var bestDistance: Int
    private var list = ErrorText()
    private var isCut = false
    private var count = 0

    package init(for unknown: ArraySlice<UInt8>) {
        isTooLong = unknown.count > Suggestion.maximumLength
        self.unknown = [UInt8](unknown.prefix(Suggestion.maximumLength))
        // A third of the name may be wrong, but not all of it: beyond that the suggestion would be a guess.
        bestDistance = min((unknown.count + 2) / 3, unknown.count - 1) + 1
    }

    /// Lists and compares several known names.
    package mutating func offer(_ names: WordList) {
        for word in names { offer([UInt8](word)) }
    }

    /// The most similar name, if there is one.
    package var nearest: [UInt8]? { best }

    /// Whether further names would neither be listed nor compared.
    package var isFull: Bool { count > Suggestion.maximumCompared }

    /// Lists a known name, and compares it.
    @inline(never)
    package mutating func offer(_ name: [UInt8]) {
        count += 1
        if isFull { return }
        if count <= Suggestion.maximumListed, list.utf8.count < Suggestion.maximumListLength {
            if count > 1 { list += ", " }
            list += Suggestion.shown(name)
        } else if !isCut {
            isCut = true
            list += ", …"
        }
        compare(name)
    }

    /// As above, for a name that is not listed.
    @inline(never)
    package mutating func compare(_ name: [UInt8]) {
        // The difference of the lengths is a lower bound of the distance.
        guard !isTooLong, name.count <= Suggestion.maximumLength,
            (name.count - unknown.count).magnitude < bestDistance.magnitude
        else { return }
        let distance = Suggestion.distance(unknown, name)
        if distance < bestDistance {
            bestDistance = distance
            best = name
        }
    }

    /// The end of a message: `; did you mean 'a'? known keys: a, b, c`.
    package func ending(listName: StaticText, andMore more: StaticText = "") -> ErrorText {
        let names: ErrorText = count == 0 ? "none" : "\(list)\(more)"
        guard let best else { return "; \(listName): \(names)" }
        return "; did you mean \(JSONText.quoted(best[...]))? \(listName): \(names)"
    }

    /// A name as it is, or in quotes if it could be mistaken for several names or contains characters not allowed in a
    /// message.
    private static func shown(_ name: [UInt8]) -> ErrorText {
        for byte in name where byte <= 0x20 || byte >= 0x7F || byte == 0x2C || byte == 0x27 {
            return JSONText.quoted(name[...])
        }
        return name.isEmpty || name.count > JSONText.maximumQuotedLength
            ? JSONText.quoted(name[...]) : ErrorText(utf8: name)
    }

    /// The number of bytes to insert, remove, replace or swap with their neighbor to turn one name into the other: the
    /// optimal string alignment distance. ASCII case is ignored.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = [Int](0...right.count)
        var row = beforeLast
        for i in left.indices {
            row[0] = i + 1
            for j in right.indices {
                let isSame = lowercased(left[i]) == lowercased(right[j])
                var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (isSame ? 0 : 1))
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row[j + 1] = cost
            }
            swap(&beforeLast, &last)
            swap(&last, &row)
        }
        return last[right.count]
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte &- 0x41 < 26 ? byte | 0x20 : byte
    }
}
