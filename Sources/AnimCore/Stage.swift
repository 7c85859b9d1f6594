// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// A set of properties, a clock, and animations.
///
///     let stage = Stage()
///     let x = try stage.property(0, named: "x")
///     stage.animate(.spring(duration: 0.5, bounce: 0.3)) { x.value = 100 }
///     try stage.advance(by: 1.0 / 60)
///
/// The frame rate does not matter: any division of a second into steps leads to the same bits. Use a stage and its
/// properties from one thread at a time.
public final class Stage: CustomStringConvertible {
    private(set) var core: AnimStage.Stage
    let failures = Failures()
    let listeners = Listeners()
    /// Whether the stage belongs to a scene, which advances its clock.
    private let belongsToScene: Bool

    /// Makes an empty stage at time 0.
    /// - Parameters:
    ///   - eventLimit: How many unread events are kept, 0…1 048 576 (larger numbers count as that). Beyond that the
    ///     oldest are dropped and counted.
    ///   - eventKinds: The kinds of events that are reported; others are never queued.
    public init(eventLimit: Int = 65_536, eventKinds: Set<Event.Kind> = Event.Kind.all) {
        var options = AnimStage.Stage.Options()
        options.eventLimit = eventLimit
        options.eventMask = Event.Kind.mask(eventKinds)
        core = AnimStage.Stage(options)
        belongsToScene = false
    }

    /// Makes the stage of a scene.
    init(ofScene core: AnimStage.Stage) {
        self.core = core
        belongsToScene = true
    }

    /// Replaces the core by that of a reloaded scene.
    func replace(by other: AnimStage.Stage) {
        core = other
        forgetReplaced()
    }

    /// Removes the observers of properties and the completions of transactions that the new state does not have.
    func forgetReplaced() {
        let core = core
        listeners.purgeCompletions { core.isAwaited(transaction: $0) }
        forgetRemoved()
    }

    /// Removes the observers of properties that no longer exist.
    func forgetRemoved() {
        let core = core
        listeners.purge { (try? core.kind(of: PropertyIdentifier(rawValue: $0))) != nil }
    }

    /// Calls the engine. Closures that the engine calls during the call must not call it.
    func call<Result>(
        _ body: (AnimStage.Stage) throws(EngineError) -> Result
    ) throws(AnimError) -> Result {
        let core = core
        guard !core.call.isOutside else {
            throw AnimError(.reentrant, "the stage is in a call of its own; call it after that has returned")
        }
        core.call.isOutside = true
        defer { core.call.isOutside = false }
        return try translating { () throws(EngineError) in try body(core) }
    }

    /// Throws if the stage belongs to a scene.
    private func checkThatItIsAlone() throws(AnimError) {
        guard !belongsToScene else { throw AnimError(.state, "the stage belongs to a scene; call the scene") }
    }

    // MARK: Properties

    /// Adds a property at rest.
    /// - Parameters:
    ///   - initial: The initial value; components at most 1e150 in size.
    ///   - name: Unique on the stage, at most 255 bytes of UTF-8; empty for none.
    /// - Throws: `.duplicate` for a name in use, `.argument` for an invalid value or a name with a NUL, `.limit`.
    public func property<Value: AnimatableValue>(
        _ initial: Value,
        named name: String = ""
    ) throws(AnimError) -> Property<Value> {
        try add(initial, name)
    }

    /// Adds a property of one number at rest.
    /// - Parameters:
    ///   - initial: The initial value, at most 1e150 in size.
    ///   - name: Unique on the stage, at most 255 bytes of UTF-8; empty for none.
    /// - Throws: `.duplicate` for a name in use, `.argument` for a value that is not finite or a name with a NUL,
    ///   `.limit`.
    public func property(_ initial: Double, named name: String = "") throws(AnimError) -> Property<Double> {
        try add(initial, name)
    }

    private func add<Value: AnimatableValue>(_ initial: Value, _ name: String) throws(AnimError) -> Property<Value> {
        let components = initial.components
        let identifier = try call { (core) throws(EngineError) in
            let kind = Value.valueKind.core
            let count = kind == .vector ? components.count : kind.componentCount
            let options = PropertyOptions(kind, componentCount: count)
            return try core.addProperty(name: try bytes(ofName: name), options, value: components)
        }
        return Property(self, identifier, .components, name: name, value: initial)
    }

    /// Adds a property that holds a path. Moving to a path of another structure is a morph.
    /// - Parameters:
    ///   - initial: A path that is not empty, with at most 1 048 576 coordinates.
    ///   - name: Unique on the stage, at most 255 bytes of UTF-8; empty for none.
    /// - Throws: `.duplicate` for a name in use, `.argument` for an empty path or a name with a NUL, `.limit`.
    public func property(_ initial: Path, named name: String = "") throws(AnimError) -> Property<Path> {
        let identifier = try call { (core) throws(EngineError) in
            try core.addPath(name: try bytes(ofName: name), initial.core)
        }
        return Property(self, identifier, .path, name: name, value: initial)
    }

    /// The property with a name.
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - type: The type of its values.
    /// - Throws: `.notFound` for an unknown name, `.limit` for a long one, `.kind` for a property with values of
    ///   another type.
    public func property<Value: AnimatableValue>(
        named name: String,
        as type: Value.Type = Value.self
    ) throws(AnimError) -> Property<Value> {
        try findProperty(name, self)
    }

    /// The property with a name that holds a path.
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - type: `Path`.
    /// - Throws: `.notFound` for an unknown name, `.limit` for a long one, `.kind` for a property with values of
    ///   another type.
    public func property(named name: String, as type: Path.Type = Path.self) throws(AnimError) -> Property<Path> {
        try findPath(name, self)
    }

    /// How many properties there are.
    public var propertyCount: Int { core.propertyCount }

    // MARK: Motion

    /// Makes the properties that `body` sets move instead of jump.
    ///
    /// Calls may be nested: settings that the inner animation omits are those of the outer one. An animation with an
    /// invalid number changes nothing and does not call `body`: the next `advance(by:)` throws the error.
    /// - Parameters:
    ///   - animation: How the values move.
    ///   - body: Sets properties. An error that it throws is rethrown; properties set before the error still move.
    ///   - completion: Called once, at the end of the `advance(by:)` in which all of it has ended. The argument says
    ///     whether all of it ran to its end. Snapshots do not include it: it is dropped where one is restored that does
    ///     not have the transaction. It is not called on a stage whose event kinds leave out `.transactionCompleted`.
    /// - Returns: The transaction, for which other animations can wait.
    @discardableResult
    public func animate<Failure: Error>(
        _ animation: Animation,
        _ body: () throws(Failure) -> Void,
        completion: ((_ isFinished: Bool) -> Void)? = nil
    ) throws(Failure) -> Transaction {
        let transaction: TransactionIdentifier
        do throws(AnimError) {
            if let failure = animation.failure { throw failure }
            transaction = try call { (core) throws(EngineError) in try core.beginTransaction(animation.request) }
        } catch {
            failures.note(error)
            return Transaction(self, nil)
        }
        if let completion { listeners.add(completion, transaction, self) }
        defer {
            do throws(AnimError) {
                try call { (core) throws(EngineError) in try core.commitTransaction(transaction) }
            } catch {
                failures.note(error)
            }
        }
        try body()
        return Transaction(self, transaction)
    }

    // MARK: The clock

    /// Advances the clock.
    /// - Parameter seconds: 0…100 000.
    /// - Throws: `.argument` or `.limit` outside that range, `.state` inside `animate` and for a scene's stage; before
    ///   that, the error of a value or an animation since the last call. In all cases the clock does not advance.
    public func advance(by seconds: Double) throws(AnimError) {
        try checkThatItIsAlone()
        try failures.throwFirst()
        try call { (core) throws(EngineError) in try core.advance(seconds: seconds) }
        listeners.callReady()
    }

    /// Advances the clock by an exact time.
    /// - Parameter flicks: 0…100 000 s; a second has `Flicks.perSecond` of them.
    /// - Throws: As `advance(by:)`.
    public func advance(flicks: Int64) throws(AnimError) {
        try checkThatItIsAlone()
        try failures.throwFirst()
        try call { (core) throws(EngineError) in try core.advance(flicks: flicks) }
        listeners.callReady()
    }

    /// Throws the error of a value that was set or an animation that was used, if there was one, and clears it.
    /// - Throws: The first such error since the last call of this or of `advance(by:)`.
    public func check() throws(AnimError) { try failures.throwFirst() }

    /// The time of the animations, in seconds.
    public var time: Double { AnimMath.Flicks.seconds(core.time) }

    /// When something will next happen without input, in seconds of `time`: an animation ends, or starts after its
    /// delay.
    public var nextDue: Double? { core.nextDue.map { AnimMath.Flicks.seconds($0) } }

    /// Whether the clock stands still when it is advanced. Setting it has no effect inside an easing's function and
    /// inside `SpringBank.withValues`, where the stage is in a call of its own.
    public var isPaused: Bool {
        get { core.isPaused }
        set { if !core.call.isOutside { core.setPaused(newValue) } }
    }

    /// The rate of `time`: 1 is the rate at which it is advanced.
    public var timeScale: Double { core.timeScale }

    /// Sets the rate of `time`.
    /// - Parameter scale: 0…10⁶; 0 stands still.
    /// - Throws: `.argument` or `.limit` outside that range.
    public func setTimeScale(_ scale: Double) throws(AnimError) {
        try call { (core) throws(EngineError) in try core.setTimeScale(scale) }
    }

    /// How many animations run or wait for their delay.
    public var animationCount: Int { core.animationCount }

    /// The unread events. Reading an event removes it.
    public var events: Events { Events(self) }

    // MARK: Snapshots

    /// The whole state of the stage. O(state). Changes nothing.
    /// - Throws: `.state` inside `animate`, `.limit` for a state that is too large.
    public func snapshot() throws(AnimError) -> Snapshot {
        try checkThatItIsAlone()
        return Snapshot(bytes: try call { (core) throws(EngineError) in try core.snapshot() })
    }

    /// Replaces the stage's state by one from `snapshot()`. It continues bit for bit. Properties added since are
    /// removed.
    /// - Parameter snapshot: A snapshot of a stage.
    /// - Throws: `.syntax` for a damaged snapshot, `.kind` for a scene's, `.state` inside `animate`. Nothing has
    ///   changed then.
    public func restore(_ snapshot: Snapshot) throws(AnimError) {
        try checkThatItIsAlone()
        try call { (core) throws(EngineError) in try core.restore(snapshot.bytes) }
        forgetReplaced()
    }

    /// A hash of everything that determines the stage's future: equal on every machine for equal stages.
    public var stateHash: UInt64 { core.stateHash() }

    /// The time and the counts, such as `Stage(time: 0.5, properties: 3, animations: 1)`.
    public var description: String {
        "Stage(time: \(time), properties: \(propertyCount), animations: \(animationCount))"
    }
}
