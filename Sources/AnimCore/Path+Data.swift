// SPDX-License-Identifier: MIT
import AnimPaths

/// SVG path data.
extension Path {
    /// When two path data count as similar enough to be interpolated command by command.
    public enum DataRule: Sendable, Equatable {
        /// CSS's rule: the same commands, whether absolute or relative.
        case css
        /// SMIL's rule: exactly the same commands.
        case smil
    }

    /// Parses SVG path data, with all options.
    /// - Parameters:
    ///   - svg: At most 64 MiB.
    ///   - arcAccuracy: The largest error of the curves that replace an arc, relative to its larger radius: 1e-13…1.
    /// - Throws: `.syntax` with line and column for invalid path data, `.argument` or `.limit`.
    public init(svg: String, arcAccuracy: Double) throws(AnimError) {
        let bytes = try bytes(svg, "svg")
        try Path.check(accuracy: arcAccuracy)
        let core = try translating { () throws(EngineError) in
            try AnimPaths.Path(svg: bytes, arcAccuracy: arcAccuracy)
        }
        self.init(core)
    }

    /// Parses SVG path data up to its first error, as browsers do.
    /// - Parameters:
    ///   - svg: At most 64 MiB.
    ///   - arcAccuracy: The largest error of the curves that replace an arc, relative to its larger radius: 1e-13…1.
    /// - Returns: The path, and the error with its byte offset; nil if there is no error.
    /// - Throws: `.argument` or `.limit` only for invalid arguments.
    public static func lenient(
        svg: String,
        arcAccuracy: Double = 1e-9
    ) throws(AnimError) -> (path: Path, error: (AnimError, offset: Int)?) {
        let bytes = try bytes(svg, "svg")
        try check(accuracy: arcAccuracy)
        var path = AnimPaths.Path()
        guard let problem = path.parse(bytes, arcAccuracy: arcAccuracy) else { return (Path(path), nil) }
        return (Path(path), (AnimError(problem.error(in: bytes)), problem.offset))
    }

    static func check(accuracy: Double) throws(AnimError) {
        guard accuracy >= 1e-13, accuracy <= 1 else {
            throw AnimError(.argument, "the accuracy of an arc must be from 1e-13 to 1")
        }
    }

    /// The path as SVG path data in a format. O(elements).
    /// - Parameter format: How it is written.
    /// - Throws: `.argument` for digits out of their range.
    public func svg(_ format: PathDataFormat) throws(AnimError) -> String {
        var bytes: [UInt8] = []
        core.write(try format.core(), into: &bytes)
        return text(bytes)
    }

    /// The number of commands before the first in which two path data differ by a rule; nil if they match.
    /// - Parameters:
    ///   - first: SVG path data, at most 64 MiB.
    ///   - second: SVG path data, at most 64 MiB.
    ///   - rule: When commands count as the same.
    /// - Throws: `.syntax` with line and column for invalid path data, `.limit`.
    public static func difference(
        ofData first: String,
        from second: String,
        rule: DataRule = .css
    ) throws(AnimError) -> Int? {
        let (first, second) = (try bytes(first, "first"), try bytes(second, "second"))
        var result: Int?
        var failure: EngineError?
        first.withUnsafeBufferPointer { first in
            second.withUnsafeBufferPointer { second in
                do throws(EngineError) {
                    result = try AnimPaths.Path.difference(first, second, rule: rule == .css ? .css : .smil)
                } catch {
                    failure = error
                }
            }
        }
        if let failure { throw AnimError(failure) }
        return result
    }
}
