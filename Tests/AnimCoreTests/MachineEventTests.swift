// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMachine
@testable import AnimMath
@testable import AnimScene
@testable import AnimStage

/// Queues, delays, data, expressions and ends. Expected orders are SCXML's (appendix D, §3.13, §5.10, §6.2, §6.3).
final class MachineEventTests: XCTestCase {
    /// Test 421, 189: internal events come before external ones.
    func testRaisedEventsComeBeforeSentOnes() throws {
        let machine = try MachineFixture(
            """
            {"a": {"entry": [{"send": "external"}, {"raise": "internal"}], "on": {
               "external": {"actions": [{"emit": "external"}]}, "internal": {"actions": [{"emit": "internal"}]}}}}
            """
        )
        XCTAssertEqual(machine.emitted(), "!internal !external")
    }

    /// Test 403, 419: eventless transitions come before events.
    func testEventlessTransitionsComeBeforeEvents() throws {
        let machine = try MachineFixture(
            """
            {"a": {"entry": [{"raise": "e"}], "on": {"e": "wrong"}, "always": "b"},
             "b": {"on": {"e": "right"}}, "wrong": {}, "right": {}}
            """
        )
        XCTAssertEqual(machine.state, "right")
    }

    /// Test 159, 401, 402: the rest of the block is left out; errors are events like others.
    func testWhatHasNoResultRaisesAnError() throws {
        let machine = try MachineFixture(
            """
            {"a": {"on": {"go": {"actions": [{"assign": {"n": "1 / zero"}}, {"emit": "next"}]},
               "error.*": {"actions": [{"emit": "error"}]}}}}
            """,
            inputs: "{\"n\": {\"type\": \"number\", \"value\": 7}, \"zero\": {\"type\": \"number\"}}"
        )
        try machine.send("go")
        XCTAssertEqual(machine.emitted(), "!error.execution !error")
        XCTAssertEqual(try machine.number("n"), 7)
    }

    func testSeveralDescriptorsAndTextOrder() throws {
        let machine = try MachineFixture(
            """
            {"a": {"transitions": [{"event": "x y.*", "actions": [{"emit": "first"}]}],
                   "on": {"y *": {"actions": [{"emit": "second"}]}}},
             "unused": {}}
            """
        )
        for event in ["x", "y.z", "y", "q", "xx"] { try machine.send(event) }
        XCTAssertEqual(machine.emitted(), "!first !first !first !second !second")
    }

    // MARK: Delays

    /// Test 175, 208: delays, and canceling by name.
    func testSentEventsComeAtTheirTimeUnlessCanceled() throws {
        let machine = try MachineFixture(
            """
            {"a": {"entry": [{"send": "late", "delay": "wait * 2"}, {"send": "early", "delay": "wait", "data": {"v": "wait"}},
                             {"send": "never", "delay": 0.6, "id": "n"}, {"send": "never", "delay": 0.7, "id": "n"}],
               "on": {"late": {"actions": [{"emit": "late"}]}, "never": {"actions": [{"emit": "never"}]},
                      "early": {"actions": [{"emit": "early"}, {"assign": {"wait": "event.v * 100"}}, {"cancel": "n"}]}}}}
            """,
            inputs: "{\"wait\": {\"type\": \"number\", \"value\": 0.5}}"
        )
        try machine.scene.advance(seconds: 0.4999)
        XCTAssertEqual(machine.emitted(), "")
        try machine.scene.advance(seconds: 0.0001)
        XCTAssertEqual(machine.emitted(), "!early")
        XCTAssertEqual(try machine.number("wait"), 50)
        try machine.scene.advance(seconds: 9)
        XCTAssertEqual(machine.emitted(), "!late")
    }

    func testDelaysMayBeExpressionsAndAreClampedFromBelow() throws {
        let machine = try MachineFixture(
            """
            {"a": {"after": [{"delay": "w", "target": "b"}]}, "b": {"transitions": [{"delay": "-5", "target": "c"}]}, "c": {}}
            """,
            inputs: "{\"w\": {\"type\": \"number\", \"value\": 0.25}}"
        )
        try machine.scene.advance(seconds: 0.25)
        XCTAssertEqual(machine.state, "b")
        try machine.scene.advance(flicks: Flicks.perSecond / 1000 - 1)
        XCTAssertEqual(machine.state, "b")
        try machine.scene.advance(flicks: 1)
        XCTAssertEqual(machine.state, "c")
    }

    func testAnyCutOfTimeGivesTheSame() throws {
        let text = """
            {"a": {"entry": [{"send": "tick", "delay": 0.3}],
               "on": {"tick": {"actions": [{"random": {"n": [0, 1]}}, {"send": "tick", "delay": "0.1 + n / 7"},
                  {"increment": {"total": "n * elapsed"}}, {"emit": "t", "data": {"n": "n"}}]}}}}
            """
        let inputs = "{\"n\": {\"type\": \"number\"}, \"total\": {\"type\": \"number\"}}"
        let whole = try MachineFixture(text, inputs: inputs)
        let cut = try MachineFixture(text, inputs: inputs)
        try whole.scene.advance(seconds: 20)
        for _ in 0..<1200 { try cut.scene.advance(flicks: Flicks.perSecond / 60) }
        XCTAssertEqual(whole.scene.stateHash(), cut.scene.stateHash())
        XCTAssertEqual(try whole.number("total"), try cut.number("total"))
        XCTAssertGreaterThan(try whole.number("total"), 0)
        XCTAssertEqual(whole.log(), cut.log())
    }

    // MARK: Data

    func testDataIsSeenWhileItsEventIsAnsweredOnly() throws {
        let machine = try MachineFixture(
            """
            {"a": {"on": {"go": {"actions": [{"assign": {"n": "event.x + 10 * event.y"}}, {"raise": "then", "data": {"x": "event.x + 1"}}]},
                          "then": {"actions": [{"assign": {"m": "event.x * 100 + event.y"}}]}}}}
            """,
            inputs: "{\"n\": {\"type\": \"number\"}, \"m\": {\"type\": \"number\"}}"
        )
        try machine.send("go", ["x": 3, "y": 2])
        XCTAssertEqual(try machine.number("n"), 23)
        XCTAssertEqual(try machine.number("m"), 400)
        try machine.send("go")
        XCTAssertEqual(try machine.number("n"), 0)
    }

    func testNumbersGivenByIndexAreSeen() throws {
        let machine = try MachineFixture(
            "{\"a\": {\"on\": {\"move\": {\"actions\": [{\"assign\": {\"n\": \"event.dx\"}}]}}}}",
            inputs: "{\"n\": {\"type\": \"number\"}}"
        )
        let name = try XCTUnwrap(machine.scene.stage.names.find(Array("move".utf8)))
        let field = try XCTUnwrap(machine.scene.stage.names.find(Array("dx".utf8)))
        let numbers = [EventNumber(field: field, value: 4), EventNumber(field: -1, value: 5)]
        XCTAssertTrue(numbers.withUnsafeBufferPointer { machine.scene.machine.send(name, $0) })
        XCTAssertEqual(try machine.number("n"), 4)
    }

    /// Test 294, 527: data of a final state comes with the done event.
    func testDoneEventsCarryTheFinalStatesData() throws {
        let machine = try MachineFixture(
            """
            {"a": {"states": {"f": {"type": "final", "data": {"v": "n + 1"}}},
                   "on": {"done.state.a": {"actions": [{"emit": "done"}, {"assign": {"n": "event.v"}}]}}}}
            """,
            inputs: "{\"n\": {\"type\": \"number\", \"value\": 41}}"
        )
        XCTAssertEqual(machine.emitted(), "!done")
        XCTAssertEqual(try machine.number("n"), 42)
    }

    func testEmittedDataCanBeReadUntilItIsOld() throws {
        let machine = try MachineFixture(
            """
            {"a": {"on": {"go": {"actions": [{"emit": "e", "data": {"i": "n", "t": {"input": "s"}}}, {"increment": {"n": 1}}]}}}}
            """,
            inputs: "{\"n\": {\"type\": \"number\"}, \"s\": {\"type\": \"string\", \"value\": \"hi\"}}"
        )
        for _ in 0..<3000 { try machine.send("go") }
        var last: StageEvent?
        var first: StageEvent?
        while let event = machine.scene.stage.pollEvent() {
            if event.kind == .emitted, first == nil { first = event }
            last = event
        }
        let event = try XCTUnwrap(last)
        XCTAssertEqual(event.count, 2)
        XCTAssertEqual(machine.scene.stage.eventField(event.data)?.number, 2999)
        XCTAssertEqual(machine.scene.stage.eventField(event.data + 1)?.text, Array("hi".utf8))
        XCTAssertNil(machine.scene.stage.eventField(try XCTUnwrap(first).data))
        XCTAssertNil(machine.scene.stage.eventField(event.data + 2))
    }

    func testTextsAreCompared() throws {
        let machine = try MachineFixture(
            """
            {"a": {"on": {"go": [{"guard": "mode == 'dark' && event.k == 'it''s'", "actions": [{"emit": "both"}]},
                                 {"guard": "mode != 'dark'", "actions": [{"assign": {"mode": "dark"}}, {"emit": "light"}]},
                                 {"actions": [{"emit": "dark"}]}]}}}
            """,
            inputs: "{\"mode\": {\"type\": \"string\", \"value\": \"light\"}}"
        )
        let field = try XCTUnwrap(try machine.scene.fieldName(Array("k".utf8)))
        try machine.send("go")
        try machine.send("go")
        try machine.scene.send(Array("go".utf8), [EventField(name: field, kind: .text, text: Array("it's".utf8))])
        try machine.scene.setString(Array("x".utf8), ofInput: Array("mode".utf8))
        try machine.send("go")
        XCTAssertEqual(machine.emitted(), "!light !dark !both !light")
    }

    // MARK: States and time in expressions

    func testStatesMayBeNamedBeforeTheyAreKnownAlsoInDerivedProperties() throws {
        let machine = try MachineFixture(
            """
            {"a": {"on": {"go": "b-1"}}, "b-1": {"on": {"go": "a"}}}
            """,
            "\"properties\": {\"x\": {\"kind\": \"scalar\", \"expression\": \"in(b-1) ? 5 : 2\"}},"
        )
        let x = try XCTUnwrap(machine.scene.stage.findProperty(name: Array("x".utf8)))
        XCTAssertEqual(try machine.scene.stage.components(of: x, .presentation), [2])
        try machine.send("go")
        XCTAssertEqual(try machine.scene.stage.components(of: x, .presentation), [5])
        try machine.send("go")
        XCTAssertEqual(try machine.scene.stage.components(of: x, .presentation), [2])
    }

    func testElapsedIsTheTimeSinceEntry() throws {
        let machine = try MachineFixture(
            """
            {"a": {"on": {"ask": {"actions": [{"assign": {"n": "elapsed", "m": "elapsed(c)"}}]}, "again": "a"},
                   "states": {"b": {"after": [{"delay": 1, "target": "c"}]}, "c": {}}}}
            """,
            inputs: "{\"n\": {\"type\": \"number\"}, \"m\": {\"type\": \"number\"}}"
        )
        try machine.scene.advance(seconds: 0.5)
        try machine.send("ask")
        XCTAssertEqual(try machine.number("n"), 0.5)
        XCTAssertEqual(try machine.number("m"), 0)
        try machine.scene.advance(seconds: 1.25)
        try machine.send("ask")
        XCTAssertEqual(try machine.number("n"), 1.75)
        XCTAssertEqual(try machine.number("m"), 0.75)
        try machine.send("again")
        try machine.send("ask")
        XCTAssertEqual(try machine.number("n"), 0)
    }

    func testExpressionsReadPropertiesAtTheFlickOfTheirEvent() throws {
        let properties = "\"properties\": {\"x\": {\"kind\": \"scalar\", \"value\": 0}},"
        let text = """
            {"a": {"entry": [{"set": {"x": 10}, "motion": {"curve": [0, 0, 1, 1], "duration": 1}}],
               "after": [{"delay": 0.25, "actions": [{"assign": {"n": "x"}}]}]}}
            """
        let inputs = "{\"n\": {\"type\": \"number\"}}"
        for steps in [1, 3, 60] {
            let machine = try MachineFixture(text, inputs: inputs, properties)
            for _ in 0..<steps { try machine.scene.advance(flicks: Flicks.perSecond / Int64(steps)) }
            XCTAssertEqual(try machine.number("n"), 2.5, accuracy: 1e-12)
        }
    }

    // MARK: Ends

    /// Test 570, 417: a parallel state is done when all its regions are, and nothing else.
    func testAParallelStateIsDoneWhenAllRegionsAre() throws {
        let machine = try MachineFixture(
            """
            {"p": {"type": "parallel", "on": {"done.state.p": "end"}, "states": {
              "l": {"states": {"l1": {"on": {"e": "lf"}}, "lf": {"type": "final"}}},
              "r": {"states": {"r1": {"on": {"f": "rf"}}, "rf": {"type": "final"}}}}},
             "end": {"type": "final", "exit": [{"emit": "over"}]}}
            """
        )
        try machine.send("e")
        XCTAssertFalse(machine.scene.isDone)
        try machine.send("f")
        XCTAssertTrue(machine.scene.isDone)
        XCTAssertEqual(machine.configuration, "end")
        XCTAssertEqual(machine.emitted(), "!over")
    }

    func testADoneMachineForgetsWhatWaits() throws {
        let machine = try MachineFixture(
            """
            {"a": {"entry": [{"send": "late", "delay": 1}], "on": {"end": "f"}}, "f": {"type": "final"}}
            """
        )
        try machine.send("end")
        XCTAssertNil(machine.scene.stage.nextDue)
        try machine.scene.advance(seconds: 2)
        XCTAssertEqual(machine.configuration, "f")
    }

    // MARK: Transactions and animations

    func testTransactionsWithANameTellOfTheirEnd() throws {
        let machine = try MachineFixture(
            """
            {"a": {"on": {"go": {"actions": [{"set": {"x": 10}, "motion": {"duration": 0.5}, "transaction": "move"}]},
               "stop": {"actions": [{"set": {"x": 0}}]},
               "done.transaction.move": {"actions": [{"emit": "done"}]},
               "stopped.transaction.move": {"actions": [{"emit": "stopped"}]}}}}
            """,
            "\"properties\": {\"x\": {\"kind\": \"scalar\", \"value\": 0}},"
        )
        try machine.send("go")
        try machine.scene.advance(seconds: 0.5)
        XCTAssertEqual(machine.emitted(), "!done")
        try machine.send("stop")
        try machine.send("go")
        try machine.scene.advance(seconds: 0.25)
        try machine.send("stop")
        try machine.scene.advance(seconds: 0.25)
        XCTAssertEqual(machine.emitted(), "!stopped")
    }

    func testAnimationsArePausedResumedAndScrubbed() throws {
        let machine = try MachineFixture(
            """
            {"a": {"on": {"play": {"actions": [{"play": "run"}]}, "pause": {"actions": [{"pause": "run"}]},
               "resume": {"actions": [{"resume": "run"}]}, "stop": {"actions": [{"stop": "run"}]},
               "scrub": {"actions": [{"scrub": "run", "to": "event.t"}]},
               "done.animation.run": {"actions": [{"emit": "done"}]}, "stopped.animation.run": {"actions": [{"emit": "stopped"}]}}}}
            """,
            """
            "properties": {"x": {"kind": "scalar", "value": 0}},
            "animations": {"run": {"property": "x", "from": 0, "to": 8, "curve": [0, 0, 1, 1], "duration": 2}},
            """
        )
        let x = try XCTUnwrap(machine.scene.stage.findProperty(name: Array("x".utf8)))
        func value() throws -> Double { try machine.scene.stage.components(of: x, .presentation)[0] }
        try machine.send("play")
        try machine.scene.advance(seconds: 0.5)
        XCTAssertEqual(try value(), 2, accuracy: 1e-12)
        try machine.send("pause")
        try machine.scene.advance(seconds: 5)
        XCTAssertEqual(try value(), 2, accuracy: 1e-12)
        try machine.send("resume")
        try machine.scene.advance(seconds: 1)
        XCTAssertEqual(try value(), 6, accuracy: 1e-12)
        try machine.send("scrub", ["t": 0.25])
        XCTAssertEqual(try value(), 2, accuracy: 1e-12)
        try machine.scene.advance(seconds: 1)
        XCTAssertEqual(try value(), 2, accuracy: 1e-12)
        XCTAssertEqual(machine.emitted(), "!stopped")
        try machine.send("scrub", ["t": 1])
        XCTAssertEqual(try value(), 8, accuracy: 1e-12)
        try machine.send("play")
        try machine.scene.advance(seconds: 1)
        XCTAssertEqual(try value(), 4, accuracy: 1e-12)
        try machine.scene.advance(seconds: 1)
        XCTAssertEqual(machine.emitted(), "!done")
    }

    // MARK: Hostile

    func testChainsOfEventsAreStopped() throws {
        for action in ["raise", "send"] {
            let machine = try MachineFixture(
                "{\"a\": {\"on\": {\"e\": {\"actions\": [{\"\(action)\": \"e\"}, {\"\(action)\": \"e\"}]}, \"x\": \"b\"}}, \"b\": {}}"
            )
            try machine.send("e")
            XCTAssertEqual(machine.log { $0 == .unsettled }, "unsettled")
            try machine.send("x")
            XCTAssertEqual(machine.state, "b")
        }
    }

    func testTooManyDelayedEventsAreErrors() throws {
        let machine = try MachineFixture(
            """
            {"a": {"on": {"e": {"actions": [{"send": "late", "delay": 5}]}, "error.execution": {"actions": [{"emit": "error"}]},
               "late": {"actions": [{"increment": {"n": 1}}]}}}}
            """,
            inputs: "{\"n\": {\"type\": \"number\"}}"
        )
        for _ in 0..<4096 { try machine.send("e") }
        XCTAssertEqual(machine.emitted(), "")
        try machine.send("e")
        XCTAssertEqual(machine.emitted(), "!error.execution !error")
        try machine.scene.advance(seconds: 5)
        XCTAssertEqual(try machine.number("n"), 4096)
    }

    func testWhatIsNoActionIsRefusedInItsPlace() {
        for (action, message) in [
            ("{\"assign\": {\"n\": \"nothing\"}}", "nothing"),
            ("{\"assign\": {\"n\": \"in(nowhere)\"}}", "no state 'nowhere'"),
            ("{\"focus\": \"nowhere\"}", "no region 'nowhere'"), ("{\"fire\": \"n\"}", "trigger"),
            ("{\"raise\": \"e\", \"data\": {\"\": 2}}", "name"), ("{\"emitt\": \"e\"}", "did you mean 'emit'"),
            ("{\"if\": \"n >\"}", "the end"), ("{\"clamp\": {\"n\": [1]}}", "2 numbers"),
            ("{\"send\": \"e\", \"delay\": -1}", "seconds"),
            ("{\"increment\": {\"s\": 1}}", "number input"),
            ("{\"assign\": {\"n\": \"(s == 'a') + elapsed(no)\"}}", "no state 'no'"),
        ] {
            XCTAssertThrowsError(
                try MachineFixture(
                    "{\"a\": {\"entry\": [\(action)]}}",
                    inputs: "{\"n\": {\"type\": \"number\"}, \"s\": {\"type\": \"string\"}}"
                ),
                action
            ) { error in
                let error = error as? AnimError
                XCTAssertTrue(error?.text.string.contains(message) == true, error?.text.string ?? "")
                XCTAssertTrue(
                    error?.place?.pointer.hasPrefix("/machine/states/a/entry/0") == true,
                    error?.place?.pointer ?? ""
                )
            }
        }
    }
}
