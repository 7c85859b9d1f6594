// SPDX-License-Identifier: MIT
/// A contour's nodes as the alignment sees them: moved, scaled and rotated.
struct MorphSamples {
    /// A node: its transformed position, the direction to the next one, and `length`, `corner` and `s` of `MorphNode`.
    package struct Sample {
        package var x = 0.0
        package var y = 0.0
        package var dx = 0.0
        package var dy = 0.0
        package var length = 0.0
        package var corner = 0.0
        package var s = 0.0
    }

    /// A closed contour has its first sample at the end again.
    package var samples: [Sample] = []
    package var isClosed = false

    /// The transform of nodes to samples: (x, y) becomes the origin, then scale, then rotation.
    struct Frame {
        package var x = 0.0
        package var y = 0.0
        package var scaleX = 1.0
        package var scaleY = 1.0
        package var cosine = 1.0
        package var sine = 0.0
    }

    /// The most samples: the alignment's work grows with the square.
    package static let limit = 320

    /// The samples of a contour in order, from a node on: of an open contour the first. `s` goes on beyond 1.
    @_optimize(speed)
    init(_ shape: borrowing MorphShape, _ contour: MorphContour, _ frame: Frame, from first: Int = 0) {
        isClosed = contour.isClosed
        let count = contour.nodeCount
        let stride = (count + Self.limit - 1) / Self.limit
        samples.reserveCapacity(min(count, Self.limit) + 2)
        shape.nodes.withUnsafeBufferPointer { nodes in
            var index = 0
            while index < count {
                let number = first + index
                let node = nodes[contour.firstNode + (number < count ? number : number - count)]
                var sample = Self.placed(node, frame)
                sample.s = number < count ? node.s : node.s + 1
                sample.corner = node.corner
                samples.append(sample)
                // The end of an open contour, its last node, is always included.
                index = !isClosed && index < count - 1 ? min(index + stride, count - 1) : index + stride
            }
            if isClosed, var end = samples.first {
                end.s += 1
                samples.append(end)
            }
        }
        for index in 0..<samples.count - 1 {
            let (x, y) = (samples[index + 1].x - samples[index].x, samples[index + 1].y - samples[index].y)
            let length = (x * x + y * y).squareRoot()
            samples[index].length = samples[index + 1].s - samples[index].s
            samples[index].dx = length > 0 ? x / length : 0
            samples[index].dy = length > 0 ? y / length : 0
        }
    }

    @inline(__always)
    private static func placed(_ node: MorphNode, _ frame: Frame) -> Sample {
        let (x, y) = ((node.x - frame.x) * frame.scaleX, (node.y - frame.y) * frame.scaleY)
        return Sample(x: frame.cosine * x - frame.sine * y, y: frame.sine * x + frame.cosine * y)
    }

    /// How many intervals there are.
    var intervals: Int { samples.count - 1 }

    /// A closed contour begun at another sample. `s` goes on beyond 1.
    func rotated(to start: Int) -> MorphSamples {
        guard isClosed, start > 0, start < intervals else { return self }
        var result = self
        let count = intervals
        for index in 0...count {
            let from = start + index
            result.samples[index] = samples[from >= count ? from - count : from]
            if from >= count { result.samples[index].s += 1 }
        }
        // The start again, one round later.
        result.samples[count] = samples[start]
        result.samples[count].s += 1
        return result
    }

    /// Evenly spaced points along a closed contour. The first one is a fraction of its length after its start, −1 to 1.
    package func even(_ count: Int, from shift: Double) -> [SIMD2<Double>] {
        var result: [SIMD2<Double>] = []
        result.reserveCapacity(count)
        let first = samples[0].s
        for step in 0..<count {
            var position = shift + Double(step) / Double(count)
            while position >= 1 { position -= 1 }
            while position < 0 { position += 1 }
            // Binary search for the interval.
            var (low, high) = (0, intervals - 1)
            while low < high {
                let middle = (low + high + 1) / 2
                if samples[middle].s - first <= position { low = middle } else { high = middle - 1 }
            }
            let (a, b) = (samples[low], samples[low + 1])
            let fraction = a.length > 0 ? min(max((position - (a.s - first)) / a.length, 0), 1) : 0
            result.append(SIMD2(a.x + (b.x - a.x) * fraction, a.y + (b.y - a.y) * fraction))
        }
        return result
    }

    /// Evenly spaced points along the contour.
    @_optimize(speed)
    package func even(_ count: Int) -> [SIMD2<Double>] {
        var result: [SIMD2<Double>] = []
        result.reserveCapacity(count)
        var index = 0
        let first = samples[0].s
        for step in 0..<count {
            let s = first + (isClosed ? Double(step) / Double(count) : Double(step) / Double(count - 1))
            while index < intervals - 1, samples[index + 1].s < s { index += 1 }
            let length = samples[index].length
            let fraction = length > 0 ? min(max((s - samples[index].s) / length, 0), 1) : 0
            let (a, b) = (samples[index], samples[index + 1])
            result.append(SIMD2(a.x + (b.x - a.x) * fraction, a.y + (b.y - a.y) * fraction))
        }
        return result
    }
}
