// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads constant values of properties: numbers, colors, and paths as arrays of commands, as SVG path data, or by their
/// names.
final class ValueReader: ScopedReader {
    let scope: DocumentScope
    let json: JSONStorage
    let scenery: Scenery

    init(_ scope: DocumentScope) {
        self.scope = scope
        json = scope.json
        scenery = scope.shared.scenery
    }

    /// The components of a property's value.
    @inline(never)
    func value(_ node: Int32, of property: PropertyIdentifier) throws(AnimError) -> [Double] {
        if try stage.kind(of: property) == .path { return try pathValue(node, of: property) }
        return try value(node, of: try stage.kind(of: property), count: try stage.componentCount(of: property))
    }

    /// The components of a value of a given kind: a number, an array of numbers, or a color.
    @inline(never)
    func value(_ node: Int32, of kind: ValueKind, count: Int) throws(AnimError) -> [Double] {
        if count == 1, kind != .vector { return [try json.checkedNumber(node)] }
        if kind == .color, !json.isKind(node, .array) {
            let color = try json.color(node)
            return [color.red, color.green, color.blue, color.opacity]
        }
        return try json.list(node, count: count)
    }

    // MARK: Paths

    func readPaths(_ node: Int32) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = try names.define(key)
            let path = try fixedPath(key + 1)
            scope.paths.append(path, name: name)
        }
    }

    /// A path of constant commands, of path data, or by its name.
    @inline(never)
    func fixedPath(_ node: Int32) throws(AnimError) -> Path {
        guard json.isKind(node, .string) else { return try commands(node) }
        let text = json.bytes(node)
        let known = text.count <= Stage.longestName ? scope.path(named: text) : nil
        guard known != nil || DocumentName.isIdentifier(text[...]) else {
            var path = Path()
            guard let error = path.parse(text) else { return path }
            var message = ErrorText("")
            text.withUnsafeBufferPointer { message = error.message(in: $0) }
            let place = json.arena.place(of: node, offset: json.arena.offset(of: node, decoded: error.offset))
            throw AnimError(.document, message, place: place)
        }
        guard let index = known else {
            throw names.unknown(
                node,
                "is no path data, and the document has no path ",
                text,
                scope.paths.pathOfName,
                "paths",
                isDefinition: true
            )
        }
        // A path used by name can be used often.
        let coordinateCount = scope.paths[index].coordinates.count
        shared.pathCoordinatesLeft -= coordinateCount
        shared.bytesLeft -= Int64(coordinateCount) * DocumentCost.bytesOfNamedCoordinate
        guard shared.pathCoordinatesLeft >= 0, shared.bytesLeft >= 0 else {
            throw AnimError(.limit, "paths are used by name too often", place: json.arena.place(of: node))
        }
        return scope.paths[index]
    }

    /// A path that is valid as a property's value.
    @inline(never)
    func nonemptyPath(_ node: Int32) throws(AnimError) -> Path {
        let path = try fixedPath(node)
        do throws(AnimError) { try Stage.check(path) } catch { throw json.placed(error, node) }
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

    /// A path of constant commands.
    @inline(never)
    func commands(_ node: Int32) throws(AnimError) -> Path {
        let start = scenery.numbers.values.count
        var path = Path()
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            _ = try appendCommand(element, to: &path) { (number) throws(AnimError) in
                scenery.numbers.append(try json.checkedNumber(number))
            }
        }
        scenery.numbers.values.removeLast(scenery.numbers.values.count - start)
        return path
    }

    /// Appends a command such as `["move", x, y]` to a path, where expressions count as 0, and its numbers to the
    /// scene's by `read`.
    func appendCommand(_ command: Int32, to path: inout Path, _ read: (Int32) throws(AnimError) -> Void)
        throws(AnimError) -> Path.Verb
    {
        var found: Path.Verb?
        let start = scenery.numbers.values.count
        try json.forEachElement(of: command) { (element) throws(AnimError) in
            if found == nil {
                let choice = try json.choice(element, of: PathCommandWord.words.makeIterator())
                found = Path.Verb(rawValue: UInt8(choice))
            } else {
                try read(element)
            }
        }
        guard let verb = found else { throw json.refusal(command, "must begin with the name of a path command") }
        let count = scenery.numbers.values.count - start
        guard count == 2 * verb.pointCount else {
            throw json.error(command, "must have \(2 * verb.pointCount) numbers after the command, not \(count)")
        }
        var points = SIMD8<Double>.zero
        for index in 0..<count {
            let number = scenery.numbers.values[start + index]
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

extension JSONArena {
    /// The place in the text of a byte of a string's value: escapes are longer than their values.
    @inline(never)
    func offset(of node: Int32, decoded offset: Int) -> Int {
        var next = Int(nodes[Int(node)].offset) + 1
        guard nodes[Int(node)].isDecoded else { return next + offset }
        var left = offset
        while left > 0, next < text.count {
            if text[next] == UInt8(ascii: "\\"), next + 1 < text.count {
                let isUnit = text[next + 1] == UInt8(ascii: "u")
                // A unit beyond ASCII becomes several bytes; path data has none.
                next += isUnit ? 6 : 2
            } else {
                next += 1
            }
            left -= 1
        }
        return min(next, text.count)
    }
}
