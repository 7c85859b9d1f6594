// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// The in-betweens of two neighbors in motion.
extension Morph.Segment {
    /// Writes the coordinates at a time, as `evaluate` does, and how fast they change with the time.
    @_optimize(speed)
    package func move(
        _ time: Double,
        _ values: UnsafeMutablePointer<Double>,
        _ rates: UnsafeMutablePointer<Double>
    ) {
        let t = min(max(time, -1e300), 1e300)
        let position = t * Double(steps)
        let row = position >= Double(steps) ? steps - 1 : (position > 0 ? Int(position) : 0)
        let local = position - Double(row)
        keys.withUnsafeBufferPointer { keys in
            let (start, end) = (row * width, (row + 1) * width)
            for index in 0..<width {
                let way = keys[end + index] - keys[start + index]
                values[index] = local == 1 ? keys[end + index] : keys[start + index] + way * local
                rates[index] = way * Double(steps)
            }
        }
        for turn in turns { turn.move(t, values, rates) }
        if !((1 + abs(t)) * Double(4 * steps) * largest <= Path.maximumCoordinate) {
            for index in 0..<width {
                values[index] = min(max(values[index], -Path.maximumCoordinate), Path.maximumCoordinate)
            }
        }
    }

    /// Adds the motion to a state's hash.
    package func hash(into hasher: inout StateHasher) {
        for number in from.coordinates { hasher.combine(number) }
        for number in to.coordinates { hasher.combine(number) }
        for number in keys { hasher.combine(number) }
        for turn in turns {
            hasher.combine(Int64(turn.first))
            hasher.combine(Int64(turn.count))
            for number in [turn.start, turn.turn.angle] { hasher.combine(number) }
            for number in [turn.turn.fromX, turn.turn.fromY, turn.turn.toX, turn.turn.toY] { hasher.combine(number) }
        }
    }

    /// Writes a segment, or reads one: nil if that is damaged.
    @inline(never)
    package static func code(_ given: Morph.Segment?, by coder: inout StateCoder) -> Morph.Segment? {
        let from = code(given?.from, by: &coder)
        let to = code(given?.to, by: &coder)
        var verbs = given?.verbs ?? []
        coder.code(&verbs)
        let width = Path.coordinateCount(of: verbs)
        let steps = coder.count(given?.steps ?? 0, each: 8 * max(width, 1))
        coder.check(Path.canBegin(verbs) && width > 0 && steps > 0)
        guard coder.failure == nil else { return nil }
        var rows: [[Double]] = []
        for row in 0...steps {
            var numbers = [Double](repeating: 0, count: width)
            if let given { for index in 0..<width { numbers[index] = given.keys[row * width + index] } }
            rows.append(numbers)
            for index in 0..<width { coder.code(&rows[row][index], within: .greatestFiniteMagnitude) }
        }
        var turns = given?.turns ?? []
        let count = coder.count(turns.count, each: 43)
        for index in 0..<count {
            if coder.isReading { turns.append(Morph.Turn(first: 0, count: 0, turn: MorphTurn())) }
            turns[index].code(width, by: &coder)
        }
        guard coder.failure == nil else { return nil }
        return Morph.Segment(from: from, to: to, verbs: verbs, keys: rows, turns: turns, pairs: [])
    }

    /// Writes a path, or reads one.
    private static func code(_ given: Path?, by coder: inout StateCoder) -> Path {
        var (verbs, row) = (given?.verbs ?? [], given?.coordinates ?? [])
        coder.code(&verbs)
        if coder.isReading {
            row = [Double](repeating: 0, count: coder.failure == nil ? Path.coordinateCount(of: verbs) : 0)
        }
        for index in row.indices { coder.code(&row[index], within: Path.maximumCoordinate) }
        if let given { return given }
        var path = Path()
        let isPath = (try? path.append(verbs: verbs, coordinates: row)) != nil
        coder.check(isPath)
        return path
    }
}

extension Morph.Turn {
    /// As `apply`, with the rates.
    @_optimize(speed)
    fileprivate func move(
        _ t: Double,
        _ values: UnsafeMutablePointer<Double>,
        _ rates: UnsafeMutablePointer<Double>
    ) {
        let (sine, cosine) = Math.sincos(start + turn.angle * t)
        let (wayX, wayY) = (turn.toX - turn.fromX, turn.toY - turn.fromY)
        let (x, y) = (turn.fromX + wayX * t, turn.fromY + wayY * t)
        for index in stride(from: first, to: first + count - 1, by: 2) {
            let (px, py) = (values[index], values[index + 1])
            let (vx, vy) = (rates[index] - turn.angle * py, rates[index + 1] + turn.angle * px)
            values[index] = x + (cosine * px - sine * py)
            values[index + 1] = y + (sine * px + cosine * py)
            rates[index] = wayX + (cosine * vx - sine * vy)
            rates[index + 1] = wayY + (sine * vx + cosine * vy)
        }
    }

    @inline(never)
    fileprivate mutating func code(_ width: Int, by coder: inout StateCoder) {
        var (begin, length) = (Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: count))
        coder.code(&begin, below: width)
        coder.code(&length, below: width + 1)
        coder.check(begin >= 0 && length >= 0 && Int(begin) + Int(length) <= width)
        (first, count) = (Int(begin), Int(length))
        coder.code(&start, within: 1e3)
        coder.code(&turn.angle, within: 1e3)
        coder.code(&turn.fromX, within: .greatestFiniteMagnitude)
        coder.code(&turn.fromY, within: .greatestFiniteMagnitude)
        coder.code(&turn.toX, within: .greatestFiniteMagnitude)
        coder.code(&turn.toY, within: .greatestFiniteMagnitude)
    }
}
