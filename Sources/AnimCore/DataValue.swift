// SPDX-License-Identifier: MIT
import AnimMachine
import AnimStage

/// A value of a scene's input or of an event's data. Number, boolean and string literals are such values.
public enum DataValue: Sendable, Hashable, CustomStringConvertible {
    /// A number.
    case number(Double)
    /// True or false.
    case boolean(Bool)
    /// A text.
    case text(String)

    /// nil for a trigger.
    init?(_ input: InputStore.Input) {
        switch input.kind {
        case .number: self = .number(input.number)
        case .boolean: self = .boolean(input.boolean)
        case .string: self = .text(String(decoding: input.string, as: UTF8.self))
        case .trigger: return nil
        }
    }

    init(_ field: EventField) {
        self =
            switch field.kind {
            case .number: .number(field.number)
            case .boolean: .boolean(field.number != 0)
            case .text: .text(String(decoding: field.text, as: UTF8.self))
            }
    }

    /// The number; nil for another kind.
    public var number: Double? { if case .number(let number) = self { number } else { nil } }
    /// The boolean; nil for another kind.
    public var boolean: Bool? { if case .boolean(let boolean) = self { boolean } else { nil } }
    /// The text; nil for another kind.
    public var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The value as text.
    public var description: String {
        switch self {
        case .number(let number): number.description
        case .boolean(let boolean): boolean.description
        case .text(let text): text
        }
    }
}

extension DataValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByStringLiteral
{
    /// A number.
    /// - Parameter value: The literal.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// A number.
    /// - Parameter value: The literal.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// A boolean.
    /// - Parameter value: The literal.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// A text.
    /// - Parameter value: The literal.
    public init(stringLiteral value: String) { self = .text(value) }
}
