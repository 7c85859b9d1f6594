// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads the inputs and variables of a document, and the constants that the enclosing document gives to them.
struct InputReader: ScopedReader {
    let scope: DocumentScope

    /// - Parameter arePrivate: whether they are the document's variables.
    func readInputs(_ node: Int32, arePrivate: Bool = false) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = try names.identifier(key)
            try scope.checkIsNoParameter(name, key)
            let type = try json.require("type", of: key + 1)
            // Variables have the same types, except triggers.
            let words: WordList = arePrivate ? "number boolean string" : InputCase.words
            let kindIndex = try json.choice(type, of: words.makeIterator())
            if arePrivate, scope.inputs.index(ofName: names.nameIndex(of: name)) != nil {
                throw json.refusal(key, "another input or variable has this name")
            }
            let kind = InputStore.Kind(rawValue: Int32(kindIndex)) ?? .trigger
            let keys: WordList =
                switch kind {
                case .number: InputNumberKey.words
                case .boolean: InputBooleanKey.words
                case .string: InputStringKey.words
                case .trigger: ""
                }
            let fields = try json.fields(of: key + 1, InputKey.words, keys)
            var input = InputStore.Input(kind: kind, name: names.intern(name))
            let given = arePrivate ? -1 : scope.use.input(name)
            input.isBound = given >= 0
            switch kind {
            case .number: try readNumber(fields, into: &input)
            case .boolean: input.boolean = fields.isTrue(InputBooleanKey.value)
            case .string:
                let value = fields[InputStringKey.value]
                if value >= 0 { input.string = json.bytes(value) }
                try json.checkLength(input.string, value)
            case .trigger: break
            }
            if given >= 0 {
                do throws(AnimError) {
                    try readGiven(given, name, into: &input)
                } catch {
                    throw scope.notedAround(error)
                }
            }
            if kind == .number || kind == .boolean, input.component < 0 {
                input.component = stage.addInput(input.name)
                stage.setInput(input.component, to: kind == .number ? input.number : input.boolean ? 1 : 0)
            }
            scope.inputs.append(input)
        }
    }

    private func readNumber(_ fields: borrowing Fields, into input: inout InputStore.Input) throws(AnimError) {
        if fields.has(InputNumberKey.range) {
            let range = try json.numbers(fields[InputNumberKey.range], count: 2, "minimum and maximum")
            guard range.x <= range.y else {
                throw json.refusal(fields[InputNumberKey.range], "the minimum must not be above the maximum")
            }
            input.minimum = range.x
            input.maximum = range.y
        }
        input.number = min(max(0, input.minimum), input.maximum)
        guard fields.has(InputNumberKey.value) else { return }
        input.number = fields.number(InputNumberKey.value)
        try scope.checkRange(of: input, input.number, fields[InputNumberKey.value])
    }

    /// Reads an input given by the enclosing document: a constant, or an expression to be read later.
    private func readGiven(_ node: Int32, _ name: [UInt8], into input: inout InputStore.Input) throws(AnimError) {
        guard let json = scope.use.json else { return }
        switch input.kind {
        case .trigger: throw json.refusal(node, "gives a trigger, which has no value; use 'forward'")
        case .string:
            if json.isKind(node, .string) {
                input.string = json.bytes(node)
                try json.checkLength(input.string, node)
            }
            return
        case .number, .boolean: break
        }
        if json.isKind(node, .string) {
            // Expressions read it like any derived property, always up to date.
            var options = PropertyOptions(.scalar)
            options.isPermanent = true
            let initial = input.kind == .number ? input.number : input.boolean ? 1 : 0
            let property = try stage.addProperty(name: names.prefixed(name), options, value: [initial])
            input.component = Int32(try stage.firstComponent(of: property))
            shared.isDerived.set(Int32(try stage.slot(of: property)), 1)
        } else if input.kind == .boolean {
            input.boolean = try json.boolean(node)
        } else {
            input.number = try json.checkedNumber(node)
            try scope.checkRange(of: input, input.number, node, in: json)
        }
    }
}
