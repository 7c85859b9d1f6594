// SPDX-License-Identifier: MIT
import AnimCore
import XCTest

/// Numbers that nobody means: whatever they are given to throws or answers, and does not trap.
final class HostileTests: XCTestCase {
    private let odd: [Double] = [
        0, -0.0, .nan, .infinity, -.infinity, 1e308, -1e308, 5e-324, 1e150, -1e150, 1e151, 0.5,
    ]

    func testSpringsAndEasings() throws {
        let easings = try [
            .ease, .steps(3), .steps(2_147_483_647), Easing(css: "linear(0, 0.5 20%, 1)"), Easing(css: "easeOutBounce"),
        ]
        for a in odd {
            for easing in easings { XCTAssertEqual(easing.value(at: a).isNaN, a.isNaN) }
            _ = Spring.bouncy.settlingDuration(initialVelocity: a)
            for b in odd {
                _ = try? Spring(mass: a, stiffness: b, damping: a)
                _ = try? Spring(duration: a, bounce: b)
                _ = try? Spring(response: a, dampingRatio: b)
                _ = try? Easing.cubicBezier(a, b, a, b)
                _ = Spring.bouncy.value(at: a, from: b, to: a, initialVelocity: b)
                _ = Spring.bouncy.velocity(at: b, from: b, to: a, initialVelocity: b)
            }
        }
        for count in [-5, 0, .max, .min] { XCTAssertThrowsError(try Easing.steps(count)) }
    }

    func testPaths() throws {
        let path = try Path(svg: "M0 0H100C0 0 50 50 20 20Z")
        let morph = try Morph(from: path, to: try Path(svg: "M0 0L10 10 5 8Z"))
        for a in odd {
            _ = path.point(at: a)
            _ = morph.path(at: a).svg
            for b in odd {
                _ = path.contains([a, b])
                _ = path.nearest(to: [a, b])
                _ = try? path.trimmed(from: a, to: b, offset: a)
                _ = try? path.stroked(StrokeStyle(width: a, miterLimit: b, dashes: [a, b], dashOffset: b))
                _ = try? Path.rectangle(x: a, y: b, width: a, height: b, cornerRadius: a)
                guard let large = try? path.transformed(by: .scale(x: a, y: b)) else { continue }
                XCTAssertTrue(large.length >= 0)
                _ = (large.bounds, large.svg, try? Morph(from: large, to: path).path(at: 0.5))
            }
        }
    }

    func testStages() throws {
        for a in odd {
            for b in odd {
                let stage = Stage(eventLimit: 4)
                let x = try stage.property(0)
                let transform = try stage.property(Transform.identity)
                let color = try stage.property(Color.white)
                for animation in [
                    Animation.spring(duration: a, bounce: b), .linear(duration: a), .curve(a, b, a, b),
                    .smooth.delay(a).stagger(b).repeated(a, autoreverses: true), .bouncy.interruption(.add),
                ] {
                    stage.animate(animation) {
                        x.value = a
                        transform.value = .scale(x: a, y: b)
                        color.value = Color(red: a, green: b, blue: a, opacity: b)
                    }
                    try? stage.check()
                    try? x.setThreshold(a)
                    try? stage.setTimeScale(b)
                    try? stage.advance(by: a)
                    try? stage.advance(by: 0.1)
                    XCTAssertTrue(x.value.isFinite && x.presentation.isFinite && x.velocity.isFinite)
                    XCTAssertTrue(transform.presentation.components.allSatisfy(\.isFinite))
                    XCTAssertTrue(color.velocity.components.allSatisfy(\.isFinite))
                }
                XCTAssertLessThanOrEqual(stage.events.map(\.description).count, 5)
            }
        }
    }

    func testAnimationsInsideAnimations() throws {
        let stage = Stage()
        func nest(_ depth: Int) {
            if depth > 0 { stage.animate(.smooth) { nest(depth - 1) } }
        }
        nest(100)
        XCTAssertThrowsError(try stage.check()) { XCTAssertEqual(($0 as? AnimError)?.code, .limit) }
        let x = try stage.property(0)
        stage.animate(.linear(duration: 1)) {
            x.value = 1
            // The clock stands still inside.
            do { try stage.advance(by: 2) } catch { XCTAssertEqual((error as? AnimError)?.code, .state) }
            let snapshot = try? Stage().snapshot()
            XCTAssertNil(snapshot.flatMap { try? stage.restore($0) })
        }
        XCTAssertEqual(x.presentation, 0)
        try stage.advance(by: 2)
        XCTAssertEqual(x.presentation, 1)
    }
}
