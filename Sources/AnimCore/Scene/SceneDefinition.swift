/// A number in a document: given, or a component of a property's presentation value.
enum NumberSource: Sendable {
    case constant(Double)
    /// Index of a component of the stage.
    case component(Int)
}

/// A colour in a document: given, or a colour property's presentation value.
enum ColourSource: Sendable {
    case constant(Colour)
    /// Index of the first component of a colour property.
    case components(Int)
}

/// What a fill or stroke is painted with.
enum PaintSource: Sendable {
    case colour(ColourSource)
    case linear(x1: NumberSource, y1: NumberSource, x2: NumberSource, y2: NumberSource, stops: Range<Int>)
    case radial(x: NumberSource, y: NumberSource, radius: NumberSource, stops: Range<Int>)
}

struct GradientStopSource: Sendable {
    var offset: Double
    var colour: ColourSource
}

struct StrokeSource: Sendable {
    var paint: PaintSource
    var width: NumberSource
    var cap: DrawCommand.LineCap = .butt
    var join: DrawCommand.LineJoin = .miter
    var miterLimit = 4.0
}

struct FrameSource: Sendable {
    var x: NumberSource
    var y: NumberSource
    var width: NumberSource
    var height: NumberSource
}

/// What a node draws.
enum ShapeSource: Sendable {
    case group
    case rectangle(FrameSource, radius: NumberSource)
    case ellipse(FrameSource)
    case symbol(FrameSource, stroke: NumberSource, arrowness: NumberSource)
    case path(Path)
}

/// A node of the tree, in document order: a node's descendants follow it.
struct NodeDefinition: Sendable {
    /// −1 for a node at the root.
    var parent: Int32
    /// Index among the stage's names, or −1.
    var name: Int32 = -1
    var shape: ShapeSource
    var x = NumberSource.constant(0)
    var y = NumberSource.constant(0)
    var rotation = NumberSource.constant(0)
    var scaleX = NumberSource.constant(1)
    var scaleY = NumberSource.constant(1)
    /// The point that rotation and scale leave in place.
    var anchorX = NumberSource.constant(0)
    var anchorY = NumberSource.constant(0)
    var opacity = NumberSource.constant(1)
    var fill: PaintSource?
    var fillRule = DrawCommand.FillRule.nonZero
    var stroke: StrokeSource?
}

/// Where a pointer can touch.
struct RegionDefinition: Sendable {
    enum Shape: Sendable {
        case rectangle
        case ellipse
        case roundedRectangle(radius: Double)
    }

    /// Index of the region's name among the stage's names.
    var name: Int32
    var shape: Shape
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    /// What is taken off every side of the bounds while a touch is tracked: −70 grows them by 70, as UIControl does.
    var inset: Double
    /// Indices of the names of the events, by `ControlEvent`.
    var events: [Int32]
}

/// What a pointer does to a region, after UIControl's control events.
enum ControlEvent: Int, Sendable {
    case down = 0
    case dragInside
    case dragOutside
    case dragEnter
    case dragExit
    case upInside
    case upOutside
    case cancel

    static let suffixes: WordList =
        ".down .drag.inside .drag.outside .drag.enter .drag.exit .up.inside .up.outside .cancel"
}
