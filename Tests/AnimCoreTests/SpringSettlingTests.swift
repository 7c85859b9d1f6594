// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMotion

final class SpringSettlingTests: XCTestCase {
    /// Tests/conformance/generators/springs_exact.py: found by walking, at 120 digits.
    func testSettlingTimesAgreeWithTheWalk() throws {
        let file = try ConformanceCases("motion/spring_settling_times.json")
        for entry in file.cases {
            let spring = try Spring(mass: entry["mass"], stiffness: entry["stiffness"], damping: entry["damping"])
            func level(_ name: String) -> Double { entry[name] < 0 ? .infinity : entry[name] }
            let time = SpringResponse(spring).settlingTime(
                displacement: entry["displacement"],
                velocity: entry["velocity"],
                threshold: level("threshold"),
                velocityThreshold: level("velocity_threshold")
            )
            let expected = level("time")
            if expected == 0 || expected == .infinity {
                XCTAssertEqual(time, expected, "\(entry)")
            } else {
                let allowed = file.tolerance * expected * (1 + entry["sensitivity"])
                XCTAssertEqual(time, expected, accuracy: allowed, "\(entry)")
            }
        }
    }

    /// Sampled: never outside afterwards, outside just before, and never later than the bound.
    func testItIsOutsideJustBeforeAndInsideForGood() throws {
        var generator = SplitMix(seed: 21)
        for _ in 0..<1000 {
            let ratio = [0.002, 0.1, 0.5, 0.9, 1, 1.2, 4][generator.next(below: 7)]
            let frequency = generator.logarithmic(0.1, 100)
            let spring = try Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
            let response = SpringResponse(spring)
            let e0 = generator.uniform(-3, 3)
            let v0 = generator.uniform(-30, 30)
            let (level, speedLevel) = (generator.logarithmic(1e-6, 1), generator.logarithmic(1e-6, 1))
            let time = response.settlingTime(
                displacement: e0,
                velocity: v0,
                threshold: level,
                velocityThreshold: speedLevel
            )
            let bound = response.restingTime(displacement: e0, velocity: v0, threshold: min(level, speedLevel))
            XCTAssertLessThanOrEqual(time, bound * (1 + 1e-9))
            func excess(_ t: Double) -> Double {
                let state = response.state(at: t, from: e0, to: 0, velocity: v0)
                return max(state.value.magnitude / level, state.velocity.magnitude / speedLevel)
            }
            for step in 1...300 {
                XCTAssertLessThanOrEqual(excess(time * (1 + 1e-9) + Double(step) * 0.02 / frequency), 1 + 1e-9)
            }
            if time > 1e-6 { XCTAssertGreaterThan(excess(time * (1 - 1e-7)), 1 - 1e-9, "\(spring) \(e0) \(v0)") }
        }
    }

    func testWhatNeedsNoSearch() throws {
        let response = SpringResponse(try Spring(damping: 0))
        func time(_ e0: Double, _ v0: Double, _ x: Double, _ v: Double) -> Double {
            response.settlingTime(displacement: e0, velocity: v0, threshold: x, velocityThreshold: v)
        }
        XCTAssertEqual(time(0, 0, 1, 1), 0)
        XCTAssertEqual(time(0, 0, 0, .nan), 0)
        XCTAssertEqual(time(1, 0, 1, 10), 0)
        XCTAssertEqual(time(1, 0, 0.999, 10), .infinity)
        XCTAssertEqual(time(0.6, 8, 1, .infinity), 0)
        XCTAssertEqual(time(0.6, 8.1, 1, .infinity), .infinity)
        for bad in [0, -1, Double.nan] {
            XCTAssertEqual(time(1, 0, bad, 1), .infinity)
            XCTAssertEqual(time(1, 0, 1, bad), .infinity)
        }
        XCTAssertEqual(time(.nan, 0, 1, 1), .infinity)
        XCTAssertEqual(time(0, .infinity, 1, 1), .infinity)
        let damped = SpringResponse(try Spring())
        let least = Double.leastNonzeroMagnitude
        XCTAssertEqual(damped.settlingTime(displacement: 1, velocity: 0, threshold: 1, velocityThreshold: .infinity), 0)
        // e^(−5t) cos(…): 745 of the logarithm's, and no under- or overflow on the way.
        let late = damped.settlingTime(displacement: 1, velocity: 0, threshold: least, velocityThreshold: .infinity)
        XCTAssertEqual(late, 148.9, accuracy: 0.4)
    }

    /// Whatever comes in, it comes back, with a number that is one.
    func testEveryInputEnds() throws {
        var generator = SplitMix(seed: 22)
        let least = Double.leastNonzeroMagnitude
        let numbers = [0, least, 2024 * least, 1e-300, 1e-9, 1, 1e9, 1e150, 1e300, .greatestFiniteMagnitude]
        for _ in 0..<20_000 {
            func any() -> Double {
                numbers[generator.next(below: numbers.count)] * generator.signed(generator.uniform(0.1, 1))
            }
            let mass = generator.logarithmic(1e-140, 1e140)
            let stiffness = generator.logarithmic(1e-140, 1e140)
            let damping = generator.next(below: 8) == 0 ? 0 : generator.logarithmic(1e-150, 1e150)
            guard let spring = try? Spring(mass: mass, stiffness: stiffness, damping: damping) else { continue }
            let time = SpringResponse(spring).settlingTime(
                displacement: any(),
                velocity: any(),
                threshold: any().magnitude,
                velocityThreshold: any().magnitude
            )
            XCTAssertGreaterThanOrEqual(time, 0)
        }
    }
}
