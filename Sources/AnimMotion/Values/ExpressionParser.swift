// SPDX-License-Identifier: MIT
import AnimMath

/// Turns the text of an expression into instructions, in one pass and without recursion: operators wait on a stack of
/// their own until what follows binds less tightly (Dijkstra's shunting yard).
struct ExpressionParser: ~Copyable {
    // Where they stand in `ExpressionOperation.symbols`. Those before are operators between two values.
    private static let or = 11
    private static let question = 13
    private static let colon = 14
    private static let comma = 15
    private static let close = 16

    private static let signPrecedence: UInt8 = 8
    private static let elsePrecedence: UInt8 = 1

    // The argument of what waits with precedence 0, for its own end. That of a call is the number of the argument that
    // is being read, from 1 on.
    package static let bracket: Int32 = 0
    static let conditional: Int32 = -1
    package static let nothing: Int32 = -2

    package let text: [UInt8]
    /// The text's, which is kept.
    package let bytes: UnsafePointer<UInt8>
    /// How many bytes the text has.
    package let count: Int
    package var position = 0
    /// Whether the name that was skipped last has backquotes in it.
    var hasBackquotes = false
    /// Whether the last expression ended with a comma.
    var hasMore = false
    private var pending: InstructionStack
    private var code: InstructionStack
    /// How many values the instructions leave on the stack.
    private var values = 0
    private var variableCount = 0
    private var instructionsLeft = Expression.mostInstructions

    /// How many instructions there must be memory for: no more wait, and no more come of a text, than it has bytes.
    package static func capacity(for text: [UInt8]) -> Int {
        waitingCapacity(for: text) + min(text.count, Expression.mostInstructions) + 2
    }

    private static func waitingCapacity(for text: [UInt8]) -> Int { min(text.count, Expression.deepestNesting) }

    /// - Parameter memory: for as long as the parser is used, for `capacity(for:)` instructions.
    init(_ text: [UInt8], _ memory: UnsafeMutableBufferPointer<ExpressionInstruction>) throws(AnimError) {
        let waitingCapacity = ExpressionParser.waitingCapacity(for: text)
        let start = memory.baseAddress.unsafelyUnwrapped
        pending = InstructionStack(start, capacity: waitingCapacity)
        code = InstructionStack(start + waitingCapacity, capacity: memory.count - waitingCapacity)
        self.text = text
        bytes = text.keptAddress
        count = text.count
        if text.count > Expression.longestText { throw limitError("has at most ", Expression.longestText, " bytes") }
    }

    /// Lets `body` use a parser of a text.
    @inline(__always)
    package static func parse<Result>(
        _ text: [UInt8],
        _ body: (inout ExpressionParser) throws(AnimError) -> Result
    ) throws(AnimError) -> Result {
        var failure: AnimError?
        let result: Result? = withUnsafeTemporaryAllocation(
            of: ExpressionInstruction.self,
            capacity: capacity(for: text)
        ) { memory in
            do throws(AnimError) {
                var parser = try ExpressionParser(text, memory)
                return try body(&parser)
            } catch {
                failure = error
                return nil
            }
        }
        if let failure { throw failure }
        return result.unsafelyUnwrapped
    }

    /// The next expression. In a list it may end with a comma, which is skipped.
    @inline(never)
    @_optimize(speed)
    package mutating func next(
        isList: Bool,
        keepsText: Bool = true,
        resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) -> Expression {
        skipSpaces()
        let start = position
        values = 0
        variableCount = 0
        code.count = 0
        let end = try parse(isList: isList)
        let reached = position
        if variableCount > 0 {
            for index in 0..<code.count where code[index].operation == .variable {
                let instruction = code[index]
                // A path is known by the number of its variable.
                let isPath = instruction.precedence != 0
                let variable = try resolved(Int(instruction.argument), Int(instruction.number), isPath: isPath, resolve)
                var marks = ExpressionInstruction.firstBit
                for before in 0..<index where code[before].firstVariable == variable { marks = 0 }
                code[index] =
                    isPath
                    ? ExpressionInstruction(
                        operation: .constant,
                        precedence: marks | ExpressionInstruction.pathBit,
                        number: Double(variable)
                    )
                    : ExpressionInstruction(operation: .variable, precedence: marks, argument: variable)
            }
        }
        position = reached
        return Expression(text: isList ? [UInt8](text[start..<end]) : keepsText ? text : [], code: code.array)
    }

    /// Fills `code`; variables have the offset of their name for an argument, and for a number the end of a name that is
    /// resolved as it stands. Gives the end of the expression's text.
    @_optimize(speed)
    private mutating func parse(isList: Bool) throws(AnimError) -> Int {
        var end = 0
        var isAfterOperand = false
        while true {
            skipSpaces()
            if !isAfterOperand {
                isAfterOperand = try parseOperand()
                end = position
                continue
            }
            let (symbol, length) = symbolHere()
            if symbol < ExpressionParser.question {
                try parseBinary(symbol)
                position += length
                isAfterOperand = false
                continue
            }
            // What waits for its right side has it now, up to the innermost bracket, call or conditional.
            try reduce(downTo: ExpressionParser.elsePrecedence + (symbol == ExpressionParser.question ? 1 : 0))
            let last = pending.count - 1
            let opened = last < 0 ? ExpressionParser.nothing : pending[last].argument
            let operation = last < 0 ? .constant : pending[last].operation
            isAfterOperand = symbol == ExpressionParser.close
            if opened == 1, operation.isOfPath { try takePath(operation) }
            switch symbol {
            case ExpressionParser.question:
                try wait(.choose, argument: ExpressionParser.conditional)
            case ExpressionParser.colon where opened == ExpressionParser.conditional:
                pending[last].precedence = ExpressionParser.elsePrecedence
            case ExpressionParser.comma where opened > 0 && (opened < operation.arity || operation.isVariadic):
                // max(a, b, c) is max(max(a, b), c).
                if opened == operation.arity { try emit(operation) } else { pending[last].argument += 1 }
            case ExpressionParser.close where opened == ExpressionParser.bracket || opened == operation.arity:
                if operation == .random {
                    try append(variable(at: Int(pending[last].number)), 1)
                    try emit(.mix)
                } else if opened > 0 {
                    try emit(operation)
                }
                pending.count -= 1
            default:
                hasMore = isList && symbol == ExpressionParser.comma
                guard last < 0, hasMore || position == count else { throw unexpectedOperator(opened, isList) }
                if hasMore { position += 1 }
                return end
            }
            position += 1
            end = position
        }
    }

    /// Reads a sign, a bracket or the beginning of a call, or a number or name: true where it is complete.
    private mutating func parseOperand() throws(AnimError) -> Bool {
        let start = position
        switch byte {
        case UInt8(ascii: "("):
            try wait(.constant)
        case UInt8(ascii: "-"):
            try wait(.negate, precedence: ExpressionParser.signPrecedence)
        case UInt8(ascii: "!"):
            try wait(.not, precedence: ExpressionParser.signPrecedence)
        case 0x30...0x39:
            try append(ExpressionInstruction(operation: .constant, number: try parseNumber()), 1)
            return true
        default:
            let found = try skipVariable()
            let name = slice(found.name)
            if found.isCall {
                guard let function = ExpressionOperation.functionNames.index(of: name) else {
                    throw unknownFunction(text[found.name])
                }
                try wait(ExpressionOperation(.abs, plus: function), argument: 1)
                pending[pending.count - 1].number = Double(start)
                break
            }
            // Where the name stands, until it is resolved.
            var operand = variable(at: start)
            if found.text != nil {
                try checkTextComparison(start)
            } else if let constant = ExpressionOperation.constant(named: name) {
                operand.operation = .constant
                switch constant {
                case 0: operand.number = 0
                case 1: operand.number = 1
                case 2: operand.number = 2.718281828459045
                case 3: operand.number = 0x1.921FB54442D18p1
                default: operand.number = 0x1.921FB54442D18p2
                }
            } else if found.isPlain {
                operand.number = Double(found.name.upperBound)
            }
            try append(operand, 1)
            if found.isDifference { try emit(.not) }
            return true
        }
        position += 1
        return false
    }

    /// The first operand of a function of paths is the name of one, and nothing else.
    @inline(never)
    private mutating func takePath(_ operation: ExpressionOperation) throws(AnimError) {
        let last = code.count - 1
        guard last >= 0, code[last].operation == .variable else {
            throw error(.syntax, "the first argument must be the name of a path")
        }
        code[last].precedence = 1
    }

    private func variable(at start: Int) -> ExpressionInstruction {
        ExpressionInstruction(operation: .variable, argument: Int32(truncatingIfNeeded: start))
    }

    /// A comparison with a text has been read whole: no operator beside it may bind as tightly or more.
    private mutating func checkTextComparison(_ start: Int) throws(AnimError) {
        let end = position
        skipSpaces()
        let isTight = symbolHere().index < ExpressionParser.or
        position = end
        guard isTight || pending.last.map({ $0.precedence > 3 }) == true else { return }
        position = start
        throw error(.syntax, "a comparison with a text stands between brackets, && and || only")
    }

    /// An operator between two values.
    private mutating func parseBinary(_ symbol: Int) throws(AnimError) {
        let precedence = ExpressionOperation.precedences.utf8Start[symbol] &- UInt8(ascii: "0")
        // Comparisons have 4 and 5.
        let isComparison = precedence &- 4 < 2
        try reduce(downTo: isComparison ? precedence + 1 : precedence)
        if isComparison, let last = pending.last, last.precedence == precedence {
            throw error(.syntax, "comparisons do not chain: join two with &&")
        }
        try wait(ExpressionOperation(.mod, plus: symbol), precedence: precedence)
    }

    private mutating func wait(
        _ operation: ExpressionOperation,
        precedence: UInt8 = 0,
        argument: Int32 = ExpressionParser.bracket
    ) throws(AnimError) {
        if pending.count == Expression.deepestNesting { throw nestingError() }
        pending.append(ExpressionInstruction(operation: operation, precedence: precedence, argument: argument))
    }

    /// Emits what waits and binds at least as tightly.
    private mutating func reduce(downTo precedence: UInt8) throws(AnimError) {
        while let last = pending.last, last.precedence >= precedence {
            try emit(last.operation)
            pending.count -= 1
        }
    }

    /// Appends an instruction that leaves so many values more.
    private mutating func append(_ instruction: ExpressionInstruction, _ more: Int) throws(AnimError) {
        if instructionsLeft == 0 { throw limitError("has at most ", Expression.mostInstructions, " instructions") }
        instructionsLeft -= 1
        values += more
        if values > Expression.deepestNesting { throw nestingError() }
        if instruction.operation == .variable { variableCount += 1 }
        code.append(instruction)
    }

    /// An operation on the last values; its result, where they are constants.
    @inline(never)
    private mutating func emit(_ operation: ExpressionOperation) throws(AnimError) {
        let arity = operation.arity
        try append(ExpressionInstruction(operation: operation), 1 - arity)
        let first = code.count - 1 - arity
        for index in first..<(first + arity) where code[index].operation != .constant { return }
        let (second, third) = (arity > 1 ? first + 1 : first, first + arity - 1)
        code[first].number = Double.apply(operation, code[first].number, code[second].number, code[third].number)
        code.count -= arity
        instructionsLeft += arity
    }
}

/// Instructions in memory of someone else's.
private struct InstructionStack {
    private let start: UnsafeMutablePointer<ExpressionInstruction>
    private let capacity: Int
    package var count = 0

    init(_ start: UnsafeMutablePointer<ExpressionInstruction>, capacity: Int) {
        self.start = start
        self.capacity = capacity
    }

    @inline(__always)
    subscript(index: Int) -> ExpressionInstruction {
        get { start[index] }
        nonmutating _modify { yield &start[index] }
    }

    @inline(__always)
    package var last: ExpressionInstruction? { count == 0 ? nil : start[count - 1] }

    @inline(__always)
    package mutating func append(_ instruction: ExpressionInstruction) {
        precondition(count < capacity)
        (start + count).initialize(to: instruction)
        count += 1
    }

    /// A copy of all.
    package var array: [ExpressionInstruction] {
        [ExpressionInstruction](unsafeUninitializedCapacity: count) { memory, initialized in
            for index in 0..<count { memory.initializeElement(at: index, to: start[index]) }
            initialized = count
        }
    }
}
