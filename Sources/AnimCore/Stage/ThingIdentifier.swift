import Synchronization

/// Names a thing inside a stage by value: which stage, what kind of thing, which slot, and which occupant of the slot.
///
/// 20 bits of the stage's stamp, 4 of the kind, 16 of the generation, 24 of the slot. A slot whose generations are
/// used up is never used again, so an identifier never comes to mean another thing of its stage.
struct ThingIdentifier: Equatable, Sendable {
    enum Kind: UInt64, Sendable {
        case property = 1
        case transaction = 2
        case animation = 3
        case group = 4
        case bank = 5
    }

    static let largestSlot = (1 << 24) - 1
    static let lastGeneration: UInt16 = .max

    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(stamp: UInt32, kind: Kind, generation: UInt16, slot: Int) {
        rawValue =
            UInt64(stamp & 0xF_FFFF) << 44 | kind.rawValue << 40 | UInt64(generation) << 24
            | UInt64(UInt32(truncatingIfNeeded: slot) & 0xFF_FFFF)
    }

    var slot: Int { Int(rawValue & 0xFF_FFFF) }
    var generation: UInt16 { UInt16(truncatingIfNeeded: rawValue >> 24) }
    var stamp: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 44) }
    func isOf(_ kind: Kind) -> Bool { (rawValue >> 40) & 0xF == kind.rawValue }
}

/// A property of one stage.
public struct PropertyIdentifier: Sendable, Equatable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// A transaction of one stage.
public struct TransactionIdentifier: Sendable, Equatable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// An animation of one property of one stage.
public struct AnimationIdentifier: Sendable, Equatable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// A group of animations of one stage, with a clock of its own.
public struct GroupIdentifier: Sendable, Equatable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// A spring bank of one stage.
public struct BankIdentifier: Sendable, Equatable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

extension Stage {
    func identifier(_ kind: ThingIdentifier.Kind, generation: UInt16, slot: Int) -> UInt64 {
        ThingIdentifier(stamp: stamp, kind: kind, generation: generation, slot: slot).rawValue
    }

    /// The slot that an identifier names, if it is of this stage and of the kind and its generation is still that of the
    /// slot; `generation` gives a slot's, or nil for a slot that is none or empty.
    /// - Throws: `.identifier`.
    @inline(never)
    func slot(
        of rawValue: UInt64,
        _ kind: ThingIdentifier.Kind,
        _ noun: StaticText,
        generation: (Int) -> UInt16?
    ) throws(AnimError) -> Int {
        let identifier = ThingIdentifier(rawValue: rawValue)
        guard rawValue != 0 else { throw AnimError(.identifier, "\(noun) is 0, which is no \(noun)") }
        guard identifier.stamp == stamp else { throw AnimError(.identifier, "\(noun) is of another stage") }
        guard identifier.isOf(kind) else {
            throw AnimError(.identifier, "\(noun) is the identifier of another kind of thing")
        }
        guard generation(identifier.slot) == identifier.generation else {
            throw AnimError(.identifier, "\(noun) is over or was removed, or never was")
        }
        return identifier.slot
    }
}

/// Gives each stage of a process a stamp of its own, so that one stage's identifiers mean nothing to another.
///
/// The counter is the process's only shared variable. It decides nothing but which identifiers are foreign; a stamp
/// repeats after 2²⁰ stages.
enum StageStamp {
    private static let counter = Atomic<UInt32>(0)

    static func next() -> UInt32 {
        counter.add(1, ordering: .relaxed).newValue & 0xF_FFFF
    }
}
