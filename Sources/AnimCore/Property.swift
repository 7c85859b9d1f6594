// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// One animatable value on a stage.
///
/// The model value is the value that the program has set; the presentation value is the value shown now.
public final class Property<Value: Sendable>: CustomStringConvertible {
    /// The stage that the property is on.
    public let stage: Stage
    let identifier: PropertyIdentifier
    let access: PropertyAccess<Value>
    /// The values that were last read or set through this object.
    private var last: (model: Value, presentation: Value)
    /// The name on the stage; empty for a property without one.
    public let name: String

    init(
        _ stage: Stage,
        _ identifier: PropertyIdentifier,
        _ access: PropertyAccess<Value>,
        name: String,
        value: Value
    ) {
        self.stage = stage
        self.identifier = identifier
        self.access = access
        self.name = name
        last = (value, value)
    }

    /// The model value. Set inside `animate`, it moves; set outside, it jumps.
    ///
    /// An invalid value (not finite, beyond 1e150 in size, with a wrong number of components) changes nothing: the next
    /// `advance(by:)` throws the error, while `set(_:)` throws at once. For a removed property it is the last value.
    public var value: Value {
        get {
            last.model = read(.model) ?? last.model
            return last.model
        }
        set {
            do throws(AnimError) { try set(newValue) } catch { stage.failures.note(error) }
        }
    }

    /// The presentation value. For a removed property it is the last value that was read.
    public var presentation: Value {
        last.presentation = read(.presentation) ?? last.presentation
        return last.presentation
    }

    /// Sets the model value, as `value` does.
    /// - Parameter value: The new value; components at most 1e150 in size.
    /// - Throws: `.argument` or `.limit` for an invalid value, `.identifier` for a property that was removed, `.state`
    ///   for one whose value is given by an expression of its document.
    public func set(_ value: Value) throws(AnimError) {
        try stage.call { (core) throws(EngineError) in try access.write(core, identifier, value) }
    }

    /// Whether an animation moves the property or waits for its delay.
    public var isAnimating: Bool { (try? stage.core.isAnimating(identifier)) ?? false }

    /// Whether the property is still on its stage: not removed.
    public var exists: Bool { (try? stage.core.kind(of: identifier)) != nil }

    /// Removes the property from its stage. Its animations end unfinished.
    /// - Throws: `.identifier` for a property that was removed already, `.state` for one of a scene's document or one
    ///   that an expression uses.
    public func remove() throws(AnimError) {
        (_, _) = (value, presentation)
        try stage.call { (core) throws(EngineError) in try core.removeProperty(identifier) }
        stage.forgetRemoved()
    }

    /// Sets the distance and speed below which a spring counts as at rest, for animations that start from now on.
    /// - Parameter threshold: Units, and units per second: above 0 and at most 1e150. The default is 0.001.
    /// - Throws: `.argument` outside that range, `.identifier` for a property that was removed.
    public func setThreshold(_ threshold: Double) throws(AnimError) {
        try stage.call { (core) throws(EngineError) in try core.setThreshold(threshold, of: identifier) }
    }

    /// The distance and speed below which a spring counts as at rest, in units and units per second; nil for a removed
    /// property.
    public var threshold: Double? { try? stage.core.threshold(of: identifier) }

    /// Sets whether a path that morphs to a rotated copy of itself rotates, or always moves in straight lines. Applies
    /// to animations that start from now on.
    /// - Parameter turns: Whether it rotates; true by default.
    /// - Throws: `.kind` for a property that holds no path, `.identifier` for one that was removed.
    public func setTurns(_ turns: Bool) throws(AnimError) {
        try stage.call { (core) throws(EngineError) in try core.setTurns(turns, of: identifier) }
    }

    /// Whether a path rotates to a rotated copy of itself; nil for a property that holds no path and for a removed one.
    public var turns: Bool? { try? stage.core.turns(of: identifier) }

    /// Sets how a path is drawn, which decides how it morphs. Applies to animations that start from now on.
    /// - Parameter paint: `.fill` by default.
    /// - Throws: `.kind` for a property that holds no path, `.identifier` for one that was removed.
    public func setPaint(_ paint: MorphOptions.Paint) throws(AnimError) {
        try stage.call { (core) throws(EngineError) in
            try core.setPaint(paint == .fill ? .fill : .stroke, of: identifier)
        }
    }

    /// How a path is drawn; nil for a property that holds no path and for a removed one.
    public var paint: MorphOptions.Paint? {
        (try? stage.core.paint(of: identifier)).map { $0 == .stroke ? .stroke : .fill }
    }

    /// Sets what happens when the value is set.
    /// - Parameter action: What happens.
    /// - Throws: `.argument` or `.limit` for an animation with an invalid number, `.identifier` for a property that was
    ///   removed.
    public func setAction(_ action: PropertyAction) throws(AnimError) {
        let action = try action.core()
        try stage.call { (core) throws(EngineError) in try core.setAction(action, of: identifier) }
    }

    /// What the values mean; nil for a property that holds a path and for a removed one.
    public var valueKind: ValueKind? { (try? stage.core.kind(of: identifier)).flatMap { ValueKind($0) } }

    /// The name and the presentation value, such as `x: 12.5`.
    public var description: String { name.isEmpty ? "\(presentation)" : "\(name): \(presentation)" }

    /// nil if the property no longer exists.
    private func read(_ aspect: AnimStage.Stage.Aspect) -> Value? {
        access.read(stage.core, identifier, aspect)
    }
}

extension Property where Value: AnimatableValue {
    /// The velocity of the presentation value: its components are per second. 0 for a removed property.
    public var velocity: Value {
        if let rate = try? stage.core.components(of: identifier, .velocity), let value = Value(components: rate) {
            return value
        }
        let still = [Double](repeating: 0, count: presentation.components.count)
        return Value(components: still) ?? presentation
    }
}
