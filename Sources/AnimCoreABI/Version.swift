// SPDX-License-Identifier: MIT
import AnimMath
import CAnimCore
import CAnimPlatform

@implementation @_cdecl("anim_version")
public func anim_version() -> UInt32 {
    UInt32(ANIM_VERSION_MAJOR) << 16 | UInt32(ANIM_VERSION_MINOR) << 8 | UInt32(ANIM_VERSION_PATCH)
}

@implementation @_cdecl("anim_components")
public func anim_components() -> UInt32 {
    anim_platform_components()
}

@implementation @_cdecl("anim_status_name")
public func anim_status_name(_ status: Int32) -> UnsafePointer<CChar>! {
    let name: StaticText =
        switch status {
        case 0: "ANIM_OK"
        case 1: "ANIM_ERROR_ARGUMENT"
        case 2: "ANIM_ERROR_IDENTIFIER"
        case 3: "ANIM_ERROR_LIMIT"
        case 4: "ANIM_ERROR_REENTRANT"
        case 5: "ANIM_ERROR_KIND"
        case 6: "ANIM_ERROR_NOT_FOUND"
        case 7: "ANIM_ERROR_DUPLICATE"
        case 8: "ANIM_ERROR_STATE"
        case 9: "ANIM_ERROR_SYNTAX"
        case 10: "ANIM_ERROR_DOCUMENT"
        case 11: "ANIM_ERROR_CAPACITY"
        case 12: "ANIM_ERROR_MEMORY"
        default: "ANIM_ERROR_UNKNOWN"
        }
    return UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
}

@implementation @_cdecl("anim_last_error_message")
public func anim_last_error_message() -> UnsafePointer<CChar>! {
    UnsafePointer(anim_platform_error_message())
}

@implementation @_cdecl("anim_last_error_place")
public func anim_last_error_place(_ line: UnsafeMutablePointer<Int32>!, _ column: UnsafeMutablePointer<Int32>!) {
    guard let place = anim_platform_error_place() else { return }
    // This call returns no status; invalid addresses are ignored.
    if let line, isPlausible(line, alignment: 4) { line.pointee = place[0] }
    if let column, isPlausible(column, alignment: 4) { column.pointee = place[1] }
}

@implementation @_cdecl("anim_last_error_pointer")
public func anim_last_error_pointer() -> UnsafePointer<CChar>! {
    UnsafePointer(anim_platform_error_pointer())
}
