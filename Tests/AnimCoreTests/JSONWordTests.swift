import XCTest

@testable import AnimCore

// Foundation has one, too.
private typealias Expression = AnimCore.Expression

/// What is read eight bytes at a time, or in a shorter way than the whole grammar: wherever it stands, it must be what it is
/// byte by byte. Expected values are Swift's own of the same literals, or follow from how the text is put together.
final class JSONWordTests: XCTestCase {
    private func parse(_ text: [UInt8]) throws -> JSONValue { try JSONDocument.parse(text).root }

    private func parse(_ text: String) throws -> JSONValue { try parse(Array(text.utf8)) }

    func testAStringEndsAtItsQuoteWhereverThatStands() throws {
        for length in 0..<40 {
            for padding in 0..<9 {
                let text = String(repeating: "~", count: length)
                let value = try parse(String(repeating: " ", count: padding) + "[\"\(text)\",\"\u{7F} !#[]\"]").array()
                XCTAssertEqual(try value[0]?.string(), Array(text.utf8))
                XCTAssertEqual(try value[1]?.string(), Array("\u{7F} !#[]".utf8))
            }
        }
    }

    func testWhatIsNoPlainASCIIIsSeenAtEveryPlaceOfAString() throws {
        for place in 0..<24 {
            for rest in 0..<12 {
                let before = [UInt8](repeating: UInt8(ascii: "a"), count: place)
                let after = [UInt8](repeating: UInt8(ascii: "z"), count: rest)
                let quote: [UInt8] = [UInt8(ascii: "\"")]
                XCTAssertEqual(
                    try parse(quote + before + Array("\\n".utf8) + after + quote).string(),
                    before + [0x0A] + after
                )
                for scalar in ["é", "€", "🎈", "\u{FFFF}"] {
                    let text = before + Array(scalar.utf8) + after
                    XCTAssertEqual(try parse(quote + text + quote).string(), text)
                }
                for byte: UInt8 in [0x00, 0x09, 0x0A, 0x1F, 0x80, 0xC0, 0xFF] {
                    XCTAssertThrowsError(try parse(quote + before + [byte] + after + quote)) { error in
                        let place = (error as? AnimError)?.place
                        XCTAssertEqual(place?.column, Int32(before.count + 2), "\(byte)")
                    }
                }
            }
        }
    }

    func testIndentationOfEveryLengthIsSkipped() throws {
        for count in 0..<40 {
            for other in ["", "\n", "\t", "\r\n "] {
                let space = String(repeating: " ", count: count) + other
                let array = try parse("\(space)[\(space)1\(space),\(space)2\(space)]\(space)").array()
                XCTAssertEqual(array.count, 2)
                XCTAssertThrowsError(try parse("[\(space)\u{0B}1]")) { error in
                    let line = Int32(space.utf8.filter { $0 == 0x0A }.count + 1)
                    XCTAssertEqual((error as? AnimError)?.place?.line, line)
                }
            }
        }
    }

    /// Swift's own reading of decimal literals is the C library's `strtod`, which rounds correctly.
    func testNumbersAreTheNearestDoublesHoweverManyDigitsTheyHave() throws {
        var random = SplitMix(seed: 7)
        var texts = ["0", "-0", "-0.0", "0.1", "0.000000000000001", "999999999999999", "9999999999999999", "-1.5"]
        texts += [
            "123456789012345", "1234567890.12345", "0.12345678901234", "0.123456789012345", "1.7976931348623157e308",
        ]
        for _ in 0..<4000 {
            var text = random.next() & 1 == 0 ? "-" : ""
            let whole = Int(random.next() % 18)
            text += whole == 0 ? "0" : String(1 + random.next() % 9)
            for _ in 1..<max(whole, 1) { text += String(random.next() % 10) }
            let fraction = Int(random.next() % 18)
            if fraction > 0 { text += "." }
            for _ in 0..<fraction { text += String(random.next() % 10) }
            if random.next() % 8 == 0 { text += "e\(Int(random.next() % 40) - 20)" }
            texts.append(text)
        }
        for text in texts {
            let expected = try XCTUnwrap(Double(text))
            for padding in ["", "                                "] {
                let array = try parse("[\(text),\(text)\(padding)]").array()
                XCTAssertEqual(try array[0]?.number().bitPattern, expected.bitPattern, text)
                XCTAssertEqual(try array[1]?.number().bitPattern, expected.bitPattern, text)
            }
        }
    }

    func testWhatIsNoNumberIsRefusedHoweverMuchFollows() {
        for text in ["01", "-", "-a", "1.", "1.e5", "1.5.5", "1.5e", "00", "-01", ".5", "+1", "1a", "0x10", "1-"] {
            for padding in ["", "                                "] {
                XCTAssertThrowsError(try parse("[\(text)\(padding)]"), text)
                XCTAssertThrowsError(try parse("[\(text),1\(padding)]"), text)
            }
        }
    }

    func testARepeatedNameIsFoundAmongAnyNumberOfOthers() throws {
        // Names that differ in their first byte, their ninth byte or their length only.
        for prefix in ["", "abcdefgh", "abcdefghijklmnop"] {
            for count in 1..<48 {
                var names = (0..<count).map { prefix + String(UnicodeScalar(UInt8(0x30 + $0))) }
                names = names.map { $0.replacingOccurrences(of: "\\", with: "\\\\") }
                let object = "{" + names.map { "\"\($0)\":0" }.joined(separator: ",") + "}"
                XCTAssertEqual(try parse(object).object().count, count)
                for repeated in Set([0, count / 2, count - 1]) {
                    let more = "{" + (names + [names[repeated]]).map { "\"\($0)\":0" }.joined(separator: ",") + "}"
                    XCTAssertThrowsError(try parse(more)) { error in
                        XCTAssertTrue("\((error as? AnimError)?.message ?? "")".hasPrefix("duplicate key"))
                    }
                }
            }
        }
        let lengths = "{" + (0..<40).map { "\"\(String(repeating: "a", count: $0))\":0" }.joined(separator: ",") + "}"
        XCTAssertEqual(try parse(lengths).object().count, 40)
        XCTAssertThrowsError(try parse("{\"a\\u0062\":1,\"ab\":2}"))
    }

    /// More nodes than are reserved at first, for a text and for lines.
    func testManyNodesKeepTheirPlaces() throws {
        let count = 40_000
        let array = try parse("[" + [String](repeating: "[1]", count: count).joined(separator: ",") + "]").array()
        XCTAssertEqual(array.count, count)
        XCTAssertEqual(try array[count - 1]?.array()[0]?.number(), 1)
        let lines = try JSONLines.parse(Array((0..<count).map { "\($0)\n" }.joined().utf8))
        XCTAssertEqual(lines.count, count)
        XCTAssertEqual(try lines[count - 1]?.root.number(), Double(count - 1))
    }

    func testAChoiceIsOneWordAndNotTwoWithWhatSeparatesThem() throws {
        let choices: WordList = "butt round square"
        XCTAssertEqual(try parse("\"round\"").choice(of: choices), 1)
        XCTAssertEqual(try parse("\"square\"").choice(of: choices), 2)
        for text in ["butt round", "but", "butts", "", " ", "round ", "square\\u0000", "\\u0000"] {
            XCTAssertThrowsError(try parse("\"\(text)\"").choice(of: choices), text)
        }
    }

    // MARK: Names

    func testNamesOfPartsAreTheNamesOfTheWhole() {
        var table = NameTable()
        func bytes(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
            Array(text.utf8).withUnsafeBufferPointer(body)
        }
        for index in 0..<300 {
            let parts = ["a\(index)", index % 3 == 0 ? "" : ".b\(index % 7)", index % 5 == 0 ? "" : ".c"]
            let whole = Array(parts.joined().utf8)
            let known = table.find(whole)
            XCTAssertNil(known)
            let size = table.size
            bytes(parts[0]) { first in
                bytes(parts[1]) { second in
                    bytes(parts[2]) { third in
                        XCTAssertEqual(table.intern(first, second, third), Int32(index))
                        XCTAssertEqual(table.intern(first, second, third), Int32(index))
                    }
                }
            }
            XCTAssertEqual(table.intern(whole), Int32(index))
            XCTAssertEqual(table.find(whole[...]), Int32(index))
            XCTAssertEqual(table.size, size + whole.count)
            XCTAssertEqual(Array(table[Int32(index)]), whole)
        }
        XCTAssertEqual(table.count, 300)
        var prefixes: [Int32] = []
        table.findPrefixes(of: Array("a6.b6.c.d".utf8)[...]) { prefixes.append($0) }
        XCTAssertEqual(prefixes.count, 0, "a6 ends in .c")
        table.findPrefixes(of: Array("a7.c.d".utf8)[...]) { prefixes.append($0) }
        XCTAssertEqual(prefixes.count, 0)
        table.findPrefixes(of: Array("a21.c.d".utf8)[...]) { prefixes.append($0) }
        XCTAssertEqual(prefixes, [21])
    }

    // MARK: Expressions

    /// A name alone, and a name in brackets, ask for the same and give the same.
    func testANameAloneIsReadAsInBrackets() throws {
        for name in ["a", "angle.x", "_1", "été.y", "in", "random", "elapsed", "eps", "trues", "pi2"] {
            var asked: [[String]] = [[], []]
            for (index, text) in [name, "(\(name))"].enumerated() {
                let expression = try Expression.parse(Array(text.utf8)) { (name) throws(AnimError) in
                    asked[index].append(String(decoding: name, as: UTF8.self))
                    return 3
                }
                XCTAssertEqual(expression.variables, [3], name)
                XCTAssertEqual(expression.evaluate { Double($0) * 2 }, 6)
            }
            XCTAssertEqual(asked, [[name], [name]])
        }
        for (name, value) in [("e", M_E), ("pi", Double.pi), ("tau", 2 * Double.pi), ("true", 1), ("false", 0)] {
            let expression = try Expression.parse(Array(name.utf8)) { _ throws(AnimError) in 3 }
            XCTAssertEqual(expression.evaluate { _ in 7 }, value)
            XCTAssertEqual(expression.variables, [])
        }
        for text in ["a.", ".a", "a..b", "a.1", "1a", "a b", ""] {
            XCTAssertThrowsError(try Expression.parse(Array(text.utf8)) { _ throws(AnimError) in 3 }, text)
        }
    }

    func testDigitsAloneAndNumbersOfMoreAreReadAlike() throws {
        for (text, value) in [
            ("7", 7.0), ("7+2", 9), ("7.5", 7.5), ("7e1", 70), ("12", 12), ("3*0.5", 1.5), ("2-1", 1),
        ] {
            let expression = try Expression.parse(Array(text.utf8)) { _ throws(AnimError) in 0 }
            XCTAssertEqual(expression.evaluate { _ in .nan }, value, text)
        }
        for text in ["7a", "7.", "7é", "7_", "7 7"] {
            XCTAssertThrowsError(try Expression.parse(Array(text.utf8)) { _ throws(AnimError) in 0 }, text)
        }
    }
}
