// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths
import AnimStage

/// Outlines of nodes, clips and regions; and paths as values.
extension DocumentReader {
    /// An object with one of the keys `rectangle`, `ellipse`, `symbol` and `commands`.
    @inline(never)
    package func shape(_ node: Int32) throws(AnimError) -> ShapeSource {
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
    package func shape(
        _ kind: ShapeSource.Kind,
        _ fields: borrowing Fields,
        at first: Int
    ) throws(AnimError) -> ShapeSource {
        if kind == .path { return try path(fields.node(at: first)) }
        var shape = ShapeSource(kind: kind)
        shape.numbers = try read(numbersOf: fields, at: first)
        if kind == .rectangle { try appendRadii(fields.node(at: first + 1)) }
        try checkSizes(shape, fields.node(at: first), fields.node(at: first + 1))
        return shape
    }

    /// One radius for all corners, or one per corner from the top left on.
    private func appendRadii(_ node: Int32) throws(AnimError) {
        let start = numbers.values.count
        if node >= 0, json.isKind(node, .array) {
            try append(node, count: 4, "top left, top right, bottom right, bottom left")
        } else {
            try append(node, or: 0)
            numbers.repeatLast(3)
        }
        for index in start..<numbers.values.count where numbers.values[index] < 0 {
            throw json.refusal(node, "radius must not be negative")
        }
    }

    /// Rejects constants that are invalid together.
    private func checkSizes(_ shape: ShapeSource, _ frame: Int32, _ stroke: Int32) throws(AnimError) {
        let first = Int(shape.numbers)
        let width = numbers.values[first + 2]
        let height = numbers.values[first + 3]
        guard shape.kind == .symbol else { return }
        let extent = numbers.values[first + 4]
        try json.check(extent, UInt8(ascii: "0"), stroke)
        if width < 6 * extent || height < 6 * extent {
            throw json.refusal(frame, "the frame must be at least six times strokeWidth wide and high")
        }
    }

    // MARK: Paths

    /// A path of commands whose numbers may be expressions, of path data, or by its name.
    private func path(_ node: Int32) throws(AnimError) -> ShapeSource {
        if json.isKind(node, .string) {
            paths.append(try fixedPath(node))
            return ShapeSource(kind: .path, path: Int32(paths.count - 1))
        }
        let start = numbers.count
        let sourceCount = numbers.sources.count
        var verbs: [Path.Verb] = []
        var path = Path()
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            verbs.append(try appendCommand(element, to: &path) { (number) throws(AnimError) in try append(number) })
        }
        if numbers.sources.count > sourceCount {
            self.verbs.append(verbs)
            return ShapeSource(kind: .livePath, numbers: start, path: Int32(self.verbs.count - 1))
        }
        numbers.values.removeLast(numbers.values.count - Int(start))
        paths.append(path)
        return ShapeSource(kind: .path, path: Int32(paths.count - 1))
    }

    /// A path of constant commands.
    @inline(never)
    package func commands(_ node: Int32) throws(AnimError) -> Path {
        let start = numbers.values.count
        var path = Path()
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            _ = try appendCommand(element, to: &path) { (number) throws(AnimError) in
                numbers.append(try json.checkedNumber(number))
            }
        }
        numbers.values.removeLast(numbers.values.count - start)
        return path
    }

    /// The components of a path property's value: commands with the property's verbs.
    @inline(never)
    func pathValue(_ node: Int32, of property: PropertyIdentifier) throws(AnimError) -> [Double] {
        let path = try fixedPath(node)
        guard try stage.path(of: property, .model).verbs == path.verbs else {
            throw json.refusal(node, "must have the same commands as the property's value")
        }
        return path.coordinates
    }

    /// Appends a command such as `["move", x, y]` to a path, where expressions count as 0, and its numbers to the
    /// scene's by `read`.
    private func appendCommand(_ command: Int32, to path: inout Path, _ read: (Int32) throws(AnimError) -> Void)
        throws(AnimError) -> Path.Verb
    {
        var found: Path.Verb?
        let start = numbers.values.count
        try json.forEachElement(of: command) { (element) throws(AnimError) in
            if found == nil {
                let choice = try json.choice(element, of: PathCommandWord.words.makeIterator())
                found = Path.Verb(rawValue: UInt8(choice))
            } else {
                try read(element)
            }
        }
        guard let verb = found else { throw json.refusal(command, "must begin with the name of a path command") }
        let count = numbers.values.count - start
        guard count == 2 * verb.pointCount else {
            throw json.error(command, "must have \(2 * verb.pointCount) numbers after the command, not \(count)")
        }
        var points = SIMD8<Double>.zero
        for index in 0..<count {
            let number = numbers.values[start + index]
            points[index & 7] = number.isNaN ? 0 : number
        }
        do throws(AnimError) {
            try path.append(verb, points)
        } catch {
            throw AnimError(.document, error.text, place: error.place ?? json.arena.place(of: command))
        }
        return verb
    }
}
