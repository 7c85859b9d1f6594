// SPDX-License-Identifier: MIT
import AnimMath

extension Suggestion {
    /// Offers the names in a map, in table order. With a prefix, only the names that have it, without it.
    @inline(never)
    package mutating func offer(_ map: NameMap, _ names: NameTable, prefix: [UInt8] = []) {
        if map.isEmpty { return }
        for index in 0..<Int32(truncatingIfNeeded: names.count) where map[index] != nil {
            if isFull { return }
            let name = names[index]
            if name.count > prefix.count, name.starts(with: prefix) { offer([UInt8](name.dropFirst(prefix.count))) }
        }
    }
}

extension NameTable {
    /// The end of a message about a name that is not in a map: the nearest name, and all of them.
    @inline(never)
    package func ending(
        for unknown: ArraySlice<UInt8>,
        in map: NameMap,
        _ listName: StaticText,
        prefix: [UInt8] = []
    ) -> ErrorText {
        var suggestion = Suggestion(for: unknown)
        suggestion.offer(map, self, prefix: prefix)
        return suggestion.ending(listName: listName)
    }
}
