// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion

/// `restingTime` leaves out bounds that cannot matter. That changes no bit of what all of them come to.
final class SpringRestingTests: XCTestCase {
    /// The bounds of the doc comment, all of them: each quantity takes the earlier of its two, the result is the later of the
    /// two quantities.
    private func allBounds(_ response: SpringResponse, _ e0: Double, _ v0: Double, _ threshold: Double) -> Double {
        let (slack, scale) = (1 + 0x1p-30, response.inverseTimeScale)
        let (rate, fast, square) = (response.decay.high, response.fastRate, response.squaredFrequency)
        let velocity = v0 * scale
        if e0 == 0, v0 == 0 { return 0 }
        guard (fast * (fast * abs(e0) + abs(velocity)) + square * abs(e0)).isFinite else { return .infinity }
        let energy = Math.hypot(square.squareRoot() * abs(e0), abs(velocity)) * slack
        if energy <= threshold * scale, energy <= square.squareRoot() * threshold { return 0 }
        guard rate > 0 else { return .infinity }
        func amplitude(_ p: Double, _ q: Double) -> Double { abs(p + q) * slack + (abs(p) + abs(q)) * 0x1p-48 }
        let slowPart = amplitude(fast * e0, velocity)
        let fastPart = amplitude(rate * e0, velocity)
        func time(_ a: Double, _ b: Double, _ threshold: Double, _ slow: Double, _ quick: Double) -> Double {
            var other = Double.infinity
            let swing = response.frequency.high
            if response.isUnderdamped {
                other = Math.log(Math.hypot(a, b / swing) / threshold) / rate
            } else if swing > 0 {
                let half = swing * threshold
                other = max(Math.log(slow / half) / rate, Math.log(quick / half) / fast)
            }
            if other <= 0 { return 0 }
            if Math.log((a + b * other) / threshold) / rate > other * 1.000000001 { return other }
            var linear = 2 * Math.log((a + b / rate) / threshold) / rate
            guard linear > 0 else { return 0 }
            for _ in 0..<6 {
                let next = Math.log((a + b * linear) / threshold) / rate
                guard next > 0 else { return 0 }
                guard next < linear else { break }
                linear = next
            }
            return max(min(other, linear), 0)
        }
        let pull = amplitude(square * e0, (response.isUnderdamped ? rate : fast) * velocity)
        let position = time(abs(e0) * slack, fastPart, threshold, slowPart, fastPart)
        let speed = time(abs(velocity) * slack, pull, threshold * scale, rate * slowPart, fast * fastPart)
        let result = max(position, speed) * scale
        return result.isFinite ? result : .infinity
    }

    func testNoBitDependsOnWhichBoundsAreLeftOut() throws {
        var generator = SplitMix(seed: 77)
        for round in 0..<60_000 {
            // Mostly next to critical damping, on either side, at distances from nothing up.
            let off = [0, 1e-16, 1e-15, 1e-12, 1e-9, 1e-6, 1e-4, 1e-3, 1e-2, 0.3][generator.next(below: 10)]
            let ratio = round % 5 == 0 ? generator.logarithmic(0.01, 20) : 1 + generator.signed(off)
            let frequency = generator.logarithmic(1e-3, 1e4)
            let mass = round % 3 == 0 ? generator.logarithmic(1e-3, 1e3) : 1
            let spring = try Spring(
                mass: mass,
                stiffness: mass * frequency * frequency,
                damping: 2 * ratio * mass * frequency
            )
            let response = SpringResponse(spring)
            let e0 = generator.next(below: 8) == 0 ? 0 : generator.signed(generator.logarithmic(1e-6, 1e6))
            // Also where the fast or the slow exponential is all there is.
            let v0 =
                switch generator.next(below: 6) {
                case 0: 0.0
                case 1: -e0 * frequency
                case 2: -e0 * frequency * generator.uniform(0.999, 1.001)
                default: generator.signed(generator.logarithmic(1e-6, 1e6))
                }
            let threshold = round % 50 == 0 ? generator.logarithmic(1e-300, 1e-100) : generator.logarithmic(1e-9, 1)
            let rest = response.restingTime(displacement: e0, velocity: v0, threshold: threshold)
            let all = allBounds(response, e0, v0, threshold)
            XCTAssertEqual(rest.bitPattern, all.bitPattern, "\(spring) \(e0) \(v0) \(threshold): \(rest) and \(all)")
        }
    }
}
