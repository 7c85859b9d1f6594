// SPDX-License-Identifier: MIT
/// The shape of a spline at a keyframe, in the terms of Kochanek and Bartels. All 0 is a Catmull-Rom spline.
public struct KeyframeShape: Sendable, Hashable {
    /// How sharply the spline bends: 1 is a corner, below 0 is rounder. All three numbers are at most 10⁶ in size.
    public var tension: Double
    /// How much the directions before and after the keyframe differ; 0 is smooth.
    public var continuity: Double
    /// Whether the spline bends before the keyframe (below 0) or after it (above 0).
    public var bias: Double

    /// A shape.
    /// - Parameters:
    ///   - tension: How sharply the spline bends.
    ///   - continuity: How much the directions before and after the keyframe differ.
    ///   - bias: Whether the spline bends before the keyframe or after it.
    public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
        self.tension = tension
        self.continuity = continuity
        self.bias = bias
    }
}
