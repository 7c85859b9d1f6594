// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimScene
@testable import AnimStage

/// Documents as nodes of others, as the core sees them.
final class ComponentTests: XCTestCase {
    private func scene(_ text: String, library: String = "") throws -> Scene {
        var options = Scene.Options()
        options.library = Array(library.utf8)
        return try Scene.load(document: Array(text.utf8), options)
    }

    private func error(_ text: String, library: String = "") -> AnimError? {
        do {
            _ = try scene(text, library: library)
            return nil
        } catch {
            return error as? AnimError
        }
    }

    private func states(_ scene: Scene) -> String {
        var bytes: [UInt8] = []
        scene.appendState(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let lamp = """
        {"size": [10, 10], "properties": {"glow": {"kind": "scalar", "value": 0}},
         "machine": {"states": {
           "dark": {"on": {"spot.down": "lit", "on": "lit"}},
           "lit": {"entry": [{"set": {"glow": 1}, "motion": {"curve": "linear", "duration": 1}}],
                   "after": [{"delay": 0.5, "target": "dark"}]}}},
         "nodes": [{"kind": "rectangle", "name": "bulb", "frame": [0, 0, 10, 10], "opacity": "glow", "fill": "#FFF"}],
         "regions": [{"name": "spot", "shape": {"rectangle": [0, 0, 10, 10]}, "focusable": true}]}
        """

    private static let room = """
        {"animcore": 1, "size": [40, 10], "components": {"lamp": \(lamp)},
         "machine": {"states": {"still": {"after": [{"delay": 2, "target": "late"}]}, "late": {}}},
         "nodes": [
           {"kind": "component", "name": "left", "component": "lamp"},
           {"kind": "group", "x": 20, "nodes": [{"kind": "component", "name": "right", "component": "lamp"}]}],
         "regions": [{"name": "wall", "shape": {"rectangle": [0, 0, 5, 10]}, "node": "left"}]}
        """

    func testMachinesAreNumberedInDocumentOrder() throws {
        let scene = try scene(ComponentTests.room)
        XCTAssertEqual(scene.machines.count, 3)
        XCTAssertEqual(scene.machines.map { $0.definition.number }, [0, 1, 2])
        XCTAssertEqual(states(scene), "still left.dark right.dark")
        XCTAssertEqual(scene.nodeCount, 5)
        XCTAssertEqual(scene.nodes.map(\.parent), [-1, 0, -1, 2, 3])
        XCTAssertEqual(scene.nodes.map(\.end), [2, 2, 5, 5, 5])
        XCTAssertEqual(scene.regions.map(\.machine), [1, 2, 0])
        XCTAssertEqual(scene.regions.map(\.node), [0, 3, 0])
        XCTAssertEqual(scene.stateCount, 6)
        XCTAssertEqual((0..<6).map { scene.state(at: $0).parent }, [-1, -1, -1, -1, -1, -1])
    }

    func testTimersReachTheirMachine() throws {
        let scene = try scene(ComponentTests.room)
        try scene.send(Array("left.on".utf8))
        XCTAssertEqual(states(scene), "still left.lit right.dark")
        try scene.advance(seconds: 0.25)
        try scene.pointer(.down, 0, x: 25, y: 5)
        XCTAssertEqual(states(scene), "still left.lit right.lit")
        try scene.advance(seconds: 0.25)
        XCTAssertEqual(states(scene), "still left.dark right.lit")
        try scene.advance(seconds: 0.25)
        XCTAssertEqual(states(scene), "still left.dark right.dark")
        try scene.advance(seconds: 1.25)
        XCTAssertEqual(states(scene), "late left.dark right.dark")
        // Linear for a second: one has had 2, the other 1.75.
        let glow = try XCTUnwrap(scene.stage.findProperty(name: Array("right.glow".utf8)))
        XCTAssertEqual(try scene.stage.components(of: glow, .presentation), [1])
    }

    /// One without a node lies above all nodes of its component, also of one that is drawn later.
    func testRegionsOfComponentsAreInTheirNodes() throws {
        let scene = try scene(ComponentTests.room)
        XCTAssertEqual(scene.hitRegion(x: 2, y: 5), 0)
        XCTAssertEqual(scene.hitRegion(x: 22, y: 5), 1)
        XCTAssertEqual(scene.hitRegion(x: 12, y: 5), -1)
        XCTAssertTrue(scene.key(.press, .tab))
        XCTAssertEqual(scene.focusedRegion, 0)
        XCTAssertTrue(scene.key(.press, .enter))
        XCTAssertEqual(states(scene), "still left.lit right.dark")
    }

    func testErrorsNameTheChain() throws {
        let wrong = ComponentTests.room.replacing(#""opacity": "glow""#, with: #""opacity": "glo""#)
        let error = try XCTUnwrap(error(wrong))
        XCTAssertEqual(error.code, .document)
        XCTAssertEqual(error.place?.pointer, "/components/lamp/nodes/0/opacity")
        XCTAssertTrue(error.message.hasSuffix("(in the component 'lamp', used as 'left')"), error.message)
    }

    func testTheLibraryIsLookedThroughLast() throws {
        let text = #"{"animcore": 1, "size": [1, 1], "nodes": [{"kind": "component", "name": "a", "component": "c"}]}"#
        let library = #"{"c": {"machine": {"states": {"of-library": {}}}}}"#
        XCTAssertEqual(states(try scene(text, library: library)), "a.of-library")
        let own = text.dropLast() + #", "components": {"c": {"machine": {"states": {"own": {}}}}}}"#
        XCTAssertEqual(states(try scene(String(own), library: library)), "a.own")
        XCTAssertEqual(error(text)?.code, .document)
        XCTAssertEqual(error(text, library: "[]")?.code, .document)
        XCTAssertEqual(error(text, library: "{")?.code, .syntax)
    }

    func testNodesAreAtMost128Deep() throws {
        func nested(_ depth: Int, _ inside: String) -> String {
            String(repeating: #"[{"kind": "group", "nodes": "#, count: depth) + inside
                + String(repeating: "}]", count: depth)
        }
        func text(_ depth: Int) -> String {
            let leaf = #"[{"kind": "group"}]"#
            let uses = ["a", "b", "c"].map { #"[{"kind": "component", "name": "n", "component": "\#($0)"}]"# }
            let documents = [leaf, uses[0], uses[1]].map {
                #"{"size": [1, 1], "nodes": \#(nested(depth, $0))}"#
            }
            return """
                {"animcore": 1, "size": [1, 1], "nodes": \(uses[2]),
                 "components": {"a": \(documents[0]), "b": \(documents[1]), "c": \(documents[2])}}
                """
        }
        XCTAssertNoThrow(try scene(text(41)))
        XCTAssertEqual(error(text(42))?.code, .limit)
    }

    func testNameMaps() {
        var map = NameMap()
        var expected: [Int32: Int] = [:]
        var generator = SplitMix(seed: 5)
        for _ in 0..<20_000 {
            let name = Int32(generator.next() % 600) &* (generator.next() % 2 == 0 ? 1 : 4096)
            if generator.next() % 3 == 0 {
                map.remove(name)
                expected[name] = nil
            } else {
                let value = Int(generator.next() % 1000)
                map.set(name, value)
                expected[name] = value
            }
            XCTAssertEqual(map[name], expected[name])
        }
        for name in 0..<Int32(600) { XCTAssertEqual(map[name], expected[name]) }
        XCTAssertNil(map[nil])
        XCTAssertNil(map[-1])
    }
}
