// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads outlines of nodes, clips and regions, and places of nodes on a path.
struct ShapeReader: ScopedReader {
    let document: DocumentReader
    var scope: DocumentScope { document.scope }
    var json: JSONStorage { document.json }
    var scenery: Scenery { document.scenery }
    private var expressionReader: ExpressionReader { document.expressionReader }
    private var numberReader: NumberReader { document.numberReader }
    private var valueReader: ValueReader { document.valueReader }

    /// An object with one of the keys `rectangle`, `ellipse`, `symbol` and `commands`.
    @inline(never)
    func shape(_ node: Int32) throws(AnimError) -> ShapeSource {
        _ = try json.objectCount(node)
        var keys: WordList?
        var kind = ShapeSource.Kind.rectangle
        var rule = ClipRectangleKey.rule.rawValue
        if json.has(node, "rectangle") {
            keys = ClipRectangleKey.words
        } else if json.has(node, "ellipse") {
            (keys, kind, rule) = (ClipEllipseKey.words, .ellipse, ClipEllipseKey.rule.rawValue)
        } else if json.has(node, "symbol") {
            (keys, kind, rule) = (ClipSymbolKey.words, .symbol, ClipSymbolKey.rule.rawValue)
        } else if json.has(node, "commands") {
            (keys, kind, rule) = (ClipCommandsKey.words, .path, ClipCommandsKey.rule.rawValue)
        }
        guard let keys else {
            try json.allowOnly(of: node, ClipCase.words)
            throw json.refusal(node, "must have the key 'rectangle', 'ellipse', 'symbol' or 'commands'")
        }
        let fields = try json.fields(of: node, keys)
        var shape = try self.shape(kind, fields, at: 0)
        if fields.number(at: rule) != 0 { shape.rule = .evenOdd }
        return shape
    }

    /// A shape of a kind. Its keys begin with its frame or commands at an index of the fields.
    @inline(never)
    func shape(
        _ kind: ShapeSource.Kind,
        _ fields: borrowing Fields,
        at first: Int
    ) throws(AnimError) -> ShapeSource {
        if kind == .path { return try path(fields.node(at: first)) }
        var shape = ShapeSource(kind: kind)
        shape.numbers = try numberReader.read(numbersOf: fields, at: first)
        if kind == .rectangle { try appendRadii(fields.node(at: first + 1)) }
        try checkSizes(shape, fields.node(at: first), fields.node(at: first + 1))
        return shape
    }

    /// One radius for all corners, or one per corner from the top left on.
    private func appendRadii(_ node: Int32) throws(AnimError) {
        let start = scenery.numbers.values.count
        if node >= 0, json.isKind(node, .array) {
            try numberReader.append(node, count: 4, "top left, top right, bottom right, bottom left")
        } else {
            try numberReader.append(node, or: 0)
            scenery.numbers.repeatLast(3)
        }
        for index in start..<scenery.numbers.values.count where scenery.numbers.values[index] < 0 {
            throw json.refusal(node, "radius must not be negative")
        }
    }

    /// Rejects constants that are invalid together.
    private func checkSizes(_ shape: ShapeSource, _ frame: Int32, _ stroke: Int32) throws(AnimError) {
        let first = Int(shape.numbers)
        let width = scenery.numbers.values[first + 2]
        let height = scenery.numbers.values[first + 3]
        guard shape.kind == .symbol else { return }
        let extent = scenery.numbers.values[first + 4]
        try json.check(extent, UInt8(ascii: "0"), stroke)
        if width < 6 * extent || height < 6 * extent {
            throw json.refusal(frame, "the frame must be at least six times strokeWidth wide and high")
        }
    }

    // MARK: Paths

    /// A path of commands whose numbers may be expressions, of path data, or by its name.
    private func path(_ node: Int32) throws(AnimError) -> ShapeSource {
        if json.isKind(node, .string) {
            scenery.paths.append(try valueReader.fixedPath(node))
            return ShapeSource(kind: .path, path: Int32(scenery.paths.count - 1))
        }
        let start = scenery.numbers.count
        let sourceCount = scenery.numbers.sources.count
        var verbs: [Path.Verb] = []
        var path = Path()
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            verbs.append(
                try valueReader.appendCommand(element, to: &path) { (number) throws(AnimError) in
                    try numberReader.append(number)
                }
            )
        }
        if scenery.numbers.sources.count > sourceCount {
            scenery.verbs.append(verbs)
            return ShapeSource(kind: .livePath, numbers: start, path: Int32(scenery.verbs.count - 1))
        }
        scenery.numbers.values.removeLast(scenery.numbers.values.count - Int(start))
        scenery.paths.append(path)
        return ShapeSource(kind: .path, path: Int32(scenery.paths.count - 1))
    }

    /// The path of a node: commands, or a path property.
    func pathShape(_ fields: borrowing Fields, _ element: Int32) throws(AnimError) -> ShapeSource {
        let (commands, name) = (fields[PathNodeKey.commands], fields[PathNodeKey.property])
        if name < 0 {
            if commands < 0 { throw json.refusal(element, "the key 'commands' is missing, or 'property' in its place") }
            return try shape(.path, fields, at: PathNodeKey.commands.rawValue)
        }
        if commands >= 0 { throw json.refusal(name, "stands beside 'commands'; give one") }
        let property = try scope.property(json.text(of: name), at: name)
        guard try stage.kind(of: property) == .path else { throw json.refusal(name, "must name a path property") }
        let slot = try stage.slot(of: property)
        let isOnlyStroked = fields.has(PathNodeKey.stroke) && !fields.has(PathNodeKey.fill)
        if let paint = scope.shared.pathPaints.add(slot, isOnlyStroked: isOnlyStroked) {
            try stage.setPaint(paint, of: property)
        }
        return ShapeSource(kind: .property, path: Int32(slot))
    }

    // MARK: Morphs

    /// A morph from the keys of its node.
    func morph(_ fields: borrowing Fields, _ element: Int32) throws(AnimError) -> ShapeSource {
        func node(_ key: MorphNodeKey) -> Int32 { fields[key] }
        var list: [Path] = []
        var times: [Double] = []
        if node(.paths) >= 0 {
            for key in [MorphNodeKey.from, .to] where node(key) >= 0 {
                throw json.refusal(node(key), "stands beside 'paths', which are all")
            }
            try json.forEachElement(of: node(.paths)) { (path) throws(AnimError) in
                list.append(try valueReader.fixedPath(path))
            }
            if node(.times) >= 0 {
                times = try json.list(node(.times), count: list.count, check: UInt8(ascii: "1"))
            }
        } else {
            if node(.from) < 0 || node(.to) < 0 {
                throw json.refusal(element, "must have the keys 'from' and 'to', or 'paths'")
            }
            if node(.times) >= 0 { throw json.refusal(node(.times), "are those of 'paths'") }
            list = [try valueReader.fixedPath(node(.from)), try valueReader.fixedPath(node(.to))]
        }
        var shape = ShapeSource(kind: .morph, path: Int32(scenery.paths.count))
        let options = try morphOptions(fields)
        let made: Morph
        do throws(AnimError) {
            made = try Morph(sequence: list, times: times, options: options)
        } catch {
            throw json.placed(error, node(.paths) >= 0 ? node(.paths) : element)
        }
        if made.isPlain {
            scenery.paths += list
        } else {
            shape = ShapeSource(kind: .preparedMorph, path: Int32(scenery.morphs.count))
            scenery.morphs.append(made)
        }
        shape.numbers = try numberReader.read(numbersOf: fields, at: MorphNodeKey.from.rawValue)
        return shape
    }

    /// The options from a node's keys.
    @inline(never)
    private func morphOptions(_ fields: borrowing Fields) throws(AnimError) -> MorphOptions {
        var options = MorphOptions()
        options.motion = MorphOptions.Motion(rawValue: Int32(fields.integer(MorphNodeKey.motion))) ?? .automatic
        options.structure =
            MorphOptions.Structure(rawValue: Int32(fields.integer(MorphNodeKey.structure))) ?? .automatic
        if fields.isTrue(MorphNodeKey.pairing) { options.pairing = .byIndex }
        if fields.isTrue(MorphNodeKey.starts) { options.starts = .keep }
        if fields.isTrue(MorphNodeKey.fillRule) { options.fillRule = .evenOdd }
        // A node with only a stroke morphs as a stroke.
        let isOnlyStroked = fields.has(MorphNodeKey.stroke) && !fields.has(MorphNodeKey.fill)
        let isStroke = fields.has(MorphNodeKey.paint) ? fields.isTrue(MorphNodeKey.paint) : isOnlyStroked
        options.paint = isStroke ? .stroke : .fill
        if fields.has(MorphNodeKey.effort) {
            let isNumber = json.isKind(fields[MorphNodeKey.effort], .number)
            let effort = isNumber ? try json.number(fields[MorphNodeKey.effort]) : -1
            guard effort >= 0, effort <= 3, Double(Int32(effort)) == effort else {
                throw json.refusal(fields[MorphNodeKey.effort], "must be 0, 1, 2 or 3")
            }
            options.effort = Int32(effort)
        }
        return options
    }

    // MARK: Places on a path

    /// Appends the three numbers of a location on a path: x, y and rotation.
    /// - Returns: the index of the first.
    func along(_ node: Int32) throws(AnimError) -> Int32 {
        let fields = try json.fields(of: node, AlongKey.words)
        let isFraction = fields.has(AlongKey.progress)
        guard fields.has(AlongKey.distance) != isFraction else {
            throw json.refusal(node, "must have one of the keys 'distance' and 'progress'")
        }
        let path = try alongPath(fields[AlongKey.path])
        var distance: [ExpressionInstruction] = []
        try append(fields[isFraction ? AlongKey.progress : .distance], to: &distance)
        let pathBit = ExpressionInstruction.pathBit
        let operand = ExpressionInstruction(operation: .constant, precedence: pathBit, number: Double(path))
        if isFraction {
            // One more than a path's own number fits the stack; see `Expression.run`.
            distance += [
                operand, ExpressionInstruction(operation: .length), ExpressionInstruction(operation: .multiply),
            ]
        }
        let start = scenery.numbers.count
        for operation in [ExpressionOperation.pathX, .pathY, .pathAngle] {
            var code = [operand] + distance + [ExpressionInstruction(operation: operation)]
            if operation == .pathAngle {
                if fields.has(AlongKey.rotate), !fields.isTrue(AlongKey.rotate) { code.removeAll() }
                if fields.has(AlongKey.angle) {
                    let isFirst = code.isEmpty
                    try append(fields[AlongKey.angle], to: &code)
                    if !isFirst { code.append(ExpressionInstruction(operation: .add)) }
                }
            }
            guard !code.isEmpty else {
                scenery.numbers.append(0)
                continue
            }
            code.withUnsafeMutableBufferPointer { ExpressionInstruction.markFirst($0) }
            scenery.numbers.append(Expression(text: [], code: code))
        }
        return start
    }

    /// The component of a path by its name, or of an inline path.
    private func alongPath(_ node: Int32) throws(AnimError) -> Int32 {
        if json.isKind(node, .string) {
            let text = json.bytes(node)
            var isName = true
            for byte in text where byte != UInt8(ascii: ".") {
                if !DocumentName.isLetter(byte), !DocumentName.isDigit(byte), byte != UInt8(ascii: "_") {
                    isName = false
                }
            }
            if isName {
                do throws(AnimError) { return try expressionReader.component(ofPath: text[...]) } catch {
                    throw json.placed(error, node)
                }
            }
            // A name comes before path data, whatever it looks like.
            if text.count <= Stage.longestName, scope.path(named: text) == nil,
                let component = try? expressionReader.component(ofPath: text[...])
            {
                return component
            }
        }
        return stage.addFixedPath(try valueReader.fixedPath(node))
    }

    /// Appends the code of a constant or an expression.
    private func append(_ node: Int32, to code: inout [ExpressionInstruction]) throws(AnimError) {
        guard json.isKind(node, .string) else {
            code.append(ExpressionInstruction(operation: .constant, number: try json.checkedNumber(node)))
            return
        }
        let expression = try expressionReader.expression(json.bytes(node), in: ExpressionPlace(node: node))
        code += expression.code
    }
}
