// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// A property whose value is given by expressions.
package struct DerivedRecord {
    package var property: Int32
    /// One expression per component.
    package var expressions: [Expression]
    package var text: [UInt8]
}

/// State of the topological sort of derived properties.
private struct DerivedOrder {
    package enum State: UInt8 { case unseen, onPath, placed }

    private(set) var records: [DerivedRecord] = []
    /// By slot: the index in `records`, or −1.
    package private(set) var index: [Int32]
    /// By index in `records`.
    package var state: [State] = []
    /// The slots from the first property visited to the present one.
    package var path: [Int32] = []
    /// The index in `path` of the property that depends on itself.
    var cycleStart = 0
    var sorted: [DerivedRecord] = []

    init(_ given: [DerivedRecord], slotCount: Int) {
        index = [Int32](repeating: -1, count: slotCount)
        for record in given { append(record) }
    }

    package mutating func append(_ record: DerivedRecord) {
        index[Int(record.property)] = Int32(records.count)
        records.append(record)
        state.append(.unseen)
    }
}

/// Outside values that expressions can use like properties: a scene's inputs. Each is a component without a property.
extension Stage {
    /// Adds an input with a name, at 0.
    /// - Returns: its component.
    package func addInput(_ name: Int32) -> Int32 {
        let component = addComponent()
        inputOfName.set(name, Int(component))
        return component
    }

    /// Adds a component without a name, for values that the stage's owner gives to expressions.
    package func addComponent() -> Int32 {
        let component = components.allocate(1, owner: -1)
        drawnInputs.makeRoom(for: Int(component))
        return component
    }

    /// Sets a component that no derived property reads.
    package func setComponent(_ component: Int32, to value: Double) {
        components.model[Int(component)] = value
        components.presentation[Int(component)] = value
    }

    package func setInput(_ component: Int32, to value: Double) {
        guard component >= 0 else { return }
        components.model[Int(component)] = value
        components.presentation[Int(component)] = value
        drawnInputs.insert(Int(component))
        derivedAreStale = true
    }
}

/// Properties that are expressions over others: presentations are computed from presentations, models from models.
extension Stage {
    /// The longest text of an expression in bytes.
    static let longestExpression = 65_536

    /// Makes a property derived, or changes its expressions: one per component, separated by commas, over the components of
    /// other properties: `x` (a property with one component), `frame.width`, `point.y`, `v[3]`, `` `any name`.x ``. An empty
    /// text makes it an ordinary property again, which keeps its present value.
    /// - Throws: `.syntax`, `.notFound` for an unknown name, `.argument` if the number of expressions differs from the number
    ///   of components, `.state` for a cycle (which the message names).
    package func setExpression(_ text: [UInt8], of property: PropertyIdentifier) throws(AnimError) {
        let slot = try self.slot(of: property)
        if text.isEmpty { return removeDerived(slot) }
        let expressions = try Expression.parseList(text) { (name) throws(AnimError) in try self.component(named: name) }
        var culprit: Int32 = -1
        try setDerived([try derivedRecord(expressions, text, slot)], &culprit)
    }

    /// - Throws: `.argument` if the number of expressions differs from the number of components.
    package func derivedRecord(_ expressions: [Expression], _ text: [UInt8], _ slot: Int) throws(AnimError)
        -> DerivedRecord
    {
        guard expressions.count == Int(properties[slot].count) else {
            throw AnimError(
                .argument,
                "there are \(expressions.count) expressions, but the property has \(properties[slot].count) components"
            )
        }
        return DerivedRecord(property: Int32(slot), expressions: expressions, text: text)
    }

    /// Makes properties derived, all or none. O(all derived properties).
    /// - Parameter culprit: the slot of a property whose expression is invalid.
    package func setDerived(_ given: [DerivedRecord], _ culprit: inout Int32) throws(AnimError) {
        if given.count == 1, let only = given.first, properties[only.property].derived < 0,
            properties[only.property].uses == 0, !uses(only.expressions).contains(only.property)
        {
            // A property that no expression uses can stand last.
            endAll(Int(only.property))
            count(only, 1)
            properties[only.property].derived = Int32(derived.count)
            noteReadKey(Int(only.property))
            derived.append(only)
            derivedAreStale = true
            return
        }
        var order = DerivedOrder(given, slotCount: properties.count)
        for record in derived where order.index[Int(record.property)] < 0 { order.append(record) }
        for index in order.records.indices {
            do throws(AnimError) {
                try place(index, in: &order)
            } catch {
                culprit = order.path[order.cycleStart]
                throw error
            }
        }
        for record in given {
            endAll(Int(record.property))
            let old = Int(properties[record.property].derived)
            if old >= 0 { count(derived[old], -1) }
            count(record, 1)
        }
        derived = order.sorted
        for (index, record) in derived.enumerated() {
            properties[Int(record.property)].derived = Int32(index)
            noteReadKey(Int(record.property))
        }
        derivedAreStale = true
    }

    /// The slots of the properties that expressions name, once per occurrence.
    package func uses(_ expressions: [Expression]) -> [Int32] {
        expressions.flatMap { $0.variables.map { components.owner[Int($0)] } }.filter { $0 >= 0 }
    }

    package func count(_ record: DerivedRecord, _ difference: Int32) {
        for use in uses(record.expressions) { properties[use].uses += difference }
    }

    /// The text of a derived property's expressions; empty for others.
    package func expression(of property: PropertyIdentifier) throws(AnimError) -> [UInt8] {
        let index = Int(properties[try slot(of: property)].derived)
        return index < 0 ? [] : derived[index].text
    }

    /// Makes a property ordinary again.
    func removeDerived(_ slot: Int) {
        let index = Int(properties[slot].derived)
        guard index >= 0 else { return }
        refreshDerived()
        count(derived[index], -1)
        derived.remove(at: index)
        properties[slot].derived = -1
        noteReadKey(slot)
        for later in index..<derived.count { properties[derived[later].property].derived = Int32(later) }
        for component in properties[slot].componentRange {
            components.model[component] = components.presentation[component]
        }
        encodeModel(slot)
        restAtModel(slot)
    }

    /// The component that a name in an expression refers to: a property's name, plus a part if it has several
    /// components.
    package func component(named name: ArraySlice<UInt8>) throws(AnimError) -> Int32 {
        if let known = try knownComponent(named: name) { return known }
        var suggestion = Suggestion(for: Stage.pathName(name) ?? name)
        suggestion.offer(propertyOfName, names)
        suggestion.offer(inputOfName, names)
        throw unknownComponent(name, &suggestion)
    }

    /// The same, but nil for an unknown name.
    @inline(never)
    package func knownComponent(named name: ArraySlice<UInt8>) throws(AnimError) -> Int32? {
        if let path = Stage.pathName(name) {
            guard let slot = propertyOfName[names.find(Array(path))], properties[slot].kind == .path else { return nil }
            return pathComponent(slot)
        }
        let index = names.find(name)
        if let property = propertyOfName[index] {
            guard properties[property].count == 1 else {
                throw AnimError(.kind, "\(JSONText.quoted(name)) has several components; name one of them")
            }
            return properties[property].base
        }
        if let (property, tail) = propertyAndPart(name) {
            let record = properties[property]
            if let part = record.kind.part(named: tail), part < Int(record.count) {
                return record.base + Int32(part)
            }
        }
        return inputOfName[index].map { Int32(truncatingIfNeeded: $0) }
    }

    /// The property before a name's last dot or bracket, and the part from there on.
    private func propertyAndPart(_ name: ArraySlice<UInt8>) -> (property: Int, part: ArraySlice<UInt8>)? {
        guard let dot = name.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") }),
            let property = propertyOfName[names.find(name[..<dot])]
        else { return nil }
        return (property, name[dot...])
    }

    /// The error for an unknown name in an expression, with the nearest names.
    @inline(never)
    package func unknownComponent(_ name: ArraySlice<UInt8>, _ suggestion: inout Suggestion) -> AnimError {
        if let path = Stage.pathName(name) {
            return AnimError(
                .notFound,
                "the stage has no path property \(JSONText.quoted(path))\(suggestion.ending(listName: "names"))"
            )
        }
        if let (property, part) = propertyAndPart(name) {
            let record = properties[property]
            var ending: ErrorText =
                record.count == 1 ? "; it has one, by its own name" : "; it has [0] to [\(record.count - 1)]"
            if record.kind.parts.start.pointee != 0 {
                var parts = Suggestion(for: part.dropFirst())
                parts.offer(record.kind.parts)
                ending = parts.ending(listName: "components")
            }
            let owner = JSONText.quoted(name[..<part.startIndex])
            return AnimError(
                .notFound,
                "\(JSONText.quoted(name)) is no component of the stage's property \(owner)\(ending)"
            )
        }
        return AnimError(
            .notFound,
            "the stage has no property \(JSONText.quoted(name))\(suggestion.ending(listName: "names"))"
        )
    }

    /// Places a derived property behind those that it depends on, which are placed first. Visits each once.
    private func place(_ index: Int, in order: inout DerivedOrder) throws(AnimError) {
        guard order.state[index] == .unseen else { return }
        let record = order.records[index]
        order.state[index] = .onPath
        order.path.append(record.property)
        guard order.path.count <= 1024 else { throw AnimError(.limit, "derived properties are at most 1024 deep") }
        for expression in record.expressions {
            for variable in expression.variables {
                let owner = components.owner[Int(variable)]
                guard owner >= 0, order.index[Int(owner)] >= 0 else { continue }
                let needed = Int(order.index[Int(owner)])
                if order.state[needed] == .onPath {
                    order.cycleStart = order.path.firstIndex(of: owner) ?? 0
                    throw cycle(order.path[order.cycleStart...] + [owner])
                }
                try place(needed, in: &order)
            }
        }
        order.path.removeLast()
        order.state[index] = .placed
        order.sorted.append(record)
    }

    @inline(never)
    private func cycle(_ slots: ArraySlice<Int32>) -> AnimError {
        var names: [UInt8] = []
        for slot in slots {
            if !names.isEmpty { names += JSONText.bytes(" -> ") }
            names += self.names[properties[Int(slot)].name]
        }
        return AnimError(.state, "the expression makes a cycle: \(ErrorText(utf8: names))")
    }

    /// - Throws: `.state` if another property's expression uses this one.
    func checkIsNotUsedByDerived(_ slot: Int) throws(AnimError) {
        guard properties[slot].uses > 0 else { return }
        for record in derived where Int(record.property) != slot {
            for expression in record.expressions {
                for variable in expression.variables where components.owner[Int(variable)] == Int32(slot) {
                    let name = Array(names[properties[Int(record.property)].name])
                    throw AnimError(.state, "the derived property '\(ErrorText(utf8: name))' uses the property")
                }
            }
        }
    }

    /// The value of an expression over a column of the components; variable −1 is a random number. One function: each copy
    /// would contain the whole evaluation.
    package func evaluate(_ expression: Expression, _ column: UnsafeMutablePointer<Double>) -> Double {
        expression.code.withUnsafeBufferPointer { evaluate($0, column) }
    }

    @_optimize(speed)
    @inline(never)
    package func evaluate(
        _ code: UnsafeBufferPointer<ExpressionInstruction>,
        _ column: UnsafeMutablePointer<Double>
    ) -> Double {
        Expression.evaluate(code) {
            $0 < 0 ? random.nextUnit() : column[Int($0)]
        } _: { component, operation, distance in
            self.path(operation, component, distance, isModel: column == components.model).value
        } _: {
            perform($0, column, $1, $2, $3)
        }
    }

    /// Computes the derived properties, if anything has changed. A result that is NaN or larger than 1e150 in magnitude counts
    /// as 0: keeping the previous value would depend on when it was last read. Allocates nothing.
    package func refreshDerived() {
        guard derivedAreStale, !derived.isEmpty else { return }
        derivedAreStale = false
        for record in derived {
            let base = Int(properties[Int(record.property)].base)
            var hasChanged = false
            for index in record.expressions.indices {
                let model = evaluate(record.expressions[index], components.model)
                components.model[base + index] = model.magnitude <= Stage.largestComponent ? model : 0
                var value = evaluate(record.expressions[index], components.presentation)
                if !(value.magnitude <= Stage.largestComponent) { value = 0 }
                if value.bitPattern != components.presentation[base + index].bitPattern {
                    components.presentation[base + index] = value
                    hasChanged = true
                }
            }
            if properties[Int(record.property)].isEncoded { encodeModel(Int(record.property)) }
            for component in properties[Int(record.property)].innerRange {
                components.target[component] = components.model[component]
            }
            if hasChanged { noteChange(Int(record.property)) }
        }
    }

    /// Computes the velocity of a derived property by the chain rule into `scratch.velocities`. Visits each property on which
    /// it depends once.
    func computeDerivedVelocity(_ slot: Int) {
        let last = Int(properties[slot].derived)
        var isNeeded = [Bool](repeating: false, count: last + 1)
        isNeeded[last] = true
        for index in stride(from: last, through: 0, by: -1) where isNeeded[index] {
            for use in uses(derived[index].expressions) where properties[use].derived >= 0 {
                isNeeded[Int(properties[use].derived)] = true
            }
        }
        var rates = [[Double]](repeating: [], count: last + 1)
        for index in 0...last where isNeeded[index] {
            rates[index] = derived[index].expressions.map { expression in
                let rate = expression.derivative { component in
                    (components.presentation[Int(component)], velocity(ofComponent: Int(component), rates))
                } _: { component, operation, distance in
                    path(operation, component, distance, isModel: false)
                } _: {
                    perform($0, components.presentation, $1, $2, $3)
                }.rate
                return rate.isFinite ? rate : 0
            }
        }
        for (index, rate) in rates[last].enumerated() { scratch.velocities[index] = rate }
    }

    private func velocity(ofComponent component: Int, _ rates: [[Double]]) -> Double {
        let owner = Int(components.owner[component])
        guard owner >= 0 else { return 0 }
        let part = component - Int(properties[owner].base)
        if properties[owner].derived >= 0 { return rates[Int(properties[owner].derived)][part] }
        computeOuterVelocity(owner)
        return scratch.velocities[part]
    }
}

extension ValueKind {
    /// The index of the component that `.x`, `.width` or `[3]` means, or nil.
    package func part(named tail: ArraySlice<UInt8>) -> Int? {
        if tail.first == UInt8(ascii: "[") {
            guard self != .path, tail.last == UInt8(ascii: "]"), tail.count > 2, tail.count < 10 else { return nil }
            var number = 0
            for byte in tail.dropFirst().dropLast() {
                guard byte >= 48, byte <= 57 else { return nil }
                number = 10 * number + Int(byte - 48)
            }
            return number
        }
        var index = 0
        for name in parts {
            if name.elementsEqual(tail.dropFirst()) { return index }
            index += 1
        }
        return nil
    }
}
