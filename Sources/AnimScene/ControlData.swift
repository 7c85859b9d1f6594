// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// The numbers that the event of a pointer or key carries.
package struct ControlData {
    /// In the order of `ControlData.names`.
    enum Field: Int {
        case x = 0
        case y, sceneX, sceneY, dx, dy, totalX, totalY, vx, vy, pointer, count, inside, node, keyboard
    }

    package static let names: WordList =
        "x y sceneX sceneY dx dy totalX totalY vx vy pointer count inside node keyboard"

    private var numbers: InlineArray<15, EventNumber>

    /// The indices of their names.
    static func intern(_ stage: Stage) -> InlineArray<15, Int32> {
        var indices = InlineArray<15, Int32>(repeating: -1)
        var index = 0
        for name in names {
            indices[index] = stage.names.intern(name)
            index += 1
        }
        return indices
    }

    /// All 0, and of no node.
    init(_ names: InlineArray<15, Int32>) {
        numbers = InlineArray<15, EventNumber> { EventNumber(field: names[$0], value: 0) }
        self[.node] = -1
    }

    /// A difference that is beyond a double's range counts as 0.
    subscript(_ field: Field) -> Double {
        get { numbers[field.rawValue].value }
        set { numbers[field.rawValue].value = newValue.isFinite ? newValue : 0 }
    }

    /// The numbers in a row.
    @inline(__always)
    mutating func withNumbers(_ body: (UnsafeBufferPointer<EventNumber>) -> Void) {
        var span = numbers.mutableSpan
        span.withUnsafeMutableBufferPointer { body(UnsafeBufferPointer($0)) }
    }
}
