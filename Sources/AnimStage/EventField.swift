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

    /// Index of its name among the stage's names.
    package var name: Int32
    package var kind: Kind
    /// A number; a truth as 1 or 0; 0 for a text.
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
    /// Index of its name among the stage's names.
    package var field: Int32
    package var value: Double

    package init(field: Int32, value: Double) {
        self.field = field
        self.value = value
    }
}

/// The data of events that were told to the host, kept for it to read: the latest fields, by a running number.
package struct EventDataStore: Sendable {
    /// Fields that are kept.
    package static let largestFieldCount = 4096
    /// Bytes of texts that are kept.
    static let largestTextSize = 1_048_576

    private var ring: [EventField] = []
    private var head = 0
    private var held = 0
    /// The number of the oldest field that is kept.
    private var oldest: UInt64 = 1
    private var textSize = 0

    /// Keeps fields, and lets go of the oldest ones beyond the limits.
    /// - Returns: the number of the first, or 0 for none.
    package mutating func append(_ fields: [EventField]) -> UInt64 {
        guard !fields.isEmpty else { return 0 }
        let number = oldest + UInt64(held)
        for field in fields { append(field) }
        return number
    }

    /// Keeps numbers, in place and without a record to be copied: a pointer's event has fifteen. There are no more than the
    /// ring holds when it is as large as it becomes.
    @inline(never)
    @_optimize(speed)
    package mutating func append(_ numbers: UnsafeBufferPointer<EventNumber>) -> UInt64 {
        let number = oldest + UInt64(held)
        while held + numbers.count > ring.count, ring.count < EventDataStore.largestFieldCount { grow() }
        while held + numbers.count > ring.count { dropFirst() }
        var place = head + held
        held += numbers.count
        ring.withUnsafeMutableBufferPointer { ring in
            if place >= ring.count { place -= ring.count }
            for field in numbers {
                ring[place].name = field.field
                ring[place].kind = .number
                ring[place].number = field.value
                place += 1
                if place == ring.count { place = 0 }
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

    /// The field of a number, while it is kept.
    subscript(number: UInt64) -> EventField? {
        guard number >= oldest, number - oldest < UInt64(held) else { return nil }
        return ring[(head + Int(truncatingIfNeeded: number - oldest)) % ring.count]
    }

    /// How many fields of an event's data, the first ones, are not kept any more.
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
    /// Queues an event that carries numbers.
    package func emit(_ kind: StageEvent.Kind, name: Int32, _ numbers: UnsafeBufferPointer<EventNumber>) {
        guard tells(kind) else { return }
        let first = eventData.append(numbers)
        emit(StageEvent(kind, time: time, name: name, count: Int32(numbers.count), data: first))
    }

    /// A field of an event's data, while it is kept: the first has the event's `data` for a number, and the others follow.
    package func eventField(_ number: UInt64) -> EventField? { eventData[number] }
}

extension EventField {
    /// - Parameter names: how many names the stage has.
    package mutating func code(names: Int, by coder: inout StateCoder) {
        coder.code(&name, below: names)
        coder.check(name >= 0)
        kind = Kind(rawValue: coder.choice(kind.rawValue, below: 3)) ?? .number
        coder.code(&number)
        coder.code(text: &text)
    }
}

extension EventDataStore {
    /// - Parameter names: how many names the stage has.
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
        // None was let go of.
        coder.check(held == count)
    }
}
