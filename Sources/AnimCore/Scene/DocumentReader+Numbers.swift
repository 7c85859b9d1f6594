/// Numbers and colours that are drawn with: each is given, or is said by a property.
extension DocumentReader {
    /// Appends the numbers of an object's keys that are described by `s`, `p` and `f`, in the description's order.
    /// - Returns: where they begin among the scene's.
    @inline(never)
    func read(numbersOf fields: Fields, _ keys: WordList, at first: Int = 0) throws(AnimError) -> Int32 {
        let start = numbers.count
        var index = first
        for word in keys {
            let rule = FieldRule(word)
            let node = fields.node(at: index)
            index += 1
            var count = 1
            switch rule.type {
            case UInt8(ascii: "s"):
                if node >= 0 {
                    let last = numbers.values.count
                    try append(node)
                    try json.check(numbers.values[last], rule.check, node)
                    continue
                }
            case UInt8(ascii: "p"): count = 2
            case UInt8(ascii: "f"): count = 4
            default: continue
            }
            if node < 0 {
                for _ in 0..<count { numbers.append(rule.standard) }
            } else {
                try checkCount(node, count, count == 2 ? "x and y" : "x, y, width and height")
                try json.forEachElement(of: node) { (element) throws(AnimError) in try append(element) }
            }
        }
        return start
    }

    /// x, y, z, w. A literal of numbers is laid out by the compiler: Embedded Swift's lazy globals are not made for
    /// threads.
    private static let componentNames: [UInt8] = [0x78, 0x79, 0x7A, 0x77]

    /// A number, the name of a scalar or angle property, or `name.x`, `.y`, `.z`, `.w` of a vector property.
    @inline(never)
    func append(_ node: Int32) throws(AnimError) {
        guard json.isKind(node, .string) else {
            numbers.append(try json.checkedNumber(node))
            return
        }
        var name = json.bytes(node)
        var component: Int?
        if name.count > 2, name[name.count - 2] == UInt8(ascii: ".") {
            component = DocumentReader.componentNames.firstIndex(of: name[name.count - 1])
            if component != nil { name.removeLast(2) }
        }
        let property = try self.property(name, at: node)
        let kind = try stage.kind(of: property)
        if let component {
            switch kind {
            case .vector2, .vector3, .vector4:
                guard component < kind.componentCount else {
                    throw json.refusal(node, "the property has fewer components")
                }
            default: throw json.refusal(node, "only a vector property has components x, y, z and w")
            }
        } else if kind.componentCount != 1 {
            throw json.refusal(node, "must name a scalar or angle property, or a component such as 'position.x'")
        }
        numbers.append(component: try stage.firstComponent(of: property) + (component ?? 0))
    }

    /// Appends the four components of a colour, given or by the name of a colour property.
    /// - Returns: where they begin.
    @inline(never)
    func append(colour node: Int32) throws(AnimError) -> Int32 {
        let start = numbers.count
        let text = try json.string(node)
        if text.first == UInt8(ascii: "#") {
            let colour = try self.colour(node)
            numbers.append(colour.red)
            numbers.append(colour.green)
            numbers.append(colour.blue)
            numbers.append(colour.opacity)
            return start
        }
        guard let property = stage.findProperty(name: text) else {
            throw json.error(
                node,
                "the document has no property \(JSONText.quoted(text[...])); a colour is written such as '#FF2D55'"
            )
        }
        guard try stage.kind(of: property) == .colour else { throw json.refusal(node, "must name a colour property") }
        let first = try stage.firstComponent(of: property)
        for component in 0..<4 { numbers.append(component: first + component) }
        return start
    }
}
