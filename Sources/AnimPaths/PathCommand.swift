// SPDX-License-Identifier: MIT
/// A command of SVG path data.
enum PathCommand: UInt8 {
    case move, line, horizontal, vertical, cubic, smoothCubic, quadratic, smoothQuadratic, arc, close

    /// How many numbers the command takes.
    @inline(__always)
    var argumentCount: Int { Int(truncatingIfNeeded: 0x07_2446_1122 as UInt64 &>> UInt64(rawValue &<< 2)) & 15 }

    /// Whether the command's arguments are the coordinates of its segment: L, C and Q.
    @inline(__always)
    var isPlain: Bool { 0b00_0101_0010 as UInt32 &>> UInt32(rawValue) & 1 != 0 }

    /// The letter of the command's absolute form.
    @inline(never)
    package var letter: UInt8 { ("MLHVCSQTAZ" as StaticString).utf8Start[Int(rawValue)] }

    /// The raw value of the resulting verb. Not for arcs and Z.
    @inline(__always)
    package var verb: UInt8 { UInt8(truncatingIfNeeded: 0x2233_1110 as UInt32 &>> UInt32(rawValue &<< 2)) & 15 }

    /// How many coordinates the resulting verb takes.
    @inline(__always)
    package var coordinateCount: Int { Int(truncatingIfNeeded: 0x4466_2222 as UInt32 &>> UInt32(rawValue &<< 2)) & 15 }

    /// The index of the last control point among them; any for a line.
    @inline(__always)
    package var handle: Int { Int(truncatingIfNeeded: 0x0022_0000 as UInt32 &>> UInt32(rawValue &<< 2)) & 15 }

    /// Nil for a byte that is not the letter of a command in either case. A table lookup, because the letters are
    /// unpredictable.
    @inline(__always)
    init?(letter: UInt8) {
        let table = "?8?4????2???10???6?57?3???9?????" as StaticString
        let value = table.utf8Start[Int(letter & 31)] &- 0x30
        guard letter & 0xC0 == 0x40, value < 10 else { return nil }
        self = unsafeBitCast(value, to: PathCommand.self)
    }
}
