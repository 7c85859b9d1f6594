// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// Path properties: their components are the coordinates.
extension StageProperties {
    /// A path property's verbs in the model or in the presentation.
    package func verbs(_ slot: Int, _ aspect: Aspect) -> [Path.Verb] {
        guard let details = properties[slot].details else { return [] }
        guard aspect != .model, properties[slot].isMorphing else { return details.path.verbs }
        guard let shown = details.path.shown, shown.count > 0 else { return details.path.innerVerbs }
        return shown.verbs
    }

    /// The components that are shown.
    @inline(__always)
    package func shownRange(_ slot: Int) -> Range<Int> {
        properties[slot].isMorphing ? movingRange(slot) : properties[slot].componentRange
    }

    /// The components of a path that moves: those of a morph of its animation, or of the structure in which it moves.
    @inline(never)
    package func movingRange(_ slot: Int) -> Range<Int> {
        guard let shown = properties[slot].details?.path.shown, shown.count > 0 else {
            return properties[slot].innerRange
        }
        return Int(shown.base)..<Int(shown.base + shown.count)
    }

    func pathSlot(of property: PropertyIdentifier) throws(AnimError) -> Int {
        let slot = try self.slot(of: property)
        guard properties[slot].kind == .path else { throw AnimError(.kind, "property is no path") }
        return slot
    }

    /// Checks that a path can be the value of a property.
    package static func check(_ path: Path) throws(AnimError) {
        guard !path.coordinates.isEmpty else { throw AnimError(.argument, "path is empty") }
        guard path.coordinates.count <= largestVector else {
            throw AnimError(.limit, "path has more than \(largestVector) coordinates")
        }
    }

    /// The largest number of coordinates of a common structure; eight times those of both paths if that is more. A
    /// morph that would need more is not made: the path jumps.
    static let largestMorph = 65_536

    /// Makes room for a model value with a number of coordinates.
    package func makeRoom(_ slot: Int, for count: Int) {
        guard let details = properties[slot].details, count > details.path.room, properties[slot].isEncoded else {
            return
        }
        let former = properties[slot].componentRange
        let base = components.allocate(count, owner: Int32(slot))
        for (index, component) in former.enumerated() {
            components.model[Int(base) + index] = components.model[component]
            components.rest(Int(base) + index, at: components.presentation[component])
        }
        components.release(Int32(former.lowerBound), count: details.path.room)
        details.path.room = count
        properties[slot].base = base
    }

    /// Computes the model value in the structure in which the path moves.
    @inline(never)
    func encodePath(_ slot: Int) {
        let (outer, inner) = (properties[slot].componentRange, properties[slot].innerRange)
        if let map = properties[slot].details?.path.form?.map {
            map.apply(components.model + outer.lowerBound, components.model + inner.lowerBound)
        } else {
            for index in 0..<min(outer.count, inner.count) {
                components.model[inner.lowerBound + index] = components.model[outer.lowerBound + index]
            }
        }
    }

    @inline(never)
    static var tooManyPieces: AnimError {
        AnimError(.limit, "the paths would move in more than \(largestMorph) coordinates")
    }
}
