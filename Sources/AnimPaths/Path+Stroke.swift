// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

extension Path {
    /// The outline of the path's stroke, to be filled by the non-zero rule.
    ///
    /// Curves stay curves: cubic ones within `tolerance` of those at half the width beside the center line. A closed
    /// subpath gives two outlines of opposite directions, an open one gives one; bends that are tighter than half the width
    /// add outlines of their own. The whole is what SVG 2 (chapter 13.5.5) calls the stroke shape: all that the normals
    /// sweep, with joins and caps; a cusp is round, as an ever tighter bend is.
    ///
    /// - Parameters:
    ///   - style: How it is stroked.
    ///   - tolerance: 0 is a thousandth of the width. Less than 1e-9 of the path's or the width's size counts as that.
    /// - Throws: `.argument` and `.limit` for a style or tolerance that is none; `.limit` for too many dashes and for an
    ///   outline of more verbs than a path can have.
    package func stroked(_ style: StrokeStyle, tolerance: Double = 0) throws(AnimError) -> Path {
        let outline = try strokeOutline(style, tolerance: tolerance)
        return style.isSimplified ? try outline.simplified() : outline
    }

    /// The same as it comes out, whatever the style says of crossings: a scene's strokes bring no combination of paths into a
    /// library.
    package func strokeOutline(_ style: StrokeStyle, tolerance: Double = 0) throws(AnimError) -> Path {
        try style.check()
        guard tolerance >= 0, tolerance.isFinite else {
            throw AnimError(.argument, "tolerance must be finite and must not be negative")
        }
        let source = try dashedForStroke(style)
        guard style.width > 0 else { return Path() }
        var pieces = StrokePieces()
        pieces.take(source, width: style.width)
        let halfWidth = 0.5 * style.width * pieces.scale
        let allowed = tolerance > 0 ? tolerance * pieces.scale : 2e-3 * halfWidth
        // Coordinates are 1 at most: what is beyond is as good as infinite.
        var stroker = Stroker(style, halfWidth: halfWidth, tolerance: min(max(allowed, 1e-9), 1e9))
        for subpath in pieces.subpaths { try stroker.append(subpath, of: pieces.pieces) }
        var result = stroker.result
        let scale = 1 / pieces.scale
        result.transform(by: AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
        return result
    }

    /// The path with the style's dashes; those without a length as lines so short that they do not show, for the direction.
    func dashedForStroke(_ style: StrokeStyle) throws(AnimError) -> Path {
        if style.dashes.isEmpty { return self }
        var dashed = Path()
        try appendDashes(of: style, to: &dashed)
        return dashed
    }

    func appendDashes(of style: StrokeStyle, to dashed: inout Path) throws(AnimError) {
        try style.dashes.withUnsafeBufferPointer { (dashes) throws(AnimError) in
            try appendDashed(dashes, offset: style.dashOffset, dotLength: 0x1p-20 * style.width, to: &dashed)
        }
    }
}
