// SPDX-License-Identifier: MIT
import AnimMath

extension StageMotion {
    /// Whether a group or an animation still exists. Makes no error message.
    package func isLive(group rawValue: UInt64) -> Bool {
        let identifier = ThingIdentifier(rawValue: rawValue, key)
        return !identifier.isForeign && identifier.slot < groups.count && groups[identifier.slot].isLive
            && groups[identifier.slot].generation == identifier.generation
    }

    package func isLive(animation rawValue: UInt64) -> Bool {
        let identifier = ThingIdentifier(rawValue: rawValue, key)
        return !identifier.isForeign && identifier.slot < animations.count && animations[identifier.slot].isLive
            && animations[identifier.slot].generation == identifier.generation
    }
}
