// SPDX-License-Identifier: MIT
import AnimStage

/// Which event descriptors of a chart match the present event (SCXML §3.12.1): those equal to its name or to a prefix
/// that ends before a dot; `*` matches all.
struct EventMatch: ~Copyable {
    /// A name that was looked up, with the only descriptor that matches it: −1 for none, −2 for several.
    private struct Known {
        var name: Int32 = -1
        var descriptor: Int32 = -1
    }

    /// By descriptor, the number of the last event that it matched; and that of the present event.
    private var matched: [UInt32]
    private var eventNumber: UInt32 = 0
    /// The last names looked up, by the low bits of their index.
    private var known = InlineArray<4, Known>(repeating: Known())
    private var onlyNumber: Int32 = -1
    /// The last list of descriptors that was compared with the present event: its start if one of them matched, the
    /// bitwise complement of its start if none did. The transitions of one `on` key share their list: it is not
    /// compared for each of them.
    private var compared = EventMatch.none
    /// The value of `compared` for no list.
    private static var none: Int32 { .min }

    init(descriptorCount: Int) {
        matched = [UInt32](repeating: 0, count: descriptorCount)
    }

    /// The only descriptor that matches the present event, or −1 for none or several.
    var only: Int { @inline(__always) get { Int(onlyNumber) } }

    /// Whether one of some descriptors matches the present event.
    @inline(__always)
    mutating func matches(_ descriptors: Range<Int32>, _ definition: UnsafePointer<MachineDefinition>) -> Bool {
        if descriptors.count == 1 {
            return matched[Int(definition.pointee.descriptors[Int(descriptors.lowerBound)])] == eventNumber
        }
        return matchesOne(of: descriptors, definition)
    }

    @inline(never)
    private mutating func matchesOne(
        of descriptors: Range<Int32>,
        _ definition: UnsafePointer<MachineDefinition>
    ) -> Bool {
        let start = descriptors.lowerBound
        if descriptors.isEmpty || compared == ~start { return false }
        if compared == start { return true }
        compared = ~start
        for index in descriptors where matched[Int(definition.pointee.descriptors[Int(index)])] == eventNumber {
            compared = start
            break
        }
        return compared == start
    }

    /// Begins another event, and finds what matches its name.
    /// - Returns: the only descriptor that does: −1 for none, −2 for several.
    mutating func find(_ name: ArraySlice<UInt8>, _ context: MachineContext) -> Int32 {
        countEvent()
        var count = 0
        var last: Int32 = -1
        context.stage.names.findPrefixes(of: name) { prefix in
            if let descriptor = context.definition.descriptorOfName[prefix] {
                matched[descriptor] = eventNumber
                last = Int32(truncatingIfNeeded: descriptor)
                count += 1
            }
        }
        if context.definition.hasWildcard {
            matched[0] = eventNumber
            last = 0
            count += 1
        }
        onlyNumber = count == 1 ? last : -1
        return count > 1 ? -2 : onlyNumber
    }

    /// The same, by the index of the event's name.
    mutating func find(_ name: Int32, _ context: MachineContext) -> Int32 {
        let index = Int(name & 3)
        if known[index].name == name, known[index].descriptor >= -1 {
            begin(known[index].descriptor)
        } else {
            known[index] = Known(name: name, descriptor: find(context.stage.name(name), context))
        }
        return known[index].descriptor
    }

    /// Begins another event that one descriptor matches, or none for −1.
    mutating func begin(_ descriptor: Int32) {
        countEvent()
        onlyNumber = descriptor
        if only >= 0 { matched[only] = eventNumber }
    }

    @inline(__always)
    private mutating func countEvent() {
        compared = EventMatch.none
        eventNumber &+= 1
        if eventNumber == 0 { countAnew() }
    }

    /// Called after 2³² events: numbers of earlier ones would come again.
    @inline(never)
    private mutating func countAnew() {
        for index in matched.indices { matched[index] = 0 }
        eventNumber = 1
    }

    /// Forgets names: the stage has others at their indices.
    mutating func forgetNames() { known = InlineArray(repeating: Known()) }
}
