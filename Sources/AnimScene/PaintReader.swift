// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths

/// Reads paints, strokes, trims and shadows.
struct PaintReader {
    /// The largest number of dashes of one stroke.
    private static let mostDashes = 1024

    let numberReader: NumberReader
    private var json: JSONStorage { numberReader.json }
    private var scenery: Scenery { numberReader.scenery }

    @inline(never)
    func stroke(_ node: Int32) throws(AnimError) -> StrokeSource {
        // Its numbers are in the order of `StrokeSource.Number`.
        let stroke = try json.fields(of: node, StrokeKey.words)
        var source = StrokeSource(
            paint: try paint(stroke[StrokeKey.paint]),
            numbers: try numberReader.read(numbersOf: stroke),
            cap: DrawCommand.LineCap(rawValue: Int32(stroke.integer(StrokeKey.cap))) ?? .butt,
            join: StrokeStyle.Join(rawValue: Int32(stroke.integer(StrokeKey.join))) ?? .miter
        )
        if stroke.has(StrokeKey.dash) {
            let count = try json.arrayCount(stroke[StrokeKey.dash])
            guard count <= PaintReader.mostDashes else {
                throw json.refusal(stroke[StrokeKey.dash], "must have at most 1024 lengths")
            }
            try json.forEachElement(of: stroke[StrokeKey.dash]) { (element) throws(AnimError) in
                try numberReader.append(element)
                try json.check(scenery.numbers.values[scenery.numbers.values.count - 1], UInt8(ascii: "0"), element)
            }
            source.dashCount = Int32(count)
        }
        source.trim = try trim(stroke[StrokeKey.trim])
        return source
    }

    /// The index of a trim's three numbers, or −1 for −1.
    @inline(never)
    func trim(_ node: Int32) throws(AnimError) -> Int32 {
        if node < 0 { return -1 }
        return try numberReader.read(numbersOf: try json.fields(of: node, TrimKey.words))
    }

    /// The index of a shadow's numbers, or −1 for −1.
    @inline(never)
    func shadow(_ node: Int32) throws(AnimError) -> Int32 {
        if node < 0 { return -1 }
        let fields = try json.fields(of: node, ShadowKey.words)
        let start = try numberReader.read(numbersOf: fields)
        _ = try numberReader.append(color: fields[ShadowKey.color])
        return start
    }

    /// A color, or an object with the key `linear`, `radial` or `angular`.
    @inline(never)
    func paint(_ node: Int32) throws(AnimError) -> PaintSource {
        if !json.isKind(node, .object) {
            return PaintSource(kind: .color, numbers: try numberReader.append(color: node))
        }
        var number: UInt8 = 0
        // In the order of `PaintSource.Kind`, from the second on.
        for word in GradientCase.words {
            number += 1
            let gradientNode = json.member(of: node, word)
            guard gradientNode >= 0, let kind = PaintSource.Kind(rawValue: number) else { continue }
            var (outer, keys) = (GradientLinearKey.words, LinearGradientKey.words)
            var stops = LinearGradientKey.stops.rawValue
            if kind == .radial {
                (outer, keys) = (GradientRadialKey.words, RadialGradientKey.words)
                stops = RadialGradientKey.stops.rawValue
            } else if kind == .angular {
                (outer, keys) = (GradientAngularKey.words, AngularGradientKey.words)
                stops = AngularGradientKey.stops.rawValue
            }
            try json.allowOnly(of: node, outer)
            let gradient = try json.fields(of: gradientNode, keys)
            var source = PaintSource(kind: kind, numbers: try numberReader.read(numbersOf: gradient))
            source.stops = scenery.numbers.count
            source.stopCount = try readStops(gradient.node(at: stops))
            return source
        }
        try json.allowOnly(of: node, GradientCase.words)
        throw json.refusal(node, "must be a color, or have the key 'linear', 'radial' or 'angular'")
    }

    /// `[[offset, color], …]`. Constant offsets must be in 0…1 and must not decrease.
    private func readStops(_ node: Int32) throws(AnimError) -> Int32 {
        var count: Int32 = 0
        var last = 0.0
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            guard try json.arrayCount(element) == 2 else {
                throw json.refusal(element, "must be an offset and a color")
            }
            try numberReader.append(element + 1)
            let offset = scenery.numbers.values[scenery.numbers.values.count - 1]
            if offset < last || offset > 1 {
                throw json.refusal(element + 1, "must be from 0 to 1, and not below the offset before it")
            }
            if !offset.isNaN { last = offset }
            _ = try numberReader.append(color: json.record(element + 1).end)
            count += 1
        }
        guard count >= 2 else { throw json.refusal(node, "must have at least two stops") }
        return count
    }
}
