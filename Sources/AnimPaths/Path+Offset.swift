// SPDX-License-Identifier: MIT
import AnimMath

extension Path {
    /// The inside grown by a distance on all sides, or shrunk by a negative one: the union or difference with the
    /// stroke of its outline of twice that width.
    ///
    /// - Parameters:
    ///   - join: The join of corners: of outer ones when growing, of inner ones when shrinking.
    ///   - miterLimit: As for a stroke: at least 1.
    ///   - tolerance: The largest distance of curves from the exact ones; 0 is a thousandth of twice the distance.
    /// - Throws: `.argument` and `.limit` for numbers outside these ranges, and as `combined`.
    package func offset(
        by distance: Double,
        join: StrokeStyle.Join = .miter,
        miterLimit: Double = 4,
        tolerance: Double = 0,
        rule: FillRule = .nonZero
    ) throws(AnimError) -> Path {
        guard distance.isFinite else { throw AnimError(.argument, "distance must be finite") }
        guard distance.magnitude <= 0.5 * Path.maximumCoordinate else {
            throw AnimError(.limit, "distance must be at most 5e149 in size")
        }
        var style = StrokeStyle()
        style.width = 2 * distance.magnitude
        style.join = join
        style.miterLimit = miterLimit
        // Crossings are removed first: a stroke along a line inside would not bound the inside.
        var work = 0
        var outline = try combined(with: Path(), .union, rule: rule, &work)
        let stroke = try outline.stroked(style, tolerance: tolerance)
        outline = try outline.combined(with: stroke, distance < 0 ? .difference : .union, rule: .nonZero, &work)
        // Lines are exact.
        guard stroke.verbs.contains(.cubic) else { return outline }
        return outline.withoutSpecks(min(tolerance > 0 ? tolerance : 1e-3 * style.width, distance.magnitude))
    }

    /// The path without subpaths smaller than a size: artifacts of curves that are accurate only to that size.
    private func withoutSpecks(_ size: Double) -> Path {
        var kept: (verbs: [Verb], coordinates: [Double]) = ([], [])
        for subpath in subpaths {
            let part = self[subpath]
            guard let box = part.controlBounds(), max(box.maxX - box.minX, box.maxY - box.minY) > size else { continue }
            kept.verbs.append(contentsOf: part.verbs)
            kept.coordinates.append(contentsOf: part.coordinates)
        }
        return Path(verbs: kept.verbs, coordinates: kept.coordinates)
    }
}
