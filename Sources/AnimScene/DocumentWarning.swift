// SPDX-License-Identifier: MIT
import AnimMath

/// A useless part of a valid document: most likely a misspelt name, or something that was forgotten.
package struct DocumentWarning: Sendable {
    /// Raw values as `ANIM_WARNING_KIND_…`.
    package enum Kind: Int32, Sendable {
        /// Nothing leads to a state.
        case state = 0
        /// Nothing in the document sends an awaited event.
        case event
        /// A `done.` or `stopped.` event of something that does not exist or never ends.
        case end
        /// No event is sent with the id of a `cancel`.
        case cancel
        /// Nothing shows, sets or reads a property.
        case property
        /// Nothing uses a named thing of another kind.
        case unused
        /// A text that is also an expression, in a place where texts are taken literally.
        case words
    }

    package var kind: Kind
    /// One sentence in English, with the name that was probably meant.
    package var message: ErrorText
    /// The name that was probably meant; empty if no known name is similar.
    package var suggestion: [UInt8]
    /// The offset of the name or text, in bytes from the beginning of the document.
    package var offset: Int
    package var place: AnimError.Place
}

/// The warnings of a document, in text order.
package struct DocumentWarnings: Sendable {
    /// `ANIM_LIMIT_WARNINGS`: the number of warnings kept, from the first on.
    package static let largestCount = 1000
    /// The largest total length of their pointers: keys of objects can be as long as the text. Warnings beyond it are
    /// not kept.
    static let longestPointers = 1 << 24

    package var list: [DocumentWarning] = []
    /// Number of warnings, including those that were not kept.
    package var total = 0

    package init() {}

    /// - Throws: `.notFound` for an invalid index.
    package func warning(at index: Int) throws(AnimError) -> DocumentWarning {
        guard index >= 0, index < list.count else { throw AnimError(.notFound, "there is no warning with this index") }
        return list[index]
    }
}

/// A warning without its message.
struct WarningMark {
    var kind: DocumentWarning.Kind
    /// The kind of the named thing, for `.unused`.
    var subject = WarningSubject.none
    /// Its document's index in the table of components.
    var document: Int32
    /// The name or text in the document.
    var node: Int32
    /// The range of the text that it concerns: one of several event descriptors.
    var part: Range<Int32>
    /// The document from which an event is expected, or −1.
    var component: Int32

    /// Whether it comes before another in the text.
    func precedes(_ other: WarningMark) -> Bool {
        node != other.node ? node < other.node : part.lowerBound < other.part.lowerBound
    }
}

/// The kind of a thing whose name is not used, in the order of `DocumentChecker.sections`.
enum WarningSubject: Int32 {
    case property = 0
    case input, variable, parameter, spring, curve, keyframes, path, motion
    case animation, component, trigger
    /// An event that its component does not emit.
    case emitted
    case none
}

/// The first of many warnings in text order: a heap with the last of them at the root.
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

    /// Sifts the root down in a heap of a given size.
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
