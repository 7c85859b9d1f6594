// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// Reads springs and curves, inline or by their names in a document's `springs` and `curves`.
package final class CurveReader {
    let json: JSONStorage
    let names: DocumentNames
    package private(set) var springs: [Spring] = []
    private var springOfName = NameMap()
    package private(set) var curves: [Easing] = []
    private var curveOfName = NameMap()

    init(_ names: DocumentNames) {
        json = names.json
        self.names = names
    }

    func readSprings(_ node: Int32) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = try names.define(key)
            if try Spring.named(json.bytes(key)) != nil { throw json.refusal(key, "is the name of a preset") }
            let spring = try self.spring(key + 1)
            springOfName.set(name, springs.count)
            springs.append(spring)
        }
    }

    func readCurves(_ node: Int32) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = try names.define(key)
            if Easing.isKeyword(json.bytes(key)) {
                throw json.refusal(key, "is a word of CSS or a curve's name")
            }
            let curve = try easing(key + 1)
            curveOfName.set(name, curves.count)
            curves.append(curve)
        }
    }

    /// A spring, by name or by parameters.
    @inline(never)
    package func spring(_ node: Int32) throws(AnimError) -> Spring {
        do throws(AnimError) {
            return json.isKind(node, .string) ? try preset(node) : try describedSpring(node)
        } catch {
            throw json.placed(error, node, .document)
        }
    }

    /// A preset, or one of the document's `springs`.
    private func preset(_ node: Int32) throws(AnimError) -> Spring {
        let name = json.text(of: node)
        if !springs.isEmpty, let own = springOfName[names.definition(name)] { return springs[own] }
        if springs.isEmpty { _ = try json.choice(node, of: Spring.knownNames.makeIterator()) }
        if let spring = try Spring.named([UInt8](copying: name)) { return spring }
        throw names.unknown(
            node,
            "neither a preset nor one of the document's springs is ",
            [UInt8](copying: name),
            springOfName,
            "springs",
            also: Spring.knownNames,
            isDefinition: true
        )
    }

    /// From a response; from a duration with a damping ratio or with a bounce; or from mass, stiffness and damping.
    private func describedSpring(_ node: Int32) throws(AnimError) -> Spring {
        _ = try json.objectCount(node)
        if json.has(node, "response") {
            let fields = try json.fields(of: node, SpringResponseKey.words)
            return try Spring.response(
                fields.number(SpringResponseKey.response),
                dampingRatio: fields.number(SpringResponseKey.dampingRatio)
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
        if let own = curveOfName[names.definition(json.text(of: node))] { return curves[own] }
        do throws(AnimError) {
            return try Easing.parse(css: json.bytes(node))
        } catch {
            let name = json.bytes(node)
            guard error.code == .syntax, !curveOfName.isEmpty, DocumentName.isName(json.text(of: node)) else {
                throw json.placed(error, node, .document)
            }
            var suggestion = Suggestion(for: name[...])
            names.offer(curveOfName, to: &suggestion)
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

    /// A cubic Bézier curve given by its numbers or a common name, without the table of an `Easing`; nil for other
    /// curves.
    @inline(never)
    func plainCurve(_ node: Int32) throws(AnimError) -> CubicBezier? {
        if json.isKind(node, .string) {
            if curveOfName[names.definition(json.text(of: node))] != nil { return nil }
            return CubicBezier.named(json.bytes(node))
        }
        do throws(AnimError) {
            let numbers = try json.numbers(node, count: 4, "x1, y1, x2 and y2", checks: "1-1-")
            return try CubicBezier(x1: numbers.x, y1: numbers.y, x2: numbers.z, y2: numbers.w)
        } catch {
            throw json.placed(error, node, .document)
        }
    }

    /// A curve that must be a cubic Bézier curve.
    @inline(never)
    package func cubicBezier(_ node: Int32) throws(AnimError) -> CubicBezier {
        if let curve = try plainCurve(node) { return curve }
        let easing = try easing(node)
        guard let curve = easing.cubicBezier else { throw json.refusal(node, "must be a cubic Bézier curve here") }
        return curve
    }
}
