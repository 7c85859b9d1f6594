// SPDX-License-Identifier: MIT
/// What bytes of a name are, as bits.
package enum NameByte {
    /// A control character.
    package static let control: UInt8 = 1
    package static let backquote: UInt8 = 2
    /// One of `.`, `(`, `)`, `[`, `]`, `=` and `'`, which separate names or begin another token.
    package static let special: UInt8 = 4
    /// Neither a letter, a digit nor `_`.
    package static let notOfIdentifier: UInt8 = 8
    /// The same, but for `-`.
    package static let notOfToken: UInt8 = 16

    /// For each byte its bits and 0x40, which makes them a character.
    private static var table: StaticText {
        """
        YYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYYXXXXXXX\\\\\\XXXH\\X@@@@@@@@@@XXX\\XX\
        X@@@@@@@@@@@@@@@@@@@@@@@@@@\\X\\X@Z@@@@@@@@@@@@@@@@@@@@@@@@@@XXXXY\
        XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX\
        XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX
        """
    }

    /// The bits of all bytes together.
    @inline(__always)
    package static func kinds(of name: UnsafeBufferPointer<UInt8>) -> UInt8 {
        let table = table.utf8Start
        var kinds: UInt8 = 0
        for byte in name { kinds |= table[Int(byte)] }
        return kinds
    }
}
