// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths
import CAnimCore

/// The object of a morph's pointer.
final class MorphHandle: HandleObject {
    static let tag: UInt64 = 0x616E_696D_6D6F_7270
    static var noun: StaticText { "morph" }

    let morph: Morph

    init(_ morph: Morph) { self.morph = morph }
}

/// Runs a call on the morph of a handle and the common structure of one of its segments.
private func withMorph(
    _ handle: OpaquePointer?,
    _ index: Int,
    _ body: (Morph) throws(AnimError) -> Void
) -> anim_status {
    attempt { () throws(AnimError) in
        let morph = try object(handle, as: MorphHandle.self).morph
        guard index >= 0, index < morph.segmentCount else {
            throw AnimError(.notFound, "index is \(index), but the morph has \(morph.segmentCount) pairs of neighbors")
        }
        guard !morph.isBlend(at: index) else {
            throw AnimError(.kind, "the morph is a blend, whose paths have no common structure")
        }
        try body(morph)
    }
}

/// A constant of the options.
@inline(never)
private func choice<Value: RawRepresentable>(
    _ value: Int32,
    _ name: StaticText
) throws(AnimError) -> Value where Value.RawValue == Int32 {
    guard let choice = Value(rawValue: value) else { throw constantError(name, value, "its ANIM_MORPH_... constants") }
    return choice
}

private func pairs(
    _ pointer: UnsafePointer<anim_morph_pair>?,
    _ count: UInt64,
    _ name: StaticText
) throws(AnimError) -> [(from: Int32, to: Int32)] {
    var result: [(from: Int32, to: Int32)] = []
    let given = try array(pointer, Int(clamping: count), name)
    try Memory.ask(given.count, of: MemoryLayout<anim_morph_pair>.stride)
    for pair in given { result.append((pair.from, pair.to)) }
    return result
}

private func options(_ pointer: UnsafePointer<anim_morph_options>?) throws(AnimError) -> MorphOptions {
    var result = MorphOptions()
    guard pointer != nil else { return result }
    let given = try required(pointer, "options").pointee
    _ = try checkedSize(given.struct_size, of: anim_morph_options.self)
    result.structure = try choice(given.structure, "structure")
    result.motion = try choice(given.motion, "motion")
    result.fillRule = try choice(given.fill_rule, "fill_rule")
    result.paint = try choice(given.paint, "paint")
    switch given.pairing {
    case 0: break
    case 1: result.pairing = .byIndex
    case 2: result.pairing = .given(try pairs(given.pairs, given.pair_count, "pairs"))
    default: throw constantError("pairing", given.pairing, "ANIM_MORPH_PAIRING_...")
    }
    guard given.pairing == 2 || given.pair_count == 0 else {
        throw argumentError("pairs", "are set, but pairing is not ANIM_MORPH_PAIRING_GIVEN: pair_count must be 0 then")
    }
    switch given.starts {
    case 0: break
    case 1: result.starts = .keep
    case 2: result.starts = .given(try pairs(given.points, given.point_count, "points"))
    default: throw constantError("starts", given.starts, "ANIM_MORPH_STARTS_...")
    }
    guard given.starts == 2 || given.point_count == 0 else {
        throw argumentError("points", "are set, but starts is not ANIM_MORPH_STARTS_GIVEN: point_count must be 0 then")
    }
    guard !result.isGiven || result.structure == .automatic || result.structure == .general else {
        throw argumentError(
            "pairing and starts",
            "must not be GIVEN where structure is ANIM_MORPH_STRUCTURE_STRICT or _BLEND"
        )
    }
    guard given.effort >= 0, given.effort <= 3 else { throw argumentError("effort", "must be from 0 to 3") }
    result.effort = given.effort
    guard given.smoothness >= 0, given.smoothness <= 1 else { throw argumentError("smoothness", "must be from 0 to 1") }
    result.smoothness = given.smoothness
    guard given.tolerance >= 0, given.tolerance <= 0.1 else {
        throw argumentError("tolerance", "must be from 0 to 0.1")
    }
    result.tolerance = given.tolerance
    return result
}

/// Reserves the memory for preparing a morph: samples, alignments and repairs of every pair of neighbors.
private func askForMorph(_ paths: [Path]) throws(AnimError) {
    // Any number of paths, or one path any number of times: the sum would be beyond an `Int` of 32 bits.
    var count = 0
    for path in paths { count = min(count, largestArray) + path.coordinates.count + 64 }
    try Memory.ask(count, of: 256)
}

@implementation @_cdecl("anim_default_morph_options")
public func anim_default_morph_options(
    _ options: UnsafeMutablePointer<anim_morph_options>!,
    _ struct_size: UInt32
) -> anim_status {
    attempt { () throws(AnimError) in
        var result = anim_morph_options()
        let defaults = MorphOptions()
        result.effort = defaults.effort
        result.smoothness = defaults.smoothness
        result.tolerance = defaults.tolerance
        try fill(options, struct_size, with: result, "options")
    }
}

@implementation @_cdecl("anim_morph_create")
public func anim_morph_create(
    _ from: OpaquePointer!,
    _ to: OpaquePointer!,
    _ options: UnsafePointer<anim_morph_options>!,
    _ morph: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let from = try named("from", from)
        let to = try named("to", to)
        let result = try required(morph, "morph")
        try askForMorph([from.path, to.path])
        let made = try Morph(from.path, to.path, options: try AnimCoreABI.options(options))
        result.pointee = makeHandle(MorphHandle(made))
    }
}

@implementation @_cdecl("anim_morph_create_sequence")
public func anim_morph_create_sequence(
    _ paths: UnsafePointer<OpaquePointer?>!,
    _ count: Int,
    _ times: UnsafePointer<Double>!,
    _ time_count: Int,
    _ options: UnsafePointer<anim_morph_options>!,
    _ morph: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let sequence = try handlePaths(paths, count)
        let moments = try copied(times, time_count, "times")
        for moment in moments { _ = try finite(moment, "times") }
        let result = try required(morph, "morph")
        try askForMorph(sequence)
        let made = try Morph(sequence: sequence, times: moments, options: try AnimCoreABI.options(options))
        result.pointee = makeHandle(MorphHandle(made))
    }
}

@implementation @_cdecl("anim_morph_destroy")
public func anim_morph_destroy(_ morph: OpaquePointer!) -> anim_status {
    destroying {
        attempt { () throws(AnimError) in
            if morph == nil { return }
            _ = try object(morph, as: MorphHandle.self)
            releaseHandle(morph, as: MorphHandle.self)
        }
    }
}

@implementation @_cdecl("anim_morph_get_path")
public func anim_morph_get_path(_ morph: OpaquePointer!, _ t: Double, _ path: OpaquePointer!) -> anim_status {
    attempt { () throws(AnimError) in
        let morph = try object(morph, as: MorphHandle.self)
        let target = try object(path, as: PathHandle.self)
        morph.morph.value(at: try finite(t, "t"), into: &target.path)
    }
}

@implementation @_cdecl("anim_morph_get_counts")
public func anim_morph_get_counts(
    _ morph: OpaquePointer!,
    _ index: Int,
    _ verb_count: UnsafeMutablePointer<Int>!,
    _ coordinate_count: UnsafeMutablePointer<Int>!
) -> anim_status {
    withMorph(morph, index) { (morph) throws(AnimError) in
        let verbs = try optional(verb_count, "verb_count")
        let coordinates = try optional(coordinate_count, "coordinate_count")
        verbs?.pointee = morph.verbs(at: index).count
        coordinates?.pointee = morph.coordinateCount(at: index)
    }
}

@implementation @_cdecl("anim_morph_get_verbs")
public func anim_morph_get_verbs(
    _ morph: OpaquePointer!,
    _ index: Int,
    _ verbs: UnsafeMutablePointer<UInt8>!,
    _ capacity: Int
) -> anim_status {
    withMorph(morph, index) { (morph) throws(AnimError) in
        let source = morph.verbs(at: index)
        let target = try array(verbs, capacity, "verbs")
        guard target.count >= source.count else {
            throw AnimError(.capacity, "the structure has more verbs than there is room for")
        }
        for number in source.indices { target[number] = source[number].rawValue }
    }
}

@implementation @_cdecl("anim_morph_evaluate")
public func anim_morph_evaluate(
    _ morph: OpaquePointer!,
    _ index: Int,
    _ times: UnsafePointer<Double>!,
    _ count: Int,
    _ coordinates: UnsafeMutablePointer<Double>!,
    _ coordinate_count: Int
) -> anim_status {
    withMorph(morph, index) { (morph) throws(AnimError) in
        let times = try array(times, count, "times")
        let target = try array(coordinates, coordinate_count, "coordinates")
        let width = morph.coordinateCount(at: index)
        guard width == 0 ? target.isEmpty : target.count % width == 0 && target.count / width == times.count else {
            throw AnimError(.argument, "coordinate_count must be count times \(width), the coordinates of one time")
        }
        for time in times { _ = try finite(time, "times") }
        for row in 0..<times.count {
            let part = UnsafeMutableBufferPointer(rebasing: target[row * width..<(row + 1) * width])
            morph.evaluate(times[row], at: index, into: part)
        }
    }
}

@implementation @_cdecl("anim_morph_get_aligned")
public func anim_morph_get_aligned(
    _ morph: OpaquePointer!,
    _ index: Int,
    _ from: OpaquePointer!,
    _ to: OpaquePointer!
) -> anim_status {
    withMorph(morph, index) { (morph) throws(AnimError) in
        let start = try named("from", from)
        let end = try named("to", to)
        (start.path, end.path) = morph.aligned(at: index)
    }
}

@implementation @_cdecl("anim_morph_list_pairs")
public func anim_morph_list_pairs(
    _ morph: OpaquePointer!,
    _ index: Int,
    _ pairs: UnsafeMutablePointer<anim_morph_pair>!,
    _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    withMorph(morph, index) { (morph) throws(AnimError) in
        let result = try required(count, "count")
        let target = try array(pairs, capacity, "pairs")
        let source = morph.pairs(at: index)
        guard capacity == 0 || target.count >= source.count else {
            throw AnimError(.capacity, "there are \(source.count) pairs, more than there is room for")
        }
        for number in 0..<min(source.count, target.count) {
            target[number] = anim_morph_pair(from: source[number].from, to: source[number].to)
        }
        result.pointee = source.count
    }
}
