// SPDX-License-Identifier: MIT
/// The velocity of a pointer when it is let go, from its last samples.
///
/// A parabola by least squares, unweighted, through the samples of the last 100 ms (20 at most), and its slope at the
/// newest: Android's VelocityTracker strategy LSQ2 (frameworks/native, libs/input/VelocityTracker.cpp), with its
/// window, its count and its rule that a pointer without a sample for more than 40 ms had stopped. A line lags behind a
/// finger that is speeding up, as one that flicks is; the parabola does not.
///
/// Where Android's fit is fragile, this one falls back:
/// - Two samples make a line, one no velocity. So does a window of less than a millisecond.
/// - Where the samples lie so unevenly in time that the slope of the parabola has a standard error of more than about
///   eight times the line's, it is the line's.
/// - A pointer that has reported one and the same place for more than 40 ms had stopped, too.
///
/// It computes relative to the newest sample, so large times and coordinates do no harm. Its memory is fixed.
package final class VelocityEstimator {
    /// Seconds back from the newest sample that count.
    package static let window = 0.1
    /// Seconds without movement after which a pointer has stopped.
    package static let pause = 0.04
    /// Samples that count.
    package static let capacity = 20
    /// Seconds that the samples must span.
    package static let shortestSpan = 0.001

    private struct Sample {
        package var time: Double
        package var x: Double
        package var y: Double
    }

    /// The oldest first.
    private let samples: UnsafeMutablePointer<Sample>
    private var count = 0
    /// Since when it has been where it is.
    private var restingSince = 0.0

    package init() { samples = .allocate(capacity: VelocityEstimator.capacity) }

    deinit { samples.deallocate() }

    /// Forgets all samples: for the next time that a pointer goes down.
    package func reset() { count = 0 }

    /// Where the pointer is, at a time in seconds (of any clock). A sample at the time of the last one replaces it; one of
    /// an earlier time is ignored, as is one that is not finite.
    ///
    /// The place at which a pointer goes up is usually the last one repeated, and is better left out.
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

    /// All that determines what it will say.
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

    /// The velocity in units per second of a pointer that is let go at a time (seconds).
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
        // The slope of u² − αu − β at the newest sample, where u = −mean. What it adds to the variance of the velocity is
        // lever²/norm, beside the line's 1/squares.
        let lever = -2 * mean - alpha
        let isParabola = number > 2 && lever * lever * squares <= 64 * norm
        let weight = isParabola ? lever / norm : 0
        return (
            (slope.x / squares + bend.x * weight) * scale,
            (slope.y / squares + bend.y * weight) * scale
        )
    }
}
