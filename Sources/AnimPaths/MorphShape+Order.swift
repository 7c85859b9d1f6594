// SPDX-License-Identifier: MIT
/// A canonical order of subpaths and start points, and direction of open subpaths, which follow from the shape alone. So
/// neither the order of drawing nor the start points nor the directions decide between equally good fits.
extension MorphShape {
    /// The slope of the direction by which joints are sorted. Hardly any two joints of a drawing are level in the
    /// direction of the golden section.
    private static let slope = 0.6180339887498949

    /// Sorts contours by their outermost joints, and lets closed ones begin there.
    ///
    /// - Parameter directs: Whether open contours begin at their outer end.
    ///
    /// Complexity: O(pieces + contours²), for at most 256 contours; above that they stay as they are.
    mutating func order(directs: Bool) {
        guard contours.count <= Self.nestingLimit else { return }
        var (newCurves, newLines, newVerbs): ([CubicCurve], [Bool], [Int32]) = ([], [], [])
        var (ordered, keys): ([MorphContour], [Double]) = ([], [])
        for contour in contours {
            var (start, least) = (0, Double.infinity)
            for piece in 0..<contour.count {
                let curve = curves[contour.first + piece]
                let key = curve.x0 / size + Self.slope * (curve.y0 / size)
                if key < least - Self.tie { (start, least) = (piece, key) }
            }
            var own = contour
            if !contour.isClosed {
                let (head, tail) = (curves[contour.first], curves[contour.first + contour.count - 1])
                let end = tail.x3 / size + Self.slope * (tail.y3 / size)
                own.isReversed = directs && end < head.x0 / size + Self.slope * (head.y0 / size) - Self.tie
                least = min(least, end)
                start = 0
            }
            var index = ordered.count
            while index > 0, keys[index - 1] > least + Self.tie { index -= 1 }
            // Temporarily the piece that it begins with.
            own.firstNode = start
            ordered.insert(own, at: index)
            keys.insert(least, at: index)
        }
        newCurves.reserveCapacity(curves.count)
        newLines.reserveCapacity(curves.count)
        newVerbs.reserveCapacity(curves.count)
        for index in ordered.indices {
            let (first, count, start) = (ordered[index].first, ordered[index].count, ordered[index].firstNode)
            (ordered[index].first, ordered[index].firstNode) = (newCurves.count, 0)
            for step in 0..<count {
                let piece = first + (start + step < count ? start + step : start + step - count)
                newCurves.append(curves[piece])
                newLines.append(isLine[piece])
                newVerbs.append(verbs[piece])
            }
        }
        (contours, curves, isLine, verbs) = (ordered, newCurves, newLines, newVerbs)
    }
}
