// SPDX-License-Identifier: MIT

/// How an angle turns on its way to another.
public enum Turn: Sendable, Equatable {
    /// As its numbers say: from 0 to 4π it turns twice.
    case asGiven
    /// The shortest way, by at most half a turn.
    case shortest
}
