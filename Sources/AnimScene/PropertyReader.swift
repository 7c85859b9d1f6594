// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads properties, including derived ones.
final class PropertyReader: ScopedReader {
    let scope: DocumentScope
    let json: JSONStorage
    let names: DocumentNames
    let stage: Stage
    let expressionReader: ExpressionReader
    let motionReader: MotionReader
    let valueReader: ValueReader

    init(_ document: DocumentReader) {
        scope = document.scope
        json = scope.json
        names = scope.names
        stage = scope.stage
        expressionReader = document.expressionReader
        motionReader = document.motionReader
        valueReader = document.valueReader
    }

    @inline(never)
    func readProperties(_ node: Int32) throws(AnimError) {
        // Expressions may refer to properties that are defined later.
        var derived: [(slot: Int, node: Int32)] = []
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = try names.identifier(key)
            guard scope.inputs.index(ofName: names.nameIndex(of: name)) == nil else {
                throw json.refusal(key, "an input or variable has this name")
            }
            try scope.checkIsNoParameter(name, key)
            try scope.checkIsNoInstance(json.text(of: key), key)
            try scope.checkIsNoPath(name, key)
            let property = try readProperty(key, name)
            if json.has(key + 1, "expression") {
                derived.append((try stage.slot(of: property), try json.require("expression", of: key + 1)))
            }
        }
        if !derived.isEmpty { try readExpressions(derived) }
    }

    private func readProperty(_ key: Int32, _ name: [UInt8]) throws(AnimError) -> PropertyIdentifier {
        let node = key + 1
        let kind = try kind(of: node)
        let fields = try json.fields(of: node, PropertyKey.words, PropertyReader.keys(of: kind))
        var options = try options(of: kind, fields)
        var path: Path?
        let initial: [Double]
        if kind == .path {
            let outline = try outline(of: node, fields)
            (path, initial) = (outline, outline.coordinates)
            options.componentCount = initial.count
        } else {
            initial = try value(of: node, fields, options)
        }
        do throws(AnimError) {
            let property =
                if let path { try stage.addPath(name: names.prefixed(name), path, options) } else {
                    try stage.addProperty(name: names.prefixed(name), options, value: initial)
                }
            if kind == .path, fields.has(PropertyPathKey.turns), !fields.isTrue(PropertyPathKey.turns) {
                try stage.setTurns(false, of: property)
            }
            if kind == .path, fields.has(PropertyPathKey.paint) {
                if fields.isTrue(PropertyPathKey.paint) { try stage.setPaint(.stroke, of: property) }
                scope.shared.pathPaints.take(try stage.slot(of: property))
            }
            if !fields.has(PropertyKey.expression) { try noteItemProperty(property, initial, path) }
            if fields.has(PropertyKey.action) {
                try stage.setAction(try action(fields[PropertyKey.action]), of: property)
            }
            return property
        } catch {
            throw json.placed(error, key, error.code == .argument ? .document : error.code)
        }
    }

    private func kind(of node: Int32) throws(AnimError) -> ValueKind {
        _ = try json.objectCount(node)
        if !json.has(node, "kind") {
            try json.allowOnly(
                of: node,
                PropertyKey.words,
                PropertyVectorKey.words,
                PropertyAngleKey.words,
                PropertyColorKey.words
            )
        }
        // In the order of `ValueKind`.
        let index = try json.choice(try json.require("kind", of: node), of: PropertyCase.words.makeIterator())
        return ValueKind(rawValue: Int32(index)) ?? .scalar
    }

    /// The keys that only properties of a kind have.
    private static func keys(of kind: ValueKind) -> WordList {
        switch kind {
        case .vector: PropertyVectorKey.words
        case .angle: PropertyAngleKey.words
        case .color: PropertyColorKey.words
        case .path: PropertyPathKey.words
        default: ""
        }
    }

    /// All but the number of a path's coordinates.
    private func options(of kind: ValueKind, _ fields: borrowing Fields) throws(AnimError) -> PropertyOptions {
        var options = PropertyOptions(kind)
        options.isPermanent = true
        switch kind {
        case .vector:
            options.componentCount = Int(
                try json.integer(fields[PropertyVectorKey.count], in: 1...Int64(Stage.largestVector))
            )
        case .angle: if fields.integer(PropertyAngleKey.turn) == 1 { options.encoding = .shortestTurn }
        case .color: options.encoding = try encoding(fields)
        default: break
        }
        if fields.has(PropertyKey.threshold) { options.threshold = fields.number(PropertyKey.threshold) }
        if fields.has(PropertyKey.fades) { options.fades = fields.isTrue(PropertyKey.fades) }
        return options
    }

    /// The initial value of a path property.
    private func outline(of node: Int32, _ fields: borrowing Fields) throws(AnimError) -> Path {
        if fields.has(PropertyKey.expression) {
            throw json.refusal(fields[PropertyKey.expression], "gives no path; use the node kind 'path'")
        }
        return try valueReader.fixedPath(try json.require("value", of: node))
    }

    /// The initial value of another property: zeros for one with expressions.
    private func value(of node: Int32, _ fields: borrowing Fields, _ options: PropertyOptions) throws(AnimError)
        -> [Double]
    {
        if fields.has(PropertyKey.value) {
            return try valueReader.value(fields[PropertyKey.value], of: options.kind, count: options.componentCount)
        }
        let expression = fields[PropertyKey.expression]
        if expression < 0 { _ = try json.require("value", of: node) }
        // Each of many components must be written in the text before memory is allocated for them.
        if options.kind == .vector { try json.checkCount(expression, options.componentCount, "expressions") }
        return [Double](repeating: 0, count: options.componentCount)
    }

    /// Records the initial value of an item's property.
    private func noteItemProperty(_ property: PropertyIdentifier, _ value: [Double], _ path: Path?) throws(AnimError) {
        guard shared.listDepth > 0 else { return }
        let slot = Int32(try stage.slot(of: property))
        shared.itemProperties.append(ItemProperty(slot: slot, value: path == nil ? value : [], path: path))
    }

    private func encoding(_ fields: borrowing Fields) throws(AnimError) -> ValueEncoding {
        let space = ColorSpace(rawValue: Int32(fields.integer(PropertyColorKey.space))) ?? .sRGB
        if fields.has(PropertyColorKey.hue), space != .okLCH {
            throw json.refusal(fields[PropertyColorKey.hue], "only the space oklch has a hue")
        }
        let interpolation = ColorInterpolation(
            space: space,
            hue: HueInterpolation(rawValue: Int32(fields.integer(PropertyColorKey.hue))) ?? .shorter,
            isPremultiplied: fields.isTrue(PropertyColorKey.premultiplied)
        )
        return interpolation == ColorInterpolation() ? .plain : .color(interpolation)
    }

    private func action(_ node: Int32) throws(AnimError) -> PropertyAction {
        if json.isKind(node, .string), let index = PropertyActionWord.words.index(of: json.text(of: node)) {
            return index == 0 ? .follow : .none
        }
        let motion = try motionReader.motion(node)
        guard motionReader.motionVelocity < 0 else {
            throw json.refusal(
                motionReader.motionVelocity,
                "has no meaning here: only the motion of a 'set' takes a velocity"
            )
        }
        return .own(motion)
    }

    private func readExpressions(_ derived: [(slot: Int, node: Int32)]) throws(AnimError) {
        for (slot, node) in derived {
            var text: [UInt8] = []
            var expressions: [Expression] = []
            if json.isKind(node, .array) {
                try json.forEachElement(of: node) { (element) throws(AnimError) in
                    let part = try json.string(element)
                    if !text.isEmpty { text.append(UInt8(ascii: ",")) }
                    text += part
                    let place = ExpressionPlace(node: element)
                    expressions.append(try expressionReader.expression(part, in: place))
                }
            } else {
                text = try json.string(node)
            }
            do throws(AnimError) {
                if expressions.isEmpty {
                    expressions = try Expression.parseList(text, type: .number, keepsBackquotes: true) {
                        (name) throws(AnimError) in
                        try expressionReader.variable(name, in: ExpressionPlace(node: node))
                    }
                }
                shared.isDerived.set(Int32(slot), 1)
                shared.derived.append((try stage.derivedRecord(expressions, text, slot), scope.machineNumber, node))
            } catch {
                throw json.placed(error, node)
            }
        }
    }
}
