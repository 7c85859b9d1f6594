// SPDX-License-Identifier: MIT
import AnimStage

/// Many numbers on one spring, such as the particles of a crowd. Retargeting takes about 30 ns a spring; springs at
/// rest cost nothing.
///
///     let bank = try stage.addBank(.bouncy, values: [Double](repeating: 0, count: 10_000))
///     try bank.retarget(to: targets)
public struct SpringBank: Identifiable, Hashable {
    /// The stage that the bank is on.
    public let stage: Stage
    /// Identifies the bank.
    public let id: Identifier

    private var core: BankIdentifier { BankIdentifier(rawValue: id.rawValue) }

    /// How many springs there are, how many are moving, and how many have come to rest since `takeSettled(limit:)` last
    /// took them.
    /// - Throws: `.identifier` for a bank that was removed.
    public func counts() throws(AnimError) -> (all: Int, moving: Int, settled: Int) {
        try stage.call { (stage) throws(EngineError) in
            let counts = try stage.counts(of: core)
            return (counts.count, counts.moving, counts.settled)
        }
    }

    /// The presentation values. O(springs).
    /// - Throws: `.identifier` for a bank that was removed.
    public func values() throws(AnimError) -> [Double] {
        try stage.call { (stage) throws(EngineError) in try stage.withValues(of: core) { Array($0) } }
    }

    /// Reads the presentation values in place, without a copy.
    /// - Parameter body: Receives the values; it must not use the stage.
    /// - Throws: `.identifier` for a bank that was removed.
    public func withValues<Result>(_ body: (Span<Double>) -> Result) throws(AnimError) -> Result {
        try stage.call { (stage) throws(EngineError) in try stage.withValues(of: core) { body($0.span) } }
    }

    /// The velocities of the values in units per second. O(springs).
    /// - Throws: `.identifier` for a bank that was removed.
    public func velocities() throws(AnimError) -> [Double] {
        try stage.call { (stage) throws(EngineError) in
            var result = [Double](repeating: 0, count: try stage.counts(of: core).count)
            var failure: EngineError?
            result.withUnsafeMutableBufferPointer { target in
                do throws(EngineError) { try stage.velocities(of: core, into: target) } catch { failure = error }
            }
            if let failure { throw failure }
            return result
        }
    }

    /// Gives springs new targets. They keep their present values and velocities. All or nothing.
    /// - Parameters:
    ///   - targets: The targets, at most 1e150 in size.
    ///   - indices: The indices of the springs, as many as targets; nil for the first ones.
    /// - Throws: `.argument` for a target that is not finite or unequal counts, `.notFound` for an invalid index,
    ///   `.identifier` for a bank that was removed, `.limit`.
    public func retarget(to targets: [Double], at indices: [Int]? = nil) throws(AnimError) {
        try send(targets, indices, jumps: false)
    }

    /// Sets springs to values, at rest. All or nothing.
    /// - Parameters:
    ///   - values: The values, at most 1e150 in size.
    ///   - indices: The indices of the springs, as many as values; nil for the first ones.
    /// - Throws: As `retarget(to:at:)`.
    public func set(_ values: [Double], at indices: [Int]? = nil) throws(AnimError) {
        try send(values, indices, jumps: true)
    }

    private func send(_ numbers: [Double], _ indices: [Int]?, jumps: Bool) throws(AnimError) {
        var slots: [UInt32]?
        if let indices {
            slots = []
            for index in indices {
                guard let slot = UInt32(exactly: index) else {
                    throw AnimError(.notFound, "indices has \(index), but the bank has no spring with that index")
                }
                slots?.append(slot)
            }
        }
        try stage.call { (stage) throws(EngineError) in
            var failure: EngineError?
            numbers.withUnsafeBufferPointer { numbers in
                do throws(EngineError) {
                    guard let slots else { return try stage.retarget(core, nil, targets: numbers, jumps: jumps) }
                    slots.withUnsafeBufferPointer { slots in
                        do throws(EngineError) {
                            try stage.retarget(core, slots, targets: numbers, jumps: jumps)
                        } catch {
                            failure = error
                        }
                    }
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
        }
    }

    /// Takes the indices of springs that have come to rest, in the order in which they did.
    /// - Parameter limit: The largest number to take; the rest stays for the next call.
    /// - Throws: `.identifier` for a bank that was removed.
    public func takeSettled(limit: Int = .max) throws(AnimError) -> [Int] {
        try stage.call { (stage) throws(EngineError) in
            var result: [Int] = []
            try stage.takeSettled(core, limit: max(limit, 0)) { result.append(Int($0)) }
            return result
        }
    }

    /// Removes the bank from its stage.
    /// - Throws: `.identifier` for a bank that was removed already.
    public func remove() throws(AnimError) {
        try stage.call { (stage) throws(EngineError) in try stage.removeBank(core) }
    }

    /// Whether both are the same bank.
    /// - Parameters:
    ///   - left: A bank.
    ///   - right: Another.
    public static func == (left: SpringBank, right: SpringBank) -> Bool {
        left.id == right.id && left.stage === right.stage
    }

    /// Adds the bank to a hash.
    /// - Parameter hasher: The hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Stage {
    /// Makes a bank of springs at rest.
    /// - Parameters:
    ///   - spring: The spring of all values.
    ///   - values: The initial values, 1…16 777 216 numbers at most 1e150 in size.
    ///   - threshold: The distance and speed below which a spring counts as at rest: above 0 and at most 1e150.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public func addBank(_ spring: Spring, values: [Double], threshold: Double = 0.001) throws(AnimError) -> SpringBank {
        try call { (core) throws(EngineError) in
            var failure: EngineError?
            var bank: BankIdentifier?
            values.withUnsafeBufferPointer { values in
                do throws(EngineError) {
                    bank = try core.addBank(spring.core, values: values, threshold: threshold)
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
            return SpringBank(stage: self, id: Identifier(bank?.rawValue ?? 0))
        }
    }
}
