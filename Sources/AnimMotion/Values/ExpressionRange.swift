// SPDX-License-Identifier: MIT
import AnimMath

/// The range of a value over an interval of time. Operations on ranges give ranges that contain every result.
///
/// For values that move smoothly, interval arithmetic overestimates sums and products: `x − y` hardly changes if both
/// move together. So a range also has the value at the beginning, and the possible fall and rise from there, which the
/// rates of change bound; the narrower of the two intervals is used.
package struct ExpressionRange: ExpressionNumber, Sendable {
    /// −∞ and ∞ if it can be anything, including NaN.
    package var low: Double
    package var high: Double
    /// The value at the beginning.
    package var first: Double
    /// The smallest and the largest rate of change, times the length of the interval. Infinite if unknown.
    package var fall: Double
    package var rise: Double
    /// By how much rounding can make a value differ from the smooth function's. Rounded up.
    private var storedNoise: Float = 0
    /// 1 + the variable whose unchanged value this is; 0 for none. So `clamp(x, 0, 9) == x` is known to be true where x
    /// is between 0 and 9.
    private var source: Int32 = 0

    package var noise: Double {
        get { Double(storedNoise) }
        set { storedNoise = newValue == 0 ? 0 : Float(newValue).nextUp }
    }

    package static var anything: ExpressionRange { ExpressionRange(-.infinity, .infinity) }
    private static var rounding: Double { 0x1p-51 }

    package var value: Double { first }
    package var isAnything: Bool { !(low > -.infinity || high < .infinity) }
    package var isOne: Bool { low == high }

    package init(_ constant: Double) {
        (low, high, first, fall, rise) = (constant, constant, constant, 0, 0)
        if constant - constant != 0 { (low, high) = (-.infinity, .infinity) }
    }

    /// A range without known rates.
    package init(_ low: Double, _ high: Double) {
        (self.low, self.high, first, fall, rise) = (low, high, low, -.infinity, .infinity)
        // Also if one is NaN.
        if !(low <= high) || !(high - low < .infinity) { (self.low, self.high) = (-.infinity, .infinity) }
    }

    /// - Parameters:
    ///   - fall: the smallest rate of change, times the length of the interval.
    ///   - noise: the largest rounding error of a computed value.
    package init(_ low: Double, _ high: Double, first: Double, fall: Double, rise: Double, noise: Double) {
        self.init(low, high)
        self.first = first
        (self.fall, self.rise, self.noise) = (fall, rise, noise)
        if !(rise - fall < .infinity) { (self.fall, self.rise) = (-.infinity, .infinity) }
        tighten()
    }

    /// The same range, known to be that of a variable.
    fileprivate func ofVariable(_ number: Int32) -> ExpressionRange {
        var range = self
        range.source = number &+ 1
        return range
    }

    /// Whether both are the value of one variable.
    private static func isSameVariable(_ x: ExpressionRange, _ y: ExpressionRange) -> Bool {
        x.source > 0 && x.source == y.source && !x.isAnything
    }

    /// Uses the narrower bounds.
    private mutating func tighten() {
        guard rise - fall < .infinity, !isAnything else { return }
        let (down, up) = (Swift.min(fall, 0), Swift.max(rise, 0))
        let slack = 2 * noise + Self.rounding * (first.magnitude + up - down)
        let (lower, upper) = (first + down - slack, first + up + slack)
        if lower > low, lower <= high { low = lower }
        if upper < high, upper >= low { high = upper }
    }

    /// A range that contains both, without known rates.
    package func union(_ other: ExpressionRange) -> ExpressionRange {
        isAnything || other.isAnything
            ? .anything : ExpressionRange(Swift.min(low, other.low), Swift.max(high, other.high))
    }

    /// Whether it is always true, or never; otherwise nil.
    package var truth: Bool? {
        if isAnything { return nil }
        return low > 0 || high < 0 ? true : low == 0 && high == 0 ? false : nil
    }

    private init(truth: Bool?) {
        if let truth { self.init(truth ? 1 : 0) } else { self.init(0, 1) }
    }

    /// With bounds that functions which are not exactly monotone may pass by some units in the last place.
    func widened() -> ExpressionRange {
        if isOne || isAnything { return self }
        return ExpressionRange(low - 2 * Self.rounding * low.magnitude, high + 2 * Self.rounding * high.magnitude)
    }

    /// With bounds that a rounded value may pass by a part of its size.
    func widened(by part: Double) -> ExpressionRange {
        if isAnything { return self }
        let slack = part * Swift.max(1, size)
        return ExpressionRange(low - slack, high + slack)
    }

    private func sum(_ y: ExpressionRange, _ sign: Double) -> ExpressionRange {
        let flipped = sign < 0
        let (yLow, yHigh) = flipped ? (-y.high, -y.low) : (y.low, y.high)
        let (yFall, yRise) = flipped ? (-y.rise, -y.fall) : (y.fall, y.rise)
        if isAnything || y.isAnything { return .anything }
        let value = first + sign * y.first
        return ExpressionRange(
            low + yLow,
            high + yHigh,
            first: value,
            fall: fall + yFall,
            rise: rise + yRise,
            noise: noise + y.noise + (isOne && y.isOne ? 0 : Self.rounding * value.magnitude)
        )
    }

    package static func + (x: ExpressionRange, y: ExpressionRange) -> ExpressionRange { x.sum(y, 1) }
    package static func - (x: ExpressionRange, y: ExpressionRange) -> ExpressionRange { x.sum(y, -1) }

    @inline(never)
    package static func * (x: ExpressionRange, y: ExpressionRange) -> ExpressionRange {
        if x.isAnything || y.isAnything { return .anything }
        var result = corners(.multiply, x, y)
        if result.isAnything { return result }
        let turn = span(x.fall, x.rise, y.low, y.high)
        let own = span(y.fall, y.rise, x.low, x.high)
        result.first = x.first * y.first
        (result.fall, result.rise) = (turn.low + own.low, turn.high + own.high)
        if !(result.rise - result.fall < .infinity) { (result.fall, result.rise) = (-.infinity, .infinity) }
        let size = Swift.max(result.low.magnitude, result.high.magnitude)
        result.noise = x.noise * y.size + y.noise * x.size + (x.isOne && y.isOne ? 0 : rounding * size)
        result.tighten()
        return result
    }

    private var size: Double { Swift.max(low.magnitude, high.magnitude) }

    /// The interval of the products of numbers of two intervals.
    private static func span(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> (low: Double, high: Double) {
        if a == 0, b == 0 { return (0, 0) }
        if c == 0, d == 0 { return (0, 0) }
        let (p, q, r, s) = (a * c, a * d, b * c, b * d)
        let (low, high) = (Swift.min(Swift.min(p, q), Swift.min(r, s)), Swift.max(Swift.max(p, q), Swift.max(r, s)))
        return low <= high ? (low, high) : (-.infinity, .infinity)
    }

    /// The range of an operation that is monotone in each of its operands.
    private static func corners(
        _ operation: ExpressionOperation,
        _ x: ExpressionRange,
        _ y: ExpressionRange
    ) -> ExpressionRange {
        if x.isAnything || y.isAnything { return .anything }
        var result = ExpressionRange(.infinity, -.infinity)
        (result.low, result.high) = (.infinity, -.infinity)
        for corner in 0..<4 {
            let value = Double.apply(operation, corner & 1 == 0 ? x.low : x.high, corner & 2 == 0 ? y.low : y.high, 0)
            if !(value - value == 0) { return .anything }
            (result.low, result.high) = (Swift.min(result.low, value), Swift.max(result.high, value))
        }
        return ExpressionRange(result.low, result.high)
    }

    /// The range of an operation that is monotone in its only operand.
    private func ends(_ operation: ExpressionOperation) -> ExpressionRange {
        if isAnything { return .anything }
        let (p, q) = (Double.apply(operation, low, low, low), Double.apply(operation, high, high, high))
        return ExpressionRange(Swift.min(p, q), p.isNaN || q.isNaN ? .nan : Swift.max(p, q))
    }

    private var magnitude: ExpressionRange {
        if low >= 0 || isAnything { return self }
        return high <= 0 ? ExpressionRange(0) - self : ExpressionRange(0, Swift.max(-low, high))
    }

    @inline(never)
    package static func apply(
        _ operation: ExpressionOperation,
        _ x: ExpressionRange,
        _ y: ExpressionRange,
        _ z: ExpressionRange
    ) -> ExpressionRange {
        switch operation {
        case .add: return x + y
        case .subtract: return x - y
        case .multiply: return x * y
        case .negate: return ExpressionRange(0) - x
        case .abs: return x.magnitude
        case .less: return ExpressionRange(truth: isLess(x, y))
        case .greater: return ExpressionRange(truth: isLess(y, x))
        case .lessOrEqual: return ExpressionRange(truth: isLess(y, x).map { !$0 })
        case .greaterOrEqual: return ExpressionRange(truth: isLess(x, y).map { !$0 })
        case .step: return ExpressionRange(truth: isLess(y, x).map { !$0 })
        case .equal: return ExpressionRange(truth: isEqual(x, y))
        case .notEqual: return ExpressionRange(truth: isEqual(x, y).map { !$0 })
        case .not: return ExpressionRange(truth: x.truth.map { !$0 })
        case .and:
            if x.truth == false || y.truth == false { return ExpressionRange(0) }
            return ExpressionRange(truth: x.truth == true && y.truth == true ? true : nil)
        case .or:
            if x.truth == true || y.truth == true { return ExpressionRange(1) }
            return ExpressionRange(truth: x.truth == false && y.truth == false ? false : nil)
        case .choose:
            if let truth = x.truth { return truth ? y : z }
            return y.union(z)
        case .max, .min: return extremum(operation, x, y)
        case .clamp: return apply(.min, apply(.max, x, y, y), z, z)
        case .mix: return x * (ExpressionRange(1) - z) + y * z
        case .divide: return quotient(x, y)
        case .ceil, .floor, .round, .sign, .trunc, .sqrt, .degrees, .radians: return x.ends(operation)
        case .acos, .asin, .atan, .cbrt, .exp, .log: return x.ends(operation).widened()
        case .sin, .cos: return x.wave(operation)
        case .tan:
            let cosine = apply(.cos, x, x, x)
            return cosine.truth == true && !cosine.isAnything && x.high - x.low < 1 ? x.ends(.tan).widened() : .anything
        case .fract:
            if x.isAnything { return .anything }
            return x.low.roundedDown == x.high.roundedDown
                ? x - ExpressionRange(x.low.roundedDown) : ExpressionRange(0, 1)
        case .mod: return remainder(x, y)
        case .hypot: return corners(.hypot, x.magnitude, y.magnitude).widened()
        case .pow:
            if x.low > 0 { return corners(.pow, x, y).widened() }
            guard y.isOne, y.low > 0, y.low == y.low.roundedDown, y.low < 1024 else { return .anything }
            return corners(.pow, Double.apply(.mod, y.low, 2, 0) == 0 ? x.magnitude : x, y).widened()
        case .atan2:
            if x.isAnything || y.isAnything { return .anything }
            // It jumps only where x is 0 and y is not above 0.
            let isSmooth = y.low > 0 || x.low > 0 || x.high < 0
            return isSmooth ? corners(.atan2, x, y).widened() : ExpressionRange(-4, 4)
        case .smoothstep:
            let part = apply(.clamp, apply(.divide, z - x, y - x, z), ExpressionRange(0), ExpressionRange(1))
            return part.ends(of: { $0 * $0 * (3 - 2 * $0) }).widened()
        default: return .anything
        }
    }

    /// The range of `max` or `min`.
    @inline(__always)
    private static func extremum(
        _ operation: ExpressionOperation,
        _ x: ExpressionRange,
        _ y: ExpressionRange
    ) -> ExpressionRange {
        if x.isAnything || y.isAnything { return .anything }
        // If it is known which operand is chosen, its rates apply.
        let isMin = operation == .min
        if x.high < y.low { return isMin ? x : y }
        if y.high < x.low { return isMin ? y : x }
        return corners(operation, x, y)
    }

    /// The range of x / y.
    @inline(__always)
    private static func quotient(_ x: ExpressionRange, _ y: ExpressionRange) -> ExpressionRange {
        if y.isAnything || y.low <= 0 && y.high >= 0 { return .anything }
        var result = corners(.divide, x, y)
        guard y.isOne, y.first.magnitude < 1e150, y.first.magnitude > 1e-150 else { return result }
        let ends = (x.fall / y.first, x.rise / y.first)
        (result.fall, result.rise) = y.first < 0 ? (ends.1, ends.0) : ends
        result.first = x.first / y.first
        result.noise = x.noise / y.first.magnitude + rounding * result.size
        result.tighten()
        return result
    }

    /// The range of `sin` or `cos`.
    @inline(__always)
    private func wave(_ operation: ExpressionOperation) -> ExpressionRange {
        // The deviation from the straight line between the ends is at most an eighth of the square of the width.
        let ends = ends(operation).widened()
        let bend = (high - low) * (high - low) / 8
        if ends.isAnything || !(bend < 1) { return isAnything ? .anything : ExpressionRange(-1, 1) }
        return ExpressionRange(Swift.max(ends.low - bend, -1), Swift.min(ends.high + bend, 1))
    }

    /// The range of `mod`.
    @inline(__always)
    private static func remainder(_ x: ExpressionRange, _ y: ExpressionRange) -> ExpressionRange {
        if x.isAnything || !y.isOne || y.isAnything { return .anything }
        // Over less than a period, it falls only where it begins anew.
        let (p, q) = (Double.apply(.mod, x.low, y.low, 0), Double.apply(.mod, x.high, y.low, 0))
        let isWithin = x.high - x.low < y.low.magnitude * (1 - rounding)
        if isWithin, p <= q { return ExpressionRange(p, q).widened() }
        return ExpressionRange(Swift.min(0, y.low), Swift.max(0, y.low))
    }

    private func ends(of function: (Double) -> Double) -> ExpressionRange {
        isAnything ? .anything : ExpressionRange(function(low), function(high))
    }

    private static func isLess(_ x: ExpressionRange, _ y: ExpressionRange) -> Bool? {
        if isSameVariable(x, y) { return false }
        let difference = x - y
        if difference.isAnything { return nil }
        return difference.high < 0 ? true : difference.low >= 0 ? false : nil
    }

    private static func isEqual(_ x: ExpressionRange, _ y: ExpressionRange) -> Bool? {
        if isSameVariable(x, y) { return true }
        let difference = x - y
        if difference.isAnything { return nil }
        return difference.truth == true ? false : x.isOne && y.isOne ? true : nil
    }
}

extension Expression {
    /// The range of a value over an interval of time, from the ranges of its variables. Allocates nothing.
    /// - Returns: nil if there are texts or paths in it, or if the stack is too small for the pending values.
    package static func range(
        _ code: UnsafeBufferPointer<ExpressionInstruction>,
        _ load: (Int32) -> ExpressionRange
    ) -> ExpressionRange? {
        // Most guards compare a variable with a number that it is far from.
        if code.count == 3, code[0].operation == .variable, code[1].operation == .constant {
            let (x, limit) = (load(code[0].argument), code[1].number)
            if !x.isAnything, x.high < limit || x.low > limit {
                switch code[2].operation {
                case .less, .lessOrEqual: return ExpressionRange(x.high < limit ? 1 : 0)
                case .greater, .greaterOrEqual: return ExpressionRange(x.low > limit ? 1 : 0)
                default: break
                }
            }
            return computed(code) { _ in x }
        }
        return computed(code, load)
    }

    private static func computed(
        _ code: UnsafeBufferPointer<ExpressionInstruction>,
        _ load: (Int32) -> ExpressionRange
    ) -> ExpressionRange? {
        guard canHaveRange(code) else { return nil }
        return run(
            code,
            { number, operation, _ in operation == .variable ? load(number).ofVariable(number) : .anything },
            { _, _, _, _ in .nan },
            capacity: mostOfRanges + 2
        )
    }

    /// Whether there are no texts and paths in it, and not too many pending values.
    private static func canHaveRange(_ code: UnsafeBufferPointer<ExpressionInstruction>) -> Bool {
        var (depth, deepest) = (0, 0)
        for instruction in code {
            if instruction.operation.isOfTextsOrPaths { return false }
            let isOperand = instruction.operation == .constant || instruction.operation == .variable
            depth += isOperand ? 1 : 1 - instruction.arity
            deepest = max(deepest, depth)
        }
        return deepest <= mostOfRanges
    }

    /// Whether its range can be unknown, or much wider than its values, although those of its variables are known.
    package var isHardToBound: Bool {
        code.withUnsafeBufferPointer { !Expression.canHaveRange($0) } || code.contains { $0.operation == .call }
    }

    /// The number of ranges for which a temporary allocation is at most 1024 bytes, and so on the stack.
    private static var mostOfRanges: Int { 1024 / MemoryLayout<ExpressionRange>.stride - 2 }
}

extension Expression {
    /// Whether its value is a function of the numbers of its variables alone: it reads no text and no path, and draws
    /// nothing.
    package var isOfNumbers: Bool {
        !code.contains { $0.operation.isOfTextsOrPaths || $0.operation == .variable && $0.argument < 0 }
    }

    /// Whether its value is constant between steps although variables move, as that of `floor(x * 10) / 10` or `x > 5`.
    /// - Parameter isStill: whether a variable is constant between steps.
    package func isStepped(_ isStill: (Int32) -> Bool) -> Bool {
        // A bit for each value on the stack: whether it is stepped.
        var stack = 0 as UInt64
        for instruction in code {
            switch instruction.operation {
            case .constant: stack = stack << 1 | 1
            case .variable: stack = stack << 1 | (isStill(instruction.argument) ? 1 : 0)
            default:
                if instruction.operation.isOfTextsOrPaths { return false }
                let count = UInt64(instruction.arity)
                let all = (1 << count) - 1 as UInt64
                let isStep = instruction.operation.isStep || stack & all == all
                stack = (stack >> count) << 1 | (isStep ? 1 : 0)
            }
        }
        return stack & 1 != 0
    }
}

extension ExpressionOperation {
    /// Whether its results are steps, whatever its operands do.
    fileprivate var isStep: Bool {
        switch self {
        case .ceil, .floor, .round, .sign, .trunc, .step, .not: true
        default: rawValue >= ExpressionOperation.lessOrEqual.rawValue && rawValue <= ExpressionOperation.and.rawValue
        }
    }

    /// Whether it depends on more than the numbers of its operands: on the contents of a text or a path.
    fileprivate var isOfTextsOrPaths: Bool {
        isOfPath || isOfTexts || isText || self == .textHash || self == .compareText
    }
}
