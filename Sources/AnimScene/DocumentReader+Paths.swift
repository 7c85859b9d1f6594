// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Paths as values: arrays of commands, SVG path data, or names of the document's paths.
extension DocumentReader {
    func readPaths(_ node: Int32) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = try names.identifier(key)
            let path = try fixedPath(key + 1)
            pathOfName.set(names.intern(name), namedPaths.count)
            namedPaths.append(path)
        }
    }

    /// The path with a name, or nil.
    @inline(never)
    package func path(named name: [UInt8]) -> Int? { namedPaths.isEmpty ? nil : pathOfName[names.nameIndex(of: name)] }

    /// Checks that no property has the name: properties and paths share one namespace, since expressions refer to both
    /// alike.
    @inline(never)
    func checkIsNoPath(_ name: [UInt8], _ key: Int32) throws(AnimError) {
        if path(named: name) != nil { throw json.refusal(key, "a path has this name") }
    }

    /// A path of constant commands, of path data, or by its name.
    @inline(never)
    func fixedPath(_ node: Int32) throws(AnimError) -> Path {
        guard json.isKind(node, .string) else { return try commands(node) }
        let text = json.bytes(node)
        let known = text.count <= Stage.longestName ? path(named: text) : nil
        guard known != nil || DocumentName.isIdentifier(text[...]) else {
            var path = Path()
            guard let error = path.parse(text) else { return path }
            var message = ErrorText("")
            text.withUnsafeBufferPointer { message = error.message(in: $0) }
            let place = json.arena.place(of: node, offset: json.arena.offset(of: node, decoded: error.offset))
            throw AnimError(.document, message, place: place)
        }
        guard let index = known else {
            throw names.unknown(node, "is no path data, and the document has no path ", text, pathOfName, "paths")
        }
        // A path used by name can be used often.
        let coordinateCount = namedPaths[index].coordinates.count
        shared.pathCoordinatesLeft -= coordinateCount
        shared.bytesLeft -= Int64(coordinateCount) * DocumentCost.bytesOfNamedCoordinate
        guard shared.pathCoordinatesLeft >= 0, shared.bytesLeft >= 0 else {
            throw AnimError(.limit, "paths are used by name too often", place: json.arena.place(of: node))
        }
        return namedPaths[index]
    }

    /// A path that is valid as a property's value.
    @inline(never)
    func nonemptyPath(_ node: Int32) throws(AnimError) -> Path {
        let path = try fixedPath(node)
        do throws(AnimError) { try Stage.check(path) } catch { throw placed(error, node) }
        return path
    }

    // MARK: Morphs

    /// A morph from the keys of its node.
    package func morph(_ fields: borrowing Fields, _ element: Int32) throws(AnimError) -> ShapeSource {
        func node(_ key: MorphNodeKey) -> Int32 { fields[key] }
        var list: [Path] = []
        var times: [Double] = []
        if node(.paths) >= 0 {
            for key in [MorphNodeKey.from, .to] where node(key) >= 0 {
                throw json.refusal(node(key), "stands beside 'paths', which are all")
            }
            try json.forEachElement(of: node(.paths)) { (path) throws(AnimError) in list.append(try fixedPath(path)) }
            if node(.times) >= 0 {
                times = try json.list(node(.times), count: list.count, check: UInt8(ascii: "1"))
            }
        } else {
            if node(.from) < 0 || node(.to) < 0 {
                throw json.refusal(element, "must have the keys 'from' and 'to', or 'paths'")
            }
            if node(.times) >= 0 { throw json.refusal(node(.times), "are those of 'paths'") }
            list = [try fixedPath(node(.from)), try fixedPath(node(.to))]
        }
        var shape = ShapeSource(kind: .morph, path: Int32(paths.count))
        let options = try morphOptions(fields)
        let made: Morph
        do throws(AnimError) {
            made = try Morph(sequence: list, times: times, options: options)
        } catch {
            throw placed(error, node(.paths) >= 0 ? node(.paths) : element)
        }
        if made.isPlain {
            paths += list
        } else {
            shape = ShapeSource(kind: .preparedMorph, path: Int32(morphs.count))
            morphs.append(made)
        }
        shape.numbers = try read(numbersOf: fields, at: MorphNodeKey.from.rawValue)
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

    // MARK: Keyframes

    /// The paths of a property's keyframes, cut alike, in reading order.
    struct KeyPaths {
        package var property: PropertyIdentifier
        package var description: KeyframeDescription
        package var next = 0
    }

    /// Reads the paths of a property's keyframes in advance: all of them together determine how they are cut.
    @inline(never)
    func alignKeyPaths(_ list: [Path], of property: PropertyIdentifier, _ node: Int32) throws(AnimError) -> Int {
        do throws(AnimError) {
            let description = try KeyframeDescription.paths(list, duration: 0)
            keyPaths.removeAll { $0.property.rawValue == property.rawValue }
            keyPaths.append(KeyPaths(property: property, description: description))
            return description.componentCount
        } catch {
            throw placed(error, node)
        }
    }

    /// Number of components of the keyframes being read.
    @inline(never)
    func keyComponentCount(of property: PropertyIdentifier) throws(AnimError) -> Int {
        for paths in keyPaths where paths.property.rawValue == property.rawValue {
            return paths.description.componentCount
        }
        return try stage.componentCount(of: property)
    }

    /// Aligns the paths set by blocks of several properties.
    @inline(never)
    func alignBlockPaths(_ blocks: Int32) throws(AnimError) {
        keyPaths.removeAll()
        var properties: [PropertyIdentifier] = []
        var lists: [[Path]] = []
        try json.forEachElement(of: blocks) { (element) throws(AnimError) in
            let set = try json.fields(of: element, AssignedBlockKey.words)[AssignedBlockKey.set]
            try json.forEachMember(of: set) { (key) throws(AnimError) in
                let property = try movable(json.text(of: key), at: key)
                guard try stage.kind(of: property) == .path else { return }
                let place = properties.firstIndex { $0.rawValue == property.rawValue } ?? properties.count
                if place == properties.count {
                    properties.append(property)
                    lists.append([])
                }
                lists[place].append(try nonemptyPath(key + 1))
            }
        }
        for (index, property) in properties.enumerated() {
            _ = try alignKeyPaths(lists[index], of: property, blocks)
        }
    }

    /// The coordinates of the next path of the keyframes.
    @inline(never)
    func nextKeyPath(of property: PropertyIdentifier, _ node: Int32) throws(AnimError) -> [Double] {
        for index in keyPaths.indices where keyPaths[index].property.rawValue == property.rawValue {
            let count = keyPaths[index].description.componentCount
            let first = keyPaths[index].next * count
            guard first + count <= keyPaths[index].description.values.count else { break }
            keyPaths[index].next += 1
            return Array(keyPaths[index].description.values[first..<first + count])
        }
        throw json.refusal(node, "is no path of these keyframes")
    }

    /// Makes the keyframes of a path property path keyframes.
    @inline(never)
    package func finish(_ description: inout KeyframeDescription, keyPathsOf property: PropertyIdentifier) {
        for paths in keyPaths where paths.property.rawValue == property.rawValue {
            description.take(pathsOf: paths.description)
            if description.sort == .values { description.origin = paths.description.origin }
        }
    }
}

extension JSONArena {
    /// The place in the text of a byte of a string's value: escapes are longer than their values.
    @inline(never)
    package func offset(of node: Int32, decoded offset: Int) -> Int {
        var place = Int(nodes[Int(node)].offset) + 1
        guard nodes[Int(node)].isDecoded else { return place + offset }
        var left = offset
        while left > 0, place < text.count {
            if text[place] == UInt8(ascii: "\\"), place + 1 < text.count {
                let isUnit = text[place + 1] == UInt8(ascii: "u")
                // A unit beyond ASCII becomes several bytes; path data has none.
                place += isUnit ? 6 : 2
            } else {
                place += 1
            }
            left -= 1
        }
        return min(place, text.count)
    }
}

/// Paths in expressions.
extension DocumentReader {
    /// The component of a path named in an expression: a path property, one of a component such as `busy.outline`, or one of
    /// the document's paths.
    @inline(never)
    package func component(ofPath name: ArraySlice<UInt8>) throws(AnimError) -> Int32 {
        let (reader, own) = owner(of: name)
        if let slot = stage.propertyOfName[reader.names.nameIndex(of: [UInt8](own))],
            stage.properties[slot].kind == .path
        {
            return stage.pathComponent(slot)
        }
        guard let index = reader.path(named: [UInt8](own)) else {
            let known = stage.names.ending(for: own, in: reader.pathOfName, "paths", prefix: reader.names.prefix)
            throw AnimError(.notFound, "the document has no path \(JSONText.quoted(name))\(known)")
        }
        if let known = reader.componentOfPath[Int32(index)] { return Int32(known) }
        let component = stage.addFixedPath(reader.namedPaths[index])
        reader.componentOfPath.set(Int32(index), Int(component))
        return component
    }
}

/// Nodes placed on a path.
extension DocumentReader {
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
        let place = ExpressionInstruction(operation: .constant, precedence: pathBit, number: Double(path))
        if isFraction {
            // One more than a path's own number fits the stack; see `Expression.run`.
            distance += [place, ExpressionInstruction(operation: .length), ExpressionInstruction(operation: .multiply)]
        }
        let start = numbers.count
        for operation in [ExpressionOperation.pathX, .pathY, .pathAngle] {
            var code = [place] + distance + [ExpressionInstruction(operation: operation)]
            if operation == .pathAngle {
                if fields.has(AlongKey.rotate), !fields.isTrue(AlongKey.rotate) { code.removeAll() }
                if fields.has(AlongKey.angle) {
                    let isFirst = code.isEmpty
                    try append(fields[AlongKey.angle], to: &code)
                    if !isFirst { code.append(ExpressionInstruction(operation: .add)) }
                }
            }
            guard !code.isEmpty else {
                numbers.append(0)
                continue
            }
            markFirst(&code)
            numbers.append(Expression(text: [], code: code))
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
                do throws(AnimError) { return try component(ofPath: text[...]) } catch { throw placed(error, node) }
            }
        }
        return stage.addFixedPath(try fixedPath(node))
    }

    /// Marks the first instruction that reads each variable.
    private func markFirst(_ code: inout [ExpressionInstruction]) {
        var known: [Int32] = []
        for index in code.indices {
            guard let variable = code[index].variable else { continue }
            code[index].precedence &= ExpressionInstruction.pathBit
            if known.contains(variable) { continue }
            code[index].precedence |= ExpressionInstruction.firstBit
            known.append(variable)
        }
    }

    /// Appends the code of a constant or an expression.
    private func append(_ node: Int32, to code: inout [ExpressionInstruction]) throws(AnimError) {
        guard json.isKind(node, .string) else {
            code.append(ExpressionInstruction(operation: .constant, number: try json.checkedNumber(node)))
            return
        }
        let place = ExpressionPlace(node: node)
        do throws(AnimError) {
            let expression = try Expression.parse(json.bytes(node), type: .number, keepsBackquotes: true) {
                (name) throws(AnimError) in
                try variable(name, in: place)
            }
            code += expression.code
        } catch {
            throw placed(error, node)
        }
    }
}
