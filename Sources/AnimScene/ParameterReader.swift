// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads parameters: constants of a document that the code that loads it can set.
struct ParameterReader: ScopedReader {
    private typealias Quad = SIMD4<Double>

    let scope: DocumentScope
    /// The values that the caller gives.
    let given: GivenParameters?

    /// - Parameter node: the object, or −1 if the document has none.
    func readParameters(_ node: Int32) throws(AnimError) {
        // From now on, texts in place of numbers are expressions over the parameters read so far.
        json.parameters = parameters
        if node >= 0 { parameters.reserve(min(try json.objectCount(node), 64)) }
        if node >= 0 { try json.forEachMember(of: node) { (key) throws(AnimError) in try readParameter(key) } }
        guard let given else { return }
        do throws(AnimError) {
            try given.json.forEachMember(of: given.node) { (key) throws(AnimError) in
                if parameters.find(given.json.text(of: key)) == nil {
                    throw given.json.error(key, parameters.unknown(given.json.bytes(key)[...]).text)
                }
            }
        } catch {
            throw given.scope != nil ? scope.notedAround(error) : GivenParameters.foreign(error)
        }
    }

    private func readParameter(_ key: Int32) throws(AnimError) {
        let name = try names.identifierText(key)
        let type = try json.require("type", of: key + 1)
        let kindIndex = try json.choice(type, of: ParameterCase.words.makeIterator())
        let kind = ParameterStore.Kind(rawValue: kindIndex) ?? .number
        let fields = try json.fields(
            of: key + 1,
            ParameterKey.words,
            kind == .number ? ParameterNumberKey.words : ""
        )
        var range = Quad(-Stage.largestComponent, Stage.largestComponent, 0, 0)
        if kind == .number, fields.has(ParameterNumberKey.range) {
            range = try json.numbers(fields[ParameterNumberKey.range], count: 2, "minimum and maximum")
            guard range.x <= range.y else {
                throw json.refusal(fields[ParameterNumberKey.range], "the minimum must not be above the maximum")
            }
        }
        var value = try parameterValue(json, fields[ParameterKey.value], kind, range)
        if let given {
            do throws(AnimError) {
                _ = try given.json.objectCount(given.node)
                let node = given.json.indexedMember(of: given.node, name)
                if node >= 0 {
                    // Both may be in the same text.
                    let own = given.json.parameters
                    given.json.parameters = given.scope
                    value = try parameterValue(given.json, node, kind, range, isGiven: true)
                    given.json.parameters = own
                }
            } catch {
                throw given.scope != nil ? scope.notedAround(error) : GivenParameters.foreign(error)
            }
        }
        parameters.append(name, kind, value.numbers, value.string)
        let parts: WordList = kind == .color ? ".red .green .blue .opacity" : kind == .string ? "" : "."
        var index = 0
        for part in parts {
            let component = stage.addInput(part.count > 1 ? names.intern(name, part) : names.intern(name))
            stage.setInput(component, to: value.numbers[index])
            index += 1
        }
    }

    private func parameterValue(
        _ json: JSONStorage,
        _ node: Int32,
        _ kind: ParameterStore.Kind,
        _ range: Quad,
        isGiven: Bool = false
    ) throws(AnimError) -> (numbers: Quad, string: [UInt8]) {
        switch kind {
        case .number:
            let number = try json.checkedNumber(node)
            guard number >= range.x, number <= range.y else {
                throw json.error(node, "must be inside the parameter's range, from \(range.x) to \(range.y)")
            }
            return (Quad(number, 0, 0, 0), [])
        case .boolean:
            // Parameters that a document gives to a component may be expressions.
            if isGiven, json.parameters != nil, json.isKind(node, .string) {
                return (Quad(try json.number(node) != 0 ? 1 : 0, 0, 0, 0), [])
            }
            return (Quad(try json.boolean(node) ? 1 : 0, 0, 0, 0), [])
        case .string:
            let string: [UInt8]
            if isGiven, let scope = json.parameters, json.isKind(node, .object) {
                let named = try onlyGiven(json, node)
                guard let found = scope.find(json.text(of: named)), found.kind == .string else {
                    throw json.refusal(named, "must name a string parameter")
                }
                string = found.string
            } else {
                string = try json.string(node)
            }
            try json.checkLength(string, node)
            return (Quad.zero, string)
        case .color:
            let color = try json.color(node)
            return (Quad(color.red, color.green, color.blue, color.opacity), [])
        }
    }

    /// The value of the only key, `parameter`.
    private func onlyGiven(_ json: JSONStorage, _ node: Int32) throws(AnimError) -> Int32 {
        try json.fields(of: node, ParameterReferenceKey.words)[ParameterReferenceKey.parameter]
    }
}
