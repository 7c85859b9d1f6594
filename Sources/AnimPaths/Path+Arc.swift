// SPDX-License-Identifier: MIT
import AnimMath

extension Path {
    /// Appends a circular arc around a point, from one vector to another rotated by an angle: one piece for each
    /// quarter turn, more if the tolerance requires it.
    @inline(never)
    mutating func appendArc(
        _ center: SIMD2<Double>,
        _ from: SIMD2<Double>,
        _ to: SIMD2<Double>,
        _ angle: Double,
        _ tolerance: Double
    ) {
        let radius = StrokeCurve.length(from)
        let quarters = angle.magnitude / (0.5 * .pi)
        var count = Path.pieceCount(quarters + (1 - 1e-9), limit: 96) ?? 96
        // A cubic for a quarter turn has an error of 2.73e-4 of its radius; the error grows with the sixth power of the
        // angle.
        while count < 96 {
            let share = quarters / Double(count)
            let square = share * share
            if 2.8e-4 * radius * square * square * square <= 0.5 * tolerance { break }
            count += 1
        }
        let step = angle / Double(count)
        let handle = 4.0 / 3 * Math.tan(0.25 * step)
        var (sine, cosine) = Math.sincos(step)
        // π/2 is not quite a quarter turn.
        if cosine.magnitude < 1e-15 { (sine, cosine) = (sine > 0 ? 1 : -1, 0) }
        var current = from
        for index in 1...count {
            let turned = SIMD2(current.x * cosine - current.y * sine, current.x * sine + current.y * cosine)
            let next = index == count ? to : turned
            let c1 = center + current + handle * SIMD2(-current.y, current.x)
            let c2 = center + next - handle * SIMD2(-next.y, next.x)
            let end = center + next
            appendCubic(c1.x, c1.y, c2.x, c2.y, end.x, end.y)
            current = next
        }
    }
}
