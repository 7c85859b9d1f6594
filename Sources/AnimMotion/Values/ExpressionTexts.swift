// SPDX-License-Identifier: MIT
import AnimMath

/// What an instruction of texts gives, of up to three operands. A text is 0 among the numbers on the stack, or NaN where it has no
/// result.
package typealias TextRun = (ExpressionInstruction, Double, Double, Double) -> Double

/// The texts that expressions read, and those that they work with: one behind another in memory that is kept, in the order in
/// which they stand on the stack of values.
///
/// What has no result is NaN, as for numbers: a number that is none up to 1e150, and what becomes too long. For who shows a text
/// all the same, such a number is written as 0, and what is too long is empty.
package struct ExpressionTexts {
    /// As that of a string input.
    package static let longestText = 65_536
    /// Beyond this a number has no result.
    package static let largestNumber = 1e150

    /// Those that expressions read.
    private var texts: [[UInt8]] = []
    /// Those on the stack. Of an expression that is a text it is that alone.
    package private(set) var bytes: [UInt8] = []
    /// Where they begin.
    private var starts: [Int] = []
    /// For `contains`: how long the beginnings of the part are that each beginning of it ends with.
    private var borders: [Int32] = []

    package init() {}

    /// - Returns: the index of the text.
    package mutating func append(_ text: [UInt8]) -> Int {
        texts.append(text)
        return texts.count - 1
    }

    package mutating func set(_ index: Int, to text: [UInt8]) {
        guard texts.indices.contains(index) else { return }
        texts[index].removeAll(keepingCapacity: true)
        texts[index].append(contentsOf: text)
    }

    /// Lets a number be written where a text is read.
    package mutating func set(_ index: Int, to number: Double) {
        guard texts.indices.contains(index) else { return }
        texts[index].removeAll(keepingCapacity: true)
        ExpressionTexts.write(number, to: &texts[index])
    }

    /// Forgets what is on the stack.
    package mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
    }

    /// - Parameter text: the index of that which the instruction pushes.
    @inline(never)
    package mutating func perform(
        _ operation: ExpressionOperation,
        text: Int,
        _ x: Double,
        _ y: Double,
        _ z: Double
    ) -> Double {
        switch operation {
        case .text:
            starts.append(bytes.count)
            guard texts.indices.contains(text), texts[text].count <= ExpressionTexts.longestText else { return .nan }
            bytes.append(contentsOf: texts[text])
            return 0
        case .formatShortest, .format:
            starts.append(bytes.count)
            let isResult = x.magnitude <= ExpressionTexts.largestNumber
            let number = isResult ? x : 0
            if operation == .format {
                bytes.append(number, decimals: y > 0 ? Int(min(y, 15)) : 0)
            } else {
                ExpressionTexts.write(number, to: &bytes)
            }
            return isResult ? 0 : .nan
        case .join:
            let second = starts.popLast() ?? 0
            let first = starts.last ?? second
            if bytes.count - first <= ExpressionTexts.longestText { return x + y }
            truncate(to: first)
            return .nan
        case .chooseText:
            let third = starts.popLast() ?? 0
            let second = starts.last ?? third
            guard x != 0 else {
                bytes.removeSubrange(second..<third)
                return z
            }
            truncate(to: third)
            return y
        case .textLength:
            let start = starts.popLast() ?? 0
            var count = 0
            for index in start..<bytes.count where bytes[index] & 0xC0 != 0x80 { count += 1 }
            truncate(to: start)
            return x + Double(count)
        case .textHash:
            let start = starts.popLast() ?? 0
            // FNV-1a.
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for index in start..<bytes.count { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
            truncate(to: start)
            return Double(hash &>> 11)
        default:
            let second = starts.popLast() ?? 0
            let first = starts.popLast() ?? second
            let result = compare(operation, first, second)
            truncate(to: first)
            return x + y + Double(result)
        }
    }

    private mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

    /// Writes a number, or 0 where it is none up to 1e150, as the shortest decimal.
    private static func write(_ number: Double, to bytes: inout [UInt8]) {
        DecimalDigits(number.magnitude <= largestNumber ? number : 0).append(to: &bytes, isShortest: false)
    }

    /// What an operation says of the last two texts, which begin at these places.
    private mutating func compare(_ operation: ExpressionOperation, _ first: Int, _ second: Int) -> Int {
        let (count, other) = (second - first, bytes.count - second)
        switch operation {
        case .contains: return contains(first, second) ? 1 : 0
        case .startsWith: return count >= other && isSame(first, second, other) ? 1 : 0
        case .endsWith: return count >= other && isSame(second - other, second, other) ? 1 : 0
        default:
            // The order of the bytes is that of the scalars.
            for index in 0..<min(count, other) where bytes[first + index] != bytes[second + index] {
                return bytes[first + index] < bytes[second + index] ? -1 : 1
            }
            return count == other ? 0 : count < other ? -1 : 1
        }
    }

    private func isSame(_ first: Int, _ second: Int, _ count: Int) -> Bool {
        for index in 0..<count where bytes[first + index] != bytes[second + index] { return false }
        return true
    }

    /// Whether one text has the other in it: Knuth, Morris and Pratt, O(length of both).
    private mutating func contains(_ first: Int, _ second: Int) -> Bool {
        let count = bytes.count - second
        if count == 0 { return true }
        guard count <= second - first else { return false }
        borders.removeAll(keepingCapacity: true)
        borders.append(0)
        var length = 0
        for index in 1..<count {
            while length > 0, bytes[second + index] != bytes[second + length] { length = Int(borders[length - 1]) }
            if bytes[second + index] == bytes[second + length] { length += 1 }
            borders.append(Int32(truncatingIfNeeded: length))
        }
        length = 0
        for index in first..<second {
            while length > 0, bytes[index] != bytes[second + length] { length = Int(borders[length - 1]) }
            if bytes[index] == bytes[second + length] { length += 1 }
            if length == count { return true }
        }
        return false
    }
}

extension Expression {
    /// For expressions that have no texts.
    package static var withoutTexts: TextRun { { _, _, _, _ in .nan } }

    /// Whether it is a text.
    package var isText: Bool { code.last.map { $0.operation.isText } ?? false }
}
