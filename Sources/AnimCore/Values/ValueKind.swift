/// What a property's value is: how many components it has and how they are read.
///
/// Every kind interpolates component by component. The raw values are those of `ANIM_KIND_…` in `animcore.h`.
public enum ValueKind: Int32, Sendable {
    /// One number.
    case scalar = 0
    /// Two numbers: x, y.
    case vector2 = 1
    /// Three numbers: x, y, z.
    case vector3 = 2
    /// Four numbers: x, y, z, w.
    case vector4 = 3
    /// One angle in radians, interpolated as given: from 0 to −3π/4 it turns the long or the short way as written.
    case angle = 4
    /// Red, green, blue and opacity, each 0…1: sRGB, not premultiplied.
    case colour = 5

    /// The number of components, 1…4.
    public var componentCount: Int {
        switch self {
        case .scalar, .angle: 1
        case .vector2: 2
        case .vector3: 3
        case .vector4, .colour: 4
        }
    }

    static let all: [ValueKind] = [.scalar, .vector2, .vector3, .vector4, .angle, .colour]
}
