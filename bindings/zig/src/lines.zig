// SPDX-License-Identifier: MIT

//! Lines of text.

const std = @import("std");
const runtime = @import("runtime.zig");
const Allocator = std.mem.Allocator;

/// Texts of one line each, such as what a scene could not keep.
pub const Lines = struct {
    /// The lines, which are valid as long as this is.
    items: []const []const u8,
    room: Room,

    /// The memory of lines, which is there before the call that writes them: it cannot be made twice.
    pub const Room = struct {
        text: []u8,
        items: [][]const u8,

        /// Room for a text as long as it may be.
        pub fn reserve(gpa: Allocator) runtime.Error!Room {
            const text = try runtime.alloc(gpa, u8, runtime.cut);
            errdefer gpa.free(text);
            return .{ .text = text, .items = try runtime.alloc(gpa, []const u8, runtime.cut / 8) };
        }

        /// Releases it.
        pub fn free(self: Room, gpa: Allocator) void {
            gpa.free(self.text);
            gpa.free(self.items);
        }

        /// Gives back what is not used, where the allocator can do so in place.
        fn shrink(self: *Room, gpa: Allocator, length: usize, count: usize) void {
            if (gpa.resize(self.text, length)) self.text.len = length;
            if (gpa.resize(self.items, count)) self.items.len = count;
        }
    };

    /// Those of a text of some length, of which the room has as much as fits. If that is not all, the last line says so.
    pub fn of(gpa: Allocator, room: Room, length: usize) Lines {
        const text = room.text[0..@min(length, room.text.len)];
        var count: usize = 0;
        var parts = std.mem.splitScalar(u8, text, '\n');
        if (length != 0) while (parts.next()) |part| : (count += 1) {
            const is_cut = parts.peek() == null and length > text.len or count == room.items.len - 1 and parts.peek() != null;
            room.items[count] = if (is_cut) "and more, for which there was no room" else part;
            if (is_cut) parts.index = null;
        };
        var kept = room;
        kept.shrink(gpa, text.len, count);
        return .{ .items = room.items[0..count], .room = kept };
    }

    /// Releases the lines.
    pub fn deinit(self: Lines, gpa: Allocator) void {
        self.room.free(gpa);
    }
};
