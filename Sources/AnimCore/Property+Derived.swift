// SPDX-License-Identifier: MIT
import AnimStage

/// Properties whose values are given by others.
extension Property {
    /// Makes the property derived: its value is given by expressions over the components of others, such as
    /// `width * 2 + 10`, or for several components `x, y + sin(t)`.
    ///
    /// Presentation is computed from presentations, model from models, velocity by the chain rule; what is not finite counts as
    /// 0. Its animations end; setting or animating it throws `.state` from then on.
    /// - Parameter text: One expression a component, separated by commas; nil makes it an ordinary property again.
    /// - Throws: `.syntax` with line and column, `.notFound` for an unknown name, `.state` for a cycle, `.identifier`, `.limit`.
    public func setExpression(_ text: String?) throws(AnimError) {
        let bytes = Array((text ?? "").utf8)
        guard bytes.count <= 65_536 else { throw AnimError(.limit, "text is longer than 65536 bytes") }
        try stage.call { (core) throws(EngineError) in try core.setExpression(bytes, of: identifier) }
    }

    /// The expressions that give its value; nil for an ordinary property, and for one that was removed.
    public var expression: String? {
        guard let bytes = try? stage.core.expression(of: identifier), !bytes.isEmpty else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
