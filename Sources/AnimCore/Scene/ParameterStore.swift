/// The parameters of a document and their values: constants in all that is read after them.
///
/// What is read by name is a number: those of a colour are its components.
final class ParameterStore {
    /// In the order of the words that documents say.
    enum Kind: Int {
        case number, boolean, string, colour
    }

    struct Parameter {
        var kind: Kind
        /// The first of its numbers among the values; a colour has four.
        var first: Int
        var string: [UInt8] = []
    }

    /// For its evaluation of expressions.
    private let stage: Stage
    private var names = NameTable()
    private var parameters: [Parameter] = []
    /// The first two are what a comparison with a text gives.
    private(set) var values: [Double] = [0, 1]

    init(stage: Stage) { self.stage = stage }

    func append(_ name: [UInt8], _ kind: Kind, _ numbers: [Double], _ string: [UInt8]) {
        _ = names.intern(name)
        parameters.append(Parameter(kind: kind, first: values.count, string: string))
        values += numbers
    }

    @inline(never)
    func find(_ name: ArraySlice<UInt8>) -> Parameter? {
        names.find(name).map { parameters[Int($0)] }
    }

    func colour(_ name: [UInt8]) -> Colour? {
        guard let found = find(name[...]), found.kind == .colour else { return nil }
        return Colour(
            red: values[found.first],
            green: values[found.first + 1],
            blue: values[found.first + 2],
            opacity: values[found.first + 3]
        )
    }

    /// Where the value of a name in an expression stands, if that is a parameter's: a number, a boolean, a component of a
    /// colour such as `accent.red`, or a comparison of a string such as `mode=='dark'`.
    @inline(never)
    func place(of name: ArraySlice<UInt8>) -> Int? {
        if let comparison = Expression.textComparison(name) {
            guard let found = find(comparison.name), found.kind == .string else { return nil }
            return found.string.elementsEqual(comparison.text) ? 1 : 0
        }
        if let found = find(name) { return found.kind.rawValue <= Kind.boolean.rawValue ? found.first : nil }
        guard let dot = name.lastIndex(where: { $0 == UInt8(ascii: ".") }), let found = find(name[..<dot]),
            found.kind == .colour, let part = ValueKind.colour.part(named: name[dot...])
        else { return nil }
        return found.first + part
    }

    /// The value of an expression over parameters alone.
    @inline(never)
    func evaluate(_ text: [UInt8]) throws(AnimError) -> Double {
        let expression = try Expression.parse(text) { (name) throws(AnimError) -> Int32 in
            if let place = self.place(of: name) { return Int32(place) }
            throw self.unknown(name)
        }
        return values.withUnsafeMutableBufferPointer { column in
            column.baseAddress.map { stage.evaluate(expression, $0) } ?? 0
        }
    }

    /// What is wrong about a name that is none of a parameter.
    @inline(never)
    func unknown(_ name: ArraySlice<UInt8>) -> AnimError {
        var suggestion = Suggestion(for: name)
        for index in 0..<Int32(parameters.count) { suggestion.offer([UInt8](names[index])) }
        return AnimError(.notFound, Expression.unknown("parameter", name, suggestion, "parameters"))
    }
}
