// SPDX-License-Identifier: MIT
import AnimStage

/// Who hears of values.
extension Property {
    /// What tells it apart.
    public var id: Identifier { Identifier(identifier.rawValue) }

    /// Tells of the presentation at the end of every advance after which it is not what was told last; at first, what it is now.
    ///
    /// Several may observe a property. They are called in the order in which they were added, once the advance is done: so they
    /// may use the stage in any way.
    /// - Parameter body: Hears of the value.
    /// - Returns: What ends it.
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
