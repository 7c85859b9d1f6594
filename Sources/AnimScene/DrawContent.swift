// SPDX-License-Identifier: MIT
import AnimMotion

/// The operands of a command: a union with the size of the largest of the structs below. The command's kind tells which
/// one it holds. The structs have the layout of those in the ABI's `anim_draw_content`.
struct DrawContent: Sendable {
    private typealias Words = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

    private var first: Words = (0, 0, 0, 0, 0, 0, 0, 0)
    private var second: Words = (0, 0, 0, 0, 0, 0, 0, 0)
    private var last: UInt64 = 0

    /// Reads a struct at an offset in bytes.
    @inline(__always)
    func load<Value: BitwiseCopyable>(_: Value.Type, at offset: Int = 0) -> Value {
        withUnsafeBytes(of: self) { $0.load(fromByteOffset: offset, as: Value.self) }
    }

    /// Writes a struct at an offset in bytes.
    @inline(__always)
    mutating func store<Value: BitwiseCopyable>(_ value: Value, at offset: Int = 0) {
        withUnsafeMutableBytes(of: &self) { $0.storeBytes(of: value, toByteOffset: offset, as: Value.self) }
    }
}

/// A range of one of the list's arrays.
package struct DrawRange: BitwiseCopyable, Sendable {
    var start: UInt32 = 0
    package var count: UInt32 = 0

    init() {}

    /// The elements appended to an array since it had `start` elements; an empty range starts at 0.
    init(from start: Int, to end: Int) {
        self.start = start == end ? 0 : UInt32(start)
        count = UInt32(end - start)
    }

    package var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }

    /// Shifts the range; an empty one stays at 0.
    mutating func shift(by offset: UInt32) {
        if count > 0 { start &+= offset }
    }
}

/// A path in a list's verbs and coordinates.
package struct DrawPath: BitwiseCopyable, Sendable {
    package var verbs = DrawRange()
    package var coordinates = DrawRange()
}

/// The paint of a path or a text.
package struct DrawPaint: BitwiseCopyable, Sendable {
    /// The offset of its color in bytes.
    static let colorOffset = 16

    var code: Int32 = 0
    var stops = DrawRange()
    private var reserved: UInt32 = 0
    var color = Color(red: 0, green: 0, blue: 0, opacity: 0)
    /// Linear: two points. Others: the center, and the radius or angle.
    var gradient: (Double, Double, Double, Double) = (0, 0, 0, 0)
}

/// A path filled.
package struct DrawFill: BitwiseCopyable, Sendable {
    var paint = DrawPaint()
    var path = DrawPath()
    var rule: Int32 = 0
    private var reserved: UInt32 = 0
}

/// A path stroked.
package struct DrawStroke: BitwiseCopyable, Sendable {
    var paint = DrawPaint()
    var path = DrawPath()
    var capCode: Int32 = 0
    var joinCode: Int32 = 0
    package var width: Double = 0
    package var miterLimit: Double = 0
    package var dashOffset: Double = 0
    /// In the list's `dashes`.
    package var dashes = DrawRange()

    package var cap: DrawCommand.LineCap { DrawCommand.LineCap(rawValue: capCode) ?? .butt }
    package var join: DrawCommand.LineJoin { DrawCommand.LineJoin(rawValue: joinCode) ?? .miter }
}

/// A text.
package struct DrawText: BitwiseCopyable, Sendable {
    var paint = DrawPaint()
    /// In the list's `text`, like the font's name.
    package var text = DrawRange()
    package var font = DrawRange()
    /// `ANIM_ALIGN_…`.
    package var align: Int32 = 0
    /// `ANIM_BASELINE_…`.
    package var baseline: Int32 = 0
    package var x: Double = 0
    package var y: Double = 0
    package var size: Double = 0
    package var weight: Double = 0
}

/// An image.
package struct DrawImage: BitwiseCopyable, Sendable {
    /// Its name, in the list's `text`.
    package var name = DrawRange()
    /// `ANIM_FIT_…`.
    package var fit: Int32 = 0
    private var reserved: UInt32 = 0
    package var x: Double = 0
    package var y: Double = 0
    package var width: Double = 0
    package var height: Double = 0
}

/// The beginning of a layer.
package struct DrawLayer: BitwiseCopyable, Sendable {
    /// `ANIM_BLEND_MODE_…`.
    package var blend: Int32 = 0
    /// 1 if it casts a shadow.
    var shadowCode: Int32 = 0
    package var shadowColor = Color(red: 0, green: 0, blue: 0, opacity: 0)
    package var shadowX: Double = 0
    package var shadowY: Double = 0
    package var shadowBlur: Double = 0

    package var hasShadow: Bool { shadowCode != 0 }
}

/// The beginning of a clip.
package struct DrawClip: BitwiseCopyable, Sendable {
    var path = DrawPath()
    var rule: Int32 = 0
    private var reserved: UInt32 = 0
}
