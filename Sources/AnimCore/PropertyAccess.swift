// SPDX-License-Identifier: MIT
import AnimStage

/// How values of one type are written to a property and read from it.
struct PropertyAccess<Value: Sendable> {
    typealias Stage = AnimStage.Stage

    let write: (Stage, PropertyIdentifier, Value) throws(EngineError) -> Void
    let read: (Stage, PropertyIdentifier, Stage.Aspect) -> Value?
}

extension PropertyAccess where Value: AnimatableValue {
    static var components: PropertyAccess {
        PropertyAccess(
            write: { (stage, property, value) throws(EngineError) in
                try stage.setValue(value.components, of: property)
            },
            read: { stage, property, aspect in
                (try? stage.components(of: property, aspect)).flatMap { Value(components: $0) }
            }
        )
    }
}

extension PropertyAccess<Path> {
    static var path: PropertyAccess {
        PropertyAccess(
            write: { (stage, property, value) throws(EngineError) in
                try stage.setPath(value.core, of: property)
            },
            read: { stage, property, aspect in (try? stage.path(of: property, aspect)).map { Path($0) } }
        )
    }
}
