// SPDX-License-Identifier: MIT
import AnimMachine

/// Checks whether all targets of a list can be active together, by the children of states that contain them.
///
/// They can if one is inside the other, or if they are in different regions of a parallel state. A history stands for
/// everything inside its parent. The work for a list is proportional to the states that it marks.
struct TargetChoices {
    private struct Row {
        /// The last list that marked the state, and the first child that it marked.
        package var list: Int32 = 0
        var child: Int32 = -1
        /// The last list that named the state itself.
        package var named: Int32 = 0
    }

    private var rows: [Row] = []
    private var list: Int32 = 0

    /// Begins another list of targets.
    package mutating func begin(_ stateCount: Int) {
        while rows.count < stateCount { rows.append(Row()) }
        list += 1
    }

    func isNamed(_ state: Int32) -> Bool { rows[Int(state)].named == list }

    /// - Returns: false if the target cannot be active together with those before.
    package mutating func add(_ target: Int32, _ states: [StateDefinition]) -> Bool {
        rows[Int(target)].named = list
        var child = target
        var ancestor = states[Int(target)].parent
        while ancestor >= 0 {
            let row = rows[Int(ancestor)]
            if row.list == list {
                // Ancestors further out are already marked.
                if row.child == child { return true }
                return states[Int(ancestor)].kind == .parallel && states[Int(child)].kind != .history
                    && states[Int(row.child)].kind != .history
            }
            rows[Int(ancestor)].list = list
            rows[Int(ancestor)].child = child
            child = ancestor
            ancestor = states[Int(ancestor)].parent
        }
        return true
    }
}
