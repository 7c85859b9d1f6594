/// Closed shapes, each a subpath of its own (or two), clockwise on the screen. After one, the current point is its start.
extension Path {
    /// How far a cubic's control points stand from its ends, in radii, to come nearest to a quarter of a circle with the
    /// middle on it: 4(√2 − 1)/3. The curve is within 2.8e-4 of a radius.
    static let quarterCircle = 0.552284749830793398

    /// A rectangle, from its corner (x, y) to the right.
    ///
    /// - Throws: `.argument` for what is not finite or a negative size, `.limit` beyond a path's range.
    @inline(never)
    public mutating func addRectangle(x: Double, y: Double, width: Double, height: Double) throws(AnimError) {
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
    /// - Throws: `.argument` for what is not finite, a negative size or a negative radius; `.limit` beyond a path's range.
    @inline(never)
    @_optimize(speed)
    public mutating func addRoundedRectangle(
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        radius: Double
    ) throws(AnimError) {
        try Self.checkRectangle(x, y, width, height)
        guard radius >= 0, radius.isFinite else {
            throw AnimError(.argument, "The corner radius must be finite and not below zero.")
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
        appendMove(x + r, y)
        appendLine(maxX - r, y)
        appendCubic(maxX - k, y, maxX, y + k, maxX, y + r)
        appendLine(maxX, maxY - r)
        appendCubic(maxX, maxY - k, maxX - k, maxY, maxX - r, maxY)
        appendLine(x + r, maxY)
        appendCubic(x + k, maxY, x, maxY - k, x, maxY - r)
        appendLine(x, y + r)
        appendCubic(x, y + k, x + k, y, x + r, y)
        appendClose()
    }

    /// The ellipse in a rectangle, as four cubics, from the middle of its right side downwards.
    ///
    /// - Throws: `.argument` for what is not finite or a negative size, `.limit` beyond a path's range.
    public mutating func addEllipse(x: Double, y: Double, width: Double, height: Double) throws(AnimError) {
        try Self.checkRectangle(x, y, width, height)
        try checkRoom(for: 6)
        appendEllipse(x, y, width, height)
    }

    /// The symbol of Venus that becomes the symbol of Mars: an ellipse, and below it an outline of twelve points which is a
    /// cross at `arrowness` 0 and an arrow pointing down at 1.
    ///
    /// The ellipse is the rectangle's, inset by three strokes on every side. Turned by −135° the arrow's symbol is that of
    /// Mars. Values of `arrowness` beyond 0…1 are fine, as a spring overshoots.
    ///
    /// - Parameter stroke: The width of the strokes, ≥ 0.
    /// - Throws: `.argument` for what is not finite, a negative stroke, and a width or height below six strokes; `.limit`
    ///   beyond a path's range.
    @inline(never)
    @_optimize(speed)
    public mutating func addSymbol(
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        stroke: Double,
        arrowness: Double
    ) throws(AnimError) {
        try Self.checkRectangle(x, y, width, height)
        guard stroke >= 0, stroke.isFinite, arrowness.isFinite else {
            throw AnimError(.argument, "The symbol's stroke must be finite and not below zero, its arrowness finite.")
        }
        guard width >= 6 * stroke, height >= 6 * stroke else {
            throw AnimError(.argument, "The symbol's width and height must be at least six strokes.")
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
        try checkRoom(for: 19)
        appendEllipse(x + 3 * stroke, y + 3 * stroke, width - 6 * stroke, height - 6 * stroke)
        appendMove(left, low + shift)
        appendLine(left - stroke, low)
        appendLine(left - stroke, high)
        appendLine(left, high + shift)
        appendLine(left, top)
        appendLine(right, top)
        appendLine(right, high + shift)
        appendLine(right + stroke, high)
        appendLine(right + stroke, low)
        appendLine(right, low + shift)
        appendLine(right, bottom)
        appendLine(left, bottom)
        appendClose()
    }

    @inline(never)
    @_optimize(speed)
    private mutating func appendEllipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        let (rx, ry) = (width / 2, height / 2)
        let (cx, cy) = (x + rx, y + ry)
        let (maxX, maxY) = (x + width, y + height)
        let (kx, ky) = (rx * Self.quarterCircle, ry * Self.quarterCircle)
        appendMove(maxX, cy)
        appendCubic(maxX, cy + ky, cx + kx, maxY, cx, maxY)
        appendCubic(cx - kx, maxY, x, cy + ky, x, cy)
        appendCubic(x, cy - ky, cx - kx, y, cx, y)
        appendCubic(cx + kx, y, maxX, cy - ky, maxX, cy)
        appendClose()
    }

    @inline(never)
    static func checkRectangle(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double
    ) throws(AnimError) {
        guard x.isFinite, y.isFinite, width.isFinite, height.isFinite else {
            throw AnimError(.argument, "A shape's position and size must be finite.")
        }
        guard width >= 0, height >= 0 else {
            throw AnimError(.argument, "A shape's width and height must not be below zero.")
        }
        try check(x, y)
        try check(width, height)
        try check(x + width, y + height)
    }
}
