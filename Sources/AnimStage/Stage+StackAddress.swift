// SPDX-License-Identifier: MIT
import CAnimPlatform

/// Approximate address of the caller's frame on its thread's stack, which grows towards lower addresses.
@inline(never)
package func stackAddress() -> UInt { UInt(anim_platform_frame_address()) }

extension Stage {
    /// Whether a callback was certainly left other than by returning: the caller is further up the stack than the frame
    /// from which the callback was called.
    package var hasLeftCallback: Bool { call.frame != 0 && stackAddress() > call.frame }

    /// Whether a callback that was called from a known frame may be under way.
    package var isInsideCallback: Bool { call.frame != 0 && stackAddress() <= call.frame }
}
