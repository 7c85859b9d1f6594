// SPDX-License-Identifier: MIT
/// Where an elliptical arc of path data stands among a path's verbs: a path has cubics in its place, more of them the further
/// it turns.
struct PathArc: Sendable, Equatable {
    /// The arc's first verb, or where it would be.
    package var verb: Int
    /// How many verbs it is: cubics, or one line for an arc without radii; 0 where it ends where it begins.
    package var count: Int
}
