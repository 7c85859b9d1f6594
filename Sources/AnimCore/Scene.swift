// SPDX-License-Identifier: MIT
import AnimMath
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
    private(set) var core: AnimScene.Scene
    /// Its properties and what moves them. The scene moves its clock.
    public let stage: Stage
    /// Of the display list that was asked for last.
    var seenRevision: UInt64 = 0

    /// Reads a document and makes a scene of it, at time 0 in its initial state. For many scenes of one document see `Document`.
    /// - Parameters:
    ///   - document: JSON, at most 64 MiB.
    ///   - parameters: Values for the document's parameters: a JSON object, or empty.
    ///   - library: Documents that it may use as components: a JSON object that has them by name, or empty.
    ///   - seed: Of its random numbers.
    ///   - eventLimit: How many events are kept until they are read, 0…1 048 576; beyond, the oldest are dropped and counted.
    ///   - eventKinds: Which are told at all; others never happen.
    ///   - memoryLimit: About how many bytes of memory the document may take with all that it uses, 1…2^40.
    /// - Throws: `.syntax` for what is no JSON, `.document` for what is no valid document, `.limit` for one that is too large;
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

    /// Moves the clock forward: values move, delays end and transitions are taken at their own moments.
    /// - Parameter seconds: 0…100 000.
    /// - Throws: `.argument` or `.limit` outside that range; before that, what was wrong with a property's value that was set
    ///   since the last call. The clock stands still then.
    public func advance(by seconds: Double) throws(AnimError) {
        try stage.failures.throwFirst()
        try call { (core) throws(EngineError) in try core.advance(seconds: seconds) }
        stage.listeners.callReady()
    }

    /// Moves the clock forward by an exact time.
    /// - Parameter flicks: 0…100 000 s; a second has `Flicks.perSecond` of them.
    /// - Throws: As `advance(by:)`.
    public func advance(flicks: Int64) throws(AnimError) {
        try stage.failures.throwFirst()
        try call { (core) throws(EngineError) in try core.advance(flicks: flicks) }
        stage.listeners.callReady()
    }

    /// The time that animations go by, in seconds.
    public var time: Double { stage.time }

    /// When the next thing will happen by itself, in seconds of `time`: an animation or a delay that ends, or the first moment at
    /// which a guard on what moves or `elapsed` may come to hold. That may be sooner than it does, and is never later.
    public var nextDue: Double? { stage.nextDue }

    /// How many animations run or wait for their delay.
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
    /// - Throws: `.notFound` for an unknown name.
    public func isInState(_ state: String) throws(AnimError) -> Bool {
        try call { (core) throws(EngineError) in try core.isInState(Array(state.utf8)) }
    }

    /// Whether an outermost final state was reached: the machine answers no more events.
    public var isDone: Bool { core.isDone }

    /// What has happened and was not read yet. Reading an event takes it away.
    public var events: Events { Events(stage) }

    /// A property of the document.
    /// - Parameters:
    ///   - name: Its name.
    ///   - type: The type of its values.
    /// - Throws: `.notFound` for an unknown name, `.kind` for a property of other values.
    public func property<Value: AnimatableValue>(
        named name: String,
        as type: Value.Type = Value.self
    ) throws(AnimError) -> Property<Value> {
        try findProperty(name, stage)
    }

    /// A property of the document that holds a path.
    /// - Parameters:
    ///   - name: Its name.
    ///   - type: `Path`.
    /// - Throws: `.notFound` for an unknown name, `.kind` for a property of other values.
    public func property(named name: String, as type: Path.Type = Path.self) throws(AnimError) -> Property<Path> {
        try findPath(name, stage)
    }

    // MARK: Reloading

    /// Reads an edited document, which takes the place of the scene's; the scene goes on where it is.
    ///
    /// It keeps its clock, the values of inputs and properties of the same name and kind, exactly the animations that move
    /// these, and the active states and histories by name, wherever in the machine they are now. What is missing around and
    /// inside these states is entered; they themselves are neither entered nor left again. `Property` objects of properties
    /// that are kept stay valid; what the host has added to the stage, but for groups, is no more.
    /// - Parameters:
    ///   - document: JSON, at most 64 MiB.
    ///   - parameters: Values for the document's parameters: a JSON object, or empty.
    ///   - library: Documents that it may use as components: a JSON object that has them by name, or empty.
    ///   - memoryLimit: About how many bytes of memory the document may take with all that it uses, 1…2^40.
    /// - Returns: What could not be kept, a line each, sorted; empty where all was.
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

    /// The whole state. O(state). Changes nothing.
    /// - Throws: `.limit` for a state that is too large.
    public func snapshot() throws(AnimError) -> Snapshot {
        Snapshot(bytes: try call { (core) throws(EngineError) in try core.snapshot() })
    }

    /// Puts a state in the place of this one: it goes on bit for bit.
    /// - Parameter snapshot: Of a scene of a document that means the same, with the same parameters and library. White space
    ///   and the order of keys mean nothing; the order of names does, as in inputs, properties and states.
    /// - Throws: `.syntax` for a damaged snapshot, `.kind` for a stage's, `.state` for another document's. Nothing is changed
    ///   then.
    public func restore(_ snapshot: Snapshot) throws(AnimError) {
        try call { (core) throws(EngineError) in try core.restore(snapshot.bytes) }
        stage.forgetRemoved()
    }

    /// Puts a state of a scene of an older edition of a document in the place of this one, by name, and the document in the
    /// place of its document: in one step what it comes to when the snapshot is restored in a scene of that edition, and that
    /// scene reloads the document.
    ///
    /// Snapshots after that are for this call with the same edition and document alone, as long as the host has added no
    /// properties. `Property` objects and others of the stage from before are not valid any more.
    /// - Parameters:
    ///   - snapshot: Of a scene of the edition.
    ///   - edition: The older edition.
    ///   - document, parameters, library, memoryLimit: As of `reload`.
    /// - Returns: What could not be kept, a line each, sorted; empty where all was.
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

    /// A hash of all that determines the scene's future: equal on every machine for equal scenes.
    public var stateHash: UInt64 { core.stateHash() }

    /// The time and the state, such as `Scene(time: 0.5, state: female)`.
    public var description: String { "Scene(time: \(time), state: \(state))" }
}
