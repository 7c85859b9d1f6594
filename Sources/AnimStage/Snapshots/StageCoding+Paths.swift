// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// Paths that move in a structure of their own.
extension StageCoding {
    /// The structures of a moving path property.
    @inline(never)
    func code(path: inout PathState, _ record: inout PropertyRecord, by coder: inout StateCoder) {
        if coder.isReading {
            path.room = Int(record.count)
            if !PathWork.isPossible {
                coder.fail(
                    AnimError(.kind, "the snapshot has paths, and this library is built without the component paths")
                )
            }
        }
        let isMoving = record.isAnimating && !path.forms.isEmpty
        let flags = coder.choice(isMoving ? (path.course == nil ? 1 : 3) : 0, below: 4)
        coder.check(flags != 2)
        guard flags != 0 else { return }
        coder.code(&path.innerVerbs)
        if flags == 3 {
            let course = path.course ?? PathCourse(nil)
            course.code(Path.coordinateCount(of: path.innerVerbs), by: &coder)
            guard coder.failure == nil else { return }
            path.course = course
        }
        let count = coder.count(path.forms.count, each: 3)
        var model: Int32 = -1
        for index in 0..<count {
            let given = coder.isReading ? nil : path.forms[index]
            if let given, given === path.form { model = Int32(index) }
            var verbs = given?.verbs ?? []
            coder.code(&verbs)
            // 1 if it has a map; 2 if it is an end of a course as well.
            var end = given?.end ?? []
            let sort = coder.choice(given?.map == nil ? 0 : end.isEmpty ? 1 : 2, below: 3)
            if sort == 2 {
                let width = coder.count(end.count, each: 8)
                coder.check(width == Path.coordinateCount(of: verbs) && width > 0)
                if coder.isReading { end = [Double](repeating: 0, count: width) }
                coder.code(finite: &end)
            }
            let isMapped = sort > 0
            var map = given?.map ?? PathMap(sourceCount: Path.coordinateCount(of: verbs) / 2)
            if isMapped { map.code(by: &coder) }
            guard coder.isReading, coder.failure == nil else { continue }
            let moving = path.innerVerbs.isEmpty ? path.verbs : path.innerVerbs
            let points = isMapped ? map.count : map.sourceCount
            coder.check(2 * points == Path.coordinateCount(of: moving))
            coder.check(isMapped || verbs == moving)
            coder.check(Path.canBegin(verbs))
            path.forms.append(PathForm(verbs, isMapped ? map : nil, end: end))
        }
        coder.code(&model, below: count)
        guard coder.isReading, coder.failure == nil else { return }
        path.form = model < 0 ? nil : path.forms[Int(model)]
        coder.check(path.form.map { $0.verbs == path.verbs } ?? path.innerVerbs.isEmpty)
        guard !path.innerVerbs.isEmpty else { return }
        let inner = Path.coordinateCount(of: path.innerVerbs)
        guard coder.check(Path.canBegin(path.innerVerbs) && inner > 0 && inner <= Stage.largestVector) else { return }
        record.innerCount = Int32(inner)
        record.innerBase = stage.components.allocate(inner, owner: stage.components.owner[Int(record.base)])
        stage.scratch.reserve(inner)
    }

    /// The references of a path animation to other paths.
    @inline(never)
    func code(pathsOf layer: AnimationLayer, _ slot: Int, by coder: inout StateCoder) {
        let forms = stage.properties[slot].details?.path.forms ?? []
        layer.oldForm = StageCoding.code(layer.oldForm, forms, by: &coder)
        // A path that moves in the model's own structure has had no other.
        if !stage.properties[slot].isEncoded, let form = layer.oldForm { coder.check(form.map == nil) }
        let end = StageCoding.code(layer.endPath?.form, forms, by: &coder)
        guard let end else { return }
        var coordinates = layer.endPath?.coordinates ?? []
        if coder.isReading {
            let count = coder.failure == nil ? Path.coordinateCount(of: end.verbs) : 0
            coordinates = [Double](repeating: 0, count: count)
        }
        for index in coordinates.indices { coder.code(&coordinates[index], within: Stage.largestComponent) }
        layer.endPath = FormedPath(form: end, coordinates: coordinates)
    }

    private static func code(_ form: PathForm?, _ forms: [PathForm], by coder: inout StateCoder) -> PathForm? {
        var index: Int32 = -1
        for (number, other) in forms.enumerated() where form === other { index = Int32(number) }
        coder.code(&index, below: forms.count)
        return index < 0 ? nil : forms[Int(index)]
    }
}
