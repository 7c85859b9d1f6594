/// The values that a host sets and a machine's guards read, in the document's order.
public struct InputStore: Sendable {
    /// The raw values are those of `ANIM_INPUT_KIND_…` in `animcore.h`.
    public enum Kind: Int32, Sendable {
        case number = 0
        case boolean = 1
        case string = 2
        case trigger = 3
    }

    public struct Input: Sendable {
        public let kind: Kind
        /// Index of its name in the stage's names.
        public let name: Int32
        public var number: Double = 0
        public var boolean = false
        public var string: [UInt8] = []
        /// The range of a number.
        public var minimum = -Double.infinity
        public var maximum = Double.infinity
        /// The component by which expressions read a number or boolean, or −1.
        var component: Int32 = -1
        /// Whether the document around a component gives its value, so that nothing else can.
        var isBound = false
        /// The first of the machine's comparisons of a string, or −1.
        var firstComparison: Int32 = -1

        public init(kind: Kind, name: Int32) {
            self.kind = kind
            self.name = name
        }
    }

    public static let longestString = 65_536

    public var inputs: [Input] = []
    private(set) var inputOfName = NameMap()

    public init() {}

    mutating func append(_ input: Input) {
        inputOfName.set(input.name, inputs.count)
        inputs.append(input)
    }

    func index(ofName name: Int32?) -> Int? { inputOfName[name] }

    func hash(into hasher: inout StateHasher) {
        for input in inputs {
            hasher.combine(input.number)
            hasher.combine(input.boolean)
            hasher.combine(input.string)
        }
    }
}
