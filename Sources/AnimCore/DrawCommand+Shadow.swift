import AnimScene

extension DrawCommand {
    /// The shadow of a layer, drawn below it and part of it.
    public struct Shadow: Sendable, Equatable {
        /// Its color.
        public let color: Color
        /// How far from the layer it is.
        public let offset: Point
        /// Twice the standard deviation of its Gaussian blur, as in CSS.
        public let blur: Double

        init?(_ command: AnimScene.DrawCommand, _ list: AnimScene.DisplayList) {
            let numbers = Array(list.numbers[command.numbers])
            guard numbers.count == 3 else { return nil }
            color = Color(command.color)
            offset = Point(numbers[0], numbers[1])
            blur = numbers[2]
        }
    }
}
