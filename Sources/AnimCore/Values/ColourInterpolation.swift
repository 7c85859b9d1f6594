/// How a colour moves to another: in which space, which way round its hue, and how opacity counts (CSS Color 4, section
/// 12).
public struct ColourInterpolation: Sendable, Equatable {
    public var space: ColourSpace
    /// Only OKLCH has a hue.
    public var huePath: HuePath
    /// Whether components are multiplied by the opacity while they move, all but the hue, as CSS does. Then what is
    /// transparent has no colour to lend: it comes out as black.
    public var isPremultiplied: Bool

    public init(space: ColourSpace = .sRGB, huePath: HuePath = .shorter, isPremultiplied: Bool = false) {
        self.space = space
        self.huePath = huePath
        self.isPremultiplied = isPremultiplied
    }

    /// A colour of no more chroma in OKLCH has no hue of its own, and takes over the other's (CSS Color 4, section 18).
    public static let powerlessChroma = 0.000004

    /// From sRGB to what is interpolated.
    @inline(never)
    func encoded(_ outer: UnsafePointer<Double>, _ velocity: UnsafePointer<Double>? = nil) -> MovingColour {
        var colour = MovingColour(outer, velocity)
        colour.convert(from: .sRGB, to: space)
        if isPremultiplied {
            let weight = MovingColour.clamped(colour.opacity)
            colour.forEach(weighedCount) { MovingColour.product(MovingColour.clamped($0), weight) }
        }
        return colour
    }

    /// From what is interpolated to sRGB.
    @inline(never)
    func decoded(_ inner: UnsafePointer<Double>, _ velocity: UnsafePointer<Double>? = nil) -> MovingColour {
        var colour = MovingColour(inner, velocity)
        if isPremultiplied {
            let weight = MovingColour.clamped(colour.opacity)
            colour.forEach(weighedCount) { component in
                guard weight[0] > 0 else { return .zero }
                let quotient = component[0] / weight[0]
                return MovingColour.clamped(SIMD2(quotient, (component[1] - quotient * weight[1]) / weight[0]))
            }
        }
        colour.convert(from: space, to: .sRGB)
        return colour
    }

    /// How many components are multiplied by the opacity: all but a hue.
    private var weighedCount: Int { space == .okLCH ? 2 : 3 }

    /// Whether an encoded colour has no hue of its own.
    ///
    /// Where it is transparent and premultiplied, its chroma is gone; then the hue tells, which is 0 of black and of greys.
    func isPowerless(_ inner: UnsafePointer<Double>) -> Bool {
        let weight = isPremultiplied ? inner[3].magnitude : 1
        return inner[1].magnitude <= ColourInterpolation.powerlessChroma * weight && (weight > 0 || inner[2] == 0)
    }
}
