// SPDX-License-Identifier: MIT
import XCTest

/// Literals as the addresses of their bytes, compared with what a document or a host says.
final class StaticTextTests: XCTestCase {
    private func slice(_ text: String) -> ArraySlice<UInt8> {
        ([0x2E] + Array(text.utf8) + [0x2E]).dropFirst().dropLast()
    }

    func testEqualTextsAreEqualAndOthersAreNot() {
        XCTAssertTrue(slice("done").isEqual(to: "done"))
        XCTAssertTrue(slice("").isEqual(to: ""))
        for other in ["", "d", "don", "donE", "done2", "xdone"] {
            XCTAssertFalse(slice(other).isEqual(to: "done"), other)
        }
        XCTAssertFalse(slice("d").isEqual(to: ""))
    }

    /// What lies behind the NUL that ends a literal is not its own: here another NUL, just where a longer text would end.
    func testALongerTextIsComparedWithNothingBehindTheEnd() {
        XCTAssertFalse(slice("done and more").isEqual(to: "done\u{0}xxxxxxxx\u{0}"))
        XCTAssertFalse(slice("done\u{0}xxxx").isEqual(to: "done\u{0}xxxx"))
        XCTAssertFalse(slice("\u{0}").isEqual(to: ""))
    }

    func testBeginnings() {
        XCTAssertTrue(slice("done2").begins(with: "done"))
        XCTAssertTrue(slice("done").begins(with: ""))
        XCTAssertFalse(slice("don").begins(with: "done"))
    }
}
