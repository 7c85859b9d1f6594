// SPDX-License-Identifier: MIT
import AnimMath

/// The functions of the core that expressions can call, apart from those that are operations of their own. They give
/// the same bits as the C functions of the same names.
///
/// The result is NaN if the function does not accept an argument.
package enum ExpressionFunction: UInt8, Sendable {
    case expm1, log1p, flicks
    case predict, decayRate, decayVelocityTo, decayValue, decayVelocity, decayRestingTime
    case rubberBand, rubberBandInvert
    case cubicBezier, cubicBezierInvert, cubicBezierSlope
    case steps
    case boundedDecayValue, boundedDecayVelocity, boundedDecayRestingTime, boundedDecayEnd
    case mediaTimingProgress, mediaTimingIteration, webTimingProgress, webTimingIteration
    case springBlendValue, springBlendVelocity, springBlendRestingTime
    case springDuration, springBounce, springDampingRatio
    case springStiffness, springDamping, uikitSpringStiffness, uikitSpringDamping
    /// For a spring given by duration and bounce, and for one given by mass, stiffness and damping.
    case springValue, springVelocity, springSettlingDuration, springRestingTime, springSettlingTime
    case physicalSpringValue, physicalSpringVelocity, physicalSpringSettlingDuration, physicalSpringRestingTime,
        physicalSpringSettlingTime
    /// The first of the named easings: CSS's, in the order of `curveNames`, then Penner's.
    case ease

    static let names: WordList = """
        expm1 log1p flicks predict decayRate decayVelocityTo decayValue decayVelocity decayRestingTime rubberBand \
        rubberBandInvert cubicBezier cubicBezierInvert cubicBezierSlope steps boundedDecayValue boundedDecayVelocity \
        boundedDecayRestingTime boundedDecayEnd mediaTimingProgress mediaTimingIteration webTimingProgress \
        webTimingIteration springBlendValue springBlendVelocity springBlendRestingTime springDuration springBounce \
        springDampingRatio springStiffness springDamping uikitSpringStiffness uikitSpringDamping springValue \
        springVelocity springSettlingDuration springRestingTime springSettlingTime physicalSpringValue \
        physicalSpringVelocity physicalSpringSettlingDuration physicalSpringRestingTime physicalSpringSettlingTime
        """
    static let curveNames: WordList = "ease easeIn easeOut easeInOut"

    /// Ten bytes for each function: a letter for each parameter, see `Rule`. A parameter with a capital letter is
    /// optional. The last entry is for all easings.
    private static var parameters: StaticText {
        """
        x.........x.........x.........vvr.......r.........vvr.......vvrv......vrv.......vrh.......xwQ.......\
        xwQ.......pypyv.....pypyv.....pypyv.....svJ.......vvrnov....vvrnov....vvrnoh....vvrno.....vdGA......\
        vdGA......vdGJI.....vdGJI.....dbdblvFOV.dbdblvFOV.dbdblvvh..mkc.......mkc.......mkc.......db........\
        db........dzv.......dzv.......dbvFOV....dbvFOV....dbV.......dbvvh.....dbvvhh....mkcvFOV...mkcvFOV...\
        mkcV......mkcvvh....mkcvvhh...x.........
        """
    }

    /// The effort of a function in units of about 5 ns, by its slowest arguments. The settling times are searched for.
    static func effort(_ number: UInt8) -> Int {
        guard let function = ExpressionFunction(rawValue: number) else { return 128 }
        switch function.ofSpring {
        case .springSettlingDuration, .springSettlingTime: return 4096
        default: return 128
        }
    }

    /// The largest number of parameters.
    static let mostParameters = 9

    /// The number of the function with a name.
    static func number(named name: UnsafeBufferPointer<UInt8>) -> UInt8? {
        var number = names.index(of: name)
        let first = Int(ExpressionFunction.ease.rawValue)
        if number == nil { number = curveNames.index(of: name).map { $0 + first } }
        if number == nil { number = pennerNames.index(of: name).map { $0 + first + 4 } }
        return number.map { UInt8(truncatingIfNeeded: $0) }
    }

    static func offerNames(to suggestion: inout Suggestion) {
        suggestion.offer(names)
        suggestion.offer(curveNames)
        suggestion.offer(pennerNames)
    }

    /// The letters of a function's parameters.
    static func letters(_ number: UInt8) -> UnsafeBufferPointer<UInt8> {
        let start = parameters.utf8Start + 10 * Int(Swift.min(number, ease.rawValue))
        var count = 1
        while start[count] != UInt8(ascii: ".") { count += 1 }
        return UnsafeBufferPointer(start: start, count: count)
    }

    static func isOptional(_ letter: UInt8) -> Bool { letter < 0x61 }

    /// The default of an optional parameter.
    static func standard(_ letter: UInt8) -> Double {
        switch letter {
        case UInt8(ascii: "G"), UInt8(ascii: "O"): 1
        case UInt8(ascii: "Q"): standardCoefficient
        default: 0
        }
    }

    /// The numbers that a parameter accepts.
    struct Rule {
        let low: Double
        let high: Double
        var isWhole = false
        /// The message about an argument that is not accepted.
        let text: StaticText

        private static var above0: Double { .leastNonzeroMagnitude }
        private static var largest: Double { .greatestFiniteMagnitude }
        private static var almost1: Double { 0x1.fffffffffffffp-1 }

        @inline(__always)
        private init(_ low: Double, _ high: Double, isWhole: Bool = false, _ text: StaticText) {
            (self.low, self.high, self.isWhole, self.text) = (low, high, isWhole, text)
        }

        /// The rule of a letter.
        init(_ letter: UInt8) {
            switch letter {
            case UInt8(ascii: "A"): self.init(0, 1, isWhole: true, "autoreverses must be 0 or 1")
            case UInt8(ascii: "G"): self.init(0, .infinity, "the count must not be below 0")
            case UInt8(ascii: "I"): self.init(0, Self.largest, "the start must not be below 0")
            case UInt8(ascii: "J"): self.init(0, 3, isWhole: true, "the argument must be 0, 1, 2 or 3")
            case UInt8(ascii: "Q"): self.init(Self.above0, Self.largest, "the coefficient must be above 0")
            case UInt8(ascii: "b"): self.init(-Self.almost1, 1, "the bounce must be above -1 and at most 1")
            case UInt8(ascii: "c"): self.init(0, Self.largest, "the damping must not be below 0")
            case UInt8(ascii: "d"): self.init(Self.above0, Self.largest, "the duration must be above 0")
            case UInt8(ascii: "h"): self.init(Self.above0, 1e150, "a threshold must be above 0 and at most 1e150")
            case UInt8(ascii: "k"): self.init(Self.above0, Self.largest, "the stiffness must be above 0")
            case UInt8(ascii: "l"): self.init(0, Self.largest, "the blend duration must not be below 0")
            case UInt8(ascii: "m"): self.init(Self.above0, Self.largest, "the mass must be above 0")
            case UInt8(ascii: "n"), UInt8(ascii: "o"): self.init(-.infinity, .infinity, "a bound must be a number")
            case UInt8(ascii: "p"): self.init(0, 1, "the x of a control point must be from 0 to 1")
            case UInt8(ascii: "r"):
                self.init(Self.above0, Self.almost1, "the part that remains must be above 0 and below 1")
            case UInt8(ascii: "s"):
                self.init(1, 2_147_483_647, isWhole: true, "the count must be a whole number from 1 to 2147483647")
            case UInt8(ascii: "w"): self.init(Self.above0, Self.largest, "the dimension must be above 0")
            case UInt8(ascii: "y"): self.init(-1e6, 1e6, "the y of a control point must be from -1e6 to 1e6")
            case UInt8(ascii: "z"): self.init(Self.above0, 1, "the damping ratio must be above 0 and at most 1")
            default: self.init(-1e150, 1e150, "an argument must be a number of at most 1e150 in size")
            }
        }
    }

    /// Whether a parameter with this letter accepts a number.
    static func accepts(_ letter: UInt8, _ x: Double) -> Bool {
        if letter == UInt8(ascii: "x") { return true }
        let rule = Rule(letter)
        return x >= rule.low && x <= rule.high && (!rule.isWhole || x == x.roundedDown)
    }

    /// The message for a constant argument that does not fit the next or the last argument; nil if it fits.
    ///
    /// - Parameter next: the next argument, like `last` NaN if it is not a constant.
    static func conflict(_ letter: UInt8, _ x: Double, next: Double, last: Double) -> StaticText? {
        switch letter {
        case UInt8(ascii: "n") where x > next: "the minimum must not be above the maximum"
        case UInt8(ascii: "s") where x == 1 && last == 2: "the count must be at least 2 where the position is 2"
        default: nil
        }
    }
}
