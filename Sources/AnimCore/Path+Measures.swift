// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths

/// Lengths, places and parts by length.
extension Path {
    /// Where one thing is on a path and how it is turned.
    public enum Rotation: Sendable, Equatable {
        /// Turned by an angle.
        case fixed(Angle)
        /// Turned with the path, and by an angle more.
        case auto(Angle)

        fileprivate var core: PathRotation {
            switch self {
            case .fixed(let angle): PathRotation(followsPath: false, angle: angle.radians)
            case .auto(let angle): PathRotation(followsPath: true, angle: angle.radians)
            }
        }
    }

    /// How long it is, in units, within an error.
    /// - Parameter accuracy: The largest error of a curve in units, 0 or more; 0 is as exact as can be.
    /// - Throws: `.argument` outside that range.
    public func length(accuracy: Double) throws(AnimError) -> Double {
        guard try finite(accuracy, "accuracy") >= 0 else { throw AnimError(.argument, "accuracy must not be negative") }
        return core.length(accuracy: accuracy)
    }

    /// How far along the path a place of an element is, in units.
    /// - Parameters:
    ///   - element: Its index.
    ///   - parameter: Of its curve, 0…1.
    /// - Throws: `.notFound` for an index that is none, `.argument` for a parameter that is not finite.
    public func length(toElement element: Int, parameter: Double = 1) throws(AnimError) -> Double {
        try finite(parameter, "parameter")
        guard element >= 0, element < core.verbs.count else {
            throw AnimError(.notFound, "the path has no element \(element)")
        }
        return PathMeasure(core).length(verb: element, parameter: parameter)
    }

    /// Places at many lengths: points, tangents, curvatures. O(elements + lengths).
    /// - Parameter lengths: How far from its beginning, in units; what is outside the path is its nearer end.
    /// - Throws: `.argument` for a length that is not finite, `.state` for an empty path.
    public func locations(at lengths: [Double]) throws(AnimError) -> [PathLocation] {
        let measure = try measured(lengths)
        var hint = 0
        return lengths.compactMap { measure.place(atLength: $0, near: &hint).map { PathLocation($0) } }
    }

    /// What puts things that are drawn at the origin, looking right, to places on the path. O(elements + lengths).
    /// - Parameters:
    ///   - lengths: How far from its beginning, in units; what is outside the path is its nearer end.
    ///   - rotation: How they are turned.
    /// - Throws: `.argument` for a number that is not finite, `.state` for an empty path.
    public func transforms(at lengths: [Double], rotation: Rotation = .auto(.zero)) throws(AnimError) -> [Transform] {
        try finite(rotation.core.angle, "rotation")
        let measure = try measured(lengths)
        var hint = 0
        return lengths.compactMap { length in
            measure.place(atLength: length, near: &hint).map { Transform($0.transform(rotation.core)) }
        }
    }

    private func measured(_ lengths: [Double]) throws(AnimError) -> PathMeasure {
        try finite(lengths, "lengths")
        guard !isEmpty else { throw AnimError(.state, "the path is empty and has no places") }
        return PathMeasure(core)
    }

    /// The points on the path that are nearest to others. O(elements × points).
    /// - Parameter points: At most 1e150 in size.
    /// - Throws: `.argument` or `.limit` outside that range, `.state` for an empty path.
    public func nearest(to points: [Point]) throws(AnimError) -> [PathLocation] {
        for point in points { try bounded([point.x, point.y], "points") }
        let measure = try measured([])
        return points.compactMap { point in
            measure.nearest(x: point.x, y: point.y, on: core).map { PathLocation($0) }
        }
    }

    /// A part of the path by lengths, or of each subpath.
    /// - Parameters:
    ///   - start: Where it begins: a fraction 0…1, or a length.
    ///   - end: Where it ends: a fraction 0…1, or a length.
    ///   - offset: Moves both along the path; what leaves it at its end comes in again at its beginning.
    ///   - areLengths: Whether these are lengths in units; otherwise fractions.
    ///   - ofEachSubpath: Whether the part is of each subpath; otherwise of the whole path.
    /// - Throws: `.argument` for a number that is not finite, `.limit` where the result would have too many elements.
    public func trimmed(
        from start: Double,
        to end: Double,
        offset: Double = 0,
        areLengths: Bool,
        ofEachSubpath: Bool = false
    ) throws(AnimError) -> Path {
        try finite([start, end, offset], "start, end and offset")
        var trim = PathTrim()
        (trim.start, trim.end, trim.offset) = (start, end, offset)
        trim.unit = areLengths ? .lengths : .fractions
        trim.scope = ofEachSubpath ? .subpaths : .whole
        var result = AnimPaths.Path()
        try translating { () throws(EngineError) in try core.appendTrimmed(trim, to: &result) }
        return Path(result)
    }

    /// The pieces of the path between cuts. A closed subpath that is cut once is one open piece.
    /// - Parameter lengths: Where it is cut, in units and any order; those beyond its ends cut nothing.
    /// - Throws: `.argument` for a length that is not finite.
    public func split(at lengths: [Double]) throws(AnimError) -> [Path] {
        try finite(lengths, "lengths")
        return core.split(atLengths: lengths).map { Path($0) }
    }
}
