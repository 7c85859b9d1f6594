// SPDX-License-Identifier: MIT
import AnimPaths
import AnimStage

/// A document's own paths, and the components by which expressions refer to them.
struct NamedPaths {
    private var paths: [Path] = []
    private(set) var pathOfName = NameMap()
    private var componentOfPath = NameMap()

    mutating func append(_ path: Path, name: Int32) {
        pathOfName.set(name, paths.count)
        paths.append(path)
    }

    subscript(_ index: Int) -> Path { paths[index] }

    var isEmpty: Bool { paths.isEmpty }

    /// The component of a path, made on first use.
    mutating func component(of index: Int, on stage: Stage) -> Int32 {
        if let known = componentOfPath[Int32(index)] { return Int32(known) }
        let component = stage.addFixedPath(paths[index])
        componentOfPath.set(Int32(index), Int(component))
        return component
    }
}
