// SPDX-License-Identifier: MIT
/// Forwards actions to a scene and records them as a trace. Played on a new scene of the same document, the trace has
/// the same effects at the same flicks.
///
///     let recorder = TraceRecorder(scene)
///     try recorder.pointer(.down, at: Point(25, 15))
///     try scene.advance(by: 0.1)
///     try recorder.pointer(.up, at: Point(25, 15))
///     let trace = try Trace(recorder.text)
///
/// Actions that bypass the recorder and actions that throw are not recorded.
public final class TraceRecorder {
    /// The scene.
    public let scene: Scene
    private var lines: [String]

    /// Makes a recorder of actions from now on.
    /// - Parameters:
    ///   - scene: A new scene.
    ///   - document: The name of its document, for readers of the trace.
    ///   - description: What the trace shows, for its readers.
    ///   - seed: The seed of its random numbers, at most 2^53.
    ///   - parameters: The parameters of its document: a JSON object, or empty.
    /// - Throws: `.limit` for a larger seed.
    public init(
        _ scene: Scene,
        document: String? = nil,
        description: String? = nil,
        seed: UInt64? = nil,
        parameters: String = ""
    ) throws(AnimError) {
        if let seed, seed > 1 << 53 { throw AnimError(.limit, "seed must be at most 2^53 in a trace") }
        self.scene = scene
        var members = ["\"trace\":1"]
        if let document { members.append("\"document\":\(quoted(document))") }
        if let description { members.append("\"description\":\(quoted(description))") }
        if let seed { members.append("\"seed\":\(seed)") }
        // The line breaks of JSON only occur between tokens, where a space means the same. Others, such as U+2028, may be
        // part of a string, and do not end a line of the trace.
        let flat = String(parameters.map { $0 == "\n" || $0 == "\r" || $0 == "\r\n" ? " " : $0 })
        if !parameters.isEmpty { members.append("\"parameters\":\(flat)") }
        lines = ["{\(members.joined(separator: ","))}"]
    }

    private func write(_ step: String) { lines.append("{\"at\":\(scene.stage.hostTime),\(step)}") }

    /// As `Scene.pointer(_:at:pointer:)`.
    /// - Parameters:
    ///   - action: The action.
    ///   - point: The position in the document's coordinates.
    ///   - pointer: The number of the pointer, if there are several.
    /// - Throws: As the scene does.
    public func pointer(_ action: Scene.PointerAction, at point: Point, pointer: Int32 = 0) throws(AnimError) {
        try scene.pointer(action, at: point, pointer: pointer)
        let name =
            switch action {
            case .down: "down"
            case .move: "move"
            case .up: "up"
            case .cancel: "cancel"
            case .leave: "leave"
            }
        let number = pointer == 0 ? "" : ",\"id\":\(pointer)"
        let position = action == .cancel || action == .leave ? "" : ",\"x\":\(point.x),\"y\":\(point.y)"
        write("\"pointer\":\"\(name)\"\(number)\(position)")
    }

    /// As `Scene.wheel(at:dx:dy:)`.
    /// - Parameters:
    ///   - point: The position in the document's coordinates.
    ///   - dx: The distance in points: positive to the right.
    ///   - dy: The distance in points: positive in the direction that scrolls a page down.
    /// - Returns: Whether the scene used the event.
    /// - Throws: As the scene does.
    @discardableResult
    public func wheel(at point: Point, dx: Double, dy: Double) throws(AnimError) -> Bool {
        let isUsed = try scene.wheel(at: point, dx: dx, dy: dy)
        write("\"wheel\":[\(dx),\(dy)],\"x\":\(point.x),\"y\":\(point.y)")
        return isUsed
    }

    /// As `Scene.key(_:_:isShifted:)`.
    /// - Parameters:
    ///   - key: The key.
    ///   - action: The action.
    ///   - isShifted: Whether Shift is held.
    /// - Returns: Whether the scene used the event.
    @discardableResult
    public func key(_ key: Scene.Key, _ action: Scene.KeyAction = .press, isShifted: Bool = false) -> Bool {
        let isUsed = scene.key(key, action, isShifted: isShifted)
        let name =
            switch action {
            case .down: ",\"action\":\"down\""
            case .up: ",\"action\":\"up\""
            case .press: ""
            }
        write("\"key\":\"\("\(key)".lowercased())\"\(name)\(isShifted ? ",\"shift\":true" : "")")
        return isUsed
    }

    /// As `Scene.setFocus(_:)`.
    /// - Parameter region: The name of the region; nil for none.
    /// - Throws: As the scene does.
    public func setFocus(_ region: String?) throws(AnimError) {
        try scene.setFocus(region)
        write("\"focus\":\(region.map(quoted) ?? "null")")
    }

    /// As `Scene.send(_:data:)`.
    /// - Parameters:
    ///   - name: The name of the event.
    ///   - data: The data of the event.
    /// - Throws: As the scene does.
    public func send(_ name: String, data: [String: DataValue] = [:]) throws(AnimError) {
        try scene.send(name, data: data)
        write("\"send\":\(quoted(name))\(data.isEmpty ? "" : ",\"data\":\(json(data))")")
    }

    /// As `Scene.setInput(_:to:)`.
    /// - Parameters:
    ///   - name: The name of the input.
    ///   - value: The new value.
    /// - Throws: As the scene does.
    public func setInput(_ name: String, to value: DataValue) throws(AnimError) {
        try scene.setInput(name, to: value)
        write("\"input\":\(quoted(name)),\"value\":\(json(value))")
    }

    /// As `Scene.fire(_:)`.
    /// - Parameter name: The name of the trigger.
    /// - Throws: As the scene does.
    public func fire(_ name: String) throws(AnimError) {
        try scene.fire(name)
        write("\"trigger\":\(quoted(name))")
    }

    /// As `Scene.append(to:_:key:at:)`.
    /// - Parameters:
    ///   - list: The name of the list.
    ///   - values: Values for the item's inputs.
    ///   - key: The key of the item; nil for an unused number.
    ///   - index: The position; nil for the end.
    /// - Returns: The prefix of the names of everything in the item, without the dot.
    /// - Throws: As the scene does.
    @discardableResult
    public func append(
        to list: String,
        _ values: [String: DataValue] = [:],
        key: String? = nil,
        at index: Int? = nil
    ) throws(AnimError) -> String {
        let name = try scene.append(to: list, values, key: key, at: index)
        var rest = values.isEmpty ? "" : ",\"values\":\(json(values))"
        if let key { rest += ",\"item\":\(quoted(key))" }
        if let index, index < 4096 { rest += ",\"index\":\(max(index, 0))" }
        write("\"append\":\(quoted(list))\(rest)")
        return name
    }

    /// As `Scene.removeItem(_:from:)`.
    /// - Parameters:
    ///   - key: The key of the item.
    ///   - list: The name of the list.
    /// - Throws: As the scene does.
    public func removeItem(_ key: String, from list: String) throws(AnimError) {
        try scene.removeItem(key, from: list)
        write("\"remove\":\(quoted(list)),\"item\":\(quoted(key))")
    }

    /// As `Scene.removeAllItems(from:)`.
    /// - Parameter list: The name of the list.
    /// - Throws: As the scene does.
    public func removeAllItems(from list: String) throws(AnimError) {
        try scene.removeAllItems(from: list)
        write("\"clear\":\(quoted(list))")
    }

    /// As `Scene.moveItem(_:in:to:)`.
    /// - Parameters:
    ///   - key: The key of the item.
    ///   - list: The name of the list.
    ///   - index: The position.
    /// - Throws: As the scene does.
    public func moveItem(_ key: String, in list: String, to index: Int) throws(AnimError) {
        try scene.moveItem(key, in: list, to: index)
        write("\"move\":\(quoted(list)),\"item\":\(quoted(key)),\"index\":\(min(max(index, 0), 4096))")
    }

    /// As `Scene.updateItem(_:in:_:)`.
    /// - Parameters:
    ///   - key: The key of the item.
    ///   - list: The name of the list.
    ///   - values: Values for its inputs.
    /// - Throws: As the scene does.
    public func updateItem(_ key: String, in list: String, _ values: [String: DataValue]) throws(AnimError) {
        try scene.updateItem(key, in: list, values)
        write("\"update\":\(quoted(list)),\"item\":\(quoted(key)),\"values\":\(json(values))")
    }

    /// As setting `isPaused` on the scene's stage.
    /// - Parameter isPaused: Whether the clock stands still.
    public func setPaused(_ isPaused: Bool) {
        scene.stage.isPaused = isPaused
        write("\"pause\":\(isPaused)")
    }

    /// As `setTimeScale(_:)` on the scene's stage.
    /// - Parameter scale: 0…10⁶.
    /// - Throws: As the stage does.
    public func setTimeScale(_ scale: Double) throws(AnimError) {
        try scene.stage.setTimeScale(scale)
        write("\"timeScale\":\(scale)")
    }

    /// As setting `reducedMotion` on the scene's stage.
    /// - Parameter reducedMotion: How animations are changed.
    public func setReducedMotion(_ reducedMotion: ReducedMotion) {
        scene.stage.reducedMotion = reducedMotion
        write("\"reducedMotion\":\"\(reducedMotion)\"")
    }

    /// The trace so far.
    public var text: String {
        (lines + ["{\"at\":\(scene.stage.hostTime),\"end\":true}"]).joined(separator: "\n") + "\n"
    }
}

/// Values as a JSON object.
private func json(_ values: [String: DataValue]) -> String {
    let fields = values.sorted { $0.key < $1.key }.map { "\(quoted($0.key)):\(json($0.value))" }
    return "{\(fields.joined(separator: ","))}"
}

/// A value as JSON.
private func json(_ value: DataValue) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .boolean(let boolean): "\(boolean)"
    case .text(let text): quoted(text)
    }
}

/// A string as JSON.
private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": result += "\\\(scalar)"
        case _ where scalar.value < 0x20:
            let digits = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}
