// SPDX-License-Identifier: MIT
import AnimMachine

/// Which children of states the targets of a list lie in: whether all of them can be active at once.
///
/// They can where one is inside the other, or where they are in different regions of a parallel state. A history stands for
/// all that is inside its parent. The work of a list is in proportion to the states that it marks.
struct TargetChoices {
    private struct Row {
        /// The list that chose last, and the child that it chose first.
        package var list: Int32 = 0
        var child: Int32 = -1
        /// The last list that named the state itself.
        package var named: Int32 = 0
    }

    private var rows: [Row] = []
    private var list: Int32 = 0

    package mutating func begin(_ stateCount: Int) {
        while rows.count < stateCount { rows.append(Row()) }
        list += 1
    }

    func isNamed(_ state: Int32) -> Bool { rows[Int(state)].named == list }

    /// - Returns: false where the target cannot be active together with those before.
    package mutating func add(_ target: Int32, _ states: [StateDefinition]) -> Bool {
        rows[Int(target)].named = list
        var child = target
        var ancestor = states[Int(target)].parent
        while ancestor >= 0 {
            let row = rows[Int(ancestor)]
            if row.list == list {
                // States further out were marked with it.
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
