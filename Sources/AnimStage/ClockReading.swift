// SPDX-License-Identifier: MIT
import AnimMath

/// What a group's clock shows, or how much time has passed on it: a number of flicks, seldom a whole one.
///
/// A clock runs from its anchor, the flick at which it was last changed, so nothing is accumulated. Speeds and anchors
/// are doubles: 0.1 is not quite a tenth. So a number that is off by less than what may have been rounded counts as the
/// one that is meant. For a clock that shows an hour, that is less than a two-hundredth of a flick.
struct ClockReading {
    var flicks: Double
    /// Flicks of the clock per flick of the stage.
    var rate = 1.0
    /// How many flicks may have been lost by rounding.
    private(set) var slack = 0.0

    /// What the stage's own clock shows.
    init(_ time: Int64) { flicks = Double(time) }

    /// Turns the time since the anchor, on the parent's clock, into the time of a clock that showed `anchor` seconds.
    mutating func run(atSpeed speed: Double, from anchor: Double) {
        flicks *= speed
        if anchor != 0 { flicks += Flicks.fractional(seconds: anchor) }
        rate *= speed
        slack = min(slack * speed + flicks.magnitude * 0x1p-49 + 0x1p-20, 0.25)
    }

    /// The time since the clock showed `start` seconds: a whole number of flicks, where it is one except for rounding.
    func elapsed(since start: Double) -> ClockReading {
        var elapsed = self
        if start != 0 { elapsed.flicks -= Flicks.fractional(seconds: start) }
        let nearest = elapsed.flicks + 0x1.8p52 - 0x1.8p52
        if elapsed.flicks.magnitude < 0x1p51, (elapsed.flicks - nearest).magnitude <= slack { elapsed.flicks = nearest }
        return elapsed
    }

    var seconds: Double { flicks / Double(Flicks.perSecond) }

    /// The number of flicks, if it is whole.
    var whole: Int64? { flicks.magnitude < 0x1p53 && Double(Int64(flicks)) == flicks ? Int64(flicks) : nil }
}
