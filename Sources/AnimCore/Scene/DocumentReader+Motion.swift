/// Motions: how values that are set move.
extension DocumentReader {
    func readMotions(_ value: JSONValue) throws(AnimError) {
        for member in try value.object() where !member.key.isExtension {
            let name = intern(try token(member.key))
            let motion = try self.motion(member.value)
            motionOfName.set(name, motions.count)
            motions.append(motion)
        }
    }

    /// A motion in place, or the name of one of the document's `motions`.
    func motion(_ value: JSONValue) throws(AnimError) -> MotionRequest {
        if value.kind == .string {
            let name = try value.string()
            if let motion = motionOfName[nameIndex(of: name)] { return motions[motion] }
            throw value.error("the document has no motion \(JSONText.quoted(name[...]))")
        }
        let object = try value.object()
        try object.allowOnly("spring curve duration delay")
        var request = MotionRequest()
        if let spring = object.member("spring") {
            guard object.member("curve") == nil else { throw value.error("has a spring and a curve; give one") }
            request.shape = .spring(try self.spring(spring))
        } else if let curve = object.member("curve") {
            request.shape = .curve(try self.curve(curve))
        }
        if let duration = object.member("duration") { request.duration = try seconds(duration) }
        if let delay = object.member("delay") { request.delay = try seconds(delay) }
        return request
    }

    func seconds(_ value: JSONValue) throws(AnimError) -> Double {
        let seconds = try value.number()
        guard seconds >= 0, seconds <= MotionPlan.longestSeconds else {
            throw value.error("must be a number of seconds from 0 to 1e9")
        }
        return seconds
    }

    private static let springPresets: WordList = "default smooth snappy bouncy interactive"

    private func spring(_ value: JSONValue) throws(AnimError) -> Spring {
        do throws(AnimError) {
            return value.kind == .string ? try preset(value) : try describedSpring(value)
        } catch {
            // What the spring itself found wrong has no place yet.
            throw AnimError(.document, error.text, place: error.place ?? value.place)
        }
    }

    /// SwiftUI's springs by name. The default animation is a response of 0.55 s with a damping fraction of 1; smooth,
    /// snappy and bouncy last 0.5 s with a bounce of 0, 0.15 and 0.3; interactive is 0.15 s and 0.86.
    private func preset(_ value: JSONValue) throws(AnimError) -> Spring {
        switch try value.choice(of: DocumentReader.springPresets) {
        case 0: try Spring.response(0.55, dampingFraction: 1)
        case 1: try Spring.perceptual(duration: 0.5, bounce: 0)
        case 2: try Spring.perceptual(duration: 0.5, bounce: 0.15)
        case 3: try Spring.perceptual(duration: 0.5, bounce: 0.3)
        default: try Spring.response(0.15, dampingFraction: 0.86)
        }
    }

    private func describedSpring(_ value: JSONValue) throws(AnimError) -> Spring {
        let object = try value.object()
        if let response = object.member("response") {
            try object.allowOnly("response dampingFraction")
            return try Spring.response(
                try number(response),
                dampingFraction: try optional(object, "dampingFraction", 1)
            )
        }
        if let ratio = object.member("dampingRatio") {
            try object.allowOnly("duration dampingRatio initialVelocity")
            return try Spring.uiKit(
                duration: try number(try object.require("duration")),
                dampingRatio: try number(ratio),
                initialVelocity: try optional(object, "initialVelocity", 0)
            )
        }
        if let duration = object.member("duration") {
            try object.allowOnly("duration bounce")
            return try Spring.perceptual(duration: try number(duration), bounce: try optional(object, "bounce", 0))
        }
        try object.allowOnly("mass stiffness damping")
        return try Spring(
            mass: try optional(object, "mass", 1),
            stiffness: try number(try object.require("stiffness")),
            damping: try number(try object.require("damping"))
        )
    }

    private func optional(_ object: JSONObject, _ name: StaticString, _ missing: Double) throws(AnimError) -> Double {
        guard let value = object.member(name) else { return missing }
        return try number(value)
    }

    private func curve(_ value: JSONValue) throws(AnimError) -> CubicBezier {
        if value.kind == .string {
            guard let curve = CubicBezier.named(try value.string()) else {
                throw value.error("must be 'linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out' or four numbers")
            }
            return curve
        }
        let numbers = try self.numbers(value, count: 4, "x1, y1, x2 and y2")
        do throws(AnimError) {
            return try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
        } catch {
            throw AnimError(.document, error.text, place: value.place)
        }
    }
}
