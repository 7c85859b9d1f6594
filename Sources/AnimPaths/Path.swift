// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// An outline: subpaths of lines, quadratic and cubic Bézier curves, closed or open.
///
/// A path is two flat arrays, verbs and coordinates. It can be rebuilt in the same storage every frame without an
/// allocation (`removeAll` keeps the capacity) and passed to a renderer as it is. Every coordinate in a path is finite
/// and at most 1e150 in magnitude.
package struct Path: Sendable {
    /// The kind of a stored command. The raw values are those of the ABI and never change.
    package enum Verb: UInt8, Sendable {
        /// Starts a subpath: 1 point.
        case move = 0
        /// A straight line: 1 point.
        case line = 1
        /// A quadratic Bézier curve: its control point and its end, 2 points.
        case quadratic = 2
        /// A cubic Bézier curve: its control points and its end, 3 points.
        case cubic = 3
        /// A straight line back to the subpath's start, joined to it: no point.
        case close = 4

        /// How many points the verb takes.
        @inline(__always)
        package var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quadratic: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    /// The most verbs in a path: 2^24.
    package static let maximumVerbCount = 1 << 24
    /// The most pieces into which a function cuts a path's segments: 2^17, plus 64 for each of the path's verbs.
    package static let maximumPieceCount = 1 << 17
    static let piecesPerVerb = 64
    /// The largest magnitude of a coordinate.
    package static let maximumCoordinate = 1e150

    /// The commands in order.
    package internal(set) var verbs: [Verb] = []
    /// The points of the commands, x and y in turn: `pointCount` points for each verb.
    package internal(set) var coordinates: [Double] = []
    /// Which of the verbs represent arcs of path data, in order. Not part of the path's value: only appending keeps it.
    var arcs: [PathArc] = []

    /// The point where the next drawing verb starts. Undefined before the first move.
    var currentX = 0.0
    var currentY = 0.0
    /// The start of the last subpath.
    var startX = 0.0
    var startY = 0.0

    /// An empty path.
    package init() {}

    /// Whether there is no command.
    package var isEmpty: Bool { verbs.isEmpty }

    /// The start of the next drawing verb: the end of the last command; after `close` the subpath's start. Nil for an
    /// empty path.
    package var currentPoint: (x: Double, y: Double)? { verbs.isEmpty ? nil : (currentX, currentY) }

    /// Appends many verbs with consecutive coordinates. All or nothing.
    ///
    /// - Throws: `.argument` if the number of coordinates does not match the verbs, and the errors of the single verbs.
    package mutating func append(verbs: some Sequence<Verb>, coordinates: some Collection<Double>) throws(AnimError) {
        var needed = 0
        for verb in verbs { needed += 2 * verb.pointCount }
        guard needed == coordinates.count else {
            throw AnimError(.argument, "verbs take \(needed) coordinates, but there are \(coordinates.count)")
        }
        let counts = (self.verbs.count, self.coordinates.count)
        let points = (currentX, currentY, startX, startY)
        var numbers = coordinates.makeIterator()
        func next() -> Double { numbers.next() ?? 0 }
        do throws(AnimError) {
            for verb in verbs {
                switch verb {
                case .move: try move(x: next(), y: next())
                case .line: try line(x: next(), y: next())
                case .quadratic: try quadratic(cx: next(), cy: next(), x: next(), y: next())
                case .cubic: try cubic(c1x: next(), c1y: next(), c2x: next(), c2y: next(), x: next(), y: next())
                case .close: try close()
                }
            }
        } catch {
            // An invalid verb in the middle leaves the path unchanged.
            self.verbs.removeLast(self.verbs.count - counts.0)
            self.coordinates.removeLast(self.coordinates.count - counts.1)
            (currentX, currentY, startX, startY) = points
            throw error
        }
    }

    /// Empties the path. Keeps its storage for reuse by default.
    package mutating func removeAll(keepingCapacity: Bool = true) {
        verbs.removeAll(keepingCapacity: keepingCapacity)
        coordinates.removeAll(keepingCapacity: keepingCapacity)
        if !arcs.isEmpty { arcs.removeAll(keepingCapacity: keepingCapacity) }
        currentX = 0
        currentY = 0
        startX = 0
        startY = 0
    }

    /// Replaces the whole contents: shares the verbs, and lets `fill` write all their coordinates, which must be finite
    /// and within a path's range. Allocates only if the storage for coordinates is too small.
    @inline(__always)
    package mutating func replace(verbs: [Verb], count: Int, _ fill: (UnsafeMutableBufferPointer<Double>) -> Void) {
        self.verbs = verbs
        if !arcs.isEmpty { arcs.removeAll(keepingCapacity: true) }
        if coordinates.count != count {
            coordinates.removeAll(keepingCapacity: true)
            coordinates.append(contentsOf: repeatElement(0, count: count))
        }
        coordinates.withUnsafeMutableBufferPointer { fill($0) }
        findCurrentPoint()
    }

    /// Replaces the whole contents by a path stored among others, reusing the present memory.
    package mutating func copy(_ verbs: ArraySlice<Verb>, _ coordinates: ArraySlice<Double>) {
        self.verbs.removeAll(keepingCapacity: true)
        self.coordinates.removeAll(keepingCapacity: true)
        arcs.removeAll(keepingCapacity: true)
        self.verbs.append(contentsOf: verbs)
        self.coordinates.append(contentsOf: coordinates)
        findCurrentPoint()
    }

    /// A copy of the path in storage of exactly its size.
    package func copied() -> Path {
        var path = Path()
        path.verbs.reserveCapacity(verbs.count)
        path.coordinates.reserveCapacity(coordinates.count)
        verbs.withUnsafeBufferPointer { path.verbs.append(contentsOf: $0) }
        coordinates.withUnsafeBufferPointer { path.coordinates.append(contentsOf: $0) }
        path.arcs = arcs
        (path.currentX, path.currentY, path.startX, path.startY) = (currentX, currentY, startX, startY)
        return path
    }

    /// Replaces the whole contents by arrays that are known to form a valid path.
    package mutating func replace(verbs: [Verb], coordinates: [Double]) {
        self.verbs = verbs
        self.coordinates = coordinates
        if !arcs.isEmpty { arcs.removeAll(keepingCapacity: true) }
        findCurrentPoint()
    }

    /// Computes the start of the next verb from the contents.
    mutating func findCurrentPoint() {
        (currentX, currentY, startX, startY) = (0, 0, 0, 0)
        guard let last = verbs.last else { return }
        let count = coordinates.count
        if count >= 2, last != .close { (currentX, currentY) = (coordinates[count - 2], coordinates[count - 1]) }
        var coordinate = count
        var index = verbs.count - 1
        while index >= 0 {
            coordinate -= 2 * verbs[index].pointCount
            if verbs[index] == .move, coordinate >= 0 {
                (startX, startY) = (coordinates[coordinate], coordinates[coordinate + 1])
                break
            }
            index -= 1
        }
        if last == .close { (currentX, currentY) = (startX, startY) }
    }

    /// Reserves room for at least this many commands and points.
    package mutating func reserveCapacity(verbs verbCount: Int, points pointCount: Int) {
        verbs.reserveCapacity(max(0, min(verbCount, Self.maximumVerbCount)))
        coordinates.reserveCapacity(2 * max(0, min(pointCount, 3 * Self.maximumVerbCount)))
    }

    /// Starts a subpath at (x, y).
    ///
    /// - Throws: `.argument` for a coordinate that is not finite, `.limit` for one beyond 1e150 and for too many verbs.
    ///   Like every throwing function here, it has changed nothing then.
    @inline(never)
    package mutating func move(x: Double, y: Double) throws(AnimError) {
        try Self.check(x, y)
        try checkRoom(for: 1)
        appendMove(x, y)
    }

    /// A line from the current point to (x, y).
    ///
    /// After `close`, this and the other drawing verbs start a new subpath at the start of the closed one, as in SVG.
    /// The path then stores that move too, so that every subpath begins with one.
    ///
    /// - Throws: `.state` without a current point; otherwise as `move`.
    @inline(never)
    package mutating func line(x: Double, y: Double) throws(AnimError) {
        try Self.check(x, y)
        try prepareToDraw()
        appendLine(x, y)
    }

    /// A quadratic Bézier curve from the current point to (x, y) with the control point (cx, cy).
    ///
    /// - Throws: As `line`.
    @inline(never)
    package mutating func quadratic(cx: Double, cy: Double, x: Double, y: Double) throws(AnimError) {
        try Self.check(cx, cy)
        try Self.check(x, y)
        try prepareToDraw()
        verbs.append(.quadratic)
        coordinates.append(cx)
        coordinates.append(cy)
        coordinates.append(x)
        coordinates.append(y)
        currentX = x
        currentY = y
    }

    /// A cubic Bézier curve from the current point to (x, y) with the control points (c1x, c1y) and (c2x, c2y).
    ///
    /// - Throws: As `line`.
    @inline(never)
    package mutating func cubic(
        c1x: Double,
        c1y: Double,
        c2x: Double,
        c2y: Double,
        x: Double,
        y: Double
    ) throws(AnimError) {
        try Self.check(c1x, c1y)
        try Self.check(c2x, c2y)
        try Self.check(x, y)
        try prepareToDraw()
        appendCubic(c1x, c1y, c2x, c2y, x, y)
    }

    /// Closes the subpath: a line to its start, which becomes the current point. Closing a closed subpath changes
    /// nothing.
    ///
    /// - Throws: `.state` without a current point, `.limit` for too many verbs.
    @inline(never)
    package mutating func close() throws(AnimError) {
        guard let last = verbs.last else { throw Self.noCurrentPoint }
        guard last != .close else { return }
        try checkRoom(for: 1)
        appendClose()
    }

    /// Makes a path from valid storage: every subpath begins with a move and has at most one close, its last verb; the
    /// number of coordinates matches the verbs, and all are in a path's range.
    package init(verbs: [Verb], coordinates: [Double]) {
        self.verbs = verbs
        self.coordinates = coordinates
        var index = coordinates.count
        var isLast = true
        for verb in verbs.reversed() {
            index -= 2 * verb.pointCount
            guard index >= 0 else { return }
            if isLast, verb != .close {
                (currentX, currentY) = (coordinates[coordinates.count - 2], coordinates[coordinates.count - 1])
            }
            isLast = false
            guard verb == .move else { continue }
            (startX, startY) = (coordinates[index], coordinates[index + 1])
            break
        }
        if verbs.last == .close { (currentX, currentY) = (startX, startY) }
    }

    // MARK: For shapes and transforms, which check before they append.

    @inline(never)
    @_optimize(speed)
    mutating func appendMove(_ x: Double, _ y: Double) {
        verbs.append(.move)
        coordinates.append(x)
        coordinates.append(y)
        startX = x
        startY = y
        currentX = x
        currentY = y
    }

    @inline(never)
    @_optimize(speed)
    mutating func appendLine(_ x: Double, _ y: Double) {
        verbs.append(.line)
        coordinates.append(x)
        coordinates.append(y)
        currentX = x
        currentY = y
    }

    @inline(never)
    @_optimize(speed)
    mutating func appendQuadratic(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double) {
        verbs.append(.quadratic)
        coordinates.append(cx)
        coordinates.append(cy)
        coordinates.append(x)
        coordinates.append(y)
        currentX = x
        currentY = y
    }

    @inline(never)
    @_optimize(speed)
    mutating func appendCubic(_ c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double, _ x: Double, _ y: Double) {
        verbs.append(.cubic)
        coordinates.append(c1x)
        coordinates.append(c1y)
        coordinates.append(c2x)
        coordinates.append(c2y)
        coordinates.append(x)
        coordinates.append(y)
        currentX = x
        currentY = y
    }

    @inline(never)
    mutating func appendClose() {
        verbs.append(.close)
        currentX = startX
        currentY = startY
    }

    /// The most verbs of the pieces cut from the path.
    var pieceLimit: Int {
        min(Self.maximumPieceCount + Self.piecesPerVerb * verbs.count, Self.maximumVerbCount)
    }

    /// The error for more pieces than `pieceLimit`; `names` are the arguments that caused it.
    @inline(never)
    package static func tooManyPieces(_ names: StaticText) -> AnimError {
        AnimError(
            .limit,
            "by \(names) the path would be cut into more than 131072 pieces plus 64 for each of its verbs"
        )
    }

    /// A computed number of pieces as an integer, at least 1; nil if it is above a limit. Correct for every rounding
    /// mode, and for NaN.
    @inline(__always)
    package static func pieceCount(_ number: Double, limit: Int) -> Int? {
        guard number <= Double(limit) else { return nil }
        return number > 1 ? Int(number) : 1
    }

    /// - Throws: `.limit` unless `count` more verbs fit.
    package func checkRoom(for count: Int) throws(AnimError) {
        guard count <= Self.maximumVerbCount - verbs.count else {
            throw AnimError(.limit, "a path must not have more than 16777216 verbs")
        }
    }

    /// - Throws: `.argument` or `.limit` for a coordinate that is not allowed in a path.
    @inline(never)
    package static func check(_ x: Double, _ y: Double) throws(AnimError) {
        guard x.isFinite, y.isFinite else {
            throw AnimError(.argument, "a path's coordinates must be finite")
        }
        guard x.magnitude <= maximumCoordinate, y.magnitude <= maximumCoordinate else {
            throw AnimError(.limit, "a path's coordinates must not be beyond 1e150")
        }
    }

    private static var noCurrentPoint: AnimError {
        AnimError(.state, "the path has no current point: it must begin with a move")
    }

    @inline(never)
    private mutating func prepareToDraw() throws(AnimError) {
        guard let last = verbs.last else { throw Self.noCurrentPoint }
        guard last == .close else {
            try checkRoom(for: 1)
            return
        }
        try checkRoom(for: 2)
        appendMove(startX, startY)
    }

    // MARK: Transforms

    /// The path with every point transformed. Coordinates are clamped to a path's range.
    ///
    /// Complexity: O(points), one copy of the arrays.
    package func transformed(by transform: AffineTransform) -> Path {
        var result = self
        result.transform(by: transform)
        return result
    }

    /// Transforms every point in place, without an allocation (unless the storage is shared with a copy of the path).
    /// Coordinates are clamped to a path's range.
    package mutating func transform(by transform: AffineTransform) {
        var index = 0
        while index + 1 < coordinates.count {
            let point = Self.transformed(coordinates[index], coordinates[index + 1], by: transform)
            coordinates[index] = point.x
            coordinates[index + 1] = point.y
            index += 2
        }
        (startX, startY) = Self.transformed(startX, startY, by: transform)
        (currentX, currentY) = Self.transformed(currentX, currentY, by: transform)
        // They may be no arcs of such an ellipse any more.
        for index in arcs.indices where arcs[index].shape != nil { arcs[index].shape = nil }
    }

    /// Clamps coordinates that rounding has put beyond a path's range.
    @inline(never)
    mutating func clampCoordinates() {
        func clamped(_ value: Double) -> Double {
            min(max(value, -Self.maximumCoordinate), Self.maximumCoordinate)
        }
        for index in coordinates.indices where coordinates[index].magnitude > Self.maximumCoordinate {
            coordinates[index] = clamped(coordinates[index])
        }
        (startX, startY) = (clamped(startX), clamped(startY))
        (currentX, currentY) = (clamped(currentX), clamped(currentY))
    }

    /// Appends another path's commands, transformed. Allocates only if the capacity is too small. Coordinates are
    /// clamped to a path's range.
    ///
    /// - Throws: `.limit` for too many verbs.
    package mutating func append(
        _ other: Path,
        transformedBy transform: AffineTransform = .identity
    ) throws(AnimError) {
        try checkRoom(for: other.verbs.count)
        guard !other.verbs.isEmpty else { return }
        for arc in other.arcs {
            let shape = transform == .identity ? arc.shape : nil
            arcs.append(PathArc(verb: verbs.count + arc.verb, count: arc.count, shape: shape))
        }
        verbs.append(contentsOf: other.verbs)
        var index = 0
        while index + 1 < other.coordinates.count {
            let point = Self.transformed(other.coordinates[index], other.coordinates[index + 1], by: transform)
            coordinates.append(point.x)
            coordinates.append(point.y)
            index += 2
        }
        (startX, startY) = Self.transformed(other.startX, other.startY, by: transform)
        (currentX, currentY) = Self.transformed(other.currentX, other.currentY, by: transform)
    }

    @inline(__always)
    private static func transformed(
        _ x: Double,
        _ y: Double,
        by transform: AffineTransform
    ) -> (x: Double, y: Double) {
        let point = transform.transform(x: x, y: y)
        let (isXInRange, isYInRange) = (point.x.magnitude <= maximumCoordinate, point.y.magnitude <= maximumCoordinate)
        if isXInRange && isYInRange { return point }
        return (
            isXInRange ? point.x : clampedSum(transform.a, x, transform.c, y, transform.tx),
            isYInRange ? point.y : clampedSum(transform.b, x, transform.d, y, transform.ty)
        )
    }

    /// p x + q y + t, clamped to ±1e150. It is summed at a scale at which no term overflows, so that overflowing terms
    /// that cancel are distinguished from those that do not. 0 if infinite terms make it NaN.
    @inline(never)
    private static func clampedSum(_ p: Double, _ x: Double, _ q: Double, _ y: Double, _ t: Double) -> Double {
        let scale = 0x1p-700
        let sum = (p * scale * x + q * scale * y + t * scale) / scale
        return sum.isNaN ? 0 : min(max(sum, -maximumCoordinate), maximumCoordinate)
    }
}
