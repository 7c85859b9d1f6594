// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// A stage's properties: their names, kinds and values, and the expressions over them.
///
/// A stage is made of three classes, each of which knows nothing of the next: this one; `StageMotion`, which knows what
/// moves the properties, and so what they show at a time; and `Stage`, which decides what happens when. They are base
/// classes, not members: reading a member object would retain and release it in every hot path.
package class StageProperties {
    /// The distance and speed below which a spring counts as at rest, by default.
    package static let defaultThreshold = 0.001
    /// The largest magnitude of a component that a program may set.
    package static let largestComponent = 1e150
    /// The largest number of components of a vector, and of coordinates of a path.
    package static let largestVector = 1_048_576
    /// The largest number of components of all properties and banks of a stage.
    package static let largestComponentCount = 1 << 30

    package final let key: StageKey
    /// The key of the stage onto which the document was read: its property identifiers carry this key.
    final let documentKey: StageKey
    package final var names = NameTable()
    package final let components = ComponentStore()

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
    /// Memory for one value and its velocity, large enough for the largest property.
    package final var scratch = Scratch()
    /// The random generator of the stage's owner.
    package final var random = RandomGenerator(seed: 0)

    package final var derived: [DerivedRecord] = []
    /// Paths that expressions name and that belong to no property. The value of a path's component is its index here.
    final var fixedPaths: [PathQuery] = []
    /// The cache of derived properties, if there are many.
    final var derivedMemory: DerivedMemory?
    /// Whether a presentation or model value has changed since derived properties were last computed.
    final var derivedAreStale = false
    /// How often the length of a text that expressions read is halved: see `limitTexts`. Between two members, so that it
    /// takes no further memory.
    package final var textShift: UInt8 = 0
    /// The number of the present answer of the stage's machines; it wraps. Between two members, so that it takes no
    /// further memory.
    final var answerNumber: UInt16 = 1
    /// The effort of derived properties, texts and queries of paths so far, in units of about 5 ns; it wraps. Only its
    /// changes within one answer are used.
    package final var evaluationEffort: UInt32 = 0
    /// The stage time at which the owner's conditions were last evaluated; negative if something other than time has
    /// changed since. The stage does not evaluate conditions merely because an advance begins: the flicks at which it
    /// does must not depend on how an advance is cut into steps.
    final var askedTime: Int64 = -1

    init(key: StageKey, documentKey: StageKey) {
        (self.key, self.documentKey) = (key, documentKey)
    }

    deinit {
        scratch.deallocate()
        properties.deallocate()
        readKeys.deallocate()
    }

    /// The UTF-8 of a name by its index in an event; empty for an invalid index.
    package final func name(_ index: Int32) -> ArraySlice<UInt8> { names[index] }
    package final var nameCount: Int { names.count }
}
