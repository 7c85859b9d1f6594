// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads the values of animations, which may be expressions that are evaluated at each play, and the paths of
/// keyframes, which are aligned with each other.
///
/// An expression over parameters only is a constant: it is evaluated here.
final class PlayReader: ScopedReader {
    let scope: DocumentScope
    let json: JSONStorage
    let expressionReader: ExpressionReader
    let valueReader: ValueReader
    /// The patches of the animation being read.
    var patches: [AnimationPatch] = []
    /// The aligned paths of the keyframes being read.
    var keyPaths: [KeyPaths] = []

    init(_ document: DocumentReader) {
        scope = document.scope
        json = scope.json
        expressionReader = document.expressionReader
        valueReader = document.valueReader
    }

    /// A number, or 0 and a patch for an expression.
    @inline(never)
    func playNumber(_ node: Int32, _ member: AnimationPatch.Member, _ index: Int) throws(AnimError) -> Double {
        if scope.isConstant(node) { return try json.checkedNumber(node) }
        try appendPatch(json.bytes(node), node, member, index)
        return 0
    }

    /// Seconds, or 1 and a patch.
    @inline(never)
    func playSeconds(_ node: Int32, _ member: AnimationPatch.Member) throws(AnimError) -> Double {
        if scope.isConstant(node) { return try json.seconds(node) }
        try appendPatch(json.bytes(node), node, member, 0)
        return 1
    }

    @inline(never)
    private func appendPatch(_ text: [UInt8], _ node: Int32, _ member: AnimationPatch.Member, _ index: Int)
        throws(AnimError)
    {
        patches.append(
            AnimationPatch(
                member: member,
                index: Int32(truncatingIfNeeded: index),
                expression: try expressionReader.actionExpression(text, node, -1)
            )
        )
    }

    /// The components of a property's value: numbers, or 0 and patches.
    /// - Parameter first: the index of the components at their place.
    @inline(never)
    func playValue(
        _ node: Int32,
        of property: PropertyIdentifier,
        _ member: AnimationPatch.Member,
        at first: Int = 0
    ) throws(AnimError) -> [Double] {
        let kind = try stage.kind(of: property)
        if kind == .path, member == .keyValue || member == .keyInitial { return try nextKeyPath(of: property, node) }
        let count = try stage.componentCount(of: property)
        if json.isKind(node, .string), kind != .path {
            if count == 1, kind != .vector { return [try playNumber(node, member, first)] }
            let text = json.text(of: node)
            if kind == .color, text.first != UInt8(ascii: "#"), parameters.color(text) == nil {
                var index = first
                let name = try scope.colorPath(at: node)
                for part in ".red .green .blue .opacity" as WordList {
                    try appendPatch(name + [UInt8](part), node, member, index)
                    index += 1
                }
                return [0, 0, 0, 0]
            }
        } else if count > 1 || kind == .vector, kind != .path, json.isKind(node, .array) {
            try json.checkCount(node, count, "components")
            var numbers: [Double] = []
            try json.forEachElement(of: node) { (element) throws(AnimError) in
                numbers.append(try playNumber(element, member, first + numbers.count))
            }
            return numbers
        }
        return try valueReader.value(node, of: property)
    }

    /// Moves the collected patches to the machine's, and returns their range.
    @inline(never)
    func takePatches() -> Range<Int> {
        let first = scope.machine.patches.count
        scope.machine.patches += patches
        patches.removeAll(keepingCapacity: true)
        return first..<scope.machine.patches.count
    }

    /// Takes the animation's duration as that of the keyframes.
    func takeDuration(_ duration: inout Double?) -> Double {
        let taken = duration
        duration = nil
        // Its expression moves to the keyframes as well.
        for index in patches.indices where patches[index].member == .duration { patches[index].member = .keyDuration }
        return taken ?? 0.25
    }

    // MARK: Paths of keyframes

    /// The aligned paths of a property's keyframes, in reading order.
    struct KeyPaths {
        var property: PropertyIdentifier
        var description: KeyframeDescription
        var next = 0
    }

    /// Aligns the paths of a property's keyframes before these are read: the alignment depends on all of the paths.
    @inline(never)
    func alignKeyPaths(_ list: [Path], of property: PropertyIdentifier, _ node: Int32) throws(AnimError) -> Int {
        do throws(AnimError) {
            let description = try KeyframeDescription.paths(list, duration: 0, isWhole: false)
            keyPaths.removeAll { $0.property.rawValue == property.rawValue }
            keyPaths.append(KeyPaths(property: property, description: description))
            return description.componentCount
        } catch {
            throw json.placed(error, node)
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
        keyPaths = []
        var properties: [PropertyIdentifier] = []
        var lists: [[Path]] = []
        try json.forEachElement(of: blocks) { (element) throws(AnimError) in
            let set = try json.fields(of: element, AssignedBlockKey.words)[AssignedBlockKey.set]
            try json.forEachMember(of: set) { (key) throws(AnimError) in
                let property = try scope.movable(json.text(of: key), at: key)
                guard try stage.kind(of: property) == .path else { return }
                let slot = properties.firstIndex { $0.rawValue == property.rawValue } ?? properties.count
                if slot == properties.count {
                    properties.append(property)
                    lists.append([])
                }
                lists[slot].append(try valueReader.nonemptyPath(key + 1))
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
    func finish(_ description: inout KeyframeDescription, keyPathsOf property: PropertyIdentifier) {
        for paths in keyPaths where paths.property.rawValue == property.rawValue {
            description.take(pathsOf: paths.description)
        }
    }
}
