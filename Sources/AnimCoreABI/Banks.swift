// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage
import CAnimCore

func bank(_ identifier: anim_spring_bank) -> BankIdentifier { BankIdentifier(rawValue: identifier) }

@implementation @_cdecl("anim_stage_add_bank")
public func anim_stage_add_bank(
    _ stage: OpaquePointer!,
    _ spring: UnsafePointer<anim_spring>!,
    _ values: UnsafePointer<Double>!,
    _ count: Int,
    _ threshold: Double,
    _ bank: UnsafeMutablePointer<anim_spring_bank>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let result = try required(bank, "bank")
        let spring = try AnimCoreABI.spring(spring)
        let values = try array(values, count, "values")
        result.pointee = try stage.addBank(spring, values: values, threshold: threshold).rawValue
    }
}

@implementation @_cdecl("anim_stage_remove_bank")
public func anim_stage_remove_bank(_ stage: OpaquePointer!, _ bank: anim_spring_bank) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in try stage.removeBank(AnimCoreABI.bank(bank)) }
}

private func retarget(
    _ stage: OpaquePointer?,
    _ identifier: anim_spring_bank,
    _ indices: UnsafePointer<UInt32>?,
    _ targets: UnsafePointer<Double>?,
    _ count: Int,
    jumps: Bool
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let targets = try array(targets, count, jumps ? "values" : "targets")
        let chosen = indices == nil ? nil : try array(indices, count, "indices")
        try stage.retarget(bank(identifier), chosen, targets: targets, jumps: jumps)
    }
}

@implementation @_cdecl("anim_spring_bank_retarget")
public func anim_spring_bank_retarget(
    _ stage: OpaquePointer!,
    _ bank: anim_spring_bank,
    _ indices: UnsafePointer<UInt32>!,
    _ targets: UnsafePointer<Double>!,
    _ count: Int
) -> anim_status {
    retarget(stage, bank, indices, targets, count, jumps: false)
}

@implementation @_cdecl("anim_spring_bank_set_values")
public func anim_spring_bank_set_values(
    _ stage: OpaquePointer!,
    _ bank: anim_spring_bank,
    _ indices: UnsafePointer<UInt32>!,
    _ values: UnsafePointer<Double>!,
    _ count: Int
) -> anim_status {
    retarget(stage, bank, indices, values, count, jumps: true)
}

@implementation @_cdecl("anim_spring_bank_get_values")
public func anim_spring_bank_get_values(
    _ stage: OpaquePointer!,
    _ bank: anim_spring_bank,
    _ values: UnsafeMutablePointer<UnsafePointer<Double>?>!,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let (result, length) = (try required(values, "values"), try required(count, "count"))
        try stage.withValues(of: AnimCoreABI.bank(bank)) { view in
            result.pointee = view.baseAddress
            length.pointee = view.count
        }
    }
}

@implementation @_cdecl("anim_spring_bank_get_velocities")
public func anim_spring_bank_get_velocities(
    _ stage: OpaquePointer!,
    _ bank: anim_spring_bank,
    _ velocities: UnsafeMutablePointer<Double>!,
    _ count: Int
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let target = try array(velocities, count, "velocities")
        let counts = try stage.counts(of: AnimCoreABI.bank(bank))
        guard count == counts.count else {
            throw AnimError(.argument, "count is \(count), but the bank has \(counts.count) springs")
        }
        try stage.velocities(of: AnimCoreABI.bank(bank), into: target)
    }
}

@implementation @_cdecl("anim_spring_bank_get_counts")
public func anim_spring_bank_get_counts(
    _ stage: OpaquePointer!,
    _ bank: anim_spring_bank,
    _ moving: UnsafeMutablePointer<Int>!,
    _ settled: UnsafeMutablePointer<Int>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let (moving, settled) = (try optional(moving, "moving"), try optional(settled, "settled"))
        let counts = try stage.counts(of: AnimCoreABI.bank(bank))
        moving?.pointee = counts.moving
        settled?.pointee = counts.settled
    }
}

@implementation @_cdecl("anim_spring_bank_take_settled")
public func anim_spring_bank_take_settled(
    _ stage: OpaquePointer!,
    _ bank: anim_spring_bank,
    _ indices: UnsafeMutablePointer<UInt32>!,
    _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let target = try array(indices, capacity, "indices")
        let count = try required(count, "count")
        if target.isEmpty {
            count.pointee = try stage.counts(of: AnimCoreABI.bank(bank)).settled
            return
        }
        var taken = 0
        try stage.takeSettled(AnimCoreABI.bank(bank), limit: target.count) {
            target[taken] = $0
            taken += 1
        }
        count.pointee = taken
    }
}
