// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// Something that happened on a stage or in a scene.
public struct Event: Sendable, Hashable, CustomStringConvertible {
    /// What happened.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// An `animate` has ended: everything that it moved.
        case transactionCompleted
        /// An animation of a property has ended; `name` is the property's name.
        case animationEnded
        /// The machine has entered the state `name`.
        case stateEntered
        /// The machine has left the state `name`.
        case stateExited
        /// The machine has emitted the event `name`, with data.
        case emitted
        /// A region was touched, hovered or focused; `name` is the event's name, with data.
        case control
        /// The machine took too many transitions at one moment and was stopped.
        case unsettled
        /// `count` events were dropped because there was no room.
        case lost
        /// An animator has ended.
        case animatorEnded
        /// `count` springs of a bank came to rest.
        case settled
        /// A group of animations has ended.
        case groupEnded
        /// An advance did not finish within its budget.
        case budget

        /// All kinds.
        public static let all = Set(allCases)

        /// The engine's bit mask for a set of kinds.
        static func mask(_ kinds: Set<Kind>) -> UInt32 {
            kinds.count == allCases.count ? .max : kinds.reduce(0) { $0 | 1 << UInt32($1.core.rawValue) }
        }

        var core: StageEvent.Kind {
            switch self {
            case .transactionCompleted: .transactionCompleted
            case .animationEnded: .animationEnded
            case .stateEntered: .stateEntered
            case .stateExited: .stateExited
            case .emitted: .emitted
            case .control: .control
            case .unsettled: .unsettled
            case .lost: .lost
            case .animatorEnded: .animatorEnded
            case .settled: .settled
            case .groupEnded: .groupEnded
            case .budget: .budget
            }
        }
    }

    /// What happened.
    public let kind: Kind
    /// When it happened, in seconds of the stage's time.
    public let time: Double
    /// When it happened, in flicks of the stage's time; exact.
    public let timeInFlicks: Int64
    /// Whether it ran to its end; false if it was interrupted.
    public let isFinished: Bool
    /// The property, transaction, group, animator or bank of the event; nil if there is none.
    public let subject: Identifier?
    /// The animation that ended; nil for other events.
    public let animation: Identifier?
    /// Where an animator ended; nil for other events.
    public let position: Animator.Position?
    /// The name of the event's subject; empty if it has none.
    public let name: String
    /// The count, for kinds that count something; otherwise 0.
    public let count: Int
    /// The data of an event of a machine or a region, by field name.
    public let data: [String: DataValue]
    /// How many data fields were dropped because there was no room.
    public let lostDataCount: Int

    init(_ event: StageEvent, _ stage: AnimStage.Stage) {
        let told = Kind.allCases.first { $0.core == event.kind }
        kind = told ?? .lost
        subject = Identifier(nonzero: event.subject)
        animation = Identifier(nonzero: event.animation)
        position = event.kind == .animatorEnded ? Animator.Position(event.count) : nil
        lostDataCount = Int(event.lostFieldCount)
        time = AnimMath.Flicks.seconds(event.time)
        timeInFlicks = event.time
        isFinished = event.isFinished
        var index = event.name
        if index < 0, kind == .animationEnded {
            index = (try? stage.nameIndex(of: PropertyIdentifier(rawValue: event.subject))) ?? -1
        }
        name = index < 0 ? "" : String(decoding: stage.name(index), as: UTF8.self)
        var fields: [String: DataValue] = [:]
        if event.data != 0, event.count > 0 {
            for number in 0..<UInt64(event.count) {
                guard let field = stage.eventField(event.data + number) else { continue }
                fields[String(decoding: stage.name(field.name), as: UTF8.self)] = DataValue(field)
            }
        }
        data = fields
        count = event.data != 0 || event.kind == .animatorEnded ? 0 : Int(event.count)
    }

    /// Kind, name and time of the event, such as `animationEnded x at 0.5`.
    public var description: String {
        name.isEmpty ? "\(kind.rawValue) at \(time)" : "\(kind.rawValue) \(name) at \(time)"
    }
}
