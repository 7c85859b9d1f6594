// SPDX-License-Identifier: MIT
import AnimMotion

/// One drawing command. Its memory layout is that of the ABI's `anim_draw_command`, so a list is handed out in place.
package struct DrawCommand: Sendable {
    /// Raw values as `ANIM_DRAW_KIND_…`.
    package enum Kind: Int32, Sendable {
        case fill = 0
        case stroke = 1
        case text = 2
        case image = 3
        case layerBegin = 4
        case layerEnd = 5
        case clipBegin = 6
        case clipEnd = 7
    }
    /// Raw values as `ANIM_FILL_RULE_…`.
    package enum FillRule: Int32, Sendable {
        case nonZero = 0
        case evenOdd = 1
    }
    /// Raw values as `ANIM_CAP_…`.
    package enum LineCap: Int32, Sendable {
        case butt = 0
        case round = 1
        case square = 2
    }
    /// Raw values as `ANIM_JOIN_…`.
    package enum LineJoin: Int32, Sendable {
        case miter = 0
        case round = 1
        case bevel = 2
    }
    /// A paint with the geometry of its gradient, in the command's coordinates.
    package enum Paint: Sendable {
        case solid(Color)
        /// From one point to another; `stops` is a range of the list's stops.
        case linear(x1: Double, y1: Double, x2: Double, y2: Double, stops: Range<Int>)
        /// Around a center.
        case radial(x: Double, y: Double, radius: Double, stops: Range<Int>)
        /// Once around a center, clockwise from an angle.
        case angular(x: Double, y: Double, angle: Double, stops: Range<Int>)
    }

    var kindCode: Int32
    /// Number of the node in document order.
    package var node: Int32
    /// From the command's coordinates to the scene's.
    package var transform: AffineTransform
    /// 0…1. The opacity of the node; for a group, that of its layer.
    package var opacity: Double = 1
    var boundsX: Double = 0
    var boundsY: Double = 0
    var boundsWidth: Double = 0
    var boundsHeight: Double = 0
    /// The list's revision at the last change of its drawing.
    package var revision: UInt64 = 0
    private var content = DrawContent()

    init(_ kind: Kind, node: Int32, _ transform: AffineTransform) {
        kindCode = kind.rawValue
        self.node = node
        self.transform = transform
    }

    package var kind: Kind { Kind(rawValue: kindCode) ?? .fill }

    // MARK: Contents by kind: valid only for a command of that kind

    package var fill: DrawFill {
        get { content.load(DrawFill.self) }
        set { content.store(newValue) }
    }
    package var stroke: DrawStroke {
        get { content.load(DrawStroke.self) }
        set { content.store(newValue) }
    }
    package var text: DrawText {
        get { content.load(DrawText.self) }
        set { content.store(newValue) }
    }
    package var image: DrawImage {
        get { content.load(DrawImage.self) }
        set { content.store(newValue) }
    }
    package var layer: DrawLayer {
        get { content.load(DrawLayer.self) }
        set { content.store(newValue) }
    }
    package var clip: DrawClip {
        get { content.load(DrawClip.self) }
        set { content.store(newValue) }
    }

    // MARK: Common to several kinds

    /// Whether it is a fill, a stroke or a clip.
    package var hasPath: Bool { kind == .fill || kind == .stroke || kind == .clipBegin }
    /// The path; for a fill, a stroke or a clip.
    package var path: DrawPath {
        kindCode == Kind.clipBegin.rawValue ? clip.path : fill.path
    }
    /// The fill rule; for a fill or a clip.
    package var fillRule: FillRule {
        FillRule(rawValue: kindCode == Kind.clipBegin.rawValue ? clip.rule : fill.rule) ?? .nonZero
    }
    /// The color; for a solid fill, stroke or text.
    var color: Color {
        get { content.load(Color.self, at: DrawPaint.colorOffset) }
        set { content.store(newValue, at: DrawPaint.colorOffset) }
    }
    /// The gradient's stops; for a fill, a stroke or a text.
    package var stops: Range<Int> { paintSource.stops.indices }
    /// `ANIM_PAINT_…`; for a fill, a stroke or a text.
    var paintCode: Int32 { paintSource.code }

    /// The paint; for a fill, a stroke or a text, whose structs begin with it.
    var paintSource: DrawPaint {
        get { content.load(DrawPaint.self) }
        set { content.store(newValue) }
    }

    package var paint: Paint {
        let source = paintSource
        let (x, y, third, fourth) = source.gradient
        switch source.code {
        case 1: return .linear(x1: x, y1: y, x2: third, y2: fourth, stops: source.stops.indices)
        case 2: return .radial(x: x, y: y, radius: third, stops: source.stops.indices)
        case 3: return .angular(x: x, y: y, angle: third, stops: source.stops.indices)
        default: return .solid(source.color)
        }
    }

    /// The area of a picture that it can affect, in the scene's coordinates; `nothing` if none.
    package internal(set) var bounds: SceneBounds {
        get {
            guard boundsWidth > 0, boundsHeight > 0 else { return .nothing }
            return SceneBounds(
                minX: boundsX,
                minY: boundsY,
                maxX: boundsX + boundsWidth,
                maxY: boundsY + boundsHeight
            )
        }
        set {
            let isEmpty = newValue.isEmpty
            boundsX = isEmpty ? 0 : newValue.minX
            boundsY = isEmpty ? 0 : newValue.minY
            boundsWidth = isEmpty ? 0 : newValue.maxX - newValue.minX
            boundsHeight = isEmpty ? 0 : newValue.maxY - newValue.minY
        }
    }
}

/// A color stop of a gradient.
package struct GradientStop: Sendable {
    /// 0…1, not decreasing.
    package var offset: Double
    package var color: Color
}
