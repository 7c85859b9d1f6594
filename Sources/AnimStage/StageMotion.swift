// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// What moves a stage's properties, and what they show at a time: animations with their layers, groups with their
/// clocks.
///
/// Nothing here reports an event, decides when an animation starts or ends, or calls a host (but for its easings).
/// Given the same state and the same time, every value is the same.
package class StageMotion: StageProperties {
    package final var clock = StageClock()

    final let batches = MotionBatches()

    package final var animations = SlotMap<AnimationRecord>()
    final var layerPool = LayerPool()
    final var layerRows = LayerRows()
    final var layerSum = LayerSum()
    /// The model value from before a group's animations: see `storeModelBefore`. Its path structure is in `formBefore`.
    final var modelBefore: [Double] = []
    /// The resting value of a property before it is stacked upon.
    final var restBefore: [Double] = []
    final var formBefore: PathForm?
    final var counts = AnimationCounts()
    /// Slots of the properties that have an animation with a layer. Unordered.
    final var layered: [Int32] = []
    /// Slots of the encoded properties that move in rows. Unordered.
    final var encodedInRows: [Int32] = []
    /// Animations that started in rows at `freshTime`. At that flick they show their exact origin.
    final var fresh: [Int32] = []
    final var freshTime: Int64 = -1

    final var groups = SlotMap<GroupRecord>()

    final var observers: [ObserverRecord] = []
    /// Set if the stage's owner has conditions that can become true; else nil.
    package final var lookAhead: LookAhead?

    deinit {
        animations.deallocate()
        layerRows.deallocate()
        groups.deallocate()
    }

    /// Stage time in flicks, used by animations and events.
    package final var time: Int64 { clock.stageTime }
    /// The sum of all advances in flicks.
    package final var hostTime: Int64 { clock.hostTime }
    package final var timeScale: Double { clock.scale }
    package final var isPaused: Bool { clock.isPaused }

    /// Number of animations that run or wait for their delay.
    package final var animationCount: Int { Int(counts.current) }
}

/// How many animations a stage has.
struct AnimationCounts {
    /// Those that run or wait for their delay.
    var current: Int32 = 0
    /// Those that ended at the shown flick and still show their last value.
    var ending: Int32 = 0
    /// Those that wait, and their components. Memory is reserved so that they start without allocation.
    var waiting: Int32 = 0
    var waitingComponents = 0
}
