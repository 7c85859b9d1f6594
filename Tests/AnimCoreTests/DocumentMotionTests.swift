// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimScene
@testable import AnimStage

/// The document with every key of properties, motions and animations.
final class DocumentMotionTests: XCTestCase {
    private func scene(_ text: String) throws -> Scene { try Scene.load(document: Array(text.utf8)) }

    private func everything() throws -> Scene {
        try Scene.load(document: try Repository.bytes("Tests/conformance/documents/everything.json"))
    }

    private func tap(_ scene: Scene) throws {
        try scene.pointer(.down, 0, x: 5, y: 5)
        try scene.pointer(.up, 0, x: 5, y: 5)
    }

    /// Hashes after each of some taps a second apart, advanced in steps of at most so many flicks.
    private func hashes(step: Int64) throws -> [UInt64] {
        let scene = try everything()
        var hashes: [UInt64] = []
        for _ in 0..<5 {
            try tap(scene)
            var remaining = Flicks.perSecond
            while remaining > 0 {
                try scene.advance(flicks: min(step, remaining))
                remaining -= min(step, remaining)
                // Looking changes nothing.
                if remaining & 1 == 0 { _ = scene.stateHash() }
            }
            hashes.append(scene.stateHash())
        }
        return hashes
    }

    func testAnyStepsLeadToTheSameState() throws {
        let whole = try hashes(step: Flicks.perSecond)
        XCTAssertEqual(Set(whole).count, whole.count)
        for step in [Flicks.perSecond / 60, Flicks.perSecond / 7 + 1, Flicks.perSecond / 2 - 3] {
            XCTAssertEqual(try hashes(step: step), whole)
        }
    }

    func testPlayingAgainAndAgainKeepsNothingOfThePast() throws {
        let scene = try self.scene(
            """
            {"animcore": 1, "size": [1, 1], "properties": {"x": {"kind": "scalar", "value": 0}},
             "animations": {"a": {"sequence": [
               {"property": "x", "to": 1, "duration": 0.01, "timing": {"fill": "forwards"}},
               {"property": "x", "to": 2, "duration": 0.01, "timing": {"fill": "forwards"}}]},
              "g": {"group": {"duration": 0.02, "fill": "forwards"}, "animations": [{"property": "x", "by": 1}]}},
             "machine": {"states": {"s": {"on": {"go": {"actions": [{"play": "a"}, {"play": "g"}]}}}}}}
            """
        )
        for _ in 0..<100 {
            try scene.send(Array("go".utf8))
            try scene.advance(seconds: 0.015)
        }
        XCTAssertLessThanOrEqual(scene.stage.animations.count, 6)
        XCTAssertLessThanOrEqual(scene.stage.groups.count, 2)
        XCTAssertLessThanOrEqual(scene.stage.transactions.count, 12)
    }

    func testTheStateTellsWhatIsPlayedApart() throws {
        let text = """
            {"animcore": 1, "size": [1, 1], "properties": {"x": {"kind": "scalar", "value": 0}},
             "animations": {"a": {"property": "x", "to": 1, "duration": 1}, "b": {"property": "x", "to": 1, "duration": 1}},
             "machine": {"states": {"s": {"on": {"a": {"actions": [{"play": "a"}]}, "b": {"actions": [{"play": "b"}]}}}}}}
            """
        let (one, other) = (try scene(text), try scene(text))
        XCTAssertEqual(one.stateHash(), other.stateHash())
        try one.send(Array("a".utf8))
        try other.send(Array("b".utf8))
        XCTAssertNotEqual(one.stateHash(), other.stateHash())
    }

    func testManyDerivedPropertiesAreReadInLinearTime() throws {
        var properties = "\"p0\": {\"kind\": \"scalar\", \"value\": 1}"
        // Each needs the two before it twice over: there are 2 to the 500th ways from the last to the first.
        for index in 1...500 {
            let before = "p\(index - 1) + p\(max(index - 2, 0))"
            properties = "\"p\(index)\": {\"kind\": \"scalar\", \"expression\": \"(\(before)) / 2\"}, " + properties
        }
        let scene = try self.scene("{\"animcore\": 1, \"size\": [1, 1], \"properties\": {\(properties)}}")
        let last = try XCTUnwrap(scene.stage.findProperty(name: Array("p500".utf8)))
        XCTAssertEqual(try scene.stage.components(of: last, .presentation), [1])
    }

    func testDependenciesAreOfAnyDepth() throws {
        var properties = "\"p0\": {\"kind\": \"scalar\", \"value\": 1}"
        for index in 1...20_000 {
            properties = "\"p\(index)\": {\"kind\": \"scalar\", \"expression\": \"p\(index - 1)\"}, " + properties
        }
        let scene = try self.scene("{\"animcore\": 1, \"size\": [1, 1], \"properties\": {\(properties)}}")
        let last = try XCTUnwrap(scene.stage.findProperty(name: Array("p20000".utf8)))
        XCTAssertEqual(try scene.stage.components(of: last, .presentation), [1])
    }
}
