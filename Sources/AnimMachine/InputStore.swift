// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// The values that a host sets and a machine's guards read, in document order.
package struct InputStore: Sendable {
    /// The raw values are those of `ANIM_INPUT_KIND_…` in `animcore.h`.
    package enum Kind: Int32, Sendable {
        case number = 0
        case boolean = 1
        case string = 2
        case trigger = 3
    }

    /// An input or variable: its definition and its present value.
    package struct Input: Sendable {
        package let kind: Kind
        /// Index in the stage's table of names.
        package let name: Int32
        package var number: Double = 0
        package var boolean = false
        package var string: [UInt8] = []
        /// The range of a number.
        package var minimum = -Double.infinity
        package var maximum = Double.infinity
        /// The component by which expressions read a number or boolean, or −1. For a string: the component of its text,
        /// if an expression reads it.
        package var component: Int32 = -1
        /// Whether the enclosing document of a component gives its value, so that nothing else can set it.
        package var isBound = false
        /// The first of the machine's comparisons of a string, or −1.
        package var firstComparison: Int32 = -1
        /// The event that its machine gets when it changes, or −1 if no transition uses it.
        package var changedEvent: Int32 = -1

        package init(kind: Kind, name: Int32) {
            self.kind = kind
            self.name = name
        }

        /// The nearest number in its range.
        package func nearest(to number: Double) -> Double { min(max(number, minimum), maximum) }
    }

    /// The longest string of an input, in bytes.
    package static let longestString = 65_536

    /// The inputs, then the document's variables. Variables are like inputs, but private.
    package var inputs: [Input] = []
    /// Number of inputs without the variables.
    package var publicCount = 0
    package private(set) var inputOfName = NameMap()

    package init() {}

    package mutating func append(_ input: Input) {
        inputOfName.set(input.name, inputs.count)
        inputs.append(input)
    }

    package func index(ofName name: Int32?) -> Int? { inputOfName[name] }

    package func hash(into hasher: inout StateHasher) {
        for input in inputs {
            hasher.combine(input.number)
            hasher.combine(input.boolean)
            hasher.combine(input.string)
        }
    }
}
