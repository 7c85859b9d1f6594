// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimScene

final class JSONLimitTests: XCTestCase {
    func testNestingUpToTheLimitIsAccepted() throws {
        let count = JSONDocument.maximumNesting
        let text = [UInt8](repeating: 0x5B, count: count) + [UInt8](repeating: 0x5D, count: count)
        XCTAssertNoThrow(try JSONDocument.parse(text))
        let objects = String(repeating: "{\"a\":", count: count - 1) + "{}" + String(repeating: "}", count: count - 1)
        XCTAssertNoThrow(try JSONDocument.parse(Array(objects.utf8)))
    }

    func testNestingBeyondTheLimitIsRefusedWhereItBegins() {
        for count in [129, 100_000] {
            assertJSONError(
                .limit,
                1,
                129,
                String(repeating: "/0", count: 128),
                "arrays and objects nested more than 128 deep"
            ) {
                () throws(AnimError) in _ = try JSONDocument.parse([UInt8](repeating: 0x5B, count: count))
            }
        }
        assertJSONError(.limit, 1, 128 * 5 + 1, String(repeating: "/a", count: 128)) {
            () throws(AnimError) in
            _ = try JSONDocument.parse(Array(String(repeating: "{\"a\":", count: 100_000).utf8))
        }
    }

    func testManySiblingsAreNotNested() throws {
        let text = "[" + String(repeating: "[],{},", count: 1000) + "0]"
        XCTAssertEqual(try JSONDocument.parse(Array(text.utf8)).root.array().count, 2001)
    }

    func testValuesAreCounted() throws {
        // The array itself is a value too.
        let most = JSONDocument.maximumValueCount - 1
        var text: [UInt8] = [0x5B]
        text.reserveCapacity(2 * most + 4)
        for _ in 1..<most {
            text.append(0x30)
            text.append(0x2C)
        }
        // Refused at the value after the last that fits, so the ones before it were accepted.
        assertJSONError(.limit, 1, Int32(2 * most) + 2, "/\(most)", "more than 4194304 values") {
            () throws(AnimError) in _ = try JSONDocument.parse(text + [0x30, 0x2C, 0x30, 0x5D])
        }
    }

    func testLongTextsAreRefused() {
        let text = [UInt8](repeating: 0x20, count: JSONDocument.maximumTextLength + 1)
        assertJSONError(.limit, 1, 1, "", "the text is longer than 67108864 bytes") {
            () throws(AnimError) in _ = try JSONDocument.parse(text)
        }
        assertJSONError(.limit, 1, 1, "") { () throws(AnimError) in _ = try JSONLines.parse(text) }
    }

    func testLongNumbersAreRefused() throws {
        let zeros = [UInt8](repeating: 0x30, count: JSONDocument.maximumNumberLength - 2)
        XCTAssertEqual(try JSONDocument.parse([0x31, 0x2E] + zeros).root.number(), 1)
        assertJSONError(.limit, 1, 2, "/0", "a number of more than 1048576 bytes") {
            () throws(AnimError) in _ = try JSONDocument.parse([0x5B, 0x31, 0x2E, 0x30] + zeros + [0x5D])
        }
    }
}
