// SPDX-License-Identifier: MIT

/// The moves of the keyboard focus that a machine's actions ask for. They are made when the machine has come to rest;
/// reactions may move it again, up to a limit.
struct FocusMoves {
    /// Moves the focus to a region by its index, or to none for −1.
    var onMove: ((Int32) -> Void)?
    /// The region asked for last, or −1.
    private var region: Int32 = -1
    private var isAsked = false
    private var isMoving = false
    private var count: UInt8 = 0
    /// The largest number of moves in a row.
    private static let most: UInt8 = 16

    /// Whether a move was requested and none is being made.
    var isWaiting: Bool { @inline(__always) get { isAsked && !isMoving } }

    mutating func ask(for region: Int32) { (self.region, isAsked) = (region, true) }

    /// Drops the requested move.
    mutating func forget() { isAsked = false }

    /// The next region to which the focus is to move; nil after the last move.
    mutating func next() -> Int32? {
        guard isAsked, count < FocusMoves.most else {
            (isAsked, isMoving, count) = (false, false, 0)
            return nil
        }
        (isAsked, isMoving) = (false, true)
        count += 1
        return region
    }
}
