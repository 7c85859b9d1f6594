// SPDX-License-Identifier: MIT
import AnimScene

/// What assistive technologies are told.
extension Scene {
    /// A node that is told of, as it was when it was asked for. What a document does not say is nil.
    public struct AccessibilityElement: Sendable, Equatable {
        /// What a node is.
        public enum Role: Int32, Sendable {
            /// Nothing particular.
            case none = 0
            /// Is pressed.
            case button = 1
            /// Is on or off.
            case `switch` = 2
            /// Is checked or not.
            case checkbox = 3
            /// One of several that are chosen from.
            case radio = 4
            /// Is dragged to a number.
            case slider = 5
            /// Shows how far something has come.
            case progress = 6
            /// A picture.
            case image = 7
            /// A text.
            case text = 8
            /// Leads elsewhere.
            case link = 9
            /// Holds others together.
            case group = 10
            /// A heading.
            case heading = 11
            /// A list.
            case list = 12
            /// An item of a list.
            case listItem = 13
            /// Chooses what is shown.
            case tab = 14
            /// A menu.
            case menu = 15
            /// An item of a menu.
            case menuItem = 16
            /// A dialog.
            case dialog = 17
            /// Tells of something that matters.
            case alert = 18
            /// Keeps others apart.
            case separator = 19
        }

        /// What it is.
        public let role: Role
        /// What it is called; empty for nothing.
        public let label: String
        /// What its value is in words; empty for nothing.
        public let value: String
        /// What it is for; empty for nothing.
        public let hint: String
        /// Whether it is checked.
        public let isChecked: Bool?
        /// Whether it is selected.
        public let isSelected: Bool?
        /// Whether it cannot be used.
        public let isDisabled: Bool?
        /// Whether it shows what it holds.
        public let isExpanded: Bool?
        /// Whether it is busy.
        public let isBusy: Bool?
        /// Whether it is hidden.
        public let isHidden: Bool?
        /// Whether it can have the focus.
        public let isFocusable: Bool?
        /// Whether it has the focus.
        public let hasFocus: Bool?
        /// The least that `now` can be.
        public let minimum: Double?
        /// The most that `now` can be.
        public let maximum: Double?
        /// The number that it shows.
        public let now: Double?
        /// The number of its node, in document order.
        public let node: Int
        /// The index of the region that is pressed for it; nil for none.
        public let region: Int?
        /// Of its region, or else of what it draws, in the scene's coordinates.
        public let bounds: Rectangle
    }

    /// The nodes that are told of, in document order.
    public var accessibilityElements: [AccessibilityElement] {
        (0..<core.accessibilityCount).compactMap { index in
            guard let facts = try? core.accessibility(index) else { return nil }
            func text(_ kind: AnimScene.Scene.AccessibilityText) -> String {
                var bytes: [UInt8] = []
                try? core.appendAccessibilityText(index, kind, to: &bytes)
                return String(decoding: bytes, as: UTF8.self)
            }
            // The bits of ANIM_ACCESSIBILITY_…, in their order.
            func state(_ bit: UInt32) -> Bool? {
                facts.known & 1 << bit == 0 ? nil : facts.states & 1 << bit != 0
            }
            func number(_ bit: UInt32, _ number: Double) -> Double? { facts.known & 1 << bit == 0 ? nil : number }
            return AccessibilityElement(
                role: AccessibilityElement.Role(rawValue: facts.role) ?? .none,
                label: text(.label),
                value: text(.value),
                hint: text(.hint),
                isChecked: state(0),
                isSelected: state(1),
                isDisabled: state(2),
                isExpanded: state(3),
                isBusy: state(4),
                isHidden: state(5),
                isFocusable: state(9),
                hasFocus: state(10),
                minimum: number(6, facts.minimum),
                maximum: number(7, facts.maximum),
                now: number(8, facts.now),
                node: Int(facts.node),
                region: facts.region < 0 ? nil : Int(facts.region),
                bounds: Rectangle(facts.bounds)
            )
        }
    }

    /// A number that is another whenever something in `accessibilityElements` is other than when it was asked for last.
    public var accessibilityRevision: UInt64 { core.accessibilityRevision() }
}
