// SPDX-License-Identifier: MIT
/// Identifies a property, animation, transaction, group, animator or bank.
///
/// Compare the identifier in an event with the `id` of an object to see whether the event is about it.
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
