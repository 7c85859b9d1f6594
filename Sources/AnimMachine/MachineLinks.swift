// SPDX-License-Identifier: MIT
import AnimMotion

/// An input of a component's machine that its enclosing document gives.
package struct BindingDefinition: Sendable {
    /// What gives the value.
    package enum Source: Sendable {
        /// The input's own component, which an expression computes.
        case component
        /// A text.
        case text(TextSource)
        /// A number in its written form.
        case number(Expression, decimals: Int)
    }

    /// Index in the machine's inputs.
    package var input: Int32
    package var source: Source
    /// Whether its expression is constant between steps, so that the flick of each step can be found.
    package var isStepped: Bool

    package init(input: Int32, source: Source, isStepped: Bool = false) {
        self.input = input
        self.source = source
        self.isStepped = isStepped
    }
}

/// Events that a machine sends on to the machine of a component in its document.
package struct ForwardDefinition: Sendable {
    /// A range of the machine's descriptors.
    package var descriptors: Range<Int32>
    /// The number of the other machine.
    package var machine: Int32
    /// Index of the event's name there.
    package var event: Int32

    package init(descriptors: Range<Int32>, machine: Int32, event: Int32) {
        self.descriptors = descriptors
        self.machine = machine
        self.event = event
    }
}
