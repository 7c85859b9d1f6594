// SPDX-License-Identifier: MIT
import AnimMotion
import AnimPaths
import AnimStage

/// A keyframe motion: a function of the time in seconds, from 0 to its duration.
///
///     let shake = try Keyframes([0, 8, -8, 4, 0], duration: 0.4)
///     print(shake.value(at: 0.05))
///
/// Made from values at key times (Core Animation's `CAKeyframeAnimation`), from blocks (UIKit's `addKeyframe`) or from
/// a track (SwiftUI's `KeyframeTrack`). Values are numbers or paths.
public struct Keyframes<Value: Sendable>: Sendable, CustomStringConvertible {
    /// How values are interpolated.
    public enum Mode: Sendable, Equatable {
        /// No interpolation: each value holds until the next.
        case discrete
        /// Linear.
        case linear
        /// Linear at constant speed; key times are ignored.
        case paced
        /// A spline through the values.
        case cubic
        /// A spline at constant speed.
        case cubicPaced
    }

    let keys: KeyframeDescription
    /// Prepared once. A track that needs a start is copied for each use, because it is written to.
    private let track: KeyframeTrack
    let makeValue: @Sendable (KeyframeDescription, [Double]) -> Value

    init(
        _ description: KeyframeDescription,
        _ makeValue: @escaping @Sendable (KeyframeDescription, [Double]) -> Value
    ) throws(AnimError) {
        keys = description
        track = try translating { () throws(EngineError) in
            try description.makeTrack(componentCount: description.componentCount)
        }
        self.makeValue = makeValue
    }

    /// The duration in seconds.
    public var duration: Double { track.duration }

    /// How many values, blocks or keyframes there are.
    public var count: Int { keys.keyCount }

    /// Whether the motion begins at `start`: for blocks and tracks without an initial value.
    public var needsStart: Bool { track.needsStart }

    /// How many components a value has.
    public var componentCount: Int { track.componentCount }

    /// The components of the value at a time, or of its velocity.
    func components(at time: Double, from start: ([Double], [Double])?, isVelocity: Bool) -> [Double] {
        var track = track
        if track.needsStart, let start,
            let own = try? keys.makeTrack(componentCount: keys.componentCount)
        {
            own.prepare(from: start.0, velocity: start.1)
            track = own
        }
        var values = [Double](repeating: 0, count: track.componentCount)
        var velocities = values
        track.sample(at: time.isFinite ? time : time > 0 ? track.duration : 0, &values, &velocities)
        return isVelocity ? velocities : values
    }

    /// The count and the duration, such as `Keyframes(count: 5, duration: 0.4)`.
    public var description: String { "Keyframes(count: \(count), duration: \(duration))" }
}

extension Keyframes.Mode {
    var core: KeyframeDescription.Mode {
        switch self {
        case .discrete: .discrete
        case .linear: .linear
        case .paced: .paced
        case .cubic: .cubic
        case .cubicPaced: .cubicPaced
        }
    }
}

extension Keyframes where Value: AnimatableValue {
    /// Values at key times, as Core Animation's `CAKeyframeAnimation`.
    /// - Parameters:
    ///   - values: At least one, all with the same number of components, each at most 1e150 in size.
    ///   - times: The key times, 0…1 of the duration, none below the one before; empty for evenly spaced. One for each
    ///     value; in the discrete mode there may be one more, the end of the last value. The paced modes ignore them.
    ///   - duration: Seconds, 0…10⁹.
    ///   - mode: How values are interpolated.
    ///   - curves: None, one for all segments, or one for each. The discrete and paced modes ignore them.
    ///   - shapes: The shape of the spline of a cubic mode at each value; empty for the plain shape.
    ///   - ease: The timing curve of the whole; nil for linear.
    ///   - shortestTurns: The indices of components that are angles and turn the shortest way; below 64.
    /// - Throws: `.argument` with the index of the wrong element; `.limit`.
    public init(
        _ values: [Value],
        times: [Double] = [],
        duration: Double = 0.25,
        mode: Mode = .linear,
        curves: [CubicBezier] = [],
        shapes: [KeyframeShape] = [],
        ease: CubicBezier? = nil,
        shortestTurns: Set<Int> = []
    ) throws(AnimError) {
        let rows = values.map(\.components)
        let width = try Keyframes.width(rows, "values")
        var description = try translating { () throws(EngineError) in
            try KeyframeDescription.values(
                rows.flatMap { $0 },
                componentCount: width,
                times: times,
                mode: mode.core,
                curves: curves.map(\.core),
                shapes: shapes.flatMap { [$0.tension, $0.continuity, $0.bias] },
                duration: duration
            )
        }
        if let ease { description.ease = ease.core }
        description.angles = try Keyframes.mask(shortestTurns, width)
        try self.init(description, Keyframes.reader(values[0]))
    }

    /// Blocks, as UIKit's `addKeyframe(withRelativeStartTime:relativeDuration:)`. Between blocks the value holds.
    /// - Parameters:
    ///   - blocks: A block that starts while another runs takes over from the value at that moment.
    ///   - duration: Seconds of the whole, 0…10⁹.
    ///   - initial: The value at the beginning; nil for the property's value.
    ///   - mode: How values are interpolated.
    ///   - ease: The timing curve of the whole; nil eases in and out, as UIKit does.
    ///   - shortestTurns: The indices of components that are angles and turn the shortest way; below 64.
    /// - Throws: `.argument` with the index of the wrong element; `.limit`.
    public init(
        blocks: [KeyframeBlock<Value>],
        duration: Double = 0.25,
        initial: Value? = nil,
        mode: Mode = .linear,
        ease: CubicBezier? = nil,
        shortestTurns: Set<Int> = []
    ) throws(AnimError) {
        let rows = blocks.map(\.value.components) + (initial.map { [$0.components] } ?? [])
        let width = try Keyframes.width(rows, "blocks")
        var description = try translating { () throws(EngineError) in
            var description = try KeyframeDescription.blocks(
                componentCount: width,
                duration: duration,
                mode: mode.core
            )
            for block in blocks {
                try description.addBlock(
                    start: block.start,
                    duration: block.duration,
                    value: block.value.components
                )
            }
            if let initial { try description.setInitial(initial.components) }
            return description
        }
        if let ease { description.ease = ease.core }
        description.angles = try Keyframes.mask(shortestTurns, width)
        try self.init(description, Keyframes.reader(initial ?? blocks[0].value))
    }

    /// One keyframe after another, as SwiftUI's `KeyframeTrack`.
    /// - Parameters:
    ///   - track: The keyframes.
    ///   - initial: The value at the beginning; nil for the property's value.
    ///   - initialVelocity: Units per second at the beginning, only with `initial`; nil is rest.
    ///   - ease: The timing curve of the whole; nil for linear.
    ///   - shortestTurns: The indices of components that are angles and turn the shortest way; below 64.
    /// - Throws: `.argument` with the index of the wrong element; `.limit`.
    public init(
        track: [Keyframe<Value>],
        initial: Value? = nil,
        initialVelocity: Value? = nil,
        ease: CubicBezier? = nil,
        shortestTurns: Set<Int> = []
    ) throws(AnimError) {
        guard initial != nil || initialVelocity == nil else {
            throw AnimError(.argument, "initialVelocity must be nil where initial is")
        }
        let rows = track.map(\.value.components) + (initial.map { [$0.components] } ?? [])
        let width = try Keyframes.width(rows, "track")
        var description = try translating { () throws(EngineError) in
            var description = try KeyframeDescription.track(componentCount: width)
            for key in track {
                try description.addKeyframe(
                    key.motion,
                    value: key.value.components,
                    duration: key.duration,
                    startVelocity: key.startVelocity?.components ?? [],
                    endVelocity: key.endVelocity?.components ?? []
                )
            }
            if let initial {
                try description.setInitial(initial.components, velocity: initialVelocity?.components ?? [])
            }
            return description
        }
        if let ease { description.ease = ease.core }
        description.angles = try Keyframes.mask(shortestTurns, width)
        try self.init(description, Keyframes.reader(initial ?? track[0].value))
    }

    /// Makes values from components. If the type cannot, contrary to its protocol, `other` is used instead.
    private static func reader(_ other: Value) -> @Sendable (KeyframeDescription, [Double]) -> Value {
        { _, components in Value(components: components) ?? other }
    }

    /// How many components the values have.
    private static func width(_ rows: [[Double]], _ name: String) throws(AnimError) -> Int {
        guard let width = rows.first?.count else { throw AnimError(.argument, "\(name) must not be empty") }
        for row in rows where row.count != width {
            throw AnimError(
                .argument,
                "\(name) must have values of one number of components, not \(width) and \(row.count)"
            )
        }
        return width
    }

    private static func mask(_ angles: Set<Int>, _ width: Int) throws(AnimError) -> UInt64 {
        var mask: UInt64 = 0
        for index in angles {
            guard index >= 0, index < min(width, 64) else {
                throw AnimError(.argument, "shortestTurns has \(index), which is no component below 64")
            }
            mask |= 1 << UInt64(index)
        }
        return mask
    }

    /// The value at a time.
    /// - Parameters:
    ///   - time: Seconds. Before 0 the value is the first one, after the duration the last.
    ///   - start: The start of blocks and tracks without an initial value; ignored by others.
    ///   - velocity: Units per second at the start; nil is rest.
    /// - Returns: The value. If `start` is needed and missing, the motion begins at 0.
    public func value(at time: Double, from start: Value? = nil, velocity: Value? = nil) -> Value {
        sampled(time, start, velocity, isVelocity: false)
    }

    /// The velocity at a time: its components are per second.
    /// - Parameters:
    ///   - time: Seconds.
    ///   - start: The start of blocks and tracks without an initial value; ignored by others.
    ///   - velocity: Units per second at the start; nil is rest.
    public func velocity(at time: Double, from start: Value? = nil, velocity: Value? = nil) -> Value {
        sampled(time, start, velocity, isVelocity: true)
    }

    /// The values at many times.
    /// - Parameters:
    ///   - times: Seconds.
    ///   - start: The start of blocks and tracks without an initial value; ignored by others.
    ///   - velocity: Units per second at the start; nil is rest.
    public func values(at times: [Double], from start: Value? = nil, velocity: Value? = nil) -> [Value] {
        times.map { value(at: $0, from: start, velocity: velocity) }
    }

    private func sampled(_ time: Double, _ start: Value?, _ velocity: Value?, isVelocity: Bool) -> Value {
        let first = start?.components
        let usable = first.flatMap { first -> ([Double], [Double])? in
            let rate = velocity?.components ?? [Double](repeating: 0, count: first.count)
            let isRight = first.count == componentCount && rate.count == componentCount
            return isRight && (first + rate).allSatisfy { $0.magnitude <= 1e150 } ? (first, rate) : nil
        }
        let components = components(at: time, from: usable, isVelocity: isVelocity)
        return makeValue(keys, components)
    }
}

extension Keyframes<Path> {
    /// Paths at key times, with morphs between them.
    /// - Parameters:
    ///   - paths: At least one.
    ///   - times: The key times, 0…1 of the duration, none below the one before; empty for evenly spaced.
    ///   - duration: Seconds, 0…10⁹.
    ///   - mode: How paths are interpolated.
    ///   - curves: None, one for all segments, or one for each.
    ///   - shapes: The shape of the spline of a cubic mode at each path; empty for the plain shape.
    ///   - ease: The timing curve of the whole; nil for linear.
    /// - Throws: `.argument` with the index of the wrong element; `.limit` for paths that are too large.
    public init(
        _ paths: [Path],
        times: [Double] = [],
        duration: Double = 0.25,
        mode: Mode = .linear,
        curves: [CubicBezier] = [],
        shapes: [KeyframeShape] = [],
        ease: CubicBezier? = nil
    ) throws(AnimError) {
        var description = try translating { () throws(EngineError) in
            try KeyframeDescription.paths(
                paths.map(\.core),
                times: times,
                mode: mode.core,
                curves: curves.map(\.core),
                shapes: shapes.flatMap { [$0.tension, $0.continuity, $0.bias] },
                duration: duration
            )
        }
        try self.init(&description, ease)
    }

    /// Blocks of paths, as UIKit's `addKeyframe(withRelativeStartTime:relativeDuration:)`, with morphs between them.
    /// - Parameters:
    ///   - blocks: A block that starts while another runs takes over from the path at that moment.
    ///   - duration: Seconds of the whole, 0…10⁹.
    ///   - initial: The path at the beginning; nil for the path that the property shows.
    ///   - mode: How paths are interpolated.
    ///   - ease: The timing curve of the whole; nil eases in and out, as UIKit does.
    /// - Throws: `.argument` with the index of the wrong element; `.limit` for paths that are too large.
    public init(
        blocks: [KeyframeBlock<Path>],
        duration: Double = 0.25,
        initial: Path? = nil,
        mode: Mode = .linear,
        ease: CubicBezier? = nil
    ) throws(AnimError) {
        var description = try translating { () throws(EngineError) in
            try KeyframeDescription.blocks(
                blocks.map { ($0.start, $0.duration, $0.value.core) },
                initial: initial?.core,
                duration: duration,
                mode: mode.core
            )
        }
        try self.init(&description, ease)
    }

    /// One path after another, as SwiftUI's `KeyframeTrack`, with morphs between them.
    /// - Parameters:
    ///   - track: The keyframes. Keyframes of paths have no velocities.
    ///   - initial: The path at the beginning; nil for the path that the property shows.
    ///   - ease: The timing curve of the whole; nil for linear.
    /// - Throws: `.argument` with the index of the wrong element; `.limit` for paths that are too large.
    public init(track: [Keyframe<Path>], initial: Path? = nil, ease: CubicBezier? = nil) throws(AnimError) {
        for (index, key) in track.enumerated() where key.startVelocity != nil || key.endVelocity != nil {
            throw AnimError(.argument, "keyframe \(index) of track has a velocity, and keyframes of paths have none")
        }
        var description = try translating { () throws(EngineError) in
            try KeyframeDescription.track(
                track.map { ($0.motion, $0.duration, $0.value.core) },
                initial: initial?.core
            )
        }
        try self.init(&description, ease)
    }

    private init(_ description: inout KeyframeDescription, _ ease: CubicBezier?) throws(AnimError) {
        if let ease { description.ease = ease.core }
        // A path is not made of the components of one structure: see `value(at:)`.
        try self.init(description) { _, _ in Path() }
    }

    /// The path at a time.
    /// - Parameter time: Seconds. Before 0 the path is the first one, after the duration the last. If the motion begins
    ///   at the path that a property shows, that path counts as empty.
    public func value(at time: Double) -> Path {
        var path = AnimPaths.Path()
        if !needsStart { try? keys.path(of: track, at: time, into: &path) }
        return Path(path)
    }
}
