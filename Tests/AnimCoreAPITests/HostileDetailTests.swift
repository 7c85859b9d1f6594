// SPDX-License-Identifier: MIT
import AnimCore
import XCTest

/// What nobody means, given to all that moves: it throws or answers, and does not trap.
final class HostileDetailTests: XCTestCase {
    private let odd: [Double] = [0, -0.0, .nan, .infinity, -.infinity, 1e308, -1e308, 1e-320, 1e150, -1e151, 0.5, -3]
    private let counts = [Int.min, -1, 0, 1, 1000, Int.max]

    func testFunctionsOfTime() throws {
        let band = try RubberBand(bounds: 0...1, dimension: 10)
        let expression = try Expression("a / b % 3", names: ["a", "b"])
        let estimator = VelocityEstimator()
        for a in odd {
            _ = try? band.value(at: a)
            _ = try? band.position(of: a)
            _ = PennerEasing.allCases.map { Easing.penner($0).value(at: a) }
            _ = try? Flicks.nearest(toSeconds: a)
            _ = CubicBezier.ease.slope(at: a) + CubicBezier.ease.inverse(of: a)
            for b in odd {
                if let decay = try? Decay(rate: a, bounds: -5...5), let motion = try? decay.motion(from: b, velocity: a)
                {
                    _ = (motion.end, motion.value(at: b), motion.velocity(at: a), try? motion.restingTime(threshold: b))
                }
                _ = try? MediaTiming(beginTime: a, speed: b, duration: a, repeatCount: b).sample(at: a)
                _ = try? WebTiming(duration: a, delay: b, iterationStart: a, iterations: b).sample(at: b)
                _ = try? SpringBlend(from: .smooth, to: .bouncy, duration: a).state(at: b, from: a, to: b)
                _ = try? Spring.uiKit(duration: a, dampingRatio: b, initialVelocity: a)
                _ = try? Spring.bouncy.restingTime(displacement: a, initialVelocity: b, threshold: a)
                _ = try? Spring.bouncy.settlingTime(displacement: a, threshold: b, velocityThreshold: a)
                _ = try? Spring.bouncy.motions(at: [a], from: [a, b], to: [b, a], turn: .shortest)
                _ = try? Spring(named: "bouncy", duration: a, extraBounce: b)
                _ = try? Easing.linear([.init(a, at: b), .init(b)])
                _ = try? Easing.spring(.smooth, duration: a, initialVelocity: b)
                _ = try? Color(red: a, green: b, blue: a, opacity: b).mixed(with: .white, at: b, by: .init(.okLCH))
                _ = try? Transform(a: a, b: b, c: b, d: a, tx: 0, ty: b).mixed(with: .identity, at: a)
                _ = try? ColorSpace.okLCH.convert(SIMD4(a, b, a, b), to: .displayP3)
                _ = try? expression.derivative([a, b], rates: [b, a])
                try? estimator.add(Point(a, b), at: a)
                _ = try? estimator.velocity(at: b)
            }
        }
        XCTAssertEqual(try expression.value([7, 1]), 1)
    }

    func testKeyframes() throws {
        for a in odd {
            for b in odd {
                _ = try? Keyframes([a, b, a], times: [0, a, b], duration: a, mode: .cubicPaced).value(at: b)
                let blocks = [KeyframeBlock(a, start: b, duration: 0.5), KeyframeBlock(b, start: 0.2, duration: a)]
                _ = try? Keyframes(blocks: blocks, duration: b, mode: .cubic).value(at: a, from: b, velocity: a)
                let track: [Keyframe<Double>] = [.cubic(a, duration: b, startVelocity: a), .spring(b, duration: a)]
                _ = try? Keyframes(track: track, initial: a, initialVelocity: b).velocity(at: b)
            }
            _ = try Keyframes([1, 2.0]).value(at: a)
        }
        XCTAssertThrowsError(try Keyframes<Double>([]))
        XCTAssertThrowsError(try Keyframes<Color>(blocks: []))
        XCTAssertThrowsError(try Keyframes([[1.0], [1, 2]]))
        XCTAssertThrowsError(try Keyframes([Double]()))
        XCTAssertThrowsError(try Keyframes([Path]()))
        XCTAssertThrowsError(try Keyframes([1.0, 2], shortestTurns: [1]))
        for index in [-1, 63, 64, Int.max] { XCTAssertThrowsError(try Keyframes([1.0], shortestTurns: [index])) }
    }

    func testStages() throws {
        for a in odd {
            let stage = Stage()
            let (x, y) = (try stage.property(0), try stage.property([1.0, 2]))
            let clock = try stage.addGroup()
            let animator = try stage.addAnimator(duration: 1)
            animator.animate(.linear(duration: 1)) { x.value = 3 }
            let bank = try stage.addBank(.smooth, values: [1, 2, 3])
            for b in odd {
                let timing = MediaTiming(timeOffset: a, speed: b, repeatCount: a, repeatDuration: b)
                let options = AnimationOptions(
                    delay: a,
                    timing: timing,
                    isAdditive: true,
                    isCumulative: true,
                    group: clock
                )
                _ = try? x.animate(.linear(duration: a), from: a, to: b, options: options)
                _ = try? x.animate(.spring(duration: a), by: b, velocity: a)
                _ = try? x.animate(.decay(try Decay()), velocity: b)
                _ = try? clock.seek(to: b)
                _ = try? clock.setSpeed(a)
                _ = try? animator.setFraction(a)
                _ = try? animator.run(.spring(duration: a, bounce: b), durationFactor: b, velocity: a)
                _ = try? bank.retarget(to: [a, b])
                _ = try? bank.set([b], at: [2])
                _ = try? stage.addBank(.smooth, values: [a], threshold: b)
                _ = try? stage.addGroup(timing: timing)
                _ = try? stage.addAnimator(duration: a)
                _ = try? stage.property(a, fades: true, threshold: b)
                _ = try? stage.set([b], of: [x])
                try? stage.advance(by: a)
                try? stage.advance(by: 0.1)
                XCTAssertTrue(x.presentation.isFinite)
            }
            XCTAssertThrowsError(try y.animate(.linear(), to: [1]))
            XCTAssertThrowsError(try y.animate(.keyframes(try Keyframes([[1.0]]))))
        }
        let stage = Stage()
        let bank = try stage.addBank(.smooth, values: [1])
        for count in counts {
            stage.stepBudget = count
            _ = stage.takeChangedProperties(limit: count)
            XCTAssertEqual(try bank.takeSettled(limit: count), [])
            XCTAssertThrowsError(try bank.retarget(to: [1, 2], at: [0, count == 0 ? 1 : count]))
            try? stage.advance(flicks: Int64(count))
            _ = Flicks.seconds(Int64(count))
            _ = Stage(eventLimit: min(count, 1 << 20))
        }
    }

    func testOfAnotherStage() throws {
        let (stage, other) = (Stage(), Stage())
        let (x, foreign) = (try stage.property(0), try other.property(0))
        let clock = try other.addGroup()
        XCTAssertThrowsError(try x.animate(.linear(), to: 1, options: .init(group: clock)))
        XCTAssertThrowsError(try stage.set([1], of: [foreign]))
        XCTAssertThrowsError(try stage.addGroup(in: clock))
        stage.animate(.linear().by(clock)) { x.value = 3 }
        XCTAssertThrowsError(try stage.check())
        XCTAssertEqual(x.value, 0)
        let waiting = other.animate(.linear(duration: 1)) { foreign.value = 1 }
        stage.animate(.linear().after(waiting)) { x.value = 3 }
        XCTAssertThrowsError(try stage.check())
    }

    func testPathsAndMorphs() throws {
        let path = try Path(svg: "M0 0H10C5 5 20 9 3 8ZM4 4L2 2")
        for a in odd {
            _ = path.windingNumber(around: Point(a, 1))
            _ = try? path.length(accuracy: a)
            _ = try? path.length(toElement: 1, parameter: a)
            _ = try? path.flattened(tolerance: a == 0 ? 1 : a)
            _ = try? path.converted(to: .quadratics(tolerance: a))
            _ = try? path.removingDegenerate(tolerance: a)
            _ = try? path.roundingCorners(radii: [a], smoothing: a)
            for b in odd {
                _ = try? path.locations(at: [a, b])
                _ = try? path.split(at: [a, b])
                _ = try? path.nearest(to: [Point(a, b)])
                _ = try? path.dashed([max(a, 0.1)], offset: b)
                _ = try? path.trimmed(from: a, to: b, offset: a, areLengths: true, ofEachSubpath: true)
                _ = try? path.strokeContains(Point(a, b), style: StrokeStyle(width: b, join: .miterClip, miterLimit: a))
                _ = try? Path.symbol(in: Rectangle(x: a, y: b, width: a, height: b), stroke: b, arrowness: a)
                var arc = path
                _ = try? arc.addArc(to: Point(a, b), radii: Size(width: a, height: b), rotation: .radians(b))
                _ = try? arc.addArc(
                    center: Point(a, b),
                    radii: Size(width: b, height: a),
                    start: .zero,
                    angle: .radians(a)
                )
            }
        }
        for count in counts {
            _ = try? path.subdivided(parts: count)
            XCTAssertThrowsError(try path.length(toElement: count == 1 || count == 0 ? -1 : count))
            XCTAssertThrowsError(try path.reversingSubpath(count == 1 || count == 0 ? -1 : count))
            XCTAssertThrowsError(try path.svg(PathDataFormat(digits: count == 1 || count == 0 ? 99 : count)))
            let pairs = [MorphOptions.Pair(from: count, to: nil), MorphOptions.Pair(from: nil, to: count)]
            _ = try? Morph(from: path, to: path.reversed, options: MorphOptions(pairing: .given(pairs))).path(at: 0.5)
            _ = try? Morph(from: path, to: path.reversed, options: MorphOptions(starts: .given(pairs))).path(at: 0.5)
        }
        _ = try? Morph(from: Path(), to: path).path(at: 0.5)
        _ = try? Morph(from: Path(), to: Path()).segments[0].coordinates(at: [0.5])
    }

    func testScenesAndTraces() throws {
        let document = try Document("{ \"animcore\": 1 }")
        let trace = try Trace("{\"trace\":1}\n{\"at\":0.5,\"pause\":true}\n{\"at\":1,\"end\":true}\n")
        for count in counts {
            let scene = document.makeScene(eventLimit: count)
            var step = count
            _ = try? scene.play(trace, untilFlick: 1000, nextStep: &step)
            step = 0
            _ = try? scene.play(trace, untilFlick: Int64(count), nextStep: &step)
            XCTAssertThrowsError(try scene.apply(step: count == 0 ? 1 : count, of: trace))
            _ = try? scene.displayDamage(since: UInt64(bitPattern: Int64(count)))
            XCTAssertThrowsError(
                try Document("{ \"animcore\": 1 }", memoryLimit: count == 1 || count == 1000 ? 0 : count)
            )
        }
        let scene = document.makeScene()
        XCTAssertEqual(
            scene.regions.count + scene.accessibilityElements.count + scene.states.count + scene.inputs.count,
            0
        )
        XCTAssertThrowsError(try scene.setFocus(""))
        XCTAssertThrowsError(try scene.capturePointer(.min, for: "\u{0}"))
        XCTAssertThrowsError(try scene.releasePointer(.max))
        let (wild, tame) = (
            Color(red: .nan, green: .infinity, blue: -1, opacity: 1e308), Color(red: 0, green: 1, blue: 0)
        )
        XCTAssertEqual(scene.svg(background: wild), scene.svg(background: tame))
        XCTAssertEqual(try Scene.advance([], by: 1).count, 0)
        let recorder = try TraceRecorder(scene, parameters: "}{\n")
        XCTAssertThrowsError(try Trace(recorder.text))
        for text in ["", "\u{FEFF}", "\u{0}", "{}", "[[[[", "{\"trace\":1}"] {
            _ = try? Trace(text)
            _ = try? Document(text, parameters: text, library: text)
            _ = try? scene.reload(document: text, library: text)
            _ = try? Path.lenient(svg: text)
            _ = try? Expression(text, names: [text])
            _ = try? Easing(css: text)
        }
    }
}
