// SPDX-License-Identifier: MIT
/// A block of keyframes: from its start on, and for its duration, the value moves from where it is to another.
public struct KeyframeBlock<Value: Sendable & Equatable>: Sendable, Equatable {
    /// When it starts, 0…1 of the whole duration.
    public var start: Double
    /// How long it takes, 0…1 of the whole duration; 0 jumps.
    public var duration: Double
    /// Where it leads.
    public var value: Value

    /// A block.
    /// - Parameters:
    ///   - value: Where it leads.
    ///   - start: When it starts, 0…1 of the whole duration.
    ///   - duration: How long it takes, 0…1 of the whole duration; 0 jumps.
    public init(_ value: Value, start: Double, duration: Double) {
        self.value = value
        self.start = start
        self.duration = duration
    }
}
