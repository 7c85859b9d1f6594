// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// Throws unless a number is finite.
@discardableResult
func finite(_ number: Double, _ name: String) throws(AnimError) -> Double {
    guard number.isFinite else { throw AnimError(.argument, "\(name) must be finite") }
    return number
}

/// Throws unless a number is finite and at most 1e150 in size.
@discardableResult
func bounded(_ number: Double, _ name: String) throws(AnimError) -> Double {
    try finite(number, name)
    guard number.magnitude <= AnimStage.Stage.largestComponent else {
        throw AnimError(.limit, "\(name) must be at most 1e150 in size")
    }
    return number
}

/// Throws unless all numbers are finite and at most 1e150 in size.
func bounded(_ numbers: [Double], _ name: String) throws(AnimError) {
    for number in numbers { try bounded(number, name) }
}

/// Throws unless all numbers are finite.
func finite(_ numbers: [Double], _ name: String) throws(AnimError) {
    for number in numbers { try finite(number, name) }
}

/// Throws unless a threshold of rest is above 0 and at most 1e150.
func checkThreshold(_ threshold: Double) throws(AnimError) {
    guard threshold > 0, threshold <= AnimStage.Stage.largestComponent else {
        throw AnimError(.argument, "threshold must be above 0 and at most 1e150")
    }
}

/// The bytes of a text of at most 64 MiB.
func bytes(_ text: String, _ name: String) throws(AnimError) -> [UInt8] {
    let largest = 67_108_864
    guard text.utf8.count <= largest else { throw AnimError(.limit, "\(name) is longer than \(largest) bytes") }
    return Array(text.utf8)
}

/// The text of UTF-8.
func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
