// SPDX-License-Identifier: MIT
// The stored form of drawing and regions. Everything that determines a node's drawing is a number in `SceneNumbers`, so
// nodes, paints and shapes are plain records with the indices of their first numbers.

import AnimMachine
import AnimMotion
import AnimPaths

/// The numbers of a scene's drawing: constants of the document, components of properties' presentation values, or
/// expressions over these.
package struct SceneNumbers: Sendable {
    /// The source of a number that is not constant.
    struct Source: Sendable {
        /// Index in `values`.
        package var value: Int32
        /// Index of a component of the stage; −1 − the index of an expression.
        package var component: Int32
        /// The node drawn with it, or −1.
        package var node: Int32
    }

    /// A number with a source is NaN until it is first computed; afterwards it is always valid, at most 1e150 in
    /// magnitude.
    package var values: [Double] = []
    var sources: [Source] = []
    var expressions: [Expression] = []
    /// The node to which appended numbers belong, or −1.
    package var node: Int32 = -1

    package var count: Int32 { Int32(values.count) }

    /// Appends a constant.
    @inline(never)
    package mutating func append(_ number: Double) { values.append(number) }

    /// Appends a number whose source is a component of the stage.
    @inline(never)
    package mutating func append(component: Int) {
        sources.append(Source(value: count, component: Int32(component), node: node))
        append(.nan)
    }

    /// Appends a number whose source is an expression.
    @inline(never)
    package mutating func append(_ expression: Expression) {
        sources.append(Source(value: count, component: Int32(-1 - expressions.count), node: node))
        expressions.append(expression)
        append(.nan)
    }

    /// Appends the previous number, with its source, `times` more times.
    @inline(never)
    mutating func repeatLast(_ times: Int) {
        guard let number = values.last else { return }
        let isLive = sources.last?.value == count - 1
        for _ in 0..<times {
            if isLive, var source = sources.last {
                source.value = count
                sources.append(source)
            }
            append(number)
        }
    }
}

/// The outline of a node, a clip or a region.
package struct ShapeSource: Sendable {
    package enum Kind: UInt8, Sendable {
        /// x, y, width, height, and the radii from the top left corner on.
        case rectangle
        /// x, y, width, height
        case ellipse
        /// x, y, width, height, stroke, arrowness
        case symbol
        /// A constant path.
        case path
        /// A path whose coordinates are numbers.
        case livePath
        /// A morph between two paths; its number is the progress.
        case morph
        /// A morph between paths of different structures, or of more than two; its number is the progress.
        case preparedMorph
        /// A path property.
        case property
    }

    package var kind: Kind
    /// The index of the first of its `numberCount` numbers.
    package var numbers: Int32 = 0
    /// Index of its first path in the scene's, of its verbs in the scene's verbs, of its morph, or the slot of its
    /// property.
    package var path: Int32 = 0
    package var rule = DrawCommand.FillRule.nonZero

    /// −1 if it depends on the path.
    @inline(__always)
    var numberCount: Int32 {
        switch kind {
        case .rectangle: 8
        case .ellipse: 4
        case .symbol: 6
        case .morph, .preparedMorph: 1
        case .path, .property: 0
        case .livePath: -1
        }
    }
}

/// The paint of a fill or stroke.
struct PaintSource: Sendable {
    /// Raw values as `ANIM_PAINT_…`.
    package enum Kind: UInt8, Sendable {
        case color, linear, radial, angular
    }

    package var kind: Kind
    /// The index of its first number: red, green, blue and opacity; x1, y1, x2, y2; x, y and the radius; or x, y and
    /// the angle.
    package var numbers: Int32
    /// The index of the first number of its stops, which have five each: the offset and the color.
    package var stops: Int32 = 0
    var stopCount: Int32 = 0
}

/// The stroke of a node, with the index of its numbers.
package struct StrokeSource: Sendable {
    /// The offsets of its numbers from `numbers`; the dashes follow.
    package enum Number: Int {
        case width = 0
        case miterLimit
        case dashOffset
        case dash
    }

    var paint: PaintSource
    package var numbers: Int32
    var dashCount: Int32 = 0
    package var cap: DrawCommand.LineCap
    package var join: StrokeStyle.Join
    /// The index of the three numbers of a trim (start, end, offset), or −1.
    package var trim: Int32 = -1
}

/// The content of a text node or an image node.
struct ContentSource: Sendable {
    package var text: TextSource
    /// UTF-8 of the font's name.
    var font: [UInt8] = []
    /// Text: x, y, size, weight. Image: x, y, width, height.
    package var numbers: Int32 = 0
    /// `ANIM_ALIGN_…`, `ANIM_BASELINE_…` and `ANIM_FIT_…`.
    var align: Int32 = 0
    var baseline: Int32 = 0
    var fit: Int32 = 0
}

/// A node of the tree. In document order: a node's descendants follow it.
struct NodeDefinition: Sendable {
    /// What a node draws; a component or a list is a group.
    package enum Kind: Sendable {
        case group
        case rectangle
        case ellipse
        case symbol
        case path
        case morph
        case text
        case image
    }

    /// The offsets of its numbers from `numbers`.
    package enum Number: Int {
        case x = 0
        case y
        case rotation
        case scaleX
        case scaleY
        /// The fixed point of rotation and scale.
        case anchorX
        case anchorY
        case opacity
        /// The drawing order among its siblings.
        case z
        /// 0 if the node and its descendants are not drawn.
        case visible
    }

    package var kind: Kind
    /// −1 for a root node.
    package var parent: Int32
    /// One past its last descendant.
    package var end: Int32 = 0
    /// Index in the stage's table of names, or −1.
    package var name: Int32 = -1
    /// The index of its first number.
    package var numbers: Int32
    /// The index of the six numbers of a transform that is applied before the others, or −1.
    package var transform: Int32 = -1
    /// The index of the three numbers of its location on a path (x, y, rotation), or −1.
    var along: Int32 = -1
    package var shape: ShapeSource?
    var clip: ShapeSource?
    /// `ANIM_BLEND_MODE_…`
    package var blend: Int32 = 0
    /// The index of its shadow's numbers (x, y, blur, color), or −1.
    var shadow: Int32 = -1
    /// The index of the three numbers of a trim (start, end, offset), or −1.
    package var trim: Int32 = -1
    package var fill: PaintSource?
    package var stroke: StrokeSource?
    /// Index in the scene's contents, or −1.
    var content: Int32 = -1
}

/// The present place of a node.
struct NodeState: Sendable {
    /// To the scene's coordinates. If it is not finite, nothing of the node is drawn.
    package var transform = AffineTransform.identity
    /// To its parent's coordinates.
    var local = AffineTransform.identity
    /// Whether it and all its groups are visible.
    package var isVisible = false
    /// The intersection of the clips around it and its own, in the scene's coordinates: the bounding box.
    var clip = SceneBounds.everything
    /// The same without its own clip.
    var outerClip = SceneBounds.everything
    /// Its drawing order among all nodes, and that of the last node drawn in it.
    var order: Int32 = 0
    var lastOrder: Int32 = 0
}
