// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimPaths
@testable import AnimScene

/// Pointers, keys and the focus: UIControl's tables, and what must hold whatever a host does.
final class InteractionTests: XCTestCase {
    private func scene(_ regions: String, _ more: String = "") throws -> Scene {
        try Scene.load(
            document: Array("{\"animcore\": 1, \"size\": [200, 200], \(more) \"regions\": [\(regions)]}".utf8)
        )
    }

    private func heard(_ scene: Scene) -> [String] {
        var names: [String] = []
        while let event = scene.stage.pollEvent() {
            if event.kind == .control { names.append(String(decoding: scene.stage.name(event.name), as: UTF8.self)) }
        }
        return names
    }

    /// Apple, UIControl.Event: touchDown, touchDragInside and touchDragOutside for each move, touchDragEnter and
    /// touchDragExit where the bounds are crossed, touchUpInside, touchUpOutside, touchCancel.
    func testAControlHearsWhatUIControlHears() throws {
        let table: [([(Scene.PointerAction, Double)], [String])] = [
            ([(.down, 10), (.up, 10)], ["down", "up.inside"]),
            ([(.down, 10), (.move, 11), (.up, 11)], ["down", "drag.inside", "up.inside"]),
            ([(.down, 10), (.up, 60)], ["down", "up.outside"]),
            ([(.down, 10), (.move, 60), (.up, 60)], ["down", "drag.exit", "drag.outside", "up.outside"]),
            (
                [(.down, 10), (.move, 60), (.move, 10), (.up, 10)],
                ["down", "drag.exit", "drag.outside", "drag.enter", "drag.inside", "up.inside"]
            ),
            ([(.down, 10), (.cancel, 0), (.move, 10), (.up, 10)], ["down", "cancel", "hover.enter"]),
            ([(.down, 60), (.move, 10), (.up, 10)], []),
        ]
        for (inputs, expected) in table {
            let scene = try scene("{\"name\": \"a\", \"shape\": {\"rectangle\": [0, 0, 50, 50]}}")
            for (action, x) in inputs { try scene.pointer(action, 0, x: x, y: 10) }
            XCTAssertEqual(heard(scene), expected.map { "a." + $0 })
        }
    }

    private static let everything = """
        "inputs": {"on": {"type": "boolean", "value": true}},
        "properties": {"x": {"kind": "scalar", "value": 0}},
        "machine": {"states": {"s": {"on": {
            "k.down": {"actions": [{"set": {"x": 100}, "motion": {"duration": 0.7, "curve": "ease"}}]},
            "k.up": {"actions": [{"set": {"x": "event.vx"}, "motion": {"spring": "bouncy"}}]},
            "k.drag": {"actions": [{"set": {"x": "event.dx + event.count"}, "motion": {"duration": 0.2}}]}
        }}}},
        "nodes": [
            {"kind": "group", "name": "g", "x": "x", "rotation": "x / 50", "nodes": [
                {"kind": "ellipse", "name": "e", "frame": [0, 0, 90, 60], "fill": "#F00", "z": "x"},
                {"kind": "rectangle", "name": "r", "frame": [30, 0, 50, 50], "fill": "#0F0", "visible": "x < 90",
                 "clip": {"ellipse": [30, 0, 50, 50]}}
            ]}
        ],
        """
    private static let everyRegion = """
        {"name": "k", "node": "e", "inset": -20, "focusable": true},
        {"name": "l", "node": "r", "capture": false, "enabled": "on"},
        {"name": "m", "shape": {"commands": [["move", 100, 100], ["line", 200, 100], ["line", 150, 200], ["close"]]},
         "capture": false, "focusable": true}
        """

    /// The same inputs at the same times, with the time between cut in different ways: the same bits.
    func testHowTimeIsCutDoesNotMatter() throws {
        for seed in 0..<20 {
            var hashes: [UInt64] = []
            var stories: [[String]] = []
            for cuts in [1, 7, 2] {
                var random = SplitMix(seed: UInt64(seed))
                var cutting = SplitMix(seed: UInt64(cuts))
                let scene = try scene(InteractionTests.everyRegion, InteractionTests.everything)
                for _ in 0..<80 {
                    let x = 200 * random.uniform(0, 1)
                    let y = 200 * random.uniform(0, 1)
                    let pointer = Int32(random.next() % 3)
                    switch random.next() % 8 {
                    case 0: try? scene.pointer(.down, pointer, x: x, y: y)
                    case 1: try scene.pointer(.up, pointer, x: x, y: y)
                    case 2: try scene.setBoolean(x < 150, ofInput: Array("on".utf8))
                    case 3: scene.key(y < 100 ? .press : .down, x < 80 ? .tab : x < 150 ? .space : .enter)
                    case 4: try scene.pointer(x < 100 ? .cancel : .leave, pointer, x: 0, y: 0)
                    default: try scene.pointer(.move, pointer, x: x, y: y)
                    }
                    var left = Int64(random.next() % 30) * (Flicks.perSecond / 100)
                    while left > 0 {
                        let part = cuts == 1 ? left : min(left, 1 + Int64(cutting.next() % UInt64(left)))
                        try scene.advance(flicks: part)
                        left -= part
                        // Who looks changes nothing.
                        if cuts == 2 { _ = scene.display() }
                    }
                }
                hashes.append(scene.stateHash())
                stories.append(heard(scene))
            }
            XCTAssertGreaterThan(stories[0].count, 10)
            XCTAssertEqual(stories[0], stories[1])
            XCTAssertEqual(stories[0], stories[2])
            XCTAssertEqual(Set(hashes).count, 1)
        }
    }

    /// All that determines the future is in the hash.
    func testTheHashKnowsPointersKeysAndFocus() throws {
        let changes: [(Scene) throws -> Void] = [
            { _ in },
            { try $0.pointer(.down, 0, x: 150, y: 110) },
            { try $0.pointer(.down, 1, x: 150, y: 110) },
            { try $0.pointer(.move, 0, x: 150, y: 110) },
            { try $0.pointer(.move, 0, x: 150, y: 111) },
            { $0.key(.press, .tab) },
            {
                $0.key(.press, .tab)
                $0.key(.down, .space)
            },
            {
                try $0.pointer(.down, 0, x: 150, y: 110)
                try $0.capture(pointer: 0, region: 2)
            },
            {
                try $0.pointer(.down, 0, x: 150, y: 110)
                try $0.pointer(.up, 0, x: 150, y: 110)
            },
        ]
        var hashes: Set<UInt64> = []
        for change in changes {
            let scene = try scene(InteractionTests.everyRegion, InteractionTests.everything)
            try change(scene)
            hashes.insert(scene.stateHash())
        }
        XCTAssertEqual(hashes.count, changes.count)
    }

    func testManyPointerEventsNeedNoMoreMemoryThanAFew() throws {
        let scene = try scene(InteractionTests.everyRegion, InteractionTests.everything)
        for index in 0..<100_000 {
            let x = Double(index % 199)
            let action: Scene.PointerAction = index % 50 == 0 ? .down : index % 50 == 49 ? .up : .move
            try? scene.pointer(action, Int32(index / 1000 % 40), x: x, y: 110)
        }
        XCTAssertLessThanOrEqual(scene.interaction.pointers.count, Scene.largestPointerCount)
        XCTAssertLessThanOrEqual(scene.stage.eventCount, 65_537)
    }

    func testHostilePoints() throws {
        let scene = try scene(InteractionTests.everyRegion, InteractionTests.everything)
        let numbers = [0, -1e150, 1e150, Double.leastNonzeroMagnitude, 1e140, -1e308, .greatestFiniteMagnitude]
        for x in numbers {
            for y in numbers {
                _ = scene.hitTest(x: x, y: y)
                _ = scene.hitRegion(x: x, y: y)
                guard x.magnitude <= 1e150, y.magnitude <= 1e150 else {
                    XCTAssertThrowsError(try scene.pointer(.move, 0, x: x, y: y)) {
                        XCTAssertEqual(($0 as? AnimError)?.code, .limit)
                    }
                    continue
                }
                try scene.pointer(.move, 0, x: x, y: y)
                try scene.pointer(.down, 0, x: 150, y: 110)
                try scene.pointer(.move, 0, x: x, y: y)
                try scene.pointer(.up, 0, x: -x, y: -y)
            }
        }
        for number in [Double.nan, .infinity] {
            XCTAssertThrowsError(try scene.pointer(.move, 0, x: number, y: 0))
            XCTAssertThrowsError(try scene.pointer(.down, 0, x: 0, y: number))
        }
    }

    /// Distances from lines, from a quarter of a circle (as a cubic, within 2.8e-4 of the radius) and from a parabola:
    /// the nearest point of y = x² to (0, 1) is at x² = 1/2, √3/2 away.
    func testDistances() throws {
        var lines = Path()
        try lines.move(x: 0, y: 0)
        try lines.line(x: 10, y: 0)
        try lines.line(x: 10, y: 10)
        XCTAssertEqual(lines.distance(x: 4, y: -3), 3)
        XCTAssertEqual(lines.distance(x: -3, y: 4), 5)
        XCTAssertEqual(lines.distance(x: 13, y: 14), 5)
        XCTAssertEqual(lines.distance(x: 4, y: 5), 5)
        var circle = Path()
        try circle.addEllipse(x: -10, y: -10, width: 20, height: 20)
        for step in 0..<100 {
            let (sin, cos) = Math.sincos(Double(step) / 10)
            XCTAssertEqual(circle.distance(x: 7 * cos, y: 7 * sin), 3, accuracy: 2.8e-3)
            XCTAssertEqual(circle.distance(x: 25 * cos, y: 25 * sin), 15, accuracy: 2.8e-3)
        }
        var parabola = Path()
        try parabola.move(x: -2, y: 4)
        try parabola.quadratic(cx: 0, cy: -4, x: 2, y: 4)
        XCTAssertEqual(parabola.distance(x: 0, y: 1), 0.75.squareRoot(), accuracy: 1e-9)
        XCTAssertEqual(parabola.distance(x: 0, y: -5), 5, accuracy: 1e-9)
        XCTAssertEqual(Path().distance(x: 0, y: 0), .infinity)
        XCTAssertEqual(lines.distance(x: .nan, y: 0), .infinity)
    }

    func testWhatRegionsAndAccessibilityRefuse() throws {
        let refusals: [(String, String)] = [
            ("{\"name\": \"a\"}", "the key 'shape' is missing"),
            ("{\"name\": \"a\", \"node\": \"x\"}", "no node 'x'"),
            ("{\"name\": \"a\", \"node\": \"g\"}", "no outline of its own"),
            ("{\"name\": \"a\", \"node\": \"two\"}", "several nodes"),
            ("{\"name\": \"a\", \"shape\": {\"ellipse\": [0, 0, 0, 1]}}", "above 0"),
            ("{\"name\": \"a\", \"node\": \"e\", \"enabled\": \"nobody\"}", "nobody"),
            ("{\"name\": \"a\", \"node\": \"e\", \"activation\": \"double\"}", "none of the choices"),
            ("{\"name\": \"a\", \"node\": \"e\", \"capture\": 1}", "must be true or false"),
            ("{\"name\": \"a\", \"node\": \"e\"}, {\"name\": \"a\", \"node\": \"e\"}", "another region has this name"),
        ]
        let nodes = """
            "nodes": [
                {"kind": "group", "name": "g", "nodes": [{"kind": "ellipse", "name": "e", "frame": [0, 0, 1, 1]}]},
                {"kind": "ellipse", "name": "two", "frame": [0, 0, 1, 1]},
                {"kind": "ellipse", "name": "two", "frame": [0, 0, 1, 1]}
            ],
            """
        for (region, message) in refusals {
            XCTAssertThrowsError(try scene(region, nodes), region) {
                let said = String(decoding: ($0 as? AnimError)?.text.utf8 ?? [], as: UTF8.self)
                XCTAssertTrue(said.contains(message), said)
            }
        }
        for (accessibility, message) in [
            ("{\"role\": \"knob\"}", "none of the choices"), ("{\"region\": \"b\"}", "no region 'b'"),
            ("{\"label\": 3}", "must be a text"), ("{\"checked\": \"nobody\"}", "nobody"), ("[]", "must be an object"),
        ] {
            let node =
                "\"nodes\": [{\"kind\": \"ellipse\", \"frame\": [0, 0, 1, 1], \"accessibility\": \(accessibility)}],"
            XCTAssertThrowsError(try scene("", node), accessibility) {
                let said = String(decoding: ($0 as? AnimError)?.text.utf8 ?? [], as: UTF8.self)
                XCTAssertTrue(said.contains(message), said)
            }
        }
    }
}
