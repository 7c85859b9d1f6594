// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads keyframes of one property: values at key times, blocks, or a track.
final class KeyframeReader: ScopedReader {
    let scope: DocumentScope
    let json: JSONStorage
    let curveReader: CurveReader
    let valueReader: ValueReader
    let playReader: PlayReader
    /// The node of each of the document's `keyframes`, which are read at each use.
    private var keyframesOfName = NameMap()

    init(_ document: DocumentReader) {
        playReader = PlayReader(document)
        scope = document.scope
        json = scope.json
        curveReader = document.curveReader
        valueReader = document.valueReader
    }

    func readKeyframes(_ node: Int32) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = try names.define(key)
            try checkKeyframes(key + 1)
            keyframesOfName.set(name, Int(key) + 1)
        }
    }

    /// The node of inline or named keyframes. Uses by name are counted: they can be repeated.
    @inline(never)
    func keyframesNode(_ node: Int32) throws(AnimError) -> Int32 {
        guard json.isKind(node, .string) else { return node }
        let name = json.text(of: node)
        guard let found = keyframesOfName[names.definition(name)] else {
            throw names.unknown(
                node,
                "the document has no keyframes ",
                [UInt8](copying: name),
                keyframesOfName,
                "keyframes",
                isDefinition: true
            )
        }
        let nodeCount = Int(json.record(Int32(found)).end) - found
        shared.keyframeNodesLeft -= nodeCount
        shared.bytesLeft -= Int64(nodeCount) * DocumentCost.bytesOfNamedNode
        guard shared.keyframeNodesLeft >= 0, shared.bytesLeft >= 0 else {
            throw AnimError(.limit, "keyframes are used by name too often", place: json.arena.place(of: node))
        }
        return Int32(found)
    }

    /// The mode given by an object's field, whose list of modes begins with linear.
    static func keyframeMode(_ fields: borrowing Fields, _ index: Int) -> KeyframeDescription.Mode {
        let number = Int32(fields.number(at: index))
        return KeyframeDescription.Mode(rawValue: number < 2 ? 1 - number : number) ?? .linear
    }

    @inline(never)
    private func keyframeFields(_ node: Int32, _ isTrack: inout Bool, _ isBlocks: inout Bool) throws(AnimError)
        -> Fields
    {
        _ = try json.objectCount(node)
        isTrack = json.has(node, "track")
        isBlocks = !isTrack && json.has(node, "blocks")
        if isTrack { return try json.fields(of: node, TrackKeyframesKey.words) }
        let own = isBlocks ? BlocksKeyframesKey.words : ValuesKeyframesKey.words
        return try json.fields(of: node, KeyframesTimingKey.words, own)
    }

    // MARK: Named keyframes

    /// Checks named keyframes as far as possible without the property that they will move.
    private func checkKeyframes(_ node: Int32) throws(AnimError) {
        var isTrack = false
        var isBlocks = false
        let fields = try keyframeFields(node, &isTrack, &isBlocks)
        let list =
            isTrack
            ? fields[TrackKeyframesKey.track]
            : isBlocks ? fields[BlocksKeyframesKey.blocks] : fields[ValuesKeyframesKey.values]
        try requireElement(of: list)
        var isAssigned = false
        try json.forEachElement(of: list) { (element) throws(AnimError) in
            if isBlocks, json.isKind(element, .object), json.has(element, "set") { isAssigned = true }
        }
        try json.forEachElement(of: list) { (element) throws(AnimError) in
            if isTrack {
                try checkStep(element)
            } else if isAssigned {
                let set = try json.fields(of: element, AssignedBlockKey.words)[AssignedBlockKey.set]
                try json.forEachMember(of: set) { (key) throws(AnimError) in try checkValue(key + 1) }
            } else if isBlocks {
                try checkValue(try json.fields(of: element, BlockKey.words)[BlockKey.value])
            } else {
                try checkValue(element)
            }
        }
        if isAssigned { try json.allowOnly(of: node, KeyframesTimingKey.words, "blocks") }
        if isTrack {
            if fields.has(TrackKeyframesKey.ease) { _ = try curveReader.cubicBezier(fields[TrackKeyframesKey.ease]) }
            if fields.has(TrackKeyframesKey.initial) { try checkValue(fields[TrackKeyframesKey.initial]) }
            return
        }
        if fields.has(KeyframesTimingKey.duration), !json.isKind(fields[KeyframesTimingKey.duration], .string) {
            _ = try json.seconds(fields[KeyframesTimingKey.duration])
        }
        if fields.has(KeyframesTimingKey.ease) { _ = try curveReader.cubicBezier(fields[KeyframesTimingKey.ease]) }
        if isBlocks {
            if fields.has(BlocksKeyframesKey.initial) { try checkValue(fields[BlocksKeyframesKey.initial]) }
            return
        }
        if fields.has(ValuesKeyframesKey.times) { _ = try keyTimes(fields) }
        _ = try curves(fields[ValuesKeyframesKey.curves])
        for parameter in ValuesKeyframesKey.tension.rawValue...ValuesKeyframesKey.bias.rawValue
        where fields.node(at: parameter) >= 0 {
            try checkValue(fields.node(at: parameter))
        }
    }

    private func checkStep(_ node: Int32) throws(AnimError) {
        let fields = try stepFields(node)
        try checkValue(fields.node(at: 0))
        if json.has(node, "linear") {
            let curve = fields[TrackKeyframeLinearKey.curve]
            if curve >= 0 { _ = try curveReader.cubicBezier(curve) }
        } else if json.has(node, "cubic") {
            let velocities = fields[TrackKeyframeCubicKey.velocity]
            guard velocities >= 0 else { return }
            try json.checkCount(velocities, 2, "at its start and its end")
            try json.forEachElement(of: velocities) { (element) throws(AnimError) in
                if !json.isKind(element, .null) { try checkValue(element) }
            }
        } else if json.has(node, "spring") {
            if fields.has(TrackKeyframeSpringKey.with) {
                _ = try curveReader.spring(fields[TrackKeyframeSpringKey.with])
            }
            let velocity = fields[TrackKeyframeSpringKey.velocity]
            if velocity >= 0 { try checkValue(velocity) }
        }
    }

    /// Rejects a node that is not a value of any property. Numbers, texts, and arrays of these or of path commands are
    /// accepted.
    @inline(never)
    private func checkValue(_ node: Int32) throws(AnimError) {
        if json.isKind(node, .string) { return }
        guard json.isKind(node, .array) else {
            _ = try json.checkedNumber(node)
            return
        }
        if try json.arrayCount(node) > 0, json.isKind(node + 1, .array) {
            _ = try valueReader.fixedPath(node)
            return
        }
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            if !json.isKind(element, .string) { _ = try json.checkedNumber(element) }
        }
    }

    @inline(never)
    private func requireElement(of node: Int32) throws(AnimError) {
        guard try json.arrayCount(node) > 0 else { throw json.refusal(node, "must have at least one element") }
    }

    // MARK: Keyframes of a property

    /// - Parameter duration: the animation's; used if the keyframes have none of their own.
    @inline(never)
    func keyframes(
        _ given: Int32,
        of property: PropertyIdentifier,
        _ duration: inout Double?
    ) throws(AnimError) -> KeyframeDescription {
        let node = try keyframesNode(given)
        var isTrack = false
        var isBlocks = false
        let fields = try keyframeFields(node, &isTrack, &isBlocks)
        let ease = isTrack ? fields[TrackKeyframesKey.ease] : fields[KeyframesTimingKey.ease]
        let initial = isTrack ? fields[TrackKeyframesKey.initial] : isBlocks ? fields[BlocksKeyframesKey.initial] : -1
        let isOfPaths = try stage.kind(of: property) == .path
        if isOfPaths { try alignPaths(fields, isTrack, isBlocks, initial, of: property, node) }
        let count = try playReader.keyComponentCount(of: property)
        do throws(AnimError) {
            var description: KeyframeDescription
            if isTrack {
                description = try .track(componentCount: count)
                try readTrack(fields[TrackKeyframesKey.track], of: property, &description)
            } else {
                let given =
                    fields.has(KeyframesTimingKey.duration)
                    ? try playReader.playSeconds(fields[KeyframesTimingKey.duration], .keyDuration)
                    : playReader.takeDuration(&duration)
                description =
                    isBlocks
                    ? try blocks(fields, of: property, count, duration: given)
                    : try values(fields, of: property, count, duration: given)
            }
            if isOfPaths { playReader.finish(&description, keyPathsOf: property) }
            if ease >= 0 { description.ease = try curveReader.cubicBezier(ease) }
            if initial >= 0 { try description.setInitial(try playReader.playValue(initial, of: property, .keyInitial)) }
            if isOfPaths {
                description.prepareMorphs(turns: try stage.turns(of: property), paint: try stage.paint(of: property))
            }
            return description
        } catch {
            throw json.placed(error, node)
        }
    }

    /// Aligns the paths of keyframes, in the order in which they will be read.
    @inline(never)
    private func alignPaths(
        _ fields: borrowing Fields,
        _ isTrack: Bool,
        _ isBlocks: Bool,
        _ initial: Int32,
        of property: PropertyIdentifier,
        _ node: Int32
    ) throws(AnimError) {
        playReader.keyPaths = []
        var list: [Path] = []
        let keys =
            isTrack
            ? fields[TrackKeyframesKey.track]
            : isBlocks ? fields[BlocksKeyframesKey.blocks] : fields[ValuesKeyframesKey.values]
        try json.forEachElement(of: keys) {
            (element) throws(AnimError) in
            var value = element
            if isTrack {
                value = try stepFields(element).node(at: 0)
                if json.has(element, "velocity") {
                    throw json.refusal(element, "the keyframes of a path have no velocities")
                }
            } else if isBlocks {
                value = try json.fields(of: element, BlockKey.words)[BlockKey.value]
            }
            list.append(try valueReader.nonemptyPath(value))
        }
        if list.isEmpty { return }
        if initial >= 0 { list.append(try valueReader.nonemptyPath(initial)) }
        _ = try playReader.alignKeyPaths(list, of: property, node)
    }

    private func values(
        _ fields: borrowing Fields,
        of property: PropertyIdentifier,
        _ count: Int,
        duration: Double
    ) throws(AnimError) -> KeyframeDescription {
        try requireElement(of: fields[ValuesKeyframesKey.values])
        var values: [Double] = []
        try json.forEachElement(of: fields[ValuesKeyframesKey.values]) { (element) throws(AnimError) in
            values += try playReader.playValue(element, of: property, .keyValue, at: values.count)
        }
        var shapes: [Double] = []
        for parameter in 0..<3 {
            let node = fields.node(at: ValuesKeyframesKey.tension.rawValue + parameter)
            if node < 0 { continue }
            let keyCount = values.count / count
            if shapes.isEmpty { shapes = [Double](repeating: 0, count: 3 * keyCount) }
            let list = json.isKind(node, .array) ? try json.list(node, count: keyCount) : [try json.checkedNumber(node)]
            for key in 0..<keyCount { shapes[3 * key + parameter] = list[list.count == 1 ? 0 : key] }
        }
        return try .values(
            values,
            componentCount: count,
            times: try keyTimes(fields),
            mode: KeyframeReader.keyframeMode(fields, KeyframesTimingKey.mode.rawValue),
            curves: try curves(fields[ValuesKeyframesKey.curves]),
            shapes: shapes,
            duration: duration
        )
    }

    /// The key times. Paced keyframes accept and ignore them.
    private func keyTimes(_ fields: borrowing Fields) throws(AnimError) -> [Double] {
        let times = fields[ValuesKeyframesKey.times]
        if times < 0 { return [] }
        let isPaced = KeyframeReader.keyframeMode(fields, KeyframesTimingKey.mode.rawValue).isPaced
        return try json.list(times, count: try json.arrayCount(times), check: isPaced ? 0 : UInt8(ascii: "1"))
    }

    /// A curve or an array of curves; empty for −1. Four numbers are one curve, and so is a text.
    private func curves(_ node: Int32) throws(AnimError) -> [CubicBezier] {
        if node < 0 { return [] }
        var curves: [CubicBezier] = []
        if json.isKind(node, .array), try json.arrayCount(node) == 0 || !json.isKind(node + 1, .number) {
            try json.forEachElement(of: node) { (element) throws(AnimError) in
                curves.append(try curveReader.cubicBezier(element))
            }
        } else {
            curves.append(try curveReader.cubicBezier(node))
        }
        return curves
    }

    private func blocks(
        _ fields: borrowing Fields,
        of property: PropertyIdentifier,
        _ count: Int,
        duration: Double
    ) throws(AnimError) -> KeyframeDescription {
        var description = try KeyframeDescription.blocks(
            componentCount: count,
            duration: duration,
            mode: KeyframeReader.keyframeMode(fields, KeyframesTimingKey.mode.rawValue)
        )
        try json.forEachElement(of: fields[BlocksKeyframesKey.blocks]) { (element) throws(AnimError) in
            let block = try json.fields(of: element, BlockKey.words)
            let value = try playReader.playValue(
                block[BlockKey.value],
                of: property,
                .keyValue,
                at: description.values.count
            )
            do throws(AnimError) {
                try description.addBlock(
                    start: block.number(BlockKey.start),
                    duration: block.number(BlockKey.duration),
                    value: value
                )
            } catch {
                throw json.placed(error, element)
            }
        }
        try requireElement(of: fields[BlocksKeyframesKey.blocks])
        return description
    }

    // MARK: Tracks

    private func readTrack(
        _ node: Int32,
        of property: PropertyIdentifier,
        _ description: inout KeyframeDescription
    ) throws(AnimError) {
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            try readStep(element, of: property, &description)
        }
        try requireElement(of: node)
    }

    /// The fields of a keyframe of any form. The first is its value.
    @inline(never)
    private func stepFields(_ node: Int32) throws(AnimError) -> Fields {
        _ = try json.objectCount(node)
        let keys: WordList
        if json.has(node, "linear") {
            keys = TrackKeyframeLinearKey.words
        } else if json.has(node, "cubic") {
            keys = TrackKeyframeCubicKey.words
        } else if json.has(node, "spring") {
            keys = TrackKeyframeSpringKey.words
        } else if json.has(node, "move") {
            keys = TrackKeyframeMoveKey.words
        } else {
            try json.allowOnly(of: node, TrackKeyframeCase.words, TrackKeyframeCase.others)
            throw json.refusal(node, "must have one of the keys 'linear', 'cubic', 'spring' and 'move'")
        }
        return try json.fields(of: node, keys)
    }

    private func readStep(
        _ node: Int32,
        of property: PropertyIdentifier,
        _ description: inout KeyframeDescription
    ) throws(AnimError) {
        let fields = try stepFields(node)
        let value = try playReader.playValue(fields.node(at: 0), of: property, .keyValue, at: description.values.count)
        // The index of its velocities.
        let row = description.velocities.count
        var duration: Double?
        var motion = KeyframeDescription.Motion.move
        var start: [Double] = []
        var end: [Double] = []
        if json.has(node, "linear") {
            let curve = fields[TrackKeyframeLinearKey.curve]
            motion = .linear(curve >= 0 ? try curveReader.cubicBezier(curve) : nil)
            duration = fields.number(TrackKeyframeLinearKey.duration)
        } else if json.has(node, "cubic") {
            motion = .cubic
            duration = fields.number(TrackKeyframeCubicKey.duration)
            let velocities = fields[TrackKeyframeCubicKey.velocity]
            if velocities >= 0 {
                var index = 0
                try json.checkCount(velocities, 2, "at its start and its end")
                try json.forEachElement(of: velocities) { (element) throws(AnimError) in
                    let velocity =
                        json.isKind(element, .null)
                        ? [] : try playReader.playValue(element, of: property, .keyVelocity, at: row + start.count)
                    if index == 0 { start = velocity } else { end = velocity }
                    index += 1
                }
            }
        } else if json.has(node, "spring") {
            let with = fields[TrackKeyframeSpringKey.with]
            motion = .spring(with >= 0 ? try curveReader.spring(with) : try Spring.standard())
            if fields.has(TrackKeyframeSpringKey.duration) {
                duration = fields.number(TrackKeyframeSpringKey.duration)
            }
            let velocity = fields[TrackKeyframeSpringKey.velocity]
            if velocity >= 0 { start = try playReader.playValue(velocity, of: property, .keyVelocity, at: row) }
        }
        do throws(AnimError) {
            try description.addKeyframe(
                motion,
                value: value,
                duration: duration,
                startVelocity: start,
                endVelocity: end
            )
        } catch {
            throw json.placed(error, node)
        }
    }
}
