// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
import CAnimPlatform

/// The stage's calls into the code for paths.
///
/// A library built without paths must not contain that code. So the stage calls it through the platform's C, which is
/// compiled for the library's components, and never by a call that a linker would follow.
enum PathWork: Int32 {
    case align
    case prepare
    case location
    case morph
    case question

    /// Whether the library contains the code for paths. Without it no property is a path, and a snapshot with one is
    /// refused.
    static var isPossible: Bool { anim_platform_has_paths() != 0 }

    /// Two paths in a common structure, with the maps from the points of each.
    /// - Returns: nil if there is no common structure.
    static func align(_ first: Path, _ second: Path) -> PathAlignment? {
        var alignment = PathAlignment(paths: [first, second])
        withUnsafeMutablePointer(to: &alignment) { PathWork.align.ask($0) }
        return alignment.maps.count == 2 ? alignment : nil
    }

    /// Does the work if the library has paths; otherwise does nothing.
    func ask(_ subject: UnsafeMutableRawPointer) {
        anim_platform_work_on_paths(rawValue, subject)
    }

    fileprivate func work(_ subject: UnsafeMutableRawPointer) {
        switch self {
        case .align: subject.assumingMemoryBound(to: PathAlignment.self).pointee.align()
        case .prepare: subject.assumingMemoryBound(to: PathMeasuring.self).pointee.prepare()
        case .location: subject.assumingMemoryBound(to: PathMeasuring.self).pointee.findLocation()
        case .morph: subject.assumingMemoryBound(to: PathMorphing.self).pointee.prepare()
        case .question: subject.assumingMemoryBound(to: PathQuestion.self).pointee.answer()
        }
    }
}

/// Called by `anim_platform_work_on_paths` in C.
///
/// In Embedded Swift this module makes no code of its own, so that the C name is given where the code is made: in
/// `AnimCoreABI`.
#if !hasFeature(Embedded)
    @_cdecl("animcore_work_on_paths")
#endif
public func workOnPaths(_ work: Int32, _ subject: UnsafeMutableRawPointer) {
    PathWork(rawValue: work)?.work(subject)
}

/// Paths before and after their alignment to a common structure.
struct PathAlignment {
    var paths: [Path]
    var maps: [PathMap] = []

    fileprivate mutating func align() {
        guard let aligned = try? Morph.align(paths, maps: &maps) else {
            maps = []
            return
        }
        paths = aligned
    }
}

/// Two paths, and the morph between them, as a program makes it without options but the paint.
struct PathMorphing {
    let from: Path
    let to: Path
    var paint = MorphOptions.Paint.fill
    /// Whether a morph is prepared only if it moves otherwise than its points do by themselves.
    var isNeeded = true
    /// Whether `map` is found.
    var isMapped = false
    /// Empty if there is none.
    var verbs: [Path.Verb] = []
    var segment: Morph.Segment?
    /// From the first path's points to those of the morph's start.
    var map: PathMap?

    fileprivate mutating func prepare() {
        if isNeeded, from.verbs == to.verbs {
            var question = PathQuestion(verbs: from.verbs, paint: paint)
            question.answer(from.coordinates, to.coordinates)
            if question.isPointByPoint { return }
        }
        var options = MorphOptions()
        options.paint = paint
        guard let segment = (try? Morph(from, to, options: options))?.segments[0], segment.largest <= 1e100 else {
            return
        }
        (verbs, self.segment) = (segment.verbs, segment)
        if isMapped { map = PathMap(from, cutInto: segment.aligned().from) }
    }
}

/// Whether two paths of the same verbs move as their points do.
struct PathQuestion {
    let verbs: [Path.Verb]
    let paint: MorphOptions.Paint
    var from = UnsafeBufferPointer<Double>(start: nil, count: 0)
    var to = UnsafeBufferPointer<Double>(start: nil, count: 0)
    var isPointByPoint = true

    fileprivate mutating func answer() { isPointByPoint = Morph.isPointByPoint(verbs, from, to, paint) }

    fileprivate mutating func answer(_ from: [Double], _ to: [Double]) {
        isPointByPoint = from.withUnsafeBufferPointer { from in
            to.withUnsafeBufferPointer { to in Morph.isPointByPoint(verbs, from, to, paint) }
        }
    }
}

/// A path that expressions query: its length, and the place at a distance.
struct PathMeasuring {
    let query: Unmanaged<PathQuery>
    var distance = 0.0
    var location: PathLocation?

    fileprivate func prepare() {
        query._withUnsafeGuaranteedRef { $0.measure.prepare($0.path) }
    }

    fileprivate mutating func findLocation() {
        location = query._withUnsafeGuaranteedRef { [distance] in $0.measure.location(atLength: distance) }
    }
}
