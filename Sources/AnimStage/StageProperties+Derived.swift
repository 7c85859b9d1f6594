// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Outside values that expressions can use like properties: a scene's inputs. Each is a component without a property.
extension StageProperties {
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

    /// Sets an input, and notes that what depends on it is stale.
    package func setInput(_ component: Int32, to value: Double) {
        guard component >= 0 else { return }
        components.model[Int(component)] = value
        components.presentation[Int(component)] = value
        drawnInputs.insert(Int(component))
        derivedAreStale = true
        askedTime = -1
    }
}

/// Properties that are expressions over others: presentations are computed from presentations, models from models.
extension StageProperties {
    /// Parses the text of a derived property.
    /// - Parameter added: the name of a property that is about to be added, which the text must not mean.
    /// - Throws: see `Stage.setExpression`.
    @inline(never)
    func parse(_ text: [UInt8], adding added: [UInt8] = []) throws(AnimError) -> [Expression] {
        try Expression.parseList(text) { (name) throws(AnimError) in
            if self.means(name, added) {
                let own = ErrorText(utf8: added)
                throw AnimError(.state, "the expression makes a cycle: \(own) -> \(own)")
            }
            return try self.component(named: name)
        }
    }

    /// - Throws: `.argument` if the number of expressions differs from the number of components.
    package func derivedRecord(_ expressions: [Expression], _ text: [UInt8], _ slot: Int) throws(AnimError)
        -> DerivedRecord
    {
        try StageProperties.checkCount(expressions, Int(properties[slot].count))
        return DerivedRecord(property: Int32(slot), expressions: expressions, text: text)
    }

    @inline(never)
    static func checkCount(_ expressions: [Expression], _ count: Int) throws(AnimError) {
        guard expressions.count == count else {
            throw AnimError(
                .argument,
                "there are \(expressions.count) expressions, but the property has \(count) components"
            )
        }
    }

    /// The slots of the properties that expressions name, once per occurrence.
    package func uses(_ expressions: [Expression]) -> [Int32] {
        expressions.flatMap { $0.variables.map { components.owner[Int($0)] } }.filter { $0 >= 0 }
    }

    /// Adds a number to the uses of the properties that a derived property reads.
    package func count(_ record: DerivedRecord, _ difference: Int32) {
        for use in uses(record.expressions) { properties[use].uses += difference }
    }

    /// The text of a derived property's expressions; empty for others.
    package func expression(of property: PropertyIdentifier) throws(AnimError) -> [UInt8] {
        let index = Int(properties[try slot(of: property)].derived)
        return index < 0 ? [] : derived[index].text
    }

    /// The component that a name in an expression refers to: a property's name, plus a part if it has several
    /// components.
    package func component(named name: ArraySlice<UInt8>) throws(AnimError) -> Int32 {
        if let known = try knownComponent(named: name) { return known }
        var suggestion = Suggestion(for: StageProperties.pathName(name) ?? name)
        suggestion.offer(propertyOfName, names)
        suggestion.offer(inputOfName, names)
        throw unknownComponent(name, &suggestion)
    }

    /// The same, but nil for an unknown name.
    @inline(never)
    package func knownComponent(named name: ArraySlice<UInt8>) throws(AnimError) -> Int32? {
        if let path = StageProperties.pathName(name) {
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
        guard let dot = StageProperties.partStart(of: name), let property = propertyOfName[names.find(name[..<dot])]
        else { return nil }
        return (property, name[dot...])
    }

    private static func partStart(of name: ArraySlice<UInt8>) -> Int? {
        name.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") }
    }

    /// Whether a name in an expression would mean a property that is about to be added, or a part of it.
    private func means(_ name: ArraySlice<UInt8>, _ added: [UInt8]) -> Bool {
        if added.isEmpty || StageProperties.pathName(name) != nil { return false }
        if name.elementsEqual(added) { return true }
        guard propertyOfName[names.find(name)] == nil, let dot = StageProperties.partStart(of: name) else {
            return false
        }
        return name[..<dot].elementsEqual(added)
    }

    /// The error for an unknown name in an expression, with the nearest names.
    @inline(never)
    package func unknownComponent(_ name: ArraySlice<UInt8>, _ suggestion: inout Suggestion) -> AnimError {
        if let path = StageProperties.pathName(name) {
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

    /// The error for expressions that cannot be sorted.
    @inline(never)
    func unsortable(_ order: DerivedOrder) -> AnimError {
        var names: [UInt8] = []
        for slot in order.cycle {
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

    /// The value of an expression over a column of the components; variable −1 is a random number. One function: each
    /// copy would contain the whole evaluation.
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

    /// Computes the derived properties, if anything has changed; if there are many, only those whose variables have. A
    /// result that is NaN or larger than 1e150 in magnitude counts as 0: keeping the previous value would depend on
    /// when it was last read. Allocates nothing, but for the first time after a property became derived or ordinary.
    package func refreshDerived() {
        guard derivedAreStale, !derived.isEmpty else { return }
        derivedAreStale = false
        let memory = memoryOfDerived()
        // In place: nothing here changes the records, and a copy would retain its arrays.
        let records = derived.keptElements
        evaluationEffort &+= 16 &* UInt32(truncatingIfNeeded: records.count)
        for number in records.indices {
            let record = records.baseAddress.unsafelyUnwrapped + number
            var (hasNewModel, hasChanged) = (false, false)
            let expressions = record.pointee.expressions.keptElements
            for index in expressions.indices {
                let news = memory?.news(components) ?? DerivedMemory.all
                if news == 0 { continue }
                let expression = expressions.baseAddress.unsafelyUnwrapped + index
                let code = expression.pointee.code.keptElements
                evaluationEffort &+= expression.pointee.effort
                let component = Int(properties[record.pointee.property].base) + index
                if news & DerivedMemory.model != 0 {
                    components.model[component] = derivedValue(code, components.model)
                    hasNewModel = true
                }
                guard news & DerivedMemory.presentation != 0 else { continue }
                let value = derivedValue(code, components.presentation)
                if value.bitPattern != components.presentation[component].bitPattern {
                    components.presentation[component] = value
                    hasChanged = true
                }
            }
            let slot = Int(record.pointee.property)
            if hasNewModel {
                if properties[slot].isEncoded { encodeModel(slot) }
                for component in properties[slot].innerRange {
                    components.target[component] = components.model[component]
                }
            }
            if hasChanged { noteChange(slot) }
        }
    }

    private func derivedValue(
        _ code: UnsafeBufferPointer<ExpressionInstruction>,
        _ column: UnsafeMutablePointer<Double>
    )
        -> Double
    {
        let value = evaluate(code, column)
        return value.magnitude <= StageProperties.largestComponent ? value : 0
    }

    /// The cache of the derived properties, rewound; nil if there are few.
    private func memoryOfDerived() -> DerivedMemory? {
        guard derived.count >= DerivedMemory.fewest else { return nil }
        if let memory = derivedMemory {
            memory.rewind()
            return memory
        }
        derivedMemory = DerivedMemory(derived)
        return derivedMemory
    }

    /// Invalidates all derived properties: they or their values have changed by other causes than their variables.
    func forgetDerived() {
        derivedAreStale = true
        derivedMemory = nil
    }
}
