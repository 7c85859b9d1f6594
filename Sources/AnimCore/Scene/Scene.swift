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

        public init() {}
    }

    /// Belongs to the scene: advance the scene, not the stage.
    public let stage: Stage
    let machine: Machine
    /// The nodes and the display list made of them.
    let drawing: SceneDrawing
    let regions: [RegionDefinition]
    public let width: Double
    public let height: Double
    /// What a picture of the scene must show.
    public let canvas: (x: Double, y: Double, width: Double, height: Double)
    var random: RandomGenerator

    /// The pointers that are down.
    var pointers: [PointerRecord] = []

    /// Reads a document and makes a scene of it, at time 0, in its initial state.
    ///
    /// A function and not an initializer: Embedded Swift leaks an object whose initializer throws.
    /// - Parameter text: UTF-8 of a JSON document, at most 64 MiB.
    /// - Throws: `.syntax`, `.document`, `.limit`, each with the place in the text.
    public static func load(document text: [UInt8], _ options: Options = Options()) throws(AnimError) -> Scene {
        var stageOptions = Stage.Options()
        stageOptions.eventLimit = options.eventLimit
        stageOptions.eventMask = options.eventMask
        let document = try JSONDocument.parse(text)
        let reader = DocumentReader(json: document.storage, stage: Stage(stageOptions))
        if !options.parameters.isEmpty {
            reader.given = try DocumentReader.GivenParameters.parse(options.parameters)
        }
        try reader.read(document.node)
        return Scene(reader, seed: options.seed)
    }

    private init(_ reader: DocumentReader, seed: UInt64) {
        stage = reader.stage
        machine = Machine(reader.machine, inputs: reader.inputs, stage: reader.stage)
        regions = reader.regions
        width = reader.size.x
        height = reader.size.y
        canvas = (x: reader.canvas.x, y: reader.canvas.y, width: reader.canvas.z, height: reader.canvas.w)
        random = RandomGenerator(seed: seed)
        drawing = SceneDrawing(
            reader,
            machine: machine,
            canvas: SceneBounds(
                minX: canvas.x,
                minY: canvas.y,
                maxX: canvas.x + canvas.width,
                maxY: canvas.y + canvas.height
            )
        )
        machine.start()
    }

    public var inputCount: Int { machine.inputs.inputs.count }
    public var nodeCount: Int { drawing.nodes.count }
    public var regionCount: Int { regions.count }

    /// Moves the scene's clock forward; delays end and transitions are taken at their own flicks.
    /// - Throws: as `Stage.advance(flicks:)`.
    public func advance(flicks: Int64) throws(AnimError) {
        try stage.advance(flicks: flicks) { machine.fire(timer: $0) }
    }

    public func advance(seconds: Double) throws(AnimError) {
        try advance(flicks: try Stage.advanceFlicks(seconds))
    }

    /// A hash of all that determines the scene's future.
    public func stateHash() -> UInt64 {
        var hasher = StateHasher()
        stage.hash(into: &hasher)
        machine.hash(into: &hasher)
        for pointer in pointers { pointer.hash(into: &hasher) }
        hasher.combine(random.state.0)
        hasher.combine(random.state.1)
        hasher.combine(random.state.2)
        hasher.combine(random.state.3)
        return hasher.finalized()
    }
}
