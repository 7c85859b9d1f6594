// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// Numbers of animations and motions that expressions may give at each play.
///
/// An expression over parameters only is a constant: nothing of it is left to evaluate later.
extension DocumentReader {
    /// Whether a node is constant.
    @inline(never)
    func isConstant(_ node: Int32) -> Bool {
        !json.isKind(node, .string) || parameters.canEvaluate(json.text(of: node))
    }

    /// A number, or 0 and a patch for an expression.
    @inline(never)
    func playNumber(_ node: Int32, _ place: AnimationPatch.Place, _ index: Int) throws(AnimError) -> Double {
        if isConstant(node) { return try json.checkedNumber(node) }
        try appendPatch(json.bytes(node), node, place, index)
        return 0
    }

    /// Seconds, or 1 and a patch.
    @inline(never)
    func playSeconds(_ node: Int32, _ place: AnimationPatch.Place) throws(AnimError) -> Double {
        if isConstant(node) { return try json.seconds(node) }
        try appendPatch(json.bytes(node), node, place, 0)
        return 1
    }

    @inline(never)
    private func appendPatch(_ text: [UInt8], _ node: Int32, _ place: AnimationPatch.Place, _ index: Int)
        throws(AnimError)
    {
        patches.append(
            AnimationPatch(
                place: place,
                index: Int32(truncatingIfNeeded: index),
                expression: try actionExpression(text, node, -1)
            )
        )
    }

    /// The components of a property's value: numbers, or 0 and patches.
    /// - Parameter first: the index of the components at their place.
    @inline(never)
    func playValue(
        _ node: Int32,
        of property: PropertyIdentifier,
        _ place: AnimationPatch.Place,
        at first: Int = 0
    ) throws(AnimError) -> [Double] {
        let kind = try stage.kind(of: property)
        if kind == .path, place == .keyValue || place == .keyInitial { return try nextKeyPath(of: property, node) }
        let count = try stage.componentCount(of: property)
        if json.isKind(node, .string), kind != .path {
            if count == 1, kind != .vector { return [try playNumber(node, place, first)] }
            let text = json.text(of: node)
            if kind == .color, text.first != UInt8(ascii: "#"), parameters.color(text) == nil {
                var index = first
                for part in ".red .green .blue .opacity" as WordList {
                    try appendPatch([UInt8](copying: text, part), node, place, index)
                    index += 1
                }
                return [0, 0, 0, 0]
            }
        } else if count > 1 || kind == .vector, kind != .path, json.isKind(node, .array) {
            try json.checkCount(node, count, "components")
            var numbers: [Double] = []
            try json.forEachElement(of: node) { (element) throws(AnimError) in
                numbers.append(try playNumber(element, place, first + numbers.count))
            }
            return numbers
        }
        return try value(node, of: property)
    }

    /// Moves the collected patches to the machine's, and returns their range.
    @inline(never)
    func takePatches() -> Range<Int> {
        let first = machine.patches.count
        machine.patches += patches
        patches.removeAll(keepingCapacity: true)
        return first..<machine.patches.count
    }
}
