// SPDX-License-Identifier: MIT
import AnimMath

/// Closed shapes, each one or two subpaths of its own, clockwise on the screen. Afterwards the current point is the
/// shape's start.
extension Path {
    /// The distance of a cubic's control points from its ends, in radii, that approximates a quarter circle best with
    /// the middle on it: 4(√2 − 1)/3. The curve is within 2.8e-4 of a radius.
    static let quarterCircle = 0.552284749830793398

    /// A rectangle, from its corner (x, y) to the right.
    ///
    /// - Throws: `.argument` for a number that is not finite or a negative size, `.limit` beyond a path's range.
    @inline(never)
    package mutating func addRectangle(x: Double, y: Double, width: Double, height: Double) throws(AnimError) {
        try Self.checkRectangle(x, y, width, height)
        try checkRoom(for: 5)
        appendMove(x, y)
        appendLine(x + width, y)
        appendLine(x + width, y + height)
        appendLine(x, y + height)
        appendClose()
    }

    /// A rectangle whose corners are quarter circles, from the left end of its upper edge to the right.
    ///
    /// - Parameter radius: Clamped to half of the shorter side. Zero makes a plain rectangle.
    /// - Throws: `.argument` for a number that is not finite, a negative size or a negative radius; `.limit` beyond a
    ///   path's range.
    @inline(never)
    @_optimize(speed)
    package mutating func addRoundedRectangle(
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        radius: Double
    ) throws(AnimError) {
        try Self.checkRectangle(x, y, width, height)
        guard radius >= 0, radius.isFinite else {
            throw AnimError(.argument, "the corner radius must be finite and not below 0")
        }
        let r = min(radius, min(width, height) / 2)
        guard r > 0 else {
            try addRectangle(x: x, y: y, width: width, height: height)
            return
        }
        try checkRoom(for: 10)
        let (maxX, maxY) = (x + width, y + height)
        // From a corner of the rectangle to a control point.
        let k = r * (1 - Self.quarterCircle)
        // A move, four lines with a cubic after each, a close.
        var points = ShapeOutline("\u{0}\u{1}\u{3}\u{1}\u{3}\u{1}\u{3}\u{1}\u{3}\u{4}")
        points.append(x + r, y)
        points.append(maxX - r, y)
        points.append(maxX - k, y, maxX, y + k, maxX, y + r)
        points.append(maxX, maxY - r)
        points.append(maxX, maxY - k, maxX - k, maxY, maxX - r, maxY)
        points.append(x + r, maxY)
        points.append(x + k, maxY, x, maxY - k, x, maxY - r)
        points.append(x, y + r)
        points.append(x, y + k, x + k, y, x + r, y)
        append(&points)
    }

    /// The ellipse in a rectangle, as four cubics, from the middle of its right side downwards.
    ///
    /// - Throws: `.argument` for a number that is not finite or a negative size, `.limit` beyond a path's range.
    package mutating func addEllipse(x: Double, y: Double, width: Double, height: Double) throws(AnimError) {
        var outline = try Self.ellipse(x: x, y: y, width: width, height: height)
        try checkRoom(for: 6)
        append(&outline)
    }

    /// The checked part of `addEllipse`.
    @inline(never)
    @_optimize(speed)
    package static func ellipse(x: Double, y: Double, width: Double, height: Double) throws(AnimError) -> ShapeOutline {
        try checkRectangle(x, y, width, height)
        // A move, four cubics, a close.
        var outline = ShapeOutline("\u{0}\u{3}\u{3}\u{3}\u{3}\u{4}")
        outline.appendEllipse(x, y, width, height)
        return outline
    }

    /// A symbol that morphs between Venus and Mars: an ellipse, and below it an outline of twelve points that is a
    /// cross at `arrowness` 0 and an arrow pointing down at 1.
    ///
    /// The ellipse is that of the rectangle, inset by three strokes on every side. Rotated by −135°, the symbol with
    /// the arrow is that of Mars. Values of `arrowness` outside 0…1 are allowed, as a spring overshoots.
    ///
    /// - Parameter stroke: The width of the strokes, ≥ 0.
    /// - Throws: `.argument` for a number that is not finite, a negative stroke, and a width or height below six
    ///   strokes; `.limit` beyond a path's range.
    package mutating func addSymbol(
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        stroke: Double,
        arrowness: Double
    ) throws(AnimError) {
        var outline = try Self.symbol(x: x, y: y, width: width, height: height, stroke: stroke, arrowness: arrowness)
        try checkRoom(for: 19)
        append(&outline)
    }

    /// The checked part of `addSymbol`.
    @inline(never)
    @_optimize(speed)
    package static func symbol(
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        stroke: Double,
        arrowness: Double
    ) throws(AnimError) -> ShapeOutline {
        try Self.checkRectangle(x, y, width, height)
        guard stroke >= 0, stroke.isFinite, arrowness.isFinite else {
            throw AnimError(.argument, "the symbol's stroke must be finite and not below 0, its arrowness finite")
        }
        guard width >= 6 * stroke, height >= 6 * stroke else {
            throw AnimError(.argument, "the symbol's width and height must be at least six strokes")
        }
        let shift = arrowness * stroke
        let left = x + (width - stroke) / 2
        let bottom = y + height
        let right = left + stroke
        let low = bottom - stroke
        let high = bottom - 2 * stroke
        let top = bottom - 4 * stroke
        try Self.check(left - stroke, low + shift)
        try Self.check(right + stroke, high + shift)
        // The ellipse; a move, eleven lines, a close.
        var points = ShapeOutline(
            "\u{0}\u{3}\u{3}\u{3}\u{3}\u{4}\u{0}\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}\u{4}"
        )
        points.appendEllipse(x + 3 * stroke, y + 3 * stroke, width - 6 * stroke, height - 6 * stroke)
        points.lastStart = points.count
        points.append(left, low + shift)
        points.append(left - stroke, low)
        points.append(left - stroke, high)
        points.append(left, high + shift)
        points.append(left, top)
        points.append(right, top)
        points.append(right, high + shift)
        points.append(right + stroke, high)
        points.append(right + stroke, low)
        points.append(right, low + shift)
        points.append(right, bottom)
        points.append(left, bottom)
        return points
    }

    /// Appends a shape's outline all at once.
    @inline(never)
    @_optimize(speed)
    private mutating func append(_ outline: inout ShapeOutline) {
        verbs.append(contentsOf: outline.verbs)
        let lastStart = outline.lastStart
        outline.withNumbers { numbers in
            coordinates.append(contentsOf: numbers)
            (startX, startY) = (numbers[lastStart], numbers[lastStart + 1])
        }
        (currentX, currentY) = (startX, startY)
    }

    @inline(never)
    static func checkRectangle(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double
    ) throws(AnimError) {
        guard x.isFinite, y.isFinite, width.isFinite, height.isFinite else {
            throw AnimError(.argument, "a shape's position and size must be finite")
        }
        guard width >= 0, height >= 0 else {
            throw AnimError(.argument, "a shape's width and height must not be below 0")
        }
        try check(x, y)
        try check(width, height)
        try check(x + width, y + height)
    }
}

/// The outline of a shape made of closed subpaths, whose points have been checked.
package struct ShapeOutline {
    private let text: StaticString
    private var numbers = InlineArray<50, Double>(repeating: 0)
    package private(set) var count = 0
    /// The index of the first point of the last subpath.
    var lastStart = 0

    /// - Parameter verbs: Raw values, one byte each.
    @inline(__always)
    init(_ verbs: StaticString) { text = verbs }

    @inline(__always)
    package var verbs: UnsafeBufferPointer<Path.Verb> {
        let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return bytes.assumingMemoryBound(to: Path.Verb.self)
    }

    @inline(__always)
    package mutating func append(_ x: Double, _ y: Double) {
        numbers[count] = x
        numbers[count + 1] = y
        count += 2
    }

    @inline(__always)
    package mutating func append(_ c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double, _ x: Double, _ y: Double) {
        append(c1x, c1y)
        append(c2x, c2y)
        append(x, y)
    }

    /// Adds an ellipse, as `Path.addEllipse` describes.
    @inline(__always)
    mutating func appendEllipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        let (rx, ry) = (width / 2, height / 2)
        let (cx, cy) = (x + rx, y + ry)
        let (maxX, maxY) = (x + width, y + height)
        let (kx, ky) = (rx * Path.quarterCircle, ry * Path.quarterCircle)
        append(maxX, cy)
        append(maxX, cy + ky, cx + kx, maxY, cx, maxY)
        append(cx - kx, maxY, x, cy + ky, x, cy)
        append(x, cy - ky, cx - kx, y, cx, y)
        append(cx + kx, y, maxX, cy - ky, maxX, cy)
    }

    @inline(__always)
    package mutating func withNumbers(_ body: (UnsafeBufferPointer<Double>) -> Void) {
        let count = self.count
        var span = numbers.mutableSpan
        span.withUnsafeMutableBufferPointer { body(UnsafeBufferPointer(start: $0.baseAddress, count: count)) }
    }
}
