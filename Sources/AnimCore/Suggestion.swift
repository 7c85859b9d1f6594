/// Finds the known name that is most like an unknown one, and says so in a message.
public struct Suggestion {
    /// Names longer than this are compared with none, so that a message costs little whatever the text.
    private static let maximumLength = 64
    /// How many names a message lists.
    private static let maximumListed = 40

    private let unknown: [UInt8]
    private let isTooLong: Bool
    private var best: [UInt8]?
    private var bestDistance: Int
    private var list = ErrorText()
    private var count = 0

    public init(for unknown: ArraySlice<UInt8>) {
        isTooLong = unknown.count > Suggestion.maximumLength
        self.unknown = [UInt8](unknown.prefix(Suggestion.maximumLength))
        // A third of the name may be wrong, but not all of it: beyond that the suggestion would be a guess.
        bestDistance = min((unknown.count + 2) / 3, unknown.count - 1) + 1
    }

    mutating func offer(_ names: WordList) {
        for word in names { offer([UInt8](word)) }
    }

    @inline(never)
    public mutating func offer(_ name: [UInt8]) {
        count += 1
        if count <= Suggestion.maximumListed {
            if count > 1 { list += ", " }
            list += ErrorText(utf8: name)
        } else if count == Suggestion.maximumListed + 1 {
            list += ", …"
        }
        guard !isTooLong, name.count <= Suggestion.maximumLength else { return }
        let distance = Suggestion.distance(unknown, name)
        if distance < bestDistance {
            bestDistance = distance
            best = name
        }
    }

    /// The end of a message: `; did you mean 'a'? known keys: a, b, c`.
    public func ending(listName: StaticText) -> ErrorText {
        let names = count == 0 ? "none" : list
        guard let best else { return "; \(listName): \(names)" }
        return "; did you mean '\(ErrorText(utf8: best))'? \(listName): \(names)"
    }

    /// How many bytes must be inserted, removed, replaced or swapped with their neighbor to turn one name into the
    /// other: the optimal string alignment distance. ASCII letters' case costs nothing.
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
