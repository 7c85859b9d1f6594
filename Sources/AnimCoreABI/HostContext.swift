// SPDX-License-Identifier: MIT
import CAnimCore

/// The context of a host's callback. Its release function is called when the last closure that holds it is destroyed.
final class HostContext {
    let pointer: UnsafeMutableRawPointer?
    private let release: anim_context_release_callback?

    init(_ pointer: UnsafeMutableRawPointer?, _ release: anim_context_release_callback?) {
        self.pointer = pointer
        self.release = release
    }

    deinit {
        guard let release else { return }
        callHost { release(pointer) }
    }
}

/// Runs a call that takes a callback's context. Releases the context if the call fails before taking it.
/// - Parameter call: Receives a closure that transfers the context to the library.
@inline(never)
func taking(
    _ pointer: UnsafeMutableRawPointer?,
    _ release: anim_context_release_callback?,
    _ call: (_ take: () -> HostContext) -> anim_status
) -> anim_status {
    var isTaken = false
    let status = call {
        isTaken = true
        return HostContext(pointer, release)
    }
    if !isTaken, let release { callHost { release(pointer) } }
    return status
}
