// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
import CAnimPlatform

/// What a stage asks of the paths' code.
///
/// A library of motion and stage alone has no path, and must not carry the code for them. So a stage reaches it by way of
/// the platform, whose C is compiled for the library's components, and never by a call that a linker would follow.
enum PathWork: Int32 {
    case align
    case prepare
    case place

    /// Whether the library has the paths' code. Without it no property is a path, and a snapshot that has one is refused.
    static var isPossible: Bool { anim_platform_has_paths() != 0 }

    /// Two paths in a structure that they have in common, and where the points of each are in it.
    /// - Returns: nil where they cannot be put into one.
    static func align(_ first: Path, _ second: Path) -> PathAlignment? {
        var alignment = PathAlignment(paths: [first, second])
        withUnsafeMutablePointer(to: &alignment) { PathWork.align.ask($0) }
        return alignment.maps.count == 2 ? alignment : nil
    }

    /// Does the work where the library has paths; otherwise nothing.
    func ask(_ subject: UnsafeMutableRawPointer) {
        anim_platform_work_on_paths(rawValue, subject)
    }

    fileprivate func work(_ subject: UnsafeMutableRawPointer) {
        switch self {
        case .align: subject.assumingMemoryBound(to: PathAlignment.self).pointee.align()
        case .prepare: subject.assumingMemoryBound(to: PathMeasuring.self).pointee.prepare()
        case .place: subject.assumingMemoryBound(to: PathMeasuring.self).pointee.findPlace()
        }
    }
}

/// Called by `anim_platform_work_on_paths`, which is C.
@_cdecl("animcore_work_on_paths")
public func workOnPaths(_ work: Int32, _ subject: UnsafeMutableRawPointer) {
    PathWork(rawValue: work)?.work(subject)
}

/// Paths before and after they are cut alike.
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

/// A path that expressions ask of: its length, and the place at a distance.
struct PathMeasuring {
    let query: Unmanaged<PathQuery>
    var distance = 0.0
    var place: PathLocation?

    fileprivate func prepare() {
        query._withUnsafeGuaranteedRef { $0.measure.prepare($0.path) }
    }

    fileprivate mutating func findPlace() {
        place = query._withUnsafeGuaranteedRef { [distance] in $0.measure.place(atLength: distance) }
    }
}
