// SPDX-License-Identifier: MIT
import AnimMath

extension StageMotion {
    /// Whether anything moves by itself.
    package var isMoving: Bool { !batches.active.isEmpty || !layered.isEmpty }
}
