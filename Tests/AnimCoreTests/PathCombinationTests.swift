// SPDX-License-Identifier: MIT
import AnimMath
import XCTest

@testable import AnimPaths

/// Tests/conformance/test_path_combination.py judges against other libraries; here is what only Swift sees.
final class PathCombinationTests: XCTestCase {
    private func path(_ text: String) throws -> Path { try Path(svg: Array(text.utf8)) }

    func testPlacesWithinTheGrainAreOne() {
        var vertices = RegionVertices(grain: 0x1p-10, count: 64)
        let first = vertices.vertex(at: SIMD2(0.5, -0.25))
        // On both sides of the lines between cells, and in all directions.
        for (x, y) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)] {
            let near = SIMD2(0.5, -0.25) + SIMD2(x, y) * 0x1p-10
            XCTAssertEqual(vertices.vertex(at: near), first)
            XCTAssertNotEqual(vertices.vertex(at: SIMD2(0.5, -0.25) + SIMD2(x, y) * 0x1p-8), first)
        }
        XCTAssertEqual(vertices.points.count, 9)
    }

    func testTheParameterOfAValue() {
        // x = 3t² − 2t³ runs one way, with speed 0 at its ends.
        let curve = StrokeCurve(p0: SIMD2(0, 1), p1: SIMD2(0, 2), p2: SIMD2(1, 3), p3: SIMD2(1, 4))
        for t in [0, 1e-6, 0.1, 0.5, 0.75, 0.999, 1] {
            XCTAssertEqual(curve.parameter(0, t * t * (3 - 2 * t)), t, accuracy: 1e-9)
            XCTAssertEqual(curve.parameter(1, 1 + 3 * t), t, accuracy: 1e-15)
        }
        XCTAssertEqual(curve.parameter(0, -1), 0)
        XCTAssertEqual(curve.parameter(0, 2), 1)
    }

    func testContoursThatTouchAtACornerAreApart() throws {
        let corners = try path("M0 0H1V1H0Z").combined(with: path("M1 1H2V2H1Z"), .union)
        XCTAssertEqual(corners.subpaths.map(\.area), [1, 1])
    }

    func testSegmentsThatAreCutForTheWorkAloneAreWholeAgain() throws {
        // A loop turns in x and in y, so that it is several pieces; nothing crosses it.
        let drawn = try path("M0 0C4 -3 4 6 0 3Z")
        let made = try drawn.simplified()
        XCTAssertEqual(made.verbs, [.move, .cubic, .close])
        XCTAssertEqual(made.coordinates, drawn.coordinates)
    }

    /// Outlines that run beside each other at about the distance within which places count as one, for which it has to try again.
    private func outlinesThatAreTriedAgain() throws -> (Path, Path, firstTry: Int) {
        var random = SystemIndependentNumbers(state: 5)
        for _ in 0..<400 {
            let points = (0..<24).map { _ in SIMD2(random.next(), random.next()) }
            var paths = (Path(), Path())
            for (index, point) in points.enumerated() {
                let beside = point + SIMD2(random.next() - 0.5, random.next() - 0.5) * 0x1p-31
                if index == 0 {
                    try paths.0.move(x: point.x, y: point.y)
                    try paths.1.move(x: beside.x, y: beside.y)
                } else {
                    try paths.0.line(x: point.x, y: point.y)
                    try paths.1.line(x: beside.x, y: beside.y)
                }
            }
            try paths.0.close()
            try paths.1.close()
            var work = 0
            let pieces = RegionPieces(paths.0, paths.1)
            let found = try pieces.contours(
                .exclusion,
                .nonZero,
                grain: RegionPieces.firstGrain,
                acceptsGaps: false,
                &work
            )
            if found == nil { return (paths.0, paths.1, work) }
        }
        throw AnimError(.state, "no outlines were tried again")
    }

    func testAllTriesShareOneBudget() throws {
        let (a, b, firstTry) = try outlinesThatAreTriedAgain()
        XCTAssertGreaterThan(firstTry, 0)
        var all = 0
        let made = try a.combined(with: b, .exclusion, rule: .nonZero, &all)
        XCTAssertGreaterThan(all, firstTry + firstTry / 2, "it has tried again")
        // As much as all tries need is enough.
        let limit = RegionCrossings.workLimit
        var work = limit - all
        XCTAssertEqual(try a.combined(with: b, .exclusion, rule: .nonZero, &work), made)
        XCTAssertEqual(work, limit)
        // The first try has room, and the next would have it by itself, but not both.
        work = limit - firstTry - 1
        XCTAssertThrowsError(try a.combined(with: b, .exclusion, rule: .nonZero, &work)) {
            XCTAssertEqual(($0 as? AnimError)?.code, .limit)
        }
        work = limit - firstTry - 1
        let first = try RegionPieces(a, b).contours(
            .exclusion,
            .nonZero,
            grain: RegionPieces.firstGrain,
            acceptsGaps: false,
            &work
        )
        XCTAssertNil(first)
        XCTAssertEqual(work, limit - 1)
    }

    func testTheSameBitsInAnyOrderOfWork() throws {
        let (a, b) = (try path("M0 0C1 3 2 -2 3 1Z"), try path("M0 1C2 0 1 -1 3 0Q2 3 0 1Z"))
        for operation in [Path.Operation.union, .intersection, .exclusion] {
            let (one, other) = (try a.combined(with: b, operation), try b.combined(with: a, operation))
            XCTAssertEqual(one.area, other.area, accuracy: 1e-12)
        }
    }
}

/// Numbers from 0 to 1, the same everywhere (xorshift64*).
private struct SystemIndependentNumbers {
    var state: UInt64

    mutating func next() -> Double {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return Double((state &* 0x2545_F491_4F6C_DD1D) >> 11) * 0x1p-53
    }
}
