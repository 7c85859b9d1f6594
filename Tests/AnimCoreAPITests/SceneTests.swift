// SPDX-License-Identifier: MIT
import AnimCore
import XCTest

final class SceneTests: XCTestCase {
    private let document = """
        {
          "animcore": 1,
          "size": [100, 50],
          "inputs": {
            "level": { "type": "number", "value": 1, "range": [0, 10] },
            "isOn": { "type": "boolean", "value": false },
            "label": { "type": "string", "value": "née" },
            "go": { "type": "trigger" }
          },
          "properties": { "x": { "kind": "scalar", "value": 0 } },
          "nodes": [
            { "kind": "rectangle", "name": "box", "frame": ["x", 0, 20, 10], "fill": "#ff0000" }
          ],
          "machine": {
            "initial": "idle",
            "states": {
              "idle": { "on": { "go": "busy", "told": { "guard": "event.code == 7", "target": "busy" } } },
              "busy": {
                "entry": [{ "set": { "x": 10 }, "motion": { "curve": "linear", "duration": 1 } }],
                "after": [{ "delay": 2, "target": "idle" }]
              }
            }
          }
        }
        """

    func testInputsByName() throws {
        let scene = try Scene(document: document)
        XCTAssertEqual(try scene.input("level"), 1)
        XCTAssertEqual(try scene.input("isOn"), false)
        XCTAssertEqual(try scene.input("label"), "née")
        XCTAssertNil(try scene.input("go"))
        try scene.setInput("level", to: 2.5)
        try scene.setInput("isOn", to: true)
        try scene.setInput("label", to: "ok")
        XCTAssertEqual(try scene.input("level")?.number, 2.5)
        XCTAssertEqual(try scene.input("isOn")?.boolean, true)
        XCTAssertEqual(try scene.input("label")?.text, "ok")
        for (name, value, code) in [
            ("level", 11, .argument), ("level", .number(.nan), .argument), ("level", true, .kind), ("isOn", 1, .kind),
            ("levle", 1, .notFound), ("go", true, .kind),
        ] as [(String, DataValue, AnimError.Code)] {
            XCTAssertThrowsError(try scene.setInput(name, to: value)) { XCTAssertEqual(($0 as? AnimError)?.code, code) }
        }
        XCTAssertEqual(try scene.input("level"), 2.5)
        try scene.fire("go")
        XCTAssertEqual(scene.state, "busy")
        XCTAssertThrowsError(try scene.fire("level"))
    }

    func testTheMachineMovesWhatIsSeen() throws {
        let scene = try Scene(document: document)
        XCTAssertEqual(scene.state, "idle")
        try scene.send("told", data: ["code": 6])
        XCTAssertEqual(scene.state, "idle")
        try scene.send("told", data: ["code": 7, "unknown": "text"])
        XCTAssertEqual(scene.configuration, ["busy"])
        XCTAssertTrue(try scene.isInState("busy"))
        XCTAssertThrowsError(try scene.isInState("bsy")) { XCTAssertEqual(($0 as? AnimError)?.code, .notFound) }
        try scene.advance(by: 0.5)
        let x = try scene.property(named: "x", as: Double.self)
        XCTAssertEqual(x.presentation, 5, accuracy: 1e-9)
        let list = scene.displayList
        XCTAssertEqual(list.count, 1)
        guard case .fill(let path, .nonZero, .solid(let color))? = list.first?.content else {
            return XCTFail("no fill")
        }
        XCTAssertEqual(color, Color(red: 1, green: 0, blue: 0))
        let bounds = try XCTUnwrap(list.first?.bounds)
        XCTAssertEqual(bounds.upper.x - bounds.lower.x, 20, accuracy: 1e-9)
        XCTAssertEqual(path.length, 60, accuracy: 1e-9)
        XCTAssertTrue(scene.svg().hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50\""))
        try scene.advance(by: 2)
        XCTAssertEqual(scene.state, "idle")
        let entered = scene.events.filter { $0.kind == .stateEntered }.map(\.name)
        XCTAssertEqual(entered.suffix(2), ["busy", "idle"])
        XCTAssertThrowsError(try scene.send("no event")) { XCTAssertEqual(($0 as? AnimError)?.code, .argument) }
        XCTAssertThrowsError(try scene.send("told", data: ["code": .number(.infinity)]))
    }

    func testSnapshots() throws {
        let scene = try Scene(document: document)
        try scene.fire("go")
        try scene.advance(by: 0.25)
        let snapshot = try scene.snapshot()
        try scene.advance(by: 3)
        let hash = scene.stateHash
        let other = try Scene(document: document)
        try other.restore(snapshot)
        XCTAssertEqual(other.state, "busy")
        try other.advance(by: 3)
        XCTAssertEqual(other.stateHash, hash)
        XCTAssertThrowsError(try Stage().restore(snapshot)) { XCTAssertEqual(($0 as? AnimError)?.code, .kind) }
    }

    func testErrorsOfDocumentsSayWhere() {
        XCTAssertThrowsError(try Scene(document: "{\n  \"animcore\": 1,,\n}")) { error in
            let error = error as? AnimError
            XCTAssertEqual(error?.code, .syntax)
            XCTAssertEqual(error?.line, 2)
        }
        XCTAssertThrowsError(try Scene(document: #"{ "animcore": 1, "proprties": {} }"#)) { error in
            let error = error as? AnimError
            XCTAssertEqual(error?.code, .document)
            XCTAssertEqual(error?.pointer, "/proprties")
            XCTAssertTrue("\(error?.message ?? "")".contains("properties"), "\(error?.message ?? "")")
        }
        XCTAssertThrowsError(try Scene(document: ""))
    }

    func testTheTogglesPointer() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("controls/gender-toggle.json")
        let scene = try Scene(document: String(contentsOf: file, encoding: .utf8))
        XCTAssertEqual(scene.state, "girl")
        try scene.pointer(.down, at: [25, 15])
        XCTAssertThrowsError(try scene.pointer(.down, at: [25, 15])) {
            XCTAssertEqual(($0 as? AnimError)?.code, .state)
        }
        try scene.pointer(.up, at: [25, 15])
        XCTAssertEqual(scene.state, "boy")
        try scene.advance(by: 0.2)
        XCTAssertGreaterThan(try scene.property(named: "arrowness", as: Double.self).presentation, 0)
        let control = scene.events.filter { $0.kind == .control }
        XCTAssertEqual(control.map { $0.name.split(separator: ".", maxSplits: 1).last }, ["down", "up.inside"])
        for event in control { XCTAssertEqual(event.data["sceneX"], 25, event.name) }
    }

    func testAWheelIsTakenWhereATransitionIs() throws {
        let text = """
            {
              "animcore": 1, "size": [40, 40], "inputs": { "y": { "type": "number" } },
              "machine": { "states": { "s": { "on": { "list.wheel": {
                "guard": "y < 30", "actions": [{ "assign": { "y": "y + event.dy" } }] } } } } },
              "regions": [{ "name": "list", "shape": { "rectangle": [0, 0, 40, 40] } }]
            }
            """
        let scene = try Scene(document: text)
        let recorder = try TraceRecorder(scene)
        XCTAssertTrue(try recorder.wheel(at: [10, 10], dx: 0, dy: 20))
        XCTAssertTrue(try recorder.wheel(at: [10, 10], dx: 0, dy: 20))
        XCTAssertFalse(try recorder.wheel(at: [10, 10], dx: 0, dy: 20))
        XCTAssertFalse(try scene.wheel(at: [50, 10], dx: 0, dy: 20))
        XCTAssertThrowsError(try scene.wheel(at: [.nan, 10], dx: 0, dy: 20)) {
            XCTAssertEqual(($0 as? AnimError)?.code, .argument)
        }
        let other = try Scene(document: text)
        try other.play(try Trace(recorder.text))
        XCTAssertEqual(try other.input("y"), 40)
    }
}
