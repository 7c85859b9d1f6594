// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// Lookup of properties and inputs by name.
extension DocumentReader {
    package typealias Bytes = DocumentNames.Bytes

    /// The property named by a node.
    @inline(never)
    package func property(_ name: Bytes, at node: Int32) throws(AnimError) -> PropertyIdentifier {
        guard let property = stage.findProperty(names.nameIndex(of: name)) else {
            throw names.unknown(
                node,
                "the document has no property ",
                [UInt8](copying: name),
                stage.propertyOfName,
                "properties"
            )
        }
        return property
    }

    /// The property named by a node, which must be settable and animatable.
    @inline(never)
    func movable(_ name: Bytes, at node: Int32) throws(AnimError) -> PropertyIdentifier {
        let property = try self.property(name, at: node)
        if Expression.dot(in: name) != nil {
            throw json.refusal(node, "is a component's own, which only its machine can move: ", quoting: name)
        }
        guard shared.isDerived[Int32(try stage.slot(of: property))] == nil else {
            throw json.refusal(node, "is derived: its expression gives the value of ", quoting: name)
        }
        return property
    }

    /// The error for an unknown input of a document or an instance.
    @inline(never)
    func unknownInput(_ node: Int32, _ text: StaticText, _ name: Bytes, of owner: DocumentReader) -> AnimError {
        let known = stage.names.ending(
            for: [UInt8](copying: name)[...],
            in: owner.inputs.inputOfName,
            "inputs",
            prefix: owner.names.prefix
        )
        return json.error(node, "\(text)\(JSONText.quoted([UInt8](copying: name)[...]))\(known)")
    }

    /// The index of the input named by a node.
    @inline(never)
    package func input(_ name: Bytes, at node: Int32) throws(AnimError) -> Int {
        guard let index = inputs.index(ofName: names.nameIndex(of: name)) else {
            throw unknownInput(node, "the document has no input ", name, of: self)
        }
        return index
    }

    /// The same for an input that the machine may change.
    @inline(never)
    func changeableInput(_ name: Bytes, at node: Int32) throws(AnimError) -> Int {
        let index = try input(name, at: node)
        guard !inputs.inputs[index].isBound else {
            throw json.refusal(node, "is given by the document around it, and cannot be changed: ", quoting: name)
        }
        return index
    }

    /// The same for a boolean input.
    @inline(never)
    func booleanInput(_ name: Bytes, at node: Int32) throws(AnimError) -> Int {
        let input = try changeableInput(name, at: node)
        guard inputs.inputs[input].kind == .boolean else { throw json.refusal(node, "must name a boolean input") }
        return input
    }

    /// The value of the only key that an object may have.
    func onlyMember(_ name: WordList, of node: Int32) throws(AnimError) -> Int32 {
        try json.allowOnly(of: node, name)
        for word in name { return json.member(of: node, FieldRule(word).name) }
        return -1
    }

    @inline(never)
    package func event(_ node: Int32) throws(AnimError) -> Int32 { names.intern(try eventName(node)) }

    @inline(never)
    func eventName(_ node: Int32) throws(AnimError) -> [UInt8] {
        let text = json.isKind(node, .name) ? json.text(of: node) : try json.text(ofString: node)
        guard let name = DocumentName.event(text) else {
            throw json.error(node, "is no event: \(DocumentName.eventRule)")
        }
        return name
    }
}
