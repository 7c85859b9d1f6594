// SPDX-License-Identifier: MIT
import AnimMachine
import AnimPaths
import AnimStage

/// What a scene's nodes are, where they stand, and the display list made of them.
///
/// The cost of bringing the list up to date is in proportion to what changed: from the stage's changed properties and
/// inputs to the numbers that follow them, to the nodes that have these numbers, to these nodes' commands, which are
/// written over in place. Only what moves other things in the list (a node that appears, vanishes or comes before
/// another, a shape with another number of commands) builds the list anew, and then each node's commands are compared
/// with its former ones. Both ways lead to the same bits.
final class SceneDrawing {
    package let stage: Stage
    let machines: [Machine]
    /// What is drawn, as the document says it: the same for all scenes of it.
    let definition: DrawingDefinition
    let nodes: UnsafeBufferPointer<NodeDefinition>
    /// What the nodes are drawn with as of the last `update`: memory of the scene's own, which the first makes.
    package private(set) var values: UnsafeMutablePointer<Double>?
    package let valueCount: Int
    /// Where the nodes stand, as of the last `update`.
    package var states = Slots<NodeState>()

    /// Whether there is memory for what follows.
    private(set) var hasRoom = false
    /// Whether every number has been worked out once.
    var isFresh = false
    /// The update in which a source was last worked out, so that none is twice.
    var worked = Slots<UInt64>()
    var updateNumber: UInt64 = 0
    /// Nodes that are to be drawn again, and why.
    var dirty = DirtySet()
    package var changes = Slots<UInt8>()
    var needsRebuild = true
    var siblings: SiblingOrder
    /// Whether a node's z has changed since the list was made, and the nodes of which it has.
    var isRestacked: [Bool] = []
    var restacked: [Int32] = []

    package var list = DisplayList()
    /// Where each node's commands are in the list.
    var spans: [DisplaySpan] = []
    /// The list before, while it is made anew.
    var previous = DisplayList()
    var previousSpans: [DisplaySpan] = []
    /// One node's commands, with ranges from 0 on.
    var scratch = DisplayList()
    package var path = Path()
    /// None before a stroke is touched.
    var touchedStroke: TouchedStroke?
    var trimmed = Path()
    package var coordinates: [Double] = []
    var order: Int32 = 0
    /// Whether a node had no room in the list: what follows it is not drawn either.
    var isFull = false
    /// How many commands begin a layer or clip of the node that `scratch` is of.
    var begins: UInt32 = 0
    /// Nodes with a layer whose bounds are to be worked out; the same as a list, in working order.
    var touchedLayers = DirtySet()
    var touched: [Int32] = []
    /// By node, whether something in its layer has changed.
    var hasChangedLayer: [Bool] = []
    package var revision: UInt64 = 0
    /// What changed in the update that is under way, if anything.
    package var damage = SceneBounds.nothing
    var hasChanged = false
    var history = DamageHistory()

    init(_ definition: DrawingDefinition, _ stage: Stage, _ machines: [Machine]) {
        self.stage = stage
        self.machines = machines
        self.definition = definition
        nodes = definition.nodes
        valueCount = definition.numbers.values.count
        siblings = definition.siblings
    }

    /// Makes the memory of the first update: a scene that is not drawn yet needs none.
    @inline(never)
    func makeRoom() {
        let count = nodes.count
        states.fill(NodeState(), count: count)
        changes.fill(0, count: count)
        worked.fill(0, count: definition.numbers.sources.count)
        let values = UnsafeMutablePointer<Double>.allocate(capacity: max(valueCount, 1))
        for (index, value) in definition.numbers.values.enumerated() { (values + index).initialize(to: value) }
        self.values = values
        if count > 0 {
            dirty.makeRoom(for: count - 1)
            touchedLayers.makeRoom(for: count - 1)
        }
        isRestacked = [Bool](repeating: false, count: count)
        spans = [DisplaySpan](repeating: DisplaySpan(), count: count)
        previousSpans = spans
        hasChangedLayer = isRestacked
        hasRoom = true
    }

    deinit {
        states.deallocate()
        changes.deallocate()
        worked.deallocate()
        values?.deallocate()
    }

    /// Lets the next update work out everything anew, as after the whole state was replaced.
    func invalidate() {
        isFresh = false
        needsRebuild = true
    }

    @inline(__always)
    package func value(_ node: Int, _ number: NodeDefinition.Number) -> Double {
        self.number(Int(nodes[node].numbers) + number.rawValue)
    }

    /// A number by its index among the scene's; before the first update as the document says it.
    @inline(__always)
    package func number(_ index: Int) -> Double {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: valueCount))
        return values.map { $0[index] } ?? definition.numbers.values[index]
    }
}

/// Where a node's commands and what they refer to are in a display list.
struct DisplaySpan: Sendable {
    package var start = DisplayMark()
    /// How much there is from `start` on. What a group's descendants have follows that.
    package var count = DisplayMark()
    /// How many of the commands begin a layer or clip.
    var begins: UInt32 = 0
    /// The first of the commands that end them.
    var closing: UInt32 = 0
}

/// The rectangles that changed in the last revisions.
struct DamageHistory: Sendable {
    package static let length = 64
    /// Empty before the first.
    private var bounds: [SceneBounds] = []

    package mutating func add(_ damage: SceneBounds, revision: UInt64) {
        if bounds.isEmpty { bounds = [SceneBounds](repeating: .everything, count: DamageHistory.length) }
        bounds[Int(revision % UInt64(DamageHistory.length))] = damage
    }

    /// What has changed after one revision up to another.
    package func damage(after first: UInt64, upTo last: UInt64) -> SceneBounds {
        guard last &- first < UInt64(DamageHistory.length), !bounds.isEmpty else { return .everything }
        var result = SceneBounds.nothing
        var revision = first
        while revision < last {
            revision += 1
            result.formUnion(bounds[Int(revision % UInt64(DamageHistory.length))])
        }
        return result
    }
}
