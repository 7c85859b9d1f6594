// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// Reads the tables in Tests/conformance/math, which `Tests/conformance/generators/math_tables.py` writes with mpmath.
enum MathTables {
    static func rows(_ name: String, file: StaticString = #filePath) throws -> [[Substring]] {
        let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().deletingLastPathComponent()
        let url = folder.appendingPathComponent("conformance/math/\(name).csv")
        let text = try String(decoding: Data(contentsOf: url), as: UTF8.self)
        let rows = text.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
        XCTAssertFalse(rows.isEmpty, "\(name).csv is empty")
        return rows
    }

    static func double(_ text: Substring) throws -> Double {
        Double(bitPattern: try word(text))
    }

    static func word(_ text: Substring) throws -> UInt64 {
        try XCTUnwrap(UInt64(text, radix: 16), "not hexadecimal: \(text)")
    }
}

/// A reference: the nearest double and how far the exact value lies from it, in units in its last place.
struct MathReference {
    var nearest: Double
    var offset: Double

    /// |result − exact| in units in the last place of the exact value; infinite where only one is finite or a sign of
    /// zero is wrong.
    func error(of result: Double) -> Double {
        if result.bitPattern == nearest.bitPattern { return abs(offset) }
        guard result.isFinite, nearest.isFinite, result != 0 || nearest != 0 else { return .infinity }
        // The spacing at the nearest double; half of it just below a power of two counts as a whole one there too.
        return abs((result - nearest) / nearest.ulp - offset)
    }
}

/// The largest error of a function over its table, and where.
struct MathWorst {
    var error = 0.0
    var place = ""

    mutating func note(_ error: Double, _ place: @autoclosure () -> String) {
        if !(error <= self.error) {
            self.error = error
            self.place = place()
        }
    }
}

/// Fails where the function's error over its table reaches the limit, in units in the last place.
func assertErrorBelow(
    _ limit: Double,
    _ name: String,
    _ function: (Double) -> Double,
    file: StaticString = #filePath,
    line: UInt = #line
) throws {
    var worst = MathWorst()
    for row in try MathTables.rows(name) {
        let argument = try MathTables.double(row[0])
        let reference = MathReference(
            nearest: try MathTables.double(row[1]),
            offset: try XCTUnwrap(Double(row[2])) / 1_000_000
        )
        let result = function(argument)
        worst.note(reference.error(of: result), "\(name)(\(argument)) = \(result), not \(reference.nearest)")
    }
    XCTAssertLessThan(worst.error, limit, worst.place, file: file, line: line)
}

/// Fails where the function's error over its table reaches the limit, in units in the last place.
func assertErrorBelow(
    _ limit: Double,
    _ name: String,
    _ function: (Double, Double) -> Double,
    file: StaticString = #filePath,
    line: UInt = #line
) throws {
    var worst = MathWorst()
    for row in try MathTables.rows(name) {
        let first = try MathTables.double(row[0])
        let second = try MathTables.double(row[1])
        let reference = MathReference(
            nearest: try MathTables.double(row[2]),
            offset: try XCTUnwrap(Double(row[3])) / 1_000_000
        )
        let result = function(first, second)
        worst.note(
            reference.error(of: result),
            "\(name)(\(first), \(second)) = \(result), not \(reference.nearest)"
        )
    }
    XCTAssertLessThan(worst.error, limit, worst.place, file: file, line: line)
}
