// SPDX-License-Identifier: MIT
import AnimCore
import XCTest

/// Lists by what a Swift host has of them.
final class SceneListTests: XCTestCase {
    private static let document = """
        { "animcore": 1, "size": [100, 100],
          "components": { "row": { "size": [90, 20],
            "inputs": { "title": { "type": "string" }, "level": { "type": "number", "range": [0, 10] }, "at": { "type": "number" } },
            "machine": { "states": {
              "here": { "on": { "removed": "leaving" } },
              "leaving": { "after": [{ "delay": 0.5, "target": "gone" }] },
              "gone": { "type": "final" } } },
            "nodes": [{ "kind": "rectangle", "frame": [0, 0, 90, 20], "fill": "#000" }] } },
          "nodes": [{ "kind": "list", "name": "rows", "component": "row", "capacity": 3, "inputs": { "at": "item.index" },
            "items": [{ "key": "first" }] }] }
        """

    private func code(_ body: () throws -> Void) -> AnimError.Code? {
        do { try body() } catch { return (error as? AnimError)?.code }
        return nil
    }

    func testItemsComeMoveAndLeave() throws {
        let scene = try Scene(document: Self.document)
        XCTAssertEqual(scene.lists, ["rows"])
        XCTAssertEqual(try scene.capacity(of: "rows"), 3)
        let name = try scene.append(to: "rows", ["title": .text("Second"), "level": .number(7)])
        XCTAssertEqual(name, "rows.1")
        XCTAssertEqual(try scene.items(of: "rows").map(\.key), ["first", "1"])
        XCTAssertEqual(try scene.input("rows.1.title"), "Second")
        try scene.append(to: "rows", key: "x", at: 0)
        XCTAssertEqual(try scene.items(of: "rows").map(\.name), ["rows.2", "rows.0", "rows.1"])
        XCTAssertEqual(try scene.input("rows.1.at"), 2)
        try scene.moveItem("1", in: "rows", to: 0)
        try scene.updateItem("1", in: "rows", ["level": .number(3)])
        XCTAssertEqual(try scene.items(of: "rows").map(\.key), ["1", "x", "first"])
        XCTAssertEqual(try scene.input("rows.1.level"), 3)
        try scene.removeItem("x", from: "rows")
        XCTAssertEqual(try scene.leavingItems(of: "rows").map(\.key), ["x"])
        try scene.advance(by: 0.5)
        XCTAssertEqual(try scene.leavingItems(of: "rows"), [])
        try scene.removeAllItems(from: "rows")
        XCTAssertEqual(try scene.items(of: "rows"), [])
        XCTAssertTrue(try scene.leavingItems(of: "rows").allSatisfy(\.isLeaving))
    }

    func testWhatIsRefused() throws {
        let scene = try Scene(document: Self.document)
        XCTAssertEqual(code { try scene.append(to: "rovs") }, .notFound)
        XCTAssertEqual(code { try scene.append(to: "rows", key: "first") }, .duplicate)
        XCTAssertEqual(code { try scene.append(to: "rows", ["nobodys": .number(1)]) }, .notFound)
        XCTAssertEqual(code { try scene.append(to: "rows", ["title": .number(1)]) }, .kind)
        XCTAssertEqual(code { try scene.append(to: "rows", ["level": .number(11)]) }, .argument)
        XCTAssertEqual(code { try scene.append(to: "rows", ["at": .number(1)]) }, .state)
        XCTAssertEqual(code { try scene.append(to: "rows", key: String(repeating: "k", count: 256)) }, .limit)
        XCTAssertEqual(code { try scene.removeItem("second", from: "rows") }, .notFound)
        XCTAssertEqual(try scene.items(of: "rows").map(\.key), ["first"])
        try scene.append(to: "rows")
        XCTAssertEqual(code { try scene.append(to: "rows", at: -5) }, .argument)
        XCTAssertEqual(code { try scene.moveItem("1", in: "rows", to: -1) }, .argument)
        XCTAssertEqual(try scene.items(of: "rows").map(\.key), ["first", "1"])
        try scene.append(to: "rows", at: 0)
        XCTAssertEqual(try scene.items(of: "rows").map(\.key), ["2", "first", "1"])
        XCTAssertEqual(code { try scene.append(to: "rows") }, .limit)
    }

    func testARecorderWritesThem() throws {
        let scene = try Scene(document: Self.document)
        let recorder = try TraceRecorder(scene)
        try recorder.append(to: "rows", ["title": .text("a \"b\""), "level": .number(2)], key: "q", at: 0)
        try scene.advance(by: 0.25)
        try recorder.append(to: "rows")
        try recorder.moveItem("q", in: "rows", to: 9)
        try recorder.updateItem("first", in: "rows", ["level": .number(4)])
        try recorder.removeItem("q", from: "rows")
        try scene.advance(by: 0.125)
        let other = try Scene(document: Self.document)
        try other.play(try Trace(recorder.text))
        XCTAssertEqual(other.stateHash, scene.stateHash)
        try recorder.removeAllItems(from: "rows")
        let third = try Scene(document: Self.document)
        try third.play(try Trace(recorder.text))
        XCTAssertEqual(third.stateHash, scene.stateHash)
    }
}
