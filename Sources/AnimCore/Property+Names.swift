// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// The property with a name, with values of a type.
func findProperty<Value: AnimatableValue>(
    _ name: String,
    _ stage: Stage
) throws(AnimError) -> Property<Value> {
    let core = stage.core
    let (identifier, kind) = try find(name, core)
    guard Value.valueKind.holds(kind), let values = try? core.components(of: identifier, .model),
        let value = Value(components: values)
    else { throw AnimError(.kind, "the property '\(name)' does not hold a \(Value.self)") }
    return Property(stage, identifier, .components, name: name, value: value)
}

/// The property with a name that holds a path.
func findPath(_ name: String, _ stage: Stage) throws(AnimError) -> Property<Path> {
    let core = stage.core
    let (identifier, _) = try find(name, core)
    guard let value = try? core.path(of: identifier, .model) else {
        throw AnimError(.kind, "the property '\(name)' does not hold a Path")
    }
    return Property(stage, identifier, .path, name: name, value: Path(value))
}

private func find(
    _ name: String,
    _ core: AnimStage.Stage
) throws(AnimError) -> (PropertyIdentifier, AnimMotion.ValueKind) {
    let bytes = try translating { () throws(EngineError) in try AnimCore.bytes(ofName: name) }
    guard let identifier = core.findProperty(name: bytes), let kind = try? core.kind(of: identifier) else {
        throw AnimError(core.unknownProperty(bytes))
    }
    return (identifier, kind)
}

extension ValueKind {
    /// Whether values of this kind can be read as another kind: vectors also represent sizes and rectangles.
    fileprivate func holds(_ kind: AnimMotion.ValueKind) -> Bool {
        kind == core || (self == .vector2 && kind == .size) || (self == .vector4 && kind == .rectangle)
    }
}
