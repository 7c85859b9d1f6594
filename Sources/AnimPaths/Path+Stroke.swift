// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

extension Path {
    /// The outline of the path's stroke, to be filled by the non-zero rule.
    ///
    /// Curves stay curves: cubic ones within `tolerance` of the exact offset curves at half the width. A closed subpath
    /// gives two outlines of opposite directions, an open one gives one; bends tighter than half the width add outlines
    /// of their own. The whole is the stroke shape of SVG 2 (chapter 13.5.5): the area swept by the normals, with joins
    /// and caps. A cusp is round, as the limit of an ever tighter bend.
    ///
    /// - Parameters:
    ///   - style: The stroke style.
    ///   - tolerance: 0 is a thousandth of the width. At least 1e-9 of the path's or the width's size is used.
    /// - Throws: `.argument` and `.limit` for an invalid style or tolerance; `.limit` for too many dashes and for an
    ///   outline with more verbs than a path can have.
    package func stroked(_ style: StrokeStyle, tolerance: Double = 0) throws(AnimError) -> Path {
        let outline = try strokeOutline(style, tolerance: tolerance)
        return style.isSimplified ? try outline.simplified() : outline
    }

    /// The outline without simplification, whatever the style says: so scene strokes do not link boolean operations
    /// into a library.
    /// - Parameter limit: the most verbs of the path, and about the most of the outline. O(limit).
    package func strokeOutline(
        _ style: StrokeStyle,
        tolerance: Double = 0,
        limit: Int = Path.maximumVerbCount
    ) throws(AnimError) -> Path {
        try style.check()
        guard verbs.count <= limit else { throw Stroker.tooLarge }
        guard tolerance >= 0, tolerance.isFinite else {
            throw AnimError(.argument, "tolerance must be finite and must not be negative")
        }
        // The outline of a dash has four verbs or more.
        let source = try dashedForStroke(style, limit: limit / 4)
        guard style.width > 0 else { return Path() }
        var pieces = StrokePieces()
        pieces.take(source, width: style.width)
        let halfWidth = 0.5 * style.width * pieces.scale
        let allowed = tolerance > 0 ? tolerance * pieces.scale : 2e-3 * halfWidth
        // Coordinates are at most 1, so anything beyond these limits is effectively infinite.
        var stroker = Stroker(style, halfWidth: halfWidth, tolerance: min(max(allowed, 1e-9), 1e9), limit: limit)
        for subpath in pieces.subpaths { try stroker.append(subpath, of: pieces.pieces) }
        var result = stroker.result
        let scale = 1 / pieces.scale
        result.transform(by: AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
        return result
    }

    /// The path with the style's dashes. Dashes of length 0 become invisibly short lines, which gives them a direction.
    func dashedForStroke(_ style: StrokeStyle, limit: Int = .max) throws(AnimError) -> Path {
        if style.dashes.isEmpty { return self }
        var dashed = Path()
        try appendDashes(of: style, to: &dashed, limit: limit)
        return dashed
    }

    func appendDashes(of style: StrokeStyle, to dashed: inout Path, limit: Int) throws(AnimError) {
        try style.dashes.withUnsafeBufferPointer { (dashes) throws(AnimError) in
            let dot = 0x1p-20 * style.width
            try appendDashed(dashes, offset: style.dashOffset, dotLength: dot, limit: limit, to: &dashed)
        }
    }
}
