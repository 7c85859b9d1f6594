// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// The numbers that the event of a pointer or key carries.
package struct ControlData {
    /// In the order of `ControlData.names`.
    enum Field: Int {
        case x = 0
        case y, sceneX, sceneY, dx, dy, totalX, totalY, vx, vy, pointer, count, inside, node, keyboard
        // Of pinches only.
        case scale, rotation, scaleVelocity, rotationVelocity
    }

    package static let names: WordList =
        "x y sceneX sceneY dx dy totalX totalY vx vy pointer count inside node keyboard"

    static let pinchNames: WordList = "scale rotation scaleVelocity rotationVelocity"

    /// How many numbers all events have, and with those of pinches.
    private static let count = 15
    typealias Names = InlineArray<19, Int32>

    private var numbers: InlineArray<19, EventNumber>

    /// The indices of their names.
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

    /// All 0, and of no node.
    init(_ names: Names) {
        numbers = InlineArray<19, EventNumber> { EventNumber(field: names[$0], value: 0) }
        self[.node] = -1
    }

    /// A difference that is beyond a double's range counts as 0.
    subscript(_ field: Field) -> Double {
        get { numbers[field.rawValue].value }
        set { numbers[field.rawValue].value = newValue.isFinite ? newValue : 0 }
    }

    /// Sets two fields to a difference of points or a velocity of the scene's, as it is in other coordinates.
    @inline(never)
    mutating func set(_ first: Field, _ second: Field, _ ways: Ways, _ x: Double, _ y: Double) {
        let way = ways.local(x, y)
        self[first] = way.x
        self[second] = way.y
    }

    /// The numbers in a row.
    @inline(__always)
    mutating func withNumbers(withPinch: Bool, _ body: (UnsafeBufferPointer<EventNumber>) -> Bool) -> Bool {
        var span = numbers.mutableSpan
        return span.withUnsafeMutableBufferPointer {
            body(UnsafeBufferPointer(start: $0.baseAddress, count: withPinch ? $0.count : ControlData.count))
        }
    }
}

/// How ways and velocities of the scene are seen in the coordinates of what hears of them.
enum Ways {
    case asTheyAre
    /// By the linear part of a transform to those coordinates.
    case mapped(AffineTransform)
    /// Nowhere: the coordinates have no size now.
    case none

    func local(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        switch self {
        case .asTheyAre: (x, y)
        case .mapped(let map): (map.a * x + map.c * y, map.b * x + map.d * y)
        case .none: (0, 0)
        }
    }
}
