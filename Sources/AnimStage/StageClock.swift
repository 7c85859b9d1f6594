// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// The two times of a stage: the host's (the sum of all advances) and the stage's own, which can be paused and scaled.
///
/// Stage time is computed from the moment of the last change of scale or pause, never accumulated. So any way of
/// cutting host time into steps gives the same stage times. Stage time may lag behind host time: after an advance that
/// used up its budget of steps or was left early, the next one catches up.
package struct StageClock: Sendable {
    /// 2⁶² flicks: about 207 years.
    static let latest: Int64 = 1 << 62

    package private(set) var hostTime: Int64 = 0
    private(set) var stageTime: Int64 = 0
    package private(set) var scale: Double = 1
    package private(set) var isPaused = false

    /// Host and stage time at the last change of scale or pause.
    private(set) var anchorHostTime: Int64 = 0
    private(set) var anchorStageTime: Int64 = 0

    /// Stage time at a host time that is not before the present one.
    /// - Throws: `.limit` beyond 2⁶² flicks of either time.
    func stageTime(atHostTime target: Int64) throws(AnimError) -> Int64 {
        guard target <= StageClock.latest else { throw StageClock.beyondLatest }
        if isPaused { return anchorStageTime }
        let elapsed = target - anchorHostTime
        if scale == 1 {
            guard anchorStageTime <= StageClock.latest - elapsed else { throw StageClock.beyondLatest }
            return anchorStageTime + elapsed
        }
        let scaled = Double(elapsed) * scale
        guard scaled <= Double(StageClock.latest - anchorStageTime) else { throw StageClock.beyondLatest }
        return anchorStageTime + StageClock.rounded(scaled)
    }

    /// The stage time that belongs to the host time. Stage time is behind it only if an advance ended early.
    var goal: Int64 { (try? stageTime(atHostTime: hostTime)) ?? stageTime }

    /// Sets both times, at the end of an advance.
    package mutating func move(toHostTime host: Int64, stageTime stage: Int64) {
        hostTime = host
        stageTime = stage
    }

    /// Sets stage time to a moment on the way to the end of the advance.
    mutating func pass(stageTime time: Int64) { stageTime = time }

    package mutating func set(scale newScale: Double) {
        if newScale == scale { return }
        anchor()
        scale = newScale
    }

    package mutating func set(isPaused paused: Bool) {
        if paused == isPaused { return }
        anchor()
        isPaused = paused
    }

    private mutating func anchor() {
        let goal = goal
        anchorHostTime = hostTime
        anchorStageTime = goal
    }

    /// Rounds a number from 0 to 2⁶² to the nearest integer, ties to even.
    private static func rounded(_ number: Double) -> Int64 {
        let floor = Int64(number)
        let remainder = number - Double(floor)
        return remainder > 0.5 || (remainder == 0.5 && floor & 1 == 1) ? floor + 1 : floor
    }

    private static var beyondLatest: AnimError {
        AnimError(.limit, "the clock cannot go beyond 2^62 flicks (about 207 years)")
    }
}

extension StageClock {
    package mutating func code(by coder: inout StateCoder) {
        coder.code(flicks: &hostTime)
        coder.code(flicks: &stageTime)
        coder.code(flicks: &anchorHostTime)
        coder.code(flicks: &anchorStageTime)
        coder.code(&scale, within: 1_000_000)
        coder.code(&isPaused)
        // Stage time is at its goal or before it.
        guard coder.isReading, coder.check(scale >= 0 && anchorHostTime <= hostTime) else {
            return
        }
        let goal = try? stageTime(atHostTime: hostTime)
        coder.check(goal.map { $0 >= stageTime } ?? false)
    }
}
