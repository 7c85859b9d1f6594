// SPDX-License-Identifier: MIT
/// A block of keyframes: from its start and for its duration, the value moves from its current value to another.
public struct KeyframeBlock<Value: Sendable & Equatable>: Sendable, Equatable {
    /// When it starts, 0…1 of the whole duration.
    public var start: Double
    /// How long it takes, 0…1 of the whole duration; 0 jumps.
    public var duration: Double
    /// The value at the end of the block.
    public var value: Value

    /// A block.
    /// - Parameters:
    ///   - value: The value at the end of the block.
    ///   - start: When it starts, 0…1 of the whole duration.
    ///   - duration: How long it takes, 0…1 of the whole duration; 0 jumps.
    public init(_ value: Value, start: Double, duration: Double) {
        self.value = value
        self.start = start
        self.duration = duration
    }
}
