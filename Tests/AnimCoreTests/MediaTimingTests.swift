// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import XCTest

final class MediaTimingTests: XCTestCase {
    // MARK: Against exact rational arithmetic (Tests/conformance/generators/timing.py)

    func testMediaTimingsAreThoseOfCoreAnimation() throws {
        let file = try ConformanceCases("motion/media_timing.json")
        for entry in file.cases {
            let timing = try MediaTiming.validated(
                beginTime: entry["begin_time"],
                timeOffset: entry["time_offset"],
                speed: entry["speed"],
                duration: entry.extended("duration"),
                repeatCount: entry.extended("repeat_count"),
                repeatDuration: entry.extended("repeat_duration"),
                autoreverses: entry.truth("autoreverses"),
                fillMode: fill(entry.text("fill_mode"))
            )
            let sample = timing.sample(at: entry["time"])
            XCTAssertEqual(sample.phase, phase(entry), "\(entry)")
            XCTAssertEqual(sample.isInEffect, entry.truth("expected_is_in_effect"), "\(entry)")
            XCTAssertEqual(sample.isReversing, entry.truth("expected_is_reversing"), "\(entry)")
            let pairs = [
                (sample.progress, "progress"), (sample.iteration, "iteration"), (sample.localTime, "local_time"),
                (sample.iterationTime, "iteration_time"), (sample.rate, "rate"),
                (sample.iterationRate, "iteration_rate"), (timing.activeDuration, "active_duration"),
                (timing.startTime, "start_time"), (timing.endTime, "end_time"),
            ]
            for (actual, name) in pairs { assertNear(actual, entry, name, file.tolerance) }
        }
    }

    func testWebTimingsAreThoseOfTheSpecification() throws {
        let file = try ConformanceCases("motion/web_timing.json")
        for entry in file.cases {
            var timing = WebTiming()
            timing.delay = entry["delay"]
            timing.endDelay = entry["end_delay"]
            timing.iterationStart = entry["iteration_start"]
            timing.iterations = entry.extended("iterations")
            timing.duration = entry.extended("duration")
            timing.direction = direction(entry.text("direction"))
            timing.fill = fill(entry.text("fill"))
            timing.playbackRate = entry["playback_rate"]
            let sample = try timing.validated().sample(at: entry["time"])
            XCTAssertEqual(sample.phase, phase(entry), "\(entry)")
            assertNear(timing.activeDuration, entry, "active_duration", file.tolerance)
            assertNear(timing.endTime, entry, "end_time", file.tolerance)
            XCTAssertEqual(sample.isInEffect, entry.truth("expected_is_in_effect"), "\(entry)")
            guard sample.isInEffect else {
                XCTAssertEqual(sample.activeTime, 0)
                XCTAssertEqual(sample.directedProgress, 0)
                continue
            }
            XCTAssertEqual(sample.isReversing, entry.truth("expected_is_reversing"), "\(entry)")
            let overall = entry.extended("expected_overall_progress")
            let tolerance = overall.isFinite ? file.tolerance * max(1, overall) : file.tolerance
            assertNear(sample.activeTime, entry, "active_time", file.tolerance)
            assertNear(sample.overallProgress, entry, "overall_progress", tolerance)
            assertNear(sample.simpleIterationProgress, entry, "simple_iteration_progress", tolerance)
            assertNear(sample.currentIteration, entry, "current_iteration", file.tolerance)
            assertNear(sample.directedProgress, entry, "directed_progress", tolerance)
        }
    }

    // MARK: Ends

    /// Rounded arithmetic has no say in where it ends: 3 × 0.1 s is over at 0.1 × 3, at the end of the third.
    func testTheEndIsTheEndWhateverTheRounding() throws {
        var generator = SplitMix(seed: 3)
        for _ in 0..<20_000 {
            var timing = MediaTiming()
            timing.duration = generator.logarithmic(1e-3, 1e3)
            timing.repeatCount = Double(1 + generator.next(below: 40))
            timing.speed = generator.signed(generator.logarithmic(0.01, 100))
            timing.beginTime = generator.signed(generator.logarithmic(1e-3, 1e6))
            timing.fillMode = .both
            timing.autoreverses = generator.next(below: 2) == 0
            let end = timing.sample(at: timing.endTime)
            XCTAssertEqual(end.phase, timing.speed < 0 ? .before : .after)
            XCTAssertEqual(end.progress, timing.speed < 0 || timing.autoreverses ? 0 : 1)
            XCTAssertEqual(end.iteration, timing.speed < 0 ? 0 : timing.repeatCount - 1)
            XCTAssertEqual(timing.sample(at: timing.startTime).phase, .active)
            let inside = timing.sample(at: generator.uniform(timing.startTime, timing.endTime))
            XCTAssertTrue(inside.progress >= 0 && inside.progress <= 1 && inside.iteration < timing.repeatCount)

            var web = WebTiming()
            web.delay = timing.beginTime
            web.duration = timing.duration
            web.iterations = timing.repeatCount
            web.fill = .both
            let boundary = max(web.delay + web.activeDuration, 0)
            let over = web.sample(at: boundary)
            XCTAssertEqual(over.phase, .after)
            if boundary > 0 {
                XCTAssertEqual(over.directedProgress, 1)
                XCTAssertEqual(over.currentIteration, web.iterations - 1)
            }
        }
    }

    /// The rate is the derivative of the progress, and the iteration time is the progress times the duration.
    func testTheRateIsTheDerivative() throws {
        var generator = SplitMix(seed: 4)
        for _ in 0..<5000 {
            var timing = MediaTiming()
            timing.duration = generator.uniform(0.5, 3)
            timing.repeatCount = generator.uniform(0.5, 5)
            timing.speed = generator.signed(generator.uniform(0.2, 3))
            timing.timeOffset = generator.uniform(-2, 2)
            timing.autoreverses = generator.next(below: 2) == 0
            let time = generator.uniform(timing.startTime, timing.endTime)
            let before = timing.sample(at: time - 1e-6)
            let after = timing.sample(at: time + 1e-6)
            let now = timing.sample(at: time)
            guard before.phase == .active, after.phase == .active, before.isReversing == after.isReversing,
                abs(after.progress - before.progress) < 0.5
            else { continue }
            XCTAssertEqual((after.progress - before.progress) / 2e-6, now.rate, accuracy: 1e-6)
            XCTAssertEqual((after.iterationTime - before.iterationTime) / 2e-6, now.iterationRate, accuracy: 1e-6)
            XCTAssertEqual(now.iterationTime, now.progress * timing.duration, accuracy: 1e-13)
        }
    }

    /// A timing in a group in a group is at what the composed mapping says.
    func testNestedGroupsCompose() throws {
        let outer = try MediaTiming.validated(beginTime: 10, speed: 2, duration: 6, repeatCount: .infinity)
        let inner = try MediaTiming.validated(beginTime: 1, duration: 2, autoreverses: true, fillMode: .forwards)
        let leaf = try MediaTiming.validated(beginTime: 0.5, duration: 1)
        func progress(_ time: Double) -> MediaTiming.Sample {
            let group = inner.sample(at: outer.sample(at: time).iterationTime)
            return leaf.sample(at: group.iterationTime)
        }
        // 10.9 s: outer 1.8 s, inner 0.8 s, leaf 0.3 s; in the outer's second round the same 3 s later.
        XCTAssertEqual(progress(10.9).progress, 0.3, accuracy: 1e-12)
        XCTAssertEqual(progress(13.9).progress, 0.3, accuracy: 1e-12)
        // 12.25 s: outer 4.5 s, inner 3.5 s, half a second from coming back.
        XCTAssertEqual(progress(12.25).progress, 0, accuracy: 1e-12)
        XCTAssertEqual(progress(12).progress, 0.5, accuracy: 1e-12)
        XCTAssertEqual(progress(12.9).phase, .before)
    }

    func testAStandingTimeIsFrozen() throws {
        let frozen = try MediaTiming.validated(timeOffset: 0.75, speed: 0, duration: 1)
        for time in [-1e300, 0, 5, 1e300] {
            XCTAssertEqual(frozen.sample(at: time).progress, 0.75)
            XCTAssertEqual(frozen.sample(at: time).phase, .active)
            XCTAssertEqual(frozen.sample(at: time).rate, 0)
        }
        XCTAssertEqual(frozen.startTime, -.infinity)
        XCTAssertEqual(frozen.endTime, .infinity)
    }

    // MARK: Refusals, and whatever is not refused

    func testInvalidTimingsAreRefused() {
        for bad in [-1, -Double.infinity, .nan] {
            assertRefused { _ = try MediaTiming.validated(duration: bad) }
            assertRefused { _ = try MediaTiming.validated(repeatCount: bad) }
            assertRefused { _ = try MediaTiming.validated(repeatDuration: bad) }
            for path in [\WebTiming.iterationStart, \.iterations, \.duration] { assertRefused(path, bad) }
        }
        for bad in [Double.infinity, .nan] {
            assertRefused { _ = try MediaTiming.validated(beginTime: bad) }
            assertRefused { _ = try MediaTiming.validated(timeOffset: bad) }
            assertRefused { _ = try MediaTiming.validated(speed: bad) }
            for path in [\WebTiming.delay, \.endDelay, \.iterationStart, \.playbackRate] { assertRefused(path, bad) }
        }
    }

    /// Any numbers: no trap, and progresses that are progresses.
    func testExtremesGiveProgresses() throws {
        var generator = SplitMix(seed: 5)
        let numbers = [
            0, -0.0, .leastNonzeroMagnitude, 1e-300, 1e-9, 0.25, 1, 3, 1e9, 0x1p52, 0x1p53, 0x1p63, 1e19, 1e300,
            .infinity,
            .greatestFiniteMagnitude,
        ]
        func any() -> Double { numbers[generator.next(below: numbers.count)] }
        func finite() -> Double { generator.signed(min(any(), .greatestFiniteMagnitude)) }
        for _ in 0..<50_000 {
            let timing = try MediaTiming.validated(
                beginTime: finite(),
                timeOffset: finite(),
                speed: finite(),
                duration: any(),
                repeatCount: any(),
                repeatDuration: any(),
                autoreverses: generator.next(below: 2) == 0,
                fillMode: .both
            )
            let sample = timing.sample(at: generator.next(below: 3) == 0 ? timing.endTime : finite())
            XCTAssertTrue(sample.progress >= 0 && sample.progress <= 1, "\(timing) \(sample)")
            XCTAssertTrue(sample.iteration >= 0, "\(timing) \(sample)")
            XCTAssertTrue(sample.iterationTime >= 0, "\(timing) \(sample)")
            XCTAssertFalse(sample.rate.isNaN || timing.startTime.isNaN || timing.endTime.isNaN, "\(timing)")

            var web = WebTiming()
            web.delay = finite()
            web.endDelay = finite()
            web.iterationStart = min(any(), .greatestFiniteMagnitude)
            web.iterations = any()
            web.duration = any()
            web.fill = .both
            web.direction = [.normal, .reverse, .alternate, .alternateReverse][generator.next(below: 4)]
            web.playbackRate = finite()
            let moment = try web.validated().sample(at: finite())
            XCTAssertTrue(moment.directedProgress >= 0 && moment.directedProgress <= 1, "\(web) \(moment)")
            XCTAssertTrue(moment.activeTime >= 0 && moment.overallProgress >= 0, "\(web) \(moment)")
            _ = timing.sample(at: .nan)
        }
    }

    // MARK: Helpers

    private func fill(_ name: String) -> MediaTiming.FillMode {
        ["forwards": .forwards, "backwards": .backwards, "both": .both][name] ?? MediaTiming.FillMode.none
    }

    private func direction(_ name: String) -> WebTiming.Direction {
        ["reverse": .reverse, "alternate": .alternate, "alternate-reverse": .alternateReverse][name] ?? .normal
    }

    private func phase(_ entry: ConformanceCase) -> MediaTiming.Phase? {
        ["before": .before, "active": .active, "after": .after][entry.text("expected_phase")]
    }

    private func assertNear(_ actual: Double, _ entry: ConformanceCase, _ name: String, _ tolerance: Double) {
        let expected = entry.extended("expected_" + name)
        if actual == expected { return }
        XCTAssertEqual(actual, expected, accuracy: tolerance * max(1, abs(expected)), "\(name) of \(entry)")
    }

    private func assertRefused(_ path: WritableKeyPath<WebTiming, Double>, _ bad: Double) {
        var timing = WebTiming()
        timing[keyPath: path] = bad
        assertRefused { _ = try timing.validated() }
    }

    private func assertRefused(_ body: () throws -> Void) {
        XCTAssertThrowsError(try body()) { XCTAssertEqual(($0 as? AnimError)?.code, .argument) }
    }
}

extension ConformanceCase {
    /// A number, or an infinity, which is a text.
    func extended(_ name: String) -> Double {
        if case .text(let text) = fields[name] { return Double(text) ?? .nan }
        return self[name]
    }
}
