// SPDX-License-Identifier: MIT

/// Layers of ended animations, kept for reuse.
struct LayerPool {
    /// The largest layer that is kept, in components.
    private static let largestLayer = 64

    private var free: [AnimationLayer] = []
    /// The number of layers made, without those that were not kept.
    private var made = 0

    /// A layer for a number of components: that of an ended animation if there is one.
    mutating func take(componentCount: Int) -> AnimationLayer {
        if var layer = free.popLast(), isKnownUniquelyReferenced(&layer) {
            layer.renew(componentCount: componentCount)
            return layer
        }
        made += 1
        // Room for all to end inside an advance.
        if free.capacity < made { free.reserveCapacity(2 * made) }
        return AnimationLayer(componentCount: componentCount)
    }

    /// Keeps the layer of an ended animation, unless it holds much memory.
    mutating func keep(_ layer: AnimationLayer) {
        if layer.origin.count <= LayerPool.largestLayer, free.count < free.capacity {
            free.append(layer)
        } else {
            made -= 1
        }
    }
}
