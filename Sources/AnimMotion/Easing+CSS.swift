// SPDX-License-Identifier: MIT
import AnimMath

extension Easing {
    /// `ANIM_LIMIT_EASING_BYTES`: the longest text that is parsed, in bytes.
    package static let longestText = 1_048_576

    /// The easing that a CSS `<easing-function>` names, after CSS Easing Functions Level 2: `linear`, `ease`,
    /// `ease-in`, `ease-out`, `ease-in-out`, `step-start`, `step-end`, `cubic-bezier(x1, y1, x2, y2)`, `steps(n,
    /// position)`, `linear(stop, …)`.
    ///
    /// Three extensions: Core Animation's `default`, Penner's names, such as `easeOutBounce`, and `spring(mass
    /// stiffness damping velocity duration)`. Names in any case, white space and comments as in CSS; no escapes, no
    /// `calc()`.
    ///
    /// - Throws: `.syntax` with line and column; `.argument` and `.limit` as the functions that make each kind of
    ///   easing; `.limit` for a text longer than `longestText`.
    package static func parse(css: [UInt8]) throws(AnimError) -> Easing {
        guard css.count <= longestText else { throw AnimError(.limit, "the text is longer than \(longestText) bytes") }
        var scanner = CSSScanner(css)
        scanner.skipSpace()
        let start = scanner.index
        let name = scanner.name()
        let easing: Easing
        if scanner.takeBracket() {
            easing = try function(name, &scanner, start)
            guard scanner.take(0x29) else {
                throw scanner.error("the function does not end here: a bracket is missing")
            }
        } else {
            easing = try keyword(name, scanner, start)
        }
        try scanner.end()
        return easing
    }

    /// Whether a name is that of an easing, ignoring case.
    package static func isKeyword(_ name: [UInt8]) -> Bool {
        CSSWords.index(of: name, in: CubicBezier.names) != nil || CSSWords.index(of: name, in: stepKeywords) != nil
            || Penner(name: name) != nil
    }

    /// The first four are in the order of `StepPosition`, as they are written; the others are synonyms.
    private static var positions: StaticText { "jump-end start jump-none jump-both end jump-start" }
    private static let jumpStart = 5

    private static func keyword(_ name: [UInt8], _ scanner: CSSScanner, _ start: Int) throws(AnimError) -> Easing {
        if let index = CSSWords.index(of: name, in: CubicBezier.names) { return .cubicBezier(.ofName(index)) }
        if let index = CSSWords.index(of: name, in: stepKeywords) {
            return try .steps(1, index == 0 ? .jumpStart : .jumpEnd)
        }
        if let penner = Penner(name: name) { return .penner(penner) }
        throw unknown(name, scanner, start)
    }

    /// The error for a name that is not a timing function's. It suggests the nearest of all names, and lists those of
    /// CSS.
    @inline(never)
    private static func unknown(_ name: [UInt8], _ scanner: CSSScanner, _ start: Int) -> AnimError {
        var suggestion = Suggestion(for: name[...])
        offerKeywords(to: &suggestion)
        let known = suggestion.ending(
            listName: "timing functions",
            andMore: ", and Penner's, from easeInQuad to easeInOutBounce"
        )
        return scanner.error(
            saying: "\(name.isEmpty ? "this" : JSONText.quoted(name[...])) is no timing function\(known)",
            at: start
        )
    }

    /// Offers the names of all timing functions. Penner's thirty are compared, but not listed.
    @inline(never)
    package static func offerKeywords(to suggestion: inout Suggestion) {
        for word in CSSWords.each(CubicBezier.names) { suggestion.offer([UInt8](word)) }
        for word in CSSWords.each(stepKeywords) { suggestion.offer([UInt8](word)) }
        for word in CSSWords.each("cubic-bezier() steps() linear() spring()") { suggestion.offer([UInt8](word)) }
        for word in CSSWords.each(functions) { suggestion.compare([UInt8](word)) }
        for word in CSSWords.each(Penner.names) { suggestion.compare([UInt8](word)) }
    }

    private static var functions: StaticText { "cubic-bezier spring steps linear" }

    /// Parses the arguments between a function's brackets.
    private static func function(
        _ name: [UInt8],
        _ scanner: inout CSSScanner,
        _ start: Int
    ) throws(AnimError) -> Easing {
        let index = CSSWords.index(of: name, in: functions)
        if index == 2 { return try steps(&scanner) }
        if index == 3 { return try linear(&scanner) }
        guard let index else { throw unknown(name, scanner, start) }
        var numbers: [Double] = []
        while true {
            numbers.append(try scanner.plainNumber())
            if numbers.count == 4 + index { break }
            if index == 0, !scanner.take(0x2C) { throw scanner.error("a comma is missing") }
        }
        if index == 0 {
            return .cubicBezier(try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
        }
        return try .spring(
            try Spring(mass: numbers[0], stiffness: numbers[1], damping: numbers[2]),
            duration: numbers[4],
            velocity: numbers[3]
        )
    }

    private static func steps(_ scanner: inout CSSScanner) throws(AnimError) -> Easing {
        let count = try scanner.number()
        guard count.isInteger else { throw scanner.error("the number of steps must be an integer") }
        var word = 0
        if scanner.take(0x2C) {
            let name = scanner.name()
            guard let index = CSSWords.index(of: name, in: positions) else {
                var suggestion = Suggestion(for: name[...])
                for word in CSSWords.each(positions) { suggestion.offer([UInt8](word)) }
                let known = suggestion.ending(listName: "positions")
                throw scanner.error(saying: "\(JSONText.quoted(name[...])) is no position of steps\(known)")
            }
            word = index
        }
        guard count.value <= Double(largestStepCount) else { throw tooManySteps() }
        return try .steps(
            Int(max(count.value, 0)),
            StepPosition(rawValue: Int32(word < 4 ? word : word - 4)) ?? .jumpEnd,
            saysJumpStart: word == jumpStart
        )
    }

    private static func linear(_ scanner: inout CSSScanner) throws(AnimError) -> Easing {
        var stops: [Double] = []
        repeat {
            var output = Double.nan
            var first = Double.nan
            var second = Double.nan
            var isClosed = false
            while scanner.isNumberNext() {
                let number = try scanner.number()
                if !number.isPercentage {
                    guard output.isNaN else { throw scanner.error("a stop has one number: a comma is missing") }
                    output = number.value
                    // Percentages come before or after the number.
                    isClosed = !first.isNaN
                } else if !isClosed, first.isNaN {
                    first = number.value
                } else if !isClosed, second.isNaN {
                    second = number.value
                } else {
                    throw scanner.error("a stop has at most two percentages together")
                }
            }
            guard !output.isNaN else { throw scanner.error("a stop needs a number") }
            stops += [output, first]
            if !second.isNaN { stops += [output, second] }
        } while stops.count <= 2 * largestStopCount && scanner.take(0x2C)
        return try .linear(numbers: stops)
    }

    /// The function as CSS in ASCII, which `parse(css:)` reads back as the same function.
    ///
    /// As CSS serializes computed values: the five keywords for their curves, `steps()` with `start` or `jump-start` as
    /// it was parsed and without a position for `jump-end`, and `linear()` with one percentage for each stop. A
    /// callback is `callback`, which cannot be parsed.
    package var css: [UInt8] {
        var text: [UInt8] = []
        switch shape {
        case .cubicBezier(let curve):
            for index in 0..<CubicBezier.nameCount where CubicBezier.ofName(index) == curve {
                CSSWords.append(index, of: CubicBezier.names, to: &text)
                return text
            }
            text.append("cubic-bezier(")
            text.append([curve.x1, curve.y1, curve.x2, curve.y2], ", ")
        case .steps(let steps):
            text.append("steps(")
            text.append([Double(steps.count)], "")
            if steps.saysJumpStart || steps.position != .jumpEnd {
                text.append(", ")
                let word = steps.saysJumpStart ? Self.jumpStart : Int(steps.position.rawValue)
                CSSWords.append(word, of: Self.positions, to: &text)
            }
        case .linear(let stops):
            text.append("linear(")
            for index in stride(from: 0, to: stops.numbers.count, by: 2) {
                if index > 0 { text.append(", ") }
                text.append([stops.numbers[index]], "")
                text.append(" ")
                text.append(shortest: stops.numbers[index + 1], shiftedBy: 2)
                text.append("%")
            }
        case .penner(let penner): return penner.name
        case .spring(let swing):
            let spring = swing.spring
            text.append("spring(")
            text.append([spring.mass, spring.stiffness, spring.damping, swing.velocity, swing.duration], " ")
        case .callback:
            text.append("callback")
            return text
        }
        text.append(")")
        return text
    }
}

extension [UInt8] {
    @inline(never)
    fileprivate mutating func append(_ text: StaticText) { append(contentsOf: text.utf8) }

    /// Numbers with a separator between them. Zero has no sign.
    @inline(never)
    fileprivate mutating func append(_ numbers: [Double], _ separator: StaticText) {
        for (index, number) in numbers.enumerated() {
            if index > 0 { append(separator) }
            append(shortest: number + 0, shiftedBy: 0)
        }
    }

    /// Appends a byte. Not inlined: the growth of an array is large code.
    @inline(never)
    mutating func put(_ byte: UInt8) { append(byte) }

    /// Appends a finite number times a power of ten in decimal, with the fewest digits that distinguish it from every
    /// other double.
    @inline(never)
    package mutating func append(shortest number: Double, shiftedBy shift: Int = 0) {
        if number < 0 { put(0x2D) }
        // The digits as an integer, at most 17 and then zeros; `scale` is the exponent of ten of the last digit.
        var mantissa: UInt64 = 0
        var scale = shift
        var exponent = 0
        var isFraction = false
        var exponentSign = 0
        number.magnitude.description.utf8.withContiguousStorageIfAvailable { characters in
            for character in characters {
                if character == 0x2E {
                    isFraction = true
                } else if character == 0x65 {
                    exponentSign = 1
                } else if character == 0x2D {
                    exponentSign = -1
                } else if character != 0x2B {
                    let digit = character &- 0x30
                    if exponentSign != 0 {
                        exponent = exponent &* 10 &+ Int(digit)
                    } else {
                        mantissa = mantissa &* 10 &+ UInt64(digit)
                        if isFraction { scale -= 1 }
                    }
                }
            }
        }
        scale += exponentSign * exponent
        while mantissa != 0, mantissa % 10 == 0 {
            mantissa /= 10
            scale += 1
        }
        if mantissa == 0 || (scale >= 0 && scale < 4) {
            for _ in 0..<(mantissa == 0 ? 0 : scale) { mantissa *= 10 }
            append(decimal: mantissa)
            return
        }
        var digits: [UInt8] = []
        digits.append(decimal: mantissa)
        // The position of the point among the digits.
        var point = digits.count + scale
        let isPlain = scale < 0 && point > -6
        if !isPlain { point = 1 }
        if point <= 0 {
            put(0x30)
            put(0x2E)
            for _ in point..<0 { put(0x30) }
        }
        for (index, digit) in digits.enumerated() {
            if index == point, index > 0 { put(0x2E) }
            put(digit)
        }
        if isPlain { return }
        put(0x65)
        let power = digits.count + scale - 1
        if power < 0 { put(0x2D) }
        append(decimal: UInt64(power.magnitude))
    }
}
