/// Where nodes and regions are now. Presentation values count: what is seen is what is touched.
extension Scene {
    /// Brings what the functions here read up to date: for a pointer event it stays as it is at its beginning.
    func refreshGeometry() { updateDisplayList() }

    /// A node's transform to the scene's coordinates.
    func transform(ofNode node: Int32) -> AffineTransform { worldTransforms[Int(node)] }

    /// Whether a node and all its groups are visible.
    func isVisible(node: Int32) -> Bool { true }

    /// A node's place from back to front.
    func order(ofNode node: Int32) -> Int32 { node }

    /// Whether a point in the scene's coordinates is inside the clips of a node and its groups.
    func clips(ofNode node: Int32, contain x: Double, _ y: Double) -> Bool { true }

    func number(_ index: Int32) -> Double { numbers.values[Int(index)] }

    /// The upright rectangle around what a node and those inside it draw: x, y, width and height, all 0 for nothing.
    func bounds(ofNode node: Int32) -> SIMD4<Double> { .zero }

    /// Leaves an outline in `testedPath`.
    func makeTestedPath(_ shape: RegionShape) {
        testedPath.removeAll()
        let first = Int(shape.numbers)
        let value = numbers.values
        switch shape.kind {
        case .path: try? testedPath.append(paths[first])
        case .symbol:
            try? testedPath.addSymbol(
                x: value[first],
                y: value[first + 1],
                width: value[first + 2],
                height: value[first + 3],
                stroke: value[first + 4],
                arrowness: value[first + 5]
            )
        default: break
        }
    }

    /// x, y, width and height of a shape whose outline is a rectangle's or ellipse's, else of what holds its outline.
    func frame(of shape: RegionShape) -> SIMD4<Double> {
        switch shape.kind {
        case .rectangle, .ellipse, .symbol:
            let first = shape.numbers
            return SIMD4(number(first), number(first + 1), number(first + 2), number(first + 3))
        default:
            makeTestedPath(shape)
            guard let box = testedPath.bounds() else { return SIMD4(repeating: .nan) }
            return SIMD4(box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY)
        }
    }

    /// Whether a point in the shape's coordinates is inside. The left and top edges belong to a rectangle.
    func shape(_ shape: RegionShape, contains px: Double, _ py: Double) -> Bool {
        guard shape.kind == .rectangle || shape.kind == .ellipse else {
            makeTestedPath(shape)
            let winding = testedPath.windingNumber(x: px, y: py)
            return shape.rule == .nonZero ? winding != 0 : winding & 1 != 0
        }
        let frame = frame(of: shape)
        let (x, y, width, height) = (frame.x, frame.y, frame.z, frame.w)
        guard px >= x, px < x + width, py >= y, py < y + height else { return false }
        if shape.kind == .ellipse {
            let dx = (px - x - width / 2) / (width / 2)
            let dy = (py - y - height / 2) / (height / 2)
            return dx * dx + dy * dy <= 1
        }
        let radius = max(0, min(number(shape.numbers + 4), min(width, height) / 2))
        let dx = max(x + radius - px, px - (x + width - radius), 0)
        let dy = max(y + radius - py, py - (y + height - radius), 0)
        return radius == 0 || dx * dx + dy * dy <= radius * radius
    }
}
