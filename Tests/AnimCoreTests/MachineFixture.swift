// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimScene
@testable import AnimStage

/// A machine by itself, and what it tells.
struct MachineFixture {
    let scene: Scene

    init(_ machine: String, inputs: String = "{}", _ more: String = "") throws {
        let text = "{\"animcore\": 1, \"inputs\": \(inputs), \(more) \"machine\": {\"states\": \(machine)}}"
        scene = try Scene.load(document: Array(text.utf8))
    }

    /// All active states.
    var configuration: String {
        var bytes: [UInt8] = []
        scene.appendConfiguration(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The innermost ones.
    var state: String {
        var bytes: [UInt8] = []
        scene.appendState(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    func send(_ name: String, _ data: [String: Double] = [:]) throws {
        var fields: [EventField] = []
        for (name, number) in data {
            if let index = try scene.fieldName(Array(name.utf8)) {
                fields.append(EventField(name: index, kind: .number, number: number))
            }
        }
        try scene.send(Array(name.utf8), fields)
    }

    func number(_ input: String) throws -> Double { try scene.input(named: Array(input.utf8)).number }

    /// What was emitted since the last call.
    func emitted() -> String { log { $0 == .emitted } }

    /// Entered, exited and emitted names, such as `+a -b !done`.
    func log(_ isIncluded: (StageEvent.Kind) -> Bool = { _ in true }) -> String {
        var words: [String] = []
        while let event = scene.stage.pollEvent() {
            guard isIncluded(event.kind) else { continue }
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
}
