// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimScene

/// What stands for the keys that a document leaves out, and that those it gives arrive where they belong.
final class SceneDefaultTests: XCTestCase {
    private func commands(_ node: String) throws -> [DrawCommand] {
        let text = ##"{"animcore": 1, "size": [10, 10], "nodes": [\##(node)]}"##
        return try Scene.load(document: Array(text.utf8)).display().commands
    }

    func testKeysLeftOutOfANode() throws {
        let stroke = ##"{"paint": "#000", "width": 2}"##
        let node = ##"{"kind": "ellipse", "frame": [0, 0, 1, 1], "fill": "#000", "stroke": \##(stroke)}"##
        let commands = try commands(node)
        XCTAssertEqual(commands.map(\.kind), [.fill, .stroke])
        for command in commands {
            XCTAssertEqual(command.fillRule, .nonZero)
            XCTAssertEqual(command.opacity, 1)
            XCTAssertEqual(command.transform, .identity)
        }
        XCTAssertEqual(commands[1].stroke.width, 2)
        XCTAssertEqual(commands[1].stroke.cap, .butt)
        XCTAssertEqual(commands[1].stroke.join, .miter)
        XCTAssertEqual(commands[1].stroke.miterLimit, 4)
    }

    func testEveryWordOfAChoice() throws {
        func rule(_ word: String) throws -> DrawCommand.FillRule? {
            let node = ##"{"kind": "ellipse", "frame": [0, 0, 1, 1], "fill": "#000", "fillRule": "\##(word)"}"##
            return try commands(node).first?.fillRule
        }
        XCTAssertEqual(try rule("nonzero"), .nonZero)
        XCTAssertEqual(try rule("evenodd"), .evenOdd)

        func stroke(_ key: String, _ word: String) throws -> DrawCommand? {
            let stroke = ##"{"paint": "#000", "width": 1, "\##(key)": "\##(word)"}"##
            return try commands(##"{"kind": "ellipse", "frame": [0, 0, 1, 1], "stroke": \##(stroke)}"##).first
        }
        for (word, cap) in [("butt", DrawCommand.LineCap.butt), ("round", .round), ("square", .square)] {
            XCTAssertEqual(try stroke("cap", word)?.stroke.cap, cap)
        }
        for (word, join) in [("miter", DrawCommand.LineJoin.miter), ("round", .round), ("bevel", .bevel)] {
            XCTAssertEqual(try stroke("join", word)?.stroke.join, join)
        }
    }

    func testTheRulesOfADescription() throws {
        func rule(_ word: StaticString) -> FieldRule { word.withUTF8Buffer { FieldRule($0) } }
        let empty = try JSONDocument.parse(Array("{}".utf8))
        for (word, standard): (StaticString, Double) in [
            ("name", 0), ("name=one|two", 0), ("x:s", 0), ("y:s0", 0), ("scaleX:s-1", 1), ("opacity:s11", 1),
            ("miterLimit:nm4", 4),
        ] {
            let fields = try empty.storage.fields(of: empty.node, WordList(stringLiteral: word))
            XCTAssertEqual(fields.number(at: 0), standard, "\(word)")
            XCTAssertEqual(fields.node(at: 0), -1)
        }
        for word: StaticString in ["name!", "name!=one|two", "x!:s0"] {
            XCTAssertThrowsError(try empty.storage.fields(of: empty.node, WordList(stringLiteral: word)).count)
        }
        XCTAssertEqual(String(decoding: rule("name!=one|two").name, as: UTF8.self), "name")
        XCTAssertTrue(rule("name!=one|two").isRequired)
        XCTAssertFalse(rule("name=one|two").isRequired)
        XCTAssertEqual(
            rule("name!=one|two").choices.map { $0.map { String(decoding: $0, as: UTF8.self) } },
            ["one", "two"]
        )
        XCTAssertNil(rule("name:n").choices)
    }
}
