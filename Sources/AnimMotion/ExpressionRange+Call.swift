// SPDX-License-Identifier: MIT
import AnimMath

extension ExpressionRange {
    /// The range of a function, from the ranges of its arguments.
    @inline(never)
    package static func call(_ function: UInt8, _ x: UnsafePointer<ExpressionRange>) -> ExpressionRange {
        let letters = ExpressionFunction.letters(function)
        let count = letters.count
        var areConstant = true
        for index in 0..<count {
            guard !x[index].isAnything, ExpressionFunction.accepts(letters[index], x[index].low),
                ExpressionFunction.accepts(letters[index], x[index].high)
            else { return .anything }
            areConstant = areConstant && x[index].isOne
        }
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: ExpressionFunction.mostParameters) { memory in
            guard let low = memory.baseAddress else { return .anything }
            for index in 0..<count { low[index] = x[index].low }
            if areConstant { return ExpressionRange(Double.call(function, low)) }
            guard function < ExpressionFunction.ease.rawValue, let named = ExpressionFunction(rawValue: function) else {
                return eased(function, x[0])
            }
            return RangeCall(number: function, function: named, x: x, low: low).range
        }
    }

    /// The range of a named easing.
    private static func eased(_ number: UInt8, _ x: ExpressionRange) -> ExpressionRange {
        let curve = Int32(number) - Int32(ExpressionFunction.ease.rawValue)
        if curve < 4 { return CubicBezier.ofName(Int(curve) + 1).range(from: x.low, to: x.high) }
        let range = Easing.Penner(rawValue: curve - 4)?.range(from: x.low, to: x.high)
        return range.map { ExpressionRange($0.low, $0.high) } ?? .anything
    }
}

/// A call of a function with ranges, not all of which are constants.
private struct RangeCall {
    let number: UInt8
    let function: ExpressionFunction
    let x: UnsafePointer<ExpressionRange>
    /// The lower bound of each argument, which is the value of a constant. The others may be overwritten.
    let low: UnsafeMutablePointer<Double>

    var range: ExpressionRange {
        switch function.ofSpring {
        case .expm1, .log1p, .flicks, .decayRate, .rubberBand, .rubberBandInvert, .mediaTimingIteration,
            .webTimingIteration:
            return ends(0)
        case .predict, .decayVelocityTo:
            guard x[2].isOne else { return .anything }
            let rate = ExpressionRange(-1000 * Math.log(low[2]))
            return function == .predict
                ? x[0] + ExpressionRange.apply(.divide, x[1], rate, rate) : rate * (x[1] - x[0])
        case .steps: return ends(1)
        case .mediaTimingProgress, .webTimingProgress: return progress
        case .boundedDecayValue:
            guard areConstant(5) else { return .anything }
            let range = ExpressionFunction.boundedDecay(low)?.range(from: x[5].low, to: x[5].high)
            return range.map { ExpressionRange($0.low, $0.high) } ?? .anything
        case .springBlendValue: return blend
        case .cubicBezier:
            guard areConstant(4) else { return .anything }
            let curve = CubicBezier(unchecked: low[0], low[1], low[2], low[3])
            return curve.range(from: x[4].low, to: x[4].high)
        case .cubicBezierInvert:
            let isMonotone = low[1] >= 0 && low[1] <= 1 && low[3] >= 0 && low[3] <= 1
            let range = ends(4)
            return isMonotone && !range.isAnything ? ExpressionRange(range.low - 1e-9, range.high + 1e-9) : .anything
        case .decayValue: return x[0] + x[1] * decay(remaining: 2)
        case .decayVelocity: return x[0] * decay(remaining: 1)
        case .springValue, .springVelocity: return spring
        default: return .anything
        }
    }

    /// Whether the first arguments are constants.
    private func areConstant(_ count: Int) -> Bool {
        for index in 0..<count where !x[index].isOne { return false }
        return true
    }

    /// The range of a function that is monotone in one argument, if all others are constants.
    private func ends(_ index: Int) -> ExpressionRange {
        for other in 0..<ExpressionFunction.letters(number).count where other != index && !x[other].isOne {
            return .anything
        }
        return monotone(index)
    }

    /// The range of a function that is monotone in one argument, with the others as in `low`.
    private func monotone(_ index: Int) -> ExpressionRange {
        low[index] = x[index].high
        let last = Double.call(number, low)
        low[index] = x[index].low
        let first = Double.call(number, low)
        return ExpressionRange(Swift.min(first, last), first.isNaN || last.isNaN ? .nan : Swift.max(first, last))
            .widened()
    }

    /// The range of a timing's progress, which is monotone in one direction of an iteration.
    private var progress: ExpressionRange {
        let range = ends(0)
        if range.isAnything { return range }
        let leg = ExpressionFunction.timing(function, low).leg
        low[0] = x[0].high
        return ExpressionFunction.timing(function, low).leg == leg ? range : ExpressionRange(0, 1)
    }

    /// The range of a decay from 0 with a velocity of 1. Both its value and its velocity are monotone in time.
    ///
    /// - Parameter remaining: the index of the argument with the part of the velocity that remains after a millisecond.
    ///   The velocity is the argument before it, the time the one after.
    private func decay(remaining: Int) -> ExpressionRange {
        guard x[remaining].isOne else { return .anything }
        low[0] = 0
        low[remaining - 1] = 1
        return monotone(remaining + 1)
    }

    private var spring: ExpressionRange {
        let constants = function.constants
        guard areConstant(constants), let response = ExpressionFunction.response(function, low) else {
            return .anything
        }
        let (from, to, velocity) = (x[constants + 1], x[constants + 2], x[constants + 3])
        let (one, other) = (basis(response, 1, 0), basis(response, 0, 1))
        return function.ofSpring == .springValue
            ? to + (one.position * (from - to) + other.position * velocity)
            : one.speed * (from - to) + other.speed * velocity
    }

    /// The ranges of a spring that starts with a displacement and a velocity, with the target 0.
    private func basis(_ response: SpringResponse, _ displacement: Double, _ velocity: Double)
        -> (position: ExpressionRange, speed: ExpressionRange)
    {
        func state(_ t: Double) -> (displacement: Double, velocity: Double) {
            SpringResponse.state(response.basis(at: Swift.max(t, 0)), displacement, velocity)
        }
        let time = x[function.constants]
        let (one, other) = (state(time.low), state(time.high))
        let seconds = Swift.max(time.high, 0) - Swift.max(time.low, 0)
        let value = response.range(one, other, target: 0, seconds: seconds)
        return (ExpressionRange(value.low, value.high), response.speedRange(one, other, seconds: seconds))
    }

    /// The range of a blend of springs, from the ranges of both springs and of the weight.
    private var blend: ExpressionRange {
        for index in 0..<9 where index != 5 && !x[index].isOne { return .anything }
        guard let springs = ExpressionFunction.blendSprings(low) else { return .anything }
        let (from, to) = (Swift.max(x[5].low, 0), Swift.max(x[5].high, 0))
        func range(_ spring: Spring) -> ExpressionRange {
            let response = SpringResponse(spring)
            func state(_ t: Double) -> (displacement: Double, velocity: Double) {
                SpringResponse.state(response.basis(at: t), low[6] - low[7], low[8])
            }
            return response.range(state(from), state(to), target: low[7], seconds: to - from)
        }
        func weight(_ t: Double) -> Double {
            let progress = Swift.min(t / low[4], 1)
            return progress * progress * (3 - 2 * progress)
        }
        var result = range(springs.new)
        if from < low[4] {
            let old = range(springs.old)
            result = old + ExpressionRange(weight(from), weight(to)).widened() * (result - old)
        }
        return ExpressionRange(result.low, result.high)
    }
}
