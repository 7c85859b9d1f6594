// SPDX-License-Identifier: MIT
import AnimMath

extension Morph {
    /// Brings paths to one common structure: the same verbs, each with the fill of its original. Paths of the same
    /// verbs come back as they are, unless the structure is general.
    ///
    /// Each path is aligned with the one before it, for straight motion: `options.motion` is ignored. Cuts made by an
    /// alignment are carried back to the earlier paths.
    /// - Throws: As the morphs of neighboring paths.
    package static func align(_ paths: [Path], options: MorphOptions = .init()) throws(AnimError) -> [Path] {
        var options = options
        options.motion = .linear
        var result: [Path] = []
        for path in paths {
            guard let last = result.last else {
                result.append(path)
                continue
            }
            if options.structure != .general {
                if last.verbs == path.verbs {
                    result.append(path)
                    continue
                }
                if options.structure == .strict { throw difference(last, path) }
            }
            let builder = try MorphBuilder(last, path, options, keepsAll: true)
            let recipe = builder.best().recipe
            let verbs = recipe.verbs()
            try checkCount(verbs)
            for index in result.indices {
                let coordinates = recipe.coordinates(
                    of: MorphShape(result[index], keepsAll: true, closes: options.paint == .fill),
                    isTo: false
                )
                result[index].replace(verbs: verbs, coordinates: coordinates)
            }
            var aligned = Path()
            aligned.replace(verbs: verbs, coordinates: recipe.coordinates(of: builder.b, isTo: true))
            result.append(aligned)
        }
        return result
    }
}
