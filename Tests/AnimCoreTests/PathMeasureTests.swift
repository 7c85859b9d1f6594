// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimPaths

final class PathMeasureTests: XCTestCase {
    private func cubic(_ p: [Double]) throws -> Path {
        var path = Path()
        try path.move(x: p[0], y: p[1])
        try path.cubic(c1x: p[2], c1y: p[3], c2x: p[4], c2y: p[5], x: p[6], y: p[7])
        return path
    }

    /// (0, 0) (1, 1) (0, 1) (1, 0) has a cusp in the middle; its length is 2√2 − 1: the speed is 3 |u| √(1 + u²), u = 1 − 2t.
    private let cusp: [Double] = [0, 0, 1, 1, 0, 1, 1, 0]

    func testTheAccuracyAskedForIsKept() throws {
        let exact = 2 * 2.0.squareRoot() - 1
        let path = try cubic(cusp)
        for accuracy in [1e-2, 1e-6, 1e-9, 1e-12, 1e-15] {
            XCTAssertEqual(path.length(accuracy: accuracy), exact, accuracy: accuracy + 1e-15)
        }
        XCTAssertEqual(PathMeasure(path).length, exact, accuracy: 1e-15)
    }

    /// A straight curve that turns back, by its turning points.
    func testFoldedCurvesAreTheirPieces() throws {
        // x = 3t(1−t)² − 3t²(1−t): from 0 up to √3/6, down to −√3/6 and back to 0.
        XCTAssertEqual(
            try cubic([0, 0, 1, 0, -1, 0, 0, 0]).length(accuracy: 1e-15),
            4 * 3.0.squareRoot() / 6,
            accuracy: 1e-15
        )
    }

    func testLengthsOfPartsOfParametersAddUp() throws {
        for points in [cusp, [0, 0, 3, 1, -2, 1, 1, 0], [0, 0, 0, 0, 1, 1, 2, 0], [0, 0, 2, 2, -1, -1, 1, 1]] {
            let path = try cubic(points)
            let measure = PathMeasure(path)
            let curve = CurveLength(
                CubicCurve(
                    x0: points[0],
                    y0: points[1],
                    x1: points[2],
                    y1: points[3],
                    x2: points[4],
                    y2: points[5],
                    x3: points[6],
                    y3: points[7]
                )
            )
            for step in 1..<32 {
                let t = Double(step) / 32
                let before = curve.length(from: 0, to: t)
                XCTAssertEqual(before + curve.length(from: t, to: 1), measure.length, accuracy: 1e-14)
                XCTAssertEqual(measure.length(verb: 1, parameter: t), before, accuracy: 1e-14)
                let location = try XCTUnwrap(measure.location(atLength: before))
                XCTAssertEqual(measure.length(verb: 1, parameter: location.parameter), before, accuracy: 1e-14)
                XCTAssertEqual(
                    curve.parameter(atLength: before, of: measure.length, 1e-13),
                    location.parameter,
                    accuracy: 1e-6
                )
            }
        }
    }

    func testPreparingAgainUsesTheSameMemory() throws {
        var path = Path()
        try path.addEllipse(x: 0, y: 0, width: 10, height: 20)
        var measure = PathMeasure(path)
        let length = measure.length
        var other = Path()
        try other.addRectangle(x: 0, y: 0, width: 1, height: 1)
        measure.prepare(other)
        XCTAssertEqual(measure.length, 4)
        XCTAssertEqual(try XCTUnwrap(measure.location(atLength: 1.5)).y, 0.5)
        measure.prepare(path)
        XCTAssertEqual(measure.length, length)
        measure.prepare(Path())
        XCTAssertNil(measure.location(atLength: 0))
    }

    func testOrderDoesNotChangeTheAnswers() throws {
        var path = Path()
        for index in 0..<20 { try path.addEllipse(x: Double(index), y: 0, width: 3, height: 5) }
        let measure = PathMeasure(path)
        var hint = 0
        for step in (0...200).reversed() {
            let length = measure.length * Double(step) / 200
            XCTAssertEqual(measure.location(atLength: length, near: &hint), measure.location(atLength: length))
        }
    }

    func testTheNearestPlaceOfHardCases() throws {
        let path = try cubic(cusp)
        XCTAssertEqual(path.distance(x: 0.5, y: 2), 1.25, accuracy: 1e-15)
        // A straight curve that turns back, and a point.
        let folded = try cubic([0, 0, 1, 0, -1, 0, 0, 0])
        XCTAssertEqual(folded.distance(x: 1, y: 0), 1 - 3.0.squareRoot() / 6, accuracy: 1e-15)
        XCTAssertEqual(try cubic([1, 1, 1, 1, 1, 1, 1, 1]).distance(x: 4, y: 5), 5)
        // Nothing that is drawn.
        var move = Path()
        try move.move(x: 1, y: 1)
        XCTAssertEqual(move.distance(x: 4, y: 5), .infinity)
        XCTAssertEqual(move.nearest(x: 4, y: 5)?.distance, 5)
        XCTAssertNil(Path().nearest(x: 0, y: 0))
        XCTAssertNil(path.nearest(x: .nan, y: 0))
    }

    func testWholeSubpathsStayClosed() throws {
        var path = Path()
        try path.addRectangle(x: 0, y: 0, width: 10, height: 10)
        try path.addRectangle(x: 100, y: 0, width: 10, height: 10)
        var result = Path()
        path.appendTrimmed(start: 0.25, end: 1, offset: 0, to: &result)
        XCTAssertEqual(result.verbs, [.move, .line, .line, .move, .line, .line, .line, .close])
        var trim = PathTrim()
        (trim.scope, trim.end, trim.offset) = (.subpaths, 0.5, 0.75)
        result.removeAll()
        try path.appendTrimmed(trim, to: &result)
        XCTAssertEqual(result.coordinates, [0, 10, 0, 0, 10, 0, 100, 10, 100, 0, 110, 0])
        let pieces = path.split(atLengths: [40])
        XCTAssertEqual(pieces.count, 2)
        XCTAssertEqual(pieces[1].verbs.last, .close)
    }
}
