// SPDX-License-Identifier: MIT
/// Memory for one value and its velocity, in one piece.
package struct Scratch {
    package private(set) var values = UnsafeMutablePointer<Double>.allocate(capacity: 6 * 4)
    package private(set) var capacity = 4
    /// The place on a path's morph that was computed last.
    var place = PathPlace()

    package var velocities: UnsafeMutablePointer<Double> { values + capacity }
    /// A second pair, for the contribution of one layer.
    var layerValues: UnsafeMutablePointer<Double> { values + 2 * capacity }
    var layerVelocities: UnsafeMutablePointer<Double> { values + 3 * capacity }
    /// The sum of the finished repeats of a cumulative animation.
    var runs: UnsafeMutablePointer<Double> { values + 4 * capacity }
    /// The sums of `LayerSum`.
    var sums: UnsafeMutablePointer<Double> { values + 5 * capacity }

    package mutating func reserve(_ count: Int) {
        guard count > capacity else { return }
        let larger = UnsafeMutablePointer<Double>.allocate(capacity: 6 * count)
        for index in 0..<capacity { larger[5 * count + index] = sums[index] }
        deallocate()
        (values, capacity) = (larger, count)
    }

    package func deallocate() { values.deallocate() }
}
