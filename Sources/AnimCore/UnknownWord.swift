// SPDX-License-Identifier: MIT
import AnimMath

/// The error for a name that is not in a list; its message suggests the nearest.
func unknownWord(_ noun: StaticText, _ name: [UInt8], _ words: WordList, _ listName: StaticText) -> AnimError {
    var suggestion = Suggestion(for: name[...])
    suggestion.offer(words)
    return AnimError(
        AnimMath.AnimError(
            .notFound,
            "name is \(JSONText.quoted(name[...])), which is no \(noun)\(suggestion.ending(listName: listName))"
        )
    )
}
