// SPDX-License-Identifier: MIT
import AnimMath

extension MediaTiming {
    package mutating func code(by coder: inout StateCoder) {
        coder.code(&beginTime)
        coder.code(&timeOffset)
        coder.code(&speed)
        coder.code(&duration)
        coder.code(&repeatCount)
        coder.code(&repeatDuration)
        coder.code(&autoreverses)
        fillMode = FillMode(rawValue: coder.choice(fillMode.rawValue, below: 4)) ?? fillMode
        guard coder.isReading else { return }
        let isRight =
            beginTime.isFinite && timeOffset.isFinite && speed.isFinite && duration >= 0 && repeatCount >= 0
            && repeatDuration >= 0
        coder.check(isRight)
    }
}

extension Decay {
    package static func code(_ given: Decay?, by coder: inout StateCoder) -> Decay? {
        var (rate, lower, upper) = (given?.rate ?? 0, given?.lowerBound ?? 0, given?.upperBound ?? 0)
        coder.code(&rate)
        coder.code(&lower)
        coder.code(&upper)
        let spring = coder.code(given?.spring)
        guard coder.isReading, coder.failure == nil else { return given }
        guard let spring,
            let decay = try? Decay.make(rate: rate, bounds: (lower, upper), spring: spring)
        else {
            coder.damaged()
            return nil
        }
        return decay
    }
}

extension RandomGenerator {
    package mutating func code(by coder: inout StateCoder) {
        var words = state
        coder.code(&words.0)
        coder.code(&words.1)
        coder.code(&words.2)
        coder.code(&words.3)
        guard let read = RandomGenerator(state: words) else { return coder.damaged() }
        self = read
    }
}
