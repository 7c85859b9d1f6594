// SPDX-License-Identifier: MIT

//! Lines of text.

const std = @import("std");
const Allocator = std.mem.Allocator;

/// Texts of one line each, such as what a scene could not keep.
pub const Lines = struct {
    /// The lines, which are valid as long as this is.
    items: []const []const u8,

    /// Those in a buffer, of a text of some length. If it did not fit, the last line says so.
    pub fn of(gpa: Allocator, buffer: []const u8, length: usize) Allocator.Error!Lines {
        if (length == 0) return .{ .items = &.{} };
        const text = buffer[0..@min(length, buffer.len)];
        const items = try gpa.alloc([]const u8, std.mem.count(u8, text, "\n") + 1);
        var made: usize = 0;
        errdefer {
            for (items[0..made]) |item| gpa.free(item);
            gpa.free(items);
        }
        var parts = std.mem.splitScalar(u8, text, '\n');
        for (items) |*item| {
            const part = parts.next().?;
            const is_cut = length > buffer.len and parts.peek() == null;
            item.* = try gpa.dupe(u8, if (is_cut) "and more, for which there was no room" else part);
            made += 1;
        }
        return .{ .items = items };
    }

    /// Releases the lines.
    pub fn deinit(self: Lines, gpa: Allocator) void {
        for (self.items) |item| gpa.free(item);
        gpa.free(self.items);
    }
};
