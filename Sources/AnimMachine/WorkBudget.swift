// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// How much a machine has worked in the present millisecond of an advance: see `Machine.largestWork`.
struct WorkBudget {
    private static let millisecond = Machine.shortestPlay

    /// What is left of the present millisecond's work.
    enum State {
        case left
        /// The limit has just been reached; once in a millisecond.
        case spent
        case none
    }

    /// The millisecond.
    private(set) var time: Int64 = 0
    /// Answers and microsteps; −1 if there were too many.
    private var workCount: Int32 = 0
    /// Whether the machine did not come to rest the last time: its guards are evaluated again at the next occasion.
    var isUnsettled = false

    var count: Int { @inline(__always) get { Int(workCount) } }
    var isSpent: Bool { workCount < 0 }

    /// Asks for work during an advance.
    /// - Parameter extra: what is allowed beyond `Machine.largestWork`.
    mutating func ask(at flick: Int64, extra: Int) -> State {
        let now = flick / WorkBudget.millisecond
        if now != time { (workCount, time) = (0, now) }
        if workCount < 0 { return .none }
        if count < Machine.largestWork + extra { return .left }
        workCount = -1
        return .spent
    }

    @inline(__always)
    mutating func add(_ amount: Int) {
        if workCount >= 0 { workCount = Int32(truncatingIfNeeded: count + amount) }
    }

    /// For a snapshot: the count, −3 minus it for a machine that did not come to rest.
    var code: Int64 { isUnsettled ? -3 - Int64(count) : Int64(count) }

    mutating func restore(_ code: Int64, _ time: Int64) {
        isUnsettled = code < -1
        workCount = Int32(truncatingIfNeeded: code < -1 ? -3 - code : code)
        self.time = time
    }

    func hash(at flick: Int64, into hasher: inout StateHasher) {
        // Smaller amounts cannot reach the limit.
        if time == flick / WorkBudget.millisecond, workCount < 0 || workCount > Machine.largestMicrostepCount {
            hasher.combine(Int64(count))
        }
    }
}
