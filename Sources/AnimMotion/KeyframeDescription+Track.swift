// SPDX-License-Identifier: MIT
import AnimMath

extension KeyframeDescription {
    /// Makes a track that can be sampled. Everything that sampling needs is allocated here.
    ///
    /// Complexity: O(keys · components), plus sorting of unordered blocks; the cubic paced mode measures every
    /// segment's length about ten times.
    ///
    /// - Parameter componentCount: The component count of the property.
    /// - Throws: `.kind` if it differs from that of the description.
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

    /// Segments of values, including the hold of the first value before its time and of the last one after.
    @inline(never)
    private func segmentsOfValues() -> [KeyframeSegment] {
        var result = KeyframeSegments(scale: givenDuration)
        result.hold(until: segments[0].start)
        for segment in segments { result.add(segment, until: segment.start + segment.length) }
        result.hold(until: 1)
        return result.segments
    }

    /// Segments of blocks, cut where the next block takes over, with holds between them.
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
                // The next block takes over before this one has moved, or before a discrete value appears.
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

    /// The indices of blocks by start; equal starts in the order in which they were added.
    package func orderOfBlocks() -> [Int32] {
        var order = [Int32](repeating: 0, count: segments.count)
        for index in 0..<segments.count { order[index] = Int32(truncatingIfNeeded: index) }
        // A merge sort with runs of doubled length. Ordered input is only copied.
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

/// Builds a sequence of segments.
private struct KeyframeSegments {
    package var segments: [KeyframeSegment] = []
    package let scale: Double
    /// The end of the last segment, from 0 to 1.
    private var cursor = 0.0

    init(scale: Double) { self.scale = scale }

    /// Holds the value until a time, if that is ahead.
    package mutating func hold(until time: Double) {
        if time > cursor { add(KeyframeSegment(kind: .hold, start: 0, length: 0, row: -1), until: time) }
    }

    /// Adds a segment from the cursor to a time, then in seconds.
    @inline(never)
    package mutating func add(_ segment: KeyframeSegment, until time: Double) {
        segments.append(segment)
        let last = segments.count - 1
        segments[last].start = cursor * scale
        segments[last].length = time * scale - cursor * scale
        cursor = time
    }
}
