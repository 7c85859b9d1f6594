// SPDX-License-Identifier: MIT
// What the types of the package are made with: errors, handles that know whether their object is there, callbacks.

const std = @import("std");
const raw = @import("raw.zig");
const errors = @import("errors.zig");

pub const Error = errors.Error;
pub const errorOf = errors.errorOf;
pub const statusOf = errors.statusOf;

/// 0 or 1, as large as in C.
pub const Bool = enum(i32) {
    no = 0,
    yes = 1,
    _,

    pub fn of(is_so: bool) Bool {
        return if (is_so) .yes else .no;
    }

    pub fn get(self: Bool) bool {
        return self != .no;
    }
};

/// How long a text may be whose rest is cut off.
pub const cut = 65536;

/// A pointer in a struct takes 8 bytes everywhere.
pub const Padding = [if (@sizeOf(usize) == 4) 4 else 0]u8;
pub const no_padding: Padding = @splat(0);

// ---- Errors ----

/// What the last call that failed on this thread found wrong.
pub const Problem = struct {
    /// One sentence in English.
    message: []const u8,
    /// The place in a text, counted from 1; 0 where it was no error in a text.
    line: i32 = 0,
    column: i32 = 0,
    /// The JSON pointer of the value in a document that is at fault.
    pointer: []const u8 = "",
    /// The byte of path data where the error is.
    offset: ?usize = null,
};

/// What this package refused before the library was called, on this thread.
threadlocal var own_message: ?[]const u8 = null;
/// Where in path data the last call that failed on this thread found its error.
threadlocal var own_offset: ?usize = null;
/// What callbacks gave during the present call, and during the last call that such an error came out of.
threadlocal var pending: ?anyerror = null;
threadlocal var told: ?anyerror = null;

/// What went wrong last on this thread. The texts are valid until the next call that fails.
pub fn lastProblem() Problem {
    if (own_message) |message| return .{ .message = message };
    var problem: Problem = .{ .message = std.mem.span(raw.anim_last_error_message().?) };
    raw.anim_last_error_place(&problem.line, &problem.column);
    problem.pointer = std.mem.span(raw.anim_last_error_pointer().?);
    problem.offset = own_offset;
    return problem;
}

/// After error.Callback: the first error that a callback gave. It is told once.
pub fn takeCallbackError() ?anyerror {
    defer told = null;
    return told;
}

pub fn check(status: i32) Error!void {
    if (pending) |given| {
        pending = null;
        told = given;
        own_message = "a callback gave an error";
        return error.Callback;
    }
    if (errorOf(status)) |problem| {
        own_message = null;
        own_offset = null;
        return problem;
    }
}

/// As check, of a call that also writes the byte of its error where it fails.
pub fn checkAt(status: i32, offset: *const i64) Error!void {
    check(status) catch |problem| {
        own_offset = if (offset.* < 0) null else @intCast(offset.*);
        return problem;
    };
}

pub fn refuse(message: []const u8) Error {
    own_message = message;
    return error.Argument;
}

pub fn require(is_so: bool, message: []const u8) Error!void {
    if (!is_so) return refuse(message);
}

/// An object of C that is there.
pub fn present(object: anytype, message: []const u8) Error!@TypeOf(object) {
    return if (object == null) refuse(message) else object;
}

// ---- Memory ----

/// Memory of the host's allocator. Where it has none, lastProblem() says so.
pub fn alloc(gpa: std.mem.Allocator, comptime T: type, length: usize) Error![]T {
    return gpa.alloc(T, length) catch |problem| {
        own_message = "the allocator has no memory for what the call makes";
        return problem;
    };
}

pub fn view(comptime T: type, address: ?[*]const T, length: usize) []const T {
    return if (address) |items| items[0..length] else &.{};
}

// ---- Handles ----

/// Where an object is. Cells are used again but never given back, so that a handle can always ask whether its object is
/// there: its generation is the cell's only until then.
const Cell = struct {
    generation: std.atomic.Value(u64) = .init(1),
    address: ?*anyopaque = null,
    /// The cell of what this object lends (a scene's stage), which goes with it.
    lent: ?*Cell = null,
    next: ?*Cell = null,

    var free: ?*Cell = null;
    var is_locked: std.atomic.Value(bool) = .init(false);

    fn lock() void {
        while (is_locked.swap(true, .acquire)) std.atomic.spinLoopHint();
    }

    fn unlock() void {
        is_locked.store(false, .release);
    }

    fn take() Error!*Cell {
        lock();
        defer unlock();
        if (free) |cell| {
            free = cell.next;
            return cell;
        }
        const cells = try alloc(std.heap.c_allocator, Cell, 1);
        cells[0] = .{};
        return &cells[0];
    }

    fn give(cell: *Cell) void {
        if (cell.lent) |lent| lent.give();
        cell.lent = null;
        cell.address = null;
        _ = cell.generation.fetchAdd(1, .acq_rel);
        lock();
        defer unlock();
        cell.next = free;
        free = cell;
    }
};

pub fn Handle(comptime T: type) type {
    return struct {
        cell: *Cell,
        generation: u64,

        const Self = @This();

        /// A handle whose object is about to be made: what can fail comes first.
        pub fn reserve() Error!Self {
            const cell = try Cell.take();
            return .{ .cell = cell, .generation = cell.generation.load(.acquire) };
        }

        pub fn put(self: Self, object: *T) Self {
            self.cell.address = object;
            return self;
        }

        /// The object of C; null where it is gone, which the library refuses.
        pub fn get(self: Self) ?*T {
            if (self.cell.generation.load(.acquire) != self.generation) return null;
            return @ptrCast(@alignCast(self.cell.address));
        }

        pub fn retire(self: Self) void {
            if (self.cell.generation.load(.acquire) == self.generation) self.cell.give();
        }

        /// A handle of something that this object owns, which is gone when it is.
        pub fn borrow(self: Self, comptime Other: type, object: *Other) Error!Handle(Other) {
            if (self.cell.lent == null) self.cell.lent = try Cell.take();
            const cell = self.cell.lent.?;
            cell.address = object;
            return .{ .cell = cell, .generation = cell.generation.load(.acquire) };
        }
    };
}

// ---- Callbacks ----

pub fn contextOf(context: anytype) ?*anyopaque {
    const Context = @TypeOf(context);
    if (Context == @TypeOf(null) or Context == void) return null;
    return @ptrCast(@constCast(context));
}

pub fn contextBack(comptime Context: type, context: ?*anyopaque) Context {
    if (Context == void) return {};
    if (@typeInfo(Context) == .optional) return @ptrCast(@alignCast(context));
    return @ptrCast(@alignCast(context.?));
}

/// What an earlier callback gave waits while another runs, so that it does not come out of calls inside that one.
pub fn putAside() ?anyerror {
    defer pending = null;
    return pending;
}

pub fn putBack(earlier: ?anyerror) void {
    if (earlier) |first| pending = first;
}

/// What a callback gave: its value, or otherwise where it is an error, which is remembered.
pub fn finish(comptime Result: type, given: anytype, otherwise: Result) Result {
    if (@typeInfo(@TypeOf(given)) != .error_union) return given;
    return given catch |problem| {
        if (pending == null) pending = problem;
        return otherwise;
    };
}
