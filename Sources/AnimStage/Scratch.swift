// SPDX-License-Identifier: MIT
/// Memory for one value and its velocity, in one piece.
package struct Scratch {
    package private(set) var values = UnsafeMutablePointer<Double>.allocate(capacity: 6 * 4)
    private var room: Int32 = 4
    /// The animation on whose morph a path's place was computed last, or −1.
    var placed: Int32 = -1

    package var capacity: Int { Int(room) }
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
        (values, room) = (larger, Int32(count))
    }

    package func deallocate() { values.deallocate() }
}
