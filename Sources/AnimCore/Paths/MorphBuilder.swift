/// Brings two paths to a common structure.
struct MorphBuilder {
    var a: MorphShape
    var b: MorphShape
    var pairing: MorphPairing
    let options: MorphOptions

    init(_ from: Path, _ to: Path, _ options: MorphOptions, keepsAll: Bool = false) throws(AnimError) {
        a = MorphShape(from, keepsAll: keepsAll)
        b = MorphShape(to)
        self.options = options
        a.makeNodes()
        b.makeNodes()
        a.nest(options.fillRule)
        b.nest(options.fillRule)
        a.orient(options.fillRule)
        b.orient(options.fillRule)
        pairing = try MorphPairing(a, b, options.pairing)
    }

    /// What is tried when in-betweens of the first attempt cross themselves.
    struct Variant {
        /// 0: each contour about its own middle, in units of its own size; 1: stretched to the same box; 2: where they are.
        var frame = 0
        var weights = MorphAlignment.Weights()
        var rotates = true
    }

    /// The attempt that is best.
    func best() -> (recipe: MorphRecipe, turns: [MorphTurn]) {
        recipe(Variant())
    }

    func recipe(_ variant: Variant) -> (recipe: MorphRecipe, turns: [MorphTurn]) {
        var recipe = MorphRecipe()
        var turns: [MorphTurn] = []
        recipe.slots.reserveCapacity(a.curves.count + b.curves.count)
        recipe.outlines.reserveCapacity(pairing.pairs.count)
        for pair in pairing.pairs {
            if pair.from >= 0, pair.to >= 0 {
                let anchors = anchors(pair.from, pair.to, variant)
                recipe.append(a, pair.from, b, pair.to, anchors, tolerance: options.tolerance)
            } else if pair.from >= 0 {
                let point = point(for: pair.from, of: a, in: b)
                recipe.append(a, pair.from, isTo: false, pointX: point.x, pointY: point.y)
            } else {
                let point = point(for: pair.to, of: b, in: a)
                recipe.append(b, pair.to, isTo: true, pointX: point.x, pointY: point.y)
            }
            turns.append(MorphTurn())
        }
        return (recipe, turns)
    }

    /// Where a contour that has no counterpart comes from or goes to, in the other path's coordinates.
    private func point(for index: Int, of shape: borrowing MorphShape, in other: borrowing MorphShape) -> (x: Double, y: Double) {
        let contour = shape.contours[index]
        // An empty path has no place of its own.
        let target = other.curves.isEmpty ? (shape.middleX, shape.middleY, shape.size) : (other.middleX, other.middleY, other.size)
        return (target.0 + contour.x * target.2, target.1 + contour.y * target.2)
    }

    /// The subpaths' indices of a recipe's outlines, −1 for none.
    func pairs(_ recipe: MorphRecipe) -> [(from: Int32, to: Int32)] {
        var result: [(from: Int32, to: Int32)] = []
        for outline in recipe.outlines {
            let from = outline.from >= 0 ? a.contours[outline.from].subpath : -1
            let to = outline.to >= 0 ? b.contours[outline.to].subpath : -1
            result.append((from, to))
        }
        return result
    }

    // MARK: Correspondence

    private func frame(_ contour: MorphContour, _ mode: Int) -> MorphSamples.Frame {
        var frame = MorphSamples.Frame()
        if mode == 2 { return frame }
        if mode == 1 {
            let (width, height) = (contour.maxX - contour.minX, contour.maxY - contour.minY)
            frame.x = contour.minX + width / 2
            frame.y = contour.minY + height / 2
            frame.scaleX = width > 1e-9 ? 3 / width : 1
            frame.scaleY = height > 1e-9 ? 3 / height : 1
        } else {
            frame.x = contour.x
            frame.y = contour.y
            frame.scaleX = contour.radius > 1e-9 ? 1 / contour.radius : 1
            frame.scaleY = frame.scaleX
        }
        return frame
    }

    private func anchors(_ indexA: Int, _ indexB: Int, _ variant: Variant) -> [SIMD2<Double>] {
        let (contourA, contourB) = (a.contours[indexA], b.contours[indexB])
        let samplesA = MorphSamples(a, contourA, frame(contourA, variant.frame))
        let samplesB = MorphSamples(b, contourB, frame(contourB, variant.frame))
        var weights = variant.weights
        weights.stretch += options.smoothness * 0.4
        if samplesA.isClosed, samplesB.isClosed {
            let start = Self.start(samplesA, samplesB)
            return MorphAlignment(samplesA.rotated(to: start.a), samplesB.rotated(to: start.b), weights).anchors
        }
        return MorphAlignment(samplesA, samplesB, weights).anchors
    }

    /// The samples at which two closed contours start best.
    @_optimize(speed)
    private static func start(_ a: MorphSamples, _ b: MorphSamples) -> (a: Int, b: Int) {
        let count = 32
        let (p, q) = (a.even(count), b.even(count))
        var (best, least) = (0, Double.infinity)
        for shift in 0..<count {
            var sum = 0.0
            for index in 0..<count {
                let d = p[index] - q[(index + shift) % count]
                sum += d.x * d.x + d.y * d.y
            }
            if sum < least { (best, least) = (shift, sum) }
        }
        // The pair of samples near that shift that fit each other best.
        var (startA, startB, misfit) = (0, 0, Double.infinity)
        let shift = Double(best) / Double(count)
        for i in 0..<a.intervals {
            let sample = a.samples[i]
            for j in 0..<b.intervals {
                let other = b.samples[j]
                var offset = other.s - sample.s - shift
                // Both are below 2.
                while offset > 0.5 { offset -= 1 }
                while offset < -0.5 { offset += 1 }
                if abs(offset) > 0.07 { continue }
                let (x, y) = (sample.x - other.x, sample.y - other.y)
                let cost =
                    x * x + y * y + 10 * abs(offset) + abs(sample.corner - other.corner) - 0.3 * min(sample.corner, other.corner)
                    + 0.3 * (1 - sample.dx * other.dx - sample.dy * other.dy)
                if cost < misfit { (startA, startB, misfit) = (i, j, cost) }
            }
        }
        return (startA, startB)
    }
}

/// How a subpath turns while it changes.
struct MorphTurn {
    /// In radians, 0 where it moves straight.
    var angle = 0.0
    /// What it turns about on either side.
    var fromX = 0.0
    var fromY = 0.0
    var toX = 0.0
    var toY = 0.0
}
