// SPDX-License-Identifier: MIT
import AnimMath

/// SVG path data into paths.
extension Path {
    /// The error of an arc that is made of cubics, relative to its larger radius, unless told otherwise.
    package static let defaultArcAccuracy = 1e-9

    /// Replaces the contents by SVG path data, in the grammar of SVG 2 (https://www.w3.org/TR/SVG2/paths.html#PathDataBNF)
    /// with exponents. The storage is used again.
    ///
    /// On an error the path has all that stands before it, as SVG's error handling wants. Numbers are the nearest doubles,
    /// whatever the locale; minus zero becomes 0. Relative coordinates are added up as doubles. Arcs become cubics, as many
    /// as it takes for `arcAccuracy`, and end at their very end points. An empty text is an empty path; `none` is CSS's
    /// word and no path data. A second Z in a row adds nothing, and a command after Z other than M begins with a move to where
    /// the subpath began.
    ///
    /// - Parameter arcAccuracy: The largest error of arcs relative to their larger radius, 1e-13…1; what is beyond counts
    ///   as the nearer of the two, what is no number as the default.
    /// - Returns: The first error.
    /// - Complexity: O(bytes + verbs).
    @discardableResult
    package mutating func parse(
        _ text: UnsafeBufferPointer<UInt8>,
        arcAccuracy: Double = defaultArcAccuracy
    ) -> PathDataError? {
        var reader = PathDataReader(text, piece: EllipticalArc.piece(accuracy: arcAccuracy))
        parse(&reader, text.count)
        return reader.error
    }

    /// The same of an array of bytes.
    @discardableResult
    package mutating func parse(_ text: [UInt8], arcAccuracy: Double = defaultArcAccuracy) -> PathDataError? {
        var error: PathDataError?
        text.withUnsafeBufferPointer { error = parse($0, arcAccuracy: arcAccuracy) }
        return error
    }

    /// A path from SVG path data, in whole.
    ///
    /// - Throws: `.syntax` with line and column, `.limit` for a coordinate beyond 1e150 and for too many verbs.
    package init(svg text: [UInt8], arcAccuracy: Double = defaultArcAccuracy) throws(AnimError) {
        var path = Path()
        if let error = path.parse(text, arcAccuracy: arcAccuracy) { throw error.error(in: text) }
        self = path
    }

    @inline(never)
    package mutating func parse(_ reader: inout PathDataReader, _ length: Int) {
        removeAll(keepingCapacity: true)
        // Icons have about three bytes a coordinate. The arrays grow geometrically.
        var verbRoom = 16 + length / 8
        var coordinateRoom = 32 + length / 3
        while !reader.isDone {
            verbRoom = min(verbRoom, Path.maximumVerbCount - verbs.count)
            guard verbRoom >= reader.neededVerbs else {
                reader.failForCount()
                break
            }
            var written = (verbs: 0, coordinates: 0)
            verbs.append(addingCapacity: verbRoom) { verbSpan in
                coordinates.append(addingCapacity: coordinateRoom) { coordinateSpan in
                    verbSpan.withUnsafeMutableBufferPointer { verbs, verbCount in
                        coordinateSpan.withUnsafeMutableBufferPointer { coordinates, coordinateCount in
                            written = reader.run(verbs, coordinates)
                            verbCount = written.verbs
                            coordinateCount = written.coordinates
                        }
                    }
                }
            }
            verbRoom = max(16 + verbs.count / 2, reader.neededVerbs)
            coordinateRoom = max(64 + coordinates.count / 2, 6 * reader.neededVerbs + 16)
        }
        if !reader.arcs.isEmpty { arcs = reader.arcs }
        (currentX, currentY) = reader.current
        (startX, startY) = (reader.startX, reader.startY)
    }
}
