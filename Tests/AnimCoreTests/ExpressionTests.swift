// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion

// Foundation has one, too.
private typealias Expression = AnimMotion.Expression

final class ExpressionTests: XCTestCase {
    private static let names = ["a", "b", "x", "angle.x", "stops[2]"]

    /// A variable for each of the names, numbered by its place.
    private func resolve(_ name: ArraySlice<UInt8>) throws(AnimError) -> Int32 {
        if let index = Self.names.firstIndex(where: { Array($0.utf8) == Array(name) }) { return Int32(index) }
        var suggestion = Suggestion(for: name)
        for known in Self.names { suggestion.offer(Array(known.utf8)) }
        throw Expression.unknownName(name, suggestion)
    }

    private func parse(_ text: String) throws(AnimError) -> Expression {
        try Expression.parse(Array(text.utf8)) { (name) throws(AnimError) in try resolve(name) }
    }

    private func parseList(_ text: String) throws(AnimError) -> [Expression] {
        try Expression.parseList(Array(text.utf8)) { (name) throws(AnimError) in try resolve(name) }
    }

    private func error(_ body: () throws(AnimError) -> Void) -> AnimError? {
        do throws(AnimError) {
            try body()
            return nil
        } catch {
            return error
        }
    }

    func testValuesAreThoseOfAnotherEvaluator() throws {
        for file in ["random", "operators"] {
            let conformance = try ConformanceCases("expressions/\(file).json")
            for entry in conformance.cases {
                if entry.fields["error"] != nil {
                    XCTAssertEqual(error { () throws(AnimError) in _ = try parse(entry.text("text")) }?.code, .syntax)
                    continue
                }
                let variables = entry.numbers("variables")
                let expression = try parse(entry.text("text"))
                let value = expression.evaluate { variables[Int($0)] }
                let allowed = conformance.tolerance * entry["scale"]
                XCTAssertTrue(value == entry["value"] || abs(value - entry["value"]) <= allowed, "\(value): \(entry)")
                let rated = expression.derivative { (variables[Int($0)], 1) }
                XCTAssertEqual(rated.value.bitPattern, value.bitPattern, "\(entry)")
            }
        }
    }

    func testNamesThatSayItAll() throws {
        for entry in try ConformanceCases("expressions/names.json").cases {
            let names = entry.text("names").split(separator: "\n").map { Array($0.utf8) }
            let variables = entry.numbers("variables")
            var asked: [[UInt8]] = []
            let parse = { () throws(AnimError) -> Expression in
                try Expression.parse(Array(entry.text("text").utf8)) { (name) throws(AnimError) -> Int32 in
                    asked.append(Array(name))
                    return Int32(names.firstIndex(of: Array(name)) ?? 0)
                }
            }
            if entry.fields["error"] != nil {
                XCTAssertEqual(error { () throws(AnimError) in _ = try parse() }?.code, .syntax, "\(entry)")
                continue
            }
            let value = try parse().evaluate { variables[Int($0)] }
            XCTAssertEqual(value, entry["value"], "\(entry)")
            XCTAssertEqual(Set(asked), Set(names), "\(entry)")
        }
    }

    func testPartsOfAComparisonWithAText() {
        func parts(_ name: String) -> [String]? {
            Expression.textComparison(Array(name.utf8)[...]).map {
                [String(decoding: $0.name, as: UTF8.self), String(decoding: $0.text, as: UTF8.self)]
            }
        }
        XCTAssertEqual(parts("mode=='dark'"), ["mode", "dark"])
        XCTAssertEqual(parts("mode==''"), ["mode", ""])
        XCTAssertEqual(parts("mode=='=='x'"), ["mode", "=='x"])
        for other in ["", "mode", "mode==", "=='", "mode=='", "random()", "in(mode)"] { XCTAssertNil(parts(other)) }
    }

    func testDrawsComeInTheOrderOfTheText() throws {
        var draws = 0.0
        let expression = try Expression.parse(Array("random() * 1000 + random(10, 20) + random(random(), 1)".utf8)) {
            _ in -1
        }
        let value = expression.evaluate { _ in
            draws += 0.1
            return draws
        }
        // 0.1, 0.2, 0.3 inside, 0.4 outside.
        XCTAssertEqual(value, 0.1 * 1000 + 12 + (0.3 * 0.6 + 0.4), accuracy: 1e-12)
    }

    func testSpecialValues() throws {
        let conformance = try ConformanceCases("expressions/special.json")
        func number(_ text: String) -> Double { Double(bitPattern: UInt64(text, radix: 16) ?? 0) }
        for entry in conformance.cases {
            let variables = [number(entry.text("a")), number(entry.text("b"))]
            let value = try parse(entry.text("text")).evaluate { variables[Int($0)] }
            XCTAssertEqual(value.bitPattern, number(entry.text("bits")).bitPattern, "\(value): \(entry)")
        }
    }

    func testConstantsAreFolded() throws {
        XCTAssertEqual(try parse("2 * (3 + sin(pi)) - max(1, 2, 3)").code.count, 1)
        XCTAssertEqual(try parse("a * (2 + 3)").code.count, 3)
        XCTAssertEqual(try parse("2 + a + 3").code.count, 5)
    }

    /// Sound programs, whatever the order in which folding and operators meet.
    func testEveryProgramLeavesOneValue() throws {
        for entry in try ConformanceCases("expressions/random.json").cases {
            var depth = 0
            for instruction in try parse(entry.text("text")).code {
                switch instruction.operation {
                case .constant, .variable: depth += 1
                default:
                    XCTAssertGreaterThanOrEqual(depth, instruction.arity)
                    depth -= instruction.arity - 1
                }
                XCTAssertLessThanOrEqual(depth, Expression.deepestNesting)
            }
            XCTAssertEqual(depth, 1)
        }
    }

    func testVariablesAreListedOnceInOrderOfAppearance() throws {
        XCTAssertEqual(try parse("x + b * x - stops[2] + b").variables, [2, 1, 4])
        XCTAssertEqual(try parse("1 ? angle.x : a").variables, [3, 0])
        XCTAssertEqual(try parse("pi").variables, [])
    }

    func testTheResolverGetsNamesWhole() throws {
        var asked: [String] = []
        let text = "`cart-center`.x[3] + größe.`e` * (a) - `pi` + max(max, e)"
        let expression = try Expression.parse(Array(text.utf8)) { name in
            asked.append(String(decoding: name, as: UTF8.self))
            return Int32(7 * asked.count)
        }
        XCTAssertEqual(asked, ["cart-center.x[3]", "größe.e", "a", "pi", "max"])
        XCTAssertEqual(expression.variables, [7, 14, 21, 28, 35])
        XCTAssertEqual(expression.text, Array(text.utf8))
    }

    func testLists() throws {
        let list = try parseList(" a*2 ,\n max(1, b), (x) ")
        XCTAssertEqual(list.map { String(decoding: $0.text, as: UTF8.self) }, ["a*2", "max(1, b)", "(x)"])
        XCTAssertEqual(list.map { $0.evaluate { Double($0) + 10 } }, [20, 11, 12])
        XCTAssertEqual(try parseList("5").count, 1)
        for wrong in ["", "a,", ",a", "a,,b", "(a, b)", "a ? b, x : 1"] {
            XCTAssertEqual(error { () throws(AnimError) in _ = try parseList(wrong) }?.code, .syntax, wrong)
        }
        // The limit is for all together.
        let half = String(repeating: "a+", count: 1100) + "a"
        XCTAssertNoThrow(try parseList(half))
        XCTAssertEqual(error { () throws(AnimError) in _ = try parseList(half + "," + half) }?.code, .limit)
    }

    func testAnErrorOfTheResolverGetsAPlace() throws {
        let found = error { () throws(AnimError) in _ = try parse("1 +\n  angle.y * 2") }
        XCTAssertEqual(found?.code, .notFound)
        XCTAssertEqual(found?.place?.line, 2)
        XCTAssertEqual(found?.place?.column, 3)
        XCTAssertEqual(
            found?.message,
            "unknown name 'angle.y'; did you mean 'angle.x'? names: a, b, x, angle.x, stops[2]"
        )
        let own = error { () throws(AnimError) in
            _ = try Expression.parse(Array("q".utf8)) { (_) throws(AnimError) -> Int32 in
                throw AnimError(.kind, "no", place: AnimError.Place(line: 9, column: 8))
            }
        }
        XCTAssertEqual(own?.place?.line, 9)
    }

    func testHashesTellTextsAndVariablesApart() throws {
        func hash(_ text: String, _ offset: Int32) throws -> UInt64 {
            var hasher = StateHasher()
            try Expression.parse(Array(text.utf8)) { _ in offset }.hash(into: &hasher)
            return hasher.finalized()
        }
        XCTAssertEqual(try hash("a + 1", 0), try hash("a + 1", 0))
        XCTAssertNotEqual(try hash("a + 1", 0), try hash("a + 2", 0))
        XCTAssertNotEqual(try hash("a + 1", 0), try hash("a + 1", 1))
    }

    /// Texts of the language's own pieces in any order: read or refused with a place, never more.
    func testHostileTexts() {
        let pieces = [
            "a", "b", "1", "0.5", "1e", "(", ")", "[", "2]", ".", ",", "?", ":", "+", "-", "*", "/", "%", "<", "=", ">",
            "!", "&", "|", "&&", "max(", "if(", "clamp(", "sin(", "`", " ", "\n", "é", "\u{0}", "pi", "e", "true",
            "'", "'a'", "==", "!=", "in(", "elapsed(", "random(",
        ]
        var generator = SplitMix(seed: 41)
        var readCount = 0
        for _ in 0..<Thoroughness.count(200_000) {
            var bytes: [UInt8] = []
            for _ in 0..<(1 + generator.next(below: 9)) {
                bytes += Array(pieces[generator.next(below: pieces.count)].utf8)
            }
            if generator.next(below: 20) == 0 { bytes.append(0xFF) }
            do throws(AnimError) {
                for expression in try Expression.parseList(bytes, resolve: { _ in 0 }) {
                    let value = expression.evaluate { _ in 2.5 }
                    XCTAssertEqual(value.bitPattern, expression.derivative { _ in (2.5, 1) }.value.bitPattern)
                    readCount += 1
                }
            } catch {
                XCTAssertNotNil(error.place)
                XCTAssertTrue([.syntax, .notFound, .limit].contains(error.code))
            }
        }
        XCTAssertGreaterThan(readCount, 1000)
    }
}
