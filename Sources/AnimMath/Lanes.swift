// SPDX-License-Identifier: MIT
/// The operations that the functions of `Math` need of a number: either one `Double` or a vector. Each algorithm is
/// written once, and every lane performs the same operations in the same order.
package protocol Lanes {
    /// Lanes of 64 bits, as many as there are numbers.
    associatedtype Bits: LaneBits
    /// A truth value per lane.
    associatedtype Mask

    static var laneCount: Int { get }

    /// The same value in every lane.
    init(all value: Double)
    init(bits: Bits)
    var bits: Bits { get }
    subscript(lane lane: Int) -> Double { get set }

    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static func * (left: Self, right: Self) -> Self
    static func / (left: Self, right: Self) -> Self
    /// The correctly rounded square root.
    func root() -> Self

    /// The lanes in which the comparison holds; false for NaN.
    static func less(_ left: Self, _ right: Self) -> Mask
    static func lessOrEqual(_ left: Self, _ right: Self) -> Mask
    /// The lanes in which the word is zero.
    static func isZero(_ bits: Bits) -> Mask
    /// The lanes in which both are true.
    static func both(_ left: Mask, _ right: Mask) -> Mask
    static func allTrue(_ mask: Mask) -> Bool
    static func isTrue(_ mask: Mask, lane: Int) -> Bool
    /// In each lane the first if the mask is true, otherwise the second.
    static func select(_ mask: Mask, _ first: Self, _ second: Self) -> Self
}

/// Lanes that can be loaded from arrays and stored to them.
package protocol LoadableLanes: Lanes {
    /// As many numbers as there are lanes.
    static func load(_ source: UnsafePointer<Double>) -> Self
    func store(_ target: UnsafeMutablePointer<Double>)
}

/// The integer operations of `Lanes`: unsigned 64-bit lanes with wraparound.
package protocol LaneBits {
    /// The same word in every lane.
    init(all word: UInt64)
    /// The sum modulo 2^64 in each lane.
    func adding(_ other: Self) -> Self
    func subtracting(_ other: Self) -> Self
    func and(_ other: Self) -> Self
    func or(_ other: Self) -> Self
    func exclusiveOr(_ other: Self) -> Self
    func shiftedLeft(by count: UInt64) -> Self
    func shiftedRight(by count: UInt64) -> Self
}

extension Lanes {
    /// Clears the sign.
    @inline(__always)
    package var absolute: Self { Self(bits: bits.and(Bits(all: 0x7FFF_FFFF_FFFF_FFFF))) }

    /// The sign bit alone.
    @inline(__always)
    var signBits: Bits { bits.and(Bits(all: 0x8000_0000_0000_0000)) }

    /// Flips the bits that are set in the words.
    @inline(__always)
    func flipping(_ flips: Bits) -> Self { Self(bits: bits.exclusiveOr(flips)) }
}

extension UInt64: LaneBits {
    @inline(__always) package init(all word: UInt64) { self = word }
    @inline(__always) package func adding(_ other: UInt64) -> UInt64 { self &+ other }
    @inline(__always) package func subtracting(_ other: UInt64) -> UInt64 { self &- other }
    @inline(__always) package func and(_ other: UInt64) -> UInt64 { self & other }
    @inline(__always) package func or(_ other: UInt64) -> UInt64 { self | other }
    @inline(__always) package func exclusiveOr(_ other: UInt64) -> UInt64 { self ^ other }
    @inline(__always) package func shiftedLeft(by count: UInt64) -> UInt64 { self &<< count }
    @inline(__always) package func shiftedRight(by count: UInt64) -> UInt64 { self &>> count }
}

extension Double: Lanes {
    package typealias Bits = UInt64
    package typealias Mask = Bool

    @inline(__always) package static var laneCount: Int { 1 }
    @inline(__always) package init(all value: Double) { self = value }
    @inline(__always) package init(bits: UInt64) { self = Double(bitPattern: bits) }
    @inline(__always) package var bits: UInt64 { bitPattern }
    @inline(__always) package subscript(lane lane: Int) -> Double {
        get { self }
        set { self = newValue }
    }
    @inline(__always) package func root() -> Double { squareRoot() }
    @inline(__always) package static func less(_ left: Double, _ right: Double) -> Bool { left < right }
    @inline(__always) package static func lessOrEqual(_ left: Double, _ right: Double) -> Bool { left <= right }
    @inline(__always) package static func isZero(_ bits: UInt64) -> Bool { bits == 0 }
    @inline(__always) package static func both(_ left: Bool, _ right: Bool) -> Bool { left && right }
    @inline(__always) package static func allTrue(_ mask: Bool) -> Bool { mask }
    @inline(__always) package static func isTrue(_ mask: Bool, lane: Int) -> Bool { mask }
    @inline(__always) package static func select(_ mask: Bool, _ first: Double, _ second: Double) -> Double {
        mask ? first : second
    }
}

extension Double: LoadableLanes {
    @inline(__always) package static func load(_ source: UnsafePointer<Double>) -> Double { source.pointee }
    @inline(__always) package func store(_ target: UnsafeMutablePointer<Double>) { target.pointee = self }
}
