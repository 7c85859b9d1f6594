import AnimMotion

/// One step of drawing. Its memory is that of the ABI's `anim_draw_command`, so that a list is handed out as it stands.
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
    package enum Paint: Sendable {
        case solid(Color)
        /// From one point to another; stops by range in the list's `stops`.
        case linear(x1: Double, y1: Double, x2: Double, y2: Double, stops: Range<Int>)
        /// Around a center.
        case radial(x: Double, y: Double, radius: Double, stops: Range<Int>)
        /// Once around a center, clockwise from an angle.
        case angular(x: Double, y: Double, angle: Double, stops: Range<Int>)
    }

    var kindCode: Int32
    /// The fill rule; of an image, its fit.
    package var ruleCode: Int32 = 0
    var paintCode: Int32 = 0
    /// Number of the node in document order.
    package var node: Int32
    /// In the list's verbs; of a text, its font in the list's text.
    var verbStart: UInt32 = 0
    package var verbCount: UInt32 = 0
    var coordinateStart: UInt32 = 0
    package var coordinateCount: UInt32 = 0
    var stopStart: UInt32 = 0
    var stopCount: UInt32 = 0
    /// The line's cap and join; of a text, its alignment and baseline.
    package var capCode: Int32 = 0
    package var joinCode: Int32 = 0
    /// Takes the path, the gradient, the stroke, the shadow, the text and the image to the scene's coordinates.
    package var transform: AffineTransform
    /// 0…1: of the node; that of a group is its layer's.
    package var opacity: Double = 1
    /// Of a solid paint, or of a layer's shadow.
    package var color = Color(red: 0, green: 0, blue: 0, opacity: 0)
    package var gradient: (Double, Double, Double, Double) = (0, 0, 0, 0)
    package var lineWidth: Double = 0
    package var miterLimit: Double = 0
    var boundsX: Double = 0
    var boundsY: Double = 0
    var boundsWidth: Double = 0
    var boundsHeight: Double = 0
    /// That of the list when what it draws changed last.
    package var revision: UInt64 = 0
    /// In the list's numbers: a stroke's dashes, a layer's shadow, a text's and an image's place.
    var numberStart: UInt32 = 0
    var numberCount: UInt32 = 0
    package var dashOffset: Double = 0
    /// In the list's text.
    var textStart: UInt32 = 0
    var textCount: UInt32 = 0
    /// `ANIM_BLEND_…` of a layer.
    package var blend: Int32 = 0
    var padding: Int32 = 0

    init(_ kind: Kind, node: Int32, _ transform: AffineTransform) {
        kindCode = kind.rawValue
        self.node = node
        self.transform = transform
    }

    package var kind: Kind { Kind(rawValue: kindCode) ?? .fill }
    package var fillRule: FillRule { FillRule(rawValue: ruleCode) ?? .nonZero }
    package var lineCap: LineCap { LineCap(rawValue: capCode) ?? .butt }
    package var lineJoin: LineJoin { LineJoin(rawValue: joinCode) ?? .miter }
    package var verbs: Range<Int> { Int(verbStart)..<Int(verbStart) + Int(verbCount) }
    package var coordinates: Range<Int> { Int(coordinateStart)..<Int(coordinateStart) + Int(coordinateCount) }
    package var stops: Range<Int> { Int(stopStart)..<Int(stopStart) + Int(stopCount) }
    package var numbers: Range<Int> { Int(numberStart)..<Int(numberStart) + Int(numberCount) }
    package var text: Range<Int> { Int(textStart)..<Int(textStart) + Int(textCount) }

    package var paint: Paint {
        let (x, y, third, fourth) = gradient
        switch paintCode {
        case 1: return .linear(x1: x, y1: y, x2: third, y2: fourth, stops: stops)
        case 2: return .radial(x: x, y: y, radius: third, stops: stops)
        case 3: return .angular(x: x, y: y, angle: third, stops: stops)
        default: return .solid(color)
        }
    }

    /// What it can change of a picture, in the scene's coordinates; `nothing` where it can change nothing.
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

package struct GradientStop: Sendable {
    /// 0…1, not decreasing.
    package var offset: Double
    package var color: Color
}
