// Temporary stand-ins.
public final class Easing: @unchecked Sendable {
    public let cubicBezier: CubicBezier?
    init(_ c: CubicBezier?) { cubicBezier = c }
    public static func cubicBezier(_ c: CubicBezier) -> Easing { Easing(c) }
    public func value(at x: Double) -> Double { cubicBezier!.value(at: x) }
    public func valueAndSlope(at x: Double) -> (value: Double, slope: Double) { cubicBezier!.valueAndSlope(at: x) }
    public func evaluate(_ xs: UnsafePointer<Double>, _ count: Int, _ ys: UnsafeMutablePointer<Double>) {
        for i in 0..<count { ys[i] = value(at: xs[i]) }
    }
    public func hash(into hasher: inout StateHasher) { hasher.combine(cubicBezier!.x1) }
}
extension SpringResponse {
    func backward(by t: Double, displacement: Double, velocity: Double) -> (displacement: Double, velocity: Double) {
        if t == 0 { return (displacement, velocity) }
        let b = basis(at: t)
        let det = b.displacement * b.velocity - b.displacementPerVelocity * b.velocityPerDisplacement
        return ((b.velocity * displacement - b.displacementPerVelocity * velocity) / det,
            (b.displacement * velocity - b.velocityPerDisplacement * displacement) / det)
    }
    var slotFlicks: Int64 { 1 << 25 }
}
public struct KeyframeDescription: Sendable { func makeTrack(componentCount: Int) throws(AnimError) -> KeyframeTrack { KeyframeTrack() } }
public final class KeyframeTrack {
    public var needsStart: Bool { true }
    public var componentCount: Int { 1 }
    public var duration: Double { 1 }
    public func finalValue(into: UnsafeMutablePointer<Double>) {}
    public func prepare(from: UnsafePointer<Double>, velocity: UnsafePointer<Double>) {}
    public func sample(at seconds: Double, _ values: UnsafeMutablePointer<Double>, _ velocities: UnsafeMutablePointer<Double>?) {}
    public func hash(into hasher: inout StateHasher) {}
}
