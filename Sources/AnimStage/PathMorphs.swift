// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// The morphs that keyframes or an explicit animation of paths show: between every two paths the one that a program
/// makes of them without options.
///
/// The property moves in a common structure of its paths all the same: that is where animations are added, and where
/// one continues from the other. A morph is shown instead while nothing is added to it.
package final class PathMorphs: Sendable {
    /// The morph from one path to the next.
    final class Way: Sendable {
        let verbs: [Path.Verb]
        let segment: Morph.Segment

        private init(_ verbs: [Path.Verb], _ segment: Morph.Segment) {
            self.verbs = verbs
            self.segment = Morph.Segment(motionOf: segment)
        }

        /// - Returns: nil for a morph that could not be shown. (An initializer that fails leaks in Embedded Swift.)
        static func of(_ verbs: [Path.Verb], _ segment: Morph.Segment) -> Way? {
            guard segment.width > 0, segment.width <= StageProperties.largestMorph, segment.largest <= 1e100,
                Path.canBegin(verbs)
            else { return nil }
            return Way(verbs, segment)
        }

        /// The morph between two paths.
        /// - Parameter always: Whether it is made even if points that move by themselves do the same.
        /// - Returns: nil also for large paths.
        static func between(_ from: Path, _ to: Path, _ paint: MorphOptions.Paint, always: Bool = false) -> Way? {
            guard from.coordinates.count + to.coordinates.count <= StageMotion.largestCourse else { return nil }
            var work = PathMorphing(from: from, to: to, paint: paint, isNeeded: !always)
            withUnsafeMutablePointer(to: &work) { PathWork.morph.ask($0) }
            return work.segment.flatMap { of(work.verbs, $0) }
        }
    }

    /// For each row of keyframes the morph that leads to it; the only one of another animation.
    let ways: [Way?]
    /// The path that the property must show alone when the animation begins; nil if nothing depends on it.
    let begin: Path?
    /// The largest number of coordinates that is shown.
    let width: Int

    private init(_ ways: [Way?], _ begin: Path?, _ width: Int) {
        (self.ways, self.begin, self.width) = (ways, begin, width)
    }

    /// - Returns: nil if there is no morph among them.
    static func of(_ ways: [Way?], begin: Path? = nil) -> PathMorphs? {
        var width = 0
        for way in ways { width = max(width, way?.segment.width ?? 0) }
        return width > 0 ? PathMorphs(ways, begin, width) : nil
    }

    @inline(never)
    func hash(into hasher: inout StateHasher) {
        for way in ways {
            hasher.combine(Int64(way?.segment.width ?? 0))
            for verb in way?.verbs ?? [] { hasher.combine(Int32(verb.rawValue)) }
            way?.segment.hash(into: &hasher)
        }
        for number in begin?.coordinates ?? [] { hasher.combine(number) }
        for verb in begin?.verbs ?? [] { hasher.combine(Int32(verb.rawValue)) }
    }

    /// Writes morphs, or reads them.
    @inline(never)
    static func code(_ morphs: PathMorphs?, by coder: inout StateCoder) -> PathMorphs? {
        let count = coder.count(morphs?.ways.count ?? 0, each: 1)
        var ways: [Way?] = []
        for index in 0..<count {
            let way = coder.isReading ? nil : morphs?.ways[index]
            var isGiven = way != nil
            coder.code(&isGiven)
            ways.append(isGiven ? code(way, by: &coder) : nil)
        }
        var verbs = morphs?.begin?.verbs ?? []
        coder.code(&verbs)
        var begin: Path?
        if !verbs.isEmpty {
            var coordinates = morphs?.begin?.coordinates ?? []
            let width = coder.count(coordinates.count, each: 8)
            if coder.isReading { coordinates = [Double](repeating: 0, count: width) }
            coder.code(finite: &coordinates)
            guard coder.check(Path.canBegin(verbs) && width == Path.coordinateCount(of: verbs)) else { return nil }
            begin = Path(verbs: verbs, coordinates: coordinates)
        }
        guard coder.isReading, coder.failure == nil else { return morphs }
        let read = of(ways, begin: begin)
        coder.check(read != nil)
        return read
    }

    @inline(never)
    private static func code(_ way: Way?, by coder: inout StateCoder) -> Way? {
        var verbs = way?.verbs ?? []
        coder.code(&verbs)
        var segment = way?.segment ?? Morph.Segment(motionOf: nil)
        segment.width = Path.coordinateCount(of: verbs)
        guard coder.check(segment.width > 0 && segment.width <= StageProperties.largestMorph) else { return nil }
        segment.code(by: &coder)
        guard coder.isReading, coder.failure == nil else { return way }
        let read = Way.of(verbs, segment)
        coder.check(read != nil)
        return read
    }
}

/// The morph that a property shows instead of its common structure.
final class PathShown {
    /// Its memory: the first component, and the room there.
    var base: Int32
    let room: Int
    /// The number of components that are shown; 0 if the common structure is.
    fileprivate(set) var count: Int32 = 0
    fileprivate(set) var verbs: [Path.Verb] = []
    /// The place that was computed last, on the morph of the animation that `Scratch.placed` names.
    var place = Place()

    init(base: Int32, room: Int) { (self.base, self.room) = (base, room) }

    /// A place on a morph of keyframes or of an explicit animation.
    struct Place {
        /// Which of the ways.
        var way = 0
        /// The progress on that way, and how fast it changes, per second.
        var progress = 0.0
        var rate = 0.0
    }
}

extension Stage {
    /// The morphs that a request shows, in a property that is as it was before the request.
    @inline(never)
    func morphs(for request: borrowing AnimationRequest, _ slot: Int) -> PathMorphs? {
        guard mayTurn(slot), !request.isAdditive, !request.isCumulative, request.interruption != .add,
            components.count < StageProperties.largestComponentCount
        else { return nil }
        // The path at which it begins or ends, if that is not given.
        var rest: Path?
        switch request.shape {
        case .keyframes(let description):
            guard let paths = description.paths else { return nil }
            let isPainted = paths.paint == paint(slot)
            if !isPainted { for path in paths.given { spend(path, nil) } }
            let morphs = isPainted ? paths.morphs : description.morphs(paint(slot))
            guard description.needsStart, let first = paths.first, !properties[slot].isAnimating else { return morphs }
            let own = modelPath(slot)
            spend(own, first.path)
            guard let way = PathMorphs.Way.between(own, first.path, paint(slot), always: paths.isMixed) else {
                return morphs
            }
            var ways = morphs?.ways ?? [PathMorphs.Way?](repeating: nil, count: description.keyCount)
            if ways.indices.contains(first.row) { ways[first.row] = way }
            return PathMorphs.of(ways, begin: own)
        case .decay: return nil
        case .curve, .easing, .spring: break
        }
        guard request.from == nil, request.to == nil, request.by == nil else { return nil }
        if request.fromPath == nil || request.toPath == nil {
            if properties[slot].isAnimating || request.fromPath == nil && request.toPath == nil { return nil }
            rest = modelPath(slot)
        }
        guard let from = request.fromPath ?? rest, let to = request.toPath ?? rest else { return nil }
        spend(from, to)
        return PathMorphs.Way.between(from, to, paint(slot)).flatMap { PathMorphs.of([$0], begin: rest) }
    }

    /// Counts the preparation of a morph as effort of the event that asks for it.
    private func spend(_ from: Path, _ to: Path?) {
        let count = from.coordinates.count + (to?.coordinates.count ?? 0)
        if count <= StageMotion.largestCourse { call.spend(256 * Int64(count)) }
    }
}

extension StageMotion {
    /// The largest number of coordinates of all pairs of paths for which an animation's morphs are prepared.
    static let largestMorphs = 2 * largestCourse

    /// Whether the points of a path at rest and of another of the same verbs move by themselves. Does not allocate,
    /// unless the two may be equal shapes.
    func isPointByPoint(_ slot: Int, _ path: Path) -> Bool {
        var question = PathQuestion(verbs: path.verbs, paint: paint(slot))
        let model = components.model + Int(properties[slot].base)
        question.from = UnsafeBufferPointer(start: model, count: Int(properties[slot].count))
        path.coordinates.withUnsafeBufferPointer { coordinates in
            question.to = coordinates
            withUnsafeMutablePointer(to: &question) { PathWork.question.ask($0) }
        }
        return question.isPointByPoint
    }

    /// A path property's model value.
    func modelPath(_ slot: Int) -> Path {
        let model = components.model + Int(properties[slot].base)
        let coordinates = [Double](UnsafeBufferPointer(start: model, count: Int(properties[slot].count)))
        return Path(verbs: properties[slot].details?.path.verbs ?? [], coordinates: coordinates)
    }

    /// Makes room for morphs of a property.
    @inline(never)
    func makeRoom(_ slot: Int, forMorphs morphs: PathMorphs) {
        guard let details = properties[slot].details else { return }
        // What is shown in another structure is apart from the model value.
        if !properties[slot].isEncoded {
            let verbs = details.path.verbs
            _ = modelForm(slot)
            move(slot, into: verbs, by: PathMap(pointsOf: verbs))
            for form in details.path.forms where form.verbs == verbs { form.map = nil }
        }
        if let shown = details.path.shown, shown.room >= morphs.width { return }
        freeShown(slot)
        let base = Int32(components.allocate(morphs.width, owner: Int32(slot)))
        details.path.shown = PathShown(base: base, room: morphs.width)
        scratch.reserve(morphs.width)
        for observer in observers.indices where observers[observer].property == Int32(slot) {
            observers[observer].heard.reserveCapacity(morphs.width)
        }
    }

    /// Gives an animation that starts its morphs up if the property does not show the path with which they begin.
    @inline(never)
    func checkMorphs(_ animation: Int, _ layer: AnimationLayer) {
        guard let morphs = layer.morphs else { return }
        let slot = Int(animations[animation].property)
        // A spring with a velocity of its own leaves the morph.
        if case .spring = animations[animation].function,
            layer.turnSpeed != 0 || layer.velocity.contains(where: { $0 != 0 })
        {
            layer.morphs = nil
        }
        guard let begin = morphs.begin else { return }
        let isAlone = properties[slot].firstAnimation == properties[slot].lastAnimation
        let isSame =
            isAlone && properties[slot].details?.path.verbs == begin.verbs
            && begin.coordinates.withUnsafeBufferPointer { begin in
                begin.baseAddress.map {
                    StageProperties.isSame($0, components.model + Int(properties[slot].base), begin.count)
                } ?? false
            }
        if !isSame { layer.morphs = nil }
    }

    /// Notes the place on a layer's morph that is computed.
    @inline(__always)
    func note(_ animation: Int, _ layer: AnimationLayer, way: Int = 0, _ progress: Double, rate: Double) {
        if layer.morphs == nil { return }
        note(animation, PathShown.Place(way: way, progress: progress, rate: rate))
    }

    @inline(never)
    private func note(_ animation: Int, _ place: PathShown.Place) {
        guard let shown = properties[Int(animations[animation].property)].details?.path.shown else { return }
        scratch.placed = Int32(animation)
        shown.place = place
    }

    /// Notes the place of a time of keyframes.
    @inline(never)
    func note(_ animation: Int, _ track: KeyframeTrack, at seconds: Double, scale: Double) {
        guard let way = track.way(at: seconds) else { return }
        note(animation, PathShown.Place(way: way.row, progress: way.progress, rate: way.rate * scale))
    }

    /// Multiplies the rate of the place that was computed last.
    @inline(never)
    func scalePlace(_ rate: Double) {
        guard scratch.placed >= 0 else { return }
        properties[Int(animations[Int(scratch.placed)].property)].details?.path.shown?.place.rate *= rate
    }

    /// The morph of the place that was computed last; nil if there is none.
    func placedWay(_ shown: PathShown) -> PathMorphs.Way? {
        guard scratch.placed >= 0, let morphs = animations[Int(scratch.placed)].layer?.morphs,
            morphs.ways.indices.contains(shown.place.way)
        else { return nil }
        return morphs.ways[shown.place.way]
    }

    /// Shows the morph at the place that was computed last, or the common structure if there is none.
    @inline(never)
    func showMorph(_ slot: Int) {
        guard let shown = properties[slot].details?.path.shown else { return }
        guard properties[slot].isMorphing, let way = placedWay(shown), way.segment.width <= shown.room else {
            if shown.count > 0 { markChanged(slot) }
            shown.count = 0
            return
        }
        let (count, base) = (way.segment.width, Int(shown.base))
        way.segment.move(shown.place.progress, scratch.layerValues, scratch.layerVelocities)
        var hasChanged = Int(shown.count) != count || shown.verbs != way.verbs
        for index in 0..<count
        where components.presentation[base + index].bitPattern != scratch.layerValues[index].bitPattern {
            components.presentation[base + index] = scratch.layerValues[index]
            hasChanged = true
        }
        (shown.count, shown.verbs) = (Int32(count), way.verbs)
        if hasChanged { markChanged(slot) }
    }

    /// Shows the common structure.
    @inline(never)
    func hideMorph(_ slot: Int) {
        scratch.placed = -1
        showMorph(slot)
    }

    /// Lets a property move in the structure of the morph that is shown, before the animation whose morph it is ends:
    /// on the morph, at its present speed. All known structures are lost.
    /// - Returns: false if that is not possible.
    @inline(never)
    func takeShown(_ slot: Int) -> Bool {
        guard let shown = properties[slot].details?.path.shown, shown.count > 0 else { return true }
        compute(slot, at: time, includesIndependent: true)
        let (animation, place) = (Int(scratch.placed), shown.place)
        guard let way = placedWay(shown), let layer = animations[animation].layer, layer.group < 0,
            animations[animation].start <= time
        else { return false }
        enter(slot, animation, way, place.progress)
        animations[animation].function = .easing(batches.easing(.linear))
        animations[animation].duration = nil
        let seconds = Flicks.seconds(time - animations[animation].start)
        (layer.timing, layer.length) = (nil, 2 * seconds + 1)
        layer.coursePart.start = place.progress - place.rate * seconds
        layer.coursePart.end = layer.coursePart.start + place.rate * layer.length
        return true
    }

    /// Moves an animation's property on one of its morphs, as on a course. The property gets the morph's structure, in
    /// which each of its paths becomes the in-between at a progress.
    @inline(never)
    private func enter(_ slot: Int, _ animation: Int, _ way: PathMorphs.Way, _ progress: Double) {
        way.segment.move(progress, scratch.layerValues, scratch.layerVelocities)
        let inner = Int(properties[slot].innerCount) / 2
        let map = PathMap(constant: scratch.layerValues, count: way.segment.width, sourceCount: inner)
        move(slot, into: way.verbs, by: map)
        guard let details = properties[slot].details, let layer = animations[animation].layer else { return }
        details.path.shown?.count = 0
        layerRows.forget(animation)
        details.path.course = PathCourse(way.segment)
        (layer.morphs, layer.turn, layer.course) = (nil, nil, details.path.course)
        layer.coursePart = PathCourse.Part()
    }

    /// Lets a property move in the structure of the morph that is shown from now on, so that a motion that continues
    /// from it, now or later, or is added to it, has no other shape. Does nothing if several animations move it.
    /// - Parameter ends: Whether the animation whose morph it is ends now. Keyframes can be left only then.
    @inline(never)
    func keepShown(_ slot: Int, ends: Bool = false) {
        guard let details = properties[slot].details, let shown = details.path.shown, shown.count > 0,
            properties[slot].firstAnimation == properties[slot].lastAnimation
        else { return }
        compute(slot, at: time, includesIndependent: true)
        let animation = Int(scratch.placed)
        guard let way = placedWay(shown), let layer = animations[animation].layer,
            animations[animation].state != .waiting
        else { return }
        let own = modelPath(slot)
        // Only an animator returns to the former value.
        let old = layer.group < 0 ? nil : layer.oldForm.map { Path(verbs: $0.verbs, coordinates: layer.oldModel) }
        if case .keyframes = animations[animation].function {
            guard ends, takeShown(slot) else { return }
        } else {
            enter(slot, animation, way, 0)
            layer.course?.compute(1, scratch.layerValues, scratch.layerVelocities)
            for index in layer.target.indices { layer.target[index] = scratch.layerValues[index] }
        }
        // Every structure is mapped to a single row, which no path but one can have.
        let form = PathForm(own.verbs, modelForm(slot)?.map, end: own.coordinates)
        (details.path.form, details.path.forms) = (form, [form])
        settleCoordinates(slot)
        encodePath(slot)
        restTargetAtModel(slot)
        (layer.oldForm, layer.endPath) = (old.flatMap { self.form(for: $0, slot) }, nil)
        if layer.oldForm == nil { layer.oldModel.removeAll(keepingCapacity: true) }
        evaluateLayers(slot)
    }

    /// The structure of the path that is shown while it moves.
    func shownForm(_ slot: Int) -> PathForm? {
        guard let shown = properties[slot].details?.path.shown, shown.count > 0 else { return innerForm(slot) }
        let (range, row) = (shownRange(slot), properties[slot].innerRange)
        let map = PathMap(
            constant: components.presentation + row.lowerBound,
            count: row.count,
            sourceCount: range.count / 2
        )
        let form = PathForm(shown.verbs, map, end: range.map { components.presentation[$0] })
        add(form, slot)
        return form
    }

    /// Computes the velocity of the path that is shown into `scratch.velocities`, after `compute` for the present.
    @inline(never)
    func computePathVelocity(_ slot: Int) {
        let record = properties[slot]
        let count = shownRange(slot).count
        // A path may have fewer numbers while it moves than at rest.
        guard record.isMorphing else {
            for index in 0..<count { scratch.velocities[index] = 0 }
            return
        }
        guard let shown = record.details?.path.shown, shown.count > 0 else { return }
        guard let way = placedWay(shown), way.segment.width == count else {
            for index in 0..<count { scratch.velocities[index] = 0 }
            return
        }
        way.segment.move(shown.place.progress, scratch.values, scratch.velocities)
        for index in 0..<count {
            let velocity = scratch.velocities[index] * shown.place.rate
            scratch.velocities[index] = velocity.isFinite ? velocity : 0
        }
    }
}

extension StageProperties {
    /// Releases the memory for morphs.
    func freeShown(_ slot: Int) {
        guard let details = properties[slot].details, let shown = details.path.shown else { return }
        components.release(shown.base, count: shown.room)
        details.path.shown = nil
    }
}
