// SPDX-License-Identifier: MIT
import AnimMath

/// Arcs of ellipses as cubic curves.
extension Path {
    /// An elliptical arc from the current point to (x, y), as SVG's A command: radii of 0 make a line, negative ones
    /// count as positive, radii that are too small are enlarged, and an arc that ends where it begins is omitted.
    ///
    /// - Parameters:
    ///   - rotation: The rotation of the ellipse's x axis in radians, clockwise on the screen.
    ///   - isLarge: Whether the arc takes the longer way around.
    ///   - isPositive: Whether angles increase along the arc: clockwise on the screen.
    ///   - accuracy: The largest error relative to the larger radius, 1e-13…1.
    /// - Throws: As `line`, and `.limit` for an arc with points beyond a path's range.
    @inline(never)
    package mutating func arc(
        rx: Double,
        ry: Double,
        rotation: Double,
        isLarge: Bool,
        isPositive: Bool,
        x: Double,
        y: Double,
        accuracy: Double = defaultArcAccuracy
    ) throws(AnimError) {
        try Self.check(rx, ry)
        try Self.check(x, y)
        guard rotation.isFinite else { throw AnimError(.argument, "an arc's angles must be finite") }
        guard !verbs.isEmpty else { return try line(x: x, y: y) }
        let arc = EllipticalArc(
            from: SIMD2(currentX, currentY),
            to: SIMD2(x, y),
            radii: SIMD2(rx, ry),
            rotation: Math.sincos(rotation),
            isLarge: isLarge,
            isPositive: isPositive,
            piece: EllipticalArc.piece(accuracy: accuracy)
        )
        if arc.count == 0 { return try line(x: x, y: y) }
        guard arc.count > 0 else { return }
        try append(arc, isJoined: true)
        arcs[arcs.count - 1].shape = PathArcShape(
            rx: rx,
            ry: ry,
            rotation: rotation * (180 / Double.pi),
            isLarge: isLarge,
            isPositive: isPositive
        )
    }

    /// An elliptical arc around (cx, cy) from the angle `start` through `angle`, both in the ellipse's own frame. If
    /// the last subpath is open, a line connects it to the beginning of the arc, unless it is there already; otherwise
    /// a subpath begins.
    ///
    /// - Parameters:
    ///   - rx: At least 0, as `ry`.
    ///   - rotation: The rotation of the ellipse's x axis in radians, clockwise on the screen.
    ///   - angle: In radians, clockwise on the screen if positive; limited to a whole turn.
    ///   - accuracy: The largest error relative to the larger radius, 1e-13…1.
    /// - Throws: `.argument` for a number that is not finite and a negative radius, `.limit` for points beyond a path's
    ///   range and for too many verbs.
    @inline(never)
    package mutating func addArc(
        cx: Double,
        cy: Double,
        rx: Double,
        ry: Double,
        rotation: Double,
        start: Double,
        angle: Double,
        accuracy: Double = defaultArcAccuracy
    ) throws(AnimError) {
        try Self.check(cx, cy)
        try Self.check(rx, ry)
        guard rotation.isFinite, start.isFinite, angle.isFinite else {
            throw AnimError(.argument, "an arc's angles must be finite")
        }
        guard rx >= 0, ry >= 0 else { throw AnimError(.argument, "an arc's radii must not be below 0") }
        let turn = 6.283185307179586
        let arc = EllipticalArc(
            center: SIMD2(cx, cy),
            radii: SIMD2(rx, ry),
            rotation: Math.sincos(rotation),
            from: start,
            by: min(max(angle, -turn), turn),
            piece: EllipticalArc.piece(accuracy: accuracy)
        )
        try append(arc, isJoined: verbs.last != nil && verbs.last != .close)
    }

    /// Appends an arc's cubics. Appends all or none.
    private mutating func append(_ arc: EllipticalArc, isJoined: Bool) throws(AnimError) {
        try checkRoom(for: arc.count + 1)
        try Self.check(arc.start.x, arc.start.y)
        var points = InlineArray<864, Double>(repeating: 0)
        var isInRange = false
        var span = points.mutableSpan
        span.withUnsafeMutableBufferPointer { isInRange = arc.write(to: $0.baseAddress.unsafelyUnwrapped) }
        guard isInRange else {
            throw AnimError(.limit, "an arc of this radius_x and radius_y has points beyond 1e150")
        }
        if !isJoined {
            appendMove(arc.start.x, arc.start.y)
        } else if verbs.last == .close {
            appendMove(startX, startY)
        } else if arc.start != SIMD2(currentX, currentY) {
            appendLine(arc.start.x, arc.start.y)
        }
        arcs.append(PathArc(verb: verbs.count, count: arc.count))
        for index in 0..<arc.count {
            let at = 6 * index
            appendCubic(points[at], points[at + 1], points[at + 2], points[at + 3], points[at + 4], points[at + 5])
        }
    }

    /// The most cubic curves that replace one arc at an accuracy.
    package static func cubicCount(ofTurn accuracy: Double) -> Int {
        1 + Int(2 * Double.pi / EllipticalArc.piece(accuracy: accuracy))
    }
}
