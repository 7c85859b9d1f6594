// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// Path properties: their components are the coordinates.
extension Stage {
    /// Adds a property that holds a path.
    /// - Throws: `.argument` for an empty path, `.limit` for one with more than `largestVector` coordinates, and what
    ///   `addProperty` throws.
    package func addPath(name: [UInt8] = [], _ path: Path) throws(AnimError) -> PropertyIdentifier {
        try addPath(name: name, path, PropertyOptions(.path, componentCount: path.coordinates.count))
    }

    /// Adds a path property. The options must have as many components as the path has coordinates.
    package func addPath(name: [UInt8], _ path: Path, _ options: PropertyOptions) throws(AnimError)
        -> PropertyIdentifier
    {
        try Stage.check(path)
        let property = try addProperty(name: name, options, value: path.coordinates)
        let slot = try slot(of: property)
        let details = makeDetails(of: &properties[slot])
        details.path.verbs = path.verbs
        details.path.room = path.coordinates.count
        return property
    }

    /// Sets a property's path. It moves there like any value: point by point if it has the same verbs, otherwise as a
    /// morph. At rest it is the path that was set, with its own verbs; during a morph its verbs are those of the two
    /// paths aligned.
    ///
    /// An interrupted path keeps its velocity. On its way it shows what `Morph` shows, unless the two have more
    /// than 4096 coordinates. A morph that would need more than 65 536 coordinates, and more than
    /// eight times those of both paths, is not made: the path jumps, and its animations end.
    /// - Throws: `.identifier`, `.kind`, `.argument` for an empty path, `.limit`, `.state` for a derived property.
    package func setPath(_ path: Path, of property: PropertyIdentifier) throws(AnimError) {
        try setPath(path, of: property, jumps: false)
    }

    /// The same; with `jumps`, it jumps even in an open transaction.
    package func setPath(_ path: Path, of property: PropertyIdentifier, jumps: Bool) throws(AnimError) {
        set(try slot(of: property, for: path), to: path, jumps: jumps)
    }

    /// Sets a property's path in a transaction of its own.
    /// - Parameter velocity: the start velocity of each coordinate of the path; nil for the property's own.
    /// - Returns: the transaction, which is committed, and may be complete.
    package func setPath(
        _ path: Path,
        of property: PropertyIdentifier,
        by motion: MotionRequest,
        velocity: [Double]? = nil
    ) throws(AnimError) -> TransactionIdentifier {
        let slot = try slot(of: property, for: path)
        try check(velocity, path.coordinates.count, "velocity")
        return try inTransaction(motion) { set(slot, to: path, velocity: velocity) }
    }

    /// How many coordinates are aligned when a property moves to a path; 0 if its points move by themselves.
    @inline(never)
    package func alignedCount(of property: PropertyIdentifier, with path: Path) -> Int {
        guard let slot = try? pathSlot(of: property), let details = properties[slot].details else { return 0 }
        let count = Int(max(properties[slot].count, properties[slot].innerCount)) + path.coordinates.count
        if properties[slot].isEncoded || details.path.verbs != path.verbs { return count }
        guard !properties[slot].isAnimating, count <= Stage.largestCourse, mayTurn(slot) else { return 0 }
        return isPointByPoint(slot, path) ? 0 : count
    }

    /// For how many coordinates a morph is prepared when a property moves to a path; 0 if none is.
    package func preparedCount(of property: PropertyIdentifier, with path: Path) -> Int {
        let count = alignedCount(of: property, with: path)
        return count <= Stage.largestCourse ? count : 0
    }

    /// The slot of a property that can be set to a path.
    private func slot(of property: PropertyIdentifier, for path: Path) throws(AnimError) -> Int {
        let slot = try pathSlot(of: property)
        try Stage.check(path)
        try checkIsOrdinary(slot)
        guard hasRoomForAnimation else { throw Stage.tooManyAnimations }
        guard components.count < Stage.largestComponentCount else {
            throw AnimError(.limit, "the stage has \(Stage.largestComponentCount) components already")
        }
        return slot
    }

    /// Sets a checked path.
    @inline(never)
    private func set(_ slot: Int, to path: Path, velocity: [Double]? = nil, jumps: Bool = false) {
        settlePath(slot)
        guard let details = properties[slot].details else { return }
        if !properties[slot].isEncoded, details.path.verbs == path.verbs {
            // On its way in its own structure it keeps that.
            if !jumps, !properties[slot].isAnimating, let form = beginCourse(slot, to: path, velocity) {
                return set(slot, to: path, form)
            }
            return path.coordinates.withUnsafeBufferPointer { (value) in
                jumps ? jumpValue(slot, to: value) : set(slot, to: value, velocity: velocity)
            }
        }
        var form: PathForm?
        if !jumps, movesWhenSet(slot) {
            form = beginCourse(slot, to: path, velocity)
            if form == nil {
                keepShown(slot)
                form = self.form(for: path, slot, isExact: velocity == nil)
            }
        }
        guard let form else {
            let tells = !jumps && !openTransactions.isEmpty && plan(for: slot) != nil
            replace(slot, path)
            // The transaction reports the end of an animation, as for any other value.
            if tells {
                let animation = addAnimation(slot, .none, openTransactions.last ?? -1, .replace)
                call.making = -1
                end(animation: animation, finished: true)
            }
            return
        }
        set(slot, to: path, form, velocity: velocity)
    }

    /// Begins the course to a path that a property is set to, if it is at rest and moves by one progress.
    private func beginCourse(_ slot: Int, to path: Path, _ velocity: [Double]?) -> PathForm? {
        guard velocity == nil, let plan = plan(for: slot), plan.interruption != .add else { return nil }
        let reduced = reduced(slot)
        if case .none = plan.shape { return nil }
        guard reduced == .none || reduced == .fade else { return nil }
        if properties[slot].isAnimating {
            // What moves it must end at once.
            guard plan.delay == 0, plan.stagger == 0, plan.after == 0, plan.group == 0, !isHeld(slot),
                properties[slot].lastAnimation == properties[slot].lastDependent
            else { return nil }
        }
        return beginCourse(slot, to: path)
    }

    /// Replaces a path at once, and ends its animations.
    @inline(never)
    private func replace(_ slot: Int, _ path: Path) {
        endAll(slot)
        settlePath(slot)
        guard let details = properties[slot].details else { return }
        components.release(properties[slot].base, count: details.path.room)
        let count = path.coordinates.count
        properties[slot].base = components.allocate(count, owner: Int32(slot))
        properties[slot].count = Int32(count)
        properties[slot].innerBase = properties[slot].base
        properties[slot].innerCount = Int32(count)
        details.path.verbs = path.verbs
        details.path.room = count
        scratch.reserve(count)
        for observer in observers.indices where observers[observer].property == Int32(slot) {
            observers[observer].heard = [Double](repeating: .nan, count: count)
        }
        storeModel(slot, path.coordinates)
        restAtModel(slot)
    }
}
