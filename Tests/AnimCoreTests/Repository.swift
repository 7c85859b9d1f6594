// SPDX-License-Identifier: MIT
import AnimMath
import Foundation

/// Files of the repository that tests read.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
    }

    /// The names, without their ending, of a folder's files with an ending, sorted.
    static func names(in folder: String, ending: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(ending) }
            .map { String($0.dropLast(ending.count)) }
            .sorted()
    }
}

/// A test that ends with an error shows its sentence.
extension AnimError: CustomStringConvertible {
    public var description: String { message }
}
