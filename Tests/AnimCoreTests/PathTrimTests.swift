// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimPaths

final class PathTrimTests: XCTestCase {
    /// ∫₀¹ |B′(t)| dt by mpmath.quad in 64 pieces at 30 digits.
    private let lengths: [([Double], Double)] = [
        // A straight one in equal steps, a quarter of a circle's, an S, a cusp, a loop.
        ([0, 0, 1, 0, 2, 0, 3, 0], 3),
        ([1, 0, 1, 0.5522847498307933, 0.5522847498307933, 1, 0, 1], 1.57101669807385563),
        ([0, 0, 30, 0, 0, 40, 30, 40], 58.7766359580280912),
        ([0, 0, 10, 10, 0, 10, 10, 0], 18.284271247461901),
        ([0, 0, 30, 30, -20, 30, 10, 0], 56.9533267227035052),
    ]

    private func path(_ p: [Double]) throws -> Path {
        var path = Path()
        try path.move(x: p[0], y: p[1])
        try path.cubic(c1x: p[2], c1y: p[3], c2x: p[4], c2y: p[5], x: p[6], y: p[7])
        return path
    }

    func testLengthsOfCubics() throws {
        for (points, length) in lengths {
            XCTAssertEqual(try path(points).length(), length, accuracy: 1e-8 * length)
        }
    }

    func testTheLengthOfAQuadraticIsThatOfItsClosedForm() throws {
        // y = x² from −1 to 1: √5 + asinh(2) / 2.
        var path = Path()
        try path.move(x: -1, y: 1)
        try path.quadratic(cx: 0, cy: -1, x: 1, y: 1)
        XCTAssertEqual(path.length(), 2.957885715089195, accuracy: 1e-9)
    }

    func testPartsOfACurveAddUpToItsLength() throws {
        for (points, length) in lengths {
            let path = try path(points)
            for cut in [0.1, 0.25, 0.5, 0.9] {
                var first = Path()
                var second = Path()
                path.appendTrimmed(start: 0, end: cut, offset: 0, to: &first)
                path.appendTrimmed(start: cut, end: 1, offset: 0, to: &second)
                XCTAssertEqual(first.length(), cut * length, accuracy: 1e-6 * length)
                XCTAssertEqual(second.length(), (1 - cut) * length, accuracy: 1e-6 * length)
                XCTAssertEqual(second.coordinates[0], first.coordinates[first.coordinates.count - 2], accuracy: 1e-12)
            }
        }
    }

    private func square() throws -> Path {
        var path = Path()
        try path.addRectangle(x: 0, y: 0, width: 10, height: 10)
        return path
    }

    func testAnOffsetWrapsAClosedSubpathWithoutAGap() throws {
        var result = Path()
        // From 30 of 40 to 10 of the next round: up the left side, along the top.
        try square().appendTrimmed(start: 0, end: 0.5, offset: 0.75, to: &result)
        XCTAssertEqual(result.verbs, [.move, .line, .line])
        XCTAssertEqual(result.coordinates, [0, 10, 0, 0, 10, 0])
    }

    func testSubpathsCountAsOneLine() throws {
        var path = Path()
        try path.move(x: 0, y: 0)
        try path.line(x: 10, y: 0)
        try path.move(x: 0, y: 5)
        try path.line(x: 30, y: 5)
        var result = Path()
        path.appendTrimmed(start: 0.125, end: 0.5, offset: 0, to: &result)
        XCTAssertEqual(result.verbs, [.move, .line, .move, .line])
        XCTAssertEqual(result.coordinates, [5, 0, 10, 0, 0, 5, 10, 5])
        result.removeAll()
        path.appendTrimmed(start: 0, end: 0.5, offset: 0.75, to: &result)
        XCTAssertEqual(result.verbs, [.move, .line, .move, .line])
        XCTAssertEqual(result.coordinates, [20, 5, 30, 5, 0, 0, 10, 0])
    }

    func testAllAndNothing() throws {
        var result = Path()
        try square().appendTrimmed(start: -1, end: 2, offset: 0.3, to: &result)
        XCTAssertEqual(result.verbs, try square().verbs)
        result.removeAll()
        try square().appendTrimmed(start: 0.4, end: 0.4, offset: 0, to: &result)
        XCTAssertTrue(result.isEmpty)
        try square().appendTrimmed(start: 0.5, end: 0.25, offset: -2, to: &result)
        XCTAssertEqual(result.coordinates, [10, 0, 10, 10])
    }

    func testHostilePaths() throws {
        for points in [
            [0, 0, 1e150, 1e150, -1e150, 1e150, 1, 1], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 1e-310, 0, 0, 1e-310, 0, 0],
            [1e150, -1e150, -1e150, 1e150, 1e150, -1e150, -1e150, 1e150],
        ] {
            let path = try path(points)
            XCTAssertTrue(path.length() >= 0)
            for offset in [0, 0.5, -1e300, .infinity, .nan] {
                var result = Path()
                path.appendTrimmed(start: 0.1, end: 0.7, offset: offset, to: &result)
                XCTAssertTrue(result.coordinates.allSatisfy(\.isFinite))
            }
        }
    }
}
