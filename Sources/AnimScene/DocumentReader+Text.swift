// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimStage

/// Texts: of nodes, and of what is said of them to those who do not see them.
extension DocumentReader {
    /// A text in place, `{ "input": … }`, `{ "parameter": … }` or `{ "number": …, "decimals": … }`.
    ///
    /// A number is appended to the scene's.
    @inline(never)
    package func text(_ node: Int32) throws(AnimError) -> TextSource {
        if json.isKind(node, .string) { return .literal(json.bytes(node)) }
        guard json.isKind(node, .object) else {
            throw json.kindError(node, "must be a text, or an object with 'input', 'parameter' or 'number'")
        }
        let fields = try json.fields(of: node, TextKey.words)
        let hasDecimals = fields.has(TextKey.decimals)
        guard fields.foundCount == (hasDecimals ? 2 : 1), !hasDecimals || fields.has(TextKey.number) else {
            throw json.refusal(node, "must have one of 'input', 'parameter' and 'number', the last with 'decimals'")
        }
        let decimals = hasDecimals ? Int(try json.integer(fields[TextKey.decimals], in: 0...15)) : 0
        if fields.has(TextKey.number) {
            let index = numbers.count
            try append(fields[TextKey.number])
            return .number(index, decimals: decimals)
        }
        let named = fields.has(TextKey.input) ? fields[TextKey.input] : fields[TextKey.parameter]
        let name = try json.string(named)
        if fields.has(TextKey.input) {
            let (owner, ownName) = owner(of: name[...])
            guard let index = owner.inputs.index(ofName: owner.names.nameIndex(of: [UInt8](ownName))) else {
                let known = stage.names.ending(
                    for: ownName,
                    in: owner.inputs.inputOfName,
                    "inputs",
                    prefix: owner.names.prefix
                )
                throw json.error(named, "the document has no input \(JSONText.quoted(name[...]))\(known)")
            }
            guard owner.inputs.inputs[index].kind == .string else {
                throw json.refusal(named, "must name a string input")
            }
            return .input(owner.machineNumber, index)
        }
        guard let parameter = parameters.find(json.text(of: named)) else {
            throw json.error(named, parameters.unknown(name[...]).text)
        }
        guard parameter.kind == .string else { throw json.refusal(named, "must name a string parameter") }
        return .literal(parameter.string)
    }
}
