// SPDX-License-Identifier: MIT
/// An observer of a property's presentation value. It lasts until `cancel()`, or until the property is removed.
public final class Observation {
    let property: UInt64
    /// Captures the value and returns the call that reports it.
    private let read: () -> () -> Void
    private let end: (Observation) -> Void
    private var isCanceled = false

    init(_ property: UInt64, read: @escaping () -> () -> Void, end: @escaping (Observation) -> Void) {
        self.property = property
        self.read = read
        self.end = end
    }

    /// Ends the observation. The closure is not called again, not even for a call that was waiting. Idempotent.
    public func cancel() {
        guard !isCanceled else { return }
        isCanceled = true
        end(self)
    }

    func prepare() -> () -> Void {
        let tell = read()
        return { [self] in if !isCanceled { tell() } }
    }
}
