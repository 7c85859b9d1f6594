// SPDX-License-Identifier: MIT
import AnimStage

/// The changes made in one `animate`. Animations can wait for its completion.
public struct Transaction: Hashable {
    /// The stage that the transaction is on.
    public let stage: Stage
    /// Identifies the transaction; nil if nothing was set because the animation had an invalid number.
    public let id: Identifier?

    init(_ stage: Stage, _ core: TransactionIdentifier?) {
        self.stage = stage
        id = core.map { Identifier($0.rawValue) }
    }

    var core: TransactionIdentifier? { id.map { TransactionIdentifier(rawValue: $0.rawValue) } }

    /// Whether both are the same transaction.
    /// - Parameters:
    ///   - left: A transaction.
    ///   - right: Another.
    public static func == (left: Transaction, right: Transaction) -> Bool {
        left.id == right.id && left.stage === right.stage
    }

    /// Adds the transaction to a hash.
    /// - Parameter hasher: The hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
