// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimScene
import AnimStage

/// Lists: instances of a component that come, change places and go.
extension Scene {
    /// An item of a list.
    public struct Item: Sendable, Equatable {
        /// What it is known by.
        public let key: String
        /// What stands, with a dot, before the names of its inputs, properties, states and regions: `toasts.3`.
        public let name: String
        /// Whether it was removed and its machine has not come to its end.
        public let isLeaving: Bool
    }

    /// The names of the document's lists; those of a component follow those of the document that uses it.
    public var lists: [String] {
        (0..<core.listCount).compactMap { index in
            (try? core.listName(at: index)).map { text(core.stage.name($0)) }
        }
    }

    /// The items of a list in their order, without those that are leaving.
    /// - Parameter list: Its name, with those of the instances before it where it is in one.
    /// - Throws: `.notFound`.
    public func items(of list: String) throws(AnimError) -> [Item] { try items(of: list, areLeaving: false) }

    /// The items of a list that were removed and whose machines have not come to their end.
    /// - Parameter list: Its name.
    /// - Throws: `.notFound`.
    public func leavingItems(of list: String) throws(AnimError) -> [Item] { try items(of: list, areLeaving: true) }

    private func items(of name: String, areLeaving: Bool) throws(AnimError) -> [Item] {
        try call { (core) throws(EngineError) in
            let list = try core.list(named: Array(name.utf8))
            let count = core.itemCount(ofList: list)
            let places = areLeaving ? count..<count + core.leavingCount(ofList: list) : 0..<count
            var items: [Item] = []
            for place in places { items.append(item(try core.item(at: place, ofList: list), name)) }
            return items
        }
    }

    private func item(_ info: AnimScene.Scene.ItemInfo, _ list: String) -> Item {
        Item(key: text(info.key), name: "\(list).\(info.number)", isLeaving: info.isLeaving)
    }

    /// How many items a list has room for, those that are leaving included.
    /// - Parameter list: Its name.
    /// - Throws: `.notFound`.
    public func capacity(of list: String) throws(AnimError) -> Int {
        try call { (core) throws(EngineError) in core.capacity(ofList: try core.list(named: Array(list.utf8))) }
    }

    /// Adds an item to a list, and starts its machine.
    ///
    ///     try scene.append(to: "toasts", ["title": .text("Saved")])
    /// - Parameters:
    ///   - list: Its name.
    ///   - values: Of the item's inputs, by their names in the component; all else of it is as the document has it.
    ///   - key: What it is known by, 1 to 255 bytes; nil for a number that none has.
    ///   - index: Its place from 0 on; nil, or beyond the last, for the end.
    /// - Returns: What stands, with a dot, before the names of all that is its own.
    /// - Throws: `.notFound` for an unknown list or input, `.duplicate` for a key that an item has, `.kind`, `.argument` for a
    ///   number outside its input's range, `.state` for an input that the list gives and for a list in an item that is in no
    ///   list, `.limit` for a list that is full and for what is too long.
    @discardableResult
    public func append(
        to list: String,
        _ values: [String: DataValue] = [:],
        key: String? = nil,
        at index: Int? = nil
    ) throws(AnimError) -> String {
        try call { (core) throws(EngineError) in
            let number = try core.list(named: Array(list.utf8))
            let slot = try core.append(
                toList: number,
                at: max(index ?? .max, 0),
                key: Array((key ?? "").utf8),
                try itemFields(values, number)
            )
            return "\(list).\(slot)"
        }
    }

    /// Removes an item: its machine hears `removed`, and it is gone when that has come to its end, or at once where no
    /// transition was taken.
    /// - Parameters:
    ///   - key: The item's.
    ///   - list: Its name.
    /// - Throws: `.notFound`.
    public func removeItem(_ key: String, from list: String) throws(AnimError) {
        try call { (core) throws(EngineError) in
            try core.removeItem(Array(key.utf8), ofList: try core.list(named: Array(list.utf8)))
        }
    }

    /// Removes all items of a list.
    /// - Parameter list: Its name.
    /// - Throws: `.notFound`.
    public func removeAllItems(from list: String) throws(AnimError) {
        try call { (core) throws(EngineError) in
            core.removeAllItems(ofList: try core.list(named: Array(list.utf8)))
        }
    }

    /// Moves an item to another place.
    /// - Parameters:
    ///   - key: The item's.
    ///   - list: Its name.
    ///   - index: The place from 0 on; beyond the last for the end.
    /// - Throws: `.notFound`.
    public func moveItem(_ key: String, in list: String, to index: Int) throws(AnimError) {
        try call { (core) throws(EngineError) in
            try core.moveItem(Array(key.utf8), ofList: try core.list(named: Array(list.utf8)), to: max(index, 0))
        }
    }

    /// Gives inputs of an item other values, to which its machine reacts once.
    /// - Parameters:
    ///   - key: The item's.
    ///   - list: Its name.
    ///   - values: Of its inputs, by their names in the component.
    /// - Throws: As `append(to:_:key:at:)`.
    public func updateItem(_ key: String, in list: String, _ values: [String: DataValue]) throws(AnimError) {
        try call { (core) throws(EngineError) in
            let number = try core.list(named: Array(list.utf8))
            try core.updateItem(Array(key.utf8), ofList: number, try itemFields(values, number))
        }
    }

    private func itemFields(_ values: [String: DataValue], _ list: Int) throws(EngineError) -> [EventField] {
        for name in values.keys.sorted() where try core.fieldName(Array(name.utf8)) == nil {
            throw core.unknown(Array(name.utf8), list)
        }
        return try fields(values)
    }
}
