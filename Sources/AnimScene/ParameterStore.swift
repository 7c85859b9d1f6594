// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// The parameters of a document and their values: constants for everything read after them.
///
/// Values read by name are numbers: those of a color are its components.
package final class ParameterStore {
    /// In the order of the words in documents.
    package enum Kind: Int {
        case number, boolean, string, color

        /// Number of its numbers.
        package var count: Int { self == .color ? 4 : self == .string ? 0 : 1 }
    }

    struct Parameter {
        package var kind: Kind
        /// The index of the first of its numbers in `values`; a color has four.
        package var first: Int
        package var string: [UInt8] = []
    }

    /// Evaluates its expressions.
    private let stage: Stage
    /// The text of the expression being evaluated; reused memory.
    private var text: [UInt8] = []
    private var names = NameTable()
    private var parameters: [Parameter] = []
    /// The first two are the results of comparisons with a text.
    package private(set) var values: [Double] = [0, 1]

    init(stage: Stage) { self.stage = stage }

    /// Reserves memory for a number of parameters.
    func reserve(_ count: Int) {
        names.reserve(names: count)
        parameters.reserveCapacity(count)
        values.reserveCapacity(2 + 2 * count)
    }

    /// - Parameter numbers: as many as the kind has; none for a string.
    package func append(_ name: UnsafeBufferPointer<UInt8>, _ kind: Kind, _ numbers: SIMD4<Double>, _ string: [UInt8]) {
        _ = names.intern(name)
        parameters.append(Parameter(kind: kind, first: values.count, string: string))
        for index in 0..<kind.count { values.append(numbers[index]) }
    }

    @inline(never)
    func find(_ name: UnsafeBufferPointer<UInt8>) -> Parameter? {
        parameters.isEmpty ? nil : names.find(name).map { parameters[Int($0)] }
    }

    @inline(never)
    func find(_ name: ArraySlice<UInt8>) -> Parameter? { name.withUnsafeBufferPointer { find($0) } }

    /// The value of a color parameter; nil for any other name.
    package func color(_ name: UnsafeBufferPointer<UInt8>) -> Color? {
        guard let found = find(name), found.kind == .color else { return nil }
        return Color(
            red: values[found.first],
            green: values[found.first + 1],
            blue: values[found.first + 2],
            opacity: values[found.first + 3]
        )
    }

    /// The index of the value of a parameter's name in an expression: a number, a boolean, a component of a color such
    /// as `accent.red`, or a comparison of a string such as `mode=='dark'`.
    @inline(never)
    package func index(of name: ArraySlice<UInt8>) -> Int? {
        if parameters.isEmpty { return nil }
        if let comparison = Expression.textComparison(name) {
            guard let found = find(comparison.name), found.kind == .string else { return nil }
            return found.string.elementsEqual(comparison.text) ? 1 : 0
        }
        if let found = find(name) { return found.kind.rawValue <= Kind.boolean.rawValue ? found.first : nil }
        guard let dot = name.lastIndex(where: { $0 == UInt8(ascii: ".") }), let found = find(name[..<dot]),
            found.kind == .color, let part = ValueKind.color.part(named: name[dot...])
        else { return nil }
        return found.first + part
    }

    /// The value of an expression that is only the name of a number or boolean.
    @inline(never)
    private func value(ofName text: UnsafeBufferPointer<UInt8>) -> Double? {
        guard DocumentName.isIdentifier(text), ExpressionOperation.constant(named: text) == nil,
            let found = find(text), found.kind.rawValue <= Kind.boolean.rawValue
        else { return nil }
        return values[found.first]
    }

    /// The value of an expression over parameters only.
    @inline(never)
    package func evaluate(_ text: UnsafeBufferPointer<UInt8>) throws(AnimError) -> Double {
        if let value = value(ofName: text) { return value }
        self.text.removeAll(keepingCapacity: true)
        self.text.append(contentsOf: text)
        let expression = try Expression.parse(self.text, keepsText: false, keepsBackquotes: true) {
            (name) throws(AnimError) -> Int32 in
            if let index = self.index(of: name) { return Int32(index) }
            throw self.unknown(name)
        }
        return values.withUnsafeMutableBufferPointer { column in
            column.baseAddress.map { stage.evaluate(expression, $0) } ?? 0
        }
    }

    /// Whether a text is an expression over parameters only.
    @inline(never)
    func canEvaluate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        if value(ofName: text) != nil { return true }
        do throws(AnimError) {
            _ = try Expression.parse([UInt8](copying: text), keepsBackquotes: true) {
                (name) throws(AnimError) -> Int32 in
                if let index = self.index(of: name) { return Int32(index) }
                throw AnimError(.notFound, "no parameter")
            }
            return true
        } catch {
            return false
        }
    }

    /// The error for an unknown parameter.
    @inline(never)
    func unknown(_ name: ArraySlice<UInt8>) -> AnimError {
        var suggestion = Suggestion(for: name)
        offer(to: &suggestion)
        return AnimError(.notFound, Expression.unknown("parameter", name, suggestion, "parameters"))
    }

    /// Offers the names of all parameters.
    @inline(never)
    func offer(to suggestion: inout Suggestion) {
        for index in 0..<Int32(parameters.count) { suggestion.offer([UInt8](names[index])) }
    }
}
