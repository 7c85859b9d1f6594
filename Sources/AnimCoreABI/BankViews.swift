// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage
import CAnimCore

/// The object of an `anim_spring_bank_view` pointer.
final class BankViewHandle: HandleObject {
    static let tag: UInt64 = 0x616E_696D_7669_6577
    static var noun: StaticText { "view" }

    let view: BankView

    init(_ view: BankView) { self.view = view }
}

@implementation @_cdecl("anim_spring_bank_view_create")
public func anim_spring_bank_view_create(
    _ stage: OpaquePointer!,
    _ bank: anim_spring_bank,
    _ view: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let result = try required(view, "view")
        result.pointee = makeHandle(BankViewHandle(try stage.view(of: AnimCoreABI.bank(bank))))
    }
}

@implementation @_cdecl("anim_spring_bank_view_get_values")
public func anim_spring_bank_view_get_values(
    _ view: OpaquePointer!,
    _ values: UnsafeMutablePointer<UnsafePointer<Double>?>!,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let handle = try object(view, as: BankViewHandle.self)
        let (result, length) = (try required(values, "values"), try required(count, "count"))
        result.pointee = handle.view.values.baseAddress
        length.pointee = handle.view.values.count
    }
}

@implementation @_cdecl("anim_spring_bank_view_destroy")
public func anim_spring_bank_view_destroy(_ view: OpaquePointer!) -> anim_status {
    destroying {
        attempt { () throws(AnimError) in
            if view == nil { return }
            _ = try object(view, as: BankViewHandle.self)
            releaseHandle(view, as: BankViewHandle.self)
        }
    }
}
