// SPDX-License-Identifier: MIT
import AnimScene

/// The states of the machine.
extension Scene {
    /// A state of the machine, as it was when it was asked for.
    public struct State: Sendable, Equatable {
        /// What a state is like.
        public enum Kind: Int32, Sendable {
            /// Without states inside.
            case atomic = 0
            /// One of the states inside is active when it is.
            case compound = 1
            /// All of the states inside are active when it is.
            case parallel = 2
            /// The end of the state around it.
            case final = 3
            /// Remembers which states around it were active last.
            case history = 4
        }

        /// Its name.
        public let name: String
        /// What it is like.
        public let kind: Kind
        /// The index of the state around it; nil for none.
        public let parent: Int?
        /// Whether it is active.
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
