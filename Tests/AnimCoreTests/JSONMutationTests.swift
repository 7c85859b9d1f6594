// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimScene

/// Damaged texts: none may trap, and each is accepted or refused as Python's json does.
final class JSONMutationTests: XCTestCase {
    /// Every kind of value, escape and white space.
    private static let sample: [UInt8] = Array(
        (#"{"format": "anim", "version": 1,"# + "\n"
            + #" "inputs": [{"name": "on", "kind": "boolean", "initial": false}],"# + "\r\n\t"
            + #""a\u00e9\ud83d\ude00": "é€😀\n\"\\\/", "n": [0, -0, 1.5, -2e-3, 1E+2, 12345678901234567890],"# + "\n"
            + #" "deep": {"x": {"y": [[], {}, [null, true]]}}, "": null}"# + "\n").utf8
    )

    func testTheSampleCutAnywhereIsASyntaxError() {
        XCTAssertNoThrow(try JSONDocument.parse(Self.sample))
        // The last byte is white space, without which the text is whole.
        for length in 0..<(Self.sample.count - 1) {
            do throws(AnimError) {
                _ = try JSONDocument.parse(Array(Self.sample[..<length]))
                XCTFail("accepted when cut after \(length) bytes")
            } catch {
                XCTAssertEqual(error.code, .syntax)
                guard let place = error.place else { return XCTFail("no place") }
                // What is missing is noticed at the cut; inside a character, at its first byte.
                let cut = self.place(of: length)
                let isInCharacter = Self.sample[length] & 0xC0 == 0x80
                XCTAssertEqual(place.line, cut.line, error.message)
                XCTAssertTrue(
                    isInCharacter ? (cut.column - 3..<cut.column).contains(place.column) : place.column == cut.column,
                    "\(length): column \(place.column): \(error.message)"
                )
            }
        }
    }

    private func place(of offset: Int) -> (line: Int32, column: Int32) {
        let before = Self.sample[..<offset]
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return (Int32(before.count { $0 == 0x0A } + 1), Int32(offset - lineStart + 1))
    }

    /// Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014).
    private struct SplitMix64 {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }

        mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
    }

    private static let alphabet: [UInt8] = [
        0x7B, 0x7D, 0x5B, 0x5D, 0x22, 0x2C, 0x3A, 0x5C, 0x2F, 0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36,
        0x37, 0x38, 0x39, 0x65, 0x45, 0x2B, 0x2D, 0x2E, 0x20, 0x09, 0x0A, 0x0D, 0x74, 0x72, 0x75, 0x65,
        0x66, 0x61, 0x6C, 0x73, 0x6E, 0x75, 0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xA9, 0xED, 0xF0, 0xFF,
    ]

    private func mutation(_ random: inout SplitMix64) -> [UInt8] {
        var text = Self.sample
        for _ in 0..<(1 + random.next(below: 2)) {
            let position = random.next(below: text.count)
            let kind = random.next(below: 5)
            let value = random.next()
            let letter = Self.alphabet[Int(value % UInt64(Self.alphabet.count))]
            switch kind {
            case 0: text[position] ^= 1 << UInt8(value % 8)
            case 1: text[position] = UInt8(truncatingIfNeeded: value)
            case 2: text[position] = letter
            case 3: text.remove(at: position)
            default: text.insert(letter, at: position)
            }
        }
        return text
    }

    /// FNV-1a, 64 bits.
    private struct Digest {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325

        mutating func add(_ bytes: [UInt8]) {
            for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }

        mutating func add(_ kind: Character, _ number: UInt64) {
            add([kind.asciiValue ?? 0])
            add((0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
        }

        mutating func add(_ value: JSONValue) throws {
            switch value.kind {
            case .null: add(Array("n".utf8))
            case .boolean: add(Array(try value.boolean() ? "t".utf8 : "f".utf8))
            case .number: add("d", try value.number().bitPattern)
            case .string: addString(try value.string())
            case .array:
                let array = try value.array()
                add("a", UInt64(array.count))
                for element in array { try add(element) }
            case .object:
                let object = try value.object()
                add("o", UInt64(object.count))
                for member in object {
                    addString(member.key.bytes)
                    try add(member.value)
                }
            }
        }

        private mutating func addString(_ bytes: [UInt8]) {
            add("s", UInt64(bytes.count))
            add(bytes)
        }
    }

    /// Verdicts and digest are from Python 3.11: `json.loads` of the strictly decoded text, with duplicate keys,
    /// surrogates, infinities and the names of non-finite numbers refused. The digest is over what all
    /// accepted texts contain. Bit i % 8 of byte i / 8 is set where text i is accepted.
    func testTwentyThousandMutationsAreReadAsPythonReadsThem() throws {
        var random = SplitMix64(state: 20_240_607)
        var digest = Digest()
        var accepted = 0
        let verdicts = Array(Self.verdicts.utf8.filter { $0 != 0x0A })
        for index in 0..<20_000 {
            let text = mutation(&random)
            let high = try XCTUnwrap(Character(UnicodeScalar(verdicts[index / 8 * 2])).hexDigitValue)
            let low = try XCTUnwrap(Character(UnicodeScalar(verdicts[index / 8 * 2 + 1])).hexDigitValue)
            let expected = (high << 4 | low) >> (index % 8) & 1 == 1
            do throws(AnimError) {
                let document = try JSONDocument.parse(text)
                XCTAssertTrue(expected, "accepted: \(String(decoding: text, as: UTF8.self))")
                accepted += 1
                do { try digest.add(document.root) } catch { XCTFail("\(error)") }
            } catch {
                XCTAssertFalse(expected, "\(error.message): \(String(decoding: text, as: UTF8.self))")
                XCTAssertEqual(error.code, .syntax)
                XCTAssertNotNil(error.place)
                XCTAssertFalse(error.message.utf8.contains { $0 < 0x20 })
            }
        }
        XCTAssertEqual(random.state, 0x8390_F732_64DD_EBD2)
        XCTAssertEqual(accepted, 3702)
        XCTAssertEqual(digest.value, 0x6D9B_DC5E_9F92_98DF)
    }

    private static let verdicts = """
        0001a48000010040241005808048000800001c004e0008401004001204000418131218000002448800510210086400411001
        4182200120080042028300610090420892010201050200045008000259201000900b10a040000010000100902940174c2141
        a68001630014011c20296140e120000003812000200022820b00282c01000008104800002423080000010052100600810010
        a4c00811320080100042001006e015c003200d01004002468427000394010002242400880509040000040802002824084280
        00c02800189211202400005402208818628004000200830300800200200090000149028900000085084a44084c0804902204
        080054e408000a8088040226010a00000a4100808480540449801404020028a0c0020111802a000430040004023108080008
        11a042003381a00d0401420810254080000002a0a0002a044080205020000c09800001810880008030120428000000241000
        6008281245870000005000c1324120a00000840084000120b800a160229041b6030400007040098001104042485304404049
        00500802181783d481a93200e240200a181840a84c140b0c431000092000220c80480b0c48308c8118080000240888205444
        82012291000c100d6200188431300ce28080000c00151011002010008b100038020442000200110c94021291018a06088386
        842c0e800300043101200150000748a0500880400521400140000140c020003c2008008b82170498801c1601400201900299
        4000140119c80400886442382d42b0a0080200000004108208282140a527000020000014001801522811a800099013800620
        000210b20082101018081900000045025070c0022a20406380408c052a0481889108003904000000011422400c380a048000
        8990000100440164280460004412400a22e8010d4400200612300c0064000544540810092004010000010010068010320303
        2406c022020000003062428c1014089160230a90410b048022010030c0082a060150c0200201600028201006404001000840
        00410c281882245802100104400230a11040e4052003020010030200000020961404105100102044002204204151a2018080
        00800012202180a4051a018440008100200012803000082010c9031083058008200c0000000428415001020003b002195510
        00400058408c11950046102004480210f0044c1091400320188004c4c12200004240000482090820c0481208842019814000
        0100b01000102280a4d201ac00078001400014944e010810020009a008000404900943129140142074800002822e00911014
        530080550804202e8420041000a81080aa040000518a00c3c2028000020814218c00050000006892810028280106100d204a
        03022c00a22001420080140060411aa888804840400448010012496020041040894e00400224083001120040810064000800
        000608808410100101090c220800580080440122084200800102114e00092c00800041410358c81106410c00095040420002
        9040006001100804005008440208000003980400200d00000e01809002d100104000c04c0104012200030286400418000680
        05880404c560020c02000400100081911808420201016020082484b0d008488900510000aa10011810d020048948424b8000
        d800360448000000a10200049090080140081081220082500001480400486824404000040010e1c000c48288280400300010
        86080080010200800292084814200000002602001402001000d04040010e2011805a40400900000404070244700160811008
        880200690000e00450000800104a02160410600a0004822c008206008c0a22110802c20000828160000205008430c0982201
        000314220060600200e128040042200004a96c40080120042042010088044908000010fb08000024428002080127c008808c
        1300040a005a808808822a04c02029883882028201100c2002040c02400188418800004082802000140b1080030800000d40
        01200a8401685202701001491100c8200c80011420048000002808a005000884000280874600006500c0110100a441020601
        5808000002a08210030a8c41202002018d4038421024022300044940900881880402000010242842516003019101002aa020
        60821840002a40090086090542004030402816108a0000416020a40100018540003400d04004000020041000200044000000
        280001000100006220d00060090329213d104244002026800022915803c000c084880080402004034410a2b0914c2804d204
        0c0004041320900c080000140a90590805592a04000a0500600022010ac00061108a02616220001007888402020a1c000802
        10814880100032430318008400217cb802848985080040c0005a40017c40869b00014800480020400000904200c008800030
        0001018244610010000800000000c444000e10050841908c4064020908001c104444c0010864e07410213045600020b05002
        1128010610000a97058249c0008420000410000405004180003b10024080c80420a820041000001007126120200039016200
        3109330401280130d0001002c431a000482080981101020009a24008005000c622100600408013202000080c284880684854
        02600b08440500208101101c000088820004242200a06043040c80281000038202280c1101a0488240820b00811440f08401
        0022480200140c10200a4022f06a0800688a0c04060000202840220245002028b200409e048080600aa21010620801090480
        4024084080e4080080823848024100047482200a4000488a0a81200a20200a14000c041aa880200100040000a10020943a48
        00040401400ac01080c0000112010040400006804200008000220201acc41530000282100400001890010100dc0000180120
        504080180145c08400390520424c24208102224401440434008034010024401c200106801080441458020048200108014300
        1101010024400080001018310041840002150000c84800000310000410304a0028024000222030006a2e102300119080b008
        001000a0080180005480000000a4528c08000000060048200803052510004104000000302100000a81000206b0000a8000a0
        2180d400500298010601c0000100004900c4210402a00f1a143302a80200800003002a210180016510c10080100040010200
        b144408012806180000400cb202e00109005810024604022a0053c180856002c110e40083039080000000a02240400508301
        0242022000780810800088404404141534000010c8828114a002044488000000c010002e440a134020022004010004008100
        630800012108420071804c0036002001108a00280ca021002400225000039804002442044130461a010208e2500335000020
        0211001a0084c0020182280a18000009a0000105005009a0b880090800111450488400400801000448008144b14843011064
        """
}
