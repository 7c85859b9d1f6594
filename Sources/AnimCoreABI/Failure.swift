// SPDX-License-Identifier: MIT
import AnimMath
import CAnimPlatform

/// Runs a call in the core's floating-point mode; a thrown error becomes its status and this thread's error text. Every
/// export that computes or can fail uses this.
func attempt(_ body: () throws(AnimError) -> Void) -> Int32 {
    let mode = anim_platform_begin_call()
    defer { anim_platform_end_call(mode) }
    guard anim_platform_has_reserve() != 0 else { return reportWithoutMemory() }
    defer { anim_platform_forget_asked() }
    do throws(AnimError) {
        try body()
        return 0
    } catch {
        return report(error)
    }
}

/// Rejects a call that would need memory while the allocator returns none and the reserve is low.
@inline(never)
private func reportWithoutMemory() -> Int32 {
    anim_platform_report(Int32(anim_platform_says_refused))
    return AnimError.Code.memory.rawValue
}

/// Runs a call that releases memory; it is never rejected for lack of memory.
@inline(never)
func destroying(_ body: () -> Int32) -> Int32 {
    anim_platform_begin_destroying()
    defer { anim_platform_end_destroying() }
    return body()
}

/// Keeps an error for `anim_last_error_message` and its companions. Returns its status.
@inline(never)
@discardableResult
func report(_ error: __owned AnimError) -> Int32 {
    var text = error.text
    if let place = error.place {
        text = "line \(place.line), column \(place.column)"
        if !place.pointerBytes.isEmpty { text += ", \(ErrorText(utf8: shortened(place.pointerBytes)))" }
        text += ": \(error.text)"
    }
    copy(text.utf8, to: anim_platform_error_message(), size: Int(anim_platform_message_size))
    copy(error.place?.pointerBytes ?? [], to: anim_platform_error_pointer(), size: Int(anim_platform_pointer_size))
    let place = anim_platform_error_place()
    place?[0] = error.place?.line ?? 0
    place?[1] = error.place?.column ?? 0
    return error.code.rawValue
}

/// Removes the middle of a JSON pointer that would leave little room for the message: states can be deeply nested.
private func shortened(_ pointer: [UInt8]) -> [UInt8] {
    guard pointer.count > 512 else { return pointer }
    let isStart = { (index: Int) in pointer[index] & 0xC0 != 0x80 }
    var (head, tail) = (128, pointer.count - 384)
    while head > 0, !isStart(head) { head -= 1 }
    while tail < pointer.count, !isStart(tail) { tail += 1 }
    return pointer[..<head] + [0x2E, 0x2E, 0x2E] + pointer[tail...]
}

/// Copies text and a NUL into a buffer, truncated between two characters if it does not fit. A NUL inside the text,
/// which a JSON pointer may contain, becomes a question mark.
private func copy(_ bytes: [UInt8], to buffer: UnsafeMutablePointer<CChar>?, size: Int) {
    guard let buffer else { return }
    var count = min(bytes.count, size - 1)
    while count > 0, count < bytes.count, bytes[count] & 0xC0 == 0x80 { count -= 1 }
    for index in 0..<count {
        buffer[index] = bytes[index] == 0 ? CChar(0x3F) : CChar(bitPattern: bytes[index])
    }
    buffer[count] = 0
}
