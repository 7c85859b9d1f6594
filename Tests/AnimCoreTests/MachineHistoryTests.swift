// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimScene

/// History, initial transitions and entry sets: SCXML appendix D, and assertions of the W3C's implementation report tests
/// (named by their numbers) in this format.
final class MachineHistoryTests: XCTestCase {
    /// Test 387: the default of a history is entered when it has nothing to remember; shallow and deep ones.
    private static let nested = """
        {"out": {"on": {"shallow": "hs", "deep": "hd", "in": "s0", "s012": "s012"}},
         "s0": {"on": {"leave": "out"}, "states": {
           "hs": {"type": "history", "initial": "s01"},
           "hd": {"type": "history", "deep": true, "initial": "s022"},
           "s01": {"states": {"s011": {"on": {"next": "s012"}}, "s012": {"on": {"over": "s022"}}}},
           "s02": {"states": {"s021": {}, "s022": {}}}}}}
        """

    func testAHistoryThatRemembersNothingEntersItsDefault() throws {
        for (event, expected) in [("shallow", "s0 s01 s011"), ("deep", "s0 s02 s022")] {
            let machine = try MachineFixture(MachineHistoryTests.nested)
            try machine.send(event)
            XCTAssertEqual(machine.configuration, expected)
        }
    }

    /// Test 388: a shallow history restores the child, a deep one the innermost states.
    func testAHistoryRestoresWhatWasActive() throws {
        for (event, expected) in [("shallow", "s0 s01 s011"), ("deep", "s0 s01 s012")] {
            let machine = try MachineFixture(MachineHistoryTests.nested)
            try machine.send("in")
            try machine.send("next")
            try machine.send("leave")
            try machine.send(event)
            XCTAssertEqual(machine.configuration, expected)
            try machine.send("next")
            try machine.send("over")
            try machine.send("leave")
            try machine.send(event)
            XCTAssertEqual(machine.configuration, event == "deep" ? "s0 s02 s022" : "s0 s02 s021")
        }
    }

    /// Test 579: the default history content is executed after the parent's entry, before the children's, and only when the
    /// default is taken.
    func testTheActionsOfADefaultAreDoneBetweenParentAndChildren() throws {
        let machine = try MachineFixture(
            """
            {"out": {"on": {"in": "h", "plain": "a"}},
             "a": {"entry": [{"emit": "a"}], "initial": {"target": "a2", "actions": [{"emit": "initial"}]},
               "on": {"leave": "out"}, "states": {
               "h": {"type": "history", "initial": {"target": "a1", "actions": [{"emit": "history"}]}},
               "a1": {"entry": [{"emit": "a1"}]}, "a2": {"entry": [{"emit": "a2"}]}}}}
            """
        )
        try machine.send("in")
        XCTAssertEqual(machine.emitted(), "!a !history !a1")
        try machine.send("leave")
        try machine.send("plain")
        XCTAssertEqual(machine.emitted(), "!a !initial !a2")
        try machine.send("leave")
        try machine.send("in")
        XCTAssertEqual(machine.emitted(), "!a !a2")
    }

    func testHistoryIsRecordedBeforeExitActions() throws {
        // An exit action sees the state that is left as active still.
        let machine = try MachineFixture(
            """
            {"a": {"on": {"out": "b"}, "states": {"h": {"type": "history", "initial": "a1"},
               "a1": {"on": {"n": "a2"}}, "a2": {"exit": [{"if": "in(a2) && in(a)", "then": [{"emit": "seen"}]}]}}},
             "b": {"on": {"back": "h"}}}
            """
        )
        try machine.send("n")
        try machine.send("out")
        XCTAssertEqual(machine.emitted(), "!seen")
        try machine.send("back")
        XCTAssertEqual(machine.configuration, "a a2")
    }

    func testDeepHistoryOfAParallelStateRestoresEveryRegion() throws {
        let machine = try MachineFixture(
            """
            {"p": {"type": "parallel", "on": {"out": "x"}, "states": {
               "h": {"type": "history", "deep": true},
               "l": {"states": {"l1": {"on": {"e": "l2"}}, "l2": {}}},
               "r": {"states": {"r1": {"on": {"f": "r2"}}, "r2": {}}}}},
             "x": {"on": {"back": "h"}}}
            """
        )
        try machine.send("f")
        try machine.send("out")
        try machine.send("back")
        XCTAssertEqual(machine.configuration, "p l l1 r r2")
        try machine.send("e")
        try machine.send("out")
        try machine.send("back")
        XCTAssertEqual(machine.configuration, "p l l2 r r2")
    }

    /// The domain of a transition to a history is that of what the history stands for (getEffectiveTargetStates).
    func testTheDomainOfAHistoryIsThatOfWhatItRemembers() throws {
        let machine = try MachineFixture(
            """
            {"p": {"on": {"out": "o"}, "states": {
               "h": {"type": "history", "deep": true, "initial": "x2"},
               "x": {"entry": [{"emit": "x"}], "states": {"x1": {"on": {"go": "h"}}, "x2": {"on": {"one": "x1"}}}}}},
             "o": {"on": {"back": "p"}}}
            """
        )
        _ = machine.emitted()
        try machine.send("go")
        XCTAssertEqual(machine.configuration, "p x x2")
        XCTAssertEqual(machine.emitted(), "", "x contains source and target, and is not left")
    }

    // MARK: Initial

    /// Test 364, 413: several deep initial states; what is around them is entered, other regions by default.
    func testSeveralInitialStatesAreEnteredTogether() throws {
        let text = """
            {"animcore": 1, "machine": {"initial": ["b2", "c2"], "states": {
              "a": {}, "p": {"type": "parallel", "states": {
                "b": {"states": {"b1": {}, "b2": {}}}, "c": {"states": {"c1": {}, "c2": {}}},
                "d": {"states": {"d1": {}}}}}}}}
            """
        let scene = try Scene.load(document: Array(text.utf8))
        var bytes: [UInt8] = []
        scene.appendConfiguration(to: &bytes)
        XCTAssertEqual(String(decoding: bytes, as: UTF8.self), "p b b2 c c2 d d1")
    }

    func testTheMachineItselfMayBeParallel() throws {
        let text = """
            {"animcore": 1, "machine": {"type": "parallel", "states": {
              "a": {"states": {"a1": {"on": {"e": "a2", "x": "b2"}}, "a2": {}}},
              "b": {"states": {"b1": {}, "b2": {}}}}}}
            """
        let scene = try Scene.load(document: Array(text.utf8))
        func configuration() -> String {
            var bytes: [UInt8] = []
            scene.appendConfiguration(to: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
        XCTAssertEqual(configuration(), "a a1 b b1")
        try scene.send(Array("x".utf8))
        // The other region is left and entered anew.
        XCTAssertEqual(configuration(), "a a1 b b2")
    }

    /// Where a target is around another one, its default is not entered: the configuration is always a legal one.
    func testATargetAroundAnotherDoesNotEnterItsDefault() throws {
        for targets in ["[\"p\", \"c2\"]", "[\"c2\", \"p\"]"] {
            let machine = try MachineFixture(
                """
                {"a": {"on": {"go": {"target": \(targets)}}}, "p": {"states": {"c1": {}, "c2": {}}}}
                """
            )
            try machine.send("go")
            XCTAssertEqual(machine.configuration, "p c2")
        }
    }

    func testDocumentsWhoseHistoryCannotBeAreRefused() {
        for (states, message) in [
            ("{\"a\": {\"states\": {\"h\": {\"type\": \"history\"}}}}", "no history"),
            (
                "{\"a\": {\"states\": {\"h\": {\"type\": \"history\", \"initial\": \"g\"}, \"g\": {\"type\": \"history\"}, \"s\": {}}}}",
                "no history of the same state"
            ),
            (
                "{\"a\": {\"states\": {\"h\": {\"type\": \"history\", \"initial\": \"b\"}, \"s\": {}}}, \"b\": {}}",
                "inside"
            ),
            ("{\"a\": {\"deep\": true}}", "only a history"),
            ("{\"a\": {\"data\": {}}}", "only a final"),
            (
                "{\"a\": {\"states\": {\"h\": {\"type\": \"history\", \"on\": {\"e\": \"a\"}}, \"s\": {}}}}",
                "no transitions"
            ),
            (
                "{\"a\": {\"on\": {\"e\": {\"target\": [\"h\", \"s\"]}}, \"states\": {\"h\": {\"type\": \"history\"}, \"s\": {}}}}",
                "together"
            ),
        ] {
            XCTAssertThrowsError(try MachineFixture(states), states) { error in
                let text = (error as? AnimError)?.text.string ?? ""
                XCTAssertTrue(text.contains(message), text)
            }
        }
    }
}
