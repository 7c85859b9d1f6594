// SPDX-License-Identifier: MIT
/// Somebody who hears of a property's presentation. It lasts until `cancel()`, or until the property is removed.
public final class Observation {
    let property: UInt64
    /// Reads what there is to tell, and gives the call that tells it.
    private let read: () -> () -> Void
    private let end: (Observation) -> Void
    private var isCanceled = false

    init(_ property: UInt64, read: @escaping () -> () -> Void, end: @escaping (Observation) -> Void) {
        self.property = property
        self.read = read
        self.end = end
    }

    /// Ends it. It is told nothing more, not even what was under way. Idempotent.
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
