// SPDX-License-Identifier: MIT
/// Passes on to a scene what is done to it, and writes it down as a trace: played on a new scene of the same document, the same
/// happens at the same flicks.
///
///     let recorder = TraceRecorder(scene)
///     try recorder.pointer(.down, at: Point(25, 15))
///     try scene.advance(by: 0.1)
///     try recorder.pointer(.up, at: Point(25, 15))
///     let trace = try Trace(recorder.text)
///
/// What is not done through it is not written, and what throws is not.
public final class TraceRecorder {
    /// The scene.
    public let scene: Scene
    private var lines: [String]

    /// A recorder of what is done from now on.
    /// - Parameters:
    ///   - scene: A new one.
    ///   - document: The name of its document, for who reads the trace.
    ///   - description: What happens, for who reads the trace.
    ///   - seed: Of its random numbers, at most 2^53.
    ///   - parameters: Those of its document: a JSON object, or empty.
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
        // A line break is nothing but a space between the parts of JSON.
        let flat = String(parameters.map { $0.isNewline ? " " : $0 })
        if !parameters.isEmpty { members.append("\"parameters\":\(flat)") }
        lines = ["{\(members.joined(separator: ","))}"]
    }

    private func write(_ step: String) { lines.append("{\"at\":\(scene.stage.hostTime),\(step)}") }

    /// As `Scene.pointer(_:at:pointer:)`.
    /// - Parameters:
    ///   - action: What it did.
    ///   - point: Where, in the document's coordinates.
    ///   - pointer: Its number, where there are several.
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
        let place = action == .cancel || action == .leave ? "" : ",\"x\":\(point.x),\"y\":\(point.y)"
        write("\"pointer\":\"\(name)\"\(number)\(place)")
    }

    /// As `Scene.wheel(at:dx:dy:)`.
    /// - Parameters:
    ///   - point: Where, in the document's coordinates.
    ///   - dx: How far, in points: positive to the right.
    ///   - dy: How far, in points: positive where a page would be scrolled down.
    /// - Returns: Whether the scene had a use for it.
    /// - Throws: As the scene does.
    @discardableResult
    public func wheel(at point: Point, dx: Double, dy: Double) throws(AnimError) -> Bool {
        let isUsed = try scene.wheel(at: point, dx: dx, dy: dy)
        write("\"wheel\":[\(dx),\(dy)],\"x\":\(point.x),\"y\":\(point.y)")
        return isUsed
    }

    /// As `Scene.key(_:_:isShifted:)`.
    /// - Parameters:
    ///   - key: Which.
    ///   - action: What happens to it.
    ///   - isShifted: Whether Shift is held.
    /// - Returns: Whether the scene had a use for it.
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
    /// - Parameter region: Its name; nil for none.
    /// - Throws: As the scene does.
    public func setFocus(_ region: String?) throws(AnimError) {
        try scene.setFocus(region)
        write("\"focus\":\(region.map(quoted) ?? "null")")
    }

    /// As `Scene.send(_:data:)`.
    /// - Parameters:
    ///   - name: The event's.
    ///   - data: Its data.
    /// - Throws: As the scene does.
    public func send(_ name: String, data: [String: DataValue] = [:]) throws(AnimError) {
        try scene.send(name, data: data)
        write("\"send\":\(quoted(name))\(data.isEmpty ? "" : ",\"data\":\(json(data))")")
    }

    /// As `Scene.setInput(_:to:)`.
    /// - Parameters:
    ///   - name: The input's.
    ///   - value: Its new value.
    /// - Throws: As the scene does.
    public func setInput(_ name: String, to value: DataValue) throws(AnimError) {
        try scene.setInput(name, to: value)
        write("\"input\":\(quoted(name)),\"value\":\(json(value))")
    }

    /// As `Scene.fire(_:)`.
    /// - Parameter name: The input's.
    /// - Throws: As the scene does.
    public func fire(_ name: String) throws(AnimError) {
        try scene.fire(name)
        write("\"trigger\":\(quoted(name))")
    }

    /// As `Scene.append(to:_:key:at:)`.
    /// - Parameters:
    ///   - list: Its name.
    ///   - values: Of the item's inputs.
    ///   - key: What it is known by; nil for a number that none has.
    ///   - index: Its place; nil for the end.
    /// - Returns: What stands, with a dot, before the names of all that is the item's own.
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
    ///   - key: The item's.
    ///   - list: Its name.
    /// - Throws: As the scene does.
    public func removeItem(_ key: String, from list: String) throws(AnimError) {
        try scene.removeItem(key, from: list)
        write("\"remove\":\(quoted(list)),\"item\":\(quoted(key))")
    }

    /// As `Scene.removeAllItems(from:)`.
    /// - Parameter list: Its name.
    /// - Throws: As the scene does.
    public func removeAllItems(from list: String) throws(AnimError) {
        try scene.removeAllItems(from: list)
        write("\"clear\":\(quoted(list))")
    }

    /// As `Scene.moveItem(_:in:to:)`.
    /// - Parameters:
    ///   - key: The item's.
    ///   - list: Its name.
    ///   - index: The place.
    /// - Throws: As the scene does.
    public func moveItem(_ key: String, in list: String, to index: Int) throws(AnimError) {
        try scene.moveItem(key, in: list, to: index)
        write("\"move\":\(quoted(list)),\"item\":\(quoted(key)),\"index\":\(min(max(index, 0), 4096))")
    }

    /// As `Scene.updateItem(_:in:_:)`.
    /// - Parameters:
    ///   - key: The item's.
    ///   - list: Its name.
    ///   - values: Of its inputs.
    /// - Throws: As the scene does.
    public func updateItem(_ key: String, in list: String, _ values: [String: DataValue]) throws(AnimError) {
        try scene.updateItem(key, in: list, values)
        write("\"update\":\(quoted(list)),\"item\":\(quoted(key)),\"values\":\(json(values))")
    }

    /// As setting `isPaused` of the scene's stage.
    /// - Parameter isPaused: Whether its clock stands still.
    public func setPaused(_ isPaused: Bool) {
        scene.stage.isPaused = isPaused
        write("\"pause\":\(isPaused)")
    }

    /// As `setTimeScale(_:)` of the scene's stage.
    /// - Parameter scale: 0…10⁶.
    /// - Throws: As the stage does.
    public func setTimeScale(_ scale: Double) throws(AnimError) {
        try scene.stage.setTimeScale(scale)
        write("\"timeScale\":\(scale)")
    }

    /// As setting `reducedMotion` of the scene's stage.
    /// - Parameter reducedMotion: What becomes of animations.
    public func setReducedMotion(_ reducedMotion: ReducedMotion) {
        scene.stage.reducedMotion = reducedMotion
        write("\"reducedMotion\":\"\(reducedMotion)\"")
    }

    /// The trace up to now.
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

/// A text as JSON.
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
