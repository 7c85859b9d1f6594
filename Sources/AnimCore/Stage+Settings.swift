// SPDX-License-Identifier: MIT
import AnimStage

/// Settings of a stage, and more about its clock.
extension Stage {
    /// How animations that start from now on are changed for users who prefer reduced motion.
    public var reducedMotion: ReducedMotion {
        get { ReducedMotion(core.reducedMotion) }
        set { core.reducedMotion = newValue.core }
    }

    /// The largest number of due items (animations that start or end, delays that end) processed in one advance; 0, the
    /// default, is no limit.
    ///
    /// If more are due, the advance stops there and queues an event of the kind `.budget`; the next advance continues
    /// from there. A negative number counts as 0. Setting it inside a call has no effect, as that of `isPaused`.
    public var stepBudget: Int {
        get { core.stepBudget }
        set { if !core.call.isOutside { core.stepBudget = max(newValue, 0) } }
    }

    /// How many flicks `time` lags behind the sum of the advances because of the step budget.
    public var owedFlicks: Int64 { core.owedFlicks }

    /// `time` in flicks; exact.
    public var timeInFlicks: Int64 { core.time }

    /// The sum of all advances, in seconds: `time` without pauses and the time scale.
    public var hostTime: Double { Flicks.seconds(core.hostTime) }

    /// The sum of all advances in flicks; exact.
    public var hostTimeInFlicks: Int64 { core.hostTime }

    /// Called for every event, after the `advance(by:)` in which it happened. Events outside an advance are reported
    /// after the next one. Events are also queued in `events`. nil removes the handler.
    public var eventHandler: ((Event) -> Void)? {
        get { listeners.onEvent }
        set {
            listeners.onEvent = newValue
            if newValue != nil { listeners.listen(to: self) }
        }
    }

    /// How many transactions are open: 0 except inside `animate`.
    public var openTransactionCount: Int { core.openTransactionCount }
}

/// Counterparts of objects on another stage whose state was restored.
extension Stage {
    /// The counterpart of a property of another stage whose snapshot this stage has restored.
    /// - Parameter property: A property of the other stage.
    /// - Returns: The property of this stage. If there is none, using it throws `.identifier`.
    public func counterpart<Value: Sendable>(of property: Property<Value>) -> Property<Value> {
        let identifier = PropertyIdentifier(rawValue: core.counterpart(of: property.identifier.rawValue))
        return Property(self, identifier, property.access, name: property.name, value: property.value)
    }

    /// The counterpart of an animation of another stage whose snapshot this stage has restored.
    /// - Parameter animation: An animation of the other stage.
    public func counterpart(of animation: RunningAnimation) -> RunningAnimation {
        RunningAnimation(stage: self, id: counterpart(animation.id))
    }

    /// The counterpart of a group of another stage whose snapshot this stage has restored.
    /// - Parameter group: A group of the other stage.
    public func counterpart(of group: AnimationGroup) -> AnimationGroup {
        AnimationGroup(stage: self, id: counterpart(group.id))
    }

    /// The counterpart of an animator of another stage whose snapshot this stage has restored.
    /// - Parameter animator: An animator of the other stage.
    public func counterpart(of animator: Animator) -> Animator {
        Animator(stage: self, id: counterpart(animator.id))
    }

    /// The counterpart of a bank of another stage whose snapshot this stage has restored.
    /// - Parameter bank: A bank of the other stage.
    public func counterpart(of bank: SpringBank) -> SpringBank { SpringBank(stage: self, id: counterpart(bank.id)) }

    private func counterpart(_ id: Identifier) -> Identifier { Identifier(core.counterpart(of: id.rawValue)) }
}
