// SPDX-License-Identifier: MIT
import AnimMath

/// Many values on one spring, in arrays of the caller: the n-vectors of the C interface.
///
/// Every number passes through the operations of `SpringResponse.state(at:from:to:velocity:)` in doubles, with the same
/// bits (floats are rounded once). A result array may be one of the input arrays.
package struct SpringBulk {
    private let response: SpringResponse
    private let isFloat: Bool
    private let isAngle: Bool
    private var count: Int
    private var from: UnsafeRawPointer
    private var to: UnsafeRawPointer
    private var velocity: UnsafeRawPointer?

    /// - Parameter isFloat: Whether the arrays hold floats; otherwise doubles.
    /// - Parameter isAngle: Whether to turn the short way: by at most half a turn, to an angle that differs from `to`
    ///   by whole turns. A difference of exactly half a turn keeps its direction.
    /// - Parameter velocity: Nil for rest.
    package init(
        _ response: SpringResponse,
        count: Int,
        isFloat: Bool,
        isAngle: Bool,
        from: UnsafeRawPointer,
        to: UnsafeRawPointer,
        velocity: UnsafeRawPointer?
    ) {
        self.response = response
        self.count = count
        self.isFloat = isFloat
        self.isAngle = isAngle
        self.from = from
        self.to = to
        self.velocity = velocity
    }

    /// Whether every number is finite and every difference is in a double's range.
    package var isFinite: Bool {
        let pairs = isFloat ? arePairsFinite(Float.self) : arePairsFinite(Double.self)
        guard pairs, count & 1 == 1 else { return pairs }
        var buffer = (SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero)
        return withUnsafeMutableBytes(of: &buffer) { bytes in
            guard let base = bytes.baseAddress else { return true }
            return last(in: base).isFinite
        }
    }

    /// Writes values and velocities, at one time in seconds or at a separate time for each. Nil outputs are omitted.
    ///
    /// 0.6 ns for each component at one time, in the cache; at separate times 5 ns with `VectorLevel.wide`, 11 ns
    /// without.
    package func evaluate(
        at times: UnsafePointer<Double>,
        isShared: Bool,
        _ values: UnsafeMutableRawPointer?,
        _ velocities: UnsafeMutableRawPointer?,
        _ level: VectorLevel = .plain
    ) {
        guard isShared else { return evaluateBlocks(times, values, velocities, level) }
        if isFloat {
            evaluatePairs(Float.self, times[0], values, velocities)
        } else {
            evaluatePairs(Double.self, times[0], values, velocities)
        }
        guard count & 1 == 1 else { return }
        // The last of an odd count is copied to a buffer as one of a pair.
        var buffer = (
            SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero
        )
        withUnsafeMutableBytes(of: &buffer) { bytes in
            guard let base = bytes.baseAddress else { return }
            last(in: base).evaluate(at: times, isShared: true, base + 48, base + 64)
            let offset = (count - 1) * size
            (values.map { $0 + offset })?.copyMemory(from: base + 48, byteCount: size)
            (velocities.map { $0 + offset })?.copyMemory(from: base + 64, byteCount: size)
        }
    }

    private var size: Int { isFloat ? 4 : 8 }

    /// The last of an odd count as the first of a pair.
    private func last(in buffer: UnsafeMutableRawPointer) -> SpringBulk {
        let offset = (count - 1) * size
        buffer.copyMemory(from: from + offset, byteCount: size)
        (buffer + 16).copyMemory(from: to + offset, byteCount: size)
        if let velocity { (buffer + 32).copyMemory(from: velocity + offset, byteCount: size) }
        var pair = self
        pair.count = 2
        pair.from = UnsafeRawPointer(buffer)
        pair.to = UnsafeRawPointer(buffer + 16)
        pair.velocity = UnsafeRawPointer(buffer + 32)
        return pair
    }

    @inline(__always)
    private func state<E: SpringElement>(
        _ type: E.Type,
        _ index: Int
    ) -> (from: SIMD2<Double>, to: SIMD2<Double>, velocity: SIMD2<Double>) {
        let start = E.loadPair(from, index)
        var end = E.loadPair(to, index)
        if isAngle {
            let distance = end - start
            let turns: SIMD2<Double> = (distance * 0x1.45f306dc9c883p-3 + 0x1.8p52) - 0x1.8p52
            // 2π in two parts: the products with the first are exact up to a million turns.
            let rest: SIMD2<Double> = distance - turns * 0x1.921fb544p+2
            end = start + (rest - turns * 0x1.0b4611a626331p-32)
        }
        guard let velocity else { return (start, end, .zero) }
        return (start, end, E.loadPair(velocity, index))
    }

    @inline(never)
    @_optimize(speed)
    private func arePairsFinite<E: SpringElement>(_ type: E.Type) -> Bool {
        var sum = SIMD2<Double>.zero
        for index in 0..<count / 2 {
            let state = state(type, index)
            // Zero times a number that is not finite is NaN.
            sum += ((state.from - state.to) + state.velocity) * 0
        }
        return all(sum .== .zero)
    }

    @inline(never)
    @_optimize(speed)
    private func evaluatePairs<E: SpringElement>(
        _ type: E.Type,
        _ time: Double,
        _ values: UnsafeMutableRawPointer?,
        _ velocities: UnsafeMutableRawPointer?
    ) {
        if time <= 0 {
            for index in 0..<count / 2 {
                let (from, _, speed) = state(type, index)
                if let values { E.storePair(from, values, index) }
                if let velocities { E.storePair(speed, velocities, index) }
            }
            return
        }
        let basis = response.basis(at: time)
        for index in 0..<count / 2 {
            let (from, to, speed) = state(type, index)
            let e = from - to
            let value = to + (basis.displacement * e + basis.displacementPerVelocity * speed)
            let velocity = basis.velocityPerDisplacement * e + basis.velocity * speed
            if let values { E.storePair(value, values, index) }
            if let velocities { E.storePair(velocity, velocities, index) }
        }
    }
}

/// Separate times: in blocks of 64 doubles, in stack arrays if the caller's arrays have another form.
extension SpringBulk {
    private static var blockSize: Int { 64 }

    @inline(never)
    private func evaluateBlocks(
        _ times: UnsafePointer<Double>,
        _ values: UnsafeMutableRawPointer?,
        _ velocities: UnsafeMutableRawPointer?,
        _ level: VectorLevel
    ) {
        let size = Self.blockSize
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 6 * size) { buffer in
            guard let base = buffer.baseAddress else { return }
            buffer.update(repeating: 0)
            let speeds = base + 3 * size
            var start = 0
            while start < count {
                let length = min(size, count - start)
                let isDirect = !isFloat && !isAngle && length == size
                var arrays = SpringArrays(
                    times: times + start,
                    from: base + size,
                    to: base + 2 * size,
                    speeds: speeds,
                    values: base + 4 * size,
                    velocities: velocities == nil ? nil : base + 5 * size
                )
                if isDirect {
                    arrays.from = from.assumingMemoryBound(to: Double.self) + start
                    arrays.to = to.assumingMemoryBound(to: Double.self) + start
                    if let velocity { arrays.speeds = velocity.assumingMemoryBound(to: Double.self) + start }
                    if let values { arrays.values = values.assumingMemoryBound(to: Double.self) + start }
                    if let velocities { arrays.velocities = velocities.assumingMemoryBound(to: Double.self) + start }
                } else {
                    if length < size {
                        base.update(from: times + start, count: length)
                        arrays.times = UnsafePointer(base)
                    }
                    if isFloat {
                        gather(Float.self, start, length, base + size)
                    } else {
                        gather(Double.self, start, length, base + size)
                    }
                }
                // The elements after the last are whatever finite numbers the stack has there.
                response.move(arrays, (length + 7) & ~7, level)
                if !isDirect {
                    if let values { scatter(arrays.values, start, length, values) }
                    if let velocities { scatter(base + 5 * size, start, length, velocities) }
                }
                start += length
            }
        }
    }

    /// Starts, targets and velocities of some springs as doubles, in rows one block apart.
    @inline(never)
    @_optimize(speed)
    private func gather<E: SpringElement>(
        _ type: E.Type,
        _ start: Int,
        _ length: Int,
        _ rows: UnsafeMutablePointer<Double>
    ) {
        func store(_ state: (from: SIMD2<Double>, to: SIMD2<Double>, velocity: SIMD2<Double>), _ index: Int) {
            state.from.store(rows + index)
            state.to.store(rows + Self.blockSize + index)
            state.velocity.store(rows + 2 * Self.blockSize + index)
        }
        for pair in 0..<length / 2 { store(state(type, start / 2 &+ pair), 2 &* pair) }
        guard length & 1 == 1 else { return }
        var buffer = (SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero)
        withUnsafeMutableBytes(of: &buffer) { bytes in
            guard let base = bytes.baseAddress else { return }
            store(last(in: base).state(type, 0), length - 1)
        }
    }

    /// Writes results to an array of the caller.
    @inline(never)
    @_optimize(speed)
    private func scatter(
        _ results: UnsafeMutablePointer<Double>,
        _ start: Int,
        _ length: Int,
        _ target: UnsafeMutableRawPointer
    ) {
        for index in 0..<length {
            if isFloat {
                target.storeBytes(of: Float(results[index]), toByteOffset: 4 &* (start &+ index), as: Float.self)
            } else {
                target.storeBytes(of: results[index], toByteOffset: 8 &* (start &+ index), as: Double.self)
            }
        }
    }
}

extension SpringResponse {
    /// `state(at:from:to:velocity:)` of one spring at many times. Nil outputs are omitted.
    @inline(never)
    package func states(
        at times: UnsafeBufferPointer<Double>,
        from: Double,
        to: Double,
        velocity: Double,
        _ values: UnsafeMutablePointer<Double>?,
        _ velocities: UnsafeMutablePointer<Double>?,
        _ level: VectorLevel = .plain
    ) {
        let size = 64
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 6 * size) { buffer in
            guard let base = buffer.baseAddress else { return }
            buffer.update(repeating: 0)
            for index in 0..<size {
                base[size + index] = from
                base[2 * size + index] = to
                base[3 * size + index] = velocity
            }
            var start = 0
            while start < times.count, let first = times.baseAddress {
                let length = min(size, times.count - start)
                base.update(from: first + start, count: length)
                let arrays = SpringArrays(
                    times: base,
                    from: base + size,
                    to: base + 2 * size,
                    speeds: base + 3 * size,
                    values: base + 4 * size,
                    velocities: velocities == nil ? nil : base + 5 * size
                )
                move(arrays, (length + 7) & ~7, level)
                if let values { (values + start).update(from: base + 4 * size, count: length) }
                if let velocities { (velocities + start).update(from: base + 5 * size, count: length) }
                start += length
            }
        }
    }
}

/// An element type of the arrays. Elements are read and written in pairs, as doubles.
private protocol SpringElement {
    static func loadPair(_ array: UnsafeRawPointer, _ index: Int) -> SIMD2<Double>
    static func storePair(_ pair: SIMD2<Double>, _ array: UnsafeMutableRawPointer, _ index: Int)
}

extension Double: SpringElement {
    @inline(__always)
    static func loadPair(_ array: UnsafeRawPointer, _ index: Int) -> SIMD2<Double> {
        (array + 16 &* index).loadUnaligned(as: SIMD2<Double>.self)
    }

    @inline(__always)
    static func storePair(_ pair: SIMD2<Double>, _ array: UnsafeMutableRawPointer, _ index: Int) {
        (array + 16 &* index).storeBytes(of: pair, as: SIMD2<Double>.self)
    }
}

extension Float: SpringElement {
    @inline(__always)
    static func loadPair(_ array: UnsafeRawPointer, _ index: Int) -> SIMD2<Double> {
        let pair = (array + 8 &* index).loadUnaligned(as: SIMD2<Float>.self)
        return SIMD2(Double(pair.x), Double(pair.y))
    }

    @inline(__always)
    static func storePair(_ pair: SIMD2<Double>, _ array: UnsafeMutableRawPointer, _ index: Int) {
        (array + 8 &* index).storeBytes(of: SIMD2(Float(pair.x), Float(pair.y)), as: SIMD2<Float>.self)
    }
}
