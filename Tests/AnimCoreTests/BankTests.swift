// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion
@testable import AnimStage

/// Spring banks against the springs' closed form.
final class BankTests: XCTestCase {
    private func retarget(_ stage: Stage, _ bank: BankIdentifier, _ indices: [UInt32], _ targets: [Double]) throws {
        try indices.withUnsafeBufferPointer { indices in
            try targets.withUnsafeBufferPointer { try stage.retarget(bank, indices, targets: $0) }
        }
    }

    private func values(_ stage: Stage, _ bank: BankIdentifier) throws -> [Double] {
        try stage.withValues(of: bank) { Array($0) }
    }

    func testEverySpringOfABankFollowsTheClosedFormThroughRetargets() throws {
        for damping in [0.5, 10, 20, 60] {
            let spring = try Spring(mass: 1, stiffness: 100, damping: damping)
            let response = SpringResponse(spring)
            let stage = Stage()
            let count = 200
            let bank = try [Double](repeating: 0, count: count).withUnsafeBufferPointer {
                try stage.addBank(spring, values: $0, threshold: 1e-6)
            }
            var random = RandomGenerator(seed: 3)
            // The state at the last retarget, by the closed form alone.
            var from = [Double](repeating: 0, count: count)
            var speed = from
            var target = from
            var start = [Int64](repeating: 0, count: count)
            for _ in 0..<60 {
                let chosen = (0..<count).filter { _ in random.next() % 5 == 0 }
                for index in chosen {
                    let state = response.state(
                        at: Flicks.seconds(stage.time - start[index]),
                        from: from[index],
                        to: target[index],
                        velocity: speed[index]
                    )
                    (from[index], speed[index]) = (state.value, state.velocity)
                    target[index] = random.next(in: -50, 50)
                    start[index] = stage.time
                }
                try retarget(stage, bank, chosen.map { UInt32($0) }, chosen.map { target[$0] })
                try stage.advance(seconds: random.next(in: 0, 0.03))
                for (index, value) in try values(stage, bank).enumerated() {
                    let expected = response.value(
                        at: Flicks.seconds(stage.time - start[index]),
                        from: from[index],
                        to: target[index],
                        velocity: speed[index]
                    )
                    XCTAssertEqual(value, expected, accuracy: 1e-10)
                }
            }
            try stage.advance(seconds: 1000)
            XCTAssertEqual(try values(stage, bank), target)
            let counts = try stage.counts(of: bank)
            XCTAssertEqual(counts.moving, 0)
            var settled: [UInt32] = []
            try stage.takeSettled(bank, limit: .max) { settled.append($0) }
            XCTAssertEqual(Set(settled).count, settled.count)
            XCTAssertNil(stage.nextDue)
            try stage.removeBank(bank)
            XCTAssertThrowsError(try stage.counts(of: bank)) { assertCode($0, .identifier) }
        }
    }

    func testABankComesToTheSameBitsHoweverTimeIsCut() throws {
        var outcomes: [[UInt64]] = []
        for parts: Int64 in [1, 2, 7, 64] {
            let stage = Stage()
            let bank = try [Double](repeating: 1, count: 50).withUnsafeBufferPointer {
                try stage.addBank(try Spring(), values: $0)
            }
            var random = RandomGenerator(seed: 9)
            var settled: [UInt32] = []
            for _ in 0..<40 {
                let index = UInt32(random.next() % 50)
                try retarget(stage, bank, [index], [random.next(in: -1, 1)])
                let total = Int64(random.next(in: 0, 0.3) * Double(Flicks.perSecond))
                for part in 0..<parts {
                    try stage.advance(flicks: total * (part + 1) / parts - total * part / parts)
                }
                try stage.takeSettled(bank, limit: .max) { settled.append($0) }
            }
            outcomes.append(try values(stage, bank).map(\.bitPattern) + settled.map(UInt64.init) + [stage.stateHash()])
        }
        XCTAssertTrue(outcomes.allSatisfy { $0 == outcomes[0] })
    }

    func testARefusedRetargetChangesNothing() throws {
        let stage = Stage()
        let bank = try [1.0, 2.0].withUnsafeBufferPointer { try stage.addBank(try Spring(), values: $0) }
        XCTAssertThrowsError(try retarget(stage, bank, [0, 2], [5, 5])) { assertCode($0, .notFound) }
        XCTAssertThrowsError(try retarget(stage, bank, [0, 1], [5, .nan])) { assertCode($0, .argument) }
        XCTAssertThrowsError(try retarget(stage, bank, [0], [5, 6])) { assertCode($0, .argument) }
        try stage.advance(seconds: 1)
        XCTAssertEqual(try values(stage, bank), [1, 2])
    }
}
