// SPDX-License-Identifier: MIT
import AnimMath

/// A callback of the stage, which may leave its call by `longjmp`. Meanwhile the stage retains it
/// (`StageCall.listener`), not the stack frames of the call: `longjmp` skips these, and they would never release it.
package class Listener {}

/// A callback that receives the components of a presentation.
package final class ValueListener: Listener {
    package let body: (UnsafeBufferPointer<Double>) -> Void

    init(_ body: @escaping (UnsafeBufferPointer<Double>) -> Void) { self.body = body }
}

/// A callback that receives events.
package final class EventListener: Listener {
    package let body: (StageEvent) -> Void

    init(_ body: @escaping (StageEvent) -> Void) { self.body = body }
}

/// An observer of a property's presentation.
package struct ObserverRecord {
    package var property: Int32
    /// The last reported components, compared bit by bit.
    var heard: [Double]
    package var listener: ValueListener
}

/// Observers of presentations.
extension Stage {
    /// Calls `body` with the components of a property's presentation at the end of every `advance` in which they have
    /// changed since the last call (at first: since now). A property has one observer; nil removes it. The components
    /// are valid during the call, until it changes the stage.
    package func observe(
        _ property: PropertyIdentifier,
        _ body: ((UnsafeBufferPointer<Double>) -> Void)?
    ) throws(AnimError) {
        let slot = try self.slot(of: property)
        endObserving(slot)
        guard let body else { return }
        let heard = Array(view(slot, .presentation))
        add(observer: ObserverRecord(property: Int32(slot), heard: heard, listener: ValueListener(body)))
    }

    /// Inserts an observer; observers are in order of creation of their properties.
    package func add(observer: ObserverRecord) {
        observers.insert(observer, at: observerIndex(Int(observer.property)))
        properties[observer.property].isObserved = true
    }

    /// Removes a property's observer, if it has one.
    func endObserving(_ slot: Int) {
        guard properties[slot].isObserved else { return }
        properties[slot].isObserved = false
        observers.remove(at: observerIndex(slot))
    }

    /// The index of a property's observer, or where it would go.
    private func observerIndex(_ slot: Int) -> Int {
        let order = properties[slot].order
        var (low, high) = (0, observers.count)
        while low < high {
            let middle = (low + high) / 2
            if properties[observers[middle].property].order < order { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Calls the observers. Derived properties must be up to date.
    func tellObservers() {
        // An observer may change the list: one that moves to this index may be skipped, which is harmless.
        var index = 0
        while index < observers.count {
            defer { index += 1 }
            let slot = Int(observers[index].property)
            let values = view(slot, .presentation)
            var hasChanged = observers[index].heard.count != values.count
            if hasChanged {
                observers[index].heard.removeAll(keepingCapacity: true)
                observers[index].heard.append(contentsOf: values)
            }
            for component in observers[index].heard.indices
            where observers[index].heard[component].bitPattern != values[component].bitPattern {
                observers[index].heard[component] = values[component]
                hasChanged = true
            }
            if hasChanged {
                let listener = Unmanaged.passUnretained(observers[index].listener)
                call.listener = listener.takeUnretainedValue()
                call.frame = stackAddress()
                listener._withUnsafeGuaranteedRef { $0.body(values) }
                call.frame = 0
                call.listener = nil
            }
        }
    }
}
