// SPDX-License-Identifier: MIT
import AnimMath

/// Arrays of numbers.
extension JSONStorage {
    /// An array of two to four numbers that properties can have.
    /// - Parameter checks: empty, or one letter of `FieldRule` per number.
    @inline(never)
    package func numbers(_ node: Int32, count: Int, _ noun: StaticText, checks: StaticText = "") throws(AnimError)
        -> SIMD4<Double>
    {
        try checkCount(node, count, noun)
        var numbers = SIMD4<Double>.zero
        var index = 0
        try forEachElement(of: node) { (element) throws(AnimError) in
            let check = index < checks.utf8.count ? checks.utf8Start[index] : 0
            numbers[index & 3] = try checkedNumber(element, check)
            index += 1
        }
        return numbers
    }

    @inline(never)
    func checkCount(_ node: Int32, _ count: Int, _ noun: StaticText) throws(AnimError) {
        let found = try arrayCount(node)
        guard found == count else {
            throw error(node, "must have \(count) numbers (\(noun)), not \(found)")
        }
    }

    /// An array of `count` numbers that properties can have.
    @inline(never)
    package func list(_ node: Int32, count: Int, check: UInt8 = 0) throws(AnimError) -> [Double] {
        try checkCount(node, count, "components")
        var numbers: [Double] = []
        try forEachElement(of: node) { (element) throws(AnimError) in
            numbers.append(try checkedNumber(element, check))
        }
        return numbers
    }
}
