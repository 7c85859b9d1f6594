// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimScene

/// The focus where machines move it: in answer to a canceled press, to a blur, and in the middle of an advance.
final class FocusTests: XCTestCase {
    private func scene(_ machine: String, _ more: String = "", first: String = "") throws -> Scene {
        let regions = ["a", "b", "c"].enumerated().map { index, name in
            """
            {"name": "\(name)", "focusable": true, "shape": {"rectangle": [\(50 * index), 0, 40, 40]}\(index == 0 ? first : "")}
            """
        }
        return try Scene.load(
            document: Array(
                """
                {"animcore": 1, "size": [200, 200], \(more) "machine": {"states": {"s": \(machine)}},
                 "regions": [\(regions.joined(separator: ", "))]}
                """.utf8
            )
        )
    }

    private func heard(_ scene: Scene) -> [String] {
        var names: [String] = []
        while let event = scene.stage.pollEvent() {
            if event.kind == .control { names.append(String(decoding: scene.stage.name(event.name), as: UTF8.self)) }
        }
        return names
    }

    /// Every region that hears `focus` hears `blur`, once, before another has it.
    func testACanceledPressThatMovesTheFocusHasTheLastWord() throws {
        let scene = try scene("{\"on\": {\"a.cancel\": {\"actions\": [{\"focus\": \"c\"}]}}}")
        try scene.focus(region: 0)
        scene.key(.down, .space)
        scene.key(.press, .tab)
        XCTAssertEqual(heard(scene), ["a.focus", "a.down", "a.cancel", "a.blur", "c.focus"])
        XCTAssertEqual(scene.focusedRegion, 2)
    }

    func testTabGoesOnFromWhereABlurMovedTheFocus() throws {
        let scene = try scene("{\"on\": {\"c.blur\": {\"actions\": [{\"focus\": \"b\"}]}}}")
        try scene.focus(region: 2)
        scene.key(.press, .tab)
        XCTAssertEqual(scene.focusedRegion, 1)
        scene.key(.press, .tab)
        XCTAssertEqual(scene.focusedRegion, 2)
    }

    /// At 1.5 s of 2 s p is 0.75: the region is enabled, and its center is at 7.5 + 20, however time is cut.
    func testAFocusInTheMiddleOfAnAdvanceSeesThatTime() throws {
        for cuts in [1, 2, 7, 200] {
            let scene = try scene(
                """
                {"entry": [{"set": {"p": 1}, "motion": {"duration": 2, "curve": "linear"}}],
                 "after": [{"delay": 1.5, "actions": [{"focus": "b"}, {"focus": "a"}]}],
                 "on": {"a.focus": {"actions": [{"set": {"q": "event.x"}}]}}}
                """,
                "\"properties\": {\"p\": {\"kind\": \"scalar\", \"value\": 0}, \"q\": {\"kind\": \"scalar\", \"value\": 0}},",
                first: ", \"enabled\": \"p > 0.5\""
            )
            for _ in 0..<cuts { try scene.advance(flicks: 2 * Flicks.perSecond / Int64(cuts)) }
            try scene.advance(flicks: 2 * Flicks.perSecond - scene.stage.time)
            XCTAssertEqual(scene.focusedRegion, 0, "\(cuts)")
        }
        for cuts in [1, 2, 7, 200] {
            let scene = try Scene.load(
                document: Array(
                    """
                    {"animcore": 1, "size": [200, 200],
                     "properties": {"p": {"kind": "scalar", "value": 0}, "q": {"kind": "scalar", "value": 0}},
                     "machine": {"states": {"s": {
                        "entry": [{"set": {"p": 1}, "motion": {"duration": 2, "curve": "linear"}}],
                        "after": [{"delay": 1.5, "actions": [{"focus": "a"}]}],
                        "on": {"a.focus": {"actions": [{"set": {"q": "event.x"}}]}}}}},
                     "regions": [{"name": "a", "focusable": true, "shape": {"rectangle": ["10 * p", 0, 40, 40]}}]}
                    """.utf8
                )
            )
            for _ in 0..<cuts { try scene.advance(flicks: 2 * Flicks.perSecond / Int64(cuts)) }
            let property = try XCTUnwrap(scene.stage.findProperty(name: Array("q".utf8)))
            let value = try scene.stage.components(of: property, .model)
            XCTAssertEqual(value[0], 27.5, accuracy: 1e-9, "\(cuts)")
        }
    }

    /// A pointer that is gone has gone nowhere since its last event.
    func testLeavingIsNoMove() throws {
        let scene = try scene(
            "{\"on\": {\"a.hover.exit\": {\"actions\": [{\"assign\": {\"n\": \"event.dx\"}}]}}}",
            "\"inputs\": {\"n\": {\"type\": \"number\", \"value\": 7}},"
        )
        try scene.pointer(.move, 0, x: 10, y: 10)
        try scene.pointer(.move, 0, x: 15, y: 10)
        try scene.pointer(.leave, 0, x: 0, y: 0)
        XCTAssertEqual(try scene.input(named: Array("n".utf8)).number, 0)
    }
}

/// Several transitions for one event, and events that are only sent on.
final class ListenerTests: XCTestCase {
    func testTransitionsThatShareTheirEventAreEachLookedAt() throws {
        let scene = try Scene.load(
            document: Array(
                """
                {"animcore": 1, "inputs": {"n": {"type": "number"}},
                 "machine": {"states": {"s": {"on": {
                    "a": [{"guard": "n > 2", "actions": [{"assign": {"n": 0}}]},
                          {"guard": "n > 1", "actions": [{"assign": {"n": 3}}]},
                          {"guard": "n > 0", "actions": [{"assign": {"n": 2}}]},
                          {"actions": [{"assign": {"n": 1}}]}]}}}}}
                """.utf8
            )
        )
        for expected in [1.0, 2, 3, 0, 1] {
            try scene.send(Array("a".utf8))
            XCTAssertEqual(try scene.input(named: Array("n".utf8)).number, expected)
        }
    }
}
