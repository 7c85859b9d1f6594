// SPDX-License-Identifier: MIT
/// Converts a property's value to numbers that move by plain interpolation, and back.
///
/// A host sees a value's *outer* components; springs and curves move its *inner* ones. For all pointers: `outer` has
/// `count` numbers and `inner` has `innerCount(outer: count)`; a result may overwrite an argument. Components may have
/// any size up to 1e150; all results are finite.
package enum ValueEncoding: Sendable, Equatable {
    /// The components themselves.
    case plain
    /// Angles in radians, each turning the short way.
    case shortestTurn
    /// Outer: red, green, blue (sRGB, unbounded) and opacity, not premultiplied. Inner: the color in the space, with
    /// its opacity. In sRGB without premultiplication these are the components themselves; otherwise components are
    /// clamped to 1e30 in size.
    case color(ColorInterpolation)
    /// Outer: a b c d tx ty, as `AffineTransform`. Inner: `TransformDecomposition`.
    case transform

    /// The largest number of inner components of a value.
    package static let largestInnerCount = TransformDecomposition.count

    /// The number of inner components for a number of outer ones.
    package func innerCount(outer: Int) -> Int {
        if case .transform = self { return TransformDecomposition.count }
        return outer
    }

    /// Whether `decode` reproduces every value to the last bit.
    package var isExact: Bool {
        switch self {
        case .plain, .shortestTurn: true
        case .color(let color): color.space == .sRGB && !color.isPremultiplied
        case .transform: false
        }
    }

    /// The inner components of a value. `decode` reproduces the value within 1e-12 of its largest component; sRGB
    /// without premultiplication, angles and plain numbers exactly. A transparent premultiplied color comes back as
    /// transparent black.
    @inline(never)
    package func encode(_ outer: UnsafePointer<Double>, _ inner: UnsafeMutablePointer<Double>, count: Int) {
        switch self {
        case .plain, .shortestTurn: copy(outer, inner, count)
        case .color(let color): color.encoded(outer).store(lane: 0, in: inner)
        case .transform: store(TransformDecomposition(load(outer)), inner, TransformDecomposition.count)
        }
    }

    /// The value of inner components.
    @inline(never)
    package func decode(_ inner: UnsafePointer<Double>, _ outer: UnsafeMutablePointer<Double>, count: Int) {
        switch self {
        case .plain, .shortestTurn: copy(inner, outer, count)
        case .color(let color): color.decoded(inner).store(lane: 0, in: outer)
        case .transform: store(parts(inner).recomposed(), outer, count)
        }
    }

    /// The range of a component of the value, from the ranges of the inner components, which are overwritten.
    package func range(of component: Int, _ inner: UnsafeMutablePointer<ExpressionRange>) -> ExpressionRange {
        switch self {
        case .plain, .shortestTurn: return inner[component]
        case .color(let color):
            MovingColor.decode(color, inner)
            return color.space == .sRGB && !color.isPremultiplied || component == 3
                ? inner[component] : inner[component].widened(by: 1e-11)
        case .transform:
            // See `TransformDecomposition.recomposed`.
            if component > 3 { return inner[component - 4] }
            let angle = inner[2]
            let cos = ExpressionRange.apply(.cos, angle, angle, angle)
            let sin = ExpressionRange.apply(.sin, angle, angle, angle)
            if component < 2 { return (inner[3] * (component == 0 ? cos : sin)).widened(by: 1e-11) }
            let offset = inner[6] + inner[5] * inner[4]
            let sum = component == 2 ? offset * cos - inner[4] * sin : offset * sin + inner[4] * cos
            return sum.widened(by: 1e-11)
        }
    }

    /// How fast the value changes when its inner components do: the derivative of `decode`.
    package func decodeVelocity(
        _ inner: UnsafePointer<Double>,
        _ innerVelocity: UnsafePointer<Double>,
        _ outerVelocity: UnsafeMutablePointer<Double>,
        count: Int
    ) {
        switch self {
        case .plain, .shortestTurn: copy(innerVelocity, outerVelocity, count)
        case .color(let color): color.decoded(inner, innerVelocity).store(lane: 1, in: outerVelocity)
        case .transform: store(parts(inner).velocity(parts(innerVelocity)), outerVelocity, count)
        }
    }

    /// The velocities of the inner components for a given velocity of the value: the inverse of `decodeVelocity` at the
    /// same value. The velocity of a component without influence on the value there (the hue of a gray, the skew of a
    /// transform scaled to nothing) is 0.
    package func encodeVelocity(
        _ inner: UnsafePointer<Double>,
        _ outerVelocity: UnsafePointer<Double>,
        _ innerVelocity: UnsafeMutablePointer<Double>,
        count: Int
    ) {
        switch self {
        case .plain, .shortestTurn: copy(outerVelocity, innerVelocity, count)
        case .color(let color):
            withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { outer in
                guard let outer = outer.baseAddress else { return }
                color.decoded(inner).store(lane: 0, in: outer)
                color.encoded(outer, outerVelocity).store(lane: 1, in: innerVelocity)
            }
        case .transform: store(parts(inner).rate(load(outerVelocity)), innerVelocity, TransformDecomposition.count)
        }
    }

    /// Changes the origin's inner components to equivalent ones, so that plain interpolation to the target takes the
    /// intended course and ends exactly there: an angle or hue by whole turns, a mirrored transform by half a turn with
    /// both scales negated. A value without hue or angle of its own takes the target's.
    package func align(origin: UnsafeMutablePointer<Double>, target: UnsafePointer<Double>, count: Int) {
        var copies = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        switch self {
        case .plain: break
        case .shortestTurn:
            for index in 0..<count { origin[index] = Angle.aligned(origin[index], to: target[index], .shorter) }
        case .color, .transform:
            withUnsafeMutablePointer(to: &copies) {
                $0.withMemoryRebound(to: Double.self, capacity: 7) {
                    copy(target, $0, innerCount(outer: count))
                    align(origin: origin, velocity: nil, target: $0, count: count, fillsTarget: false)
                }
            }
        }
    }

    /// As `align`. In addition, a target without hue or angle of its own takes the origin's, as CSS specifies, so that
    /// a color that turns gray keeps its hue on the way, and a transform that shrinks to nothing its angle.
    ///
    /// - Parameter originVelocity: The velocities of the origin's inner components; changed accordingly. May be nil.
    package func alignBoth(
        origin: UnsafeMutablePointer<Double>,
        velocity originVelocity: UnsafeMutablePointer<Double>?,
        target: UnsafeMutablePointer<Double>,
        count: Int
    ) {
        align(origin: origin, velocity: originVelocity, target: target, count: count, fillsTarget: true)
    }

    @inline(never)
    private func align(
        origin: UnsafeMutablePointer<Double>,
        velocity: UnsafeMutablePointer<Double>?,
        target: UnsafeMutablePointer<Double>,
        count: Int,
        fillsTarget: Bool
    ) {
        switch self {
        case .plain: break
        case .shortestTurn: align(origin: origin, target: target, count: count)
        case .color(let color):
            guard color.space == .okLCH else { return }
            if color.isPowerless(origin) {
                origin[2] = target[2]
            } else if fillsTarget, color.isPowerless(target) {
                target[2] = origin[2]
            }
            origin[2] = Angle.aligned(origin[2], to: target[2], color.hue)
        case .transform:
            let from = UnsafeMutableRawPointer(origin).assumingMemoryBound(to: TransformDecomposition.self)
            let to = UnsafeMutableRawPointer(target).assumingMemoryBound(to: TransformDecomposition.self)
            TransformDecomposition.align(&from.pointee, velocity, &to.pointee, fillsTarget: fillsTarget)
        }
    }

    /// The values at many progresses from one value (0) to another (1). A progress outside 0…1 extrapolates. If either
    /// is a singular transform, the value jumps at 0.5, as CSS specifies.
    ///
    /// - Parameters:
    ///   - count: At most 4, or 6 for a transform.
    ///   - results: `count` numbers for each progress; may be `from` or `to` if there is one.
    @inline(never)
    package func interpolate(
        from: UnsafePointer<Double>,
        to: UnsafePointer<Double>,
        count: Int,
        progresses: UnsafeBufferPointer<Double>,
        _ results: UnsafeMutablePointer<Double>
    ) {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 3 * ValueEncoding.largestInnerCount) { buffer in
            guard let origin = buffer.baseAddress else { return }
            let target = origin + ValueEncoding.largestInnerCount
            let present = target + ValueEncoding.largestInnerCount
            encode(from, origin, count: count)
            encode(to, target, count: count)
            alignBoth(origin: origin, velocity: nil, target: target, count: count)
            var jumps = false
            if case .transform = self { jumps = parts(origin).isSingular || parts(target).isSingular }
            var result = results
            for progress in progresses {
                if jumps {
                    copy(progress < 0.5 ? from : to, result, count)
                } else {
                    for index in 0..<innerCount(outer: count) {
                        present[index] = origin[index] * (1 - progress) + target[index] * progress
                    }
                    decode(present, result, count: count)
                }
                result += count
            }
        }
    }

    private func copy(_ source: UnsafePointer<Double>, _ result: UnsafeMutablePointer<Double>, _ count: Int) {
        for index in 0..<count { result[index] = source[index] }
    }

    private func load(_ numbers: UnsafePointer<Double>) -> AffineTransform {
        UnsafeRawPointer(numbers).load(as: AffineTransform.self)
    }

    private func parts(_ numbers: UnsafePointer<Double>) -> TransformDecomposition {
        UnsafeRawPointer(numbers).load(as: TransformDecomposition.self)
    }

    /// Stores a struct of doubles in a row, clamped to 1e150 in size.
    private func store<Value>(_ value: Value, _ numbers: UnsafeMutablePointer<Double>, _ count: Int) {
        UnsafeMutableRawPointer(numbers).storeBytes(of: value, as: Value.self)
        for index in 0..<count { numbers[index] = max(-1e150, min(numbers[index], 1e150)) }
    }
}
