// SPDX-License-Identifier: MIT
import AnimMath
import CAnimCore
import CAnimPlatform

@implementation @_cdecl("anim_flicks_from_seconds")
public func anim_flicks_from_seconds(_ seconds: Double, _ flicks: UnsafeMutablePointer<Int64>!) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(flicks, "flicks")
        guard let rounded = Flicks.rounded(seconds: try finite(seconds, "seconds")) else {
            throw AnimError(.limit, "seconds is beyond 2^62 flicks (about 207 years)")
        }
        result.pointee = rounded
    }
}

@implementation @_cdecl("anim_flicks_to_seconds")
public func anim_flicks_to_seconds(_ flicks: Int64) -> Double {
    let mode = anim_platform_begin_call()
    defer { anim_platform_end_call(mode) }
    return anim_platform_kept(Flicks.seconds(flicks))
}
