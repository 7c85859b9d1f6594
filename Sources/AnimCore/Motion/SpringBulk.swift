/// Many values that move on one spring, in arrays of the caller's: the n-vectors of the C interface.
///
/// Every number goes through the operations of `SpringResponse.state(at:from:to:velocity:)` in doubles, and comes out with
/// its bits (or, as a float, rounded once). An array of results may be one of the arrays that are read.
public struct SpringBulk {
    private let response: SpringResponse
    private let isFloat: Bool
    private let isAngle: Bool
    private var count: Int
    private var from: UnsafeRawPointer
    private var to: UnsafeRawPointer
    private var velocity: UnsafeRawPointer?

    /// - Parameter isFloat: Whether the arrays hold floats; otherwise doubles.
    /// - Parameter isAngle: Whether to go the short way: by at most half a turn, towards what differs from `to` by whole
    ///   turns. A difference of exactly half a turn is gone as it is given.
    /// - Parameter velocity: Nil for rest.
    public init(
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

    /// Whether every number is finite, and every difference in a double's range.
    public var isFinite: Bool {
        let pairs = isFloat ? arePairsFinite(Float.self) : arePairsFinite(Double.self)
        guard pairs, count & 1 == 1 else { return pairs }
        var buffer = (SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero)
        return withUnsafeMutableBytes(of: &buffer) { bytes in
            guard let base = bytes.baseAddress else { return true }
            return last(in: base).isFinite
        }
    }

    /// Writes values and velocities at a time in seconds, or at one of its own for each. What is nil is not wanted.
    ///
    /// 0.6 ns a component at one time, in the cache; 14 ns at times of their own.
    public func evaluate(
        at times: UnsafePointer<Double>,
        isShared: Bool,
        _ values: UnsafeMutableRawPointer?,
        _ velocities: UnsafeMutableRawPointer?
    ) {
        if isFloat {
            evaluatePairs(Float.self, times, isShared, values, velocities)
        } else {
            evaluatePairs(Double.self, times, isShared, values, velocities)
        }
        guard count & 1 == 1 else { return }
        // What remains of an odd count is one of a pair in a buffer.
        var buffer = (
            SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero,
            SIMD2(repeating: times[isShared ? 0 : count - 1])
        )
        withUnsafeMutableBytes(of: &buffer) { bytes in
            guard let base = bytes.baseAddress else { return }
            let time = UnsafePointer((base + 80).assumingMemoryBound(to: Double.self))
            last(in: base).evaluate(at: time, isShared: isShared, base + 48, base + 64)
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
            let way = end - start
            let turns = (way * 0x1.45f306dc9c883p-3 + 0x1.8p52) - 0x1.8p52
            // 2π in two parts: the products with the first are exact up to a million turns.
            end = start + ((way - turns * 0x1.921fb544p+2) - turns * 0x1.0b4611a626331p-32)
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
            // Zero times what is not finite is not a number.
            sum += ((state.from - state.to) + state.velocity) * 0
        }
        return all(sum .== .zero)
    }

    @inline(never)
    @_optimize(speed)
    private func evaluatePairs<E: SpringElement>(
        _ type: E.Type,
        _ times: UnsafePointer<Double>,
        _ isShared: Bool,
        _ values: UnsafeMutableRawPointer?,
        _ velocities: UnsafeMutableRawPointer?
    ) {
        @inline(__always)
        func move(_ index: Int, _ basis: SpringResponse.LaneBasis, _ isStart: SIMDMask<SIMD2<Int64>>?) {
            let (from, to, speed) = state(type, index)
            let e = from - to
            var value = to + (basis.displacement * e + basis.displacementPerVelocity * speed)
            var velocity = basis.velocityPerDisplacement * e + basis.velocity * speed
            if let isStart {
                value.replace(with: from, where: isStart)
                velocity.replace(with: speed, where: isStart)
            }
            if let values { E.storePair(value, values, index) }
            if let velocities { E.storePair(velocity, velocities, index) }
        }
        if isShared, times[0] > 0 {
            let basis = response.basis(at: SIMD2(repeating: times[0]))
            for index in 0..<count / 2 { move(index, basis, nil) }
        } else {
            for index in 0..<count / 2 {
                let time = isShared ? SIMD2(repeating: times[0]) : Double.loadPair(times, index)
                move(index, response.basis(at: time), time .<= 0)
            }
        }
    }
}

/// A number in the arrays. They are read and written in pairs, as doubles.
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
