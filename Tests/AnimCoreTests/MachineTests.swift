// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimScene
@testable import AnimStage

/// The statechart algorithm of SCXML (W3C Recommendation of 2015, appendix D), through documents.
final class MachineTests: XCTestCase {
    private func scene(inputs: String = "{}", properties: String = "{}", _ machine: String) throws -> Scene {
        let text = """
            {"animcore": 1, "size": [1, 1], "inputs": \(inputs), "properties": \(properties), "machine": \(machine)}
            """
        return try Scene.load(document: Array(text.utf8))
    }

    private func state(_ scene: Scene) -> String {
        var bytes: [UInt8] = []
        scene.appendState(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func send(_ scene: Scene, _ name: String) throws { try scene.send(Array(name.utf8)) }

    /// Entered, exited and emitted names, such as `+a -b !done`.
    private func log(_ scene: Scene) -> String {
        var words: [String] = []
        while let event = scene.stage.pollEvent() {
            let name = String(decoding: scene.stage.name(event.name), as: UTF8.self)
            switch event.kind {
            case .stateEntered: words.append("+" + name)
            case .stateExited: words.append("-" + name)
            case .emitted: words.append("!" + name)
            case .unsettled: words.append("unsettled")
            default: break
            }
        }
        return words.joined(separator: " ")
    }

    func testStatesAreLeftInnermostFirstAndEnteredOutermostFirst() throws {
        let scene = try scene(
            """
            {"states": {
              "a": {"exit": [{"emit": "leave-a"}], "states": {
                "a1": {"exit": [{"emit": "leave-a1"}],
                       "on": {"go": {"target": "b2", "actions": [{"emit": "way"}]}}}}},
              "b": {"entry": [{"emit": "enter-b"}], "states": {"b1": {}, "b2": {"entry": [{"emit": "enter-b2"}]}}}
            }}
            """
        )
        XCTAssertEqual(log(scene), "+a +a1")
        try send(scene, "go")
        XCTAssertEqual(log(scene), "!leave-a1 -a1 !leave-a -a !way +b !enter-b +b2 !enter-b2")
        XCTAssertEqual(state(scene), "b2")
        XCTAssertTrue(try scene.isInState(Array("b".utf8)))
        XCTAssertFalse(try scene.isInState(Array("a1".utf8)))
    }

    func testAnInnerTransitionComesBeforeAnOuterOne() throws {
        let scene = try scene(
            """
            {"states": {
              "a": {"on": {"go": "c"}, "states": {"a1": {"on": {"go": "a2"}}, "a2": {}}}, "c": {}
            }}
            """
        )
        try send(scene, "go")
        XCTAssertEqual(state(scene), "a2")
        try send(scene, "go")
        XCTAssertEqual(state(scene), "c")
    }

    func testAnInternalTransitionDoesNotLeaveItsSource() throws {
        for (isInternal, expected) in [(true, "-a1 +a2"), (false, "-a1 -a +a +a2")] {
            let scene = try scene(
                """
                {"states": {"a": {"on": {"go": {"target": "a2", "internal": \(isInternal)}}, "states": {"a1": {}, "a2": {}}}}}
                """
            )
            _ = log(scene)
            try send(scene, "go")
            XCTAssertEqual(log(scene), expected)
        }
    }

    func testATransitionWithoutTargetLeavesNothing() throws {
        let scene = try scene("{\"states\": {\"a\": {\"on\": {\"go\": {\"actions\": [{\"emit\": \"hi\"}]}}}}}")
        _ = log(scene)
        try send(scene, "go")
        XCTAssertEqual(log(scene), "!hi")
    }

    func testASelfTransitionLeavesAndEntersItsState() throws {
        let scene = try scene("{\"states\": {\"a\": {\"on\": {\"go\": \"a\"}}}}")
        _ = log(scene)
        try send(scene, "go")
        XCTAssertEqual(log(scene), "-a +a")
    }

    func testEventNamesMatchByTokens() throws {
        let machine = """
            {"states": {"a": {"on": {"error.network": {"actions": [{"emit": "network"}]},
                                     "error": {"actions": [{"emit": "error"}]},
                                     "*": {"actions": [{"emit": "any"}]}}}}}
            """
        for (event, expected) in [
            ("error.network.timeout", "!network"), ("error.disk", "!error"), ("errors", "!any"), ("error", "!error"),
            ("error.networks", "!error"),
        ] {
            let scene = try scene(machine)
            _ = log(scene)
            try send(scene, event)
            XCTAssertEqual(log(scene), expected, event)
        }
    }

    func testParallelRegionsAnswerTogether() throws {
        let scene = try scene(
            """
            {"states": {"p": {"type": "parallel", "states": {
              "left": {"states": {"l1": {"on": {"go": "l2"}}, "l2": {}}},
              "right": {"states": {"r1": {"on": {"go": "r2"}}, "r2": {"on": {"out": "end"}}}}}},
             "end": {}}}
            """
        )
        XCTAssertEqual(log(scene), "+p +left +l1 +right +r1")
        try send(scene, "go")
        XCTAssertEqual(state(scene), "l2 r2")
        XCTAssertEqual(log(scene), "-r1 -l1 +l2 +r2")
        try send(scene, "out")
        XCTAssertEqual(log(scene), "-r2 -right -l2 -left -p +end")
    }

    func testOfConflictingTransitionsTheFirstInDocumentOrderIsTaken() throws {
        let scene = try scene(
            """
            {"states": {"p": {"type": "parallel", "states": {
              "left": {"states": {"l1": {"on": {"go": "x"}}}},
              "right": {"states": {"r1": {"on": {"go": "y"}}}}}},
             "x": {}, "y": {}}}
            """
        )
        try send(scene, "go")
        XCTAssertEqual(state(scene), "x")
    }

    func testAnInnerTransitionPreemptsTheOneOfAnAncestorFromAnotherRegion() throws {
        let scene = try scene(
            """
            {"states": {"p": {"type": "parallel", "on": {"go": "x"}, "states": {
              "left": {"states": {"l1": {}}},
              "right": {"states": {"r1": {"on": {"go": "r2"}}, "r2": {}}}}},
             "x": {}}}
            """
        )
        try send(scene, "go")
        XCTAssertEqual(state(scene), "l1 r2")
    }

    func testSeveralTargetsChooseAStateInEachRegion() throws {
        let scene = try scene(
            """
            {"states": {"start": {"on": {"go": {"target": ["l2", "r2"]}}},
             "p": {"type": "parallel", "states": {
              "left": {"states": {"l1": {}, "l2": {}}}, "right": {"states": {"r1": {}, "r2": {}}}, "third": {}}}}}
            """
        )
        try send(scene, "go")
        XCTAssertEqual(state(scene), "l2 r2 third")
    }

    func testFinalStatesRaiseDoneEvents() throws {
        let scene = try scene(
            """
            {"states": {"p": {"type": "parallel",
              "on": {"done.state.p": {"target": "end"}, "done.state.left": {"actions": [{"emit": "left"}]}},
              "states": {
                "left": {"states": {"l1": {"on": {"a": "l2"}}, "l2": {"type": "final"}}},
                "right": {"states": {"r1": {"on": {"b": "r2"}}, "r2": {"type": "final"}}}}},
             "end": {"type": "final"}}}
            """
        )
        _ = log(scene)
        try send(scene, "a")
        XCTAssertEqual(log(scene), "-l1 +l2 !left")
        try send(scene, "b")
        XCTAssertEqual(state(scene), "end")
        try send(scene, "a")
        XCTAssertEqual(state(scene), "end")
    }

    func testRaisedEventsAreAnsweredBeforeThoseFromOutside() throws {
        let scene = try scene(
            """
            {"states": {"a": {"on": {"go": {"target": "b", "actions": [{"raise": "next"}]}}},
                        "b": {"on": {"next": "c", "go": "a"}}, "c": {}}}
            """
        )
        try send(scene, "go")
        XCTAssertEqual(state(scene), "c")
    }

    func testGuardsReadInputsAndActionsSetThem() throws {
        let scene = try scene(
            inputs: "{\"on\": {\"type\": \"boolean\"}, \"n\": {\"type\": \"number\", \"range\": [0, 9]}}",
            """
            {"states": {"a": {"on": {"go": [{"target": "b", "guard": "on"}, {"target": "c", "guard": "!on"}]}},
                        "b": {}, "c": {"entry": [{"toggle": "on"}, {"assign": {"n": 7}}], "on": {"go": "a"}}}}
            """
        )
        try send(scene, "go")
        XCTAssertEqual(state(scene), "c")
        XCTAssertTrue(try scene.input(named: Array("on".utf8)).boolean)
        XCTAssertEqual(try scene.input(named: Array("n".utf8)).number, 7)
        try send(scene, "go")
        try send(scene, "go")
        XCTAssertEqual(state(scene), "b")
    }

    func testAnInputThatChangesIsAnsweredAtOnce() throws {
        let scene = try scene(
            inputs: "{\"on\": {\"type\": \"boolean\"}}",
            "{\"states\": {\"a\": {\"always\": {\"target\": \"b\", \"guard\": \"on\"}}, \"b\": {}}}"
        )
        XCTAssertEqual(state(scene), "a")
        try scene.setBoolean(true, ofInput: Array("on".utf8))
        XCTAssertEqual(state(scene), "b")
    }

    func testAMachineThatNeverSettlesIsStoppedAndSaysSo() throws {
        let scene = try scene(
            inputs: "{\"on\": {\"type\": \"boolean\", \"value\": true}}",
            """
            {"states": {"a": {"on": {"go": "b"}}, "b": {"always": "c"}, "c": {"always": {"guard": "on", "target": "b"}},
                        "d": {"entry": [{"raise": "x"}], "on": {"x": "d"}}}}
            """
        )
        try send(scene, "go")
        XCTAssertTrue(log(scene).hasSuffix("unsettled"))
        try scene.advance(seconds: 1)
    }

    func testADelayEndsAtItsFlickAndIsCanceledOnExit() throws {
        let scene = try scene(
            """
            {"states": {"a": {"after": [{"delay": 0.5, "target": "b"}], "on": {"go": "c"}},
                        "b": {"after": [{"delay": 0.25, "target": "a"}]}, "c": {}}}
            """
        )
        try scene.advance(seconds: 2)
        var times: [Int64] = []
        while let event = scene.stage.pollEvent() {
            if event.kind == .stateEntered { times.append(event.time * 4 / Flicks.perSecond) }
        }
        XCTAssertEqual(times, [0, 2, 3, 5, 6, 8])
        XCTAssertEqual(state(scene), "b")
        try scene.advance(seconds: 0.25)
        try send(scene, "go")
        XCTAssertNil(scene.stage.nextDue)
        try scene.advance(seconds: 5)
        XCTAssertEqual(state(scene), "c")
    }

    func testASelfTransitionStartsItsDelayAnew() throws {
        let scene = try scene(
            "{\"states\": {\"a\": {\"after\": [{\"delay\": 1, \"target\": \"b\"}], \"on\": {\"again\": \"a\"}}, \"b\": {}}}"
        )
        try scene.advance(seconds: 0.75)
        try send(scene, "again")
        try scene.advance(seconds: 0.75)
        XCTAssertEqual(state(scene), "a")
        try scene.advance(seconds: 0.25)
        XCTAssertEqual(state(scene), "b")
    }

    func testTooManyRaisedEventsAreNotLostInSilence() throws {
        let raises = [String](repeating: "{\"raise\": \"r\"}", count: 1000).joined(separator: ", ")
        let scene = try scene(
            """
            {"states": {"a": {"on": {"go": {"actions": [\(raises), {"raise": "last"}]}, "last": "b"}}, "b": {}}}
            """
        )
        _ = log(scene)
        try send(scene, "go")
        XCTAssertEqual(log(scene), "unsettled")
    }

    func testAFinalStateCannotBeARegion() throws {
        XCTAssertThrowsError(
            try scene(
                "{\"states\": {\"p\": {\"type\": \"parallel\", \"states\": {\"a\": {\"type\": \"final\"}, \"b\": {}}}}}"
            )
        ) { XCTAssertEqual(($0 as? AnimError)?.place?.pointer, "/machine/states/p/states/a") }
    }

    func testAMachineThatIsDoneWaitsForNothing() throws {
        let scene = try scene(
            """
            {"states": {"a": {"after": [{"delay": 9, "target": "b"}], "on": {"stop": "end"}}, "b": {},
                        "end": {"type": "final"}}}
            """
        )
        XCTAssertEqual(scene.stage.nextDue, 9 * Flicks.perSecond)
        try send(scene, "stop")
        XCTAssertNil(scene.stage.nextDue)
    }

    func testWhatTheMachineSetsDoesNotDependOnAHostsTransaction() throws {
        let scene = try scene(
            properties: "{\"x\": {\"kind\": \"scalar\", \"value\": 0}, \"y\": {\"kind\": \"scalar\", \"value\": 0}}",
            """
            {"states": {"a": {"on": {"go": {"actions": [
              {"set": {"x": 5}}, {"set": {"y": 8}, "motion": {"curve": "linear", "duration": 2}}]}}}}}
            """
        )
        let transaction = try scene.stage.beginTransaction(MotionRequest(.curve(.ease), duration: 7, delay: 1))
        try send(scene, "go")
        try scene.stage.commitTransaction(transaction)
        try scene.advance(seconds: 1)
        let x = try XCTUnwrap(scene.stage.findProperty(name: Array("x".utf8)))
        let y = try XCTUnwrap(scene.stage.findProperty(name: Array("y".utf8)))
        XCTAssertEqual(try scene.stage.components(of: x, .presentation), [5])
        XCTAssertEqual(try scene.stage.components(of: y, .presentation), [4])
    }
}
