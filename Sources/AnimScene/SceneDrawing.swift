// SPDX-License-Identifier: MIT
import AnimMachine
import AnimPaths
import AnimStage

/// The present nodes of a scene, and their display list.
///
/// The cost of an update is proportional to the changes: from the stage's changed properties and inputs to the
/// dependent numbers, from these to their nodes, and to these nodes' commands, which are overwritten in place. Only a
/// change that moves other entries of the list (a node appears, vanishes or changes its order, a shape gets another
/// number of commands) rebuilds the list; then each node's commands are compared with its previous ones. Both ways give
/// the same bits.
final class SceneDrawing {
    package let stage: Stage
    let machines: [Machine]
    /// The drawing as defined by the document, shared by all its scenes.
    let definition: DrawingDefinition
    let nodes: UnsafeBufferPointer<NodeDefinition>
    /// The numbers as of the last `update`: the scene's own memory, allocated by the first.
    package private(set) var values: UnsafeMutablePointer<Double>?
    package let valueCount: Int
    /// The states of the nodes as of the last `update`.
    package var states = Slots<NodeState>()

    /// Whether memory for the fields below is allocated.
    private(set) var hasRoom = false
    /// Whether every number has been computed once.
    var isFresh = false
    /// The update in which a source was last computed, so that none is computed twice.
    var worked = Slots<UInt64>()
    var updateNumber: UInt64 = 0
    /// Nodes to be redrawn, and the reasons.
    var dirty = DirtySet()
    package var changes = Slots<UInt8>()
    var needsRebuild = true
    var siblings: SiblingOrder
    /// Whether a node's z has changed since the list was made, and a list of those nodes.
    var isRestacked: [Bool] = []
    var restacked: [Int32] = []

    package var list = DisplayList()
    /// The range of each node's commands in the list.
    var spans: [DisplaySpan] = []
    /// The previous list during a rebuild.
    var previous = DisplayList()
    var previousSpans: [DisplaySpan] = []
    /// One node's commands, with ranges relative to 0.
    var scratch = DisplayList()
    package var path = Path()
    /// Nil until a stroke is hit-tested.
    var touchedStroke: TouchedStroke?
    var trimmed = Path()
    package var coordinates: [Double] = []
    var order: Int32 = 0
    /// Whether the list was full at a node: the nodes after it are not drawn either.
    var isFull = false
    /// Number of commands in `scratch` that begin a layer or clip.
    var begins: UInt32 = 0
    /// Nodes with a layer whose bounds must be computed; and the same as a list, in order.
    var touchedLayers = DirtySet()
    var touched: [Int32] = []
    /// By node, whether something in its layer has changed.
    var hasChangedLayer: [Bool] = []
    package var revision: UInt64 = 0
    /// The area changed in the present update, if any.
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

    /// Allocates the memory of the first update: a scene that is not drawn needs none.
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

    /// Makes the next update recompute everything, for example after the whole state was replaced.
    func invalidate() {
        isFresh = false
        needsRebuild = true
    }

    /// A number that all nodes have, as of the last update.
    @inline(__always)
    package func value(_ node: Int, _ number: NodeDefinition.Number) -> Double {
        self.number(Int(nodes[node].numbers) + number.rawValue)
    }

    /// A number by its index in the scene's; before the first update that of the document.
    @inline(__always)
    package func number(_ index: Int) -> Double {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: valueCount))
        return values.map { $0[index] } ?? definition.numbers.values[index]
    }
}

/// The part of a display list that belongs to a node.
struct DisplaySpan: Sendable {
    package var start = DisplayMark()
    /// The sizes from `start` on. The contents of a group's descendants follow.
    package var count = DisplayMark()
    /// Number of its commands that begin a layer or clip.
    var begins: UInt32 = 0
    /// The index of the first command that ends one.
    var closing: UInt32 = 0
}

/// The rectangles that changed in the last revisions.
struct DamageHistory: Sendable {
    /// The number of revisions that are kept.
    package static let length = 64
    /// Empty before the first.
    private var bounds: [SceneBounds] = []

    package mutating func add(_ damage: SceneBounds, revision: UInt64) {
        if bounds.isEmpty { bounds = [SceneBounds](repeating: .everything, count: DamageHistory.length) }
        bounds[Int(revision % UInt64(DamageHistory.length))] = damage
    }

    /// The area changed after one revision up to another.
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
