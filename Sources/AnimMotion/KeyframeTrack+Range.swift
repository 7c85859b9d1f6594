// SPDX-License-Identifier: MIT
import AnimMath

extension KeyframeTrack {
    /// The range of a component from one time in seconds to a later one. Unlimited if a key is between them.
    package func range(of component: Int, from: Double, to: Double) -> ExpressionRange {
        guard from >= 0 else { return .anything }
        guard isEased, let warp, from < duration else { return plainRange(of: component, from: from, to: to) }
        guard let progress = warp.range(from: from / duration, to: to / duration) else { return .anything }
        let range = plainRange(of: component, from: progress.low * duration, to: progress.high * duration)
        return ExpressionRange(range.low, range.high)
    }

    private func plainRange(of component: Int, from: Double, to: Double) -> ExpressionRange {
        if from >= duration { return ExpressionRange(points[segmentCount * componentCount + component]) }
        let index = from < 0 ? 0 : segment(at: from)
        guard to < duration, from >= 0, segment(at: to) == index else { return .anything }
        let span = spans[index]
        let c = coefficients + 4 * (index * componentCount + component)
        if span.isSpring {
            let response = springs[Int(span.table)].response
            let (one, other) = (response.basis(at: from - span.start), response.basis(at: to - span.start))
            return response.range(
                SpringResponse.state(one, c[0] - c[1], c[2]),
                SpringResponse.state(other, c[0] - c[1], c[2]),
                target: c[1],
                seconds: to - from
            )
        }
        var (p, q) = ((from - span.start) * span.inverseLength, (to - span.start) * span.inverseLength)
        let isStraight = span.table < 0
        if !isStraight {
            // With so many curves that none is prepared, the range is unknown.
            guard !easings.isEmpty, let eased = easings[Int(span.table)].range(from: p, to: q) else { return .anything }
            (p, q) = (eased.low, eased.high)
        }
        return cubicRange(c, p, q, hasRate: isStraight)
    }

    /// The range of c₀ + c₁ x + c₂ x² + c₃ x³: at the ends and at the zeros of its slope.
    private func cubicRange(_ c: UnsafePointer<Double>, _ p: Double, _ q: Double, hasRate: Bool) -> ExpressionRange {
        let at = { (x: Double) in c[0] + x * (c[1] + x * (c[2] + x * c[3])) }
        let slope = { (x: Double) in c[1] + x * (2 * c[2] + x * (3 * c[3])) }
        let (one, other) = (at(p), at(q))
        var (low, high) = (min(one, other), max(one, other))
        let discriminant = c[2] * c[2] - 3 * c[1] * c[3]
        if discriminant >= 0, c[2] != 0 || c[3] != 0 {
            let sum = -(c[2] + (c[2] < 0 ? -1 : 1) * discriminant.squareRoot())
            for root in 0..<2 {
                let x = root == 0 ? sum / (3 * c[3]) : c[1] / sum
                if x > p - 1e-9, x < q + 1e-9 { (low, high) = (min(low, at(x)), max(high, at(x))) }
            }
        }
        let noise = 0x1p-50 * (c[1].magnitude + c[2].magnitude + c[3].magnitude) + 0x1p-52 * c[0].magnitude
        guard hasRate else { return ExpressionRange(low - noise, high + noise) }
        // The range of the slope, whose own slope has one zero.
        var (slowest, fastest) = (min(slope(p), slope(q)), max(slope(p), slope(q)))
        let turn = -c[2] / (3 * c[3])
        if turn > p, turn < q { (slowest, fastest) = (min(slowest, slope(turn)), max(fastest, slope(turn))) }
        return ExpressionRange(
            low - noise,
            high + noise,
            first: one,
            fall: slowest * (q - p),
            rise: fastest * (q - p),
            noise: noise
        )
    }
}
