// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import XCTest

final class DecayTests: XCTestCase {
    // MARK: Against 50-digit closed forms and SciPy (Tests/conformance/generators/decays.py)

    func testDecaysAgreeWithTheClosedForms() throws {
        let file = try ConformanceCases("motion/decays.json")
        for entry in file.cases {
            let decay = try Decay.make(
                rate: entry["rate"],
                bounds: (entry.extended("minimum"), entry.extended("maximum")),
                spring: Spring(mass: entry["mass"], stiffness: entry["stiffness"], damping: entry["damping"])
            )
            let motion = decay.motion(from: entry["from"], velocity: entry["velocity"])
            let state = motion.state(at: entry["time"])
            let allowed = file.tolerance * entry["scale"]
            XCTAssertEqual(state.value, entry["expected_value"], accuracy: allowed, "\(entry)")
            XCTAssertEqual(state.velocity, entry["expected_velocity"], accuracy: allowed, "\(entry)")
            XCTAssertEqual(motion.end, entry["expected_end"], accuracy: 1e-13, "\(entry)")
            let takeover = entry.extended("expected_takeover")
            if takeover.isFinite {
                XCTAssertEqual(motion.takeover, takeover, accuracy: 1e-14 * takeover, "\(entry)")
            } else {
                XCTAssertEqual(motion.takeover, takeover, "\(entry)")
            }
        }
    }

    func testRubberBandsAgreeWithTheFormula() throws {
        let file = try ConformanceCases("motion/rubber_bands.json")
        for entry in file.cases {
            let band = try RubberBand(
                bounds: (entry["minimum"], entry["maximum"]),
                dimension: entry["dimension"],
                coefficient: entry["coefficient"]
            )
            let expected = entry["expected_value"]
            let value = band.value(at: entry["position"])
            XCTAssertEqual(value, expected, accuracy: file.tolerance * max(1, abs(expected)), "\(entry)")
        }
    }

    func testPointerVelocitiesAreTheLeastSquares() throws {
        let file = try ConformanceCases("motion/pointer_velocities.json")
        for entry in file.cases {
            let estimator = VelocityEstimator()
            let coordinates = entry.numbers("coordinates")
            for (index, time) in entry.numbers("times").enumerated() {
                estimator.add(time: time, x: coordinates[2 * index], y: coordinates[2 * index + 1])
            }
            let velocity = estimator.velocity(at: entry["release"])
            XCTAssertEqual(velocity.x, entry["expected_x"], accuracy: file.tolerance * 1000, "\(entry)")
            XCTAssertEqual(velocity.y, entry["expected_y"], accuracy: file.tolerance * 1000, "\(entry)")
        }
    }

    // MARK: Decay

    /// Momentum ends exactly where it was predicted to.
    func testTheEndIsThePredictedOne() throws {
        var generator = SplitMix(seed: 21)
        for _ in 0..<5000 {
            let rate = generator.logarithmic(0.01, 100)
            let decay = try Decay.make(rate: rate, spring: Spring())
            let from = generator.uniform(-1000, 1000)
            let motion = decay.motion(from: from, velocity: generator.signed(generator.logarithmic(1, 1e4)))
            XCTAssertEqual(motion.state(at: 1000 / rate).value, motion.end)
            XCTAssertEqual(motion.state(at: .infinity).value, motion.end)
            XCTAssertEqual(motion.state(at: .infinity).velocity, 0)
            let target = generator.uniform(-1000, 1000)
            let snapped = decay.motion(from: from, velocity: decay.velocity(from: from, endingAt: target))
            XCTAssertEqual(snapped.end, target, accuracy: 1e-12)
        }
    }

    /// At the takeover neither the value nor the velocity jumps, and the free decay never passed the bound.
    func testTheSpringTakesOverWithoutAJump() throws {
        var generator = SplitMix(seed: 22)
        for _ in 0..<5000 {
            let rate = generator.logarithmic(0.1, 50)
            let spring = try Spring(stiffness: generator.logarithmic(10, 1000), damping: generator.logarithmic(1, 100))
            let decay = try Decay.make(rate: rate, bounds: (-100, 100), spring: spring)
            let from = generator.uniform(-100, 100)
            let velocity = generator.signed(generator.logarithmic(1, 1e5))
            let motion = decay.motion(from: from, velocity: velocity)
            guard motion.takeover < .infinity else {
                XCTAssertEqual(motion.end, from + velocity / rate)
                XCTAssertLessThanOrEqual(abs(motion.end), 100)
                continue
            }
            XCTAssertEqual(motion.end, velocity < 0 ? -100 : 100)
            let before = motion.state(at: motion.takeover.nextDown)
            let after = motion.state(at: motion.takeover)
            XCTAssertEqual(after.value, motion.end)
            XCTAssertEqual(before.value, after.value, accuracy: 1e-12 * (abs(velocity) + 100))
            XCTAssertEqual(before.velocity, after.velocity, accuracy: 1e-12 * abs(velocity) * (1 + rate))
            let middle = motion.state(at: motion.takeover * generator.uniform(0, 1))
            XCTAssertLessThanOrEqual(abs(middle.value), 100 * (1 + 1e-13))
        }
    }

    func testAfterTheRestTimeNothingLeavesTheThreshold() throws {
        var generator = SplitMix(seed: 23)
        for _ in 0..<1000 {
            let decay = try Decay.make(
                rate: generator.logarithmic(0.1, 50),
                bounds: generator.next(below: 2) == 0 ? nil : (-100, 100),
                spring: Spring(stiffness: 100, damping: generator.uniform(5, 40))
            )
            let motion = decay.motion(from: generator.uniform(-150, 150), velocity: generator.uniform(-3000, 3000))
            let threshold = generator.logarithmic(1e-6, 1)
            let rest = motion.restTime(threshold: threshold)
            XCTAssertTrue(rest.isFinite && rest >= 0)
            for step in 0..<100 {
                let state = motion.state(at: rest + Double(step) * 0.01)
                XCTAssertLessThanOrEqual(abs(state.value - motion.end), threshold * (1 + 1e-6) + 1e-12)
                XCTAssertLessThanOrEqual(abs(state.velocity), threshold * (1 + 1e-6))
            }
        }
        let still = try Decay.make(rate: 2, spring: Spring()).motion(from: 3, velocity: 0)
        XCTAssertEqual(still.restTime(threshold: 0.1), 0)
        let moving = try Decay.make(rate: 2, spring: Spring()).motion(from: 3, velocity: 1)
        for bad in [0, -1, Double.nan] { XCTAssertEqual(moving.restTime(threshold: bad), .infinity) }
    }

    /// UIScrollView's rates by the definition itself: after n ms, 0.998 to the n of the velocity is left.
    func testScrollRates() throws {
        for remaining in [Decay.normalPerMillisecond, Decay.fastPerMillisecond] {
            let decay = try Decay.make(rate: Decay.rate(perMillisecond: remaining), spring: Spring())
            let left = decay.motion(from: 0, velocity: 1).state(at: 0.25).velocity
            XCTAssertEqual(left, pow(remaining, 250), accuracy: 1e-15)
        }
    }

    func testInvalidDecaysAreRefused() {
        let spring = { mass, stiffness, damping in try Spring(mass: mass, stiffness: stiffness, damping: damping) }
        for bad in [0, -1, Double.nan, .infinity] {
            assertThrows(.argument) { _ = try Decay.make(rate: bad, spring: spring(1, 100, 10)) }
        }
        for bad in [1e-300, 1e300] {
            assertThrows(.limit) { _ = try Decay.make(rate: bad, spring: spring(1, 100, 10)) }
        }
        for bad in [(1.0, 0.0), (.nan, 1), (1, .nan), (.infinity, .infinity), (-.infinity, -.infinity)] {
            assertThrows(.argument) { _ = try Decay.make(rate: 1, bounds: bad, spring: spring(1, 100, 10)) }
            assertThrows(.argument) { _ = try RubberBand(bounds: bad, dimension: 1) }
        }
        for bad in [0, 1, -1, Double.nan] { assertThrows(.argument) { _ = try Decay.rate(perMillisecond: bad) } }
        for bad in [0, -1, Double.nan, .infinity, 1e200] {
            assertThrows(.argument) { _ = try RubberBand(bounds: (0, 1), dimension: bad) }
            assertThrows(.argument) { _ = try RubberBand(bounds: (0, 1), dimension: 1, coefficient: bad) }
        }
    }

    func testExtremesGiveNumbers() throws {
        var generator = SplitMix(seed: 24)
        for _ in 0..<20_000 {
            let rate = generator.logarithmic(1e-90, 1e90)
            let bounds = (-generator.logarithmic(1e-150, 1e150), generator.logarithmic(1e-150, 1e150))
            let decay = try Decay.make(rate: rate, bounds: bounds, spring: Spring())
            let from = generator.signed(generator.logarithmic(1e-150, 1e150))
            let motion = decay.motion(from: from, velocity: generator.signed(generator.logarithmic(1e-150, 1e150)))
            let state = motion.state(at: generator.logarithmic(1e-300, 1e300))
            XCTAssertTrue(state.value.isFinite && state.velocity.isFinite && motion.end.isFinite)
            XCTAssertTrue(motion.end >= bounds.0 && motion.end <= bounds.1)
            XCTAssertFalse(motion.restTime(threshold: 0.001).isNaN)
        }
    }

    // MARK: Rubber band

    func testARubberBandHasItsInverseAndItsLimit() throws {
        let band = try RubberBand(bounds: (0, 100), dimension: 400)
        for position in stride(from: -2000.0, through: 2000, by: 7) {
            XCTAssertEqual(band.position(of: band.value(at: position)), position, accuracy: 1e-10)
        }
        XCTAssertEqual(band.value(at: 30), 30)
        XCTAssertLessThanOrEqual(band.value(at: 1e150), 500)
        XCTAssertEqual(band.position(of: 500), .infinity)
        XCTAssertEqual(band.position(of: -1000), -.infinity)
    }

    // MARK: Velocity

    private func estimator(_ samples: [(Double, Double)]) -> VelocityEstimator {
        let estimator = VelocityEstimator()
        for (time, x) in samples { estimator.add(time: time, x: x, y: -x) }
        return estimator
    }

    /// Samples every 60th of a second.
    private static func samples(_ count: Int, start: Double, place: Double, step: Double) -> [(Double, Double)] {
        (0..<count).map { (index: Int) -> (Double, Double) in
            (start + Double(index) / 60, place + Double(index) * step)
        }
    }

    func testAPointerThatHasStoppedHasNoVelocity() {
        let moving = Self.samples(6, start: 0, place: 0, step: 10)
        XCTAssertEqual(estimator(moving).velocity(at: 5.0 / 60).x, 600, accuracy: 1e-9)
        XCTAssertEqual(estimator(moving).velocity(at: 5.0 / 60 + 0.039).x, 600, accuracy: 1e-9)
        XCTAssertEqual(estimator(moving).velocity(at: 5.0 / 60 + 0.041).x, 0)
        // It goes on reporting the place where it rests.
        let resting = moving + Self.samples(4, start: 0.1, place: 50, step: 0)
        XCTAssertEqual(estimator(resting).velocity(at: 9.0 / 60).x, 0)
        // It paused and moved on: what was before the pause does not count.
        let resumed = moving + Self.samples(3, start: 1, place: 50, step: -5)
        XCTAssertEqual(estimator(resumed).velocity(at: 1 + 2.0 / 60).x, -300, accuracy: 1e-9)
        XCTAssertEqual(estimator(resumed).velocity(at: 1 + 2.0 / 60).y, 300, accuracy: 1e-9)
    }

    func testFewAndStrangeSamples() {
        XCTAssertEqual(estimator([]).velocity(at: 0).x, 0)
        XCTAssertEqual(estimator([(1, 5)]).velocity(at: 1).x, 0)
        // The same time: the later one counts.
        XCTAssertEqual(estimator([(0, 0), (0.01, 99), (0.01, 1)]).velocity(at: 0.01).x, 100, accuracy: 1e-9)
        XCTAssertEqual(estimator([(0, 0), (0.01, 1), (0.005, 77)]).velocity(at: 0.01).x, 100, accuracy: 1e-9)
        XCTAssertEqual(estimator([(0, 0), (0.0005, 1)]).velocity(at: 0.0005).x, 0)
        // Two samples next to each other at the end do not make a steep parabola.
        let uneven = [(0.0, 0.0), (0.03, 30.0), (0.06, 60.0), (0.0601, 61.0)]
        XCTAssertEqual(estimator(uneven).velocity(at: 0.0601).x, 1000, accuracy: 100)
        let odd = estimator([(0, 0), (.nan, 1), (.infinity, 2), (0.01, .nan), (0.01, 1)])
        XCTAssertEqual(odd.velocity(at: 0.01).x, 100, accuracy: 1e-9)
        XCTAssertEqual(odd.velocity(at: .nan).x, 0)
        odd.reset()
        XCTAssertEqual(odd.velocity(at: 0.01).x, 0)
    }

    func testAnAcceleratingPointerIsFollowedExactly() {
        let samples = (0..<200).map { (index: Int) -> (Double, Double) in
            let time = Double(index) / 240
            return (time, 300 * time + 4000 * time * time)
        }
        let last = 199.0 / 240
        XCTAssertEqual(estimator(samples).velocity(at: last).x, 300 + 8000 * last, accuracy: 1e-7)
    }

    private func assertThrows(_ code: AnimError.Code, _ body: () throws -> Void) {
        XCTAssertThrowsError(try body()) { XCTAssertEqual(($0 as? AnimError)?.code, code) }
    }
}
