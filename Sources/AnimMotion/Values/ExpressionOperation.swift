// SPDX-License-Identifier: MIT
import AnimMath

/// What an instruction does. The order is that of the names in the lists below.
package enum ExpressionOperation: UInt8, Sendable {
    /// Pushes a number, or a variable's value.
    case constant, variable

    // One operand.
    case negate, not
    /// Texts: a number as one, the scalars of one, and a number that is another for another text. Only of expressions with
    /// types, as `text` and those at the end.
    case formatShortest, textLength, textHash
    case abs, acos, asin, atan, cbrt, ceil, cos, degrees, exp, floor, fract, log, radians, round, sign, sin, sqrt, tan,
        trunc
    /// Of a path, whose number is the first operand.
    case length

    // Three operands. `choose` is the conditional.
    case clamp, choose, mix, predict, smoothstep

    // Two operands. `random` is only the parser's: it becomes `mix` of them and a draw.
    case atan2, hypot, pow, rubberBand, step, max, min, random
    /// Of a path at a distance along it.
    case pathX, pathY, pathAngle
    /// Of texts; the first makes one of a number.
    case format, contains, startsWith, endsWith
    case mod, add, subtract, multiply, divide
    case lessOrEqual, greaterOrEqual, less, greater, equal, notEqual, or, and
    /// Two texts as one, and their order: −1, 0 or 1.
    case join, compareText
    /// The conditional of texts, of three operands.
    case chooseText
    /// Pushes the text that a component stands for. In the parser: the argument is where a text in quotes stands.
    case text

    /// The functions, from `abs` to `mod`.
    static let functionNames: WordList = """
        abs acos asin atan cbrt ceil cos degrees exp floor fract log radians round sign sin sqrt tan trunc length clamp \
        if mix predict smoothstep atan2 hypot pow rubberBand step max min random pathX pathY pathAngle format contains \
        startsWith endsWith mod
        """

    /// The operators from `mod` to `and`, and what else may follow an operand.
    static let symbols: WordList = "% + - * / <= >= < > == != || && ? : , )"
    /// How tightly each of the operators binds.
    static var precedences: StaticText { "7667755554423" }

    /// What looks like a function and stands for a number that whoever resolves names knows: with the name of a state in
    /// brackets, of a list for the last, and without anything for the third.
    static let queryNames: WordList = "in elapsed random count"

    package static let constantNames: WordList = "false true e pi tau"
    package static let longestConstantName = 5

    /// The place of a name among those of constants; nil for another's.
    package static func constant(named name: UnsafeBufferPointer<UInt8>) -> Int? {
        // Most names begin otherwise than with e, f, p or t.
        switch name.first {
        case 0x65, 0x66, 0x70, 0x74: break
        default: return nil
        }
        return name.count > longestConstantName ? nil : constantNames.index(of: name)
    }

    /// How many values it takes from the stack, if it is none of the first two.
    @inline(__always)
    var arity: Int {
        rawValue < ExpressionOperation.clamp.rawValue ? 1 : rawValue > ExpressionOperation.smoothstep.rawValue ? 2 : 3
    }

    /// Whether it takes more operands than its arity, two at a time.
    var isVariadic: Bool { self == .max || self == .min }

    /// Whether its first operand is the name of a path.
    var isOfPath: Bool {
        self == .length
            || rawValue >= ExpressionOperation.pathX.rawValue && rawValue <= ExpressionOperation.pathAngle.rawValue
    }

    /// Whether it takes or gives texts, of those that have a name.
    var isOfTexts: Bool {
        self == .formatShortest || self == .textLength
            || rawValue >= ExpressionOperation.format.rawValue && rawValue <= ExpressionOperation.endsWith.rawValue
    }

    /// Whether its result is a text.
    var isText: Bool {
        self == .text || self == .join || self == .format || self == .formatShortest || self == .chooseText
    }

    /// The operation that stands so many places after another.
    package init(_ first: ExpressionOperation, plus places: Int) {
        self = ExpressionOperation(rawValue: first.rawValue &+ UInt8(truncatingIfNeeded: places)) ?? .constant
    }
}

/// One instruction of an expression; in the parser also what is not yet one, since what follows comes first.
package struct ExpressionInstruction: Sendable {
    package var operation: ExpressionOperation
    /// In the parser, how tightly it binds. Afterwards `firstBit` and `pathBit`.
    package var precedence: UInt8 = 0
    /// The variable's number.
    package var argument: Int32 = 0
    /// The constant.
    package var number: Double = 0

    package init(operation: ExpressionOperation, precedence: UInt8 = 0, argument: Int32 = 0, number: Double = 0) {
        self.operation = operation
        self.precedence = precedence
        self.argument = argument
        self.number = number
    }

    /// Whether its constant is the number of a path.
    package static let pathBit: UInt8 = 1
    /// Whether no instruction before it has its variable.
    package static let firstBit: UInt8 = 2
    /// In the parser: a name, and no draw or question about a state.
    static let nameBit: UInt8 = 4
    /// In the parser: it is a number or a text of an event's data, whichever is asked for.
    static let eitherBit: UInt8 = 8

    /// The variable or path that it reads; nil for what reads none.
    @inline(__always)
    package var variable: Int32? {
        operation == .variable || operation == .text
            ? argument : precedence & ExpressionInstruction.pathBit != 0 ? Int32(number) : nil
    }

    /// That of an instruction which is the first to read it.
    @inline(__always)
    package var firstVariable: Int32? { precedence & ExpressionInstruction.firstBit != 0 ? variable : nil }
}
