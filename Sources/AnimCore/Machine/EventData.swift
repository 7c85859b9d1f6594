/// A number of an event's data.
struct EventNumber: Sendable {
    /// Index of its name among the stage's names.
    var field: Int32
    var value: Double
}
