// SPDX-License-Identifier: MIT
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
    private var problemPlace: UnsafePointer<UInt8>
    package private(set) var isDone = false
    /// How many verbs the next segment may need: more than usual before an arc.
    private(set) var neededVerbs = 2
    /// The letters of the segments, if requested; repeated moves count as lines.
    package var letters: [UInt8]?
    /// Which verbs represent arcs, and how many there were before this run.
    private(set) var arcs: [PathArc] = []
    private var verbsBefore = 0

    package var current: (x: Double, y: Double) { (x, y) }

    package var error: PathDataError? {
        problem.map { PathDataError(offset: problemPlace - text, problem: $0) }
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, piece: Double) {
        // No byte of an empty text is ever read.
        text = bytes.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
        end = text + bytes.count
        next = text
        problemPlace = text
        self.piece = piece
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
        guard let verbStart = verbs.baseAddress, let coordinateStart = coordinates.baseAddress else { return (0, 0) }
        var verb = verbStart
        var out = coordinateStart
        // Beyond these there is no room for a segment and the move that it may need, nor for the arguments of an arc.
        let lastVerb = verbStart + (verbs.count - 2)
        let lastOut = coordinateStart + (coordinates.count - 10)
        let end = self.end
        var p = next
        var (x, y) = (self.x, self.y)
        var kind = self.command
        var isRelative = self.isRelative
        var last = self.last
        var isClosed = self.isClosed
        var step = self.step
        neededVerbs = 2

        @inline(__always) func skipSpace() {
            while p < end, p.pointee <= 0x20, Self.isSpace(p.pointee) { p += 1 }
        }

        reading: while true {
            if step != .arguments {
                // Spaces; before more arguments also one comma among them.
                skipSpace()
                var comma = false
                if step == .more, p < end, p.pointee == 0x2C {
                    comma = true
                    p += 1
                    skipSpace()
                }
                if p == end {
                    if comma {
                        fail(.number, p)
                    } else {
                        isDone = true
                    }
                    break reading
                }
                let byte = p.pointee
                if step == .command || !Self.beginsNumber(byte) {
                    if comma {
                        fail(.number, p)
                        break reading
                    }
                    guard let read = PathCommand(letter: byte), !isEmpty || read == .move else {
                        fail(isEmpty ? .move : .command, p)
                        break reading
                    }
                    kind = read
                    isRelative = byte & 0x20 != 0
                    if kind == .close {
                        if verb > lastVerb { break reading }
                        p += 1
                        if !isClosed {
                            verb.pointee = .close
                            verb += 1
                            isClosed = true
                        }
                        (x, y) = (startX, startY)
                        last = .close
                        step = .command
                        if letters != nil { note(.close, false) }
                        continue reading
                    }
                    p += 1
                    skipSpace()
                }
                step = .arguments
            }
            if verb > lastVerb || out > lastOut { break reading }

            let begin = p
            let place = isClosed && kind != .move ? out + 2 : out
            var arguments = place
            if kind == .smoothCubic || kind == .smoothQuadratic {
                let isCurve =
                    kind == .smoothCubic
                    ? last == .cubic || last == .smoothCubic : last == .quadratic || last == .smoothQuadratic
                place[0] = isCurve ? 2 * x - handleX : x
                place[1] = isCurve ? 2 * y - handleY : y
                if !(place[0].magnitude <= Path.maximumCoordinate && place[1].magnitude <= Path.maximumCoordinate) {
                    fail(.range, p)
                    break reading
                }
                arguments += 2
            }
            // The numbers added to the odd and even arguments of a relative command.
            var (even, odd) = isRelative ? (x, y) : (0, 0)
            if kind == .vertical { even = odd }
            let isArc = kind == .arc
            if isArc { (even, odd) = (0, 0) }
            let count = kind.argumentCount
            var index = 0
            while index < count {
                if !isArc {
                    let read = Self.shortNumbers(p, end, arguments, index, count, even, odd)
                    p = read.end
                    index = read.index
                    if index == count { break }
                }
                // A separator: spaces with at most one comma, or nothing.
                if index > 0 {
                    skipSpace()
                    if p < end, p.pointee == 0x2C {
                        p += 1
                        skipSpace()
                    }
                }
                // A flag is one digit, regardless of what follows.
                if isArc, index == 3 || index == 4 {
                    guard p < end, p.pointee & 0xFE == 0x30 else {
                        fail(.flag, p)
                        break reading
                    }
                    arguments[index] = p.pointee == 0x31 ? 1 : 0
                    p += 1
                } else {
                    let number = Self.number(p, end)
                    if number.end == p {
                        fail(.number, number.failure)
                        break reading
                    }
                    let value = number.value + (index & 1 == 0 ? even : odd)
                    if !(value.magnitude <= Path.maximumCoordinate) {
                        fail(.range, p)
                        break reading
                    }
                    arguments[index] = value
                    p = number.end
                }
                index &+= 1
            }

            var pieces = 0
            if isArc {
                let target =
                    isRelative ? (x: x + arguments[5], y: y + arguments[6]) : (x: arguments[5], y: arguments[6])
                let room = min(lastVerb - verb, (lastOut - out) / 6)
                pieces = writeArc(arguments, from: SIMD2(x, y), to: SIMD2(target.x, target.y), place, room)
                if pieces == Self.noRoom {
                    p = begin
                    break reading
                }
                if pieces == Self.outOfRange {
                    fail(.range, begin)
                    break reading
                }
                (x, y) = target
                if pieces == Self.nothing {
                    last = .arc
                    step = .more
                    if letters != nil { note(.arc, isRelative) }
                    arcs.append(PathArc(verb: verbsBefore + (verb - verbStart), count: 0))
                    continue reading
                }
            }
            if isClosed, kind != .move {
                verb.pointee = .move
                verb += 1
                out[0] = startX
                out[1] = startY
                out += 2
                isClosed = false
            }
            if isArc {
                arcs.append(PathArc(verb: verbsBefore + (verb - verbStart), count: max(pieces, 1)))
                if pieces == 0 {
                    verb.pointee = .line
                    verb += 1
                    out += 2
                } else {
                    for index in 0..<pieces { verb[index] = .cubic }
                    verb += pieces
                    out += 6 * pieces
                }
            } else {
                // One branch-free path for all others, because the commands are unpredictable.
                if kind == .horizontal {
                    out[1] = y
                } else if kind == .vertical {
                    out[1] = out[0]
                    out[0] = x
                }
                UnsafeMutableRawPointer(verb).storeBytes(of: kind.verb, as: UInt8.self)
                verb += 1
                handleX = out[kind.handle]
                handleY = out[kind.handle + 1]
                out += kind.coordinateCount
                (x, y) = (out[-2], out[-1])
                if kind == .move {
                    (startX, startY) = (x, y)
                    isEmpty = false
                    isClosed = false
                }
            }
            last = kind
            if letters != nil { note(kind, isRelative) }
            // Commands that follow a move are lines.
            if kind == .move { kind = .line }
            step = .more
        }
        next = p
        self.x = x
        self.y = y
        self.command = kind
        self.isRelative = isRelative
        self.last = last
        self.isClosed = isClosed
        self.step = step
        verbsBefore += verb - verbStart
        return (verb - verbStart, out - coordinateStart)
    }

    // MARK: Arcs

    private static let noRoom = -1
    private static let outOfRange = -2
    private static let nothing = -3

    /// Writes an arc as cubics as far as there is room; for a degenerate arc, writes the end of a line.
    ///
    /// - Returns: How many cubics, 0 for a line, or one of the constants above.
    @inline(never)
    private mutating func writeArc(
        _ arguments: UnsafeMutablePointer<Double>,
        from start: SIMD2<Double>,
        to end: SIMD2<Double>,
        _ place: UnsafeMutablePointer<Double>,
        _ room: Int
    ) -> Int {
        let limit = Path.maximumCoordinate
        guard end.x.magnitude <= limit, end.y.magnitude <= limit else { return Self.outOfRange }
        if letters != nil {
            // Only the structure is requested. The points of an arc's cubics depend on the accuracy.
            (place[0], place[1]) = (end.x, end.y)
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
            place[0] = end.x
            place[1] = end.y
            return 0
        }
        return arc.write(to: place) ? arc.count : Self.outOfRange
    }

    // MARK: Rare cases

    @inline(never)
    private mutating func fail(_ problem: PathDataError.Problem, _ place: UnsafePointer<UInt8>) {
        self.problem = problem
        problemPlace = place
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
