// SPDX-License-Identifier: MIT
import AnimMath

/// The resistance of a scroll view that is dragged beyond its bounds: x' = (1 − 1/(x c/d + 1)) d, for a drag of x
/// beyond the bound, the view's dimension d and the coefficient c, 0.55 in UIScrollView (published by its users, 2012).
///
/// Its initial slope is c, and it never reaches d. Computed as d · xc/(xc + d), the same without cancellation.
package struct RubberBand: Sendable, Equatable {
    /// UIScrollView's coefficient.
    package static let defaultCoefficient = 0.55

    package let lowerBound: Double
    package let upperBound: Double
    /// d: the size of the view in that direction, > 0.
    package let dimension: Double
    /// c, > 0.
    package let coefficient: Double

    /// - Throws: `.argument` unless dimension and coefficient are above zero and at most 1e150 and the bounds are an
    ///   interval; a bound may be infinite on its side.
    package init(
        bounds: (min: Double, max: Double),
        dimension: Double,
        coefficient: Double = defaultCoefficient
    ) throws(AnimError) {
        guard dimension > 0, dimension <= 1e150, coefficient > 0, coefficient <= 1e150 else {
            throw AnimError(.argument, "dimension and coefficient must be above 0 and at most 1e150")
        }
        guard bounds.min <= bounds.max, bounds.min < .infinity, bounds.max > -.infinity else {
            throw AnimError(.argument, "minimum must not be above maximum")
        }
        lowerBound = bounds.min
        upperBound = bounds.max
        self.dimension = dimension
        self.coefficient = coefficient
    }

    /// Where content dragged to `position` is shown: unchanged between the bounds, less far beyond them.
    package func value(at position: Double) -> Double {
        let bound = nearest(position)
        let pull = (position - bound) * coefficient
        return bound + dimension * (pull / (pull.magnitude + dimension))
    }

    /// The position that is shown at `value`. Infinite if there is none: `dimension` or more beyond a bound.
    package func position(of value: Double) -> Double {
        let bound = nearest(value)
        let excess = value - bound
        let room = dimension - excess.magnitude
        if room <= 0 { return excess < 0 ? -.infinity : .infinity }
        return bound + dimension * (excess / room) / coefficient
    }

    private func nearest(_ position: Double) -> Double { min(max(position, lowerBound), upperBound) }
}
