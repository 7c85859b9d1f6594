// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimScene

final class JSONLinesTests: XCTestCase {
    private func lines(_ text: String) throws -> JSONLines { try JSONLines.parse(Array(text.utf8)) }

    func testATextWithoutValuesHasNoLines() throws {
        for text in ["", "\n", "\r\n", " \t\n\n  "] {
            XCTAssertEqual(try lines(text).count, 0)
        }
    }

    func testEachLineIsItsOwnDocumentWithItsOwnPlace() throws {
        let lines = try lines("{\"t\": 0}\n\n  [1, {\"a\": 2}]\r\n \"x\"\n\n3")
        XCTAssertEqual(lines.count, 4)
        XCTAssertEqual(lines.map(\.root.kind), [.object, .array, .string, .number])
        XCTAssertEqual(lines.map(\.root.place.line), [1, 3, 4, 6])
        XCTAssertEqual(lines.map(\.root.place.column), [1, 3, 2, 1])
        let inner = try lines[1]?.root.array()[1]?.object().require("a")
        XCTAssertEqual(inner?.place.line, 3)
        XCTAssertEqual(inner?.place.column, 13)
        XCTAssertEqual(inner?.place.pointer, "/1/a")
        XCTAssertNil(lines[4])
        XCTAssertNil(lines[-1])
        XCTAssertEqual(Array(lines).count, 4)
    }

    func testTheFinalNewlineIsOptional() throws {
        XCTAssertEqual(try lines("1\n2").count, 2)
        XCTAssertEqual(try lines("1\n2\n").count, 2)
    }

    func testAnErrorHasTheLineOfTheWholeText() {
        let cases: [(String, Int32, Int32, String, String?)] = [
            ("1\n\n[1,\n2]\n", 3, 4, "/1", "expected a value, found the end of the line"),
            ("1 2\n", 1, 3, "", "expected the end of the line, found '2'"),
            ("{}\n{\"a\": \"b", 2, 9, "/a", "the end of the line in the string that begins at line 2, column 7"),
            ("{}\n{\"a\": 1, \"a\": 1}", 2, 10, "/a", "duplicate key 'a' (first at line 2, column 2)"),
            ("\u{FEFF}{}", 1, 1, "", nil),
            ("{}\n\n  ,", 3, 3, "", nil),
        ]
        for (text, line, column, pointer, message) in cases {
            assertJSONError(.syntax, line, column, pointer, message) {
                () throws(AnimError) in _ = try JSONLines.parse(Array(text.utf8))
            }
        }
    }

    func testNestingIsLimitedForEachLine() throws {
        let line = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
        XCTAssertEqual(try lines("\(line)\n\(line)\n").count, 2)
        assertJSONError(.limit, 2, 129, String(repeating: "/0", count: 128)) {
            () throws(AnimError) in _ = try JSONLines.parse(Array("\(line)\n[\(line)]\n".utf8))
        }
    }
}
