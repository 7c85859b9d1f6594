/// An input of a component's machine that the document around it gives.
struct BindingDefinition: Sendable {
    enum Source: Sendable {
        /// The input's own component, which follows an expression.
        case component
        /// A text.
        case text(TextSource)
        /// A number that is written out.
        case number(Expression, decimals: Int)
    }

    /// Index among the machine's inputs.
    var input: Int32
    var source: Source
}

/// Events that a machine sends on to that of a component in its document.
struct ForwardDefinition: Sendable {
    /// A range of the machine's descriptors.
    var descriptors: Range<Int32>
    /// The number of the other machine.
    var machine: Int32
    /// Index of the event's name there.
    var event: Int32
}
