// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// Input numbers, each at most `limit` in size.
@inline(never)
func numbers(
    _ pointer: UnsafePointer<Double>?,
    _ count: Int,
    _ name: StaticText,
    limit: Double = Stage.largestComponent
) throws(AnimError) -> UnsafeBufferPointer<Double> {
    let numbers = try array(pointer, count, name)
    for number in numbers where !(number.magnitude <= limit) {
        throw AnimError(
            number.isFinite ? .limit : .argument,
            number.isFinite ? "\(name) must be at most 1e150 in size" : "\(name) must be finite"
        )
    }
    return numbers
}

/// Input times: any finite numbers.
func times(
    _ pointer: UnsafePointer<Double>?,
    _ count: Int,
    _ name: StaticText = "times"
) throws(AnimError) -> UnsafeBufferPointer<Double> {
    try numbers(pointer, count, name, limit: .greatestFiniteMagnitude)
}

/// Where a number is written, or null if the caller does not need it.
@inline(never)
func result(
    _ pointer: UnsafeMutablePointer<Double>?,
    _ name: StaticText
) throws(AnimError) -> UnsafeMutablePointer<Double>? {
    try optional(pointer, name)
}
