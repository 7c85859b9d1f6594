// SPDX-License-Identifier: MIT
import CAnimPlatform

/// Reads SVG path data: the grammar of SVG 2, §9.3.9, with exponents.
///
/// One pass over the bytes. Each segment is written to its final place and counts only when it is complete, so that on
/// an error the path has everything before it. `run` returns when its room is used up, and can then continue.
package struct PathDataReader {
    /// The next step after a pause.
    private enum Step: UInt8 {
        /// A command.
        case command
        /// Another set of arguments, or a command.
        case more
        /// A set of arguments; the separator before it has been read.
        case arguments
    }

    private let text: UnsafePointer<UInt8>
    private let end: UnsafePointer<UInt8>
    private var next: UnsafePointer<UInt8>
    private let piece: Double
    private var step = Step.command
    private var command = PathCommand.close
    private var isRelative = false
    /// The last segment's command, which determines whether S and T reflect a control point.
    private var last = PathCommand.close
    private var isEmpty = true
    private var isClosed = false
    private var x = 0.0
    private var y = 0.0
    private(set) var startX = 0.0
    private(set) var startY = 0.0
    /// The last control point of the last curve.
    private var handleX = 0.0
    private var handleY = 0.0
    private var problem: PathDataError.Problem?
    private var problemByte: UnsafePointer<UInt8>
    /// Whether the text has ended, or an error has occurred.
    package private(set) var isDone = false
    /// How many verbs the next segment may need: more than usual before an arc.
    private(set) var neededVerbs = 2
    /// The letters of the segments, if requested; repeated moves count as lines.
    package var letters: [UInt8]?
    /// Which verbs represent arcs; and how many verbs were written before this run.
    private(set) var arcs: [PathArc] = []
    private var verbsBefore = 0
    private var window: PathDataWindow

    /// How many bytes have been read.
    var offset: Int { next - text }

    /// Whether the text has arcs.
    var hasArcs: Bool { anim_platform_has_letter(text, end - text, UInt8(ascii: "A")) }

    /// The current point.
    package var current: (x: Double, y: Double) { (x, y) }

    /// The error that ended the reading, or nil.
    package var error: PathDataError? {
        problem.map { PathDataError(offset: problemByte - text, problem: $0) }
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, piece: Double) {
        // No byte of an empty text is ever read.
        text = bytes.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
        end = text + bytes.count
        next = text
        problemByte = text
        self.piece = piece
        window = PathDataWindow(text)
    }

    /// Reads until the text ends, an error occurs, or there is no room for two verbs and the coordinates of a segment.
    ///
    /// - Returns: How many verbs and coordinates were written.
    @inline(never)
    @_optimize(speed)
    package mutating func run(
        _ verbs: UnsafeMutableBufferPointer<Path.Verb>,
        _ coordinates: UnsafeMutableBufferPointer<Double>
    ) -> (verbs: Int, coordinates: Int) {
        guard let firstVerb = verbs.baseAddress, let firstCoordinate = coordinates.baseAddress else { return (0, 0) }
        neededVerbs = 2
        var cursor = Cursor(
            next: next,
            firstVerb: firstVerb,
            verb: firstVerb,
            lastVerb: firstVerb + (verbs.count - 2),
            out: firstCoordinate,
            lastOut: firstCoordinate + (coordinates.count - 10),
            x: x,
            y: y,
            command: command,
            isRelative: isRelative,
            last: last,
            isClosed: isClosed,
            step: step
        )
        while true {
            if cursor.step != .arguments {
                guard readCommand(&cursor) else { break }
                if cursor.command == .close { continue }
                cursor.step = .arguments
            }
            guard readSegment(&cursor) else { break }
        }
        next = cursor.next
        (x, y) = (cursor.x, cursor.y)
        command = cursor.command
        isRelative = cursor.isRelative
        last = cursor.last
        isClosed = cursor.isClosed
        step = cursor.step
        verbsBefore += cursor.verb - firstVerb
        return (cursor.verb - firstVerb, cursor.out - firstCoordinate)
    }

    /// What a run reads and writes. All that uses it is inlined, so that its members stay in registers.
    private struct Cursor {
        var next: UnsafePointer<UInt8>
        let firstVerb: UnsafeMutablePointer<Path.Verb>
        var verb: UnsafeMutablePointer<Path.Verb>
        /// Beyond these there is no room for a segment and the move that it may need, nor for the arguments of an arc.
        let lastVerb: UnsafeMutablePointer<Path.Verb>
        var out: UnsafeMutablePointer<Double>
        let lastOut: UnsafeMutablePointer<Double>
        var x: Double
        var y: Double
        var command: PathCommand
        var isRelative: Bool
        var last: PathCommand
        var isClosed: Bool
        var step: Step
    }

    @inline(__always)
    private static func skipSpace(_ next: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) {
        while next < end, next.pointee <= 0x20, isSpace(next.pointee) { next += 1 }
    }

    /// Skips spaces with at most one comma.
    ///
    /// - Returns: Whether there was a comma.
    @inline(__always)
    private static func skipSeparator(_ next: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
        skipSpace(&next, end)
        guard next < end, next.pointee == 0x2C else { return false }
        next += 1
        skipSpace(&next, end)
        return true
    }

    /// Reads a command if one is next, and closes the subpath if that is the command.
    ///
    /// - Returns: Whether to go on: no error, not the end, and room.
    @inline(__always)
    private mutating func readCommand(_ cursor: inout Cursor) -> Bool {
        var comma = false
        if cursor.step == .more {
            comma = Self.skipSeparator(&cursor.next, end)
        } else {
            Self.skipSpace(&cursor.next, end)
        }
        guard cursor.next < end else {
            if comma { fail(.number, cursor.next) } else { isDone = true }
            return false
        }
        let byte = cursor.next.pointee
        if cursor.step == .more, Self.beginsNumber(byte) { return true }
        if comma {
            fail(.number, cursor.next)
            return false
        }
        guard let command = PathCommand(letter: byte), !isEmpty || command == .move else {
            fail(isEmpty ? .move : .command, cursor.next)
            return false
        }
        cursor.command = command
        cursor.isRelative = byte & 0x20 != 0
        if command == .close { return close(&cursor) }
        cursor.next += 1
        Self.skipSpace(&cursor.next, end)
        return true
    }

    /// - Returns: Whether there was room for the verb.
    @inline(__always)
    private mutating func close(_ cursor: inout Cursor) -> Bool {
        guard cursor.verb <= cursor.lastVerb else { return false }
        cursor.next += 1
        if !cursor.isClosed {
            cursor.verb.pointee = .close
            cursor.verb += 1
            cursor.isClosed = true
        }
        (cursor.x, cursor.y) = (startX, startY)
        cursor.last = .close
        cursor.step = .command
        if letters != nil { note(.close, false) }
        return true
    }

    /// Reads a set of arguments, and writes the segment.
    ///
    /// - Returns: Whether there was no error, and room.
    @inline(__always)
    private mutating func readSegment(_ cursor: inout Cursor) -> Bool {
        guard cursor.verb <= cursor.lastVerb, cursor.out <= cursor.lastOut else { return false }
        let command = cursor.command
        // Most segments take their arguments as they are.
        let isPlain = command.isPlain && !cursor.isClosed
        var output = cursor.out
        var arguments = output
        if !isPlain {
            // What follows a closed subpath begins at its start.
            if cursor.isClosed, command != .move { output += 2 }
            if command == .arc {
                guard readArc(&cursor, output) else { return false }
                endSegment(&cursor, command)
                return true
            }
            arguments = output
            if command == .smoothCubic || command == .smoothQuadratic {
                guard writeReflection(cursor, output) else { return false }
                arguments += 2
            }
        }
        guard readArguments(&cursor, arguments, isPlain) else { return false }
        if !isPlain {
            if output != cursor.out { writeMove(&cursor) }
            if command == .horizontal {
                output[1] = cursor.y
            } else if command == .vertical {
                output[1] = output[0]
                output[0] = cursor.x
            }
        }
        writeSegment(&cursor)
        if !isPlain, command == .move {
            (startX, startY) = (cursor.x, cursor.y)
            isEmpty = false
            cursor.isClosed = false
        }
        endSegment(&cursor, command)
        return true
    }

    @inline(__always)
    private mutating func endSegment(_ cursor: inout Cursor, _ command: PathCommand) {
        cursor.last = command
        if letters != nil { note(command, cursor.isRelative) }
        // Commands that follow a move are lines.
        if command == .move { cursor.command = .line }
        cursor.step = .more
    }

    /// Writes the first control point of S and T.
    ///
    /// - Returns: Whether it is in range.
    @inline(__always)
    private mutating func writeReflection(_ cursor: Cursor, _ output: UnsafeMutablePointer<Double>) -> Bool {
        let last = cursor.last
        let isCurve =
            cursor.command == .smoothCubic
            ? last == .cubic || last == .smoothCubic : last == .quadratic || last == .smoothQuadratic
        output[0] = isCurve ? 2 * cursor.x - handleX : cursor.x
        output[1] = isCurve ? 2 * cursor.y - handleY : cursor.y
        let limit = Path.maximumCoordinate
        guard output[0].magnitude <= limit, output[1].magnitude <= limit else {
            fail(.range, cursor.next)
            return false
        }
        return true
    }

    /// Reads the arguments of any command but an arc, as absolute coordinates.
    ///
    /// - Returns: Whether all are there and in range.
    @inline(__always)
    private mutating func readArguments(
        _ cursor: inout Cursor,
        _ arguments: UnsafeMutablePointer<Double>,
        _ isPlain: Bool
    ) -> Bool {
        // The numbers added to the even and odd arguments of a relative command.
        var offset = cursor.isRelative ? SIMD2(cursor.x, cursor.y) : .zero
        if !isPlain, cursor.command == .vertical { offset.x = offset.y }
        let count = cursor.command.argumentCount
        let read = window.read(cursor.next, arguments, 0, count, offset)
        cursor.next = read.next
        if read.index >= count { return true }
        guard let next = readOthers(cursor.next, arguments, read.index, count, offset) else { return false }
        cursor.next = next
        return true
    }

    /// Reads arguments that are not in the window, or not short.
    ///
    /// - Returns: Their end; nil if not all are there and in range.
    @inline(never)
    private mutating func readOthers(
        _ start: UnsafePointer<UInt8>,
        _ arguments: UnsafeMutablePointer<Double>,
        _ first: Int,
        _ count: Int,
        _ offset: SIMD2<Double>
    ) -> UnsafePointer<UInt8>? {
        var (next, index) = (start, first)
        while index < count {
            if window.move(to: next, end) {
                let before = index
                (next, index) = window.read(next, arguments, index, count, offset)
                guard index == before else { continue }
                window.clear()
            }
            repeat {
                if index > 0 { _ = Self.skipSeparator(&next, end) }
                guard let after = readNumber(next, arguments + index, offset[index & 1]) else { return nil }
                next = after
                index &+= 1
            } while index & 1 != 0 && index < count
        }
        return next
    }

    /// Reads a number and adds another to it.
    ///
    /// - Returns: Its end; nil if there is none, or the sum is not in range.
    @inline(__always)
    private mutating func readNumber(
        _ next: UnsafePointer<UInt8>,
        _ output: UnsafeMutablePointer<Double>,
        _ base: Double
    ) -> UnsafePointer<UInt8>? {
        let number = Self.number(next, end)
        if number.end == next {
            fail(.number, number.failure)
            return nil
        }
        output.pointee = number.value + base
        guard output.pointee.magnitude <= Path.maximumCoordinate else {
            fail(.range, next)
            return nil
        }
        return number.end
    }

    /// Writes the move to where a closed subpath began.
    @inline(__always)
    private func writeMove(_ cursor: inout Cursor) {
        cursor.verb.pointee = .move
        cursor.verb += 1
        cursor.out[0] = startX
        cursor.out[1] = startY
        cursor.out += 2
        cursor.isClosed = false
    }

    /// Completes a segment whose coordinates are in their place.
    ///
    /// One branch-free path for all commands but arcs, because the commands are unpredictable.
    @inline(__always)
    private mutating func writeSegment(_ cursor: inout Cursor) {
        let (out, command) = (cursor.out, cursor.command)
        UnsafeMutableRawPointer(cursor.verb).storeBytes(of: command.verb, as: UInt8.self)
        cursor.verb += 1
        handleX = out[command.handle]
        handleY = out[command.handle + 1]
        cursor.out += command.coordinateCount
        (cursor.x, cursor.y) = (cursor.out[-2], cursor.out[-1])
    }

    // MARK: Arcs

    private static let noRoom = -1
    private static let outOfRange = -2
    private static let nothing = -3

    /// Reads the arguments of an arc, and writes it.
    ///
    /// - Returns: Whether all are there and in range, and there was room.
    @inline(__always)
    private mutating func readArc(_ cursor: inout Cursor, _ output: UnsafeMutablePointer<Double>) -> Bool {
        let begin = cursor.next
        window.clear()
        for index in 0..<PathCommand.arc.argumentCount {
            if index > 0 { _ = Self.skipSeparator(&cursor.next, end) }
            if index == 3 || index == 4 {
                // A flag is one digit, regardless of what follows.
                guard cursor.next < end, cursor.next.pointee & 0xFE == 0x30 else {
                    fail(.flag, cursor.next)
                    return false
                }
                output[index] = cursor.next.pointee == 0x31 ? 1 : 0
                cursor.next += 1
            } else {
                guard let after = readNumber(cursor.next, output + index, 0) else { return false }
                cursor.next = after
            }
        }
        var target = SIMD2(output[5], output[6])
        if cursor.isRelative { target += SIMD2(cursor.x, cursor.y) }
        // The cubics are written over the arguments.
        let shape = PathArcShape(
            rx: output[0],
            ry: output[1],
            rotation: output[2],
            isLarge: output[3] != 0,
            isPositive: output[4] != 0
        )
        let room = min(cursor.lastVerb - cursor.verb, (cursor.lastOut - cursor.out) / 6)
        let pieces = writeArc(output, from: SIMD2(cursor.x, cursor.y), to: target, output, room)
        if pieces == Self.noRoom {
            cursor.next = begin
            return false
        }
        if pieces == Self.outOfRange {
            fail(.range, begin)
            return false
        }
        (cursor.x, cursor.y) = (target.x, target.y)
        if pieces != Self.nothing, output != cursor.out { writeMove(&cursor) }
        let place = verbsBefore + (cursor.verb - cursor.firstVerb)
        arcs.append(PathArc(verb: place, count: arcCount(pieces), shape: shape))
        if pieces == 0 {
            cursor.verb.pointee = .line
            cursor.verb += 1
            cursor.out += 2
        } else if pieces > 0 {
            for index in 0..<pieces { cursor.verb[index] = .cubic }
            cursor.verb += pieces
            cursor.out += 6 * pieces
        }
        return true
    }

    /// The number of verbs of an arc, from the result of `writeArc`: a line is one.
    private func arcCount(_ pieces: Int) -> Int { pieces == Self.nothing ? 0 : max(pieces, 1) }

    /// Writes an arc as cubics as far as there is room; for a degenerate arc, writes the end of a line.
    ///
    /// - Returns: How many cubics, 0 for a line, or one of the constants above.
    @inline(never)
    private mutating func writeArc(
        _ arguments: UnsafeMutablePointer<Double>,
        from start: SIMD2<Double>,
        to end: SIMD2<Double>,
        _ output: UnsafeMutablePointer<Double>,
        _ room: Int
    ) -> Int {
        let limit = Path.maximumCoordinate
        guard end.x.magnitude <= limit, end.y.magnitude <= limit else { return Self.outOfRange }
        if letters != nil {
            // Only the structure is requested. The points of an arc's cubics depend on the accuracy.
            (output[0], output[1]) = (end.x, end.y)
            return 0
        }
        let arc = EllipticalArc(
            from: start,
            to: end,
            radii: SIMD2(arguments[0], arguments[1]),
            rotation: EllipticalArc.sincos(degrees: arguments[2]),
            isLarge: arguments[3] != 0,
            isPositive: arguments[4] != 0,
            piece: piece
        )
        if arc.count < 0 { return Self.nothing }
        if arc.count > room {
            neededVerbs = arc.count + 2
            return Self.noRoom
        }
        if arc.count == 0 {
            output[0] = end.x
            output[1] = end.y
            return 0
        }
        return arc.write(to: output) ? arc.count : Self.outOfRange
    }

    // MARK: Rare cases

    @inline(never)
    private mutating func fail(_ problem: PathDataError.Problem, _ byte: UnsafePointer<UInt8>) {
        self.problem = problem
        problemByte = byte
        isDone = true
    }

    /// Stops with an error if there may be no more verbs.
    mutating func failForCount() { fail(.count, next) }

    @inline(never)
    private mutating func note(_ command: PathCommand, _ isRelative: Bool) {
        letters?.append(command.letter | (isRelative ? 0x20 : 0))
    }

    @inline(__always)
    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (byte >= 0x09 && byte <= 0x0D && byte != 0x0B)
    }

    /// A digit, a sign or a point.
    @inline(__always)
    private static func beginsNumber(_ byte: UInt8) -> Bool {
        byte &- 0x2B < 15 && byte != 0x2C && byte != 0x2F
    }
}
