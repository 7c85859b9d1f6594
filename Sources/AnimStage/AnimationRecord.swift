// SPDX-License-Identifier: MIT
import AnimMotion

/// The function of time since the start that moves a value.
package enum MotionFunction {
    /// No motion: the value is at its target at once.
    case none
    case easing(Easing)
    /// Index of the spring in the stage's table.
    case spring(Int32)
    case keyframes(KeyframeTrack)
    case decay(Decay)

    /// Whether an animation without a layer can use this function.
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
/// The animations of a property form a list in the order in which they were begun. A plain one that is alone and on the
/// stage's own clock moves in the stage's rows; every other has a layer.
package struct AnimationRecord {
    /// The phase of an animation's life.
    package enum State: UInt8 {
        /// Waits for its delay, or for a transaction to complete.
        case waiting
        case running
        /// Has ended; its last value stays in effect.
        case held
        /// Has ended at the present flick, at which it still shows its last value.
        case ending
    }

    /// The step in progress when a callback was left early.
    enum Work: UInt8 {
        case none
        /// It was being made, and is incomplete.
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
    /// Whether it is in the counts of waiting animations, for which memory is reserved.
    var isCounted = false
    /// Whether its slot is in the stage's `fresh`.
    package var isFresh = false
    /// Whether its start and target were computed when it was requested, because it fills backwards.
    var wasResolved = false
    var leftWork = Work.none
    package var property: Int32 = -1
    /// A slot, or −1 for none.
    package var transaction: Int32 = -1
    /// Its neighbors in the property's list, or −1.
    package var previous: Int32 = -1
    package var next: Int32 = -1
    /// The slot of the transaction that it waits for, or −1, and its neighbors among the animations that wait for it.
    var awaited: Int32 = -1
    var previousWaiting: Int32 = -1
    var nextWaiting: Int32 = -1
    package var function = MotionFunction.none
    /// Flicks of one run; `nil` means the same as in the plan.
    package var duration: Int64?
    /// Its start flick. `never` while it waits for a transaction.
    package var start: Int64 = 0
    /// The delay after the awaited transaction is complete.
    package var delay: Int64 = 0
    /// Its end flick, known once it runs; else `never`.
    package var end: Int64 = AnimationRecord.never
    /// Its entry in the timeline: its start while it waits, its end while it runs.
    package var handle: Timeline.Handle = Timeline.none
    package var layer: AnimationLayer?

    /// Resets the record of an ended animation in place, without a copy. Its function and its layer are already gone.
    @inline(__always)
    mutating func renew() {
        (isLive, state, interruption) = (false, .waiting, .replace)
        (isInRows, isCounted, wasResolved, leftWork) = (false, false, false, .none)
        (property, transaction, previous, next) = (-1, -1, -1, -1)
        (awaited, previousWaiting, nextWaiting) = (-1, -1, -1)
        (duration, start, delay, end) = (nil, 0, 0, AnimationRecord.never)
        handle = Timeline.none
    }
}

/// The further state of an animation that is not alone or not plain.
package final class AnimationLayer {
    /// Whether its value is added to the value below.
    package var isAdditive = false
    /// Whether every repeat starts from the end of the one before.
    package var isCumulative = false
    /// Whether its last value becomes the model value when it starts.
    package var setsModel = false
    /// Whether it is explicit, not caused by a new model value.
    var isExplicit = false
    /// Whether it starts when its group's clock shows `groupStart`.
    var waitsForClock = false
    /// Whether it ends as soon as it starts, because of reduced motion.
    var isReduced = false
    /// The group whose clock it uses, or −1, and the animations before and after it in the group.
    package var group: Int32 = -1
    var previousInGroup: Int32 = -1
    var nextInGroup: Int32 = -1
    /// Its start on its group's clock, in seconds.
    var groupStart = 0.0
    /// The value of `groupStart` before it is known.
    static var unknownStart: Double { -.greatestFiniteMagnitude }
    /// The play that receives its repeats, or −1.
    var repeatPlay: Int32 = -1
    /// Delays are in the record; `beginTime` is 0. `nil` for one forward run.
    package var timing: MediaTiming?
    /// The function's own length in seconds; infinite for a spring that never rests.
    package var length = 0.0
    /// The flick at which a spring's time begins; it may be before the start.
    var epoch: Int64 = 0
    /// By inner component: the start and target values, and the start velocity. For a spring moved here from the rows,
    /// `origin` and `velocity` are its state at the epoch.
    package var origin: [Double]
    package var velocity: [Double]
    package var target: [Double]
    package var decay: [DecayMotion] = []
    /// The turn of a path that turns while it morphs, and the start speed of its progress per second. `velocity` is
    /// then the rest of the start velocity.
    package var turn: PlaneTurn?
    var turnSpeed = 0.0
    /// The morph that moves a path, and the part of it; instead of a turn.
    var course: PathCourse?
    var coursePart = PathCourse.Part()
    /// The morphs that an explicit animation of a path shows.
    var morphs: PathMorphs?
    /// For an additive one that was absolute: the value subtracted from its own. Empty for none.
    package var base: [Double] = []
    /// The given values of an explicit animation, in inner components; empty if not given.
    package var from: [Double] = []
    package var to: [Double] = []
    package var by: [Double] = []
    var givenVelocity: [Double] = []
    /// The earlier model value, for an animator that ends at its start.
    var oldModel: [Double] = []
    /// The earlier structure of a path.
    var oldForm: PathForm?
    /// The end path of an explicit animation of a path.
    var endPath: FormedPath?
    /// The start and end values of an animation of an encoded property, if they were set or given; else empty.
    package var begin: [Double] = []
    package var end: [Double] = []

    init(componentCount: Int) {
        // Separate arrays: a shared buffer would be copied on the first write, perhaps inside an advance.
        origin = [Double](repeating: 0, count: componentCount)
        velocity = [Double](repeating: 0, count: componentCount)
        target = [Double](repeating: 0, count: componentCount)
    }

    /// Resets an unused layer, keeping its memory.
    func renew(componentCount: Int) {
        (isAdditive, isCumulative, setsModel, isExplicit) = (false, false, false, false)
        (isReduced, waitsForClock) = (false, false)
        (group, previousInGroup, nextInGroup, repeatPlay) = (-1, -1, -1, -1)
        (groupStart, timing, length, epoch) = (0, nil, 0, 0)
        (oldForm, endPath) = (nil, nil)
        (turn, turnSpeed, course, morphs) = (nil, 0, nil, nil)
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
