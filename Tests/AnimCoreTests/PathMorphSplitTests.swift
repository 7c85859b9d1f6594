// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths
import XCTest

/// Outlines that are cut where the other path has several for them. Areas are closed forms.
final class PathMorphSplitTests: XCTestCase {
    private let triangle = "M0 0L100 50L0 100Z"
    private let bars = "M10 0H35V100H10ZM65 0H90V100H65Z"
    private let frame = "M0 0H100V100H0ZM20 20V80H80V20Z"

    private func path(_ data: String) throws -> Path { try Path(svg: Array(data.utf8)) }

    private func morph(_ from: String, _ to: String, _ change: (inout MorphOptions) -> Void = { _ in }) throws -> Morph
    {
        var options = MorphOptions()
        change(&options)
        return try Morph(path(from), path(to), options: options)
    }

    /// The polygons of a path's subpaths, curves as 16 chords.
    private func polygons(_ path: Path) -> [[SIMD2<Double>]] {
        var result: [[SIMD2<Double>]] = []
        var index = 0
        func point(_ number: Int) -> SIMD2<Double> {
            SIMD2(path.coordinates[index + 2 * number], path.coordinates[index + 2 * number + 1])
        }
        for verb in path.verbs {
            switch verb {
            case .move: result.append([point(0)])
            case .line: result[result.count - 1].append(point(0))
            case .cubic:
                let (p, q, r, s) = (result[result.count - 1].last!, point(0), point(1), point(2))
                for step in 1...16 {
                    let t = Double(step) / 16
                    let u = 1 - t
                    // De Casteljau.
                    let (a, b, c) = (p * u + q * t, q * u + r * t, r * u + s * t)
                    let (d, e) = (a * u + b * t, b * u + c * t)
                    result[result.count - 1].append(d * u + e * t)
                }
            case .quadratic: XCTFail("a morph makes none")
            case .close: break
            }
            index += 2 * verb.pointCount
        }
        return result
    }

    private func area(_ polygon: [SIMD2<Double>]) -> Double {
        var twice = 0.0
        for (index, p) in polygon.enumerated() {
            let q = polygon[(index + 1) % polygon.count]
            twice += p.x * q.y - q.x * p.y
        }
        return twice / 2
    }

    private func area(_ path: Path) -> Double { polygons(path).reduce(0) { $0 + area($1) } }

    func testAnOutlineIsCutInTwoThatPart() throws {
        let morph = try morph(triangle, bars)
        XCTAssertEqual(morph.pairs(at: 0).map { $0.from }, [0, 0])
        XCTAssertEqual(Set(morph.pairs(at: 0).map { $0.to }), [0, 1])
        XCTAssertEqual(morph.value(at: 0), try path(triangle))
        XCTAssertEqual(morph.value(at: 1), try path(bars))
        // Both areas are 5000.
        XCTAssertEqual(area(morph.value(at: 1e-9)), 5000, accuracy: 1e-3)
        XCTAssertEqual(area(morph.value(at: 1 - 1e-9)), 5000, accuracy: 1e-3)
        for step in 1..<20 {
            let t = Double(step) / 20
            let parts = polygons(morph.value(at: t)).sorted { $0[0].x < $1[0].x }
            XCTAssertEqual(parts.count, 2)
            XCTAssertGreaterThan(area(parts[0]) + area(parts[1]), 4500, "at \(t)")
            // The gap grows as the bars' own does, and nothing of either is in it.
            let right = parts[0].map { $0.x }.max()!
            let left = parts[1].map { $0.x }.min()!
            XCTAssertGreaterThan(left - right, 30 * t - 1e-6, "at \(t)")
        }
    }

    func testOneOutOfManyIsTheSameMotionBackwards() throws {
        let (there, back) = (try morph(triangle, bars), try morph(bars, triangle))
        for t in [0.1, 0.3, 0.5, 0.9] {
            let (a, b) = (there.value(at: t), back.value(at: 1 - t))
            XCTAssertEqual(a.verbs, b.verbs)
            for (x, y) in zip(a.coordinates, b.coordinates) { XCTAssertEqual(x, y, accuracy: 1e-9) }
        }
        XCTAssertEqual(back.pairs(at: 0).map { $0.to }, [0, 0])
    }

    func testThreeBarsInAnyDirection() throws {
        for degrees in stride(from: 0.0, to: 180, by: 20) {
            let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
            func turned(_ x: Double, _ y: Double) -> String { "\(cosine * x - sine * y) \(sine * x + cosine * y)" }
            func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
                "M\(turned(x, y))L\(turned(x + width, y))L\(turned(x + width, y + height))L\(turned(x, y + height))Z"
            }
            let morph = try morph(
                box(0, 0, 100, 100),
                box(0, 0, 100, 20) + box(0, 40, 100, 20) + box(0, 80, 100, 20)
            )
            XCTAssertEqual(morph.pairs(at: 0).map { $0.from }, [0, 0, 0], "\(degrees)")
            XCTAssertEqual(abs(area(morph.value(at: 1e-9))), 10_000, accuracy: 1e-3)
            for step in 1..<10 {
                let t = Double(step) / 10
                let parts = polygons(morph.value(at: t))
                // What the square and the bars have in common stays, and the gaps open evenly between it.
                let areas = parts.map { abs(area($0)) }
                XCTAssertEqual(areas.reduce(0, +), 10_000 - 4000 * t, accuracy: 20, "\(degrees), at \(t)")
                for part in areas { XCTAssertGreaterThan(part, 1999, "\(degrees), at \(t)") }
            }
        }
    }

    func testAHoleIsCutWithWhatItIsIn() throws {
        let morph = try morph(frame, bars)
        XCTAssertEqual(morph.pairs(at: 0).map { $0.from }, [0, 0])
        // 10 000 without the 3600 of the hole, which no part covers: each is a bracket.
        let near = polygons(morph.value(at: 1e-9))
        XCTAssertEqual(near.map { area($0) }.reduce(0, +), 6400, accuracy: 1e-3)
        for part in near { XCTAssertEqual(area(part), 3200, accuracy: 1e-3) }
    }

    func testAHoleIsCutInTwoThatPart() throws {
        let disc = "M-50 -50H150V150H-50Z"
        // Wound the other way, so that they are holes.
        let (hole, holes) = ("M0 0L0 100L100 50Z", "M10 0V100H35V0ZM65 0V100H90V0Z")
        let morph = try morph(disc + hole, disc + holes)
        XCTAssertEqual(morph.pairs(at: 0).map { $0.from }, [0, 1, 1])
        XCTAssertEqual(Set(morph.pairs(at: 0).map { $0.to }), [0, 1, 2])
        for step in 1..<20 {
            let t = Double(step) / 20
            let outlines = polygons(morph.value(at: t))
            XCTAssertEqual(outlines.count, 3)
            XCTAssertEqual(area(outlines[0]), 40_000, accuracy: 1e-6)
            let parts = outlines[1...].sorted { $0[0].x < $1[0].x }
            // Both areas are 5000.
            XCTAssertLessThan(area(parts[0]) + area(parts[1]), -4500, "at \(t)")
            let right = parts[0].map { $0.x }.max()!
            let left = parts[1].map { $0.x }.min()!
            XCTAssertGreaterThan(left - right, 30 * t - 1e-6, "at \(t)")
        }
    }

    func testAHoleThatIsBentIsNotCut() throws {
        let disc = "M-50 -50H150V150H-50Z"
        // A letter L, and two bars.
        let morph = try morph(disc + "M0 0V100H100V80H20V0Z", disc + "M10 0V100H35V0ZM65 0V100H90V0Z")
        XCTAssertEqual(Set(morph.pairs(at: 0).map { $0.from }), [0, 1, -1])
    }

    func testBarsThatAConvexOutlineJoinsMeetAlongALine() throws {
        // The square has the outer sides of both bars, so that much of the outlines is the same.
        let square = "M0 0H100V100H0Z"
        for data in ["M0 0H30V100H0ZM70 0H100V100H70Z", "M-50 -50V150H150V-50ZM0 0H30V100H0ZM70 0H100V100H70Z"] {
            let isHole = data.hasPrefix("M-")
            let morph = try morph(data, isHole ? "M-50 -50V150H150V-50Z" + square : square)
            let counts = morph.pairs(at: 0).map { $0.to }
            XCTAssertEqual(counts, isHole ? [0, 1, 1] : [0, 0])
            for step in 1..<10 {
                let t = Double(step) / 10
                let parts = polygons(morph.value(at: t)).suffix(2)
                for part in parts { XCTAssertEqual(abs(area(part)), 3000 + 2000 * t, accuracy: 1, "at \(t)") }
            }
        }
    }

    func testWhatStaysIsNotCutAndTheRestGrows() throws {
        let morph = try morph("M0 0H100V100H0Z", "M0 0H100V100H0ZM120 0L170 50L120 100Z") { $0.structure = .general }
        let pairs = morph.pairs(at: 0)
        XCTAssertEqual(pairs.map { $0.from }, [0, -1])
        XCTAssertEqual(pairs.map { $0.to }, [0, 1])
        var last = 0.0
        for step in 1...10 {
            let parts = polygons(morph.value(at: Double(step) / 10))
            XCTAssertEqual(area(parts[0]), 10_000, accuracy: 1e-6)
            XCTAssertGreaterThan(area(parts[1]), last - 1e-9)
            last = area(parts[1])
        }
        XCTAssertEqual(last, 2500, accuracy: 1e-6)
    }

    func testGivenPairsAndStraightMotionAreNotCut() throws {
        XCTAssertEqual(try morph(triangle, bars) { $0.pairing = .byIndex }.pairs(at: 0).map { $0.from }, [0, -1])
        XCTAssertEqual(
            Set(try morph(triangle, bars) { $0.pairing = .given([(from: 0, to: 1)]) }.pairs(at: 0).map { $0.from }),
            [0, -1]
        )
        XCTAssertEqual(Set(try morph(triangle, bars) { $0.motion = .linear }.pairs(at: 0).map { $0.from }), [0, -1])
    }

    func testWhatCrossesItselfAndHugeNumbersAreCutOrNot() throws {
        let shapes = [
            "M0 0L100 100L100 0L0 100Z", "M0 0H1e99V1e99H0Z", "M0 0H1e-99V1e-99H0Z", "M0 0L50 50L100 0L50 50Z",
            "M0 0C300 0 -200 100 100 100Z", "M0 0H100V100H0ZM0 0H100V100H0ZM50 50H150V150H50Z", "M5 5H5V5Z",
        ]
        let many = (0..<20).map { "M\(($0 % 5) * 30) \(($0 / 5) * 30)h20v20h-20z" }.joined()
        for shape in shapes {
            for other in [bars, many, "M0 0H1e99V1e98H0ZM0 2e98H1e99V3e98H0Z"] {
                let morph = try morph(shape, other)
                XCTAssertEqual(morph.value(at: 0), try path(shape))
                XCTAssertEqual(morph.value(at: 1), try path(other))
                for t in [1e-9, 0.5, 1.5] {
                    XCTAssertTrue(morph.value(at: t).coordinates.allSatisfy { $0.isFinite }, "\(shape) → \(other)")
                }
            }
        }
    }
}
