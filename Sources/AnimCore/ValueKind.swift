// SPDX-License-Identifier: MIT
import AnimMotion

/// What the components of a value mean, which determines how they are interpolated.
public enum ValueKind: Sendable, Equatable {
    /// One number.
    case scalar
    /// Two numbers: x, y.
    case vector2
    /// Three numbers: x, y, z.
    case vector3
    /// Four numbers: x, y, z, w.
    case vector4
    /// One angle in radians.
    case angle
    /// Red, green, blue and opacity, 0…1: sRGB, not premultiplied.
    case color
    /// Width and height.
    case size
    /// x, y, width and height.
    case rectangle
    /// An affine transform: a, b, c, d, tx, ty; interpolated by its decomposition.
    case transform
    /// 1…1 048 576 numbers.
    case vector

    var core: AnimMotion.ValueKind {
        switch self {
        case .scalar: .scalar
        case .vector2: .vector2
        case .vector3: .vector3
        case .vector4: .vector4
        case .angle: .angle
        case .color: .color
        case .size: .size
        case .rectangle: .rectangle
        case .transform: .transform
        case .vector: .vector
        }
    }

    /// nil for a path.
    init?(_ core: AnimMotion.ValueKind) {
        switch core {
        case .scalar: self = .scalar
        case .vector2: self = .vector2
        case .vector3: self = .vector3
        case .vector4: self = .vector4
        case .angle: self = .angle
        case .color: self = .color
        case .size: self = .size
        case .rectangle: self = .rectangle
        case .transform: self = .transform
        case .vector: self = .vector
        case .path: return nil
        }
    }
}
