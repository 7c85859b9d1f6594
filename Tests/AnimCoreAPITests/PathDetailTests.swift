// SPDX-License-Identifier: MIT
import AnimCore
import XCTest

/// Path data, measures, parts, regions and morphs, on shapes whose numbers are known.
final class PathDetailTests: XCTestCase {
    private func code(_ body: () throws -> Void, line: UInt = #line) -> AnimError.Code? {
        do {
            try body()
            XCTFail("nothing was thrown", line: line)
        } catch { return (error as? AnimError)?.code }
        return nil
    }

    private let square = "M0 0H10V10H0Z"

    func testPathData() throws {
        let path = try Path(svg: "M 0.25 0.25 L 10.125 0 L 10 10 Z")
        XCTAssertEqual(try Path(svg: try path.svg(PathDataFormat())), path)
        XCTAssertEqual(try path.svg(PathDataFormat(isMinified: false, coordinates: .absolute)), path.svg)
        XCTAssertEqual(try path.svg(PathDataFormat(coordinates: .absolute, digits: 0)), "M0 0H10V10Z")
        XCTAssertEqual(code { _ = try path.svg(PathDataFormat(digits: 16)) }, .argument)
        let (kept, error) = try Path.lenient(svg: "M0 0L10 10L,")
        XCTAssertEqual(kept.svg, "M0 0L10 10")
        XCTAssertEqual(error?.offset, 11)
        XCTAssertEqual(error?.0.code, .syntax)
        XCTAssertNil(try Path.lenient(svg: square).error)
        XCTAssertNil(try Path.difference(ofData: "M0 0L1 1", from: "m5 5l2 2"))
        XCTAssertEqual(try Path.difference(ofData: "M0 0L1 1", from: "m5 5l2 2", rule: .smil), 0)
        XCTAssertEqual(try Path.difference(ofData: "M0 0L1 1", from: "M0 0H1"), 1)
        XCTAssertEqual(code { _ = try Path.difference(ofData: "M0 0", from: "x") }, .syntax)
        XCTAssertEqual(try Path(svg: "M0 0A5 5 0 0 1 10 0", arcAccuracy: 1e-12).length, 5 * .pi, accuracy: 1e-9)
        XCTAssertEqual(code { _ = try Path(svg: "M0 0", arcAccuracy: 0) }, .argument)
    }

    func testArcs() throws {
        var path = Path()
        try path.addArc(center: Point(0, 0), radii: Size(width: 10, height: 10), start: .zero, angle: .degrees(90))
        XCTAssertEqual(path.length, 5 * .pi, accuracy: 1e-6)
        XCTAssertEqual(path.point(at: 100)?.y ?? 0, 10, accuracy: 1e-9)
        try path.addArc(to: Point(-10, 0), radii: Size(width: 10, height: 10))
        XCTAssertEqual(path.length, 10 * .pi, accuracy: 1e-6)
        var none = Path()
        XCTAssertEqual(code { try none.addArc(to: Point(1, 1), radii: Size(width: 1, height: 1)) }, .state)
        XCTAssertEqual(
            code { try none.addArc(center: .zero, radii: Size(width: -1, height: 1), start: .zero, angle: .zero) },
            .argument
        )
        let symbol = try Path.symbol(in: Rectangle(x: 0, y: 0, width: 62, height: 62), stroke: 6, arrowness: 0)
        XCTAssertEqual(symbol.subpaths.count, 2)
    }

    func testMeasures() throws {
        let path = try Path(svg: "M0 0H10V10")
        XCTAssertEqual(try path.length(accuracy: 0), 20)
        XCTAssertEqual(try path.length(toElement: 1), 10)
        XCTAssertEqual(try path.length(toElement: 2, parameter: 0.5), 15)
        XCTAssertEqual(code { _ = try path.length(toElement: 3) }, .notFound)
        let places = try path.locations(at: [5, 15, 99])
        XCTAssertEqual(places.map(\.point), [Point(5, 0), Point(10, 5), Point(10, 10)])
        XCTAssertEqual(places.map(\.normal), [Point(0, 1), Point(-1, 0), Point(-1, 0)])
        XCTAssertEqual(places.map(\.element), [1, 2, 2])
        let transforms = try path.transforms(at: [15])
        XCTAssertEqual(transforms[0].applied(to: Point(1, 0)), Point(10, 6))
        XCTAssertEqual(try path.transforms(at: [15], rotation: .fixed(.zero))[0].applied(to: Point(1, 0)), Point(11, 5))
        let nearest = try path.nearest(to: [Point(5, -3), Point(20, 10)])
        XCTAssertEqual(nearest.map(\.distance), [3, 10])
        XCTAssertEqual(code { _ = try Path().locations(at: [0]) }, .state)
        XCTAssertEqual(code { _ = try path.nearest(to: [Point(.nan, 0)]) }, .argument)
        XCTAssertEqual(try path.trimmed(from: 5, to: 12, areLengths: true).svg, "M5 0L10 0L10 2")
        XCTAssertEqual(try path.split(at: [10]).map(\.svg), ["M0 0L10 0", "M10 0L10 10"])
        XCTAssertEqual(try Path(svg: square).split(at: [5]).count, 1)
    }

    func testParts() throws {
        let path = try Path(svg: square + "M20 20V30H30Z")
        let subpaths = path.subpaths
        XCTAssertEqual(subpaths.map(\.area), [100, -50])
        XCTAssertEqual(subpaths.map(\.isClosed), [true, true])
        XCTAssertEqual(subpaths[1].path.svg, "M20 20L20 30L30 30Z")
        XCTAssertEqual(subpaths[1].elements, 5..<9)
        XCTAssertEqual(try path.reversingSubpath(1).subpaths[1].area, 50)
        XCTAssertEqual(code { _ = try path.reversingSubpath(2) }, .notFound)
        XCTAssertEqual(try Path(svg: "M0 0H8").subdivided(parts: 2).svg, "M0 0L4 0L8 0")
        XCTAssertEqual(code { _ = try path.subdivided(parts: 0) }, .argument)
        let curved = try Path(svg: "M0 0Q5 10 10 0")
        guard case .cubic(let first, _, _) = try curved.converted(to: .cubics).elements[1] else { return XCTFail() }
        XCTAssertEqual(first.x, 10.0 / 3, accuracy: 1e-12)
        XCTAssertEqual(code { _ = try curved.converted(to: .quadratics(tolerance: 0)) }, .argument)
        let lines = try curved.polylines(tolerance: 0.1)
        XCTAssertEqual(lines.count, 1)
        XCTAssertEqual(lines[0].count, try curved.flattenedCounts(tolerance: 0.1).points)
        XCTAssertEqual(try Path(svg: square).polylines(tolerance: 1)[0].count, 5)
        XCTAssertEqual(try Path(svg: "M0 0H8V8").closed().subpaths[0].isClosed, true)
        XCTAssertEqual(try Path(svg: "M0 0H8V8L8 8").removingDegenerate().svg, "M0 0L8 0L8 8")
        // Four corners of radius 2 take 8 - 2 pi of length, and (4 - pi) 4 of area.
        let round = try Path(svg: square).roundingCorners(radii: [2])
        XCTAssertEqual(round.length, 40 - 16 + 4 * .pi, accuracy: 5e-3)
        XCTAssertEqual(round.area, 100 - (4 - .pi) * 4, accuracy: 2e-2)
        XCTAssertEqual(try Path(svg: "M0 0H10").dashed([2, 3]).svg, "M0 0L2 0M5 0L7 0")
        XCTAssertEqual(code { _ = try path.dashed([-1]) }, .argument)
        XCTAssertEqual(
            try Path(svg: "M0 0H10").stroked(StrokeStyle(width: 2), tolerance: 0.1).area.magnitude,
            20,
            accuracy: 1e-9
        )
    }

    func testJoiningAndAppending() throws {
        var path = try Path(svg: "M0 0H10")
        try path.join(try Path(svg: "M10 0V10"))
        XCTAssertEqual(path.svg, "M0 0L10 0L10 10")
        try path.append(try Path(svg: "M0 0H1"), transformedBy: .translation(x: 5, y: 5))
        XCTAssertEqual(path.subpaths.count, 2)
        try path.append([.line(Point(7, 7)), .close])
        XCTAssertEqual(path.elements.last, .close)
        let before = path
        XCTAssertEqual(code { try path.append([.line(Point(8, 8)), .line(Point(.nan, 0))]) }, .argument)
        XCTAssertEqual(path, before, "all or nothing")
        path.removeAll()
        XCTAssertTrue(path.isEmpty)
    }

    func testRegions() throws {
        let path = try Path(svg: square)
        XCTAssertEqual(path.area, 100)
        XCTAssertEqual(path.centroid, Point(5, 5))
        XCTAssertNil(Path().centroid)
        XCTAssertEqual(path.windingNumbers(around: [Point(5, 5), Point(15, 5), Point(.nan, 0)]), [1, 0, 0])
        XCTAssertEqual(path.reversed.windingNumber(around: Point(5, 5)), -1)
        XCTAssertEqual(try Path(svg: "M0 0Q5 10 10 0").controlBounds?.upper, Point(10, 10))
        let style = StrokeStyle(width: 2)
        XCTAssertTrue(try path.strokeContains(Point(5, 0.9), style: style))
        XCTAssertEqual(
            try path.strokeContains([Point(5, 1.1), Point(-0.9, 5), Point(.nan, 0)], style: style),
            [false, true, false]
        )
        XCTAssertEqual(code { _ = try path.strokeContains(.zero, style: StrokeStyle(width: -1)) }, .argument)
    }

    func testMorphs() throws {
        let (small, large) = (try Path(svg: square), try Path(svg: "M0 0H20V20H0Z"))
        let morph = try Morph([small, large, small], times: [0, 0.25, 1])
        XCTAssertEqual(morph.path(at: 0.25), large)
        XCTAssertEqual(morph.path(at: 0.125).area, 225, accuracy: 1e-9)
        XCTAssertEqual(morph.segments.count, 2)
        let segment = morph.segments[0]
        XCTAssertEqual(segment.pairs, [MorphOptions.Pair(from: 0, to: 0)])
        XCTAssertEqual(segment.aligned.from.elements.count, segment.elementCount)
        XCTAssertEqual(
            segment.coordinates(at: [0, 1, .nan]).map(\.count),
            [segment.coordinateCount, segment.coordinateCount, segment.coordinateCount]
        )
        XCTAssertEqual(code { _ = try Morph([small]) }, .argument)
        XCTAssertEqual(code { _ = try Morph([small, large], times: [0, .nan]) }, .argument)
        let triangle = try Path(svg: "M0 0L5 5L0 9Z")
        XCTAssertNotNil(code { _ = try Morph(from: small, to: triangle, options: MorphOptions(structure: .strict)) })
        for options in [MorphOptions(effort: 4), MorphOptions(smoothness: 2), MorphOptions(tolerance: .nan)] {
            XCTAssertEqual(code { _ = try Morph(from: small, to: large, options: options) }, .argument)
        }
        let two = try Path(svg: square + "M20 0H30V10H20Z")
        let swapped = MorphOptions(pairing: .given([.init(from: 0, to: 1), .init(from: 1, to: 0)]))
        let crossing = try Morph(from: two, to: two, options: swapped).path(at: 0.5)
        XCTAssertEqual(crossing.bounds?.lower.x ?? .nan, 10, accuracy: 1e-9)
        XCTAssertEqual(crossing.bounds?.upper.x ?? .nan, 20, accuracy: 1e-9)
        XCTAssertNotNil(
            code { _ = try Morph(from: two, to: two, options: MorphOptions(pairing: .given([.init(from: 7, to: 0)]))) }
        )
    }
}
