// SPDX-License-Identifier: MIT
import CAnimPlatform

/// About where the caller's frame is on its thread's stack, which grows towards lower addresses.
@inline(never)
package func stackAddress() -> UInt { UInt(anim_platform_frame_address()) }

extension Stage {
    /// Whether a callback has certainly been left in another way than by its return: who asks is further up the stack than where
    /// it was called from.
    package var hasLeftCallback: Bool { callbackFrame != 0 && stackAddress() > callbackFrame }

    /// Whether a callback may be under way that was called from a known place.
    package var isInsideCallback: Bool { callbackFrame != 0 && stackAddress() <= callbackFrame }
}
