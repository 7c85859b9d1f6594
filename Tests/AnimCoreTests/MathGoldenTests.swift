// SPDX-License-Identifier: MIT
import XCTest

/// The numbers were the same in debug and optimized builds, as ordinary and as Embedded Swift, on x86-64, AArch64 and
/// WebAssembly. They say only that the bits did not change; that the values are right, MathAccuracyTests say.
final class MathGoldenTests: XCTestCase {
    func testBitsOfManyEvaluationsAreThoseOfEveryOtherPlatform() {
        XCTAssertEqual(MathGolden.hash(rounds: 2_000), 1_850_237_618_301_258_462)
    }

    func testBitsOfAMillionEvaluationsAreThoseOfEveryOtherPlatform() {
        XCTAssertEqual(MathGolden.hash(rounds: 62_500), 17_241_442_826_886_678_389)
    }
}
