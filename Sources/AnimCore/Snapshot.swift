// SPDX-License-Identifier: MIT
/// The whole state of a stage or a scene. It can be encoded and decoded, to be stored or sent elsewhere.
public struct Snapshot: Sendable, Hashable, Codable, CustomStringConvertible {
    let bytes: [UInt8]

    /// How many bytes the snapshot has.
    public var byteCount: Int { bytes.count }

    /// Its size, such as `Snapshot(1234 bytes)`.
    public var description: String { "Snapshot(\(byteCount) bytes)" }
}
