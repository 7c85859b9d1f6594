// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
import CAnimCore

/// The object of a path's pointer: the path, and its measure once that is needed.
final class PathHandle: HandleObject {
    static let tag: UInt64 = 0x616E_696D_7061_7468
    static var noun: StaticText { "path" }

    var path = Path() {
        // No access to the old value, so that the path is changed in place.
        didSet { known = 0 }
    }

    /// What is known of the path until it changes: bits of the tables below.
    private var known: UInt8 = 0
    private var measured = PathMeasure()
    private var listed: [Path.Subpath] = []
    private var cutLengths: [Double] = []
    private var lastCuts: Path.Cuts?

    /// The tables of the path's lengths, made on first use.
    func withMeasure(_ body: (PathMeasure) throws(AnimError) -> Void) throws(AnimError) {
        if known & 1 == 0 {
            try Memory.ask(path.coordinates.count, of: 32)
            measured.prepare(path)
            known |= 1
        }
        try body(measured)
    }

    /// The path's subpaths, listed on first use: a host asks for one after the other.
    var subpaths: [Path.Subpath] {
        if known & 2 == 0 {
            listed = path.subpaths
            known |= 2
        }
        return listed
    }

    /// Where a split at lengths cuts the path. Kept, since a host asks for one piece after the other.
    func cuts(at lengths: UnsafeBufferPointer<Double>) -> Path.Cuts {
        if known & 4 != 0, let lastCuts, cutLengths.elementsEqual(lengths) { return lastCuts }
        let cuts = path.cuts(atLengths: lengths)
        (lastCuts, cutLengths) = (cuts, [Double](lengths))
        known |= 4
        return cuts
    }

    /// Path data are parsed here before they replace the contents, so that the storage is reused.
    var spare = Path()
}

/// Runs a call on the path of a handle.
func withPath(_ handle: OpaquePointer?, _ body: (PathHandle) throws(AnimError) -> Void) -> anim_status {
    attempt { () throws(AnimError) in try body(try object(handle, as: PathHandle.self)) }
}

/// Appends a closed shape in a rectangle.
private func addShape(
    _ handle: OpaquePointer?,
    _ rectangle: UnsafePointer<anim_rectangle>?,
    _ body: (inout Path, anim_rectangle) throws(AnimError) -> Void
) -> anim_status {
    withPath(handle) { (handle) throws(AnimError) in
        let box = try required(rectangle, "rectangle").pointee
        for number in [box.x, box.y, box.width, box.height] { try bounded(number, "rectangle") }
        guard box.width >= 0, box.height >= 0 else {
            throw argumentError("rectangle", "must not have a negative width or height")
        }
        try body(&handle.path, box)
    }
}

@implementation @_cdecl("anim_path_create")
public func anim_path_create(_ path: UnsafeMutablePointer<OpaquePointer?>!) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(path, "path")
        result.pointee = makeHandle(PathHandle())
    }
}

@implementation @_cdecl("anim_path_destroy")
public func anim_path_destroy(_ path: OpaquePointer!) -> anim_status {
    destroying {
        attempt { () throws(AnimError) in
            if path == nil { return }
            _ = try object(path, as: PathHandle.self)
            releaseHandle(path, as: PathHandle.self)
        }
    }
}

@implementation @_cdecl("anim_path_clear")
public func anim_path_clear(_ path: OpaquePointer!) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in handle.path.removeAll(keepingCapacity: true) }
}

@implementation @_cdecl("anim_path_move_to")
public func anim_path_move_to(_ path: OpaquePointer!, _ x: Double, _ y: Double) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in try handle.path.move(x: try bounded(x, "x"), y: try bounded(y, "y"))
    }
}

@implementation @_cdecl("anim_path_line_to")
public func anim_path_line_to(_ path: OpaquePointer!, _ x: Double, _ y: Double) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in try handle.path.line(x: try bounded(x, "x"), y: try bounded(y, "y"))
    }
}

@implementation @_cdecl("anim_path_quadratic_to")
public func anim_path_quadratic_to(
    _ path: OpaquePointer!,
    _ control_x: Double,
    _ control_y: Double,
    _ x: Double,
    _ y: Double
) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in
        try handle.path.quadratic(
            cx: try bounded(control_x, "control_x"),
            cy: try bounded(control_y, "control_y"),
            x: try bounded(x, "x"),
            y: try bounded(y, "y")
        )
    }
}

@implementation @_cdecl("anim_path_cubic_to")
public func anim_path_cubic_to(
    _ path: OpaquePointer!,
    _ control1_x: Double,
    _ control1_y: Double,
    _ control2_x: Double,
    _ control2_y: Double,
    _ x: Double,
    _ y: Double
) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in
        try handle.path.cubic(
            c1x: try bounded(control1_x, "control1_x"),
            c1y: try bounded(control1_y, "control1_y"),
            c2x: try bounded(control2_x, "control2_x"),
            c2y: try bounded(control2_y, "control2_y"),
            x: try bounded(x, "x"),
            y: try bounded(y, "y")
        )
    }
}

@implementation @_cdecl("anim_path_close")
public func anim_path_close(_ path: OpaquePointer!) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in try handle.path.close() }
}

@implementation @_cdecl("anim_path_append")
public func anim_path_append(
    _ path: OpaquePointer!,
    _ verbs: UnsafePointer<UInt8>!,
    _ verb_count: Int,
    _ coordinates: UnsafePointer<Double>!,
    _ coordinate_count: Int
) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in
        let verbs = try array(verbs, verb_count, "verbs")
        let coordinates = try array(coordinates, coordinate_count, "coordinates")
        try handle.path.checkRoom(for: verbs.count)
        try Memory.ask(handle.path.coordinates.count + verbs.count + coordinates.count, of: 16)
        var checked: [Path.Verb] = []
        checked.reserveCapacity(verbs.count)
        for byte in verbs {
            guard let verb = Path.Verb(rawValue: byte) else {
                throw argumentError("verbs", "has a byte that is no verb")
            }
            checked.append(verb)
        }
        try handle.path.append(verbs: checked, coordinates: coordinates)
    }
}

@implementation @_cdecl("anim_path_add_rectangle")
public func anim_path_add_rectangle(
    _ path: OpaquePointer!,
    _ rectangle: UnsafePointer<anim_rectangle>!,
    _ radius: Double
) -> anim_status {
    addShape(path, rectangle) { (path, box) throws(AnimError) in
        try path.addRoundedRectangle(x: box.x, y: box.y, width: box.width, height: box.height, radius: radius)
    }
}

@implementation @_cdecl("anim_path_add_ellipse")
public func anim_path_add_ellipse(
    _ path: OpaquePointer!,
    _ rectangle: UnsafePointer<anim_rectangle>!
) -> anim_status {
    addShape(path, rectangle) { (path, box) throws(AnimError) in
        try path.addEllipse(x: box.x, y: box.y, width: box.width, height: box.height)
    }
}

@implementation @_cdecl("anim_path_add_symbol")
public func anim_path_add_symbol(
    _ path: OpaquePointer!,
    _ rectangle: UnsafePointer<anim_rectangle>!,
    _ stroke: Double,
    _ arrowness: Double
) -> anim_status {
    addShape(path, rectangle) { (path, box) throws(AnimError) in
        try path.addSymbol(
            x: box.x,
            y: box.y,
            width: box.width,
            height: box.height,
            stroke: stroke,
            arrowness: try bounded(arrowness, "arrowness")
        )
    }
}

@implementation @_cdecl("anim_path_transform")
public func anim_path_transform(
    _ path: OpaquePointer!,
    _ transform: UnsafePointer<anim_transform>!
) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in
        let matrix = try required(transform, "transform").pointee
        let affine = AffineTransform(
            a: matrix.a,
            b: matrix.b,
            c: matrix.c,
            d: matrix.d,
            tx: matrix.tx,
            ty: matrix.ty
        )
        guard affine.isFinite else { throw argumentError("transform", "must be finite") }
        handle.path.transform(by: affine)
    }
}

@implementation @_cdecl("anim_path_get_counts")
public func anim_path_get_counts(
    _ path: OpaquePointer!,
    _ verb_count: UnsafeMutablePointer<Int>!,
    _ coordinate_count: UnsafeMutablePointer<Int>!
) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in
        let verbs = try optional(verb_count, "verb_count")
        let coordinates = try optional(coordinate_count, "coordinate_count")
        verbs?.pointee = handle.path.verbs.count
        coordinates?.pointee = handle.path.coordinates.count
    }
}

@implementation @_cdecl("anim_path_copy")
public func anim_path_copy(
    _ path: OpaquePointer!,
    _ verbs: UnsafeMutablePointer<UInt8>!,
    _ verb_capacity: Int,
    _ coordinates: UnsafeMutablePointer<Double>!,
    _ coordinate_capacity: Int
) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in
        let verbTarget = try array(verbs, verb_capacity, "verbs")
        let coordinateTarget = try array(coordinates, coordinate_capacity, "coordinates")
        guard verbTarget.count >= handle.path.verbs.count,
            coordinateTarget.count >= handle.path.coordinates.count
        else { throw AnimError(.capacity, "the path has more verbs or coordinates than there is room for") }
        for (index, verb) in handle.path.verbs.enumerated() { verbTarget[index] = verb.rawValue }
        for (index, coordinate) in handle.path.coordinates.enumerated() { coordinateTarget[index] = coordinate }
    }
}
