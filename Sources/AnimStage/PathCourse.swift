// SPDX-License-Identifier: MIT
import AnimMotion
import AnimPaths

/// The morph that moves a path property which was at rest to a path of other verbs.
final class PathCourse {
    /// An end of the morph: one of the two paths that were given.
    enum End: Int32 {
        case none
        case from
        case to
    }

    /// The part of the morph that a layer runs through: from one of its times to another.
    struct Part {
        var start = 0.0
        var end = 1.0

        /// The morph's time at a progress.
        func time(at progress: Double) -> Double { progress == 1 ? end : start + (end - start) * progress }
    }

    let segment: Morph.Segment
    /// The map to the structure in which the property moves, if that is no longer the morph's.
    private(set) var map: PathMap?
    /// The morph's time that was computed last; NaN if none was.
    var time = Double.nan
    /// The values and the rates before the map.
    private var room: [Double] = []

    init(_ segment: Morph.Segment, _ map: PathMap? = nil) {
        self.segment = segment
        if let map { move(by: map) }
    }

    /// The number of coordinates of a row.
    var count: Int { map.map { 2 * $0.count } ?? segment.width }

    /// Follows its property to another structure.
    func move(by other: PathMap) {
        map = map?.followed(by: other) ?? other
        if room.isEmpty { room = [Double](repeating: 0, count: 2 * segment.width) }
    }

    /// The path at an end.
    func path(at end: End) -> Path? {
        switch end {
        case .none: nil
        case .from: segment.from
        case .to: segment.to
        }
    }

    /// Computes the row at a time, and how fast it changes with the time. Does not allocate.
    func compute(_ time: Double, _ values: UnsafeMutablePointer<Double>, _ rates: UnsafeMutablePointer<Double>) {
        self.time = time
        guard let map else { return segment.move(time, values, rates) }
        room.withUnsafeMutableBufferPointer { room in
            guard let row = room.baseAddress else { return }
            segment.move(time, row, row + segment.width)
            map.apply(row, values)
            map.apply(row + segment.width, rates, isDifference: true)
        }
    }

    /// The map that moves an end's path to the row of that end, whatever coordinates it is given.
    func map(at end: End) -> PathMap {
        var row = [Double](repeating: 0, count: 2 * segment.width)
        row.withUnsafeMutableBufferPointer { row in
            guard let values = row.baseAddress else { return }
            segment.move(end == .from ? 0 : 1, values, values + segment.width)
        }
        return PathMap(constant: row[..<segment.width], sourceCount: (path(at: end)?.coordinates.count ?? 0) / 2)
    }

    func hash(into hasher: inout StateHasher) {
        segment.hash(into: &hasher)
        map?.hash(into: &hasher)
    }

    /// Writes a property's course, or reads one.
    @inline(never)
    static func code(_ given: PathCourse?, by coder: inout StateCoder) -> PathCourse? {
        guard let segment = Morph.Segment.code(given?.segment, by: &coder) else { return nil }
        var isMapped = given?.map != nil
        coder.code(&isMapped)
        var map = given?.map ?? PathMap(sourceCount: segment.width / 2)
        if isMapped { map.code(by: &coder) }
        if let given { return given }
        return coder.failure == nil ? PathCourse(segment, isMapped ? map : nil) : nil
    }
}
