// SPDX-License-Identifier: MIT
/// The velocity of a pointer at its release, estimated from its last samples.
///
/// Fits a parabola by unweighted least squares to the samples of the last 100 ms (at most 20), and returns its slope at
/// the newest: Android's VelocityTracker strategy LSQ2 (frameworks/native, libs/input/VelocityTracker.cpp), with its
/// window, its count and its rule that a pointer without a sample for more than 40 ms had stopped. A line lags behind
/// an accelerating finger, as in a flick; the parabola does not.
///
/// Where Android's fit is unstable, this one falls back:
/// - Two samples make a line, one gives no velocity. Nor does a window of less than a millisecond.
/// - If the samples are so unevenly spaced in time that the standard error of the parabola's slope is more than about
///   eight times the line's, the line is used.
/// - A pointer that reported the same position for more than 40 ms had stopped, too.
///
/// It computes relative to the newest sample, so large times and coordinates lose no accuracy. Its memory is fixed.
package final class VelocityEstimator {
    /// The window in seconds before the newest sample.
    package static let window = 0.1
    /// Seconds without movement after which a pointer counts as stopped.
    package static let pause = 0.04
    /// The largest number of samples used.
    package static let capacity = 20
    /// The shortest span of the samples in seconds.
    package static let shortestSpan = 0.001

    private struct Sample {
        package var time: Double
        package var x: Double
        package var y: Double
    }

    /// The oldest first.
    private let samples: UnsafeMutablePointer<Sample>
    private var count = 0
    /// The time since which it has been at its present position.
    private var restingSince = 0.0

    package init() { samples = .allocate(capacity: VelocityEstimator.capacity) }

    deinit { samples.deallocate() }

    /// Removes all samples, before the pointer goes down again.
    package func reset() { count = 0 }

    /// Adds the position of the pointer at a time in seconds (of any clock). A sample at the time of the last one
    /// replaces it; an earlier one is ignored, as is one that is not finite.
    ///
    /// The position at which a pointer goes up usually repeats the last one, and should be omitted.
    @inline(never)
    package func add(time: Double, x: Double, y: Double) {
        guard (time + x + y).isFinite else { return }
        if count == 0 {
            restingSince = time
        } else {
            let last = samples[count - 1]
            let age = time - last.time
            guard age >= 0 else { return }
            if x != last.x || y != last.y { restingSince = time }
            if age == 0 {
                count -= 1
            } else if age > VelocityEstimator.pause {
                count = 0
            } else if count == VelocityEstimator.capacity {
                for index in 1..<count { samples[index - 1] = samples[index] }
                count -= 1
            }
        }
        samples[count] = Sample(time: time, x: x, y: y)
        count += 1
    }

    /// Hashes everything that determines its results.
    package func hash(into hasher: inout StateHasher) {
        hasher.combine(Int64(count))
        hasher.combine(restingSince)
        for index in 0..<count {
            hasher.combine(samples[index].time)
            hasher.combine(samples[index].x)
            hasher.combine(samples[index].y)
        }
    }

    @inline(never)
    package func code(by coder: inout StateCoder) {
        count = Int(coder.choice(Int32(count), below: Int32(VelocityEstimator.capacity) + 1))
        coder.code(&restingSince)
        for index in 0..<count {
            var (time, x, y) = coder.isReading ? (0, 0, 0) : (samples[index].time, samples[index].x, samples[index].y)
            coder.code(&time)
            coder.code(&x)
            coder.code(&y)
            coder.check((time + x + y).isFinite && (index == 0 || time > samples[index - 1].time))
            if coder.isReading { samples[index] = Sample(time: time, x: x, y: y) }
        }
    }

    /// The velocity in units per second of a pointer released at a time in seconds.
    @inline(never)
    package func velocity(at time: Double) -> (x: Double, y: Double) {
        guard count > 1, time - restingSince <= VelocityEstimator.pause else { return (0, 0) }
        let newest = samples[count - 1]
        guard time - newest.time <= VelocityEstimator.pause else { return (0, 0) }
        var first = 0
        while newest.time - samples[first].time > VelocityEstimator.window { first += 1 }
        let span = newest.time - samples[first].time
        guard span >= VelocityEstimator.shortestSpan else { return (0, 0) }

        // Orthogonal polynomials over the samples: 1, u, and u² − αu − β, where u is time in spans from its mean.
        let number = Double(count - first)
        let scale = 1 / span
        var mean = 0.0
        for index in first..<count { mean += (samples[index].time - newest.time) * scale }
        mean /= number
        var squares = 0.0
        var cubes = 0.0
        for index in first..<count {
            let u = (samples[index].time - newest.time) * scale - mean
            squares += u * u
            cubes += u * u * u
        }
        let alpha = cubes / squares
        let beta = squares / number
        var norm = 0.0
        var slope = (x: 0.0, y: 0.0)
        var bend = (x: 0.0, y: 0.0)
        for index in first..<count {
            let u = (samples[index].time - newest.time) * scale - mean
            let q = u * u - alpha * u - beta
            let x = samples[index].x - newest.x
            let y = samples[index].y - newest.y
            norm += q * q
            slope.x += u * x
            slope.y += u * y
            bend.x += q * x
            bend.y += q * y
        }
        // The slope of u² − αu − β at the newest sample, where u = −mean. It adds lever²/norm to the variance of the
        // velocity, beside the line's 1/squares.
        let lever = -2 * mean - alpha
        let isParabola = number > 2 && lever * lever * squares <= 64 * norm
        let weight = isParabola ? lever / norm : 0
        return (
            (slope.x / squares + bend.x * weight) * scale,
            (slope.y / squares + bend.y * weight) * scale
        )
    }
}
