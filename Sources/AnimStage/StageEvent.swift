// SPDX-License-Identifier: MIT
import AnimMotion

/// Something that happened on a stage.
package struct StageEvent: Sendable, Equatable {
    /// The raw values are those of `ANIM_EVENT_KIND_…` in `animcore.h`.
    package enum Kind: Int32, Sendable {
        case transactionCompleted = 1
        case animationEnded = 2
        case stateEntered = 3
        case stateExited = 4
        case emitted = 5
        case control = 6
        case unsettled = 7
        case lost = 8
        case animatorEnded = 9
        case settled = 10
        case groupEnded = 11
        case budget = 12
    }

    package var kind: Kind
    /// Stage time in flicks.
    package var time: Int64
    /// Whether it ran to its end; `false` when it was interrupted.
    package var isFinished = false
    /// The raw identifier of the property or transaction, or 0.
    package var subject: UInt64 = 0
    /// Index of a name of the stage, or −1.
    package var name: Int32 = -1
    /// `.lost`: number of dropped events. `.emitted`: number of data fields. `.settled`: number of springs that came to
    /// rest. `.animatorEnded`: where it ended.
    package var count: Int32 = 0
    /// The raw identifier of the animation that ended, or 0.
    package var animation: UInt64 = 0
    /// The number of the first of its `count` data fields, or 0; see `Stage.eventField`.
    package var data: UInt64 = 0
    /// How many of its first fields were dropped before it was reported.
    package var lostFieldCount: Int32 = 0

    package init(
        _ kind: Kind,
        time: Int64,
        isFinished: Bool = false,
        subject: UInt64 = 0,
        name: Int32 = -1,
        count: Int32 = 0,
        animation: UInt64 = 0,
        data: UInt64 = 0
    ) {
        self.kind = kind
        self.time = time
        self.isFinished = isFinished
        self.subject = subject
        self.name = name
        self.count = count
        self.animation = animation
        self.data = data
    }
}

/// The queue of events: a ring that grows up to a limit, and then drops and counts its oldest events.
package struct EventQueue: Sendable {
    package let limit: Int
    private var ring: [StageEvent] = []
    private var head = 0
    private var held = 0
    private var lostCount: Int32 = 0
    private var lastLostTime: Int64 = 0

    init(limit: Int) { self.limit = limit }

    /// Number of events that polls would return.
    package var count: Int { held + (lostCount > 0 ? 1 : 0) }

    @_optimize(speed)
    package mutating func append(_ event: StageEvent) {
        guard limit > 0 else { return }
        if held == limit {
            lastLostTime = ring[head].time
            head += 1
            if head == ring.count { head = 0 }
            held -= 1
            if lostCount < .max { lostCount += 1 }
        }
        if held == ring.count { grow() }
        let next = head + held
        held += 1
        ring.withUnsafeMutableBufferPointer { ring in
            ring[next < ring.count ? next : next - ring.count] = event
        }
    }

    /// Removes the oldest event. The event about dropped ones comes before all others.
    package mutating func popFirst() -> StageEvent? {
        if lostCount > 0 {
            defer { lostCount = 0 }
            return StageEvent(.lost, time: lastLostTime, count: lostCount)
        }
        guard held > 0 else { return nil }
        let event = ring[head]
        head = (head + 1) % ring.count
        held -= 1
        return event
    }

    /// Whether it holds the completion of a transaction.
    func hasCompletion(of transaction: UInt64) -> Bool {
        for index in 0..<held {
            let event = ring[(head + index) % ring.count]
            if event.kind == .transactionCompleted, event.subject == transaction { return true }
        }
        return false
    }

    private mutating func grow() {
        var larger: [StageEvent] = []
        let size = min(limit, max(4, 2 * ring.count))
        larger.reserveCapacity(size)
        for index in 0..<held { larger.append(ring[(head + index) % ring.count]) }
        let filler = StageEvent(.lost, time: 0)
        for _ in held..<size { larger.append(filler) }
        ring = larger
        head = 0
    }
}

extension EventQueue {
    /// - Parameters:
    ///   - key: the stage's key, which is not part of the bytes.
    ///   - names: number of names of the stage.
    package mutating func code(key: StageKey, names: Int, by coder: inout StateCoder) {
        var limit = Int64(self.limit)
        coder.code(&limit)
        coder.check(limit >= 0 && limit <= Int64(Stage.largestEventLimit))
        let lost = coder.choice(lostCount, below: .max)
        var lostTime = lastLostTime
        coder.code(&lostTime)
        let count = coder.count(held, each: 8)
        if coder.isReading {
            guard coder.failure == nil else { return }
            self = EventQueue(limit: Int(limit))
            (lostCount, lastLostTime) = (lost, lostTime)
            coder.check(count <= self.limit)
        }
        for index in 0..<count {
            var event = coder.isReading ? StageEvent(.lost, time: 0) : ring[(head + index) % ring.count]
            event.code(key: key, names: names, by: &coder)
            if coder.isReading, coder.failure == nil { append(event) }
        }
    }
}

extension StageEvent {
    fileprivate mutating func code(key: StageKey, names: Int, by coder: inout StateCoder) {
        let known = Kind(rawValue: coder.choice(kind.rawValue, below: 32))
        coder.check(known != nil)
        kind = known ?? .lost
        coder.code(&isFinished)
        coder.code(flicks: &time)
        coder.code(identifier: &subject, key: key)
        coder.code(identifier: &animation, key: key)
        coder.code(&name, below: names)
        coder.code(&data)
        var number = Int64(count)
        coder.code(&number)
        count = Int32(truncatingIfNeeded: number)
        coder.check(number == Int64(count))
        // At most as many fields as are kept.
        coder.check(data == 0 || count >= 0 && count <= Int32(EventDataStore.largestFieldCount))
    }
}

extension StateCoder {
    /// An identifier without the stage's key.
    package mutating func code(identifier: inout UInt64, key: StageKey) {
        let bits = code(bits: identifier == 0 ? 0 : (identifier ^ key.bits) & 0xFFF_FFFF_FFFF)
        check(bits <= 0xFFF_FFFF_FFFF)
        guard isReading else { return }
        identifier = bits == 0 ? 0 : (bits & 0xFFF_FFFF_FFFF) ^ key.bits
    }
}
