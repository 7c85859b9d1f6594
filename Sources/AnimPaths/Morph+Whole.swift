// SPDX-License-Identifier: MIT
import AnimMath

/// A drawing that rotates as a whole: one rotation for all of its outlines; the rest of the change happens in the
/// rotating frame.
extension Morph {
    /// A rotation, in radians, and its center in each path.
    struct Whole {
        package var angle = 0.0
        package var from = SIMD2<Double>.zero
        package var to = SIMD2<Double>.zero
        /// Whether one path is a copy of the other, rotated and scaled.
        package var isCopy = false
    }

    /// The largest residual after a rotation: relative to the sum of squares about the center, and relative to the
    /// residual without a rotation.
    private static let wholeRest = 0.04
    private static let wholeGain = 0.3
    /// The largest residual of a true copy.
    private static let copyRest = 1e-3
    /// A residual of rounding.
    private static let exactRest = 1e-7

    /// The rotation that, with a change of size, explains the change of one path into another much better than no
    /// rotation does; nil if there is none.
    ///
    /// Candidates are the angles at which the two paths agree in how much outline lies in which direction and how far
    /// from the center. At each one, outlines that lie on each other are paired, and the best rotation of all their
    /// points is computed (orthogonal Procrustes).
    ///
    /// Complexity: O(pieces + outlines²), of at most 48 outlines.
    @inline(never)
    static func whole(_ from: Path, _ to: Path, _ paint: MorphOptions.Paint) -> Whole? {
        let orders = from.verbs != to.verbs
        guard let a = MorphWholeShape(from, paint, orders: orders), let b = MorphWholeShape(to, paint, orders: orders),
            a.parts.count == b.parts.count,
            abs(a.length - b.length) < 0.15 * max(a.length, b.length)
        else { return nil }
        var search = MorphWholeSearch(a, b)
        let straight = search.turned(by: 0).rest
        guard straight > 0.01 else { return nil }
        var (angle, least) = (0.0, min(wholeRest, wholeGain * straight))
        for candidate in search.candidates() {
            var found = search.turned(by: candidate)
            for _ in 0..<2 {
                let better = search.turned(by: found.angle)
                if better.rest < found.rest { found = better } else { break }
            }
            if found.rest > exactRest, found.rest < wholeRest {
                _ = search.turned(by: found.angle)
                let exact = search.refined(searches: false)
                if exact.rest < copyRest { found = exact }
            }
            // Of equally good angles, the smallest.
            let isAlike = angle != 0 && abs(found.rest - least) < 2e-3 && abs(found.angle) < abs(angle) - 1e-3
            if found.rest < least - 2e-3 || (angle == 0 && found.rest < least) || isAlike {
                (angle, least) = (found.angle, found.rest)
            }
        }
        guard abs(angle) >= 0.1 else { return nil }
        _ = search.turned(by: angle)
        if least < copyRest {
            if least > exactRest { angle = search.refined(searches: true).angle }
        } else if !search.turnsLargest(angle, gain: wholeGain) {
            // Only what is in it turns.
            return nil
        }
        return Whole(angle: angle, from: a.middle, to: b.middle, isCopy: least < copyRest)
    }
}

extension Morph {
    /// Whether one path is a copy of the other, rotated by any angle and scaled.
    @inline(never)
    static func areCopies(_ from: Path, _ to: Path, _ paint: MorphOptions.Paint) -> Bool {
        guard let a = MorphWholeShape(from, paint, orders: false), let b = MorphWholeShape(to, paint, orders: false),
            a.parts.count == b.parts.count
        else { return false }
        var search = MorphWholeSearch(a, b)
        // Small angles are no rotations for `whole`.
        _ = search.turned(by: 0)
        return search.refined(searches: false).rest < copyRest || whole(from, to, paint)?.isCopy ?? false
    }
}

extension Morph.Segment {
    /// The same motion, reversed; `from` and `to` are not changed.
    func reversed() -> Morph.Segment {
        var result = self
        result.pairs = pairs.map { ($0.to, $0.from) }
        for row in 0...steps {
            result.keys.replaceSubrange(
                row * width..<(row + 1) * width,
                with: keys[(steps - row) * width..<(steps - row + 1) * width]
            )
        }
        result.turns = turns.map { $0.reversed() }
        return result
    }

    /// A segment computed in the rotating frame, with the rotation added.
    func turned(_ whole: Morph.Whole) -> Morph.Segment {
        var result = self
        let turn = MorphTurn(
            angle: whole.angle,
            fromX: whole.from.x,
            fromY: whole.from.y,
            toX: whole.to.x,
            toY: whole.to.y
        )
        result.turns.append(Morph.Turn(first: 0, count: width, turn: turn))
        result.largest = 2 * largest + max(abs(turn.fromX), abs(turn.fromY)) + max(abs(turn.toX), abs(turn.toY))
        return result
    }
}

extension Path {
    /// The path translated so that a center is at the origin, and rotated about it.
    func about(_ center: SIMD2<Double>, turnedBy angle: Double) -> Path {
        let (sine, cosine) = angle == 0 ? (0.0, 1.0) : Math.sincos(angle)
        var result = Path()
        result.replace(verbs: verbs, count: coordinates.count) { target in
            for index in stride(from: 0, to: min(target.count, coordinates.count) - 1, by: 2) {
                let (x, y) = (coordinates[index] - center.x, coordinates[index + 1] - center.y)
                target[index] = cosine * x - sine * y
                target[index + 1] = sine * x + cosine * y
            }
        }
        return result
    }
}
