// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// A loaded document: the data that all its scenes share.
///
/// It is immutable, so any number of threads may make scenes of it at once. A scene gets a copy of the stage, and
/// shares arrays, which are copied on write. A scene retains what it needs of the document.
package final class Document: @unchecked Sendable {
    // Unchecked: the stage and its contents are not written once the document is made.

    /// A chart with its initial inputs.
    struct MachinePattern {
        var chart: MachineChart
        package var inputs: InputStore
    }

    /// The stage as made by the document: nothing has moved.
    package let stage: Stage
    /// The document's own machine first, then those of its components, in document order.
    let machines: [MachinePattern]
    /// The component names of the machines after the first.
    let machineNames: [Int32]
    /// The number of a machine by its component's name, and of an input and a state by their names, counted over all
    /// machines.
    let machineOfName: NameMap
    let inputOfName: NameMap
    let stateOfName: NameMap
    let regionOfName: NameMap
    package let inputCount: Int
    package let stateCount: Int
    let lists: [ItemListDefinition]
    /// The properties of items with their initial values.
    let itemProperties: [ItemProperty]
    let listOfName: NameMap
    let regions: [RegionDefinition]
    let accessibilities: [AccessibilityDefinition]
    let drawing: DrawingDefinition
    package let size: SIMD2<Double>
    /// x, y, width, height.
    package let canvas: SIMD4<Double>
    /// Indices of the names of `ControlData.names`.
    let dataNames: ControlData.Names
    /// Whether a guard that is watched while values move, or a derived property, is of an unknown range.
    let isHardToBound: Bool
    /// A hash of the document's meaning, its parameters and its library: equal for scenes that can have the same
    /// states.
    package let hash: UInt64
    /// Its warnings, if the caller asked for them.
    package let warnings: DocumentWarnings

    /// Loads a document.
    /// - Parameters:
    ///   - text: UTF-8 of a JSON document, at most 64 MiB.
    ///   - parameters: values for its parameters: UTF-8 of a JSON object, or empty.
    ///   - library: documents that it may use as components: UTF-8 of a JSON object of documents by name, or empty.
    ///   - memoryLimit: as in `Scene.Options`.
    ///   - keepsWarnings: whether to search it for warnings.
    /// - Throws: `.syntax`, `.document`, `.limit`, each with the place in the text.
    package static func load(
        _ text: [UInt8],
        parameters: [UInt8] = [],
        library: [UInt8] = [],
        memoryLimit: Int64 = Scene.Options().memoryLimit,
        keepsWarnings: Bool = false
    ) throws(AnimError) -> Document {
        var options = Stage.Options()
        // The prototype stage has no events.
        options.eventLimit = 0
        let stage = Stage(options)
        let reader = try read(text, parameters: parameters, library: library, memoryLimit: memoryLimit, stage)
        guard keepsWarnings else { return Document(reader) }
        return Document(reader, try DocumentChecker.check(reader.shared.table, library: library))
    }

    /// Reads a document onto a stage.
    package static func read(
        _ text: [UInt8],
        parameters: [UInt8],
        library: [UInt8],
        memoryLimit: Int64 = Scene.Options().memoryLimit,
        _ stage: Stage
    ) throws(AnimError) -> DocumentReader {
        let document = try JSONDocument.parse(document: text)
        let reader = DocumentReader(json: document.storage, stage: stage)
        reader.shared.library = library
        reader.shared.byteLimit = min(memoryLimit, Scene.Options.largestMemoryLimit)
        if !parameters.isEmpty { reader.given = try GivenParameters.parse(parameters) }
        try reader.read(document.node)
        var hasher = StateHasher()
        hasher.combine(DocumentMeaning(document.storage).hash(of: document.node, in: .components))
        hasher.combine(reader.given.map { DocumentMeaning($0.json).hash(of: $0.node, in: .words) } ?? 0)
        hasher.combine(reader.shared.table.libraryHash)
        reader.documentHash = hasher.finalized()
        return reader
    }

    package init(_ reader: DocumentReader, _ warnings: DocumentWarnings = DocumentWarnings()) {
        self.warnings = warnings
        stage = reader.scope.stage
        let scenery = reader.scenery
        hash = reader.documentHash
        var machines: [MachinePattern] = []
        var machineNames: [Int32] = []
        var (machineOfName, inputOfName, stateOfName, regionOfName) = (NameMap(), NameMap(), NameMap(), NameMap())
        var (inputCount, stateCount) = (0, 0)
        for part in reader.scope.all() {
            part.machine.number = part.machineNumber
            part.machine.prepare()
            for input in part.inputs.inputs.prefix(part.inputs.publicCount) {
                inputOfName.set(input.name, inputCount)
                inputCount += 1
            }
            for state in part.machine.states.dropFirst() {
                stateOfName.set(state.name, stateCount)
                stateCount += 1
            }
            if !part.names.prefix.isEmpty {
                machineNames.append(stage.names.intern([UInt8](part.names.prefix.dropLast())))
                machineOfName.set(machineNames[machineNames.count - 1], machines.count)
            }
            machines.append(MachinePattern(chart: MachineChart(part.machine), inputs: part.inputs))
        }
        for (index, region) in scenery.regions.enumerated() { regionOfName.set(region.name, index) }
        self.machines = machines
        self.machineNames = machineNames
        (self.machineOfName, self.inputOfName) = (machineOfName, inputOfName)
        (self.stateOfName, self.regionOfName) = (stateOfName, regionOfName)
        (self.inputCount, self.stateCount) = (inputCount, stateCount)
        (lists, itemProperties) = (reader.shared.lists, reader.shared.itemProperties)
        var listOfName = NameMap()
        for (index, list) in lists.enumerated() { listOfName.set(list.name, index) }
        self.listOfName = listOfName
        regions = scenery.regions
        accessibilities = scenery.accessibilities
        size = SIMD2(reader.size.x, reader.size.y)
        canvas = reader.canvas
        dataNames = ControlData.intern(
            stage,
            withPinches: regions.contains { $0.gestures & Gestures.pinch != 0 }
        )
        drawing = DrawingDefinition(scenery, stage, canvas: canvas)
        isHardToBound =
            machines.contains { $0.chart.start.pointee.hasGuardHardToBound }
            || stage.derived.contains { $0.expressions.contains { $0.isHardToBound } }
        stage.limitTexts(reads: reader.shared.textReads)
        if stage.textShift > 0 {
            for machine in machines {
                for input in machine.inputs.inputs where input.kind == .string && input.component >= 0 {
                    stage.setText(input.component, to: input.string)
                }
            }
        }
        stage.layout = StageLayout(stage)
    }

    /// Makes a scene of the document, at time 0, in its initial state.
    /// - Parameter options: parameters and library are ignored.
    package func makeScene(_ options: Scene.Options = Scene.Options()) -> Scene {
        var stageOptions = Stage.Options()
        stageOptions.eventLimit = options.eventLimit
        stageOptions.eventMask = options.eventMask
        let scene = Scene(self, Stage(copying: stage, stageOptions), seed: options.seed)
        scene.tree.start()
        return scene
    }
}
