// SPDX-License-Identifier: MIT
import AnimMath

/// The values of the functions of springs, decays, curves and rubber bands in expressions.
extension ExpressionFunction {
    static var pennerNames: WordList { WordList(Easing.Penner.names) }
    static var standardCoefficient: Double { RubberBand.defaultCoefficient }

    /// The value and slope of a named easing.
    static func eased(_ number: UInt8, _ x: Double) -> (value: Double, slope: Double) {
        let curve = Int32(number) - Int32(ease.rawValue)
        if curve < 4 { return CubicBezier.ofName(Int(curve) + 1).valueAndSlope(at: x) }
        return Easing.Penner(rawValue: curve - 4)?.valueAndSlope(at: x) ?? (.nan, .nan)
    }

    /// The number of arguments that describe the spring, decay or curve.
    var constants: Int { rawValue < ExpressionFunction.physicalSpringValue.rawValue ? 2 : 3 }

    /// The same function for a spring given by duration and bounce.
    var ofSpring: ExpressionFunction {
        guard constants == 3, self != .ease else { return self }
        return ExpressionFunction(rawValue: rawValue - 5) ?? self
    }

    private static func spring(_ function: ExpressionFunction, _ x: UnsafePointer<Double>) -> Spring? {
        switch function {
        case .springStiffness, .springDamping: return try? Spring.perceptual(duration: x[0], bounce: x[1])
        case .uikitSpringStiffness, .uikitSpringDamping:
            return try? Spring.uiKit(duration: x[0], dampingRatio: x[1], initialVelocity: x[2])
        case .springDuration, .springBounce, .springDampingRatio:
            return try? Spring(mass: x[0], stiffness: x[1], damping: x[2])
        default:
            return function.constants == 3
                ? try? Spring(mass: x[0], stiffness: x[1], damping: x[2])
                : try? Spring.perceptual(duration: x[0], bounce: x[1])
        }
    }

    /// The response of the spring that the first arguments of a function describe; nil if they are not accepted.
    static func response(_ function: ExpressionFunction, _ x: UnsafePointer<Double>) -> SpringResponse? {
        spring(function, x).map { SpringResponse($0) }
    }

    private static func decay(
        _ from: Double,
        _ velocity: Double,
        _ remaining: Double,
        _ bounds: (min: Double, max: Double)? = nil
    ) -> DecayMotion? {
        guard let rate = try? Decay.rate(perMillisecond: remaining),
            let spring = try? Spring(mass: 1, stiffness: 100, damping: 20)
        else { return nil }
        return (try? Decay.make(rate: rate, bounds: bounds, spring: spring))?.motion(from: from, velocity: velocity)
    }

    /// The motion of the functions of bounded decays, by their first five arguments.
    static func boundedDecay(_ x: UnsafePointer<Double>) -> DecayMotion? { decay(x[0], x[1], x[2], (x[3], x[4])) }

    /// Both springs of the functions of blends, by their first four arguments.
    static func blendSprings(_ x: UnsafePointer<Double>) -> (old: Spring, new: Spring)? {
        guard let old = try? Spring.perceptual(duration: x[0], bounce: x[1]),
            let new = try? Spring.perceptual(duration: x[2], bounce: x[3])
        else { return nil }
        return (old, new)
    }

    private static func blend(_ x: UnsafePointer<Double>) -> SpringBlend? {
        guard let springs = blendSprings(x) else { return nil }
        return try? SpringBlend(from: springs.old, to: springs.new, duration: x[4])
    }

    /// The progress, the iteration and the rate of the functions of timings. A leg is an iteration in one direction.
    static func timing(_ function: ExpressionFunction, _ x: UnsafePointer<Double>)
        -> (progress: Double, iteration: Double, rate: Double, leg: Double)
    {
        if function == .mediaTimingProgress || function == .mediaTimingIteration {
            var timing = MediaTiming()
            (timing.duration, timing.repeatCount, timing.autoreverses) = (x[1], x[2], x[3] != 0)
            let sample = timing.sample(at: x[0])
            return (sample.progress, sample.iteration, sample.rate, 2 * sample.iteration + (sample.isReversing ? 1 : 0))
        }
        var timing = WebTiming()
        (timing.duration, timing.iterations, timing.iterationStart) = (x[1], x[2], x[4])
        timing.direction = WebTiming.Direction(rawValue: Int32(x[3])) ?? .normal
        timing.fill = .both
        let sample = timing.sample(at: x[0])
        let rate = sample.phase != .active ? 0 : sample.isReversing ? -1 / x[1] : 1 / x[1]
        return (sample.directedProgress, sample.currentIteration, rate, sample.currentIteration)
    }

    /// The result; there are as many arguments as the function has parameters.
    @inline(never)
    static func call(_ number: UInt8, _ x: UnsafePointer<Double>) -> Double {
        let letters = letters(number)
        for index in 0..<letters.count where !accepts(letters[index], x[index]) { return .nan }
        guard number < ease.rawValue, let function = ExpressionFunction(rawValue: number) else {
            return eased(number, x[0]).value
        }
        switch function {
        case .expm1: return Math.expm1(x[0])
        case .log1p: return Math.log1p(x[0])
        case .flicks: return Flicks.rounded(seconds: x[0]).map { Double($0) } ?? .nan
        case .predict: return x[0] + x[1] / (-1000 * Math.log(x[2]))
        case .decayRate: return -1000 * Math.log(x[0])
        case .decayVelocityTo: return -1000 * Math.log(x[2]) * (x[1] - x[0])
        case .decayValue: return decay(x[0], x[1], x[2])?.state(at: x[3]).value ?? .nan
        case .decayVelocity: return decay(0, x[0], x[1])?.state(at: x[2]).velocity ?? .nan
        case .decayRestingTime: return decay(0, x[0], x[1])?.restTime(threshold: x[2]) ?? .nan
        case .rubberBand:
            let pull = x[0] * x[2]
            // Beyond a double's range it is all of the dimension.
            return pull.isInfinite ? (pull < 0 ? -x[1] : x[1]) : x[1] * (pull / (pull.magnitude + x[1]))
        case .rubberBandInvert:
            let room = x[1] - x[0].magnitude
            return room <= 0 ? (x[0] < 0 ? -.infinity : .infinity) : x[1] * (x[0] / room) / x[2]
        case .cubicBezier, .cubicBezierInvert, .cubicBezierSlope:
            let curve = CubicBezier(unchecked: x[0], x[1], x[2], x[3])
            return function == .cubicBezier
                ? curve.value(at: x[4]) : function == .cubicBezierInvert ? curve.inverse(x[4]) : curve.slope(at: x[4])
        case .steps:
            guard let position = Easing.StepPosition(rawValue: Int32(x[2])), x[0] > 1 || position != .jumpNone else {
                return .nan
            }
            return Easing.Steps(count: Int(x[0]), position: position, saysJumpStart: false).value(at: x[1], false)
        case .boundedDecayValue: return boundedDecay(x)?.state(at: x[5]).value ?? .nan
        case .boundedDecayVelocity: return boundedDecay(x)?.state(at: x[5]).velocity ?? .nan
        case .boundedDecayRestingTime: return boundedDecay(x)?.restTime(threshold: x[5]) ?? .nan
        case .boundedDecayEnd: return boundedDecay(x)?.end ?? .nan
        case .mediaTimingProgress, .webTimingProgress: return timing(function, x).progress
        case .mediaTimingIteration, .webTimingIteration: return timing(function, x).iteration
        case .springBlendValue: return blend(x)?.state(at: x[5], from: x[6], to: x[7], velocity: x[8]).value ?? .nan
        case .springBlendVelocity:
            return blend(x)?.state(at: x[5], from: x[6], to: x[7], velocity: x[8]).velocity ?? .nan
        case .springBlendRestingTime:
            return blend(x)?.restingTime(displacement: x[5], velocity: x[6], threshold: x[7]) ?? .nan
        default: return springCall(function, x)
        }
    }

    /// The result of a function of one spring.
    private static func springCall(_ function: ExpressionFunction, _ x: UnsafePointer<Double>) -> Double {
        guard let spring = spring(function, x) else { return .nan }
        // The arguments after those that describe the spring.
        let rest = x + function.constants
        switch function.ofSpring {
        case .springStiffness, .uikitSpringStiffness: return spring.stiffness
        case .springDamping, .uikitSpringDamping: return spring.damping
        case .springDuration: return spring.duration
        case .springBounce: return spring.bounce
        case .springDampingRatio: return spring.dampingRatio
        case .springSettlingDuration: return spring.settlingDuration(velocity: rest[0])
        case .springRestingTime:
            return SpringResponse(spring).restingTime(displacement: rest[0], velocity: rest[1], threshold: rest[2])
        case .springSettlingTime:
            return SpringResponse(spring)
                .settlingTime(
                    displacement: rest[0],
                    velocity: rest[1],
                    threshold: rest[2],
                    velocityThreshold: rest[3]
                )
        default:
            let state = SpringResponse(spring).state(at: rest[0], from: rest[1], to: rest[2], velocity: rest[3])
            return function.ofSpring == .springValue ? state.value : state.velocity
        }
    }

    /// The partial derivative by one argument. For parameters of springs and curves it is a difference quotient,
    /// accurate to about 1e-6; for durations it is 0.
    @inline(never)
    static func slope(_ number: UInt8, _ x: UnsafeMutablePointer<Double>, _ index: Int) -> Double {
        let value = call(number, x)
        guard number < ease.rawValue, let function = ExpressionFunction(rawValue: number) else {
            return eased(number, x[0]).slope
        }
        var isLinear = false
        switch (function.ofSpring, index) {
        case (.expm1, _): return value + 1
        case (.log1p, _): return 1 / (1 + x[0])
        case (.decayRate, _): return -1000 / x[0]
        case (.steps, _), (.boundedDecayRestingTime, _), (.mediaTimingIteration, _), (.webTimingIteration, _),
            (.springBlendRestingTime, _), (.flicks, _), (.decayRestingTime, _), (.springSettlingDuration, _),
            (.springRestingTime, _),
            (.springSettlingTime, _):
            return 0
        case (.mediaTimingProgress, 0), (.webTimingProgress, 0): return timing(function, x).rate
        case (.boundedDecayValue, 5): return call(ExpressionFunction.boundedDecayVelocity.rawValue, x)
        case (.springBlendValue, 5): return x[5] > 0 ? call(ExpressionFunction.springBlendVelocity.rawValue, x) : 0
        case (.springBlendValue, _), (.springBlendVelocity, _): isLinear = index > 5
        case (.predict, 0): return 1
        case (.predict, 1): return 1 / (-1000 * Math.log(x[2]))
        case (.predict, _):
            let rate = -1000 * Math.log(x[2])
            return x[1] / rate * (1000 / (x[2] * rate))
        case (.rubberBand, _):
            // d p / (|p| + d) with p = c x.
            let pull = x[2] * x[0]
            let (own, room) = (pull / (pull.magnitude + x[1]), x[1] / (pull.magnitude + x[1]))
            return index == 0 ? x[2] * room * room : index == 1 ? own * own.magnitude : x[0] * room * room
        case (.rubberBandInvert, 0):
            let part = x[1] / (x[1] - x[0].magnitude)
            return part * part / x[2]
        case (.cubicBezier, 4): return call(ExpressionFunction.cubicBezierSlope.rawValue, x)
        case (.cubicBezierInvert, 4):
            return 1 / CubicBezier(unchecked: x[0], x[1], x[2], x[3]).slope(at: value)
        case (.decayValue, 3): return decay(x[0], x[1], x[2])?.state(at: x[3]).velocity ?? .nan
        case (.decayVelocity, 2): return x[2] > 0 ? 1000 * Math.log(x[1]) * value : 0
        // Of the velocity's part r^1000t.
        case (.decayVelocity, 1): return 1000 * Swift.max(x[2], 0) / x[1] * value
        case (.decayVelocityTo, 2): return -1000 / x[2] * (x[1] - x[0])
        case (.decayValue, 2):
            // With the rate k: (t e^-kt - (1 - e^-kt) / k) / k.
            guard let motion = decay(0, 1, x[2]), x[3] > 0 else { return 0 }
            let state = motion.state(at: x[3])
            return x[1] * (x[3] * state.velocity - state.value) * motion.reach * (-1000 / x[2])
        case (.springValue, function.constants), (.springVelocity, function.constants):
            guard let response = response(function, x) else { return .nan }
            let rest = x + function.constants
            if !(rest[0] > 0) { return 0 }
            let state = response.state(at: rest[0], from: rest[1], to: rest[2], velocity: rest[3])
            return function.ofSpring == .springValue
                ? state.velocity : response.acceleration(displacement: state.value - rest[2], velocity: state.velocity)
        case (.springValue, _), (.springVelocity, _): isLinear = index > function.constants
        case (.decayValue, _), (.decayVelocityTo, _): isLinear = index < 2
        case (.decayVelocity, 0): isLinear = true
        default: break
        }
        return differenceQuotient(number, x, index, isLinear: isLinear, value: value)
    }

    /// The slope by one argument, from values beside it.
    /// - Parameter value: the result for the arguments themselves.
    private static func differenceQuotient(
        _ number: UInt8,
        _ x: UnsafeMutablePointer<Double>,
        _ index: Int,
        isLinear: Bool,
        value: Double
    ) -> Double {
        let middle = x[index]
        let step = isLinear ? Swift.max(middle.magnitude, 1) : Swift.max(middle.magnitude, 0x1p-10) * 0x1p-11
        func at(_ steps: Double) -> Double {
            x[index] = middle + steps * step
            defer { x[index] = middle }
            return call(number, x)
        }
        let (one, other) = (at(1), at(-1))
        if isLinear { return (one - other) / (2 * step) }
        // The error of this quotient is of the fourth order in the step.
        let quotient = (8 * (one - other) - (at(2) - at(-2))) / (12 * step)
        if quotient.isFinite { return quotient }
        // At the edge of the accepted arguments: a one-sided quotient, with an error of the second order.
        let side = one.isFinite ? 1.0 : -1.0
        return side * (4 * at(side) - 3 * value - at(2 * side)) / (2 * step)
    }
}

extension Double {
    package static func call(_ function: UInt8, _ operands: UnsafePointer<Double>) -> Double {
        ExpressionFunction.call(function, operands)
    }
}

extension ExpressionRate {
    static func call(_ function: UInt8, _ operands: UnsafePointer<ExpressionRate>) -> ExpressionRate {
        let count = ExpressionFunction.letters(function).count
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: ExpressionFunction.mostParameters) { memory in
            guard let x = memory.baseAddress else { return ExpressionRate(.nan) }
            for index in 0..<count { x[index] = operands[index].value }
            var result = ExpressionRate(Double.call(function, x))
            for index in 0..<count where operands[index].rate != 0 {
                let slope = ExpressionFunction.slope(function, x, index)
                if slope != 0 { result.rate += slope * operands[index].rate }
            }
            return result
        }
    }
}
