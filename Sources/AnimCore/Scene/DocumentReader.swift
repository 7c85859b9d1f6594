/// Reads a document of version 1 into the parts of a scene. Every error names its place in the text.
///
/// The format is described in docs/document-format.md.
final class DocumentReader {
    static let version: Int64 = 1

    let stage: Stage
    var inputs = InputStore()
    var machine = MachineDefinition()
    var nodes: [NodeDefinition] = []
    var stops: [GradientStopSource] = []
    var regions: [RegionDefinition] = []
    var width = 0.0
    var height = 0.0
    var canvas = (x: 0.0, y: 0.0, width: 0.0, height: 0.0)

    var motions: [MotionRequest] = []
    var motionOfName = NameMap()
    var regionOfName = NameMap()
    /// States by the index of their name, or −1.
    var stateOfName = NameMap()

    init(stage: Stage) { self.stage = stage }

    func read(_ root: JSONValue) throws(AnimError) {
        let document = try root.object()
        let version = try document.require("animcore")
        guard try version.number() == Double(DocumentReader.version) else {
            throw version.error("must be 1, the version of the format that this library reads")
        }
        try document.allowOnly("animcore name description size canvas inputs motions properties machine nodes regions")
        if let name = document.member("name") { _ = try name.string() }
        if let description = document.member("description") { _ = try description.string() }
        try readSize(document)
        if let value = document.member("inputs") { try readInputs(value) }
        if let value = document.member("properties") { try readProperties(value) }
        if let value = document.member("motions") { try readMotions(value) }
        if let value = document.member("machine") { try readMachine(value) }
        if let value = document.member("nodes") { try readNodes(value, parent: -1) }
        if let value = document.member("regions") { try readRegions(value) }
    }

    private func readSize(_ document: JSONObject) throws(AnimError) {
        let size = try document.require("size")
        let numbers = try self.numbers(size, count: 2, "width and height")
        guard numbers[0] > 0, numbers[1] > 0 else { throw size.error("width and height must be above 0") }
        width = numbers[0]
        height = numbers[1]
        canvas = (x: 0, y: 0, width: width, height: height)
        guard let value = document.member("canvas") else { return }
        let box = try self.numbers(value, count: 4, "x, y, width and height")
        guard box[2] > 0, box[3] > 0 else { throw value.error("width and height must be above 0") }
        canvas = (x: box[0], y: box[1], width: box[2], height: box[3])
    }

    // MARK: Inputs and properties

    private static let inputKinds: WordList = "number boolean string trigger"

    private func readInputs(_ value: JSONValue) throws(AnimError) {
        for member in try value.object() where !member.key.isExtension {
            let name = try identifier(member.key)
            guard nameIndex(of: name) == nil else { throw member.key.error("another input has this name") }
            let object = try member.value.object()
            let kindIndex = try object.require("type").choice(of: DocumentReader.inputKinds)
            let kind = InputStore.Kind(rawValue: Int32(kindIndex)) ?? .number
            var input = InputStore.Input(kind: kind, name: intern(name))
            switch kind {
            case .number:
                try object.allowOnly("type value range")
                try readNumber(object, into: &input)
            case .boolean:
                try object.allowOnly("type value")
                if let initial = object.member("value") { input.boolean = try initial.boolean() }
            case .string:
                try object.allowOnly("type value")
                if let initial = object.member("value") {
                    input.string = try initial.string()
                    guard input.string.count <= InputStore.longestString else {
                        throw initial.error("must be at most \(InputStore.longestString) bytes")
                    }
                }
            case .trigger: try object.allowOnly("type")
            }
            inputs.append(input)
        }
    }

    private func readNumber(_ object: JSONObject, into input: inout InputStore.Input) throws(AnimError) {
        if let range = object.member("range") {
            let numbers = try self.numbers(range, count: 2, "minimum and maximum")
            guard numbers[0] <= numbers[1] else { throw range.error("the minimum must not be above the maximum") }
            input.minimum = numbers[0]
            input.maximum = numbers[1]
        }
        input.number = min(max(0, input.minimum), input.maximum)
        guard let initial = object.member("value") else { return }
        input.number = try number(initial)
        guard input.number >= input.minimum, input.number <= input.maximum else {
            throw initial.error("must be inside the input's range")
        }
    }

    private static let valueKinds: WordList = "scalar vector2 vector3 vector4 angle colour"

    private func readProperties(_ value: JSONValue) throws(AnimError) {
        for member in try value.object() where !member.key.isExtension {
            let name = try identifier(member.key)
            guard nameIndex(of: name) == nil else { throw member.key.error("an input has this name") }
            let object = try member.value.object()
            try object.allowOnly("kind value threshold")
            let kindIndex = try object.require("kind").choice(of: DocumentReader.valueKinds)
            let kind = ValueKind(rawValue: Int32(kindIndex)) ?? .scalar
            let initial = try self.value(try object.require("value"), of: kind)
            let property: PropertyIdentifier
            do throws(AnimError) {
                property = try stage.addProperty(name: name, kind: kind, value: initial, isPermanent: true)
            } catch {
                throw AnimError(error.code, error.text, place: member.key.place)
            }
            if let threshold = object.member("threshold") {
                let number = try self.number(threshold)
                guard number > 0 else { throw threshold.error("must be above 0") }
                try stage.setThreshold(number, of: property)
            }
        }
    }

    // MARK: Small values

    /// A number that a property can hold: at most 1e150 in size.
    func number(_ value: JSONValue) throws(AnimError) -> Double {
        let number = try value.number()
        guard number.magnitude <= Stage.largestComponent else { throw value.error("must be at most 1e150 in size") }
        return number
    }

    func numbers(_ value: JSONValue, count: Int, _ what: StaticString) throws(AnimError) -> [Double] {
        let array = try value.array()
        guard array.count == count else {
            throw value.error("must have \(count) numbers (\(what)), not \(array.count)")
        }
        var numbers: [Double] = []
        for element in array { numbers.append(try number(element)) }
        return numbers
    }

    /// The components of a value of a kind: a number, an array of numbers, or a colour.
    func value(_ value: JSONValue, of kind: ValueKind) throws(AnimError) -> [Double] {
        switch kind {
        case .scalar, .angle: return [try number(value)]
        case .colour:
            let colour = try self.colour(value)
            return [colour.red, colour.green, colour.blue, colour.opacity]
        default: return try numbers(value, count: kind.componentCount, "components")
        }
    }

    /// `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
    func colour(_ value: JSONValue) throws(AnimError) -> Colour {
        guard let colour = Colour(hexadecimal: try value.string()) else {
            throw value.error("must be a colour such as '#FF2D55' or '#FF2D5580'")
        }
        return colour
    }

    // Calls of their own, because every use of the name table would copy its parts.

    @inline(never)
    func intern(_ name: [UInt8]) -> Int32 { stage.names.intern(name) }

    @inline(never)
    func nameIndex(of name: [UInt8]) -> Int32? { stage.names.find(name) }

    func identifier(_ key: JSONKey) throws(AnimError) -> [UInt8] {
        let name = key.bytes
        guard DocumentName.isIdentifier(name[...]) else {
            throw key.error("is no name: \(DocumentName.identifierRule)")
        }
        return name
    }

    func token(_ key: JSONKey) throws(AnimError) -> [UInt8] {
        let name = key.bytes
        guard DocumentName.isToken(name[...]) else {
            throw key.error("is no name: letters, digits, '-' and '_', at most 255 bytes")
        }
        return name
    }

    /// A property by the name that a string or key gives.
    func property(_ name: [UInt8], at place: JSONValue) throws(AnimError) -> PropertyIdentifier {
        guard let property = stage.findProperty(name: name) else {
            throw place.error("the document has no property \(JSONText.quoted(name[...]))")
        }
        return property
    }

    func input(_ name: [UInt8], at place: JSONValue) throws(AnimError) -> Int {
        guard let nameIndex = nameIndex(of: name), let index = inputs.index(ofName: nameIndex) else {
            throw place.error("the document has no input \(JSONText.quoted(name[...]))")
        }
        return index
    }
}
