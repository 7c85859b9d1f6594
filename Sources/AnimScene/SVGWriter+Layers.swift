// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Layers, clips, texts, images, and angular gradients, which SVG lacks.
extension SVGWriter {
    @inline(never)
    mutating func writeLayer(_ command: DrawCommand, _ index: Int) {
        let layer = command.layer
        let hasShadow = layer.hasShadow && !command.bounds.isEmpty
        if hasShadow {
            let (x, y) = (layer.shadowX, layer.shadowY)
            let deviation = layer.shadowBlur / 2
            let transform = command.transform
            writeReference("<filter id=\"s", index, "\" filterUnits=\"userSpaceOnUse\"")
            writeBounds(command)
            write(" color-interpolation-filters=\"sRGB\"><feDropShadow")
            writeAttribute("dx", transform.a * x + transform.c * y)
            writeAttribute("dy", transform.b * x + transform.d * y)
            write(" stdDeviation=\"")
            write([
                deviation * Math.hypot(transform.a, transform.c), deviation * Math.hypot(transform.b, transform.d),
            ])
            write("\"")
            writeColor(layer.shadowColor, "flood", suffix: "-color")
            write("/></filter>\n")
        }
        write("<g")
        if command.opacity != 1 { writeAttribute("opacity", command.opacity) }
        if hasShadow { writeReference(" filter=\"url(#s", index, ")\"") }
        if layer.blend != 0 {
            write(" style=\"mix-blend-mode:")
            var number: Int32 = 0
            for word in NodeBlendWord.words {
                if number == layer.blend { bytes.append(contentsOf: word) }
                number += 1
            }
            write("\"")
        }
        write(">\n")
    }

    private mutating func writeBounds(_ command: DrawCommand) {
        writeAttribute("x", command.boundsX)
        writeAttribute("y", command.boundsY)
        writeAttribute("width", command.boundsWidth)
        writeAttribute("height", command.boundsHeight)
    }

    @inline(never)
    mutating func writeClip(_ clip: DrawCommand, _ index: Int, of list: DisplayList) {
        writeReference("<clipPath id=\"c", index, "\">")
        writePathStart(clip, of: list)
        writeTransform(clip.transform)
        if clip.fillRule == .evenOdd { write(" clip-rule=\"evenodd\"") }
        writeReference("/></clipPath>\n<g clip-path=\"url(#c", index, ")\">\n")
    }

    @inline(never)
    mutating func writeImage(_ command: DrawCommand, of list: DisplayList) {
        let image = command.image
        write("<image href=\"")
        writeText(list.text[image.name.indices])
        write("\"")
        writeAttribute("x", image.x)
        writeAttribute("y", image.y)
        writeAttribute("width", image.width)
        writeAttribute("height", image.height)
        switch image.fit {
        case 0: write(" preserveAspectRatio=\"none\"")
        case 1: break
        default: write(" preserveAspectRatio=\"xMidYMid slice\"")
        }
        writeTransform(command.transform)
        if command.opacity != 1 { writeAttribute("opacity", command.opacity) }
        write("/>\n")
    }

    /// A text's element up to its paint.
    @inline(never)
    mutating func writeTextStart(_ text: DrawText, of list: DisplayList) {
        write("<text xml:space=\"preserve\"")
        writeAttribute("x", text.x)
        writeAttribute("y", text.y)
        writeAttribute("font-size", text.size)
        writeAttribute("font-weight", text.weight)
        if text.font.count > 0 {
            write(" font-family=\"")
            writeText(list.text[text.font.indices])
            write("\"")
        }
        switch text.align {
        case 1: write(" text-anchor=\"middle\"")
        case 2: write(" text-anchor=\"end\"")
        default: break
        }
        switch text.baseline {
        case 1: write(" dominant-baseline=\"text-before-edge\"")
        case 2: write(" dominant-baseline=\"central\"")
        case 3: write(" dominant-baseline=\"text-after-edge\"")
        default: break
        }
    }

    /// UTF-8 with XML escapes. Control characters, which XML does not allow, become spaces.
    @inline(never)
    mutating func writeText(_ text: ArraySlice<UInt8>) {
        for (index, byte) in zip(text.indices, text) {
            switch byte {
            case UInt8(ascii: "&"): write("&amp;")
            case UInt8(ascii: "<"): write("&lt;")
            case UInt8(ascii: ">"): write("&gt;")
            case UInt8(ascii: "\""): write("&quot;")
            case 0..<0x20: bytes.append(UInt8(ascii: " "))
            case 0xBE, 0xBF:
                // U+FFFE and U+FFFF are not characters; U+FFFD replaces them.
                let isNone = index >= text.startIndex + 2 && text[index - 1] == 0xBF && text[index - 2] == 0xEF
                bytes.append(isNone ? 0xBD : byte)
            default: bytes.append(byte)
            }
        }
    }

    // MARK: Angular gradients

    /// Number of sectors of an angular gradient: two degrees each.
    private static let sectorCount = 180

    /// Sectors of one color each, masked by the filled or stroked shape.
    @inline(never)
    mutating func writeSectors(_ command: DrawCommand, _ index: Int, of list: DisplayList) {
        let (x, y, angle, _) = command.paintSource.gradient
        var reach = 0.0
        let coordinates = command.path.coordinates.indices
        var next = coordinates.lowerBound
        while next + 1 < coordinates.upperBound {
            reach = max(reach, Math.hypot(list.coordinates[next] - x, list.coordinates[next + 1] - y))
            next += 2
        }
        // Beyond the corners of the polygon made by the sectors, and beyond miters.
        reach *= 1.001
        if command.kind == .stroke { reach += command.stroke.width * command.stroke.miterLimit }
        guard reach > 0, reach.isFinite else { return }
        writeReference("<mask id=\"m", index, "\" maskUnits=\"userSpaceOnUse\"")
        writeAttribute("x", x - reach)
        writeAttribute("y", y - reach)
        writeAttribute("width", 2 * reach)
        writeAttribute("height", 2 * reach)
        write(">")
        writePathStart(command, of: list)
        write(command.kind == .stroke ? " stroke=\"#fff\"" : " fill=\"#fff\"")
        writeStyle(of: command, list)
        writeReference("/></mask>\n<g shape-rendering=\"crispEdges\" mask=\"url(#m", index, ")\"")
        writeTransform(command.transform)
        if command.opacity != 1 { writeAttribute("opacity", command.opacity) }
        write(">\n")
        let count = SVGWriter.sectorCount
        for sector in 0..<count {
            let step = 6.283185307179586 / Double(count)
            write("<path d=\"M")
            write([x, y])
            for edge in [sector, sector + 1] {
                let (sine, cosine) = Math.sincos(angle + step * Double(edge))
                write("L")
                write([x + 1.001 * reach * cosine, y + 1.001 * reach * sine])
            }
            write("Z\"")
            writeColor(list.color(at: (Double(sector) + 0.5) / Double(count), of: command.stops), "fill")
            write("/>\n")
        }
        write("</g>\n")
    }
}

extension DisplayList {
    /// A gradient's color at an offset: interpolated in sRGB, not premultiplied.
    package func color(at offset: Double, of range: Range<Int>) -> Color {
        var before = stops[range.lowerBound]
        for stop in stops[range] {
            if stop.offset > offset {
                guard stop.offset > before.offset, offset > before.offset else { return before.color }
                let t = (offset - before.offset) / (stop.offset - before.offset)
                func mix(_ a: Double, _ b: Double) -> Double { a * (1 - t) + b * t }
                return Color(
                    red: mix(before.color.red, stop.color.red),
                    green: mix(before.color.green, stop.color.green),
                    blue: mix(before.color.blue, stop.color.blue),
                    opacity: mix(before.color.opacity, stop.color.opacity)
                )
            }
            before = stop
        }
        return before.color
    }
}
