// SPDX-License-Identifier: MIT
import AnimScene

/// Input from pointers, wheels and keys.
extension Scene {
    /// An action of a pointer (a mouse, a finger, a pen).
    public enum PointerAction: Sendable, Equatable {
        /// It is pressed.
        case down
        /// It moves, pressed or not.
        case move
        /// It is released.
        case up
        /// The system cancels it: there is no tap.
        case cancel
        /// It leaves the scene.
        case leave
    }

    /// A key that controls respond to.
    public enum Key: Int32, Sendable, Equatable {
        /// Moves the focus.
        case tab = 0
        /// Presses, as a click.
        case space = 1
        /// Presses, as a click.
        case enter = 2
        /// Cancels the present interaction.
        case escape = 3
        /// An arrow.
        case left = 4
        /// An arrow.
        case right = 5
        /// An arrow.
        case up = 6
        /// An arrow.
        case down = 7
        /// Moves to the beginning.
        case home = 8
        /// Moves to the end.
        case end = 9
        /// Moves a page back.
        case pageUp = 10
        /// Moves a page forward.
        case pageDown = 11
    }

    /// An action of a key.
    public enum KeyAction: Sendable, Equatable {
        /// It is pressed.
        case down
        /// It is released.
        case up
        /// It is pressed and released at once.
        case press
    }

    /// Reports an action of a pointer.
    /// - Parameters:
    ///   - action: The action.
    ///   - point: The position in the document's coordinates; ignored for `.cancel` and `.leave`.
    ///   - pointer: The number of the pointer, if there are several.
    /// - Throws: `.argument` for a point that is not finite, `.state` for `.down` of a pointer that is already down,
    ///   `.limit` for more than 32 pointers at once.
    public func pointer(_ action: PointerAction, at point: Point, pointer: Int32 = 0) throws(AnimError) {
        let action: AnimScene.Scene.PointerAction =
            switch action {
            case .down: .down
            case .move: .move
            case .up: .up
            case .cancel: .cancel
            case .leave: .leave
            }
        try call { (core) throws(EngineError) in try core.pointer(action, pointer, x: point.x, y: point.y) }
    }

    /// Reports that a wheel or touchpad was turned. The event goes to the topmost region at the point whose transitions
    /// name the event `wheel`, then to those behind it until the machine takes a transition.
    /// - Parameters:
    ///   - point: The position in the document's coordinates.
    ///   - dx: The distance in points: positive to the right.
    ///   - dy: The distance in points: positive in the direction that scrolls a page down.
    /// - Returns: Whether the scene used the event; if not, you can scroll your page.
    /// - Throws: `.argument` for a number that is not finite.
    @discardableResult
    public func wheel(at point: Point, dx: Double, dy: Double) throws(AnimError) -> Bool {
        try call { (core) throws(EngineError) in try core.wheel(x: point.x, y: point.y, dx: dx, dy: dy) }
    }

    /// Reports an action of a key.
    /// - Parameters:
    ///   - key: The key.
    ///   - action: The action.
    ///   - isShifted: Whether Shift is held: Tab then goes backwards.
    /// - Returns: Whether the scene used the event; if not, you can.
    @discardableResult
    public func key(_ key: Key, _ action: KeyAction = .press, isShifted: Bool = false) -> Bool {
        guard let key = AnimScene.Scene.Key(rawValue: key.rawValue) else { return false }
        let action: AnimScene.Scene.KeyAction =
            switch action {
            case .down: .down
            case .up: .up
            case .press: .press
            }
        return core.key(action, key, isBackwards: isShifted)
    }
}
