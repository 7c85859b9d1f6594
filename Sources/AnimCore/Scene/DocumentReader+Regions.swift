/// Regions: where pointers can touch.
extension DocumentReader {
    func readRegions(_ value: JSONValue) throws(AnimError) {
        for element in try value.array() {
            let object = try element.object()
            try object.allowOnly("name shape inset")
            let nameValue = try object.require("name")
            let name = try nameValue.string()
            guard DocumentName.isToken(name[...]), name.count <= Stage.longestName - 16 else {
                throw nameValue.error("must be letters, digits, '-' and '_', at most \(Stage.longestName - 16) bytes")
            }
            let nameIndex = intern(name)
            guard regionOfName[nameIndex] == nil else { throw nameValue.error("another region has this name") }
            regionOfName.set(nameIndex, regions.count)
            var region = try self.region(try object.require("shape"), name: nameIndex)
            if let inset = object.member("inset") { region.inset = try number(inset) }
            for suffix in ControlEvent.suffixes {
                region.events.append(intern(name + suffix))
            }
            regions.append(region)
        }
    }

    private func region(_ value: JSONValue, name: Int32) throws(AnimError) -> RegionDefinition {
        let object = try value.object()
        try object.allowOnly("rectangle ellipse radius")
        var shape = RegionDefinition.Shape.rectangle
        let box: JSONValue
        if let ellipse = object.member("ellipse") {
            if let other = object.member("rectangle") ?? object.member("radius") {
                throw other.error("stands beside 'ellipse'; give one shape")
            }
            shape = .ellipse
            box = ellipse
        } else {
            box = try object.require("rectangle")
        }
        let numbers = try self.numbers(box, count: 4, "x, y, width and height")
        guard numbers[2] > 0, numbers[3] > 0 else { throw box.error("width and height must be above 0") }
        if let value = object.member("radius") {
            let radius = try number(value)
            guard radius >= 0 else { throw value.error("must not be negative") }
            shape = .roundedRectangle(radius: min(radius, min(numbers[2], numbers[3]) / 2))
        }
        return RegionDefinition(
            name: name,
            shape: shape,
            x: numbers[0],
            y: numbers[1],
            width: numbers[2],
            height: numbers[3],
            inset: 0,
            events: []
        )
    }
}
