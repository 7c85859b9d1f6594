/// What a node is to those who do not see it.
struct AccessibilityDefinition: Sendable {
    /// The facts that are numbers, in the order in which their numbers stand.
    static let facts: WordList = "checked selected disabled expanded busy hidden minimum maximum now"
    static let factCount: Int32 = 9

    var node: Int32
    /// The region that is pressed for it, or −1.
    var region: Int32
    /// `ANIM_ROLE_…`
    var role: Int32
    /// The first of the numbers of its facts.
    var numbers: Int32
    /// Bits of the facts that the document says.
    var known: UInt32
    var label: TextSource
    var value: TextSource
    var hint: TextSource
}

/// What a node is now to those who do not see it.
public struct AccessibilityFacts: Sendable {
    /// `ANIM_ROLE_…`
    public var role: Int32
    /// Number of the node in document order.
    public var node: Int32
    /// Index of its region, or −1.
    public var region: Int32
    /// Bits of `ANIM_ACCESSIBILITY_…`: what is known, and what of it is so.
    public var known: UInt32
    public var states: UInt32
    public var minimum: Double
    public var maximum: Double
    public var now: Double
    /// x, y, width and height in the scene's coordinates: of its region, or else of what it draws; all 0 for none.
    public var bounds: SIMD4<Double>
}
