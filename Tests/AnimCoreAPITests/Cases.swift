// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// The language-neutral cases of Tests/conformance, whose numbers come from 50 digits and from other solvers.
struct Cases: Decodable {
    let tolerance: Double
    let cases: [[String: Field]]

    /// A field of a case. Infinities are texts.
    enum Field: Decodable {
        case number(Double)
        case text(String)
        case numbers([Double])
        case truth(Bool)
        case other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let truth = try? container.decode(Bool.self) {
                self = .truth(truth)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else if let numbers = try? container.decode([Double].self) {
                self = .numbers(numbers)
            } else {
                self = .other
            }
        }
    }

    static func read(_ path: String) throws -> Cases {
        try JSONDecoder().decode(Cases.self, from: Repository.data("Tests/conformance/\(path)"))
    }
}

extension [String: Cases.Field] {
    subscript(number name: String) -> Double {
        switch self[name] {
        case .number(let number): return number
        case .text("inf"): return .infinity
        case .text("-inf"): return -.infinity
        default:
            XCTFail("no number \(name) in \(self)")
            return .nan
        }
    }

    subscript(text name: String) -> String {
        if case .text(let text) = self[name] { return text }
        XCTFail("no text \(name) in \(self)")
        return ""
    }

    subscript(truth name: String) -> Bool {
        if case .truth(let truth) = self[name] { return truth }
        XCTFail("no truth \(name) in \(self)")
        return false
    }

    subscript(numbers name: String) -> [Double] {
        if case .numbers(let numbers) = self[name] { return numbers }
        XCTFail("no numbers \(name) in \(self)")
        return []
    }
}

/// The files of the repository.
enum Repository {
    static func data(_ path: String, file: String = #filePath) throws -> Data {
        var root = URL(fileURLWithPath: file)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        return try Data(contentsOf: root.appendingPathComponent(path))
    }

    static func text(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }
}
