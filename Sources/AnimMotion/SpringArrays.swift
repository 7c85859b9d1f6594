// SPDX-License-Identifier: MIT
import AnimMath

/// Springs in the lanes of a vector, each with its own time: the operations of `SpringResponse.basis(at:)` and
/// `state(at:from:to:velocity:)` in the same order, and so with the same bits.
///
/// Everything here is inlined into the functions at the end, which are the same code for two register widths. The
/// functions are generic, but no types are: see `LanePair`.
extension SpringResponse {
    // `count` springs, a multiple of the number of lanes, for each kind of spring.

    @inline(__always)
    fileprivate func oscillate<L: LoadableLanes>(_ type: L.Type, _ arrays: SpringArrays, _ count: Int) {
        var index = 0
        while index < count {
            finish(index, arrays, oscillating(at: time(index, arrays) as L))
            index &+= L.laneCount
        }
    }

    @inline(__always)
    fileprivate func creepCritically<L: LoadableLanes>(_ type: L.Type, _ arrays: SpringArrays, _ count: Int) {
        var index = 0
        while index < count {
            finish(index, arrays, critical(at: time(index, arrays) as L))
            index &+= L.laneCount
        }
    }

    @inline(__always)
    fileprivate func creep<L: LoadableLanes>(_ type: L.Type, _ arrays: SpringArrays, _ count: Int) {
        var index = 0
        while index < count {
            finish(index, arrays, creeping(at: time(index, arrays) as L))
            index &+= L.laneCount
        }
    }

    /// In scaled time; 0 at and before the start, where the result is not used.
    @inline(__always)
    private func time<L: LoadableLanes>(_ index: Int, _ arrays: SpringArrays) -> L {
        let given = L.load(arrays.times + index)
        return L.select(L.less(L(all: 0), given), given, L(all: 0)) * L(all: timeScale)
    }

    // Transparent: the compiler treats `@inline(__always)` as advice here, and a call would pass vectors through
    // memory.
    @_transparent
    private func finish<L: LoadableLanes>(_ index: Int, _ arrays: SpringArrays, _ basis: LaneBasis<L>) {
        guard L.allTrue(basis.isQuick) else { return moveEach(L.laneCount, index, arrays) }
        let isMoving = L.less(L(all: 0), L.load(arrays.times + index))
        let from = L.load(arrays.from + index)
        let to = L.load(arrays.to + index)
        let speed = L.load(arrays.speeds + index)
        let e = from - to
        let perVelocity = basis.displacementPerVelocity
        let value = to + (basis.displacement * e + perVelocity * L(all: inverseTimeScale) * speed)
        if let velocities = arrays.velocities {
            let back = L(all: -squaredFrequency) * perVelocity * L(all: timeScale)
            let velocity = back * e + basis.velocity * speed
            L.select(isMoving, velocity, speed).store(velocities + index)
        }
        L.select(isMoving, value, from).store(arrays.values + index)
    }

    /// The springs of one vector one by one, for any times.
    @inline(never)
    private func moveEach(_ count: Int, _ start: Int, _ arrays: SpringArrays) {
        for index in start..<start + count {
            let state = state(
                at: arrays.times[index],
                from: arrays.from[index],
                to: arrays.to[index],
                velocity: arrays.speeds[index]
            )
            arrays.values[index] = state.value
            arrays.velocities?[index] = state.velocity
        }
    }
}

/// The register width of bulk work. The results do not depend on it.
package enum VectorLevel: Int32, Sendable {
    /// The baseline of the architecture.
    case plain = 0
    /// AVX2 of x86-64: registers of four doubles.
    case wide = 1
}

/// The arrays of a call, with equal counts of doubles.
package struct SpringArrays {
    package var times: UnsafePointer<Double>
    package var from: UnsafePointer<Double>
    package var to: UnsafePointer<Double>
    package var speeds: UnsafePointer<Double>
    package var values: UnsafeMutablePointer<Double>
    /// Nil if not needed.
    package var velocities: UnsafeMutablePointer<Double>?
}

#if arch(wasm32)
    // It has no vector registers here: one number at a time is the same work in less code.
    private typealias PlainLanes = Double
#else
    private typealias PlainLanes = SIMD2<Double>
#endif

@inline(never)
@_optimize(speed)
func oscillatePlain(_ response: SpringResponse, _ arrays: SpringArrays, _ count: Int) {
    response.oscillate(PlainLanes.self, arrays, count)
}

@inline(never)
@_optimize(speed)
func creepCriticallyPlain(_ response: SpringResponse, _ arrays: SpringArrays, _ count: Int) {
    response.creepCritically(PlainLanes.self, arrays, count)
}

@inline(never)
@_optimize(speed)
func creepPlain(_ response: SpringResponse, _ arrays: SpringArrays, _ count: Int) {
    response.creep(PlainLanes.self, arrays, count)
}

#if arch(x86_64)
    // Compiled for AVX2 in the shipped library: cmake/wide-functions.csv names them. They must not call anything with a
    // vector argument, and may only be called if `VectorLevel.wide` was detected.

    @inline(never)
    @_optimize(speed)
    @_silgen_name("animcore_oscillate_wide")
    func oscillateWide(_ response: SpringResponse, _ arrays: SpringArrays, _ count: Int) {
        response.oscillate(LanePair<SIMD4<Double>>.self, arrays, count)
    }

    @inline(never)
    @_optimize(speed)
    @_silgen_name("animcore_creep_critically_wide")
    func creepCriticallyWide(_ response: SpringResponse, _ arrays: SpringArrays, _ count: Int) {
        response.creepCritically(SIMD4<Double>.self, arrays, count)
    }

    @inline(never)
    @_optimize(speed)
    @_silgen_name("animcore_creep_wide")
    func creepWide(_ response: SpringResponse, _ arrays: SpringArrays, _ count: Int) {
        response.creep(SIMD4<Double>.self, arrays, count)
    }
#endif

extension SpringResponse {
    /// Moves `count` springs, a multiple of 8.
    package func move(_ arrays: SpringArrays, _ count: Int, _ level: VectorLevel) {
        #if arch(x86_64)
            if level == .wide { return moveWide(arrays, count) }
        #endif
        if isUnderdamped {
            oscillatePlain(self, arrays, count)
        } else if frequency.high == 0 {
            creepCriticallyPlain(self, arrays, count)
        } else {
            creepPlain(self, arrays, count)
        }
    }

    #if arch(x86_64)
        @inline(__always)
        private func moveWide(_ arrays: SpringArrays, _ count: Int) {
            if isUnderdamped {
                oscillateWide(self, arrays, count)
            } else if frequency.high == 0 {
                creepCriticallyWide(self, arrays, count)
            } else {
                creepWide(self, arrays, count)
            }
        }
    #endif
}
