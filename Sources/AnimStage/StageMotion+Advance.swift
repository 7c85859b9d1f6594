// SPDX-License-Identifier: MIT
import AnimMath

extension StageMotion {
    /// Computes the presentation of everything that moves.
    func computeAll() {
        if !batches.active.isEmpty {
            batches.sweep(to: time, components)
            var index = 0
            while index < encodedInRows.count {
                decode(Int(encodedInRows[index]))
                index += 1
            }
            showFresh()
            derivedAreStale = true
        }
        sweepLayers()
    }
}
