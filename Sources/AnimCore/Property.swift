import AnimMath
import AnimStage

/// One value on a stage that can move.
///
/// Its model value is what the program has set, its presentation what is seen now.
public final class Property<Value: Sendable>: CustomStringConvertible {
    let core: AnimStage.Stage
    let identifier: PropertyIdentifier
    private let failures: Failures
    private let access: PropertyAccess<Value>
    /// What each aspect was when it was last read or set through this object.
    private var last: (model: Value, presentation: Value)
    /// The name on the stage; empty for a property without one.
    public let name: String

    init(
        _ core: AnimStage.Stage,
        _ failures: Failures,
        _ identifier: PropertyIdentifier,
        _ access: PropertyAccess<Value>,
        name: String,
        value: Value
    ) {
        self.core = core
        self.failures = failures
        self.identifier = identifier
        self.access = access
        self.name = name
        last = (value, value)
    }

    /// The model value. Set inside `animate`, it moves there; set outside, it jumps.
    ///
    /// A value that cannot be (not finite, beyond 1e150 in size, of another number of components) changes nothing: the next
    /// `advance(by:)` throws what was wrong, and `set(_:)` does so at once. Of a removed property it is the last value.
    public var value: Value {
        get {
            last.model = read(.model) ?? last.model
            return last.model
        }
        set {
            do throws(AnimError) { try set(newValue) } catch { failures.note(error) }
        }
    }

    /// What is seen now. Of a removed property it is the last value that was read.
    public var presentation: Value {
        last.presentation = read(.presentation) ?? last.presentation
        return last.presentation
    }

    /// Sets the model value, as `value` does.
    /// - Parameter value: The new value; components at most 1e150 in size.
    /// - Throws: `.argument` or `.limit` for a value that cannot be, `.identifier` for a property that was removed, `.state`
    ///   for one whose value is given by an expression of its document.
    public func set(_ value: Value) throws(AnimError) {
        try translating { () throws(EngineError) in try access.write(core, identifier, value) }
    }

    /// Whether an animation moves it or waits for its delay.
    public var isAnimating: Bool { (try? core.isAnimating(identifier)) ?? false }

    /// Whether it is on its stage: not removed.
    public var exists: Bool { (try? core.kind(of: identifier)) != nil }

    /// Removes it from its stage; what moves it ends unfinished.
    /// - Throws: `.identifier` for a property that was removed already, `.state` for one of a scene's document or one that an
    ///   expression names.
    public func remove() throws(AnimError) {
        (_, _) = (value, presentation)
        try translating { () throws(EngineError) in try core.removeProperty(identifier) }
    }

    /// Sets the distance and speed below which a spring counts as at rest, for what starts from now on.
    /// - Parameter threshold: Units, and units per second: above 0 and at most 1e150. 0.001 unless set.
    /// - Throws: `.argument` outside that range, `.identifier` for a property that was removed.
    public func setThreshold(_ threshold: Double) throws(AnimError) {
        try translating { () throws(EngineError) in try core.setThreshold(threshold, of: identifier) }
    }

    /// The name and the presentation, such as `x: 12.5`.
    public var description: String { name.isEmpty ? "\(presentation)" : "\(name): \(presentation)" }

    /// nil for what is no more.
    private func read(_ aspect: AnimStage.Stage.Aspect) -> Value? {
        access.read(core, identifier, aspect)
    }
}

extension Property where Value: AnimatableValue {
    /// How fast the presentation changes: the components are per second. 0 of a removed property.
    public var velocity: Value {
        if let rate = try? core.components(of: identifier, .velocity), let value = Value(components: rate) {
            return value
        }
        let still = [Double](repeating: 0, count: presentation.components.count)
        return Value(components: still) ?? presentation
    }
}
