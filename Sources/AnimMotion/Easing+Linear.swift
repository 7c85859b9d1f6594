// SPDX-License-Identifier: MIT
extension Easing {
    /// Outputs and inputs in turn. Every input is set and none is below an earlier one: CSS Easing Functions Level 2,
    /// 2.1.2.
    package static func canonical(_ stops: [Double]) -> [Double] {
        var numbers = stops
        var largest = -Double.infinity
        var given = 1
        if numbers[1].isNaN { numbers[1] = 0 }
        if numbers[numbers.count - 1].isNaN { numbers[numbers.count - 1] = 1 }
        for index in 0..<numbers.count {
            // Adding zero turns −0 into 0.
            let number = numbers[index] + 0
            numbers[index] = number
            if index & 1 == 0 || number.isNaN { continue }
            largest = max(largest, number)
            numbers[index] = largest
            // The inputs omitted since the last given one.
            let from = numbers[given]
            var missing = given + 2
            while missing < index {
                numbers[missing] = from + (largest - from) * Double(missing - given) / Double(index - given)
                missing += 2
            }
            given = index
        }
        return numbers
    }
}

extension Easing.Stops {
    /// y and dy/dx at x: CSS Easing Functions Level 2, 2.1.4.
    func valueAndSlope(at x: Double, _ isBefore: Bool) -> (value: Double, slope: Double) {
        let count = numbers.count / 2
        if count == 1 { return (numbers[0], 0) }
        if isBefore && x == numbers[1] { return (numbers[0], 0) }
        // The number of inputs that are at most x.
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) >> 1
            if numbers[2 * middle + 1] <= x { low = middle + 1 } else { high = middle }
        }
        let first = 2 * min(max(low - 1, 0), count - 2)
        let (y0, x0, y1, x1) = (numbers[first], numbers[first + 1], numbers[first + 2], numbers[first + 3])
        // Beyond the stops when the last two have the same input.
        if x1 == x0 { return (low == 0 ? y0 : y1, 0) }
        let slope = (y1 - y0) / (x1 - x0)
        if low > 0 && numbers[2 * low - 1] == x { return (numbers[2 * low - 2], slope) }
        if y0 == y1 { return (y0, 0) }
        return (y0 + (y1 - y0) * ((x - x0) / (x1 - x0)), slope)
    }
}
