// SPDX-License-Identifier: MIT
import AnimMath

extension KeyframeDescription {
    /// What can be sampled: everything that it will need is allocated here.
    ///
    /// Complexity: O(keys · components), and a sort of blocks that are not in order; the cubic paced mode measures every
    /// segment's length some ten times over.
    ///
    /// - Parameter componentCount: That of the property that it is for.
    /// - Throws: `.kind` where it is not that of the description.
    package func makeTrack(componentCount: Int) throws(AnimError) -> KeyframeTrack {
        guard componentCount == self.componentCount else {
            throw AnimError(
                .kind,
                "the keyframes have \(self.componentCount) components, but the value has \(componentCount)"
            )
        }
        if sort == .track { return KeyframeTrack(self, segments, duration: end) }
        return KeyframeTrack(self, sort == .blocks ? consecutiveBlocks() : segmentsOfValues(), duration: givenDuration)
    }

    /// With the first value's hold before its time, and the last one's after.
    @inline(never)
    private func segmentsOfValues() -> [KeyframeSegment] {
        var result = KeyframeSegments(scale: givenDuration)
        result.hold(until: segments[0].start)
        for segment in segments { result.add(segment, until: segment.start + segment.length) }
        result.hold(until: 1)
        return result.segments
    }

    /// Blocks cut where the next one takes over, and holds between them.
    @inline(never)
    private func consecutiveBlocks() -> [KeyframeSegment] {
        var result = KeyframeSegments(scale: givenDuration)
        let order = orderOfBlocks()
        for position in 0..<order.count {
            var block = segments[Int(order[position])]
            result.hold(until: block.start)
            let end = min(block.start + block.length, 1)
            let next = position + 1 < order.count ? segments[Int(order[position + 1])].start : 1
            if next < end {
                // Taken over before it has moved, or before a discrete value has come.
                if next == block.start || mode == .discrete {
                    result.hold(until: next)
                    continue
                }
                block.fraction = (next - block.start) / (end - block.start)
            }
            result.add(block, until: min(next, end))
        }
        result.hold(until: 1)
        return result.segments
    }

    /// The blocks by start, equal ones as they were added.
    private func orderOfBlocks() -> [Int32] {
        var order = [Int32](repeating: 0, count: segments.count)
        for index in 0..<segments.count { order[index] = Int32(truncatingIfNeeded: index) }
        // Merges runs of doubled length. What is in order already is copied, nothing more.
        var merged = order
        var run = 1
        while run < segments.count {
            var target = 0
            while target < segments.count {
                var left = target
                let middle = min(left + run, segments.count)
                var right = middle
                let end = min(middle + run, segments.count)
                while target < end {
                    let takesLeft =
                        left < middle
                        && (right >= end || segments[Int(order[left])].start <= segments[Int(order[right])].start)
                    merged[target] = order[takesLeft ? left : right]
                    if takesLeft { left += 1 } else { right += 1 }
                    target += 1
                }
            }
            swap(&order, &merged)
            run *= 2
        }
        return order
    }
}

/// Segments as they are put behind one another.
private struct KeyframeSegments {
    package var segments: [KeyframeSegment] = []
    package let scale: Double
    /// Where the last one ends, from 0 to 1.
    private var cursor = 0.0

    init(scale: Double) { self.scale = scale }

    /// Lets the value stay what it is until a time, where that is ahead.
    package mutating func hold(until time: Double) {
        if time > cursor { add(KeyframeSegment(kind: .hold, start: 0, length: 0, row: -1), until: time) }
    }

    /// Adds a segment from here to a time, in seconds then.
    @inline(never)
    package mutating func add(_ segment: KeyframeSegment, until time: Double) {
        segments.append(segment)
        let last = segments.count - 1
        segments[last].start = cursor * scale
        segments[last].length = time * scale - cursor * scale
        cursor = time
    }
}
