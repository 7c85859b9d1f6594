// SPDX-License-Identifier: MIT
import AnimStage

extension Property where Value: AnimatableValue {
    /// Sets the value in an `animate` of its own: it goes there in the place of what moves it, from where it is.
    ///
    ///     try x.send(to: 100, by: .bouncy, velocity: 400)
    /// - Parameters:
    ///   - value: The new value; components at most 1e150 in size.
    ///   - animation: How it moves.
    ///   - velocity: With which it sets off, units per second, by a spring; nil for the one that it has.
    /// - Returns: What others can wait for.
    /// - Throws: `.argument` or `.limit` for a value or number that cannot be, and for a velocity without a spring; `.identifier`
    ///   for a property that was removed; `.state` for a derived one.
    @discardableResult
    public func send(
        to value: Value,
        by animation: Animation = .smooth,
        velocity: Value? = nil
    ) throws(AnimError) -> Transaction {
        if let failure = animation.failure { throw failure }
        var request = animation.request
        if request.interruption == nil { request.interruption = .replace }
        if velocity != nil {
            guard case .spring = request.shape else {
                throw AnimError(.argument, "velocity must be nil where the animation is no spring")
            }
        }
        let numbers = value.components
        let transaction = try stage.call { (core) throws(EngineError) in
            try numbers.withUnsafeBufferPointer { (numbers) throws(EngineError) in
                try core.setValue(numbers, of: identifier, by: request, velocity: velocity?.components)
            }
        }
        return Transaction(stage, transaction)
    }
}
