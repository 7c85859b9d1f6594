// SPDX-License-Identifier: MIT
import AnimMotion

/// A group of animations with a clock of its own.
package enum GroupKind: Sendable {
    /// Runs at a speed that can be changed: pause or slow motion for a part of the stage.
    case clock
    /// Timed as a whole (CAAnimationGroup): the animations inside run on the time of the group's current repetition,
    /// and end when the group ends. The timing's begin time counts from the creation of the group.
    case media(MediaTiming)
    /// Driven by a fraction that runs, is dragged, runs back (UIViewPropertyAnimator). Its animations are held until it
    /// ends. The duration is that of the whole in seconds; 0 takes that of its longest animation.
    case animator(duration: Double)
}

/// A group's slot.
struct GroupRecord {
    var generation: UInt16 = 1
    package var isLive = false
    package var kind = GroupKind.clock
    /// A slot, or −1 for the stage's clock.
    package var parent: Int32 = -1
    package var depth: Int32 = 0
    /// The anchor, from which the clock is computed: stage time in flicks, or the time of the parent's clock in
    /// seconds.
    var anchorTime: Int64 = 0
    var anchorSeconds = 0.0
    /// The group's own seconds at the anchor, and its speed since.
    var anchorLocal = 0.0
    package var speed = 1.0
    package var isPaused = false
    /// Whether its end was reported although it stays in effect.
    var isOver = false
    /// An animator's length in seconds, and how its fraction moves.
    package var duration = 0.0
    /// Whether it is ending, or rescheduling what is in it: a callback may leave either step early.
    var isFinishing = false
    var isRescheduling = false
    var drive = AnimatorDrive.still
    package var handle: Timeline.Handle = Timeline.none
    /// The first and last of its animations and of its child groups, in the order in which they joined; −1 for none.
    var firstAnimation: Int32 = -1
    var lastAnimation: Int32 = -1
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    /// The play that receives its repeats, or −1.
    var repeatPlay: Int32 = -1
    /// Its neighbors in its parent, or −1.
    var previousSibling: Int32 = -1
    var nextSibling: Int32 = -1
}

/// How an animator's fraction moves from the anchor on.
enum AnimatorDrive {
    case still
    /// Linearly, to 1 or back to 0, by 1 ÷ duration per second.
    case even(isReversed: Bool, duration: Double)
    case easing(Easing, isReversed: Bool, duration: Double)
    case spring(Spring, SpringResponse, isReversed: Bool, velocity: Double, duration: Double)
}

/// The state of a group's clock.
struct GroupMoment {
    package var seconds: Double
    /// Group seconds per stage second.
    package var rate: Double
    package var isInEffect: Bool
}
