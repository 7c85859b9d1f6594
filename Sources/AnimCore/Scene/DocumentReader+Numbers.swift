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

    /// A number, or the name of a property or input with one component, or of one component such as `position.x`.
    @inline(never)
    func append(_ node: Int32) throws(AnimError) {
        guard json.isKind(node, .string) else {
            numbers.append(try json.checkedNumber(node))
            return
        }
        do throws(AnimError) {
            numbers.append(component: Int(try stage.component(named: json.bytes(node)[...])))
        } catch {
            throw placed(error, node)
        }
    }

    /// Appends the four components of a colour, given or by the name of a colour property.
    /// - Returns: where they begin.
    @inline(never)
    func append(colour node: Int32) throws(AnimError) -> Int32 {
        let start = numbers.count
        let text = try json.string(node)
        if text.first == UInt8(ascii: "#") || parameters.colour(text) != nil {
            let colour = try json.colour(node)
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
