// SPDX-License-Identifier: MIT
import AnimMath

/// Writes SVG path data. It tracks the state of a reader of the bytes, so that nothing is lost and the errors of
/// rounded relative coordinates do not accumulate.
struct PathDataWriter {
    /// The state of a reader after the bytes so far.
    private struct Cursor {
        package var x = 0.0
        package var y = 0.0
        var startX = 0.0
        var startY = 0.0
        /// The last control point.
        var handleX = 0.0
        var handleY = 0.0
        /// The last command and its letter; 0 for none.
        package var command = PathCommand.close
        package var letter: UInt8 = 0
        /// Whether the last byte belongs to a number, and whether that number has a point.
        var endsInNumber = false
        var hasPoint = false
    }

    private let format: PathDataFormat
    private let maximumDigits: Int
    private var cursor = Cursor()
    /// The bytes so far, and how many there is room for.
    private var text: UnsafeMutablePointer<UInt8>
    private var count = 0
    private var room: Int

    init(_ format: PathDataFormat, room: Int) {
        self.format = format
        maximumDigits = Int(format.digits)
        self.room = max(room, PathDataWriter.longestCommands)
        text = .allocate(capacity: self.room)
    }

    /// The bytes so far, until `deallocate`.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: text, count: count) }

    func deallocate() { text.deallocate() }

    /// More than two commands of six numbers need.
    private static let longestCommands = 512

    /// Makes room for a command in both forms, relative and absolute.
    private mutating func reserve() {
        guard room &- count < PathDataWriter.longestCommands else { return }
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * room)
        larger.update(from: text, count: count)
        text.deallocate()
        (text, room) = (larger, 2 * room)
    }

    @inline(__always)
    private mutating func append(_ byte: UInt8) {
        text[count] = byte
        count &+= 1
    }

    /// Writes a path's commands. O(verbs).
    package mutating func write(_ path: Path) {
        path.verbs.withUnsafeBufferPointer { verbs in
            path.coordinates.withUnsafeBufferPointer { coordinates in
                var index = 0
                for number in verbs.indices {
                    let verb = verbs[number]
                    let count = 2 * verb.pointCount
                    guard index + count <= coordinates.count else { return }
                    let points = UnsafeBufferPointer(rebasing: coordinates[index..<(index + count)])
                    index += count
                    reserve()
                    if verb == .close {
                        close()
                    } else if verb == .move, number + 1 < verbs.count, isImplied(points, before: verbs[number + 1]) {
                        continue
                    } else {
                        write(verb, points)
                    }
                }
            }
        }
    }

    /// Whether a reader adds this move by itself when something is drawn after Z.
    private func isImplied(_ points: UnsafeBufferPointer<Double>, before next: Path.Verb) -> Bool {
        format.isMinified && cursor.command == .close && cursor.letter != 0 && next != .move && next != .close
            && isSame(points[0], cursor.x) && isSame(points[1], cursor.y)
    }

    private mutating func close() {
        cursor.letter = format.coordinates == .absolute ? 0x5A : 0x7A
        append(cursor.letter)
        (cursor.x, cursor.y) = (cursor.startX, cursor.startY)
        cursor.command = .close
        cursor.endsInNumber = false
    }

    /// Writes a verb with its points in the requested form.
    private mutating func write(_ verb: Path.Verb, _ points: UnsafeBufferPointer<Double>) {
        let before = cursor
        let first = count
        guard format.coordinates != .absolute, write(verb, points, isRelative: true) else {
            cursor = before
            count = first
            _ = write(verb, points, isRelative: false)
            return
        }
        guard format.coordinates == .shorter else { return }
        let relative = cursor
        let second = count
        cursor = before
        _ = write(verb, points, isRelative: false)
        let (relativeCount, absoluteCount) = (second - first, count - second)
        if absoluteCount < relativeCount || (absoluteCount == relativeCount && cursor.letter == before.letter) {
            for index in 0..<absoluteCount { text[first + index] = text[second + index] }
            count = first + absoluteCount
        } else {
            count = second
            cursor = relative
        }
    }

    /// Writes a verb with its points.
    ///
    /// - Returns: False if relative coordinates would lose accuracy. Bytes and cursor are then invalid.
    private mutating func write(_ verb: Path.Verb, _ points: UnsafeBufferPointer<Double>, isRelative: Bool) -> Bool {
        let (baseX, baseY) = (cursor.x, cursor.y)
        var command = PathCommand.move
        var first = 0
        switch verb {
        case .move, .close: break
        case .line:
            command = .line
            if format.isMinified {
                if isSame(points[1], baseY) {
                    command = .horizontal
                } else if isSame(points[0], baseX) {
                    command = .vertical
                }
            }
        case .quadratic:
            command = reflects(points, .quadratic, .smoothQuadratic) ? .smoothQuadratic : .quadratic
        case .cubic:
            command = reflects(points, .cubic, .smoothCubic) ? .smoothCubic : .cubic
        }
        if command == .smoothCubic || command == .smoothQuadratic {
            // The handle that the reader will reflect.
            let isCurve = cursor.command == command || cursor.command.rawValue &+ 1 == command.rawValue
            if isCurve {
                cursor.handleX = 2 * baseX - cursor.handleX
                cursor.handleY = 2 * baseY - cursor.handleY
            } else {
                (cursor.handleX, cursor.handleY) = (baseX, baseY)
            }
            first = 2
        }
        begin(command, isRelative)
        for index in first..<points.count {
            let isX = index & 1 == 0
            if command == (isX ? .vertical : .horizontal) { continue }
            let base = isRelative ? (isX ? baseX : baseY) : 0
            guard let read = number(points[index], from: base) else { return false }
            if isX { cursor.x = read } else { cursor.y = read }
            // The point before the last is the handle.
            if index == points.count - 4 { cursor.handleX = read }
            if index == points.count - 3 { cursor.handleY = read }
        }
        if command == .move { (cursor.startX, cursor.startY) = (cursor.x, cursor.y) }
        cursor.command = command
        return true
    }

    /// Whether a curve's first control point is the one that S or T derives from the command before.
    private func reflects(
        _ points: UnsafeBufferPointer<Double>,
        _ plain: PathCommand,
        _ smooth: PathCommand
    ) -> Bool {
        guard format.isMinified else { return false }
        guard cursor.command == plain || cursor.command == smooth else {
            return isSame(points[0], cursor.x) && isSame(points[1], cursor.y)
        }
        return isSame(points[0], 2 * cursor.x - cursor.handleX) && isSame(points[1], 2 * cursor.y - cursor.handleY)
    }

    /// Whether one coordinate may replace another.
    private func isSame(_ coordinate: Double, _ other: Double) -> Bool {
        if maximumDigits < 0 { return coordinate == other }
        return (coordinate - other).magnitude <= 0.5 / Self.powers[maximumDigits]
    }

    /// Writes the command's letter, unless the reader repeats it by itself.
    private mutating func begin(_ command: PathCommand, _ isRelative: Bool) {
        let letter = command.letter | (isRelative ? 0x20 : 0)
        let before = cursor.letter
        // Commands after M are lines.
        let isRepeated = before == letter || (command == .line && before == letter &+ 1)
        cursor.letter = letter
        if format.isMinified, isRepeated, command != .move { return }
        append(letter)
        cursor.endsInNumber = false
    }

    // MARK: Numbers

    /// Writes a coordinate as the difference from the base that the reader adds.
    ///
    /// - Returns: The reader's coordinate; nil if it must be exact and cannot be.
    @_optimize(speed)
    private mutating func number(_ coordinate: Double, from base: Double) -> Double? {
        let difference = coordinate - base
        if maximumDigits < 0, base == 0 {
            append(DecimalDigits(difference))
            return difference + 0
        }
        // The fewest decimals that give the coordinate back, since it was probably made from few. Below a million a
        // double is exact to less than half of 1e-9: nine decimals represent every number with fewer, with trailing
        // zeros.
        let isExact = maximumDigits < 0
        let isSmall = coordinate.magnitude < 1e6 && base.magnitude < 1e6
        let most = isExact ? 9 : maximumDigits
        for decimals in (isExact && !isSmall ? 0 : most)...most {
            let scaled = difference * Self.powers[decimals]
            guard scaled.magnitude < 0x1p53 else { break }
            // Beyond 2^52 it is an integer, and adding a half would round.
            let half = scaled.magnitude < 0x1p52 ? 0.5 : 0
            let integer = Int64(scaled + (scaled < 0 ? -half : half))
            let value = Double(integer) / Self.powers[decimals]
            let read = base + value
            if isExact, read != coordinate { continue }
            if read.magnitude > Path.maximumCoordinate { return nil }
            append(DecimalDigits(integer, exponent: -decimals))
            return read
        }
        let read = base + difference
        if read != coordinate, isExact || read.magnitude > Path.maximumCoordinate { return nil }
        append(DecimalDigits(difference))
        return read
    }

    @inline(__always)
    private mutating func append(_ number: DecimalDigits) {
        let form = number.form(isShortest: format.isMinified)
        // A sign or a second point separates a number by itself.
        let isApart = format.isMinified && (form.beginsWithSign || form.beginsWithPoint && cursor.hasPoint)
        if cursor.endsInNumber, !isApart { append(0x20) }
        number.write(form, to: text + count)
        count &+= form.count
        cursor.endsInNumber = true
        cursor.hasPoint = form.hasPoint
    }

    private static let powers: InlineArray<16, Double> = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}

extension Path {
    /// Lends the path as SVG path data. With `digits` below 0, reading it gives exactly the same path, except that minus
    /// zero becomes 0.
    ///
    /// - Complexity: O(verbs).
    package func withData<Failure: Error>(
        _ format: PathDataFormat,
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        var format = format
        format.digits = min(max(format.digits, -1), PathDataFormat.maximumDigits)
        // About as long as most are; what is longer grows once or twice.
        var writer = PathDataWriter(format, room: verbs.count + 8 * coordinates.count)
        defer { writer.deallocate() }
        writer.write(self)
        try body(writer.bytes)
    }

    /// Appends the path as SVG path data: see `withData`.
    package func write(_ format: PathDataFormat, into bytes: inout [UInt8]) {
        withData(format) { (data) throws(Never) in bytes.append(contentsOf: data) }
    }
}
