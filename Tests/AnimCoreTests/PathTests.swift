// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
import XCTest

/// XCTest brings Foundation, which has one too.
private typealias AffineTransform = AnimMotion.AffineTransform

final class PathTests: XCTestCase {
    // MARK: Against 50-digit geometry (Tests/conformance/generators/path_cases.py)

    func testShapesAreTheirOutlines() throws {
        let file = try ConformanceCases("paths/shapes.json")
        for entry in file.cases {
            let (x, y, width, height) = (entry["x"], entry["y"], entry["width"], entry["height"])
            var path = Path()
            switch entry.text("kind") {
            case "rectangle":
                try path.addRectangle(x: x, y: y, width: width, height: height)
            case "ellipse":
                try path.addEllipse(x: x, y: y, width: width, height: height)
            case "rounded_rectangle":
                try path.addRoundedRectangle(x: x, y: y, width: width, height: height, radius: entry["radius"])
            case "symbol":
                try path.addSymbol(
                    x: x,
                    y: y,
                    width: width,
                    height: height,
                    stroke: entry["stroke"],
                    arrowness: entry["arrowness"]
                )
            default:
                XCTFail("unknown shape \(entry)")
            }
            XCTAssertEqual(path.verbs.map { Double($0.rawValue) }, entry.numbers("verbs"), "\(entry)")
            let expected = entry.numbers("coordinates")
            XCTAssertEqual(path.coordinates.count, expected.count)
            let scale = max(max(abs(x), abs(y)), max(width, height))
            for (value, wanted) in zip(path.coordinates, expected) {
                XCTAssertEqual(value, wanted, accuracy: file.tolerance * scale, "\(entry)")
            }
        }
    }

    func testBoundsAreTight() throws {
        let file = try ConformanceCases("paths/bounds.json")
        for entry in file.cases {
            let path = try Self.path(of: entry)
            let bounds = try XCTUnwrap(path.bounds())
            let accuracy = file.tolerance * path.coordinates.map(abs).reduce(0, max)
            XCTAssertEqual(bounds.minX, entry["min_x"], accuracy: accuracy, "\(entry)")
            XCTAssertEqual(bounds.minY, entry["min_y"], accuracy: accuracy, "\(entry)")
            XCTAssertEqual(bounds.maxX, entry["max_x"], accuracy: accuracy, "\(entry)")
            XCTAssertEqual(bounds.maxY, entry["max_y"], accuracy: accuracy, "\(entry)")
            let control = try XCTUnwrap(path.controlBounds())
            XCTAssertTrue(control.minX <= bounds.minX && control.minY <= bounds.minY)
            XCTAssertTrue(control.maxX >= bounds.maxX && control.maxY >= bounds.maxY)
        }
    }

    func testWindingNumbersAreExact() throws {
        let file = try ConformanceCases("paths/winding.json")
        for entry in file.cases {
            let path = try Self.path(of: entry)
            let winding = path.windingNumber(x: entry["x"], y: entry["y"])
            XCTAssertEqual(Double(winding), entry["winding"], "\(entry)")
            XCTAssertEqual(path.contains(x: entry["x"], y: entry["y"]), winding != 0)
        }
    }

    func testSVGPathData() throws {
        for entry in try ConformanceCases("paths/svg.json").cases {
            XCTAssertEqual(try Self.path(of: entry).svgPathData(), entry.text("svg"))
        }
    }

    // MARK: Building

    func testDrawingNeedsACurrentPoint() {
        var path = Path()
        XCTAssertNil(path.currentPoint)
        Self.assertThrows(.state) { try path.line(x: 1, y: 1) }
        Self.assertThrows(.state) { try path.quadratic(cx: 1, cy: 1, x: 1, y: 1) }
        Self.assertThrows(.state) { try path.cubic(c1x: 1, c1y: 1, c2x: 1, c2y: 1, x: 1, y: 1) }
        Self.assertThrows(.state) { try path.close() }
        XCTAssertTrue(path.isEmpty)
        XCTAssertNil(path.bounds())
        XCTAssertNil(path.controlBounds())
        XCTAssertFalse(path.contains(x: 0, y: 0))
        XCTAssertEqual(path.svgPathData(), "")
    }

    func testBadCoordinatesAreRefusedAndChangeNothing() throws {
        var path = Path()
        try path.move(x: 1, y: 2)
        for bad in [Double.nan, .infinity, -.infinity, 1.1e150] {
            let code: AnimError.Code = bad.isFinite ? .limit : .argument
            Self.assertThrows(code) { try path.move(x: bad, y: 0) }
            Self.assertThrows(code) { try path.line(x: 0, y: bad) }
            Self.assertThrows(code) { try path.quadratic(cx: bad, cy: 0, x: 0, y: 0) }
            Self.assertThrows(code) { try path.cubic(c1x: 0, c1y: 0, c2x: 0, c2y: bad, x: 0, y: 0) }
            Self.assertThrows(code) { try path.addRectangle(x: bad, y: 0, width: 1, height: 1) }
            Self.assertThrows(code) { try path.addEllipse(x: 0, y: 0, width: abs(bad), height: 1) }
            Self.assertThrows(.argument) {
                try path.addSymbol(x: 0, y: 0, width: 6, height: 6, stroke: 1.01, arrowness: 0)
            }
        }
        Self.assertThrows(.argument) { try path.addRectangle(x: 0, y: 0, width: -1, height: 1) }
        Self.assertThrows(.argument) { try path.addEllipse(x: 0, y: 0, width: 1, height: -1) }
        Self.assertThrows(.argument) {
            try path.addRoundedRectangle(x: 0, y: 0, width: 1, height: 1, radius: -1)
        }
        Self.assertThrows(.argument) {
            try path.addSymbol(x: 0, y: 0, width: 60, height: 60, stroke: 1, arrowness: .nan)
        }
        Self.assertThrows(.limit) {
            try path.addSymbol(x: 0, y: 0, width: 60, height: 60, stroke: 10, arrowness: 1e150)
        }
        XCTAssertEqual(path.verbs, [.move])
        XCTAssertEqual(path.coordinates, [1, 2])
    }

    func testDrawingAfterACloseStartsAtTheSubpathsStart() throws {
        var path = Path()
        try path.move(x: 1, y: 2)
        try path.line(x: 5, y: 2)
        try path.close()
        XCTAssertEqual(path.currentPoint?.x, 1)
        XCTAssertEqual(path.currentPoint?.y, 2)
        try path.close()
        try path.line(x: 3, y: 9)
        XCTAssertEqual(path.verbs, [.move, .line, .close, .move, .line])
        XCTAssertEqual(path.coordinates, [1, 2, 5, 2, 1, 2, 3, 9])
    }

    /// A scene rebuilds its paths at every frame: the storage has to stay where it is.
    func testRebuildingDoesNotAllocate() throws {
        var path = Path()
        try path.addSymbol(x: 0, y: 0, width: 62, height: 62, stroke: 6, arrowness: 0)
        let address = path.coordinates.withUnsafeBufferPointer { $0.baseAddress }
        var target = Path()
        target.reserveCapacity(verbs: 19, points: 40)
        let targetAddress = target.coordinates.withUnsafeBufferPointer { $0.baseAddress }
        for frame in 0..<100 {
            path.removeAll()
            XCTAssertTrue(path.isEmpty)
            try path.addSymbol(x: 0, y: 0, width: 62, height: 62, stroke: 6, arrowness: Double(frame) / 100)
            path.transform(by: .rotation(0.1))
            target.removeAll()
            try target.append(path, transformedBy: .translation(x: 3, y: 4))
        }
        XCTAssertEqual(path.coordinates.withUnsafeBufferPointer { $0.baseAddress }, address)
        XCTAssertEqual(target.coordinates.withUnsafeBufferPointer { $0.baseAddress }, targetAddress)
    }

    func testTransforming() throws {
        var path = Path()
        try path.move(x: 1, y: 2)
        try path.cubic(c1x: 3, c1y: 4, c2x: 5, c2y: 6, x: 7, y: 8)
        let transform = AffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 10, ty: 20)
        // By hand: x' = 2x − y + 10, y' = x + 3y + 20.
        let expected = [10.0, 27, 12, 35, 14, 43, 16, 51]
        XCTAssertEqual(path.transformed(by: transform).coordinates, expected)
        XCTAssertEqual(path.coordinates, [1, 2, 3, 4, 5, 6, 7, 8])
        var other = Path()
        try other.append(path, transformedBy: transform)
        XCTAssertEqual(other.coordinates, expected)
        XCTAssertEqual(other.currentPoint?.x, 16)
        try other.close()
        XCTAssertEqual(other.currentPoint?.x, 10)
        path.transform(by: transform)
        XCTAssertEqual(path.coordinates, expected)
        XCTAssertEqual(path.verbs, [.move, .cubic])
    }

    func testTransformingOutOfRangeStaysInRange() throws {
        var path = Path()
        try path.move(x: 1e150, y: -1e150)
        path.transform(by: AffineTransform(a: 1e300, b: 0, c: 0, d: 1e300, tx: 0, ty: 0))
        XCTAssertEqual(path.coordinates, [1e150, -1e150])
        path.transform(by: AffineTransform(a: .infinity, b: 0, c: .infinity, d: 1, tx: 0, ty: 0))
        XCTAssertEqual(path.coordinates, [0, -1e150])
    }

    func testAllShapesRunClockwiseOnTheScreen() throws {
        var path = Path()
        try path.addRectangle(x: 0, y: 0, width: 10, height: 10)
        XCTAssertEqual(path.windingNumber(x: 5, y: 5), 1)
        path.removeAll()
        try path.addEllipse(x: 0, y: 0, width: 10, height: 10)
        XCTAssertEqual(path.windingNumber(x: 5, y: 5), 1)
        path.removeAll()
        try path.addRoundedRectangle(x: 0, y: 0, width: 10, height: 10, radius: 3)
        XCTAssertEqual(path.windingNumber(x: 5, y: 5), 1)
        for arrowness in [0, 0.5, 1] {
            path.removeAll()
            try path.addSymbol(x: 0, y: 0, width: 62, height: 62, stroke: 6, arrowness: arrowness)
            XCTAssertEqual(path.windingNumber(x: 31, y: 31), 1)
            XCTAssertEqual(path.windingNumber(x: 31, y: 55), 1)
        }
    }

    /// The ray passes exactly through corners, along edges and through the tops of curves.
    func testRaysThroughCornersCountOnce() throws {
        var diamond = Path()
        try diamond.move(x: 0, y: -1)
        try diamond.line(x: 1, y: 0)
        try diamond.line(x: 0, y: 1)
        try diamond.line(x: -1, y: 0)
        try diamond.close()
        XCTAssertEqual(diamond.windingNumber(x: 0, y: 0), 1)
        XCTAssertEqual(diamond.windingNumber(x: -2, y: 0), 0)
        XCTAssertEqual(diamond.windingNumber(x: -2, y: 1), 0)
        XCTAssertEqual(diamond.windingNumber(x: -2, y: -1), 0)
        var circle = Path()
        try circle.addEllipse(x: -1, y: -1, width: 2, height: 2)
        for y in [-1.0, -0.5, 0, 0.5, 1] {
            XCTAssertEqual(circle.windingNumber(x: -2, y: y), 0)
            XCTAssertEqual(circle.windingNumber(x: 2, y: y), 0)
        }
        XCTAssertEqual(circle.windingNumber(x: 0, y: 0), 1)
        XCTAssertEqual(circle.windingNumber(x: 0, y: 0.999), 1)
        XCTAssertEqual(circle.windingNumber(x: 0, y: 1.001), 0)
        XCTAssertFalse(circle.contains(x: .nan, y: 0))
        XCTAssertFalse(circle.contains(x: 0, y: .infinity))
    }

    /// A circle's hit test against its equation, away from the outline by more than the cubic's error.
    func testAnEllipseContainsWhatItsEquationSays() throws {
        var path = Path()
        try path.addEllipse(x: -3, y: -2, width: 6, height: 4)
        var generator = SplitMix(seed: 8)
        for _ in 0..<5000 {
            let (x, y) = (generator.uniform(-4, 4), generator.uniform(-3, 3))
            let level = x * x / 9 + y * y / 4
            if abs(level - 1) < 1e-3 { continue }
            XCTAssertEqual(path.contains(x: x, y: y), level < 1, "\(x) \(y)")
        }
    }

    func testHugePathsDoNotOverflow() throws {
        var path = Path()
        try path.move(x: -1e150, y: -1e150)
        try path.cubic(c1x: 1e150, c1y: -1e150, c2x: -1e150, c2y: 1e150, x: 1e150, y: 1e150)
        try path.quadratic(cx: 0, cy: 1e150, x: -1e150, y: 1e150)
        try path.close()
        let bounds = try XCTUnwrap(path.bounds())
        XCTAssertTrue(bounds.minX.isFinite && bounds.minY.isFinite && bounds.maxX.isFinite && bounds.maxY.isFinite)
        XCTAssertTrue(path.contains(x: -0.9e150, y: 0.9e150))
        XCTAssertFalse(path.contains(x: 0.9e150, y: -0.9e150))
    }

    /// Every number reads back as itself, whatever its exponent.
    func testSVGNumbersReadBack() throws {
        var generator = SplitMix(seed: 9)
        for _ in 0..<2000 {
            let x = generator.signed(generator.logarithmic(1e-300, 1e150))
            let y = generator.signed(generator.logarithmic(1e-5, 1e20))
            var path = Path()
            try path.move(x: x, y: y)
            let text = path.svgPathData()
            let numbers = text.dropFirst().split(separator: " ").map { Double($0) }
            XCTAssertEqual(numbers, [x, y], text)
            XCTAssertFalse(text.contains(".0 ") || text.hasSuffix(".0"), text)
        }
    }

    private static func path(of entry: ConformanceCase) throws -> Path {
        var path = Path()
        let numbers = entry.numbers("coordinates")
        var index = 0
        func next() -> Double {
            defer { index += 1 }
            return index < numbers.count ? numbers[index] : .nan
        }
        for verb in entry.numbers("verbs") {
            switch Path.Verb(rawValue: UInt8(verb)) {
            case .move: try path.move(x: next(), y: next())
            case .line: try path.line(x: next(), y: next())
            case .quadratic: try path.quadratic(cx: next(), cy: next(), x: next(), y: next())
            case .cubic:
                try path.cubic(c1x: next(), c1y: next(), c2x: next(), c2y: next(), x: next(), y: next())
            case .close: try path.close()
            case nil: XCTFail("unknown verb in \(entry)")
            }
        }
        return path
    }

    private static func assertThrows(_ code: AnimError.Code, line: UInt = #line, _ body: () throws -> Void) {
        XCTAssertThrowsError(try body(), line: line) { XCTAssertEqual(($0 as? AnimError)?.code, code, line: line) }
    }
}
