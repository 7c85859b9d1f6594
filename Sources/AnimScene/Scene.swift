// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// A running document: its properties on a stage, its machine, its drawing and its touch regions.
///
/// A scene is used by one thread at a time.
package final class Scene {
    package struct Options: Sendable {
        /// As in `Stage.Options`.
        package var eventLimit = 65_536
        package var eventMask: UInt32 = .max
        /// The seed of the scene's random generator.
        package var seed: UInt64 = 0
        /// Values for the document's parameters: UTF-8 of a JSON object, or empty.
        package var parameters: [UInt8] = []
        /// Documents that it may use as components: UTF-8 of a JSON object of documents by name, or empty.
        package var library: [UInt8] = []
        /// About how many bytes a scene may use. A larger one is refused before it is made. At most
        /// `largestMemoryLimit`.
        package var memoryLimit: Int64 = 1 << 28
        package static var largestMemoryLimit: Int64 { 1 << 40 }

        package init() {}
    }

    /// Owned by the scene: advance the scene, not the stage.
    package let stage: Stage
    /// The document's own machine.
    let machine: Machine
    /// All machines on the stage, the document's own first, then those of the components in document order. The
    /// changing state of components is in these, and on the stage.
    let machines: [Machine]
    let tree: MachineTree
    /// The number of a machine by its component's name, and of an input and a state by their names, counted over all
    /// machines.
    let machineOfName: NameMap
    let inputOfName: NameMap
    let stateOfName: NameMap
    /// The nodes and their display list.
    let drawing: SceneDrawing
    let regions: [RegionDefinition]
    /// The data shared by all scenes of the document.
    let document: Document

    let regionOfName: NameMap
    /// Number of inputs, and of states, of all machines.
    package let inputCount: Int
    package let stateCount: Int
    /// Pointers, the keyboard and the focus.
    var interaction = Interaction()
    /// Whether guards of a machine are watched while values move.
    let isWatching: Bool
    /// The conditions noted for watching: in the order of machines, and of each machine's conditions.
    var noted: [NotedCondition] = []
    /// Whether a region takes pointers over from others.
    let hasTakers: Bool
    /// The component names of the machines after the first.
    let machineNames: [Int32]
    let accessibilities: [AccessibilityDefinition]
    /// A hash of the accessibility data at the last call for its revision.
    var accessibilityHash: UInt64 = 0
    var accessibilityRevisionNumber: UInt64 = 0

    /// A hash of the document's meaning, its parameters and its library: equal for scenes that can have the same
    /// states.
    let documentHash: UInt64

    /// Reads a document and makes a scene of it, at time 0, in its initial state.
    ///
    /// A function, not an initializer: Embedded Swift leaks an object whose initializer throws.
    /// - Parameter text: UTF-8 of a JSON document, at most 64 MiB.
    /// - Throws: `.syntax`, `.document`, `.limit`, each with the place in the text.
    package static func load(document text: [UInt8], _ options: Options = Options()) throws(AnimError) -> Scene {
        var stageOptions = Stage.Options()
        stageOptions.eventLimit = options.eventLimit
        stageOptions.eventMask = options.eventMask
        let stage = Stage(stageOptions)
        let reader = try Document.read(
            text,
            parameters: options.parameters,
            library: options.library,
            memoryLimit: options.memoryLimit,
            stage
        )
        let scene = Scene(Document(reader), stage, seed: options.seed)
        scene.tree.start()
        return scene
    }

    /// Makes a scene whose machines have not started.
    /// - Parameter stage: the document's own, which then belongs to no other scene, or a copy of it.
    package init(_ document: Document, _ stage: Stage, seed: UInt64) {
        self.stage = stage
        self.document = document
        documentHash = document.hash
        var machines: [Machine] = []
        machines.reserveCapacity(document.machines.count)
        var (firstTimer, firstInput, firstState): (Int32, Int, Int) = (0, 0, 0)
        for pattern in document.machines {
            let machine = Machine(pattern.chart, inputs: pattern.inputs, stage: stage, firstTimer: firstTimer)
            (machine.firstInput, machine.firstState) = (firstInput, firstState)
            firstTimer += machine.timerCount
            firstInput += pattern.inputs.publicCount
            firstState += max(0, pattern.chart.start.pointee.states.count - 1)
            machines.append(machine)
        }
        machine = machines[0]
        self.machines = machines
        isWatching = machines.contains { !$0.definition.watched.isEmpty || $0.hearsGiven }
        machineNames = document.machineNames
        tree = MachineTree(stage, machines, lists: document.lists, document.itemProperties)
        (machineOfName, inputOfName) = (document.machineOfName, document.inputOfName)
        (stateOfName, regionOfName) = (document.stateOfName, document.regionOfName)
        (inputCount, stateCount) = (document.inputCount, document.stateCount)
        regions = document.regions
        hasTakers = regions.contains { $0.takesOver != 0 }
        stage.random = RandomGenerator(seed: seed)
        accessibilities = document.accessibilities
        drawing = SceneDrawing(document.drawing, stage, machines)
        if !tree.lists.isEmpty { tree.onSleep = { [unowned(unsafe) self] in forget(machines: $0) } }
        stage.followsWhatMoves = machines.contains { $0.followsWhatMoves }
        if isWatching {
            noted.reserveCapacity(machines.reduce(0) { $0 + $1.conditionCount })
            stage.lookAhead = LookAhead(isExact: !document.isHardToBound) { [unowned(unsafe) self] in
                answer(.isNeeded) > 0 ? conditionsMayHold($0, $1) : nil
            }
        }
        for machine in machines { machine.onFocus = { [unowned(unsafe) self] in setFocus(region: $0) } }
    }

    var listOfName: NameMap { document.listOfName }
    package var width: Double { document.size.x }
    package var height: Double { document.size.y }
    /// The area that a picture of the scene must show.
    package var canvas: (x: Double, y: Double, width: Double, height: Double) {
        (x: document.canvas.x, y: document.canvas.y, width: document.canvas.z, height: document.canvas.w)
    }
    /// Indices of the names of `ControlData.names`.
    var dataNames: ControlData.Names { document.dataNames }
    package var nodeCount: Int { drawing.nodes.count }
    package var regionCount: Int { regions.count }

    /// Advances the scene's clock; delays end and transitions are taken at their own flicks.
    /// - Throws: as `Stage.advance(flicks:)`.
    package func advance(flicks: Int64) throws(AnimError) {
        try stage.advance(
            flicks: flicks,
            onTimer: { fire(timer: $0) },
            isWatching: isWatching,
            onWatch: { answer($0) }
        )
    }

    /// As the stage's; 0 if a guard can become true by itself.
    package var idleFlicks: Int64 {
        let flicks = stage.idleFlicks
        return flicks > 0 && isWatching && answer(.isNeeded) > 0 ? 0 : flicks
    }

    /// Dispatches a timer to its machine.
    private func fire(timer: Int32) {
        switch TimerOwner(number: timer) {
        case .endOfPlay(let play):
            let machine = lastMachine { $0.firstPlay <= play }
            machine.hear(endOfPlay: play - machine.firstPlay)
        case .repeatOfPlay(let play):
            let machine = lastMachine { $0.firstPlay <= play }
            machine.hear(repeatOfPlay: play - machine.firstPlay)
        case .owner(let timer):
            let machine = lastMachine { $0.firstTimer <= timer }
            let own = timer - machine.firstTimer
            if own >= machine.timerCount { return pressLong(region: own - machine.timerCount) }
            machine.fire(timer: own)
        }
    }

    /// Binary search for the last machine that satisfies a monotone predicate.
    @inline(__always)
    func lastMachine(_ holds: (Machine) -> Bool) -> Machine {
        var low = 0
        var high = machines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if holds(machines[middle]) { low = middle } else { high = middle }
        }
        return machines[low]
    }

    package func advance(seconds: Double) throws(AnimError) {
        try advance(flicks: try Stage.advanceFlicks(seconds))
    }

    /// A hash of everything that determines the scene's future.
    package func stateHash() -> UInt64 {
        var hasher = StateHasher()
        stage.hash(into: &hasher)
        for list in tree.lists { list.hash(into: &hasher) }
        for machine in machines { machine.hash(into: &hasher) }
        interaction.hash(into: &hasher, stage.timeline)
        hasher.combine(stage.random.state.0)
        hasher.combine(stage.random.state.1)
        hasher.combine(stage.random.state.2)
        hasher.combine(stage.random.state.3)
        stage.hashAsked(into: &hasher)
        return hasher.finalized()
    }
}
