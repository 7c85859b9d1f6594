// SPDX-License-Identifier: MIT
import AnimPaths

/// What bounds the work of a frame and of a hit test, whatever the paths are: for each kind of work a number of commands
/// of paths for all nodes together, shared equally. What a node does depends on its own path alone, so that it is the
/// same in every frame. The numbers are those of docs/document-format.md.
struct DrawingWork {
    /// The most commands of a shape that is outlined for its join, and of its outline.
    let outlineLimit: Int
    /// The most commands of a shape that is trimmed.
    let trimLimit: Int
    /// The most commands of a shape that is tested with its dashes, and the most dashes.
    let dashLimit: Int

    init(_ nodes: [NodeDefinition]) {
        var (outlines, trims, dashes) = (0, 0, 0)
        for node in nodes {
            if node.trim >= 0 { trims += 1 }
            guard let stroke = node.stroke else { continue }
            if stroke.join == .miterClip || stroke.join == .arcs { outlines += 1 }
            if stroke.trim >= 0 { trims += 1 }
            if stroke.dashCount > 0 { dashes += 1 }
        }
        outlineLimit = 32_768 / max(outlines, 1)
        trimLimit = 65_536 / max(trims, 1)
        dashLimit = 32_768 / max(dashes, 1)
    }
}
