// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads motions of values that are set.
final class MotionReader: ScopedReader {
    let scope: DocumentScope
    let json: JSONStorage
    let expressionReader: ExpressionReader
    let curveReader: CurveReader
    private var motions: [MotionRequest] = []
    private var motionOfName = NameMap()
    /// The node of the velocity of each motion, and of the one read last; −1 for none.
    private var motionVelocities: [Int32] = []
    private(set) var motionVelocity: Int32 = -1

    init(_ expressionReader: ExpressionReader, _ curveReader: CurveReader) {
        self.expressionReader = expressionReader
        self.curveReader = curveReader
        scope = expressionReader.scope
        json = scope.json
    }

    func readMotions(_ node: Int32) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = try names.define(key)
            let motion = try self.motion(key + 1)
            motionOfName.set(name, motions.count)
            motions.append(motion)
            motionVelocities.append(motionVelocity)
        }
    }

    /// An inline motion, or the name of one of the document's `motions`.
    @inline(never)
    func motion(_ node: Int32) throws(AnimError) -> MotionRequest {
        var expressions = MotionExpressions(-2)
        return try motion(node, &expressions, -1)
    }

    /// Seconds; where allowed, also an expression.
    @inline(never)
    private func seconds(_ node: Int32, _ expression: inout Int32, _ state: Int32) throws(AnimError) -> Double? {
        if node < 0 { return nil }
        if expression == -2 || scope.isConstant(node) { return try json.seconds(node) }
        expression = try expressionReader.actionExpression(node, state)
        return 0
    }

    /// The same for an action of a state. If inline, its times may be expressions.
    func motion(
        _ node: Int32,
        _ expressions: inout MotionExpressions,
        _ state: Int32
    ) throws(AnimError) -> MotionRequest {
        motionVelocity = -1
        if json.isKind(node, .string) {
            let name = json.text(of: node)
            if let motion = motionOfName[names.definition(name)] {
                motionVelocity = motionVelocities[motion]
                return motions[motion]
            }
            throw names.unknown(
                node,
                "the document has no motion ",
                [UInt8](copying: name),
                motionOfName,
                "motions",
                isDefinition: true
            )
        }
        let fields = try json.fields(of: node, MotionKey.words)
        var request = MotionRequest()
        if fields.has(MotionKey.spring) {
            guard !fields.has(MotionKey.curve) else {
                throw json.refusal(node, "has a spring and a curve; give one")
            }
            request.shape = .spring(try curveReader.spring(fields[MotionKey.spring]))
        } else if fields.has(MotionKey.curve) {
            if let curve = try curveReader.plainCurve(fields[MotionKey.curve]) {
                request.shape = .curve(curve)
            } else {
                let easing = try curveReader.easing(fields[MotionKey.curve])
                request.shape = easing.cubicBezier.map { .curve($0) } ?? .easing(easing)
            }
        }
        request.duration = try seconds(fields[MotionKey.duration], &expressions.duration, state)
        request.delay = try seconds(fields[MotionKey.delay], &expressions.delay, state)
        request.stagger = try seconds(fields[MotionKey.stagger], &expressions.stagger, state)
        if fields.has(MotionKey.interruption) {
            request.interruption = Interruption(rawValue: Int32(fields.integer(MotionKey.interruption) + 1))
        }
        if fields.has(MotionKey.repeat) || fields.has(MotionKey.autoreverse) {
            var repetition = Repetition(autoreverses: fields.isTrue(MotionKey.autoreverse))
            if fields.has(MotionKey.repeat) { repetition.count = try endless(fields[MotionKey.repeat]) }
            request.repetition = repetition
        }
        if fields.has(MotionKey.velocity) {
            motionVelocity = fields[MotionKey.velocity]
            guard case .spring = request.shape else {
                throw json.refusal(motionVelocity, "is allowed only beside a spring")
            }
            guard request.interruption == nil || request.interruption == .replace else {
                throw json.refusal(motionVelocity, "is allowed only where the interruption is 'replace'")
            }
            try checkVelocity(motionVelocity)
        }
        return request
    }

    /// Checks a velocity as far as possible without its properties: a named motion is read before them.
    private func checkVelocity(_ node: Int32) throws(AnimError) {
        if json.isKind(node, .object) {
            try json.forEachMember(of: node) { (key) throws(AnimError) in
                guard !json.isKind(key + 1, .object) else {
                    throw json.kindError(key + 1, "must be a number, an expression or an array of them")
                }
                try checkVelocity(key + 1)
            }
        } else if json.isKind(node, .array) {
            try json.forEachElement(of: node) { (element) throws(AnimError) in
                if !json.isKind(element, .string) { _ = try json.checkedNumber(element) }
            }
        } else if !json.isKind(node, .string) {
            _ = try json.checkedNumber(node)
        }
    }

    /// A number above 0, or "infinite".
    @inline(never)
    func endless(_ node: Int32) throws(AnimError) -> Double {
        if json.isKind(node, .string), json.isEqual(node, to: "infinite") { return .infinity }
        do throws(AnimError) {
            return try json.checkedNumber(node, UInt8(ascii: "+"))
        } catch {
            throw AnimError(error.code, "\(error.text); without an end it is 'infinite'", place: error.place)
        }
    }
}
