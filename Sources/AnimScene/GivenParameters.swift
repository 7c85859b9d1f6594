// SPDX-License-Identifier: MIT
import AnimMath

/// Values for a document's parameters: an object in its own text or in another.
package struct GivenParameters {
    var json: JSONStorage
    package var node: Int32
    /// For a component's parameters given by a document: the names that expressions among them may use.
    package var scope: ParameterStore?

    /// Parses parameters that are given as a JSON text of their own.
    package static func parse(_ text: [UInt8]) throws(AnimError) -> GivenParameters {
        do throws(AnimError) {
            let document = try JSONDocument.parse(text)
            return GivenParameters(json: document.storage, node: document.node)
        } catch {
            throw GivenParameters.foreign(error)
        }
    }

    /// Marks an error in values that are a text of their own.
    @inline(never)
    static func foreign(_ error: AnimError) -> AnimError {
        AnimError(error.code, "in the given parameters: \(error.text)", place: error.place)
    }
}
