// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// The values that explicit animations are given, as interpolated components.
extension StageMotion {
    /// The largest number of animations of a stage at once.
    static let largestAnimationCount = StageObjectIdentifier.largestSlot

    var hasRoomForAnimation: Bool { animations.usedCount < StageMotion.largestAnimationCount }

    @inline(never)
    static var tooManyAnimations: AnimError {
        AnimError(.limit, "the stage has \(StageMotion.largestAnimationCount) animations already")
    }

    /// Appends the interpolated components of a checked value: a position, or an addend.
    @inline(never)
    func encode(_ outer: [Double]?, _ slot: Int, into inner: inout [Double], isAddend: Bool) {
        guard let outer else { return }
        guard properties[slot].isEncoded else { return inner.append(contentsOf: outer) }
        if let form = modelForm(slot) {
            return inner.append(contentsOf: form.mapped(outer, isDifference: isAddend))
        }
        for _ in 0..<Int(properties[slot].innerCount) { inner.append(0) }
        properties[slot].encoding.encode(outer, &inner, count: outer.count)
        if isAddend { properties[slot].encoding.clearPowerlessHue(&inner) }
    }

    /// Appends the interpolated components of a difference of values. Encoded properties other than paths have none.
    func encode(difference outer: [Double], _ slot: Int, into inner: inout [Double]) {
        guard properties[slot].isEncoded, let form = modelForm(slot) else { return inner.append(contentsOf: outer) }
        inner.append(contentsOf: form.mapped(outer, isDifference: true))
    }

    /// Stores the interpolated components of a velocity in a layer: at the value with which the animation starts.
    @inline(never)
    func encode(velocity outer: [Double], _ slot: Int, of layer: AnimationLayer) {
        guard properties[slot].isEncoded, properties[slot].kind != .path else {
            return encode(difference: outer, slot, into: &layer.givenVelocity)
        }
        let encoding = properties[slot].encoding
        for _ in 0..<Int(properties[slot].innerCount) { layer.givenVelocity.append(0) }
        if !layer.from.isEmpty {
            encoding.encodeVelocity(layer.from, outer, &layer.givenVelocity, count: outer.count)
        } else if layer.isAdditive {
            // An addend starts from the neutral value: `origin` is still all zeros.
            let start = layer.base.isEmpty ? layer.origin : layer.base
            encoding.encodeVelocity(start, outer, &layer.givenVelocity, count: outer.count)
        } else {
            // During an advance the presentation may not be computed yet.
            compute(slot, at: time, includesIndependent: true)
            encoding.encodeVelocity(scratch.values, outer, &layer.givenVelocity, count: outer.count)
        }
    }

    /// Stores the given start and end values of an animation of an encoded property.
    @inline(never)
    func setEnds(_ layer: AnimationLayer, _ request: AnimationRequest, _ slot: Int) {
        guard properties[slot].isEncoded, properties[slot].kind != .path, !properties[slot].encoding.isExact else {
            return
        }
        if let from = request.from { layer.begin.append(contentsOf: from) }
        switch request.shape {
        case .decay: break
        case .keyframes(let description):
            if let row = description.lastKey { layer.end.append(contentsOf: row) }
        default: if let to = request.to { layer.end.append(contentsOf: to) }
        }
    }

    func function(
        of shape: AnimationRequest.Shape,
        _ slot: Int,
        isAddend: Bool
    ) throws(AnimError) -> MotionFunction {
        switch shape {
        case .curve(let curve): return .easing(batches.easing(curve))
        case .easing(let easing): return .easing(easing)
        case .spring(let spring): return .spring(batches.spring(spring))
        case .decay(let decay): return .decay(decay)
        case .keyframes(let description) where properties[slot].kind == .path:
            return .keyframes(try pathTrack(of: description, slot, isDifference: isAddend))
        case .keyframes(let description): return .keyframes(try track(of: description, slot, isAddend: isAddend))
        }
    }

    private func track(
        of description: KeyframeDescription,
        _ slot: Int,
        isAddend: Bool
    ) throws(AnimError) -> KeyframeTrack {
        let encoded = try description.encoded(
            properties[slot].encoding,
            outerCount: Int(properties[slot].count),
            isAddend: isAddend
        )
        return try encoded.makeTrack(componentCount: Int(properties[slot].innerCount))
    }

    /// Keyframes as a track for a property, or as an addend to it.
    package func track(
        of description: KeyframeDescription,
        _ property: PropertyIdentifier,
        isAddend: Bool
    ) throws(AnimError) -> KeyframeTrack {
        try track(of: description, try slot(of: property), isAddend: isAddend)
    }

    /// Whether the start of an explicit animation depends on its property's presentation. It does not if the start is
    /// given or additive, so that adding one on top of many others does not compute them all.
    func needsPresent(_ animation: Int, _ layer: AnimationLayer) -> Bool {
        if animations[animation].interruption != .keep { return true }
        if layer.isAdditive { return false }
        if properties[Int(animations[animation].property)].isEncoded { return true }
        let ends = (layer.from.isEmpty ? 0 : 1) + (layer.to.isEmpty ? 0 : 1) + (layer.by.isEmpty ? 0 : 1)
        // With one end given, the other is the property's present value.
        return ends < 2
    }

    /// The slot of an animation that runs, waits or is held.
    package func slot(of animation: AnimationIdentifier) throws(AnimError) -> Int {
        try slot(of: animation.rawValue, .animation, "animation") { animations.generation(ofLive: $0) }
    }
}
