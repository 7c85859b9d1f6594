import AnimCore
import XCTest

/// The numbers were the same in debug and optimised builds, as ordinary and as Embedded Swift, on x86-64, AArch64 and
/// WebAssembly. They say only that the bits did not change; that the values are right, MathAccuracyTests say.
final class MathGoldenTests: XCTestCase {
    func testBitsOfManyEvaluationsAreThoseOfEveryOtherPlatform() {
        XCTAssertEqual(MathGolden.hash(rounds: 2_000), 13_147_227_738_235_758_517)
    }

    func testBitsOfAMillionEvaluationsAreThoseOfEveryOtherPlatform() {
        XCTAssertEqual(MathGolden.hash(rounds: 62_500), 3_103_612_657_447_305_713)
    }
}
