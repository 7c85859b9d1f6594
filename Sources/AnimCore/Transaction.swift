// SPDX-License-Identifier: MIT
import AnimStage

/// What was set in one `animate`. Animations can wait for its completion.
public struct Transaction: Equatable {
    /// The stage that it is on.
    public let stage: Stage
    /// What tells it apart; nil where nothing was set, since the animation had a wrong number.
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
}
