// SPDX-License-Identifier: MIT
import AnimMotion

/// A timing function: maps the part of the time that has passed to the progress of a motion.
public struct Easing: Sendable, Hashable, CustomStringConvertible {
    let core: AnimMotion.Easing

    init(_ core: AnimMotion.Easing) { self.core = core }

    /// Where a step function jumps, as in CSS.
    public enum StepPosition: Sendable, Hashable {
        /// At the end of each step: CSS's `end`.
        case jumpEnd
        /// At the start of each step: CSS's `start`.
        case jumpStart
        /// Between the steps only.
        case jumpNone
        /// At both ends too.
        case jumpBoth
    }

    /// Makes an easing from CSS text: `ease-in`, `cubic-bezier(0.2, 0, 0, 1)`, `steps(4, jump-none)`, `linear(0, 0.5
    /// 20%, 1)`, or one of Penner's names such as `easeOutBounce`.
    /// - Parameter css: The text.
    /// - Throws: `.syntax`, `.argument` or `.limit` for an invalid text.
    public init(css: String) throws(AnimError) {
        core = try translating { () throws(EngineError) in try AnimMotion.Easing.parse(css: Array(css.utf8)) }
    }

    /// Constant speed.
    public static let linear = Easing(.cubicBezier(.linear))
    /// CSS's `ease`.
    public static let ease = Easing(.cubicBezier(.ease))
    /// CSS's `ease-in`: starts slowly.
    public static let easeIn = Easing(.cubicBezier(.easeIn))
    /// CSS's `ease-out`: ends slowly.
    public static let easeOut = Easing(.cubicBezier(.easeOut))
    /// CSS's `ease-in-out`: starts and ends slowly.
    public static let easeInOut = Easing(.cubicBezier(.easeInOut))

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    /// - Parameters:
    ///   - x1: x of the first control point, 0…1.
    ///   - y1: y of the first control point, at most 10⁶ in size.
    ///   - x2: x of the second control point, 0…1.
    ///   - y2: y of the second control point, at most 10⁶ in size.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public static func cubicBezier(
        _ x1: Double,
        _ y1: Double,
        _ x2: Double,
        _ y2: Double
    ) throws(AnimError) -> Easing {
        try translating { () throws(EngineError) in
            Easing(.cubicBezier(try AnimMotion.CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
        }
    }

    /// A step function, as CSS's `steps()`.
    /// - Parameters:
    ///   - count: How many steps: 1 or more, and 2 or more with `.jumpNone`.
    ///   - position: Where the function jumps.
    /// - Throws: `.argument` for too few steps, `.limit` for more than 2 147 483 647.
    public static func steps(_ count: Int, _ position: StepPosition = .jumpEnd) throws(AnimError) -> Easing {
        let jumps: AnimMotion.Easing.StepPosition =
            switch position {
            case .jumpEnd: .jumpEnd
            case .jumpStart: .jumpStart
            case .jumpNone: .jumpNone
            case .jumpBoth: .jumpBoth
            }
        return Easing(try translating { () throws(EngineError) in try AnimMotion.Easing.steps(count, jumps) })
    }

    /// The progress of the motion.
    /// - Parameter x: The part of the time that has passed. Outside 0…1 a curve continues along its end tangents. A
    ///   number that is not finite is returned.
    public func value(at x: Double) -> Double { x.isFinite ? core.value(at: x) : x }

    /// The speed of the motion, in distances per duration.
    /// - Parameter x: The part of the time that has passed; the speed is 0 if it is not finite.
    public func slope(at x: Double) -> Double { x.isFinite ? core.valueAndSlope(at: x).slope : 0 }

    /// The easing as CSS text.
    public var css: String { String(decoding: core.css, as: UTF8.self) }

    /// The easing as CSS text.
    public var description: String { css }

    /// Whether both are the same function, with the same numbers.
    /// - Parameters:
    ///   - left: An easing.
    ///   - right: Another.
    public static func == (left: Easing, right: Easing) -> Bool { AnimMotion.Easing.isEqual(left.core, right.core) }

    /// Adds the function to a hash. Different callbacks hash alike.
    /// - Parameter hasher: The hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(core.sort)
        hasher.combine(core.numbers)
    }
}
