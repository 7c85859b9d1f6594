// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath

/// How a table of names comes out whose names are as people number them, or as an attacker would choose them. The expected
/// number of looks is Knuth's for open addressing with linear probing, (1 + 1 / (1 − load)) / 2 (The Art of Computer
/// Programming, volume 3, 6.4): 1.22 for 20 000 names in 65 536 buckets.
final class NameHashTests: XCTestCase {
    private static let count = 20_000
    private static let bucketCount = 1 << 16

    private func looks(_ names: [[UInt8]], seed: UInt64) -> Double {
        var buckets = [Bool](repeating: false, count: Self.bucketCount)
        var looks = 0
        for name in names {
            let hash = name.withUnsafeBufferPointer {
                $0.baseAddress.map { $0.hash(count: name.count, seed: seed) } ?? 0
            }
            var bucket = Int(truncatingIfNeeded: hash) & (Self.bucketCount - 1)
            looks += 1
            while buckets[bucket] {
                looks += 1
                bucket = (bucket + 1) & (Self.bucketCount - 1)
            }
            buckets[bucket] = true
        }
        return Double(looks) / Double(names.count)
    }

    func testNamesThatAreNumberedGoToBucketsOfTheirOwn() {
        let families = [
            "done.state.panel%", "state_%", "s%", "%", "theStateNumber%OfAll", "messages.%.y", "%.opacity", "a% b",
            "%%%%",
        ]
        for family in families {
            let names = (0..<Self.count).map { number in
                [UInt8](family.utf8).flatMap { $0 == UInt8(ascii: "%") ? [UInt8](String(number).utf8) : [$0] }
            }
            for seed: UInt64 in [0, 0x7F3C_5A10_4010, 0xFFFF_FFFF_FFFF_FFF0] {
                XCTAssertLessThan(looks(names, seed: seed), 1.4, "\(family), seed \(seed)")
            }
        }
    }

    /// Names of eight bytes whose hashes with the seed 0 end in the same 17 bits: each step of the hash is undone.
    func testNamesThatCollideForOneSeedDoNotForAnother() {
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        // Newton's iteration doubles the bits that are right.
        var inverse = factor
        for _ in 0..<6 { inverse = inverse &* (2 &- factor &* inverse) }
        XCTAssertEqual(inverse &* factor, 1)
        let names = (0..<UInt64(2_000)).map { number in
            let folded = ((number &* 0x9E37_79B9) << 49 | number) &* inverse
            let word = ((folded ^ folded >> 32) &* inverse) ^ (8 &* factor)
            return (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) }
        }
        XCTAssertGreaterThan(looks(names, seed: 0), 900)
        for seed: UInt64 in [0x10, 0x7F3C_5A10_4010, 0x7F3C_5A10_4020, 0xFFFF_FFFF_FFFF_FFF0] {
            XCTAssertLessThan(looks(names, seed: seed), 1.4, "seed \(seed)")
        }
    }
}
