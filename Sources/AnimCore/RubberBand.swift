// SPDX-License-Identifier: MIT
import AnimMotion

/// The resistance of a scroll view that is dragged beyond its bounds: a position x beyond a bound is shown (1 − 1 / (x
/// × coefficient / dimension + 1)) × dimension beyond it.
public struct RubberBand: Sendable, Hashable {
    private let core: AnimMotion.RubberBand

    /// The coefficient of UIScrollView.
    public static let defaultCoefficient = AnimMotion.RubberBand.defaultCoefficient

    /// Makes a rubber band.
    /// - Parameters:
    ///   - bounds: The range without resistance; may be infinite on either side.
    ///   - dimension: The size of the view in that direction, above 0 and at most 1e150.
    ///   - coefficient: Above 0 and at most 1e150.
    /// - Throws: `.argument` outside these ranges.
    public init(
        bounds: ClosedRange<Double>,
        dimension: Double,
        coefficient: Double = defaultCoefficient
    ) throws(AnimError) {
        core = try translating { () throws(EngineError) in
            try AnimMotion.RubberBand(
                bounds: (bounds.lowerBound, bounds.upperBound),
                dimension: dimension,
                coefficient: coefficient
            )
        }
    }

    /// Where content dragged to a position is shown.
    /// - Parameter position: At most 1e150 in size.
    /// - Throws: `.argument` or `.limit` outside that range.
    public func value(at position: Double) throws(AnimError) -> Double {
        core.value(at: try bounded(position, "position"))
    }

    /// The position of a drag whose content is shown at a value: the inverse of `value(at:)`.
    /// - Parameter value: At most 1e150 in size.
    /// - Throws: `.argument` or `.limit` outside that range.
    public func position(of value: Double) throws(AnimError) -> Double {
        core.position(of: try bounded(value, "value"))
    }

    /// Adds the bounds, the dimension and the coefficient to a hash.
    /// - Parameter hasher: The hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(core.lowerBound)
        hasher.combine(core.upperBound)
        hasher.combine(core.dimension)
        hasher.combine(core.coefficient)
    }
}
