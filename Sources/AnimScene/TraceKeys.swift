// SPDX-License-Identifier: MIT
// Generated from docs/grammar by tools/generate_grammar.py. Do not edit.

import AnimMath

// The keys of the objects of a trace: `words` as `FieldRule` describes them, and the place of each.

/// `header`.
enum TraceHeaderKey: Int {
    case trace, schema, document, description, seed, parameters

    static let words: WordList = "trace! $schema:w document:w description:w seed parameters"
}

/// The forms of `step`.
enum TraceStepCase: Int {
    case pointer, send, input, trigger, pause, timeScale, key, focus, reducedMotion, wheel, append, remove, move, update
    case clear, end

    static let words: WordList =
        "pointer send input trigger pause timeScale key focus reducedMotion wheel append remove move update clear end"

    /// The other keys of these forms.
    static let others: WordList = "at id x y data value action shift values item index"
}

/// `pointer`.
enum TracePointerKey: Int {
    case at, pointer, id, x, y

    static let words: WordList = "at! pointer!=down|move|up|cancel|leave id x:r y:r"
}

/// `send`.
enum TraceSendKey: Int {
    case at, send, data

    static let words: WordList = "at! send!:w data"
}

/// `input`.
enum TraceInputKey: Int {
    case at, input, value

    static let words: WordList = "at! input!:w value!"
}

/// `trigger`.
enum TraceTriggerKey: Int {
    case at, trigger

    static let words: WordList = "at! trigger!:w"
}

/// `pause`.
enum TracePauseKey: Int {
    case at, pause

    static let words: WordList = "at! pause!:b"
}

/// `timeScale`.
enum TraceTimeScaleKey: Int {
    case at, timeScale

    static let words: WordList = "at! timeScale!:r"
}

/// `key`.
enum TraceKeyKey: Int {
    case at, key, action, shift

    static let words: WordList =
        "at! key!=tab|space|enter|escape|left|right|up|down|home|end|pageup|pagedown action=press|down|up shift:b"
}

/// `focus`.
enum TraceFocusKey: Int {
    case at, focus

    static let words: WordList = "at! focus!"
}

/// `reducedMotion`.
enum TraceReducedMotionKey: Int {
    case at, reducedMotion

    static let words: WordList = "at! reducedMotion!"
}

/// `reducedMotionKind`.
enum TraceReducedMotionKindWord: Int {
    case none, jump, fade

    static let words: WordList = "none jump fade"
}

/// `wheel`.
enum TraceWheelKey: Int {
    case at, wheel, x, y

    static let words: WordList = "at! wheel! x!:r y!:r"
}

/// `append`.
enum TraceAppendKey: Int {
    case at, append, values, item, index

    static let words: WordList = "at! append!:w values item:w index"
}

/// `remove`.
enum TraceRemoveKey: Int {
    case at, remove, item

    static let words: WordList = "at! remove!:w item!:w"
}

/// `move`.
enum TraceMoveKey: Int {
    case at, move, item, index

    static let words: WordList = "at! move!:w item!:w index!"
}

/// `update`.
enum TraceUpdateKey: Int {
    case at, update, item, values

    static let words: WordList = "at! update!:w item!:w values!"
}

/// `clear`.
enum TraceClearKey: Int {
    case at, clear

    static let words: WordList = "at! clear!:w"
}

/// `end`.
enum TraceEndKey: Int {
    case at, end

    static let words: WordList = "at! end!"
}
