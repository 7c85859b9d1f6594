// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimScene
import AnimStage

/// Lists of component instances, which can be added, moved and removed.
extension Scene {
    /// An item of a list.
    public struct Item: Sendable, Hashable {
        /// The key that identifies the item.
        public let key: String
        /// The prefix of the names of its inputs, properties, states and regions, without the dot: `toasts.3`.
        public let name: String
        /// Whether the item was removed but its machine has not finished yet.
        public let isLeaving: Bool
    }

    /// The names of the document's lists; the lists of a component follow those of the document that uses it.
    public var lists: [String] {
        (0..<core.listCount).compactMap { index in
            (try? core.listName(at: index)).map { text(core.stage.name($0)) }
        }
    }

    /// The items of a list in their order, without those that are leaving.
    /// - Parameter list: The name of the list, preceded by the names of the instances that contain it.
    /// - Throws: `.notFound`, `.limit`.
    public func items(of list: String) throws(AnimError) -> [Item] { try items(of: list, areLeaving: false) }

    /// The items of a list that were removed but whose machines have not finished yet.
    /// - Parameter list: The name of the list.
    /// - Throws: `.notFound`, `.limit`.
    public func leavingItems(of list: String) throws(AnimError) -> [Item] { try items(of: list, areLeaving: true) }

    private func items(of name: String, areLeaving: Bool) throws(AnimError) -> [Item] {
        try call { (core) throws(EngineError) in
            let list = try core.list(named: bytes(ofName: name, "list"))
            let count = core.itemCount(ofList: list)
            let indices = areLeaving ? count..<count + core.leavingCount(ofList: list) : 0..<count
            var items: [Item] = []
            for index in indices { items.append(item(try core.item(at: index, ofList: list), name)) }
            return items
        }
    }

    private func item(_ info: AnimScene.Scene.ItemInfo, _ list: String) -> Item {
        Item(key: text(info.key), name: "\(list).\(info.number)", isLeaving: info.isLeaving)
    }

    /// How many items the list has room for, including those that are leaving.
    /// - Parameter list: The name of the list.
    /// - Throws: `.notFound`, `.limit`.
    public func capacity(of list: String) throws(AnimError) -> Int {
        try call { (core) throws(EngineError) in
            core.capacity(ofList: try core.list(named: bytes(ofName: list, "list")))
        }
    }

    /// Adds an item to a list and starts its machine.
    ///
    ///     try scene.append(to: "toasts", ["title": .text("Saved")])
    /// - Parameters:
    ///   - list: The name of the list.
    ///   - values: Values for the item's inputs, by name in the component. All others keep the document's values.
    ///   - key: The key of the item, 1 to 255 bytes; nil for an unused number.
    ///   - index: The position from 0 on; nil, or beyond the last, for the end.
    /// - Returns: The prefix of the names of everything in the item, without the dot.
    /// - Throws: `.notFound` for an unknown list or input, `.duplicate` for a key in use, `.kind`, `.argument` for a
    ///   negative position and a number outside its input's range, `.state` for an input whose value the list gives and
    ///   for a list in an item that is in no list, `.limit` for a full list and for names or values that are too long.
    @discardableResult
    public func append(
        to list: String,
        _ values: [String: DataValue] = [:],
        key: String? = nil,
        at index: Int? = nil
    ) throws(AnimError) -> String {
        if let index { try checkPosition(index) }
        return try call { (core) throws(EngineError) in
            let number = try core.list(named: bytes(ofName: list, "list"))
            let slot = try core.append(
                toList: number,
                at: index ?? .max,
                key: try bytes(ofKey: key ?? ""),
                try itemFields(values, number)
            )
            return "\(list).\(slot)"
        }
    }

    private func checkPosition(_ index: Int) throws(AnimError) {
        guard index >= 0 else { throw AnimError(.argument, "index is \(index), but must not be negative") }
    }

    /// Removes an item. Its machine receives `removed`; the item is gone when the machine has finished, or at once if
    /// no transition was taken.
    /// - Parameters:
    ///   - key: The key of the item.
    ///   - list: The name of the list.
    /// - Throws: `.notFound`, `.limit`.
    public func removeItem(_ key: String, from list: String) throws(AnimError) {
        try call { (core) throws(EngineError) in
            try core.removeItem(bytes(ofKey: key), ofList: try core.list(named: bytes(ofName: list, "list")))
        }
    }

    /// Removes all items of a list.
    /// - Parameter list: The name of the list.
    /// - Throws: `.notFound`, `.limit`.
    public func removeAllItems(from list: String) throws(AnimError) {
        try call { (core) throws(EngineError) in
            core.removeAllItems(ofList: try core.list(named: bytes(ofName: list, "list")))
        }
    }

    /// Moves an item to another position.
    /// - Parameters:
    ///   - key: The key of the item.
    ///   - list: The name of the list.
    ///   - index: The position from 0 on; beyond the last for the end.
    /// - Throws: `.notFound`, `.argument` for a negative position, `.limit`.
    public func moveItem(_ key: String, in list: String, to index: Int) throws(AnimError) {
        try checkPosition(index)
        try call { (core) throws(EngineError) in
            try core.moveItem(bytes(ofKey: key), ofList: try core.list(named: bytes(ofName: list, "list")), to: index)
        }
    }

    /// Sets inputs of an item. Its machine reacts once.
    /// - Parameters:
    ///   - key: The key of the item.
    ///   - list: The name of the list.
    ///   - values: Values for its inputs, by name in the component.
    /// - Throws: As `append(to:_:key:at:)`.
    public func updateItem(_ key: String, in list: String, _ values: [String: DataValue]) throws(AnimError) {
        try call { (core) throws(EngineError) in
            let number = try core.list(named: bytes(ofName: list, "list"))
            try core.updateItem(bytes(ofKey: key), ofList: number, try itemFields(values, number))
        }
    }

    private func itemFields(_ values: [String: DataValue], _ list: Int) throws(EngineError) -> [EventField] {
        for name in values.keys.sorted() where try core.fieldName(bytes(ofName: name, "a field's name")) == nil {
            throw core.unknown(Array(name.utf8), list)
        }
        return try fields(values)
    }
}
