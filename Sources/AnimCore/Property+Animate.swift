// SPDX-License-Identifier: MIT
import AnimStage

/// Explicit animations. They change the presentation value, and the model value only on request.
extension Property {
    /// Removes all animations of the property. They end unfinished, and the property shows its model value.
    /// - Throws: `.identifier` for a property that was removed.
    public func removeAllAnimations() throws(AnimError) {
        try stage.call { (core) throws(EngineError) in try core.removeAnimations(of: identifier) }
    }

    /// Stops the property at its presentation value, as when a finger catches it. The model value becomes that
    /// value, and the animations end unfinished.
    ///
    /// The velocity is kept: the next spring starts with it unless it is given another. A jump or any other motion of
    /// the property discards it. A path keeps no velocity.
    /// - Throws: `.identifier` for a property that was removed, `.state` for a derived one.
    public func hold() throws(AnimError) {
        try stage.call { (core) throws(EngineError) in try core.hold(identifier) }
    }

    private func begin(
        _ motion: Motion<Value>,
        _ options: AnimationOptions,
        _ change: (inout AnimationRequest) -> Void
    ) throws(AnimError) -> RunningAnimation {
        var request = AnimationRequest(motion.shape)
        request.duration = motion.duration
        try options.write(to: &request)
        change(&request)
        let animation = try stage.call { (core) throws(EngineError) in try core.animate(identifier, request) }
        return RunningAnimation(stage: stage, id: Identifier(animation.rawValue))
    }
}

extension Property where Value: AnimatableValue {
    /// Starts an explicit animation, above the property's other animations.
    ///
    /// `from`, `to` and `by` combine as in Core Animation: an omitted one is the presentation value at the start.
    /// - Parameters:
    ///   - motion: The motion.
    ///   - from: The start value; not allowed for keyframes with an initial value of their own.
    ///   - to: The end value.
    ///   - by: The difference; not allowed together with both others.
    ///   - velocity: Units per second at the start, for a spring, a decay or keyframes that begin at the property's
    ///     value. nil for the property's own velocity if the animation replaces others, otherwise 0.
    ///   - options: Delay, timing, and how it is combined with others.
    /// - Throws: `.argument` or `.limit` for an invalid value or number, `.identifier` for a property, group or
    ///   transaction that no longer exists, `.state` for a derived property, `.kind` for `by` with values that are
    ///   interpolated in another space.
    @discardableResult
    public func animate(
        _ motion: Motion<Value>,
        from: Value? = nil,
        to: Value? = nil,
        by: Value? = nil,
        velocity: Value? = nil,
        options: AnimationOptions = AnimationOptions()
    ) throws(AnimError) -> RunningAnimation {
        guard by == nil || from == nil || to == nil else {
            throw AnimError(.argument, "by must be nil where from and to are set")
        }
        return try begin(motion, options) { request in
            request.from = from?.components
            request.to = to?.components
            request.by = by?.components
            request.velocity = velocity?.components
        }
    }
}

extension Property<Path> {
    /// Starts an explicit animation of a path, above the property's other animations: a morph.
    /// - Parameters:
    ///   - motion: The motion.
    ///   - from: The start path; nil for the presentation value at the start.
    ///   - to: The end path; nil for the presentation value at the start.
    ///   - options: Delay, timing, and how it is combined with others.
    /// - Throws: `.argument` or `.limit` for an invalid number or a path that is too large, `.identifier` for a
    ///   property, group or transaction that no longer exists, `.state` for a derived property.
    @discardableResult
    public func animate(
        _ motion: Motion<Path>,
        from: Path? = nil,
        to: Path? = nil,
        options: AnimationOptions = AnimationOptions()
    ) throws(AnimError) -> RunningAnimation {
        try begin(motion, options) { request in
            request.fromPath = from?.core
            request.toPath = to?.core
        }
    }
}
