// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads a document of version 1 into the parts of a scene. Every error has its place in the text.
///
/// The format is described in docs/document-format.md. The keys of objects and the types of their values are defined in
/// `docs/grammar`, from which DocumentKeys.swift is generated: word lists in the syntax of `FieldRule`.
///
/// Each part of a document has a reader of its own, a `ScopedReader`; the names that they have in common are in the
/// scope.
package final class DocumentReader: ScopedReader {
    static let version: Double = 1

    let scope: DocumentScope
    let json: JSONStorage
    let scenery: Scenery
    /// Springs and curves.
    let curveReader: CurveReader
    let expressionReader: ExpressionReader
    let numberReader: NumberReader
    let valueReader: ValueReader
    let textReader: TextReader
    let motionReader: MotionReader
    let regionReader: RegionReader
    /// If the document has named keyframes.
    private var keyframeReader: KeyframeReader?
    /// The readers of its instances, in document order.
    var instances: [DocumentReader] = []
    /// The values that the caller gives to its parameters.
    package var given: GivenParameters?
    /// Its nodes in the text, or −1. They are read after everything else.
    private var nodesNode: Int32 = -1
    /// For a whole document; see `Scene.documentHash`.
    var documentHash: UInt64 = 0
    package private(set) var size = SIMD4<Double>.zero
    /// x, y, width, height.
    package private(set) var canvas = SIMD4<Double>.zero

    convenience init(json: JSONStorage, stage: Stage) {
        self.init(json: json, stage: stage, ComponentContext(), prefix: [], document: 0)
    }

    @inline(never)
    init(json: JSONStorage, stage: Stage, _ shared: ComponentContext, prefix: [UInt8], document: Int32) {
        scope = DocumentScope(json: json, stage: stage, shared, prefix: prefix, document: document)
        self.json = json
        scenery = shared.scenery
        curveReader = CurveReader(scope.names)
        expressionReader = ExpressionReader(scope)
        numberReader = NumberReader(expressionReader)
        valueReader = ValueReader(scope)
        textReader = TextReader(numberReader)
        motionReader = MotionReader(expressionReader, curveReader)
        regionReader = RegionReader(numberReader)
    }

    /// Reads a document with everything that it uses.
    package func read(_ root: Int32) throws(AnimError) {
        shared.table = try ComponentTable.make(json, root, library: shared.library, byteLimit: shared.byteLimit)
        shared.bytesLeft = shared.byteLimit - shared.table.byteCount
        try Memory.ask(Int(clamping: 2 * shared.table.byteCount))
        reserve()
        try readWhole(root)
        for index in shared.table.unused { try tryOut(index) }
        // The last reader of the text may have been another one.
        json.parameters = parameters
    }

    /// Reserves roughly the memory that the document needs, or the first part of a large one.
    private func reserve() {
        let count = min(json.arena.nodes.count, 2048)
        let (stage, scenery) = (stage, scenery)
        stage.names.reserve(names: count / 4)
        scenery.numbers.values.reserveCapacity(count / 4)
        scenery.numbers.sources.reserveCapacity(count / 16)
        scenery.numbers.expressions.reserveCapacity(count / 32)
        scenery.nodes.reserveCapacity(count / 64)
        stage.inputOfName.reserve(count / 32)
        scope.machine.actions.reserveCapacity(count / 64)
        scope.machine.assignments.reserveCapacity(count / 64)
        scope.machine.expressions.reserveCapacity(count / 32)
        scope.machine.numbers.reserveCapacity(count / 32)
    }

    func readWhole(_ root: Int32) throws(AnimError) {
        try readBehavior(root)
        try finishDerived()
        var regionCount: Int32 = 0
        try numberRegions(&regionCount)
        try readScenery(parent: -1)
        try scope.checkNames()
    }

    /// Reads everything but nodes and regions. Instances are read before anything that can refer to them.
    func readBehavior(_ root: Int32) throws(AnimError) {
        // A component may omit the version.
        let version = scope.use.json != nil && !json.has(root, "animcore") ? -1 : try json.require("animcore", of: root)
        if version >= 0, !json.isKind(version, .number) { throw json.kindError(version, "must be a number") }
        if version >= 0, try json.number(version) != DocumentReader.version {
            throw json.refusal(version, "must be 1, the version of the format that this library reads")
        }
        let document = try json.fields(of: root, DocumentKey.words)
        try ParameterReader(scope: scope, given: given).readParameters(document[DocumentKey.parameters])
        try readSize(document, root)
        let inputReader = InputReader(scope: scope)
        if document.has(DocumentKey.inputs) { try inputReader.readInputs(document[DocumentKey.inputs]) }
        scope.inputs.publicCount = scope.inputs.inputs.count
        if document.has(DocumentKey.variables) {
            try inputReader.readInputs(document[DocumentKey.variables], arePrivate: true)
        }
        if document.has(DocumentKey.springs) { try curveReader.readSprings(document[DocumentKey.springs]) }
        if document.has(DocumentKey.curves) { try curveReader.readCurves(document[DocumentKey.curves]) }
        if document.has(DocumentKey.keyframes) { try readKeyframes(document[DocumentKey.keyframes]) }
        if document.has(DocumentKey.paths) { try valueReader.readPaths(document[DocumentKey.paths]) }
        if document.has(DocumentKey.motions) { try motionReader.readMotions(document[DocumentKey.motions]) }
        if document.has(DocumentKey.regions) { try regionReader.nameRegions(document[DocumentKey.regions]) }
        let usesComponents = !shared.table.uses(of: scope.document).isEmpty
        if usesComponents { try InstanceReader(document: self).readInstances() }
        if document.has(DocumentKey.properties) {
            try PropertyReader(self).readProperties(document[DocumentKey.properties])
        }
        if usesComponents { try InstanceReader(document: self).readLinks() }
        if !shared.lists.isEmpty { try ListReader(scope: scope).readItems() }
        if document.has(DocumentKey.animations) { try readAnimations(document[DocumentKey.animations]) }
        if document.has(DocumentKey.machine) { try MachineReader(self).readMachine(document[DocumentKey.machine]) }
        if usesComponents { try InstanceReader(document: self).readForwards() }
        nodesNode = document[DocumentKey.nodes]
        regionReader.node = document[DocumentKey.regions]
        try expressionReader.answerQuestions()
    }

    /// Reads nodes and regions, including those of instances at their places.
    func readScenery(parent: Int32) throws(AnimError) {
        let firstNode = scenery.nodes.count
        if nodesNode >= 0 { try NodeReader(self).readNodes(nodesNode, parent: parent) }
        if regionReader.node >= 0 {
            try regionReader.readRegions(ShapeReader(document: self), parent: parent, firstNode: firstNode)
        }
        try expressionReader.answerQuestions()
        expressionReader.findWatched()
        try regionReader.findFocuses()
    }

    @inline(never)
    private func readKeyframes(_ node: Int32) throws(AnimError) {
        let reader = KeyframeReader(self)
        keyframeReader = reader
        try reader.readKeyframes(node)
    }

    @inline(never)
    private func readAnimations(_ node: Int32) throws(AnimError) {
        try AnimationReader(self, keyframeReader ?? KeyframeReader(self)).readAnimations(node)
    }

    private func readSize(_ document: borrowing Fields, _ root: Int32) throws(AnimError) {
        if !document.has(DocumentKey.nodes), !document.has(DocumentKey.regions), !document.has(DocumentKey.canvas),
            !document.has(DocumentKey.size)
        {
            // A document that is only a machine has no size.
            return
        }
        size = try json.numbers(try json.require("size", of: root), count: 2, "width and height", checks: "++")
        canvas = SIMD4(0, 0, size.x, size.y)
        if document.has(DocumentKey.canvas) {
            canvas = try json.numbers(document[DocumentKey.canvas], count: 4, "x, y, width and height", checks: "--++")
        }
    }

    /// Makes all derived properties at once.
    private func finishDerived() throws(AnimError) {
        if shared.derived.isEmpty { return }
        var culprit: Int32 = -1
        do throws(AnimError) {
            try stage.setDerived(shared.derived.map { $0.record }, &culprit)
        } catch {
            for (record, number, node) in shared.derived where record.property == culprit {
                for scope in scope.all() where scope.machineNumber == number {
                    throw scope.noted(scope.json.placed(error, node))
                }
            }
            throw error
        }
    }

    /// Assigns each document the number of its first region. Instances come first, like their nodes.
    private func numberRegions(_ next: inout Int32) throws(AnimError) {
        for instance in instances { try instance.numberRegions(&next) }
        try regionReader.number(from: &next)
    }

    /// Reads an unused component, to find errors in it.
    private func tryOut(_ index: Int32) throws(AnimError) {
        let component = shared.table.documents[Int(index)]
        let context = ComponentContext()
        context.table = shared.table
        context.bytesLeft = shared.bytesLeft
        let reader = DocumentReader(json: component.json, stage: Stage(), context, prefix: [], document: index)
        reader.scope.use.json = component.json
        do throws(AnimError) {
            try reader.readWhole(component.node)
        } catch {
            throw reader.scope.noted(error)
        }
    }
}
