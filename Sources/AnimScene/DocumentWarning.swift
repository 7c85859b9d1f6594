// SPDX-License-Identifier: MIT
import AnimMath

/// What a document that is right has in vain: most likely a name that is misspelt, or something that was forgotten.
package struct DocumentWarning: Sendable {
    /// Raw values as `ANIM_WARNING_KIND_…`.
    package enum Kind: Int32, Sendable {
        /// Nothing leads to a state.
        case state = 0
        /// Nothing in the document sends an event that is waited for.
        case event
        /// A `done.` or `stopped.` event of what there is not, or of what never ends.
        case end
        /// Nothing is sent with the id that a `cancel` has.
        case cancel
        /// Nothing shows, sets or reads a property.
        case property
        /// Nothing uses something else that has a name.
        case unused
        /// A text that is an expression, too, where its words themselves are kept.
        case words
    }

    package var kind: Kind
    /// One sentence in English, with the name that was probably meant.
    package var message: ErrorText
    /// The name that was probably meant; empty where none is like the one that is there.
    package var suggestion: [UInt8]
    /// Of the name, or the text, in bytes from the beginning of the document.
    package var offset: Int
    package var place: AnimError.Place
}

/// The warnings of a document, in the order of its text.
package struct DocumentWarnings: Sendable {
    /// `ANIM_LIMIT_WARNINGS`: how many are kept. The first of them.
    package static let largestCount = 1000
    /// How long all their pointers may be together: keys of objects can be as long as the text. Those beyond are not kept.
    static let longestPointers = 1 << 24

    package var list: [DocumentWarning] = []
    /// How many there are with those that are not kept.
    package var total = 0

    package init() {}

    /// - Throws: `.notFound` for an index that none has.
    package func warning(at index: Int) throws(AnimError) -> DocumentWarning {
        guard index >= 0, index < list.count else { throw AnimError(.notFound, "index is that of no warning") }
        return list[index]
    }
}

/// A warning before it is put into words.
struct WarningMark {
    var kind: DocumentWarning.Kind
    /// Of what sort of thing the name is, for `.unused`.
    var subject = WarningSubject.none
    /// The document that it is in, in the table of components.
    var document: Int32
    /// The name or text in the document.
    var node: Int32
    /// The part of the text that it is about: one of several descriptors of events.
    var part: Range<Int32>
    /// The document from which an event is awaited, or −1.
    var component: Int32

    /// Whether it comes before another in the text.
    func precedes(_ other: WarningMark) -> Bool {
        node != other.node ? node < other.node : part.lowerBound < other.part.lowerBound
    }
}

/// What a name is of that nothing uses, in the order of `DocumentChecker.sections`.
enum WarningSubject: Int32 {
    case property = 0
    case input, variable, parameter, spring, curve, keyframes, path, motion
    case animation, component, trigger
    /// An event of a component, which does not emit it.
    case emitted
    case none
}

/// The first of many warnings in the order of the text: a heap with the last of them on top.
///
/// Complexity: O(log `DocumentWarnings.largestCount`) for each.
struct FirstWarnings {
    private var marks: [WarningMark] = []
    private(set) var total = 0

    mutating func add(_ mark: WarningMark) {
        total += 1
        if marks.count < DocumentWarnings.largestCount {
            marks.append(mark)
            var index = marks.count - 1
            while index > 0, marks[(index - 1) / 2].precedes(marks[index]) {
                marks.swapAt(index, (index - 1) / 2)
                index = (index - 1) / 2
            }
        } else if mark.precedes(marks[0]) {
            marks[0] = mark
            sink(marks.count)
        }
    }

    /// All of them in order.
    @inline(never)
    mutating func sorted() -> [WarningMark] {
        var end = marks.count
        while end > 1 {
            end -= 1
            marks.swapAt(0, end)
            sink(end)
        }
        return marks
    }

    /// Puts the first where it belongs among so many.
    @inline(never)
    private mutating func sink(_ count: Int) {
        var index = 0
        while 2 * index + 1 < count {
            var child = 2 * index + 1
            if child + 1 < count, marks[child].precedes(marks[child + 1]) { child += 1 }
            guard marks[index].precedes(marks[child]) else { return }
            marks.swapAt(index, child)
            index = child
        }
    }
}
