// SPDX-License-Identifier: MIT
import AnimStage

/// Properties as keys: two are equal if they are the same property of the same stage.
extension Property: Identifiable, Hashable {
    /// Identifies the property.
    public var id: Identifier { Identifier(identifier.rawValue) }

    /// Whether both are the same property.
    /// - Parameters:
    ///   - left: A property.
    ///   - right: Another.
    public static func == (left: Property, right: Property) -> Bool {
        left.identifier == right.identifier && left.stage === right.stage
    }

    /// Adds the property to a hash.
    /// - Parameter hasher: The hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Observers of values.
extension Property {

    /// Calls a closure at the end of every advance in which the presentation value changed since the last call. The
    /// first call reports the present value.
    ///
    /// A property may have several observers. They are called in the order in which they were added, after the advance
    /// has finished, so they may use the stage in any way.
    /// - Parameter body: Called with the value.
    /// - Returns: The observation, which ends with its `cancel()`.
    /// - Throws: `.identifier` for a property that was removed.
    @discardableResult
    public func observe(_ body: @escaping (Value) -> Void) throws(AnimError) -> Observation {
        let (stage, identifier, access) = (stage, identifier, access)
        _ = try translating { () throws(EngineError) in try stage.core.kind(of: identifier) }
        let observation = Observation(
            identifier.rawValue,
            read: { [unowned stage] in
                guard let value = access.read(stage.core, identifier, .presentation) else { return {} }
                return { body(value) }
            },
            end: { [weak stage] observation in
                guard let stage, stage.listeners.remove(observation) else { return }
                try? stage.core.observe(identifier, nil)
            }
        )
        let listeners = stage.listeners
        try listeners.add(observation) { () throws(EngineError) in
            try stage.core.observe(identifier) { [unowned listeners] _ in listeners.note(identifier.rawValue) }
        }
        return observation
    }
}
