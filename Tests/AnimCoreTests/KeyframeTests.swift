// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import XCTest

final class KeyframeTests: XCTestCase {
    private func values(_ numbers: [Double], _ mode: KeyframeDescription.Mode = .linear, width: Int = 1)
        throws -> KeyframeTrack
    {
        try KeyframeDescription.values(numbers, componentCount: width, mode: mode, duration: 1)
            .makeTrack(componentCount: width)
    }

    private func sample(_ track: KeyframeTrack, _ time: Double) -> (value: [Double], velocity: [Double]) {
        var value = [Double](repeating: .nan, count: track.componentCount)
        var velocity = value
        track.sample(at: time, &value, &velocity)
        return (value, velocity)
    }

    private func code(_ body: () throws -> Void) -> AnimError.Code? {
        do {
            try body()
            return nil
        } catch {
            return (error as? AnimError)?.code
        }
    }

    // MARK: Against Tests/conformance/generators/keyframes.py

    func testMotionsAgreeWithTheDefinitions() throws {
        let file = try ConformanceCases("motion/keyframes.json")
        for entry in file.cases {
            let track = try description(entry).makeTrack(componentCount: Int(entry["components"]))
            if track.needsStart {
                let start = entry.numbers("start")
                track.prepare(from: [start[0]], velocity: [start.count > 1 ? start[1] : 0])
            }
            let expected = entry.numbers("result")
            let velocities = entry.numbers("velocity")
            let scale = 1 + expected.reduce(0) { max($0, abs($1)) }
            let velocityScale = 1 + velocities.reduce(0) { max($0, abs($1)) }
            for (row, time) in entry.numbers("at").enumerated() {
                let (value, velocity) = sample(track, time)
                for component in 0..<track.componentCount {
                    let index = row * track.componentCount + component
                    XCTAssertEqual(value[component], expected[index], accuracy: file.tolerance * scale, "\(entry)")
                    XCTAssertEqual(
                        velocity[component],
                        velocities[index],
                        accuracy: file.tolerance * velocityScale,
                        "\(entry)"
                    )
                }
            }
        }
    }

    /// In every motion of the cases, and with segments that are eased, level, straight, and springs.
    func testManyTimesHaveTheBitsOfOne() throws {
        var tracks = try ConformanceCases("motion/keyframes.json").cases.map {
            try description($0).makeTrack(componentCount: Int($0["components"]))
        }
        let curves = try [
            CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1), .linear, CubicBezier(x1: 0.87, y1: 0, x2: 0.13, y2: 1),
            CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1),
            CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1),
        ]
        let times = (0..<7).map { Double($0) / 6 }.map { $0 * $0 }
        for count in [5, 100] {
            let numbers = (0..<(count + 1)).map { Double($0 * $0 % 7) }
            let even = count == 5 ? [] : (0..<(count + 1)).map { Double($0) / Double(count) }
            tracks.append(
                try KeyframeDescription.values(
                    numbers,
                    componentCount: 1,
                    times: even.isEmpty ? [times[0], times[1], times[2], times[3], times[4], 1] : even,
                    mode: .linear,
                    curves: (0..<count).map { curves[$0 % curves.count] },
                    duration: 2
                ).makeTrack(componentCount: 1)
            )
        }
        var mixed = try KeyframeDescription.track(componentCount: 1)
        try mixed.addKeyframe(.linear(curves[0]), value: [3], duration: 0.5)
        try mixed.addKeyframe(.spring(try Spring()), value: [-1], duration: 0.5)
        try mixed.addKeyframe(.linear(.linear), value: [4], duration: 0.5)
        tracks.append(try mixed.makeTrack(componentCount: 1))
        var generator = SplitMix(seed: 9)
        for (number, track) in tracks.enumerated() {
            let duration = track.duration
            var times = (0..<133).map { _ in generator.uniform(-0.1, 1.1) * duration }
            times += [0, -0.0, duration, duration.nextDown, Double.leastNonzeroMagnitude]
            var many = [Double](repeating: .nan, count: times.count * track.componentCount)
            times.withUnsafeBufferPointer { track.sample(at: $0, &many, nil) }
            for (row, time) in times.enumerated() {
                let one = sample(track, time).value
                for component in 0..<track.componentCount {
                    let value = many[row * track.componentCount + component]
                    XCTAssertEqual(value.bitPattern, one[component].bitPattern, "\(number) at \(time)")
                }
            }
        }
    }

    private func description(_ entry: ConformanceCase) throws -> KeyframeDescription {
        let values = entry.numbers("values")
        let modes = ["discrete", "linear", "paced", "cubic", "cubic-paced"]
        func curve(_ index: Int) throws -> CubicBezier {
            let c = entry.numbers("curves")[(4 * index)..<(4 * index + 4)].map { $0 }
            return try CubicBezier(x1: c[0], y1: c[1], x2: c[2], y2: c[3])
        }
        switch entry.text("sort") {
        case "values":
            return try .values(
                values,
                componentCount: Int(entry["components"]),
                times: entry.numbers("times"),
                mode: .init(rawValue: Int32(modes.firstIndex(of: entry.text("mode")) ?? -1)) ?? .linear,
                curves: try (0..<(entry.numbers("curves").count / 4)).map(curve),
                shapes: entry.numbers("parameters"),
                duration: entry["duration"]
            )
        case "blocks":
            var result = try KeyframeDescription.blocks(
                componentCount: 1,
                duration: entry["duration"],
                mode: entry.text("mode") == "cubic" ? .cubic : .linear
            )
            if !entry.truth("eased") { result.ease = nil }
            for index in values.indices {
                let (start, duration) = (entry.numbers("starts")[index], entry.numbers("durations")[index])
                try result.addBlock(start: start, duration: duration, value: [values[index]])
            }
            return result
        default:
            var result = try KeyframeDescription.track(componentCount: 1)
            for index in values.indices {
                let s = entry.numbers("springs")[(3 * index)..<(3 * index + 3)].map { $0 }
                let motion: KeyframeDescription.Motion =
                    switch entry.numbers("kinds")[index] {
                    case 0: .linear(try curve(index))
                    case 1: .cubic
                    case 2: .spring(try Spring(mass: s[0], stiffness: s[1], damping: s[2]))
                    default: .move
                    }
                let velocities = entry.numbers("velocities")
                try result.addKeyframe(
                    motion,
                    value: [values[index]],
                    duration: entry.numbers("durations")[index],
                    startVelocity: entry.numbers("has_start_velocity")[index] == 1 ? [velocities[2 * index]] : [],
                    endVelocity: entry.numbers("has_end_velocity")[index] == 1 ? [velocities[2 * index + 1]] : []
                )
            }
            return result
        }
    }

    // MARK: Properties

    func testEveryKeyIsPassedExactly() throws {
        var generator = SplitMix(seed: 1)
        for mode in [KeyframeDescription.Mode.linear, .cubic] {
            for count in [1, 2, 7, 8, 9, 16, 17, 1000] {
                let numbers = (0..<count).map { _ in generator.uniform(-1, 1) }
                let times = (0..<count).map { _ in generator.uniform(0, 1) }.sorted()
                let track = try KeyframeDescription.values(
                    numbers,
                    componentCount: 1,
                    times: times,
                    mode: mode,
                    duration: 1
                ).makeTrack(componentCount: 1)
                for index in 0..<count { XCTAssertEqual(sample(track, times[index]).value, [numbers[index]]) }
                XCTAssertEqual(sample(track, -1).value, [numbers[0]])
                XCTAssertEqual(sample(track, 2).value, [numbers[count - 1]])
            }
        }
    }

    func testTheVelocityIsTheDerivative() throws {
        let track = try KeyframeDescription.values(
            [0, 3, -1, 4, 4, 2],
            componentCount: 1,
            mode: .cubic,
            curves: [.easeInOut],
            duration: 2
        ).makeTrack(componentCount: 1)
        for step in 1..<97 {
            let time = Double(step) / 49
            if time.truncatingRemainder(dividingBy: 0.4) < 1e-3 { continue }
            let slope = (sample(track, time + 1e-6).value[0] - sample(track, time - 1e-6).value[0]) / 2e-6
            XCTAssertEqual(sample(track, time).velocity[0], slope, accuracy: 1e-6)
        }
    }

    func testAnglesGoTheShortestWayWhereTheyAreFlagged() throws {
        var description = try KeyframeDescription.values([3, 3, -3, -3, 0.1, 0.1], componentCount: 2, duration: 1)
        description.angles = 1
        let track = try description.makeTrack(componentCount: 2)
        let middle = sample(track, 0.5).value
        XCTAssertEqual(middle[0], -3 + 2 * Double.pi, accuracy: 1e-15)
        XCTAssertEqual(middle[1], -3)
        XCTAssertEqual(sample(track, 0.25).value[0], Double.pi, accuracy: 1e-15)
        XCTAssertEqual(sample(track, 1).value[0], 0.1 + 2 * Double.pi, accuracy: 1e-15)
        // Half a turn goes as it is written.
        for half in [Double.pi, -Double.pi] {
            var turn = try KeyframeDescription.values([0, half], componentCount: 1, duration: 1)
            turn.angles = 1
            XCTAssertEqual(sample(try turn.makeTrack(componentCount: 1), 0.5).value, [half / 2])
        }
    }

    func testBlocksBeginWhereTheyArePrepared() throws {
        var description = try KeyframeDescription.blocks(componentCount: 1, duration: 1)
        description.ease = nil
        try description.addBlock(start: 0.25, duration: 0.5, value: [4])
        let track = try description.makeTrack(componentCount: 1)
        XCTAssertTrue(track.needsStart)
        for start in [2.0, -6, 0] {
            track.prepare(from: [start], velocity: [100])
            XCTAssertEqual(sample(track, 0.2).value, [start])
            XCTAssertEqual(sample(track, 0.5).value, [(start + 4) / 2])
            XCTAssertEqual(sample(track, 0.8).value, [4])
            XCTAssertEqual(sample(track, 0.8).velocity, [0])
        }
        track.prepare(from: [.nan], velocity: [.infinity])
        XCTAssertEqual(sample(track, 0.5).value, [2])
    }

    func testASpringThatSettlesEndsAtItsValue() throws {
        var description = try KeyframeDescription.track(componentCount: 1)
        try description.addKeyframe(.spring(try Spring()), value: [10])
        try description.addKeyframe(.linear(nil), value: [0], duration: 1)
        try description.setInitial([0])
        let track = try description.makeTrack(componentCount: 1)
        let settled = track.duration - 1
        XCTAssertEqual(
            settled,
            try SpringResponse(Spring()).restingTime(displacement: 1, velocity: 0, threshold: 0.001)
        )
        XCTAssertEqual(sample(track, settled.nextDown).value[0], 10, accuracy: 0.01)
        XCTAssertEqual(sample(track, settled).value[0], 10)
        XCTAssertEqual(sample(track, settled + 0.5).value[0], 5, accuracy: 1e-12)
    }

    func testHashesTellMotionsApart() throws {
        func hash(_ track: KeyframeTrack) -> UInt64 {
            var hasher = StateHasher()
            track.hash(into: &hasher)
            return hasher.finalized()
        }
        XCTAssertEqual(hash(try values([1, 2, 3])), hash(try values([1, 2, 3])))
        XCTAssertNotEqual(hash(try values([1, 2, 3])), hash(try values([1, 2, 3.5])))
        XCTAssertNotEqual(hash(try values([1, 2, 4])), hash(try values([1, 2, 4], .cubic)))
    }

    // MARK: Edges

    func testMotionsWithoutLengthStandAtTheirEnd() throws {
        let still = try KeyframeDescription.values([1, 2, 3], componentCount: 1, duration: 0).makeTrack(
            componentCount: 1
        )
        XCTAssertEqual(sample(still, 0).value, [3])
        XCTAssertEqual(sample(still, -1).value, [1])
        var track = try KeyframeDescription.track(componentCount: 1)
        XCTAssertEqual(try track.makeTrack(componentCount: 1).duration, 0)
        try track.addKeyframe(.move, value: [4])
        XCTAssertEqual(sample(try track.makeTrack(componentCount: 1), 0).value, [4])
        var blocks = try KeyframeDescription.blocks(componentCount: 1, duration: 1)
        XCTAssertEqual(sample(try blocks.makeTrack(componentCount: 1), 0.5).value, [0])
        try blocks.addBlock(start: 1, duration: 0, value: [7])
        XCTAssertEqual(sample(try blocks.makeTrack(componentCount: 1), 0.99).value, [0])
        XCTAssertEqual(sample(try blocks.makeTrack(componentCount: 1), 1).value, [7])
    }

    func testPacedMotionsOfEqualValuesStand() throws {
        for mode in [KeyframeDescription.Mode.paced, .cubicPaced] {
            for track in [try values([2], mode), try values([2, 2, 2], mode), try values([2, 2, 5, 5, 5], mode)] {
                for time in [0, 0.3, 0.99, 1] { XCTAssertTrue(sample(track, time).value[0] >= 2) }
            }
            XCTAssertEqual(sample(try values([2, 2, 2], mode), 0.5).value, [2])
        }
    }

    /// Huge and tiny numbers: always an answer, never one that is not a number.
    func testEveryAnswerIsANumber() throws {
        var generator = SplitMix(seed: 9)
        let sizes = [0, Double.leastNonzeroMagnitude, 1e-300, 1e-10, 1, 1e10, 1e149, 1e150]
        func number() -> Double { generator.signed(sizes[generator.next(below: sizes.count)]) }
        for round in 0..<400 {
            let mode = KeyframeDescription.Mode(rawValue: Int32(round % 5)) ?? .linear
            let count = 1 + generator.next(below: 9)
            let duration = [0, Double.leastNonzeroMagnitude, 1e-200, 1, 1e9][generator.next(below: 5)]
            var descriptions = [
                try KeyframeDescription.values(
                    (0..<(2 * count)).map { _ in number() },
                    componentCount: 2,
                    times: (0..<count).map { _ in generator.next(below: 3) == 0 ? 0.5 : generator.uniform(0, 1) }
                        .sorted(),
                    mode: mode,
                    shapes: (0..<(3 * count)).map { _ in generator.uniform(-1e6, 1e6) },
                    duration: duration
                )
            ]
            var blocks = try KeyframeDescription.blocks(componentCount: 2, duration: duration, mode: mode)
            var track = try KeyframeDescription.track(componentCount: 2)
            for _ in 0..<count {
                let value = [number(), number()]
                try blocks.addBlock(start: generator.uniform(0, 1), duration: generator.uniform(0, 1), value: value)
                let seconds = [0, 1e-300, 0.1, 1e6][generator.next(below: 4)]
                switch generator.next(below: 4) {
                case 0: try track.addKeyframe(.linear(.ease), value: value, duration: seconds)
                case 1: try track.addKeyframe(.cubic, value: value, duration: seconds, startVelocity: value)
                case 2:
                    try track.addKeyframe(
                        .spring(Spring(damping: generator.uniform(0, 40))),
                        value: value,
                        duration: seconds
                    )
                default: try track.addKeyframe(.move, value: value)
                }
            }
            descriptions += [blocks, track]
            for description in descriptions {
                let track = try description.makeTrack(componentCount: 2)
                track.prepare(from: [number(), number()], velocity: [number(), number()])
                for time in [-1, 0, track.duration / 3, track.duration * 0.5, track.duration.nextDown, 1e300, .nan] {
                    let (value, velocity) = sample(track, time)
                    for number in value + velocity { XCTAssertTrue(number.isFinite, "\(description) at \(time)") }
                }
            }
        }
    }

    func testManyKeys() throws {
        let count = Thoroughness.isLong ? 100_000 : 4000
        let numbers = (0..<count).map { Double(($0 * 7919) % 1017) }
        for mode in [KeyframeDescription.Mode.linear, .cubic, .cubicPaced] {
            let track = try values(numbers, mode)
            XCTAssertTrue(sample(track, 0.123).value[0].isFinite)
        }
        var blocks = try KeyframeDescription.blocks(componentCount: 1, duration: 1)
        for index in 0..<count / 5 {
            try blocks.addBlock(start: 1 - Double(index) / Double(count / 5), duration: 0.1, value: [Double(index)])
        }
        XCTAssertTrue(sample(try blocks.makeTrack(componentCount: 1), 0.5).value[0].isFinite)
    }

    func testWrongDescriptionsAreRefused() throws {
        func values(
            _ numbers: [Double],
            width: Int = 1,
            times: [Double] = [],
            mode: KeyframeDescription.Mode = .cubic,
            curves: Int = 0,
            shapes: [Double] = [],
            duration: Double = 1
        ) -> AnimError.Code? {
            code {
                _ = try KeyframeDescription.values(
                    numbers,
                    componentCount: width,
                    times: times,
                    mode: mode,
                    curves: [CubicBezier](repeating: .ease, count: curves),
                    shapes: shapes,
                    duration: duration
                )
            }
        }
        XCTAssertNil(values([1, 2]))
        XCTAssertEqual(values([]), .argument)
        XCTAssertEqual(values([1, 2, 3], width: 2), .argument)
        XCTAssertEqual(values([1], width: 0), .limit)
        XCTAssertEqual(values([1, .nan]), .argument)
        XCTAssertEqual(values([1, 2e150]), .limit)
        XCTAssertEqual(values([1, 2], times: [0]), .argument)
        XCTAssertEqual(values([1, 2], times: [0, 0.5, 1]), .argument)
        XCTAssertNil(values([1, 2], times: [0, 0.5, 1], mode: .discrete))
        XCTAssertEqual(values([1, 2], times: [0, 1.1]), .argument)
        XCTAssertEqual(values([1, 2], times: [-0.1, 1]), .argument)
        XCTAssertEqual(values([1, 2], times: [.nan, 1]), .argument)
        XCTAssertEqual(values([1, 2], times: [0, .nan]), .argument)
        XCTAssertNil(values([1, 2], times: [.nan], mode: .paced))
        XCTAssertEqual(values([1, 2, 3], times: [0, 0.7, 0.6]), .argument)
        XCTAssertEqual(values([1, 2, 3, 4], curves: 2), .argument)
        XCTAssertEqual(values([1, 2], shapes: [0, 0, 0]), .argument)
        XCTAssertEqual(values([1], shapes: [0, .nan, 0]), .argument)
        XCTAssertEqual(values([1], duration: .infinity), .limit)
        XCTAssertEqual(values([1], duration: -1), .argument)
        XCTAssertEqual(values([1], duration: .nan), .argument)
        do {
            _ = try KeyframeDescription.values([1, 2, 3], componentCount: 1, times: [0, 0.7, 0.6], duration: 1)
        } catch { XCTAssertTrue(error.message.contains("number 2"), error.message) }

        var track = try KeyframeDescription.track(componentCount: 1)
        XCTAssertEqual(code { try track.addKeyframe(.cubic, value: [1]) }, .argument)
        XCTAssertEqual(code { try track.addKeyframe(.cubic, value: [1, 2], duration: 1) }, .argument)
        XCTAssertEqual(
            code { try track.addKeyframe(.linear(nil), value: [1], duration: 1, startVelocity: [1]) },
            .argument
        )
        XCTAssertEqual(code { try track.addKeyframe(.spring(Spring(damping: 0)), value: [1]) }, .limit)
        XCTAssertEqual(code { try track.addBlock(start: 0, duration: 1, value: [1]) }, .state)
        try track.addKeyframe(.cubic, value: [1], duration: 1e9)
        XCTAssertEqual(code { try track.addKeyframe(.cubic, value: [1], duration: 1) }, .limit)
        XCTAssertEqual(track.keyCount, 1)
        XCTAssertEqual(code { _ = try track.makeTrack(componentCount: 2) }, .kind)
    }
}
