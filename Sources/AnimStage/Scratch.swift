// SPDX-License-Identifier: MIT
/// Memory for one value and its velocity, in one piece.
package struct Scratch {
    package private(set) var values = UnsafeMutablePointer<Double>.allocate(capacity: 5 * 4)
    package private(set) var capacity = 4

    package var velocities: UnsafeMutablePointer<Double> { values + capacity }
    /// A second pair, for the contribution of one layer.
    var layerValues: UnsafeMutablePointer<Double> { values + 2 * capacity }
    var layerVelocities: UnsafeMutablePointer<Double> { values + 3 * capacity }
    /// The sum of the finished repeats of a cumulative animation.
    var runs: UnsafeMutablePointer<Double> { values + 4 * capacity }

    package mutating func reserve(_ count: Int) {
        guard count > capacity else { return }
        deallocate()
        capacity = count
        values = .allocate(capacity: 5 * count)
    }

    package func deallocate() { values.deallocate() }
}
