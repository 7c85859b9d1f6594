// SPDX-License-Identifier: MIT
/// Values that are added to others, in their inner components: an additive animation's, and a cumulative one's repeats.
///
/// Inner components add up one by one, as Web Animations accumulates them: translations, angles and skews as they are, the
/// scales by what they differ from 1 (CSS Transforms 2, "interpolation of decomposed 2D matrix values", accumulation:
/// V = Va + Vb − 1), colors component by component in the space in which they are interpolated.
extension ValueEncoding {
    /// What adds nothing: the identity's parts of a transform, otherwise zeros.
    package func storeNeutral(_ inner: UnsafeMutablePointer<Double>, count: Int) {
        for index in 0..<innerCount(outer: count) { inner[index] = 0 }
        if case .transform = self { (inner[3], inner[4]) = (1, 1) }
    }

    /// Takes what adds nothing off a value, which may lie anywhere.
    package func subtractNeutral(_ inner: UnsafeMutablePointer<Double>) {
        switch self {
        case .plain, .shortestTurn: break
        case .transform: (inner[3], inner[4]) = (inner[3] - 1, inner[4] - 1)
        case .color: clearPowerlessHue(inner)
        }
    }

    /// Makes a value that is added of an encoded one: a color without a hue of its own has none to add, whatever its rounding
    /// says.
    package func clearPowerlessHue(_ inner: UnsafeMutablePointer<Double>) {
        guard case .color(let color) = self, color.space == .okLCH, color.isPowerless(inner) else { return }
        inner[2] = 0
    }

    /// As `align`, for values that are added. What has no hue of its own does not take over the other's: it would be added
    /// from the beginning.
    package func alignAddends(
        origin: UnsafeMutablePointer<Double>,
        target: UnsafePointer<Double>,
        count: Int
    ) {
        guard case .color(let color) = self else { return align(origin: origin, target: target, count: count) }
        guard color.space == .okLCH else { return }
        let hasHues = !color.isPowerless(origin) && !color.isPowerless(target)
        origin[2] = Angle.aligned(origin[2], to: target[2], hasHues ? color.hue : .shorter)
    }
}
