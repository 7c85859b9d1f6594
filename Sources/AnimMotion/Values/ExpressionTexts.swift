// SPDX-License-Identifier: MIT
import AnimMath

/// The result of a text instruction with up to three operands. On the stack of numbers a text is 0, or NaN if it has no
/// result.
package typealias TextRun = (ExpressionInstruction, Double, Double, Double) -> Double

/// The texts that expressions read and compute, in memory that is kept: one after another, in the order of the stack of
/// values.
///
/// As for numbers, a missing result is NaN: for a number that is NaN or beyond 1e150, and for a text that becomes too
/// long. If such a text is shown nevertheless, the number is written as 0, and the text that is too long is empty.
package struct ExpressionTexts {
    /// The limit of a string input.
    package static let longestText = 65_536
    /// Larger numbers have no result.
    package static let largestNumber = 1e150
    /// Stands for a text that has no result: no UTF-8.
    private static var missing: UInt8 { 0xFF }

    /// The texts that expressions read.
    private var texts: [[UInt8]] = []
    /// The texts on the stack. After an expression of type text, only its result.
    package private(set) var bytes: [UInt8] = []
    /// The offsets of their beginnings.
    private var starts: [Int] = []
    /// For `contains`: for each prefix of the part, the length of the longest proper prefix that it ends with.
    private var borders: [Int32] = []

    package init() {}

    /// - Returns: the index of the text.
    package mutating func append(_ text: [UInt8]) -> Int {
        texts.append(text)
        return texts.count - 1
    }

    /// - Parameter longest: a longer text has no result.
    package mutating func set(_ index: Int, to text: [UInt8], longest: Int) {
        guard texts.indices.contains(index) else { return }
        texts[index].removeAll(keepingCapacity: true)
        if text.count > longest {
            texts[index].append(ExpressionTexts.missing)
        } else {
            texts[index].append(contentsOf: text)
        }
    }

    /// Sets a text that is read to a formatted number.
    package mutating func set(_ index: Int, to number: Double) {
        guard texts.indices.contains(index) else { return }
        texts[index].removeAll(keepingCapacity: true)
        ExpressionTexts.write(number, to: &texts[index])
    }

    /// Clears the stack.
    package mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
    }

    /// - Parameters:
    ///   - text: the index of the text that the instruction pushes.
    ///   - effort: grows with the lengths of the texts, by 1 for about 5 ns; it wraps.
    @inline(never)
    package mutating func perform(
        _ operation: ExpressionOperation,
        text: Int,
        _ x: Double,
        _ y: Double,
        _ z: Double,
        effort: inout UInt32
    ) -> Double {
        switch operation {
        case .text: return push(text: text, effort: &effort)
        case .formatShortest, .format:
            effort &+= 16
            return push(number: x, decimals: operation == .format ? y : nil)
        case .join:
            let second = starts.popLast() ?? 0
            let first = starts.last ?? second
            if bytes.count - first <= ExpressionTexts.longestText { return x + y }
            truncate(to: first)
            return .nan
        case .chooseText:
            let third = starts.popLast() ?? 0
            let second = starts.last ?? third
            effort &+= UInt32(truncatingIfNeeded: (third - second) / 32)
            guard x != 0 else {
                bytes.removeSubrange(second..<third)
                return z
            }
            truncate(to: third)
            return y
        case .textLength:
            let start = starts.popLast() ?? 0
            effort &+= UInt32(truncatingIfNeeded: (bytes.count - start) / 8)
            let count = bytes.withUnsafeBytes { ExpressionTexts.scalarCount($0[start...]) }
            truncate(to: start)
            return x + Double(count)
        case .textHash:
            let start = starts.popLast() ?? 0
            effort &+= UInt32(truncatingIfNeeded: (bytes.count - start) / 4)
            let hash = hash(from: start)
            truncate(to: start)
            return Double(hash &>> 11)
        default:
            let second = starts.popLast() ?? 0
            let first = starts.popLast() ?? second
            let count = bytes.count - first
            effort &+= UInt32(truncatingIfNeeded: operation == .contains ? count : count / 16)
            let result = compare(operation, first, second)
            truncate(to: first)
            return x + y + Double(result)
        }
    }

    /// Pushes one of the texts.
    /// - Returns: 0; NaN if there is no such text, or if it is too long.
    @inline(__always)
    private mutating func push(text: Int, effort: inout UInt32) -> Double {
        starts.append(bytes.count)
        guard texts.indices.contains(text), texts[text].count <= ExpressionTexts.longestText,
            texts[text].first != ExpressionTexts.missing
        else { return .nan }
        bytes.append(contentsOf: texts[text])
        effort &+= UInt32(truncatingIfNeeded: texts[text].count / 32)
        return 0
    }

    /// Pushes a formatted number, in its shortest form if no decimals are given.
    /// - Returns: 0; NaN if the number is NaN or too large, and then pushes that of 0.
    @inline(__always)
    private mutating func push(number: Double, decimals: Double?) -> Double {
        starts.append(bytes.count)
        let isResult = number.magnitude <= ExpressionTexts.largestNumber
        if let decimals {
            bytes.append(isResult ? number : 0, decimals: decimals > 0 ? Int(min(decimals, 15)) : 0)
        } else {
            ExpressionTexts.write(isResult ? number : 0, to: &bytes)
        }
        return isResult ? 0 : .nan
    }

    /// The FNV-1a hash of the bytes from an offset.
    @inline(__always)
    private func hash(from start: Int) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in start..<bytes.count { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
        return hash
    }

    private mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

    /// Writes a number as the shortest decimal; 0 if it is NaN or beyond 1e150.
    private static func write(_ number: Double, to bytes: inout [UInt8]) {
        DecimalDigits(number.magnitude <= largestNumber ? number : 0).append(to: &bytes, isShortest: false)
    }

    /// The result of an operation on the last two texts, which begin at these offsets.
    private mutating func compare(_ operation: ExpressionOperation, _ first: Int, _ second: Int) -> Int {
        let (count, other) = (second - first, bytes.count - second)
        switch operation {
        case .contains: return contains(first, second) ? 1 : 0
        case .startsWith: return count >= other && isSame(first, second, other) ? 1 : 0
        case .endsWith: return count >= other && isSame(second - other, second, other) ? 1 : 0
        default:
            let index = sameCount(first, second, min(count, other))
            // UTF-8 sorts like its scalars.
            if index < min(count, other) { return bytes[first + index] < bytes[second + index] ? -1 : 1 }
            return count == other ? 0 : count < other ? -1 : 1
        }
    }

    private func isSame(_ first: Int, _ second: Int, _ count: Int) -> Bool { sameCount(first, second, count) == count }

    /// How many bytes are the same from two offsets on, up to a number of them. Compares eight at a time.
    private func sameCount(_ first: Int, _ second: Int, _ count: Int) -> Int {
        bytes.withUnsafeBytes { bytes in
            var index = 0
            while index + 8 <= count,
                bytes.loadUnaligned(fromByteOffset: first + index, as: UInt64.self)
                    == bytes.loadUnaligned(fromByteOffset: second + index, as: UInt64.self)
            {
                index += 8
            }
            while index < count, bytes[first + index] == bytes[second + index] { index += 1 }
            return index
        }
    }

    /// The number of scalars in UTF-8: of bytes that do not continue one. Counts eight bytes at a time.
    private static func scalarCount(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        var count = bytes.count
        var index = bytes.startIndex
        while index + 8 <= bytes.endIndex {
            let word = bytes.base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            // 1 in each byte that is 10xxxxxx.
            let continuing = (word &>> 7) & ~(word &>> 6) & 0x0101_0101_0101_0101
            // The product's highest byte is the sum of all bytes.
            count -= Int((continuing &* 0x0101_0101_0101_0101) &>> 56)
            index += 8
        }
        while index < bytes.endIndex {
            if bytes.base[index] & 0xC0 == 0x80 { count -= 1 }
            index += 1
        }
        return count
    }

    /// Whether one text contains the other: Knuth–Morris–Pratt, O(length of both).
    private mutating func contains(_ first: Int, _ second: Int) -> Bool {
        let count = bytes.count - second
        if count == 0 { return true }
        guard count <= second - first else { return false }
        while borders.count < count { borders.append(0) }
        return borders.withUnsafeMutableBufferPointer { borders in
            bytes.withUnsafeBufferPointer { bytes in
                let start = bytes.baseAddress.unsafelyUnwrapped
                let (text, part) = (start + first, start + second)
                let border = borders.baseAddress.unsafelyUnwrapped
                border[0] = 0
                var (index, length) = (1, 0)
                while index < count {
                    while length > 0, part[index] != part[length] { length = Int(border[length - 1]) }
                    if part[index] == part[length] { length += 1 }
                    border[index] = Int32(truncatingIfNeeded: length)
                    index += 1
                }
                (index, length) = (0, 0)
                while index < second - first {
                    while length > 0, text[index] != part[length] { length = Int(border[length - 1]) }
                    if text[index] == part[length] { length += 1 }
                    if length == count { return true }
                    index += 1
                }
                return false
            }
        }
    }
}

extension Expression {
    /// For expressions without texts.
    package static var withoutTexts: TextRun { { _, _, _, _ in .nan } }

    /// Whether the result is a text.
    package var isText: Bool { code.last.map { $0.operation.isText } ?? false }
}
