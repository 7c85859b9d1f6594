// SPDX-License-Identifier: MIT
import AnimStage

/// Options of an explicit animation, beside its motion and target.
///
///     let timing = MediaTiming(repeatCount: 3, autoreverses: true)
///     x.animate(.linear(duration: 1), to: 10, options: .init(delay: 0.5, timing: timing))
public struct AnimationOptions {
    /// What the animation does with other animations of the property.
    public enum Interruption: Sendable, Equatable {
        /// Leaves them alone and lies above them. Later animations that replace others leave it alone too.
        case keep
        /// Replaces all that were not started with `keep`, and starts with the property's value and velocity.
        case replace
        /// Replaces all that were not started with `keep`, and starts with the property's value at rest.
        case restart
    }

    /// Seconds before it starts, 0…10⁹.
    public var delay: Double
    /// Speed, offset, repeats, autoreverse and fill. The begin time and duration of the timing are not read.
    public var timing: MediaTiming
    /// What the animation does with other animations of the property.
    public var interruption: Interruption
    /// Whether the animation's value is added to the value below it.
    public var isAdditive: Bool
    /// Whether the value at the end of each repeat is added to the next.
    public var isCumulative: Bool
    /// Whether the model value is set to the animation's end value when the animation starts.
    public var setsModel: Bool
    /// The clock that the animation follows; nil for the stage's.
    public var group: (any AnimationClock)?
    /// The transaction that the animation waits for before its delay; nil for none.
    public var after: Transaction?

    /// Options.
    /// - Parameters:
    ///   - delay: Seconds before it starts, 0…10⁹.
    ///   - timing: Speed, offset, repeats, autoreverse and fill. The begin time and duration of the timing are not
    ///     read.
    ///   - interruption: What the animation does with other animations of the property.
    ///   - isAdditive: Whether the animation's value is added to the value below it.
    ///   - isCumulative: Whether the value at the end of each repeat is added to the next.
    ///   - setsModel: Whether the model value is set to the animation's end value when the animation starts.
    ///   - group: The clock that the animation follows; nil for the stage's.
    ///   - after: The transaction that the animation waits for before its delay; nil for none.
    public init(
        delay: Double = 0,
        timing: MediaTiming = MediaTiming(),
        interruption: Interruption = .keep,
        isAdditive: Bool = false,
        isCumulative: Bool = false,
        setsModel: Bool = false,
        group: (any AnimationClock)? = nil,
        after: Transaction? = nil
    ) {
        self.delay = delay
        self.timing = timing
        self.interruption = interruption
        self.isAdditive = isAdditive
        self.isCumulative = isCumulative
        self.setsModel = setsModel
        self.group = group
        self.after = after
    }

    func write(to request: inout AnimationRequest) throws(AnimError) {
        request.delay = delay
        request.timing = try timing.core()
        request.interruption =
            switch interruption {
            case .keep: .keep
            case .replace: .replace
            case .restart: .restart
            }
        request.isAdditive = isAdditive
        request.isCumulative = isCumulative
        request.setsModel = setsModel
        request.group = (group?.id).map { GroupIdentifier(rawValue: $0.rawValue) }
        request.after = after?.core
    }
}
