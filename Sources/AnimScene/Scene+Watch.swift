// SPDX-License-Identifier: MIT
import AnimMachine
import AnimStage

/// Guards that become true while values move: see `Stage.WatchQuestion`.
extension Scene {
    /// Answers the stage's questions about the machines' guards on moving values.
    func answer(_ question: Stage.WatchQuestion) -> Int {
        switch question {
        case .isNeeded: for machine in machines where machine.isWatching { return 1 }
        case .holds: for machine in machines where machine.hasHolding() { return 1 }
        case .note(let from, let to): return noteConditions(from, to).number
        case .mayHold(let from, let to, let range): return firstNoted(from, to, range).number
        case .notedHolds(let range): return notedHolds(range) ? 1 : 0
        case .follow: tree.settle()
        case .answer:
            for machine in machines where machine.hasHolding() { machine.react() }
            if machines.count > 1 { tree.settle() }
        case .answerNoted:
            answerNoted()
            if machines.count > 1 { tree.settle() }
        case .rest: for machine in machines { machine.showElapsed() }
        }
        return 0
    }

    /// Whether a condition may become true between two flicks, so that a machine reacts.
    func conditionsMayHold(_ from: Int64, _ to: Int64) -> WatchAnswer {
        var answer = WatchAnswer()
        for machine in machines where machine.beginQuestions() {
            for condition in 0..<machine.conditionCount {
                guard let mayHold = machine.mayHold(condition, from, to) else {
                    answer.isBlind = true
                    continue
                }
                if mayHold {
                    answer.mayHold = true
                    return answer
                }
            }
        }
        return answer
    }

    /// Notes the conditions that may become true between two flicks, and those whose range is unknown.
    private func noteConditions(_ from: Int64, _ to: Int64) -> WatchAnswer {
        noted.removeAll(keepingCapacity: true)
        var answer = WatchAnswer()
        for (index, machine) in machines.enumerated() where machine.beginQuestions() {
            for condition in 0..<machine.conditionCount {
                let mayHold = machine.mayHold(condition, from, to)
                if mayHold == false { continue }
                if mayHold == nil {
                    answer.isBlind = true
                } else if !answer.mayHold {
                    (answer.mayHold, answer.index) = (true, noted.count)
                }
                noted.append(NotedCondition(machine: index, condition: condition))
            }
        }
        answer.count = noted.count
        return answer
    }

    /// The first of some noted conditions that may become true between two flicks.
    private func firstNoted(_ from: Int64, _ to: Int64, _ range: Range<Int>) -> WatchAnswer {
        var answer = WatchAnswer()
        for index in range.clamped(to: noted.indices) {
            let condition = noted[index]
            let machine = machines[Int(condition.machine)]
            machine.beginQuestions()
            if let mayHold = machine.mayHold(Int(condition.condition), from, to) {
                if mayHold {
                    (answer.mayHold, answer.index) = (true, index)
                    return answer
                }
            } else {
                answer.isBlind = true
            }
        }
        answer.index = range.upperBound
        return answer
    }

    /// Whether one of some noted conditions is true at the flick that the stage shows.
    private func notedHolds(_ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while index < min(range.upperBound, noted.count) {
            let machine = noted[index].machine
            let own = rangeOfNoted(machine, from: &index).clamped(to: range)
            if machines[Int(machine)].hasHolding(noted[own]) { return true }
        }
        return false
    }

    /// Lets the machines with true noted conditions react. After one has reacted, all conditions of the next ones are
    /// evaluated: any of them may have become true.
    private func answerNoted() {
        var (next, hasReacted) = (0, false)
        for (index, machine) in machines.enumerated() {
            let own = rangeOfNoted(Int32(index), from: &next)
            guard hasReacted ? machine.hasHolding() : machine.hasHolding(noted[own]) else { continue }
            machine.react()
            hasReacted = true
        }
    }

    /// The range of a machine's noted conditions, which begins at `next`. Moves `next` to its end.
    private func rangeOfNoted(_ machine: Int32, from next: inout Int) -> Range<Int> {
        let first = next
        while next < noted.count, noted[next].machine == machine { next += 1 }
        return first..<next
    }
}
