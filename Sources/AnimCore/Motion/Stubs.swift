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
public struct MediaTiming: Sendable, Equatable {
    public var beginTime = 0.0, timeOffset = 0.0, speed = 1.0, duration = 0.0, repeatCount = 0.0, repeatDuration = 0.0
    public var autoreverses = false
    public enum FillMode: Int32, Sendable { case removed, forwards, backwards, both }
    public var fillMode = FillMode.removed
    public enum Phase: Int32, Sendable { case before, active, after }
    public struct Sample { var phase: Phase, isInEffect: Bool, progress: Double, iteration: Double, isReversing: Bool, localTime: Double, rate: Double }
    public func sample(at parent: Double) -> Sample { Sample(phase: .active, isInEffect: true, progress: 0, iteration: 0, isReversing: false, localTime: 0, rate: 0) }
    public var endTime: Double { 0 }
    public var startTime: Double { 0 }
    public var activeDuration: Double { 0 }
    public func hash(into hasher: inout StateHasher) {}
}
public struct Decay: Sendable {
    public func motion(from: Double, velocity: Double) -> DecayMotion { DecayMotion() }
    public func hash(into hasher: inout StateHasher) {}
}
public struct DecayMotion: Sendable {
    public func state(at t: Double) -> (value: Double, velocity: Double) { (0, 0) }
    public var end: Double { 0 }
    public func restTime(threshold: Double) -> Double { 0 }
}
public struct ColourInterpolation: Sendable, Equatable {}
public enum ValueEncoding: Sendable, Equatable {
    case plain, angleShortest
    case colour(ColourInterpolation)
    case transform
    func innerCount(outer: Int) -> Int { outer }
    func encode(_ outer: UnsafePointer<Double>, _ inner: UnsafeMutablePointer<Double>, count: Int) {}
    func decode(_ inner: UnsafePointer<Double>, _ outer: UnsafeMutablePointer<Double>, count: Int) {}
    func decodeVelocity(_ inner: UnsafePointer<Double>, _ velocity: UnsafePointer<Double>, _ outer: UnsafeMutablePointer<Double>, count: Int) {}
    func encodeVelocity(_ inner: UnsafePointer<Double>, _ velocity: UnsafePointer<Double>, _ outer: UnsafeMutablePointer<Double>, count: Int) {}
    func align(origin: UnsafeMutablePointer<Double>, target: UnsafePointer<Double>, count: Int) {}
}
public struct Expression: Sendable {
    public var variables: [Int32] { [] }
    public var text: [UInt8] { [] }
    public static func parseList(_ text: [UInt8], resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32) throws(AnimError) -> [Expression] { [] }
    public func evaluate(_ load: (Int32) -> Double) -> Double { 0 }
    public func derivative(_ load: (Int32) -> (value: Double, rate: Double)) -> (value: Double, rate: Double) { (0, 0) }
    public func hash(into hasher: inout StateHasher) {}
}
