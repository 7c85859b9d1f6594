// SPDX-License-Identifier: MIT
import AnimPaths

/// All that is drawn and touched: of a document, and of the instances in it, at their places.
final class Scenery {
    var nodes: [NodeDefinition] = []
    var numbers = SceneNumbers()
    var paths: [Path] = []
    /// For paths whose coordinates are numbers.
    var verbs: [[Path.Verb]] = []
    var morphs: [Morph] = []
    var contents: [ContentSource] = []
    var regions: [RegionDefinition] = []
    var accessibilities: [AccessibilityDefinition] = []

    /// Appends a node's content, and returns its index.
    func append(_ content: ContentSource) -> Int32 {
        contents.append(content)
        return Int32(contents.count - 1)
    }
}
