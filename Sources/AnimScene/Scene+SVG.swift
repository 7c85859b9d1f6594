// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// A display list as an SVG document.
extension Scene {
    /// Appends the present picture as an SVG document whose viewBox is the canvas: SVG 1.1, plus SVG 2 and CSS for
    /// blending and shadows. Angular gradients become sectors of a 180th of a turn.
    package func appendSVG(background: Color? = nil, to bytes: inout [UInt8]) {
        let displayList = display()
        var writer = SVGWriter(bytes)
        bytes = []
        writer.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        writer.writeAttribute("width", canvas.width)
        writer.writeAttribute("height", canvas.height)
        writer.write(" viewBox=\"")
        writer.write([canvas.x, canvas.y, canvas.width, canvas.height])
        writer.write("\">\n")
        if let background {
            writer.write("<rect")
            writer.writeAttribute("x", canvas.x)
            writer.writeAttribute("y", canvas.y)
            writer.writeAttribute("width", canvas.width)
            writer.writeAttribute("height", canvas.height)
            writer.writeColor(background, "fill")
            writer.write("/>\n")
        }
        for (index, command) in displayList.commands.enumerated() { writer.write(command, index, of: displayList) }
        writer.write("</svg>\n")
        bytes = writer.bytes
    }
}

/// Writes the elements of an SVG document.
struct SVGWriter {
    package var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    @inline(never)
    package mutating func write(_ text: StaticText) {
        bytes.append(contentsOf: text.utf8)
    }

    @inline(never)
    package mutating func write(_ number: Double) { Path.appendNumber(number, to: &bytes) }

    @inline(never)
    package mutating func write(_ numbers: [Double]) {
        for (index, number) in numbers.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: " ")) }
            write(number)
        }
    }

    /// The attributes ` fill="#rrggbb"` and, unless opaque, ` fill-opacity="…"`; for a stop `stop-color` and
    /// `stop-opacity`.
    mutating func writeColor(_ color: Color, _ name: StaticText, suffix: StaticText = "") {
        write(" ")
        write(name)
        write(suffix)
        write("=\"")
        writeHexadecimal(color)
        write("\"")
        guard color.opacity != 1 else { return }
        write(" ")
        write(name)
        write("-opacity=\"")
        write(color.opacity)
        write("\"")
    }

    package mutating func write(_ command: DrawCommand, _ index: Int, of list: DisplayList) {
        switch command.kind {
        case .layerEnd, .clipEnd: return write("</g>\n")
        case .layerBegin: return writeLayer(command, index)
        case .clipBegin: return writeClip(command, index, of: list)
        case .image: return writeImage(command, of: list)
        case .fill, .stroke, .text: break
        }
        if command.paintCode == 3, command.kind != .text { return writeSectors(command, index, of: list) }
        writeGradient(command.paint, index, of: list)
        if command.kind == .text {
            writeTextStart(command.text, of: list)
        } else {
            writePathStart(command, of: list)
        }
        writeTransform(command.transform)
        if command.opacity != 1 { writeAttribute("opacity", command.opacity) }
        let name: StaticText = command.kind == .stroke ? "stroke" : "fill"
        switch command.paint {
        case .solid(let color): writeColor(color, name)
        // For a text, whose outline is not known here.
        case .angular: writeColor(list.stops[command.stops.lowerBound].color, name)
        case .linear, .radial:
            write(" ")
            write(name)
            writeReference("=\"url(#p", index, ")\"")
        }
        if command.kind == .text {
            write(">")
            writeText(list.text[command.text.text.indices])
            write("</text>\n")
            return
        }
        writeStyle(of: command, list)
        write("/>\n")
    }

    @inline(never)
    mutating func writePathStart(_ command: DrawCommand, of list: DisplayList) {
        write("<path d=\"")
        list.appendPathData(of: command, to: &bytes)
        write("\"")
    }

    @inline(never)
    mutating func writeTransform(_ transform: AffineTransform) {
        guard transform != .identity else { return }
        write(" transform=\"matrix(")
        write([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
        write(")\"")
    }

    /// A name inside the SVG document, made from the index of its command.
    @inline(never)
    mutating func writeReference(_ before: StaticText, _ index: Int, _ after: StaticText) {
        write(before)
        write(Double(index))
        write(after)
    }

    mutating func writeStyle(of command: DrawCommand, _ list: DisplayList) {
        guard command.kind == .stroke else {
            if command.fillRule == .evenOdd { write(" fill-rule=\"evenodd\"") }
            return
        }
        let stroke = command.stroke
        write(" fill=\"none\"")
        writeAttribute("stroke-width", stroke.width)
        switch stroke.cap {
        case .butt: break
        case .round: write(" stroke-linecap=\"round\"")
        case .square: write(" stroke-linecap=\"square\"")
        }
        switch stroke.join {
        case .miter: break
        case .round: write(" stroke-linejoin=\"round\"")
        case .bevel: write(" stroke-linejoin=\"bevel\"")
        }
        if stroke.miterLimit != 4 {
            writeAttribute("stroke-miterlimit", stroke.miterLimit)
        }
        guard stroke.dashes.count > 0 else { return }
        write(" stroke-dasharray=\"")
        write([Double](list.dashes[stroke.dashes.indices]))
        write("\"")
        if stroke.dashOffset != 0 { writeAttribute("stroke-dashoffset", stroke.dashOffset) }
    }

    private mutating func writeGradient(_ paint: DrawCommand.Paint, _ index: Int, of list: DisplayList) {
        switch paint {
        case .solid, .angular: return
        case .linear(let x1, let y1, let x2, let y2, let stops):
            write("<linearGradient")
            writeGradientAttributes(index)
            writeAttribute("x1", x1)
            writeAttribute("y1", y1)
            writeAttribute("x2", x2)
            writeAttribute("y2", y2)
            writeStops(list.stops[stops])
            write("</linearGradient>\n")
        case .radial(let x, let y, let radius, let stops):
            write("<radialGradient")
            writeGradientAttributes(index)
            writeAttribute("cx", x)
            writeAttribute("cy", y)
            writeAttribute("r", radius)
            writeStops(list.stops[stops])
            write("</radialGradient>\n")
        }
    }

    private mutating func writeGradientAttributes(_ index: Int) {
        writeReference(" id=\"p", index, "\" gradientUnits=\"userSpaceOnUse\"")
    }

    @inline(never)
    mutating func writeAttribute(_ name: StaticText, _ number: Double) {
        write(" ")
        write(name)
        write("=\"")
        write(number)
        write("\"")
    }

    private mutating func writeStops(_ stops: ArraySlice<GradientStop>) {
        write(">")
        for stop in stops {
            write("<stop")
            writeAttribute("offset", stop.offset)
            writeColor(stop.color, "stop", suffix: "-color")
            write("/>")
        }
    }

    /// `#rrggbb`, each component rounded to the nearest of 255 steps.
    private mutating func writeHexadecimal(_ color: Color) {
        bytes.append(UInt8(ascii: "#"))
        for component in [color.red, color.green, color.blue] {
            let step = Int(min(max(component, 0), 1) * 255 + 0.5)
            bytes.append(SVGWriter.digit(step >> 4))
            bytes.append(SVGWriter.digit(step & 15))
        }
    }

    private static func digit(_ value: Int) -> UInt8 {
        UInt8(value < 10 ? 48 + value : 87 + value)
    }
}
