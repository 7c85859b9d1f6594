// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimScene
@testable import AnimStage

final class SceneTests: XCTestCase {
    private func toggle() throws -> Scene {
        try Scene.load(document: try Repository.bytes("controls/gender-toggle.json"))
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private func state(_ scene: Scene) -> String {
        var bytes: [UInt8] = []
        scene.appendState(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The names of the control events so far.
    private func controlEvents(_ scene: Scene) -> [String] {
        var names: [String] = []
        while let event = scene.stage.pollEvent() {
            if event.kind == .control { names.append(String(decoding: scene.stage.name(event.name), as: UTF8.self)) }
        }
        return names
    }

    private func value(_ scene: Scene, _ name: String, _ aspect: Stage.Aspect = .presentation) throws -> [Double] {
        try scene.stage.components(
            of: try XCTUnwrap(scene.stage.findProperty(name: bytes(name))),
            aspect
        )
    }

    private func tap(_ scene: Scene) throws {
        try scene.pointer(.down, 0, x: 25, y: 15)
        try scene.pointer(.up, 0, x: 25, y: 15)
    }

    // MARK: The toggle

    func testATapTurnsVenusIntoMarsAndBack() throws {
        let scene = try toggle()
        try tap(scene)
        XCTAssertEqual(state(scene), "boy")
        XCTAssertTrue(try scene.input(named: bytes("boy")).boolean)
        try scene.advance(seconds: 3)
        XCTAssertEqual(try value(scene, "arrowness"), [1])
        XCTAssertEqual(try value(scene, "rotation"), [-135 * Double.pi / 180])
        XCTAssertEqual(try value(scene, "offset"), [10])
        XCTAssertEqual(try value(scene, "color"), [0, 122 / 255.0, 1, 1])
        try tap(scene)
        try scene.advance(seconds: 3)
        XCTAssertEqual(state(scene), "girl")
        XCTAssertEqual(try value(scene, "arrowness"), [0])
        XCTAssertEqual(try value(scene, "color"), [1, 45 / 255.0, 85 / 255.0, 1])
    }

    func testTheInputSwitchesTheToggleToo() throws {
        let scene = try toggle()
        try scene.setBoolean(true, ofInput: bytes("boy"))
        XCTAssertEqual(state(scene), "boy")
        XCTAssertEqual(try value(scene, "arrowness", .model), [1])
    }

    func testAnInterruptedTapKeepsItsVelocity() throws {
        let scene = try toggle()
        try tap(scene)
        try scene.advance(seconds: 0.12)
        let before = (try value(scene, "offset"), try value(scene, "offset", .velocity))
        XCTAssertGreaterThan(before.1[0], 10)
        try tap(scene)
        XCTAssertEqual(try value(scene, "offset"), before.0)
        try scene.advance(flicks: 1)
        XCTAssertEqual(try value(scene, "offset", .velocity)[0], before.1[0], accuracy: 1e-4)
        // It goes on in its direction before it turns back.
        try scene.advance(seconds: 0.02)
        XCTAssertGreaterThan(try value(scene, "offset")[0], before.0[0])
        try scene.advance(seconds: 3)
        XCTAssertEqual(try value(scene, "offset"), [-10])
    }

    func testTheSymbolsTwelvePointsAreThoseOfTheArticle() throws {
        let scene = try toggle()
        let list = scene.display()
        let symbol = try XCTUnwrap(
            list.commands.first { list.verbs[$0.path.verbs.indices].filter { $0 == .line }.count >= 11 }
        )
        // The last twelve points before the outline's close; frame (−6, −16, 62, 62), stroke 6, arrowness 0.
        let coordinates = Array(list.coordinates[symbol.path.coordinates.indices].suffix(24))
        let relative: [(Double, Double)] = [
            (28, 56), (22, 56), (22, 50), (28, 50), (28, 38), (34, 38), (34, 50), (40, 50), (40, 56), (34, 56),
            (34, 62),
            (28, 62),
        ]
        XCTAssertEqual(coordinates, relative.flatMap { [$0.0 - 6, $0.1 - 16] })
    }

    // MARK: Pointers

    func testAPressOnTheControlFollowsUIControl() throws {
        let scene = try toggle()
        try scene.pointer(.down, 0, x: 25, y: 15)
        try scene.pointer(.move, 0, x: 119, y: 15)
        try scene.pointer(.move, 0, x: 121, y: 15)
        try scene.pointer(.move, 0, x: 200, y: 15)
        try scene.pointer(.move, 0, x: 25, y: 99)
        try scene.pointer(.up, 0, x: 25, y: 99)
        XCTAssertEqual(
            controlEvents(scene),
            [
                "down", "drag.inside", "drag.exit", "drag.outside", "drag.outside", "drag.enter", "drag.inside",
                "up.inside",
            ].map { "toggle." + $0 }
        )
        XCTAssertEqual(state(scene), "boy")
    }

    func testAReleaseOutsideAndACancelDoNotToggle() throws {
        let scene = try toggle()
        try scene.pointer(.down, 0, x: 25, y: 15)
        try scene.pointer(.up, 0, x: 25, y: 101)
        try scene.pointer(.down, 0, x: 25, y: 15)
        try scene.pointer(.cancel, 0, x: .nan, y: .nan)
        XCTAssertEqual(
            controlEvents(scene),
            ["toggle.down", "toggle.up.outside", "toggle.down", "toggle.cancel"]
        )
        XCTAssertEqual(state(scene), "girl")
    }

    func testATouchThatBeginsOutsideTheShapeIsNotTracked() throws {
        let scene = try toggle()
        // Inside the rectangle but outside its rounded corner.
        for (x, y) in [(1.0, 1.0), (49, 1), (1, 29), (-1, 15), (25, 30), (50, 15)] {
            try scene.pointer(.down, 3, x: x, y: y)
            try scene.pointer(.up, 3, x: 25, y: 15)
        }
        XCTAssertEqual(controlEvents(scene), [])
    }

    func testOneTouchAtATimeIsTracked() throws {
        let scene = try toggle()
        try scene.pointer(.down, 1, x: 25, y: 15)
        try scene.pointer(.down, 2, x: 25, y: 15)
        XCTAssertThrowsError(try scene.pointer(.down, 2, x: 25, y: 15)) {
            XCTAssertEqual(($0 as? AnimError)?.code, .state)
        }
        try scene.pointer(.up, 2, x: 25, y: 15)
        XCTAssertEqual(state(scene), "girl")
        try scene.pointer(.up, 1, x: 25, y: 15)
        XCTAssertEqual(state(scene), "boy")
        try scene.pointer(.move, 9, x: 25, y: 15)
        try scene.pointer(.up, 9, x: 25, y: 15)
        // The last one only hovers.
        XCTAssertEqual(controlEvents(scene), ["toggle.down", "toggle.up.inside", "toggle.hover.enter"])
    }

    func testTooManyPointersAreRefused() throws {
        let scene = try toggle()
        for pointer in 0..<Int32(Scene.largestPointerCount) { try scene.pointer(.down, pointer, x: 0, y: 0) }
        XCTAssertThrowsError(try scene.pointer(.down, 99, x: 0, y: 0)) {
            XCTAssertEqual(($0 as? AnimError)?.code, .limit)
        }
    }

    // MARK: Display

    func testNodesArePlacedTurnedAndScaledAboutTheirAnchor() throws {
        let text = """
            {"animcore": 1, "size": [9, 9], "properties": {"p": {"kind": "vector2", "value": [3, 4]}},
             "nodes": [{"kind": "group", "x": "p.x", "y": "p.y", "opacity": 0.5, "nodes": [
               {"kind": "rectangle", "frame": [0, 0, 2, 2], "rotation": 1.5707963267948966, "scale": 2,
                "anchor": [1, 1], "fill": "#FFF", "opacity": 0.5}]}]}
            """
        let list = try Scene.load(document: bytes(text)).display()
        XCTAssertEqual(list.commands.map(\.kind), [.layerBegin, .fill, .layerEnd])
        XCTAssertEqual(list.commands.map(\.opacity), [0.5, 0.5, 1])
        let command = list.commands[1]
        // (2, 1) is 1 right of the anchor: doubled and turned clockwise it is 2 below it, then moved by (3, 4).
        let point = command.transform.transform(x: 2, y: 1)
        XCTAssertEqual(point.x, 4, accuracy: 1e-12)
        XCTAssertEqual(point.y, 7, accuracy: 1e-12)
    }

    func testAShapeThatBecomesImpossibleIsNotDrawn() throws {
        let text = """
            {"animcore": 1, "size": [9, 9], "properties": {"w": {"kind": "scalar", "value": 4}},
             "nodes": [{"kind": "rectangle", "frame": [0, 0, "w", 2], "fill": "#FFF"},
                       {"kind": "ellipse", "frame": [0, 0, 1, 1], "fill": "#FFF"}]}
            """
        let scene = try Scene.load(document: bytes(text))
        XCTAssertEqual(scene.display().commands.count, 2)
        try scene.stage.setValue([-1], of: try XCTUnwrap(scene.stage.findProperty(name: bytes("w"))))
        XCTAssertEqual(scene.display().commands.map(\.node), [1])
    }

    func testAPropertyOfTheDocumentCannotBeRemoved() throws {
        let scene = try toggle()
        let property = try XCTUnwrap(scene.stage.findProperty(name: bytes("offset")))
        XCTAssertThrowsError(try scene.stage.removeProperty(property)) {
            XCTAssertEqual(($0 as? AnimError)?.code, .state)
        }
    }

    // MARK: Errors

    func testDocumentErrorsNameTheirPlace() throws {
        let cases: [(String, Int32, Int32, String)] = [
            ("{\"animcore\": 2}", 1, 14, "/animcore"),
            ("{\"animcore\": 1, \"nodes\": []}", 1, 1, ""),
            ("{\"animcore\": 1,\n \"size\": [1]}", 2, 10, "/size"),
            ("{\"animcore\": 1, \"size\": [1, 1],\n\"nodes\": [{\"kind\": \"elipse\"}]}", 2, 20, "/nodes/0/kind"),
            ("{\"animcore\": 1, \"size\": [1, 1], \"node\": 1}", 1, 33, "/node"),
            (
                "{\"animcore\": 1, \"size\": [1, 1], \"machine\": {\"states\": {\"a\": {\"on\": {\"e\": \"z\"}}}}}", 1,
                74,
                "/machine/states/a/on/e"
            ),
        ]
        for (text, line, column, pointer) in cases {
            XCTAssertThrowsError(try Scene.load(document: bytes(text)), text) { error in
                let place = (error as? AnimError)?.place
                XCTAssertEqual((error as? AnimError)?.code, .document, text)
                XCTAssertEqual(place?.line, line, text)
                XCTAssertEqual(place?.column, column, text)
                XCTAssertEqual(place?.pointer, pointer, text)
            }
        }
    }

    func testKeysThatBeginWithXAreTheAuthorsOwn() throws {
        let text = """
            {"animcore": 1, "size": [1, 1], "x-tool": {"a": [1]}, "properties": {"x-note": 3, "p": {"kind": "scalar",
             "value": 1, "x-unit": "pt"}}}
            """
        XCTAssertEqual(try Scene.load(document: bytes(text)).stage.propertyCount, 1)
    }

    func testTraceErrorsNameTheirLine() throws {
        let cases: [(String, Int32)] = [
            ("", 1), ("{\"trace\": 2}", 1),
            ("{\"trace\": 1}\n{\"at\": 1, \"send\": \"a\"}\n\n{\"at\": 0, \"send\": \"a\"}", 4),
            ("{\"trace\": 1}\n{\"at\": 1, \"pointer\": \"down\", \"x\": 1}", 2),
            ("{\"trace\": 1}\n{\"at\": 1, \"end\": true}\n{\"at\": 1, \"send\": \"a\"}", 3),
        ]
        for (text, line) in cases {
            XCTAssertThrowsError(try Trace(text: bytes(text)), text) {
                XCTAssertEqual(($0 as? AnimError)?.place?.line, line, text)
            }
        }
    }

    func testARefusedStepStopsThePlayWhereItStands() throws {
        let scene = try toggle()
        let trace = try Trace(
            text: bytes(
                "{\"trace\": 1}\n{\"at\": 0.5, \"send\": \"a\"}\n{\"at\": 1, \"input\": \"girl\", \"value\": true}"
            )
        )
        var next = 0
        XCTAssertThrowsError(try scene.play(trace, until: 2 * Flicks.perSecond, nextStep: &next)) {
            XCTAssertEqual(($0 as? AnimError)?.code, .notFound)
            XCTAssertEqual(($0 as? AnimError)?.place?.line, 3)
        }
        XCTAssertEqual(next, 1)
        XCTAssertEqual(scene.stage.hostTime, Flicks.perSecond)
    }
}
