// SPDX-License-Identifier: MIT
/// Values added to others, in inner components: those of an additive animation, and the repeats of a cumulative one.
///
/// Inner components are added one by one, as Web Animations accumulates them: translations, angles and skews as they
/// are, scales by their difference from 1 (CSS Transforms 2, "interpolation of decomposed 2D matrix values",
/// accumulation: V = Va + Vb − 1), colors by component in their interpolation space.
extension ValueEncoding {
    /// The neutral value: the parts of the identity for a transform, otherwise zeros.
    package func storeNeutral(_ inner: UnsafeMutablePointer<Double>, count: Int) {
        for index in 0..<innerCount(outer: count) { inner[index] = 0 }
        if case .transform = self { (inner[3], inner[4]) = (1, 1) }
    }

    /// Subtracts the neutral value from a value in any memory.
    package func subtractNeutral(_ inner: UnsafeMutablePointer<Double>) {
        switch self {
        case .plain, .shortestTurn: break
        case .transform: (inner[3], inner[4]) = (inner[3] - 1, inner[4] - 1)
        case .color: clearPowerlessHue(inner)
        }
    }

    /// Converts an encoded value to an addend: a color without a hue of its own has no hue to add, only rounding
    /// errors.
    package func clearPowerlessHue(_ inner: UnsafeMutablePointer<Double>) {
        guard case .color(let color) = self, color.space == .okLCH, color.isPowerless(inner) else { return }
        inner[2] = 0
    }

    /// As `align`, for values that are added. A value without a hue of its own does not take the other's, since it
    /// would be added from the beginning.
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
