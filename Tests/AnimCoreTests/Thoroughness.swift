// SPDX-License-Identifier: MIT
import Foundation

/// How many cases tests try that could go on as long as one likes.
enum Thoroughness {
    /// `tools/test --long` asks for all cases, by the environment variable ANIMCORE_LONG.
    static let isLong = ProcessInfo.processInfo.environment["ANIMCORE_LONG"] != nil

    /// All cases in a long run, the first sixth otherwise.
    static func count(_ all: UInt64) -> UInt64 { isLong ? all : all / 6 }
}
