// SPDX-License-Identifier: MIT
import AnimMotion

/// What moves a value: a function of the time since the animation started.
package enum MotionFunction {
    /// Nothing moves: the value is at its end at once.
    case none
    case easing(Easing)
    /// By its index in the stage's table of springs.
    case spring(Int32)
    case keyframes(KeyframeTrack)
    case decay(Decay)

    /// Whether an animation that has no layer can move by it.
    var canBeInRows: Bool {
        switch self {
        case .none, .easing, .spring: true
        case .keyframes, .decay: false
        }
    }

    package var isNone: Bool {
        if case .none = self { return true }
        return false
    }
}

/// An animation of one property.
///
/// The animations of a property are a list in the order in which they were begun. One that is alone, plain and on the stage's
/// own clock moves in the stage's rows; every other has a layer.
package struct AnimationRecord {
    package enum State: UInt8 {
        /// Until its delay is over, or the transaction that it waits for is complete.
        case waiting
        case running
        /// It has ended, and its last value stays in effect.
        case held
        /// It has ended at this very flick, and shows its end until the next.
        case ending
    }

    /// What its call had begun with it when a callback was left.
    enum Work: UInt8 {
        case none
        /// It was being made, and is not all that was asked for.
        case made
        /// It was about to start.
        case started
    }

    /// The flick of an end that never comes.
    package static let never = Int64.max

    var generation: UInt16 = 1
    package var isLive = false
    package var state = State.waiting
    package var interruption = Interruption.replace
    var isInRows = false
    /// Whether it is among those for whose start room is kept.
    var isCounted = false
    /// Whether its slot stands in the stage's `fresh`.
    package var isFresh = false
    var leftWork = Work.none
    package var property: Int32 = -1
    /// A slot, or −1 for none.
    package var transaction: Int32 = -1
    /// Its neighbors in the property's list, or −1.
    package var previous: Int32 = -1
    package var next: Int32 = -1
    /// The slot of the transaction that it waits for, or −1, and its neighbors among those that do.
    var awaited: Int32 = -1
    var previousWaiting: Int32 = -1
    var nextWaiting: Int32 = -1
    package var function = MotionFunction.none
    /// Flicks of one run; `nil` as in the plan.
    package var duration: Int64?
    /// When it starts, or started. `never` while it waits for a transaction.
    package var start: Int64 = 0
    /// The delay that begins when what it waits for is complete.
    package var delay: Int64 = 0
    /// When it ends, or `never`. Known once it runs.
    package var end: Int64 = AnimationRecord.never
    /// Its entry in the timeline: its start while it waits, its end while it runs.
    package var handle: Timeline.Handle = Timeline.none
    package var layer: AnimationLayer?

    /// Makes the record of an animation that has ended as new, where it stands: no copy is made of one. Its function and its
    /// layer are gone already.
    @inline(__always)
    mutating func renew() {
        (isLive, state, interruption) = (false, .waiting, .replace)
        (isInRows, isCounted, leftWork) = (false, false, .none)
        (property, transaction, previous, next) = (-1, -1, -1, -1)
        (awaited, previousWaiting, nextWaiting) = (-1, -1, -1)
        (duration, start, delay, end) = (nil, 0, 0, AnimationRecord.never)
        handle = Timeline.none
    }
}

/// What an animation has beside its record when it is not alone, or more than a plain one.
package final class AnimationLayer {
    /// Whether its value is added to what lies below.
    package var isAdditive = false
    /// Whether every repetition goes on from where the one before ended.
    package var isCumulative = false
    /// Whether the model value becomes its last value when it starts.
    package var setsModel = false
    /// Whether it was asked for by itself, not by a new model value.
    var isExplicit = false
    /// Whether it is known already where it starts: it fills backwards.
    var wasResolved = false
    /// Whether it is over as soon as it starts, for people who asked for less motion.
    var isReduced = false
    /// The group by whose clock it goes, or −1, and the animations before and after it in the group.
    package var group: Int32 = -1
    var previousInGroup: Int32 = -1
    var nextInGroup: Int32 = -1
    /// When it starts on its group's clock, seconds.
    var groupStart = 0.0
    /// The play that hears of its repeats, or −1.
    var repeatPlay: Int32 = -1
    /// Delays are in the record; `beginTime` is 0. `nil` for once, forwards.
    package var timing: MediaTiming?
    /// The function's own length in seconds; infinite for a spring that never rests.
    package var length = 0.0
    /// Where a spring's time begins, in flicks; it may lie before the start.
    var epoch: Int64 = 0
    /// By inner component: the value at the start and at the end, and the velocity at the start. For a spring that has been
    /// moved here from the rows, `origin` and `velocity` are its state at the epoch.
    package var origin: [Double]
    package var velocity: [Double]
    package var target: [Double]
    package var decay: [DecayMotion] = []
    /// A path that turns on its way; by how much of the way a second it sets off then, and its velocity is what is left.
    package var turn: PlaneTurn?
    var turnSpeed = 0.0
    /// Of an additive one that was absolute: what is taken off its value. Empty for nothing.
    package var base: [Double] = []
    /// What an explicit animation was given, in inner components; empty for what it was not.
    package var from: [Double] = []
    package var to: [Double] = []
    package var by: [Double] = []
    var givenVelocity: [Double] = []
    /// The model value from before, for an animator that ends at its start.
    var oldModel: [Double] = []
    /// A path's structure at that time.
    var oldForm: PathForm?
    /// The path at which an explicit animation of a path ends.
    var endPath: FormedPath?
    /// The values at which an animation of an encoded property begins and ends, where they were set or given; else empty.
    package var begin: [Double] = []
    package var end: [Double] = []

    init(componentCount: Int) {
        // Memory of their own: copies of one would part when they are written, which may be inside an advance.
        origin = [Double](repeating: 0, count: componentCount)
        velocity = [Double](repeating: 0, count: componentCount)
        target = [Double](repeating: 0, count: componentCount)
    }

    /// Makes one that is used by no animation any more as new, in the memory that it has.
    func renew(componentCount: Int) {
        (isAdditive, isCumulative, setsModel, isExplicit) = (false, false, false, false)
        (wasResolved, isReduced) = (false, false)
        (group, previousInGroup, nextInGroup, repeatPlay) = (-1, -1, -1, -1)
        (groupStart, timing, length, epoch) = (0, nil, 0, 0)
        (oldForm, endPath) = (nil, nil)
        (turn, turnSpeed) = (nil, 0)
        AnimationLayer.clear(&origin, componentCount)
        AnimationLayer.clear(&velocity, componentCount)
        AnimationLayer.clear(&target, componentCount)
        decay.removeAll(keepingCapacity: true)
        AnimationLayer.clear(&base, 0)
        AnimationLayer.clear(&from, 0)
        AnimationLayer.clear(&to, 0)
        AnimationLayer.clear(&by, 0)
        AnimationLayer.clear(&givenVelocity, 0)
        AnimationLayer.clear(&oldModel, 0)
        AnimationLayer.clear(&begin, 0)
        AnimationLayer.clear(&end, 0)
    }

    @inline(__always)
    static func clear(_ array: inout [Double], _ count: Int) {
        if array.isEmpty, count == 0 { return }
        if array.count == count {
            for index in 0..<count { array[index] = 0 }
        } else {
            resize(&array, count)
        }
    }

    @inline(never)
    private static func resize(_ array: inout [Double], _ count: Int) {
        array.removeAll(keepingCapacity: true)
        for _ in 0..<count { array.append(0) }
    }
}
