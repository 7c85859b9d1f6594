// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths
import XCTest

/// Strokes, dashes and corners. Expected numbers are closed forms; what needs other implementations is in the Python
/// tests.
final class PathStrokesTests: XCTestCase {
    private func path(_ body: (inout Path) throws -> Void) rethrows -> Path {
        var path = Path()
        try body(&path)
        return path
    }

    private func style(_ width: Double, _ cap: StrokeStyle.Cap = .butt, _ join: StrokeStyle.Join = .miter)
        -> StrokeStyle
    {
        var style = StrokeStyle()
        style.width = width
        style.cap = cap
        style.join = join
        return style
    }

    private func dashed(_ path: Path, _ dashes: [Double], _ offset: Double) throws -> Path {
        var result = Path()
        try dashes.withUnsafeBufferPointer { try path.appendDashed($0, offset: offset, to: &result) }
        return result
    }

    func testRectanglesOfLines() throws {
        let line = try path {
            try $0.move(x: 0, y: 0)
            try $0.line(x: 3, y: 4)
        }
        let outline = try line.stroked(style(10))
        XCTAssertEqual(outline.verbs, [.move, .line, .line, .line, .close])
        for (value, wanted) in zip(outline.coordinates, [4.0, -3, 7, 1, -1, 7, -4, 3]) {
            XCTAssertEqual(value, wanted, accuracy: 1e-14)
        }
    }

    func testTheCornerOfTwoLinesIsWhereTheirEdgesCross() throws {
        let corner = try path {
            try $0.move(x: 0, y: 0)
            try $0.line(x: 10, y: 0)
            try $0.line(x: 10, y: 10)
        }
        let outline = try corner.stroked(style(2))
        XCTAssertEqual(outline.coordinates, [0, -1, 11, -1, 11, 10, 9, 10, 9, 1, 0, 1])
    }

    func testNoLineIsLostToRoundingBetweenPieces() throws {
        let closed = try path {
            try $0.move(x: 0, y: 0)
            try $0.line(x: -1, y: -1.5)
            try $0.cubic(c1x: 0, c1y: 0, c2x: 0, c2y: 0, x: -5.5, y: 5.5)
            try $0.close()
        }
        XCTAssertTrue(try closed.strokeContains(x: 0, y: 1e-58, style(1)))
    }

    func testWhatIsMadeStaysWithinALimit() throws {
        let curve = try path {
            try $0.move(x: 0, y: 0)
            try $0.cubic(c1x: 10, c1y: 10, c2x: 1e-9, c2y: 10, x: 10, y: 0)
        }
        for tolerance in [1e-300, 1e-9, 1e-3, 1, 1e300] {
            for width in [1e-9, 1, 1e9] {
                let count = try curve.stroked(style(width), tolerance: tolerance).verbs.count
                XCTAssertLessThan(count, 20_000, "\(width) \(tolerance)")
            }
        }
        XCTAssertThrowsError(try dashed(curve, [1e-7], 0)) { XCTAssertEqual(($0 as? AnimError)?.code, .limit) }
    }

    func testWrongArgumentsChangeNothing() throws {
        let line = try path {
            try $0.move(x: 0, y: 0)
            try $0.line(x: 1, y: 0)
        }
        var result = line
        for dashes in [[-1.0], [Double.nan], [.infinity]] {
            XCTAssertThrowsError(
                try dashes.withUnsafeBufferPointer { try line.appendDashed($0, offset: 0, to: &result) }
            )
        }
        XCTAssertEqual(result.verbs, line.verbs)
        for width in [-1, Double.nan, .infinity, 1e151] { XCTAssertThrowsError(try line.stroked(style(width))) }
        for tolerance in [-1, Double.nan, .infinity] {
            XCTAssertThrowsError(try line.stroked(style(1), tolerance: tolerance))
        }
    }

    /// Offsets that are not small are taken exactly: 2^60 is 1 more than a multiple of 3.
    func testHugeOffsetsOfDashes() throws {
        let line = try path {
            try $0.move(x: 0, y: 0)
            try $0.line(x: 10, y: 0)
        }
        XCTAssertEqual(try dashed(line, [2, 1], 0x1p60).coordinates, try dashed(line, [2, 1], 1).coordinates)
        XCTAssertEqual(try dashed(line, [2, 1], -0x1p60).coordinates, try dashed(line, [2, 1], 2).coordinates)
    }

    /// tan(θ/2) of a regular hexagon's corners is 1/√3.
    func testCornersOfAHexagon() throws {
        let half = 3.0.squareRoot() / 2
        let hexagon = try path {
            try $0.move(x: 10, y: 0)
            for (x, y) in [(5.0, 10 * half), (-5, 10 * half), (-10, 0.0), (-5, -10 * half), (5, -10 * half)] {
                try $0.line(x: x, y: y)
            }
            try $0.close()
        }
        let rounded = try [3.0].withUnsafeBufferPointer { try hexagon.roundingCorners($0) }
        XCTAssertEqual(rounded.verbs.filter { $0 == Path.Verb.cubic }.count, 6)
        let cut = 3 / 3.0.squareRoot()
        XCTAssertEqual(rounded.coordinates[0], 10 - 0.5 * cut, accuracy: 1e-14)
        XCTAssertEqual(rounded.coordinates[1], half * cut, accuracy: 1e-14)
    }
}
