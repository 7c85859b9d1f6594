// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads numbers and colors of the drawing. Each is a constant, or an expression over properties and inputs.
final class NumberReader: ScopedReader {
    typealias Bytes = DocumentNames.Bytes

    let scope: DocumentScope
    let expressionReader: ExpressionReader
    let json: JSONStorage
    let scenery: Scenery

    init(_ expressionReader: ExpressionReader) {
        self.expressionReader = expressionReader
        scope = expressionReader.scope
        json = scope.json
        scenery = scope.shared.scenery
    }

    /// Appends the numbers of an object's keys with the types `s`, `p` and `f`, in the order of the description.
    /// - Parameter first: 0 for the keys of the first list, or the index of the first key of the second.
    /// - Returns: the index of the first in the scene's numbers.
    @inline(never)
    func read(numbersOf fields: borrowing Fields, at first: Int = 0) throws(AnimError) -> Int32 {
        let start = scenery.numbers.count
        for index in first..<(first == 0 ? fields.firstCount : fields.count) {
            let field = fields[field: index]
            let node = field.node
            var count = 1
            switch field.type {
            case UInt8(ascii: "s"):
                if node >= 0 {
                    let last = scenery.numbers.values.count
                    try append(node)
                    if field.check != 0 { try json.check(scenery.numbers.values[last], field.check, node) }
                    continue
                }
            case UInt8(ascii: "p"): count = 2
            case UInt8(ascii: "f"): count = 4
            default: continue
            }
            if node < 0 {
                for _ in 0..<count { scenery.numbers.append(field.number) }
            } else {
                try append(node, count: count, count == 2 ? "x and y" : "x, y, width and height")
                let last = scenery.numbers.values.count
                for index in 2..<max(count, 2) {
                    try json.check(
                        scenery.numbers.values[last - count + index],
                        UInt8(ascii: "0"),
                        node + 1 + Int32(index)
                    )
                }
            }
        }
        return start
    }

    /// Appends an array of `count` numbers.
    @inline(never)
    func append(_ node: Int32, count: Int, _ noun: StaticText) throws(AnimError) {
        try json.checkCount(node, count, noun)
        try json.forEachElement(of: node) { (element) throws(AnimError) in try append(element) }
    }

    /// Appends a number, or a default for −1.
    /// - Parameter check: 0, or a letter of `FieldRule`.
    @inline(never)
    func append(_ node: Int32, or standard: Double, check: UInt8 = 0) throws(AnimError) {
        guard node >= 0 else { return scenery.numbers.append(standard) }
        let last = scenery.numbers.values.count
        try append(node)
        try json.check(scenery.numbers.values[last], check, node)
    }

    /// Appends a boolean as a number: true, false, or a number or expression; `standard` for −1.
    @inline(never)
    func appendFlag(_ node: Int32, _ standard: Double) throws(AnimError) {
        if node >= 0, json.isKind(node, .boolean) {
            scenery.numbers.append(try json.boolean(node) ? 1 : 0)
        } else {
            try append(node, or: standard)
        }
    }

    /// Appends a constant or an expression: the name of a property or input with one component, of one component such
    /// as `position.x`, or any other expression.
    @inline(never)
    func append(_ node: Int32) throws(AnimError) {
        guard json.isKind(node, .string) else {
            scenery.numbers.append(try json.checkedNumber(node))
            return
        }
        // A plain name needs no expression. Invalid or unknown names are left to the parser.
        if let component = component(ofName: json.text(of: node)) {
            scenery.numbers.append(component: component)
            return
        }
        json.copy(node, into: &shared.expressionText)
        let expression = try expressionReader.expression(
            shared.expressionText,
            in: ExpressionPlace(node: node),
            keepsText: false
        )
        if !expression.code.contains(where: { $0.firstVariable != nil }) {
            let number = expression.evaluate { _ in 0 }
            scenery.numbers.append(number.magnitude <= Stage.largestComponent ? number : 0)
        } else if expression.code.count == 1 {
            scenery.numbers.append(component: Int(expression.code[0].argument))
        } else {
            scenery.numbers.append(expression)
        }
    }

    /// The component of an expression that is only the name of something with one component; nil for all others. A
    /// bare `e` or `pi` is the constant, whatever else has this name.
    @inline(never)
    private func component(ofName text: Bytes) -> Int? {
        guard DocumentName.isIdentifier(text), ExpressionOperation.constant(named: text) == nil,
            let name = names.nameIndex(of: text)
        else { return nil }
        if let property = stage.propertyOfName[name] {
            return stage.properties[property].count == 1 ? Int(stage.properties[property].base) : nil
        }
        return stage.inputOfName[name]
    }

    /// Appends the four components of a color: a constant, the name of a color property or parameter, or an array of
    /// numbers and expressions.
    /// - Returns: the index of the first.
    @inline(never)
    func append(color node: Int32) throws(AnimError) -> Int32 {
        let start = scenery.numbers.count
        if json.isKind(node, .array) {
            try append(node, count: 4, "red, green, blue and opacity")
            return start
        }
        let text = try json.text(ofString: node)
        if let color = text.first == UInt8(ascii: "#") ? try json.color(node) : parameters.color(text) {
            scenery.numbers.append(color.red)
            scenery.numbers.append(color.green)
            scenery.numbers.append(color.blue)
            scenery.numbers.append(color.opacity)
            return start
        }
        let first = try stage.firstComponent(of: try scope.colorProperty(at: node))
        for component in 0..<4 { scenery.numbers.append(component: first + component) }
        return start
    }
}
