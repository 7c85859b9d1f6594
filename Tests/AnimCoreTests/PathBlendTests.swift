// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths
import XCTest

/// Morphs without a common structure. Areas and places are closed forms.
final class PathBlendTests: XCTestCase {
    private let square = "M0 0H100V100H0Z"
    private let bars = "M10 0H35V100H10ZM65 0H90V100H65Z"

    private func path(_ data: String) throws -> Path { try Path(svg: Array(data.utf8)) }

    private func blend(_ from: String, _ to: String) throws -> Morph {
        var options = MorphOptions()
        options.structure = .blend
        return try Morph(path(from), path(to), options: options)
    }

    func testTheEndsAreThePaths() throws {
        let morph = try blend(square, bars)
        for time in [0, -1, -Double.infinity, Double.nan] {
            XCTAssertEqual(morph.value(at: time).coordinates, try path(square).coordinates)
        }
        for time in [1, 2, Double.infinity] {
            XCTAssertEqual(morph.value(at: time).coordinates, try path(bars).coordinates)
        }
    }

    func testTheAreaChangesEvenly() throws {
        let morph = try blend(square, bars)
        for step in 1..<20 {
            let time = Double(step) / 20
            XCTAssertEqual(morph.value(at: time).area, 10000 + (5000 - 10000) * time, accuracy: 100, "\(time)")
        }
        XCTAssertEqual(morph.value(at: 1e-6).area, 10000, accuracy: 20)
        XCTAssertEqual(morph.value(at: 1 - 1e-6).area, 5000, accuracy: 10)
    }

    func testACircleGrowsToACircle() throws {
        let morph = try blend(
            "M-10 0A10 10 0 1 1 10 0A10 10 0 1 1 -10 0Z",
            "M-30 0A30 30 0 1 1 30 0A30 30 0 1 1 -30 0Z"
        )
        let middle = morph.value(at: 0.25)
        // A quarter of the way from 100 to 900.
        let radius = 300.0.squareRoot()
        var index = 0
        for verb in middle.verbs where verb != .close {
            index += 2 * verb.pointCount
            let (x, y) = (middle.coordinates[index - 2], middle.coordinates[index - 1])
            XCTAssertEqual((x * x + y * y).squareRoot(), radius, accuracy: 2e-3 * radius)
        }
    }

    func testTheMorphBackIsTheSame() throws {
        let (there, back) = (try blend(square, bars), try blend(bars, square))
        for time in [0.25, 0.5, 0.75] {
            XCTAssertEqual(there.value(at: time).coordinates, back.value(at: 1 - time).coordinates)
        }
    }

    func testAFrameTakesNoNewMemory() throws {
        let morph = try blend(square, bars)
        var path = Path()
        path.reserveCapacity(verbs: 1 << 12, points: 1 << 12)
        let room = path.coordinates.withUnsafeBufferPointer { $0.baseAddress }
        for step in 0...20 { morph.value(at: Double(step) / 21 + 0.01, into: &path) }
        XCTAssertEqual(path.coordinates.withUnsafeBufferPointer { $0.baseAddress }, room)
    }

    func testStrokesDoNotBlend() throws {
        var options = MorphOptions()
        (options.structure, options.paint) = (.blend, .stroke)
        XCTAssertThrowsError(try Morph(path(square), path(bars), options: options)) { error in
            XCTAssertEqual((error as? AnimError)?.code, .argument)
        }
        XCTAssertTrue(try blend(square, bars).isBlend(at: 0))
        XCTAssertFalse(try Morph(path(square), path(bars)).isBlend(at: 0))
    }
}
