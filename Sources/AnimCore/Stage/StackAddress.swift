import CAnimPlatform

/// About where the caller's frame is on its thread's stack, which grows towards lower addresses.
@inline(never)
public func stackAddress() -> UInt { UInt(anim_platform_frame_address()) }

extension Stage {
    /// Whether a callback has certainly been left in another way than by its return: who asks is further up the stack than where
    /// it was called from.
    public var hasLeftCallback: Bool { callbackFrame != 0 && stackAddress() > callbackFrame }

    /// Whether a callback may be under way that was called from a known place.
    public var isInsideCallback: Bool { callbackFrame != 0 && stackAddress() <= callbackFrame }
}
