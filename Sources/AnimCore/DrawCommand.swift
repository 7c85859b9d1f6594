// SPDX-License-Identifier: MIT
import AnimScene

/// One step of drawing. Paths, gradients, strokes, shadows, texts and images have local coordinates: `transform` maps
/// them to the scene's.
public struct DrawCommand: Sendable, Hashable {
    /// What is drawn.
    public enum Content: Sendable, Hashable {
        /// Fill a path.
        case fill(Path, rule: Path.FillRule, paint: Paint)
        /// Stroke a path.
        case stroke(Path, StrokeStyle, paint: Paint)
        /// Draw a text.
        case text(Text, paint: Paint)
        /// Draw an image.
        case image(Image)
        /// The commands up to the end of the layer are drawn as a whole, then composited with the opacity of the
        /// command.
        case beginLayer(blend: BlendMode, shadow: Shadow?)
        /// The end of a layer.
        case endLayer
        /// The commands up to the end of the clip show only inside the path.
        case beginClip(Path, rule: Path.FillRule)
        /// The end of a clip.
        case endClip
    }

    /// What is drawn.
    public let content: Content
    /// Maps local coordinates to the scene's.
    public let transform: Transform
    /// The opacity of all of it, 0…1.
    public let opacity: Double
    /// The number of the command's node in document order, from 0.
    public let node: Int
    /// The area of the picture that the command can change, in the scene's coordinates; nil if it changes nothing. An
    /// estimate for a text.
    public let bounds: Rectangle?

    init(_ command: AnimScene.DrawCommand, _ list: AnimScene.DisplayList) {
        transform = Transform(command.transform)
        opacity = command.opacity
        node = Int(command.node)
        let box = command.bounds
        bounds = box.isEmpty ? nil : Rectangle(lower: Point(box.minX, box.minY), upper: Point(box.maxX, box.maxY))
        // Only read for contents that have a paint or a rule.
        var paint: Paint { Paint(command, list) }
        var rule: Path.FillRule { command.fillRule == .nonZero ? .nonZero : .evenOdd }
        content =
            switch command.kind {
            case .fill: .fill(Path(list.path(of: command)), rule: rule, paint: paint)
            case .stroke: .stroke(Path(list.path(of: command)), StrokeStyle(command.stroke, list), paint: paint)
            case .text: .text(Text(command.text, list), paint: paint)
            case .image: .image(Image(command.image, list))
            case .layerBegin:
                .beginLayer(
                    blend: BlendMode(rawValue: command.layer.blend) ?? .normal,
                    shadow: Shadow(command.layer)
                )
            case .layerEnd: .endLayer
            case .clipBegin: .beginClip(Path(list.path(of: command)), rule: rule)
            case .clipEnd: .endClip
            }
    }
}
