// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Paths that turn on their way.
///
/// An animation of a path shows at a part p of its way what a morph shows there: the points go straight in a frame that turns
/// evenly from 0 to the whole angle. A spring moves p. One that is interrupted goes on with its velocity: the part of that
/// along the new way is the speed with which p sets off, and what is left is a velocity of each coordinate, which the same
/// spring brings to rest. On a straight way that is the same as each coordinate by its own spring.
extension Stage {
    /// Finds whether an absolute animation of a path turns, once its ends and its velocity are known.
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
        place(layer, turn, 0, rate: 1)
        let way = scratch.layerVelocities
        var (along, square) = (0.0, 0.0)
        for index in 0..<count {
            along += layer.velocity[index] * way[index]
            square += way[index] * way[index]
        }
        let speed = along / square
        guard square > 0, speed.isFinite else { return }
        layer.turnSpeed = speed
        for index in 0..<count { layer.velocity[index] -= speed * way[index] }
    }

    /// Whether an animation that starts now, alone, needs a layer, as it turns.
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

    /// Says whether a path turns where it is set to one that is itself turned, from the next animation on.
    /// - Throws: `.identifier`, `.kind` for a property that is no path.
    package func setTurns(_ turns: Bool, of property: PropertyIdentifier) throws(AnimError) {
        properties[try pathSlot(of: property)].isStraight = !turns
    }

    package func turns(of property: PropertyIdentifier) throws(AnimError) -> Bool {
        !properties[try pathSlot(of: property)].isStraight
    }

    /// Makes a layer ready for an animation of a path that waits.
    func makeSpare(_ animation: Int) {
        let slot = Int(animations[animation].property)
        guard mayTurn(slot), animations[animation].layer == nil, moves(animation),
            let details = properties[slot].details, details.path.spare?.origin.count != Int(properties[slot].innerCount)
        else { return }
        details.path.spare = newLayer(Int(properties[slot].innerCount))
    }

    /// A layer for an animation that starts: the one that was made ready, where there is one.
    func takeSpare(_ slot: Int) -> AnimationLayer? {
        guard properties[slot].kind == .path, let details = properties[slot].details, let spare = details.path.spare,
            spare.origin.count == Int(properties[slot].innerCount)
        else { return nil }
        details.path.spare = nil
        spare.renew(componentCount: spare.origin.count)
        return spare
    }

    /// Keeps a path's layer whose animation has ended for the next, which may start inside an advance.
    func keepSpare(_ layer: AnimationLayer, _ slot: Int) {
        guard let details = properties[slot].details, layer.origin.count == Int(properties[slot].innerCount),
            details.path.spare?.origin.count != layer.origin.count
        else { return keep(layer) }
        details.path.spare = layer
    }

    private func moves(_ animation: Int) -> Bool {
        switch animations[animation].function {
        case .easing, .spring: true
        case .none, .keyframes, .decay: false
        }
    }

    /// What a layer that turns shows at a part of its way, into the scratch memory of layers.
    func place(_ layer: AnimationLayer, _ turn: PlaneTurn, _ part: Double, rate: Double) {
        let (values, velocities) = (scratch.layerValues, scratch.layerVelocities)
        let count = layer.origin.count
        turn.place(part, rate: rate, from: layer.origin, to: layer.target, count: count, values, velocities)
        for index in 0..<count where !velocities[index].isFinite { velocities[index] = 0 }
    }

    /// When a spring that turns is at rest: near its end each coordinate moves as if it went straight along the last bit.
    func restingTime(_ layer: AnimationLayer, _ turn: PlaneTurn, _ response: SpringResponse, _ threshold: Double)
        -> Double
    {
        place(layer, turn, 1, rate: 1)
        var seconds = 0.0
        for index in layer.origin.indices {
            let way = scratch.layerVelocities[index]
            let velocity = layer.velocity[index] + layer.turnSpeed * way
            seconds = max(seconds, response.restingTime(displacement: -way, velocity: velocity, threshold: threshold))
        }
        return seconds
    }
}
