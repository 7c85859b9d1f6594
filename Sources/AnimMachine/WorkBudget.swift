// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// How much a machine has worked in the present millisecond of an advance: see `Machine.largestWork`.
///
/// Each reaction after which the machine did not come to rest is a strike. During advances each strike halves the
/// limits of its work, until it has had none for a second. So a machine that never comes to rest costs little, and
/// still processes everything else.
struct WorkBudget {
    private static let millisecond = Machine.shortestPlay
    /// The largest number of strikes: 2¹⁰ reduces `Machine.largestWork` to `leastWork`.
    private static let mostStrikes = 10
    /// The number of milliseconds for which a strike counts.
    private static let memory: Int64 = 1000
    /// The least work that is always allowed in a millisecond.
    private static let leastWork = 16
    /// Added to `code` if there are strikes.
    private static let hasStrikes: Int64 = 1 << 40

    /// Whether work of the present millisecond is left.
    enum State {
        case left
        /// The limit has just been reached; once in a millisecond.
        case spent
        case none
    }

    /// The millisecond.
    private(set) var time: Int64 = 0
    /// Number of reactions and microsteps; −1 if there were too many.
    private var workCount: Int32 = 0
    /// Whether the machine did not come to rest the last time: its guards are evaluated again at the next occasion.
    var isUnsettled = false
    private var strikeCount: UInt8 = 0
    /// The millisecond of the last strike.
    private var strikeTime: Int64 = 0

    var count: Int { @inline(__always) get { Int(workCount) } }
    var isSpent: Bool { workCount < 0 }

    /// Requests work during an advance.
    /// - Parameter extra: the amount that is allowed beyond `Machine.largestWork`.
    mutating func ask(at flick: Int64, extra: Int) -> State {
        let now = flick / WorkBudget.millisecond
        if now != time { (workCount, time) = (0, now) }
        if workCount < 0 { return .none }
        if count < max(WorkBudget.leastWork, (Machine.largestWork + extra) >> strikes(at: flick)) { return .left }
        workCount = -1
        return .spent
    }

    /// The number of strikes that count at a flick.
    @inline(__always)
    func strikes(at flick: Int64) -> Int {
        if strikeCount == 0 { return 0 }
        return flick / WorkBudget.millisecond - strikeTime < WorkBudget.memory ? Int(strikeCount) : 0
    }

    /// Whether the machine has worked much in the present millisecond.
    func isBusy(at flick: Int64) -> Bool {
        time == flick / WorkBudget.millisecond && (workCount < 0 || count > Machine.fewestMicrosteps)
    }

    /// Notes that the machine did not come to rest during an advance.
    mutating func strike(at flick: Int64) {
        strikeCount = UInt8(min(strikes(at: flick) + 1, WorkBudget.mostStrikes))
        strikeTime = flick / WorkBudget.millisecond
    }

    @inline(__always)
    mutating func add(_ amount: Int) {
        if workCount >= 0 { workCount = Int32(truncatingIfNeeded: count + amount) }
    }

    /// For a snapshot: the count, or −3 minus the count for a machine that did not come to rest; 2⁴⁰ is added if there
    /// are strikes, which are then in `strikeCode`.
    var code: Int64 {
        let code = isUnsettled ? -3 - Int64(count) : Int64(count)
        return strikeCount > 0 ? code + WorkBudget.hasStrikes : code
    }

    var strikeCode: Int64 { strikeTime << 4 | Int64(strikeCount) }

    /// Whether a code was made with strikes.
    static func hasStrikes(_ code: Int64) -> Bool { code > hasStrikes / 2 }

    static func isCode(_ code: Int64) -> Bool {
        let rest = hasStrikes(code) ? code - hasStrikes : code
        return rest > -1 << 30 && rest < 1 << 30
    }

    static func isStrikeCode(_ code: Int64) -> Bool { code > 0 && code & 15 > 0 && code & 15 <= Int64(mostStrikes) }

    mutating func restore(_ code: Int64, _ time: Int64, _ strikeCode: Int64) {
        let hasStrikes = WorkBudget.hasStrikes(code)
        let rest = hasStrikes ? code - WorkBudget.hasStrikes : code
        isUnsettled = rest < -1
        workCount = Int32(truncatingIfNeeded: rest < -1 ? -3 - rest : rest)
        self.time = time
        strikeCount = hasStrikes ? UInt8(strikeCode & 15) : 0
        strikeTime = hasStrikes ? strikeCode >> 4 : 0
    }

    func hash(at flick: Int64, into hasher: inout StateHasher) {
        // Smaller amounts cannot reach the limit.
        if time == flick / WorkBudget.millisecond, workCount < 0 || workCount > Machine.largestMicrostepCount {
            hasher.combine(Int64(count))
        }
        if strikes(at: flick) > 0 { hasher.combine(strikeCode) }
    }
}
