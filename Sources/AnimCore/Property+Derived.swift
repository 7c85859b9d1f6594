// SPDX-License-Identifier: MIT
import AnimStage

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
        let bytes = Array((text ?? "").utf8)
        guard bytes.count <= 65_536 else { throw AnimError(.limit, "text is longer than 65536 bytes") }
        try stage.call { (core) throws(EngineError) in try core.setExpression(bytes, of: identifier) }
    }

    /// The expressions of the property; nil for an ordinary or a removed property.
    public var expression: String? {
        guard let bytes = try? stage.core.expression(of: identifier), !bytes.isEmpty else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
