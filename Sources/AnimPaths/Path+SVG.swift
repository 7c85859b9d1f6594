// SPDX-License-Identifier: MIT
import AnimMath

extension Path {
    /// Appends the path as SVG path data in ASCII, such as `M0 0L10 0Q15 5 10 10Z`, to `bytes`.
    ///
    /// Absolute commands. Each number has the fewest digits that read back as the same double; integers have no
    /// fraction, minus zero is 0. Large and small numbers have exponents, which SVG allows.
    package func svgPathData(into bytes: inout [UInt8]) {
        Path.appendSVG(verbs[...], coordinates, from: 0, to: &bytes)
    }

    /// Appends the path data of verbs whose coordinates begin at an index.
    package static func appendSVG(
        _ verbs: ArraySlice<Verb>,
        _ coordinates: [Double],
        from first: Int,
        to bytes: inout [UInt8]
    ) {
        var index = first
        for verb in verbs {
            bytes.append(Self.letter(of: verb))
            for position in 0..<2 * verb.pointCount where index < coordinates.count {
                if position > 0 { bytes.append(UInt8(ascii: " ")) }
                Self.appendNumber(coordinates[index], to: &bytes)
                index += 1
            }
        }
    }

    /// The path as SVG path data; see `svgPathData(into:)`.
    package func svgPathData() -> String {
        var bytes: [UInt8] = []
        svgPathData(into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func letter(of verb: Verb) -> UInt8 {
        switch verb {
        case .move: UInt8(ascii: "M")
        case .line: UInt8(ascii: "L")
        case .quadratic: UInt8(ascii: "Q")
        case .cubic: UInt8(ascii: "C")
        case .close: UInt8(ascii: "Z")
        }
    }

    /// Appends a number as SVG writes it.
    package static func appendNumber(_ value: Double, to bytes: inout [UInt8]) {
        guard value != 0 else {
            bytes.append(UInt8(ascii: "0"))
            return
        }
        if value.magnitude >= 1e-4, value.magnitude < 1e9 {
            // The same as its description, and faster.
            return DecimalDigits(value).append(to: &bytes, isShortest: false)
        }
        // A description is always contiguous.
        value.description.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
        // Swift writes integers as 10.0.
        let count = bytes.count
        if count >= 2, bytes[count - 1] == UInt8(ascii: "0"), bytes[count - 2] == UInt8(ascii: ".") {
            bytes.removeLast(2)
        }
    }
}
