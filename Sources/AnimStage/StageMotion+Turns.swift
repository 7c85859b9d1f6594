// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Paths that turn while they morph.
///
/// At progress p, an animation of a path shows the morph at p: the points move straight in a frame that turns evenly
/// from 0 to the whole angle. A spring moves p. An interrupted path keeps its velocity: its projection on the direction
/// of the new motion is the start speed of p; the rest is a velocity of each coordinate, which the same spring brings
/// to rest. Without a turn the result is the same as one spring per coordinate.
extension StageMotion {
    /// Determines whether an absolute animation of a path turns, once its start, target and velocity are known.
    @inline(never)
    func findTurn(_ animation: Int, _ layer: AnimationLayer) {
        let slot = Int(animations[animation].property)
        (layer.turn, layer.turnSpeed) = (nil, 0)
        guard mayTurn(slot), !layer.isAdditive, moves(animation) else { return }
        let isOnItsWay = properties[slot].isEncoded || layer.velocity.contains { $0 != 0 }
        let count = layer.origin.count
        guard
            let turn = PlaneTurn.between(
                layer.origin,
                layer.target,
                count: count,
                rule: isOnItsWay ? .cut : .given
            )
        else { return }
        layer.turn = turn
        interpolate(layer, turn, 0, rate: 1)
        let direction = scratch.layerVelocities
        var (along, square) = (0.0, 0.0)
        for index in 0..<count {
            along += layer.velocity[index] * direction[index]
            square += direction[index] * direction[index]
        }
        let speed = along / square
        guard square > 0, speed.isFinite else { return }
        layer.turnSpeed = speed
        for index in 0..<count { layer.velocity[index] -= speed * direction[index] }
    }

    /// Whether an animation that starts now, alone, needs a layer because it turns.
    func turns(_ animation: Int, _ range: Range<Int>) -> Bool {
        let slot = Int(animations[animation].property)
        guard mayTurn(slot), moves(animation) else { return false }
        let isOnItsWay = properties[slot].isEncoded || range.contains { components.originVelocity[$0] != 0 }
        return PlaneTurn.between(
            components.origin + range.lowerBound,
            components.target + range.lowerBound,
            count: range.count,
            rule: isOnItsWay ? .cut : .given
        ) != nil
    }

    private func mayTurn(_ slot: Int) -> Bool { properties[slot].kind == .path && !properties[slot].isStraight }

    /// Sets whether a path turns when it is set to a rotated path, from the next animation on.
    /// - Throws: `.identifier`, `.kind` for a property that is not a path.
    package func setTurns(_ turns: Bool, of property: PropertyIdentifier) throws(AnimError) {
        properties[try pathSlot(of: property)].isStraight = !turns
    }

    package func turns(of property: PropertyIdentifier) throws(AnimError) -> Bool {
        !properties[try pathSlot(of: property)].isStraight
    }

    /// Prepares a layer for a waiting animation of a path.
    func makeSpare(_ animation: Int) {
        let slot = Int(animations[animation].property)
        guard mayTurn(slot), animations[animation].layer == nil, moves(animation),
            let details = properties[slot].details, details.path.spare?.origin.count != Int(properties[slot].innerCount)
        else { return }
        details.path.spare = layerPool.take(componentCount: Int(properties[slot].innerCount))
    }

    /// The prepared layer for an animation that starts, if there is one.
    func takeSpare(_ slot: Int) -> AnimationLayer? {
        guard properties[slot].kind == .path, let details = properties[slot].details, let spare = details.path.spare,
            spare.origin.count == Int(properties[slot].innerCount)
        else { return nil }
        details.path.spare = nil
        spare.renew(componentCount: spare.origin.count)
        return spare
    }

    /// Keeps the layer of a path's ended animation for the next one, which may start inside an advance.
    func keepSpare(_ layer: AnimationLayer, _ slot: Int) {
        guard let details = properties[slot].details, layer.origin.count == Int(properties[slot].innerCount),
            details.path.spare?.origin.count != layer.origin.count
        else { return layerPool.keep(layer) }
        details.path.spare = layer
    }

    private func moves(_ animation: Int) -> Bool {
        switch animations[animation].function {
        case .easing, .spring: true
        case .none, .keyframes, .decay: false
        }
    }

    /// Computes the value of a turning layer at a progress, into the scratch memory of layers.
    /// - Parameter rate: the speed of the progress, per second.
    func interpolate(_ layer: AnimationLayer, _ turn: PlaneTurn, _ part: Double, rate: Double) {
        let (values, velocities) = (scratch.layerValues, scratch.layerVelocities)
        let count = layer.origin.count
        turn.interpolate(part, rate: rate, from: layer.origin, to: layer.target, count: count, values, velocities)
        for index in 0..<count where !velocities[index].isFinite { velocities[index] = 0 }
    }

    /// The rest time of a turning spring: near its end each coordinate moves as if on a straight line.
    func restingTime(_ layer: AnimationLayer, _ turn: PlaneTurn, _ response: SpringResponse, _ threshold: Double)
        -> Double
    {
        interpolate(layer, turn, 1, rate: 1)
        var seconds = 0.0
        for index in layer.origin.indices {
            let distance = scratch.layerVelocities[index]
            let velocity = layer.velocity[index] + layer.turnSpeed * distance
            seconds = max(
                seconds,
                response.restingTime(displacement: -distance, velocity: velocity, threshold: threshold)
            )
        }
        return seconds
    }
}
