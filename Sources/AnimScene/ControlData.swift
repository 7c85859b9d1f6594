// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// The numeric data of a pointer or key event.
package struct ControlData {
    /// In the order of `ControlData.names`.
    enum Field: Int {
        case x = 0
        case y, sceneX, sceneY, dx, dy, totalX, totalY, vx, vy, pointer, count, inside, node, keyboard
        // For pinches only.
        case scale, rotation, scaleVelocity, rotationVelocity
    }

    package static let names: WordList =
        "x y sceneX sceneY dx dy totalX totalY vx vy pointer count inside node keyboard"

    static let pinchNames: WordList = "scale rotation scaleVelocity rotationVelocity"

    /// Number of fields of an event. A pinch event has all 19.
    private static let count = 15
    typealias Names = InlineArray<19, Int32>

    private var numbers: InlineArray<19, EventNumber>

    /// The indices of the field names.
    static func intern(_ stage: Stage, withPinches: Bool) -> Names {
        var indices = Names(repeating: -1)
        var index = 0
        for name in names {
            indices[index] = stage.names.intern(name)
            index += 1
        }
        if !withPinches { return indices }
        for name in pinchNames {
            indices[index] = stage.names.intern(name)
            index += 1
        }
        return indices
    }

    /// All fields 0, without a node.
    @inline(__always)
    init(_ names: Names) {
        numbers = InlineArray<19, EventNumber> { EventNumber(field: names[$0], value: 0) }
        self[.node] = -1
    }

    /// A difference that overflows counts as 0.
    subscript(_ field: Field) -> Double {
        get { numbers[field.rawValue].value }
        set { numbers[field.rawValue].value = newValue.isFinite ? newValue : 0 }
    }

    /// Sets two fields to a difference of points or a velocity.
    @inline(__always)
    mutating func set(_ first: Field, _ second: Field, _ vector: (x: Double, y: Double)) {
        self[first] = vector.x
        self[second] = vector.y
    }

    /// The numbers in order.
    @inline(__always)
    mutating func withNumbers(withPinch: Bool, _ body: (UnsafeBufferPointer<EventNumber>) -> Bool) -> Bool {
        var span = numbers.mutableSpan
        return span.withUnsafeMutableBufferPointer {
            body(UnsafeBufferPointer(start: $0.baseAddress, count: withPinch ? $0.count : ControlData.count))
        }
    }
}
