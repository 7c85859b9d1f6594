// SPDX-License-Identifier: MIT
import AnimMotion

/// A property's slot. In an order that leaves few bytes unused, since there are many.
package struct PropertyRecord {
    var generation: UInt16 = 1
    package var isLive = false
    /// Whether it belongs to a document and cannot be removed.
    package var isPermanent = false
    /// Whether it may fade when motion is reduced.
    package var fades = false
    /// Two marks of a path in one byte.
    private var pathMarks: UInt8 = 0
    /// Whether all running animations that a new value would end are known to be additive.
    var isStacked = false
    var isObserved = false
    package var kind: ValueKind = .scalar
    package var encoding = ValueEncoding.plain
    package var name: Int32 = -1
    /// Index of the first component, and number of components.
    package var base: Int32 = 0
    package var count: Int32 = 0
    /// The same for the interpolated components; the same range if the encoding is plain.
    var innerBase: Int32 = 0
    var innerCount: Int32 = 0
    package var threshold = StageProperties.defaultThreshold
    /// The animation that moves in rows, or −1.
    var inRows: Int32 = -1
    /// The first and last of its animations, or −1. Those that a new value ends come first, and then those that it
    /// leaves alone.
    var firstAnimation: Int32 = -1
    var lastAnimation: Int32 = -1
    /// The last that a new value ends, or −1, and how many of these wait for their start.
    var lastDependent: Int32 = -1
    var waitingDependents: Int32 = 0
    /// Its places in `layered` and `encodedInRows`, or −1.
    var layeredPosition: Int32 = -1
    var encodedPosition: Int32 = -1
    /// How many of its animations have a layer.
    var layerCount: Int32 = 0
    /// Its place in `creationOrder`.
    package var order: Int32 = 0
    /// Its place in `derived`, or −1.
    package var derived: Int32 = -1
    /// Number of uses in expressions of derived properties.
    package var uses: Int32 = 0
    /// Owned by the stage. A strong reference would be counted in every copy of the record, and every read makes a
    /// copy.
    unowned(unsafe) var details: PropertyDetails?

    /// Whether a morph of this path never turns it.
    package var isStraight: Bool {
        get { pathMarks & 1 != 0 }
        set { pathMarks = pathMarks & ~1 | (newValue ? 1 : 0) }
    }
    /// Whether this path is drawn as a stroke, which decides how it morphs.
    package var isStroked: Bool {
        get { pathMarks & 2 != 0 }
        set { pathMarks = pathMarks & ~2 | (newValue ? 2 : 0) }
    }

    var componentRange: Range<Int> { Int(base)..<Int(base + count) }
    var innerRange: Range<Int> { Int(innerBase)..<Int(innerBase + innerCount) }
    package var isEncoded: Bool { innerBase != base }
    /// Whether it is a path whose presentation has another structure than its model value.
    var isMorphing: Bool { innerBase != base && kind == .path && firstAnimation >= 0 }
    package var isAnimating: Bool { firstAnimation >= 0 }
}
