// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// Something that happened on a stage or in a scene.
public struct Event: Sendable, Equatable, CustomStringConvertible {
    /// What happened.
    public enum Kind: String, Sendable, Equatable, CaseIterable {
        /// All that moved by one `animate` has ended.
        case transactionCompleted
        /// The animation of a property has ended; `name` is the property's.
        case animationEnded
        /// The machine has entered the state `name`.
        case stateEntered
        /// The machine has left the state `name`.
        case stateExited
        /// The machine has emitted the event `name`, with data.
        case emitted
        /// A region was touched, hovered or focused; `name` is the event's, with data.
        case control
        /// The machine took too many transitions at one moment and was stopped.
        case unsettled
        /// Events were dropped, `count` of them, since there was no room.
        case lost
        /// An animator has ended.
        case animatorEnded
        /// `count` springs of a bank have come to rest.
        case settled
        /// A group of animations has ended.
        case groupEnded
        /// An advance did not come to its end within its budget.
        case budget

        /// All of them.
        public static let all = Set(allCases)

        /// The engine's bits of some of them.
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
    /// When it happened, in flicks of the stage's time: exactly.
    public let timeInFlicks: Int64
    /// Whether it ran to its end; false where it was interrupted.
    public let isFinished: Bool
    /// The property, transaction, group, animator or bank that it happened to; nil where there is none.
    public let subject: Identifier?
    /// The animation that has ended; nil where none has.
    public let animation: Identifier?
    /// Where an animator has ended; nil of other events.
    public let position: Animator.Position?
    /// The name of what it happened to; empty where that has none.
    public let name: String
    /// How many there are, where the kind counts something; otherwise 0.
    public let count: Int
    /// The data of an event of a machine or a region, by their names.
    public let data: [String: DataValue]
    /// How many fields of its data were dropped, since there was no room.
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

    /// What happened, to what and when, such as `animationEnded x at 0.5`.
    public var description: String {
        name.isEmpty ? "\(kind.rawValue) at \(time)" : "\(kind.rawValue) \(name) at \(time)"
    }
}
