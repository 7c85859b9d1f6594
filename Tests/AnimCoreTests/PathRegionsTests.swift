// SPDX-License-Identifier: MIT
import AnimPaths
import XCTest

/// Against 60-digit roots and integrals of polynomials: Tests/conformance/generators/path_regions.py.
final class PathRegionsTests: XCTestCase {
    func testHardPaths() throws {
        let file = try ConformanceCases("paths/regions.json")
        for entry in file.cases {
            let path = try Self.path(of: entry)
            let size = path.coordinates.map(abs).reduce(0, max)
            let extent = entry["extent"]
            let bounds = try XCTUnwrap(path.bounds())
            let box = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
            for (value, expected) in zip(box, entry.numbers("bounds")) {
                XCTAssertEqual(value, expected, accuracy: file.tolerance * size, "\(entry)")
            }
            XCTAssertEqual(path.area, entry["area"], accuracy: file.tolerance * extent * extent, "\(entry)")
            XCTAssertEqual(path.reversed().area, -entry["area"], accuracy: file.tolerance * extent * extent, "\(entry)")
            let windings = entry.numbers("windings")
            for index in stride(from: 0, to: windings.count, by: 3) {
                let winding = path.windingNumber(x: windings[index], y: windings[index + 1])
                XCTAssertEqual(Double(winding), windings[index + 2], "\(entry)")
                XCTAssertEqual(
                    path.contains(x: windings[index], y: windings[index + 1], rule: .evenOdd),
                    winding % 2 != 0
                )
            }
        }
    }

    /// On every path: as many lines as was said, and every place of a curve within the tolerance of them.
    func testFlatteningIsWithinTheTolerance() throws {
        var generator = SplitMix(seed: 12)
        for round in 0..<200 {
            var path = Path()
            func number() -> Double { generator.uniform(0, 100) }
            try path.move(x: number(), y: number())
            try path.cubic(c1x: number(), c1y: number(), c2x: number(), c2y: number(), x: number(), y: number())
            let tolerance = [10, 0.3, 0.01][round % 3]
            let flat = try path.flattened(tolerance: tolerance)
            let counts = try path.flattenedCounts(tolerance: tolerance)
            XCTAssertEqual(counts.verbs, flat.verbs.count)
            XCTAssertEqual(2 * counts.points, flat.coordinates.count)
            let p = path.coordinates
            for step in 0...50 {
                let t = Double(step) / 50
                let s = 1 - t
                func place(_ axis: Int) -> Double {
                    let outer = s * s * s * p[axis] + t * t * t * p[6 + axis]
                    return outer + 3 * s * t * (s * p[2 + axis] + t * p[4 + axis])
                }
                XCTAssertLessThanOrEqual(
                    Self.distance(place(0), place(1), flat.coordinates),
                    tolerance * (1 + 1e-9),
                    "\(path)"
                )
            }
        }
    }

    private static func distance(_ x: Double, _ y: Double, _ lines: [Double]) -> Double {
        var least = Double.infinity
        for index in stride(from: 0, to: lines.count - 2, by: 2) {
            let (ax, ay) = (lines[index], lines[index + 1])
            let (dx, dy) = (lines[index + 2] - ax, lines[index + 3] - ay)
            let length = dx * dx + dy * dy
            let along = length > 0 ? ((x - ax) * dx + (y - ay) * dy) / length : 0
            let t = min(max(along, 0), 1)
            let (rx, ry) = (ax + t * dx - x, ay + t * dy - y)
            least = min(least, (rx * rx + ry * ry).squareRoot())
        }
        return least
    }

    private static func path(of entry: ConformanceCase) throws -> Path {
        var path = Path()
        let verbs = try entry.numbers("verbs").map { try XCTUnwrap(Path.Verb(rawValue: UInt8($0))) }
        try path.append(verbs: verbs, coordinates: entry.numbers("coordinates"))
        return path
    }
}
