/// Motions: how values that are set move.
extension DocumentReader {
    func readMotions(_ node: Int32) throws(AnimError) {
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let name = try token(key)
            let motion = try self.motion(key + 1)
            motionOfName.set(name, motions.count)
            motions.append(motion)
        }
    }

    private static let motionKeys: WordList = "spring curve duration:t delay:t"

    private enum MotionKey: Int { case spring, curve, duration, delay }

    /// A motion in place, or the name of one of the document's `motions`.
    @inline(never)
    func motion(_ node: Int32) throws(AnimError) -> MotionRequest {
        if json.isKind(node, .string) {
            let name = json.bytes(node)
            if let motion = motionOfName[nameIndex(of: name)] { return motions[motion] }
            throw json.refusal(node, "the document has no motion ", quoting: name)
        }
        let fields = try json.fields(of: node, DocumentReader.motionKeys)
        var request = MotionRequest()
        if fields.has(MotionKey.spring) {
            guard !fields.has(MotionKey.curve) else {
                throw json.refusal(node, "has a spring and a curve; give one")
            }
            request.shape = .spring(try spring(fields[MotionKey.spring]))
        } else if fields.has(MotionKey.curve) {
            request.shape = .curve(try curve(fields[MotionKey.curve]))
        }
        if fields.has(MotionKey.duration) { request.duration = fields.number(MotionKey.duration) }
        if fields.has(MotionKey.delay) { request.delay = fields.number(MotionKey.delay) }
        return request
    }

    private static let springPresets: WordList = "default smooth snappy bouncy interactive"

    private func spring(_ node: Int32) throws(AnimError) -> Spring {
        do throws(AnimError) {
            return json.isKind(node, .string) ? try preset(node) : try describedSpring(node)
        } catch {
            // What the spring itself found wrong has no place yet.
            throw AnimError(.document, error.text, place: error.place ?? json.arena.place(of: node))
        }
    }

    /// SwiftUI's springs by name. The default animation is a response of 0.55 s with a damping fraction of 1; smooth,
    /// snappy and bouncy last 0.5 s with a bounce of 0, 0.15 and 0.3; interactive is 0.15 s and 0.86.
    private func preset(_ node: Int32) throws(AnimError) -> Spring {
        let choice = try json.choice(node, of: DocumentReader.springPresets.makeIterator())
        switch choice {
        case 0: return try Spring.response(0.55, dampingFraction: 1)
        case 4: return try Spring.response(0.15, dampingFraction: 0.86)
        default: return try Spring.perceptual(duration: 0.5, bounce: choice == 1 ? 0 : choice == 2 ? 0.15 : 0.3)
        }
    }

    private static let responseKeys: WordList = "response:n dampingFraction:n-1"
    private static let ratioKeys: WordList = "duration!:n dampingRatio:n initialVelocity:n"
    private static let durationKeys: WordList = "duration:n bounce:n"
    private static let physicalKeys: WordList = "mass:n-1 stiffness!:n damping!:n"

    private enum SpringKey: Int { case first, second, third }

    /// By a response; by a duration with a damping ratio or with a bounce; or by mass, stiffness and damping.
    private func describedSpring(_ node: Int32) throws(AnimError) -> Spring {
        _ = try json.objectCount(node)
        if json.has(node, "response") {
            let fields = try json.fields(of: node, DocumentReader.responseKeys)
            return try Spring.response(
                fields.number(SpringKey.first),
                dampingFraction: fields.number(SpringKey.second)
            )
        }
        if json.has(node, "dampingRatio") {
            let fields = try json.fields(of: node, DocumentReader.ratioKeys)
            return try Spring.uiKit(
                duration: fields.number(SpringKey.first),
                dampingRatio: fields.number(SpringKey.second),
                initialVelocity: fields.number(SpringKey.third)
            )
        }
        if json.has(node, "duration") {
            let fields = try json.fields(of: node, DocumentReader.durationKeys)
            return try Spring.perceptual(
                duration: fields.number(SpringKey.first),
                bounce: fields.number(SpringKey.second)
            )
        }
        let fields = try json.fields(of: node, DocumentReader.physicalKeys)
        return try Spring(
            mass: fields.number(SpringKey.first),
            stiffness: fields.number(SpringKey.second),
            damping: fields.number(SpringKey.third)
        )
    }

    private func curve(_ node: Int32) throws(AnimError) -> CubicBezier {
        if json.isKind(node, .string) {
            guard let curve = CubicBezier.named(json.bytes(node)) else {
                throw json.refusal(
                    node,
                    "must be 'linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out' or four numbers"
                )
            }
            return curve
        }
        let numbers = try self.numbers(node, count: 4, "x1, y1, x2 and y2")
        do throws(AnimError) {
            return try CubicBezier(x1: numbers.x, y1: numbers.y, x2: numbers.z, y2: numbers.w)
        } catch {
            throw AnimError(.document, error.text, place: json.arena.place(of: node))
        }
    }
}
