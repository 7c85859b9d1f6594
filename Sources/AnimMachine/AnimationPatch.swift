// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// A number of an animation that an expression gives at each play.
package struct AnimationPatch: Sendable {
    /// The kind of number. The first four are components; those of keyframes are numbers of their rows.
    package enum Place: UInt8, Sendable {
        case from, to, by, velocity
        case keyValue, keyVelocity, keyInitial
        case duration, delay, keyDuration
        case lowerBound, upperBound
    }

    package var place: Place
    package var index: Int32
    /// Index among the machine's; −1 reuses the last result at this place, which several animations share.
    package var expression: Int32

    package init(place: Place, index: Int32, expression: Int32) {
        self.place = place
        self.index = index
        self.expression = expression
    }
}

/// The expressions for the times of an inline motion, evaluated at each use: indices among the machine's, or negative.
package struct MotionExpressions: Sendable {
    package var duration: Int32
    package var delay: Int32
    package var stagger: Int32

    /// - Parameter none: −1; −2 if the document can have none.
    package init(_ none: Int32 = -1) { (duration, delay, stagger) = (none, none, none) }

    package var isEmpty: Bool { duration & delay & stagger < 0 }
}

extension Machine {
    /// The request for an animation, with the present results of its expressions, evaluated in document order. Nil if a result
    /// is not a number that a property can have.
    package func request(of single: SingleAnimation, _ part: Int) -> AnimationRequest? {
        if single.patches.isEmpty { return single.request }
        // Taken out of the array, its own arrays are uniquely referenced and can be written in place.
        var request = requests[part] ?? single.request
        requests[part] = nil
        var keyframes: KeyframeDescription?
        var bounds = (min: -Double.infinity, max: Double.infinity)
        if trackNumbers[part].isEmpty { trackNumbers[part] = [Double](repeating: .nan, count: single.patches.count) }
        var number = 0
        if case .keyframes(let description) = request.shape {
            keyframes = description
            request.shape = .curve(.linear)
        }
        if case .decay(let decay) = request.shape { bounds = (decay.lowerBound, decay.upperBound) }
        for patch in definition.patches[single.patches] {
            let isDelay = patch.place == .delay
            let value =
                patch.expression >= 0 ? evaluate(patch.expression) : isDelay ? sharedDelay : sharedDuration
            guard value.magnitude <= Stage.largestComponent else { return nil }
            // Keyframes with unchanged numbers need not be prepared again.
            if trackNumbers[part][number].bitPattern != value.bitPattern {
                trackNumbers[part][number] = value
                tracks[part] = nil
            }
            number += 1
            let index = Int(patch.index)
            switch patch.place {
            case .from: request.from?[index] = value
            case .to: request.to?[index] = value
            case .by: request.by?[index] = value
            case .velocity: request.velocity?[index] = value
            case .keyValue: keyframes?.values[index] = value
            case .keyVelocity: keyframes?.velocities[index] = value
            case .keyInitial: keyframes?.initial[index] = value
            case .duration: request.duration = max(value, 0)
            case .delay:
                request.delay = max(value, 0)
                sharedDelay = value
            case .keyDuration:
                keyframes?.givenDuration = max(value, 0)
                sharedDuration = value
            case .lowerBound: bounds.min = value
            case .upperBound: bounds.max = value
            }
        }
        if let keyframes {
            guard keyframes.givenDuration <= KeyframeDescription.longestDuration else { return nil }
            request.shape = .keyframes(keyframes)
        }
        if case .decay(let decay) = request.shape {
            guard let bounded = try? Decay.make(rate: decay.rate, bounds: bounds, spring: decay.spring) else {
                return nil
            }
            request.shape = .decay(bounded)
        }
        requests[part] = request
        return request
    }

    /// The track of keyframes. It is made at the first play and whenever numbers change, and otherwise reused: the animation
    /// that used it before has been removed.
    package func track(
        _ description: KeyframeDescription,
        of property: PropertyIdentifier,
        _ part: Int,
        isAddend: Bool
    ) -> KeyframeTrack? {
        if let known = tracks[part] {
            known.reset()
            return known
        }
        tracks[part] = try? stage.track(of: description, property, isAddend: isAddend)
        return tracks[part]
    }

    /// A motion with the present results of its expressions. A negative time counts as 0. Nil if a result is not a valid number
    /// of seconds.
    package func request(of motion: Int32) -> MotionRequest? {
        var request = definition.motions[Int(motion)]
        let expressions = definition.motionExpressions[Int(motion)]
        if expressions.isEmpty { return request }
        if expressions.duration >= 0 { request.duration = seconds(expressions.duration) }
        if expressions.delay >= 0 { request.delay = seconds(expressions.delay) }
        if expressions.stagger >= 0 { request.stagger = seconds(expressions.stagger) }
        let longest = MotionPlan.longestSeconds
        guard request.duration ?? 0 <= longest, request.delay ?? 0 <= longest, request.stagger ?? 0 <= longest else {
            return nil
        }
        return request
    }

    private func seconds(_ expression: Int32) -> Double {
        let value = evaluate(expression)
        return value < 0 ? 0 : value
    }
}
