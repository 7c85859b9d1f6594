// SPDX-License-Identifier: MIT
// Generated from docs/grammar/motions.toml by tools/generate_grammar.py. Do not edit.

import AnimMath

extension CubicBezier {
    /// The names of curves, the one table for all that read or write them.
    package static var names: StaticText { "linear ease ease-in ease-out ease-in-out default" }

    static var nameCount: Int { 6 }

    /// The curve of a name's number in `names`.
    @inline(never)
    package static func ofName(_ index: Int) -> CubicBezier {
        switch index {
        case 0: CubicBezier(unchecked: 0, 0, 1, 1)
        case 1: CubicBezier(unchecked: 0.25, 0.1, 0.25, 1)
        case 2: CubicBezier(unchecked: 0.42, 0, 1, 1)
        case 3: CubicBezier(unchecked: 0, 0, 0.58, 1)
        case 4: CubicBezier(unchecked: 0.42, 0, 0.58, 1)
        default: CubicBezier(unchecked: 0.25, 0.1, 0.25, 1)
        }
    }
}

extension Easing {
    /// The names of steps.
    static var stepKeywords: StaticText { "step-start step-end" }
}

extension Spring {
    /// The names that `named` knows.
    package static var knownNames: WordList { "default smooth snappy bouncy interactive core-animation uikit" }
}
