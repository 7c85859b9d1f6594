// SPDX-License-Identifier: MIT
import AnimStage

/// Explicit animations: they move what is seen, and the model value only where they are told to.
extension Property {
    /// Removes all animations of the property; they end unfinished, and it shows its model value.
    /// - Throws: `.identifier` for a property that was removed.
    public func removeAllAnimations() throws(AnimError) {
        try stage.call { (core) throws(EngineError) in try core.removeAnimations(of: identifier) }
    }

    /// Stops the property where it is seen, as a finger stops what it catches: that is its value from now on, and its
    /// animations end unfinished.
    ///
    /// The velocity that it had is kept: the next spring sets off with it, unless it is given one. Once the property jumps, or
    /// anything else moves it, it is forgotten. A path keeps none.
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
    /// Begins an explicit animation, above those that the property has.
    ///
    /// `from`, `to` and `by` combine as in Core Animation: what is left out is the presentation when it starts.
    /// - Parameters:
    ///   - motion: What it moves by.
    ///   - from: Where it begins; not of keyframes that say it themselves.
    ///   - to: Where it leads.
    ///   - by: How far; not together with both others.
    ///   - velocity: Units per second at the start, of a spring, a decay or keyframes that begin where the property is. nil for
    ///     the property's own where it replaces others, otherwise 0.
    ///   - options: Delay, timing, and how it is combined with others.
    /// - Throws: `.argument` or `.limit` for a value or number that cannot be, `.identifier` for a property, group or
    ///   transaction that is no more, `.state` for a derived property, `.kind` for `by` of what is interpolated in another space.
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
    /// Begins an explicit animation, above those that the property has: a morph.
    /// - Parameters:
    ///   - motion: What it moves by.
    ///   - from: Where it begins; nil for the presentation when it starts.
    ///   - to: Where it leads; nil for the presentation when it starts.
    ///   - options: Delay, timing, and how it is combined with others.
    /// - Throws: `.argument` or `.limit` for a number that cannot be or a path that is too large, `.identifier` for a property,
    ///   group or transaction that is no more, `.state` for a derived property.
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
