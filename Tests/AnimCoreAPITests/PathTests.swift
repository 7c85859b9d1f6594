// SPDX-License-Identifier: MIT
import AnimCore
import XCTest

final class PathTests: XCTestCase {
    func testSVGGoesThereAndBack() throws {
        let path = try Path(svg: "m 10 10 h 30 v 40 z")
        XCTAssertEqual(path.svg, "M10 10L40 10L40 50Z")
        XCTAssertEqual("\(path)", path.svg)
        XCTAssertEqual(path.elements, [.move([10, 10]), .line([40, 10]), .line([40, 50]), .close])
        XCTAssertEqual(path.length, 30 + 40 + 50, accuracy: 1e-9)
        XCTAssertEqual(path.point(at: 35), [40, 15])
        XCTAssertEqual(path.location(at: 35)?.tangent, [0, 1])
        XCTAssertEqual(try XCTUnwrap(path.location(at: 35)).angle.degrees, 90, accuracy: 1e-9)
        XCTAssertNil(path.point(at: .nan))
        XCTAssertEqual(path.bounds?.upper, [40, 50])
        XCTAssertTrue(path.contains([35, 20]))
        XCTAssertFalse(path.contains([15, 40]))
        XCTAssertEqual(try path.transformed(by: .translation(x: 1, y: 2)).elements.first, .move([11, 12]))
        XCTAssertThrowsError(try path.transformed(by: .scale(x: .nan, y: 1)))
        XCTAssertEqual(path.reversed.length, path.length, accuracy: 1e-9)
    }

    func testAnEmptyPath() {
        let path = Path()
        XCTAssertTrue(path.isEmpty)
        XCTAssertEqual(path.length, 0)
        XCTAssertNil(path.point(at: 0))
        XCTAssertNil(path.bounds)
        XCTAssertEqual(path.svg, "")
    }

    func testErrorsSayWhere() {
        XCTAssertThrowsError(try Path(svg: "M0 0\nL1 x")) { error in
            let error = error as? AnimError
            XCTAssertEqual(error?.code, .syntax)
            XCTAssertEqual(error?.line, 2)
            XCTAssertEqual(error?.column, 4)
        }
        var path = Path()
        XCTAssertThrowsError(try path.append(.move([.nan, 0])))
        XCTAssertThrowsError(try path.append(.line([1, 0])))
        XCTAssertTrue(path.isEmpty)
    }

    func testShapes() throws {
        XCTAssertEqual(try Path.rectangle(x: 0, y: 0, width: 3, height: 4).length, 14, accuracy: 1e-9)
        let rounded = try Path.rectangle(x: 0, y: 0, width: 10, height: 10, cornerRadius: 2)
        XCTAssertEqual(rounded.length, 24 + 4 * .pi, accuracy: 0.01)
        XCTAssertEqual(try Path.ellipse(x: 0, y: 0, width: 2, height: 2).length, 2 * .pi, accuracy: 0.001)
        XCTAssertThrowsError(try Path.ellipse(x: 0, y: 0, width: -2, height: 2))
    }

    func testPartsStrokesAndNearestPoints() throws {
        let path = try Path(svg: "M0 0H100")
        XCTAssertEqual(try path.trimmed(from: 0.25, to: 0.5).svg, "M25 0L50 0")
        XCTAssertEqual(try path.trimmed(from: 0, to: 0.5, offset: 0.25).svg, "M25 0L75 0")
        XCTAssertThrowsError(try path.trimmed(from: .nan, to: 1))
        let outline = try path.stroked(StrokeStyle(width: 10, cap: .square))
        XCTAssertEqual(outline.bounds?.lower, [-5, -5])
        XCTAssertEqual(outline.bounds?.upper, [105, 5])
        XCTAssertEqual(try path.stroked(StrokeStyle(width: 10, dashes: [10, 40])).bounds?.upper, [60, 5])
        XCTAssertThrowsError(try path.stroked(StrokeStyle(width: -1)))
        XCTAssertEqual(path.nearest(to: [30, 40])?.point, [30, 0])
        XCTAssertEqual(path.nearest(to: [30, 40])?.length ?? 0, 30, accuracy: 1e-9)
        XCTAssertNil(path.nearest(to: [.nan, 0]))
        XCTAssertNil(Path().nearest(to: [0, 0]))
    }

    func testMorphs() throws {
        let square = try Path(svg: "M0 0H10V10H0Z")
        let moved = try Path(svg: "M10 0H20V10H10Z")
        let morph = try Morph(from: square, to: moved)
        XCTAssertEqual(morph.path(at: 0), square)
        XCTAssertEqual(morph.path(at: 1), moved)
        XCTAssertEqual(morph.path(at: 0.5).bounds?.lower, [5, 0])
        XCTAssertEqual(morph.path(at: .nan), square)
    }

    func testAPathMoves() throws {
        let stage = Stage()
        let path = try stage.property(try Path(svg: "M0 0L10 0"), named: "line")
        stage.animate(.linear(duration: 1)) { path.value = (try? Path(svg: "M0 10L10 20")) ?? Path() }
        try stage.advance(by: 0.5)
        XCTAssertEqual(path.presentation.svg, "M0 5L10 10")
        XCTAssertEqual(path.value.svg, "M0 10L10 20")
        XCTAssertEqual(try stage.property(named: "line", as: Path.self).presentation.svg, "M0 5L10 10")
        XCTAssertThrowsError(try stage.property(named: "line", as: [Double].self))
    }

    func testSpringsAndEasings() throws {
        XCTAssertEqual(try Spring(duration: 0.5, bounce: 0.3), .bouncy)
        XCTAssertEqual(try Spring().settlingDuration(), 1.4727003346780927, accuracy: 1e-15)
        XCTAssertEqual(Spring.smooth.dampingRatio, 1, accuracy: 1e-12)
        // Critically damped: 1 − e^(−ωt) (1 + ωt), ω = 4π.
        XCTAssertEqual(Spring.smooth.value(at: 0.1), 1 - exp(-0.4 * .pi) * (1 + 0.4 * .pi), accuracy: 1e-12)
        XCTAssertThrowsError(try Spring(mass: 0)) { error in
            XCTAssertEqual("\(error)", "the spring's mass must be finite and above 0")
        }
        XCTAssertEqual(Easing.linear.value(at: 0.25), 0.25)
        XCTAssertEqual(try Easing(css: "steps(4)").value(at: 0.3), 0.25)
        XCTAssertEqual(try Easing(css: "ease-in-out"), .easeInOut)
        XCTAssertEqual(Easing.easeInOut.value(at: 0.5), 0.5, accuracy: 1e-12)
        XCTAssertEqual(try Easing.cubicBezier(0.25, 0.1, 0.25, 1), .ease)
        XCTAssertThrowsError(try Easing(css: "eese"))
        XCTAssertTrue(Easing.ease.value(at: .nan).isNaN)
        XCTAssertEqual(try Color(hexadecimal: "#f00"), Color(red: 1, green: 0, blue: 0))
        XCTAssertThrowsError(try Color(hexadecimal: "red"))
    }
}
