// SPDX-License-Identifier: MIT
import AnimMath

/// The clock's unit. A second has 705 600 000 flicks, so the frame times of all usual rates are whole numbers of
/// flicks.
public enum Flicks {
    /// How many flicks a second has.
    public static let perSecond: Int64 = AnimMath.Flicks.perSecond

    /// Converts seconds to the nearest number of flicks; ties to even.
    /// - Parameter seconds: At most 2^62 flicks, about 207 years, in size.
    /// - Throws: `.argument` for a time that is not finite, `.limit` for a longer one.
    public static func nearest(toSeconds seconds: Double) throws(AnimError) -> Int64 {
        try finite(seconds, "seconds")
        guard let flicks = AnimMath.Flicks.rounded(seconds: seconds) else {
            throw AnimError(.limit, "seconds is beyond 2^62 flicks (about 207 years)")
        }
        return flicks
    }

    /// Converts flicks to seconds.
    /// - Parameter flicks: Any number.
    public static func seconds(_ flicks: Int64) -> Double { AnimMath.Flicks.seconds(flicks) }
}
