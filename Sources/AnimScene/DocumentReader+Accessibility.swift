import AnimMachine
import AnimMath

/// What is said of nodes to those who do not see them.
extension DocumentReader {
    /// In the order of `ANIM_ROLE_…`.
    private static let accessibilityKeys: WordList =
        """
        role=none|button|switch|checkbox|radio|slider|progress|image|text|link|group|heading|list|listitem|tab|menu|\
        menuitem|dialog|alert|separator \
        label value hint region checked selected disabled expanded busy hidden minimum maximum now
        """

    private enum AccessibilityKey: Int {
        case role = 0
        case label, value, hint, region
        /// The first of `AccessibilityDefinition.facts`.
        case fact
    }

    /// Reads what is said of a node, by the node's index.
    @inline(never)
    func readAccessibility(_ object: Int32, ofNode index: Int32) throws(AnimError) {
        let fields = try json.fields(of: object, DocumentReader.accessibilityKeys)
        // Nothing is drawn again for their sake.
        numbers.node = -1
        defer { numbers.node = index }
        var definition = AccessibilityDefinition(
            node: index,
            region: -1,
            role: Int32(fields.integer(AccessibilityKey.role)),
            numbers: 0,
            known: 0,
            label: try optionalText(fields[AccessibilityKey.label]),
            value: try optionalText(fields[AccessibilityKey.value]),
            hint: try optionalText(fields[AccessibilityKey.hint])
        )
        if fields.has(AccessibilityKey.region) {
            definition.region = try region(named: fields[AccessibilityKey.region])
        }
        definition.numbers = numbers.count
        for fact in 0..<Int(AccessibilityDefinition.factCount) {
            let node = fields.node(at: AccessibilityKey.fact.rawValue + fact)
            if node >= 0 { definition.known |= 1 << UInt32(fact) }
            try appendFlag(node, 0)
        }
        accessibilities.append(definition)
    }

    private func optionalText(_ node: Int32) throws(AnimError) -> TextSource {
        node < 0 ? .literal([]) : try text(node)
    }
}
