// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths
import XCTest

/// Morphs. Expected numbers are closed forms and the sums at the end of this file, which know nothing of morphs.
final class PathMorphTests: XCTestCase {
    private let square = "M0 0H100V100H0Z"
    /// An arrow: 60 × 30 and a triangle of base 80 and height 60.
    private let arrow = "M0 45H60V20L120 60L60 100V75H0Z"
    private let hole = "M25 25V75H75V25Z"
    /// Not a circle, so that nothing is even: a drop of two cubics.
    private let drop = "M50 0C120 60 110 100 50 100C-10 100 -20 60 50 0Z"

    private func path(_ data: String) throws -> Path { try Path(svg: Array(data.utf8)) }

    private func morph(_ from: String, _ to: String, _ change: (inout MorphOptions) -> Void = { _ in }) throws -> Morph
    {
        var options = MorphOptions()
        change(&options)
        return try Morph(path(from), path(to), options: options)
    }

    func testTheSymbolMovesAsItIsDrawnForEveryTime() throws {
        func symbol(_ arrowness: Double) throws -> Path {
            var path = Path()
            try path.addSymbol(x: 3, y: -4, width: 120, height: 160, stroke: 10, arrowness: arrowness)
            return path
        }
        let morph = try Morph(symbol(0), symbol(1))
        for t in [-0.2, 0, 1e-9, 0.1, 0.37, 0.5, 0.9, 1, 1.3] {
            let wanted = try symbol(t)
            let between = morph.value(at: t)
            XCTAssertEqual(between.verbs, wanted.verbs)
            for (value, number) in zip(between.coordinates, wanted.coordinates) {
                XCTAssertEqual(value, number, accuracy: 1e-12, "at \(t)")
            }
        }
    }

    func testTheEndsAreThePathsVerbForVerb() throws {
        let shapes = [square, arrow, drop, square + hole, "M0 0L9 9", "M5 5", "", "M0 0Q5 9 9 0T0 0zM3 3z"]
        for from in shapes {
            for to in shapes {
                let morph = try morph(from, to)
                XCTAssertEqual(morph.value(at: 0), try path(from), "\(from) → \(to)")
                XCTAssertEqual(morph.value(at: 1), try path(to), "\(from) → \(to)")
            }
        }
    }

    func testAlignedPathsEncloseAndMeasureWhatTheOriginalsDo() throws {
        XCTAssertEqual(area(try path(arrow)), 60 * 30 + 80 * 60 / 2, accuracy: 1e-12)
        for (from, to) in [(square, arrow), (arrow, drop), (square, drop), (square + hole, drop), (drop, arrow + hole)]
        {
            let (start, end) = try morph(from, to).aligned
            XCTAssertEqual(start.verbs, end.verbs)
            for (aligned, original) in [(start, try path(from)), (end, try path(to))] {
                XCTAssertEqual(abs(area(aligned)), abs(area(original)), accuracy: 1e-9, "\(from) → \(to)")
                XCTAssertEqual(length(aligned), length(original), accuracy: 1e-3, "\(from) → \(to)")
            }
        }
    }

    func testAHoleWithoutAreaKeepsItsOutlineAtItsEnd() throws {
        // A line there and back, in the grain of a drawing that is much larger, by the even-odd rule.
        let hairpin = "M-12.5 -12.5Q12.125 -12.375 -12.5 -12.5"
        let data =
            "M3.375 -12.125Q-11.5 -12.5 -12.25 -11.125M-12.5 -12.5Z\(hairpin)"
            + "M-10.5 -5.75ZM-10.5 -5.75C3.375 -12.5 4294967.288 -12.5 -12.5 -12.5"
        for isBackwards in [false, true] {
            var options = MorphOptions()
            options.fillRule = .evenOdd
            options.effort = 1
            let (from, to) = isBackwards ? ("", data) : (data, "")
            let morph = try Morph(path(from), path(to), options: options)
            let aligned = isBackwards ? morph.aligned.to : morph.aligned.from
            XCTAssertGreaterThan(length(aligned), length(try path(data)) - 1e-3 * length(try path(hairpin)))
        }
    }

    func testAreasChangeWithoutAJump() throws {
        for (from, to) in [(square, arrow), (arrow, drop), (square + hole, drop), (drop, square + hole)] {
            let morph = try morph(from, to)
            XCTAssertEqual(
                abs(area(morph.value(at: 1e-9))),
                abs(area(try path(from))),
                accuracy: 1e-4,
                "\(from) → \(to)"
            )
            XCTAssertEqual(
                abs(area(morph.value(at: 1 - 1e-9))),
                abs(area(try path(to))),
                accuracy: 1e-4,
                "\(from) → \(to)"
            )
        }
    }

    func testLinesStayLinesAndCurvesCurves() throws {
        XCTAssertFalse(try morph(square, arrow).value(at: 0.5).verbs.contains(.cubic))
        XCTAssertFalse(try morph(drop, "M0 0C9 0 9 9 0 9Z").value(at: 0.5).verbs.contains(.line))
    }

    func testAnOpenSubpathOfAFillIsClosedOnTheWay() throws {
        // Filled, what is not closed encloses what it encloses when it is closed.
        for (from, to) in [("M0 0H10V10H0Z", "M0 0V10H10V0M3 3H7V7H3"), ("M0 0V10H10V0M3 3H7V7H3", "M0 0H12V10H0Z")] {
            let morph = try morph(from, to)
            for (t, end) in [(1e-7, from), (1 - 1e-7, to)] {
                let (between, whole) = (morph.value(at: t), try path(end))
                for x in stride(from: 0.5, to: 10, by: 1) {
                    for y in stride(from: 0.5, to: 10, by: 1) {
                        XCTAssertEqual(between.contains(x: x, y: y), whole.contains(x: x, y: y), "\(from) \(x) \(y)")
                    }
                }
            }
        }
    }

    func testAStrokeStaysOpenAndIsNeverADot() throws {
        // Three bars become the two of a cross: each turns, the third joins one, and none shrinks to a point.
        let (bars, cross) = ("M4 6H20M4 12H20M4 18H20", "M6 6L18 18M18 6L6 18")
        let morph = try morph(bars, cross) { $0.paint = .stroke }
        XCTAssertEqual(morph.pairs(at: 0).count, 3)
        for t in stride(from: 0.0, through: 1, by: 0.125) {
            let between = morph.value(at: t)
            XCTAssertFalse(between.verbs.contains(.close), "\(t)")
            let ends = between.coordinates
            for index in stride(from: 0, to: ends.count, by: 4) {
                let (x, y) = (ends[index + 2] - ends[index], ends[index + 3] - ends[index + 1])
                // From 16 to 12 √2, and turning keeps to what is between these.
                XCTAssertGreaterThan((x * x + y * y).squareRoot(), 16 - 1e-9, "\(t)")
                XCTAssertLessThan((x * x + y * y).squareRoot(), 12 * 2.0.squareRoot() + 1e-9, "\(t)")
            }
        }
    }

    func testAMirrorImageDoesNotFoldUp() throws {
        // Point by point the arrowhead would be a line halfway; its area is 40 at both ends.
        XCTAssertEqual(abs(area(try path("M0 0L8 5L0 10Z"))), 40, accuracy: 1e-12)
        for (from, to) in [("M0 0L8 5L0 10Z", "M8 0L0 5L8 10Z"), ("M0 0L8 0L4 9Z", "M0 9L8 9L4 0Z")] {
            let morph = try morph(from, to)
            for t in stride(from: 0.0, through: 1, by: 0.125) {
                let ratio = abs(area(morph.value(at: t))) / abs(area(try path(from)))
                XCTAssertGreaterThan(ratio, 0.6, "\(from) at \(t)")
            }
        }
    }

    func testEqualShapesStandStillHoweverTheyAreDrawn() throws {
        let figure = "M0 0H10V10H0ZM20 0C25 5 25 8 20 9L15 5Z"
        let others = [
            "M10 0V10H0V0H10ZM20 0C25 5 25 8 20 9L15 5Z", "M20 0C25 5 25 8 20 9L15 5ZM0 0H10V10H0Z",
            "M0 0V10H10V0ZM15 5L20 9C25 8 25 5 20 0Z", "M0 0H10V10H0M20 9L15 5L20 0C25 5 25 8 20 9",
        ]
        for other in others {
            for (from, to) in [(figure, other), (other, figure)] {
                let between = try morph(from, to).value(at: 0.4)
                for x in stride(from: 0.3, to: 25, by: 0.7) {
                    for y in stride(from: 0.3, to: 10, by: 0.7) {
                        XCTAssertEqual(
                            between.contains(x: x, y: y),
                            try path(figure).contains(x: x, y: y),
                            "\(from) → \(to) at \(x), \(y)"
                        )
                    }
                }
            }
        }
    }

    /// A drawing of several outlines, turned, with its outlines in another order and begun elsewhere: on the way each
    /// outline keeps its area, and all of them their distances.
    func testADrawingTurnsAsAWhole() throws {
        typealias Outline = [SIMD2<Double>]
        let drawing: [Outline] = [
            [SIMD2(0, 0), SIMD2(60, 0), SIMD2(60, 90), SIMD2(40, 90), SIMD2(40, 20), SIMD2(0, 20)],
            [SIMD2(70, 0), SIMD2(100, 0), SIMD2(85, 40)],
            [SIMD2(0, 60), SIMD2(20, 60), SIMD2(20, 100), SIMD2(10, 110), SIMD2(0, 100)],
        ]
        func data(_ outlines: [Outline]) -> String {
            outlines.map { "M" + $0.map { "\($0.x) \($0.y)" }.joined(separator: "L") + "Z" }.joined()
        }
        func middle(_ outline: Path) -> SIMD2<Double> {
            let own = area(outline)
            return SIMD2(
                integral(outline, parts: 1, closes: true) { ($0.x * $1.y - $0.y * $1.x) * $0.x / 3 } / own,
                integral(outline, parts: 1, closes: true) { ($0.x * $1.y - $0.y * $1.x) * $0.y / 3 } / own
            )
        }
        for degrees in [25.0, 70, 100, 160] {
            let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
            let turned = [drawing[2], drawing[0], drawing[1]].map { outline in
                (0..<outline.count).map { index in
                    let point = outline[(index + 2) % outline.count]
                    return SIMD2(c * point.x - s * point.y + 7, s * point.x + c * point.y)
                }
            }
            for (from, to) in [(data(drawing), data(turned)), (data(turned), data(drawing))] {
                let ends = try path(from)
                func measures(_ path: Path) throws -> [Double] {
                    let outlines = path.subpaths.map { path[$0] }
                    let middles = outlines.map(middle)
                    let distances = [(0, 1), (0, 2), (1, 2)].map { pair in
                        let d = middles[pair.0] - middles[pair.1]
                        return (d * d).sum().squareRoot()
                    }
                    return outlines.map { abs(area($0)).squareRoot() }.sorted() + distances.sorted()
                }
                let wanted = try measures(ends)
                for t in [0.2, 0.5, 0.8] {
                    let found = try measures(try morph(from, to).value(at: t))
                    for (value, number) in zip(found, wanted) {
                        XCTAssertEqual(value, number, accuracy: 0.01 * number, "\(degrees) at \(t)")
                    }
                }
            }
        }
    }

    /// By less than a quarter too, where the structure is not given.
    func testLessThanAQuarterTurnsOnlyWhereTheStructureIsFree() throws {
        let shape = [SIMD2(0.0, 0), SIMD2(9, 1), SIMD2(7, 4), SIMD2(2, 3)]
        func data(_ degrees: Double, _ scale: Double) -> String {
            let (s, c) = (scale * sin(degrees * .pi / 180), scale * cos(degrees * .pi / 180))
            return "M" + shape.map { "\(c * $0.x - s * $0.y) \(s * $0.x + c * $0.y)" }.joined(separator: "L") + "Z"
        }
        let size = abs(area(try path(data(0, 1))))
        for degrees in [-80.0, -45, 10, 30, 60, 88] {
            // From size 1 to size 2 the size in the middle is 1.5, whatever the angle.
            let (from, to) = (data(0, 1), data(degrees, 2))
            let middle = abs(area(try morph(from, to).value(at: 0.5)))
            XCTAssertEqual(middle, 2.25 * size, accuracy: 1e-6 * size, "\(degrees)")
            var strict = MorphOptions()
            strict.structure = .strict
            // Points half way: (1 + 2 exp(i a)) / 2 is their size, squared.
            let plain = abs(area(try Morph(try path(from), try path(to), options: strict).value(at: 0.5)))
            let factor = (5 + 4 * cos(degrees * .pi / 180)) / 4
            XCTAssertEqual(plain, factor * size, accuracy: 1e-6 * size, "\(degrees)")
        }
        // A line may become any other: its ends move straight.
        let line = try morph("M0 0L10 0", "M0 0L6 8").value(at: 0.5)
        XCTAssertEqual(line.coordinates, [0, 0, 8, 4])
    }

    func testAQuarterTurnTurnsHoweverItIsRounded() throws {
        let shape = [SIMD2(0.0, 0), SIMD2(9, 1), SIMD2(7, 4), SIMD2(2, 3)]
        for degrees in [89.9999999, 90, 90.0000001, -90, 120] {
            let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
            func data(_ points: [SIMD2<Double>]) -> String {
                "M" + points.map { "\($0.x) \($0.y)" }.joined(separator: "L") + "Z"
            }
            let turned = shape.map { SIMD2(c * $0.x - s * $0.y, s * $0.x + c * $0.y) }
            let (from, to) = (data(shape), data(turned))
            let whole = abs(area(try path(from)))
            // What turns keeps its size.
            XCTAssertEqual(abs(area(try morph(from, to).value(at: 0.5))), whole, accuracy: 1e-6 * whole, "\(degrees)")
        }
    }

    func testBackwardsIsTheSameMotion() throws {
        for (from, to) in [(square, drop), (arrow, square + hole), (drop, arrow), (square + hole, "M9 0L30 40L0 50Z")] {
            let (there, back) = (try morph(from, to), try morph(to, from))
            for t in [-0.2, 0.1, 0.35, 0.5, 0.8, 1.3] {
                let (one, other) = (there.value(at: t), back.value(at: 1 - t))
                XCTAssertEqual(one.verbs, other.verbs)
                for (x, y) in zip(one.coordinates, other.coordinates) { XCTAssertEqual(x, y, accuracy: 1e-9, "\(t)") }
            }
        }
    }

    func testHolesBecomeHoles() throws {
        // Of the other order, and of the other sense.
        let morph = try morph(square + hole, "M30 30H70V70H30Z" + "M50 -20L-20 50L50 120L120 50Z") {
            $0.structure = .general
            $0.fillRule = .evenOdd
        }
        XCTAssertEqual(Set(morph.pairs(at: 0).map { [$0.from, $0.to] }), [[0, 1], [1, 0]])
        for t in stride(from: 0.1, to: 1, by: 0.1) {
            XCTAssertFalse(morph.value(at: t).contains(x: 50, y: 50), "\(t)")
            XCTAssertTrue(morph.value(at: t).contains(x: 50, y: 15), "\(t)")
        }
    }

    func testAHoleWithoutACounterpartStaysInside() throws {
        let morph = try morph(square + hole, drop)
        XCTAssertEqual(Set(morph.pairs(at: 0).map { [$0.from, $0.to] }), [[0, 0], [1, -1]])
        for t in stride(from: 0.05, to: 1, by: 0.05) {
            let between = morph.value(at: t)
            let parts = between.subpaths.map { between[$0] }
            XCTAssertEqual(parts.count, 2)
            for index in stride(from: 0, to: parts[1].coordinates.count, by: 2) {
                XCTAssertTrue(
                    parts[0].contains(x: parts[1].coordinates[index], y: parts[1].coordinates[index + 1]),
                    "\(t)"
                )
            }
        }
    }

    func testPairsAreThoseThatAreGiven() throws {
        let two = "M0 0H10V10H0ZM20 0H30V10H20Z"
        let other = "M1 20L9 20L5 30ZM21 20L29 20L25 30Z"
        func pairs(_ pairing: MorphOptions.Pairing) throws -> [[Int32]] {
            try morph(two, other) { $0.pairing = pairing }.pairs(at: 0).map { [$0.from, $0.to] }
        }
        XCTAssertEqual(try pairs(.automatic), [[0, 0], [1, 1]])
        XCTAssertEqual(try pairs(.byIndex), [[0, 0], [1, 1]])
        XCTAssertEqual(Set(try pairs(.given([(0, 1), (1, 0)]))), [[0, 1], [1, 0]])
        XCTAssertEqual(Set(try pairs(.given([(0, 1)]))), [[0, 1], [1, -1], [-1, 0]])
        func refused(_ pairing: MorphOptions.Pairing) -> AnimError.Code? {
            do { _ = try pairs(pairing) } catch { return (error as? AnimError)?.code }
            return nil
        }
        XCTAssertEqual(refused(.given([(0, 1), (0, 0)])), .duplicate)
        XCTAssertEqual(refused(.given([(2, 0)])), .argument)
        XCTAssertEqual(refused(.given([(0, .max)])), .argument)
        XCTAssertEqual(refused(.given([(.min, 0)])), .argument)
    }

    func testTheStrictStructureSaysWhereVerbsDiffer() throws {
        XCTAssertNoThrow(try morph(square, "M1 2L3 4L5 6L7 8Z") { $0.structure = .strict })
        XCTAssertThrowsError(try morph(square, drop) { $0.structure = .strict }) { error in
            XCTAssertEqual((error as? AnimError)?.code, .kind)
            XCTAssertTrue("\((error as? AnimError)?.message.description ?? "")".contains("verb 1 "))
        }
    }

    func testASequencePassesItsPathsAtTheirTimes() throws {
        let paths = [try path(square), try path(drop), try path(arrow)]
        let morph = try Morph(sequence: paths, times: [0, 0.3, 1])
        for (time, wanted) in zip([0, 0.3, 1], paths) { XCTAssertEqual(morph.value(at: time), wanted) }
        let (first, second) = (try Morph(paths[0], paths[1]), try Morph(paths[1], paths[2]))
        for t in [-0.2, 0.25, 0.5, 0.75, 1.2] {
            let local = t < 0.3 ? t / 0.3 : (t - 0.3) / 0.7
            XCTAssertEqual(morph.value(at: t), (t < 0.3 ? first : second).value(at: local))
        }
        XCTAssertThrowsError(try Morph(sequence: [paths[0]]))
        for times in [[0, 1], [0, 0, 1], [0, 1, 1], [0.1, 0.5, 1], [0, 0.5, 0.9], [0, .nan, 1]] {
            XCTAssertThrowsError(try Morph(sequence: paths, times: times), "\(times)")
        }
    }

    func testAlignedManyHaveOneStructure() throws {
        let paths = [try path(square), try path(drop), try path(arrow + hole)]
        let aligned = try Morph.align(paths)
        for (index, path) in paths.enumerated() {
            XCTAssertEqual(aligned[index].verbs, aligned[0].verbs)
            XCTAssertEqual(abs(area(aligned[index])), abs(area(path)), accuracy: 1e-9)
        }
    }

    func testNothingThatPathsHoldMakesANumberThatIsNone() throws {
        var random = SplitMix(seed: 5)
        func hostile() throws -> Path {
            var path = Path()
            func number() -> Double {
                switch random.next(below: 4) {
                case 0: return 0
                case 1: return Double(random.next(below: 5)) - 2
                case 2: return random.signed(1e150)
                default: return random.signed(random.logarithmic(1e-150, 1e150))
                }
            }
            try path.move(x: number(), y: number())
            for _ in 0..<random.next(below: 8) {
                switch random.next(below: 5) {
                case 0: try path.move(x: number(), y: number())
                case 1: try path.close()
                case 2: try path.quadratic(cx: number(), cy: number(), x: number(), y: number())
                case 3:
                    try path.cubic(c1x: number(), c1y: number(), c2x: number(), c2y: number(), x: number(), y: number())
                default: try path.line(x: number(), y: number())
                }
            }
            return path
        }
        for _ in 0..<300 {
            let (from, to) = (try hostile(), try hostile())
            let morph = try Morph(from, to)
            for t in [.nan, -.infinity, -1e300, -0.5, 0, 0.3, 0.5, 1, 1.5, 1e300, .infinity] {
                for value in morph.value(at: t).coordinates {
                    XCTAssertTrue(abs(value) <= 1e150, "\(from) → \(to) at \(t)")
                }
            }
            XCTAssertEqual(morph.value(at: .nan), from)
        }
    }

    // MARK: Sums

    /// The integral of f(p, dp) over a path's curves, closed as a fill is; by Gauss's rule of three points, exact to degree 5,
    /// over so many parts of each.
    private func integral(_ path: Path, parts: Int, closes: Bool, _ f: (SIMD2<Double>, SIMD2<Double>) -> Double)
        -> Double
    {
        var (sum, index, start, point) = (0.0, 0, SIMD2<Double>.zero, SIMD2<Double>.zero)
        func add(_ p: [SIMD2<Double>]) {
            for part in 0..<parts {
                for (offset, weight) in [(-(0.6).squareRoot(), 5.0), (0, 8), ((0.6).squareRoot(), 5)] {
                    let t = (Double(part) + 0.5 + offset / 2) / Double(parts)
                    let u = 1 - t
                    let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    let rates = (3 * u * u, 6 * u * t, 3 * t * t)
                    var place = p[0] * weights.0
                    place += p[1] * weights.1
                    place += p[2] * weights.2
                    place += p[3] * weights.3
                    var slope = (p[1] - p[0]) * rates.0
                    slope += (p[2] - p[1]) * rates.1
                    slope += (p[3] - p[2]) * rates.2
                    sum += f(place, slope) * weight / 18 / Double(parts)
                }
            }
        }
        func line(to end: SIMD2<Double>) {
            add([point, point + (end - point) / 3, point + (end - point) * 2 / 3, end])
        }
        for verb in path.verbs {
            var points: [SIMD2<Double>] = []
            for _ in 0..<verb.pointCount {
                points.append(SIMD2(path.coordinates[index], path.coordinates[index + 1]))
                index += 2
            }
            switch verb {
            case .move:
                if closes { line(to: start) }
                start = points[0]
            case .line: line(to: points[0])
            case .quadratic:
                add([
                    point, point + (points[0] - point) * 2 / 3, points[1] + (points[0] - points[1]) * 2 / 3, points[1],
                ])
            case .cubic: add([point] + points)
            case .close: line(to: start)
            }
            point = points.last ?? start
        }
        if closes { line(to: start) }
        return sum
    }

    private func area(_ path: Path) -> Double {
        integral(path, parts: 1, closes: true) { ($0.x * $1.y - $0.y * $1.x) / 2 }
    }

    private func length(_ path: Path) -> Double {
        integral(path, parts: 16, closes: false) { ($1 * $1).sum().squareRoot() }
    }
}
