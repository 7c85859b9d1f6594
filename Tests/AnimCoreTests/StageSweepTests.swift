// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion
@testable import AnimStage

/// What is computed in bulk, or in the order of beginning, has the bits of what is computed one by one from the layers and
/// records: the expected numbers are those of `Stage.compute` and of single reads, which the other tests hold to formulas.
final class StageSweepTests: XCTestCase {
    /// Fails where a property with layers shows other bits than its layers come to, once the clock has moved. (What a
    /// transaction has just stacked is shown where it was, which may differ by a rounding.)
    private func assertLayersAreShown(_ stage: Stage, _ message: String, line: UInt = #line) {
        for slot in stage.layered.map(Int.init) where stage.properties[slot].inRows < 0 {
            let range = stage.properties[slot].innerRange
            let shown = range.map { stage.components.presentation[$0].bitPattern }
            stage.compute(slot, at: stage.time, includesIndependent: true)
            let expected = range.indices.map { stage.scratch.values[$0 - range.lowerBound].bitPattern }
            XCTAssertEqual(shown, expected, "\(message), slot \(slot)", line: line)
        }
    }

    func testSweepsShowWhatLayersComeTo() throws {
        var swept = 0
        for seed in 0..<(Thoroughness.isLong ? 150 : 50) as Range<UInt64> {
            let program = try StageProgram()
            for step in StageProgram.steps(seed: seed, count: 60) {
                var remaining = step.time - program.stage.hostTime
                while remaining > 0 {
                    let length = min(remaining, Flicks.perSecond / 30)
                    let before = program.stage.time
                    try program.stage.advance(flicks: length)
                    remaining -= length
                    // It may be paused.
                    guard program.stage.time > before else { continue }
                    assertLayersAreShown(program.stage, "seed \(seed) at \(program.stage.time)")
                    for slot in program.stage.layered where program.stage.properties[slot].innerCount == 1 {
                        swept += 1
                    }
                }
                program.perform(step)
            }
        }
        XCTAssertGreaterThan(swept, 1000)
    }

    /// Layers of every function, timing and length on scalars, from starts to beyond ends.
    func testSweepsOfOneNumberShowWhatLayersComeTo() throws {
        var random = RandomGenerator(seed: 5)
        for _ in 0..<60 {
            let stage = Stage()
            let property = try stage.addProperty(kind: .scalar, value: [random.next(in: -9, 9)])
            for _ in 0..<400 {
                switch random.next() % 8 {
                case 0...3: try animate(property, on: stage, &random)
                case 4:
                    var request = MotionRequest(.curve(.easeInOut), duration: random.next(in: 0, 1))
                    request.interruption = random.next() % 2 == 0 ? .add : .replace
                    let transaction = try stage.beginTransaction(request)
                    try stage.setValue([random.next(in: -9, 9)], of: property)
                    try stage.commitTransaction(transaction)
                default:
                    let isShort = random.next() % 3 == 0
                    let seconds = random.next(in: 0, 0.3)
                    try stage.advance(flicks: isShort ? 1 : Int64(seconds * Double(Flicks.perSecond)) + 1)
                    assertLayersAreShown(stage, "at \(stage.time)")
                }
            }
        }
    }

    private func animate(_ property: PropertyIdentifier, on stage: Stage, _ random: inout RandomGenerator) throws {
        let curves: [CubicBezier] = [.linear, .ease, .easeIn, try CubicBezier(x1: 0.87, y1: 0, x2: 0.13, y2: 1)]
        let shapes: [AnimationRequest.Shape] = [
            .curve(curves[Int(random.next() % 4)]), .curve(curves[Int(random.next() % 4)]),
            .spring(try Spring.response(random.next(in: 0.1, 1), dampingRatio: random.next(in: 0.2, 1.5))),
            .easing(try Easing.steps(3)),
        ]
        var request = AnimationRequest(shapes[Int(random.next() % 4)])
        request.isAdditive = random.next() % 4 != 0
        request.isCumulative = random.next() % 8 == 0
        request.to = [random.next(in: -9, 9)]
        if random.next() % 2 == 0 { request.from = [random.next(in: -9, 9)] }
        if random.next() % 8 == 0 { request.to = [1e150] }
        request.duration = random.next() % 6 == 0 ? nil : random.next(in: 0, 1)
        request.delay = random.next() % 5 == 0 ? random.next(in: 0, 0.2) : 0
        request.timing.repeatCount = random.next() % 2 == 0 ? 0 : random.next(in: 0, 4)
        request.timing.autoreverses = random.next() % 2 == 0
        if random.next() % 6 == 0 { request.timing.repeatDuration = random.next(in: 0, 3) }
        if random.next() % 8 == 0 { request.timing.speed = random.next(in: 0.1, 2) }
        if random.next() % 3 == 0 { request.timing.fillMode = random.next() % 2 == 0 ? .both : .backwards }
        try stage.animate(property, request)
    }

    /// Each begins on top of those before it, which are not computed again; a fifth of them is taken away in between.
    func testAdditiveAnimationsBegunOneByOneShowTheirSum() throws {
        var random = RandomGenerator(seed: 8)
        let stage = Stage()
        let property = try stage.addProperty(kind: .scalar, value: [1])
        var running: [AnimationIdentifier] = []
        for count in 0..<500 {
            var request = AnimationRequest(.curve(.ease))
            (request.from, request.to) = ([random.next(in: -9, 9)], [random.next(in: -9, 9)])
            request.isAdditive = true
            request.duration = 1
            running.append(try stage.animate(property, request))
            if count % 5 == 4 {
                try stage.removeAnimation(running.remove(at: Int(random.next() % UInt64(running.count))))
            }
            if count % 50 == 49 { try stage.advance(flicks: Flicks.perSecond / 100) }
            assertLayersAreShown(stage, "after \(count)")
        }
    }

    // MARK: Reads

    private func assertBulkReads(_ program: StageProgram, _ message: String) throws {
        var random = RandomGenerator(seed: UInt64(bitPattern: program.stage.time))
        let living = program.properties.filter { (try? program.stage.kind(of: $0)) != nil }
        let wanted = (0..<9).map { _ in living[Int(random.next() % UInt64(living.count))] }
        for aspect in [Stage.Aspect.model, .presentation, .velocity] {
            let single = try wanted.flatMap { try program.stage.components(of: $0, aspect) }
            var bulk = [Double](repeating: .nan, count: single.count)
            try wanted.map(\.rawValue).withUnsafeBufferPointer { identifiers in
                try bulk.withUnsafeMutableBufferPointer { target in
                    try program.stage.readValues(of: identifiers, aspect, into: target)
                }
            }
            XCTAssertEqual(bulk.map(\.bitPattern), single.map(\.bitPattern), message)
        }
    }

    func testBulkReadsReadWhatSingleReadsDo() throws {
        for seed in 0..<40 as Range<UInt64> {
            let program = try StageProgram(litter: 3, hasCallbacks: false)
            for step in StageProgram.steps(seed: seed, count: 40) {
                try program.stage.advance(flicks: step.time - program.stage.hostTime)
                program.perform(step)
                try assertBulkReads(program, "seed \(seed)")
            }
            let restored = Stage()
            try restored.restore(try program.stage.snapshot())
            try assertBulkReads(StageProgram(goingOn: program, on: restored), "seed \(seed), restored")
        }
    }

    func testBulkReadsRefuseWhatSingleReadsRefuseAndWriteNothing() throws {
        let stage = Stage()
        let (one, removed) = (
            try stage.addProperty(kind: .scalar, value: [3]), try stage.addProperty(kind: .scalar, value: [4])
        )
        try stage.removeProperty(removed)
        let foreign = try Stage().addProperty(kind: .scalar, value: [5])
        for wrong in [removed.rawValue, foreign.rawValue, 0, .max, one.rawValue ^ 1 << 24, one.rawValue + 1000] {
            var target = [7.0, 7.0]
            XCTAssertThrowsError(
                try [one.rawValue, wrong].withUnsafeBufferPointer { identifiers in
                    try target.withUnsafeMutableBufferPointer { values in
                        try stage.readValues(of: identifiers, .presentation, into: values)
                    }
                }
            ) { assertCode($0, .identifier) }
            XCTAssertEqual(target, [7, 7])
        }
        let again = try stage.addProperty(kind: .vector2, value: [8, 9])
        var target = [0.0, 0, 0]
        try [again.rawValue, one.rawValue].withUnsafeBufferPointer { identifiers in
            try target.withUnsafeMutableBufferPointer { values in
                try stage.readValues(of: identifiers, .presentation, into: values)
            }
        }
        XCTAssertEqual(target, [8, 9, 3])
    }
}
