import AnimScene

extension DrawCommand {
    /// How a path is stroked.
    public struct Stroke: Sendable, Equatable {
        /// The ends of open subpaths and dashes.
        public enum Cap: Int32, Sendable {
            /// Straight, at the end.
            case butt = 0
            /// A half circle.
            case round = 1
            /// Straight, half a width beyond.
            case square = 2
        }

        /// The corners.
        public enum Join: Int32, Sendable {
            /// Pointed, up to the miter limit.
            case miter = 0
            /// Round.
            case round = 1
            /// Cut off.
            case bevel = 2
        }

        /// In units.
        public let width: Double
        /// The ends of open subpaths and dashes.
        public let cap: Cap
        /// The corners.
        public let join: Join
        /// How long a corner's point may be, in half widths.
        public let miterLimit: Double
        /// Lengths of dashes and gaps in turn, an even number; empty for a line without gaps.
        public let dashes: [Double]
        /// How far into the dashes it begins.
        public let dashOffset: Double

        init(_ command: AnimScene.DrawCommand, _ list: AnimScene.DisplayList) {
            width = command.lineWidth
            cap = Cap(rawValue: command.lineCap.rawValue) ?? .butt
            join = Join(rawValue: command.lineJoin.rawValue) ?? .miter
            miterLimit = command.miterLimit
            dashes = Array(list.numbers[command.numbers])
            dashOffset = command.dashOffset
        }
    }
}
