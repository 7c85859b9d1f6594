// SPDX-License-Identifier: MIT
import AnimMotion
import AnimPaths

/// The morph that moves a path property which was at rest to a path of other verbs.
final class PathCourse {
    /// The part of the morph that a layer runs through: from one of its times to another.
    struct Part {
        var start = 0.0
        var end = 1.0

        /// The morph's time at a progress.
        func time(at progress: Double) -> Double { progress == 1 ? end : start + (end - start) * progress }
    }

    private(set) var segment: Morph.Segment
    /// The map to the structure in which the property moves, if that is no longer the morph's.
    private(set) var map: PathMap?
    /// The morph's time that was computed last; NaN if none was.
    var time = Double.nan
    /// The values and the rates before the map.
    private var room: [Double] = []

    init(_ segment: Morph.Segment?) { self.segment = Morph.Segment(motionOf: segment) }

    /// The largest difference of coordinates that is rounding.
    var rounding: Double { 1e-11 * segment.largest }

    /// The number of coordinates of a row.
    var count: Int { map.map { 2 * $0.count } ?? segment.width }

    /// Follows its property to another structure.
    func move(by other: PathMap) {
        map = map?.followed(by: other) ?? other
        if room.isEmpty { room = [Double](repeating: 0, count: 2 * segment.width) }
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

    func hash(into hasher: inout StateHasher) {
        segment.hash(into: &hasher)
        map?.hash(into: &hasher)
    }

    /// Writes the course of a property that moves in `count` coordinates, or reads it.
    @inline(never)
    func code(_ count: Int, by coder: inout StateCoder) {
        var width = Int64(segment.width)
        coder.code(&width)
        guard coder.check(width > 0 && width <= Int64(StageProperties.largestMorph)) else { return }
        segment.width = Int(width)
        segment.code(by: &coder)
        var isMapped = map != nil
        coder.code(&isMapped)
        if isMapped {
            var read = map ?? PathMap(sourceCount: segment.width / 2)
            read.code(by: &coder)
            if coder.isReading { move(by: read) }
        }
        coder.check(segment.width & 1 == 0 && self.count == count)
    }
}
