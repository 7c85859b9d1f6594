// What is drawn and touched, as it is kept: everything that a node is drawn with is a number among the scene's
// (`SceneNumbers`), so that nodes, paints and stops are plain records of where their numbers begin.

/// The numbers that a scene is drawn with: given in the document, or components of properties' presentation values.
struct SceneNumbers: Sendable {
    struct Binding: Sendable {
        /// Index in `values`.
        var value: Int32
        /// Index of a component of the stage.
        var component: Int32
    }

    /// One that a property says is not a number until it is first shown.
    var values: [Double] = []
    var bindings: [Binding] = []

    var count: Int32 { Int32(values.count) }

    @inline(never)
    mutating func append(_ number: Double) { values.append(number) }

    @inline(never)
    mutating func append(component: Int) {
        bindings.append(Binding(value: count, component: Int32(component)))
        append(.nan)
    }
}

/// What a fill or stroke is painted with.
struct PaintSource: Sendable {
    enum Kind: UInt8, Sendable {
        case colour, linear, radial
    }

    var kind: Kind
    /// The first of its numbers: red, green, blue and opacity; or x1, y1, x2, y2; or x, y and the radius.
    var numbers: Int32
    var stops: Range<Int32> = 0..<0
}

struct GradientStopSource: Sendable {
    var offset: Double
    /// The first of the colour's numbers.
    var colour: Int32
}

struct StrokeSource: Sendable {
    var paint: PaintSource
    /// Number of the width.
    var width: Int32
    var cap: DrawCommand.LineCap
    var join: DrawCommand.LineJoin
    var miterLimit: Double
}

/// A node of the tree, in document order: a node's descendants follow it.
struct NodeDefinition: Sendable {
    /// What it draws. The raw values are the places in the document format's list of kinds.
    enum Kind: Int, Sendable {
        case group = 0
        /// x, y, width, height, radius
        case rectangle
        /// x, y, width, height
        case ellipse
        /// x, y, width, height, stroke, arrowness
        case symbol
        case path
    }

    /// The places of its numbers, from `numbers` on.
    enum Number: Int {
        case x = 0
        case y
        case rotation
        case scaleX
        case scaleY
        /// The point that rotation and scale leave in place.
        case anchorX
        case anchorY
        case opacity
    }

    var kind: Kind
    /// −1 for a node at the root.
    var parent: Int32
    /// Index among the stage's names, or −1.
    var name: Int32 = -1
    /// The first of its numbers.
    var numbers: Int32
    /// The first of its shape's numbers; a path's index among the scene's.
    var shape: Int32 = 0
    var fill: PaintSource?
    var fillRule = DrawCommand.FillRule.nonZero
    var stroke: StrokeSource?
}
