// SPDX-License-Identifier: MIT
/// The timing curve of a segment: what has `value(at:)`, `valueAndSlope(at:)` and `slope(at:)`.
package typealias SegmentCurve = CubicBezier

extension SegmentCurve {
    package func hash(into hasher: inout StateHasher) {
        hasher.combine(x1)
        hasher.combine(y1)
        hasher.combine(x2)
        hasher.combine(y2)
    }
}

/// A spring that moves a segment, and what it has come to at the segment's end.
package struct SegmentSpring: Sendable {
    package let spring: Spring
    package let response: SpringResponse
    package let end: SpringResponse.Basis
}

/// What sampling reads of a segment: when it runs, and how.
package struct KeyframeSpan {
    /// Seconds from the track's beginning.
    package var start: Double
    /// 1 ÷ its length in seconds; 0 for a segment without length.
    var inverseLength: Double
    /// The number of the curve that eases it, or of its spring; below zero: none.
    package var table: Int32
    var isSpring: Bool
}

/// What a segment is made from: it moves from where the one before has left the value to a key's value.
package struct KeyframeSegment: Sendable {
    /// The raw values stand in snapshots.
    package enum Kind: Int32, Sendable {
        /// Stays where it is; the key's value comes at the end.
        case hold
        case linear
        case cubic
        case spring
    }

    package var kind: Kind
    /// Where it starts and how long it is: of values and blocks from 0 to 1, until a track is made; otherwise seconds.
    package var start: Double
    package var length: Double
    /// The row of the key's value; below zero: the value stays what it is.
    package var row: Int32
    /// How much of the way it comes before another one takes over: 1 is all of it.
    package var fraction: Double = 1
    /// The rows of the given velocities at its start and end; below zero: none.
    package var startVelocity: Int32 = -1
    package var endVelocity: Int32 = -1
    package var table: Int32 = -1
    /// Of a spring: whether its end is its target, and not where it happens to be then.
    var settles = false
    /// Of the key at its start.
    package var shape = KeyShape()
}

/// The tension, continuity and bias of a key, as the weights of the differences before and after it in its tangents
/// (Kochanek and Bartels 1984, equations 8 and 9).
package struct KeyShape: Sendable {
    /// Of the tangent with which the value arrives: (1−t)(1−c)(1+b)/2 and (1−t)(1+c)(1−b)/2.
    var arrivingBefore = 0.5
    var arrivingAfter = 0.5
    /// Of the tangent with which it leaves: (1−t)(1+c)(1+b)/2 and (1−t)(1−c)(1−b)/2.
    var leavingBefore = 0.5
    var leavingAfter = 0.5

    init() {}

    init(tension: Double, continuity: Double, bias: Double) {
        let half = 0.5 * (1 - tension)
        arrivingBefore = half * (1 - continuity) * (1 + bias)
        arrivingAfter = half * (1 + continuity) * (1 - bias)
        leavingBefore = half * (1 + continuity) * (1 + bias)
        leavingAfter = half * (1 - continuity) * (1 - bias)
    }
}
