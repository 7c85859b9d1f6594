// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// The causes of SCXML's `error.execution`. Each is the sentence for the host.
enum ExecutionError {
    case number, text, motion, animation, group, sendDelay, sendCount, delay, condition, guardResult
    case listFull, itemKey, noItem

    var message: StaticText {
        switch self {
        case .number: "the result of an expression is no number up to 1e150"
        case .text:
            "a text has no result: a number in it is not finite or is beyond 1e150, or the text is longer than 65536 bytes"
        case .motion: "the duration, delay or stagger of a motion is no number up to 1e9"
        case .animation: "an animation cannot be played: an expression in it has no result that it can begin with"
        case .group: "an animation cannot be scrubbed: it cannot be played whole, or the stage has no room for it"
        case .sendDelay: "the delay of an event that is sent is no number from 0 to 1e9"
        case .sendCount: "an event cannot be sent: 4096 wait for their delay already"
        case .delay: "the delay of a transition is no number up to 1e9"
        case .condition: "the condition of an 'if' is no number"
        case .guardResult: "a guard is no number"
        case .listFull: "an item cannot be appended: its list is full"
        case .itemKey: "an item cannot be appended: another item has its key, or the key is no text of 1 to 255 bytes"
        case .noItem: "the list has no item with this key or at this place"
        }
    }
}

/// Where in a chart an error occurred, for the report to the host.
struct ExecutionPlace {
    enum Part: UInt8 {
        case entry, exit, initial, transition, guardOfTransition, delay, data

        var word: StaticText {
            switch self {
            case .entry: "entry"
            case .exit: "exit"
            case .initial: "initial"
            case .transition: "transition"
            case .guardOfTransition: "guard"
            case .delay: "delay"
            case .data: "data"
            }
        }
    }

    /// 0 for the chart itself.
    var state: Int32 = 0
    var part = Part.entry
}

/// Indices of the names of an error's data in the stage's table.
package struct ErrorFields: Sendable {
    package var message: Int32 = -1
    package var state: Int32 = -1
    package var place: Int32 = -1

    package init() {}
}

/// The block of actions that a machine performs, and the errors that its actions have raised.
struct Execution {
    /// The block, for error reports.
    private(set) var place = ExecutionPlace()
    /// Number of errors raised so far. A block that fails sees it change.
    private(set) var errorCount: UInt32 = 0

    @inline(__always)
    mutating func begin(_ part: ExecutionPlace.Part, of state: Int32) {
        place = ExecutionPlace(state: state, part: part)
    }

    mutating func noteError() { errorCount &+= 1 }
}
