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
package final class DocumentReader {
    static let version: Double = 1

    let json: JSONStorage
    package let stage: Stage
    /// For a whole document; see `Scene.documentHash`.
    var documentHash: UInt64 = 0
    package let parameters: ParameterStore
    /// State shared by this document and its components.
    let shared: ComponentContext
    package let names: DocumentNames
    /// Springs and curves.
    package let curveReader: CurveReader
    /// The number of its machine. Instances are numbered in document order; the document itself is 0.
    let machineNumber: Int32
    /// Its index in the table of components.
    package let document: Int32
    /// For an instance: its place in the text of the using document, and the inputs given there.
    var use = ComponentUse()
    /// Its instances in document order, and the next one that its nodes come to.
    var instances: [DocumentReader] = []
    var nextInstance = 0
    var instanceOfName = NameMap()
    /// The number of a list of this document, by its name.
    var listOfName = NameMap()
    /// The index of a list's first instance, by the list's name; and the index of an event's names by item, by its name on the
    /// first item.
    var firstInstanceOfList = NameMap()
    var itemEventOfName = NameMap()
    /// For the instance of a list's slot: its list and slot.
    var item: (list: Int, slot: Int)?
    /// While the inputs of an item are read: the item.
    var presentItem: (list: Int, slot: Int)?
    /// Its nodes and regions in the text, or −1. They are read after everything else.
    var nodesNode: Int32 = -1
    var regionsNode: Int32 = -1
    /// The index of its first region in the scene's.
    var firstRegion: Int32 = 0
    /// The values that the caller gives to its parameters.
    package var given: GivenParameters?
    package var inputs = InputStore()
    var machine = MachineDefinition()
    var nodes: [NodeDefinition] = []
    package var numbers = SceneNumbers()
    package var paths: [Path] = []
    /// For paths whose coordinates are numbers.
    package var verbs: [[Path.Verb]] = []
    var morphs: [Morph] = []
    /// The document's own paths.
    var namedPaths: [Path] = []
    var pathOfName = NameMap()
    /// The component by which expressions refer to each of them.
    var componentOfPath = NameMap()
    /// For the keyframes being read.
    var keyPaths: [KeyPaths] = []
    var contents: [ContentSource] = []
    var regions: [RegionDefinition] = []
    var accessibilities: [AccessibilityDefinition] = []
    package var size = Quad.zero
    /// x, y, width, height.
    package var canvas = Quad.zero

    /// The node of each of the document's `keyframes`, which are read at each use.
    var keyframesOfName = NameMap()
    /// For the animation being read.
    var patches: [AnimationPatch] = []
    var motions: [MotionRequest] = []
    var motionOfName = NameMap()
    /// The node of the velocity of each motion, and of the one read last; −1 for none.
    var motionVelocities: [Int32] = []
    var motionVelocity: Int32 = -1
    /// The machine's plays by the index of their name.
    var animationOfName = NameMap()
    var questions = MachineQuestions()
    var regionOfName = NameMap()
    /// By the index of a region's name: bits of `Gestures` of the gestures whose events the machine uses.
    var gesturesOfRegion = NameMap()
    /// States by the index of their name, or −1.
    var stateOfName = NameMap()

    /// Up to four numbers.
    package typealias Quad = SIMD4<Double>

    convenience init(json: JSONStorage, stage: Stage) {
        self.init(json: json, stage: stage, ComponentContext(), prefix: [], document: 0)
    }

    init(json: JSONStorage, stage: Stage, _ shared: ComponentContext, prefix: [UInt8], document: Int32) {
        self.json = json
        self.stage = stage
        self.shared = shared
        names = DocumentNames(json: json, stage: stage, prefix: prefix)
        curveReader = CurveReader(names)
        self.document = document
        machineNumber = shared.machineCount
        parameters = ParameterStore(stage: stage)
        shared.machineCount += 1
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
        stage.names.reserve(names: count / 4)
        numbers.values.reserveCapacity(count / 4)
        numbers.sources.reserveCapacity(count / 16)
        nodes.reserveCapacity(count / 64)
        stage.inputOfName.reserve(count / 32)
        machine.actions.reserveCapacity(count / 64)
        machine.assignments.reserveCapacity(count / 64)
        machine.expressions.reserveCapacity(count / 64)
        machine.numbers.reserveCapacity(count / 64)
    }

    func readWhole(_ root: Int32) throws(AnimError) {
        try readBehavior(root)
        try finishDerived()
        var regionCount: Int32 = 0
        try numberRegions(&regionCount)
        try readScenery(parent: -1)
        try checkNames()
    }

    /// Reads everything but nodes and regions. Instances are read before anything that can refer to them.
    func readBehavior(_ root: Int32) throws(AnimError) {
        // A component may omit it.
        let version = use.json != nil && !json.has(root, "animcore") ? -1 : try json.require("animcore", of: root)
        if version >= 0, try json.number(version) != DocumentReader.version {
            throw json.refusal(version, "must be 1, the version of the format that this library reads")
        }
        let document = try json.fields(of: root, DocumentKey.words)
        try readParameters(document[DocumentKey.parameters])
        try readSize(document, root)
        if document.has(DocumentKey.inputs) { try readInputs(document[DocumentKey.inputs]) }
        inputs.publicCount = inputs.inputs.count
        if document.has(DocumentKey.variables) { try readInputs(document[DocumentKey.variables], arePrivate: true) }
        if document.has(DocumentKey.springs) { try curveReader.readSprings(document[DocumentKey.springs]) }
        if document.has(DocumentKey.curves) { try curveReader.readCurves(document[DocumentKey.curves]) }
        if document.has(DocumentKey.keyframes) { try readKeyframes(document[DocumentKey.keyframes]) }
        if document.has(DocumentKey.paths) { try readPaths(document[DocumentKey.paths]) }
        if document.has(DocumentKey.motions) { try readMotions(document[DocumentKey.motions]) }
        if document.has(DocumentKey.regions) { try nameRegions(document[DocumentKey.regions]) }
        try readInstances()
        if document.has(DocumentKey.properties) { try readProperties(document[DocumentKey.properties]) }
        for instance in instances {
            presentItem = instance.item
            try readLinks(to: instance)
            presentItem = nil
        }
        if !shared.lists.isEmpty { try readItems() }
        if document.has(DocumentKey.animations) { try readAnimations(document[DocumentKey.animations]) }
        if document.has(DocumentKey.machine) {
            let reader = MachineReader(self)
            try reader.readMachine(document[DocumentKey.machine])
        }
        for instance in instances { try readForwards(to: instance) }
        nodesNode = document[DocumentKey.nodes]
        regionsNode = document[DocumentKey.regions]
        try answerQuestions()
    }

    /// Reads nodes and regions, including those of instances at their places.
    func readScenery(parent: Int32) throws(AnimError) {
        let firstNode = nodes.count
        if nodesNode >= 0 { try readNodes(nodesNode, parent: parent) }
        if regionsNode >= 0 { try readRegions(regionsNode, parent: parent, firstNode: firstNode) }
        try answerQuestions()
        findWatched()
        try findFocuses()
    }

    private func readSize(_ document: borrowing Fields, _ root: Int32) throws(AnimError) {
        if !document.has(DocumentKey.nodes), !document.has(DocumentKey.regions), !document.has(DocumentKey.canvas),
            !document.has(DocumentKey.size)
        {
            // Only a machine.
            return
        }
        size = try json.numbers(try json.require("size", of: root), count: 2, "width and height", checks: "++")
        canvas = Quad(0, 0, size.x, size.y)
        if document.has(DocumentKey.canvas) {
            canvas = try json.numbers(document[DocumentKey.canvas], count: 4, "x, y, width and height", checks: "--++")
        }
    }

    // MARK: Inputs

    /// - Parameter arePrivate: whether they are the document's variables.
    private func readInputs(_ node: Int32, arePrivate: Bool = false) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = try names.identifier(key)
            try checkIsNoParameter(name, key)
            let type = try json.require("type", of: key + 1)
            // Variables can have the first of these types.
            let words: WordList = arePrivate ? "number boolean string" : InputCase.words
            let kindIndex = try json.choice(type, of: words.makeIterator())
            if arePrivate, inputs.index(ofName: names.nameIndex(of: name)) != nil {
                throw json.refusal(key, "an input has this name")
            }
            let kind = InputStore.Kind(rawValue: Int32(kindIndex)) ?? .trigger
            let keys: WordList =
                switch kind {
                case .number: InputNumberKey.words
                case .boolean: InputBooleanKey.words
                case .string: InputStringKey.words
                case .trigger: ""
                }
            let fields = try json.fields(of: key + 1, InputKey.words, keys)
            var input = InputStore.Input(kind: kind, name: names.intern(name))
            let given = arePrivate ? -1 : use.input(name)
            input.isBound = given >= 0
            switch kind {
            case .number: try readNumber(fields, into: &input)
            case .boolean: input.boolean = fields.isTrue(InputBooleanKey.value)
            case .string:
                let value = fields[InputStringKey.value]
                if value >= 0 { input.string = json.bytes(value) }
                guard input.string.count <= InputStore.longestString else {
                    throw json.error(value, "must be at most \(InputStore.longestString) bytes")
                }
            case .trigger: break
            }
            if given >= 0 { try readGiven(given, name, into: &input) }
            if kind == .number || kind == .boolean, input.component < 0 {
                input.component = stage.addInput(input.name)
                stage.setInput(input.component, to: kind == .number ? input.number : input.boolean ? 1 : 0)
            }
            inputs.append(input)
        }
    }

    private func readNumber(_ fields: borrowing Fields, into input: inout InputStore.Input) throws(AnimError) {
        if fields.has(InputNumberKey.range) {
            let range = try json.numbers(fields[InputNumberKey.range], count: 2, "minimum and maximum")
            guard range.x <= range.y else {
                throw json.refusal(fields[InputNumberKey.range], "the minimum must not be above the maximum")
            }
            input.minimum = range.x
            input.maximum = range.y
        }
        input.number = min(max(0, input.minimum), input.maximum)
        guard fields.has(InputNumberKey.value) else { return }
        input.number = fields.number(InputNumberKey.value)
        try checkRange(of: input, input.number, fields[InputNumberKey.value])
    }

    func checkRange(of input: InputStore.Input, _ number: Double, _ node: Int32) throws(AnimError) {
        guard number >= input.minimum, number <= input.maximum else {
            throw json.refusal(node, "must be inside the input's range")
        }
    }

    // MARK: Small values

    /// The components of a property's value.
    @inline(never)
    package func value(_ node: Int32, of property: PropertyIdentifier) throws(AnimError) -> [Double] {
        if try stage.kind(of: property) == .path { return try pathValue(node, of: property) }
        return try value(node, of: try stage.kind(of: property), count: try stage.componentCount(of: property))
    }

    /// The components of a value of a given kind: a number, an array of numbers, or a color.
    @inline(never)
    package func value(_ node: Int32, of kind: ValueKind, count: Int) throws(AnimError) -> [Double] {
        if count == 1, kind != .vector { return [try json.checkedNumber(node)] }
        if kind == .color, !json.isKind(node, .array) {
            let color = try json.color(node)
            return [color.red, color.green, color.blue, color.opacity]
        }
        return try json.list(node, count: count)
    }

    func placed(_ error: AnimError, _ node: Int32, _ code: AnimError.Code = .document) -> AnimError {
        json.placed(error, node, code)
    }

    /// Inputs, properties and parameters share one namespace.
    @inline(never)
    func checkIsNoParameter(_ name: [UInt8], _ key: Int32) throws(AnimError) {
        if parameters.find(name[...]) != nil { throw json.refusal(key, "a parameter has this name") }
    }
}
