// SPDX-License-Identifier: MIT
/// Whether bytes are well-formed UTF-8 (Unicode, table 3-7: no overlong forms, no surrogates).
package func isValidUTF8(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
        let lead = bytes[index]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0x00...0x7F: length = 1
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF:
            length = 3
            if lead == 0xE0 { second = 0xA0...0xBF } else if lead == 0xED { second = 0x80...0x9F }
        case 0xF0...0xF4:
            length = 4
            if lead == 0xF0 { second = 0x90...0xBF } else if lead == 0xF4 { second = 0x80...0x8F }
        default: return false
        }
        guard index + length <= bytes.count else { return false }
        for offset in 1..<max(length, 1) where !(offset == 1 ? second : 0x80...0xBF).contains(bytes[index + offset]) {
            return false
        }
        index += length
    }
    return true
}
