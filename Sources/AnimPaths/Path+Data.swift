// SPDX-License-Identifier: MIT
import AnimMath

/// Parsing SVG path data.
extension Path {
    /// The default error of the cubics that replace an arc, relative to its larger radius.
    package static let defaultArcAccuracy = 1e-9

    /// Replaces the contents by SVG path data, in the grammar of SVG 2
    /// (https://www.w3.org/TR/SVG2/paths.html#PathDataBNF) with exponents. Reuses the storage.
    ///
    /// On an error the path has everything before the error, as SVG's error handling requires. Numbers are the nearest
    /// doubles, independent of the locale; minus zero becomes 0. Relative coordinates are added as doubles. Arcs become
    /// as many cubics as `arcAccuracy` requires, and end exactly at their end points. An empty text is an empty path;
    /// `none` is a CSS keyword and not path data. A second Z in a row adds nothing, and a command after Z other than M
    /// begins with a move to the start of the subpath.
    ///
    /// - Parameter arcAccuracy: The largest error of arcs relative to their larger radius, clamped to 1e-13…1; NaN
    ///   means the default.
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

    /// As above, for an array of bytes.
    @discardableResult
    package mutating func parse(_ text: [UInt8], arcAccuracy: Double = defaultArcAccuracy) -> PathDataError? {
        var error: PathDataError?
        text.withUnsafeBufferPointer { error = parse($0, arcAccuracy: arcAccuracy) }
        return error
    }

    /// Parses SVG path data, all or nothing.
    ///
    /// - Throws: `.syntax` with line and column, `.limit` for a coordinate beyond 1e150 and for too many verbs.
    package init(svg text: [UInt8], arcAccuracy: Double = defaultArcAccuracy) throws(AnimError) {
        var path = Path()
        if let error = path.parse(text, arcAccuracy: arcAccuracy) { throw error.error(in: text) }
        self = path
    }

    /// Runs a reader to its end, into storage that grows as needed. `length` is the number of bytes of the text.
    @inline(never)
    package mutating func parse(_ reader: inout PathDataReader, _ length: Int) {
        removeAll(keepingCapacity: true)
        // Icons use 1.7 bytes for each coordinate and six for each verb, or more; those with arcs one for each coordinate,
        // in the mean. The arrays grow geometrically.
        var verbRoom = 16 + length / 6
        var coordinateRoom = 32 + length / 2 + (reader.hasArcs ? min(length, 2048) : 0)
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
            // The rest takes as much for each byte as what has been read, if it is alike.
            let rest = Double(length - reader.offset) / Double(max(reader.offset, 1)) * 1.0625
            func room(_ count: Int) -> Int { max(count / 2, Int(min(rest, 16) * Double(count))) }
            verbRoom = max(16 + room(verbs.count), reader.neededVerbs)
            coordinateRoom = max(64 + room(coordinates.count), 6 * reader.neededVerbs + 16)
        }
        if !reader.arcs.isEmpty { arcs = reader.arcs }
        (currentX, currentY) = reader.current
        (startX, startY) = (reader.startX, reader.startY)
    }
}
