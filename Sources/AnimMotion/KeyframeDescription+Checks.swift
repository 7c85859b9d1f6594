// SPDX-License-Identifier: MIT
import AnimMath

extension KeyframeDescription {
    /// An error with the index of the key, block or keyframe.
    @inline(never)
    package static func refusal(_ problem: StaticText, _ index: Int, _ code: AnimError.Code = .argument) -> AnimError {
        AnimError(code, "\(problem) (number \(index), counted from 0)")
    }

    @inline(never)
    package static func check(duration: Double, _ index: Int) throws(AnimError) {
        guard duration >= 0 else { throw refusal("a duration must be a number of seconds, 0 or more", index) }
        guard duration <= longestDuration else {
            throw refusal("a duration must be at most 1e9 seconds", index, .limit)
        }
    }

    /// One value or velocity.
    @inline(never)
    func checkRow(_ numbers: [Double]) throws(AnimError) {
        guard numbers.count == componentCount else {
            throw Self.refusal("a value or velocity must have as many components as the keyframes", keyCount)
        }
        try check(numbers)
    }

    private func check(_ numbers: [Double]) throws(AnimError) {
        for index in 0..<numbers.count where !(numbers[index].magnitude <= Self.largestValue) {
            let row = keyCount + index / componentCount
            if numbers[index].isFinite {
                throw Self.refusal("values and velocities must be at most 1e150 in size", row, .limit)
            }
            throw Self.refusal("values and velocities must be finite", row)
        }
    }

    package mutating func append(values more: [Double]) throws(AnimError) {
        try check(more)
        guard values.count + more.count <= Self.largestNumberCount else {
            throw AnimError(.limit, "the values of keyframes must be at most 1048576 numbers")
        }
        values.append(contentsOf: more)
    }

    /// Appends a checked velocity and returns its row; −1 for none.
    package mutating func append(velocity: [Double]) -> Int32 {
        if velocity.isEmpty { return -1 }
        velocities.append(contentsOf: velocity)
        return Int32(truncatingIfNeeded: velocities.count / componentCount - 1)
    }
}
