/// One thing to draw: a path that is filled or stroked with a paint.
public struct DrawCommand: Sendable {
    /// Raw values as `ANIM_DRAW_…`.
    public enum Kind: Int32, Sendable {
        case fill = 0
        case stroke = 1
    }
    /// Raw values as `ANIM_FILL_…`.
    public enum FillRule: Int32, Sendable {
        case nonZero = 0
        case evenOdd = 1
    }
    /// Raw values as `ANIM_CAP_…`.
    public enum LineCap: Int32, Sendable {
        case butt = 0
        case round = 1
        case square = 2
    }
    /// Raw values as `ANIM_JOIN_…`.
    public enum LineJoin: Int32, Sendable {
        case miter = 0
        case round = 1
        case bevel = 2
    }
    public enum Paint: Sendable {
        case solid(Colour)
        /// From one point to another; stops by range in the list's `stops`.
        case linear(x1: Double, y1: Double, x2: Double, y2: Double, stops: Range<Int>)
        /// Around a centre.
        case radial(x: Double, y: Double, radius: Double, stops: Range<Int>)
    }

    public var kind: Kind
    /// Number of the node in document order.
    public var node: Int32
    /// The path, in the list's `path`.
    public var verbs: Range<Int>
    public var coordinates: Range<Int>
    public var paint: Paint
    /// Takes the path, the gradient and the stroke to the scene's coordinates.
    public var transform: AffineTransform
    /// Of the node and all its groups, 0…1.
    public var opacity: Double
    public var fillRule: FillRule = .nonZero
    public var lineWidth: Double = 0
    public var lineCap: LineCap = .butt
    public var lineJoin: LineJoin = .miter
    public var miterLimit: Double = 4
}

public struct GradientStop: Sendable {
    /// 0…1, not decreasing.
    public var offset: Double
    public var colour: Colour
}

/// All that a scene shows at one moment, from back to front. Its memory is used again from frame to frame.
public struct DisplayList: Sendable {
    public internal(set) var commands: [DrawCommand] = []
    /// The paths of all commands in a row.
    public internal(set) var path = Path()
    public internal(set) var stops: [GradientStop] = []

    public init() {}

    mutating func removeAll() {
        commands.removeAll(keepingCapacity: true)
        path.removeAll(keepingCapacity: true)
        stops.removeAll(keepingCapacity: true)
    }
}
