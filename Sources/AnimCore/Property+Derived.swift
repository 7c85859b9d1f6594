// SPDX-License-Identifier: MIT
import AnimStage

extension Stage {
    /// Adds a property that is computed from others; see `Property.setExpression(_:)`. Changes nothing when it throws.
    /// - Parameters:
    ///   - expression: One expression for each component, separated by commas.
    ///   - name: Unique on the stage, at most 255 bytes of UTF-8; empty for none.
    ///   - sample: Any value of the property's type; a vector has as many components as this one.
    /// - Throws: `.syntax` with line and column, `.notFound` for an unknown name, `.state` for an expression that names
    ///   the property itself, `.duplicate` for a name in use, `.argument` for another number of expressions than of
    ///   components or for an empty text, `.limit`.
    public func derived<Value: AnimatableValue>(
        _ expression: String,
        named name: String = "",
        like sample: Value
    ) throws(AnimError) -> Property<Value> {
        let expressions = try expressionBytes(expression)
        let kind = Value.valueKind.core
        let options = PropertyOptions(kind, componentCount: kind == .vector ? sample.components.count : nil)
        let identifier = try call { (core) throws(EngineError) in
            try core.addDerived(name: try bytes(ofName: name), options, expressions)
        }
        return Property(self, identifier, .components, name: name, value: sample)
    }
}

private func expressionBytes(_ text: String) throws(AnimError) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard bytes.count <= 65_536 else { throw AnimError(.limit, "text is longer than 65536 bytes") }
    return bytes
}

/// Properties whose values are computed from others.
extension Property {
    /// Makes the property derived: expressions over the components of other properties give its value, such as `width *
    /// 2 + 10`, or for several components `x, y + sin(t)`.
    ///
    /// The presentation value is computed from presentation values, the model value from model values, the velocity by
    /// the chain rule. A result that is not finite counts as 0. The property's animations end; setting or animating it
    /// throws `.state` from then on.
    /// - Parameter text: One expression for each component, separated by commas; nil makes it an ordinary property
    ///   again.
    /// - Throws: `.syntax` with line and column, `.notFound` for an unknown name, `.state` for a cycle, `.identifier`,
    ///   `.limit`.
    public func setExpression(_ text: String?) throws(AnimError) {
        let bytes = try expressionBytes(text ?? "")
        try stage.call { (core) throws(EngineError) in try core.setExpression(bytes, of: identifier) }
    }

    /// The expressions of the property; nil for an ordinary or a removed property.
    public var expression: String? {
        guard let bytes = try? stage.core.expression(of: identifier), !bytes.isEmpty else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
