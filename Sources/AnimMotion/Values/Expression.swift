// SPDX-License-Identifier: MIT
import AnimMath

/// A formula over named numbers, such as `mix(width, 40, clamp(t * 2, 0, 1))`: parsed once, evaluated often.
///
/// Values are doubles. Truth is what is not zero (NaN is true, as in C); comparisons give 1 or 0. From loose to tight:
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
/// Functions: `abs`, `acos`, `asin`, `atan`, `cbrt`, `ceil`, `cos`, `exp`, `floor`, `fract` (x − floor x), `log` (natural),
/// `round` (halves away from zero), `sign` (−1, 1, or the zero itself), `sin`, `sqrt`, `tan`, `trunc`,
/// `degrees(radians)`, `radians(degrees)`, `atan2(y, x)`, `hypot(x, y)`, `pow(x, y)`, `step(edge, x)` (0 below the edge,
/// else 1), `max` and `min` (of two or more; NaN where one is), `mod(x, y)` (has the sign of y, as Python's `%`; the
/// remainder is exact), `clamp(x, low, high)` (= min(max(x, low), high)), `mix(a, b, t)` (= a (1 − t) + b t),
/// `smoothstep(low, high, x)` (= u²(3 − 2u) with u = clamp((x − low) / (high − low), 0, 1)), and `if(c, a, b)`, which is
/// `c ? a : b`. `predict(from, velocity, remaining)` is where a decay ends without bounds of whose velocity so much remains
/// after a millisecond: from + velocity / (−1000 log(remaining)), NaN unless 0 < remaining < 1. `rubberBand(excess,
/// dimension)` is how far beyond a bound of a scroll view what is dragged an excess beyond it is shown: d · p / (|p| + d)
/// with p = 0.55 excess, NaN unless dimension is above 0 and finite. Angles are in radians.
///
/// Names of variables are parts of ASCII letters, digits, `_` and whatever is beyond ASCII, joined by dots, and may have
/// an index: `gradient.angle.x`, `stops[0]`. Any other part stands in backquotes: `` `cart-center`.x ``. So do variables
/// that are called as a constant is. No space stands inside a name.
///
/// Some more are variables, with names that say it all: `in(state)`, `elapsed(state)` (the state's name may have `-` and
/// `.` in it, and may stand in backquotes), `random()`, and comparisons of a name with a text in single quotes (two of
/// them are one): `mode == 'dark'`, `'dark' == mode` and, as its `!`, `mode != 'dark'` are over the variable
/// `mode=='dark'` (see `textComparison`). Other texts are for expressions with types, see `ExpressionType`. `random(a, b)`
/// is `mix(a, b, random())`. Whether there are such variables is for whoever resolves names to say. So are paths: of
/// `length(outline)`, `pathX(outline, s)`, `pathY(outline, s)` and `pathAngle(outline, s)` (the length of a path, and place
/// and direction at a distance along it) the first operand is the variable `path(outline)`. A variable is read as often as it
/// stands there, from left to right, those of both sides of a conditional, too.
///
/// The same text and the same variables give the same bits everywhere. Nothing that is computed is an error: what has
/// no result is NaN (always the same one), what is too large infinite, and both go on through what follows.
package struct Expression: Sendable {
    /// The longest text, in bytes.
    package static let longestText = 65_536
    /// Brackets, calls, operators, and values, that may wait at once for what follows. `a + (b + c` has 3 and 2 of them.
    package static let deepestNesting = 64
    /// Instructions: about the number of names, numbers and operators. Those of a list count together.
    package static let mostInstructions = 4096

    /// The text as given; of a list, the component's part without the spaces around it. Empty where it was not to be kept.
    package let text: [UInt8]
    package let code: [ExpressionInstruction]

    package init(text: [UInt8], code: [ExpressionInstruction]) {
        self.text = text
        self.code = code
    }

    /// The numbers of the variables in it, each once, in order of appearance. Made anew each time.
    package var variables: [Int32] {
        var variables: [Int32] = []
        for instruction in code { if let variable = instruction.firstVariable { variables.append(variable) } }
        return variables
    }

    /// Parses an expression. O(length + names × different names).
    ///
    /// - Parameter keepsText: whether the expression is to have its text, which takes memory of its own.
    /// - Parameter type: what it is to be where it may have texts in it; nil where it may not.
    /// - Parameter keepsBackquotes: whether the backquotes of parts that would mean something else without them stay.
    /// - Parameter resolve: Gives the number of the variable with a name, or throws, best what `unknownName` gives. Gets
    ///   the name whole, with its parts and index but without other backquotes, in order of appearance and as often as it
    ///   appears, once the text has been found well-formed. For more of expressions with types see `ExpressionType`.
    /// - Throws: `.syntax`, `.limit`, `.notFound` for an unknown function, `.kind` for types that do not fit, or what
    ///   `resolve` throws, with line and column.
    @inline(never)
    @_optimize(speed)
    package static func parse(
        _ text: [UInt8],
        keepsText: Bool = true,
        type: ExpressionType? = nil,
        keepsBackquotes: Bool = false,
        resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) -> Expression {
        // Most are a name alone. What is wrong about one is for the parser to say.
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

    /// Parses expressions with commas between them, one for each component of a value. See `parse`.
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

    /// What a resolver throws for a name that it does not know: a `.notFound` error with the most similar of those that
    /// the suggestion was offered.
    @inline(never)
    package static func unknownName(_ name: ArraySlice<UInt8>, _ suggestion: Suggestion) -> AnimError {
        AnimError(.notFound, unknown("name", name, suggestion, "names"))
    }

    @inline(never)
    package static func unknown(
        _ what: StaticText,
        _ name: ArraySlice<UInt8>,
        _ suggestion: Suggestion,
        _ list: StaticText
    ) -> ErrorText {
        "unknown \(what) \(JSONText.quoted(name))\(suggestion.ending(listName: list))"
    }

    /// The value, which may be infinite or NaN.
    ///
    /// Allocates nothing. O(instructions): each is run once, those of both sides of a conditional, too.
    ///
    /// - Parameter load: The value of a variable, by its number.
    @_optimize(speed)
    @inline(never)
    package func evaluate(_ load: (Int32) -> Double) -> Double {
        evaluate(load) { _, _, _ in .nan }
    }

    /// The same, with what the functions of paths say: of the path with a variable's number, at a distance.
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
        // Most are a name alone.
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
    /// Of a conditional, `min`, `max` and `clamp` it is the rate of what was chosen; what moves in jumps (comparisons,
    /// `floor`…) has rate 0, and so has `abs` at 0. What does not change has rate 0 even where the slope is infinite, as
    /// that of `sqrt` is at 0. Allocates nothing.
    ///
    /// - Parameter load: The value of a variable and its rate, by its number.
    @inline(never)
    package func derivative(
        _ load: (Int32) -> (value: Double, rate: Double)
    ) -> (value: Double, rate: Double) {
        derivative(load) { _, _, _ in (.nan, .nan) }
    }

    /// The same, with what the functions of paths say, and their slopes along the path.
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

    /// Hashes what the expression says: its text, and the numbers of its variables.
    package func hash(into hasher: inout StateHasher) {
        hasher.combine(text)
        for instruction in code { if let variable = instruction.firstVariable { hasher.combine(variable) } }
    }
}

extension Double {
    /// The number, or where it is NaN, always the same one: a processor's own differs in its sign.
    fileprivate var canonical: Double {
        let magnitude = bitPattern & 0x7FFF_FFFF_FFFF_FFFF
        return Double(bitPattern: magnitude > 0x7FF0_0000_0000_0000 ? 0x7FF8_0000_0000_0000 : bitPattern)
    }
}
