// SPDX-License-Identifier: MIT
import AnimMath
import XCTest

/// Against exact rational arithmetic, from flicks.csv.
final class MathFlicksTests: XCTestCase {
    func testSecondsRoundOnceToTheNearestFlickTiesToEven() throws {
        for row in try MathTables.rows("flicks") where row[0] == "r" {
            let seconds = try MathTables.double(row[1])
            XCTAssertEqual(Flicks.rounded(seconds: seconds), Int64(row[2]), "\(seconds) s")
        }
    }

    func testFlicksGiveTheNearestSeconds() throws {
        for row in try MathTables.rows("flicks") where row[0] == "s" {
            let flicks = try XCTUnwrap(Int64(row[1]))
            XCTAssertEqual(Flicks.seconds(flicks).bitPattern, try MathTables.word(row[2]), "\(flicks) flicks")
        }
    }

    func testNoTimeWithoutAPlaceOnTheClock() {
        for seconds in [Double.nan, .infinity, -.infinity, 1e10, -1e10, .greatestFiniteMagnitude] {
            XCTAssertNil(Flicks.rounded(seconds: seconds))
        }
    }

    func testUsualRatesAreWhole() {
        for rate in [24, 25, 30, 48, 50, 60, 90, 100, 120, 1000, 44_100, 48_000, 96_000] as [Int64] {
            XCTAssertEqual(Flicks.perSecond % rate, 0)
        }
    }
}
