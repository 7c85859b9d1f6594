// SPDX-License-Identifier: MIT
import AnimPaths
import AnimScene

/// How a path is stroked, in the terms of SVG.
public struct StrokeStyle: Sendable, Hashable {
    /// The ends of open subpaths and dashes.
    public enum Cap: Int32, Sendable {
        /// Straight, at the end point.
        case butt = 0
        /// A half circle.
        case round = 1
        /// Straight, half a width beyond the end point.
        case square = 2
    }

    /// The corners.
    public enum Join: Int32, Sendable {
        /// Pointed, up to the miter limit; a bevel beyond it.
        case miter = 0
        /// Round.
        case round = 1
        /// Cut off.
        case bevel = 2
        /// Pointed, cut straight at the miter limit.
        case miterClip = 3
        /// As `miterClip`, but the edges of curves continue as circles of their curvature if these circles meet.
        case arcs = 4
    }

    /// The width in units, 0…1e150; 0 draws nothing.
    public var width: Double
    /// The ends of open subpaths and dashes.
    public var cap: Cap
    /// The corners.
    public var join: Join
    /// The longest miter, from its inner to its outer corner, in widths: 1 or more.
    public var miterLimit: Double
    /// Lengths of dashes and gaps in turn, each 0…1e150; empty for a line without gaps.
    public var dashes: [Double]
    /// The offset into the dash pattern at which each subpath begins.
    public var dashOffset: Double
    /// Whether the outline is free of crossings and overlaps. It does not affect which points a stroke contains.
    public var isSimplified: Bool

    /// A style.
    /// - Parameters:
    ///   - width: The width in units, 0…1e150.
    ///   - cap: The ends of open subpaths and dashes.
    ///   - join: The corners.
    ///   - miterLimit: The longest miter in widths: 1 or more.
    ///   - dashes: Lengths of dashes and gaps in turn, each 0…1e150.
    ///   - dashOffset: The offset into the dash pattern at which each subpath begins.
    ///   - isSimplified: Whether the outline is free of crossings and overlaps.
    public init(
        width: Double = 1,
        cap: Cap = .butt,
        join: Join = .miter,
        miterLimit: Double = 4,
        dashes: [Double] = [],
        dashOffset: Double = 0,
        isSimplified: Bool = false
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashOffset = dashOffset
        self.isSimplified = isSimplified
    }

    init(_ stroke: AnimScene.DrawStroke, _ list: AnimScene.DisplayList) {
        width = stroke.width
        cap = Cap(rawValue: stroke.cap.rawValue) ?? .butt
        join = Join(rawValue: stroke.join.rawValue) ?? .miter
        miterLimit = stroke.miterLimit
        dashes = Array(list.dashes[stroke.dashes.indices])
        dashOffset = stroke.dashOffset
        isSimplified = false
    }

    var core: AnimPaths.StrokeStyle {
        var style = AnimPaths.StrokeStyle()
        style.width = width
        style.cap = AnimPaths.StrokeStyle.Cap(rawValue: cap.rawValue) ?? .butt
        style.join = AnimPaths.StrokeStyle.Join(rawValue: join.rawValue) ?? .miter
        style.miterLimit = miterLimit
        style.dashes = dashes
        style.dashOffset = dashOffset
        style.isSimplified = isSimplified
        return style
    }
}
