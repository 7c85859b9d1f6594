// SPDX-License-Identifier: MIT
import AnimPaths
import XCTest

@testable import AnimMotion
@testable import AnimScene

final class DisplayListTests: XCTestCase {
    private func load(_ rest: String) throws -> Scene {
        try Scene.load(document: Array("{\"animcore\": 1, \"size\": [100, 100], \(rest)}".utf8))
    }

    private func set(_ scene: Scene, _ name: String, _ value: [Double]) throws {
        try scene.stage.setValue(value, of: try XCTUnwrap(scene.stage.findProperty(name: Array(name.utf8))))
    }

    private func kinds(_ scene: Scene) -> [DrawCommand.Kind] { scene.display().commands.map(\.kind) }

    /// All that a list shows, as text: everything but the revisions.
    private func description(_ list: DisplayList) -> String {
        var text = ""
        for var command in list.commands {
            command.revision = 0
            withUnsafeBytes(of: &command) { text += $0.map { String($0, radix: 16) }.joined(separator: ".") + "\n" }
        }
        text += list.verbs.map { String($0.rawValue) }.joined()
        text += list.coordinates.map { String($0.bitPattern, radix: 16) }.joined(separator: " ")
        text += list.dashes.map { String($0.bitPattern, radix: 16) }.joined(separator: " ")
        for stop in list.stops { text += "\(stop)" }
        return text + list.text.map { String($0) }.joined(separator: " ")
    }

    // MARK: Records

    /// The sizes and offsets of `anim_draw_command` and what it has inside.
    func testACommandTakes240Bytes() {
        XCTAssertEqual(MemoryLayout<DrawCommand>.size, 240)
        XCTAssertEqual(MemoryLayout<DrawCommand>.stride, 240)
        XCTAssertEqual(MemoryLayout<DrawCommand>.offset(of: \.transform), 8)
        XCTAssertEqual(MemoryLayout<DrawCommand>.offset(of: \.revision), 96)
        XCTAssertEqual(MemoryLayout<DrawContent>.size, 136)
        XCTAssertEqual(MemoryLayout<DrawPaint>.size, 80)
        XCTAssertEqual(MemoryLayout<DrawPaint>.offset(of: \.color), DrawPaint.colorOffset)
        XCTAssertEqual(MemoryLayout<DrawFill>.size, 104)
        XCTAssertEqual(MemoryLayout<DrawStroke>.size, 136)
        XCTAssertEqual(MemoryLayout<DrawText>.size, 136)
        XCTAssertEqual(MemoryLayout<DrawImage>.size, 48)
        XCTAssertEqual(MemoryLayout<DrawLayer>.size, 64)
        XCTAssertEqual(MemoryLayout<DrawClip>.size, 24)
        XCTAssertEqual(MemoryLayout<GradientStop>.stride, 40)
    }

    // MARK: What is drawn

    func testGroupsWithOpacityClipBlendAndShadowAreBalanced() throws {
        let scene = try load(
            """
            "nodes": [{"kind": "group", "opacity": 0.5, "clip": {"ellipse": [0, 0, 50, 50]}, "blend": "multiply",
              "shadow": {"color": "#00000080", "x": 2, "y": 4, "blur": 6}, "nodes": [
                {"kind": "rectangle", "frame": [0, 0, 10, 10], "fill": "#F00"}]},
              {"kind": "group", "nodes": [{"kind": "rectangle", "frame": [0, 0, 10, 10], "fill": "#F00"}]}]
            """
        )
        XCTAssertEqual(kinds(scene), [.layerBegin, .clipBegin, .fill, .clipEnd, .layerEnd, .fill])
        let list = scene.display()
        let layer = list.commands[0]
        XCTAssertEqual(layer.opacity, 0.5)
        XCTAssertEqual(layer.layer.blend, 1)
        XCTAssertTrue(layer.layer.hasShadow)
        XCTAssertEqual([layer.layer.shadowX, layer.layer.shadowY, layer.layer.shadowBlur], [2, 4, 6])
        XCTAssertEqual(layer.layer.shadowColor, Color(red: 0, green: 0, blue: 0, opacity: 128.0 / 255))
        XCTAssertEqual(list.commands[2].opacity, 1)
        // The shadow reaches three standard deviations, 1.5 blurs, around the square moved by (2, 4): −7…21, −5…23.
        XCTAssertEqual(layer.bounds, SceneBounds(minX: -7, minY: -5, maxX: 21, maxY: 23))
        XCTAssertEqual(list.commands[2].bounds, SceneBounds(minX: 0, minY: 0, maxX: 10, maxY: 10))
    }

    func testSiblingsAreDrawnInTheOrderOfZAndThenOfTheText() throws {
        let scene = try load(
            """
            "properties": {"z": {"kind": "scalar", "value": 0}}, "nodes": [
              {"kind": "rectangle", "frame": [0, 0, 1, 1], "fill": "#F00", "z": 2},
              {"kind": "rectangle", "frame": [1, 0, 1, 1], "fill": "#F00", "z": "-1 * z"},
              {"kind": "rectangle", "frame": [2, 0, 1, 1], "fill": "#F00", "z": "z"},
              {"kind": "rectangle", "frame": [3, 0, 1, 1], "fill": "#F00"}]
            """
        )
        XCTAssertEqual(scene.display().commands.map(\.node), [1, 2, 3, 0])
        let before = scene.displayRevision()
        try set(scene, "z", [3])
        XCTAssertEqual(scene.display().commands.map(\.node), [1, 3, 0, 2])
        XCTAssertEqual(scene.displayRevision(), before + 1)
        // Node 2 came to the front, node 1 kept its place but changed its z: what is in front may differ where they are.
        XCTAssertEqual(try scene.displayDamage(since: before), SceneBounds(minX: 1, minY: 0, maxX: 3, maxY: 1))
        try set(scene, "z", [3])
        XCTAssertEqual(scene.displayRevision(), before + 1)
    }

    func testPassingASiblingOfWhichNothingIsSeenChangesNothing() throws {
        let scene = try load(
            """
            "properties": {"z": {"kind": "scalar", "value": 0}}, "inputs": {"on": {"type": "boolean"}}, "nodes": [
              {"kind": "rectangle", "frame": [0, 0, 1, 1], "fill": "#F00", "z": "z"},
              {"kind": "group", "z": 1, "nodes": [
                {"kind": "rectangle", "frame": [1, 0, 1, 1], "fill": "#F00", "visible": "on"}]},
              {"kind": "rectangle", "frame": [2, 0, 1, 1], "fill": "#F00", "z": 3}]
            """
        )
        XCTAssertEqual(scene.display().commands.map(\.node), [0, 3])
        let before = scene.displayRevision()
        // Behind the empty group, in front of it, and back.
        for z in [2.0, 0, 2] {
            try set(scene, "z", [z])
            XCTAssertEqual(scene.display().commands.map(\.node), [0, 3])
            XCTAssertEqual(scene.displayRevision(), before)
        }
        // What comes to be seen is in its new place, and only it is news.
        try scene.setBoolean(true, ofInput: Array("on".utf8))
        XCTAssertEqual(scene.display().commands.map(\.node), [2, 0, 3])
        XCTAssertEqual(try scene.displayDamage(since: before), SceneBounds(minX: 1, minY: 0, maxX: 2, maxY: 1))
        // Now it is passed by.
        let shown = scene.displayRevision()
        try set(scene, "z", [0])
        XCTAssertEqual(scene.display().commands.map(\.node), [0, 2, 3])
        XCTAssertEqual(scene.displayRevision(), shown + 1)
        XCTAssertEqual(try scene.displayDamage(since: shown), SceneBounds(minX: 0, minY: 0, maxX: 1, maxY: 1))
    }

    func testWhatIsInvisibleIsNotDrawnNorAnythingInIt() throws {
        let scene = try load(
            """
            "inputs": {"on": {"type": "boolean"}}, "nodes": [
              {"kind": "group", "visible": "!on", "nodes": [{"kind": "ellipse", "frame": [5, 5, 10, 10], "fill": "#F00"}]},
              {"kind": "rectangle", "visible": false, "frame": [0, 0, 1, 1], "fill": "#F00"}]
            """
        )
        XCTAssertEqual(scene.display().commands.count, 1)
        let before = scene.displayRevision()
        try scene.setBoolean(true, ofInput: Array("on".utf8))
        XCTAssertEqual(scene.display().commands.count, 0)
        XCTAssertEqual(try scene.displayDamage(since: before), SceneBounds(minX: 5, minY: 5, maxX: 15, maxY: 15))
        XCTAssertTrue(try scene.displayDamage(since: scene.displayRevision()).isEmpty)
        XCTAssertEqual(try scene.displayDamage(since: 0), SceneBounds(minX: 0, minY: 0, maxX: 100, maxY: 100))
        XCTAssertThrowsError(try scene.displayDamage(since: 99))
    }

    func testATransformComesBeforeMoveTurnAndScale() throws {
        let scene = try load(
            """
            "nodes": [{"kind": "rectangle", "frame": [0, 0, 1, 1], "fill": "#F00", "x": 10, "scale": "1 + 1",
              "transform": [1, 0, 0, 1, 3, 4]}]
            """
        )
        let point = scene.display().commands[0].transform.transform(x: 0, y: 0)
        // (0, 0) → (3, 4) → doubled → moved.
        XCTAssertEqual(point.x, 16)
        XCTAssertEqual(point.y, 8)
    }

    func testRadiiThatOverlapShrinkByOneFactor() throws {
        // CSS: f = min(100/(80+40), 100/(40+40), …): the upper side's sum of 120 over 100 decides; f = 5/6.
        let scene = try load(
            """
            "nodes": [{"kind": "rectangle", "frame": [0, 0, 100, 100], "radius": [80, 40, 40, 0], "fill": "#F00"}]
            """
        )
        let list = scene.display()
        XCTAssertEqual(list.coordinates[0], 80 * 5 / 6.0, accuracy: 1e-12)
        XCTAssertEqual(list.coordinates[2], 100 - 40 * 5 / 6.0, accuracy: 1e-12)
        XCTAssertEqual(list.verbs.filter { $0 == .cubic }.count, 3)
    }

    func testAMorphAndAPathPropertyMove() throws {
        let scene = try load(
            """
            "properties": {"p": {"kind": "scalar", "value": 0.25},
              "outline": {"kind": "path", "value": [["move", 0, 0], ["line", 4, 8], ["close"]]}},
            "machine": {"states": {"a": {"on": {"go": {"target": "b", "actions": [
              {"set": {"outline": [["move", 1, 1], ["line", 2, 2], ["close"]]}}]}}}, "b": {}}},
            "nodes": [
              {"kind": "morph", "from": [["move", 0, 0], ["line", 10, 0]], "to": [["move", 4, 4], ["line", 10, 8]],
               "progress": "p", "stroke": {"paint": "#F00", "width": 1}},
              {"kind": "path", "property": "outline", "fill": "#F00"},
              {"kind": "path", "commands": [["move", "10 * p", 0], ["line", 5, 5]], "fill": "#F00"}]
            """
        )
        XCTAssertEqual(scene.display().coordinates, [1, 1, 10, 2, 0, 0, 4, 8, 2.5, 0, 5, 5])
        try set(scene, "p", [0.5])
        try scene.send(Array("go".utf8))
        XCTAssertEqual(scene.display().coordinates, [2, 2, 10, 4, 1, 1, 2, 2, 5, 0, 5, 5])
    }

    func testDashesTextsImagesAndLiveStops() throws {
        let scene = try load(
            """
            "inputs": {"title": {"type": "string", "value": "a"}, "n": {"type": "number", "value": 2}},
            "nodes": [
              {"kind": "ellipse", "frame": [0, 0, 9, 9], "stroke": {"paint": "#F00", "width": 1, "dash": ["n", 3, 1],
                "dashOffset": "n / 2"}},
              {"kind": "text", "text": {"input": "title"}, "position": [10, 20], "font": "Inter", "align": "center",
               "fill": {"angular": {"center": [1, 2], "angle": 3, "stops": [["n", "#000"], [0, "#FFF"], [1, "#F00"]]}}},
              {"kind": "text", "text": {"number": "n * 1.5", "decimals": 2}, "position": [0, 0], "fill": "#000"},
              {"kind": "image", "image": "cat", "frame": [1, 2, 3, 4], "fit": "cover"}]
            """
        )
        var list = scene.display()
        XCTAssertEqual(list.commands.map(\.kind), [.stroke, .text, .text, .image])
        XCTAssertEqual(Array(list.dashes[list.commands[0].stroke.dashes.indices]), [2, 3, 1, 2, 3, 1])
        XCTAssertEqual(list.commands[0].stroke.dashOffset, 1)
        XCTAssertEqual(String(decoding: list.text, as: UTF8.self), "aInter3.00cat")
        let text = list.commands[1].text
        XCTAssertEqual([text.x, text.y, text.size, text.weight], [10, 20, 17, 400])
        XCTAssertEqual(String(decoding: list.text[text.font.indices], as: UTF8.self), "Inter")
        // Made 0…1 and non-decreasing.
        XCTAssertEqual(list.stops.map(\.offset), [1, 1, 1])
        try scene.setNumber(0.5, ofInput: Array("n".utf8))
        try scene.setString(Array("b".utf8), ofInput: Array("title".utf8))
        list = scene.display()
        XCTAssertEqual(String(decoding: list.text, as: UTF8.self), "bInter0.75cat")
        XCTAssertEqual(list.stops.map(\.offset), [0.5, 0.5, 1])
        try scene.setString(Array("longer".utf8), ofInput: Array("title".utf8))
        list = scene.display()
        XCTAssertEqual(String(decoding: list.text, as: UTF8.self), "longerInter0.75cat")
        XCTAssertEqual(String(decoding: list.text[list.commands[3].image.name.indices], as: UTF8.self), "cat")
    }

    // MARK: Incremental

    /// A document of everything, some of it hidden, stacked and nested at random; its numbers are of ten properties.
    private func randomDocument(_ random: inout SplitMix) -> String {
        func number(_ range: ClosedRange<Double>) -> String {
            let property = Int(random.next() % 10)
            switch random.next() % 4 {
            case 0: return "\"p\(property)\""
            case 1: return "\"p\(property) * \(range.upperBound) - p\((property + 1) % 10)\""
            default:
                return
                    "\(Int(range.lowerBound + Double(random.next() % 100) / 100 * (range.upperBound - range.lowerBound)))"
            }
        }
        func shape() -> String {
            "[\(number(0...50)), \(number(0...50)), \(number(5...40)), \(number(5...40))]"
        }
        func node(_ depth: Int) -> String {
            var keys = "\"x\": \(number(0...20)), \"rotation\": \(number(0...2))"
            if random.next() % 3 == 0 { keys += ", \"scale\": \(number(0...2)), \"anchor\": [\(number(0...9)), 3]" }
            if random.next() % 3 == 0 { keys += ", \"z\": \(number(-2...2))" }
            if random.next() % 4 == 0 { keys += ", \"visible\": \(number(0...2))" }
            if random.next() % 4 == 0 { keys += ", \"opacity\": \"p\(random.next() % 10)\"" }
            if random.next() % 5 == 0 { keys += ", \"clip\": {\"ellipse\": \(shape())}" }
            if random.next() % 6 == 0 { keys += ", \"blend\": \"screen\"" }
            if random.next() % 6 == 0 {
                keys += ", \"shadow\": {\"color\": \"#000\", \"x\": \(number(0...9)), \"blur\": 3}"
            }
            if depth < 4, random.next() % 3 == 0 {
                let children = (0..<Int(random.next() % 5)).map { _ in node(depth + 1) }
                return "{\"kind\": \"group\", \(keys), \"nodes\": [\(children.joined(separator: ", "))]}"
            }
            let paint =
                random.next() % 3 == 0
                ? "{\"radial\": {\"center\": [0, 0], \"radius\": \(number(1...9)), \"stops\": [[0, \"#F00\"], [\"p1\", \"#00F\"]]}}"
                : "[\(number(0...1)), 0, 1, 1]"
            if random.next() % 6 == 0 {
                return
                    "{\"kind\": \"text\", \(keys), \"text\": {\"number\": \"p2\", \"decimals\": 1}, \"position\": [0, \(number(0...9))], \"fill\": \(paint)}"
            }
            keys += ", \"fill\": \(paint)"
            if random.next() % 3 == 0 {
                keys +=
                    ", \"stroke\": {\"paint\": \"#0F0\", \"width\": \(number(1...5)), \"dash\": [1, \(number(1...4))]}"
            }
            if random.next() % 5 == 0 { keys += ", \"trim\": {\"start\": \"p3\", \"end\": 0.8, \"offset\": \"p4\"}" }
            let kind = ["ellipse", "rectangle", "symbol"][Int(random.next() % 3)]
            if kind == "rectangle" { keys += ", \"radius\": \(number(0...9))" }
            if kind == "symbol" { keys += ", \"strokeWidth\": 0.5, \"arrowness\": \(number(0...1))" }
            return "{\"kind\": \"\(kind)\", \(keys), \"frame\": \(shape())}"
        }
        let properties = (0..<10).map { "\"p\($0)\": {\"kind\": \"scalar\", \"value\": 1}" }.joined(separator: ", ")
        let nodes = (0..<12).map { _ in node(0) }.joined(separator: ", ")
        return "\"properties\": {\(properties)}, \"nodes\": [\(nodes)]"
    }

    /// Scenes of the same document and history: one shown after each step, the other at the end only.
    func testUpdatesLeadToTheBitsOfAListMadeAnew() throws {
        var random = SplitMix(seed: 17)
        var needless = 0
        let documents = Thoroughness.count(60)
        for _ in 0..<documents {
            let document = randomDocument(&random)
            let shown = try load(document)
            let hidden = try load(document)
            var last = shown.display()
            var revision = shown.displayRevision()
            for _ in 0..<25 {
                let name = "p\(random.next() % 10)"
                let value = [-1.0, 0, 0.25, 0.5, 1, 2, 1e150, 7][Int(random.next() % 8)]
                try set(shown, name, [value])
                try set(hidden, name, [value])
                let list = shown.display()
                let isSame = description(list) == description(last)
                if shown.displayRevision() == revision {
                    XCTAssertTrue(isSame)
                } else if isSame {
                    // Siblings changed places of which one shows nothing.
                    needless += 1
                }
                XCTAssertTrue(list.commands.allSatisfy { $0.revision <= shown.displayRevision() && $0.revision > 0 })
                // What has an older revision is as it was.
                let kept = list.commands.filter { $0.revision <= revision }
                let damage = try shown.displayDamage(since: revision).grown(x: 1e-9, y: 1e-9)
                for command in list.commands where command.revision > revision {
                    let box = command.bounds.intersection(SceneBounds(minX: 0, minY: 0, maxX: 100, maxY: 100))
                    if box.isEmpty { continue }
                    XCTAssertEqual(damage.intersection(box), box)
                }
                XCTAssertLessThanOrEqual(kept.count, list.commands.count)
                last = list
                revision = shown.displayRevision()
            }
            XCTAssertEqual(description(shown.display()), description(hidden.display()))
            shown.drawing.invalidate()
            let before = shown.displayRevision()
            XCTAssertEqual(description(shown.display()), description(last))
            XCTAssertEqual(shown.displayRevision(), before, "all is as it was")
        }
        XCTAssertLessThan(needless, Int(documents / 4), "of \(25 * documents) steps")
    }

    /// What a list shows at a point, from the back to the front: the last of it.
    private func topmost(_ list: DisplayList, _ x: Double, _ y: Double) -> Int32 {
        func shows(_ command: DrawCommand) -> Bool {
            let bounds = command.bounds
            guard x >= bounds.minX, x <= bounds.maxX, y >= bounds.minY, y <= bounds.maxY, command.opacity > 0,
                let point = command.transform.inverted()?.transform(x: x, y: y), point.x.isFinite, point.y.isFinite
            else { return false }
            switch command.kind {
            case .layerBegin: return true
            case .text:
                // 0.6 sizes for each of the three characters, from 0.9 sizes above the baseline to 0.3 below it.
                let text = command.text
                let characters = Double(text.text.count)
                return point.x >= text.x && point.x < text.x + 0.6 * text.size * characters
                    && point.y >= text.y - 0.9 * text.size && point.y < text.y + 0.3 * text.size
            case .stroke:
                // The outline, where hits are found without any.
                var style = StrokeStyle()
                style.width = command.stroke.width
                style.cap = StrokeStyle.Cap(rawValue: command.stroke.cap.rawValue) ?? .butt
                style.join = StrokeStyle.Join(rawValue: command.stroke.join.rawValue) ?? .miter
                style.miterLimit = command.stroke.miterLimit
                style.dashes = Array(list.dashes[command.stroke.dashes.indices])
                style.dashOffset = command.stroke.dashOffset
                let outline = try? list.path(of: command).stroked(style, tolerance: 1e-7)
                return outline?.contains(x: point.x, y: point.y) ?? false
            default: return list.path(of: command).contains(x: point.x, y: point.y)
            }
        }
        var found: Int32 = -1
        var depth = 0
        for command in list.commands {
            switch command.kind {
            case .layerEnd, .clipEnd: depth -= depth > 0 ? 1 : 0
            case .layerBegin, .clipBegin: depth += depth > 0 || !shows(command) ? 1 : 0
            default: if depth == 0, shows(command) { found = command.node }
            }
        }
        return found
    }

    func testTheTopmostNodeIsTheLastThatShows() throws {
        var random = SplitMix(seed: 23)
        var (hits, misses) = (0, 0)
        let documents = Thoroughness.isLong ? 80 : 20
        for _ in 0..<documents {
            let scene = try load(randomDocument(&random))
            for _ in 0..<5 {
                try set(scene, "p\(random.next() % 10)", [[0, 0.25, 0.5, 1, 2][Int(random.next() % 5)]])
                let list = scene.display()
                for _ in 0..<40 {
                    let x = Double(random.next() % 1100) / 10 + 0.037
                    let y = Double(random.next() % 1100) / 10 + 0.071
                    let found = scene.hitTest(x: x, y: y)
                    XCTAssertEqual(found, topmost(list, x, y))
                    if found >= 0 { hits += 1 } else { misses += 1 }
                }
            }
        }
        // Of 200 of each.
        XCTAssertGreaterThan(hits, 13 * documents)
        XCTAssertGreaterThan(misses, 13 * documents)
    }

    func testOnlyWhatMovesHasANewRevision() throws {
        let nodes = (0..<100).map {
            "{\"kind\": \"rectangle\", \"frame\": [\"p\($0)\", \($0), 1, 1], \"fill\": \"#F00\"}"
        }
        let properties = (0..<100).map { "\"p\($0)\": {\"kind\": \"scalar\", \"value\": 1}" }
        let scene = try load(
            "\"properties\": {\(properties.joined(separator: ","))}, \"nodes\": [\(nodes.joined(separator: ","))]"
        )
        XCTAssertEqual(Set(scene.display().commands.map(\.revision)), [1])
        try set(scene, "p40", [5])
        try set(scene, "p50", [5])
        let changed = scene.display().commands.filter { $0.revision == 2 }
        XCTAssertEqual(changed.map(\.node), [40, 50])
        XCTAssertEqual(try scene.displayDamage(since: 1), SceneBounds(minX: 1, minY: 40, maxX: 6, maxY: 51))
    }

    func testAMovedGroupMovesWhatIsInIt() throws {
        let scene = try load(
            """
            "properties": {"x": {"kind": "scalar", "value": 0}}, "nodes": [
              {"kind": "group", "x": "x", "nodes": [{"kind": "group", "nodes": [
                {"kind": "rectangle", "frame": [0, 0, 1, 1], "fill": "#F00"}]}]},
              {"kind": "rectangle", "frame": [0, 0, 1, 1], "fill": "#F00"}]
            """
        )
        _ = scene.display()
        try set(scene, "x", [30])
        let list = scene.display()
        XCTAssertEqual(list.commands.map(\.transform.tx), [30, 0])
        XCTAssertEqual(list.commands.map(\.revision), [2, 1])
    }

    // MARK: Hostile

    func testExpressionsWithoutAResultAndHugeNumbersDoNoHarm() throws {
        let scene = try load(
            """
            "properties": {"x": {"kind": "scalar", "value": 0}}, "nodes": [
              {"kind": "group", "scale": "1 / x", "rotation": "sqrt(-1 - x)", "nodes": [
                {"kind": "rectangle", "frame": ["x", "x", "x", "x"], "radius": ["x", 0, "-x", 1], "fill": "#F00",
                 "stroke": {"paint": "#F00", "width": "x", "dash": ["x", "-x"], "trim": {"start": "x", "offset": "x"}}},
                {"kind": "ellipse", "frame": ["x", "x", 1e150, 1e150], "scale": "x", "fill": "#F00", "trim": {"end": 0.5}},
                {"kind": "text", "text": {"number": "1 / x", "decimals": 15}, "position": ["x", 0], "fontSize": "x",
                 "fill": "#F00"},
                {"kind": "image", "image": "", "frame": [0, 0, "x", 1]}]}]
            """
        )
        for value in [0, -1, 1, 1e150, -1e150, 1e-310, 0.5] {
            try set(scene, "x", [value])
            for command in scene.display().commands {
                let bounds = command.bounds
                XCTAssertTrue(bounds.isEmpty || (bounds.maxX - bounds.minX).isFinite)
                XCTAssertTrue(command.transform.isFinite)
            }
            var bytes: [UInt8] = []
            scene.appendSVG(to: &bytes)
            XCTAssertNotNil(String(validatingUTF8: bytes.map { CChar(bitPattern: $0) } + [0]))
        }
    }

    func testManySiblingsInReverseOrderAreSortedQuickly() throws {
        let nodes = (0..<20_000).map {
            "{\"kind\": \"rectangle\", \"frame\": [0, 0, 1, 1], \"fill\": \"#F00\", \"z\": \(-$0)}"
        }
        let scene = try load("\"nodes\": [\(nodes.joined(separator: ","))]")
        XCTAssertEqual(scene.display().commands.map(\.node), (0..<20_000).reversed().map(Int32.init))
    }

    func testDeepGroupsAreDrawn() throws {
        var text = "{\"kind\": \"rectangle\", \"frame\": [0, 0, 1, 1], \"fill\": \"#F00\"}"
        for _ in 0..<60 { text = "{\"kind\": \"group\", \"opacity\": 0.9, \"x\": 1, \"nodes\": [\(text)]}" }
        let scene = try load("\"nodes\": [\(text)]")
        let list = scene.display()
        XCTAssertEqual(list.commands.count, 121)
        XCTAssertEqual(list.commands[0].bounds, SceneBounds(minX: 60, minY: 0, maxX: 61, maxY: 1))
    }
}
