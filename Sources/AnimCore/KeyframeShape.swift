// SPDX-License-Identifier: MIT
/// How a spline goes through a keyframe, in the terms of Kochanek and Bartels; all 0 is a Catmull-Rom spline.
public struct KeyframeShape: Sendable, Equatable {
    /// How sharply it bends: 1 is a corner, below 0 is rounder. At most 10⁶ in size, as all three.
    public var tension: Double
    /// How much its directions before and after differ; 0 is smooth.
    public var continuity: Double
    /// Whether it bends before the keyframe (below 0) or after it (above 0).
    public var bias: Double

    /// A shape.
    /// - Parameters:
    ///   - tension: How sharply it bends.
    ///   - continuity: How much its directions before and after differ.
    ///   - bias: Whether it bends before the keyframe or after it.
    public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
        self.tension = tension
        self.continuity = continuity
        self.bias = bias
    }
}
