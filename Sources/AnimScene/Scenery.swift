// SPDX-License-Identifier: MIT
import AnimPaths

/// Everything that is drawn or touched in a document and in its instances, in document order.
final class Scenery {
    var nodes: [NodeDefinition] = []
    var numbers = SceneNumbers()
    var paths: [Path] = []
    /// The verbs of paths whose coordinates are numbers.
    var verbs: [[Path.Verb]] = []
    var morphs: [Morph] = []
    var contents: [ContentSource] = []
    var regions: [RegionDefinition] = []
    var accessibilities: [AccessibilityDefinition] = []
    /// The slots of path properties that expressions query, each once.
    var queriedPaths: [Int32] = []

    /// Appends a node's content, and returns its index.
    func append(_ content: ContentSource) -> Int32 {
        contents.append(content)
        return Int32(contents.count - 1)
    }
}
