// SPDX-License-Identifier: MIT
import AnimMath
import Synchronization

/// The identifier of a stage's object as a plain value: stage, kind, slot and generation of the slot.
///
/// From the top: 20 bits unique to the stage, 4 bits kind, 16 bits generation, 24 bits slot; all XORed with the stage's
/// key. A slot with exhausted generations is never reused, so an identifier never refers to another object of its
/// stage.
package struct StageObjectIdentifier: Equatable, Sendable {
    package enum Kind: UInt64, Sendable {
        case property = 1
        case transaction = 2
        case animation = 3
        case group = 4
        case bank = 5
    }

    static let largestSlot = (1 << 24) - 1
    static let lastGeneration: UInt16 = .max

    /// Without the stage's key. The top bits are 0 unless it belongs to another stage.
    private let plain: UInt64

    init(rawValue: UInt64, _ key: StageKey) { plain = rawValue ^ key.bits }

    init(_ kind: Kind, generation: UInt16, slot: Int) {
        plain =
            kind.rawValue << 40 | UInt64(generation) << 24 | UInt64(UInt32(truncatingIfNeeded: slot) & 0xFF_FFFF)
    }

    package func rawValue(_ key: StageKey) -> UInt64 { plain ^ key.bits }

    package var slot: Int { Int(truncatingIfNeeded: plain & 0xFF_FFFF) }
    var generation: UInt16 { UInt16(truncatingIfNeeded: plain >> 24) }
    var isForeign: Bool { plain >> 44 != 0 }
    func isOf(_ kind: Kind) -> Bool { (plain >> 40) & 0xF == kind.rawValue }
}

/// The key that makes a stage's identifiers unique, derived from the stage's number in its process, counted from 0.
///
/// 2²⁰ − 1 consecutive stages differ in the top bits, which are never all 0, so that no identifier is 0. Then these
/// bits repeat, but each such round has generations and slots of its own: the round's low 8 bits go to the high bits of
/// the generation, and all its bits, reversed, to the high bits of the slot. So for the first 2²⁸ stages, a stale
/// identifier is not mistaken for another before a slot has had 256 occupants; for the first 2³⁶, only by a stage of
/// more than 256 objects.
package struct StageKey: Equatable, Sendable {
    package let bits: UInt64

    private static let stampCount: UInt64 = 0xF_FFFF

    init(stage number: UInt64) {
        self.init(stamp: number % StageKey.stampCount + 1, round: number / StageKey.stampCount)
    }

    private init(stamp: UInt64, round: UInt64) {
        var reversed: UInt64 = 0
        for bit in 0..<24 as Range<UInt64> { reversed |= (round >> bit & 1) << (23 - bit) }
        bits = stamp << 44 | (round & 0xFF) << 32 | reversed
    }

    /// The key of the stage in a given round that may have issued an identifier.
    package static func key(of rawValue: UInt64, round: UInt64) -> StageKey {
        StageKey(stamp: rawValue >> 44, round: round)
    }
    package static func round(ofStage number: UInt64) -> UInt64 { number / stampCount }
}

/// A property of one stage.
package struct PropertyIdentifier: Sendable, Equatable {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// A transaction of one stage.
package struct TransactionIdentifier: Sendable, Equatable {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// An animation of one property of one stage.
package struct AnimationIdentifier: Sendable, Equatable {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// A group of animations of one stage, with a clock of its own.
package struct GroupIdentifier: Sendable, Equatable {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// A spring bank of one stage.
package struct BankIdentifier: Sendable, Equatable {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

extension StageProperties {
    package func identifier(_ kind: StageObjectIdentifier.Kind, generation: UInt16, slot: Int) -> UInt64 {
        StageObjectIdentifier(kind, generation: generation, slot: slot).rawValue(key)
    }

    /// The slot of an identifier, if it belongs to this stage, has the right kind, and has the slot's present
    /// generation. `generation` returns that of a slot, or nil if the slot is empty or does not exist.
    /// - Throws: `.identifier`.
    @inline(never)
    package func slot(
        of rawValue: UInt64,
        _ kind: StageObjectIdentifier.Kind,
        _ noun: StaticText,
        generation: (Int) -> UInt16?
    ) throws(AnimError) -> Int {
        let identifier = StageObjectIdentifier(rawValue: rawValue, key)
        guard rawValue != 0 else { throw AnimError(.identifier, "\(noun) is 0, which is no \(noun)") }
        guard !identifier.isForeign else { throw AnimError(.identifier, "\(noun) is of another stage") }
        guard identifier.isOf(kind) else {
            throw AnimError(.identifier, "\(noun) is the identifier of another kind of thing")
        }
        guard generation(identifier.slot) == identifier.generation else {
            throw AnimError(.identifier, "\(noun) has ended or was removed, or never existed")
        }
        return identifier.slot
    }
}

/// Numbers the stages of a process, so that one stage's identifiers are invalid on another.
///
/// The counter is the process's only shared variable. It affects only which identifiers are foreign.
enum StageNumber {
    private static let counter = Atomic<UInt>(0)

    package static func next() -> UInt64 { UInt64(counter.add(1, ordering: .relaxed).oldValue) }
    /// Number of stages so far.
    package static var count: UInt64 { UInt64(counter.load(ordering: .relaxed)) }
}
