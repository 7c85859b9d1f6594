// SPDX-License-Identifier: MIT
import AnimMotion

extension Path {
    /// How many coordinates verbs take.
    package static func coordinateCount(of verbs: [Verb]) -> Int {
        var count = 0
        for verb in verbs { count += 2 * verb.pointCount }
        return count
    }

    /// Whether the verbs form a valid path: each subpath begins with a move.
    package static func canBegin(_ verbs: [Verb]) -> Bool {
        var previous = Verb.close
        for verb in verbs {
            if previous == .close, verb != .move { return false }
            previous = verb
        }
        return true
    }
}

extension StateCoder {
    /// Writes verbs to a snapshot, or reads them.
    @inline(never)
    package mutating func code(_ verbs: inout [Path.Verb]) {
        for index in 0..<count(verbs.count) {
            let verb = choice(isReading ? 0 : Int32(verbs[index].rawValue), below: 5)
            if isReading { verbs.append(Path.Verb(rawValue: UInt8(verb)) ?? .close) }
        }
    }
}
