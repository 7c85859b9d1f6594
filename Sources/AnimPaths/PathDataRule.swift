// SPDX-License-Identifier: MIT
import AnimMath

/// When two texts of path data have the same structure, so that their numbers can be interpolated one by one.
package enum PathDataRule: Int32, Sendable {
    /// The commands agree in number, type and order; the absolute and the relative form of a letter are one type: CSS
    /// Shapes 1 (interpolation of `path()`) and SVG 2, §9.3.2 (the `d` property), as implemented by browsers.
    case css = 0
    /// The lists of commands agree exactly, including upper and lower case: SVG 1.1, §8.2 (animation of the `d`
    /// attribute).
    case smil = 1
}

extension Path {
    /// The letters of path data's commands, one for each segment. Repeated arguments have their own letter; those after
    /// M and m are L and l. Z is always upper case.
    ///
    /// - Throws: As `init(svg:)`.
    /// - Complexity: O(bytes).
    package static func commands(of text: UnsafeBufferPointer<UInt8>) throws(AnimError) -> [UInt8] {
        var reader = PathDataReader(text, piece: EllipticalArc.piece(accuracy: 1))
        reader.letters = []
        var path = Path()
        path.parse(&reader, text.count)
        if let error = reader.error { throw error.error(in: text) }
        return reader.letters ?? []
    }

    /// The number of commands before the first that differs by a rule; nil if two texts of path data match.
    ///
    /// - Throws: As `init(svg:)`, for the first invalid text.
    /// - Complexity: O(bytes).
    package static func difference(
        _ a: UnsafeBufferPointer<UInt8>,
        _ b: UnsafeBufferPointer<UInt8>,
        rule: PathDataRule
    ) throws(AnimError) -> Int? {
        let (a, b) = (try commands(of: a), try commands(of: b))
        let mask: UInt8 = rule == .css ? 0xDF : 0xFF
        let shorter = min(a.count, b.count)
        for index in 0..<shorter where a[index] & mask != b[index] & mask { return index }
        return a.count == b.count ? nil : shorter
    }
}
