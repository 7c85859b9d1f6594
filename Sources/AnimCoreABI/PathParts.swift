// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
import CAnimCore

/// Replaces the path of a handle by one made from another handle's path, which may be the same handle.
func change(
    _ path: OpaquePointer?,
    _ result: OpaquePointer?,
    _ body: (Path) throws(AnimError) -> Path
) -> anim_status {
    attempt { () throws(AnimError) in
        let path = try pathObject(path)
        let result = try named("result", result)
        try askForCopies(of: path.path)
        result.path = try body(path.path)
    }
}

/// The second path of a call; its errors include its name.
func named(_ name: StaticText, _ handle: OpaquePointer?) throws(AnimError) -> PathHandle {
    do throws(AnimError) {
        return try pathObject(handle)
    } catch {
        throw argumentError(name, handle == nil ? "is null" : "is not a pointer to a live path")
    }
}

private func subpath(_ path: PathHandle, _ index: Int) throws(AnimError) -> Path.Subpath {
    let subpaths = path.subpaths
    guard index >= 0, index < subpaths.count else {
        throw AnimError(.notFound, "the path has \(subpaths.count) subpaths, and none at that index")
    }
    return subpaths[index]
}

@implementation @_cdecl("anim_path_assign")
public func anim_path_assign(_ path: OpaquePointer!, _ result: OpaquePointer!) -> anim_status {
    change(path, result) { (path) throws(AnimError) in path }
}

@implementation @_cdecl("anim_path_is_equal")
public func anim_path_is_equal(
    _ path: OpaquePointer!,
    _ other: OpaquePointer!,
    _ equal: UnsafeMutablePointer<Int32>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let path = try pathObject(path).path
        let other = try named("other", other).path
        try required(equal, "equal").pointee = path == other ? 1 : 0
    }
}

@implementation @_cdecl("anim_path_get_subpath")
public func anim_path_get_subpath(_ path: OpaquePointer!, _ index: Int, _ result: OpaquePointer!) -> anim_status {
    attempt { () throws(AnimError) in
        let path = try pathObject(path)
        let result = try named("result", result)
        try askForCopies(of: path.path)
        result.path = path.path[try subpath(path, index)]
    }
}

@implementation @_cdecl("anim_path_extend")
public func anim_path_extend(
    _ path: OpaquePointer!,
    _ other: OpaquePointer!,
    _ transform: UnsafePointer<anim_transform>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let path = try pathObject(path)
        let other = try named("other", other).path
        var affine = AffineTransform.identity
        if transform != nil {
            let matrix = try required(transform, "transform").pointee
            affine = AffineTransform(
                a: matrix.a,
                b: matrix.b,
                c: matrix.c,
                d: matrix.d,
                tx: matrix.tx,
                ty: matrix.ty
            )
        }
        guard affine.isFinite else { throw argumentError("transform", "must be finite") }
        try askForCopies(of: path.path, other)
        try path.path.append(other, transformedBy: affine)
    }
}

@implementation @_cdecl("anim_path_join")
public func anim_path_join(_ path: OpaquePointer!, _ other: OpaquePointer!) -> anim_status {
    attempt { () throws(AnimError) in
        let path = try pathObject(path)
        let other = try named("other", other).path
        try askForCopies(of: path.path, other)
        try path.path.join(other)
    }
}

@implementation @_cdecl("anim_path_reverse")
public func anim_path_reverse(_ path: OpaquePointer!, _ result: OpaquePointer!) -> anim_status {
    change(path, result) { (path) throws(AnimError) in path.reversed() }
}

@implementation @_cdecl("anim_path_reverse_subpath")
public func anim_path_reverse_subpath(_ path: OpaquePointer!, _ index: Int, _ result: OpaquePointer!) -> anim_status {
    attempt { () throws(AnimError) in
        let path = try pathObject(path)
        let result = try named("result", result)
        try askForCopies(of: path.path)
        result.path = path.path.reversed(try subpath(path, index))
    }
}

@implementation @_cdecl("anim_path_subdivide")
public func anim_path_subdivide(
    _ path: OpaquePointer!,
    _ parts: UInt32,
    _ longest: Double,
    _ result: OpaquePointer!
) -> anim_status {
    change(path, result) { (path) throws(AnimError) in
        try path.subdivided(parts: Int(clamping: parts), longest: longest)
    }
}

@implementation @_cdecl("anim_path_convert")
public func anim_path_convert(
    _ path: OpaquePointer!,
    _ conversion: Int32,
    _ tolerance: Double,
    _ result: OpaquePointer!
) -> anim_status {
    change(path, result) { (path) throws(AnimError) in
        guard let wanted = Path.Conversion(rawValue: conversion) else {
            throw constantError("conversion", conversion, "ANIM_PATH_CONVERSION_...")
        }
        return try path.converted(to: wanted, tolerance: tolerance)
    }
}

@implementation @_cdecl("anim_path_close_all")
public func anim_path_close_all(_ path: OpaquePointer!, _ result: OpaquePointer!) -> anim_status {
    change(path, result) { (path) throws(AnimError) in try path.closed() }
}

@implementation @_cdecl("anim_path_remove_degenerate")
public func anim_path_remove_degenerate(_ path: OpaquePointer!, _ tolerance: Double, _ result: OpaquePointer!)
    -> anim_status
{
    change(path, result) { (path) throws(AnimError) in try path.cleaned(tolerance: tolerance) }
}
