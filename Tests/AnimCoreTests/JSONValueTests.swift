// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimScene

/// Accessors and their errors. Line, column and pointer are counted by hand.
final class JSONValueTests: XCTestCase {
    private func root(_ text: String) throws -> JSONValue {
        try JSONDocument.parse(Array(text.utf8)).root
    }

    func testKinds() throws {
        let array = try root("[null, true, 1, \"\", [], {}]").array()
        XCTAssertEqual(array.map(\.kind), [.null, .boolean, .number, .string, .array, .object])
        XCTAssertEqual(array.map { $0.kind == .null }, [true, false, false, false, false, false])
        XCTAssertTrue(try root("true").boolean())
        XCTAssertFalse(try root("false").boolean())
    }

    func testAWrongKindIsNamed() throws {
        let object = try root("{\"a\": null, \"b\": [false, true, 0, \"\", [], {}]}").object()
        assertJSONError(.document, 1, 7, "/a", "must be a number, not null") {
            () throws(AnimError) in _ = try object.require("a").number()
        }
        let array = try object.require("b").array()
        let expected: [(Int32, String)] = [
            (19, "not false"), (26, "not true"), (32, "not a number"), (35, "not a string"), (39, "not an array"),
            (43, "not an object"),
        ]
        for (index, value) in array.enumerated() {
            let (column, found) = expected[index]
            let pointer = "/b/\(index)"
            if value.kind != .boolean {
                assertJSONError(.document, 1, column, pointer, "must be true or false, \(found)") {
                    () throws(AnimError) in _ = try value.boolean()
                }
            }
            if value.kind != .number {
                assertJSONError(.document, 1, column, pointer, "must be a number, \(found)") {
                    () throws(AnimError) in _ = try value.number()
                }
                assertJSONError(.document, 1, column, pointer, "must be an integer, \(found)") {
                    () throws(AnimError) in _ = try value.integer(in: 0...1)
                }
            }
            if value.kind != .string {
                assertJSONError(.document, 1, column, pointer, "must be a string, \(found)") {
                    () throws(AnimError) in _ = try value.string()
                }
                assertJSONError(.document, 1, column, pointer, "must be a string, \(found)") {
                    () throws(AnimError) in _ = try value.choice(of: "a")
                }
            }
            if value.kind != .array {
                assertJSONError(.document, 1, column, pointer, "must be an array, \(found)") {
                    () throws(AnimError) in _ = try value.array()
                }
            }
            if value.kind != .object {
                assertJSONError(.document, 1, column, pointer, "must be an object, \(found)") {
                    () throws(AnimError) in _ = try value.object()
                }
            }
        }
    }

    func testIntegers() throws {
        let whole = Int64.min...Int64.max
        for (text, expected): (String, Int64) in [
            ("0", 0), ("-0", 0), ("-0.0", 0), ("1.0", 1), ("1.5e1", 15), ("1e3", 1000), ("-255", -255),
            ("9007199254740991", 9_007_199_254_740_991), ("9007199254740993", 9_007_199_254_740_992),
            ("-9223372036854775808", .min), ("9223372036854774784", 9_223_372_036_854_774_784),
        ] {
            XCTAssertEqual(try root(text).integer(in: whole), expected, text)
        }
        XCTAssertEqual(try root("255").integer(in: 0...255), 255)
        for text in ["0.5", "-1e-300", "9223372036854775808", "9223372036854775807", "1e300", "-9223372036854777856"] {
            XCTAssertThrowsError(try root(text).integer(in: whole), text)
        }
        let array = try root("[1.5, 256, -1]").array()
        assertJSONError(.document, 1, 2, "/0", "must be an integer from 0 to 255, not '1.5'") {
            () throws(AnimError) in _ = try array[0]?.integer(in: 0...255)
        }
        assertJSONError(.document, 1, 7, "/1", "must be an integer from 0 to 255, not '256'") {
            () throws(AnimError) in _ = try array[1]?.integer(in: 0...255)
        }
        assertJSONError(.document, 1, 12, "/2", "must be an integer from 0 to 255, not '-1'") {
            () throws(AnimError) in _ = try array[2]?.integer(in: 0...255)
        }
    }

    func testArraysAreReadInOrderAndByIndex() throws {
        for text in ["[0, 1, 2, 3]", "[0, [9, [8]], {\"a\": {\"b\": 7}}, 3]"] {
            let array = try root(text).array()
            XCTAssertEqual(array.count, 4)
            XCTAssertFalse(array.isEmpty)
            XCTAssertEqual(Array(array).count, 4)
            for (index, value) in array.enumerated() {
                XCTAssertEqual(array[index]?.place.column, value.place.column)
                XCTAssertEqual(value.place.pointer, "/\(index)")
            }
            XCTAssertEqual(try array[3]?.number(), 3)
            for outside in [-1, 4, Int.max, Int.min] { XCTAssertNil(array[outside]) }
        }
        let empty = try root("[[], 1]").array()[0]?.array()
        XCTAssertEqual(empty?.count, 0)
        XCTAssertNil(empty?[0])
        XCTAssertEqual(empty.map { Array($0).count }, 0)
    }

    func testObjectsAreReadInOrderAndByName() throws {
        let object = try root("{\"b\": {\"c\": 3}, \"a\": [1, 2], \"\\u0063\": null, \"\": 5}").object()
        XCTAssertEqual(object.count, 4)
        XCTAssertEqual(object.map(\.key.bytes), [[0x62], [0x61], [0x63], []])
        XCTAssertEqual(object.map(\.value.place.pointer), ["/b", "/a", "/c", "/"])
        XCTAssertEqual(object.map(\.value.place.column), [7, 22, 40, 50])
        XCTAssertEqual(object.map(\.key.place.column), [2, 17, 30, 46])
        XCTAssertEqual(object.map(\.key.place.pointer), ["/b", "/a", "/c", "/"])
        XCTAssertEqual(try object.require("a").array().count, 2)
        XCTAssertEqual(object.member("c")?.kind, .null)
        XCTAssertEqual(try object.member("")?.number(), 5)
        XCTAssertNil(object.member("d"))
        XCTAssertNil(object.member("bb"))
        XCTAssertTrue(object.first { $0.key.isEqual(to: "c") } != nil)
        let inner = try object.require("b").object()
        assertJSONError(.document, 1, 7, "/b", "the key 'b' is missing") {
            () throws(AnimError) in _ = try inner.require("b")
        }
        XCTAssertEqual(inner.value.place.pointer, "/b")
    }

    func testPointersAreEscapedAndNested() throws {
        let text = "{\"a/b\": [0,\n {\"~c\": {\"\": [true]}}],\n\"é\\n\": {\"d\": -1}}"
        let object = try root(text).object()
        let deep = try object.require("a/b").array()[1]?.object().require("~c").object().require("").array()[0]
        XCTAssertEqual(deep?.place.pointer, "/a~1b/1/~0c//0")
        XCTAssertEqual(deep?.place.line, 2)
        XCTAssertEqual(deep?.place.column, 15)
        let other = try object.require("é\n").object().require("d")
        XCTAssertEqual(other.place.pointer, "/é\n/d")
        XCTAssertEqual(other.place.line, 3)
        // The é counts as two bytes.
        XCTAssertEqual(other.place.column, 15)
        let document = try JSONDocument.parse(Array(text.utf8))
        XCTAssertEqual(document.root.place.pointer, "")
        XCTAssertEqual(document.root.place.column, 1)
    }

    func testLinesEndWithLineFeedOnly() throws {
        let array = try root("[\r\n1,\r2]").array()
        XCTAssertEqual(array.map(\.place.line), [2, 2])
        XCTAssertEqual(array.map(\.place.column), [1, 4])
    }

    func testStringsCompareWithoutDecoding() throws {
        let value = try root("\"e\\u0061se\"")
        XCTAssertTrue(value.isString("ease"))
        XCTAssertFalse(value.isString("eas"))
        XCTAssertFalse(value.isString("easy"))
        XCTAssertFalse(try root("1").isString("1"))
        XCTAssertTrue(try root("\"\"").isString(""))
    }

    func testChoices() throws {
        XCTAssertEqual(try root("\"in\"").choice(of: "out in"), 1)
        let array = try root("[\"easein\"]").array()
        assertJSONError(
            .document,
            1,
            2,
            "/0",
            "'easein' is none of the choices; did you mean 'ease-in'? choices: ease, ease-in, linear"
        ) {
            () throws(AnimError) in _ = try array[0]?.choice(of: "ease ease-in linear")
        }
    }

    func testErrorsOfTheCallerHaveThePlace() throws {
        let object = try root("{\n  \"a\": 1}").object()
        assertJSONError(.document, 2, 8, "/a", "must be even") {
            () throws(AnimError) in throw try object.require("a").error("must be even")
        }
    }

    func testPartsOfATextAreParsedWithTheirOwnFirstLine() throws {
        let text = Array("xx[1,\n2]yy".utf8)
        let array = try JSONDocument.parse(text, in: 2..<8, firstLine: 7).root.array()
        XCTAssertEqual(array.map(\.place.line), [7, 8])
        XCTAssertEqual(array.map(\.place.column), [2, 1])
        assertJSONError(.syntax, 8, 2, "", "expected ',' or ']', found the end of the text") {
            () throws(AnimError) in _ = try JSONDocument.parse(text, in: 2..<7, firstLine: 7)
        }
        for range in [-1..<3, 0..<11, 11..<11, Int.min..<Int.max] {
            XCTAssertThrowsError(try JSONDocument.parse(text, in: range, firstLine: 1)) {
                XCTAssertEqual(($0 as? AnimError)?.code, .argument)
            }
        }
        XCTAssertThrowsError(try JSONDocument.parse(text, in: 2..<8, firstLine: 0))
        XCTAssertEqual(
            try JSONDocument.parse(text, in: 2..<8, firstLine: .max).root.array().map(\.place.line),
            [.max, .min]
        )
    }
}
