// SPDX-License-Identifier: MIT
import AnimScene

/// The picture of a scene at one moment: drawing commands from back to front.
public struct DisplayList: RandomAccessCollection, Sendable, Equatable {
    private let core: AnimScene.DisplayList

    init(_ core: AnimScene.DisplayList) { self.core = core }

    /// 0.
    public var startIndex: Int { 0 }
    /// How many commands there are.
    public var endIndex: Int { core.commands.count }

    /// A command.
    /// - Parameter index: 0 up to the count.
    public subscript(index: Int) -> DrawCommand { DrawCommand(core.commands[index], core) }

    /// Whether both show the same. O(commands).
    /// - Parameters:
    ///   - left: A display list.
    ///   - right: Another.
    public static func == (left: DisplayList, right: DisplayList) -> Bool { left.elementsEqual(right) }
}
