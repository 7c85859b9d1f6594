// SPDX-License-Identifier: MIT
// Formulas and matrices: CSS Color 4, sections 10 and 18, which has OKLab with its matrices recalculated for one white.
// Tests/conformance/generators/colors.py derives the matrices in exact fractions.

import AnimMath

extension MovingColor {
    /// Converts a color of one space to the same color of another; accurate to 1e-12 within the gamuts.
    ///
    /// Does nothing if the spaces are equal. Otherwise components are clamped to 1e30 in size. The resulting hue is
    /// from 0 to 2π; for a color without chroma it is 0 or arbitrary.
    @inline(never)
    package mutating func convert(from source: ColorSpace, to target: ColorSpace) {
        if source == target { return }
        forEach(3, MovingColor.clamped)
        if source == .okLCH { makeRectangular() }
        let start = source == .okLCH ? .okLab : source
        let end = target == .okLCH ? .okLab : target
        if start != end {
            // By way of linear sRGB.
            if start == .okLab {
                multiply(.rootsFromOKLab)
                forEach(3, MovingColor.cube)
                multiply(.linearFromCones)
            } else if start != .linearSRGB {
                forEach(3, MovingColor.light)
                if start == .displayP3 { multiply(.linearFromP3) }
            }
            if end == .okLab {
                multiply(.conesFromLinear)
                forEach(3, MovingColor.cubeRoot)
                multiply(.okLabFromRoots)
            } else if end != .linearSRGB {
                if end == .displayP3 { multiply(.p3FromLinear) }
                forEach(3, MovingColor.signal)
            }
        }
        if target == .okLCH { makePolar() }
        forEach(3, MovingColor.clamped)
    }

    /// sRGB's transfer function, from a component to light.
    private static func light(_ component: SIMD2<Double>) -> SIMD2<Double> {
        let size = component[0].magnitude
        if size <= 0.04045 { return component / 12.92 }
        let base = (size + 0.055) / 1.055
        let power = Math.pow(base, 2.4)
        return SIMD2(component[0] < 0 ? -power : power, component[1] * (2.4 / 1.055) * (power / base))
    }

    /// The inverse of `light`.
    ///
    /// `light` jumps at 0.04045, from 0.00313080495 to 0.0031308073. The linear part here ends in the middle of the
    /// jump, so that every component is reproduced. With CSS's rounded 0.0031308, a component slightly below 0.04045
    /// would change by 3e-8.
    private static func signal(_ light: SIMD2<Double>) -> SIMD2<Double> {
        let size = light[0].magnitude
        if size <= 0.003130806 { return light * 12.92 }
        let power = Math.pow(size, 1 / 2.4)
        let component = 1.055 * power - 0.055
        return SIMD2(light[0] < 0 ? -component : component, light[1] * (1.055 / 2.4) * (power / size))
    }

    private static func cube(_ x: SIMD2<Double>) -> SIMD2<Double> {
        let square = x[0] * x[0]
        return SIMD2(square * x[0], 3 * square * x[1])
    }

    /// The root is infinitely steep at 0; the velocity of black is taken as 0.
    private static func cubeRoot(_ x: SIMD2<Double>) -> SIMD2<Double> {
        let root = Math.cbrt(x[0])
        return SIMD2(root, x[0].magnitude > 1e-30 ? x[1] / (3 * root * root) : 0)
    }

    private mutating func makeRectangular() {
        let (sin, cos) = Math.sincos(z[0])
        let chroma = y
        y = MovingColor.product(chroma, SIMD2(cos, -sin * z[1]))
        z = MovingColor.product(chroma, SIMD2(sin, cos * z[1]))
    }

    /// A color whose hue is powerless keeps its hue.
    private mutating func makePolar() {
        let (a, b) = (y, z)
        let chroma = Math.hypot(a[0], b[0])
        guard chroma > 1e-30 else {
            y = .zero
            z = .zero
            return
        }
        let (cos, sin) = (a[0] / chroma, b[0] / chroma)
        y = SIMD2(chroma, cos * a[1] + sin * b[1])
        let hue = Math.atan2(b[0], a[0])
        let positive = hue < 0 ? hue + Angle.turn : hue
        z = SIMD2(
            // A hue slightly below 0 can round to 2π.
            positive < Angle.turn ? positive : 0,
            chroma > ColorInterpolation.powerlessChroma ? (cos * b[1] - sin * a[1]) / chroma : 0
        )
    }
}

extension MovingColor {
    /// The index of a matrix in `coefficients`.
    private enum Matrix: Int {
        case linearFromP3 = 0
        case p3FromLinear = 9
        case conesFromLinear = 18
        case linearFromCones = 27
        case okLabFromRoots = 36
        case rootsFromOKLab = 45
    }

    @inline(never)
    private mutating func multiply(_ matrix: Matrix) {
        let (x, y, z) = (x, y, z)
        MovingColor.coefficients.withUnsafeBufferPointer { coefficients in
            var index = matrix.rawValue
            forEach(3) { _ in
                defer { index += 3 }
                var sum: SIMD2<Double> = coefficients[index] * x
                sum += coefficients[index + 1] * y
                sum += coefficients[index + 2] * z
                return sum
            }
        }
    }

    /// `multiply` of ranges.
    private static func multiply(_ matrix: Matrix, _ x: UnsafeMutablePointer<ExpressionRange>) {
        let old = (x[0], x[1], x[2])
        coefficients.withUnsafeBufferPointer { coefficients in
            for index in 0..<3 {
                let row = matrix.rawValue + 3 * index
                x[index] = ExpressionRange(coefficients[row]) * old.0
                x[index] = x[index] + ExpressionRange(coefficients[row + 1]) * old.1
                x[index] = x[index] + ExpressionRange(coefficients[row + 2]) * old.2
            }
        }
    }

    /// The range of a function that is increasing, except for its two jumps.
    private static func ends(
        _ x: ExpressionRange,
        jump: Double,
        _ function: (SIMD2<Double>) -> SIMD2<Double>
    ) -> ExpressionRange {
        if x.isAnything { return x }
        let low = function(SIMD2(x.low, 0))[0]
        let high = function(SIMD2(x.high, 0))[0]
        let jumps = x.low <= jump && x.high >= jump || x.low <= -jump && x.high >= -jump
        let slack = jumps ? 1e-7 : 1e-14 * Swift.max(low.magnitude, high.magnitude)
        return ExpressionRange(low - slack, high + slack)
    }

    /// `ColorInterpolation.decoded` for ranges: replaces those of three interpolated components and of the opacity.
    static func decode(_ interpolation: ColorInterpolation, _ x: UnsafeMutablePointer<ExpressionRange>) {
        let space = interpolation.space
        if interpolation.isPremultiplied {
            for index in 0..<(space == .okLCH ? 2 : 3) {
                x[index] = x[3].low > 0 ? .apply(.divide, x[index], x[3], x[3]) : .anything
            }
        }
        for index in 0..<3 where !(Swift.max(x[index].high, -x[index].low) < 1e30) { x[index] = .anything }
        if space == .okLCH {
            let (chroma, hue) = (x[1], x[2])
            x[1] = chroma * .apply(.cos, hue, hue, hue)
            x[2] = chroma * .apply(.sin, hue, hue, hue)
        }
        switch space {
        case .sRGB: return
        case .okLab, .okLCH:
            multiply(.rootsFromOKLab, x)
            for index in 0..<3 { x[index] = x[index] * x[index] * x[index] }
            multiply(.linearFromCones, x)
        case .displayP3:
            for index in 0..<3 { x[index] = ends(x[index], jump: 0.04045, light) }
            multiply(.linearFromP3, x)
        case .linearSRGB: break
        }
        for index in 0..<3 { x[index] = ends(x[index], jump: 0.003130806, signal) }
    }

    /// Printed by `colors.py --matrices`: the rows of each matrix.
    private static let coefficients: [Double] = [
        // Linear sRGB from linear Display P3.
        1.2249401762805598, -0.22494017628055996, 0.0,
        -0.04205695470968816, 1.042056954709688, 0.0,
        -0.019637554590334432, -0.07863604555063189, 1.0982736001409663,
        // Linear Display P3 from linear sRGB.
        0.8224619687143623, 0.17753803128563775, 0.0,
        0.03319419885096162, 0.9668058011490384, 0.0,
        0.017082630721120033, 0.07239744066396347, 0.9105199286149165,
        // Cone responses (LMS) from linear sRGB.
        0.412221469470763, 0.5363325372617348, 0.0514459932675022,
        0.21190349581782522, 0.6806995506452344, 0.10739695353694055,
        0.08830245919005643, 0.2817188391361215, 0.6299787016738221,
        // Linear sRGB from cone responses.
        4.076741636075958, -3.3077115392580625, 0.23096990318210447,
        -1.268437973285032, 2.609757349287689, -0.3413193760026573,
        -0.00419607613867548, -0.7034186179359363, 1.7076146940746117,
        // OKLab from the cube roots of cone responses.
        0.210454268309314, 0.7936177747023054, -0.0040720430116193,
        1.9779985324311684, -2.42859224204858, 0.450593709617411,
        0.0259040424655478, 0.7827717124575296, -0.8086757549230774,
        // The cube roots of cone responses from OKLab.
        1.0, 0.396337777376175, 0.2158037573099136,
        0.9999999999999999, -0.10556134581565856, -0.06385417282581334,
        0.9999999999999999, -0.08948417752981182, -1.2914855480194094,
    ]
}

extension ColorSpace {
    /// Converts a color, four numbers with the opacity last, to another space. See `ColorSpace` for their meaning.
    ///
    /// Accurate to 1e-12 within the gamuts; outside, relative to the largest component. If the spaces differ,
    /// components are clamped to 1e30 in size. The resulting hue is from 0 to 2π. The opacity is passed through.
    ///
    /// - Parameter result: Four numbers; may be `color`.
    package func convert(
        _ color: UnsafePointer<Double>,
        to target: ColorSpace,
        _ result: UnsafeMutablePointer<Double>
    ) {
        var moving = MovingColor(color, nil)
        moving.convert(from: self, to: target)
        moving.store(lane: 0, in: result)
    }
}
