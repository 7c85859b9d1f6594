// SPDX-License-Identifier: MIT
import AnimMath

/// A formula over named numbers, such as `mix(width, 40, clamp(t * 2, 0, 1))`: parsed once, evaluated often.
///
/// Values are doubles. Nonzero numbers are true (NaN too, as in C); comparisons give 1 or 0. From loose to tight:
///
/// | | | |
/// |---|---|---|
/// | `c ? a : b` | a where c is true, else b | from the right |
/// | `\|\|` `&&` | or, and: 1 or 0 | from the left; `&&` is tighter |
/// | `==` `!=` | equal, not equal | two in a row are refused |
/// | `<` `<=` `>` `>=` | as in mathematics | two in a row are refused |
/// | `+` `-` | | from the left |
/// | `*` `/` `%` | `%` is `mod` | from the left |
/// | `-a` `!a` | the negative; 1 where a is 0, else 0 | |
///
/// Numbers are written as in JSON: `0.5`, `1e-3`. Constants: `pi`, `tau`, `e`, `true` (1), `false` (0).
///
/// Functions: `abs`, `acos`, `asin`, `atan`, `cbrt`, `ceil`, `cos`, `exp`, `floor`, `fract` (x − floor x), `log`
/// (natural), `round` (halves away from zero), `sign` (−1, 1, or the zero itself), `sin`, `sqrt`, `tan`, `trunc`,
/// `degrees(radians)`, `radians(degrees)`, `atan2(y, x)`, `hypot(x, y)`, `pow(x, y)`, `step(edge, x)` (0 below the
/// edge, else 1), `max` and `min` (of two or more; NaN where one is), `mod(x, y)` (has the sign of y, as Python's `%`;
/// the remainder is exact), `clamp(x, low, high)` (= min(max(x, low), high)), `mix(a, b, t)` (= a (1 − t) + b t),
/// `smoothstep(low, high, x)` (= u²(3 − 2u) with u = clamp((x − low) / (high − low), 0, 1)), and `if(c, a, b)`, which
/// is `c ? a : b`. The functions of springs, decays, curves and rubber bands are in `ExpressionFunction`. Angles are in
/// radians.
///
/// A variable's name has parts of ASCII letters, digits, `_` and all non-ASCII characters, joined by dots, and may have
/// an index: `gradient.angle.x`, `stops[0]`. Any other part is written in backquotes: `` `cart-center`.x ``. So are
/// variables with the name of a constant. A name contains no spaces.
///
/// Other tokens are variables whose names contain everything: `in(state)`, `elapsed(state)` (the state's name may
/// contain `-` and `.`, and may be in backquotes), `random()`, and comparisons of a name with a text in single quotes
/// (a quote inside is doubled): `mode == 'dark'`, `'dark' == mode` and, as its `!`, `mode != 'dark'` use the variable
/// `mode=='dark'` (see `textComparison`). Other texts require expressions with types, see `ExpressionType`. `random(a,
/// b)` is `mix(a, b, random())`. The resolver of names decides whether such variables exist. The same holds for paths:
/// in `length(outline)`, `pathX(outline, s)`, `pathY(outline, s)` and `pathAngle(outline, s)` (the length of a path,
/// and point and direction at a distance along it) the first operand is the variable `path(outline)`. A variable is
/// read for each of its occurrences, from left to right, including those on both sides of a conditional.
///
/// The same text and the same variables give the same bits everywhere. Evaluation has no errors: an undefined result is
/// NaN (always the same one), a result that is too large is infinite, and both propagate.
package struct Expression: Sendable {
    /// The longest text, in bytes.
    package static let longestText = 65_536
    /// The limit of brackets, calls, operators and values that are pending at once. `a + (b + c` has 3 and 2 of them.
    package static let deepestNesting = 64
    /// The limit of instructions: about the number of names, numbers and operators. The expressions of a list count
    /// together.
    package static let mostInstructions = 4096

    /// The text as given; in a list, the component's part without surrounding spaces. Empty if it is not kept.
    package let text: [UInt8]
    package let code: [ExpressionInstruction]
    /// The effort of evaluating it once: 1 for each instruction, and more for functions that take longer. Texts count
    /// by their length, see `ExpressionTexts.perform`.
    package let effort: UInt32

    package init(text: [UInt8], code: [ExpressionInstruction]) {
        self.text = text
        self.code = code
        var effort = code.count
        for instruction in code where instruction.operation == .call {
            effort += ExpressionFunction.effort(instruction.function)
        }
        self.effort = UInt32(truncatingIfNeeded: effort)
    }

    /// The distinct numbers of its variables, in order of appearance. Computed on each call.
    package var variables: [Int32] {
        var variables: [Int32] = []
        for instruction in code { if let variable = instruction.firstVariable { variables.append(variable) } }
        return variables
    }

    /// Parses an expression. O(length + names × different names).
    ///
    /// - Parameter keepsText: whether to keep the text, which takes its own memory.
    /// - Parameter type: the required type of an expression that may contain texts; nil if it may not.
    /// - Parameter keepsBackquotes: whether to keep the backquotes of parts that would mean something else without
    ///   them.
    /// - Parameter resolve: Returns the number of the variable with a name, or throws, preferably `unknownName`. It
    ///   receives the complete name, with its parts and index but without unneeded backquotes, for every occurrence in
    ///   order, after the syntax has been checked. For more about expressions with types see `ExpressionType`.
    /// - Throws: `.syntax`, `.limit`, `.notFound` for an unknown function, `.kind` for types that do not match, or the
    ///   error of `resolve`, with line and column.
    @inline(never)
    @_optimize(speed)
    package static func parse(
        _ text: [UInt8],
        keepsText: Bool = true,
        type: ExpressionType? = nil,
        keepsBackquotes: Bool = false,
        resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) -> Expression {
        // Most expressions are a single name. The parser reports its errors.
        if type != .text, text.withUnsafeBufferPointer({ ExpressionParser.isPlainName($0) }),
            let variable = try? resolve(text[...]), variable > ExpressionType.firstText
        {
            let first = ExpressionInstruction.firstBit
            let code = [ExpressionInstruction(operation: .variable, precedence: first, argument: variable)]
            return Expression(text: keepsText ? text : [], code: code)
        }
        return try ExpressionParser.parse(text) { (parser) throws(AnimError) in
            parser.keepsBackquotes = keepsBackquotes
            return try parser.next(isList: false, keepsText: keepsText, type: type, resolve: resolve)
        }
    }

    /// Parses expressions separated by commas, one for each component of a value. See `parse`.
    package static func parseList(
        _ text: [UInt8],
        type: ExpressionType? = nil,
        keepsBackquotes: Bool = false,
        resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) -> [Expression] {
        return try ExpressionParser.parse(text) { (parser) throws(AnimError) in
            parser.keepsBackquotes = keepsBackquotes
            var expressions: [Expression] = []
            repeat {
                expressions.append(try parser.next(isList: true, type: type, resolve: resolve))
            } while parser.hasMore
            return expressions
        }
    }

    /// The error for a name unknown to a resolver: `.notFound`, with the most similar of the names offered to the
    /// suggestion.
    @inline(never)
    package static func unknownName(_ name: ArraySlice<UInt8>, _ suggestion: Suggestion) -> AnimError {
        AnimError(.notFound, unknown("name", name, suggestion, "names"))
    }

    @inline(never)
    package static func unknown(
        _ noun: StaticText,
        _ name: ArraySlice<UInt8>,
        _ suggestion: Suggestion,
        _ list: StaticText
    ) -> ErrorText {
        "unknown \(noun) \(JSONText.quoted(name))\(suggestion.ending(listName: list))"
    }

    /// The value, which may be infinite or NaN.
    ///
    /// Allocates nothing. O(instructions): each runs once, including those of both sides of a conditional.
    ///
    /// - Parameter load: The value of a variable, by its number.
    @_optimize(speed)
    @inline(never)
    package func evaluate(_ load: (Int32) -> Double) -> Double {
        evaluate(load) { _, _, _ in .nan }
    }

    /// As above, with the functions of paths: for the path with a variable's number, at a distance.
    @_optimize(speed)
    package func evaluate(
        _ load: (Int32) -> Double,
        _ path: (Int32, ExpressionOperation, Double) -> Double,
        _ texts: TextRun = Expression.withoutTexts
    ) -> Double {
        code.withUnsafeBufferPointer { Expression.evaluate($0, load, path, texts) }
    }

    /// The value of an expression with these instructions.
    @_optimize(speed)
    @inline(never)
    package static func evaluate(
        _ code: UnsafeBufferPointer<ExpressionInstruction>,
        _ load: (Int32) -> Double,
        _ path: (Int32, ExpressionOperation, Double) -> Double,
        _ texts: TextRun
    ) -> Double {
        // Most expressions are a single name.
        if code.count == 1, code[0].operation == .variable { return load(code[0].argument).canonical }
        return run(
            code,
            { number, operation, distance in
                operation == .variable ? load(number) : path(number, operation, distance)
            },
            texts
        ).canonical
    }

    /// The value (the bits of `evaluate`) and its rate of change, from those of the variables: the chain rule.
    ///
    /// For a conditional, `min`, `max` and `clamp` it is the rate of the chosen operand. Operations that jump
    /// (comparisons, `floor`…) have rate 0, and so does `abs` at 0. An operand with rate 0 contributes 0 even where the
    /// slope is infinite, like that of `sqrt` at 0. Allocates nothing.
    ///
    /// - Parameter load: The value and the rate of a variable, by its number.
    @inline(never)
    package func derivative(
        _ load: (Int32) -> (value: Double, rate: Double)
    ) -> (value: Double, rate: Double) {
        derivative(load) { _, _, _ in (.nan, .nan) }
    }

    /// As above, with the functions of paths, and their slopes along the path.
    @inline(never)
    package func derivative(
        _ load: (Int32) -> (value: Double, rate: Double),
        _ path: (Int32, ExpressionOperation, Double) -> (value: Double, slope: Double),
        _ texts: TextRun = Expression.withoutTexts
    ) -> (value: Double, rate: Double) {
        let result = run(
            { (variable, operation, distance: ExpressionRate) in
                guard operation == .variable else {
                    let both = path(variable, operation, distance.value)
                    let isStill = operation == .length || distance.rate == 0
                    return ExpressionRate(value: both.value, rate: isStill ? 0 : both.slope * distance.rate)
                }
                let both = load(variable)
                return ExpressionRate(value: both.value, rate: both.rate)
            },
            texts
        )
        return (result.value.canonical, result.rate.canonical)
    }

    /// Hashes the text and the numbers of the variables.
    package func hash(into hasher: inout StateHasher) {
        hasher.combine(text)
        for instruction in code { if let variable = instruction.firstVariable { hasher.combine(variable) } }
    }
}

extension Double {
    /// The number, with a single NaN for all NaNs, because processors differ in the sign of theirs.
    fileprivate var canonical: Double {
        let magnitude = bitPattern & 0x7FFF_FFFF_FFFF_FFFF
        return Double(bitPattern: magnitude > 0x7FF0_0000_0000_0000 ? 0x7FF8_0000_0000_0000 : bitPattern)
    }
}
