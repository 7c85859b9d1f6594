// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// All properties at once, and properties that move in a way of their own.
extension Stage {
    /// Adds a property of a color at rest that moves through a color space.
    /// - Parameters:
    ///   - initial: Its value.
    ///   - name: Unique on the stage, at most 255 bytes of UTF-8; empty for none.
    ///   - interpolation: In which space it moves, and which way round its hue.
    /// - Throws: `.duplicate` for a name that is taken, `.argument` for a value that cannot be, or a hue of a space without one.
    public func property(
        _ initial: Color,
        named name: String = "",
        interpolation: ColorInterpolation
    ) throws(AnimError) -> Property<Color> {
        guard interpolation.space == .okLCH || interpolation.hue == .shorter else {
            throw AnimError(.argument, "hue is not .shorter, but only the space .okLCH has a hue")
        }
        var options = PropertyOptions(.color)
        if interpolation != ColorInterpolation() { options.encoding = .color(interpolation.core) }
        return try add(initial, name, options)
    }

    /// Adds a property of an angle at rest.
    /// - Parameters:
    ///   - initial: Its value.
    ///   - name: Unique on the stage, at most 255 bytes of UTF-8; empty for none.
    ///   - turn: Which way it turns.
    /// - Throws: `.duplicate` for a name that is taken, `.argument` for a value that is not finite, `.limit`.
    public func property(
        _ initial: Angle,
        named name: String = "",
        turn: Turn
    ) throws(AnimError) -> Property<Angle> {
        var options = PropertyOptions(.angle)
        if turn == .shortest { options.encoding = .shortestTurn }
        return try add(initial, name, options)
    }

    /// Adds a property at rest, with all that can be said of it.
    /// - Parameters:
    ///   - initial: Its value; components at most 1e150 in size.
    ///   - name: Unique on the stage, at most 255 bytes of UTF-8; empty for none.
    ///   - fades: Whether it fades where motion is reduced, instead of jumping.
    ///   - threshold: The distance and speed below which a spring counts as at rest: above 0 and at most 1e150.
    /// - Throws: `.duplicate` for a name that is taken, `.argument` for a number that cannot be, `.limit`.
    public func property<Value: AnimatableValue>(
        _ initial: Value,
        named name: String = "",
        fades: Bool,
        threshold: Double = 0.001
    ) throws(AnimError) -> Property<Value> {
        let kind = Value.valueKind.core
        var options = PropertyOptions(kind, componentCount: kind == .vector ? initial.components.count : nil)
        options.fades = fades
        options.threshold = threshold
        return try add(initial, name, options)
    }

    private func add<Value: AnimatableValue>(
        _ initial: Value,
        _ name: String,
        _ options: PropertyOptions
    ) throws(AnimError) -> Property<Value> {
        let identifier = try call { (core) throws(EngineError) in
            try core.addProperty(name: Array(name.utf8), options, value: initial.components)
        }
        return Property(self, identifier, .components, name: name, value: initial)
    }

    /// Adds properties of one number each, at rest and without names.
    /// - Parameter values: Their values, at most 1e150 in size. All or none are added.
    /// - Throws: `.argument` for a value that is not finite, `.limit`.
    public func properties(_ values: [Double]) throws(AnimError) -> [Property<Double>] {
        try bounded(values, "values")
        guard values.count <= AnimStage.Stage.largestPropertyCount - propertyCount else {
            throw AnimError(.limit, "the stage would have more than \(AnimStage.Stage.largestPropertyCount) properties")
        }
        var result: [Property<Double>] = []
        result.reserveCapacity(values.count)
        for value in values { result.append(try property(value)) }
        return result
    }

    /// All properties, the oldest first. O(properties).
    public var properties: [AnyProperty] {
        var result: [AnyProperty] = []
        core.forEachProperty { result.append(AnyProperty(stage: self, id: Identifier($0.rawValue))) }
        return result
    }

    /// Takes the properties whose presentation may have changed since they were taken last, each once, the oldest first.
    /// - Parameter limit: How many at most; the rest stays for the next time.
    public func takeChangedProperties(limit: Int = .max) -> [AnyProperty] {
        var result: [AnyProperty] = []
        core.takeChangedProperties(limit: max(limit, 0)) {
            result.append(AnyProperty(stage: self, id: Identifier($0.rawValue)))
        }
        return result
    }

    /// Sets many properties at once, all or none.
    /// - Parameters:
    ///   - values: The new values, one for each property, at most 1e150 in size.
    ///   - properties: Of this stage.
    /// - Throws: `.argument` for another number of values and for one that is not finite, `.identifier` for a property that was
    ///   removed, `.state` for a derived one, `.limit`.
    public func set(_ values: [Double], of properties: [Property<Double>]) throws(AnimError) {
        guard values.count == properties.count else {
            throw AnimError(.argument, "there are \(values.count) values for \(properties.count) properties")
        }
        try bounded(values, "values")
        try call { (core) throws(EngineError) in
            // Whatever could be refused is refused before the first is set.
            for property in properties {
                _ = try core.kind(of: property.identifier)
                guard try core.expression(of: property.identifier).isEmpty else {
                    throw Stage.isDerived
                }
            }
            for (property, value) in zip(properties, values) { try core.setValue([value], of: property.identifier) }
        }
    }

    private static var isDerived: EngineError {
        EngineError(.state, "a property is derived; its expression gives its value")
    }

    /// What is seen of many properties.
    /// - Parameter properties: Of this stage.
    /// - Throws: `.identifier` for a property that was removed or is another stage's.
    public func presentations(of properties: [Property<Double>]) throws(AnimError) -> [Double] {
        try call { (core) throws(EngineError) in
            var result: [Double] = []
            result.reserveCapacity(properties.count)
            for property in properties {
                try core.withComponents(of: property.identifier, .presentation) { result.append($0[0]) }
            }
            return result
        }
    }
}
