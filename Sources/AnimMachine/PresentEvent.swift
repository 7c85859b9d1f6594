// SPDX-License-Identifier: MIT
import AnimStage

/// The data of the event that a machine is processing, as expressions read it. Every component and text with a value
/// from the event is listed here, and cleared by `forget`.
struct PresentEvent: ~Copyable {
    /// Nonzero components.
    private var filled = Slots<Int32>()
    /// The fields, if the event may be sent on.
    private(set) var fields: [EventField] = []

    deinit { filled.deallocate() }

    /// Clears what expressions read.
    @inline(__always)
    mutating func forget(_ context: MachineContext) {
        if !fields.isEmpty { forgetFields(context) }
        if filled.isEmpty { return }
        for index in filled.indices { context.stage.setComponent(filled[index], to: 0) }
        filled.truncate(to: 0)
    }

    @inline(never)
    private mutating func forgetFields(_ context: MachineContext) {
        if !context.definition.textOfField.isEmpty {
            for field in fields {
                if let component = context.definition.textOfField[field.name] {
                    context.stage.fillText(Int32(component), [])
                }
            }
        }
        fields.removeAll(keepingCapacity: true)
    }

    /// Sets a field to a number.
    mutating func take(_ field: Int32, _ value: Double, _ context: MachineContext) {
        if context.definition.keepsData { keep(EventField(name: field, kind: .number, number: value), context) }
        show(field, value, context)
    }

    mutating func take(_ field: EventField, _ context: MachineContext) {
        if context.definition.keepsData { keep(field, context) }
        if field.kind != .text { show(field.name, field.number, context) }
    }

    /// Keeps a field, and shows it to expressions as a text.
    @inline(never)
    private mutating func keep(_ field: EventField, _ context: MachineContext) {
        fields.append(field)
        guard let component = context.definition.textOfField[field.name] else { return }
        if field.kind == .text {
            context.stage.fillText(Int32(component), field.text)
        } else {
            context.stage.fillText(Int32(component), field.number)
        }
    }

    private mutating func show(_ field: Int32, _ value: Double, _ context: MachineContext) {
        guard let component = context.definition.componentOfField[field] else { return }
        context.stage.setComponent(Int32(component), to: value)
        filled.append(Int32(component))
    }
}
