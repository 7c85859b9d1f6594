// SPDX-License-Identifier: MIT
extension MorphRepair {
    /// How many points an outline is smoothed by.
    private static let count = 96

    /// Smooths outlines at the times at which they cross themselves, until they do not: the heat flow on the closed curve,
    /// under which it becomes an ellipse, so that there is always an end.
    mutating func smoothOutlines() {
        for outline in order {
            if isTangled(outline) { continue }
            var rounds = [Int](repeating: 0, count: rows.count)
            var isNeeded = false
            for step in 1..<rows.count - 1 {
                let before = frames[step].crossings(outline, outline)
                if before == 0 { continue }
                isNeeded = true
                let original = rows[step]
                var (best, least) = (0, before)
                var round = 4
                while round <= 1024 {
                    rows[step] = original
                    smooth(step, outline, round)
                    place(step)
                    let crossings = frames[step].crossings(outline, outline, limit: least)
                    if crossings < least { (best, least) = (round, crossings) }
                    if crossings == 0 { break }
                    round *= 2
                }
                rows[step] = original
                rounds[step] = best
            }
            if !isNeeded { continue }
            // The neighbors a little too, so that nothing jumps.
            for step in 1..<rows.count { rounds[step] = max(rounds[step], rounds[step - 1] / 4) }
            for step in (0..<rows.count - 1).reversed() { rounds[step] = max(rounds[step], rounds[step + 1] / 4) }
            for step in 1..<rows.count - 1 {
                if rounds[step] > 0 { smooth(step, outline, rounds[step]) }
                place(step)
            }
        }
    }

    /// Whether an outline crosses itself at an end already: then it does on the way, and smoothing would be undone at once.
    func isTangled(_ outline: Int) -> Bool {
        frames[0].isTangled(outline) || frames[frames.count - 1].isTangled(outline)
    }

    /// Moves an outline's points as its polygon of even points moves in so many rounds.
    mutating func smooth(_ step: Int, _ outline: Int, _ rounds: Int) {
        let places = self.places(outline)
        let polygon = self.polygon(step, outline, places)
        var smoothed = polygon
        let count = Self.count
        for _ in 0..<rounds {
            var last = smoothed[count - 1]
            let first = smoothed[0]
            for index in 0..<count {
                let next = index + 1 < count ? smoothed[index + 1] : first
                let point = smoothed[index]
                smoothed[index] = point * 0.5 + (last + next) * 0.25
                last = point
            }
        }
        // The area stays.
        let (before, after) = (abs(Self.twiceArea(polygon)), abs(Self.twiceArea(smoothed)))
        if after > 0, before > after {
            let scale = min((before / after).squareRoot(), 2)
            var middle = SIMD2<Double>.zero
            for point in smoothed { middle += point }
            middle /= Double(count)
            for index in 0..<count { smoothed[index] = middle + (smoothed[index] - middle) * scale }
        }
        for index in 0..<count { smoothed[index] -= polygon[index] }
        func displacement(_ place: Double) -> SIMD2<Double> {
            let x = place * Double(count)
            let index = min(max(Int(x), 0), count - 1)
            let fraction = x - Double(index)
            return smoothed[index] + (smoothed[index + 1 < count ? index + 1 : 0] - smoothed[index]) * fraction
        }
        var index = plan.firsts[outline]
        var slot = plan.recipe.outlines[outline].firstSlot
        func move(_ row: inout [Double], _ place: Double) {
            let d = displacement(place)
            row[index] += d.x
            row[index + 1] += d.y
            index += 2
        }
        move(&rows[step], 0)
        let first = slot
        while index < plan.firsts[outline + 1] {
            let (start, end) = (places[slot - first], places[slot - first + 1])
            if !plan.recipe.slots[slot].isLine {
                move(&rows[step], start + (end - start) / 3)
                move(&rows[step], start + (end - start) * 2 / 3)
            }
            move(&rows[step], end)
            slot += 1
        }
    }

    private static func twiceArea(_ points: [SIMD2<Double>]) -> Double {
        var sum = 0.0
        var last = points[points.count - 1] - points[0]
        for point in points {
            let next = point - points[0]
            sum += last.x * next.y - next.x * last.y
            last = next
        }
        return sum
    }

    /// How far along the outline each piece begins, by the mean of the lengths at both ends: from 0 to 1.
    private func places(_ outline: Int) -> [Double] {
        let slots = plan.recipe.outlines[outline].slotCount
        var lengths = [Double](repeating: 0, count: slots)
        for row in [0, rows.count - 1] {
            var total = 0.0
            var own: [Double] = []
            for slot in 0..<slots {
                let piece = piece(row, outline, slot)
                var length = 0.0
                var last = piece.0
                for part in 1...4 {
                    let point = Self.point(piece, Double(part) / 4)
                    let d = point - last
                    length += (d.x * d.x + d.y * d.y).squareRoot()
                    last = point
                }
                own.append(length)
                total += length
            }
            if total > 0 { for slot in 0..<slots { lengths[slot] += own[slot] / total } }
        }
        var sum = 0.0
        for length in lengths { sum += length }
        var result = [0.0]
        var place = 0.0
        for length in lengths {
            place += sum > 0 ? length / sum : 1 / Double(slots)
            result.append(min(place, 1))
        }
        return result
    }

    /// The control points of a piece at a time.
    private func piece(_ row: Int, _ outline: Int, _ slot: Int)
        -> (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
    {
        let values = rows[row]
        let first = plan.recipe.outlines[outline].firstSlot
        var index = plan.firsts[outline]
        for before in 0..<slot { index += plan.recipe.slots[first + before].isLine ? 2 : 6 }
        func point(_ index: Int) -> SIMD2<Double> {
            // The last line is not stored: it ends at the start.
            index + 1 < plan.firsts[outline + 1]
                ? SIMD2(values[index], values[index + 1])
                : SIMD2(values[plan.firsts[outline]], values[plan.firsts[outline] + 1])
        }
        let start = point(index)
        if plan.recipe.slots[first + slot].isLine {
            let end = point(index + 2)
            return (start, start + (end - start) / 3, end - (end - start) / 3, end)
        }
        return (start, point(index + 2), point(index + 4), point(index + 6))
    }

    private static func point(_ piece: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>), _ t: Double)
        -> SIMD2<Double>
    {
        let s = 1 - t
        let left = (piece.0 * s + piece.1 * t) * (s * s)
        let middle = (piece.1 * s + piece.2 * t) * (2 * s * t)
        let right = (piece.2 * s + piece.3 * t) * (t * t)
        return left + middle + right
    }

    /// Points at even places along the outline.
    private func polygon(_ row: Int, _ outline: Int, _ places: [Double]) -> [SIMD2<Double>] {
        var result: [SIMD2<Double>] = []
        var slot = 0
        var piece = piece(row, outline, 0)
        for index in 0..<Self.count {
            let place = Double(index) / Double(Self.count)
            while slot + 2 < places.count, places[slot + 1] <= place {
                slot += 1
                piece = self.piece(row, outline, slot)
            }
            let length = places[slot + 1] - places[slot]
            result.append(Self.point(piece, length > 0 ? min(max((place - places[slot]) / length, 0), 1) : 0))
        }
        return result
    }
}
