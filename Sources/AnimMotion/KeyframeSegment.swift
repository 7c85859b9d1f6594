// SPDX-License-Identifier: MIT
/// The timing curve of a segment: a type with `value(at:)`, `valueAndSlope(at:)` and `slope(at:)`.
package typealias SegmentCurve = CubicBezier

extension SegmentCurve {
    package func hash(into hasher: inout StateHasher) {
        hasher.combine(x1)
        hasher.combine(y1)
        hasher.combine(x2)
        hasher.combine(y2)
    }
}

/// A spring that moves a segment, and its state at the segment's end.
package struct SegmentSpring: Sendable {
    package let spring: Spring
    package let response: SpringResponse
    package let end: SpringResponse.Basis
}

/// The data of a segment that sampling reads: its time and its kind.
package struct KeyframeSpan {
    /// Seconds from the track's beginning.
    package var start: Double
    /// 1 ÷ its length in seconds; 0 for a segment of length 0.
    var inverseLength: Double
    /// The index of its easing curve or its spring; negative for none.
    package var table: Int32
    var isSpring: Bool
}

/// The description of a segment: it moves from the value at the end of the one before to a key's value.
package struct KeyframeSegment: Sendable {
    /// The raw values are stored in snapshots.
    package enum Kind: Int32, Sendable {
        /// Holds; the key's value appears at the end.
        case hold
        case linear
        case cubic
        case spring
    }

    package var kind: Kind
    /// Its start and length: from 0 to 1 for values and blocks until a track is made, otherwise seconds.
    package var start: Double
    package var length: Double
    /// The row of the key's value; negative if the value stays unchanged.
    package var row: Int32
    /// The part of the distance that is covered before another segment takes over; 1 if none does.
    package var fraction: Double = 1
    /// The rows of the given velocities at its start and end; negative for none.
    package var startVelocity: Int32 = -1
    package var endVelocity: Int32 = -1
    package var table: Int32 = -1
    /// For a spring: whether its end value is its target, and not its position at that time.
    package var settles = false
    /// The shape of the key at its start.
    package var shape = KeyShape()
}

/// The tension, continuity and bias of a key, as the weights in its tangents of the differences before and after it
/// (Kochanek and Bartels 1984, equations 8 and 9).
package struct KeyShape: Sendable {
    /// Weights of the incoming tangent: (1−t)(1−c)(1+b)/2 and (1−t)(1+c)(1−b)/2.
    var arrivingBefore = 0.5
    var arrivingAfter = 0.5
    /// Weights of the outgoing tangent: (1−t)(1+c)(1+b)/2 and (1−t)(1−c)(1−b)/2.
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
