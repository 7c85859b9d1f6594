// SPDX-License-Identifier: MIT
import XCTest

@testable import AnimMath
@testable import AnimStage

/// A stage with what tests of it need again and again.
final class StageFixture {
    let stage = Stage()

    func scalar(_ value: Double = 0, _ name: String = "") throws -> PropertyIdentifier {
        try stage.addProperty(name: Array(name.utf8), kind: .scalar, value: [value])
    }

    func presentation(_ property: PropertyIdentifier) throws -> Double {
        try stage.components(of: property, .presentation)[0]
    }

    func velocity(_ property: PropertyIdentifier) throws -> Double {
        try stage.components(of: property, .velocity)[0]
    }

    func model(_ property: PropertyIdentifier) throws -> Double {
        try stage.components(of: property, .model)[0]
    }

    @discardableResult
    func set(
        _ property: PropertyIdentifier,
        to value: Double,
        _ request: MotionRequest
    ) throws -> TransactionIdentifier {
        let transaction = try stage.beginTransaction(request)
        try stage.setValue([value], of: property)
        try stage.commitTransaction(transaction)
        return transaction
    }

    func events(_ kind: StageEvent.Kind) -> [StageEvent] {
        var events: [StageEvent] = []
        while let event = stage.pollEvent() { if event.kind == kind { events.append(event) } }
        return events
    }

    static func linear(
        _ duration: Double,
        delay: Double? = nil,
        _ interruption: Interruption? = nil
    ) -> MotionRequest {
        var request = MotionRequest(.curve(.linear), duration: duration, delay: delay)
        request.interruption = interruption
        return request
    }
}

func assertCode(_ error: Error, _ code: AnimError.Code, line: UInt = #line) {
    XCTAssertEqual((error as? AnimError)?.code, code, line: line)
}
