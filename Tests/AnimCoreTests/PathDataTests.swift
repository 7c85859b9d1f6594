// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths
import XCTest

final class PathDataTests: XCTestCase {
    /// By hand from the grammar: see the file.
    func testTheGrammarsCases() throws {
        for entry in try ConformanceCases("paths/parser.json").cases {
            let text = Array(entry.text("text").utf8)
            var path = Path()
            try path.move(x: 7, y: 7)
            let error = path.parse(text)
            XCTAssertEqual(Double(error?.offset ?? -1), entry["offset"], "\(entry)")
            XCTAssertEqual(path.verbs.map { Double($0.rawValue) }, entry.numbers("verbs"), "\(entry)")
            XCTAssertEqual(
                path.coordinates.map(\.bitPattern),
                entry.numbers("coordinates").map(\.bitPattern),
                "\(entry)"
            )
            guard let error else { continue }
            let expected: AnimError.Code = entry.text("error") == "limit" ? .limit : .syntax
            XCTAssertEqual(error.error(in: text).code, expected, "\(entry)")
            XCTAssertThrowsError(try Path(svg: text))
        }
    }

    /// However a text is cut into numbers of other lengths, whichever way of reading them is taken, the value is that of
    /// Swift's own reader.
    func testNumbersAreTheNearestDoubles() throws {
        var random = SplitMix(seed: 11)
        for _ in 0..<20_000 {
            let digits = Int(random.next() % 20) + 1
            var number = random.next() % 2 == 0 ? "" : "-"
            let point = Int(random.next() % UInt64(digits + 2))
            for index in 0..<digits {
                if index == point { number += "." }
                number += String(random.next() % 10)
            }
            if random.next() % 8 == 0 { number += "e\(Int(random.next() % 80) - 40)" }
            let separators = [" ", ",", "\n ", " , ", "  "]
            let separator = separators[Int(random.next() % 5)]
            let path = try Path(svg: Array("M1\(separator)\(number)L\(number)\(separator)\(number)".utf8))
            let wanted = try XCTUnwrap(Double(number)) + 0
            XCTAssertEqual(Array(path.coordinates[1...]), [wanted, wanted, wanted], number)
        }
    }

    /// Reading into a path that has been used takes no memory, and nothing of the old contents stays.
    func testAPathIsUsedAgain() throws {
        var path = try Path(svg: Array("M1 2L3 4C5 6 7 8 9 10Z".utf8))
        XCTAssertNil(path.parse(Array("M0 0l1 1".utf8)))
        XCTAssertEqual(path.coordinates, [0, 0, 1, 1])
        try path.line(x: 5, y: 5)
        XCTAssertEqual(path.verbs, [.move, .line, .line])
        XCTAssertNil(path.parse(Array("M4 4L9 9z".utf8)))
        try path.line(x: 5, y: 5)
        XCTAssertEqual(path.coordinates, [4, 4, 9, 9, 4, 4, 5, 5])
        XCTAssertNil(path.parse([UInt8]()))
        XCTAssertNil(path.currentPoint)
    }

    func testWhatIsWrittenReadsBack() throws {
        var random = SplitMix(seed: 5)
        func number() -> Double {
            let kind = random.next() % 4
            if kind == 0 { return Double(Int64(random.next() % 2000) - 1000) / 100 }
            if kind == 1 { return Double(Int64(random.next() % 200) - 100) }
            let value = Double(bitPattern: random.next())
            return value.magnitude <= 1e150 ? value + 0 : 1e150
        }
        for _ in 0..<500 {
            var path = Path()
            try path.move(x: number(), y: number())
            for _ in 0..<8 {
                switch random.next() % 5 {
                case 0: try path.line(x: number(), y: number())
                case 1: try path.quadratic(cx: number(), cy: number(), x: number(), y: number())
                case 2: try path.close()
                case 3: try path.move(x: number(), y: number())
                default:
                    try path.cubic(
                        c1x: number(),
                        c1y: number(),
                        c2x: number(),
                        c2y: number(),
                        x: number(),
                        y: number()
                    )
                }
            }
            for coordinates: PathDataFormat.Coordinates in [.absolute, .relative, .shorter] {
                for isMinified in [false, true] {
                    var format = PathDataFormat()
                    format.coordinates = coordinates
                    format.isMinified = isMinified
                    var bytes: [UInt8] = []
                    path.write(format, into: &bytes)
                    let back = try Path(svg: bytes)
                    XCTAssertEqual(back.verbs, path.verbs)
                    XCTAssertEqual(back.coordinates, path.coordinates, String(decoding: bytes, as: UTF8.self))
                }
            }
        }
    }
}
