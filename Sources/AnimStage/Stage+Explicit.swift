// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// An explicit animation: it moves the presentation, and the model value only if `setsModel` is set.
package struct AnimationRequest: Sendable {
    package enum Shape: Sendable {
        case curve(CubicBezier)
        case easing(Easing)
        case spring(Spring)
        case keyframes(KeyframeDescription)
        /// From the present value, with the given velocity or else the property's.
        case decay(Decay)
    }

    package var shape: Shape
    /// From, to and by, combined as in Core Animation. An omitted one is the presentation value when the animation
    /// starts (nothing if it is additive).
    package var from: [Double]?
    package var to: [Double]?
    package var by: [Double]?
    /// Paths instead of `from` and `to`, of any structure.
    package var fromPath: Path?
    package var toPath: Path?
    /// Units per second at the start, for springs and decays; `nil` is the property's own with `.replace`, else 0.
    package var velocity: [Double]?
    /// Seconds of one run. `nil` is 0.25 for easing, the time to rest for springs and decays, the track's own for
    /// keyframes.
    package var duration: Double?
    /// Seconds before it starts.
    package var delay = 0.0
    /// Offset, speed, repetition, fill; its begin time and duration are ignored.
    package var timing = MediaTiming()
    package var interruption = Interruption.keep
    package var isAdditive = false
    package var isCumulative = false
    package var setsModel = false
    package var group: GroupIdentifier?
    package var after: TransactionIdentifier?
    /// Its keyframes compiled for this property. Not shared with other animations.
    package var track: KeyframeTrack?

    package init(_ shape: Shape) { self.shape = shape }
}

/// Animations that a program asks for, which need not change a model value.
extension Stage {
    /// Adds an animation of a property. It joins the innermost open transaction, if there is one.
    /// - Throws: `.identifier`, `.argument`, `.limit`, `.state` for a derived property.
    @_optimize(speed)
    @discardableResult
    package func animate(_ property: PropertyIdentifier, _ request: AnimationRequest) throws(AnimError)
        -> AnimationIdentifier
    {
        let slot = try self.slot(of: property)
        try checkIsOrdinary(slot)
        try checkValues(of: request, slot)
        let duration = try request.duration.map { (seconds) throws(AnimError) in
            try MotionPlan.flicks(seconds, "duration")
        }
        var delay = try MotionPlan.flicks(request.delay, "delay")
        try request.timing.check()
        let group = try request.group.map { (group) throws(AnimError) in try self.slot(of: group) } ?? -1
        var after = try request.after.flatMap { (after) throws(AnimError) in try pendingSlot(of: after) } ?? -1
        guard hasRoomForAnimation else { throw Stage.tooManyAnimations }
        try askToSettle(slot)
        let isDifference = request.isAdditive || request.interruption == .add
        settlePath(slot)
        let morphs = properties[slot].kind == .path ? morphs(for: request, slot) : nil
        let paths = try forms(for: request, slot, isInTransaction: !openTransactions.isEmpty)
        let function: MotionFunction =
            if let track = request.track, properties[slot].kind != .path { .keyframes(track) } else {
                try self.function(of: request.shape, slot, isAddend: isDifference)
            }
        if case .keyframes(let track) = function { track.meetFlicks() }
        if let morphs { makeRoom(slot, forMorphs: morphs) }
        if let transaction = openTransactions.last {
            let plan = transactions[Int(transaction)].plan
            delay = staggered(delay, plan, transaction)
            // In a sequence it waits for its turn.
            if after < 0 { after = awaitedSlot(plan) }
        }
        let wasInRows = properties[slot].inRows >= 0
        demoteFromRows(slot)
        let interruption = request.interruption == .add ? .keep : request.interruption
        let animation = addAnimation(slot, function, openTransactions.last ?? -1, interruption)
        animations[animation].duration = duration
        let layer = addLayer(animation, request)
        join(group, animation, layer)
        setValues(layer, request, paths, slot, isDifference: isDifference)
        layer.morphs = morphs
        if isHeld(slot) { useHeldVelocity(layer, request, slot, isDifference: isDifference) }
        // It may start inside an advance, which must not allocate.
        if case .decay(let decay) = function {
            for _ in layer.origin.indices { layer.decay.append(decay.motion(from: 0, velocity: 0)) }
        }
        if request.setsModel { layer.oldModel.reserveCapacity(Int(properties[slot].count)) }
        let identifier = AnimationIdentifier(
            rawValue: identifier(.animation, generation: animations[animation].generation, slot: animation)
        )
        if delay > 0 || after >= 0, request.timing.fillMode.isBackwards {
            resolve(animation, layer)
            measure(animation, layer)
            animations[animation].wasResolved = true
        }
        schedule(animation, delay: delay, after: after)
        if animations[animation].isLive, animations[animation].state == .waiting,
            wasInRows || animations[animation].wasResolved || properties[slot].layerCount == 1 || !isOneNumber(slot)
        {
            present(slot)
        }
        // A path that is aligned with others has another structure, even while its animation waits.
        if properties[slot].kind == .path { markChanged(slot) }
        return identifier
    }

    /// Checks a request's values and velocity.
    @inline(__always)
    private func checkValues(of request: AnimationRequest, _ slot: Int) throws(AnimError) {
        let count = Int(properties[slot].count)
        try check(request.from, count, "from")
        try check(request.to, count, "to")
        try check(request.velocity, count, "velocity")
        try check(request.by, count, "by")
        guard request.by == nil || !properties[slot].isEncoded || properties[slot].kind == .path else {
            throw AnimError(.kind, "by has no meaning for a value that is interpolated in another space")
        }
    }

    /// Adds the layer of a requested animation.
    @inline(__always)
    private func addLayer(_ animation: Int, _ request: AnimationRequest) -> AnimationLayer {
        let layer = addLayer(animation)
        layer.isExplicit = true
        layer.isAdditive = request.isAdditive || request.interruption == .add
        layer.isCumulative = request.isCumulative
        layer.setsModel = request.setsModel
        layer.isReduced = reducedMotion != .none
        return layer
    }

    /// Stores a request's values, velocity and timing in its layer.
    @inline(__always)
    private func setValues(
        _ layer: AnimationLayer,
        _ request: AnimationRequest,
        _ paths: (from: PathForm?, to: PathForm?),
        _ slot: Int,
        isDifference: Bool
    ) {
        if layer.isAdditive, case .transform = properties[slot].encoding {
            // The neutral transform is not zero: a transform is added by its difference from the identity.
            layer.base.append(contentsOf: layer.origin)
            properties[slot].encoding.storeNeutral(&layer.base, count: Int(properties[slot].count))
        }
        encode(request.from, slot, into: &layer.from, isAddend: isDifference)
        encode(request.to, slot, into: &layer.to, isAddend: isDifference)
        if let by = request.by { encode(difference: by, slot, into: &layer.by) }
        setPaths(layer, request, paths, slot, isDifference: isDifference)
        if !isDifference { setEnds(layer, request, slot) }
        if let velocity = request.velocity { encode(velocity: velocity, slot, of: layer) }
        var timing = request.timing
        (timing.beginTime, timing.duration) = (0, 0)
        if timing != MediaTiming() { layer.timing = timing }
    }

    /// Gives a layer the velocity at which its property was held, if the request starts from the present value with the
    /// property's velocity. The property is no longer held.
    @inline(__always)
    private func useHeldVelocity(_ layer: AnimationLayer, _ request: AnimationRequest, _ slot: Int, isDifference: Bool)
    {
        let goesOn = request.velocity == nil && request.from == nil && !isDifference
        if goesOn, request.interruption != .restart, let held = properties[slot].details?.heldVelocity {
            encode(velocity: held, slot, of: layer)
            for index in layer.givenVelocity.indices {
                layer.givenVelocity[index] = ownVelocity(layer.givenVelocity[index], of: layer)
            }
        }
        forgetHeldVelocity(slot)
    }

    /// Computes the start and the target of an explicit animation. With a fill backwards this is done when it is
    /// requested.
    @_optimize(speed)
    private func resolve(_ animation: Int, _ layer: AnimationLayer) {
        let slot = Int(animations[animation].property)
        let replaces = animations[animation].interruption != .keep
        dropEnding(slot)
        forgetCourseTime(slot)
        if needsPresent(animation, layer) { compute(slot, at: time, includesIndependent: !replaces) }
        let keepsVelocity = animations[animation].interruption == .replace
        if layer.from.isEmpty, !layer.isAdditive { rememberOrigin(slot, layer) }
        for index in layer.origin.indices {
            let nothing = layer.base.isEmpty ? 0 : layer.base[index]
            let current = layer.isAdditive ? nothing : scratch.values[index]
            let from = layer.from.isEmpty ? nil : layer.from[index]
            let to = layer.to.isEmpty ? nil : layer.to[index]
            let by = layer.by.isEmpty ? nil : layer.by[index]
            switch (from, to, by) {
            case (let from?, let to?, _): (layer.origin[index], layer.target[index]) = (from, to)
            case (let from?, nil, let by?): (layer.origin[index], layer.target[index]) = (from, from + by)
            case (let from?, nil, nil): (layer.origin[index], layer.target[index]) = (from, current)
            case (nil, let to?, let by?): (layer.origin[index], layer.target[index]) = (to - by, to)
            case (nil, let to?, nil): (layer.origin[index], layer.target[index]) = (current, to)
            case (nil, nil, let by?): (layer.origin[index], layer.target[index]) = (current, current + by)
            case (nil, nil, nil): (layer.origin[index], layer.target[index]) = (current, current)
            }
            let found = keepsVelocity ? ownVelocity(scratch.velocities[index], of: layer) : 0
            layer.velocity[index] = layer.givenVelocity.isEmpty ? found : layer.givenVelocity[index]
        }
        findTurn(animation, layer)
        if layer.morphs != nil { checkMorphs(animation, layer) }
        switch animations[animation].function {
        case .keyframes(let track):
            guard track.needsStart else { break }
            properties[slot].encoding.align(
                origin: &layer.origin,
                target: track.values,
                count: Int(properties[slot].count)
            )
            track.prepare(from: layer.origin, velocity: layer.velocity)
        case .decay(let decay):
            for index in layer.decay.indices {
                layer.decay[index] = decay.motion(from: layer.origin[index], velocity: layer.velocity[index])
            }
        case .none, .easing, .spring:
            if layer.isAdditive, case .color = properties[slot].encoding {
                properties[slot].encoding.alignAddends(
                    origin: &layer.origin,
                    target: layer.target,
                    count: Int(properties[slot].count)
                )
                break
            }
            properties[slot].encoding.alignBoth(
                origin: &layer.origin,
                velocity: &layer.velocity,
                target: &layer.target,
                count: Int(properties[slot].count)
            )
        }
    }

    /// Called when an explicit animation's delay is over.
    func startExplicit(_ animation: Int, _ layer: AnimationLayer) {
        let slot = Int(animations[animation].property)
        if !animations[animation].wasResolved { resolve(animation, layer) }
        let setsModel = layer.setsModel && !layer.isAdditive
        layer.epoch = animations[animation].start
        let isEndOfRun = setsModel && computeLast(animation, layer)
        if animations[animation].interruption != .keep {
            endDependent(slot, except: animation, replacedIn: animations[animation].transaction)
        }
        uncount(animation)
        animations[animation].state = .running
        layer.waitsForClock = false
        if setsModel { setModelToEnd(slot, animation, layer, isEndOfRun: isEndOfRun) }
        run(animation)
    }

    /// Makes the animation's last value the model value. `computeLast` has left it in the scratch memory of layers.
    private func setModelToEnd(_ slot: Int, _ animation: Int, _ layer: AnimationLayer, isEndOfRun: Bool) {
        let record = properties[slot]
        layerSum.slot = -1
        if layer.group >= 0 {
            storeModelBefore(Int(layer.group), slot)
            layer.oldModel.removeAll(keepingCapacity: true)
            layer.oldModel.append(contentsOf: modelBefore)
            layer.oldForm = formBefore
        } else {
            layer.oldForm = modelForm(slot)
            layer.oldModel.removeAll(keepingCapacity: true)
            for component in record.componentRange { layer.oldModel.append(components.model[component]) }
        }
        let isBegin = Stage.isSame(scratch.layerValues, layer.origin, layer.origin.count)
        let isEnd = isEnd(scratch.layerValues, of: animation, layer)
        for index in 0..<Int(record.innerCount) {
            let end = scratch.layerValues[index]
            // A host's curve or track may give any value, even NaN.
            guard end == end else { continue }
            let value = min(max(end, -Stage.largestComponent), Stage.largestComponent)
            components.model[Int(record.innerBase) + index] = value
        }
        if record.isEncoded, record.kind == .path {
            // Back at its resting value, the path is the one that was set, not the aligned one.
            let rest = components.target + Int(record.innerBase)
            if isEndOfRun || !isBegin || !Stage.isSame(layer.origin, rest, layer.origin.count) {
                setModelToEnd(path: slot, layer, isEndOfRun: isEndOfRun)
            }
        } else if isEnd {
            for (index, component) in layer.end.enumerated() { components.model[Int(record.base) + index] = component }
        } else if isBegin, !layer.begin.isEmpty {
            for (index, component) in layer.begin.enumerated() {
                components.model[Int(record.base) + index] = component
            }
        } else if record.isEncoded {
            record.encoding.decode(
                components.model + Int(record.innerBase),
                components.model + Int(record.base),
                count: Int(record.count)
            )
        }
        restTargetAtModel(slot)
        derivedAreStale = true
    }

    /// Removes an animation: it ends unfinished, and the property is shown without it.
    package func removeAnimation(_ animation: AnimationIdentifier) throws(AnimError) {
        end(animation: try slot(of: animation), finished: false)
    }

    /// Removes all animations of a property: it is shown at its model value.
    package func removeAnimations(of property: PropertyIdentifier) throws(AnimError) {
        let slot = try self.slot(of: property)
        // A derived property has none, and shows what its expressions say.
        if properties[slot].derived >= 0 { return }
        endAll(slot)
        restAtModel(slot)
    }
}

extension MediaTiming {
    /// - Throws: what `validated` throws.
    package func check() throws(AnimError) {
        _ = try MediaTiming.validated(
            beginTime: beginTime,
            timeOffset: timeOffset,
            speed: speed,
            duration: duration,
            repeatCount: repeatCount,
            repeatDuration: repeatDuration
        )
    }
}
