// SPDX-License-Identifier: MIT
// What is drawn and touched, as it is kept: everything that a node is drawn with is a number among the scene's
// (`SceneNumbers`), so that nodes, paints and shapes are plain records of where their numbers begin.

import AnimMachine
import AnimMotion
import AnimPaths

/// The numbers that a scene is drawn with: given in the document, components of properties' presentation values, or
/// expressions over these.
package struct SceneNumbers: Sendable {
    /// What says a number that is not given.
    struct Source: Sendable {
        /// Index in `values`.
        package var value: Int32
        /// Index of a component of the stage; −1 − the index of an expression.
        package var component: Int32
        /// The node that is drawn with it, or −1.
        package var node: Int32
    }

    /// One with a source is not a number until it is first worked out; after that it always is, at most 1e150 in size.
    package var values: [Double] = []
    var sources: [Source] = []
    var expressions: [Expression] = []
    /// The node that what is appended belongs to, or −1.
    package var node: Int32 = -1

    package var count: Int32 { Int32(values.count) }

    @inline(never)
    package mutating func append(_ number: Double) { values.append(number) }

    @inline(never)
    package mutating func append(component: Int) {
        sources.append(Source(value: count, component: Int32(component), node: node))
        append(.nan)
    }

    @inline(never)
    package mutating func append(_ expression: Expression) {
        sources.append(Source(value: count, component: Int32(-1 - expressions.count), node: node))
        expressions.append(expression)
        append(.nan)
    }

    /// Appends the number before, whatever says it, so many times more.
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

/// An outline, of a node, a clip or a region.
package struct ShapeSource: Sendable {
    package enum Kind: UInt8, Sendable {
        /// x, y, width, height, and the radii from the top left corner on.
        case rectangle
        /// x, y, width, height
        case ellipse
        /// x, y, width, height, stroke, arrowness
        case symbol
        /// One that does not change.
        case path
        /// One whose coordinates are numbers.
        case livePath
        /// From one path to the next; its number is the progress.
        case morph
        /// Between paths of other structures, or more than two; its number is the progress.
        case preparedMorph
        /// A property's.
        case property
    }

    package var kind: Kind
    /// The first of its numbers, of which there are `numberCount`.
    package var numbers: Int32 = 0
    /// Index of its first path among the scene's, of its verbs among the scene's verbs, its morph, or the slot of its property.
    package var path: Int32 = 0
    package var rule = DrawCommand.FillRule.nonZero

    /// −1 where it depends on the path.
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

/// What a fill or stroke is painted with.
struct PaintSource: Sendable {
    /// Raw values as `ANIM_PAINT_…`.
    package enum Kind: UInt8, Sendable {
        case color, linear, radial, angular
    }

    package var kind: Kind
    /// The first of its numbers: red, green, blue and opacity; x1, y1, x2, y2; x, y and the radius; or x, y and the angle.
    package var numbers: Int32
    /// The first of its stops' numbers, five for each: the offset and the color.
    package var stops: Int32 = 0
    var stopCount: Int32 = 0
}

package struct StrokeSource: Sendable {
    /// The places of its numbers, from `numbers` on; the dashes follow.
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
    /// The first of the three numbers of a trim (start, end, offset), or −1.
    package var trim: Int32 = -1
}

/// What a text node and an image node show.
struct ContentSource: Sendable {
    package var text: TextSource
    /// UTF-8 of the font's name.
    var font: [UInt8] = []
    /// A text's: x, y, size, weight. An image's: x, y, width, height.
    package var numbers: Int32 = 0
    /// `ANIM_ALIGN_…`, `ANIM_BASELINE_…` and `ANIM_FIT_…`.
    var align: Int32 = 0
    var baseline: Int32 = 0
    var fit: Int32 = 0
}

/// A node of the tree, in document order: a node's descendants follow it.
struct NodeDefinition: Sendable {
    /// What it draws. The raw values are the places in the document format's list of kinds.
    package enum Kind: Int, Sendable {
        case group = 0
        case rectangle
        case ellipse
        case symbol
        case path
        case morph
        case text
        case image
    }

    /// The places of its numbers, from `numbers` on.
    package enum Number: Int {
        case x = 0
        case y
        case rotation
        case scaleX
        case scaleY
        /// The point that rotation and scale leave in place.
        case anchorX
        case anchorY
        case opacity
        /// Where it is drawn among its siblings.
        case z
        /// 0 for a node that is not drawn, nor anything in it.
        case visible
    }

    package var kind: Kind
    /// −1 for a node at the root.
    package var parent: Int32
    /// The first node after it that is not inside it.
    package var end: Int32 = 0
    /// Index among the stage's names, or −1.
    package var name: Int32 = -1
    /// The first of its numbers.
    package var numbers: Int32
    /// The first of the six numbers of a transform that comes before its others, or −1.
    package var transform: Int32 = -1
    /// The first of the three numbers of the place on a path where it stands (x, y, rotation), or −1.
    var along: Int32 = -1
    package var shape: ShapeSource?
    var clip: ShapeSource?
    /// `ANIM_BLEND_MODE_…`
    package var blend: Int32 = 0
    /// The first of its shadow's numbers (x, y, blur, color), or −1.
    var shadow: Int32 = -1
    /// The first of the three numbers of a trim (start, end, offset), or −1.
    package var trim: Int32 = -1
    package var fill: PaintSource?
    package var stroke: StrokeSource?
    /// Index among the scene's contents, or −1.
    var content: Int32 = -1
}

/// Where a node stands now.
struct NodeState: Sendable {
    /// To the scene's coordinates; where it is not finite, nothing of the node is drawn.
    package var transform = AffineTransform.identity
    /// To the coordinates of what is around it.
    var local = AffineTransform.identity
    /// Whether it and all its groups are visible.
    package var isVisible = false
    /// What the clips around it and its own leave, in the scene's coordinates: as tight as upright rectangles are.
    var clip = SceneBounds.everything
    /// What the clips around it leave without its own.
    var outerClip = SceneBounds.everything
    /// Its place from back to front among all nodes, and that of what is drawn last in it.
    var order: Int32 = 0
    var lastOrder: Int32 = 0
}
