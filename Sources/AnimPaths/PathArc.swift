// SPDX-License-Identifier: MIT
/// The position of an elliptical arc of path data among a path's verbs. The path stores cubics instead, more of them
/// for a larger angle.
struct PathArc: Sendable, Equatable {
    /// The index of the arc's first verb, or where it would be.
    package var verb: Int
    /// The number of verbs: cubics, or one line for an arc with a radius of 0; 0 if it ends where it begins.
    package var count: Int
    /// Its parameters, unless it has been transformed or is of another kind.
    var shape: PathArcShape?
}

/// The parameters of an arc of SVG but its end.
struct PathArcShape: Sendable, Equatable {
    var rx: Double
    var ry: Double
    /// In degrees.
    var rotation: Double
    var isLarge: Bool
    var isPositive: Bool

    /// The parameters between two arcs: numbers as numbers; a flag is set in between if it is set at either end, as SVG
    /// 1.1 has it for `d`.
    func interpolated(_ other: PathArcShape, _ t: Double) -> PathArcShape {
        if t == 0 || t == 1 { return t == 0 ? self : other }
        return PathArcShape(
            rx: Morph.Segment.bounded(rx + (other.rx - rx) * t),
            ry: Morph.Segment.bounded(ry + (other.ry - ry) * t),
            rotation: Morph.Segment.bounded(rotation + (other.rotation - rotation) * t),
            isLarge: isLarge || other.isLarge,
            isPositive: isPositive || other.isPositive
        )
    }

    func arc(from start: SIMD2<Double>, to end: SIMD2<Double>) -> EllipticalArc {
        EllipticalArc(
            from: start,
            to: end,
            radii: SIMD2(rx, ry),
            rotation: EllipticalArc.sincos(degrees: rotation),
            isLarge: isLarge,
            isPositive: isPositive,
            piece: EllipticalArc.defaultPiece
        )
    }
}
