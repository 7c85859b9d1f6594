// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py zig. Do not edit.

/// What the library refuses a call for; Callback: a function of the host's gave an error, which
/// takeCallbackError() tells; Unknown: a status of a newer library.
pub const Error = error{
    /// not finite, out of range, invalid UTF-8, an unknown constant.
    Argument,
    /// an identifier that is zero, stale, of another object or of another kind
    Identifier,
    /// a count, size or time beyond a documented limit
    Limit,
    /// a callback called into the object that called it
    Reentrant,
    /// the thing exists, but is of another kind than the call takes
    Kind,
    /// no thing of that name, or at that index
    NotFound,
    /// a thing of that name exists already
    Duplicate,
    /// the call does not fit the object's present state
    State,
    /// the text is not well-formed
    Syntax,
    /// the text is well-formed, but not a valid document or trace
    Document,
    /// an array to be filled is too short.
    Capacity,
    /// out of memory; the call has changed nothing. See anim_set_allocator()
    OutOfMemory,
    Callback,
    Unknown,
};

pub fn errorOf(status: i32) ?Error {
    return switch (status) {
        0 => null,
        1 => error.Argument,
        2 => error.Identifier,
        3 => error.Limit,
        4 => error.Reentrant,
        5 => error.Kind,
        6 => error.NotFound,
        7 => error.Duplicate,
        8 => error.State,
        9 => error.Syntax,
        10 => error.Document,
        11 => error.Capacity,
        12 => error.OutOfMemory,
        else => error.Unknown,
    };
}

pub fn statusOf(problem: anyerror) ?i32 {
    return switch (problem) {
        error.Argument => 1,
        error.Identifier => 2,
        error.Limit => 3,
        error.Reentrant => 4,
        error.Kind => 5,
        error.NotFound => 6,
        error.Duplicate => 7,
        error.State => 8,
        error.Syntax => 9,
        error.Document => 10,
        error.Capacity => 11,
        error.OutOfMemory => 12,
        else => null,
    };
}
