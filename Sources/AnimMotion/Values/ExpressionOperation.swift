// SPDX-License-Identifier: MIT
import AnimMath

/// The operation of an instruction, in the order of the names in the lists below.
package enum ExpressionOperation: UInt8, Sendable {
    /// Pushes a number, or a variable's value.
    case constant, variable

    // One operand.
    case negate, not
    /// Texts: a number as text, the number of scalars of a text, and a hash number of a text. Like `text` and the cases
    /// at the end, only in expressions with types.
    case formatShortest, textLength, textHash
    case abs, acos, asin, atan, cbrt, ceil, cos, degrees, exp, floor, fract, log, radians, round, sign, sin, sqrt, tan,
        trunc
    /// The length of a path, whose number is the first operand.
    case length

    // Three operands. `choose` is the conditional.
    case clamp, choose, mix, smoothstep

    // Two operands. `random` is only the parser's: it becomes `mix` of them and a draw.
    case atan2, hypot, pow, step, max, min, random
    /// Of a path at a distance along it.
    case pathX, pathY, pathAngle
    /// Operations on texts; the first formats a number as text.
    case format, contains, startsWith, endsWith
    case mod, add, subtract, multiply, divide
    case lessOrEqual, greaterOrEqual, less, greater, equal, notEqual, or, and
    /// The concatenation of two texts, and their order: −1, 0 or 1.
    case join, compareText
    /// The conditional with texts, of three operands.
    case chooseText
    /// Pushes the text of a component. In the parser, the argument is the offset of a text in quotes.
    case text
    /// One of `ExpressionFunction`, which the instruction names.
    case call

    /// The functions, from `abs` to `mod`; others are in `ExpressionFunction`.
    static let functionNames: WordList = """
        abs acos asin atan cbrt ceil cos degrees exp floor fract log radians round sign sin sqrt tan trunc length clamp \
        if mix smoothstep atan2 hypot pow step max min random pathX pathY pathAngle format contains startsWith endsWith mod
        """

    /// The precedence of each operator from `mod` to `and`: % + - * / <= >= < > == != || &&.
    static var precedences: StaticText { "7667755554423" }

    /// Queries: they look like functions but stand for a number that the resolver knows. The argument is the name of a
    /// state, for the last that of a list, for the third nothing.
    static let queryNames: WordList = "in elapsed random count"

    package static let constantNames: WordList = "false true e pi tau"
    package static let longestConstantName = 5

    /// The index of a name among those of constants; nil for other names.
    package static func constant(named name: UnsafeBufferPointer<UInt8>) -> Int? {
        // Quick rejection: most names do not begin with e, f, p or t.
        switch name.first {
        case 0x65, 0x66, 0x70, 0x74: break
        default: return nil
        }
        return name.count > longestConstantName ? nil : constantNames.index(of: name)
    }

    /// Number of values that it takes from the stack; not for constants, variables and calls.
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

    /// Whether it is a named operation that takes or returns texts.
    var isOfTexts: Bool {
        self == .formatShortest || self == .textLength
            || rawValue >= ExpressionOperation.format.rawValue && rawValue <= ExpressionOperation.endsWith.rawValue
    }

    /// Whether its result is a text.
    var isText: Bool {
        self == .text || self == .join || self == .format || self == .formatShortest || self == .chooseText
    }

    /// The operation a number of places after another.
    package init(_ first: ExpressionOperation, plus offset: Int) {
        self = ExpressionOperation(rawValue: first.rawValue &+ UInt8(truncatingIfNeeded: offset)) ?? .constant
    }
}

/// One instruction of an expression; in the parser also a pending one, whose operands come first.
package struct ExpressionInstruction: Sendable {
    package var operation: ExpressionOperation
    /// In the parser, its precedence. Afterwards `firstBit` and `pathBit`.
    package var precedence: UInt8 = 0
    /// For a call: the number of an `ExpressionFunction`.
    package var function: UInt8 = 0
    /// The variable's number.
    package var argument: Int32 = 0
    /// The constant.
    package var number: Double = 0

    /// Whether it does the same, possibly with other variables.
    package func isSameForm(as other: ExpressionInstruction) -> Bool {
        operation == other.operation && function == other.function && number.bitPattern == other.number.bitPattern
    }

    package init(operation: ExpressionOperation, precedence: UInt8 = 0, argument: Int32 = 0, number: Double = 0) {
        self.operation = operation
        self.precedence = precedence
        self.argument = argument
        self.number = number
    }

    /// Whether its constant is the number of a path.
    package static let pathBit: UInt8 = 1
    /// Whether it is the first instruction with its variable.
    package static let firstBit: UInt8 = 2
    /// In the parser: whether it is a name, as opposed to a draw or a query about a state.
    static let nameBit: UInt8 = 4
    /// In the parser: whether it is a number or a text of an event's data, depending on its use.
    static let eitherBit: UInt8 = 8

    /// How many values it takes from the stack, if it is no operand.
    @inline(__always)
    var arity: Int { operation == .call ? ExpressionFunction.letters(function).count : operation.arity }

    /// The variable or path that it reads; nil if it reads none.
    @inline(__always)
    package var variable: Int32? {
        operation == .variable || operation == .text
            ? argument : precedence & ExpressionInstruction.pathBit != 0 ? Int32(number) : nil
    }

    /// Marks the first instruction that reads each variable, and removes all other marks but `pathBit`.
    ///
    /// Complexity: O(instructions).
    @inline(never)
    package static func markFirst(_ code: UnsafeMutableBufferPointer<ExpressionInstruction>) {
        // A table by hashes of variables, at most half full: the index of the marked instruction, or −1.
        var size = 16
        while size < 2 * code.count { size *= 2 }
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: size) { table in
            table.initialize(repeating: -1)
            for index in code.indices {
                code[index].precedence &= pathBit
                guard let variable = code[index].variable else { continue }
                var place = Int((UInt32(bitPattern: variable) &* 0x9E37_79B1) >> 8) & (size - 1)
                while table[place] >= 0, code[Int(table[place])].variable != variable {
                    place = (place + 1) & (size - 1)
                }
                if table[place] >= 0 { continue }
                table[place] = Int32(truncatingIfNeeded: index)
                code[index].precedence |= firstBit
            }
        }
    }

    /// The variable or path, if this instruction is the first to read it.
    @inline(__always)
    package var firstVariable: Int32? { precedence & ExpressionInstruction.firstBit != 0 ? variable : nil }
}
