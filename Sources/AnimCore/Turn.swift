// SPDX-License-Identifier: MIT

/// How an angle turns to another.
public enum Turn: Sendable, Equatable {
    /// By the difference of its numbers: from 0 to 4π it turns twice.
    case asGiven
    /// The shortest way, by at most half a turn.
    case shortest
}
