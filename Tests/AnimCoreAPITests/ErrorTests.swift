// SPDX-License-Identifier: MIT
import AnimCore
import XCTest

/// Errors print the sentence that they print in every other language.
final class ErrorTests: XCTestCase {
    private func message(_ body: () throws -> Void) -> String {
        do { try body() } catch { return "\(error)" }
        return ""
    }

    func testAnErrorOfADocumentSaysWhereItIs() {
        let text = """
            {
              "animcore": 1, "properties": { "x": { "kind": "scaler" } }
            }
            """
        XCTAssertTrue(
            message { _ = try Document(text) }.hasPrefix(
                "line 2, column 49, /properties/x/kind: 'scaler' is none of the choices; did you mean 'scalar'?"
            )
        )
        XCTAssertEqual(
            message { _ = try Document("{ \"animcore\": 2 }") },
            "line 1, column 15, /animcore: must be 1, the version of the format that this library reads"
        )
        XCTAssertEqual(
            message { _ = try Document("") },
            "line 1, column 1: the text is empty, but must be a JSON value"
        )
    }

    func testAnErrorOfATextSaysWhereItIs() {
        XCTAssertEqual(
            message { _ = try Expression("a +", names: ["a"]) },
            "line 1, column 4: expected a number, a name or '(', found the end"
        )
        XCTAssertEqual(message { _ = try Spring(duration: 0) }, "the spring's duration must be finite and above 0")
    }

    func testAPropertyOfAnotherTypeIsNamed() throws {
        let stage = Stage()
        _ = try stage.property(Color.black, named: "tint")
        XCTAssertEqual(
            message { _ = try stage.property(named: "tint", as: Double.self) },
            "the property 'tint' does not hold a Double"
        )
    }
}
