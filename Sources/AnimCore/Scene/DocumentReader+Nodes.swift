/// The tree of nodes: what is drawn.
extension DocumentReader {
    private static let nodeKinds: WordList = "group rectangle ellipse symbol path"
    private static let nodeKeys: WordList = "kind name x y rotation scale scaleX scaleY anchor opacity"
    private static let paintKeys: WordList = "fill fillRule stroke"

    func readNodes(_ value: JSONValue, parent: Int32) throws(AnimError) {
        for element in try value.array() { try readNode(element, parent: parent) }
    }

    private func readNode(_ value: JSONValue, parent: Int32) throws(AnimError) {
        let object = try value.object()
        let kind = try object.require("kind").choice(of: DocumentReader.nodeKinds)
        let shape: ShapeSource
        switch kind {
        case 0:
            try object.allowOnly(DocumentReader.nodeKeys, "nodes")
            shape = .group
        case 1:
            try object.allowOnly(DocumentReader.nodeKeys, DocumentReader.paintKeys, "frame radius")
            shape = .rectangle(try frame(object), radius: try source(object, "radius", 0))
        case 2:
            try object.allowOnly(DocumentReader.nodeKeys, DocumentReader.paintKeys, "frame")
            shape = .ellipse(try frame(object))
        case 3:
            try object.allowOnly(
                DocumentReader.nodeKeys,
                DocumentReader.paintKeys,
                "frame strokeWidth arrowness"
            )
            shape = .symbol(
                try frame(object),
                stroke: try source(try object.require("strokeWidth")),
                arrowness: try source(object, "arrowness", 0)
            )
        default:
            try object.allowOnly(DocumentReader.nodeKeys, DocumentReader.paintKeys, "commands")
            shape = .path(try path(try object.require("commands")))
        }
        try checkSizes(shape, value)
        var node = NodeDefinition(parent: parent, shape: shape)
        try readCommon(object, into: &node)
        try readPaint(object, into: &node)
        let index = Int32(nodes.count)
        nodes.append(node)
        if let children = object.member("nodes") { try readNodes(children, parent: index) }
    }

    private func readCommon(_ object: JSONObject, into node: inout NodeDefinition) throws(AnimError) {
        if let value = object.member("name") {
            let name = try value.string()
            guard DocumentName.isToken(name[...]) else { throw value.error("must be letters, digits, '-' and '_'") }
            node.name = intern(name)
        }
        node.x = try source(object, "x", 0)
        node.y = try source(object, "y", 0)
        node.rotation = try source(object, "rotation", 0)
        if let scale = object.member("scale") {
            for name: StaticString in ["scaleX", "scaleY"] {
                if let other = object.member(name) { throw other.error("stands beside 'scale', which says both") }
            }
            node.scaleX = try source(scale)
            node.scaleY = node.scaleX
        } else {
            node.scaleX = try source(object, "scaleX", 1)
            node.scaleY = try source(object, "scaleY", 1)
        }
        if let anchor = object.member("anchor") {
            let sources = try self.sources(anchor, count: 2, "x and y")
            node.anchorX = sources[0]
            node.anchorY = sources[1]
        }
        node.opacity = try source(object, "opacity", 1)
        if case .constant(let opacity) = node.opacity, opacity < 0 || opacity > 1, let value = object.member("opacity")
        {
            throw value.error("must be from 0 to 1")
        }
    }

    private static let fillRules: WordList = "nonzero evenodd"
    private static let lineCaps: WordList = "butt round square"
    private static let lineJoins: WordList = "miter round bevel"

    private func readPaint(_ object: JSONObject, into node: inout NodeDefinition) throws(AnimError) {
        if let fill = object.member("fill") { node.fill = try paint(fill) }
        if let rule = object.member("fillRule") {
            node.fillRule = try rule.choice(of: DocumentReader.fillRules) == 0 ? .nonZero : .evenOdd
        }
        guard let value = object.member("stroke") else { return }
        let stroke = try value.object()
        try stroke.allowOnly("paint width cap join miterLimit")
        let width = try stroke.require("width")
        var source = StrokeSource(paint: try paint(try stroke.require("paint")), width: try self.source(width))
        if case .constant(let number) = source.width, number < 0 { throw width.error("must not be negative") }
        if let cap = stroke.member("cap") {
            source.cap = DrawCommand.LineCap(rawValue: Int32(try cap.choice(of: DocumentReader.lineCaps))) ?? .butt
        }
        if let join = stroke.member("join") {
            source.join = DrawCommand.LineJoin(rawValue: Int32(try join.choice(of: DocumentReader.lineJoins))) ?? .miter
        }
        if let limit = stroke.member("miterLimit") {
            source.miterLimit = try number(limit)
            guard source.miterLimit >= 1 else { throw limit.error("must be at least 1") }
        }
        node.stroke = source
    }

    // MARK: Shapes

    private func frame(_ object: JSONObject) throws(AnimError) -> FrameSource {
        let sources = try self.sources(try object.require("frame"), count: 4, "x, y, width and height")
        return FrameSource(x: sources[0], y: sources[1], width: sources[2], height: sources[3])
    }

    /// Refuses what the numbers that are given already make impossible.
    private func checkSizes(_ shape: ShapeSource, _ value: JSONValue) throws(AnimError) {
        switch shape {
        case .group, .path: return
        case .rectangle(let frame, let radius):
            try checkSize(frame, value)
            if case .constant(let number) = radius, number < 0 { throw value.error("radius must not be negative") }
        case .ellipse(let frame): try checkSize(frame, value)
        case .symbol(let frame, let stroke, _):
            try checkSize(frame, value)
            guard case .constant(let width) = stroke else { return }
            guard width >= 0 else { throw value.error("strokeWidth must not be negative") }
            for side in [frame.width, frame.height] {
                if case .constant(let number) = side, number < 6 * width {
                    throw value.error("the frame must be at least six times strokeWidth wide and high")
                }
            }
        }
    }

    private func checkSize(_ frame: FrameSource, _ value: JSONValue) throws(AnimError) {
        for side in [frame.width, frame.height] {
            if case .constant(let number) = side, number < 0 {
                throw value.error("the frame's width and height must not be negative")
            }
        }
    }

    /// `[["move", x, y], ["line", x, y], ["quadratic", …], ["cubic", …], ["close"]]`.
    private func path(_ value: JSONValue) throws(AnimError) -> Path {
        var path = Path()
        for element in try value.array() {
            do throws(AnimError) {
                try appendCommand(element, to: &path)
            } catch {
                throw AnimError(.document, error.text, place: error.place ?? element.place)
            }
        }
        return path
    }

    private static let pathCommands: WordList = "move line quadratic cubic close"

    private func appendCommand(_ value: JSONValue, to path: inout Path) throws(AnimError) {
        var verb: Path.Verb?
        var numbers: [Double] = []
        for element in try value.array() {
            if verb == nil {
                verb = Path.Verb(rawValue: UInt8(try element.choice(of: DocumentReader.pathCommands)))
            } else {
                numbers.append(try number(element))
            }
        }
        guard let verb else { throw value.error("must begin with the name of a path command") }
        guard numbers.count == 2 * verb.pointCount else {
            throw value.error("must have \(2 * verb.pointCount) numbers after the command, not \(numbers.count)")
        }
        switch verb {
        case .move: try path.move(x: numbers[0], y: numbers[1])
        case .line: try path.line(x: numbers[0], y: numbers[1])
        case .quadratic: try path.quadratic(cx: numbers[0], cy: numbers[1], x: numbers[2], y: numbers[3])
        case .cubic:
            try path.cubic(
                c1x: numbers[0],
                c1y: numbers[1],
                c2x: numbers[2],
                c2y: numbers[3],
                x: numbers[4],
                y: numbers[5]
            )
        case .close: try path.close()
        }
    }

    // MARK: Paint

    private func paint(_ value: JSONValue) throws(AnimError) -> PaintSource {
        if value.kind == .string { return .colour(try colourSource(value)) }
        let object = try value.object()
        if let linear = object.member("linear") {
            try object.allowOnly("linear")
            let gradient = try linear.object()
            try gradient.allowOnly("from to stops")
            let from = try sources(try gradient.require("from"), count: 2, "x and y")
            let to = try sources(try gradient.require("to"), count: 2, "x and y")
            let stops = try readStops(try gradient.require("stops"))
            return .linear(x1: from[0], y1: from[1], x2: to[0], y2: to[1], stops: stops)
        }
        if let radial = object.member("radial") {
            try object.allowOnly("radial")
            let gradient = try radial.object()
            try gradient.allowOnly("centre radius stops")
            let centre = try sources(try gradient.require("centre"), count: 2, "x and y")
            let radiusValue = try gradient.require("radius")
            let radius = try source(radiusValue)
            if case .constant(let number) = radius, number < 0 { throw radiusValue.error("must not be negative") }
            let stops = try readStops(try gradient.require("stops"))
            return .radial(x: centre[0], y: centre[1], radius: radius, stops: stops)
        }
        try object.allowOnly("linear radial")
        throw value.error("must be a colour, or have the key 'linear' or 'radial'")
    }

    /// `[[offset, colour], …]`, offsets from 0 to 1 and not decreasing.
    private func readStops(_ value: JSONValue) throws(AnimError) -> Range<Int> {
        let first = stops.count
        var lastOffset = 0.0
        for element in try value.array() {
            let pair = try element.array()
            guard pair.count == 2, let offsetValue = pair[0], let colourValue = pair[1] else {
                throw element.error("must be an offset and a colour")
            }
            let offset = try number(offsetValue)
            guard offset >= lastOffset, offset <= 1 else {
                throw offsetValue.error("must be from 0 to 1, and not below the offset before it")
            }
            lastOffset = offset
            stops.append(GradientStopSource(offset: offset, colour: try colourSource(colourValue)))
        }
        guard stops.count >= first + 2 else { throw value.error("must have two stops at least") }
        return first..<stops.count
    }

    /// A colour, or the name of a colour property.
    private func colourSource(_ value: JSONValue) throws(AnimError) -> ColourSource {
        let text = try value.string()
        if text.first == UInt8(ascii: "#") { return .constant(try colour(value)) }
        guard let property = stage.findProperty(name: text) else {
            throw value.error(
                "the document has no property \(JSONText.quoted(text[...])); a colour is written such as '#FF2D55'"
            )
        }
        guard try stage.kind(of: property) == .colour else { throw value.error("must name a colour property") }
        return .components(try stage.firstComponent(of: property))
    }

    // MARK: Numbers

    func source(_ object: JSONObject, _ name: StaticString, _ missing: Double) throws(AnimError) -> NumberSource {
        guard let value = object.member(name) else { return .constant(missing) }
        return try source(value)
    }

    private func sources(_ value: JSONValue, count: Int, _ what: StaticString) throws(AnimError) -> [NumberSource] {
        let array = try value.array()
        guard array.count == count else {
            throw value.error("must have \(count) numbers (\(what)), not \(array.count)")
        }
        var sources: [NumberSource] = []
        for element in array { sources.append(try source(element)) }
        return sources
    }

    /// x, y, z, w. A literal of numbers is laid out by the compiler: Embedded Swift's lazy globals are not made for
    /// threads.
    private static let componentNames: [UInt8] = [0x78, 0x79, 0x7A, 0x77]

    /// A number, the name of a scalar or angle property, or `name.x`, `.y`, `.z`, `.w` of a vector property.
    private func source(_ value: JSONValue) throws(AnimError) -> NumberSource {
        guard value.kind == .string else { return .constant(try number(value)) }
        var name = try value.string()
        var component = 0
        if name.count > 2, name[name.count - 2] == UInt8(ascii: "."),
            let index = DocumentReader.componentNames.firstIndex(of: name[name.count - 1])
        {
            component = index
            name.removeLast(2)
            let property = try self.property(name, at: value)
            let kind = try stage.kind(of: property)
            switch kind {
            case .vector2, .vector3, .vector4:
                guard component < kind.componentCount else { throw value.error("the property has fewer components") }
            default: throw value.error("only a vector property has components x, y, z and w")
            }
            return .component(try stage.firstComponent(of: property) + component)
        }
        let property = try self.property(name, at: value)
        guard try stage.kind(of: property).componentCount == 1 else {
            throw value.error("must name a scalar or angle property, or a component such as 'position.x'")
        }
        return .component(try stage.firstComponent(of: property))
    }
}
