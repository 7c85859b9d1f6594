// SPDX-License-Identifier: MIT
import AnimMath

/// A hash over the bits of many evaluations of every function: one number that every processor and build must give.
enum MathGolden {
    /// `rounds` times seventeen results, on arguments from the seeded generator: FNV-1a (Fowler, Noll, Vo) by words.
    static func hash(rounds: Int) -> UInt64 {
        var generator = RandomGenerator(seed: 705_600_000)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ value: Double) {
            hash = (hash ^ value.bitPattern) &* 0x100_0000_01B3
        }
        for round in 0..<rounds {
            let near = generator.next(in: -4, 4)
            let unit = generator.next(in: -1, 1)
            let wide = generator.next(in: -1000, 1000)
            let any = Double(bitPattern: generator.next())
            let x = round & 1 == 0 ? near : wide
            let y = round & 3 == 3 ? any : unit
            add(Math.exp(x))
            add(Math.expm1(round & 1 == 0 ? unit : y))
            add(Math.log(wide.magnitude))
            add(Math.log1p(y))
            add(Math.sin(round & 7 == 0 ? any : wide))
            add(Math.cos(round & 7 == 0 ? any : near))
            add(Math.tan(round & 7 == 0 ? any : near))
            add(Math.atan(round & 3 == 0 ? any : near))
            add(Math.atan2(near, wide))
            add(Math.asin(unit))
            add(Math.acos(unit))
            add(Math.pow(near.magnitude, wide * 0.01))
            add(Math.cbrt(any))
            add(Math.hypot(wide, round & 3 == 0 ? any : near))
            let vector = Math.sincos(SIMD4(near, unit, wide, any))
            add(vector.sin[round & 3])
            add(vector.cos[round & 3])
            add(Math.sincos(high: wide, low: unit).cos)
        }
        return hash
    }
}
