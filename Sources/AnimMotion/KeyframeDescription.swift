// SPDX-License-Identifier: MIT
import AnimMath

/// Keyframes as they were given, in one of three forms; `makeTrack` turns them into a track that can be sampled.
///
/// - `values`: values at key times, as Core Animation's `CAKeyframeAnimation`.
/// - `blocks`: blocks with a relative start and duration, as UIKit's `addKeyframe`.
/// - `track`: one keyframe after another, as SwiftUI's `KeyframeTrack`.
///
/// Values are rows of `componentCount` numbers. Everything is checked when it is added.
package struct KeyframeDescription: Sendable {
    /// How values between keys are interpolated. The raw values are those of `ANIM_KEYFRAME_MODE_…`.
    package enum Mode: Int32, Sendable {
        /// Each value holds until the next key.
        case discrete = 0
        /// Linear.
        case linear = 1
        /// Linear at constant speed; key times are ignored.
        case paced = 2
        /// On a Kochanek–Bartels spline.
        case cubic = 3
        /// On the spline, with key times that make the average speed of all segments equal.
        case cubicPaced = 4

        package var isPaced: Bool { self == .paced || self == .cubicPaced }

        package var kind: KeyframeSegment.Kind {
            switch self {
            case .discrete: .hold
            case .linear, .paced: .linear
            case .cubic, .cubicPaced: .cubic
            }
        }
    }

    /// How the value of a keyframe of a track is reached.
    package enum Motion: Sendable {
        /// Linearly in the duration, eased by the curve if there is one.
        case linear(CubicBezier?)
        /// On a cubic curve in the duration.
        case cubic
        /// By a spring; without a duration until it has settled.
        case spring(Spring)
        /// By a jump.
        case move
    }

    /// The raw values are stored in snapshots.
    package enum Sort: Int32, Sendable { case values, blocks, track }

    /// Tension, continuity and bias are at most this in size.
    package static let largestParameter = 1e6
    /// Values and velocities are at most this in size.
    package static let largestValue = 1e150
    /// `ANIM_LIMIT_KEYFRAME_NUMBERS`: numbers in the values of one description.
    package static let largestNumberCount = 1_048_576
    /// `ANIM_LIMIT_KEYFRAME_COMPONENTS`: components of a value.
    package static let largestComponentCount = 65_536
    /// The longest duration of a track, in seconds.
    package static let longestDuration = 1e9

    package let sort: Sort
    /// How many numbers a value has.
    package let componentCount: Int
    package let mode: Mode
    /// The duration of values and blocks, in seconds.
    package var givenDuration: Double
    /// One for each value (at its start), block or keyframe.
    package var segments: [KeyframeSegment] = []
    /// A row for each segment.
    package var values: [Double] = []
    package var velocities: [Double] = []
    package var curves: [SegmentCurve] = []
    package var springs: [SegmentSpring] = []
    /// The end of a track, in seconds.
    package var end = 0.0
    package var initial: [Double] = []

    /// The timing curve of the whole timeline, applied on top of those of the segments. The default is ease-in-out for
    /// blocks and none for the others.
    package var ease: CubicBezier?
    /// Bit i: component i (of the first 64) is an angle in radians that turns the shortest way on every segment. A
    /// key's value is then shown plus a number of full turns; a difference of half a turn stays as given.
    package var angles: UInt64 = 0
    /// Whether values are paths whose linear segments rotate, and by which rule.
    package var turning = PlaneTurn.Rule.none
    /// Data that a higher layer keeps with its keyframes, such as the verbs of paths. Nil for numbers.
    package var origin: (any AnyObject & Sendable)?

    /// Whether the first value is the state at the start of the motion.
    package var needsStart: Bool { sort != .values && initial.isEmpty }

    /// The value of the key that was added last; for blocks only if none begins after it.
    package var lastKey: ArraySlice<Double>? {
        guard values.count >= componentCount, let last = segments.last else { return nil }
        if sort == .blocks { for segment in segments where segment.start > last.start { return nil } }
        return values.suffix(componentCount)
    }

    /// How many values, blocks or keyframes there are.
    package var keyCount: Int { segments.count }

    package init(_ sort: Sort, _ componentCount: Int, _ duration: Double, _ mode: Mode) throws(AnimError) {
        guard componentCount > 0, componentCount <= Self.largestComponentCount else {
            throw AnimError(.limit, "component_count must be from 1 to 65536")
        }
        try Self.check(duration: duration, 0)
        self.sort = sort
        self.componentCount = componentCount
        self.mode = mode
        givenDuration = duration
    }

    /// Values at key times.
    ///
    /// - Parameters:
    ///   - values: One row for each key, at least one.
    ///   - times: Empty: evenly spaced from 0 to 1. Otherwise one for each key, from 0 to 1, none below the one before.
    ///     Before the first time the first value holds, after the last time the last. Equal times are a jump. In the
    ///     discrete mode there may be one more time than keys, as in Core Animation: then each value has its start
    ///     time, and the last time is the end of the last value. The paced modes ignore them.
    ///   - curves: None, one for all segments, or one for each (one fewer than keys). Ignored by the discrete and paced
    ///     modes.
    ///   - shapes: None, or tension, continuity and bias of each key in turn. For the cubic modes.
    ///   - duration: Seconds, 0…10⁹.
    /// - Throws: `.argument` with the index of the wrong element; `.limit`.
    package static func values(
        _ values: [Double],
        componentCount: Int,
        times: [Double] = [],
        mode: Mode = .linear,
        curves: [CubicBezier] = [],
        shapes: [Double] = [],
        duration: Double
    ) throws(AnimError) -> KeyframeDescription {
        var description = try KeyframeDescription(.values, componentCount, duration, mode)
        try description.append(values: values)
        let count = values.count / componentCount
        guard count > 0, values.count == count * componentCount else {
            throw AnimError(
                .argument,
                "values must be those of at least one key, component_count \(componentCount) each"
            )
        }
        let keyTimes = KeyTimes(count: count, isDiscrete: mode == .discrete, given: mode.isPaced ? [] : times)
        guard keyTimes.isComplete else {
            throw AnimError(.argument, "there are \(times.count) key times for \(count) keys")
        }
        let isEased = !mode.isPaced && mode != .discrete
        guard !isEased || curves.count <= 1 || curves.count == count - 1 else {
            throw AnimError(
                .argument,
                "there are \(curves.count) curves for \(count) keys: give none, 1, or a key less"
            )
        }
        try check(shapes: shapes, count)
        if isEased { description.curves = curves }
        var end = keyTimes[0]
        for index in 0..<count {
            let start = end
            end = keyTimes[index + 1]
            guard start >= 0, start <= end, end <= 1 else {
                let wrong = start >= 0 && start <= 1 ? index + 1 : index
                throw refusal("key times must be from 0 to 1 and must not decrease", wrong)
            }
            // After the last key nothing moves.
            let isLast = index + 1 == count
            var segment = KeyframeSegment(
                kind: isLast ? .hold : mode.kind,
                start: start,
                length: end - start,
                row: isLast ? -1 : Int32(truncatingIfNeeded: index + 1)
            )
            if isEased, !curves.isEmpty, !isLast {
                segment.table = curves.count == 1 ? 0 : Int32(truncatingIfNeeded: index)
            }
            if mode == .cubic || mode == .cubicPaced, !shapes.isEmpty { segment.shape = shape(index, of: shapes) }
            description.segments.append(segment)
        }
        return description
    }

    /// When keys of values begin, from 0 to 1.
    private struct KeyTimes {
        let count: Int
        let isDiscrete: Bool
        /// Empty: evenly spaced.
        let given: [Double]

        /// Whether there is a time for each key. Discrete ones may have another for the end of the last value.
        var isComplete: Bool {
            given.isEmpty || given.count == count || isDiscrete && given.count == count + 1
        }

        /// The time of a key, or of the end of the last one.
        subscript(_ index: Int) -> Double {
            // Without a time for its end, the last value has no duration.
            if !given.isEmpty { return index < given.count ? given[index] : given[count - 1] }
            // Discrete values share the time evenly, each until its end.
            if isDiscrete { return Double(index) / Double(count) }
            return index == count ? 1 : Double(index) / Double(max(count - 1, 1))
        }
    }

    private static func shape(_ key: Int, of shapes: [Double]) -> KeyShape {
        KeyShape(tension: shapes[3 * key], continuity: shapes[3 * key + 1], bias: shapes[3 * key + 2])
    }

    /// Checks tension, continuity and bias of all keys.
    private static func check(shapes: [Double], _ keyCount: Int) throws(AnimError) {
        guard shapes.isEmpty || shapes.count == 3 * keyCount else {
            throw AnimError(.argument, "parameters (tension, continuity and bias) must be given for every key")
        }
        for index in 0..<shapes.count where !(shapes[index].magnitude <= largestParameter) {
            throw refusal(
                "parameters (tension, continuity and bias) must be at most 1e6 in size",
                index / 3,
                shapes[index].isFinite ? .limit : .argument
            )
        }
    }

    /// An empty description for blocks, which `addBlock` adds.
    /// - Parameter duration: Seconds of the whole, 0…10⁹.
    /// - Throws: `.argument`, `.limit`.
    package static func blocks(
        componentCount: Int,
        duration: Double,
        mode: Mode = .linear
    ) throws(AnimError) -> KeyframeDescription {
        var description = try KeyframeDescription(.blocks, componentCount, duration, mode)
        description.ease = .easeInOut
        return description
    }

    /// An empty description for a track, whose keyframes `addKeyframe` adds.
    /// - Throws: `.limit`.
    package static func track(componentCount: Int) throws(AnimError) -> KeyframeDescription {
        try KeyframeDescription(.track, componentCount, 0, .linear)
    }

    /// Sets the initial value of blocks and tracks (and the velocity in units per second; empty is rest), instead of
    /// the state at the start of the motion.
    /// - Throws: `.argument`, `.limit`; `.state` for values.
    package mutating func setInitial(_ value: [Double], velocity: [Double] = []) throws(AnimError) {
        guard sort != .values else { throw AnimError(.state, "keyframes of values begin with their first value") }
        try checkRow(value)
        if !velocity.isEmpty { try checkRow(velocity) }
        initial = value + (velocity.isEmpty ? [Double](repeating: 0, count: componentCount) : velocity)
    }

    /// Adds a block: from `start` and for `duration`, the value moves from its current value to `value`.
    ///
    /// Between blocks the value holds. A duration of 0 jumps; a block ends at 1 at the latest. Blocks are ordered by
    /// start, then by the order in which they were added. A block that starts while another runs takes over from the
    /// value at that moment, which in every mode except the discrete one is that of the linear course.
    ///
    /// - Throws: `.argument` unless both are from 0 to 1; `.limit`.
    package mutating func addBlock(start: Double, duration: Double, value: [Double]) throws(AnimError) {
        guard sort == .blocks else { throw AnimError(.state, "only keyframes of blocks take blocks") }
        guard start >= 0, start <= 1, duration >= 0, duration <= 1 else {
            throw Self.refusal("a block's start and duration must be from 0 to 1", segments.count)
        }
        try checkRow(value)
        try append(values: value)
        segments.append(
            KeyframeSegment(kind: mode.kind, start: start, length: duration, row: Int32(truncatingIfNeeded: keyCount))
        )
    }

    /// Appends a keyframe.
    ///
    /// - Parameters:
    ///   - duration: Seconds; `nil` only for `.move`, and for a spring that runs until it has settled: the time from
    ///     rest until it rests within 1/1000 of its distance (`SpringResponse.restingTime`), when the keyframe ends.
    ///   - startVelocity: For `.cubic` and `.spring`, units per second; empty continues the motion before it.
    ///   - endVelocity: For `.cubic`, units per second; empty continues into the motion after it.
    /// - Throws: `.argument` for a duration below zero, a spring that never settles or velocities for motions that have
    ///   none; `.limit`.
    package mutating func addKeyframe(
        _ motion: Motion,
        value: [Double],
        duration: Double? = nil,
        startVelocity: [Double] = [],
        endVelocity: [Double] = []
    ) throws(AnimError) {
        guard sort == .track else { throw AnimError(.state, "only keyframes of a track take keyframes") }
        var segment = KeyframeSegment(
            kind: .hold,
            start: end,
            length: duration ?? -1,
            row: Int32(truncatingIfNeeded: keyCount)
        )
        var curve: CubicBezier?
        var given: Spring?
        switch motion {
        case .linear(let given):
            segment.kind = .linear
            curve = given
        case .cubic: segment.kind = .cubic
        case .spring(let spring):
            segment.kind = .spring
            given = spring
        case .move: segment.length = 0
        }
        let response = given.map { SpringResponse($0) }
        if let response, duration == nil {
            segment.settles = true
            segment.length = response.settlingTime
        }
        try Self.check(duration: segment.length, keyCount)
        guard end + segment.length <= Self.longestDuration else {
            throw AnimError(.limit, "the keyframes last longer than 1e9 seconds")
        }
        let isCubic = segment.kind == .cubic
        guard startVelocity.isEmpty || isCubic || segment.kind == .spring, endVelocity.isEmpty || isCubic else {
            throw Self.refusal("keys has one whose flags give a velocity that its kind does not take", keyCount)
        }
        try checkRow(value)
        if !startVelocity.isEmpty { try checkRow(startVelocity) }
        if !endVelocity.isEmpty { try checkRow(endVelocity) }
        try append(values: value)
        segment.startVelocity = append(velocity: startVelocity)
        segment.endVelocity = append(velocity: endVelocity)
        if let curve {
            segment.table = Int32(truncatingIfNeeded: curves.count)
            curves.append(curve)
        }
        if let given, let response {
            segment.table = Int32(truncatingIfNeeded: springs.count)
            springs.append(SegmentSpring(spring: given, response: response, end: response.basis(at: segment.length)))
        }
        end += segment.length
        segments.append(segment)
    }
}

extension SpringResponse {
    /// The time for a spring that starts at rest to rest again within 1/1000 of its distance.
    package var settlingTime: Double { restingTime(displacement: 1, velocity: 0, threshold: 0.001) }
}
