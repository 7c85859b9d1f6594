// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// A property of a stage without the type of its values, for lists of properties.
public struct AnyProperty: Identifiable, Hashable, CustomStringConvertible {
    /// The stage that the property is on.
    public let stage: Stage
    /// Identifies the property: the `id` of its `Property`.
    public let id: Identifier

    private var core: PropertyIdentifier { PropertyIdentifier(rawValue: id.rawValue) }

    /// The property's name; empty if it has none or was removed.
    public var name: String {
        guard let index = try? stage.core.nameIndex(of: core), index >= 0 else { return "" }
        return text(stage.core.name(index))
    }

    /// What the property's values mean; nil for a property that holds a path and for a removed one.
    public var valueKind: ValueKind? { (try? stage.core.kind(of: core)).flatMap { ValueKind($0) } }

    /// Whether the property is still on its stage: not removed.
    public var exists: Bool { (try? stage.core.kind(of: core)) != nil }

    /// The components of the model value; empty for a removed property.
    public var components: [Double] { (try? stage.core.components(of: core, .model)) ?? [] }

    /// The components of the presentation value; empty for a removed property.
    public var presentation: [Double] { (try? stage.core.components(of: core, .presentation)) ?? [] }

    /// The velocities of the components, per second; empty for a removed property.
    public var velocity: [Double] { (try? stage.core.components(of: core, .velocity)) ?? [] }

    /// The property's name, or its identifier if it has none.
    public var description: String { name.isEmpty ? "\(id)" : name }

    /// Whether both are the same property.
    /// - Parameters:
    ///   - left: A property.
    ///   - right: Another.
    public static func == (left: AnyProperty, right: AnyProperty) -> Bool {
        left.id == right.id && left.stage === right.stage
    }

    /// Adds the property to a hash.
    /// - Parameter hasher: The hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
