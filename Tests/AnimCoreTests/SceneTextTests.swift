// SPDX-License-Identifier: MIT
import Foundation
import XCTest

@testable import AnimMath
@testable import AnimScene
@testable import AnimStage

/// Numbers written out, and the texts of documents.
final class SceneTextTests: XCTestCase {
    private func written(_ number: Double, _ decimals: Int) -> String {
        var bytes: [UInt8] = []
        bytes.append(number, decimals: decimals)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The C library's, without the sign of what is zero.
    private func expected(_ number: Double, _ decimals: Int) -> String {
        let text = String(format: "%.\(decimals)f", number)
        return text.hasPrefix("-") && !text.contains(where: { ("1"..."9").contains($0) })
            ? String(text.dropFirst()) : text
    }

    func testDecimalsAreThoseOfTheCLibrary() {
        let chosen: [Double] = [
            0, 1, 10, 0.5, 1.5, 2.5, 0.25, 0.75, 0.125, 0.375, 1e-15, 5e-16, 4.999e-16, 1.5e-15, 0.1, 0.3, 2.675, 1.005,
            0.045, 99.995, 9.995, 999.9999999999, 0.9999999999999999, 1e15, 1e16, 123_456_789_012_345_678, 0x1p52,
            0x1p53 - 1,
            0x1p53, 0x1p63, 0x1p64, 1e22, 1e23, 1e150, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
            .leastNormalMagnitude, 0x1.fffffffffffffp51, 0x1.fffffffffffffp50, 4503599627370495.5, 1073741824.5,
        ]
        var generator = SplitMix(seed: 7)
        var numbers = chosen
        for _ in 0..<Thoroughness.count(20_000) {
            let number = Double(bitPattern: generator.next())
            if number.isFinite { numbers.append(number) }
            // Near what is read, with ties among them.
            numbers.append(Double(Int64(truncatingIfNeeded: generator.next()) >> 40) / 4096)
            numbers.append(Double(Int64(truncatingIfNeeded: generator.next()) >> 20) * 0x1p-52)
        }
        for (index, number) in numbers.enumerated() {
            for decimals in index < chosen.count ? Array(0...15) : [0, 1, 2, 5, 15] {
                for signed in [number, -number] where written(signed, decimals) != expected(signed, decimals) {
                    XCTFail("\(signed), \(decimals): \(written(signed, decimals)), not \(expected(signed, decimals))")
                }
            }
        }
    }

    func testNoNumberAndNoSignOfZero() {
        XCTAssertEqual(written(-0.0, 0), "0")
        XCTAssertEqual(written(-0.0, 2), "0.00")
        XCTAssertEqual(written(-0.004, 2), "0.00")
        XCTAssertEqual(written(-0.006, 2), "-0.01")
        XCTAssertEqual(written(-0.5, 0), "0")
        for number in [Double.nan, .infinity, -.infinity] { XCTAssertEqual(written(number, 1), "0.0") }
        XCTAssertEqual(written(2, -3), "2")
        XCTAssertEqual(written(2, 99), "2.000000000000000")
    }

    // MARK: Of documents

    private func reader(_ texts: String) throws -> (DocumentReader, [Int32]) {
        let document = try JSONDocument.parse(
            Array(
                """
                {"animcore": 1, "size": [1, 1],
                 "parameters": {"title": {"type": "string", "value": "Zürich"}, "half": {"type": "number", "value": 0.5}},
                 "inputs": {"name": {"type": "string", "value": "you"}, "level": {"type": "number"}},
                 "x-texts": \(texts)}
                """.utf8
            )
        )
        let reader = DocumentReader(json: document.storage, stage: Stage())
        try reader.read(document.node)
        var nodes: [Int32] = []
        try reader.json.forEachElement(of: try reader.json.require("x-texts", of: document.node)) { nodes.append($0) }
        return (reader, nodes)
    }

    func testTextsOfDocuments() throws {
        let (reader, nodes) = try reader(
            #"["", "plain", {"input": "name"}, {"parameter": "title"}, {"number": 2.5}, {"number": "half", "decimals": 3}]"#
        )
        var seen: [String] = []
        for node in nodes {
            switch try reader.textReader.text(node) {
            case .literal(let bytes): seen.append(String(decoding: bytes, as: UTF8.self))
            case .input(_, let index): seen.append("input \(index)")
            case .expression: seen.append("expression")
            case .number(let index, let decimals): seen.append("number \(index) \(decimals)")
            }
        }
        XCTAssertEqual(seen, ["", "plain", "input 0", "Zürich", "number 0 0", "number 1 3"])
        XCTAssertEqual(reader.scenery.numbers.count, 2)
        XCTAssertEqual(reader.scenery.numbers.values[0], 2.5)
    }

    func testRefusedTexts() throws {
        let wrong = [
            "1": "must be a text", "{}": "must have one of", #"{"input": "level"}"#: "string input",
            #"{"input": "nam"}"#: "no input 'nam'", #"{"parameter": "half"}"#: "string parameter",
            #"{"parameter": "titel"}"#: "did you mean 'title'", #"{"decimals": 1}"#: "must have one of",
            #"{"input": "name", "decimals": 1}"#: "must have one of",
            #"{"number": 1, "input": "name"}"#: "must have one of",
            #"{"number": 1, "decimals": 16}"#: "from 0 to 15", #"{"number": 1, "decimals": 1.5}"#: "integer",
            #"{"number": 1e200}"#: "1e150", #"{"number": "x +"}"#: "expected", #"{"number": "x"}"#: "no property",
            #"{"text": "a"}"#: "unknown key 'text'",
        ]
        for (text, message) in wrong {
            let (reader, nodes) = try reader("[\(text)]")
            XCTAssertThrowsError(try reader.textReader.text(nodes[0]), text) { error in
                XCTAssertTrue("\((error as? AnimError)?.message ?? "")".contains(message), "\(text): \(error)")
                XCTAssertNotNil((error as? AnimError)?.place)
            }
        }
    }
}
