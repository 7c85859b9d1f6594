// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// A formula over named numbers, such as `mix(width, 40, clamp(t * 2, 0, 1))`: parsed once, evaluated often.
public struct Expression: Sendable, CustomStringConvertible {
    private let core: AnimMotion.Expression
    /// The names that it may use, in the order in which their values are given.
    public let names: [String]

    /// Parses an expression.
    /// - Parameters:
    ///   - text: At most 65 536 bytes; docs/document-format.md has the language.
    ///   - names: The variables that it may use, at most 4096 of at most 255 bytes each, each once.
    /// - Throws: `.syntax`, `.notFound` for an unknown name or function, or `.limit`, with line and column; `.duplicate`.
    public init(_ text: String, names: [String] = []) throws(AnimError) {
        let bytes = Array(text.utf8)
        guard bytes.count <= AnimMotion.Expression.longestText else {
            throw AnimError(.limit, "text is longer than \(AnimMotion.Expression.longestText) bytes")
        }
        guard names.count <= 4096 else { throw AnimError(.limit, "names has more than 4096 names") }
        var numbers: [String: Int32] = [:]
        for (number, name) in names.enumerated() {
            guard name.utf8.count <= AnimStage.Stage.longestName else {
                throw AnimError(.limit, "names has a name of more than \(AnimStage.Stage.longestName) bytes")
            }
            guard numbers.updateValue(Int32(number), forKey: name) == nil else {
                throw AnimError(.duplicate, "names has '\(name)' twice")
            }
        }
        core = try translating { () throws(EngineError) in
            try AnimMotion.Expression.parse(bytes) { (name) throws(EngineError) -> Int32 in
                if let number = numbers[String(decoding: name, as: UTF8.self)] { return number }
                var suggestion = Suggestion(for: name)
                for name in names { suggestion.offer(Array(name.utf8)) }
                throw AnimMotion.Expression.unknownName(name, suggestion)
            }
        }
        self.names = names
    }

    /// The names that it does use, in order of appearance.
    public var variables: [String] { core.variables.map { names[Int($0)] } }

    /// The value; infinite or not a number where there is none.
    /// - Parameter values: Of the names, in their order.
    /// - Throws: `.argument` for another number of values than names.
    public func value(_ values: [Double] = []) throws(AnimError) -> Double {
        try check(values, "values")
        return core.evaluate { values[Int($0)] }
    }

    /// The value; infinite or not a number where there is none.
    /// - Parameter values: Of the variables, by their names.
    /// - Throws: `.notFound` for a variable without a value.
    public func value(_ values: [String: Double]) throws(AnimError) -> Double {
        for name in variables where values[name] == nil {
            throw AnimError(.notFound, "values has no '\(name)'")
        }
        return core.evaluate { values[names[Int($0)]] ?? .nan }
    }

    /// The values of many rows of numbers. O(rows × length).
    /// - Parameter rows: Of each the values of the names, in their order.
    /// - Throws: `.argument` for a row of another number of values than names.
    public func values(_ rows: [[Double]]) throws(AnimError) -> [Double] {
        var result: [Double] = []
        result.reserveCapacity(rows.count)
        for row in rows { result.append(try value(row)) }
        return result
    }

    /// The value and how fast it changes, by the chain rule.
    /// - Parameters:
    ///   - values: Of the names, in their order.
    ///   - rates: How fast they change.
    /// - Throws: `.argument` for another number of values or rates than names.
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
