// SPDX-License-Identifier: MIT
import AnimPaths

/// A path structure that a property was set to, with the map from it to the structure in which the property moves.
package final class PathForm {
    package let verbs: [Path.Verb]
    /// `nil` if the two structures are the same.
    package var map: PathMap?
    /// If it is an end of the property's course: the coordinates of that end, for which alone its map is right.
    let end: [Double]

    init(_ verbs: [Path.Verb], _ map: PathMap?, end: [Double] = []) {
        self.verbs = verbs
        self.map = map
        self.end = end
    }

    /// Maps the coordinates of such a path, or a difference of them, to the structure in which the property moves.
    func mapped(_ rows: [Double], isDifference: Bool = false) -> [Double] {
        map?.applied(rows, isDifference: isDifference) ?? rows
    }
}

/// A path in a structure of its property.
struct FormedPath {
    var form: PathForm
    package var coordinates: [Double]
}

/// The further state of a path property.
package struct PathState {
    /// The verbs of the model value.
    package var verbs: [Path.Verb] = []
    /// The verbs of the structure in which it moves; empty if they are the model's.
    var innerVerbs: [Path.Verb] = []
    /// The structures given since it has moved in a structure of its own.
    var forms: [PathForm] = []
    /// The structure of the model value; `nil` if the path moves in it.
    var form: PathForm?
    /// The structure of the next value to be set.
    package var next: PathForm?
    /// The component that represents it in expressions, or −1, with its queries of the model and of the presentation.
    package var component: Int32 = -1
    var modelQuery: PathQuery?
    var query: PathQuery?
    /// The morph that it is on, or was on when its present motion began.
    var course: PathCourse?
    /// What it shows instead of the structure in which it moves.
    var shown: PathShown?
    /// For a waiting animation that may turn when it starts, which must not allocate.
    var spare: AnimationLayer?
    /// The capacity in coordinates of the model value's range.
    package var room = 0
}
