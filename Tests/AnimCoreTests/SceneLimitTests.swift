// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMachine
@testable import AnimMath
@testable import AnimPaths
@testable import AnimScene

/// Small documents that ask for a lot: what they cost is bounded.
final class SceneLimitTests: XCTestCase {
    private func load(_ text: String) throws -> Scene {
        try Scene.load(document: Array("{\"animcore\": 1, \(text)}".utf8))
    }

    private func unsettled(_ scene: Scene) -> Int {
        var count = 0
        while let event = scene.stage.pollEvent() { if event.kind == .unsettled { count += 1 } }
        return count
    }

    /// 4000 delays that end at once, a thousand microsteps after each of them, every millisecond.
    func testDelaysCannotMultiplyMicrosteps() throws {
        let sends = [String](repeating: "{\"send\": \"x\", \"delay\": 0.001}", count: 4000).joined(separator: ", ")
        let text = """
            "inputs": {"n": {"type": "number"}, "x": {"type": "number"}},
            "machine": {"states": {"a": {"entry": [\(sends)], "on": {
                "x": {"actions": [{"increment": {"x": 1}}, {"send": "x", "delay": 0.001}, {"raise": "y"}]},
                "y": {"actions": [{"increment": {"n": 1}}, {"raise": "y"}]}}}}}
            """
        var hashes: [UInt64] = []
        for cuts in [1, 7] {
            let scene = try load(text)
            for _ in 0..<cuts { try scene.advance(flicks: Flicks.perSecond / 100 / Int64(cuts)) }
            try scene.advance(flicks: Flicks.perSecond / 100 - scene.stage.time)
            let count = try scene.input(named: Array("n".utf8)).number
            XCTAssertLessThanOrEqual(count, 10 * Double(Machine.largestWork + Machine.largestMicrostepCount))
            XCTAssertGreaterThan(unsettled(scene), 10)
            hashes.append(scene.stateHash())
            // What comes from outside is still answered.
            try scene.send(Array("x".utf8))
            XCTAssertGreaterThan(try scene.input(named: Array("n".utf8)).number, count)
        }
        XCTAssertEqual(Set(hashes).count, 1)
    }

    /// A thousand microsteps would follow every millisecond. Each such answer may make half as many as the one before, down to
    /// one: 1000 + 500 + … + 1 come to less than 2000, and one or two a millisecond follow.
    func testAMachineThatNeverRestsIsGivenLessAndLess() throws {
        let text = """
            "inputs": {"n": {"type": "number"}, "stays": {"type": "boolean", "value": true}, "ticks": {"type": "number"}},
            "machine": {"type": "parallel", "states": {
                "clock": {"states": {"tick": {"after": [
                    {"delay": 0.001, "target": "tick", "actions": [{"increment": {"ticks": 1}}, {"raise": "y"}]}]}}},
                "loop": {"states": {"a": {"on": {
                    "y": {"guard": "stays", "actions": [{"increment": {"n": 1}}, {"raise": "y"}]},
                    "x": {"actions": [{"raise": "y"}]}}}}}}}
            """
        var hashes: [UInt64] = []
        for cuts in [1, 3, 50] {
            let scene = try load(text)
            let number = { (name: String) in try scene.input(named: Array(name.utf8)).number }
            let half = Flicks.perSecond / 2
            for _ in 0..<cuts { try scene.advance(flicks: half / Int64(cuts)) }
            try scene.advance(flicks: half - scene.stage.time)
            let count = try number("n")
            XCTAssertGreaterThan(count, 1900)
            XCTAssertLessThan(count, 4000)
            // The other region is answered all the time.
            XCTAssertEqual(try number("ticks"), 500)
            XCTAssertGreaterThan(unsettled(scene), 100)
            hashes.append(scene.stateHash())
            // A restored scene is given as little.
            let other = try load(text)
            try other.restore(scene.snapshot())
            XCTAssertEqual(other.stateHash(), scene.stateHash())
            for scene in [scene, other] { try scene.advance(seconds: 0.1) }
            XCTAssertEqual(other.stateHash(), scene.stateHash())
            // The host is answered within the whole limits.
            let before = try number("n")
            try scene.send(Array("x".utf8))
            XCTAssertEqual(try number("n") - before, 1000, accuracy: 2)
            // After a second at rest, the machine is, too.
            try scene.setBoolean(false, ofInput: Array("stays".utf8))
            try scene.advance(seconds: 1)
            try scene.setBoolean(true, ofInput: Array("stays".utf8))
            let rested = try number("n")
            try scene.advance(seconds: 0.0015)
            XCTAssertGreaterThan(try number("n") - rested, 990)
        }
        XCTAssertEqual(Set(hashes).count, 1)
    }

    /// Many regions, each with a delay of a millisecond, are all answered.
    func testManyDelaysAtOnceAreAllAnswered() throws {
        let regions = (0..<300).map {
            "\"r\($0)\": {\"states\": {\"s\($0)\": {\"after\": [{\"delay\": 0.001, \"target\": \"s\($0)\", \"actions\": [{\"increment\": {\"n\": 1}}]}]}}}"
        }
        let scene = try load(
            """
            "inputs": {"n": {"type": "number"}},
            "machine": {"type": "parallel", "states": {\(regions.joined(separator: ", "))}}
            """
        )
        try scene.advance(seconds: 0.003)
        XCTAssertEqual(try scene.input(named: Array("n".utf8)).number, 900)
        XCTAssertEqual(unsettled(scene), 0)
    }

    /// 2000 nodes that show one text of 60 000 bytes: as much is drawn as there is room for, whatever was shown before.
    func testManyNodesWithALongTextAreDrawnUpToALimit() throws {
        let node = "{\"kind\": \"text\", \"text\": {\"input\": \"t\"}, \"position\": [0, 0], \"fill\": \"#000000\"}"
        let text = """
            "size": [9, 9], "inputs": {"t": {"type": "string", "value": "a"}},
            "nodes": [\([String](repeating: node, count: 2000).joined(separator: ", "))]
            """
        let scene = try load(text)
        XCTAssertEqual(scene.display().commands.count, 2000)
        try scene.setString([UInt8](repeating: 0x61, count: 60_000), ofInput: Array("t".utf8))
        let list = scene.display()
        XCTAssertEqual(list.commands.count, (1 << 24) / 60_000)
        XCTAssertEqual(list.text.count, (1 << 24) / 60_000 * 60_000)
        let revision = scene.displayRevision()
        XCTAssertEqual(scene.displayRevision(), revision)
        try scene.setString([UInt8](repeating: 0x61, count: 9), ofInput: Array("t".utf8))
        XCTAssertEqual(scene.display().commands.count, 2000)
        XCTAssertEqual(scene.display().text.count, 18_000)
    }

    /// A node's name is looked up once, however many regions and nodes there are.
    func testRegionsOfManyNodesAreFoundByName() throws {
        let count = 4000
        let nodes = (0..<count).map { "{\"kind\": \"group\", \"name\": \"n\($0)\"}" }.joined(separator: ",")
        let regions = (0..<count).map { "{\"name\":\"r\($0)\",\"node\":\"n\($0)\",\"shape\":{\"ellipse\":[0,0,9,9]}}" }
        let scene = try load(
            "\"size\": [9, 9], \"nodes\": [\(nodes)], \"regions\": [\(regions.joined(separator: ","))]"
        )
        XCTAssertEqual(scene.facts(ofRegion: Int32(count - 1)).node, Int32(count - 1))
        XCTAssertThrowsError(
            try load(
                """
                "size": [9, 9], "nodes": [{"kind": "group", "name": "a"}, {"kind": "group", "name": "a"}],
                "regions": [{"name": "r", "node": "a", "shape": {"ellipse": [0, 0, 9, 9]}}]
                """
            )
        )
    }

    /// Rounding leaves no dot at the beginning of a line that is drawn to its end: 2.1 − 2 and 0.9 add up to more than 1.
    func testATrimToTheEndHasOnePiece() throws {
        var path = Path()
        try path.move(x: 0, y: 0)
        try path.line(x: 100, y: 0)
        for (start, end, offset) in [(0, 0.9, 2.1), (0.3, 0.7, -0.7), (0.1, 1, 3.9), (0.55, 0.6, 0.45)] {
            var part = Path()
            path.appendTrimmed(start: start, end: end, offset: offset, to: &part)
            XCTAssertEqual(part.verbs, [.move, .line], "\(start) \(end) \(offset)")
        }
    }
}

/// What else happens at delays: it is as if it happened between advances.
final class SceneDelayTests: XCTestCase {
    /// A path that a delay sets is set, as one that an event sets: halfway from 10 to 50 after half a second, and there.
    func testADelaySetsAPath() throws {
        func commands(_ x: Int) -> String { "[[\"move\", 0, 0], [\"line\", \(x), 0], [\"line\", 0, 10], [\"close\"]]" }
        for (motion, expected) in [("", 50.0), (", \"motion\": {\"duration\": 1, \"curve\": \"linear\"}", 30)] {
            let scene = try Scene.load(
                document: Array(
                    """
                    {"animcore": 1, "size": [99, 99], "properties": {"p": {"kind": "path", "value": \(commands(10))}},
                     "machine": {"states": {"s": {
                        "after": [{"delay": 1, "actions": [{"set": {"p": \(commands(50))}\(motion)}]}]}}},
                     "nodes": [{"kind": "path", "property": "p", "fill": "#000000"}]}
                    """.utf8
                )
            )
            try scene.advance(seconds: 1.5)
            XCTAssertEqual(scene.display().coordinates[2], expected)
        }
    }

    /// A guard in the middle of an advance sees what the actions before it did: what was shown, jumped to, and stopped.
    func testGuardsSeeWhatTheActionsBeforeThemDid() throws {
        let text = """
            {"animcore": 1,
             "inputs": {"n": {"type": "number"}, "m": {"type": "number"}, "o": {"type": "number"}},
             "properties": {"p": {"kind": "scalar", "value": 0}, "q": {"kind": "scalar", "value": 0}},
             "animations": {"up": {"property": "q", "from": 100, "to": 100, "duration": 9, "additive": true},
                            "down": {"property": "q", "from": 10, "to": 10, "duration": 9, "additive": true}},
             "machine": {"states": {"s": {
                "entry": [{"set": {"p": 1}, "motion": {"duration": 2, "curve": "linear"}}, {"play": "up"}, {"play": "down"}],
                "after": [{"delay": 0.5, "actions": [
                    {"assign": {"n": "p + q"}}, {"set": {"p": 5}}, {"stop": "up"}, {"assign": {"m": "p + q"}},
                    {"play": "up"}, {"assign": {"o": "p + q"}}]}]}}}}
            """
        for cuts in [1, 3, 100] {
            let scene = try Scene.load(document: Array(text.utf8))
            for _ in 0..<cuts { try scene.advance(seconds: 1 / Double(cuts)) }
            XCTAssertEqual(try scene.input(named: Array("n".utf8)).number, 110.25, accuracy: 1e-12)
            XCTAssertEqual(try scene.input(named: Array("m".utf8)).number, 15)
            XCTAssertEqual(try scene.input(named: Array("o".utf8)).number, 115)
        }
    }
}
