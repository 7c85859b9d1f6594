// SPDX-License-Identifier: MIT
import AnimMath
import AnimScene
import AnimStage

/// A running document: its properties, its state machine, its picture and its regions.
///
///     let scene = try Scene(document: json)
///     try scene.pointer(.down, at: Point(25, 15))
///     try scene.pointer(.up, at: Point(25, 15))
///     try scene.advance(by: 0.2)
///     print(scene.state, scene.svg())
///
/// Use a scene and the objects it returns from one thread at a time.
public final class Scene: CustomStringConvertible {
    private(set) var core: AnimScene.Scene
    /// The scene's properties and animations. The scene advances its clock.
    public let stage: Stage
    /// The revision of the display list that was last read.
    var seenRevision: UInt64 = 0

    /// Parses a document and makes a scene of it, at time 0 in its initial state. For many scenes of one document see
    /// `Document`.
    /// - Parameters:
    ///   - document: JSON, at most 64 MiB.
    ///   - parameters: Values for the document's parameters: a JSON object, or empty.
    ///   - library: Documents that it may use as components: a JSON object of documents by name, or empty.
    ///   - seed: The seed of its random numbers.
    ///   - eventLimit: How many unread events are kept, 0…1 048 576. Beyond that the oldest are dropped and counted.
    ///   - eventKinds: The kinds of events that are reported; others are never queued.
    ///   - memoryLimit: About how many bytes of memory the document may take with everything it uses, 1…2^40.
    /// - Throws: `.syntax` for invalid JSON, `.document` for an invalid document, `.limit` for one that is too large;
    ///   each with line, column and JSON pointer.
    public convenience init(
        document: String,
        parameters: String = "",
        library: String = "",
        seed: UInt64 = 0,
        eventLimit: Int = 65_536,
        eventKinds: Set<Event.Kind> = Event.Kind.all,
        memoryLimit: Int = 1 << 28
    ) throws(AnimError) {
        var options = AnimScene.Scene.Options(seed, eventLimit, eventKinds)
        options.parameters = try bytes(parameters, "parameters")
        options.library = try bytes(library, "library")
        options.memoryLimit = try Document.checked(memoryLimit: memoryLimit)
        let document = try bytes(document, "document")
        self.init(
            try translating { () throws(EngineError) in try AnimScene.Scene.load(document: document, options) }
        )
    }

    init(_ core: AnimScene.Scene) {
        self.core = core
        stage = Stage(ofScene: core.stage)
    }

    /// Calls the engine.
    func call<Result>(_ body: (AnimScene.Scene) throws(EngineError) -> Result) throws(AnimError) -> Result {
        let core = core
        return try stage.call { (_) throws(EngineError) in try body(core) }
    }

    // MARK: The clock

    /// Advances the clock. Values move, delays end and transitions are taken, each at its exact time.
    /// - Parameter seconds: 0…100 000.
    /// - Throws: `.argument` or `.limit` outside that range; before that, the error of a property value set since the
    ///   last call. In either case the clock does not advance.
    public func advance(by seconds: Double) throws(AnimError) {
        try stage.failures.throwFirst()
        try call { (core) throws(EngineError) in try core.advance(seconds: seconds) }
        stage.listeners.callReady()
    }

    /// Advances the clock by an exact time.
    /// - Parameter flicks: 0…100 000 s; a second has `Flicks.perSecond` of them.
    /// - Throws: As `advance(by:)`.
    public func advance(flicks: Int64) throws(AnimError) {
        try stage.failures.throwFirst()
        try call { (core) throws(EngineError) in try core.advance(flicks: flicks) }
        stage.listeners.callReady()
    }

    /// The time of the animations, in seconds.
    public var time: Double { stage.time }

    /// When something will next happen without input, in seconds of `time`: an animation or a delay ends, or a guard on
    /// moving values or `elapsed` may first become true. A guard may become true later than that, never earlier.
    public var nextDue: Double? { stage.nextDue }

    /// How many animations run or wait for their delays.
    public var animationCount: Int { stage.animationCount }

    // MARK: State

    /// The names of the active states without an active child, in document order, separated by spaces.
    public var state: String {
        var bytes: [UInt8] = []
        core.appendState(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The names of all active states in document order.
    public var configuration: [String] {
        var names: [String] = []
        core.forEachActiveState { names.append(String(decoding: $0, as: UTF8.self)) }
        return names
    }

    /// Whether a state, or one inside it, is active.
    /// - Parameter state: Its name.
    /// - Throws: `.notFound` for an unknown name, `.limit` for a long one.
    public func isInState(_ state: String) throws(AnimError) -> Bool {
        try call { (core) throws(EngineError) in try core.isInState(bytes(ofName: state, "state")) }
    }

    /// Whether the machine has reached an outermost final state: it no longer responds to events.
    public var isDone: Bool { core.isDone }

    /// The unread events. Reading an event removes it.
    public var events: Events { Events(stage) }

    /// A property of the document.
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - type: The type of its values.
    /// - Throws: `.notFound` for an unknown name, `.limit` for a long one, `.kind` for a property with values of
    ///   another type.
    public func property<Value: AnimatableValue>(
        named name: String,
        as type: Value.Type = Value.self
    ) throws(AnimError) -> Property<Value> {
        try findProperty(name, stage)
    }

    /// A property of the document that holds a path.
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - type: `Path`.
    /// - Throws: `.notFound` for an unknown name, `.limit` for a long one, `.kind` for a property with values of
    ///   another type.
    public func property(named name: String, as type: Path.Type = Path.self) throws(AnimError) -> Property<Path> {
        try findPath(name, stage)
    }

    // MARK: Reloading

    /// Replaces the scene's document by an edited one. The scene continues from its present state.
    ///
    /// It keeps its clock, the values of inputs and properties whose name and kind are unchanged, exactly the
    /// animations of these properties, and the active states and histories by name, even if they moved within the
    /// machine. States missing around and inside the active ones are entered; the active states themselves are neither
    /// entered nor left again. `Property` objects of kept properties stay valid. Everything that the host added to the
    /// stage is removed, except groups.
    /// - Parameters:
    ///   - document: JSON, at most 64 MiB.
    ///   - parameters: Values for the document's parameters: a JSON object, or empty.
    ///   - library: Documents that it may use as components: a JSON object of documents by name, or empty.
    ///   - memoryLimit: About how many bytes of memory the document may take with everything it uses, 1…2^40.
    /// - Returns: What could not be kept, one line each, sorted; empty if everything was kept.
    /// - Throws: As the initializer, and `.state` inside `animate`. Nothing has changed then.
    @discardableResult
    public func reload(
        document: String,
        parameters: String = "",
        library: String = "",
        memoryLimit: Int = 1 << 28
    ) throws(AnimError) -> [String] {
        var options = AnimScene.Scene.Options()
        options.parameters = try bytes(parameters, "parameters")
        options.library = try bytes(library, "library")
        options.memoryLimit = try Document.checked(memoryLimit: memoryLimit)
        let document = try bytes(document, "document")
        let reloaded = try call { (core) throws(EngineError) in try core.reloaded(document: document, options) }
        core = reloaded.scene
        stage.replace(by: reloaded.scene.stage)
        return reloaded.losses.map { text($0) }
    }

    // MARK: Snapshots

    /// The whole state of the scene. O(state). Changes nothing.
    /// - Throws: `.limit` for a state that is too large.
    public func snapshot() throws(AnimError) -> Snapshot {
        Snapshot(bytes: try call { (core) throws(EngineError) in try core.snapshot() })
    }

    /// Replaces the scene's state. It continues bit for bit.
    /// - Parameter snapshot: A snapshot of a scene of an equivalent document, with the same parameters and library.
    ///   White space and the order of keys do not matter; the order of names does, as in inputs, properties and states.
    /// - Throws: `.syntax` for a damaged snapshot, `.kind` for a stage's, `.state` for another document's. Nothing has
    ///   changed then.
    public func restore(_ snapshot: Snapshot) throws(AnimError) {
        try call { (core) throws(EngineError) in try core.restore(snapshot.bytes) }
        stage.forgetReplaced()
    }

    /// Restores a snapshot of an older edition of a document by name, and replaces the scene's document. It is
    /// equivalent to restoring the snapshot in a scene of that edition and then reloading the document.
    ///
    /// Later snapshots of the scene can only be restored by the scene itself, or by this call with the same edition and
    /// document; the latter only if the host has added no properties. Existing `Property` and other objects of the
    /// stage become invalid.
    /// - Parameters:
    ///   - snapshot: A snapshot of a scene of the edition.
    ///   - edition: The older edition.
    ///   - document, parameters, library, memoryLimit: As for `reload`.
    /// - Returns: What could not be kept, one line each, sorted; empty if everything was kept.
    /// - Throws: As `restore` and `reload`; `.state` for a snapshot of another edition. Nothing has changed then.
    @discardableResult
    public func restore(
        _ snapshot: Snapshot,
        of edition: Document,
        document: String,
        parameters: String = "",
        library: String = "",
        memoryLimit: Int = 1 << 28
    ) throws(AnimError) -> [String] {
        var options = AnimScene.Scene.Options()
        options.parameters = try bytes(parameters, "parameters")
        options.library = try bytes(library, "library")
        options.memoryLimit = try Document.checked(memoryLimit: memoryLimit)
        let document = try bytes(document, "document")
        let former = edition.core
        let restored = try call { (core) throws(EngineError) in
            try core.restored(snapshot.bytes, of: former, document: document, options)
        }
        core = restored.scene
        stage.replace(by: restored.scene.stage)
        return restored.losses.map { text($0) }
    }

    /// A hash of everything that determines the scene's future: equal on every machine for equal scenes.
    public var stateHash: UInt64 { core.stateHash() }

    /// The time and the state, such as `Scene(time: 0.5, state: female)`.
    public var description: String { "Scene(time: \(time), state: \(state))" }
}
