// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths

/// Lengths, points at lengths, and parts of a path.
extension Path {
    /// How an object on a path is rotated.
    public enum Rotation: Sendable, Hashable {
        /// Rotated by a fixed angle.
        case fixed(Angle)
        /// Rotated with the path, plus an angle.
        case auto(Angle)

        fileprivate var core: PathRotation {
            switch self {
            case .fixed(let angle): PathRotation(followsPath: false, angle: angle.radians)
            case .auto(let angle): PathRotation(followsPath: true, angle: angle.radians)
            }
        }
    }

    /// The length of the path in units, to a given accuracy.
    /// - Parameter accuracy: The largest error of a curve in units, 0 or more; 0 is as exact as possible.
    /// - Throws: `.argument` outside that range.
    public func length(accuracy: Double) throws(AnimError) -> Double {
        guard try finite(accuracy, "accuracy") >= 0 else { throw AnimError(.argument, "accuracy must not be negative") }
        return core.length(accuracy: accuracy)
    }

    /// The length of the path up to a point of an element, in units.
    /// - Parameters:
    ///   - element: The index of the element.
    ///   - parameter: The curve parameter of the point, 0…1.
    /// - Throws: `.notFound` for an invalid index, `.argument` for a parameter that is not finite.
    public func length(toElement element: Int, parameter: Double = 1) throws(AnimError) -> Double {
        try finite(parameter, "parameter")
        guard element >= 0, element < core.verbs.count else {
            throw AnimError(.notFound, "the path has no element \(element)")
        }
        return PathMeasure(core).length(verb: element, parameter: parameter)
    }

    /// Points at many lengths, with tangents and curvatures. O(elements + lengths).
    /// - Parameter lengths: Distances from the beginning in units, clamped to the path.
    /// - Throws: `.argument` for a length that is not finite, `.state` for an empty path.
    public func locations(at lengths: [Double]) throws(AnimError) -> [PathLocation] {
        let measure = try measured(lengths)
        var hint = 0
        return lengths.compactMap { measure.location(atLength: $0, near: &hint).map { PathLocation($0) } }
    }

    /// Transforms that place objects on the path, for objects drawn at the origin and facing right. O(elements +
    /// lengths).
    /// - Parameters:
    ///   - lengths: Distances from the beginning in units, clamped to the path.
    ///   - rotation: How the objects are rotated.
    /// - Throws: `.argument` for a number that is not finite, `.state` for an empty path.
    public func transforms(at lengths: [Double], rotation: Rotation = .auto(.zero)) throws(AnimError) -> [Transform] {
        try finite(rotation.core.angle, "rotation")
        let measure = try measured(lengths)
        var hint = 0
        return lengths.compactMap { length in
            measure.location(atLength: length, near: &hint).map { Transform($0.transform(rotation.core)) }
        }
    }

    private func measured(_ lengths: [Double]) throws(AnimError) -> PathMeasure {
        try finite(lengths, "lengths")
        guard !isEmpty else { throw AnimError(.state, "the path is empty and has no locations") }
        return PathMeasure(core)
    }

    /// The nearest points of the path to given points. O(elements × points).
    /// - Parameter points: At most 1e150 in size.
    /// - Throws: `.argument` or `.limit` outside that range, `.state` for an empty path.
    public func nearest(to points: [Point]) throws(AnimError) -> [PathLocation] {
        for point in points { try bounded([point.x, point.y], "points") }
        let measure = try measured([])
        return points.compactMap { point in
            measure.nearest(x: point.x, y: point.y, on: core).map { PathLocation($0) }
        }
    }

    /// A part of the path, or of each subpath, by lengths.
    /// - Parameters:
    ///   - start: Where the part begins: a fraction 0…1, or a length.
    ///   - end: Where the part ends: a fraction 0…1, or a length.
    ///   - offset: Moves both along the path. A part that passes the end of the path continues at its beginning.
    ///   - areLengths: Whether these are lengths in units; otherwise fractions.
    ///   - ofEachSubpath: Whether to take the part of each subpath; otherwise of the whole path.
    /// - Throws: `.argument` for a number that is not finite, `.limit` if the result would have too many elements.
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

    /// The pieces of the path between cuts. A closed subpath with one cut becomes one open piece.
    /// - Parameter lengths: The cuts as lengths in units, in any order. Lengths outside the path are ignored.
    /// - Throws: `.argument` for a length that is not finite.
    public func split(at lengths: [Double]) throws(AnimError) -> [Path] {
        try finite(lengths, "lengths")
        return core.split(atLengths: lengths).map { Path($0) }
    }
}
