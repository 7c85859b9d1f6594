// SPDX-License-Identifier: MIT
import AnimStage

extension Property where Value: AnimatableValue {
    /// Sets the value in an `animate` of its own: a spring takes it there, in place of what moves it, from where it is and with
    /// the velocity that it has.
    ///
    ///     try x.spring(to: 100, by: .bouncy, velocity: 400)
    /// - Parameters:
    ///   - value: The new value; components at most 1e150 in size.
    ///   - spring: The spring.
    ///   - velocity: With which it sets off, units per second; nil for the one that it has.
    /// - Returns: What others can wait for.
    /// - Throws: `.argument` or `.limit` for a value or velocity that cannot be; `.identifier` for a property that was removed;
    ///   `.state` for a derived one.
    @discardableResult
    public func spring(
        to value: Value,
        by spring: Spring = .smooth,
        velocity: Value? = nil
    ) throws(AnimError) -> Transaction {
        try move(to: value, by: .spring(spring), velocity: velocity)
    }

    /// Sets the value in an `animate` of its own: a curve takes it there, in place of what moves it, from where it is.
    ///
    ///     try x.curve(to: 100, by: .easeOut, duration: 0.5)
    /// - Parameters:
    ///   - value: The new value; components at most 1e150 in size.
    ///   - easing: The curve.
    ///   - duration: Seconds, 0…10⁹.
    /// - Returns: What others can wait for.
    /// - Throws: `.argument` or `.limit` for a value or duration that cannot be; `.identifier` for a property that was removed;
    ///   `.state` for a derived one.
    @discardableResult
    public func curve(
        to value: Value,
        by easing: Easing = .ease,
        duration: Double = 0.25
    ) throws(AnimError) -> Transaction {
        try move(to: value, by: .easing(easing, duration: duration), velocity: nil)
    }

    private func move(to value: Value, by animation: Animation, velocity: Value?) throws(AnimError) -> Transaction {
        if let failure = animation.failure { throw failure }
        var request = animation.request
        request.interruption = .replace
        let numbers = value.components
        let transaction = try stage.call { (core) throws(EngineError) in
            try numbers.withUnsafeBufferPointer { (numbers) throws(EngineError) in
                try core.setValue(numbers, of: identifier, by: request, velocity: velocity?.components)
            }
        }
        return Transaction(stage, transaction)
    }
}
