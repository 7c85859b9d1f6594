// SPDX-License-Identifier: MIT
import AnimCore
import XCTest

/// Values are compared by their contents, and serve as keys; things of a stage by what they are.
final class EqualityTests: XCTestCase {
    /// Equal values have equal hashes: a set of both has one element.
    private func checkKeys<Value: Hashable>(
        _ value: Value,
        _ same: Value,
        _ other: Value,
        line: UInt = #line
    ) {
        XCTAssertEqual(Set([value, same]).count, 1, line: line)
        XCTAssertEqual(Set([value, other]).count, 2, line: line)
    }

    func testValuesAreKeys() throws {
        checkKeys(try Spring(duration: 0.5, bounce: 0.3), .bouncy, .smooth)
        checkKeys(try CubicBezier(named: "ease-in"), .easeIn, .easeOut)
        checkKeys(try Easing(css: "steps(2, start)"), try .steps(2, .jumpStart), try .steps(2))
        checkKeys(try Path(svg: "M0 0H1"), try Path(svg: "M0,0 L1,0"), try Path(svg: "M0 0H2"))
        checkKeys(try Decay(remaining: 0.99), try Decay(remaining: Decay.fastRemaining), try Decay())
        let band = try RubberBand(bounds: 0...1, dimension: 2)
        checkKeys(band, try RubberBand(bounds: 0...1, dimension: 2), try RubberBand(bounds: 0...1, dimension: 3))
        checkKeys(Angle(radians: .pi), .degrees(180), .zero)
        checkKeys(Color(red: 0, green: 0, blue: 0), .black, .clear)
        checkKeys(Size(width: 0, height: 1), Size(width: -0.0, height: 1), Size(width: 1, height: 1))
        checkKeys(Transform.identity, .scale(x: 1, y: 1), .scale(x: 1, y: 2))
        checkKeys(MediaTiming(), MediaTiming(), MediaTiming(speed: 2))
        checkKeys(MorphOptions(), MorphOptions(), MorphOptions(effort: 3))
        checkKeys(DataValue.number(1), 1, true)
    }

    func testThingsOfAStageAreKeys() throws {
        let (stage, other) = (Stage(), Stage())
        let (x, y) = (try stage.property(0, named: "x"), try stage.property(0, named: "y"))
        let found = try stage.property(named: "x", as: Double.self)
        XCTAssertFalse(found === x)
        checkKeys(x, found, y)
        checkKeys(x, found, try other.property(0, named: "x"))
        checkKeys(stage.properties[0], stage.properties[0], stage.properties[1])
        let group = try stage.addGroup()
        checkKeys(group, group, try stage.addGroup())
        let transaction = stage.animate(.smooth) { x.value = 1 }
        checkKeys(transaction, transaction, stage.animate(.smooth) { y.value = 1 })
        XCTAssertEqual(x.id, stage.properties[0].id)
    }

    func testAPictureEqualsItselfUntilItChanges() throws {
        let scene = try Scene(
            document: """
                { "animcore": 1, "size": [40, 20], "properties": { "x": { "kind": "scalar", "value": 10 } },
                  "nodes": [{ "kind": "rectangle", "frame": [-8, -8, 16, 16], "x": "x", "y": 10, "fill": "#FF2D55" }] }
                """
        )
        let before = scene.displayList
        XCTAssertEqual(before, scene.displayList)
        XCTAssertEqual(before.first?.bounds, Rectangle(x: 2, y: 2, width: 16, height: 16))
        try scene.property(named: "x", as: Double.self).set(11)
        XCTAssertNotEqual(before, scene.displayList)
        XCTAssertNotEqual(before.first?.hashValue, scene.displayList.first?.hashValue)
    }

    func testAnglesAreComputedWith() {
        XCTAssertEqual(Angle.degrees(90) + .degrees(360), .degrees(450))
        XCTAssertEqual([Angle.degrees(10), .degrees(20)].reduce(.zero, +), .degrees(30))
        XCTAssertEqual(-Angle(radians: 2) - Angle(radians: 1), Angle(radians: -3))
        XCTAssertEqual(2 * Angle(radians: 3) / 4, Angle(radians: 1.5))
    }

    func testAPathIsMadeOfElements() throws {
        let path = try Path([.move(Point(0, 0)), .line(Point(3, 0)), .line(Point(3, 4)), .close])
        XCTAssertEqual(path.svg, "M0 0L3 0L3 4Z")
        XCTAssertEqual(path.bounds, Rectangle(lower: .zero, upper: Point(3, 4)))
        XCTAssertEqual(try Path(path.elements), path)
        XCTAssertThrowsError(try Path([.line(.zero)]))
        let box = Rectangle(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(
            try Path.rectangle(box, cornerRadius: 1),
            try .rectangle(x: 1, y: 2, width: 3, height: 4, cornerRadius: 1)
        )
        XCTAssertEqual(try Path.ellipse(in: box), try .ellipse(x: 1, y: 2, width: 3, height: 4))
    }
}
