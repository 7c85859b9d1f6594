// SPDX-License-Identifier: MIT
import AnimMotion
import XCTest

/// XCTest brings Foundation, which has one too.
private typealias AffineTransform = AnimMotion.AffineTransform

final class AffineTransformTests: XCTestCase {
    func testTheOrderOfTheCoefficientsIsSVGs() {
        // SVG: matrix(a b c d e f) maps (x, y) to (a x + c y + e, b x + d y + f).
        let point = AffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13).transform(x: 1, y: 10)
        XCTAssertEqual(point.x, 2 + 50 + 11)
        XCTAssertEqual(point.y, 3 + 70 + 13)
    }

    func testAPositiveAngleTurnsClockwiseOnTheScreen() {
        // y downwards: from right to bottom.
        let point = AffineTransform.rotation(Double.pi / 2).transform(x: 1, y: 0)
        XCTAssertEqual(point.x, 0, accuracy: 1e-16)
        XCTAssertEqual(point.y, 1)
        XCTAssertEqual(AffineTransform.rotation(0), .identity)
        // −135°, as the symbol of Mars: cos = sin = −√½ (mpmath).
        let mars = AffineTransform.rotation(-0.75 * Double.pi)
        XCTAssertEqual(mars.a, -0.707106781186547524, accuracy: 2e-16)
        XCTAssertEqual(mars.b, -0.707106781186547524, accuracy: 2e-16)
    }

    func testConcatenationAppliesTheReceiverFirst() {
        let scaleThenMove = AffineTransform.scale(x: 2, y: 3).concatenated(with: .translation(x: 10, y: 20))
        let point = scaleThenMove.transform(x: 1, y: 1)
        XCTAssertEqual(point.x, 12)
        XCTAssertEqual(point.y, 23)
        let moveThenScale = AffineTransform.translation(x: 10, y: 20).concatenated(with: .scale(x: 2, y: 3))
        XCTAssertEqual(moveThenScale.transform(x: 1, y: 1).x, 22)
        XCTAssertEqual(moveThenScale.transform(x: 1, y: 1).y, 63)
    }

    func testConcatenationIsOneTransformAfterTheOther() {
        var generator = SplitMix(seed: 1)
        for _ in 0..<500 {
            let (first, second) = (Self.random(&generator), Self.random(&generator))
            let (x, y) = (generator.uniform(-10, 10), generator.uniform(-10, 10))
            let middle = first.transform(x: x, y: y)
            let expected = second.transform(x: middle.x, y: middle.y)
            let point = first.concatenated(with: second).transform(x: x, y: y)
            XCTAssertEqual(point.x, expected.x, accuracy: 1e-12)
            XCTAssertEqual(point.y, expected.y, accuracy: 1e-12)
        }
    }

    func testTheInverseUndoes() throws {
        var generator = SplitMix(seed: 2)
        for _ in 0..<500 {
            let transform = Self.random(&generator)
            let inverse = try XCTUnwrap(transform.inverted())
            let (x, y) = (generator.uniform(-10, 10), generator.uniform(-10, 10))
            let there = transform.transform(x: x, y: y)
            let back = inverse.transform(x: there.x, y: there.y)
            let accuracy = 1e-13 / abs(transform.determinant) + 1e-13
            XCTAssertEqual(back.x, x, accuracy: 100 * accuracy)
            XCTAssertEqual(back.y, y, accuracy: 100 * accuracy)
        }
    }

    func testTheInverseExistsWhereTheDeterminantOverflows() throws {
        for size in [1e200, 1e-200] {
            let inverse = try XCTUnwrap(AffineTransform.scale(x: size, y: 2 * size).inverted())
            XCTAssertEqual(inverse.a, 1 / size, accuracy: 1e-15 / size)
            XCTAssertEqual(inverse.d, 0.5 / size, accuracy: 1e-15 / size)
        }
    }

    func testWhatHasNoInverse() {
        XCTAssertNil(AffineTransform.scale(x: 0, y: 1).inverted())
        XCTAssertNil(AffineTransform.scale(x: 0, y: 0).inverted())
        XCTAssertNil(AffineTransform(a: 3, b: 6, c: 0.1, d: 0.2, tx: 1, ty: 1).inverted())
        XCTAssertNil(AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0).inverted())
        XCTAssertNil(AffineTransform(a: 1, b: 0, c: 0, d: .infinity, tx: 0, ty: 0).inverted())
        XCTAssertNil(AffineTransform(a: 0x1p-1060, b: 0, c: 0, d: 0x1p-1060, tx: 0, ty: 0).inverted())
    }

    /// a d − b c where the products agree in all but the last bits: exact integers, so 1 is the answer.
    func testTheDeterminantDoesNotCancel() {
        let n = 94_906_267.0
        let transform = AffineTransform(a: n, b: n - 1, c: n + 1, d: n, tx: 0, ty: 0)
        XCTAssertEqual(transform.determinant, 1)
    }

    private static func random(_ generator: inout SplitMix) -> AffineTransform {
        AffineTransform(
            a: generator.uniform(-3, 3),
            b: generator.uniform(-3, 3),
            c: generator.uniform(-3, 3),
            d: generator.uniform(-3, 3),
            tx: generator.uniform(-50, 50),
            ty: generator.uniform(-50, 50)
        )
    }
}
