// SPDX-License-Identifier: MIT
import AnimStage

/// The place of an expression, which determines the names that it may use.
struct ExpressionPlace {
    /// Its node.
    var node: Int32
    /// Whether it is evaluated at events. Then it may also use event data, the seconds since a state was entered, and
    /// random numbers.
    var isAction = false
    /// The state that contains it, or −1.
    var state: Int32 = -1
}

/// Uses of the machine in expressions, collected while the document is read: states may be named before they are known.
struct MachineQuestions {
    struct Question {
        /// Index of the state's name.
        var state: Int32
        var isElapsed: Bool
        var component: Int32
        /// The first node that names it.
        var node: Int32
    }

    var states: [Question] = []
    /// Components by the index of the canonical name of their question.
    var componentOfName = NameMap()
}
