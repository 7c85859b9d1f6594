// SPDX-License-Identifier: MIT
/// How a morph between two paths is made. The defaults suit icons, letters and other drawings as they are.
package struct MorphOptions: Sendable {
    /// Which paths are interpolated point by point.
    package enum Structure: Int32, Sendable {
        /// Paths of the same verbs are, unless pairs or points are given; all others are brought to a common structure
        /// first.
        case automatic = 0
        /// Only paths of the same verbs are, as in CSS and SMIL; others are an error. An arc of path data counts as one
        /// verb, however many cubics it is stored as.
        case strict = 1
        /// None are: paths of the same verbs, too, are brought to a common structure by their shapes.
        case general = 2
        /// None are, and no point has a counterpart: what is inside changes, by distances from both outlines.
        case blend = 3
    }

    /// How points move.
    package enum Motion: Int32, Sendable {
        /// A contour rotates if a rotation explains the change clearly better; otherwise it moves straight.
        case automatic = 0
        /// Straight.
        case linear = 1
        /// Contours rotate by the angle that explains the change best, even if it is only slightly better.
        case rotational = 2
    }

    /// Which subpath becomes which.
    package enum Pairing: Sendable {
        /// By role (outline or hole), position, size and shape.
        case automatic
        /// The first with the first, the second with the second.
        case byIndex
        /// Pairs of subpath indices: of the first path, then of the second; −1 for none. Subpaths that are not named
        /// grow from, or shrink to, a point.
        case given([(from: Int32, to: Int32)])
    }

    /// Which point of a closed subpath corresponds to which.
    package enum Starts: Sendable {
        /// Found by the shapes.
        case automatic
        /// The subpaths' own starts correspond.
        case keep
        /// Pairs of verb indices: the points where those verbs end correspond. For each pair of subpaths, the first of
        /// these pairs that lies on both counts; the others are aligned automatically.
        case given([(from: Int32, to: Int32)])

        var isAutomatic: Bool {
            if case .automatic = self { return true }
            return false
        }
    }

    /// What is inside: decides which subpaths are holes.
    package enum FillRule: Int32, Sendable {
        case nonZero = 0
        case evenOdd = 1
    }

    /// What the paths are drawn as.
    package enum Paint: Int32, Sendable {
        /// Filled: subpaths are closed on the way, as filling closes them, and nothing may cross itself.
        case fill = 0
        /// Stroked: subpaths that are open stay so, crossings are no fault, and there are no holes.
        case stroke = 1
    }

    package var structure = Structure.automatic
    package var paint = Paint.fill
    package var motion = Motion.automatic
    package var pairing = Pairing.automatic
    package var starts = Starts.automatic
    package var fillRule = FillRule.nonZero
    /// From 0 (parts of an outline stretch to match features) to 1 (even along the outline's length).
    package var smoothness = 0.25
    /// Joints closer to each other than this become one, as a fraction of the contour's length: 0 to 0.1.
    package var tolerance = 0.01
    /// How hard in-betweens that cross themselves are searched for and repaired: 0 (not at all) to 3.
    package var effort: Int32 = 2

    package init() {}

    /// Whether pairs of subpaths or of points were given.
    package var isGiven: Bool {
        if case .given = pairing { return true }
        if case .given = starts { return true }
        return false
    }

    /// Makes the pairs and points those of the morph back.
    mutating func reverse() {
        if case .given(let pairs) = pairing { pairing = .given(pairs.map { ($0.to, $0.from) }) }
        if case .given(let points) = starts { starts = .given(points.map { ($0.to, $0.from) }) }
    }

    /// Whether the morph chooses the pairs and the starts.
    var pairsFreely: Bool {
        guard case .automatic = pairing else { return false }
        return starts.isAutomatic
    }

    /// Whether the morph chooses the pairs, the starts and the motion.
    var choosesFreely: Bool { pairsFreely && motion != .linear }
}
