// SPDX-License-Identifier: MIT
import AnimCore
import Foundation
import XCTest

/// The controls of the repository, by all that a scene offers.
final class SceneDetailTests: XCTestCase {
    private func code(_ body: () throws -> Void, line: UInt = #line) -> AnimError.Code? {
        do {
            try body()
            XCTFail("nothing was thrown", line: line)
        } catch { return (error as? AnimError)?.code }
        return nil
    }

    private func toggle() throws -> String { try Repository.text("controls/gender-toggle.json") }

    // MARK: Golden digests

    private func hexadecimal(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// What Tests/conformance/transcript.md says of a trace that is played.
    private func transcript(_ document: Document, _ trace: Trace) throws -> String {
        let scene = document.makeScene(seed: trace.seed ?? 0)
        let names = scene.stage.properties.filter { !$0.name.isEmpty }
        var (lines, step, frame) = ([String](), 0, Int64(0))
        while true {
            let time = (2 * frame * Flicks.perSecond + 60) / 120
            try scene.play(trace, untilFlick: time, nextStep: &step)
            lines.append("frame \(frame) \(time) state \(scene.state.isEmpty ? "-" : scene.state)")
            for property in names {
                let (values, rates) = (property.presentation, property.velocity)
                let words = values.map { hexadecimal($0.bitPattern) } + ["velocity"]
                lines.append(
                    (["property", property.name] + words + rates.map { hexadecimal($0.bitPattern) }).joined(
                        separator: " "
                    )
                )
            }
            for event in scene.events {
                // transactionCompleted is written transaction-completed.
                let kind = event.kind.rawValue.reduce("") { $0 + ($1.isUppercase ? "-" + $1.lowercased() : String($1)) }
                let name = event.name.isEmpty ? "-" : event.name
                let count = event.count + event.data.count
                lines.append("event \(event.timeInFlicks) \(kind) \(name) \(event.isFinished ? 1 : 0) \(count)")
            }
            lines.append("hash \(hexadecimal(scene.stateHash))")
            if time >= trace.endInFlicks { break }
            frame += 1
        }
        // FNV-1a with 64 bits.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in (lines.joined(separator: "\n") + "\n").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        return hexadecimal(hash)
    }

    func testTracesGiveTheirGoldenDigests() throws {
        let golden = try JSONDecoder().decode(
            [String: [String: String]].self,
            from: Repository.data("Tests/conformance/golden/transcripts.json")
        )
        for (name, traces) in golden {
            let text = try Repository.text("controls/\(name).json")
            for (trace, digest) in traces {
                let trace = try Trace(try Repository.text("controls/traces/\(name)/\(trace).jsonl"))
                let document = try Document(text, parameters: trace.parameters)
                XCTAssertEqual(try transcript(document, trace), digest, "\(name), \(trace)")
            }
        }
    }

    // MARK: Traces

    func testWhatIsRecordedHappensAgain() throws {
        let document = try Document(try toggle())
        let scene = document.makeScene(seed: 7)
        let recorder = try TraceRecorder(scene, document: "gender-toggle", description: "a \"tap\"\n", seed: 7)
        try scene.advance(by: 0.1)
        try recorder.pointer(.down, at: Point(25, 15))
        try scene.advance(by: 0.07)
        try recorder.pointer(.up, at: Point(25, 15))
        try scene.advance(by: 0.2)
        recorder.key(.tab)
        try recorder.setFocus(nil)
        try recorder.setFocus("toggle")
        recorder.key(.space, .down)
        recorder.key(.space, .up)
        try scene.advance(by: 0.05)
        try recorder.setTimeScale(0.5)
        recorder.setPaused(true)
        try scene.advance(by: 0.3)
        recorder.setPaused(false)
        recorder.setReducedMotion(.jump)
        try recorder.send("some.thing", data: ["a": 1.5, "b": "é\u{1}\\", "c": true])
        try recorder.setInput("boy", to: true)
        try recorder.pointer(.move, at: Point(-5, 1e-7), pointer: 3)
        try recorder.pointer(.leave, at: .zero, pointer: 3)
        XCTAssertThrowsError(try recorder.setInput("girl", to: true))
        XCTAssertThrowsError(try recorder.fire("boy"))
        try scene.advance(by: 1)
        let trace = try Trace(recorder.text)
        XCTAssertEqual(trace.stepCount, 15)
        XCTAssertEqual(trace.seed, 7)
        XCTAssertEqual(trace.endInFlicks, scene.stage.hostTimeInFlicks)
        XCTAssertEqual(trace.stepTimes[0], 0.1)
        let again = document.makeScene(seed: try XCTUnwrap(trace.seed))
        try again.play(trace)
        XCTAssertEqual(again.stateHash, scene.stateHash)
        XCTAssertEqual(again.time, scene.time)
        let stepped = document.makeScene(seed: 7)
        try stepped.apply(step: 0, of: trace)
        XCTAssertTrue(stepped.regions[0].isHeld)
        XCTAssertEqual(code { try stepped.apply(step: 99, of: trace) }, .notFound)
        XCTAssertEqual(code { _ = try Trace("{}") }, .document)
        XCTAssertEqual(code { _ = try TraceRecorder(scene, seed: .max) }, .limit)
    }

    // MARK: Many scenes

    func testManyScenesOfADocument() throws {
        let document = try Document(try toggle())
        XCTAssertEqual(document.width, document.makeScene().width)
        let crowd = (0..<20).map { _ in document.makeScene() }
        XCTAssertEqual(crowd[3].stateHash, try Scene(document: try toggle()).stateHash)
        XCTAssertEqual(try Scene.advance(crowd, by: 0.1).count, 20, "nothing was drawn yet")
        for scene in crowd {
            _ = scene.displayList
            for _ in scene.events {}
        }
        XCTAssertEqual(try Scene.advance(crowd, by: 0.1).count, 0)
        try crowd[4].setInput("boy", to: true)
        let changes = try Scene.advance(crowd, by: 0.1)
        XCTAssertEqual(changes.map(\.index), [4])
        XCTAssertTrue(changes[0].scene === crowd[4] && changes[0].hasDisplay && changes[0].hasEvents)
        XCTAssertEqual(code { try Scene.advance([crowd[0], crowd[1], crowd[0]], by: 0.1) }, .argument)
        XCTAssertEqual(code { try Scene.advance(crowd, by: .nan) }, .argument)
        XCTAssertEqual(crowd[0].time, crowd[1].time, "all or none")
        XCTAssertEqual(code { _ = try Document("{", memoryLimit: 1 << 20) }, .syntax)
        XCTAssertEqual(code { _ = try Document("{}", memoryLimit: 0) }, .limit)
    }

    func testWarningsOfADocument() throws {
        let text = """
            {"animcore": 1,
             "machine": {"states": {"a": {"on": {"opn": "a"}, "entry": [{"send": "open", "delay": 1}]}, "b": {}}}}
            """
        XCTAssertEqual(try Document(text).warnings, [])
        let document = try Document(text, keepsWarnings: true)
        XCTAssertEqual(document.warningCount, 2)
        XCTAssertEqual(document.warnings.map(\.kind), [.event, .state])
        let warning = document.warnings[0]
        XCTAssertEqual(
            warning.message,
            "nothing in this document sends 'opn': only the host can; did you mean 'open'?"
        )
        XCTAssertEqual(warning.suggestion, "open")
        XCTAssertEqual(warning.pointer, "/machine/states/a/on/opn")
        // Counted by hand: 15 bytes and the line's end, then 37 before the name.
        XCTAssertEqual([warning.line, warning.column, warning.offset], [2, 38, 16 + 37])
        XCTAssertEqual(document.makeScene().stateHash, try Scene(document: text).stateHash)
    }

    // MARK: What is there

    func testRegionsAndTheFocus() throws {
        let scene = try Scene(document: try toggle())
        let region = try XCTUnwrap(scene.regions.first)
        XCTAssertEqual(region.name, "toggle")
        XCTAssertEqual(region.bounds, Rectangle(x: 0, y: 0, width: scene.width, height: scene.height))
        XCTAssertTrue(region.isEnabled && region.isVisible && region.isFocusable && !region.isHeld && !region.hasFocus)
        XCTAssertEqual(try scene.region(at: Point(25, 15))?.name, "toggle")
        XCTAssertNil(try scene.region(at: Point(1e6, 0)))
        XCTAssertNotNil(try scene.node(at: Point(25, 15)))
        XCTAssertNil(try scene.node(at: Point(1e6, 0)))
        XCTAssertNil(scene.focus)
        try scene.setFocus("toggle")
        XCTAssertEqual(scene.focus, "toggle")
        XCTAssertTrue(scene.regions[0].hasFocus)
        XCTAssertEqual(code { try scene.setFocus("togle") }, .notFound)
        try scene.setFocus(nil)
        XCTAssertNil(scene.focus)
        try scene.pointer(.down, at: Point(25, 15))
        XCTAssertTrue(scene.regions[0].isHeld)
        try scene.releasePointer()
        XCTAssertFalse(scene.regions[0].isHeld)
        try scene.capturePointer(for: "toggle")
        XCTAssertTrue(scene.regions[0].isHeld)
        XCTAssertEqual(code { try scene.capturePointer(9, for: "toggle") }, .notFound)
        XCTAssertEqual(code { _ = try scene.region(at: Point(.nan, 0)) }, .argument)
    }

    func testAccessibility() throws {
        let scene = try Scene(document: try toggle())
        let element = try XCTUnwrap(scene.accessibilityElements.first)
        XCTAssertEqual(element.role, .switch)
        XCTAssertEqual(element.isChecked, false)
        XCTAssertNil(element.now)
        XCTAssertFalse(element.label.isEmpty)
        XCTAssertEqual(element.region, 0)
        let revision = scene.accessibilityRevision
        XCTAssertEqual(scene.accessibilityRevision, revision)
        try scene.setInput("boy", to: true)
        XCTAssertGreaterThan(scene.accessibilityRevision, revision)
        XCTAssertEqual(scene.accessibilityElements[0].isChecked, true)
    }

    func testStatesAndInputs() throws {
        let scene = try Scene(document: try toggle())
        XCTAssertEqual(scene.inputs.map(\.name), ["boy"])
        XCTAssertEqual(scene.inputs[0].value, false)
        let active = scene.states.filter(\.isActive).map(\.name)
        XCTAssertEqual(active, scene.configuration)
        XCTAssertGreaterThan(scene.states.count, active.count)
        XCTAssertNotNil(scene.states.first { $0.kind == .atomic && $0.isActive })
    }

    func testWhatMustBeDrawnAgain() throws {
        let scene = try Scene(document: try toggle())
        XCTAssertEqual(scene.canvas, Rectangle(x: -24, y: -24, width: scene.width + 48, height: scene.height + 48))
        let revision = scene.displayRevision
        XCTAssertEqual(scene.displayRevision, revision)
        XCTAssertNil(try scene.displayDamage(since: revision))
        XCTAssertEqual(try scene.displayDamage(since: 0), scene.canvas)
        try scene.setInput("boy", to: true)
        try scene.advance(by: 0.1)
        XCTAssertGreaterThan(scene.displayRevision, revision)
        let damage = try XCTUnwrap(try scene.displayDamage(since: revision))
        XCTAssertFalse(damage.isEmpty)
        XCTAssertEqual(code { _ = try scene.displayDamage(since: .max) }, .argument)
    }

    func testTheStageOfAScene() throws {
        let scene = try Scene(document: try toggle())
        let stage = scene.stage
        XCTAssertEqual(code { try stage.advance(by: 1) }, .state)
        XCTAssertEqual(code { _ = try stage.snapshot() }, .state)
        let own = try stage.property(0, named: "own")
        let offset = try stage.property(named: "offset", as: Double.self)
        var heard: [Double] = []
        try offset.observe { heard.append($0) }
        var completed = false
        stage.animate(.linear(duration: 1)) {
            own.value = 10
        } completion: {
            completed = $0
        }
        try scene.setInput("boy", to: true)
        try scene.advance(by: 0.5)
        XCTAssertEqual(own.presentation, 5)
        XCTAssertEqual(heard, [offset.presentation])
        try scene.advance(by: 0.6)
        XCTAssertTrue(completed)
    }

    // MARK: Reloading

    private func moving(to value: Int, extra: String = "") -> String {
        """
        {
          "animcore": 1,
          "inputs": { "far": { "type": "boolean", "value": false } },
          "properties": { "x": { "kind": "scalar", "value": 0 }\(extra) },
          "machine": { "states": {
            "near": { "on": { "go": "far" } },
            "far": { "entry": [{ "set": { "x": \(value) }, "motion": { "curve": "linear", "duration": 1 } }] }
          } }
        }
        """
    }

    func testAReloadedSceneGoesOn() throws {
        let scene = try Scene(document: moving(to: 10, extra: #", "gone": { "kind": "scalar", "value": 1 }"#))
        let x = try scene.property(named: "x", as: Double.self)
        let gone = try scene.property(named: "gone", as: Double.self)
        var (heard, events): ([Double], [String]) = ([], [])
        try x.observe { heard.append($0) }
        scene.stage.eventHandler = { events.append("\($0)") }
        try scene.send("go")
        try scene.advance(by: 0.25)
        XCTAssertEqual(try scene.reload(document: moving(to: 10)), ["property 'gone': is no more"])
        XCTAssertEqual(x.presentation, 2.5)
        XCTAssertEqual(gone.presentation, 1, "the last value")
        XCTAssertFalse(gone.exists)
        try scene.advance(by: 0.25)
        XCTAssertEqual(x.presentation, 5)
        XCTAssertEqual(heard, [2.5, 5])
        try scene.advance(by: 1)
        XCTAssertTrue(events.contains { $0.hasPrefix("animationEnded x at 1.0") }, "\(events)")
        XCTAssertTrue(scene.events.contains { $0.name == "far" })
        XCTAssertEqual(try scene.reload(document: moving(to: 20)), [])
        let hash = scene.stateHash
        XCTAssertEqual(code { try scene.reload(document: "{ \"animcore\": 1, \"inputz\": {} }") }, .document)
        XCTAssertEqual(scene.stateHash, hash)
        XCTAssertEqual(scene.state, "far")
    }

    func testARecorderKeepsTheTextsOfParameters() throws {
        let scene = try Scene(document: "{ \"animcore\": 1 }")
        // The lines of a trace end with a line feed only; in a JSON string U+0085 and U+2028 stand for themselves.
        let texts = "\"a\u{85}b\u{2028}c\u{2029}d\""
        let recorder = try TraceRecorder(scene, parameters: "{\r\n\"text\":\n\(texts)\r}")
        let parameters = try Trace(recorder.text).parameters
        XCTAssertTrue(parameters.utf8.elementsEqual("{ \"text\": \(texts) }".utf8), parameters)
    }
}
