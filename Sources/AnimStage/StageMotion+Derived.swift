// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// The velocity of derived properties.
extension StageMotion {
    /// Computes the velocity of a derived property by the chain rule into `scratch.velocities`. Visits each property on
    /// which it depends once.
    func computeDerivedVelocity(_ slot: Int) {
        let last = Int(properties[slot].derived)
        var isNeeded = [Bool](repeating: false, count: last + 1)
        isNeeded[last] = true
        for index in stride(from: last, through: 0, by: -1) where isNeeded[index] {
            for use in uses(derived[index].expressions) where properties[use].derived >= 0 {
                isNeeded[Int(properties[use].derived)] = true
            }
        }
        var rates = [[Double]](repeating: [], count: last + 1)
        for index in 0...last where isNeeded[index] {
            rates[index] = derived[index].expressions.map { expression in
                let rate = expression.derivative { component in
                    (components.presentation[Int(component)], velocity(ofComponent: Int(component), rates))
                } _: { component, operation, distance in
                    path(operation, component, distance, isModel: false)
                } _: {
                    perform($0, components.presentation, $1, $2, $3)
                }.rate
                return rate.isFinite ? rate : 0
            }
        }
        for (index, rate) in rates[last].enumerated() { scratch.velocities[index] = rate }
    }

    private func velocity(ofComponent component: Int, _ rates: [[Double]]) -> Double {
        let owner = Int(components.owner[component])
        guard owner >= 0 else { return 0 }
        let part = component - Int(properties[owner].base)
        if properties[owner].derived >= 0 { return rates[Int(properties[owner].derived)][part] }
        computeOuterVelocity(owner)
        return scratch.velocities[part]
    }
}

extension ValueKind {
    /// The index of the component that `.x`, `.width` or `[3]` means, or nil.
    package func part(named tail: ArraySlice<UInt8>) -> Int? {
        if tail.first == UInt8(ascii: "[") {
            guard self != .path, tail.last == UInt8(ascii: "]"), tail.count > 2, tail.count < 10 else { return nil }
            var number = 0
            for byte in tail.dropFirst().dropLast() {
                guard byte >= 48, byte <= 57 else { return nil }
                number = 10 * number + Int(byte - 48)
            }
            return number
        }
        var index = 0
        for name in parts {
            if name.elementsEqual(tail.dropFirst()) { return index }
            index += 1
        }
        return nil
    }
}
