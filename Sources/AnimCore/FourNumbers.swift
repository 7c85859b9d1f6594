import AnimScene

/// What a text or an image is placed by.
struct FourNumbers {
    let values: SIMD4<Double>

    init(_ command: AnimScene.DrawCommand, _ list: AnimScene.DisplayList) {
        let numbers = Array(list.numbers[command.numbers])
        values = numbers.count == 4 ? SIMD4(numbers[0], numbers[1], numbers[2], numbers[3]) : .zero
    }
}
