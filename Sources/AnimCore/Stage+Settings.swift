// SPDX-License-Identifier: MIT
import AnimStage

/// How a stage treats motion and its clock.
extension Stage {
    /// What becomes of animations that are begun from now on, for a user who asks for less motion.
    public var reducedMotion: ReducedMotion {
        get { ReducedMotion(core.reducedMotion) }
        set { core.reducedMotion = newValue.core }
    }

    /// How many things that are due (animations that start or end, delays that are over) an advance does at most; 0, as at
    /// first, is no limit.
    ///
    /// Where more is due, the advance stops there and an event of the kind `.budget` tells so; the next goes on from there.
    public var stepBudget: Int {
        get { core.stepBudget }
        set { core.stepBudget = max(newValue, 0) }
    }

    /// By how many flicks the time is behind where its advances lead, because of the step budget.
    public var owedFlicks: Int64 { core.owedFlicks }

    /// `time` in flicks: exactly.
    public var timeInFlicks: Int64 { core.time }

    /// The sum of all advances, in seconds: as `time`, but for pauses and the time scale.
    public var hostTime: Double { Flicks.seconds(core.hostTime) }

    /// The sum of all advances in flicks: exactly.
    public var hostTimeInFlicks: Int64 { core.hostTime }

    /// Called for every event, once the `advance(by:)` is done in which it happened; what happens outside is told after the
    /// next. Events are also kept to be read from `events`. nil ends it.
    public var eventHandler: ((Event) -> Void)? {
        get { listeners.onEvent }
        set {
            listeners.onEvent = newValue
            if newValue != nil { listeners.listen(to: self) }
        }
    }

    /// How many transactions are open: 0 but inside `animate`.
    public var openTransactionCount: Int { core.openTransactionCount }
}

/// The same things on a stage that has taken over another's state.
extension Stage {
    /// The property that stands for another stage's, whose snapshot this one has restored.
    /// - Parameter property: The other stage's.
    /// - Returns: This stage's; it throws `.identifier` where it is used if there is none.
    public func counterpart<Value: Sendable>(of property: Property<Value>) -> Property<Value> {
        let identifier = PropertyIdentifier(rawValue: core.counterpart(of: property.identifier.rawValue))
        return Property(self, identifier, property.access, name: property.name, value: property.value)
    }

    /// The animation that stands for another stage's, whose snapshot this one has restored.
    /// - Parameter animation: The other stage's.
    public func counterpart(of animation: RunningAnimation) -> RunningAnimation {
        RunningAnimation(stage: self, id: counterpart(animation.id))
    }

    /// The group that stands for another stage's, whose snapshot this one has restored.
    /// - Parameter group: The other stage's.
    public func counterpart(of group: AnimationGroup) -> AnimationGroup {
        AnimationGroup(stage: self, id: counterpart(group.id))
    }

    /// The animator that stands for another stage's, whose snapshot this one has restored.
    /// - Parameter animator: The other stage's.
    public func counterpart(of animator: Animator) -> Animator {
        Animator(stage: self, id: counterpart(animator.id))
    }

    /// The bank that stands for another stage's, whose snapshot this one has restored.
    /// - Parameter bank: The other stage's.
    public func counterpart(of bank: SpringBank) -> SpringBank { SpringBank(stage: self, id: counterpart(bank.id)) }

    private func counterpart(_ id: Identifier) -> Identifier { Identifier(core.counterpart(of: id.rawValue)) }
}
