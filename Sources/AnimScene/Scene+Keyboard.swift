// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Keyboard and focus.
extension Scene {
    /// Raw values as `ANIM_KEY_…`.
    package enum Key: Int32, Sendable {
        case tab = 0
        case space, enter, escape
        case left, right, up, down, home, end, pageUp, pageDown
    }

    /// Raw values as `ANIM_KEY_ACTION_…`.
    package enum KeyAction: Int32, Sendable {
        case down = 0
        case up = 1
        /// Down and at once up.
        case press = 2
    }

    /// Handles a key.
    /// - Parameter isBackwards: whether Shift is held, for Tab.
    /// - Returns: whether the scene used it; if not, it is left to the host.
    @discardableResult
    package func key(_ action: KeyAction, _ key: Key, isBackwards: Bool = false) -> Bool {
        refreshGeometry()
        if interaction.focus >= 0, !canHaveFocus(interaction.focus) { moveFocus(to: -1) }
        let focus = interaction.focus
        if key == .tab { return action == .up || moveFocus(isBackwards) }
        guard focus >= 0 else { return false }
        switch key {
        case .tab: return false
        case .space, .enter:
            guard regions[Int(focus)].isPressedByKeys else { return false }
            if key == .space, action != .press { return space(action == .down, focus) }
            // A region held by a pointer or by Space ignores another press.
            if action != .up, canBegin(focus) {
                tellKey(.down, focus)
                // The reaction may have moved the focus, but the press belongs to the region.
                tellKey(.upInside, focus)
            }
            return true
        case .escape:
            guard interaction.isPressedByKey else { return false }
            if action != .up { cancelKeyPress() }
            return true
        default:
            if action != .up { tellKey(.key, focus, Int(key.rawValue - Key.left.rawValue)) }
            return true
        }
    }

    private func space(_ isDown: Bool, _ focus: Int32) -> Bool {
        if isDown {
            // Key repeat while it is held.
            guard canBegin(focus) else { return true }
            interaction.isPressedByKey = true
            tellKey(.down, focus)
        } else if interaction.isPressedByKey {
            interaction.isPressedByKey = false
            tellKey(.upInside, focus)
        }
        return true
    }

    private func cancelKeyPress() {
        guard interaction.isPressedByKey else { return }
        interaction.isPressedByKey = false
        tellKey(.cancel, interaction.focus)
    }

    // MARK: The focus

    /// The region that has the focus, or −1.
    package var focusedRegion: Int32 { interaction.focus }

    /// Gives a region the focus, or none for −1.
    /// - Throws: `.state` for a region that cannot have it now.
    package func focus(region: Int32) throws(AnimError) {
        refreshGeometry()
        guard region < 0 || canHaveFocus(region) else {
            throw AnimError(.state, "the region is not focusable, disabled or invisible")
        }
        moveFocus(to: region)
    }

    /// As `focus`, but does nothing if the region cannot have the focus.
    func setFocus(region: Int32) { try? focus(region: region) }

    func canHaveFocus(_ region: Int32) -> Bool {
        regions[Int(region)].isFocusable && isEnabled(region) && isShown(region)
    }

    /// Moves the focus to the next region in text order. After the last one no region has it; then it starts again at
    /// the first.
    /// - Returns: whether a region has it.
    private func moveFocus(_ isBackwards: Bool) -> Bool {
        let step: Int32 = isBackwards ? -1 : 1
        var next = interaction.lastFocus
        if next < 0, isBackwards { next = Int32(regions.count) }
        repeat { next += step } while next >= 0 && next < Int32(regions.count) && !canHaveFocus(next)
        let isInside = next >= 0 && next < Int32(regions.count)
        moveFocus(to: isInside ? next : -1)
        if !isInside, interaction.focus < 0 { interaction.lastFocus = -1 }
        return isInside
    }

    /// A machine's reaction to a canceled press or a lost focus may move the focus; then that move wins.
    private func moveFocus(to region: Int32) {
        let old = interaction.focus
        guard region != old else { return }
        cancelKeyPress()
        guard interaction.focus == old else { return }
        interaction.focus = -1
        if region >= 0 { interaction.lastFocus = region }
        if old >= 0 { tellKey(.blur, old) }
        guard region >= 0, interaction.focus < 0 else { return }
        interaction.focus = region
        tellKey(.focus, region)
    }

    /// Sends a keyboard event, located at the region's center.
    private func tellKey(_ event: ControlEvent, _ region: Int32, _ key: Int = 0) {
        let frame = frame(of: regions[Int(region)].shape)
        var data = ControlData(dataNames)
        data[.x] = frame.x + frame.z / 2
        data[.y] = frame.y + frame.w / 2
        let node = regions[Int(region)].node
        let transform = node < 0 ? nil : transform(ofNode: node)
        let point = (transform ?? .identity).transform(x: data[.x], y: data[.y])
        data[.sceneX] = point.x
        data[.sceneY] = point.y
        data[.node] = Double(node)
        data[.pointer] = -1
        data[.inside] = 1
        data[.keyboard] = 1
        send(event, region, &data, key: key)
    }
}
