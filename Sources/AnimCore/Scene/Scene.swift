/// A document that is alive: its properties on a stage, its machine, what is drawn and what can be touched.
///
/// A scene is used by one thread at a time.
public final class Scene {
    public struct Options: Sendable {
        /// As in `Stage.Options`.
        public var eventLimit = 65_536
        public var eventMask: UInt32 = .max
        /// Of the scene's random generator.
        public var seed: UInt64 = 0
        /// Values for the document's parameters: UTF-8 of a JSON object, or nothing.
        public var parameters: [UInt8] = []
        /// Documents that it may use as components: UTF-8 of a JSON object that has them by name, or nothing.
        public var library: [UInt8] = []
        /// About how many bytes a scene may take: what would be more is refused before it is made. Up to
        /// `largestMemoryLimit`.
        public var memoryLimit: Int64 = 1 << 28
        public static var largestMemoryLimit: Int64 { 1 << 40 }

        public init() {}
    }

    /// Belongs to the scene: advance the scene, not the stage.
    public let stage: Stage
    /// The document's own machine.
    let machine: Machine
    /// All machines on the stage, the document's own first, then those of the components in document order. What changes
    /// of components while they run is in these, and on the stage.
    let machines: [Machine]
    let tree: MachineTree
    /// The number of the machine by the name of a component, and an input and state by theirs, counted over all machines.
    let machineOfName: NameMap
    let inputOfName: NameMap
    let stateOfName: NameMap
    /// The nodes and the display list made of them.
    let drawing: SceneDrawing
    let regions: [RegionDefinition]
    public let width: Double
    public let height: Double
    /// What a picture of the scene must show.
    public let canvas: (x: Double, y: Double, width: Double, height: Double)

    let regionOfName: NameMap
    /// Inputs and states of all machines.
    public let inputCount: Int
    public let stateCount: Int
    /// Pointers, the keyboard and the focus.
    var interaction = Interaction()
    /// Indices of the names of `ControlData.names`.
    let dataNames: InlineArray<15, Int32>
    /// The names of the components that the machines after the first are of.
    let machineNames: [Int32]
    let accessibilities: [AccessibilityDefinition]
    /// What was told of nodes when its revision was asked for last, hashed.
    var accessibilityHash: UInt64 = 0
    var accessibilityRevisionNumber: UInt64 = 0

    /// Of the document's text, its parameters and its library: those of a scene that can have the same states.
    let documentHash: UInt64

    /// Reads a document and makes a scene of it, at time 0, in its initial state.
    ///
    /// A function and not an initializer: Embedded Swift leaks an object whose initializer throws.
    /// - Parameter text: UTF-8 of a JSON document, at most 64 MiB.
    /// - Throws: `.syntax`, `.document`, `.limit`, each with the place in the text.
    public static func load(document text: [UInt8], _ options: Options = Options()) throws(AnimError) -> Scene {
        var stageOptions = Stage.Options()
        stageOptions.eventLimit = options.eventLimit
        stageOptions.eventMask = options.eventMask
        let scene = Scene(try read(text, options, Stage(stageOptions)), seed: options.seed)
        scene.tree.start()
        return scene
    }

    /// Reads a document onto a stage.
    static func read(_ text: [UInt8], _ options: Options, _ stage: Stage) throws(AnimError) -> DocumentReader {
        let document = try JSONDocument.parse(text)
        let reader = DocumentReader(json: document.storage, stage: stage)
        reader.shared.library = options.library
        reader.shared.byteLimit = min(options.memoryLimit, Options.largestMemoryLimit)
        if !options.parameters.isEmpty {
            reader.given = try DocumentReader.GivenParameters.parse(options.parameters)
        }
        try reader.read(document.node)
        var hasher = StateHasher()
        hasher.combine(StateCoder.checksum(text))
        hasher.combine(StateCoder.checksum(options.parameters))
        hasher.combine(StateCoder.checksum(options.library))
        reader.documentHash = hasher.finalized()
        return reader
    }

    /// A scene whose machines have not started.
    init(_ reader: DocumentReader, seed: UInt64) {
        documentHash = reader.documentHash
        stage = reader.stage
        var machines: [Machine] = []
        var machineNames: [Int32] = []
        var (machineOfName, inputOfName, stateOfName, regionOfName) = (NameMap(), NameMap(), NameMap(), NameMap())
        var (firstTimer, firstInput, firstState): (Int32, Int, Int) = (0, 0, 0)
        for part in reader.all() {
            part.machine.number = part.machineNumber
            let machine = Machine(part.machine, inputs: part.inputs, stage: stage, firstTimer: firstTimer)
            (machine.firstInput, machine.firstState) = (firstInput, firstState)
            firstTimer += machine.timerCount
            for input in part.inputs.inputs {
                inputOfName.set(input.name, firstInput)
                firstInput += 1
            }
            for state in part.machine.states.dropFirst() {
                stateOfName.set(state.name, firstState)
                firstState += 1
            }
            if !part.prefix.isEmpty {
                machineNames.append(stage.names.intern([UInt8](part.prefix.dropLast())))
                machineOfName.set(machineNames[machineNames.count - 1], machines.count)
            }
            machines.append(machine)
        }
        for (index, region) in reader.regions.enumerated() { regionOfName.set(region.name, index) }
        machine = machines[0]
        self.machines = machines
        self.machineNames = machineNames
        tree = MachineTree(stage, machines)
        (self.machineOfName, self.inputOfName, self.stateOfName) = (machineOfName, inputOfName, stateOfName)
        self.regionOfName = regionOfName
        (inputCount, stateCount) = (firstInput, firstState)
        regions = reader.regions
        width = reader.size.x
        height = reader.size.y
        canvas = (x: reader.canvas.x, y: reader.canvas.y, width: reader.canvas.z, height: reader.canvas.w)
        stage.random = RandomGenerator(seed: seed)
        accessibilities = reader.accessibilities
        dataNames = ControlData.intern(reader.stage)
        drawing = SceneDrawing(
            reader,
            machines: machines,
            canvas: SceneBounds(
                minX: canvas.x,
                minY: canvas.y,
                maxX: canvas.x + canvas.width,
                maxY: canvas.y + canvas.height
            )
        )
        for machine in machines { machine.onFocus = { [unowned(unsafe) self] in setFocus(region: $0) } }
        stage.layout = StageLayout(stage)
    }

    public var nodeCount: Int { drawing.nodes.count }
    public var regionCount: Int { regions.count }

    /// Moves the scene's clock forward; delays end and transitions are taken at their own flicks.
    /// - Throws: as `Stage.advance(flicks:)`.
    public func advance(flicks: Int64) throws(AnimError) {
        try stage.advance(flicks: flicks) { fire(timer: $0) }
    }

    /// Lets the machine answer whose timer it is: numbers below 0 are those of plays.
    private func fire(timer: Int32) {
        if timer < 0 {
            let play = Int(-1 - timer)
            let machine = lastMachine { $0.firstPlay <= play }
            machine.hear(endOfPlay: play - machine.firstPlay)
        } else {
            let machine = lastMachine { $0.firstTimer <= timer }
            machine.fire(timer: timer - machine.firstTimer)
        }
    }

    /// The last machine of which something holds that holds of the first, and of none after one of which it does not.
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

    public func advance(seconds: Double) throws(AnimError) {
        try advance(flicks: try Stage.advanceFlicks(seconds))
    }

    /// A hash of all that determines the scene's future.
    public func stateHash() -> UInt64 {
        var hasher = StateHasher()
        stage.hash(into: &hasher)
        for machine in machines { machine.hash(into: &hasher) }
        interaction.hash(into: &hasher)
        hasher.combine(stage.random.state.0)
        hasher.combine(stage.random.state.1)
        hasher.combine(stage.random.state.2)
        hasher.combine(stage.random.state.3)
        return hasher.finalized()
    }
}
