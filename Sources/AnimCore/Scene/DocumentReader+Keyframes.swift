/// Keyframes of one property: values at key times, blocks, or a track.
extension DocumentReader {
    private static let modeKeys: WordList = "mode=linear|discrete|paced|cubic|cubic-paced duration ease"
    private static let valuesKeys: WordList = "values times curves tension continuity bias"
    private static let blocksKeys: WordList = "blocks initial"
    private static let trackKeys: WordList = "track ease initial"

    private enum Key: Int {
        case mode, duration, ease
        case values, times, curves, tension, continuity, bias
        static var blocks: Key { .values }
        static var initial: Key { .times }
    }

    private enum TrackKey: Int { case track, ease, initial }

    func readKeyframes(_ node: Int32) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = try token(key)
            // What they say depends on the property that they move.
            try json.allowOnly(
                of: key + 1,
                DocumentReader.modeKeys,
                DocumentReader.valuesKeys,
                "blocks track initial"
            )
            keyframesOfName.set(name, Int(key) + 1)
        }
    }

    /// The node of keyframes in place or by a name. What is read by name is counted: it can be read often.
    @inline(never)
    func keyframesNode(_ node: Int32) throws(AnimError) -> Int32 {
        guard json.isKind(node, .string) else { return node }
        let name = json.bytes(node)
        guard let found = keyframesOfName[nameIndex(of: name)] else {
            throw json.refusal(node, "the document has no keyframes ", quoting: name)
        }
        keyframeNodesLeft -= Int(json.record(Int32(found)).end) - found
        guard keyframeNodesLeft >= 0 else {
            throw AnimError(.limit, "keyframes are used by name too often", place: json.arena.place(of: node))
        }
        return Int32(found)
    }

    /// The mode at a place of an object's description, in its order of modes: linear comes first.
    static func keyframeMode(_ fields: Fields, _ index: Int) -> KeyframeDescription.Mode {
        let number = Int32(fields.number(at: index))
        return KeyframeDescription.Mode(rawValue: number < 2 ? 1 - number : number) ?? .linear
    }

    /// - Parameter duration: the animation's; taken over where the keyframes have none of their own.
    @inline(never)
    func keyframes(
        _ given: Int32,
        of property: PropertyIdentifier,
        _ duration: inout Double?
    ) throws(AnimError) -> KeyframeDescription {
        let node = try keyframesNode(given)
        _ = try json.objectCount(node)
        let isTrack = json.has(node, "track")
        let isBlocks = !isTrack && json.has(node, "blocks")
        let fields: Fields
        if isTrack {
            fields = try json.fields(of: node, DocumentReader.trackKeys)
        } else {
            fields = try json.fields(
                of: node,
                DocumentReader.modeKeys,
                isBlocks ? DocumentReader.blocksKeys : DocumentReader.valuesKeys
            )
            if !isBlocks { _ = try json.require("values", of: node) }
        }
        let ease = isTrack ? fields[TrackKey.ease] : fields[Key.ease]
        let initial = isTrack ? fields[TrackKey.initial] : isBlocks ? fields[Key.initial] : -1
        let count = try stage.componentCount(of: property)
        do throws(AnimError) {
            var description: KeyframeDescription
            if isTrack {
                description = try .track(componentCount: count)
                try readTrack(fields[TrackKey.track], of: property, &description)
            } else {
                let given =
                    fields.has(Key.duration)
                    ? try playSeconds(fields[Key.duration], .keyDuration) : takeDuration(&duration)
                description =
                    isBlocks
                    ? try blocks(fields, of: property, count, duration: given)
                    : try values(fields, of: property, count, duration: given)
            }
            if ease >= 0 { description.ease = try cubicBezier(ease) }
            if initial >= 0 { try description.setInitial(try playValue(initial, of: property, .keyInitial)) }
            return description
        } catch {
            throw placed(error, node)
        }
    }

    /// The animation's duration, which is the keyframes' then.
    func takeDuration(_ duration: inout Double?) -> Double {
        let taken = duration
        duration = nil
        // What an expression says of it is said of them.
        for index in patches.indices where patches[index].place == .duration { patches[index].place = .keyDuration }
        return taken ?? 0.25
    }

    // MARK: Values

    private func values(
        _ fields: Fields,
        of property: PropertyIdentifier,
        _ count: Int,
        duration: Double
    ) throws(AnimError) -> KeyframeDescription {
        var values: [Double] = []
        try json.forEachElement(of: fields[Key.values]) { (element) throws(AnimError) in
            values += try playValue(element, of: property, .keyValue, at: values.count)
        }
        let times = fields[Key.times]
        var curves: [CubicBezier] = []
        let curvesNode = fields[Key.curves]
        if curvesNode >= 0 {
            // Four numbers are one curve, and so is a text.
            if json.isKind(curvesNode, .array),
                try json.arrayCount(curvesNode) == 0 || !json.isKind(curvesNode + 1, .number)
            {
                try json.forEachElement(of: curvesNode) { (element) throws(AnimError) in
                    curves.append(try cubicBezier(element))
                }
            } else {
                curves.append(try cubicBezier(curvesNode))
            }
        }
        var shapes: [Double] = []
        for parameter in 0..<3 {
            let node = fields.node(at: Key.tension.rawValue + parameter)
            if node < 0 { continue }
            let keyCount = values.count / count
            if shapes.isEmpty { shapes = [Double](repeating: 0, count: 3 * keyCount) }
            let list = json.isKind(node, .array) ? try list(node, count: keyCount) : [try json.checkedNumber(node)]
            for key in 0..<keyCount { shapes[3 * key + parameter] = list[list.count == 1 ? 0 : key] }
        }
        return try .values(
            values,
            componentCount: count,
            times: times < 0 ? [] : try list(times, count: try json.arrayCount(times)),
            mode: DocumentReader.keyframeMode(fields, Key.mode.rawValue),
            curves: curves,
            shapes: shapes,
            duration: duration
        )
    }

    // MARK: Blocks

    private static let blockKeys: WordList = "start:n duration!:n value!"

    private enum BlockKey: Int { case start, duration, value }

    private func blocks(
        _ fields: Fields,
        of property: PropertyIdentifier,
        _ count: Int,
        duration: Double
    ) throws(AnimError) -> KeyframeDescription {
        var description = try KeyframeDescription.blocks(
            componentCount: count,
            duration: duration,
            mode: DocumentReader.keyframeMode(fields, Key.mode.rawValue)
        )
        try json.forEachElement(of: fields[Key.blocks]) { (element) throws(AnimError) in
            let block = try json.fields(of: element, DocumentReader.blockKeys)
            let value = try playValue(block[BlockKey.value], of: property, .keyValue, at: description.values.count)
            do throws(AnimError) {
                try description.addBlock(
                    start: block.number(BlockKey.start),
                    duration: block.number(BlockKey.duration),
                    value: value
                )
            } catch {
                throw placed(error, element)
            }
        }
        guard description.keyCount > 0 else { throw json.refusal(fields[Key.blocks], "must have a block at least") }
        return description
    }

    // MARK: Tracks

    private static let linearKeys: WordList = "linear! duration!:t curve"
    private static let cubicKeys: WordList = "cubic! duration!:t velocity"
    private static let springKeys: WordList = "spring! duration:t with velocity"
    private static let moveKeys: WordList = "move!"
    private static let allTrackKeys: WordList = "linear cubic spring move"

    private enum StepKey: Int { case value, duration, own, velocity }

    private func readTrack(
        _ node: Int32,
        of property: PropertyIdentifier,
        _ description: inout KeyframeDescription
    ) throws(AnimError) {
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            try readStep(element, of: property, &description)
        }
        guard description.keyCount > 0 else { throw json.refusal(node, "must have a keyframe at least") }
    }

    private func readStep(
        _ node: Int32,
        of property: PropertyIdentifier,
        _ description: inout KeyframeDescription
    ) throws(AnimError) {
        _ = try json.objectCount(node)
        let keys: WordList
        if json.has(node, "linear") {
            keys = DocumentReader.linearKeys
        } else if json.has(node, "cubic") {
            keys = DocumentReader.cubicKeys
        } else if json.has(node, "spring") {
            keys = DocumentReader.springKeys
        } else if json.has(node, "move") {
            keys = DocumentReader.moveKeys
        } else {
            try json.allowOnly(of: node, DocumentReader.allTrackKeys, "duration curve velocity with")
            throw json.refusal(node, "must have one of the keys 'linear', 'cubic', 'spring' and 'move'")
        }
        let fields = try json.fields(of: node, keys)
        let value = try playValue(fields[StepKey.value], of: property, .keyValue, at: description.values.count)
        // Where its velocities will stand.
        let row = description.velocities.count
        let isTimed = !json.has(node, "move") && fields.has(StepKey.duration)
        var motion = KeyframeDescription.Motion.move
        var start: [Double] = []
        var end: [Double] = []
        if json.has(node, "linear") {
            motion = .linear(fields.has(StepKey.own) ? try cubicBezier(fields[StepKey.own]) : nil)
        } else if json.has(node, "cubic") {
            motion = .cubic
            if fields.has(StepKey.own) {
                var index = 0
                try checkCount(fields[StepKey.own], 2, "at its start and its end")
                try json.forEachElement(of: fields[StepKey.own]) { (element) throws(AnimError) in
                    let velocity =
                        json.isKind(element, .null)
                        ? [] : try playValue(element, of: property, .keyVelocity, at: row + start.count)
                    if index == 0 { start = velocity } else { end = velocity }
                    index += 1
                }
            }
        } else if json.has(node, "spring") {
            motion = .spring(fields.has(StepKey.own) ? try spring(fields[StepKey.own]) : try Spring.standard())
            if fields.has(StepKey.velocity) {
                start = try playValue(fields[StepKey.velocity], of: property, .keyVelocity, at: row)
            }
        }
        do throws(AnimError) {
            try description.addKeyframe(
                motion,
                value: value,
                duration: isTimed ? fields.number(StepKey.duration) : nil,
                startVelocity: start,
                endVelocity: end
            )
        } catch {
            throw placed(error, node)
        }
    }

}
