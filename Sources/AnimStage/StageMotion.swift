// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// What a stage's properties are, what moves them, and what they show at a time: the lower half of a stage.
///
/// Nothing here reports an event, starts or ends an animation, or calls a host (but for its easings). Given the same state and
/// the same time, every value is the same. What changes over time is decided above, in `Stage`.
///
/// A base class, and not a member of the stage: reading a member object would retain and release it in every hot path.
package class StageMotion {
    package static let defaultThreshold = 0.001
    /// The largest magnitude of a component that a program may set.
    package static let largestComponent = 1e150
    package static let largestVector = 1_048_576
    /// The largest number of components of all properties and banks of a stage.
    package static let largestComponentCount = 1 << 30

    package final let key: StageKey
    /// The key of the stage onto which the document was read: its property identifiers carry this key.
    final let documentKey: StageKey
    package final var names = NameTable()
    package final var clock = StageClock()

    package final let components = ComponentStore()
    final let batches = MotionBatches()

    package final var properties = SlotMap<PropertyRecord>()
    /// The details of all properties that have details. Unordered.
    final var ownedDetails: [PropertyDetails] = []
    /// The fields of the properties that bulk reads need.
    final var readKeys = PropertyReadKeys()
    /// Slots in order of creation; −1 where a property was removed.
    final var creationOrder: [Int32] = []
    package final var livePropertyCount = 0
    /// From a name to the property's slot.
    package final var propertyOfName = NameMap()
    final var changedProperties = DirtySet()
    /// Changes for the code that draws: changed properties, and changed input components.
    package final var drawnProperties = DirtySet()
    package final var drawnInputs = DirtySet()
    /// From the name of an input to its component.
    package final var inputOfName = NameMap()
    /// The texts that expressions read, indexed by the value of their component, and their stack of texts.
    package final var texts = ExpressionTexts()

    package final var animations = SlotMap<AnimationRecord>()
    /// Layers of ended animations, for reuse, and the number of layers made.
    final var freeLayers: [AnimationLayer] = []
    final var layersMade = 0
    final var layerRows = LayerRows()
    final var layerSum = LayerSum()
    /// The number of animations that ended at the shown flick and still show their last value.
    final var endingCount = 0
    /// Working memory for one value and its path structure.
    final var modelBefore: [Double] = []
    final var formBefore: PathForm?
    /// Number of animations that run or wait for their delay.
    package internal(set) final var animationCount = 0
    /// The number of waiting animations and of their components. Memory is reserved so that they start without
    /// allocation.
    final var waitingCount = 0
    final var waitingComponents = 0
    /// Slots of the properties that have an animation with a layer. Unordered.
    final var layered: [Int32] = []
    /// Slots of the properties that have an encoding of their own and move in rows. Unordered.
    final var encodedInRows: [Int32] = []
    /// Animations that started in rows at `freshTime`. At that flick they show their exact origin.
    final var fresh: [Int32] = []
    final var freshTime: Int64 = -1
    /// Memory for one value and its velocity, large enough for the largest property.
    package final var scratch = Scratch()

    /// The random generator of the stage's owner.
    package final var random = RandomGenerator(seed: 0)

    final var groups = SlotMap<GroupRecord>()

    package final var derived: [DerivedRecord] = []
    /// Paths that expressions name and that belong to no property. The value of a path's component is its index here.
    final var fixedPaths: [PathQuery] = []
    /// Whether a presentation or model value has changed since derived properties were last computed.
    final var derivedAreStale = false
    final var observers: [ObserverRecord] = []
    /// Set if the stage's owner has conditions that can become true; else nil.
    package final var lookAhead: LookAhead?

    init(key: StageKey, documentKey: StageKey) {
        (self.key, self.documentKey) = (key, documentKey)
    }

    deinit {
        scratch.deallocate()
        properties.deallocate()
        readKeys.deallocate()
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

    /// The UTF-8 of a name by its index in an event; empty for an invalid index.
    package final func name(_ index: Int32) -> ArraySlice<UInt8> { names[index] }
    package final var nameCount: Int { names.count }
}
