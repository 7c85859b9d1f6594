// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimScene

extension XCTestCase {
    /// Asserts that `text` is refused there, with this message if one is given.
    func assertSyntaxError(
        _ text: String,
        _ line: Int32,
        _ column: Int32,
        _ pointer: String,
        _ message: String? = nil,
        sourceLine: UInt = #line,
        file: StaticString = #filePath
    ) {
        assertSyntaxError(Array(text.utf8), line, column, pointer, message, sourceLine: sourceLine, file: file)
    }

    /// Asserts that `text` is refused there, with this message if one is given.
    func assertSyntaxError(
        _ text: [UInt8],
        _ line: Int32,
        _ column: Int32,
        _ pointer: String,
        _ message: String? = nil,
        sourceLine: UInt = #line,
        file: StaticString = #filePath
    ) {
        assertJSONError(.syntax, line, column, pointer, message, sourceLine: sourceLine, file: file) {
            () throws(AnimError) in _ = try JSONDocument.parse(text)
        }
    }

    /// Asserts that `body` throws this error at this place, with this message if one is given.
    func assertJSONError(
        _ code: AnimError.Code,
        _ line: Int32,
        _ column: Int32,
        _ pointer: String,
        _ message: String? = nil,
        sourceLine: UInt = #line,
        file: StaticString = #filePath,
        _ body: () throws(AnimError) -> Void
    ) {
        do throws(AnimError) {
            try body()
            XCTFail("no error", file: file, line: sourceLine)
        } catch {
            XCTAssertEqual(error.code, code, error.message, file: file, line: sourceLine)
            XCTAssertEqual(error.place?.line, line, error.message, file: file, line: sourceLine)
            XCTAssertEqual(error.place?.column, column, error.message, file: file, line: sourceLine)
            XCTAssertEqual(error.place?.pointer, pointer, error.message, file: file, line: sourceLine)
            if let message { XCTAssertEqual(error.message, message, file: file, line: sourceLine) }
        }
    }
}
