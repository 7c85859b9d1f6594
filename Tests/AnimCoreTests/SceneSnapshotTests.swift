// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimMotion
@testable import AnimScene
@testable import AnimStage

/// The state of a scene as bytes: any scene of the same document goes on from them bit by bit.
final class SceneSnapshotTests: XCTestCase {
    private static let controls = [
        "gender-toggle", "fast-cart-button", "transitioning-button", "animatable-properties",
    ]
    private static let everything = "Tests/conformance/documents/everything.json"

    private func load(_ path: String, parameters: [UInt8] = []) throws -> Scene {
        var options = Scene.Options()
        options.parameters = parameters
        return try Scene.load(document: try Repository.bytes(path), options)
    }

    /// What a host sees of a scene, and what it hears.
    private func bits(_ scene: Scene) throws -> [UInt64] {
        var bits = [scene.stateHash()]
        var properties: [PropertyIdentifier] = []
        scene.stage.forEachProperty { properties.append($0) }
        for property in properties {
            for aspect in [Stage.Aspect.model, .presentation, .velocity] {
                bits += try scene.stage.components(of: property, aspect).map(\.bitPattern)
            }
        }
        while let event = scene.stage.pollEvent() {
            bits += [UInt64(event.kind.rawValue), UInt64(event.time), UInt64(bitPattern: Int64(event.name))]
            bits += [UInt64(bitPattern: Int64(event.count)), event.data, event.subject & 0xFFF_FFFF_FFFF]
            for number in 0..<UInt64(max(event.count, 0)) where event.data > 0 {
                if let field = scene.stage.eventField(event.data + number) { bits.append(field.number.bitPattern) }
            }
        }
        let list = scene.display()
        bits.append(UInt64(list.commands.count))
        bits += list.dashes.map(\.bitPattern) + list.coordinates.map(\.bitPattern)
        for command in list.commands {
            let bounds = command.bounds
            bits += [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map(\.bitPattern)
            bits += [command.transform.a, command.transform.tx, command.transform.ty].map(\.bitPattern)
        }
        return bits
    }

    /// Something that anyone can do to any scene; the same for the same numbers.
    private func act(_ scene: Scene, _ random: inout RandomGenerator) {
        let (x, y) = (random.nextUnit() * scene.width, random.nextUnit() * scene.height)
        let pointer = Int32(random.next() % 3)
        let choice = random.next() % 12
        let number = random.nextUnit()
        switch choice {
        case 0...2: try? scene.pointer(.down, pointer, x: x, y: y)
        case 3...5: try? scene.pointer(.move, pointer, x: x, y: y)
        case 6, 7: try? scene.pointer(.up, pointer, x: x, y: y)
        case 8: try? scene.pointer(.cancel, pointer, x: x, y: y)
        case 9:
            scene.key(number < 0.5 ? .press : .down, Scene.Key(rawValue: Int32(number * 20) % 5) ?? .tab)
        case 10 where scene.inputCount > 0:
            guard let input = try? scene.input(at: Int(number * Double(scene.inputCount))) else { return }
            let name = [UInt8](scene.stage.name(input.name))
            switch input.kind {
            case .number: try? scene.setNumber(min(max(number, input.minimum), input.maximum), ofInput: name)
            case .boolean: try? scene.setBoolean(!input.boolean, ofInput: name)
            case .string: try? scene.setString(Array("text \(choice)".utf8), ofInput: name)
            case .trigger: try? scene.fireTrigger(name)
            }
        default:
            let index = Int32(number * Double(scene.stage.nameCount))
            try? scene.send([UInt8](scene.stage.name(index)))
        }
        try? scene.advance(seconds: random.nextUnit() * random.nextUnit())
    }

    func testEverySceneGoesOnBitByBit() throws {
        for path in Self.controls.map({ "controls/\($0).json" }) + [Self.everything] {
            for seed in 0..<12 as Range<UInt64> {
                var random = RandomGenerator(seed: seed)
                let scene = try load(path)
                for _ in 0..<(random.next() % 30) { act(scene, &random) }
                let hash = scene.stateHash()
                let bytes = try scene.snapshot()
                XCTAssertEqual(scene.stateHash(), hash)
                let other = try load(path)
                var life = RandomGenerator(seed: seed + 100)
                if seed % 2 == 1 { for _ in 0..<20 { act(other, &life) } }
                try other.restore(bytes)
                XCTAssertTrue(try other.snapshot() == bytes, "\(path), seed \(seed)")
                for step in 0..<25 {
                    let (one, two) = (try bits(scene), try bits(other))
                    guard one == two else {
                        XCTFail("\(path), seed \(seed), \(step) steps later")
                        break
                    }
                    var copy = random
                    act(scene, &random)
                    act(other, &copy)
                }
            }
        }
    }

    /// What a host has put on a document's stage is a part of its state, too.
    func testPropertiesOfTheHost() throws {
        let scene = try load(Self.everything)
        let own = try scene.stage.addProperty(name: Array("host's".utf8), PropertyOptions(.vector2), value: [1, 2])
        let transaction = try scene.stage.beginTransaction()
        try scene.stage.setValue([5, 6], of: own)
        try scene.stage.commitTransaction(transaction)
        try scene.advance(seconds: 0.1)
        let other = try load(Self.everything)
        _ = try other.stage.addProperty(PropertyOptions(.scalar), value: [1])
        try other.restore(try scene.snapshot())
        for _ in 0..<5 {
            XCTAssertEqual(try bits(other), try bits(scene))
            try scene.advance(seconds: 0.3)
            try other.advance(seconds: 0.3)
        }
    }

    func testOtherDocumentsAreRefused() throws {
        let bytes = try load("controls/gender-toggle.json").snapshot()
        for path in Self.controls.dropFirst().map({ "controls/\($0).json" }) + [Self.everything] {
            let scene = try load(path)
            let hash = scene.stateHash()
            XCTAssertThrowsError(try scene.restore(bytes)) { XCTAssertEqual(($0 as? AnimError)?.code, .state) }
            XCTAssertEqual(scene.stateHash(), hash)
        }
        XCTAssertThrowsError(try Stage().restore(bytes)) { XCTAssertEqual(($0 as? AnimError)?.code, .kind) }
        let scene = try load("controls/gender-toggle.json")
        XCTAssertThrowsError(try scene.restore(try Stage().snapshot())) {
            XCTAssertEqual(($0 as? AnimError)?.code, .kind)
        }
    }

    func testDamagedBytesAreRefused() throws {
        let scene = try load("controls/gender-toggle.json")
        var random = RandomGenerator(seed: 4)
        for _ in 0..<5 { act(scene, &random) }
        let bytes = try scene.snapshot()
        let other = try load("controls/gender-toggle.json")
        let before = try other.snapshot()
        for bit in 0..<8 * bytes.count where bit % 7 == 0 {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << UInt8(bit % 8)
            XCTAssertThrowsError(try other.restore(damaged))
        }
        for length in 0..<bytes.count { XCTAssertThrowsError(try other.restore(Array(bytes[..<length]))) }
        XCTAssertThrowsError(try other.restore(bytes + [0]))
        XCTAssertTrue(try other.snapshot() == before)
    }

    /// With the checksum made right again, nothing may trap or hang, whether it is taken or not.
    func testForgedBytesDoNoHarm() throws {
        for path in ["controls/gender-toggle.json", "controls/fast-cart-button.json", Self.everything] {
            for seed in 0..<6 as Range<UInt64> {
                var random = RandomGenerator(seed: seed)
                let scene = try load(path)
                for _ in 0..<20 { act(scene, &random) }
                let bytes = try scene.snapshot()
                for _ in 0..<120 {
                    var forged = bytes
                    for _ in 0...(random.next() % 3) {
                        let place = 24 + Int(random.next() % UInt64(forged.count - 32))
                        forged[place] = UInt8(truncatingIfNeeded: random.next() >> (random.next() % 8))
                    }
                    let sum = StateCoder.checksum(Array(forged.dropLast(8)))
                    for index in 0..<8 {
                        forged[forged.count - 8 + index] = UInt8(truncatingIfNeeded: sum >> (8 * UInt64(index)))
                    }
                    guard (try? scene.restore(forged)) != nil else { continue }
                    _ = try bits(scene)
                    for _ in 0..<4 { act(scene, &random) }
                    _ = try scene.snapshot()
                }
            }
        }
    }
}
