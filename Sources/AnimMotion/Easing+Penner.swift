// SPDX-License-Identifier: MIT
import AnimMath

extension Easing {
    /// One of Robert Penner's easing functions, in the forms of jQuery UI and easings.net.
    ///
    /// Ten families, each in three directions; the number is 3 · family + direction, as in `animcore.h`.
    package struct Penner: Sendable, Equatable {
        package enum Family: Int32, Sendable {
            case quad, cubic, quart, quint, sine, expo, circ, back, elastic, bounce
        }
        package enum Direction: Int32, Sendable {
            /// Starts slowly.
            case `in`
            /// Ends slowly: 1 − in(1 − x).
            case out
            /// Both, each scaled by a half.
            case inOut
        }

        package let family: Family
        package let direction: Direction

        package init(_ family: Family, _ direction: Direction) {
            self.family = family
            self.direction = direction
        }

        /// By number, 0 to 29. Nil for any other.
        package init?(rawValue: Int32) {
            guard rawValue >= 0, let family = Family(rawValue: rawValue / 3),
                let direction = Direction(rawValue: rawValue % 3)
            else { return nil }
            self.init(family, direction)
        }

        package var rawValue: Int32 { 3 * family.rawValue + direction.rawValue }

        /// By name in ASCII, such as `easeOutBounce`, ignoring case. Nil for any other.
        package init?(name: [UInt8]) {
            guard let number = CSSWords.index(of: name, in: Self.names) else { return nil }
            self.init(rawValue: Int32(number))
        }

        /// Its usual name in ASCII.
        package var name: [UInt8] {
            var name: [UInt8] = []
            CSSWords.append(Int(rawValue), of: Self.names, to: &name)
            return name
        }

        static var names: StaticText {
            """
            easeInQuad easeOutQuad easeInOutQuad easeInCubic easeOutCubic easeInOutCubic \
            easeInQuart easeOutQuart easeInOutQuart easeInQuint easeOutQuint easeInOutQuint \
            easeInSine easeOutSine easeInOutSine easeInExpo easeOutExpo easeInOutExpo \
            easeInCirc easeOutCirc easeInOutCirc easeInBack easeOutBack easeInOutBack \
            easeInElastic easeOutElastic easeInOutElastic easeInBounce easeOutBounce easeInOutBounce
            """
        }

        /// y and dy/dx at x. At the ends the value is exact and the slope is that from inside; outside the slope is 0.
        package func valueAndSlope(at x: Double) -> (value: Double, slope: Double) {
            var result: (value: Double, slope: Double)
            switch direction {
            case .in: result = start(x, 1 - x)
            case .out:
                result = start(1 - x, x)
                result.value = 1 - result.value
            case .inOut:
                result = x < 0.5 ? start(2 * x, 1 - 2 * x) : start(2 - 2 * x, 2 * x - 1)
                result.value = x < 0.5 ? 0.5 * result.value : 1 - 0.5 * result.value
            }
            if x <= 0 { return (0, x < 0 ? 0 : result.slope) }
            if x >= 1 { return (1, x > 1 ? 0 : result.slope) }
            return result
        }

        /// The in direction at z. 1 − z is passed too, since the caller may know it more accurately.
        @inline(never)
        private func start(_ z: Double, _ rest: Double) -> (value: Double, slope: Double) {
            switch family {
            case .quad: return (z * z, 2 * z)
            case .cubic: return (z * z * z, 3 * (z * z))
            case .quart:
                let square = z * z
                return (square * square, 4 * (square * z))
            case .quint:
                let square = z * z
                return (square * square * z, 5 * (square * square))
            case .sine:
                // 1 − cos(π/2 z), without cancellation.
                let (sin, cos) = Math.sincos(0.25 * Double.pi * z)
                return (2 * (sin * sin), Double.pi * (sin * cos))
            case .expo:
                let power = Self.powerOfTwo(rest)
                return (power, Self.logarithmOf1024 * power)
            case .circ:
                let root = max(0, rest * (1 + z)).squareRoot()
                return (z * z / (1 + root), z / root)
            case .back:
                let overshoot = direction == .inOut ? 1.70158 * 1.525 : 1.70158
                return (z * z * ((overshoot + 1) * z - overshoot), z * (3 * (overshoot + 1) * z - 2 * overshoot))
            case .elastic:
                // The sine is 0 a quarter of the period before 1.
                let frequency = 2 * Double.pi / (direction == .inOut ? 0.45 : 0.3)
                let (sin, cos) = Math.sincos(-frequency * rest)
                let power = Self.powerOfTwo(rest)
                return (power * cos, power * (Self.logarithmOf1024 * cos - frequency * sin))
            case .bounce:
                return Self.bounce(rest)
            }
        }

        private static let logarithmOf1024 = 6.931471805599453

        /// 2^(−10 rest).
        private static func powerOfTwo(_ rest: Double) -> Double { Math.exp(-logarithmOf1024 * rest) }

        /// Four parabolas 121/16 w², with w counted from the end.
        private static func bounce(_ w: Double) -> (value: Double, slope: Double) {
            let (center, floor): (Double, Double)
            if w < 1 / 2.75 {
                (center, floor) = (0, 0)
            } else if w < 2 / 2.75 {
                (center, floor) = (1.5 / 2.75, 0.75)
            } else if w < 2.5 / 2.75 {
                (center, floor) = (2.25 / 2.75, 0.9375)
            } else {
                (center, floor) = (2.625 / 2.75, 0.984375)
            }
            let d = w - center
            return (1 - (7.5625 * (d * d) + floor), 15.125 * d)
        }
    }
}
