// SPDX-License-Identifier: MIT
import CAnimPlatform

/// Calls the host in the floating-point mode of its own call.
@inline(never)
func callHost<Result>(_ callback: () -> Result) -> Result {
    let mode = anim_platform_begin_callback()
    defer { anim_platform_end_callback(mode) }
    return callback()
}
