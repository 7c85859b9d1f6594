// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// A formula over named numbers, such as `mix(width, 40, clamp(t * 2, 0, 1))`: parsed once, evaluated often.
public struct Expression: Sendable, CustomStringConvertible {
    private let core: AnimMotion.Expression
    /// The names that the expression may use, in the order of the values.
    public let names: [String]

    /// Parses an expression.
    /// - Parameters:
    ///   - text: At most 65 536 bytes; docs/document-format.md describes the language.
    ///   - names: The variables that the expression may use, at most 4096 distinct names of at most 255 bytes each.
    /// - Throws: `.syntax`, `.notFound` for an unknown name or function, or `.limit`, with line and column;
    ///   `.duplicate` for a repeated name.
    public init(_ text: String, names: [String] = []) throws(AnimError) {
        let bytes = Array(text.utf8)
        guard bytes.count <= AnimMotion.Expression.longestText else {
            throw AnimError(.limit, "text is longer than \(AnimMotion.Expression.longestText) bytes")
        }
        guard names.count <= 4096 else { throw AnimError(.limit, "names has more than 4096 names") }
        // By their bytes, as in C: equal strings of Swift may have other ones.
        var numbers: [[UInt8]: Int32] = [:]
        for (number, name) in names.enumerated() {
            guard name.utf8.count <= AnimStage.Stage.longestName else {
                throw AnimError(.limit, "names has a name of more than \(AnimStage.Stage.longestName) bytes")
            }
            guard !name.utf8.contains(0) else { throw AnimError(.argument, "names has a name with a NUL in it") }
            guard numbers.updateValue(Int32(number), forKey: Array(name.utf8)) == nil else {
                throw AnimError(.duplicate, "names has '\(name)' twice")
            }
        }
        core = try translating { () throws(EngineError) in
            try AnimMotion.Expression.parse(bytes) { (name) throws(EngineError) -> Int32 in
                if let number = numbers[Array(name)] { return number }
                var suggestion = Suggestion(for: name)
                for name in names { suggestion.offer(Array(name.utf8)) }
                throw AnimMotion.Expression.unknownName(name, suggestion)
            }
        }
        self.names = names
    }

    /// The names that the expression actually uses, in order of appearance.
    public var variables: [String] { core.variables.map { names[Int($0)] } }

    /// The value; infinite or NaN if it is not defined.
    /// - Parameter values: One value for each of the names, in their order.
    /// - Throws: `.argument` if there are more or fewer values than names.
    public func value(_ values: [Double] = []) throws(AnimError) -> Double {
        try check(values, "values")
        return core.evaluate { values[Int($0)] }
    }

    /// The value; infinite or NaN if it is not defined.
    /// - Parameter values: The values of the variables, by name.
    /// - Throws: `.notFound` for a variable without a value.
    public func value(_ values: [String: Double]) throws(AnimError) -> Double {
        for name in variables where values[name] == nil {
            throw AnimError(.notFound, "values has no '\(name)'")
        }
        return core.evaluate { values[names[Int($0)]] ?? .nan }
    }

    /// The values for many rows of numbers. O(rows × length).
    /// - Parameter rows: Each row has one value for each of the names, in their order.
    /// - Throws: `.argument` for a row with more or fewer values than names.
    public func values(_ rows: [[Double]]) throws(AnimError) -> [Double] {
        var result: [Double] = []
        result.reserveCapacity(rows.count)
        for row in rows { result.append(try value(row)) }
        return result
    }

    /// The value and its rate of change, by the chain rule.
    /// - Parameters:
    ///   - values: One value for each of the names, in their order.
    ///   - rates: The rates of change of these values.
    /// - Throws: `.argument` if there are more or fewer values or rates than names.
    public func derivative(
        _ values: [Double],
        rates: [Double]
    ) throws(AnimError) -> (value: Double, rate: Double) {
        try check(values, "values")
        try check(rates, "rates")
        return core.derivative { (values[Int($0)], rates[Int($0)]) }
    }

    private func check(_ numbers: [Double], _ name: String) throws(AnimError) {
        guard numbers.count == names.count else {
            throw AnimError(.argument, "\(name) has \(numbers.count) numbers, but there are \(names.count) names")
        }
    }

    /// The text.
    public var description: String { String(decoding: core.text, as: UTF8.self) }
}
