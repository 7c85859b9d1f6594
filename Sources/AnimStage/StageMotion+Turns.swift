// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// Paths that turn while they morph.
///
/// At progress p, an animation of a path shows the morph at p: the points move straight in a frame that turns evenly
/// from 0 to the whole angle. A spring moves p. An interrupted path keeps its velocity: its projection on the direction
/// of the new motion is the start speed of p; the rest is a velocity of each coordinate, which the same spring brings
/// to rest. Without a turn the result is the same as one spring per coordinate.
///
/// A path that is set to one of other verbs moves on a course: the whole morph between the two, as programs make it. Its animation runs through the morph's time. If the path is sent back to where it came from, it goes back on the
/// same course from the time where it is.
extension StageMotion {
    /// Determines whether an absolute animation of a path turns, once its start, target and velocity are known.
    @inline(never)
    func findTurn(_ animation: Int, _ layer: AnimationLayer) {
        let slot = Int(animations[animation].property)
        (layer.turn, layer.turnSpeed, layer.course) = (nil, 0, nil)
        guard mayTurn(slot), !layer.isAdditive, moves(animation) else { return }
        let isOnItsWay = properties[slot].isEncoded || layer.velocity.contains { $0 != 0 }
        let count = layer.origin.count
        if let part = coursePart(slot, layer.origin, layer.target) {
            (layer.course, layer.coursePart) = (properties[slot].details?.path.course, part)
        } else {
            layer.turn = PlaneTurn.between(
                layer.origin,
                layer.target,
                count: count,
                rule: isOnItsWay ? .cut : .given
            )
        }
        guard layer.isTurning else { return }
        interpolate(layer, 0, rate: 1)
        let direction = scratch.layerVelocities
        var (along, square) = (0.0, 0.0)
        for index in 0..<count {
            along += layer.velocity[index] * direction[index]
            square += direction[index] * direction[index]
        }
        let speed = along / square
        guard square > 0, speed.isFinite else { return }
        layer.turnSpeed = speed
        var (before, after) = (0.0, 0.0)
        for index in 0..<count {
            let velocity = layer.velocity[index]
            layer.velocity[index] -= speed * direction[index]
            before += velocity * velocity
            after += layer.velocity[index] * layer.velocity[index]
        }
        // What remains of a motion along the same course is rounding, which would lead off the course.
        guard layer.course != nil, after <= 1e-20 * before else { return }
        for index in 0..<count { layer.velocity[index] = 0 }
    }

    /// The part of a property's course that leads from one row to another; nil unless both are on the course.
    private func coursePart(_ slot: Int, _ origin: UnsafePointer<Double>, _ target: UnsafePointer<Double>)
        -> PathCourse.Part?
    {
        guard let course = properties[slot].details?.path.course else { return nil }
        let present = course.time
        func time(of row: UnsafePointer<Double>, _ candidates: SIMD3<Double>) -> Double? {
            for index in 0..<3 where !candidates[index].isNaN {
                course.compute(candidates[index], scratch.layerValues, scratch.layerVelocities)
                if StageProperties.isNear(row, scratch.layerValues, course.count, course.rounding) {
                    return candidates[index]
                }
            }
            return nil
        }
        let end = time(of: target, SIMD3(0, 1, .nan))
        let start = end == nil ? nil : time(of: origin, SIMD3(present, 0, 1))
        course.time = present
        guard let start, let end, start != end else { return nil }
        return PathCourse.Part(start: start, end: end)
    }

    /// Forgets where on its course a property is; computing it finds that again.
    func forgetCourseTime(_ slot: Int) {
        if properties[slot].kind == .path { properties[slot].details?.path.course?.time = .nan }
    }

    /// Whether an animation that starts now, alone, needs a layer because it turns.
    func turns(_ animation: Int, _ range: Range<Int>) -> Bool {
        let slot = Int(animations[animation].property)
        guard mayTurn(slot), moves(animation) else { return false }
        let (origin, target) = (components.origin + range.lowerBound, components.target + range.lowerBound)
        if coursePart(slot, origin, target) != nil { return true }
        let isOnItsWay = properties[slot].isEncoded || range.contains { components.originVelocity[$0] != 0 }
        return PlaneTurn.between(
            origin,
            target,
            count: range.count,
            rule: isOnItsWay ? .cut : .given
        ) != nil
    }

    func mayTurn(_ slot: Int) -> Bool { properties[slot].kind == .path && !properties[slot].isStraight }

    /// Sets whether a path turns when it is set to a rotated path, from the next animation on.
    /// - Throws: `.identifier`, `.kind` for a property that is not a path.
    package func setTurns(_ turns: Bool, of property: PropertyIdentifier) throws(AnimError) {
        properties[try pathSlot(of: property)].isStraight = !turns
    }

    package func turns(of property: PropertyIdentifier) throws(AnimError) -> Bool {
        !properties[try pathSlot(of: property)].isStraight
    }

    /// Sets how a path is drawn, which decides how it morphs, from the next animation on.
    /// - Throws: `.identifier`, `.kind` for a property that is not a path.
    package func setPaint(_ paint: MorphOptions.Paint, of property: PropertyIdentifier) throws(AnimError) {
        properties[try pathSlot(of: property)].isStroked = paint == .stroke
    }

    package func paint(of property: PropertyIdentifier) throws(AnimError) -> MorphOptions.Paint {
        paint(try pathSlot(of: property))
    }

    func paint(_ slot: Int) -> MorphOptions.Paint { properties[slot].isStroked ? .stroke : .fill }

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
        (layer.course, layer.morphs) = (nil, nil)
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
    func interpolate(_ layer: AnimationLayer, _ part: Double, rate: Double) {
        let (values, velocities) = (scratch.layerValues, scratch.layerVelocities)
        let count = layer.origin.count
        if let course = layer.course {
            let whole = layer.coursePart
            course.compute(whole.time(at: part), values, velocities)
            let rate = (whole.end - whole.start) * rate
            for index in 0..<count { velocities[index] *= rate }
        } else if let turn = layer.turn {
            turn.interpolate(part, rate: rate, from: layer.origin, to: layer.target, count: count, values, velocities)
        }
        for index in 0..<count where !velocities[index].isFinite { velocities[index] = 0 }
    }

    /// The rest time of a turning spring: near its end each coordinate moves as if on a straight line.
    func restingTime(_ layer: AnimationLayer, _ response: SpringResponse, _ threshold: Double) -> Double {
        interpolate(layer, 1, rate: 1)
        var seconds = 0.0
        for index in layer.origin.indices {
            var distance = scratch.layerVelocities[index]
            // The last step of a course may be short, or none.
            if layer.course != nil {
                distance = max(abs(distance), abs(layer.target[index] - layer.origin[index]))
            }
            let velocity = layer.velocity[index] + layer.turnSpeed * distance
            seconds = max(
                seconds,
                response.restingTime(displacement: -distance, velocity: velocity, threshold: threshold)
            )
        }
        return seconds
    }
}

extension AnimationLayer {
    /// Whether its coordinates do not move straight, each by itself.
    var isTurning: Bool { turn != nil || course != nil }
}
