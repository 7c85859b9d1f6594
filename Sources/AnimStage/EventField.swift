// SPDX-License-Identifier: MIT
import AnimMotion

/// A value of an event's data.
package struct EventField: Sendable {
    /// The raw values are those of `ANIM_FIELD_KIND_…` in `animcore.h`.
    package enum Kind: Int32, Sendable {
        case number = 0
        case boolean = 1
        case text = 2
    }

    /// Index in the stage's table of names.
    package var name: Int32
    package var kind: Kind
    /// Whether it is the first field of its event, among those kept for the host.
    var isFirst = false
    /// A number; a boolean as 1 or 0; 0 for a text.
    package var number: Double = 0
    package var text: [UInt8] = []

    package init(name: Int32, kind: Kind, number: Double = 0, text: [UInt8] = []) {
        self.name = name
        self.kind = kind
        self.number = number
        self.text = text
    }

    package func hash(into hasher: inout StateHasher) {
        hasher.combine(name)
        hasher.combine(kind.rawValue)
        hasher.combine(number)
        hasher.combine(text)
    }
}

/// A number of an event's data.
package struct EventNumber: Sendable {
    /// Index in the stage's table of names.
    package var field: Int32
    package var value: Double

    package init(field: Int32, value: Double) {
        self.field = field
        self.value = value
    }
}

/// The data of reported events, kept for the host to read: the latest fields, numbered consecutively.
package struct EventDataStore: Sendable {
    /// The largest number of fields kept.
    package static let largestFieldCount = 4096
    /// The largest number of bytes of texts kept.
    static let largestTextSize = 1_048_576

    private var ring: [EventField] = []
    private var head = 0
    private var held = 0
    /// The number of the oldest field kept.
    private var oldest: UInt64 = 1
    private var textSize = 0

    /// Stores fields, and drops the oldest ones beyond the limits.
    /// - Returns: the number of the first, or 0 for none.
    package mutating func append(_ fields: [EventField]) -> UInt64 {
        guard !fields.isEmpty else { return 0 }
        let number = oldest + UInt64(held)
        for index in fields.indices {
            var field = fields[index]
            field.isFirst = index == 0
            append(field)
        }
        return number
    }

    /// Stores numbers in place, without copying a record: a pointer event has fifteen. They must be no more than the
    /// largest ring holds.
    @inline(never)
    @_optimize(speed)
    package mutating func append(_ numbers: UnsafeBufferPointer<EventNumber>) -> UInt64 {
        let number = oldest + UInt64(held)
        while held + numbers.count > ring.count, ring.count < EventDataStore.largestFieldCount { grow() }
        while held + numbers.count > ring.count { dropFirst() }
        var next = head + held
        held += numbers.count
        ring.withUnsafeMutableBufferPointer { ring in
            guard let start = ring.baseAddress else { return }
            if next >= ring.count { next -= ring.count }
            var isFirst = true
            // `next` stays below the count, since it starts again at 0 there.
            for field in numbers {
                let slot = start + next
                slot.pointee.name = field.field
                slot.pointee.kind = .number
                slot.pointee.isFirst = isFirst
                slot.pointee.number = field.value
                isFirst = false
                next &+= 1
                if next == ring.count { next = 0 }
            }
        }
        return number
    }

    private mutating func append(_ field: EventField) {
        while held > 0,
            held == EventDataStore.largestFieldCount
                || textSize + field.text.count > EventDataStore.largestTextSize
        {
            dropFirst()
        }
        if held == ring.count { grow() }
        ring[(head + held) % ring.count] = field
        textSize += field.text.count
        held += 1
    }

    /// The field of a number; nil if no longer kept.
    subscript(number: UInt64) -> EventField? {
        guard number >= oldest, number - oldest < UInt64(held) else { return nil }
        return ring[(head + Int(truncatingIfNeeded: number - oldest)) % ring.count]
    }

    /// The field of an event's data at an index; nil if no longer kept, and beyond the event's last field.
    subscript(data: UInt64, index: UInt64) -> EventField? {
        guard index < UInt64(EventDataStore.largestFieldCount), data <= .max - index, let field = self[data + index]
        else { return nil }
        // Another event's fields follow.
        var number = max(data + 1, oldest)
        while number <= data + index {
            if self[number]?.isFirst ?? true { return nil }
            number += 1
        }
        return field
    }

    /// How many of an event's first fields are no longer kept.
    func lostCount(of event: StageEvent) -> Int32 {
        guard event.data != 0, event.data < oldest, event.count > 0 else { return 0 }
        return Int32(min(oldest - event.data, UInt64(event.count)))
    }

    private mutating func dropFirst() {
        if textSize > 0, !ring[head].text.isEmpty {
            textSize -= ring[head].text.count
            ring[head].text = []
        }
        head += 1
        if head == ring.count { head = 0 }
        held -= 1
        oldest += 1
    }

    @inline(never)
    private mutating func grow() {
        var larger = [EventField](repeating: EventField(name: -1, kind: .number), count: max(64, 2 * ring.count))
        for index in 0..<held { swap(&larger[index], &ring[(head + index) % ring.count]) }
        ring = larger
        head = 0
    }
}

extension Stage {
    /// Queues an event with numbers.
    package func emit(_ kind: StageEvent.Kind, name: Int32, _ numbers: UnsafeBufferPointer<EventNumber>) {
        guard tells(kind) else { return }
        let first = reports.data.append(numbers)
        emit(StageEvent(kind, time: time, name: name, count: Int32(numbers.count), data: first))
    }

    /// A field of an event's data; nil if no longer kept. The first has the event's `data` as its number; the others
    /// follow.
    package func eventField(_ number: UInt64) -> EventField? { reports.data[number] }

    /// The field of an event's data at an index; nil if no longer kept, and beyond the event's last field.
    package func eventField(_ data: UInt64, at index: UInt64) -> EventField? { reports.data[data, index] }
}

extension EventField {
    /// - Parameter names: number of names of the stage.
    package mutating func code(names: Int, by coder: inout StateCoder) {
        coder.code(&name, below: names)
        coder.check(name >= 0)
        // The first field of an event has a kind beyond the three.
        let choice = coder.choice(kind.rawValue + (isFirst ? 3 : 0), below: 6)
        kind = Kind(rawValue: choice % 3) ?? .number
        isFirst = choice >= 3
        coder.code(&number)
        coder.code(text: &text)
    }
}

extension EventDataStore {
    /// - Parameter names: number of names of the stage.
    package mutating func code(names: Int, by coder: inout StateCoder) {
        coder.code(&oldest)
        coder.check(oldest < 1 << 62)
        let count = coder.count(held, each: 11)
        coder.check(count <= EventDataStore.largestFieldCount)
        for index in 0..<count where coder.failure == nil {
            var field = coder.isReading ? EventField(name: -1, kind: .number) : ring[(head + index) % ring.count]
            field.code(names: names, by: &coder)
            if coder.isReading { append(field) }
        }
        // None was dropped.
        coder.check(held == count)
    }
}
