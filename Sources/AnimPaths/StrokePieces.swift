// SPDX-License-Identifier: MIT
/// One piece of an outline that has a length.
struct StrokePiece {
    package var curve: StrokeCurve
    package var isLine: Bool
    /// Whether the outline reverses inside one segment of the path. Such a turn is round, whatever the join style.
    var isTurn: Bool
    /// The unit directions at its ends.
    package var start, end: SIMD2<Double>
    /// The length of the control polygon.
    package var length: Double
}

/// An outline as pieces of nonzero length. Its coordinates are multiplied by a power of two that makes the largest of
/// them, or the stroke's width, about 1.
struct StrokePieces {
    /// A subpath: the range of its pieces.
    package struct Subpath {
        package var pieces: Range<Int>
        package var isClosed: Bool
        /// Whether there is more than a move.
        var isDrawn: Bool
        package var start: SIMD2<Double>
    }

    package private(set) var pieces: [StrokePiece] = []
    package private(set) var subpaths: [Subpath] = []
    /// The factor of the coordinates: a power of two.
    package private(set) var scale = 1.0

    /// Replaces the pieces by those of a path.
    ///
    /// Complexity: O(verbs), at most three pieces for each verb.
    mutating func take(_ path: Path, width: Double) {
        pieces.removeAll(keepingCapacity: true)
        subpaths.removeAll(keepingCapacity: true)
        scale = StrokePieces.scale(path, width)
        pieces.reserveCapacity(path.verbs.count)
        var index = 0
        var current = SIMD2(0.0, 0.0)
        let coordinates = path.coordinates
        let scale = scale
        func point() -> SIMD2<Double> {
            index += 2
            return SIMD2(coordinates[index - 2] * scale, coordinates[index - 1] * scale)
        }
        for verb in path.verbs {
            if verb == .move {
                current = point()
                let range = pieces.count..<pieces.count
                subpaths.append(Subpath(pieces: range, isClosed: false, isDrawn: false, start: current))
                continue
            }
            guard !subpaths.isEmpty else { return }
            switch verb {
            case .move: break
            case .line: appendLine(&current, point())
            case .quadratic:
                let (control, end) = (point(), point())
                let third = 2.0 / 3
                let first = current + (control - current) * third
                appendCurve(&current, first, end + (control - end) * third, end)
            case .cubic:
                let (first, second) = (point(), point())
                appendCurve(&current, first, second, point())
            case .close:
                let start = subpaths[subpaths.count - 1].start
                // Relative commands that lead back miss the start by rounding: such a line has no direction.
                let isDrawn = pieces.count > subpaths[subpaths.count - 1].pieces.lowerBound
                if isDrawn, StrokeCurve.length(start - current) <= 1e-14 { current = start }
                appendLine(&current, start)
                subpaths[subpaths.count - 1].isClosed = true
            }
            let first = subpaths[subpaths.count - 1].pieces.lowerBound
            subpaths[subpaths.count - 1].pieces = first..<pieces.count
            subpaths[subpaths.count - 1].isDrawn = true
        }
    }

    private static func scale(_ path: Path, _ width: Double) -> Double {
        var largest = width
        for coordinate in path.coordinates { largest = max(largest, coordinate.magnitude) }
        guard largest > 0 else { return 1 }
        return Double(sign: .plus, exponent: min(-largest.exponent, 1000), significand: 1)
    }

    private mutating func appendLine(_ current: inout SIMD2<Double>, _ end: SIMD2<Double>, isTurn: Bool = false) {
        if let direction = StrokeCurve.unit(end - current) {
            pieces.append(
                StrokePiece(
                    curve: .line(current, end),
                    isLine: true,
                    isTurn: isTurn,
                    start: direction,
                    end: direction,
                    length: StrokeCurve.length(end - current)
                )
            )
        }
        current = end
    }

    private mutating func appendCurve(
        _ current: inout SIMD2<Double>,
        _ p1: SIMD2<Double>,
        _ p2: SIMD2<Double>,
        _ p3: SIMD2<Double>
    ) {
        var curve = StrokeCurve(p0: current, p1: p1, p2: p2, p3: p3)
        var axis = p3 - current
        for other in [p1 - current, p2 - current] where StrokeCurve.dot(other, other) > StrokeCurve.dot(axis, axis) {
            axis = other
        }
        let squared = StrokeCurve.dot(axis, axis)
        // Distances from the axis, or along it, up to this may be rounding: of computed points, relative to the curve's
        // size, and of coordinates of about 1. Multiplied by the axis' length, as the cross and dot products are.
        let rounding = 1e-12 * squared + 2e-15 * squared.squareRoot()
        func isOnAxis(_ point: SIMD2<Double>) -> Bool {
            StrokeCurve.cross(axis, point - curve.p0).magnitude <= rounding
        }
        if isOnAxis(p1), isOnAxis(p2), isOnAxis(p3) {
            // A line, which may run back and forth.
            func along(_ point: SIMD2<Double>) -> Double { StrokeCurve.dot(axis, point - curve.p0) / squared }
            var turns = squared > 0 ? CubicCurve.turns(0, along(p1), along(p2), along(p3)) : (first: 1, second: 1)
            if turns.first < 1 { StrokePieces.omitRounding(&turns, curve, axis, rounding) }
            if turns.first < 1 { appendLine(&current, curve.point(turns.first)) }
            if turns.second < 1 { appendLine(&current, curve.point(turns.second), isTurn: true) }
            appendLine(&current, p3, isTurn: turns.first < 1)
            return
        }
        // A piece shorter than rounding errors has no direction.
        let length = curve.polygonLength
        if StrokeCurve.length(p1 - current) <= 1e-9 * length { curve.p1 = current }
        if StrokeCurve.length(p3 - p2) <= 1e-9 * length { curve.p2 = p3 }
        if let start = curve.startTangent, let end = curve.endTangent {
            pieces.append(
                StrokePiece(curve: curve, isLine: false, isTurn: false, start: start, end: end, length: length)
            )
        }
        current = p3
    }
    /// Omits turns of a curve along a line that are made by rounding: those that bound a part no longer than rounding
    /// errors. They are common where the speed is 0: at a handle of length 0, or where both handles reach the other
    /// end.
    /// - Parameter rounding: The size of rounding errors, multiplied by the axis' length.
    @inline(never)
    private static func omitRounding(
        _ turns: inout (first: Double, second: Double),
        _ curve: StrokeCurve,
        _ axis: SIMD2<Double>,
        _ rounding: Double
    ) {
        func isPoint(_ u: Double, _ v: Double) -> Bool {
            StrokeCurve.dot(axis, curve.point(v) - curve.point(u)).magnitude <= rounding
        }
        if isPoint(turns.second, 1) { turns.second = 1 }
        if isPoint(turns.first, turns.second) { turns = (1, 1) }
        // A part that is left out lengthens or shortens the next.
        while turns.first < 1, isPoint(0, turns.first) { turns = (turns.second, 1) }
    }
}
