// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// Motions: how values that are set move.
extension DocumentReader {
    // MARK: By name

    func readSprings(_ node: Int32) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = try token(key)
            if try Spring.named(json.bytes(key)) != nil { throw json.refusal(key, "is the name of a preset") }
            let spring = try self.spring(key + 1)
            springOfName.set(name, springs.count)
            springs.append(spring)
        }
    }

    func readCurves(_ node: Int32) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = try token(key)
            if Easing.isKeyword(json.bytes(key)) {
                throw json.refusal(key, "is a word of CSS or a curve's name")
            }
            let curve = try easing(key + 1)
            curveOfName.set(name, curves.count)
            curves.append(curve)
        }
    }

    // MARK: Motions

    func readMotions(_ node: Int32) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = try token(key)
            let motion = try self.motion(key + 1)
            motionOfName.set(name, motions.count)
            motions.append(motion)
        }
    }

    /// A motion in place, or the name of one of the document's `motions`.
    @inline(never)
    package func motion(_ node: Int32) throws(AnimError) -> MotionRequest {
        var expressions = MotionExpressions(-2)
        return try motion(node, &expressions, -1)
    }

    /// Seconds, or an expression for them where there may be one.
    @inline(never)
    private func seconds(_ node: Int32, _ expression: inout Int32, _ state: Int32) throws(AnimError) -> Double? {
        if node < 0 { return nil }
        if expression == -2 || isConstant(node) { return try json.seconds(node) }
        expression = try actionExpression(node, state)
        return 0
    }

    /// The same of a state's action: in place, its seconds may be expressions.
    package func motion(
        _ node: Int32,
        _ expressions: inout MotionExpressions,
        _ state: Int32
    ) throws(AnimError) -> MotionRequest {
        if json.isKind(node, .string) {
            let name = json.text(of: node)
            if let motion = motionOfName[nameIndex(of: name)] { return motions[motion] }
            throw unknown(node, "the document has no motion ", [UInt8](copying: name), motionOfName, "motions")
        }
        let fields = try json.fields(of: node, MotionKey.words)
        var request = MotionRequest()
        if fields.has(MotionKey.spring) {
            guard !fields.has(MotionKey.curve) else {
                throw json.refusal(node, "has a spring and a curve; give one")
            }
            request.shape = .spring(try spring(fields[MotionKey.spring]))
        } else if fields.has(MotionKey.curve) {
            if let curve = try plainCurve(fields[MotionKey.curve]) {
                request.shape = .curve(curve)
            } else {
                let easing = try easing(fields[MotionKey.curve])
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
        return request
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

    /// A spring by its name or by its parameters.
    @inline(never)
    package func spring(_ node: Int32) throws(AnimError) -> Spring {
        do throws(AnimError) {
            return json.isKind(node, .string) ? try preset(node) : try describedSpring(node)
        } catch {
            throw placed(error, node)
        }
    }

    /// A preset, or one of the document's `springs`.
    private func preset(_ node: Int32) throws(AnimError) -> Spring {
        let name = json.text(of: node)
        if !springs.isEmpty, let own = springOfName[nameIndex(of: name)] { return springs[own] }
        if springs.isEmpty { _ = try json.choice(node, of: Spring.knownNames.makeIterator()) }
        if let spring = try Spring.named([UInt8](copying: name)) { return spring }
        throw unknown(
            node,
            "neither a preset nor one of the document's springs is ",
            [UInt8](copying: name),
            springOfName,
            "springs",
            also: Spring.knownNames
        )
    }

    /// By a response; by a duration with a damping ratio or with a bounce; or by mass, stiffness and damping.
    private func describedSpring(_ node: Int32) throws(AnimError) -> Spring {
        _ = try json.objectCount(node)
        if json.has(node, "response") {
            let fields = try json.fields(of: node, SpringResponseKey.words)
            return try Spring.response(
                fields.number(SpringResponseKey.response),
                dampingFraction: fields.number(SpringResponseKey.dampingFraction)
            )
        }
        if json.has(node, "dampingRatio") {
            let fields = try json.fields(of: node, SpringDampingRatioKey.words)
            return try Spring.uiKit(
                duration: fields.number(SpringDampingRatioKey.duration),
                dampingRatio: fields.number(SpringDampingRatioKey.dampingRatio),
                initialVelocity: fields.number(SpringDampingRatioKey.initialVelocity)
            )
        }
        if json.has(node, "duration") {
            let fields = try json.fields(of: node, SpringDurationKey.words)
            return try Spring.perceptual(
                duration: fields.number(SpringDurationKey.duration),
                bounce: fields.number(SpringDurationKey.bounce)
            )
        }
        let fields = try json.fields(of: node, SpringStiffnessKey.words)
        let spring = try Spring(
            mass: fields.number(SpringStiffnessKey.mass),
            stiffness: fields.number(SpringStiffnessKey.stiffness),
            damping: fields.number(SpringStiffnessKey.damping)
        )
        guard fields.has(SpringStiffnessKey.allowsOverdamping) else { return spring }
        return spring.asCoreAnimationPlays(allowsOverdamping: fields.isTrue(SpringStiffnessKey.allowsOverdamping))
    }

    /// A CSS easing function, the name of one of the document's `curves`, or the four numbers of a cubic Bézier curve.
    @inline(never)
    package func easing(_ node: Int32) throws(AnimError) -> Easing {
        if let curve = try plainCurve(node) { return .cubicBezier(curve) }
        if let own = curveOfName[nameIndex(of: json.text(of: node))] { return curves[own] }
        do throws(AnimError) {
            return try Easing.parse(css: json.bytes(node))
        } catch {
            let name = json.bytes(node)
            guard error.code == .syntax, !curveOfName.isEmpty, DocumentName.isToken(json.text(of: node)) else {
                throw placed(error, node)
            }
            var suggestion = Suggestion(for: name[...])
            suggestion.offer(curveOfName, stage.names, prefix: prefix)
            Easing.offerKeywords(to: &suggestion)
            let known = suggestion.ending(
                listName: "curves",
                andMore: ", and Penner's, from easeInQuad to easeInOutBounce"
            )
            throw json.error(
                node,
                "\(JSONText.quoted(name[...])) is no timing function and none of the document's curves\(known)"
            )
        }
    }

    /// A cubic Bézier curve by its numbers or a common name, without the table that an `Easing` makes of it; nil for what else
    /// may say a curve.
    @inline(never)
    func plainCurve(_ node: Int32) throws(AnimError) -> CubicBezier? {
        if json.isKind(node, .string) {
            if curveOfName[nameIndex(of: json.text(of: node))] != nil { return nil }
            return CubicBezier.named(json.bytes(node))
        }
        do throws(AnimError) {
            let numbers = try self.numbers(node, count: 4, "x1, y1, x2 and y2", checks: "1-1-")
            return try CubicBezier(x1: numbers.x, y1: numbers.y, x2: numbers.z, y2: numbers.w)
        } catch {
            throw placed(error, node)
        }
    }

    /// A curve where only a cubic Bézier curve can stand.
    @inline(never)
    package func cubicBezier(_ node: Int32) throws(AnimError) -> CubicBezier {
        if let curve = try plainCurve(node) { return curve }
        let easing = try easing(node)
        guard let curve = easing.cubicBezier else { throw json.refusal(node, "must be a cubic Bézier curve here") }
        return curve
    }
}
