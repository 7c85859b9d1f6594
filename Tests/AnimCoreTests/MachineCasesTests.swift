// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimScene
@testable import AnimStage

/// Plays the cases of Tests/conformance/machines; see there for what a case is.
final class MachineCasesTests: XCTestCase {
    private struct Step: Decodable {
        let send: String?
        let data: [String: ConformanceField]?
        let advance: Double?
        let set: [String: ConformanceField]?
        let expect: [String]
        let emitted: [String]?
    }

    /// The text of each document stands in a case as it is: the order of its keys counts.
    private struct Case {
        let name: Substring
        let document: Substring
        let script: [Step]

        /// - Parameter line: `{"name": …, "source": …, "document": …, "script": …}`, as the generators write them.
        init?(_ line: Substring) throws {
            guard let document = line.range(of: ", \"document\": "),
                let script = line.range(of: ", \"script\": ", options: .backwards),
                let end = line.lastIndex(of: "}")
            else { return nil }
            name = line[..<document.lowerBound]
            self.document = line[document.upperBound..<script.lowerBound]
            self.script = try JSONDecoder().decode([Step].self, from: Data(line[script.upperBound..<end].utf8))
        }
    }

    func testEveryCase() throws {
        let folder = "Tests/conformance/machines"
        var count = 0
        for file in try Repository.names(in: folder, ending: ".json") {
            let text = String(decoding: try Repository.bytes("\(folder)/\(file).json"), as: UTF8.self)
            for line in text.split(separator: "\n") {
                guard let one = try Case(line) else { continue }
                try play(one)
                count += 1
            }
        }
        XCTAssertGreaterThan(count, 250)
    }

    private func play(_ one: Case) throws {
        let scene = try Scene.load(document: Array(one.document.utf8))
        for (index, step) in one.script.enumerated() {
            if let name = step.send { try scene.send(Array(name.utf8), try fields(step.data ?? [:], scene)) }
            if let seconds = step.advance { try scene.advance(seconds: seconds) }
            for (name, value) in step.set ?? [:] { try set(Array(name.utf8), to: value, in: scene) }
            var state: [UInt8] = []
            scene.appendState(to: &state)
            XCTAssertEqual(
                String(decoding: state, as: UTF8.self),
                step.expect.joined(separator: " "),
                "\(one.name), step \(index)"
            )
            let emitted = emitted(by: scene)
            if let expected = step.emitted { XCTAssertEqual(emitted, expected, "\(one.name), step \(index)") }
        }
    }

    private func fields(_ data: [String: ConformanceField], _ scene: Scene) throws -> [EventField] {
        try data.compactMap { name, value in
            guard let index = try scene.fieldName(Array(name.utf8)) else { return nil }
            switch value {
            case .number(let number): return EventField(name: index, kind: .number, number: number)
            case .truth(let truth): return EventField(name: index, kind: .boolean, number: truth ? 1 : 0)
            case .text(let text): return EventField(name: index, kind: .text, text: Array(text.utf8))
            case .numbers: return nil
            }
        }
    }

    private func set(_ name: [UInt8], to value: ConformanceField, in scene: Scene) throws {
        switch value {
        case .number(let number): try scene.setNumber(number, ofInput: name)
        case .truth(let truth): try scene.setBoolean(truth, ofInput: name)
        case .text(let text): try scene.setString(Array(text.utf8), ofInput: name)
        case .numbers: XCTFail("no value of an input")
        }
    }

    private func emitted(by scene: Scene) -> [String] {
        var names: [String] = []
        while let event = scene.stage.pollEvent() {
            if event.kind == .emitted { names.append(String(decoding: scene.stage.name(event.name), as: UTF8.self)) }
        }
        return names
    }
}
