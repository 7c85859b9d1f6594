// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimScene

/// The grammar of RFC 8259 and the restrictions of RFC 7493. Line, column and pointer are counted by hand.
final class JSONSyntaxTests: XCTestCase {
    private func assertParses(_ text: String, line: UInt = #line) {
        XCTAssertNoThrow(try JSONDocument.parse(Array(text.utf8)), text, line: line)
    }

    private func assertString(_ text: String, is expected: [UInt8], line: UInt = #line) throws {
        XCTAssertEqual(try JSONDocument.parse(Array(text.utf8)).root.string(), expected, text, line: line)
    }

    func testEveryKindOfValueMayBeTheWholeText() {
        for text in ["null", "true", "false", "0", "-1.5e+3", "\"\"", "[]", "{}", " \t\r\n[ ] \n"] {
            assertParses(text)
        }
    }

    func testWhiteSpaceIsAllowedAroundEveryToken() throws {
        let root = try JSONDocument.parse(Array("\r\n{ \"a\"\t: [ 1 ,\n2 ] , \"b\" :{ }}\n".utf8)).root.object()
        XCTAssertEqual(root.count, 2)
        XCTAssertEqual(try root.require("a").array().count, 2)
    }

    func testOnlyTheFourWhiteSpaceBytesAreWhiteSpace() {
        assertSyntaxError("\u{0B}1", 1, 1, "")
        assertSyntaxError("\u{0C}1", 1, 1, "")
        assertSyntaxError("\u{A0}1", 1, 1, "")
        assertSyntaxError("\u{2028}1", 1, 1, "", "expected a value, found '\\u2028'")
    }

    func testAnEmptyTextIsRefused() {
        assertSyntaxError("", 1, 1, "", "the text is empty, but must be a JSON value")
        assertSyntaxError(" \n  ", 2, 3, "", "the text is empty, but must be a JSON value")
    }

    func testTrailingTextIsRefused() {
        assertSyntaxError("1 2", 1, 3, "", "expected the end of the text, found '2'")
        assertSyntaxError("{}\n}", 2, 1, "")
        assertSyntaxError("[],", 1, 3, "")
        assertSyntaxError("null\u{0}", 1, 5, "")
    }

    func testAByteOrderMarkIsRefusedByName() {
        assertSyntaxError(
            [0xEF, 0xBB, 0xBF, 0x31],
            1,
            1,
            "",
            "the text begins with a byte order mark (EF BB BF); remove it"
        )
        assertSyntaxError(
            [0xFF, 0xFE, 0x31, 0x00],
            1,
            1,
            "",
            "the text is UTF-16, but must be UTF-8 without a byte order mark"
        )
        assertSyntaxError(
            [0xFE, 0xFF, 0x00, 0x31],
            1,
            1,
            "",
            "the text is UTF-16, but must be UTF-8 without a byte order mark"
        )
    }

    func testWrongWordsAreRefusedWhereTheyGoWrong() {
        assertSyntaxError("nul", 1, 4, "", "expected the rest of true, false or null, found the end of the text")
        assertSyntaxError("nulL", 1, 4, "")
        assertSyntaxError("truee", 1, 5, "", "expected the end of true, false or null, found 'e'")
        assertSyntaxError("false0", 1, 6, "")
        assertSyntaxError("[true, fals]", 1, 12, "/1")
        assertSyntaxError(
            "True",
            1,
            1,
            "",
            "expected a value (true, false and null are written in lower case), found 'T'"
        )
        assertSyntaxError("undefined", 1, 1, "", "expected a value, found 'u'")
    }

    func testOtherNotationsAreRefusedWithAHint() {
        assertSyntaxError("{'a': 1}", 1, 2, "", "expected a key in double quotes or '}', found '''")
        assertSyntaxError("['a']", 1, 2, "/0", "expected a value (strings are written in double quotes), found '''")
        assertSyntaxError("[1, // one\n2]", 1, 5, "/1", "expected a value (JSON has no comments), found '/'")
        assertSyntaxError("[+1]", 1, 2, "/0", "expected a value (numbers have no plus sign), found '+'")
        assertSyntaxError("[.5]", 1, 2, "/0", "expected a value (numbers begin with a digit), found '.'")
        assertSyntaxError("[NaN]", 1, 2, "/0", "expected a value (numbers are finite), found 'N'")
        assertSyntaxError("[Infinity]", 1, 2, "/0")
        assertSyntaxError("[-Infinity]", 1, 3, "/0", "expected a digit of a number, found 'I'")
        assertSyntaxError("{a: 1}", 1, 2, "")
    }

    func testNumbersFollowTheGrammar() {
        assertSyntaxError("01", 1, 2, "", "a digit after a number's leading zero")
        assertSyntaxError("-01", 1, 3, "")
        assertSyntaxError("-", 1, 2, "", "expected a digit of a number, found the end of the text")
        assertSyntaxError("--1", 1, 2, "")
        assertSyntaxError("1.", 1, 3, "")
        assertSyntaxError("1.e5", 1, 3, "")
        assertSyntaxError("1.5.5", 1, 4, "")
        assertSyntaxError("1e", 1, 3, "")
        assertSyntaxError("1e+", 1, 4, "")
        assertSyntaxError("1e5.5", 1, 4, "")
        assertSyntaxError("0x10", 1, 2, "")
        assertSyntaxError("1_000", 1, 2, "")
        assertSyntaxError("1,5", 1, 2, "")
        assertSyntaxError("\u{661}", 1, 1, "")
    }

    func testANumberTooLargeForADoubleIsRefusedAtItsBeginning() {
        assertSyntaxError("[0, 1e400]", 1, 5, "/1", "number is too large for a double")
        assertSyntaxError("-1.8e308", 1, 1, "", "number is too large for a double")
        assertParses("1.7976931348623157e308")
        assertParses("1e-400")
    }

    func testArraysFollowTheGrammar() {
        assertSyntaxError("[", 1, 2, "/0", "expected a value, found the end of the text")
        assertSyntaxError("[1", 1, 3, "", "expected ',' or ']', found the end of the text")
        assertSyntaxError("[1,", 1, 4, "/1")
        assertSyntaxError("[1,]", 1, 3, "", "a comma before ']'")
        assertSyntaxError("[,1]", 1, 2, "/0")
        assertSyntaxError("[1,,2]", 1, 4, "/1")
        assertSyntaxError("[1 2]", 1, 4, "", "expected ',' or ']', found '2'")
        assertSyntaxError("[1}", 1, 3, "")
        assertSyntaxError("[1:2]", 1, 3, "")
        assertSyntaxError("]", 1, 1, "")
    }

    func testObjectsFollowTheGrammar() {
        assertSyntaxError("{", 1, 2, "", "expected a key in double quotes or '}', found the end of the text")
        assertSyntaxError("{\"a\"", 1, 5, "/a", "expected ':', found the end of the text")
        assertSyntaxError("{\"a\" 1}", 1, 6, "/a", "expected ':', found '1'")
        assertSyntaxError("{\"a\":", 1, 6, "/a")
        assertSyntaxError("{\"a\":}", 1, 6, "/a", "expected a value, found '}'")
        assertSyntaxError("{\"a\":1", 1, 7, "")
        assertSyntaxError("{\"a\":1,", 1, 8, "", "expected a key in double quotes, found the end of the text")
        assertSyntaxError("{\"a\":1 ,\n}", 1, 8, "", "a comma before '}'")
        assertSyntaxError("{\"a\":1 \"b\":2}", 1, 8, "", "expected ',' or '}', found '\"'")
        assertSyntaxError("{\"a\":1]", 1, 7, "")
        assertSyntaxError("{1:2}", 1, 2, "")
        assertSyntaxError("{null:2}", 1, 2, "")
        assertSyntaxError("{,}", 1, 2, "")
        assertSyntaxError("{\"a\"::1}", 1, 6, "/a")
    }

    func testStringsAreDecoded() throws {
        try assertString("\"abc\"", is: [0x61, 0x62, 0x63])
        try assertString("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", is: [0x22, 0x5C, 0x2F, 0x08, 0x0C, 0x0A, 0x0D, 0x09])
        try assertString("\"a\\u0041z\"", is: [0x61, 0x41, 0x7A])
        try assertString("\"\\u0000\"", is: [0])
        try assertString("\"\\u007f\\u0080\"", is: [0x7F, 0xC2, 0x80])
        try assertString("\"\\u07FF\\u0800\"", is: [0xDF, 0xBF, 0xE0, 0xA0, 0x80])
        try assertString("\"\\uD7fF\\ue000\"", is: [0xED, 0x9F, 0xBF, 0xEE, 0x80, 0x80])
        try assertString("\"\\ud800\\udc00\"", is: [0xF0, 0x90, 0x80, 0x80])
        try assertString("\"\\uDBFF\\uDFFD\"", is: [0xF4, 0x8F, 0xBF, 0xBD])
        try assertString("\"é€😀\u{7F}\"", is: Array("é€😀\u{7F}".utf8))
    }

    func testStringsFollowTheGrammar() {
        assertSyntaxError("\"", 1, 2, "", "the end of the text in the string that begins at line 1, column 1")
        assertSyntaxError("[\n \"ab", 2, 5, "/0", "the end of the text in the string that begins at line 2, column 2")
        assertSyntaxError("\"\\", 1, 3, "")
        assertSyntaxError("\"\\\"", 1, 4, "")
        assertSyntaxError("\"\\a\"", 1, 3, "", "expected one of \"\\/bfnrtu after a backslash, found 'a'")
        assertSyntaxError("\"\\U0041\"", 1, 3, "")
        assertSyntaxError("\"\\x41\"", 1, 3, "")
        assertSyntaxError("\"\\u12G4\"", 1, 6, "", "expected a hexadecimal digit of an escape, found 'G'")
        assertSyntaxError("\"\\u12\"", 1, 6, "")
        assertSyntaxError("\"\\u12", 1, 6, "")
    }

    func testControlCharactersInStringsAreRefused() {
        for byte in UInt8(0)..<0x20 {
            assertSyntaxError([0x22, 0x61, byte, 0x22], 1, 3, "")
        }
        assertSyntaxError(
            "\"\u{1}\"",
            1,
            2,
            "",
            "expected a string's next character (control characters must be escaped), found '\\u0001'"
        )
        assertSyntaxError("{\"a\nb\": 1}", 1, 4, "")
    }

    func testLoneSurrogateEscapesAreRefused() {
        assertSyntaxError("\"a\\ud800\"", 1, 3, "", "'\\ud800' is half a surrogate pair without its other half")
        assertSyntaxError("\"\\udc00\"", 1, 2, "")
        assertSyntaxError("\"\\ud800x\"", 1, 2, "")
        assertSyntaxError("\"\\ud800\\n\"", 1, 2, "")
        assertSyntaxError("\"\\ud800\\ud800\\udc00\"", 1, 2, "")
        assertSyntaxError("\"\\ud800\\u0041\"", 1, 2, "")
        assertSyntaxError("\"\\udc00\\ud800\"", 1, 2, "")
        assertSyntaxError("\"\\ud800", 1, 8, "")
        assertSyntaxError("\"\\ud800\\", 1, 9, "")
        assertSyntaxError("\"\\ud800\\u", 1, 10, "")
    }

    /// RFC 8259, section 7: a string holds any code point but the surrogates, which UTF-8 cannot say.
    func testNoncharactersAreText() throws {
        let pairs: [(escape: String, value: UInt32)] = [
            ("\\uFFFE", 0xFFFE), ("\\uffff", 0xFFFF), ("\\uFDD0", 0xFDD0), ("\\uFDEF", 0xFDEF),
            ("\\uD83F\\uDFFE", 0x1FFFE), ("\\uDBFF\\uDFFF", 0x10FFFF), ("\\uFEFF", 0xFEFF), ("\\uFFFD", 0xFFFD),
        ]
        for (escape, value) in pairs {
            let scalar = try XCTUnwrap(Unicode.Scalar(value))
            for text in ["\"\(escape)\"", "\"\(scalar)\""] {
                let document = try JSONDocument.parse(Array(text.utf8))
                XCTAssertEqual(try document.root.string().map { $0 }, Array(String(scalar).utf8))
            }
        }
    }

    /// The Unicode Standard 15.0, table 3-7, at the edges of every row.
    func testStringsAreWellFormedUTF8() {
        let malformed: [[UInt8]] = [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x7F], [0xC2, 0xC0], [0xDF, 0x20],
            [0xE0, 0x9F, 0xBF], [0xE0, 0xA0], [0xE1, 0x80], [0xE1, 0x80, 0x7F], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
            [0xEF, 0xC0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x80], [0xF1, 0x80, 0x80, 0xC0],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
        ]
        for bytes in malformed {
            assertSyntaxError([0x22, 0x61] + bytes + [0x22], 1, 3, "")
            assertSyntaxError([0x22, 0x61] + bytes, 1, 3, "")
        }
        let wellFormed: [[UInt8]] = [
            [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80], [0xEF, 0xBF, 0xBD],
            [0xF0, 0x90, 0x80, 0x80], [0xF3, 0xBF, 0xBF, 0xBD], [0xF4, 0x8F, 0xBF, 0xBD],
        ]
        for bytes in wellFormed {
            XCTAssertEqual(try JSONDocument.parse([0x22] + bytes + [0x22]).root.string(), bytes)
        }
        assertSyntaxError(
            [0x22, 0xC0, 0x22],
            1,
            2,
            "",
            "expected a string's next character, found '\\xC0', which is not valid UTF-8"
        )
        assertSyntaxError(
            [0x5B, 0xFF, 0x5D],
            1,
            2,
            "/0",
            "expected a value, found '\\xFF', which is not valid UTF-8"
        )
    }

    func testDuplicateKeysAreRefusedWithBothPlaces() {
        assertSyntaxError(
            "{\"x\": 1,\n \"y\": 2, \"x\": 3}",
            2,
            10,
            "/x",
            "duplicate key 'x' (first at line 1, column 2)"
        )
        assertSyntaxError("{\"\": 1, \"\": 3}", 1, 9, "/", "duplicate key '' (first at line 1, column 2)")
        assertSyntaxError(
            "[{\"a\":{\"b\":1,\"\\u0062\":2}}]",
            1,
            14,
            "/0/a/b",
            "duplicate key 'b' (first at line 1, column 8)"
        )
        assertParses("{\"a\": {\"a\": {\"a\": 1}}, \"A\": 2, \"aa\": 3, \"a\\u0000\": 4}")
    }

    func testTheFirstRepetitionIsReportedHoweverManyMembersThereAre() {
        for count in [2, 3, 16, 17, 18, 40, 1000] {
            // The names share their first eight bytes, so only comparing them whole tells them apart.
            var lines = (0..<count).map { "\"commonbeginning\($0)\": {\"commonbeginning0\": []}" }
            XCTAssertNoThrow(try JSONDocument.parse(Array("{\n\(lines.joined(separator: ",\n"))}".utf8)))
            lines.append("\"commonbeginning\(count - 1)\": 0")
            lines.append("\"commonbeginning0\": 0")
            lines.append("\"commonbeginning0\": 0")
            assertSyntaxError(
                "{\n\(lines.joined(separator: ",\n"))}",
                Int32(count) + 2,
                1,
                "/commonbeginning\(count - 1)",
                "duplicate key 'commonbeginning\(count - 1)' (first at line \(count + 1), column 1)"
            )
        }
    }
}
