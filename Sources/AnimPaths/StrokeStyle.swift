// SPDX-License-Identifier: MIT
import AnimMath

/// How an outline is stroked: the terms and rules of SVG 2, chapter 13.5.
package struct StrokeStyle: Sendable {
    /// The shape of open ends. The raw values are those of the ABI and never change.
    package enum Cap: Int32, Sendable {
        /// Cut straight at the end.
        case butt = 0
        /// Half a disc around the end.
        case round = 1
        /// Cut straight half the width beyond the end.
        case square = 2
    }

    /// The shape of corners. The raw values are those of the ABI and never change.
    package enum Join: Int32, Sendable {
        /// Both edges continue until they meet; a bevel if that is beyond the limit.
        case miter = 0
        /// A part of a disc around the corner.
        case round = 1
        /// A straight line from edge to edge.
        case bevel = 2
        /// A miter that is cut straight at the limit.
        case miterClip = 3
        /// Both edges continue as circles of their curvature until they meet, cut off at the limit. Circles that do not
        /// meet are changed equally until they touch; between lines a clipped miter; at a bend tighter than half the
        /// width a disc.
        case arcs = 4
    }

    /// The width of the stroke, 0 to 1e150; 0 draws nothing.
    package var width = 1.0
    package var cap = Cap.butt
    package var join = Join.miter
    /// The longest miter, from its inner to its outer corner, in widths: at least 1.
    package var miterLimit = 4.0
    /// Lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them is repeated once. Empty or all 0:
    /// solid.
    package var dashes: [Double] = []
    /// The offset into the pattern at which each subpath begins.
    package var dashOffset = 0.0
    /// Whether the outline is free of crossings and overlaps.
    package var isSimplified = false

    /// A solid stroke of width 1 with butt caps and miters of at most four widths.
    package init() {}

    /// - Throws: `.argument` or `.limit` for a property outside its range.
    package func check() throws(AnimError) {
        guard width >= 0, width.isFinite else {
            throw AnimError(.argument, "width must be finite and must not be negative")
        }
        guard width <= Path.maximumCoordinate else { throw AnimError(.limit, "width must be at most 1e150") }
        guard miterLimit >= 1, miterLimit.isFinite else {
            throw AnimError(.argument, "miter_limit must be finite and at least 1")
        }
    }
}
