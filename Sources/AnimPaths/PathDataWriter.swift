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
    package private(set) var bytes: [UInt8] = []
    private var cursor = Cursor()

    init(_ format: PathDataFormat, into bytes: consuming [UInt8]) {
        self.format = format
        maximumDigits = Int(format.digits)
        self.bytes = bytes
    }

    /// Writes a path's commands. O(verbs).
    package mutating func write(_ path: Path) {
        // About as long as most are; what is longer grows once or twice.
        bytes.reserveCapacity(bytes.count + path.verbs.count + 8 * path.coordinates.count)
        path.verbs.withUnsafeBufferPointer { verbs in
            path.coordinates.withUnsafeBufferPointer { coordinates in
                var index = 0
                for number in verbs.indices {
                    let verb = verbs[number]
                    let count = 2 * verb.pointCount
                    guard index + count <= coordinates.count else { return }
                    let points = UnsafeBufferPointer(rebasing: coordinates[index..<(index + count)])
                    index += count
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
        bytes.append(cursor.letter)
        (cursor.x, cursor.y) = (cursor.startX, cursor.startY)
        cursor.command = .close
        cursor.endsInNumber = false
    }

    /// Writes a verb with its points in the requested form.
    private mutating func write(_ verb: Path.Verb, _ points: UnsafeBufferPointer<Double>) {
        let before = cursor
        let first = bytes.count
        guard format.coordinates != .absolute, write(verb, points, isRelative: true) else {
            cursor = before
            bytes.removeLast(bytes.count - first)
            _ = write(verb, points, isRelative: false)
            return
        }
        guard format.coordinates == .shorter else { return }
        let relative = cursor
        let second = bytes.count
        cursor = before
        _ = write(verb, points, isRelative: false)
        let (relativeCount, absoluteCount) = (second - first, bytes.count - second)
        if absoluteCount < relativeCount || (absoluteCount == relativeCount && cursor.letter == before.letter) {
            bytes.removeSubrange(first..<second)
        } else {
            bytes.removeLast(absoluteCount)
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
        bytes.append(letter)
        cursor.endsInNumber = false
    }

    // MARK: Numbers

    /// Writes a coordinate as the difference from the base that the reader adds.
    ///
    /// - Returns: The reader's coordinate; nil if it must be exact and cannot be.
    @_optimize(speed)
    private mutating func number(_ coordinate: Double, from base: Double) -> Double? {
        let difference = coordinate - base
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
            append(DecimalDigits(integer, exponent: -decimals).text(isShortest: format.isMinified))
            return read
        }
        let read = base + difference
        if read != coordinate, isExact || read.magnitude > Path.maximumCoordinate { return nil }
        let isShortest = format.isMinified
        append(
            DecimalText(difference, isShortest: isShortest) ?? DecimalDigits(difference).text(isShortest: isShortest)
        )
        return read
    }

    private mutating func append(_ number: DecimalText) {
        var text = number
        // A sign or a second point separates a number by itself.
        let isApart = format.isMinified && (text.first == 0x2D || (text.first == 0x2E && cursor.hasPoint))
        if cursor.endsInNumber, !isApart { text.prepend(byte: 0x20) }
        bytes.append(text)
        cursor.endsInNumber = true
        cursor.hasPoint = text.hasPoint
    }

    private static let powers: InlineArray<16, Double> = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}

extension Path {
    /// Appends the path as SVG path data. With `digits` below 0, reading it gives exactly the same path, except that
    /// minus zero becomes 0.
    ///
    /// - Complexity: O(verbs).
    package func write(_ format: PathDataFormat, into bytes: inout [UInt8]) {
        var given: [UInt8] = []
        swap(&given, &bytes)
        var format = format
        format.digits = min(max(format.digits, -1), PathDataFormat.maximumDigits)
        var writer = PathDataWriter(format, into: given)
        writer.write(self)
        bytes = writer.bytes
    }
}
