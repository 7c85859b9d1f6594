// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// Morphs between paths of different structures.
///
/// As long as all values of a path property have the same verbs, it moves in their coordinates. If a path with other
/// verbs is set, it moves in a common structure of all of them (`PathWork.align`). Its animations continue in that
/// structure; their values are mapped as the control points are. At rest the path is exactly the path that was set. If
/// nothing else moves it, the structure is that of the morph from the path that it shows, on which it moves
/// (`PathCourse`).
extension StageMotion {
    /// The largest number of structures remembered for each property.
    private static let mostForms = 16

    /// Returns a path at rest to its own structure. Every call that sets or moves a path does this first: the former
    /// structure of a path at rest is not part of its state.
    func settlePath(_ slot: Int) {
        guard properties[slot].kind == .path, !properties[slot].isAnimating, let details = properties[slot].details
        else { return }
        details.path.forms.removeAll()
        details.path.form = nil
        details.path.course = nil
        freeShown(slot)
        guard properties[slot].isEncoded else { return }
        details.path.innerVerbs = []
        components.release(properties[slot].innerBase, count: Int(properties[slot].innerCount))
        properties[slot].innerBase = properties[slot].base
        properties[slot].innerCount = properties[slot].count
    }

    /// The structure of a path property's model value.
    func modelForm(_ slot: Int) -> PathForm? {
        guard properties[slot].kind == .path, let details = properties[slot].details else { return nil }
        if let form = details.path.form { return form }
        let form = PathForm(details.path.verbs, nil)
        details.path.form = form
        add(form, slot)
        return form
    }

    /// The structure in which a path property moves.
    func innerForm(_ slot: Int) -> PathForm? {
        guard properties[slot].isEncoded, let details = properties[slot].details else { return modelForm(slot) }
        for form in details.path.forms where form.map == nil { return form }
        let form = PathForm(details.path.innerVerbs, nil)
        add(form, slot)
        return form
    }

    /// The structure of a path, with its map to the structure in which the property moves. If the path does not fit
    /// that structure, the property moves to a common one. O(known structures), or the time of an alignment.
    /// - Parameter isExact: whether only the path itself will be mapped, so that it may be an end of the course.
    /// - Returns: nil if that would have too many coordinates.
    @inline(never)
    func form(for path: Path, _ slot: Int, isExact: Bool = false) -> PathForm? {
        guard let details = properties[slot].details, let model = modelForm(slot) else { return nil }
        func fits(_ form: PathForm) -> Bool {
            form.verbs == path.verbs && (form.end.isEmpty || isExact && form.end == path.coordinates)
        }
        if fits(model) { return model }
        // A form with a map is usable only if the property moves in a structure of its own: keyframes may have added
        // others.
        let isEncoded = properties[slot].isEncoded
        let known = details.path.forms.firstIndex { fits($0) && (isEncoded || $0.map == nil) }
        if let known {
            // Make it the newest: it is about to be used and must not be dropped.
            let form = details.path.forms.remove(at: known)
            details.path.forms.append(form)
            return form
        }
        if let inner = innerForm(slot), inner.verbs == path.verbs { return inner }
        guard let shown = presentPath(slot), let aligned = PathWork.align(shown, path) else { return nil }
        guard isAllowed(aligned, Int(properties[slot].count), path) else { return nil }
        move(slot, into: aligned.paths[0].verbs, by: aligned.maps[0])
        let form = PathForm(path.verbs, aligned.maps[1])
        add(form, slot)
        return form
    }

    /// Begins the course from the path that is shown to another, and returns the other's structure. A path that moves
    /// must start on its course now: what has moved it ends.
    /// - Returns: nil if there is no course: the path then moves in a common structure of both.
    @inline(never)
    func beginCourse(_ slot: Int, to path: Path) -> PathForm? {
        let isMoving = properties[slot].isAnimating
        guard mayTurn(slot), let details = properties[slot].details,
            Int(properties[slot].innerCount) + path.coordinates.count <= StageMotion.largestCourse,
            components.count < StageProperties.largestComponentCount
        else { return nil }
        // It goes on, or returns, on the course that it is on.
        if isMoving, details.path.forms.contains(where: { $0.verbs == path.verbs && $0.end == path.coordinates }) {
            return nil
        }
        if !isMoving, details.path.verbs == path.verbs, isPointByPoint(slot, path) { return nil }
        guard let own = presentPath(slot, isMorph: isMoving) else { return nil }
        var work = PathMorphing(from: own, to: path, paint: paint(slot), isNeeded: false, isMapped: isMoving)
        withUnsafeMutablePointer(to: &work) { PathWork.morph.ask($0) }
        guard let segment = work.segment, segment.width > 0, segment.width <= StageProperties.largestMorph,
            Path.canBegin(work.verbs), !isMoving || work.map != nil && takeShown(slot)
        else { return nil }
        let course = PathCourse(segment)
        scratch.reserve(course.count)
        func form(_ path: Path, _ time: Double) -> PathForm {
            course.compute(time, scratch.layerValues, scratch.layerVelocities)
            let sources = path.coordinates.count / 2
            let map = PathMap(constant: scratch.layerValues, count: course.count, sourceCount: sources)
            return PathForm(path.verbs, map, end: path.coordinates)
        }
        let end = form(path, 1)
        if isMoving {
            guard let map = work.map else { return nil }
            details.path.forms = details.path.form.map { [$0] } ?? []
            move(slot, into: work.verbs, by: map)
            details.path.course = course
            details.path.forms.append(end)
            return end
        }
        let start = form(own, 0)
        details.path.forms = []
        if let map = start.map { move(slot, into: work.verbs, by: map) }
        (details.path.course, details.path.form, details.path.forms) = (course, start, [start, end])
        return end
    }

    /// The largest number of coordinates of two paths for which a course is prepared, which takes milliseconds.
    static let largestCourse = 4096

    /// Reserves the memory of `settleNumbers`.
    /// - Throws: `.memory`.
    @inline(__always)
    func askToSettle(_ slot: Int) throws(AnimError) {
        // Most values are no paths.
        if properties[slot].isMorphing { try askToAlign(slot) }
    }

    @inline(never)
    private func askToAlign(_ slot: Int) throws(AnimError) {
        try Memory.ask(Int(properties[slot].count + properties[slot].innerCount), of: 256)
    }

    /// Settles a path that gets plain coordinates. If its model value is an end of a course, it gets a structure that
    /// maps any coordinates.
    @inline(__always)
    func settleNumbers(_ slot: Int) {
        guard properties[slot].kind == .path else { return }
        keepShown(slot)
        settleCoordinates(slot)
    }

    @inline(never)
    func settleCoordinates(_ slot: Int) {
        settlePath(slot)
        guard let details = properties[slot].details, let end = details.path.form?.end, !end.isEmpty else { return }
        var own = Path()
        own.replace(verbs: details.path.verbs, coordinates: end)
        if let free = form(for: own, slot) { details.path.form = free }
    }

    /// Whether the common structure of a property's path and another is small enough to move in.
    /// - Parameter count: number of coordinates of the property at rest.
    private func isAllowed(_ alignment: PathAlignment, _ count: Int, _ path: Path) -> Bool {
        let most = max(StageProperties.largestMorph, 8 * (count + path.coordinates.count))
        return alignment.paths[0].coordinates.count <= min(most, StageProperties.largestVector)
            && components.count < StageProperties.largestComponentCount
    }

    /// Checks that a path property can move to paths, one after the other. Called before anything changes.
    /// - Throws: `.limit`.
    private func checkMoves(_ slot: Int, to paths: [Path]) throws(AnimError) {
        guard let details = properties[slot].details, !paths.isEmpty else { return }
        let isEncoded = properties[slot].isEncoded
        let isEnd = details.path.form.map { !$0.end.isEmpty } ?? false
        var known = isEnd ? [] : [details.path.verbs]
        if isEncoded { known.append(details.path.innerVerbs) }
        for form in details.path.forms where (isEncoded || form.map == nil) && form.end.isEmpty {
            known.append(form.verbs)
        }
        // Each path is cut at the other's joints, so a structure has about as many coordinates as both together; between
        // icons at most 1.3 times as many. Only near the limit is the alignment worth computing twice.
        var size = Int(max(properties[slot].count, properties[slot].innerCount))
        for path in paths { size += path.coordinates.count }
        guard size > StageProperties.largestMorph / 16, var shown = presentPath(slot) else { return }
        for path in paths where !known.contains(path.verbs) {
            known.append(path.verbs)
            guard let aligned = PathWork.align(shown, path), isAllowed(aligned, Int(properties[slot].count), path)
            else { throw StageProperties.tooManyPieces }
            shown = aligned.paths[0]
        }
    }

    /// Remembers a structure. If there are too many, drops the oldest unused one.
    func add(_ form: PathForm, _ slot: Int) {
        guard let details = properties[slot].details else { return }
        if details.path.forms.count >= StageMotion.mostForms {
            let needed = neededForms(slot)
            for (index, old) in details.path.forms.enumerated() where !needed.contains(where: { $0 === old }) {
                details.path.forms.remove(at: index)
                break
            }
        }
        details.path.forms.append(form)
    }

    private func neededForms(_ slot: Int) -> [PathForm] {
        var forms: [PathForm] = []
        if let form = properties[slot].details?.path.form { forms.append(form) }
        // The forms that a call is about to use.
        if let last = properties[slot].details?.path.forms.suffix(4) { forms += last }
        for form in properties[slot].details?.path.forms ?? [] where !form.end.isEmpty { forms.append(form) }
        forEachLayer(slot) { _, layer in
            if let form = layer.oldForm { forms.append(form) }
            if let path = layer.endPath { forms.append(path.form) }
        }
        return forms
    }

    private func forEachLayer(_ slot: Int, _ body: (Int, AnimationLayer) -> Void) {
        var animation = Int(properties[slot].firstAnimation)
        while animation >= 0 {
            if let layer = animations[animation].layer { body(animation, layer) }
            animation = Int(animations[animation].next)
        }
    }

    /// A path at this flick, in the structure in which it moves.
    /// - Parameter isMorph: Whether it is the morph that is shown, if there is one.
    private func presentPath(_ slot: Int, isMorph: Bool = false) -> Path? {
        guard let details = properties[slot].details else { return nil }
        compute(slot, at: time, includesIndependent: true)
        var path = Path()
        var values = UnsafeBufferPointer(start: scratch.values, count: Int(properties[slot].innerCount))
        var verbs = properties[slot].isEncoded ? details.path.innerVerbs : details.path.verbs
        if isMorph, let shown = details.path.shown, shown.count > 0, let way = placedWay(shown) {
            way.segment.move(shown.place.progress, scratch.layerValues, scratch.layerVelocities)
            values = UnsafeBufferPointer(start: scratch.layerValues, count: way.segment.width)
            verbs = way.verbs
        }
        guard (try? path.append(verbs: verbs, clamping: values, from: 0)) != nil, path.verbs.count == verbs.count else {
            return nil
        }
        return path
    }

    /// Changes the structure in which a path moves.
    func move(_ slot: Int, into verbs: [Path.Verb], by map: PathMap) {
        demoteFromRows(slot)
        var waiting = Int(properties[slot].firstAnimation)
        var counted: [Int] = []
        while waiting >= 0 {
            if animations[waiting].isCounted {
                uncount(waiting)
                counted.append(waiting)
            }
            waiting = Int(animations[waiting].next)
        }
        let (old, count) = (properties[slot].innerRange, 2 * map.count)
        let base = Int(components.allocate(count, owner: Int32(slot)))
        map.apply(components.model + old.lowerBound, components.model + base)
        map.apply(components.target + old.lowerBound, components.target + base)
        map.apply(components.presentation + old.lowerBound, components.presentation + base)
        for index in base..<base + count { components.origin[index] = components.target[index] }
        if properties[slot].isEncoded { components.release(Int32(old.lowerBound), count: old.count) }
        properties[slot].innerBase = Int32(base)
        properties[slot].innerCount = Int32(count)
        properties[slot].details?.path.innerVerbs = verbs
        properties[slot].details?.path.course?.move(by: map)
        for form in properties[slot].details?.path.forms ?? [] { form.map = form.map?.followed(by: map) ?? map }
        scratch.reserve(count)
        forEachLayer(slot) { animation, layer in
            let isDifference = layer.isAdditive && layer.base.isEmpty
            layer.move(by: map, isDifference: isDifference)
            layerRows.forget(animation)
            switch animations[animation].function {
            case .keyframes(let track):
                if let moved = track.mapped(by: map, isDifference: isDifference) {
                    animations[animation].function = .keyframes(moved)
                }
            case .decay(let decay):
                layer.decay = layer.origin.indices.map { index in
                    decay.motion(from: layer.origin[index], velocity: layer.velocity[index])
                }
            default: break
            }
        }
        for animation in counted { countWaiting(animation) }
        for observer in observers.indices where observers[observer].property == Int32(slot) {
            observers[observer].heard.reserveCapacity(count)
        }
    }

    /// Gives the model value the structure of the value that is stored next.
    @inline(never)
    func adoptForm(_ slot: Int, count: Int) {
        guard let details = properties[slot].details, let form = details.path.next else { return }
        details.path.next = nil
        guard properties[slot].isEncoded else { return }
        makeRoom(slot, for: count)
        properties[slot].count = Int32(count)
        details.path.form = form
        details.path.verbs = form.verbs
        scratch.reserve(count)
        for observer in observers.indices where observers[observer].property == Int32(slot) {
            observers[observer].heard.reserveCapacity(count)
        }
    }

    /// A path with the structure of keyframes for a path property; nil for keyframes of its coordinates.
    /// - Throws: `.kind` if they have another number of coordinates.
    private func path(of description: KeyframeDescription, _ slot: Int) throws(AnimError) -> Path? {
        let count = description.componentCount
        guard !description.verbs.isEmpty else {
            guard count == Int(properties[slot].count) else {
                throw AnimError(
                    .kind,
                    "the keyframes have \(count) components, but the value has \(properties[slot].count)"
                )
            }
            return nil
        }
        var path = Path()
        let row = description.values.count >= count ? Array(description.values[..<count]) : []
        try path.append(verbs: description.verbs, coordinates: row)
        return path
    }

    /// Compiles keyframes for a path property.
    @inline(never)
    func pathTrack(
        of description: KeyframeDescription,
        _ slot: Int,
        isDifference: Bool
    ) throws(AnimError) -> KeyframeTrack {
        var description = description
        // A difference has no position and cannot turn.
        if isDifference || properties[slot].isStraight { description.turning = .none }
        guard let path = try path(of: description, slot) else {
            let track = try description.makeTrack(componentCount: Int(properties[slot].count))
            guard let map = modelForm(slot)?.map else { return track }
            return track.mapped(by: map, isDifference: isDifference) ?? track
        }
        let track = try description.makeTrack(componentCount: description.componentCount)
        guard let form = form(for: path, slot) else { throw StageProperties.tooManyPieces }
        guard let map = form.map else { return track }
        return track.mapped(by: map, isDifference: isDifference) ?? track
    }
}

/// Explicit animations of paths.
extension StageMotion {
    /// The structures of a request's paths.
    @inline(never)
    func forms(
        for request: AnimationRequest,
        _ slot: Int,
        isInTransaction: Bool
    ) throws(AnimError) -> (from: PathForm?, to: PathForm?) {
        guard properties[slot].kind == .path else {
            if request.fromPath == nil, request.toPath == nil { return (nil, nil) }
            throw AnimError(.kind, "property is no path")
        }
        var paths: [Path] = []
        for path in [request.fromPath, request.toPath] {
            guard let path else { continue }
            try StageProperties.check(path)
            paths.append(path)
        }
        if case .keyframes(let description) = request.shape {
            if let path = try path(of: description, slot) { paths.append(path) }
        }
        try checkMoves(slot, to: paths)
        let isAddend = request.isAdditive || request.interruption == .add
        if isAddend || request.fromPath == nil || request.toPath == nil {
            // What replaces keyframes at once can leave them.
            let ends =
                !isAddend && request.interruption != .keep && !isInTransaction && request.delay == 0
                && request.after == nil && request.group == nil
                && properties[slot].lastAnimation == properties[slot].lastDependent
            keepShown(slot, ends: ends)
        }
        settleCoordinates(slot)
        guard request.fromPath != nil || request.toPath != nil else { return (nil, nil) }
        var forms: [PathForm?] = []
        for path in [request.fromPath, request.toPath] {
            let form = path.flatMap { self.form(for: $0, slot) }
            if path != nil, form == nil { throw StageProperties.tooManyPieces }
            forms.append(form)
        }
        return (forms[0], forms[1])
    }

    /// Makes a request's paths the start and the end of its animation.
    @inline(never)
    func setPaths(
        _ layer: AnimationLayer,
        _ request: AnimationRequest,
        _ forms: (from: PathForm?, to: PathForm?),
        _ slot: Int,
        isDifference: Bool
    ) {
        guard properties[slot].kind == .path else { return }
        if let form = forms.from, let path = request.fromPath {
            layer.from = form.mapped(path.coordinates, isDifference: isDifference)
        }
        if let form = forms.to, let path = request.toPath {
            layer.to = form.mapped(path.coordinates, isDifference: isDifference)
            layer.endPath = FormedPath(form: form, coordinates: path.coordinates)
        } else if let to = request.to, let form = modelForm(slot) {
            layer.endPath = FormedPath(form: form, coordinates: to)
        }
        if case .keyframes(let description) = request.shape, let key = description.lastKey,
            description.paths?.endsAtKey ?? (description.sort == .values)
        {
            let verbs = description.verbs
            let form =
                verbs.isEmpty ? modelForm(slot) : properties[slot].details?.path.forms.first { $0.verbs == verbs }
            if let form { layer.endPath = FormedPath(form: form, coordinates: Array(key)) }
            if let form, let end = description.paths?.last {
                let last = PathForm(end.path.verbs, form.map.map { end.map.followed(by: $0) } ?? end.map)
                add(last, slot)
                layer.endPath = FormedPath(form: last, coordinates: end.path.coordinates)
            }
        }
        guard request.setsModel, properties[slot].isEncoded else { return }
        // It may start inside an advance, which must not allocate.
        makeRoom(slot, for: max(Int(properties[slot].innerCount), layer.endPath?.coordinates.count ?? 0))
        _ = innerForm(slot)
    }

    /// Makes the end of an explicit animation the path's model value. If that is the end of one run, it is the exact
    /// path that was given.
    @inline(never)
    func setModelToEnd(path slot: Int, _ layer: AnimationLayer, isEndOfRun: Bool) {
        let inner = properties[slot].innerRange
        if isEndOfRun, let end = layer.endPath {
            properties[slot].details?.path.next = end.form
            storeModel(slot, end.coordinates)
        } else {
            properties[slot].details?.path.next = innerForm(slot)
            adoptForm(slot, count: inner.count)
            let base = Int(properties[slot].base)
            for index in 0..<inner.count { components.model[base + index] = components.model[inner.lowerBound + index] }
        }
    }
}

extension AnimationLayer {
    /// Maps a layer to another structure.
    @inline(never)
    func move(by map: PathMap, isDifference: Bool) {
        origin = map.applied(origin, isDifference: isDifference)
        target = map.applied(target, isDifference: isDifference)
        velocity = map.applied(velocity, isDifference: true)
        if !base.isEmpty { base = map.applied(base) }
        if !from.isEmpty { from = map.applied(from, isDifference: isDifference) }
        if !to.isEmpty { to = map.applied(to, isDifference: isDifference) }
        if !by.isEmpty { by = map.applied(by, isDifference: true) }
        if !givenVelocity.isEmpty { givenVelocity = map.applied(givenVelocity, isDifference: true) }
    }
}

extension KeyframeTrack {
    /// The same motion of the same path in another structure.
    @inline(never)
    func mapped(by map: PathMap, isDifference: Bool) -> KeyframeTrack? {
        // The times of the segments already include the pace.
        guard var description = try? KeyframeDescription(sort, 2 * map.count, duration, .linear) else { return nil }
        description.ease = isEased ? ease : nil
        description.turning = isDifference || turning == .none ? .none : .cut
        /// Maps rows. Beyond the range of a path's coordinates a snapshot would be refused.
        func mapped(_ rows: [Double], isDifference: Bool) -> [Double] {
            var result = map.applied(rows, isDifference: isDifference)
            for index in result.indices { result[index] = StageProperties.nearestComponent(result[index]) }
            return result
        }
        description.values = mapped(values, isDifference: isDifference)
        description.velocities = mapped(velocities, isDifference: true)
        description.curves = curves
        description.springs = springs
        let first = (0..<componentCount).map { points[$0] }
        let velocity = (0..<componentCount).map { initialVelocity[$0] }
        let start = mapped(first, isDifference: isDifference)
        let rate = mapped(velocity, isDifference: true)
        if !needsStart, sort != .values { description.initial = start + rate }
        let result = KeyframeTrack(description, (0..<segmentCount).map { segments[$0] }, duration: duration)
        if meetsFlicks { result.meetFlicks() }
        if needsStart { result.prepare(from: start, velocity: rate) }
        return result
    }
}
