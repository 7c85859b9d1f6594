// SPDX-License-Identifier: MIT
import Glibc
import XCTest

@testable import AnimMath
@testable import AnimMotion
@testable import AnimPaths
@testable import AnimStage

/// What a few bytes of path can ask for: it is refused before it is done, and no way of rounding makes it endless.
final class PathLimitTests: XCTestCase {
    private func path(_ text: String) throws -> Path { try Path(svg: Array(text.utf8)) }

    /// FE_TONEAREST, and the other three ways of rounding of this processor.
    #if arch(x86_64)
        private static let roundings: [Int32] = [0, 0x400, 0x800, 0xC00]
    #else
        private static let roundings: [Int32] = [0, 0x40_0000, 0x80_0000, 0xC0_0000]
    #endif

    private static let texts = [
        "M0 0C10 0 0 10 10 10", "M0 0Q5 9 10 0", "M0 0C0 0-1e20 0 9 6z", "M0 0C1e100 0 1e-100 3 9 1e20L4 4z",
        "M15 4e-11L89 1e150zC4503599627370496 4e-11 1e16 -2 6 -9e101C15 9 10 10 4503599627370496 -83225413655014",
        "M0 0C1e150-1e150 1e-300 5e-324-1e150 1e150", "M0 0A1e9 1e-9 30 0 1 5e-324 7C3 1e75 1e-12 9 1e16-1e20",
    ]

    /// Runs work with another way of rounding, and puts the old one back.
    private func rounding<T>(_ mode: Int32, _ work: () throws -> T) rethrows -> T {
        fesetround(mode)
        defer { fesetround(0) }
        return try work()
    }

    /// Every second pair of a rounding and a tolerance, and in a long run all of them.
    func testNoWayOfRoundingTrapsOrHangs() throws {
        var made = 0
        let tolerances = [.leastNonzeroMagnitude, 1e-300, 1e-9, 0.1, 3, 1e16, 1e75, 1e300]
        for (first, text) in Self.texts.enumerated() {
            let path = try path(text)
            for (second, mode) in Self.roundings.enumerated() {
                for (third, tolerance) in tolerances.enumerated()
                where Thoroughness.isLong || (first + second + third) % 2 == 0 {
                    rounding(mode) {
                        let work: [() throws -> Void] = [
                            { _ = try path.flattened(tolerance: tolerance) },
                            { _ = try path.flattenedCounts(tolerance: tolerance) },
                            { _ = try path.converted(to: .quadratics, tolerance: tolerance) },
                            { _ = try path.subdivided(parts: 2, longest: tolerance) },
                            { _ = path.length(accuracy: tolerance) },
                            { try [tolerance].withUnsafeBufferPointer { _ = try path.roundingCorners($0) } },
                        ]
                        for each in work where (try? each()) != nil { made += 1 }
                    }
                }
            }
        }
        XCTAssertGreaterThan(made, 100)
    }

    /// The lengths that a corner of no radius takes are too small to be a part of a curve of this size.
    func testTheSmallestCornersOfTheLargestCurves() throws {
        for text in Self.texts {
            for radius in [.leastNonzeroMagnitude, 0x1p-1030, 1e-300, 1e-100, 1, 1e100] {
                for smoothing in [0, 0.6, 1] {
                    let path = try path(text)
                    let rounded = try [radius].withUnsafeBufferPointer {
                        try path.roundingCorners($0, smoothing: smoothing)
                    }
                    XCTAssertLessThanOrEqual(rounded.verbs.count, 8 * path.verbs.count)
                }
            }
        }
    }

    /// 2^17 pieces, and 64 for each verb: one more is refused, and nothing has been made then.
    func testPiecesAreCountedBeforeTheyAreMade() throws {
        let line = try path("M0 0L1 0")
        let most = 131_072 + 2 * 64
        XCTAssertEqual(line.pieceLimit, most)
        XCTAssertEqual(try line.subdivided(parts: most - 1).verbs.count, most)
        XCTAssertEqual(try line.subdivided(parts: 1, longest: 1 / Double(most - 1)).verbs.count, most)
        let refusals: [() throws -> Path] = [
            { try line.subdivided(parts: most) },
            { try line.subdivided(parts: 1, longest: 0.999 / Double(most)) },
            { try line.subdivided(parts: .max) },
            { try self.path("M0 0C10 0 0 10 10 10").subdivided(parts: 1, longest: 1e-6) },
            { try self.path("M0 0L1 0L1 1L0 1z").subdivided(parts: 70_000) },
            { try self.path("M0 0C1e9 0 0 1e9 1e9 1e9").flattened(tolerance: 1e-6) },
            { try self.path("M0 0C1e9 0 0 1e9 1e9 0").converted(to: .quadratics, tolerance: 1e-9) },
        ]
        for refusal in refusals {
            XCTAssertThrowsError(try refusal()) { XCTAssertEqual(($0 as? AnimError)?.code, .limit) }
        }
    }

    /// A path that has many verbs may be cut into many pieces.
    func testLargePathsMayHaveMorePieces() throws {
        var path = Path()
        try path.move(x: 0, y: 0)
        for index in 1...20_000 { try path.quadratic(cx: Double(index), cy: 9, x: Double(index), y: 0) }
        XCTAssertGreaterThan(try path.flattened(tolerance: 1e-3).verbs.count, 131_072)
    }

    /// Paths of which nothing is left but where they begin.
    func testKeyframesOfPathsThatDrawNothing() throws {
        for texts in [
            ["M0 0", "M0 0z"], ["M0 0", "M5 5M6 6"], ["M0 0", "M0 0L0 0"], ["M1 2", "M3 4z", "M5 6M7 8"],
            ["M1 2L9 9", "M3 4z", "M5 6M7 8"], ["M0 0z", "M4 4", "M0 0L8 0"],
        ] {
            let paths = try texts.map(path)
            let description = try KeyframeDescription.paths(paths, duration: 1)
            XCTAssertFalse(description.verbs.isEmpty)
            let stage = Stage()
            let property = try stage.addPath(paths[0])
            _ = try stage.animate(property, AnimationRequest(.keyframes(description)))
            for _ in 0..<5 { try stage.advance(seconds: 0.3) }
        }
        // Of each there is the point where it begins: halfway it is halfway.
        let description = try KeyframeDescription.paths([path("M0 0"), path("M5 7M6 6")], duration: 1)
        let track = try description.makeTrack(componentCount: description.componentCount)
        XCTAssertEqual(description.verbs, [.move])
        XCTAssertEqual([track.points[0], track.points[1], track.points[2], track.points[3]], [0, 0, 5, 7])
    }

    /// The same for a property that is set to another such path, from moving.
    func testPropertiesMoveBetweenPathsThatDrawNothing() throws {
        let texts = ["M0 0", "M0 0z", "M5 5M6 6", "M0 0L0 0", "M0 0L9 9", "M1 1M2 2z"]
        for first in texts {
            for second in texts {
                let stage = Stage()
                let property = try stage.addPath(try path(first))
                for text in [second, first] {
                    let transaction = try stage.beginTransaction(MotionRequest(.curve(.linear), duration: 1))
                    try stage.setPath(try path(text), of: property)
                    try stage.commitTransaction(transaction)
                    try stage.advance(seconds: 0.3)
                }
                let bytes = try stage.snapshot()
                try stage.restore(bytes)
                try stage.advance(seconds: 2)
                XCTAssertEqual(stage.animationCount, 0)
            }
        }
    }

    /// 25 paths each of which is beyond what a value may have are refused at once, and so are many of other structures.
    func testKeyframesOfLargePathsAreRefusedBeforeTheyAreAligned() throws {
        func comb(_ count: Int) throws -> Path {
            var path = Path()
            try path.move(x: 0, y: 0)
            for index in 0..<count { try path.line(x: Double(index), y: Double(index % 7)) }
            return path
        }
        let large = try (0..<25).map { try comb(40_000 + $0) }
        let start = clock()
        XCTAssertThrowsError(try KeyframeDescription.paths(large, duration: 1)) {
            XCTAssertEqual(($0 as? AnimError)?.code, .limit)
        }
        XCTAssertLessThan(clock() - start, CLOCKS_PER_SEC)
        let many = try (0..<500).map { try comb(20 + $0) }
        XCTAssertThrowsError(try KeyframeDescription.paths(many, duration: 1)) {
            XCTAssertEqual(($0 as? AnimError)?.code, .limit)
        }
    }
}
