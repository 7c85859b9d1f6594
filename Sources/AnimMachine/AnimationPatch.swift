// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// A number of an animation that an expression gives whenever it is played.
package struct AnimationPatch: Sendable {
    /// What the number is. The first four are components; of keyframes, numbers of their rows.
    package enum Place: UInt8, Sendable {
        case from, to, by, velocity
        case keyValue, keyVelocity, keyInitial
        case duration, delay, keyDuration
        case lowerBound, upperBound
    }

    package var place: Place
    package var index: Int32
    /// Among the machine's; −1 for what the last one gave at this place: what several animations share.
    package var expression: Int32

    package init(place: Place, index: Int32, expression: Int32) {
        self.place = place
        self.index = index
        self.expression = expression
    }
}

/// The seconds of a motion in place that expressions give when it is used: their indices among the machine's, or below 0.
package struct MotionExpressions: Sendable {
    package var duration: Int32
    package var delay: Int32
    package var stagger: Int32

    /// - Parameter none: −1; −2 where the document can have none.
    package init(_ none: Int32 = -1) { (duration, delay, stagger) = (none, none, none) }

    package var isEmpty: Bool { duration & delay & stagger < 0 }
}

extension Machine {
    /// What is asked of the stage for an animation, with what its expressions give now, in the order of the document; nil
    /// where a result is no number that a property can hold.
    package func request(of single: SingleAnimation, _ part: Int) -> AnimationRequest? {
        if single.patches.isEmpty { return single.request }
        // Taken out, its arrays are nobody else's, and are written where they stand.
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
            // Keyframes that are given what they were given last need not be prepared again.
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

    /// The track of keyframes. It is made when they are played first, or with other numbers, and is used again: what played
    /// them before has been taken away.
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

    /// A motion with what its expressions give now. Less than no time is none; nil where a result is no number of seconds.
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
