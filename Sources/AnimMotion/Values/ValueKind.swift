// SPDX-License-Identifier: MIT
import AnimMath

/// The kind of a property's value: how many components it has and what they mean.
///
/// The raw values are those of `ANIM_VALUE_KIND_…` in `animcore.h`.
package enum ValueKind: Int32, Sendable {
    /// One number.
    case scalar = 0
    /// Two numbers: x, y.
    case vector2 = 1
    /// Three numbers: x, y, z.
    case vector3 = 2
    /// Four numbers: x, y, z, w.
    case vector4 = 3
    /// One angle in radians, interpolated as given or the short way.
    case angle = 4
    /// Red, green, blue and opacity, each 0…1: sRGB, not premultiplied.
    case color = 5
    /// Width and height.
    case size = 6
    /// x, y, width and height.
    case rectangle = 7
    /// An affine transform: a, b, c, d, tx, ty; interpolated by its decomposition.
    case transform = 8
    /// Any number of numbers.
    case vector = 9
    /// The coordinates of a path.
    case path = 10

    /// The number of components; 0 if each property sets its own.
    package var componentCount: Int {
        switch self {
        case .scalar, .angle: 1
        case .vector2, .size: 2
        case .vector3: 3
        case .vector4, .color, .rectangle: 4
        case .transform: 6
        case .vector, .path: 0
        }
    }

    /// The names of its components in expressions, after a dot; empty if they only have indices.
    package var parts: WordList {
        switch self {
        case .vector2: "x y"
        case .vector3: "x y z"
        case .vector4: "x y z w"
        case .color: "red green blue opacity"
        case .size: "width height"
        case .rectangle: "x y width height"
        case .transform: "a b c d tx ty"
        default: ""
        }
    }

    /// How many kinds there are.
    package static var count: Int32 { 11 }

    /// The kinds with a fixed number of components.
    package static let all: [ValueKind] = [
        .scalar, .vector2, .vector3, .vector4, .angle, .color, .size, .rectangle, .transform,
    ]
}
