import AnimMachine
import AnimMath
import AnimMotion
import AnimScene
import AnimStage

/// A document that is alive: its properties, its state machine, what is drawn and what can be touched.
///
///     let scene = try Scene(document: json)
///     try scene.pointer(.down, at: Point(25, 15))
///     try scene.pointer(.up, at: Point(25, 15))
///     try scene.advance(by: 0.2)
///     print(scene.state, scene.svg())
///
/// A scene and what it gives are used by one thread at a time.
public final class Scene: CustomStringConvertible {
    private let core: AnimScene.Scene
    private let failures = Failures()

    /// What a pointer (a mouse, a finger, a pen) does.
    public enum PointerAction: Sendable, Equatable {
        /// It is pressed.
        case down
        /// It moves, pressed or not.
        case move
        /// It is let go.
        case up
        /// The system takes it away: nothing is tapped.
        case cancel
        /// It leaves the scene.
        case leave
    }

    /// A key that controls answer to.
    public enum Key: Int32, Sendable, Equatable {
        /// Moves the focus.
        case tab = 0
        /// Presses, as a click.
        case space = 1
        /// Presses, as a click.
        case enter = 2
        /// Ends what is under way.
        case escape = 3
        /// An arrow.
        case left = 4
        /// An arrow.
        case right = 5
        /// An arrow.
        case up = 6
        /// An arrow.
        case down = 7
        /// To the beginning.
        case home = 8
        /// To the end.
        case end = 9
        /// A page back.
        case pageUp = 10
        /// A page on.
        case pageDown = 11
    }

    /// What happens to a key.
    public enum KeyAction: Sendable, Equatable {
        /// It is pressed.
        case down
        /// It is let go.
        case up
        /// It is pressed and let go at once.
        case press
    }

    /// Reads a document and makes a scene of it, at time 0 in its initial state.
    /// - Parameters:
    ///   - document: JSON, at most 64 MiB.
    ///   - parameters: Values for the document's parameters: a JSON object, or empty.
    ///   - library: Documents that it may use as components: a JSON object that has them by name, or empty.
    ///   - seed: Of its random numbers.
    /// - Throws: `.syntax` for what is no JSON, `.document` for what is no valid document, `.limit` for one that is too large;
    ///   each with line, column and JSON pointer.
    public init(document: String, parameters: String = "", library: String = "", seed: UInt64 = 0) throws(AnimError) {
        core = try translating { () throws(EngineError) in
            let largest = 67_108_864
            for (text, name) in [(document, "document"), (parameters, "parameters"), (library, "library")]
            where text.utf8.count > largest {
                throw AnimMath.AnimError(.limit, "\(ErrorText(utf8: Array(name.utf8))) is longer than \(largest) bytes")
            }
            var options = AnimScene.Scene.Options()
            options.seed = seed
            options.parameters = Array(parameters.utf8)
            options.library = Array(library.utf8)
            return try AnimScene.Scene.load(document: Array(document.utf8), options)
        }
    }

    // MARK: The clock

    /// Moves the clock forward: values move, delays end and transitions are taken at their own moments.
    /// - Parameter seconds: 0…100 000.
    /// - Throws: `.argument` or `.limit` outside that range; before that, what was wrong with a property's value that was set
    ///   since the last call. The clock stands still then.
    public func advance(by seconds: Double) throws(AnimError) {
        try failures.throwFirst()
        try translating { () throws(EngineError) in try core.advance(seconds: seconds) }
    }

    /// The time that animations go by, in seconds.
    public var time: Double { Flicks.seconds(core.stage.time) }

    /// When the next thing will happen by itself, in seconds of `time`: an animation or a delay that ends.
    public var nextEventTime: Double? { core.stage.nextDue.map { Flicks.seconds($0) } }

    /// How many animations run or wait for their delay.
    public var animationCount: Int { core.stage.animationCount }

    // MARK: Inputs and events

    /// The value of an input; nil for a trigger.
    /// - Parameter name: The input's.
    /// - Throws: `.notFound` for an unknown name.
    public func input(_ name: String) throws(AnimError) -> DataValue? {
        let input = try translating { () throws(EngineError) in try core.input(named: Array(name.utf8)) }
        switch input.kind {
        case .number: return .number(input.number)
        case .boolean: return .boolean(input.boolean)
        case .string: return .text(String(decoding: input.string, as: UTF8.self))
        case .trigger: return nil
        }
    }

    /// Sets an input, to which the machine reacts at once.
    ///
    ///     try scene.setInput("volume", to: 0.5)
    ///     try scene.setInput("isDark", to: true)
    /// - Parameters:
    ///   - name: The input's.
    ///   - value: A number in the input's range, a truth, or a text of at most 65 536 bytes, as the input's kind is.
    /// - Throws: `.notFound` for an unknown name, `.kind` for a value of another kind, `.argument` for a number outside its
    ///   range, `.limit`, `.state` for one that the document around a component gives.
    public func setInput(_ name: String, to value: DataValue) throws(AnimError) {
        let name = Array(name.utf8)
        try translating { () throws(EngineError) in
            switch value {
            case .number(let number): try core.setNumber(number, ofInput: name)
            case .boolean(let boolean): try core.setBoolean(boolean, ofInput: name)
            case .text(let text): try core.setString(Array(text.utf8), ofInput: name)
            }
        }
    }

    /// Fires a trigger.
    /// - Parameter name: The input's.
    /// - Throws: `.notFound` for an unknown name, `.kind` for another input.
    public func fire(_ name: String) throws(AnimError) {
        try translating { () throws(EngineError) in try core.fireTrigger(Array(name.utf8)) }
    }

    /// Sends an event to the machine, which takes its transitions at once. One that no state answers does nothing.
    /// - Parameters:
    ///   - name: Words of ASCII letters, digits, `-` and `_`, separated by dots; at most 255 bytes.
    ///   - data: What its guards and actions read as `event.name`: at most 64 fields, numbers at most 1e150 in size.
    /// - Throws: `.argument` for what is no name of an event or of a field, or a number that is not finite; `.limit`.
    public func send(_ name: String, data: [String: DataValue] = [:]) throws(AnimError) {
        try translating { () throws(EngineError) in
            guard !data.isEmpty else { return try core.send(Array(name.utf8)) }
            try core.send(Array(name.utf8), try fields(data))
        }
    }

    /// The fields that the document has a name for, in the order of their names.
    private func fields(_ data: [String: DataValue]) throws(EngineError) -> [EventField] {
        guard data.count <= Machine.largestFieldCount else {
            throw AnimMath.AnimError(.limit, "data has more than \(Machine.largestFieldCount) fields")
        }
        var fields: [EventField] = []
        for (name, value) in data.sorted(by: { $0.key < $1.key }) {
            let index = try core.fieldName(Array(name.utf8))
            var field = EventField(name: index ?? -1, kind: .number)
            switch value {
            case .number(let number):
                try AnimStage.Stage.check(number, "a field's number")
                field.number = number
            case .boolean(let boolean):
                field.kind = .boolean
                field.number = boolean ? 1 : 0
            case .text(let text):
                field.kind = .text
                field.text = Array(text.utf8)
                guard field.text.count <= InputStore.longestString else {
                    throw AnimMath.AnimError(.limit, "a field's text is longer than \(InputStore.longestString) bytes")
                }
            }
            if index != nil { fields.append(field) }
        }
        return fields
    }

    /// Tells of something that a pointer did.
    /// - Parameters:
    ///   - action: What it did.
    ///   - point: Where, in the document's coordinates; not looked at for `.cancel` and `.leave`.
    ///   - pointer: Its number, where there are several.
    /// - Throws: `.argument` for a point that is not finite, `.state` for the second `.down` of a pointer that is down, `.limit`
    ///   for more than 32 pointers at once.
    public func pointer(_ action: PointerAction, at point: Point, pointer: Int32 = 0) throws(AnimError) {
        let action: AnimScene.Scene.PointerAction =
            switch action {
            case .down: .down
            case .move: .move
            case .up: .up
            case .cancel: .cancel
            case .leave: .leave
            }
        try translating { () throws(EngineError) in try core.pointer(action, pointer, x: point.x, y: point.y) }
    }

    /// Tells of a key.
    /// - Parameters:
    ///   - key: Which.
    ///   - action: What happens to it.
    ///   - isShifted: Whether Shift is held: Tab then goes backwards.
    /// - Returns: Whether the scene had a use for it; if not, it is yours.
    @discardableResult
    public func key(_ key: Key, _ action: KeyAction = .press, isShifted: Bool = false) -> Bool {
        guard let key = AnimScene.Scene.Key(rawValue: key.rawValue) else { return false }
        let action: AnimScene.Scene.KeyAction =
            switch action {
            case .down: .down
            case .up: .up
            case .press: .press
            }
        return core.key(action, key, isBackwards: isShifted)
    }

    // MARK: State

    /// The names of the active states without an active child, in document order, separated by spaces.
    public var state: String {
        var bytes: [UInt8] = []
        core.appendState(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The names of all active states in document order.
    public var activeStates: [String] {
        var bytes: [UInt8] = []
        core.appendConfiguration(to: &bytes)
        return bytes.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether a state, or one inside it, is active.
    /// - Parameter state: Its name.
    /// - Throws: `.notFound` for an unknown name.
    public func isIn(_ state: String) throws(AnimError) -> Bool {
        try translating { () throws(EngineError) in try core.isInState(Array(state.utf8)) }
    }

    /// Whether an outermost final state was reached: the machine answers no more events.
    public var isDone: Bool { core.isDone }

    /// What has happened and was not read yet. Reading an event takes it away.
    public var events: Events { Events(core.stage) }

    /// A property of the document.
    /// - Parameters:
    ///   - name: Its name.
    ///   - type: The type of its values.
    /// - Throws: `.notFound` for an unknown name, `.kind` for a property of other values.
    public func property<Value: AnimatableValue>(
        named name: String,
        as type: Value.Type = Value.self
    ) throws(AnimError) -> Property<Value> {
        try findProperty(name, core.stage, failures)
    }

    /// A property of the document that holds a path.
    /// - Parameters:
    ///   - name: Its name.
    ///   - type: `Path`.
    /// - Throws: `.notFound` for an unknown name, `.kind` for a property of other values.
    public func property(named name: String, as type: Path.Type = Path.self) throws(AnimError) -> Property<Path> {
        try findPath(name, core.stage, failures)
    }

    // MARK: The picture

    /// The width of the document, in its units.
    public var width: Double { core.width }
    /// The height of the document, in its units.
    public var height: Double { core.height }

    /// What is seen now, as commands from back to front. A copy: it stays as it is.
    public var displayList: DisplayList { DisplayList(core.display()) }

    /// What is seen now as an SVG document.
    /// - Parameter background: What is behind it; nil for nothing.
    public func svg(background: Color? = nil) -> String {
        var bytes: [UInt8] = []
        core.appendSVG(background: background?.core, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: Snapshots

    /// The whole state. O(state). Changes nothing.
    /// - Throws: `.limit` for a state that is too large.
    public func snapshot() throws(AnimError) -> Snapshot {
        Snapshot(bytes: try translating { () throws(EngineError) in try core.snapshot() })
    }

    /// Puts a state in the place of this one: it goes on bit for bit.
    /// - Parameter snapshot: Of a scene of the same document, parameters and library.
    /// - Throws: `.syntax` for a damaged snapshot, `.kind` for a stage's, `.state` for another document's. Nothing is changed
    ///   then.
    public func restore(_ snapshot: Snapshot) throws(AnimError) {
        try translating { () throws(EngineError) in try core.restore(snapshot.bytes) }
    }

    /// A hash of all that determines the scene's future: equal on every machine for equal scenes.
    public var stateHash: UInt64 { core.stateHash() }

    /// The time and the state, such as `Scene(time: 0.5, state: female)`.
    public var description: String { "Scene(time: \(time), state: \(state))" }
}
