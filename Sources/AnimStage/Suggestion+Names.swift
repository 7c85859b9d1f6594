// SPDX-License-Identifier: MIT
import AnimMath

extension Suggestion {
    /// Offers the names that a map has, in the order of the table: without a prefix, and of those that have it alone.
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
    /// The end of a message about a name that a map does not have: the nearest that it has, and all of them.
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
