// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion
@testable import AnimPaths
@testable import AnimStage

/// Paths that move to paths of other structures, and the maps of control points by which they do.
final class StagePathTests: XCTestCase {
    private let disc = "M60 10A50 50 0 0 1 60 110A50 50 0 0 1 60 10Z"
    private let bars = "M10 10h30v100h-30zM80 10h30v100h-30z"
    private let ring = "M60 0A60 60 0 1 0 60 120A60 60 0 1 0 60 0ZM60 30A30 30 0 1 1 60 90A30 30 0 1 1 60 30Z"
    private let zigzag = "M0 0L40 90L80 20Q100 0 120 120"

    private func path(_ text: String) throws -> Path { try Path(svg: Array(text.utf8)) }

    private func spring(_ interruption: Interruption? = nil, delay: Double? = nil) throws -> MotionRequest {
        var request = MotionRequest(.spring(try Spring(mass: 1, stiffness: 120, damping: 6)), delay: delay)
        request.interruption = interruption
        return request
    }

    private func set(_ stage: Stage, _ property: PropertyIdentifier, _ text: String, _ request: MotionRequest) throws {
        let transaction = try stage.beginTransaction(request)
        try stage.setPath(try path(text), of: property)
        try stage.commitTransaction(transaction)
    }

    /// A map is exact where nothing is cut, and de Casteljau's algorithm where something is.
    func testMapsAreThoseOfDeCasteljau() throws {
        let one = try path("M0 0C0 8 8 8 8 0Q12 -8 16 0L32 0Z")
        var aligned = Path()
        try aligned.move(x: 0, y: 0)
        for _ in 0..<4 { try aligned.cubic(c1x: 0, c1y: 0, c2x: 0, c2y: 0, x: 0, y: 0) }
        let map = PathMap(
            one,
            aligned,
            [
                PathSource(verb: 1, t0: 0.5, t1: 0.5), PathSource(verb: 1, t0: 0.5, t1: 1),
                PathSource(verb: 2, t0: 1, t1: 0),
                PathSource(verb: 3, t0: 0.25, t1: 1), PathSource(verb: 4),
            ]
        )
        // By hand: the halves of the cubic, the quadratic raised and turned round, and the lines' thirds.
        let expected = [
            4, 6, 6, 6, 8, 4, 8, 0, 16.0 - 8.0 / 3, -16.0 / 3, 8.0 + 8.0 / 3, -16.0 / 3, 8, 0, 24, 0, 28, 0, 32, 0,
            32.0 - 32.0 / 3, 0, 32.0 / 3, 0, 0, 0,
        ]
        let mapped = map.applied(one.coordinates)
        XCTAssertEqual(mapped.count, expected.count)
        for (one, other) in zip(mapped, expected) { XCTAssertEqual(one, other, accuracy: 1e-13) }
        let twice = map.followed(
            by: PathMap(aligned, aligned, aligned.verbs.indices.map { PathSource(verb: Int32($0)) })
        )
        XCTAssertEqual(twice.applied(one.coordinates), mapped)
    }

    func testAlignedPathsAreMappedFromTheirOwnPoints() throws {
        let paths = try [disc, bars, ring, zigzag].map(path)
        var maps: [PathMap] = []
        let aligned = try Morph.align(paths, maps: &maps)
        XCTAssertEqual(aligned.count, 4)
        for (index, result) in aligned.enumerated() {
            XCTAssertEqual(result.verbs, aligned[0].verbs)
            let mapped = maps[index].applied(paths[index].coordinates)
            XCTAssertEqual(mapped.count, result.coordinates.count)
            for (one, other) in zip(mapped, result.coordinates) { XCTAssertEqual(one, other, accuracy: 1e-10) }
        }
    }

    private func play(_ cuts: [Int64]) throws -> (UInt64, [Double], [Int64]) {
        let stage = Stage()
        let property = try stage.addPath(name: Array("path".utf8), try path(disc))
        var ends: [Int64] = []
        func advance(_ flicks: Int64) throws {
            var left = flicks
            var index = 0
            while left > 0 {
                let step = min(left, cuts[index % cuts.count])
                try stage.advance(flicks: step)
                left -= step
                index += 1
            }
            while let event = stage.pollEvent() { ends.append(event.time) }
        }
        for (index, text) in [bars, ring, disc, zigzag, bars, zigzag].enumerated() {
            try set(
                stage,
                property,
                text,
                try spring([.replace, .add, .restart][index % 3], delay: index == 3 ? 0.02 : nil)
            )
            try advance(Flicks.perSecond / 17)
        }
        try advance(Flicks.perSecond * 30)
        return (stage.stateHash(), try stage.components(of: property, .presentation), ends)
    }

    func testAnyPartitionLeadsToTheSameBits() throws {
        let whole = try play([.max])
        XCTAssertEqual(whole.1, try path(zigzag).coordinates)
        for cuts in [[Flicks.perSecond / 60], [Flicks.perSecond / 7, 12_345, Flicks.perSecond / 120]] {
            let other = try play(cuts)
            XCTAssertEqual(whole.0, other.0)
            XCTAssertEqual(whole.1, other.1)
            XCTAssertEqual(whole.2, other.2)
        }
    }

    func testNothingIsSharedOrLostWhenPropertiesComeAndGo() throws {
        let stage = Stage()
        for round in 0..<40 {
            let property = try stage.addPath(try path(disc))
            let other = try stage.addPath(try path(bars))
            try set(stage, property, ring, try spring())
            try set(stage, other, zigzag, try spring(.add))
            try stage.advance(seconds: 0.05)
            try set(stage, property, bars, try spring(.add))
            try stage.advance(seconds: round % 2 == 0 ? 0.05 : 20)
            try stage.removeProperty(property)
            try stage.removeProperty(other)
        }
        XCTAssertEqual(stage.propertyCount, 0)
        XCTAssertEqual(stage.animationCount, 0)
        XCTAssertLessThan(stage.components.count, 4000, "ranges are used again")
    }

    func testQueriesFollowThePath() throws {
        let stage = Stage()
        let track = try stage.addPath(name: Array("track".utf8), try path("M0 0L30 40"))
        let derived = try stage.addProperty(name: Array("d".utf8), kind: .vector2, value: [0, 0])
        try stage.setExpression(Array("length(track), pathX(track, 25)".utf8), of: derived)
        XCTAssertEqual(try stage.components(of: derived, .presentation), [50, 15])
        try stage.setPath(try path("M0 0L25 0L25 25"), of: track)
        XCTAssertEqual(try stage.components(of: derived, .presentation), [50, 25])
        let data = try stage.snapshot()
        let copy = Stage()
        try copy.restore(data)
        XCTAssertEqual(copy.stateHash(), stage.stateHash())
    }

    /// Keyframes may end at a path of another structure although the property moves in its own: setting such a path then is a
    /// morph like any other.
    func testAPathThatOnlyKeyframesKnewIsSetWhole() throws {
        for text in ["M0 0L40 0L40 40", "M5 5L9 9", "M0 0Q9 0 9 9L0 9L3 3L2 2Z"] {
            let stage = Stage()
            let property = try stage.addPath(name: Array("path".utf8), try path(zigzag))
            for paths in [[zigzag, text], [text, zigzag], [zigzag, zigzag, text]] {
                let description = try KeyframeDescription.paths(try paths.map(path), duration: 1)
                try stage.animate(property, AnimationRequest(.keyframes(description)))
                try stage.advance(seconds: 0.2)
                let copy = Stage()
                try copy.restore(try stage.snapshot())
                try set(stage, property, text, try spring())
                XCTAssertEqual(try stage.path(of: property, .model).verbs, try path(text).verbs)
                try stage.advance(seconds: 30)
                XCTAssertEqual(try stage.path(of: property, .presentation).verbs, try path(text).verbs)
                XCTAssertEqual(try stage.path(of: property, .model).coordinates, try path(text).coordinates)
                XCTAssertEqual(try stage.path(of: property, .presentation).coordinates, try path(text).coordinates)
            }
        }
    }
}
