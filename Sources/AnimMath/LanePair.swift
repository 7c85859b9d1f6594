// SPDX-License-Identifier: MIT
/// Two vectors side by side. Each operation is applied to one and then to the other: two independent chains of
/// operations, for processors that start several operations at once.
///
/// The structs do not constrain their type parameters: ordinary Swift, at -Onone in a library that C loads, would
/// look up the conformance in a table that does not exist.
package struct LanePair<L> {
    package var first: L
    package var second: L

    @inline(__always) package init(_ first: L, _ second: L) {
        self.first = first
        self.second = second
    }
}

/// The truth values of both.
package struct MaskPair<Mask> {
    package var first: Mask
    package var second: Mask
}

/// The bits of both.
package struct BitsPair<Bits> {
    package var first: Bits
    package var second: Bits

    @inline(__always) init(_ first: Bits, _ second: Bits) {
        self.first = first
        self.second = second
    }
}

extension BitsPair: LaneBits where Bits: LaneBits {
    @inline(__always) package init(all word: UInt64) { self.init(Bits(all: word), Bits(all: word)) }
    @inline(__always) package func adding(_ other: Self) -> Self {
        Self(first.adding(other.first), second.adding(other.second))
    }
    @inline(__always) package func subtracting(_ other: Self) -> Self {
        Self(first.subtracting(other.first), second.subtracting(other.second))
    }
    @inline(__always) package func and(_ other: Self) -> Self { Self(first.and(other.first), second.and(other.second)) }
    @inline(__always) package func or(_ other: Self) -> Self { Self(first.or(other.first), second.or(other.second)) }
    @inline(__always) package func exclusiveOr(_ other: Self) -> Self {
        Self(first.exclusiveOr(other.first), second.exclusiveOr(other.second))
    }
    @inline(__always) package func shiftedLeft(by count: UInt64) -> Self {
        Self(first.shiftedLeft(by: count), second.shiftedLeft(by: count))
    }
    @inline(__always) package func shiftedRight(by count: UInt64) -> Self {
        Self(first.shiftedRight(by: count), second.shiftedRight(by: count))
    }
}

extension LanePair: Lanes, LoadableLanes where L: LoadableLanes {
    package typealias Bits = BitsPair<L.Bits>
    package typealias Mask = MaskPair<L.Mask>

    @inline(__always) package static var laneCount: Int { 2 * L.laneCount }

    @inline(__always) package init(all value: Double) { self.init(L(all: value), L(all: value)) }
    @inline(__always) package init(bits: Bits) { self.init(L(bits: bits.first), L(bits: bits.second)) }
    @inline(__always) package var bits: Bits { Bits(first.bits, second.bits) }
    @inline(__always) package subscript(lane lane: Int) -> Double {
        get { lane < L.laneCount ? first[lane: lane] : second[lane: lane - L.laneCount] }
        set {
            if lane < L.laneCount { first[lane: lane] = newValue } else { second[lane: lane - L.laneCount] = newValue }
        }
    }

    @inline(__always) package static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }
    @inline(__always) package static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }
    @inline(__always) package static func * (left: Self, right: Self) -> Self {
        Self(left.first * right.first, left.second * right.second)
    }
    @inline(__always) package static func / (left: Self, right: Self) -> Self {
        Self(left.first / right.first, left.second / right.second)
    }
    @inline(__always) package func root() -> Self { Self(first.root(), second.root()) }

    @inline(__always) package static func less(_ left: Self, _ right: Self) -> Mask {
        Mask(first: L.less(left.first, right.first), second: L.less(left.second, right.second))
    }
    @inline(__always) package static func lessOrEqual(_ left: Self, _ right: Self) -> Mask {
        Mask(first: L.lessOrEqual(left.first, right.first), second: L.lessOrEqual(left.second, right.second))
    }
    @inline(__always) package static func isZero(_ bits: Bits) -> Mask {
        Mask(first: L.isZero(bits.first), second: L.isZero(bits.second))
    }
    @inline(__always) package static func both(_ left: Mask, _ right: Mask) -> Mask {
        Mask(first: L.both(left.first, right.first), second: L.both(left.second, right.second))
    }
    @inline(__always) package static func allTrue(_ mask: Mask) -> Bool { L.allTrue(L.both(mask.first, mask.second)) }
    @inline(__always) package static func isTrue(_ mask: Mask, lane: Int) -> Bool {
        lane < L.laneCount ? L.isTrue(mask.first, lane: lane) : L.isTrue(mask.second, lane: lane - L.laneCount)
    }
    @inline(__always) package static func select(_ mask: Mask, _ first: Self, _ second: Self) -> Self {
        Self(L.select(mask.first, first.first, second.first), L.select(mask.second, first.second, second.second))
    }

    @inline(__always) package static func load(_ source: UnsafePointer<Double>) -> Self {
        Self(L.load(source), L.load(source + L.laneCount))
    }
    @inline(__always) package func store(_ target: UnsafeMutablePointer<Double>) {
        first.store(target)
        second.store(target + L.laneCount)
    }
}
