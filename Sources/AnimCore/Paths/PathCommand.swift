/// A command of SVG path data.
enum PathCommand: UInt8 {
    case move, line, horizontal, vertical, cubic, smoothCubic, quadratic, smoothQuadratic, arc, close

    /// How many numbers it takes.
    @inline(__always)
    var argumentCount: Int { Int(truncatingIfNeeded: 0x07_2446_1122 as UInt64 &>> UInt64(4 * rawValue)) & 15 }

    /// The letter of its absolute form.
    @inline(never)
    var letter: UInt8 { ("MLHVCSQTAZ" as StaticString).utf8Start[Int(rawValue)] }

    /// Nil for a byte that is no command's letter, large or small.
    @inline(__always)
    init?(letter: UInt8) {
        switch letter | 0x20 {
        case 0x6D: self = .move
        case 0x6C: self = .line
        case 0x68: self = .horizontal
        case 0x76: self = .vertical
        case 0x63: self = .cubic
        case 0x73: self = .smoothCubic
        case 0x71: self = .quadratic
        case 0x74: self = .smoothQuadratic
        case 0x61: self = .arc
        case 0x7A: self = .close
        default: return nil
        }
    }
}
