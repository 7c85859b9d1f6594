// SPDX-License-Identifier: MIT
import AnimMath

/// Compiles the text of an expression to instructions, in one pass and without recursion: pending operators are on a
/// separate stack until an operator with lower precedence follows (Dijkstra's shunting yard).
struct ExpressionParser: ~Copyable {
    // Indices in `ExpressionOperation.symbols`. Those before are binary operators.
    private static let or = 11
    private static let question = 13
    private static let colon = 14
    private static let comma = 15
    private static let close = 16

    private static let signPrecedence: UInt8 = 8
    private static let elsePrecedence: UInt8 = 1

    // The arguments of pending entries with precedence 0, which have their own end. For a call the argument is the
    // index of the argument being parsed, from 1 on.
    package static let bracket: Int32 = 0
    static let conditional: Int32 = -1
    package static let nothing: Int32 = -2

    package let text: [UInt8]
    /// The bytes of the text, which is kept alive.
    package let bytes: UnsafePointer<UInt8>
    /// How many bytes the text has.
    package let count: Int
    package var position = 0
    /// Whether the last skipped name contains backquotes.
    var hasBackquotes = false
    /// Whether to keep backquotes around parts of names that would mean something else without them.
    var keepsBackquotes = false
    /// Whether the last expression ended with a comma.
    var hasMore = false
    private var pending: InstructionStack
    package var code: InstructionStack
    /// How many values the instructions leave on the stack.
    private var values = 0
    private var variableCount = 0
    /// The count of texts in quotes and operations on texts. While it is 0 and no name is that of a text, types need no
    /// check.
    private var textCount = 0
    /// Whether it may contain texts other than those to which names are compared.
    private var hasTypes = false
    private var instructionsLeft = Expression.mostInstructions

    /// The number of instructions to reserve memory for: a text has at most as many pending and emitted instructions as
    /// bytes.
    package static func capacity(for text: [UInt8]) -> Int {
        waitingCapacity(for: text) + min(text.count, Expression.mostInstructions) + 2
    }

    private static func waitingCapacity(for text: [UInt8]) -> Int { min(text.count, Expression.deepestNesting) }

    /// - Parameter memory: room for `capacity(for:)` instructions, for the lifetime of the parser.
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

    /// Parses the next expression. In a list it may end with a comma, which is skipped.
    @inline(never)
    @_optimize(speed)
    package mutating func next(
        isList: Bool,
        keepsText: Bool = true,
        type: ExpressionType? = nil,
        resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) -> Expression {
        skipSpaces()
        let start = position
        values = 0
        variableCount = 0
        textCount = 0
        hasTypes = type != nil
        code.count = 0
        let end = try parse(isList: isList)
        let reached = position
        if type == nil, textCount > 0 { throw textError() }
        if variableCount > 0 {
            for index in 0..<code.count
            where code[index].operation == .variable || code[index].operation == .text {
                try resolveVariable(index, resolve)
            }
        }
        var result: [ExpressionInstruction]?
        if let type, textCount > 0 || type != .number {
            result = try typed(as: type, resolve)
        }
        position = reached
        if result == nil, variableCount > 0 { code.markFirst() }
        return Expression(text: isList ? [UInt8](text[start..<end]) : keepsText ? text : [], code: result ?? code.array)
    }

    /// Replaces the name of an instruction by the number of the variable.
    @inline(__always)
    private mutating func resolveVariable(
        _ index: Int,
        _ resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) {
        let instruction = code[index]
        // A path is identified by the number of its variable.
        let isPath = instruction.precedence & ExpressionInstruction.pathBit != 0
        let name = (Int(instruction.argument), Int(instruction.number))
        var variable: Int32
        if !isPath {
            variable = try resolved(name.0, name.1, resolve)
        } else if hasTypes, code[index + 1].operation == .length {
            variable = try measured(index, name.0, name.1, resolve)
            if variable <= ExpressionType.firstText { return }
        } else {
            variable = try resolved(name.0, name.1, question: "path", resolve)
        }
        let isText = variable <= ExpressionType.firstText
        if isText {
            variable = ExpressionType.firstText - variable
            textCount += 1
        }
        if isPath {
            let path = ExpressionInstruction.pathBit
            code[index] = ExpressionInstruction(operation: .constant, precedence: path, number: Double(variable))
            return
        }
        let isEither = hasTypes && !isText && name.1 >= 0 && isOfEvent(name.0)
        // Keep the offset until types have been checked.
        code[index] = ExpressionInstruction(
            operation: isText ? .text : .variable,
            precedence: isEither ? ExpressionInstruction.eitherBit : 0,
            argument: variable,
            number: Double(name.0)
        )
    }

    /// Resolves the operand of `length`: the variable of a path, or a text, for which the instructions are replaced.
    @inline(never)
    private mutating func measured(
        _ index: Int,
        _ start: Int,
        _ end: Int,
        _ resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) -> Int32 {
        do throws(AnimError) {
            return try resolved(start, end, question: "path", resolve)
        } catch {
            let isEither = isOfEvent(start)
            let text = try? resolved(start, end, question: isEither ? "text" : nil, resolve)
            guard let text, text <= ExpressionType.firstText else { throw error }
            textCount += 1
            code[index + 1].operation = .textLength
            code[index] = ExpressionInstruction(
                operation: .text,
                argument: ExpressionType.firstText - text,
                number: Double(start)
            )
            return text
        }
    }

    /// Whether the name at an offset refers to an event's data.
    private func isOfEvent(_ start: Int) -> Bool {
        (bytes[start] == UInt8(ascii: "e") || bytes[start] == UInt8(ascii: "`"))
            && (text[start...].begins(with: "event.") || text[start...].begins(with: "`event`."))
    }

    /// The error for a text where none is allowed.
    @inline(never)
    private mutating func textError() -> AnimError {
        var index = 0
        while index < code.count - 1, code[index].operation != .text, !code[index].operation.isOfTexts { index += 1 }
        position = Int(code[index].argument)
        return error(.syntax, "a text can only be compared with a name, by == or !=")
    }

    /// Fills `code`. The argument of a variable is the offset of its name, and its number the end of a name that is
    /// resolved unchanged. Returns the end of the expression's text.
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
            // The right side of pending operators is complete, up to the innermost bracket, call or conditional.
            try reduce(downTo: ExpressionParser.elsePrecedence + (symbol == ExpressionParser.question ? 1 : 0))
            let last = pending.count - 1
            let opened = last < 0 ? ExpressionParser.nothing : pending[last].argument
            let operation = last < 0 ? .constant : pending[last].operation
            isAfterOperand = symbol == ExpressionParser.close
            if opened == 1, operation.isOfPath, symbol != ExpressionParser.question { try takePath(operation) }
            switch symbol {
            case ExpressionParser.question:
                try wait(.choose, argument: ExpressionParser.conditional)
            case ExpressionParser.colon where opened == ExpressionParser.conditional:
                pending[last].precedence = ExpressionParser.elsePrecedence
            case ExpressionParser.comma where opened > 0 && (opened < pending[last].arity || operation.isVariadic):
                // max(a, b, c) is max(max(a, b), c).
                if opened == operation.arity, operation != .call {
                    try emit(operation, at: pending[last].number)
                } else {
                    pending[last].argument += 1
                }
            case ExpressionParser.close
            where opened == ExpressionParser.bracket || opened > 0 && canEnd(pending[last]):
                if operation == .format, opened == 1 { pending[last].operation = .formatShortest }
                if operation == .random {
                    try append(variable(at: Int(pending[last].number)), 1)
                    try emit(.mix)
                } else if operation == .call {
                    try emitCall(pending[last])
                } else if opened > 0 {
                    try emit(pending[last].operation, at: pending[last].number)
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

    /// Parses a sign, a bracket or the beginning of a call, or a number or name. Returns true if the operand is
    /// complete.
    private mutating func parseOperand() throws(AnimError) -> Bool {
        let start = position
        switch byte {
        case UInt8(ascii: "("):
            try wait(.constant)
        case UInt8(ascii: "-"):
            try wait(.negate, precedence: ExpressionParser.signPrecedence)
        case UInt8(ascii: "!"):
            try wait(.not, precedence: ExpressionParser.signPrecedence)
        case ExpressionParser.quote:
            _ = try skipText()
            textCount += 1
            try append(ExpressionInstruction(operation: .text, argument: Int32(truncatingIfNeeded: start)), 1)
            return true
        case 0x30...0x39:
            try append(ExpressionInstruction(operation: .constant, number: try parseNumber()), 1)
            return true
        default:
            let found = try skipVariable()
            let name = slice(found.name)
            if found.isCall {
                let operation = ExpressionOperation.functionNames.index(of: name)
                let function = operation == nil ? ExpressionFunction.number(named: name) : 0
                guard let function else { throw unknownFunction(text[found.name]) }
                try wait(operation.map { ExpressionOperation(.abs, plus: $0) } ?? .call, argument: 1)
                pending[pending.count - 1].number = Double(start)
                pending[pending.count - 1].function = function
                break
            }
            // The offset of the name, until it is resolved.
            var operand = variable(at: start)
            if !found.isDraw, text[found.name.upperBound - 1] != UInt8(ascii: ")") {
                operand.precedence = ExpressionInstruction.nameBit
            }
            if let constant = ExpressionOperation.constant(named: name) {
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
            return true
        }
        position += 1
        return false
    }

    /// The first operand of a function of paths must be the name of a path.
    @inline(never)
    private mutating func takePath(_ operation: ExpressionOperation) throws(AnimError) {
        let last = code.count - 1
        guard last >= 0, code[last].operation == .variable else {
            guard operation != .length else {
                // The length of a text.
                pending[pending.count - 1].operation = .textLength
                return
            }
            throw error(.syntax, "the first argument must be the name of a path")
        }
        code[last].precedence = ExpressionInstruction.pathBit
    }

    private func variable(at start: Int) -> ExpressionInstruction {
        ExpressionInstruction(operation: .variable, argument: Int32(truncatingIfNeeded: start))
    }

    /// Replaces the last two values by one variable if they are a name and a text in quotes that are compared.
    /// - Returns: whether they are.
    @inline(never)
    private mutating func compareWithText() -> Bool {
        guard code.count >= 2 else { return false }
        var (name, literal) = (code[code.count - 2], code[code.count - 1])
        if name.operation == .text { swap(&name, &literal) }
        guard literal.operation == .text, name.precedence == ExpressionInstruction.nameBit else { return false }
        if hasTypes, isOfEvent(Int(name.argument)) { return false }
        if name.operation == .constant { variableCount += 1 }
        variableCount -= 1
        textCount -= 1
        code.count -= 1
        values -= 1
        instructionsLeft += 1
        code[code.count - 1] = ExpressionInstruction(
            operation: .variable,
            argument: name.argument,
            number: -1 - Double(literal.argument)
        )
        return true
    }

    /// Parses a binary operator.
    private mutating func parseBinary(_ symbol: Int) throws(AnimError) {
        let precedence = ExpressionOperation.precedences.utf8Start[symbol] &- UInt8(ascii: "0")
        // Comparisons have the precedences 4 and 5.
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
        pending.append(
            ExpressionInstruction(
                operation: operation,
                precedence: precedence,
                argument: argument,
                number: Double(position)
            )
        )
    }

    /// Emits pending operators that bind at least as tightly.
    private mutating func reduce(downTo precedence: UInt8) throws(AnimError) {
        while let last = pending.last, last.precedence >= precedence {
            try emit(last.operation, at: last.number)
            pending.count -= 1
        }
    }

    /// Appends an instruction that changes the number of values by a count.
    private mutating func append(_ instruction: ExpressionInstruction, _ more: Int) throws(AnimError) {
        if instructionsLeft == 0 { throw limitError("has at most ", Expression.mostInstructions, " instructions") }
        instructionsLeft -= 1
        values += more
        if values > Expression.deepestNesting { throw nestingError() }
        if instruction.operation == .variable || instruction.operation == .text { variableCount += 1 }
        code.append(instruction)
    }

    /// Emits a call, with the defaults of omitted arguments, or its result if all arguments are constants.
    @inline(never)
    private mutating func emitCall(_ call: ExpressionInstruction) throws(AnimError) {
        let letters = ExpressionFunction.letters(call.function)
        for index in Int(call.argument)..<letters.count {
            let number = ExpressionFunction.standard(letters[index])
            try append(ExpressionInstruction(operation: .constant, number: number), 1)
        }
        var (end, areConstant) = (code.count, true)
        var (next, last) = (Double.nan, Double.nan)
        for index in stride(from: letters.count - 1, through: 0, by: -1) {
            let start = valueStart(before: end)
            if code[end - 1].operation != .constant {
                areConstant = false
                next = .nan
            } else {
                let number = code[start].number
                if index == letters.count - 1 { last = number }
                let isAccepted = ExpressionFunction.accepts(letters[index], number)
                let conflict = ExpressionFunction.conflict(letters[index], number, next: next, last: last)
                if !isAccepted || conflict != nil {
                    position = Int(call.number)
                    let rule = conflict ?? ExpressionFunction.Rule(letters[index]).text
                    throw error(.argument, "argument \(index + 1) of the function: \(rule)")
                }
                next = number
            }
            end = start
        }
        var instruction = ExpressionInstruction(operation: .call, argument: Int32(call.number))
        instruction.function = call.function
        try append(instruction, 1 - letters.count)
        guard areConstant else { return }
        let result = withUnsafeTemporaryAllocation(of: Double.self, capacity: letters.count) { memory in
            for index in 0..<letters.count { memory[index] = code[end + index].number }
            return memory.baseAddress.map { Double.call(call.function, $0) } ?? .nan
        }
        code[end].precedence = 0
        code[end].number = result
        code.count -= letters.count
        instructionsLeft += letters.count
    }

    /// The index of the first instruction of the value that ends before `end`.
    private func valueStart(before end: Int) -> Int {
        var (start, missing) = (end, 1)
        while missing > 0 {
            start -= 1
            let operation = code[start].operation
            let isOperand = operation == .constant || operation == .variable || operation == .text
            missing += (isOperand ? 0 : code[start].arity) - 1
        }
        return start
    }

    /// Whether a pending call may end with its present number of arguments.
    private func canEnd(_ call: ExpressionInstruction) -> Bool {
        guard call.operation == .call else {
            return call.argument == call.operation.arity || call.operation == .format && call.argument == 1
        }
        let letters = ExpressionFunction.letters(call.function)
        let count = Int(call.argument)
        return count == letters.count || ExpressionFunction.isOptional(letters[count])
    }

    /// Emits an operation on the last values, or its result if they are constants.
    /// - Parameter offset: where it is in the text.
    @inline(never)
    private mutating func emit(_ operation: ExpressionOperation, at offset: Double = 0) throws(AnimError) {
        if textCount > 0, operation == .equal || operation == .notEqual, compareWithText() {
            if operation == .notEqual { try emit(.not) }
            return
        }
        let arity = operation.arity
        try append(ExpressionInstruction(operation: operation, argument: Int32(offset)), 1 - arity)
        if operation.isOfTexts {
            textCount += 1
            return
        }
        let first = code.count - 1 - arity
        for index in first..<(first + arity) where code[index].operation != .constant { return }
        let (second, third) = (arity > 1 ? first + 1 : first, first + arity - 1)
        code[first].precedence = 0
        code[first].number = Double.apply(operation, code[first].number, code[second].number, code[third].number)
        code.count -= arity
        instructionsLeft += arity
    }
}

/// A stack of instructions in borrowed memory.
struct InstructionStack {
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

    func markFirst() { ExpressionInstruction.markFirst(UnsafeMutableBufferPointer(start: start, count: count)) }

    /// A copy of all instructions.
    package var array: [ExpressionInstruction] {
        [ExpressionInstruction](unsafeUninitializedCapacity: count) { memory, initialized in
            for index in 0..<count { memory.initializeElement(at: index, to: start[index]) }
            initialized = count
        }
    }
}
