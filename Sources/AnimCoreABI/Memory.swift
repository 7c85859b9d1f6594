// SPDX-License-Identifier: MIT
import AnimMath
import CAnimCore
import CAnimPlatform

// The texts of its errors are C's: one of Swift's could take memory, and be the first that does.
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
