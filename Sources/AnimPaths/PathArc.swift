// SPDX-License-Identifier: MIT
/// The position of an elliptical arc of path data among a path's verbs. The path stores cubics instead, more of them
/// for a larger angle.
struct PathArc: Sendable, Equatable {
    /// The index of the arc's first verb, or where it would be.
    package var verb: Int
    /// The number of verbs: cubics, or one line for an arc with a radius of 0; 0 if it ends where it begins.
    package var count: Int
}
