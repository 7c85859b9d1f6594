// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion

/// The way back, blends, presets and bulk evaluation.
final class SpringMotionTests: XCTestCase {
    // MARK: Back in time

    func testTheWayBackAgreesWithTheClosedForm() throws {
        let file = try ConformanceCases("motion/spring_backward.json")
        for entry in file.cases {
            let spring = try Spring(mass: entry["mass"], stiffness: entry["stiffness"], damping: entry["damping"])
            let state = SpringResponse(spring).backward(
                by: entry["time"],
                displacement: entry["displacement"],
                velocity: entry["velocity"]
            )
            let allowed = file.tolerance * entry["energy_norm"]
            let error = (state.displacement - entry["earlier_displacement"]) * entry["frequency"]
            XCTAssertEqual(error, 0, accuracy: allowed, "\(entry)")
            XCTAssertEqual(state.velocity, entry["earlier_velocity"], accuracy: allowed, "\(entry)")
        }
    }

    func testNoTimeBackChangesNothing() throws {
        let state = SpringResponse(try Spring()).backward(by: 0, displacement: 0.1, velocity: -0.0)
        XCTAssertEqual(state.displacement, 0.1)
        XCTAssertEqual(state.velocity.bitPattern, (-0.0).bitPattern)
    }

    /// Back and forth a thousand times.
    func testManyRoundTripsLoseLittle() throws {
        var generator = SplitMix(seed: 31)
        for ratio in [0, 0.3, 0.86, 1, 1.5, 10, 50] {
            let response = SpringResponse(try Spring(damping: 20 * ratio))
            let slot = Double(response.slotFlicks) / Double(Flicks.perSecond)
            var (e, v) = (1.0, -3.0)
            for _ in 0..<1000 {
                let time = generator.uniform(0, 1) * slot
                let earlier = response.backward(by: time, displacement: e, velocity: v)
                let state = response.state(at: time, from: earlier.displacement, to: 0, velocity: earlier.velocity)
                (e, v) = (state.value, state.velocity)
            }
            XCTAssertEqual(e, 1, accuracy: 2e-13, "\(ratio)")
            XCTAssertEqual(v, -3, accuracy: 2e-12, "\(ratio)")
        }
    }

    func testSlotsAreHalfOfTheFastestRate() throws {
        var generator = SplitMix(seed: 32)
        for _ in 0..<3000 {
            let mass = generator.logarithmic(1e-100, 1e100)
            let stiffness = generator.logarithmic(1e-100, 1e100)
            let ratio = generator.next(below: 4) == 0 ? 0 : generator.logarithmic(1e-3, 1e6)
            let damping = 2 * ratio * mass.squareRoot() * stiffness.squareRoot()
            guard let spring = try? Spring(mass: mass, stiffness: stiffness, damping: damping) else { continue }
            let omega = spring.naturalFrequency
            let rate = ratio <= 1 ? omega : omega * (ratio + (ratio * ratio - 1).squareRoot())
            let slot = SpringResponse(spring).slotFlicks
            XCTAssertEqual(slot & (slot - 1), 0)
            let turn = rate * Double(slot) / 705_600_000
            if slot > 1 { XCTAssertLessThanOrEqual(turn, 0.5 * (1 + 1e-9)) }
            if slot < 1 << 40 { XCTAssertGreaterThan(2 * turn, 0.5 * (1 - 1e-9)) }
        }
        XCTAssertEqual(SpringResponse(try Spring(mass: 1e-300, stiffness: 1, damping: 0)).slotFlicks, 1)
        XCTAssertEqual(SpringResponse(try Spring(mass: 1e300, stiffness: 1, damping: 0)).slotFlicks, 1 << 40)
        // ω₀ = 10: 35 280 000 flicks.
        XCTAssertEqual(SpringResponse(try Spring()).slotFlicks, 1 << 25)
    }

    // MARK: Blends

    func testBlendsAgreeWithTheirDefinition() throws {
        let file = try ConformanceCases("motion/spring_blends.json")
        for entry in file.cases {
            func spring(_ which: String) throws -> Spring {
                try Spring(
                    mass: entry["\(which)_mass"],
                    stiffness: entry["\(which)_stiffness"],
                    damping: entry["\(which)_damping"]
                )
            }
            let blend = try SpringBlend(from: spring("old"), to: spring("new"), duration: entry["duration"])
            let (from, to, velocity) = (entry["from"], entry["to"], entry["velocity"])
            let state = blend.state(at: entry["time"], from: from, to: to, velocity: velocity)
            let allowed = file.tolerance * ((from - to).magnitude + velocity.magnitude)
            XCTAssertEqual(state.value, entry["value"], accuracy: allowed, "\(entry)")
            XCTAssertEqual(state.velocity, entry["velocity_result"], accuracy: 100 * allowed, "\(entry)")
        }
    }

    func testABlendIsContinuousAndItsRestIsABound() throws {
        var generator = SplitMix(seed: 33)
        for _ in 0..<200 {
            let old = try Spring(stiffness: generator.logarithmic(10, 1000), damping: generator.logarithmic(1, 100))
            let new = try Spring(stiffness: generator.logarithmic(10, 1000), damping: generator.logarithmic(1, 100))
            let duration = generator.logarithmic(0.01, 10)
            let blend = try SpringBlend(from: old, to: new, duration: duration)
            let (e0, v0) = (generator.uniform(-2, 2), generator.uniform(-20, 20))
            func state(_ t: Double) -> (value: Double, velocity: Double) {
                blend.state(at: t, from: e0, to: 0, velocity: v0)
            }
            XCTAssertEqual(state(0).value, e0)
            XCTAssertEqual(state(0).velocity, v0)
            for place in [1e-9, duration * (1 - 1e-9), duration * 0.37] {
                let (before, after) = (state(place - 1e-9), state(place + 1e-9))
                XCTAssertEqual(before.value, after.value, accuracy: 1e-6)
                XCTAssertEqual(before.velocity, after.velocity, accuracy: 1e-3)
            }
            let rest = blend.restingTime(displacement: e0, velocity: v0, threshold: 0.01)
            for step in 0..<500 {
                let later = state(rest + Double(step) * 0.01)
                XCTAssertLessThanOrEqual(later.value.magnitude, 0.01)
                XCTAssertLessThanOrEqual(later.velocity.magnitude, 0.01)
            }
        }
        let spring = try Spring()
        let atOnce = try SpringBlend(from: try Spring(damping: 1), to: spring, duration: 0)
        let state = atOnce.state(at: 0.2, from: 1, to: 0, velocity: 3)
        XCTAssertEqual(state.value, spring.value(at: 0.2, from: 1, to: 0, velocity: 3))
        for bad in [-1, Double.nan, .infinity] {
            assertThrows(.argument) { _ = try SpringBlend(from: spring, to: spring, duration: bad) }
        }
    }

    // MARK: Presets

    func testPresets() throws {
        let file = try ConformanceCases("motion/spring_presets.json")
        for entry in file.cases {
            let made = try Spring.named(
                Array(entry.text("name").utf8),
                duration: entry["duration"],
                extraBounce: entry["extra_bounce"]
            )
            let spring = try XCTUnwrap(made)
            XCTAssertEqual(spring.mass, entry["mass"])
            assertRelative(spring.stiffness, entry["stiffness"], file.tolerance, "\(entry)")
            assertRelative(spring.damping, entry["damping"], file.tolerance, "\(entry)")
            assertRelative(spring.dampingRatio, entry["damping_ratio"], file.tolerance, "\(entry)")
            let again = try Spring.perceptual(duration: spring.duration, bounce: spring.bounce)
            assertRelative(again.stiffness / again.mass, spring.stiffness / spring.mass, 1e-14, "\(entry)")
            assertRelative(again.dampingRatio, spring.dampingRatio, 1e-14, "\(entry)")
        }
        XCTAssertNil(try Spring.named(Array("Smooth".utf8)))
        XCTAssertNil(try Spring.named([]))
        XCTAssertEqual(try Spring.named(Array("snappy".utf8)), try Spring.snappy())
        XCTAssertEqual(try Spring.named(Array("interactive".utf8)), try Spring.interactive())
        XCTAssertEqual(try Spring.named(Array("default".utf8)), try Spring.standard())
        assertThrows(.argument) { _ = try Spring.named(Array("uikit".utf8), duration: 1) }
        assertThrows(.argument) { _ = try Spring.named(Array("bouncy".utf8), extraBounce: 0.8) }
        assertThrows(.argument) { _ = try Spring.named(Array("bouncy".utf8), duration: .nan) }
        // Across the critical damping: of 1/ζ − 1.
        XCTAssertEqual(try Spring(damping: 40).bounce, -0.5)
    }

    // MARK: Many values

    func testManyValuesHaveTheBitsOfOne() throws {
        for level in [VectorLevel.plain, .wide] { try checkManyValues(level) }
    }

    private func checkManyValues(_ level: VectorLevel) throws {
        var generator = SplitMix(seed: 34)
        for ratio in [0, 0.1, 0.86, 1, 1.3, 30] {
            let response = SpringResponse(try Spring(damping: 20 * ratio))
            for count in [0, 1, 2, 3, 257] {
                let from = (0..<count).map { _ in generator.uniform(-5, 5) }
                let to = (0..<count).map { _ in generator.uniform(-5, 5) }
                let speed = (0..<count).map { _ in generator.uniform(-50, 50) }
                var times = (0..<count).map { _ in generator.logarithmic(1e-12, 1e6) }
                for index in stride(from: 0, to: count, by: 5) { times[index] = -Double(index) }
                var (values, velocities) = (from, speed)
                values.withUnsafeMutableBytes { values in
                    velocities.withUnsafeMutableBytes { velocities in
                        to.withUnsafeBytes { to in
                            guard let a = values.baseAddress, let b = velocities.baseAddress, count > 0 else { return }
                            // In place.
                            let bulk = SpringBulk(
                                response,
                                count: count,
                                isFloat: false,
                                isAngle: false,
                                from: UnsafeRawPointer(a),
                                to: to.baseAddress ?? UnsafeRawPointer(a),
                                velocity: UnsafeRawPointer(b)
                            )
                            XCTAssertTrue(bulk.isFinite)
                            bulk.evaluate(at: times, isShared: false, a, b, level)
                        }
                    }
                }
                for index in 0..<count {
                    let expected = response.state(
                        at: times[index],
                        from: from[index],
                        to: to[index],
                        velocity: speed[index]
                    )
                    XCTAssertEqual(values[index].bitPattern, expected.value.bitPattern, "\(ratio) \(times[index])")
                    XCTAssertEqual(velocities[index].bitPattern, expected.velocity.bitPattern)
                }
            }
        }
    }

    private func assertRelative(_ value: Double, _ expected: Double, _ tolerance: Double, _ message: String) {
        XCTAssertLessThanOrEqual(abs(value - expected), tolerance * abs(expected), "\(value): \(message)")
    }

    private func assertThrows(_ code: AnimError.Code, _ body: () throws -> Void) {
        XCTAssertThrowsError(try body()) { XCTAssertEqual(($0 as? AnimError)?.code, code) }
    }
}
