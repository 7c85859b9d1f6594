// SPDX-License-Identifier: MIT
import AnimStage

extension Property where Value: AnimatableValue {
    /// Sets the value in its own `animate`: a spring moves it there from its present value and velocity and replaces
    /// its animations.
    ///
    ///     try x.spring(to: 100, by: .bouncy, velocity: 400)
    /// - Parameters:
    ///   - value: The new value; components at most 1e150 in size.
    ///   - spring: The spring.
    ///   - velocity: The initial velocity in units per second; nil for the present one.
    /// - Returns: The transaction, for which other animations can wait.
    /// - Throws: `.argument` or `.limit` for an invalid value or velocity; `.identifier` for a property that was
    ///   removed; `.state` for a derived one.
    @discardableResult
    public func spring(
        to value: Value,
        by spring: Spring = .smooth,
        velocity: Value? = nil
    ) throws(AnimError) -> Transaction {
        try move(to: value, by: .spring(spring), velocity: velocity)
    }

    /// Sets the value in its own `animate`: a curve moves it there from its present value and replaces its animations.
    ///
    ///     try x.curve(to: 100, by: .easeOut, duration: 0.5)
    /// - Parameters:
    ///   - value: The new value; components at most 1e150 in size.
    ///   - easing: The curve.
    ///   - duration: Seconds, 0…10⁹.
    /// - Returns: The transaction, for which other animations can wait.
    /// - Throws: `.argument` or `.limit` for an invalid value or duration; `.identifier` for a property that was
    ///   removed; `.state` for a derived one.
    @discardableResult
    public func curve(
        to value: Value,
        by easing: Easing = .ease,
        duration: Double = 0.25
    ) throws(AnimError) -> Transaction {
        try move(to: value, by: .easing(easing, duration: duration), velocity: nil)
    }

    private func move(to value: Value, by animation: Animation, velocity: Value?) throws(AnimError) -> Transaction {
        let request = try animation.requestOfTarget()
        let numbers = value.components
        let transaction = try stage.call { (core) throws(EngineError) in
            try numbers.withUnsafeBufferPointer { (numbers) throws(EngineError) in
                try core.setValue(numbers, of: identifier, by: request, velocity: velocity?.components)
            }
        }
        return Transaction(stage, transaction)
    }
}

extension Property where Value == Path {
    /// Sets the path in its own `animate`: a spring moves it there point by point, turning or as a morph, from its
    /// present shape and velocity, and replaces its animations.
    ///
    ///     try outline.spring(to: star, by: .bouncy)
    /// - Parameters:
    ///   - path: The new path, not empty, of any structure.
    ///   - spring: The spring.
    ///   - velocity: The initial velocity of each coordinate of `path` in units per second; nil for the present one.
    /// - Returns: The transaction, for which other animations can wait.
    /// - Throws: `.argument` or `.limit` for an empty path or a wrong velocity; `.identifier` for a property that was
    ///   removed; `.state` for a derived one.
    @discardableResult
    public func spring(
        to path: Path,
        by spring: Spring = .smooth,
        velocity: [Double]? = nil
    ) throws(AnimError) -> Transaction {
        try move(to: path, by: .spring(spring), velocity: velocity)
    }

    /// Sets the path in its own `animate`: a curve moves it there from its present shape and replaces its animations.
    /// - Parameters:
    ///   - path: The new path, not empty, of any structure.
    ///   - easing: The curve.
    ///   - duration: Seconds, 0…10⁹.
    /// - Returns: The transaction, for which other animations can wait.
    /// - Throws: `.argument` or `.limit` for an empty path or a wrong duration; `.identifier` for a property that was
    ///   removed; `.state` for a derived one.
    @discardableResult
    public func curve(
        to path: Path,
        by easing: Easing = .ease,
        duration: Double = 0.25
    ) throws(AnimError) -> Transaction {
        try move(to: path, by: .easing(easing, duration: duration), velocity: nil)
    }

    private func move(to path: Path, by animation: Animation, velocity: [Double]?) throws(AnimError) -> Transaction {
        let request = try animation.requestOfTarget()
        let transaction = try stage.call { (core) throws(EngineError) in
            try core.setPath(path.core, of: identifier, by: request, velocity: velocity)
        }
        return Transaction(stage, transaction)
    }
}

extension Animation {
    /// The request of a target that replaces the property's animations.
    fileprivate func requestOfTarget() throws(AnimError) -> MotionRequest {
        if let failure { throw failure }
        var request = request
        request.interruption = .replace
        return request
    }
}
