// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage
import CAnimCore

/// The object of an expression's pointer.
final class ExpressionHandle: HandleObject {
    static let tag: UInt64 = 0x616E_696D_6578_7072
    static var noun: StaticText { "expression" }
    /// `ANIM_LIMIT_EXPRESSION_NAMES`.
    static let mostNames = 4096

    let expression: Expression
    /// The number of variables it was given.
    let count: Int

    init(_ expression: Expression, _ count: Int) {
        self.expression = expression
        self.count = count
    }

    /// The value for variables from a row of numbers.
    @inline(never)
    func evaluate(_ row: UnsafePointer<Double>?) -> Double {
        expression.evaluate { row.unsafelyUnwrapped[Int($0)] }
    }

    /// Variables or their rates: one number for each name.
    func numbers(
        _ pointer: UnsafePointer<Double>?,
        _ count: Int,
        _ name: StaticText
    ) throws(AnimError) -> UnsafeBufferPointer<Double> {
        guard count == self.count else {
            throw argumentError("count", "must be the number of the expression's names")
        }
        return try array(pointer, count, name)
    }
}

/// Runs a call on the expression of a handle.
private func withExpression(
    _ handle: OpaquePointer?,
    _ body: (ExpressionHandle) throws(AnimError) -> Void
) -> anim_status {
    attempt { () throws(AnimError) in try body(try object(handle, as: ExpressionHandle.self)) }
}

@inline(never)
private func position(of name: ArraySlice<UInt8>, in known: [[UInt8]]) -> Int32? {
    for index in known.indices where known[index].elementsEqual(name) { return Int32(truncatingIfNeeded: index) }
    return nil
}

@implementation @_cdecl("anim_expression_create")
public func anim_expression_create(
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int,
    _ names: UnsafePointer<UnsafePointer<CChar>?>!,
    _ name_lengths: UnsafePointer<Int>!,
    _ count: Int,
    _ expression: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(expression, "expression")
        let bytes = try AnimCoreABI.text(text, text_length, limit: Expression.longestText, "text")
        guard isValidUTF8(bytes) else { throw argumentError("text", "is not valid UTF-8") }
        guard count >= 0, count <= ExpressionHandle.mostNames else {
            throw AnimError(.limit, "count is beyond ANIM_LIMIT_EXPRESSION_NAMES")
        }
        let pointers = try array(names, count, "names")
        let lengths = try array(name_lengths, count, "name_lengths")
        var known: [[UInt8]] = []
        for index in 0..<count {
            guard lengths[index] >= 0, lengths[index] <= Stage.longestName else {
                throw AnimError(.limit, "name_lengths must be at most ANIM_LIMIT_NAME_BYTES each")
            }
            let bytes = try name(pointers[index], lengths[index], "names")
            if position(of: bytes[...], in: known) != nil { throw AnimError(.duplicate, "names has a name twice") }
            known.append(bytes)
        }
        let parsed = try Expression.parse(bytes) { (name) throws(AnimError) -> Int32 in
            if let index = position(of: name, in: known) { return index }
            var suggestion = Suggestion(for: name)
            for name in known { suggestion.offer(name) }
            throw Expression.unknownName(name, suggestion)
        }
        result.pointee = makeHandle(ExpressionHandle(parsed, count))
    }
}

@implementation @_cdecl("anim_expression_destroy")
public func anim_expression_destroy(_ expression: OpaquePointer!) -> anim_status {
    destroying {
        attempt { () throws(AnimError) in
            if expression == nil { return }
            _ = try object(expression, as: ExpressionHandle.self)
            releaseHandle(expression, as: ExpressionHandle.self)
        }
    }
}

@implementation @_cdecl("anim_expression_list_variables")
public func anim_expression_list_variables(
    _ expression: OpaquePointer!,
    _ variables: UnsafeMutablePointer<Int32>!,
    _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    withExpression(expression) { (handle) throws(AnimError) in
        let used = handle.expression.variables
        let target = try array(variables, capacity, "variables")
        let count = try required(count, "count")
        guard target.isEmpty || target.count >= used.count else {
            throw AnimError(.capacity, "variables has too little room")
        }
        if !target.isEmpty { for index in used.indices { target[index] = used[index] } }
        count.pointee = used.count
    }
}

@implementation @_cdecl("anim_expression_evaluate")
public func anim_expression_evaluate(
    _ expression: OpaquePointer!,
    _ variables: UnsafePointer<Double>!,
    _ count: Int,
    _ result: UnsafeMutablePointer<Double>!
) -> anim_status {
    withExpression(expression) { (handle) throws(AnimError) in
        let numbers = try handle.numbers(variables, count, "variables")
        let result = try required(result, "result")
        result.pointee = handle.evaluate(numbers.baseAddress)
    }
}

@implementation @_cdecl("anim_expression_evaluate_many")
public func anim_expression_evaluate_many(
    _ expression: OpaquePointer!,
    _ variables: UnsafePointer<Double>!,
    _ variable_count: Int,
    _ results: UnsafeMutablePointer<Double>!,
    _ result_count: Int
) -> anim_status {
    withExpression(expression) { (handle) throws(AnimError) in
        let numbers = try array(variables, variable_count, "variables")
        let results = try array(results, result_count, "results")
        // Neither factor exceeds 2^28.
        guard Int64(results.count) * Int64(handle.count) == Int64(numbers.count) else {
            throw argumentError("variable_count", "must be result_count times the number of names")
        }
        for index in results.indices {
            results[index] = handle.evaluate(numbers.baseAddress.map { $0 + index * handle.count })
        }
    }
}

@implementation @_cdecl("anim_expression_differentiate")
public func anim_expression_differentiate(
    _ expression: OpaquePointer!,
    _ variables: UnsafePointer<Double>!,
    _ rates: UnsafePointer<Double>!,
    _ count: Int,
    _ value: UnsafeMutablePointer<Double>!,
    _ rate: UnsafeMutablePointer<Double>!
) -> anim_status {
    withExpression(expression) { (handle) throws(AnimError) in
        let numbers = try handle.numbers(variables, count, "variables")
        let speeds = try handle.numbers(rates, count, "rates")
        let valueResult = try optional(value, "value")
        let rateResult = try optional(rate, "rate")
        let result = handle.expression.derivative { (numbers[Int($0)], speeds[Int($0)]) }
        valueResult?.pointee = result.value
        rateResult?.pointee = result.rate
    }
}
