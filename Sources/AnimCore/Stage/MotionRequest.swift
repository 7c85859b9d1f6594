/// What a transaction says about how its values move; what it leaves out comes from the enclosing one.
public struct MotionRequest: Sendable {
    /// The raw values of the ABI's `ANIM_MOTION_…` name these cases.
    public enum Shape: Sendable {
        /// As the enclosing transaction; the default curve (ease) outermost.
        case inherited
        /// No animation: values jump.
        case none
        case curve(CubicBezier)
        /// Until it has come to rest, or for the duration where one is given.
        case spring(Spring)
    }

    public var shape: Shape
    /// Seconds, 0…10⁹; `nil` inherits. A curve's is 0.25 s unless given or inherited.
    public var duration: Double?
    /// Seconds, 0…10⁹, before it starts; `nil` inherits. 0 outermost.
    public var delay: Double?

    public init(_ shape: Shape = .inherited, duration: Double? = nil, delay: Double? = nil) {
        self.shape = shape
        self.duration = duration
        self.delay = delay
    }
}

/// A request with everything filled in: what the animations of one transaction share.
struct MotionPlan: Sendable {
    enum Shape: Sendable {
        case none
        case curve(CubicBezier)
        case spring(SpringResponse)
    }

    /// Core Animation's default duration: 0.25 s.
    static let defaultDuration: Int64 = Flicks.perSecond / 4
    static let longestSeconds: Double = 1_000_000_000

    var shape: Shape = .curve(.ease)
    /// In flicks; `nil` is 0.25 s for a curve, and until rest for a spring.
    var duration: Int64?
    /// In flicks.
    var delay: Int64 = 0

    init() {}

    /// - Throws: `.argument` for a time that is negative or not finite, `.limit` for one beyond 10⁹ s.
    init(_ request: MotionRequest, inside outer: MotionPlan) throws(AnimError) {
        duration = outer.duration
        switch request.shape {
        case .inherited:
            shape = outer.shape
        case .none:
            shape = .none
        case .curve(let curve):
            shape = .curve(curve)
        case .spring(let spring):
            shape = .spring(SpringResponse(spring))
            duration = nil
        }
        // What jumps does so at once, whatever moves around it.
        if case .none = shape { delay = 0 } else { delay = outer.delay }
        if let seconds = request.duration { duration = try MotionPlan.flicks(seconds, "duration") }
        if let seconds = request.delay { delay = try MotionPlan.flicks(seconds, "delay") }
    }

    static func flicks(_ seconds: Double, _ name: StaticString) throws(AnimError) -> Int64 {
        guard seconds >= 0 else { throw AnimError(.argument, "\(name) must be a number of seconds, 0 or more") }
        guard seconds <= longestSeconds, let flicks = Flicks.rounded(seconds: seconds) else {
            throw AnimError(.limit, "\(name) must be at most 1e9 seconds")
        }
        return flicks
    }
}
