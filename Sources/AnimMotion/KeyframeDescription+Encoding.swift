// SPDX-License-Identifier: MIT
import AnimMath

extension KeyframeDescription {
    /// The same keyframes in the components that an encoding interpolates, as a property moves them. Each key is
    /// aligned with the next one as the encoding requires (the hue or the angle the short way, and so on).
    ///
    /// - Parameter isAddend: whether the values are added to others.
    /// - Throws: `.kind` if the values do not match the encoding; `.limit`.
    package func encoded(
        _ encoding: ValueEncoding,
        outerCount: Int,
        isAddend: Bool = false
    ) throws(AnimError) -> KeyframeDescription {
        guard componentCount == outerCount else {
            throw AnimError(.kind, "the keyframes have \(componentCount) components, but the value has \(outerCount)")
        }
        if case .plain = encoding { return self }
        let inner = encoding.innerCount(outer: outerCount)
        var result = try KeyframeDescription(sort, inner, givenDuration, mode)
        (result.segments, result.curves, result.springs) = (segments, curves, springs)
        (result.end, result.ease, result.angles) = (end, ease, angles)
        result.values = Self.rows(values, outerCount, inner) { outer, target in
            encoding.encode(outer, target, count: outerCount)
            if isAddend { encoding.clearPowerlessHue(target) }
        }
        if initial.count >= outerCount {
            result.initial = Self.rows(Array(initial[..<outerCount]), outerCount, inner) { outer, target in
                encoding.encode(outer, target, count: outerCount)
                if isAddend { encoding.clearPowerlessHue(target) }
            }
        }
        func align(_ origin: UnsafeMutablePointer<Double>, to target: UnsafePointer<Double>) {
            if isAddend {
                encoding.alignAddends(origin: origin, target: target, count: outerCount)
            } else {
                encoding.align(origin: origin, target: target, count: outerCount)
            }
        }
        // From the last key backwards: the last one stays as given.
        var next = result.values.count / inner - 1
        while next > 0 {
            result.values.withUnsafeMutableBufferPointer { rows in
                guard let start = rows.baseAddress else { return }
                align(start + (next - 1) * inner, to: start + next * inner)
            }
            next -= 1
        }
        if !result.initial.isEmpty, result.values.count >= inner {
            align(&result.initial, to: result.values)
            result.initial += [Double](repeating: 0, count: inner)
            if initial.count >= 2 * outerCount {
                let velocity = encode(
                    Array(initial[outerCount...]),
                    at: Array(result.initial[..<inner]),
                    encoding,
                    outerCount
                )
                for (component, rate) in velocity.enumerated() { result.initial[inner + component] = rate }
            }
        }
        encodeVelocities(into: &result, encoding, outerCount, inner)
        return result
    }

    /// Encodes the given velocities, each at the key where it applies.
    private func encodeVelocities(
        into result: inout KeyframeDescription,
        _ encoding: ValueEncoding,
        _ outerCount: Int,
        _ inner: Int
    ) {
        guard !velocities.isEmpty else { return }
        result.velocities = [Double](repeating: 0, count: velocities.count / outerCount * inner)
        for (index, segment) in segments.enumerated() {
            for (row, key) in [(segment.startVelocity, index - 1), (segment.endVelocity, index)] where row >= 0 {
                let base = max(key, 0) * inner
                let values = Array(result.values[base..<base + inner])
                let outer = Array(velocities[Int(row) * outerCount..<(Int(row) + 1) * outerCount])
                for (component, velocity) in encode(outer, at: values, encoding, outerCount).enumerated() {
                    result.velocities[Int(row) * inner + component] = velocity
                }
            }
        }
    }

    private func encode(
        _ velocity: [Double],
        at row: [Double],
        _ encoding: ValueEncoding,
        _ outerCount: Int
    ) -> [Double] {
        var result = [Double](repeating: 0, count: row.count)
        encoding.encodeVelocity(row, velocity, &result, count: outerCount)
        return result.map { $0.isFinite ? $0 : 0 }
    }

    private static func rows(
        _ outer: [Double],
        _ outerCount: Int,
        _ innerCount: Int,
        _ encode: (UnsafePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    ) -> [Double] {
        let count = outer.count / outerCount
        var inner = [Double](repeating: 0, count: count * innerCount)
        outer.withUnsafeBufferPointer { source in
            inner.withUnsafeMutableBufferPointer { target in
                guard let from = source.baseAddress, let to = target.baseAddress else { return }
                for row in 0..<count { encode(from + row * outerCount, to + row * innerCount) }
            }
        }
        return inner
    }
}
