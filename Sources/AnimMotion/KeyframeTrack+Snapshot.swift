// SPDX-License-Identifier: MIT
extension KeyframeTrack {
    /// Values converted to another path's structure may have been rounded up.
    private static var largestRead: Double { 64 * KeyframeDescription.largestValue }

    /// Writes a track with everything it was made from and its start, or reads one for values of `count` components.
    @inline(never)
    package static func code(_ track: KeyframeTrack?, _ count: Int, by coder: inout StateCoder) -> KeyframeTrack? {
        let given = track.map { $0.sort.rawValue + 3 * $0.turning.rawValue }
        let choice = coder.choice(given ?? 0, below: 9)
        let sort = KeyframeDescription.Sort(rawValue: choice % 3) ?? .values
        // 0 for tracks that do not move at constant speed; their segments determine the mode.
        let pace = coder.choice(track.map { $0.isCubicPaced ? 2 : $0.isPaced ? 1 : 0 } ?? 0, below: 3)
        let mode: KeyframeDescription.Mode = pace == 2 ? .cubicPaced : pace == 1 ? .paced : .linear
        var duration = track?.duration ?? 0
        coder.code(&duration, within: KeyframeDescription.longestDuration)
        coder.check(duration >= 0)
        guard coder.failure == nil, var description = try? KeyframeDescription(sort, count, duration, mode) else {
            coder.damaged()
            return nil
        }
        description.turning = PlaneTurn.Rule(rawValue: choice / 3) ?? .none
        if let track {
            description.angles = track.angles
            description.ease = track.isEased ? track.ease : nil
            description.values = track.values
            description.velocities = track.velocities
            description.curves = track.curves
            description.springs = track.springs
        }
        coder.code(&description.angles)
        codeCurves(&description, by: &coder)
        let largest = largestRead
        codeRows(&description.values, count, by: &coder)
        codeRows(&description.velocities, count, by: &coder)
        var isPrepared = track?.needsStart ?? false
        var start = [Double](repeating: 0, count: sort == .values ? 0 : 2 * count)
        coder.check(!start.isEmpty || !isPrepared)
        coder.code(&isPrepared)
        if let track, !start.isEmpty {
            for index in 0..<count {
                start[index] = track.points[index]
                start[count + index] = track.initialVelocity[index]
            }
        }
        for index in start.indices { coder.code(&start[index], within: largest) }
        if !isPrepared { description.initial = start }
        let segments = codeSegments(track, &description, duration, by: &coder)
        guard coder.isReading, coder.failure == nil else { return track }
        guard sort != .values || description.values.count >= count else {
            coder.damaged()
            return nil
        }
        let read = KeyframeTrack(description, segments, duration: duration)
        read.meetFlicks()
        if isPrepared, read.needsStart {
            start.withUnsafeBufferPointer { start in
                if let value = start.baseAddress { read.prepare(from: value, velocity: value + count) }
            }
        }
        return read
    }

    @inline(never)
    private static func codeCurves(_ description: inout KeyframeDescription, by coder: inout StateCoder) {
        var isEased = description.ease != nil
        coder.code(&isEased)
        if isEased {
            var ease = description.ease ?? .linear
            coder.code(&ease)
            description.ease = ease
        }
        let curves = coder.count(description.curves.count, each: 32)
        if coder.isReading { description.curves = Array(repeating: .linear, count: curves) }
        for index in description.curves.indices { coder.code(&description.curves[index]) }
    }

    /// Rows of `count` numbers.
    @inline(never)
    private static func codeRows(_ numbers: inout [Double], _ count: Int, by coder: inout StateCoder) {
        let rows = coder.count(numbers.count / count, each: 8 * count)
        if coder.isReading { numbers = [Double](repeating: 0, count: rows * count) }
        for index in numbers.indices { coder.code(&numbers[index], within: largestRead) }
    }

    @inline(never)
    private static func codeSegments(
        _ track: KeyframeTrack?,
        _ description: inout KeyframeDescription,
        _ duration: Double,
        by coder: inout StateCoder
    ) -> [KeyframeSegment] {
        let rows = description.values.count / description.componentCount
        let count = coder.count(track?.segmentCount ?? 0, each: 18)
        // There may be holds between the values of a track, and one before and one after.
        coder.check(count <= 2 * rows + 2 && (count > 0 || duration == 0))
        var segments: [KeyframeSegment] = []
        // The sum of the lengths, in which rounding adds up.
        var end = 0.0
        guard coder.failure == nil else { return [] }
        for index in 0..<count {
            var segment = track?.segments[index] ?? KeyframeSegment(kind: .hold, start: 0, length: 0, row: -1)
            segment.code(&description, rows, by: &coder)
            let isRight =
                (segment.start - end).magnitude <= 0x1p-48 * duration
                && segment.length >= 0 && segment.length <= duration
                && (description.sort == .track || segment.kind != .spring)
            coder.check(isRight)
            end = segment.start + segment.length
            guard coder.failure == nil else { return [] }
            if coder.isReading { segments.append(segment) }
        }
        return segments
    }
}

extension KeyframeSegment {
    /// Flags for the rare parts of a segment.
    private static let splits: Int32 = 1
    private static let settlesFlag: Int32 = 2
    private static let shaped: Int32 = 4

    @inline(never)
    fileprivate mutating func code(_ description: inout KeyframeDescription, _ rows: Int, by coder: inout StateCoder) {
        kind = Kind(rawValue: coder.choice(kind.rawValue, below: 4)) ?? kind
        var flags = fraction != 1 ? Self.splits : 0
        if settles { flags |= Self.settlesFlag }
        if !shape.isPlain { flags |= Self.shaped }
        flags = coder.choice(flags, below: 8)
        settles = flags & Self.settlesFlag != 0
        coder.code(&start)
        coder.code(&length)
        coder.code(&row, below: rows)
        let velocityRows = description.velocities.count / description.componentCount
        coder.code(&startVelocity, below: velocityRows)
        coder.code(&endVelocity, below: velocityRows)
        if flags & Self.splits != 0 { coder.code(&fraction, within: 1) }
        coder.check(fraction >= 0)
        if flags & Self.shaped != 0 { shape.code(by: &coder) }
        // Paced tracks recompute their segments from lengths, so these must be as plain as the compiler makes them:
        // only the keys of cubic tracks have a shape.
        let allowed = description.mode == .cubicPaced ? Self.shaped : 0
        let isPlain = flags & ~allowed == 0 && kind != .spring && startVelocity < 0 && endVelocity < 0
        coder.check(isPlain || !description.mode.isPaced)
        guard kind == .spring else { return coder.code(&table, below: description.curves.count) }
        let given = coder.isReading ? nil : description.springs[Int(table)].spring
        guard let spring = coder.code(given), coder.isReading else { return }
        let response = SpringResponse(spring)
        table = Int32(truncatingIfNeeded: description.springs.count)
        description.springs.append(
            SegmentSpring(spring: spring, response: response, end: response.basis(at: length))
        )
    }
}

extension KeyShape {
    fileprivate var isPlain: Bool {
        arrivingBefore == 0.5 && arrivingAfter == 0.5 && leavingBefore == 0.5 && leavingAfter == 0.5
    }

    @inline(never)
    fileprivate mutating func code(by coder: inout StateCoder) {
        coder.code(&arrivingBefore, within: 1e19)
        coder.code(&arrivingAfter, within: 1e19)
        coder.code(&leavingBefore, within: 1e19)
        coder.code(&leavingAfter, within: 1e19)
    }
}
