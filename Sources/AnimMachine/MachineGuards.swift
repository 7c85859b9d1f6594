// SPDX-License-Identifier: MIT
import AnimStage

/// The last value of the guard of a `when` transition.
package enum GuardEdge: UInt8, Sendable {
    case low
    /// True, and the transition has not been taken for it yet.
    case rising
    case high
}

/// The state of a machine's guards: the edges of `when` transitions, which are taken each time their guard becomes true
/// while their state is active, and which guards have reported NaN.
struct MachineGuards {
    /// By transition; empty if the chart has no `when`.
    private(set) var edges: [GuardEdge] = []
    /// By expression, whether it is a guard that has reported NaN since the machine was last at rest; empty if none
    /// has.
    private var hasFailed: [Bool] = []

    init(_ definition: UnsafePointer<MachineDefinition>) {
        if !definition.pointee.rising.isEmpty {
            edges = [GuardEdge](repeating: .high, count: definition.pointee.transitions.count)
        }
    }

    // MARK: Edges

    /// Updates the edge with the present value of a guard.
    mutating func note(_ isTrue: Bool, _ transition: Int32) {
        if !isTrue {
            edges[Int(transition)] = .low
        } else if edges[Int(transition)] == .low {
            edges[Int(transition)] = .rising
        }
    }

    /// Sets an edge from the present value of its guard; it does not rise.
    mutating func set(_ isTrue: Bool, _ transition: Int32) { edges[Int(transition)] = isTrue ? .high : .low }

    /// Resets the edges of a state that is entered: a guard that is true on entry has no rising edge.
    @inline(never)
    mutating func forget(_ transitions: Range<Int32>) {
        for transition in transitions { edges[Int(transition)] = .high }
    }

    /// Clears the edge of a transition that is about to be taken.
    mutating func noteTaken(_ transition: Int32) { edges[Int(transition)] = .high }

    mutating func take(_ edge: GuardEdge, _ transition: Int32) { edges[Int(transition)] = edge }

    mutating func restore(_ edges: [GuardEdge]) { self.edges = edges }

    mutating func reset() {
        for edge in edges.indices { edges[edge] = .high }
        forgetFailures()
    }

    // MARK: Failures

    /// Guards are evaluated again after each event, including the error's own, so reports of each would be endless.
    /// - Returns: whether this is the guard's first failure since the machine was at rest.
    @inline(never)
    mutating func isFirstFailure(_ condition: Int32, expressionCount: Int) -> Bool {
        if hasFailed.isEmpty { hasFailed.append(contentsOf: repeatElement(false, count: expressionCount)) }
        if hasFailed[Int(condition)] { return false }
        hasFailed[Int(condition)] = true
        return true
    }

    /// Allows guards to report NaN again.
    mutating func forgetFailures() {
        if !hasFailed.isEmpty { hasFailed.removeAll(keepingCapacity: true) }
    }
}
