// SPDX-License-Identifier: MIT
import AnimCore
import XCTest

/// The pure functions against numbers from outside: 50-digit closed forms, exact rational arithmetic, published formulas.
final class ConformanceTests: XCTestCase {
    private func assert(
        _ value: Double,
        _ expected: Double,
        _ tolerance: Double,
        _ what: @autoclosure () -> Any,
        line: UInt = #line
    ) {
        if value == expected { return }
        XCTAssertLessThanOrEqual((value - expected).magnitude, tolerance, "\(what())", line: line)
    }

    func testSprings() throws {
        let cases = try Cases.read("motion/springs.json")
        for c in cases.cases {
            let spring = try Spring(
                mass: c[number: "mass"],
                stiffness: c[number: "stiffness"],
                damping: c[number: "damping"]
            )
            let state = PreparedSpring(spring).state(
                at: c[number: "time"],
                from: c[number: "from"],
                to: c[number: "to"],
                initialVelocity: c[number: "velocity"]
            )
            assert(state.value, c[number: "value"], cases.tolerance * c[number: "value_scale"], c)
            assert(state.velocity, c[number: "velocity_result"], cases.tolerance * c[number: "velocity_scale"], c)
            let motions = try spring.motions(
                at: [c[number: "time"]],
                from: [c[number: "from"]],
                to: [c[number: "to"]],
                initialVelocities: [c[number: "velocity"]]
            )
            XCTAssertEqual(motions.values[0].bitPattern, state.value.bitPattern)
            XCTAssertEqual(motions.velocities[0].bitPattern, state.velocity.bitPattern)
        }
    }

    func testSpringsByName() throws {
        let cases = try Cases.read("motion/spring_presets.json")
        for c in cases.cases {
            let duration = c[number: "duration"]
            let spring = try Spring(
                named: c[text: "name"],
                duration: duration == 0 ? nil : duration,
                extraBounce: c[number: "extra_bounce"]
            )
            assert(spring.stiffness, c[number: "stiffness"], cases.tolerance * c[number: "stiffness"], c)
            assert(spring.damping, c[number: "damping"], cases.tolerance * c[number: "damping"], c)
        }
        XCTAssertThrowsError(try Spring(named: "bouncyy")) { error in
            XCTAssertEqual((error as? AnimError)?.code, .notFound)
            XCTAssertTrue(
                "\(error)".contains("did you mean \"bouncy\"?") || "\(error)".contains("did you mean 'bouncy'?")
            )
        }
    }

    func testSpringsOfUIKit() throws {
        let cases = try Cases.read("motion/spring_uikit.json")
        for c in cases.cases {
            let spring = try Spring.uiKit(
                duration: c[number: "duration"],
                dampingRatio: c[number: "damping_ratio"],
                initialVelocity: c[number: "velocity"]
            )
            assert(spring.stiffness, c[number: "stiffness"], cases.tolerance * c[number: "stiffness"], c)
            assert(spring.damping, c[number: "damping"], cases.tolerance * c[number: "damping"], c)
        }
    }

    func testSpringBlends() throws {
        let cases = try Cases.read("motion/spring_blends.json")
        for c in cases.cases {
            func spring(_ which: String) throws -> Spring {
                try Spring(
                    mass: c[number: "\(which)_mass"],
                    stiffness: c[number: "\(which)_stiffness"],
                    damping: c[number: "\(which)_damping"]
                )
            }
            let blend = try SpringBlend(from: spring("old"), to: spring("new"), duration: c[number: "duration"])
            let state = try blend.state(
                at: c[number: "time"],
                from: c[number: "from"],
                to: c[number: "to"],
                initialVelocity: c[number: "velocity"]
            )
            let scale =
                cases.tolerance * ((c[number: "from"] - c[number: "to"]).magnitude + c[number: "velocity"].magnitude)
            assert(state.value, c[number: "value"], scale, c)
            assert(state.velocity, c[number: "velocity_result"], 100 * scale, c)
        }
    }

    func testDecays() throws {
        let cases = try Cases.read("motion/decays.json")
        for c in cases.cases {
            let decay = try Decay(
                rate: c[number: "rate"],
                bounds: c[number: "minimum"]...c[number: "maximum"],
                spring: try Spring(
                    mass: c[number: "mass"],
                    stiffness: c[number: "stiffness"],
                    damping: c[number: "damping"]
                )
            )
            let motion = try decay.motion(from: c[number: "from"], velocity: c[number: "velocity"])
            let scale = cases.tolerance * c[number: "scale"]
            assert(motion.value(at: c[number: "time"]), c[number: "expected_value"], scale, c)
            assert(motion.velocity(at: c[number: "time"]), c[number: "expected_velocity"], scale, c)
            let (end, takeover) = (c[number: "expected_end"], c[number: "expected_takeover"])
            assert(motion.end, end, cases.tolerance * end.magnitude, c)
            assert(motion.takeover, takeover, cases.tolerance * takeover.magnitude, c)
        }
    }

    func testRubberBands() throws {
        let cases = try Cases.read("motion/rubber_bands.json")
        for c in cases.cases {
            let band = try RubberBand(
                bounds: c[number: "minimum"]...c[number: "maximum"],
                dimension: c[number: "dimension"],
                coefficient: c[number: "coefficient"]
            )
            let expected = c[number: "expected_value"]
            assert(try band.value(at: c[number: "position"]), expected, cases.tolerance * max(1, expected.magnitude), c)
        }
        let band = try RubberBand(bounds: 0...100, dimension: 320)
        XCTAssertEqual(try band.position(of: try band.value(at: 180)), 180, accuracy: 1e-9)
        XCTAssertThrowsError(try band.value(at: .nan))
    }

    func testVelocitiesOfPointers() throws {
        let cases = try Cases.read("motion/pointer_velocities.json")
        let estimator = VelocityEstimator()
        for c in cases.cases {
            estimator.reset()
            let coordinates = c[numbers: "coordinates"]
            for (index, time) in c[numbers: "times"].enumerated() {
                try estimator.add(Point(coordinates[2 * index], coordinates[2 * index + 1]), at: time)
            }
            let velocity = try estimator.velocity(at: c[number: "release"])
            assert(velocity.x, c[number: "expected_x"], 1000 * cases.tolerance, c)
            assert(velocity.y, c[number: "expected_y"], 1000 * cases.tolerance, c)
        }
    }

    private func fill(_ name: String) -> FillMode {
        switch name {
        case "forwards": .forwards
        case "backwards": .backwards
        case "both": .both
        default: .none
        }
    }

    func testMediaTimings() throws {
        let cases = try Cases.read("motion/media_timing.json")
        for c in cases.cases {
            let timing = MediaTiming(
                beginTime: c[number: "begin_time"],
                timeOffset: c[number: "time_offset"],
                speed: c[number: "speed"],
                duration: c[number: "duration"],
                repeatCount: c[number: "repeat_count"],
                repeatDuration: c[number: "repeat_duration"],
                autoreverses: c[truth: "autoreverses"],
                fillMode: fill(c[text: "fill_mode"])
            )
            let sample = try timing.sample(at: c[number: "time"])
            func check(_ value: Double, _ name: String) {
                let expected = c[number: "expected_\(name)"]
                assert(value, expected, cases.tolerance * max(1, expected.magnitude), c)
            }
            XCTAssertEqual("\(sample.phase)", c[text: "expected_phase"])
            XCTAssertEqual(sample.isInEffect, c[truth: "expected_is_in_effect"])
            XCTAssertEqual(sample.isReversing, c[truth: "expected_is_reversing"])
            check(sample.progress, "progress")
            check(sample.iteration, "iteration")
            check(sample.localTime, "local_time")
            check(sample.iterationTime, "iteration_time")
            check(sample.rate, "rate")
            check(sample.iterationRate, "iteration_rate")
            check(try timing.activeDuration(), "active_duration")
            check(try timing.interval().start, "start_time")
            check(try timing.interval().end, "end_time")
        }
    }

    func testWebTimings() throws {
        let cases = try Cases.read("motion/web_timing.json")
        for c in cases.cases {
            let direction: WebTiming.Direction =
                switch c[text: "direction"] {
                case "reverse": .reverse
                case "alternate": .alternate
                case "alternate-reverse": .alternateReverse
                default: .normal
                }
            let timing = WebTiming(
                duration: c[number: "duration"],
                delay: c[number: "delay"],
                endDelay: c[number: "end_delay"],
                iterationStart: c[number: "iteration_start"],
                iterations: c[number: "iterations"],
                direction: direction,
                fill: fill(c[text: "fill"]),
                playbackRate: c[number: "playback_rate"]
            )
            let sample = try timing.sample(at: c[number: "time"])
            XCTAssertEqual("\(sample.phase)", c[text: "expected_phase"])
            XCTAssertEqual(sample.isInEffect, c[truth: "expected_is_in_effect"])
            XCTAssertEqual(try timing.activeDuration(), c[number: "expected_active_duration"])
            XCTAssertEqual(try timing.endTime(), c[number: "expected_end_time"])
            guard sample.isInEffect else {
                XCTAssertNil(sample.directedProgress)
                continue
            }
            let scale = cases.tolerance * max(1, c[number: "expected_overall_progress"].magnitude)
            assert(sample.overallProgress ?? .nan, c[number: "expected_overall_progress"], scale, c)
            assert(sample.directedProgress ?? .nan, c[number: "expected_directed_progress"], scale, c)
            XCTAssertEqual(sample.currentIteration, c[number: "expected_current_iteration"])
        }
    }

    func testTimingCurves() throws {
        let cases = try Cases.read("motion/curves.json")
        for c in cases.cases {
            let curve = try CubicBezier(c[number: "x1"], c[number: "y1"], c[number: "x2"], c[number: "y2"])
            let largest = max(1, c[number: "y"].magnitude, curve.y1.magnitude, curve.y2.magnitude)
            assert(curve.value(at: c[number: "x"]), c[number: "y"], cases.tolerance * largest, c)
        }
        let inverses = try Cases.read("motion/curve_inverses.json")
        for c in inverses.cases {
            let curve = try CubicBezier(c[number: "x1"], c[number: "y1"], c[number: "x2"], c[number: "y2"])
            assert(curve.inverse(of: c[number: "y"]), c[number: "x"], inverses.tolerance, c)
        }
    }

    func testPennersEasings() throws {
        let cases = try Cases.read("easing/penner.json")
        for c in cases.cases {
            let easing = PennerEasing.allCases.first { "\($0)" == c[text: "name"] }
            let value = Easing.penner(try XCTUnwrap(easing, "\(c)")).value(at: c[number: "x"])
            assert(value, c[number: "y"], cases.tolerance * max(1, c[number: "y"].magnitude), c)
        }
    }

    func testStepsBeforeTheStart() throws {
        let cases = try Cases.read("easing/steps.json")
        for c in cases.cases {
            let easing = try Easing(css: c[text: "css"])
            XCTAssertEqual(easing.value(at: c[number: "x"], isBefore: c[number: "before"] == 1), c[number: "y"], "\(c)")
        }
    }

    func testExpressions() throws {
        let names = ["a", "b", "x", "angle.x", "stops[2]"]
        let cases = try Cases.read("expressions/random.json")
        for c in cases.cases {
            let expression = try Expression(c[text: "text"], names: names)
            let value = try expression.value(c[numbers: "variables"])
            assert(value, c[number: "value"], cases.tolerance * c[number: "scale"], c)
            XCTAssertEqual("\(expression)", c[text: "text"])
        }
    }

    func testKeyframes() throws {
        let cases = try Cases.read("motion/keyframes.json")
        for c in cases.cases {
            let width = Int(c[number: "components"])
            let start: [Double] = if case .numbers(let start) = c["start"] { start } else { [] }
            let velocity = start.count > 1 ? [start[1]] : nil
            let keyframes = try keyframes(c, width)
            let times = c[numbers: "at"]
            let from = start.isEmpty ? nil : [start[0]]
            let (expected, rates) = (c[numbers: "result"], c[numbers: "velocity"])
            let values = keyframes.values(at: times, from: from, velocity: velocity)
            let scale = cases.tolerance * (1 + (expected.map(\.magnitude).max() ?? 0))
            let rateScale = cases.tolerance * (1 + (rates.map(\.magnitude).max() ?? 0))
            for (row, time) in times.enumerated() {
                let speed = keyframes.velocity(at: time, from: from, velocity: velocity)
                for component in 0..<width {
                    assert(values[row][component], expected[row * width + component], scale, c)
                    assert(speed[component], rates[row * width + component], rateScale, c)
                }
            }
        }
    }

    private func keyframes(_ c: [String: Cases.Field], _ width: Int) throws -> Keyframes<[Double]> {
        let numbers = c[numbers: "values"]
        let mode: Keyframes<[Double]>.Mode =
            switch c["mode"] {
            case .text("discrete"): .discrete
            case .text("paced"): .paced
            case .text("cubic"): .cubic
            case .text("cubic-paced"): .cubicPaced
            default: .linear
            }
        func curve(_ index: Int) throws -> CubicBezier {
            let p = Array(c[numbers: "curves"][4 * index..<4 * index + 4])
            return try CubicBezier(p[0], p[1], p[2], p[3])
        }
        switch c[text: "sort"] {
        case "values":
            let shapes = c[numbers: "parameters"]
            return try Keyframes(
                (0..<numbers.count / width).map { Array(numbers[$0 * width..<($0 + 1) * width]) },
                times: c[numbers: "times"],
                duration: c[number: "duration"],
                mode: mode,
                curves: try (0..<c[numbers: "curves"].count / 4).map(curve),
                shapes: (0..<shapes.count / 3).map {
                    KeyframeShape(tension: shapes[3 * $0], continuity: shapes[3 * $0 + 1], bias: shapes[3 * $0 + 2])
                }
            )
        case "blocks":
            let (starts, durations) = (c[numbers: "starts"], c[numbers: "durations"])
            return try Keyframes(
                blocks: numbers.indices.map {
                    KeyframeBlock([numbers[$0]], start: starts[$0], duration: durations[$0])
                },
                duration: c[number: "duration"],
                mode: mode,
                ease: c[truth: "eased"] ? nil : .linear
            )
        default:
            return try Keyframes(track: try numbers.indices.map { try keyframe(c, $0, curve) })
        }
    }

    private func keyframe(
        _ c: [String: Cases.Field],
        _ index: Int,
        _ curve: (Int) throws -> CubicBezier
    ) throws -> Keyframe<[Double]> {
        let value = [c[numbers: "values"][index]]
        let duration = c[numbers: "durations"][index]
        let velocities = c[numbers: "velocities"]
        let first = c[numbers: "has_start_velocity"][index] == 1 ? [velocities[2 * index]] : nil
        let last = c[numbers: "has_end_velocity"][index] == 1 ? [velocities[2 * index + 1]] : nil
        switch c[numbers: "kinds"][index] {
        case 0: return .linear(value, duration: duration, curve: try curve(index))
        case 1: return .cubic(value, duration: duration, startVelocity: first, endVelocity: last)
        case 2:
            let s = Array(c[numbers: "springs"][3 * index..<3 * index + 3])
            return .spring(
                value,
                spring: try Spring(mass: s[0], stiffness: s[1], damping: s[2]),
                duration: duration < 0 ? nil : duration,
                startVelocity: first
            )
        default: return .move(value)
        }
    }
}
