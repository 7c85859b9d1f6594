/// Paints and strokes.
extension DocumentReader {
    private static let strokeKeys: WordList =
        "paint! width!:s0 cap=butt|round|square join=miter|round|bevel miterLimit:nm4"

    private enum StrokeKey: Int { case paint, width, cap, join, miterLimit }

    func stroke(_ node: Int32) throws(AnimError) -> StrokeSource {
        let stroke = try json.fields(of: node, DocumentReader.strokeKeys)
        return StrokeSource(
            paint: try paint(stroke[StrokeKey.paint]),
            width: try read(numbersOf: stroke, DocumentReader.strokeKeys),
            cap: DrawCommand.LineCap(rawValue: Int32(stroke.integer(StrokeKey.cap))) ?? .butt,
            join: DrawCommand.LineJoin(rawValue: Int32(stroke.integer(StrokeKey.join))) ?? .miter,
            miterLimit: stroke.number(StrokeKey.miterLimit)
        )
    }

    private static let linearKeys: WordList = "from!:p to!:p stops!"
    private static let radialKeys: WordList = "centre!:p radius!:s0 stops!"

    private enum GradientKey: Int { case first, second, stops }

    /// A colour, or an object with the key `linear` or `radial`.
    @inline(never)
    func paint(_ node: Int32) throws(AnimError) -> PaintSource {
        if json.isKind(node, .string) { return PaintSource(kind: .colour, numbers: try append(colour: node)) }
        _ = try json.objectCount(node)
        let isLinear = json.has(node, "linear")
        guard isLinear || json.has(node, "radial") else {
            try json.allowOnly(of: node, "linear radial")
            throw json.refusal(node, "must be a colour, or have the key 'linear' or 'radial'")
        }
        try json.allowOnly(of: node, isLinear ? "linear" : "radial")
        let gradientNode = try json.require(isLinear ? "linear" : "radial", of: node)
        let keys = isLinear ? DocumentReader.linearKeys : DocumentReader.radialKeys
        let gradient = try json.fields(of: gradientNode, keys)
        let numbers = try read(numbersOf: gradient, keys)
        return PaintSource(
            kind: isLinear ? .linear : .radial,
            numbers: numbers,
            stops: try readStops(gradient[GradientKey.stops])
        )
    }

    /// `[[offset, colour], …]`, offsets from 0 to 1 and not decreasing.
    private func readStops(_ node: Int32) throws(AnimError) -> Range<Int32> {
        let first = stops.count
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            guard try json.arrayCount(element) == 2 else {
                throw json.refusal(element, "must be an offset and a colour")
            }
            let offset = try json.checkedNumber(element + 1)
            guard offset >= (stops.count > first ? stops[stops.count - 1].offset : 0), offset <= 1 else {
                throw json.refusal(element + 1, "must be from 0 to 1, and not below the offset before it")
            }
            stops.append(GradientStopSource(offset: offset, colour: try append(colour: element + 2)))
        }
        guard stops.count >= first + 2 else { throw json.refusal(node, "must have two stops at least") }
        return Int32(first)..<Int32(stops.count)
    }
}
