// SPDX-License-Identifier: MIT
import AnimMath
import CAnimCore
import CAnimPlatform

// Its error texts are in C: one in Swift could allocate memory, and be the first to do so.
@implementation @_cdecl("anim_set_allocator")
public func anim_set_allocator(
    _ allocate: anim_allocate_callback!,
    _ release: anim_release_callback!,
    _ context: UnsafeMutableRawPointer!
) -> anim_status {
    guard (allocate == nil) == (release == nil) else {
        anim_platform_report(Int32(allocate == nil ? anim_platform_says_no_allocate : anim_platform_says_no_release))
        return AnimError.Code.argument.rawValue
    }
    guard anim_platform_set_allocator(allocate, release, context) != 0 else {
        anim_platform_report(Int32(anim_platform_says_is_used))
        return AnimError.Code.state.rawValue
    }
    return 0
}
