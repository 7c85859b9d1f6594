// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion
@testable import AnimStage

/// Whatever number stands in a snapshot whose checksum is right: it is refused or it does no harm.
final class SnapshotNumberTests: XCTestCase {
    /// What 64 bits may say: the ends of signed and unsigned integers as they are folded, and those of the clock.
    private static let numbers: [UInt64] = [
        .max, .max - 1, .max - 2, 1 << 63, (1 << 63) - 1, 1 << 62, (1 << 62) + 1, 10 << 60, 1 << 32, (1 << 31) - 1,
    ]

    /// Every 61st place, and in a long run all of them.
    func testEveryNumberMayBeAsLargeAsItCan() throws {
        let stride = Thoroughness.isLong ? 1 : 61
        var (taken, refused) = (0, 0)
        for seed in [3, 11, 17] as [UInt64] {
            let program = try StageProgram(hasCallbacks: false)
            for step in StageProgram.steps(seed: seed, count: 14) {
                try program.stage.advance(flicks: step.time - program.stage.hostTime)
                program.perform(step)
            }
            let bytes = try program.stage.snapshot()
            for (index, place) in Self.places(in: bytes).enumerated() where index % stride == Int(seed) % stride {
                for number in Self.numbers {
                    let stage = Stage()
                    do throws(AnimError) {
                        try stage.restore(Self.forged(bytes, place, number))
                    } catch {
                        XCTAssertEqual(error.code, .syntax)
                        refused += 1
                        continue
                    }
                    taken += 1
                    try? stage.advance(seconds: 0.05)
                    try? stage.advance(seconds: 50_000)
                    _ = try? stage.snapshot()
                }
            }
        }
        XCTAssertGreaterThan(taken, 1000 / stride)
        XCTAssertGreaterThan(refused, 1000 / stride)
    }

    private struct Place {
        var section: Int
        var position: Int
    }

    /// Every byte of every section but the one of names.
    private static func places(in bytes: [UInt8]) -> [Place] {
        var result: [Place] = []
        var section = 24
        while section + 5 < bytes.count - 8 {
            let length = length(of: section, bytes)
            if bytes[section] != 1 {
                for position in section + 5..<section + 5 + length {
                    result.append(Place(section: section, position: position))
                }
            }
            section += 5 + length
        }
        return result
    }

    private static func length(of section: Int, _ bytes: [UInt8]) -> Int {
        (0..<4).reduce(0) { $0 | Int(bytes[section + 1 + $1]) << (8 * $1) }
    }

    /// The snapshot with another number in a place: LEB128 as all integers, with lengths and checksum made right.
    private static func forged(_ bytes: [UInt8], _ place: Place, _ number: UInt64) -> [UInt8] {
        var end = place.position
        let last = place.section + 4 + length(of: place.section, bytes)
        while end < last, bytes[end] >= 0x80 { end += 1 }
        var digits: [UInt8] = []
        var rest = number
        while rest >= 0x80 {
            digits.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        digits.append(UInt8(rest))
        var result = bytes
        result.replaceSubrange(place.position...end, with: digits)
        let change = result.count - bytes.count
        let length = length(of: place.section, bytes) + change
        for index in 0..<4 { result[place.section + 1 + index] = UInt8(truncatingIfNeeded: length >> (8 * index)) }
        for index in 0..<8 { result[16 + index] = UInt8(truncatingIfNeeded: result.count >> (8 * index)) }
        let sum = result.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { StateCoder.checksum($0, buffer.count - 8) } ?? 0
        }
        for index in 0..<8 { result[result.count - 8 + index] = UInt8(truncatingIfNeeded: sum >> (8 * index)) }
        return result
    }
}
