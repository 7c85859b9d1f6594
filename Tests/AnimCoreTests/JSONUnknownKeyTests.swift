// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion
@testable import AnimScene

final class JSONUnknownKeyTests: XCTestCase {
    private func refusal(_ key: String, _ names: WordList) throws -> String? {
        let object = try JSONDocument.parse(Array("{\"\(key)\": 1}".utf8)).root.object()
        do throws(AnimError) {
            try object.allowOnly(names)
            return nil
        } catch {
            return error.message
        }
    }

    func testKnownKeysAndExtensionsAreAllowed() throws {
        let object = try JSONDocument.parse(Array("{\"a\": 1, \"b\": 2, \"x-b\": 3, \"x-\": 4}".utf8)).root.object()
        XCTAssertNoThrow(try object.allowOnly("a b"))
        XCTAssertNoThrow(try object.allowOnly("b", "a c"))
        XCTAssertThrowsError(try object.allowOnly("b"))
        XCTAssertThrowsError(try object.allowOnly(""))
        XCTAssertNotNil(try refusal("X-a", "a"))
        XCTAssertNotNil(try refusal("x", "a"))
    }

    func testTheFirstUnknownKeyIsRefusedAtItsPlace() throws {
        let text = "[{\"color\": 1,\n  \"widht\": 2, \"other\": 3}]"
        let object = try JSONDocument.parse(Array(text.utf8)).root.array()[0]?.object()
        assertJSONError(
            .document,
            2,
            3,
            "/0/widht",
            "unknown key 'widht'; did you mean 'width'? known keys: color, width, height"
        ) {
            () throws(AnimError) in try object?.allowOnly("color", "width height")
        }
    }

    func testTheSuggestionIsTheMostLikelyName() throws {
        let names: WordList = "color corner-radius cornerRadii opacity x y"
        for (key, suggestion) in [
            ("colr", "color"), ("Color", "color"), ("COLOR", "color"), ("cornerRadius", "corner-radius"),
            ("opactiy", "opacity"), ("opacity ", "opacity"),
        ] {
            XCTAssertEqual(
                try refusal(key, names),
                "unknown key '\(key)'; did you mean '\(suggestion)'? "
                    + "known keys: color, corner-radius, cornerRadii, opacity, x, y"
            )
        }
    }

    func testNothingIsSuggestedForAnUnlikeName() throws {
        XCTAssertEqual(try refusal("stroke", "fill clip"), "unknown key 'stroke'; known keys: fill, clip")
        XCTAssertEqual(try refusal("z", "x y"), "unknown key 'z'; known keys: x, y")
        XCTAssertEqual(try refusal("", "x y"), "unknown key ''; known keys: x, y")
        XCTAssertEqual(try refusal("X", "x"), "unknown key 'X'; did you mean 'x'? known keys: x")
        XCTAssertEqual(try refusal("stroke", ""), "unknown key 'stroke'; known keys: none")
        let long = String(repeating: "a", count: 5000)
        XCTAssertEqual(
            try refusal(long, "a"),
            "unknown key '\(String(repeating: "a", count: 60))…'; known keys: a"
        )
    }

    func testTheListOfKnownKeysIsCut() throws {
        let names: WordList = "k k k k k k k k k k k k k k k k k k k k k k k k k k k k k k k k k k k k k k k k k"
        let listed = [String](repeating: "k", count: 40).joined(separator: ", ")
        XCTAssertEqual(try refusal("other", names), "unknown key 'other'; known keys: \(listed), …")
    }

    func testQuotedTextIsShortPrintableAndCutBetweenCharacters() {
        func quoted(_ text: String) -> String { JSONText.quoted(Array(text.utf8)[...]).string }
        XCTAssertEqual(quoted(""), "''")
        XCTAssertEqual(quoted("é€😀"), "'é€😀'")
        XCTAssertEqual(quoted("a\u{0}\n\u{7F}\u{85}\u{202E}"), "'a\\u0000\\u000A\\u007F\\u0085\\u202E'")
        XCTAssertEqual(JSONText.quoted([0x61, 0xC0, 0xFF, 0xE2, 0x82]).string, "'a\\xC0\\xFF\\xE2\\x82'")
        let sixty = String(repeating: "a", count: 60)
        XCTAssertEqual(quoted(sixty), "'\(sixty)'")
        XCTAssertEqual(quoted(sixty + "b"), "'\(sixty)…'")
        // 59 bytes and a character of 4: it does not fit, and is not cut in two.
        XCTAssertEqual(quoted(sixty.dropLast() + "😀"), "'\(sixty.dropLast())…'")
    }
}
