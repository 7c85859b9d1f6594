// SPDX-License-Identifier: MIT
import AnimCore
import XCTest

/// Names of any length and with any characters, in all that takes one. What each call answers is what include/animcore says.
final class NameTests: XCTestCase {
    private static let document = """
        { "animcore": 1, "size": [100, 100],
          "components": { "row": { "size": [90, 20], "inputs": { "title": { "type": "string" } },
            "nodes": [{ "kind": "rectangle", "frame": [0, 0, 90, 20], "fill": "#000" }] } },
          "nodes": [{ "kind": "list", "name": "rows", "component": "row", "capacity": 3 }] }
        """

    private func code(_ body: () throws -> Void) -> AnimError.Code? {
        do { try body() } catch { return (error as? AnimError)?.code }
        return nil
    }

    /// Everything that takes a name, with what it answers to one that nothing has.
    private func calls(_ scene: Scene, _ stage: Stage) -> [(String) throws -> Void] {
        [
            { _ = try stage.property(named: $0, as: Double.self) },
            { _ = try stage.property(named: $0, as: Path.self) },
            { _ = try scene.property(named: $0, as: Double.self) },
            { _ = try scene.property(named: $0, as: Path.self) },
            { _ = try scene.input($0) }, { try scene.setInput($0, to: 1) }, { try scene.fire($0) },
            { _ = try scene.isInState($0) }, { try scene.setFocus($0) }, { try scene.capturePointer(for: $0) },
            { _ = try scene.items(of: $0) }, { _ = try scene.leavingItems(of: $0) }, { _ = try scene.capacity(of: $0) },
            { try scene.append(to: $0) }, { try scene.removeAllItems(from: $0) },
            { try scene.append(to: "rows", [$0: .number(1)]) }, { _ = try Spring(named: $0) },
            { _ = try CubicBezier(named: $0) },
        ]
    }

    func testANameOfMoreBytesThanThereCanBeIsBeyondALimit() throws {
        let (scene, stage) = (try Scene(document: Self.document), Stage())
        let longest = String(repeating: "n", count: 255)
        for (index, call) in calls(scene, stage).enumerated() {
            XCTAssertEqual(code { try call(longest) }, .notFound, "call \(index)")
            XCTAssertEqual(code { try call(longest + "n") }, .limit, "call \(index)")
            XCTAssertEqual(code { try call(String(repeating: "é", count: 128)) }, .limit, "call \(index)")
        }
        XCTAssertEqual(code { try scene.send(longest + "n") }, .limit)
        XCTAssertEqual(code { try scene.send("x", data: [longest + "n": .number(1)]) }, .limit)
        let keys: [(String) throws -> Void] = [
            { try scene.removeItem($0, from: "rows") }, { try scene.moveItem($0, in: "rows", to: 0) },
            { try scene.updateItem($0, in: "rows", [:]) },
        ]
        for (index, call) in keys.enumerated() {
            XCTAssertEqual(code { try call(longest) }, .notFound, "key \(index)")
            XCTAssertEqual(code { try call(longest + "n") }, .limit, "key \(index)")
        }
    }

    func testANameWithANULIsAnArgumentThatIsRefused() throws {
        let (scene, stage) = (try Scene(document: Self.document), Stage())
        for (index, call) in calls(scene, stage).enumerated() {
            XCTAssertEqual(code { try call("a\0b") }, .argument, "call \(index)")
        }
        // A key may have one: it comes back whole.
        try scene.append(to: "rows", key: "a\0b")
        XCTAssertEqual(try scene.items(of: "rows").map(\.key), ["a\0b"])
    }

    /// Swift takes "é" for equal in both of its spellings; names are bytes.
    func testNamesAreTheirBytes() throws {
        let (composed, decomposed) = ("\u{E9}", "e\u{301}")
        XCTAssertEqual(composed, decomposed)
        let expression = try Expression("`\(decomposed)`", names: [composed, decomposed])
        XCTAssertEqual(try expression.value([1, 2]), 2)
        XCTAssertEqual(code { _ = try Expression("`\(decomposed)`", names: [composed]) }, .notFound)
        let stage = Stage()
        _ = try stage.property(1, named: composed)
        XCTAssertEqual(code { _ = try stage.property(named: decomposed, as: Double.self) }, .notFound)
    }
}
