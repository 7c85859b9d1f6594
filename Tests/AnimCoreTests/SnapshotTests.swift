// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion
@testable import AnimPaths
@testable import AnimStage

/// The state of a stage as bytes: what goes on from them is the same, and what is no such bytes is refused.
final class SnapshotTests: XCTestCase {
    private static let programCount = Thoroughness.count(300)
    private static let stepCount = 40

    /// Lets a program go on to a step, advancing by halves.
    private func play(_ step: StageProgram.Step, _ program: StageProgram) throws {
        let remaining = step.time - program.stage.hostTime
        try program.stage.advance(flicks: remaining / 2)
        try program.stage.advance(flicks: remaining - remaining / 2)
        program.perform(step)
    }

    /// A stage that has had a life of its own.
    private func usedStage(_ seed: UInt64) throws -> Stage {
        let program = try StageProgram(litter: 3)
        for step in StageProgram.steps(seed: seed &+ 1_000_000, count: 6) { try play(step, program) }
        return program.stage
    }

    func testEveryProgramGoesOnBitByBit() throws {
        var random = RandomGenerator(seed: 5)
        for seed in 0..<Self.programCount {
            let steps = StageProgram.steps(seed: seed, count: Self.stepCount)
            let focus = StageProgram.Focus.allCases[Int(seed % UInt64(StageProgram.Focus.allCases.count))]
            let program = try StageProgram(hasCallbacks: false, focus: focus)
            let place = Int(random.next() % UInt64(Self.stepCount))
            for step in steps[..<place] { try play(step, program) }
            // Between two steps, with events that nobody has taken yet.
            try program.stage.advance(flicks: (steps[place].time - program.stage.hostTime) / 3)
            let hash = program.stage.stateHash()
            let bytes = try program.stage.snapshot()
            XCTAssertEqual(program.stage.stateHash(), hash, "seed \(seed)")
            let stage = seed % 2 == 0 ? Stage() : try usedStage(seed)
            try stage.restore(bytes)
            let other = StageProgram(goingOn: program, on: stage)
            XCTAssertEqual(try other.bits(), try program.bits(), "seed \(seed)")
            XCTAssertTrue(try stage.snapshot() == bytes, "seed \(seed)")
            for (index, step) in steps[place...].enumerated() {
                try play(step, program)
                try play(step, other)
                let (bits, expected) = (try other.bits(), try program.bits())
                guard bits == expected else {
                    XCTFail("seed \(seed), \(index) steps later")
                    break
                }
            }
            XCTAssertEqual(other.events, program.events, "seed \(seed)")
            XCTAssertEqual(other.errors, program.errors, "seed \(seed)")
            try program.finish()
            try other.finish()
            XCTAssertEqual(other.stage.stateHash(), program.stage.stateHash(), "seed \(seed)")
            XCTAssertEqual(other.events, program.events, "seed \(seed)")
        }
    }

    /// Back to a state of before, in the same stage: as if nothing had been since.
    func testAStageGoesBack() throws {
        for seed in 0..<40 as Range<UInt64> {
            let steps = StageProgram.steps(seed: seed, count: Self.stepCount)
            let program = try StageProgram(hasCallbacks: false)
            for step in steps[..<20] { try play(step, program) }
            let bytes = try program.stage.snapshot()
            let copy = StageProgram(goingOn: program, on: program.stage)
            for step in steps[20...] { try play(step, program) }
            let (bits, events) = (try program.bits(), program.events)
            try program.stage.restore(bytes)
            for step in steps[20...] { try play(step, copy) }
            XCTAssertEqual(try copy.bits(), bits, "seed \(seed)")
            XCTAssertEqual(copy.events, events, "seed \(seed)")
        }
    }

    func testDamagedBytesAreRefusedAndChangeNothing() throws {
        let program = try StageProgram(hasCallbacks: false)
        for step in StageProgram.steps(seed: 3, count: 12) { try play(step, program) }
        let bytes = try program.stage.snapshot()
        let stage = Stage()
        let before = try stage.snapshot()
        for bit in 0..<8 * bytes.count {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << UInt8(bit % 8)
            XCTAssertThrowsError(try stage.restore(damaged), "bit \(bit)") {
                XCTAssertEqual(($0 as? AnimError)?.code, .syntax)
            }
        }
        for length in 0..<bytes.count { XCTAssertThrowsError(try stage.restore(Array(bytes[..<length]))) }
        XCTAssertThrowsError(try stage.restore(bytes + [0]))
        XCTAssertTrue(try stage.snapshot() == before)
    }

    /// Bytes with their checksum made right again.
    private func forged(_ bytes: [UInt8]) -> [UInt8] {
        var forged = bytes
        forged.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            let sum = StateCoder.checksum(start, buffer.count - 8)
            for index in 0..<8 { buffer[buffer.count - 8 + index] = UInt8(truncatingIfNeeded: sum >> (8 * index)) }
        }
        return forged
    }

    /// Paths, and values that are interpolated in other spaces: restored again and again, a program does what it does when it
    /// is left alone.
    func testProgramsGoOnFromOneSnapshotAfterAnother() throws {
        for seed in 0..<Thoroughness.count(500) {
            let focus: StageProgram.Focus = seed % 3 == 0 ? .encoded : .paths
            var random = RandomGenerator(seed: seed)
            let program = try StageProgram(hasCallbacks: false, focus: focus)
            var other = try StageProgram(hasCallbacks: false, focus: focus)
            for (index, step) in StageProgram.steps(seed: seed &+ 500_000, count: 25).enumerated() {
                try play(step, program)
                try play(step, other)
                guard try other.bits() == program.bits() else {
                    XCTFail("seed \(seed), step \(index)")
                    break
                }
                guard random.next() % 4 == 0 else { continue }
                let bytes = try other.stage.snapshot()
                let stage = Stage()
                do {
                    try stage.restore(bytes)
                } catch {
                    XCTFail("seed \(seed), step \(index): \(error.message)")
                    break
                }
                other = StageProgram(goingOn: other, on: stage)
                XCTAssertTrue(try stage.snapshot() == bytes, "seed \(seed), step \(index)")
            }
            XCTAssertEqual(other.events, program.events, "seed \(seed)")
        }
    }

    /// The structure in which a path moved before it came to rest is not of its state.
    func testAPathAtRestForgetsInWhatStructureItMoved() throws {
        let stage = Stage()
        func path(_ text: String) throws -> Path { try Path(svg: Array(text.utf8)) }
        let outline = try stage.addPath(name: Array("outline".utf8), try path("M0 0L10 0L10 10Z"))
        let paths = try [path("M0 0L10 0L10 10L0 10Z"), path("M0 0C0 5 5 10 10 10L3 3Z")]
        try stage.animate(outline, AnimationRequest(.keyframes(try .paths(paths, duration: 1))))
        try stage.advance(seconds: 0.3)
        let transaction = try stage.beginTransaction(MotionRequest(.curve(.easeInOut), duration: 0.5))
        try stage.setPath(try path("M1 1L9 2L8 9Q5 5 1 8Z"), of: outline)
        try stage.commitTransaction(transaction)
        try stage.advance(seconds: 2)
        let restored = Stage()
        try restored.restore(try stage.snapshot())
        XCTAssertEqual(restored.stateHash(), stage.stateHash())
        let other = PropertyIdentifier(rawValue: restored.counterpart(of: outline.rawValue))
        for (stage, property) in [(stage, outline), (restored, other)] {
            var request = AnimationRequest(.spring(try Spring()))
            request.to = try stage.components(of: property, .model).map { $0 + 1 }
            try stage.animate(property, request)
            try stage.advance(seconds: 0.1)
        }
        XCTAssertEqual(restored.stateHash(), stage.stateHash())
        XCTAssertEqual(
            try restored.components(of: other, .presentation).map(\.bitPattern),
            try stage.components(of: outline, .presentation).map(\.bitPattern)
        )
    }

    /// Two paths of as many coordinates whose verbs differ are two states.
    func testTheHashKnowsThePathsVerbs() throws {
        var hashes: [UInt64] = []
        for text in [
            "M0 0L1 0L1 1L2 2", "M0 0Q1 0 1 1L2 2", "M0 0L1 0Q1 1 2 2", "M0 0C1 0 1 1 2 2", "M0 0L1 0M1 1L2 2",
        ] {
            let stage = Stage()
            _ = try stage.addPath(try Path(svg: Array(text.utf8)))
            hashes.append(stage.stateHash())
        }
        XCTAssertEqual(Set(hashes).count, hashes.count)
    }

    func testAHuePathThatIsNoneIsRefused() throws {
        let stage = Stage()
        let color = ColorInterpolation(space: .okLCH, hue: .decreasing, isPremultiplied: true)
        _ = try stage.addProperty(PropertyOptions(.color, encoding: .color(color)), value: [0, 0, 0, 1])
        let bytes = try stage.snapshot()
        // The sort of the encoding, its space, hue path, and whether it is premultiplied.
        let places = (24..<bytes.count - 12).filter { Array(bytes[$0..<$0 + 4]) == [2, 4, 3, 1] }
        XCTAssertEqual(places.count, 1)
        guard let place = places.first else { return }
        for hue in 0..<16 as Range<UInt8> {
            var changed = bytes
            changed[place + 2] = hue
            if hue < 4 {
                XCTAssertNoThrow(try Stage().restore(forged(changed)))
            } else {
                XCTAssertThrowsError(try Stage().restore(forged(changed)), "\(hue)") {
                    XCTAssertEqual(($0 as? AnimError)?.code, .syntax)
                }
            }
        }
    }

    /// Numbers where no such number can be: refused, or taken as a state like any other, which can be written and read again.
    func testForgedNumbersDoNoHarm() throws {
        var random = RandomGenerator(seed: 12)
        let numbers = [
            Double.nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, 1e150, .leastNonzeroMagnitude,
            .greatestFiniteMagnitude,
        ]
        for seed in 0..<Thoroughness.count(24) {
            let focus = StageProgram.Focus.allCases[Int(seed % 3)]
            let program = try StageProgram(hasCallbacks: false, focus: focus)
            for step in StageProgram.steps(seed: seed &+ 900, count: 20) { try play(step, program) }
            let bytes = try program.stage.snapshot()
            for _ in 0..<200 {
                var changed = bytes
                let place = 24 + Int(random.next() % UInt64(changed.count - 40))
                let number = numbers[Int(random.next() % UInt64(numbers.count))]
                for byte in 0..<8 { changed[place + byte] = UInt8(truncatingIfNeeded: number.bitPattern >> (8 * byte)) }
                let stage = Stage()
                guard (try? stage.restore(forged(changed))) != nil else { continue }
                let again = Stage()
                XCTAssertNoThrow(try again.restore(try stage.snapshot()), "seed \(seed), byte \(place), \(number)")
                for stage in [stage, again] {
                    let other = StageProgram(goingOn: program, on: stage)
                    for step in StageProgram.steps(seed: seed, count: 4) { other.perform(step) }
                    try? stage.advance(seconds: 0.4)
                    _ = try? other.bits()
                }
                XCTAssertEqual(again.stateHash(), stage.stateHash(), "seed \(seed), byte \(place), \(number)")
            }
        }
    }

    /// Whoever damages them can make the checksum right again: what is then refused or not, nothing may trap or hang.
    func testForgedBytesDoNoHarm() throws {
        var random = RandomGenerator(seed: 8)
        var (taken, refused) = (0, 0)
        let count = Thoroughness.isLong ? 150 : 40
        for seed in 0..<20 as Range<UInt64> {
            let program = try StageProgram(hasCallbacks: false)
            for step in StageProgram.steps(seed: seed, count: 30) { try play(step, program) }
            let bytes = try program.stage.snapshot()
            let stage = Stage()
            for _ in 0..<count {
                var forged = bytes
                for _ in 0...(random.next() % 3) {
                    let place = 24 + Int(random.next() % UInt64(forged.count - 32))
                    forged[place] = UInt8(truncatingIfNeeded: random.next() >> (random.next() % 8))
                }
                do {
                    try stage.restore(self.forged(forged))
                    taken += 1
                } catch {
                    XCTAssertEqual((error as? AnimError)?.code, .syntax)
                    refused += 1
                    continue
                }
                // It can be used like any other.
                let other = StageProgram(goingOn: program, on: stage)
                _ = try? other.bits()
                _ = try? stage.snapshot()
                try? stage.advance(seconds: 0.3)
                for step in StageProgram.steps(seed: seed, count: 3) { other.perform(step) }
                try? stage.advance(seconds: 3)
                _ = try? other.bits()
                try? other.finish()
            }
        }
        XCTAssertGreaterThan(taken, 20 * count / 60)
        XCTAssertGreaterThan(refused, 20 * count / 6)
    }

    func testWhatAHostHasGivenInCodeStays() throws {
        let stage = Stage()
        let x = try stage.addProperty(name: Array("x".utf8), kind: .scalar, value: [1])
        let bytes = try stage.snapshot()
        var (heard, events): ([Double], Int) = ([], 0)
        try stage.observe(x) { heard.append($0[0]) }
        stage.onEvent = { _ in events += 1 }
        let y = try stage.addProperty(kind: .scalar, value: [5])
        try stage.observe(y) { heard.append($0[0]) }
        try stage.setValue([2], of: x)
        try stage.advance(seconds: 0.1)
        try stage.restore(bytes)
        XCTAssertEqual(stage.changedPropertyCount, 1)
        // y is gone, and so is who heard of it.
        XCTAssertThrowsError(try stage.kind(of: y))
        try stage.advance(seconds: 0.1)
        XCTAssertEqual(heard, [2, 1])
        let transaction = try stage.beginTransaction(MotionRequest(.curve(.linear), duration: 0.1))
        try stage.setValue([3], of: x)
        XCTAssertThrowsError(try stage.snapshot()) { XCTAssertEqual(($0 as? AnimError)?.code, .state) }
        XCTAssertThrowsError(try stage.restore(bytes)) { XCTAssertEqual(($0 as? AnimError)?.code, .state) }
        try stage.commitTransaction(transaction)
        try stage.advance(seconds: 1)
        XCTAssertEqual(events, 2)
    }

    func testAnEasingOfTheHostsCannotBeWritten() throws {
        let stage = Stage()
        let x = try stage.addProperty(name: Array("stretch".utf8), kind: .scalar, value: [1])
        let transaction = try stage.beginTransaction(MotionRequest(.easing(.callback { $0 }), duration: 1))
        try stage.setValue([2], of: x)
        try stage.commitTransaction(transaction)
        XCTAssertThrowsError(try stage.snapshot()) {
            XCTAssertEqual(($0 as? AnimError)?.code, .state)
            XCTAssertTrue((($0 as? AnimError)?.message ?? "").contains("'stretch'"))
        }
        try stage.advance(seconds: 1)
        XCTAssertNoThrow(try stage.snapshot())
    }

    /// 100 000 numbers at rest take at most 40 bytes each.
    func testWhatRestsTakesLittle() throws {
        let stage = Stage()
        for index in 0..<100_000 {
            try stage.addProperty(name: Array("property \(index)".utf8), kind: .scalar, value: [Double(index)])
        }
        XCTAssertLessThan(try stage.snapshot().count, 4_000_000)
    }

    /// A name that means something else by now would be read as that.
    func testAnExpressionWhoseNamesHaveChangedIsRefused() throws {
        let stage = Stage()
        _ = try stage.addProperty(name: Array("p".utf8), kind: .vector2, value: [1, 2])
        let derived = try stage.addProperty(name: Array("d".utf8), kind: .scalar, value: [0])
        try stage.setExpression(Array("p.x * 2".utf8), of: derived)
        XCTAssertNoThrow(try stage.snapshot())
        _ = try stage.addProperty(name: Array("p.x".utf8), kind: .scalar, value: [7])
        XCTAssertThrowsError(try stage.snapshot()) { XCTAssertEqual(($0 as? AnimError)?.code, .state) }
    }
}
