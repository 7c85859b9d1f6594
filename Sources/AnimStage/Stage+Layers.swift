// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// How animations with a layer run, hold and end.
extension Stage {
    /// Runs an animation with a layer from now on: computes its length, and shows it.
    @_optimize(speed)
    package func run(_ animation: Int) {
        guard let layer = animations[animation].layer else { return }
        let slot = Int(animations[animation].property)
        layerRows.forget(animation)
        if !layer.isAdditive, !isIndependent(animation) { properties[slot].isStacked = false }
        measure(animation, layer)
        guard layer.length > 0 || isAhead(animation, layer) else {
            call.starting = -1
            if layer.timing?.fillMode.isForwards == true { return hold(animation) }
            return end(animation: animation, finished: true)
        }
        let length = layer.timing?.animationDuration ?? layer.length
        if layer.group >= 0 {
            scheduleInGroup(animation, layer)
        } else {
            setEnd(animation, after: layer.length > 0 ? exactLength(animation, length) : 0)
        }
        if layer.repeatPlay >= 0 { scheduleRepeat(ofPlay: Int(layer.repeatPlay)) }
        call.starting = -1
        if isShownAlready(animation, layer) {
            markChanged(slot)
        } else if !call.isAdvancing {
            showBegun(animation, layer, slot)
        } else {
            showSoon(slot)
        }
    }

    /// Whether an animation is in effect during its delay: a stacked one, which is additive and implicit.
    private func isAhead(_ animation: Int, _ layer: AnimationLayer) -> Bool {
        layer.isAdditive && !layer.isExplicit && layer.group < 0 && animations[animation].start > time
    }

    /// Shows a property with layers now, or leaves it to the end of the advance, which computes each property once.
    private func showSoon(_ slot: Int) {
        if call.isAdvancing, properties[slot].kind != .path {
            call.isPresentShown = false
        } else {
            evaluateLayers(slot)
        }
    }

    /// Called when an animation has ended and its last value stays.
    func hold(_ animation: Int) {
        let ending = AnimationEnding(animations[animation], animation)
        animations[animation].state = .held
        layerRows.forget(animation)
        animations[animation].transaction = -1
        tellEnd(ending, finished: true, counts: false)
        showSoon(Int(ending.property))
    }

    /// Called when an explicit animation has ended. At its exact end it still shows its last value, as in Core
    /// Animation. From the next flick on, the property is shown without it.
    func showEnd(_ animation: Int) {
        let ending = AnimationEnding(animations[animation], animation)
        animations[animation].state = .ending
        layerRows.forget(animation)
        counts.ending += 1
        animations[animation].transaction = -1
        animations[animation].end = time + 1
        animations[animation].handle = timeline.add(at: time + 1, .endAnimation(Int32(animation)))
        // It counts as running while it can still change the presentation.
        counts.current += 1
        tellEnd(ending, finished: true, counts: false)
        showSoon(Int(ending.property))
    }

    /// Removes the animations of a property that have ended at this flick: another animation or value replaces them.
    func dropEnding(_ slot: Int) {
        guard counts.ending > 0, properties[slot].layerCount > 0 else { return }
        var animation = Int(properties[slot].firstAnimation)
        var isNews = false
        while animation >= 0 {
            let next = Int(animations[animation].next)
            if animations[animation].state == .ending {
                remove(animation: animation, finished: true)
                isNews = true
            }
            animation = next
        }
        if isNews { showWithoutEnded(slot) }
    }
}
