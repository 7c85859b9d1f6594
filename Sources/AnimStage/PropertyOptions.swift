// SPDX-License-Identifier: MIT
import AnimMotion

/// The options of a new property.
package struct PropertyOptions: Sendable {
    package var kind: ValueKind
    /// Number of components of a `.vector`, 1…`Stage.largestVector`. For other kinds: the kind's own number.
    package var componentCount: Int
    /// The interpolation. `.plain` for all kinds except angles (also `.shortestTurn`), colors (also `.color`) and
    /// transforms (always `.transform`).
    package var encoding: ValueEncoding
    /// The distance and speed below which a spring counts as at rest.
    package var threshold = StageProperties.defaultThreshold
    /// Whether it may fade when motion is reduced; colors do.
    package var fades: Bool
    /// Whether it belongs to a document and cannot be removed.
    package var isPermanent = false

    package init(_ kind: ValueKind, componentCount: Int? = nil, encoding: ValueEncoding? = nil) {
        self.kind = kind
        self.componentCount = componentCount ?? kind.componentCount
        self.encoding = encoding ?? (kind == .transform ? .transform : .plain)
        fades = kind == .color
    }

    /// Whether component count and encoding fit the kind.
    var isConsistent: Bool {
        guard kind == .vector || kind == .path || componentCount == kind.componentCount else { return false }
        switch encoding {
        case .plain: return kind != .transform
        case .shortestTurn: return kind == .angle
        case .color: return kind == .color
        case .transform: return kind == .transform
        }
    }
}
