// SPDX-License-Identifier: MIT
import AnimPaths

/// A structure of paths that a property was set to, and how such a path looks in the structure in which the property moves.
package final class PathForm {
    package let verbs: [Path.Verb]
    /// `nil` where the property moves in just this structure.
    package var map: PathMap?

    init(_ verbs: [Path.Verb], _ map: PathMap?) {
        self.verbs = verbs
        self.map = map
    }

    /// Coordinates of such a path, or what is known of them, in the structure in which the property moves.
    func mapped(_ rows: [Double], isDifference: Bool = false) -> [Double] {
        map?.applied(rows, isDifference: isDifference) ?? rows
    }
}

/// A path as a property had it.
struct FormedPath {
    var form: PathForm
    package var coordinates: [Double]
}

/// What a path property has beside its action.
package struct PathState {
    /// Of the model value.
    package var verbs: [Path.Verb] = []
    /// The verbs in which it moves; empty where they are the model's.
    var innerVerbs: [Path.Verb] = []
    /// The structures that it was given since it moves in one of its own.
    var forms: [PathForm] = []
    /// The model value's; `nil` where it moves in the model's own structure.
    var form: PathForm?
    /// The structure of the value that is set next.
    package var next: PathForm?
    /// The component by which expressions name it, or −1; and what they ask of the model and of the presentation.
    package var component: Int32 = -1
    var modelQuery: PathQuery?
    var query: PathQuery?
    /// For an animation that waits and may turn when it starts, which takes no memory.
    var spare: AnimationLayer?
    /// For how many coordinates there is room where the model value stands.
    package var room = 0
}
