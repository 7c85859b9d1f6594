// SPDX-License-Identifier: MIT
import CAnimCore

/// The context of a host's callback. Its release function is called when the last closure that holds it is gone.
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

/// Runs a call that takes a callback's context, and releases the context where the call did not come to take it.
/// - Parameter call: is given what makes the context the library's.
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
    // The call is over, and the host's floating-point mode is its own again.
    if !isTaken, let release { release(pointer) }
    return status
}
