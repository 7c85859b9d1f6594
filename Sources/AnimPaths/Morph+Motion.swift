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
            for index in 0..<width { values[index] = Self.bounded(values[index]) }
        }
    }

    /// A segment of which only the motion is kept.
    package init(motionOf other: Morph.Segment?) {
        self.init(from: Path(), to: Path(), verbs: [], keys: [[], []], turns: [], pairs: [])
        guard let other else { return }
        (keys, width, steps, turns, largest) = (other.keys, other.width, other.steps, other.turns, other.largest)
    }

    /// Adds the motion to a state's hash.
    @inline(never)
    package func hash(into hasher: inout StateHasher) {
        hasher.combine(Int64(steps))
        for number in keys { hasher.combine(number) }
        for turn in turns {
            hasher.combine(Int64(turn.first))
            hasher.combine(Int64(turn.count))
            for number in turn.numbers { hasher.combine(number) }
        }
    }

    /// Writes the motion of a row of `width` coordinates, or reads it.
    @inline(never)
    package mutating func code(by coder: inout StateCoder) {
        steps = coder.count(steps, each: 8 * max(width, 1))
        guard coder.check(width > 0 && steps > 0) else { return }
        if coder.isReading { keys = [Double](repeating: 0, count: (steps + 1) * width) }
        coder.code(finite: &keys)
        let count = coder.count(turns.count, each: 50)
        for index in 0..<count {
            if coder.isReading { turns.append(Morph.Turn(first: 0, count: 0, turn: MorphTurn())) }
            turns[index].code(width, by: &coder)
        }
        if coder.isReading { findLargest() }
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

    fileprivate var numbers: [Double] {
        get { [start, turn.angle, turn.fromX, turn.fromY, turn.toX, turn.toY] }
        set {
            (start, turn.angle) = (newValue[0], newValue[1])
            (turn.fromX, turn.fromY, turn.toX, turn.toY) = (newValue[2], newValue[3], newValue[4], newValue[5])
        }
    }

    @inline(never)
    fileprivate mutating func code(_ width: Int, by coder: inout StateCoder) {
        var (begin, length) = (Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: count))
        coder.code(&begin, below: width)
        coder.code(&length, below: width + 1)
        coder.check(begin >= 0 && length >= 0 && Int(begin) + Int(length) <= width)
        (first, count) = (Int(begin), Int(length))
        var row = numbers
        coder.code(finite: &row)
        numbers = row
    }
}
