// SPDX-License-Identifier: MIT
/// The meaning of the three components of a color. The raw values are those of `ANIM_COLOR_SPACE_…` in `animcore.h`.
///
/// All spaces are unbounded: components below 0 and above 1 are colors outside the gamut, not errors.
package enum ColorSpace: Int32, Sendable {
    /// sRGB as in CSS: red, green and blue with the transfer function of IEC 61966-2-1, mirrored below 0.
    case sRGB = 0
    /// Linear sRGB: sRGB's primaries, proportional to light.
    case linearSRGB = 1
    /// Display P3's primaries with sRGB's transfer function.
    case displayP3 = 2
    /// OKLab (Björn Ottosson, 2020): lightness 0…1, a and b.
    case okLab = 3
    /// OKLab in polar form: lightness, chroma and hue, the hue in radians.
    case okLCH = 4
}

/// Three components of a color and its opacity, each with its velocity: lane 0 is the value, lane 1 the velocity.
///
/// The same arithmetic computes both, by the chain rule. (Lane by lane, so that the value has the same bits whatever
/// the velocity is.)
package struct MovingColor {
    package var x: SIMD2<Double>
    package var y: SIMD2<Double>
    package var z: SIMD2<Double>
    package var opacity: SIMD2<Double>

    @inline(never)
    init(_ values: UnsafePointer<Double>, _ velocities: UnsafePointer<Double>?) {
        func pair(_ index: Int) -> SIMD2<Double> { SIMD2(values[index], velocities?[index] ?? 0) }
        (x, y, z, opacity) = (pair(0), pair(1), pair(2), pair(3))
    }

    /// Writes the values (lane 0) or the velocities (lane 1) of all four components.
    @inline(never)
    package func store(lane: Int, in result: UnsafeMutablePointer<Double>) {
        result[0] = x[lane]
        result[1] = y[lane]
        result[2] = z[lane]
        result[3] = opacity[lane]
    }

    /// Components are clamped to this size, so that no power of them overflows.
    private static let largestComponent = 1e30
    /// Velocities are clamped to this size.
    private static let largestVelocity = 1e150

    @inline(never)
    package static func clamped(_ x: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(
            max(-largestComponent, min(x[0], largestComponent)),
            max(-largestVelocity, min(x[1], largestVelocity))
        )
    }

    /// The product of two numbers with velocities.
    package static func product(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(a[0] * b[0], a[0] * b[1] + a[1] * b[0])
    }

    /// Replaces each component, of the first three or fewer, by a function of it.
    @inline(never)
    package mutating func forEach(_ count: Int = 3, _ function: (SIMD2<Double>) -> SIMD2<Double>) {
        withUnsafeMutablePointer(to: &self) {
            $0.withMemoryRebound(to: SIMD2<Double>.self, capacity: 4) {
                for index in 0..<count { $0[index] = function($0[index]) }
            }
        }
    }
}
