// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import XCTest

final class SpringTests: XCTestCase {
    // MARK: Against 50-digit closed forms and SciPy (Tests/conformance/generators/springs.py)

    func testPositionAndVelocityAgreeWithTheClosedForms() throws {
        let file = try ConformanceCases("motion/springs.json")
        var worst = 0.0
        for entry in file.cases {
            let spring = try Spring(mass: entry["mass"], stiffness: entry["stiffness"], damping: entry["damping"])
            let (from, to, velocity) = (entry["from"], entry["to"], entry["velocity"])
            let value = spring.value(at: entry["time"], from: from, to: to, velocity: velocity)
            let speed = spring.velocity(at: entry["time"], from: from, to: to, velocity: velocity)
            let valueError = abs(value - entry["value"]) / entry["value_scale"]
            let speedError = abs(speed - entry["velocity_result"]) / entry["velocity_scale"]
            XCTAssertLessThanOrEqual(valueError, file.tolerance, "value of \(entry)")
            XCTAssertLessThanOrEqual(speedError, file.tolerance, "velocity of \(entry)")
            worst = max(worst, valueError, speedError)
        }
        // What the doc comment of SpringResponse claims.
        XCTAssertLessThan(worst, 2e-15)
    }

    func testSettlingDurationAgreesWithCoreAnimation() throws {
        let file = try ConformanceCases("motion/spring_settling.json")
        for entry in file.cases {
            let spring = try Spring(mass: entry["mass"], stiffness: entry["stiffness"], damping: entry["damping"])
            let duration = spring.settlingDuration(
                velocity: entry["velocity"],
                allowsOverdamping: entry["allows_overdamping"] == 1
            )
            XCTAssertEqual(duration, entry["duration"], accuracy: file.tolerance * entry["duration"], "\(entry)")
        }
    }

    /// The number that Core Animation prints for a new CASpringAnimation.
    func testSettlingDurationOfTheDefaultSpring() throws {
        XCTAssertEqual(try Spring().settlingDuration(velocity: 0), 1.4727003346780927)
    }

    func testSettlingDurationWithoutDampingIsUnbounded() throws {
        XCTAssertEqual(try Spring(damping: 0).settlingDuration(velocity: 0), .infinity)
    }

    func testSettlingDurationOfAVerySlowSpringIsBoundedWork() throws {
        let slow = try Spring(mass: 1, stiffness: 1e-12, damping: 2e-6)
        // (1 + y) e^(−y) = 0.001 at y = 9.23341197 (mpmath), ω₀ = 1e-6.
        XCTAssertEqual(slow.settlingDuration(velocity: 0), 9.233_413_476_452_5e6, accuracy: 20)
    }

    func testUIKitSpringsAgreeWithTheRootsOfTheEquation() throws {
        let file = try ConformanceCases("motion/spring_uikit.json")
        for entry in file.cases {
            let spring = try Spring.uiKit(
                duration: entry["duration"],
                dampingRatio: entry["damping_ratio"],
                initialVelocity: entry["velocity"]
            )
            XCTAssertEqual(spring.mass, entry["mass"])
            assertRelative(spring.stiffness, entry["stiffness"], file.tolerance, "\(entry)")
            assertRelative(spring.damping, entry["damping"], file.tolerance, "\(entry)")
        }
    }

    func testParametersAgreeWithTheirFormulas() throws {
        let file = try ConformanceCases("motion/spring_parameters.json")
        for entry in file.cases {
            let spring: Spring
            if entry.text("kind") == "perceptual" {
                spring = try .perceptual(duration: entry["duration"], bounce: entry["bounce"])
            } else {
                spring = try .response(entry["response"], dampingRatio: entry["damping_ratio"])
            }
            XCTAssertEqual(spring.mass, entry["mass"])
            assertRelative(spring.stiffness, entry["stiffness"], file.tolerance, "\(entry)")
            assertRelative(spring.damping, entry["damping"], file.tolerance, "\(entry)")
        }
    }

    // MARK: Properties

    /// UIKit's equation itself, over a wide range of velocities.
    func testUIKitEquationHasNoResidual() throws {
        var generator = SplitMix(seed: 7)
        for _ in 0..<3000 {
            let duration = generator.logarithmic(1e-3, 1e3)
            let ratio = generator.next(below: 10) == 0 ? 1 : generator.uniform(0.002, 1)
            let velocity = generator.signed(generator.logarithmic(1e-6, 1e6))
            let spring = try Spring.uiKit(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
            let omega = spring.naturalFrequency
            let left: Double
            let condition: Double
            if ratio == 1 {
                left = abs(1 + (omega - velocity) * duration) * exp(-omega * duration)
                condition = 1 + omega * duration + abs(omega * duration / (1 + (omega - velocity) * duration))
            } else {
                let swing = omega * (1 - ratio * ratio).squareRoot()
                left = abs(ratio * omega - velocity) / swing * exp(-ratio * omega * duration)
                condition = 1 + omega * duration + abs(ratio * omega / (ratio * omega - velocity))
            }
            XCTAssertEqual(left, 0.001, accuracy: 0.001 * 1e-14 * condition, "\(duration) \(ratio) \(velocity)")
        }
    }

    /// Whatever the rounding of k = ω²: the rules for critical damping apply (see settlingDuration).
    func testASpringMadeCriticalIsCritical() throws {
        var generator = SplitMix(seed: 13)
        for _ in 0..<1000 {
            let duration = generator.logarithmic(1e-4, 1e4)
            XCTAssertEqual(try Spring.perceptual(duration: duration, bounce: 0).dampingRatio, 1)
            XCTAssertEqual(try Spring.response(duration, dampingRatio: 1).dampingRatio, 1)
            let velocity = generator.uniform(-10, 10)
            let spring = try Spring.uiKit(duration: duration, dampingRatio: 1, initialVelocity: velocity)
            XCTAssertEqual(spring.dampingRatio, 1)
        }
    }

    func testUIKitSpringWithoutRootIsRefused() {
        // |amplitude| starts at 1 and the level is above it.
        assertThrows(.argument) { _ = try Spring.uiKit(duration: 1, dampingRatio: 0.0009, initialVelocity: 0) }
    }

    func testInvalidParametersAreRefused() {
        for bad in [0, -1, Double.nan, .infinity] {
            assertThrows(.argument) { _ = try Spring(mass: bad) }
            assertThrows(.argument) { _ = try Spring(stiffness: bad) }
            assertThrows(.argument) { _ = try Spring.perceptual(duration: bad, bounce: 0) }
            assertThrows(.argument) { _ = try Spring.response(bad, dampingRatio: 1) }
            assertThrows(.argument) { _ = try Spring.uiKit(duration: bad, dampingRatio: 1, initialVelocity: 0) }
        }
        for bad in [-1, Double.nan, .infinity] {
            assertThrows(.argument) { _ = try Spring(damping: bad) }
            assertThrows(.argument) { _ = try Spring.response(1, dampingRatio: bad) }
        }
        for bad in [-1, 1.0001, Double.nan] {
            assertThrows(.argument) { _ = try Spring.perceptual(duration: 1, bounce: bad) }
        }
        for bad in [0, 1.0001, Double.nan] {
            assertThrows(.argument) { _ = try Spring.uiKit(duration: 1, dampingRatio: bad, initialVelocity: 0) }
        }
        assertThrows(.argument) { _ = try Spring.uiKit(duration: 1, dampingRatio: 1, initialVelocity: .nan) }
        assertThrows(.limit) { _ = try Spring(mass: 1e-300, stiffness: 1e300) }
        assertThrows(.limit) { _ = try Spring(mass: 1e-300, stiffness: 1e-300, damping: 1e10) }
        assertThrows(.limit) { _ = try Spring(mass: 1, stiffness: 1, damping: 1e160) }
        assertThrows(.limit) { _ = try Spring.perceptual(duration: 1e-200, bounce: 0) }
    }

    func testTheStartIsExactAndTheEndIsReached() throws {
        for damping in [0.5, 20, 300] {
            let spring = try Spring(damping: damping)
            for early in [0, -1, -Double.infinity, .nan] {
                XCTAssertEqual(spring.value(at: early, from: 0.1, to: 0.3, velocity: 7), 0.1)
                XCTAssertEqual(spring.velocity(at: early, from: 0.1, to: 0.3, velocity: 7), 7)
            }
            XCTAssertEqual(spring.value(at: .infinity, from: 0.1, to: 0.3, velocity: 7), 0.3)
            XCTAssertEqual(spring.velocity(at: .infinity, from: 0.1, to: 0.3, velocity: 7), 0)
            XCTAssertEqual(spring.value(at: 1e300, from: 0.1, to: 0.3, velocity: 7), 0.3)
        }
    }

    func testNoTimeOrParameterGivesWhatIsNotFinite() throws {
        var generator = SplitMix(seed: 3)
        for _ in 0..<20_000 {
            let mass = generator.logarithmic(1e-140, 1e140)
            let stiffness = generator.logarithmic(1e-140, 1e140)
            let damping = generator.next(below: 8) == 0 ? 0 : generator.logarithmic(1e-150, 1e150)
            guard let spring = try? Spring(mass: mass, stiffness: stiffness, damping: damping) else { continue }
            let time = generator.logarithmic(1e-308, 1e308)
            let basis = SpringResponse(spring).basis(at: time)
            XCTAssertTrue(
                basis.displacement.isFinite && basis.displacementPerVelocity.isFinite
                    && basis.velocityPerDisplacement.isFinite && basis.velocity.isFinite,
                "\(spring) at \(time): \(basis)"
            )
            XCTAssertLessThanOrEqual(abs(basis.displacement), 1 + 1e-12)
            XCTAssertLessThanOrEqual(abs(basis.velocity), 1 + 1e-12)
        }
    }

    /// Values are continuous through ζ = 1: the two branches meet.
    func testNothingHappensAtCriticalDamping() throws {
        let critical = try Spring(mass: 1, stiffness: 100, damping: 20)
        for step in 1...200 {
            let time = Double(step) * 0.01
            let expected = critical.value(at: time, from: -1, to: 0, velocity: 12)
            for ulps in [-4, -1, 1, 4] {
                let near = try Spring(mass: 1, stiffness: 100, damping: 20 + Double(ulps) * 20.0.ulp)
                XCTAssertEqual(near.value(at: time, from: -1, to: 0, velocity: 12), expected, accuracy: 1e-14)
            }
        }
    }

    /// A spring that is retargeted all the time keeps its value and its velocity.
    func testAThousandRetargetsKeepValueAndVelocity() throws {
        var generator = SplitMix(seed: 11)
        for damping in [2.0, 10, 20, 70] {
            let response = SpringResponse(try Spring(damping: damping))
            var (from, to, velocity) = (0.0, 1.0, 0.0)
            for _ in 0..<1000 {
                let time = generator.uniform(0.001, 0.5)
                let value = response.value(at: time, from: from, to: to, velocity: velocity)
                let speed = response.velocity(at: time, from: from, to: to, velocity: velocity)
                // The motion through the interruption: what one step of twice the time would have done without it.
                let twice = response.value(at: 2 * time, from: from, to: to, velocity: velocity)
                let twiceSpeed = response.velocity(at: 2 * time, from: from, to: to, velocity: velocity)
                let later = response.value(at: time, from: value, to: to, velocity: speed)
                let laterSpeed = response.velocity(at: time, from: value, to: to, velocity: speed)
                XCTAssertEqual(later, twice, accuracy: 1e-9)
                XCTAssertEqual(laterSpeed, twiceSpeed, accuracy: 1e-9)
                (from, to, velocity) = (value, generator.uniform(-100, 100), speed)
                XCTAssertEqual(response.value(at: 0, from: from, to: to, velocity: velocity), value)
                XCTAssertEqual(response.velocity(at: 0, from: from, to: to, velocity: velocity), speed)
            }
        }
    }

    // MARK: Resting time

    /// Sampled densely from the promised time on, and the bound is not loose.
    func testAfterTheRestingTimeNothingLeavesTheThreshold() throws {
        var generator = SplitMix(seed: 5)
        var (total, count) = (0.0, 0)
        for _ in 0..<(Thoroughness.isLong ? 400 : 100) {
            let spring = try Self.random(&generator)
            let response = SpringResponse(spring)
            let e0 = generator.next(below: 6) == 0 ? 0 : generator.signed(generator.logarithmic(0.01, 1000))
            let scale = max(abs(e0), 0.1) * spring.naturalFrequency
            let v0 = generator.next(below: 6) == 0 ? 0 : generator.signed(scale * generator.logarithmic(0.01, 100))
            let threshold = generator.logarithmic(1e-6, 0.1)
            let rest = response.restingTime(displacement: e0, velocity: v0, threshold: threshold)
            XCTAssertTrue(rest.isFinite && rest >= 0)
            let unit = Self.slowness(of: spring)
            var isInside = true
            for step in 0..<2000 {
                let time = rest + Double(step) * unit * 0.01
                let x = response.value(at: time, from: e0, to: 0, velocity: v0)
                let v = response.velocity(at: time, from: e0, to: 0, velocity: v0)
                if !(abs(x) <= threshold && abs(v) <= threshold) { isInside = false }
            }
            XCTAssertTrue(isInside, "\(spring) \(e0) \(v0) \(threshold)")
            // The last sample before it that is outside.
            let samples = 4000
            var last = 0.0
            for step in stride(from: samples, through: 0, by: -1) {
                let time = rest * Double(step) / Double(samples)
                let x = response.value(at: time, from: e0, to: 0, velocity: v0)
                let v = response.velocity(at: time, from: e0, to: 0, velocity: v0)
                if abs(x) > threshold || abs(v) > threshold {
                    last = time
                    break
                }
            }
            if last > 0 {
                // Where the start is hardly outside the threshold, a fraction of a swing may be lost as well.
                XCTAssertLessThan(rest, 1.5 * last + unit, "\(spring) \(e0) \(v0) \(threshold)")
                total += rest / last
                count += 1
            }
        }
        XCTAssertLessThan(total / Double(count), 1.15)
    }

    func testRestingTimeAtRest() throws {
        let response = SpringResponse(try Spring())
        XCTAssertEqual(response.restingTime(displacement: 0, velocity: 0, threshold: 0.001), 0)
        XCTAssertEqual(response.restingTime(displacement: 0, velocity: 0, threshold: 0), 0)
        // ω₀ = 10: a displacement of 9e-5 never moves faster than 9e-4.
        XCTAssertEqual(response.restingTime(displacement: 9e-5, velocity: 0, threshold: 0.001), 0)
        XCTAssertGreaterThan(response.restingTime(displacement: 9e-4, velocity: 0, threshold: 0.001), 0)
        XCTAssertEqual(response.restingTime(displacement: 1, velocity: 0, threshold: 0), .infinity)
        XCTAssertEqual(response.restingTime(displacement: 1, velocity: 0, threshold: .nan), .infinity)
        XCTAssertEqual(response.restingTime(displacement: .nan, velocity: 0, threshold: 1), .infinity)
        XCTAssertEqual(response.restingTime(displacement: 1, velocity: .infinity, threshold: 1), .infinity)
        XCTAssertEqual(response.restingTime(displacement: 1e308, velocity: -1e308, threshold: 1), .infinity)
    }

    func testAnUndampedSpringNeverRestsUnlessWithinTheThreshold() throws {
        let response = SpringResponse(try Spring(damping: 0))
        XCTAssertEqual(response.restingTime(displacement: 1, velocity: 0, threshold: 0.001), .infinity)
        XCTAssertEqual(response.restingTime(displacement: 9e-5, velocity: 1e-4, threshold: 0.001), 0)
    }

    private static func random(_ generator: inout SplitMix) throws -> Spring {
        let mass = generator.logarithmic(0.1, 10)
        let stiffness = generator.logarithmic(1, 10_000)
        let ratio: Double
        switch generator.next(below: 4) {
        case 0: ratio = 1 + generator.signed(generator.logarithmic(1e-15, 0.1))
        case 1: ratio = generator.logarithmic(1, 50)
        default: ratio = generator.uniform(0.02, 1)
        }
        return try Spring(mass: mass, stiffness: stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot())
    }

    /// About the time in which the motion falls to e^(−1), or swings by a radian.
    private static func slowness(of spring: Spring) -> Double {
        1 / spring.naturalFrequency * max(1, spring.dampingRatio)
    }

    private func assertRelative(_ value: Double, _ expected: Double, _ tolerance: Double, _ message: String) {
        XCTAssertLessThanOrEqual(abs(value - expected), tolerance * abs(expected), "\(value): \(message)")
    }

    private func assertThrows(_ code: AnimError.Code, _ body: () throws -> Void) {
        XCTAssertThrowsError(try body()) { XCTAssertEqual(($0 as? AnimError)?.code, code) }
    }
}
