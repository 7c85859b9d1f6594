// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// Properties with special interpolations, and operations on many properties.
extension Stage {
    /// Adds a color property, at rest, that is interpolated in a color space.
    /// - Parameters:
    ///   - initial: The initial value.
    ///   - name: Unique on the stage, at most 255 bytes of UTF-8; empty for none.
    ///   - interpolation: The color space and the direction of the hue.
    /// - Throws: `.duplicate` for a name in use, `.argument` for an invalid value, or a hue direction for a space
    ///   without hue.
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

    /// Adds an angle property, at rest.
    /// - Parameters:
    ///   - initial: The initial value.
    ///   - name: Unique on the stage, at most 255 bytes of UTF-8; empty for none.
    ///   - turn: How the angle turns.
    /// - Throws: `.duplicate` for a name in use, `.argument` for a value that is not finite, `.limit`.
    public func property(
        _ initial: Angle,
        named name: String = "",
        turn: Turn
    ) throws(AnimError) -> Property<Angle> {
        var options = PropertyOptions(.angle)
        if turn == .shortest { options.encoding = .shortestTurn }
        return try add(initial, name, options)
    }

    /// Adds a property, at rest, with all options.
    /// - Parameters:
    ///   - initial: The initial value; components at most 1e150 in size.
    ///   - name: Unique on the stage, at most 255 bytes of UTF-8; empty for none.
    ///   - fades: Whether the property fades instead of jumping when motion is reduced.
    ///   - threshold: The distance and speed below which a spring counts as at rest: above 0 and at most 1e150.
    /// - Throws: `.duplicate` for a name in use, `.argument` for an invalid number, `.limit`.
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
            try core.addProperty(name: try bytes(ofName: name), options, value: initial.components)
        }
        return Property(self, identifier, .components, name: name, value: initial)
    }

    /// Adds properties of one number each, at rest and without names. Adds all or none.
    /// - Parameter values: The initial values, at most 1e150 in size.
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

    /// All properties, oldest first. O(properties).
    public var properties: [AnyProperty] {
        var result: [AnyProperty] = []
        core.forEachProperty { result.append(AnyProperty(stage: self, id: Identifier($0.rawValue))) }
        return result
    }

    /// Takes the properties whose presentation may have changed since they were last taken, each once, oldest first.
    /// - Parameter limit: The largest number to take; the rest stays for the next call.
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
    ///   - properties: Properties of this stage.
    /// - Throws: `.argument` for unequal counts and for a value that is not finite, `.identifier` for a property that
    ///   was removed, `.state` for a derived one, `.limit`.
    public func set(_ values: [Double], of properties: [Property<Double>]) throws(AnimError) {
        guard values.count == properties.count else {
            throw AnimError(.argument, "there are \(values.count) values for \(properties.count) properties")
        }
        try bounded(values, "values")
        try call { (core) throws(EngineError) in
            // All checks come before the first change.
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

    /// The presentation values of many properties.
    /// - Parameter properties: Properties of this stage.
    /// - Throws: `.identifier` for a property that was removed or belongs to another stage.
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
