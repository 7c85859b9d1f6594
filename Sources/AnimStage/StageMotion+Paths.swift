// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

extension StageMotion {
    /// A property's path in the model or in the presentation.
    package func path(of property: PropertyIdentifier, _ aspect: Aspect) throws(AnimError) -> Path {
        let slot = try pathSlot(of: property)
        var path = Path()
        try path.append(verbs: verbs(slot, aspect), clamping: view(slot, aspect), from: 0)
        return path
    }

    /// A path property's verbs in the model or in the presentation.
    package func verbs(_ slot: Int, _ aspect: Aspect) -> [Path.Verb] {
        guard let details = properties[slot].details else { return [] }
        return aspect != .model && properties[slot].isMorphing ? details.path.innerVerbs : details.path.verbs
    }

    func pathSlot(of property: PropertyIdentifier) throws(AnimError) -> Int {
        let slot = try self.slot(of: property)
        guard properties[slot].kind == .path else { throw AnimError(.kind, "property is no path") }
        return slot
    }

    package static func check(_ path: Path) throws(AnimError) {
        guard !path.coordinates.isEmpty else { throw AnimError(.argument, "path is empty") }
        guard path.coordinates.count <= largestVector else {
            throw AnimError(.limit, "path has more than \(largestVector) coordinates")
        }
    }
}
