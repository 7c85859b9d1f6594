// SPDX-License-Identifier: MIT

//! Names of states.

const std = @import("std");
const Allocator = std.mem.Allocator;

/// The names in a list of C's, one after another: spaces are between them, and parts with spaces inside are in
/// backquotes. Backquotes that a name has of its own, for signs that mean something in expressions, stay.
pub const StateNames = struct {
    gpa: Allocator,
    text: []u8,
    place: usize = 0,

    /// Releases the names.
    pub fn deinit(self: StateNames) void {
        self.gpa.free(self.text);
    }

    /// The next name, which is valid as long as this is; null after the last one.
    pub fn next(self: *StateNames) ?[]const u8 {
        if (self.place == self.text.len) return null;
        const begin = self.place;
        var end = begin;
        while (self.place < self.text.len and self.text[self.place] != ' ') {
            var part = self.text[self.place..];
            if (part[0] == '`') {
                part = part[0 .. (std.mem.indexOfScalarPos(u8, part, 1, '`') orelse part.len - 1) + 1];
            } else {
                part = part[0 .. std.mem.indexOfAny(u8, part, " `") orelse part.len];
            }
            self.place += part.len;
            if (part.len > 2 and part[0] == '`' and std.mem.indexOfAny(u8, part, ".()[]='") == null) {
                part = part[1 .. part.len - 1];
            }
            std.mem.copyForwards(u8, self.text[end..], part);
            end += part.len;
        }
        if (self.place < self.text.len) self.place += 1;
        return self.text[begin..end];
    }
};
