// SPDX-License-Identifier: MIT
import AnimMath
import XCTest

final class MathDecimalParserTests: XCTestCase {
    private func parse(_ text: some StringProtocol) -> Double? {
        DecimalParser.parse(Array(text.utf8))
    }

    /// Against Python's float(), which rounds correctly, from decimals.csv: halfway cases, subnormals, long digits.
    func testEveryDecimalRoundsCorrectly() throws {
        for row in try MathTables.rows("decimals") {
            XCTAssertEqual(parse(row[0])?.bitPattern, try MathTables.word(row[1]), "\(row[0].prefix(60))")
        }
    }

    func testShortestDescriptionsComeBackAsTheSameDouble() {
        var generator = RandomGenerator(seed: 7)
        for _ in 0..<Thoroughness.count(20_000) {
            let value = Double(bitPattern: generator.next())
            guard value.isFinite else { continue }
            XCTAssertEqual(parse(value.description)?.bitPattern, value.bitPattern, value.description)
        }
    }

    func testAnythingButAJSONNumberIsRefused() {
        let texts = [
            "", "-", "+1", ".5", "5.", "01", "-01", "00", "1e", "1e+", "1.e5", "e5", "0x10", "1_0", " 1", "1 ", "1,5",
            "inf",
            "-inf", "nan", "NaN", "Infinity", "1e5.5", "--1", "1-", "1.5.5", "1e5e5", "1\0", "١", "-.5", "0.", "1f",
            "1E+-5",
        ]
        for text in texts { XCTAssertNil(parse(text), text) }
    }

    func testOnlyTheGivenRangeIsRead() {
        let bytes = Array("[12.5,3]".utf8)
        XCTAssertEqual(DecimalParser.parse(bytes, in: 1..<5), 12.5)
        XCTAssertEqual(DecimalParser.parse(bytes, in: 6..<7), 3)
        XCTAssertNil(DecimalParser.parse(bytes, in: 0..<5))
        XCTAssertNil(DecimalParser.parse(bytes, in: 6..<9))
        XCTAssertNil(DecimalParser.parse(bytes, in: -1..<5))
        XCTAssertNil(DecimalParser.parse(bytes, in: 3..<3))
    }

    func testAMillionDigitsAreNoTrouble() {
        let many = String(repeating: "9", count: 1_000_000)
        XCTAssertEqual(parse(many), .infinity)
        XCTAssertEqual(parse("0." + many), 1)
        XCTAssertEqual(parse("0." + String(repeating: "0", count: 1_000_000) + "1"), 0)
        XCTAssertEqual(parse("0." + String(repeating: "0", count: 1_000_000) + "25e1000000"), 0.25)
        XCTAssertEqual(parse("1e" + many), .infinity)
        XCTAssertEqual(parse("-1e-" + many)?.bitPattern, (-0.0).bitPattern)
    }
}
