// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// The data that a bulk read needs of each property, in eight bytes, indexed by slot. A frame that reads a hundred
/// thousand values would otherwise touch as many property records, each larger than a cache line.
///
/// Paths, derived properties and very long vectors have no key: reading those needs more data.
struct PropertyReadKeys {
    /// In memory in the order written here, from the lowest byte on.
    package struct Key {
        package var base: Int32 = 0
        var generation: UInt16 = 0
        /// 0 for no key.
        package var count: UInt16 = 0
    }

    /// The result of a lookup: the total number of components, and whether each property has one.
    struct Components {
        package var total = 0
        var areScalars = true
        package let key: StageKey
    }

    private var keys = Slots<Key>()
    /// The first components of the properties looked up last.
    private var bases: UnsafeMutablePointer<Int32>?
    private var capacity = 0

    /// Complexity: amortized O(1).
    package mutating func set(_ key: Key, of slot: Int) {
        while keys.count <= slot { keys.append(Key()) }
        keys[slot] = key
    }

    package func remove(_ slot: Int) {
        if slot < keys.count { keys[slot] = Key() }
    }

    package func removeAll() {
        for slot in keys.indices { keys[slot] = Key() }
    }

    package func deallocate() {
        keys.deallocate()
        bases?.deallocate()
    }

    private mutating func reserve(_ count: Int) -> UnsafeMutablePointer<Int32> {
        if let bases, count <= capacity { return bases }
        bases?.deallocate()
        capacity = max(count, 2 * capacity)
        let memory = UnsafeMutablePointer<Int32>.allocate(capacity: capacity)
        bases = memory
        return memory
    }

    /// The first component of consecutive properties of one component each, such as properties that were added one
    /// after the other; nil for others. Compares whole words and copies nothing.
    @inline(never)
    @_optimize(speed)
    package func row(of identifiers: UnsafeBufferPointer<UInt64>, _ key: StageKey) -> Int? {
        guard let start = identifiers.baseAddress, identifiers.count > 0 else { return nil }
        let first = start[0] ^ key.bits
        let slot = StageObjectIdentifier(rawValue: start[0], key).slot
        guard slot + identifiers.count <= keys.count else { return nil }
        let found = keys[slot]
        let named = StageObjectIdentifier(.property, generation: found.generation, slot: slot)
        guard named.rawValue(key) == start[0], found.count == 1 else { return nil }
        // For consecutive properties, both the identifier and the first component in the key increase by one.
        let words = UnsafeRawPointer(keys.first + slot)
        let word = words.load(as: UInt64.self)
        var difference: UInt64 = 0
        for index in 0..<identifiers.count {
            let step = UInt64(truncatingIfNeeded: index)
            let other = words.load(fromByteOffset: index &* 8, as: UInt64.self)
            difference |= (start[index] ^ key.bits ^ (first &+ step)) | (other ^ (word &+ step))
        }
        return difference == 0 ? Int(found.base) : nil
    }

    /// Looks up these properties. Nil if one does not belong to the stage or has no key.
    @_optimize(speed)
    package mutating func components(of identifiers: UnsafeBufferPointer<UInt64>, _ key: StageKey) -> Components? {
        let bases = reserve(identifiers.count)
        let (keys, count) = (self.keys.first, self.keys.count)
        // 0 as long as every key has one component.
        var lengths: UInt16 = 0
        for index in 0..<identifiers.count {
            let slot = StageObjectIdentifier(rawValue: identifiers[index], key).slot
            guard slot < count else { return nil }
            let found = keys[slot]
            let named = StageObjectIdentifier(.property, generation: found.generation, slot: slot)
            guard named.rawValue(key) == identifiers[index] else { return nil }
            bases[index] = found.base
            lengths |= found.count ^ 1
        }
        if lengths == 0 { return Components(total: identifiers.count, areScalars: true, key: key) }
        var total = 0
        for identifier in identifiers {
            let length = keys[StageObjectIdentifier(rawValue: identifier, key).slot].count
            guard length > 0 else { return nil }
            total &+= Int(length)
        }
        return Components(total: total, areScalars: false, key: key)
    }

    /// Copies the components of the properties looked up last from a column. The destination must be large enough.
    @_optimize(speed)
    package func copy(
        _ found: Components,
        _ identifiers: UnsafeBufferPointer<UInt64>,
        _ column: UnsafeMutablePointer<Double>,
        to target: UnsafeMutableBufferPointer<Double>
    ) {
        guard var next = target.baseAddress, let bases else { return }
        if found.areScalars {
            for index in 0..<identifiers.count { next[index] = column[Int(bases[index])] }
            return
        }
        for index in 0..<identifiers.count {
            let length = Int(keys[StageObjectIdentifier(rawValue: identifiers[index], found.key).slot].count)
            next.update(from: column + Int(bases[index]), count: length)
            next += length
        }
    }
}

extension StageProperties {
    /// Updates the read key of a property that was added, or became derived or ordinary.
    func noteReadKey(_ slot: Int) {
        let record = properties[slot]
        guard record.isLive, record.kind != .path, record.derived < 0, let count = UInt16(exactly: record.count) else {
            return readKeys.remove(slot)
        }
        readKeys.set(PropertyReadKeys.Key(base: record.base, generation: record.generation, count: count), of: slot)
    }

    /// The same for all properties, after many were taken over from elsewhere.
    func noteReadKeys() {
        readKeys.removeAll()
        for slot in properties.indices { noteReadKey(slot) }
    }

    /// The number of components of an aspect of many properties.
    package func componentCount(
        of identifiers: UnsafeBufferPointer<UInt64>,
        _ aspect: Aspect
    ) throws(AnimError) -> Int {
        if aspect != .velocity, let found = readKeys.components(of: identifiers, key) { return found.total }
        var total = 0
        for identifier in identifiers {
            total += try componentCount(of: PropertyIdentifier(rawValue: identifier), aspect)
        }
        return total
    }

    /// The number of components of many properties that are about to be set.
    /// - Throws: `.identifier`, `.state` if one is derived.
    package func componentCount(toSet identifiers: UnsafeBufferPointer<UInt64>) throws(AnimError) -> Int {
        // Derived properties have no key.
        if let found = readKeys.components(of: identifiers, key) { return found.total }
        for identifier in identifiers { try checkIsOrdinary(try slot(of: PropertyIdentifier(rawValue: identifier))) }
        return try componentCount(of: identifiers, .model)
    }

    /// - Throws: `.state` for a derived property.
    @inline(__always)
    func checkIsOrdinary(_ slot: Int) throws(AnimError) {
        guard properties[slot].derived < 0 else { throw StageProperties.isDerived }
    }

    @inline(never)
    private static var isDerived: AnimError {
        AnimError(.state, "property is derived; its expression gives its value")
    }

    @inline(never)
    static func check(_ total: Int, _ count: Int) throws(AnimError) {
        guard total == count else {
            throw AnimError(.argument, "value_count is \(count), but the properties have \(total) components")
        }
    }
}

extension StageMotion {
    /// Reads an aspect of many properties at once, one value after the other.
    ///
    /// Complexity: O(components), a few nanoseconds each if all are ordinary and the aspect is not the velocity.
    /// - Throws: what a read of each would throw; `.argument` if the number of values differs from the number of
    ///   components. Nothing is written then.
    package func readValues(
        of identifiers: UnsafeBufferPointer<UInt64>,
        _ aspect: Aspect,
        into target: UnsafeMutableBufferPointer<Double>
    ) throws(AnimError) {
        if aspect != .velocity, let base = readKeys.row(of: identifiers, key) {
            try StageProperties.check(identifiers.count, target.count)
            let column = aspect == .model ? components.model : components.presentation
            UnsafeMutableRawPointer(target.baseAddress)?.copyMemory(from: column + base, byteCount: 8 * target.count)
            return
        }
        if aspect != .velocity, let found = readKeys.components(of: identifiers, key) {
            try StageProperties.check(found.total, target.count)
            let column = aspect == .model ? components.model : components.presentation
            return readKeys.copy(found, identifiers, column, to: target)
        }
        try StageProperties.check(try componentCount(of: identifiers, aspect), target.count)
        var next = 0
        for identifier in identifiers {
            let values = view(try slot(of: PropertyIdentifier(rawValue: identifier)), aspect)
            for index in values.indices { target[next + index] = values[index] }
            next += values.count
        }
    }
}
