/// Regions: where pointers can touch.
extension DocumentReader {
    private static let regionKeys: WordList = "name!:w shape! inset:n"

    private enum RegionKey: Int { case name, shape, inset }

    func readRegions(_ node: Int32) throws(AnimError) {
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            let fields = try json.fields(of: element, DocumentReader.regionKeys)
            let name = json.bytes(fields[RegionKey.name])
            guard DocumentName.isToken(name[...]), name.count <= Stage.longestName - 16 else {
                throw json.error(
                    fields[RegionKey.name],
                    "must be letters, digits, '-' and '_', at most \(Stage.longestName - 16) bytes"
                )
            }
            let nameIndex = intern(name)
            guard regionOfName[nameIndex] == nil else {
                throw json.refusal(fields[RegionKey.name], "another region has this name")
            }
            regionOfName.set(nameIndex, regions.count)
            var region = try self.region(fields[RegionKey.shape], name: nameIndex)
            region.inset = fields.number(RegionKey.inset)
            for suffix in ControlEvent.suffixes {
                region.events.append(intern(name + suffix))
            }
            regions.append(region)
        }
    }

    private static let shapeKeys: WordList = "rectangle ellipse radius:n0"

    private enum ShapeKey: Int { case rectangle, ellipse, radius }

    private func region(_ node: Int32, name: Int32) throws(AnimError) -> RegionDefinition {
        let fields = try json.fields(of: node, DocumentReader.shapeKeys)
        var box = fields[ShapeKey.ellipse]
        if box >= 0 {
            let other = fields.has(ShapeKey.rectangle) ? fields[ShapeKey.rectangle] : fields[ShapeKey.radius]
            if other >= 0 { throw json.refusal(other, "stands beside 'ellipse'; give one shape") }
        } else {
            box = try json.require("rectangle", of: node)
        }
        let frame = try numbers(box, count: 4, "x, y, width and height")
        guard frame.z > 0, frame.w > 0 else { throw sizeError(box) }
        var shape = fields.has(ShapeKey.ellipse) ? RegionDefinition.Shape.ellipse : .rectangle
        if fields.has(ShapeKey.radius) {
            shape = .roundedRectangle(radius: min(fields.number(ShapeKey.radius), min(frame.z, frame.w) / 2))
        }
        return RegionDefinition(
            name: name,
            shape: shape,
            x: frame.x,
            y: frame.y,
            width: frame.z,
            height: frame.w,
            inset: 0,
            events: []
        )
    }
}
