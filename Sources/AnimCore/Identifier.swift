// SPDX-License-Identifier: MIT
/// What tells the things of stages apart: properties, animations, transactions, groups, animators and banks.
///
/// Compare that of an event with the `id` of a thing to see whether it is about it.
public struct Identifier: Sendable, Hashable, CustomStringConvertible {
    let rawValue: UInt64

    init(_ rawValue: UInt64) { self.rawValue = rawValue }

    /// nil for 0.
    init?(nonzero rawValue: UInt64) {
        guard rawValue != 0 else { return nil }
        self.rawValue = rawValue
    }

    /// The number in hexadecimal.
    public var description: String { String(rawValue, radix: 16) }
}
