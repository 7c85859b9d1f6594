// SPDX-License-Identifier: MIT
import AnimScene

/// Information for assistive technologies.
extension Scene {
    /// The accessibility information of a node at the time it was read. Properties that the document leaves unset are
    /// nil.
    public struct AccessibilityElement: Sendable, Hashable {
        /// The role of a node.
        public enum Role: Int32, Sendable {
            /// No role.
            case none = 0
            /// A control that is pressed.
            case button = 1
            /// A control that is on or off.
            case `switch` = 2
            /// A control that is checked or not.
            case checkbox = 3
            /// One of several choices.
            case radio = 4
            /// A control that is dragged to a number.
            case slider = 5
            /// An indicator of progress.
            case progress = 6
            /// A picture.
            case image = 7
            /// A text.
            case text = 8
            /// A link to another place.
            case link = 9
            /// A group of nodes.
            case group = 10
            /// A heading.
            case heading = 11
            /// A list.
            case list = 12
            /// An item of a list.
            case listItem = 13
            /// A control that selects what is shown.
            case tab = 14
            /// A menu.
            case menu = 15
            /// An item of a menu.
            case menuItem = 16
            /// A dialog.
            case dialog = 17
            /// An important message.
            case alert = 18
            /// A separator between nodes.
            case separator = 19
        }

        /// The role.
        public let role: Role
        /// The name; empty if there is none.
        public let label: String
        /// The value in words; empty if there is none.
        public let value: String
        /// The purpose; empty if there is none.
        public let hint: String
        /// Whether the node is checked.
        public let isChecked: Bool?
        /// Whether the node is selected.
        public let isSelected: Bool?
        /// Whether the node is disabled.
        public let isDisabled: Bool?
        /// Whether the node shows its contents.
        public let isExpanded: Bool?
        /// Whether the node is busy.
        public let isBusy: Bool?
        /// Whether the node is hidden.
        public let isHidden: Bool?
        /// Whether the node can have the focus.
        public let isFocusable: Bool?
        /// Whether the node has the focus.
        public let hasFocus: Bool?
        /// The minimum of `now`.
        public let minimum: Double?
        /// The maximum of `now`.
        public let maximum: Double?
        /// The current number.
        public let now: Double?
        /// The number of the node, in document order.
        public let node: Int
        /// The index of the region to press for the node; nil for none.
        public let region: Int?
        /// The bounds of the region, or else of the node's drawing, in the scene's coordinates.
        public let bounds: Rectangle
    }

    /// The nodes with accessibility information, in document order.
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

    /// A number that changes whenever `accessibilityElements` has changed since it was last read.
    public var accessibilityRevision: UInt64 { core.accessibilityRevision() }
}
