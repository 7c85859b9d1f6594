// SPDX-License-Identifier: MIT
extension PathMeasure {
    /// A quantity that can be read at many lengths at once. The raw values are those of the ABI and never change.
    package enum Aspect: Int32, Sendable {
        /// x and y.
        case points = 0
        /// x and y of the unit tangent.
        case tangents = 1
        /// The tangents rotated clockwise by a quarter turn on the screen.
        case normals = 2
        /// The angles from the x axis to the tangents, in radians.
        case angles = 3
        case curvatures = 4
        /// The verb's index plus the parameter.
        case parameters = 5

        /// The count of numbers for each length.
        package var width: Int { rawValue <= Aspect.normals.rawValue ? 2 : 1 }
    }

    /// Writes an aspect of the locations at many lengths: `aspect.width` numbers each, as many as there is room for.
    /// Nothing for an empty path. No allocation.
    @_optimize(speed)
    package func write(
        _ aspect: Aspect,
        at lengths: UnsafeBufferPointer<Double>,
        to results: UnsafeMutableBufferPointer<Double>
    ) {
        let width = aspect.width
        guard results.count / width >= lengths.count else { return }
        guard !isEmpty else { return }
        var hint = 0
        if aspect == .points {
            for index in 0..<lengths.count {
                (results[2 * index], results[2 * index + 1]) = point(atLength: lengths[index], near: &hint)
            }
            return
        }
        for index in 0..<lengths.count {
            guard let found = location(atLength: lengths[index], near: &hint) else { return }
            switch aspect {
            case .points: break
            case .tangents: (results[2 * index], results[2 * index + 1]) = (found.tangentX, found.tangentY)
            case .normals: (results[2 * index], results[2 * index + 1]) = (-found.tangentY, found.tangentX)
            case .angles: results[index] = found.angle
            case .curvatures: results[index] = found.curvature
            case .parameters: results[index] = Double(found.verb) + found.parameter
            }
        }
    }
}
