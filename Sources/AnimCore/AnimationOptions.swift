// SPDX-License-Identifier: MIT
import AnimStage

/// What an explicit animation is told beside what it moves by and where it leads.
///
///     x.animate(.linear(duration: 1), to: 10, options: .init(delay: 0.5, timing: .init(repeatCount: 3, autoreverses: true)))
public struct AnimationOptions {
    /// What it does with other animations of the property.
    public enum Interruption: Sendable, Equatable {
        /// Leaves them alone: it lies above them, and what replaces others leaves it alone.
        case keep
        /// Takes the place of all that were not begun with `keep`, and starts with the property's value and velocity.
        case replace
        /// Takes the place of all that were not begun with `keep`, and starts with the property's value at rest.
        case restart
    }

    /// Seconds before it starts, 0…10⁹.
    public var delay: Double
    /// Speed, offset, repetition, ways back and fill. Its begin time and duration are not read.
    public var timing: MediaTiming
    /// What it does with other animations of the property.
    public var interruption: Interruption
    /// Whether its value is added to what lies below it.
    public var isAdditive: Bool
    /// Whether the value at the end of each repeat is added to the next.
    public var isCumulative: Bool
    /// Whether the model value becomes, when it starts, what it shows at its end.
    public var setsModel: Bool
    /// By whose clock it goes; nil for the stage's.
    public var group: (any AnimationClock)?
    /// What it waits for, before its delay; nil for nothing.
    public var after: Transaction?

    /// Options.
    /// - Parameters:
    ///   - delay: Seconds before it starts, 0…10⁹.
    ///   - timing: Speed, offset, repetition, ways back and fill. Its begin time and duration are not read.
    ///   - interruption: What it does with other animations of the property.
    ///   - isAdditive: Whether its value is added to what lies below it.
    ///   - isCumulative: Whether the value at the end of each repeat is added to the next.
    ///   - setsModel: Whether the model value becomes, when it starts, what it shows at its end.
    ///   - group: By whose clock it goes; nil for the stage's.
    ///   - after: What it waits for, before its delay; nil for nothing.
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
