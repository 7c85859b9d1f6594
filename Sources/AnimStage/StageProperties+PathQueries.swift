// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// The measures of a path that expressions query, computed once per change of the path.
final class PathQuery {
    fileprivate(set) var path = Path()
    /// Written by `PathMeasuring`.
    var measure = PathMeasure()
    /// The number of the answer in which it was last asked: see `StageProperties.answerNumber`.
    fileprivate var answerNumber: UInt16 = 0
    /// Whether it is known to be up to date until the next update of the drawing: see `forgetChecks`.
    fileprivate var isChecked = false

    init() {}

    /// For a path that does not change.
    init(_ path: Path) {
        self.path = path
        prepare()
    }

    /// Measures the path anew.
    fileprivate func prepare() {
        var measuring = PathMeasuring(query: .passUnretained(self))
        withUnsafeMutablePointer(to: &measuring) { PathWork.prepare.ask($0) }
    }

    /// The location at a distance from the path's beginning.
    fileprivate func location(atLength distance: Double) -> PathLocation? {
        var measuring = PathMeasuring(query: .passUnretained(self), distance: distance)
        withUnsafeMutablePointer(to: &measuring) { PathWork.location.ask($0) }
        return measuring.location
    }
}

/// Paths in expressions: length, and position and direction at a distance.
extension StageProperties {
    /// The path's name in a variable such as `path(outline)`.
    package static func pathName(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard name.count > 6, name.last == UInt8(ascii: ")"), name.begins(with: "path(") else {
            return nil
        }
        return name[(name.startIndex + 5)..<(name.endIndex - 1)]
    }

    /// The component that represents a path property in expressions. The property owns it.
    package func pathComponent(_ slot: Int) -> Int32 {
        guard let details = properties[slot].details else { return -1 }
        if details.path.component < 0 { details.path.component = components.allocate(1, owner: Int32(slot)) }
        return details.path.component
    }

    /// The component that represents in expressions a path that belongs to no property.
    package func addFixedPath(_ path: Path) -> Int32 {
        let component = addComponent()
        setComponent(component, to: Double(fixedPaths.count))
        fixedPaths.append(PathQuery(path))
        return component
    }

    /// Lets the next query of each of some paths compare it with the one that was measured; further ones in one update
    /// of the drawing need not, however many they are.
    package func forgetChecks(of slots: [Int32]) {
        for slot in slots { properties[slot].details?.path.query?.isChecked = false }
    }

    /// An expression's value over the presentation, in an update of the drawing. It must not draw random numbers: a
    /// draw is 0.
    @_optimize(speed)
    @inline(never)
    package func evaluateShown(_ expression: Expression) -> Double {
        let presentation = components.presentation
        return expression.evaluate {
            $0 < 0 ? 0 : presentation[Int($0)]
        } _: { component, operation, distance in
            path(operation, component, distance, isModel: false, isUpdate: true).value
        } _: {
            perform($0, presentation, $1, $2, $3)
        }
    }

    /// The result of an operation on the path of a component, at a distance in the path's units (clamped to the path),
    /// and its slope along the path. O(coordinates × the cost of measuring a curve) if the path has changed since the
    /// last query, otherwise O(coordinates) comparisons plus O(log segments). Allocates if the path has more segments
    /// than before.
    /// - Parameter isUpdate: whether the drawing is being updated, during which no path changes.
    @inline(never)
    package func path(
        _ operation: ExpressionOperation,
        _ component: Int32,
        _ distance: Double,
        isModel: Bool,
        isUpdate: Bool = false
    ) -> (value: Double, slope: Double) {
        guard component >= 0, let query = query(component, isModel: isModel, isUpdate) else { return (0, 0) }
        if operation == .length { return (query.measure.length, 0) }
        guard let location = query.location(atLength: distance) else { return (0, 0) }
        // Beyond the ends the result is constant.
        let isInside = distance >= 0 && distance <= query.measure.length
        switch operation {
        case .pathX: return (location.x, isInside ? location.tangentX : 0)
        case .pathY: return (location.y, isInside ? location.tangentY : 0)
        default: return (location.angle, isInside ? location.curvature : 0)
        }
    }

    /// The up-to-date query of a path.
    private func query(_ component: Int32, isModel: Bool, _ isUpdate: Bool) -> PathQuery? {
        let owner = components.owner[Int(component)]
        guard owner >= 0 else {
            let index = Int(components.model[Int(component)])
            return fixedPaths.indices.contains(index) ? fixedPaths[index] : nil
        }
        guard let details = properties[owner].details else { return nil }
        if isUpdate, let query = details.path.query, query.isChecked { return query }
        let record = properties[owner]
        let range = isModel ? record.componentRange : shownRange(Int(owner))
        let column = (isModel ? components.model : components.presentation) + range.lowerBound
        let verbs = verbs(Int(owner), isModel ? .model : .presentation)
        let query = (isModel ? details.path.modelQuery : details.path.query) ?? PathQuery()
        if isModel { details.path.modelQuery = query } else { details.path.query = query }
        if isUpdate { query.isChecked = true }
        // The first query of an answer is not counted: a host's query may have measured the path before.
        let isCounted = query.answerNumber == answerNumber
        query.answerNumber = answerNumber
        evaluationEffort &+= UInt32(truncatingIfNeeded: range.count / 2)
        var isSame = query.path.verbs == verbs && query.path.coordinates.count == range.count
        if isSame {
            query.path.coordinates.withUnsafeBufferPointer { known in
                for index in 0..<range.count where known[index] != column[index] {
                    isSame = false
                    break
                }
            }
        }
        guard !isSame else { return query }
        if isCounted { evaluationEffort &+= 192 &* UInt32(truncatingIfNeeded: verbs.count) }
        query.path.removeAll()
        try? query.path.append(
            verbs: verbs,
            clamping: UnsafeBufferPointer(start: column, count: range.count),
            from: 0
        )
        query.prepare()
        return query
    }
}
