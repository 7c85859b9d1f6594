// SPDX-License-Identifier: MIT
import AnimScene

/// The states of the machine.
extension Scene {
    /// A state of the machine, as it was when it was read.
    public struct State: Sendable, Hashable {
        /// The kind of a state.
        public enum Kind: Int32, Sendable {
            /// No states inside.
            case atomic = 0
            /// When the state is active, one of the states inside is.
            case compound = 1
            /// When the state is active, all of the states inside are.
            case parallel = 2
            /// The end of the enclosing state.
            case final = 3
            /// Remembers which states of the enclosing state were last active.
            case history = 4
        }

        /// The state's name.
        public let name: String
        /// The kind of the state.
        public let kind: Kind
        /// The index of the enclosing state; nil for none.
        public let parent: Int?
        /// Whether the state is active.
        public let isActive: Bool
    }

    /// All states of the machine in document order.
    public var states: [State] {
        (0..<core.stateCount).map { index in
            let state = core.state(at: index)
            return State(
                name: text(core.stage.name(state.name)),
                kind: State.Kind(rawValue: state.kind) ?? .atomic,
                parent: state.parent < 0 ? nil : Int(state.parent),
                isActive: state.isActive
            )
        }
    }
}
