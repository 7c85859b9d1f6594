// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// Reads the language-neutral cases of Tests/conformance.
struct ConformanceCases {
    /// What the file says an answer may be off; see Tests/conformance/README.md for what it is relative to.
    let tolerance: Double
    let cases: [ConformanceCase]

    /// - Parameter path: Inside Tests/conformance, such as "motion/springs.json".
    init(_ path: String, file: String = #filePath) throws {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: folder.appendingPathComponent("conformance").appendingPathComponent(path))
        let contents = try JSONDecoder().decode(Contents.self, from: data)
        tolerance = contents.tolerance
        cases = contents.cases.map(ConformanceCase.init)
        XCTAssertFalse(cases.isEmpty)
    }

    private struct Contents: Decodable {
        let tolerance: Double
        let cases: [[String: ConformanceField]]
    }
}

/// A field of a case. (JSONSerialization would go through Decimal, which loses the last digits of a double.)
enum ConformanceField: Decodable {
    case number(Double)
    case text(String)
    case numbers([Double])
    case truth(Bool)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let truth = try? container.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .numbers(try container.decode([Double].self))
        }
    }
}

/// One case: fields by name. A field that is missing or of another kind fails the test.
struct ConformanceCase: CustomStringConvertible {
    let fields: [String: ConformanceField]

    var description: String { fields.map { "\($0): \($1)" }.sorted().joined(separator: ", ") }

    subscript(_ name: String) -> Double {
        if case .number(let number) = fields[name] { return number }
        XCTFail("no number \(name) in \(self)")
        return .nan
    }

    func numbers(_ name: String) -> [Double] {
        if case .numbers(let numbers) = fields[name] { return numbers }
        XCTFail("no numbers \(name) in \(self)")
        return []
    }

    func text(_ name: String) -> String {
        if case .text(let text) = fields[name] { return text }
        XCTFail("no text \(name) in \(self)")
        return ""
    }

    func truth(_ name: String) -> Bool {
        if case .truth(let truth) = fields[name] { return truth }
        XCTFail("no truth value \(name) in \(self)")
        return false
    }
}
