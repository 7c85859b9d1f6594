// SPDX-License-Identifier: MIT
import AnimMotion

extension Color {
    /// A color between this one and another.
    /// - Parameters:
    ///   - other: The color at 1; components at most 1e150 in size.
    ///   - progress: 0 is this color, 1 the other. Outside 0…1 the color is extrapolated.
    ///   - interpolation: How the colors are mixed.
    /// - Throws: `.argument` or `.limit` for a number that is not finite or beyond 1e150.
    public func mixed(
        with other: Color,
        at progress: Double,
        by interpolation: ColorInterpolation = ColorInterpolation()
    ) throws(AnimError) -> Color {
        try mixed(with: other, at: [progress], by: interpolation)[0]
    }

    /// Colors between this one and another. O(progresses).
    /// - Parameters:
    ///   - other: The color at 1; components at most 1e150 in size.
    ///   - progresses: 0 is this color, 1 the other. Outside 0…1 the color is extrapolated.
    ///   - interpolation: How the colors are mixed.
    /// - Throws: `.argument` or `.limit` for a number that is not finite or beyond 1e150.
    public func mixed(
        with other: Color,
        at progresses: [Double],
        by interpolation: ColorInterpolation = ColorInterpolation()
    ) throws(AnimError) -> [Color] {
        let rows = try interpolated(self, other, progresses, .color(interpolation.core))
        return rows.map { Color(red: $0[0], green: $0[1], blue: $0[2], opacity: $0[3]) }
    }
}

/// The components of values between one value and another.
func interpolated<Value: AnimatableValue>(
    _ from: Value,
    _ to: Value,
    _ progresses: [Double],
    _ encoding: ValueEncoding
) throws(AnimError) -> [ArraySlice<Double>] {
    let (start, end) = (from.components, to.components)
    try bounded(start, "from")
    try bounded(end, "to")
    try bounded(progresses, "progress")
    guard !progresses.isEmpty else { return [] }
    var numbers = [Double](repeating: 0, count: start.count * progresses.count)
    progresses.withUnsafeBufferPointer {
        encoding.interpolate(from: start, to: end, count: start.count, progresses: $0, &numbers)
    }
    return progresses.indices.map { row in
        ArraySlice(Array(numbers[row * start.count..<(row + 1) * start.count]))
    }
}
