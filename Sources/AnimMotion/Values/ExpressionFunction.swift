// SPDX-License-Identifier: MIT
import AnimMath

/// The functions of the core that expressions can call, apart from those that are operations of their own. They give the
/// same bits as the C functions of the same names.
///
/// The result is NaN if the function does not accept an argument.
package enum ExpressionFunction: UInt8, Sendable {
    case expm1, log1p, flicks
    case predict, decayRate, decayVelocityTo, decayValue, decayVelocity, decayRestingTime
    case rubberBand, rubberBandInvert
    case cubicBezier, cubicBezierInvert, cubicBezierSlope
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
        rubberBandInvert cubicBezier cubicBezierInvert cubicBezierSlope springDuration springBounce springDampingRatio \
        springStiffness springDamping uikitSpringStiffness uikitSpringDamping springValue springVelocity \
        springSettlingDuration springRestingTime springSettlingTime physicalSpringValue physicalSpringVelocity \
        physicalSpringSettlingDuration physicalSpringRestingTime physicalSpringSettlingTime
        """
    static let curveNames: WordList = "ease easeIn easeOut easeInOut"

    /// Eight bytes for each function: a letter for each parameter, see `accepts`. A parameter with a capital letter is
    /// optional. The last entry is for all easings.
    private static var parameters: StaticText {
        """
        x.......x.......x.......vvr.....r.......vvr.....vvrv....vrv.....vrh.....xwQ.....xwQ.....pypyv...\
        pypyv...pypyv...mkc.....mkc.....mkc.....db......db......dzv.....dzv.....dbvFOV..dbvFOV..dbV.....\
        dbvvh...dbvvhh..mkcvFOV.mkcvFOV.mkcV....mkcvvh..mkcvvhh.x.......
        """
    }

    /// The largest number of parameters.
    static let mostParameters = 7

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
        let start = parameters.utf8Start + 8 * Int(Swift.min(number, ease.rawValue))
        var count = 1
        while start[count] != UInt8(ascii: ".") { count += 1 }
        return UnsafeBufferPointer(start: start, count: count)
    }

    static func isOptional(_ letter: UInt8) -> Bool { letter < 0x61 }

    /// The default of an optional parameter.
    static func standard(_ letter: UInt8) -> Double {
        letter == UInt8(ascii: "O") ? 1 : letter == UInt8(ascii: "Q") ? standardCoefficient : 0
    }

    /// Whether a parameter with this letter accepts a number.
    static func accepts(_ letter: UInt8, _ x: Double) -> Bool {
        switch letter {
        case UInt8(ascii: "x"): true
        case UInt8(ascii: "b"): x > -1 && x <= 1
        case UInt8(ascii: "c"): x >= 0 && x < .infinity
        case UInt8(ascii: "d"), UInt8(ascii: "m"), UInt8(ascii: "k"), UInt8(ascii: "w"), UInt8(ascii: "Q"):
            x > 0 && x < .infinity
        case UInt8(ascii: "h"): x > 0 && x <= 1e150
        case UInt8(ascii: "p"): x >= 0 && x <= 1
        case UInt8(ascii: "r"): x > 0 && x < 1
        case UInt8(ascii: "y"): x.magnitude <= 1e6
        case UInt8(ascii: "z"): x > 0 && x <= 1
        default: x.magnitude <= 1e150
        }
    }

    /// The message about an argument that is not accepted.
    static func rule(_ letter: UInt8) -> StaticText {
        switch letter {
        case UInt8(ascii: "b"): "the bounce must be above -1 and at most 1"
        case UInt8(ascii: "c"): "the damping must not be below 0"
        case UInt8(ascii: "d"): "the duration must be above 0"
        case UInt8(ascii: "h"): "a threshold must be above 0 and at most 1e150"
        case UInt8(ascii: "k"): "the stiffness must be above 0"
        case UInt8(ascii: "m"): "the mass must be above 0"
        case UInt8(ascii: "p"): "the x of a control point must be from 0 to 1"
        case UInt8(ascii: "r"): "the part that remains must be above 0 and below 1"
        case UInt8(ascii: "w"): "the dimension must be above 0"
        case UInt8(ascii: "Q"): "the coefficient must be above 0"
        case UInt8(ascii: "y"): "the y of a control point must be from -1e6 to 1e6"
        case UInt8(ascii: "z"): "the damping ratio must be above 0 and at most 1"
        default: "an argument must be a number of at most 1e150 in size"
        }
    }
}
