// SPDX-License-Identifier: MIT
import AnimScene

/// What the user does.
extension Scene {
    /// What a pointer (a mouse, a finger, a pen) does.
    public enum PointerAction: Sendable, Equatable {
        /// It is pressed.
        case down
        /// It moves, pressed or not.
        case move
        /// It is let go.
        case up
        /// The system takes it away: nothing is tapped.
        case cancel
        /// It leaves the scene.
        case leave
    }

    /// A key that controls answer to.
    public enum Key: Int32, Sendable, Equatable {
        /// Moves the focus.
        case tab = 0
        /// Presses, as a click.
        case space = 1
        /// Presses, as a click.
        case enter = 2
        /// Ends what is under way.
        case escape = 3
        /// An arrow.
        case left = 4
        /// An arrow.
        case right = 5
        /// An arrow.
        case up = 6
        /// An arrow.
        case down = 7
        /// To the beginning.
        case home = 8
        /// To the end.
        case end = 9
        /// A page back.
        case pageUp = 10
        /// A page on.
        case pageDown = 11
    }

    /// What happens to a key.
    public enum KeyAction: Sendable, Equatable {
        /// It is pressed.
        case down
        /// It is let go.
        case up
        /// It is pressed and let go at once.
        case press
    }

    /// Tells of something that a pointer did.
    /// - Parameters:
    ///   - action: What it did.
    ///   - point: Where, in the document's coordinates; not looked at for `.cancel` and `.leave`.
    ///   - pointer: Its number, where there are several.
    /// - Throws: `.argument` for a point that is not finite, `.state` for the second `.down` of a pointer that is down, `.limit`
    ///   for more than 32 pointers at once.
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

    /// Tells of a wheel or touchpad that was turned. The topmost region there whose transitions name the event `wheel` hears of
    /// it, and those behind it while the machine has no transition for it.
    /// - Parameters:
    ///   - point: Where, in the document's coordinates.
    ///   - dx: How far, in points: positive to the right.
    ///   - dy: How far, in points: positive where a page would be scrolled down.
    /// - Returns: Whether the scene had a use for it; if not, it is yours, to scroll your page.
    /// - Throws: `.argument` for what is not finite.
    @discardableResult
    public func wheel(at point: Point, dx: Double, dy: Double) throws(AnimError) -> Bool {
        try call { (core) throws(EngineError) in try core.wheel(x: point.x, y: point.y, dx: dx, dy: dy) }
    }

    /// Tells of a key.
    /// - Parameters:
    ///   - key: Which.
    ///   - action: What happens to it.
    ///   - isShifted: Whether Shift is held: Tab then goes backwards.
    /// - Returns: Whether the scene had a use for it; if not, it is yours.
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
