// SPDX-License-Identifier: MIT
/// Keeps the first error of calls that cannot throw, until a call that can throws it.
final class Failures {
    private var first: AnimError?

    func note(_ error: AnimError) { first = first ?? error }

    func throwFirst() throws(AnimError) {
        guard let error = first else { return }
        first = nil
        throw error
    }
}
