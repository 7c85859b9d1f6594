// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// A property of a stage whatever its values are: what lists of properties hold.
public struct AnyProperty: Identifiable, Equatable, CustomStringConvertible {
    /// The stage that it is on.
    public let stage: Stage
    /// What tells it apart: as the `id` of its `Property`.
    public let id: Identifier

    private var core: PropertyIdentifier { PropertyIdentifier(rawValue: id.rawValue) }

    /// Its name; empty for a property without one, and for one that was removed.
    public var name: String {
        guard let index = try? stage.core.nameIndex(of: core), index >= 0 else { return "" }
        return text(stage.core.name(index))
    }

    /// What its values mean; nil of a property that holds a path, and of a removed one.
    public var valueKind: ValueKind? { (try? stage.core.kind(of: core)).flatMap { ValueKind($0) } }

    /// Whether it is on its stage: not removed.
    public var exists: Bool { (try? stage.core.kind(of: core)) != nil }

    /// The numbers of its model value; empty of a removed property.
    public var components: [Double] { (try? stage.core.components(of: core, .model)) ?? [] }

    /// The numbers of its presentation; empty of a removed property.
    public var presentation: [Double] { (try? stage.core.components(of: core, .presentation)) ?? [] }

    /// How fast these change, per second; empty of a removed property.
    public var velocity: [Double] { (try? stage.core.components(of: core, .velocity)) ?? [] }

    /// Its name, or what tells it apart where it has none.
    public var description: String { name.isEmpty ? "\(id)" : name }

    /// Whether both are the same property.
    /// - Parameters:
    ///   - left: A property.
    ///   - right: Another.
    public static func == (left: AnyProperty, right: AnyProperty) -> Bool {
        left.id == right.id && left.stage === right.stage
    }
}
