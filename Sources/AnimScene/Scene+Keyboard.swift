// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

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
            throw AnimError(.state, "the region cannot have the focus: it is disabled, invisible or not focusable")
        }
        moveFocus(to: region)
    }

    /// As `focus`, but does nothing if the region cannot have the focus.
    func setFocus(region: Int32) { try? focus(region: region) }

    func canHaveFocus(_ region: Int32) -> Bool {
        regions[Int(region)].isFocusable && isEnabled(region) && isShown(region)
    }

    /// Moves the focus to the next region. After the last one no region has it; then it starts again at the first.
    /// - Returns: whether a region has it.
    private func moveFocus(_ isBackwards: Bool) -> Bool {
        let next = region(next: interaction.lastFocus, isBackwards) { canHaveFocus($0) }
        moveFocus(to: next)
        if next < 0, interaction.focus < 0 { interaction.lastFocus = -1 }
        return next >= 0
    }

    /// The next region after another, or after none (−1), that satisfies a predicate; −1 if there is none.
    func region(next last: Int32, _ isBackwards: Bool, where isMeant: (Int32) -> Bool) -> Int32 {
        var next: Int32 = -1
        for region in 0..<Int32(regions.count) where isMeant(region) {
            if last >= 0, region == last || comesBefore(region, last) != isBackwards { continue }
            if next < 0 || comesBefore(region, next) != isBackwards { next = region }
        }
        return next
    }

    /// Whether a region comes before another for Tab: in the order of the text, and those of two items of a list in the
    /// order of the items. O(depth of components).
    private func comesBefore(_ one: Int32, _ other: Int32) -> Bool {
        guard !tree.lists.isEmpty else { return one < other }
        var (first, second) = (regions[Int(one)].machine, regions[Int(other)].machine)
        // The machines just below the innermost one that contains both.
        var below: (Int32, Int32) = (-1, -1)
        // The number of a component's machine is above that of the machine around it.
        while first != second {
            if first > second {
                below.0 = first
                first = machines[Int(first)].definition.parent
            } else {
                below.1 = second
                second = machines[Int(second)].definition.parent
            }
        }
        guard below.0 >= 0, below.1 >= 0, let item = tree.itemSlot(of: machines[Int(below.0)]),
            let another = tree.itemSlot(of: machines[Int(below.1)]), item.list == another.list
        else { return one < other }
        let slots = tree.lists[item.list].definition.slots
        let positions = (slots[item.slot].position, slots[another.slot].position)
        return stage.components.presentation[Int(positions.0)] < stage.components.presentation[Int(positions.1)]
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
