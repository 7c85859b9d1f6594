// SPDX-License-Identifier: MIT
/// `SIMD2`, `SIMD4` and `SIMD8` of `Double` as `Lanes`. The three are alike, but written out for each concrete type,
/// because only there the vector operators of the standard library compile to vector instructions.

extension SIMD2<UInt64>: LaneBits {
    @inline(__always) package init(all word: UInt64) { self.init(repeating: word) }
    @inline(__always) package func adding(_ other: Self) -> Self { self &+ other }
    @inline(__always) package func subtracting(_ other: Self) -> Self { self &- other }
    @inline(__always) package func and(_ other: Self) -> Self { self & other }
    @inline(__always) package func or(_ other: Self) -> Self { self | other }
    @inline(__always) package func exclusiveOr(_ other: Self) -> Self { self ^ other }
    @inline(__always) package func shiftedLeft(by count: UInt64) -> Self { self &<< Self(repeating: count) }
    @inline(__always) package func shiftedRight(by count: UInt64) -> Self { self &>> Self(repeating: count) }
}

extension SIMD2<Double>: Lanes {
    package typealias Bits = SIMD2<UInt64>
    package typealias Mask = SIMDMask<SIMD2<Int64>>

    @inline(__always) package static var laneCount: Int { 2 }
    @inline(__always) package init(all value: Double) { self.init(repeating: value) }
    @inline(__always) package init(bits: SIMD2<UInt64>) { self = unsafeBitCast(bits, to: Self.self) }
    @inline(__always) package var bits: SIMD2<UInt64> { unsafeBitCast(self, to: SIMD2<UInt64>.self) }
    @inline(__always) package subscript(lane lane: Int) -> Double {
        get { self[lane] }
        set { self[lane] = newValue }
    }
    @inline(__always) package func root() -> Self { squareRoot() }
    @inline(__always) package static func less(_ left: Self, _ right: Self) -> Mask { left .< right }
    @inline(__always) package static func lessOrEqual(_ left: Self, _ right: Self) -> Mask { left .<= right }
    @inline(__always) package static func isZero(_ bits: Bits) -> Mask { bits .== Bits(repeating: 0) }
    @inline(__always) package static func both(_ left: Mask, _ right: Mask) -> Mask { left .& right }
    @inline(__always) package static func allTrue(_ mask: Mask) -> Bool { all(mask) }
    @inline(__always) package static func isTrue(_ mask: Mask, lane: Int) -> Bool { mask[lane] }
    @inline(__always) package static func select(_ mask: Mask, _ first: Self, _ second: Self) -> Self {
        second.replacing(with: first, where: mask)
    }
}

extension SIMD4<UInt64>: LaneBits {
    @inline(__always) package init(all word: UInt64) { self.init(repeating: word) }
    @inline(__always) package func adding(_ other: Self) -> Self { self &+ other }
    @inline(__always) package func subtracting(_ other: Self) -> Self { self &- other }
    @inline(__always) package func and(_ other: Self) -> Self { self & other }
    @inline(__always) package func or(_ other: Self) -> Self { self | other }
    @inline(__always) package func exclusiveOr(_ other: Self) -> Self { self ^ other }
    @inline(__always) package func shiftedLeft(by count: UInt64) -> Self { self &<< Self(repeating: count) }
    @inline(__always) package func shiftedRight(by count: UInt64) -> Self { self &>> Self(repeating: count) }
}

extension SIMD4<Double>: Lanes {
    package typealias Bits = SIMD4<UInt64>
    package typealias Mask = SIMDMask<SIMD4<Int64>>

    @inline(__always) package static var laneCount: Int { 4 }
    @inline(__always) package init(all value: Double) { self.init(repeating: value) }
    @inline(__always) package init(bits: SIMD4<UInt64>) { self = unsafeBitCast(bits, to: Self.self) }
    @inline(__always) package var bits: SIMD4<UInt64> { unsafeBitCast(self, to: SIMD4<UInt64>.self) }
    @inline(__always) package subscript(lane lane: Int) -> Double {
        get { self[lane] }
        set { self[lane] = newValue }
    }
    @inline(__always) package func root() -> Self { squareRoot() }
    @inline(__always) package static func less(_ left: Self, _ right: Self) -> Mask { left .< right }
    @inline(__always) package static func lessOrEqual(_ left: Self, _ right: Self) -> Mask { left .<= right }
    @inline(__always) package static func isZero(_ bits: Bits) -> Mask { bits .== Bits(repeating: 0) }
    @inline(__always) package static func both(_ left: Mask, _ right: Mask) -> Mask { left .& right }
    @inline(__always) package static func allTrue(_ mask: Mask) -> Bool { all(mask) }
    @inline(__always) package static func isTrue(_ mask: Mask, lane: Int) -> Bool { mask[lane] }
    @inline(__always) package static func select(_ mask: Mask, _ first: Self, _ second: Self) -> Self {
        second.replacing(with: first, where: mask)
    }
}

extension SIMD8<UInt64>: LaneBits {
    @inline(__always) package init(all word: UInt64) { self.init(repeating: word) }
    @inline(__always) package func adding(_ other: Self) -> Self { self &+ other }
    @inline(__always) package func subtracting(_ other: Self) -> Self { self &- other }
    @inline(__always) package func and(_ other: Self) -> Self { self & other }
    @inline(__always) package func or(_ other: Self) -> Self { self | other }
    @inline(__always) package func exclusiveOr(_ other: Self) -> Self { self ^ other }
    @inline(__always) package func shiftedLeft(by count: UInt64) -> Self { self &<< Self(repeating: count) }
    @inline(__always) package func shiftedRight(by count: UInt64) -> Self { self &>> Self(repeating: count) }
}

extension SIMD8<Double>: Lanes {
    package typealias Bits = SIMD8<UInt64>
    package typealias Mask = SIMDMask<SIMD8<Int64>>

    @inline(__always) package static var laneCount: Int { 8 }
    @inline(__always) package init(all value: Double) { self.init(repeating: value) }
    @inline(__always) package init(bits: SIMD8<UInt64>) { self = unsafeBitCast(bits, to: Self.self) }
    @inline(__always) package var bits: SIMD8<UInt64> { unsafeBitCast(self, to: SIMD8<UInt64>.self) }
    @inline(__always) package subscript(lane lane: Int) -> Double {
        get { self[lane] }
        set { self[lane] = newValue }
    }
    @inline(__always) package func root() -> Self { squareRoot() }
    @inline(__always) package static func less(_ left: Self, _ right: Self) -> Mask { left .< right }
    @inline(__always) package static func lessOrEqual(_ left: Self, _ right: Self) -> Mask { left .<= right }
    @inline(__always) package static func isZero(_ bits: Bits) -> Mask { bits .== Bits(repeating: 0) }
    @inline(__always) package static func both(_ left: Mask, _ right: Mask) -> Mask { left .& right }
    @inline(__always) package static func allTrue(_ mask: Mask) -> Bool { all(mask) }
    @inline(__always) package static func isTrue(_ mask: Mask, lane: Int) -> Bool { mask[lane] }
    @inline(__always) package static func select(_ mask: Mask, _ first: Self, _ second: Self) -> Self {
        second.replacing(with: first, where: mask)
    }
}

extension SIMD2<Double>: LoadableLanes {
    @inline(__always) package static func load(_ source: UnsafePointer<Double>) -> Self {
        UnsafeRawPointer(source).loadUnaligned(as: Self.self)
    }
    @inline(__always) package func store(_ target: UnsafeMutablePointer<Double>) {
        UnsafeMutableRawPointer(target).storeBytes(of: self, as: Self.self)
    }
}

extension SIMD4<Double>: LoadableLanes {
    @inline(__always) package static func load(_ source: UnsafePointer<Double>) -> Self {
        UnsafeRawPointer(source).loadUnaligned(as: Self.self)
    }
    @inline(__always) package func store(_ target: UnsafeMutablePointer<Double>) {
        UnsafeMutableRawPointer(target).storeBytes(of: self, as: Self.self)
    }
}
