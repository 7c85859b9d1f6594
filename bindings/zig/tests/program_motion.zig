// SPDX-License-Identifier: MIT
// Steps of programs: groups, animators, banks, tracks, blocks, keyframes of paths, morphs and timings.

const std = @import("std");
const ac = @import("animcore");
const program = @import("program.zig");
const runner = @import("runner.zig");
const Allocator = std.mem.Allocator;
const Fields = []const []const u8;
const Text = std.ArrayList(u8);
const float = runner.float;
const floats = runner.floats;
const int = runner.int;
const is = program.is;

pub const MotionPlayer = struct {
    gpa: Allocator,
    stage: ac.Stage,
    /// The last group that was made, if any.
    group: ?ac.AnimationGroup = null,
    bank: ?ac.SpringBank = null,

    /// Whether it was a step of these. What it said is in the text.
    pub fn take(self: *MotionPlayer, name: []const u8, f: Fields, text: *Text) !bool {
        const gpa = self.gpa;
        if (is(name, "inner")) {
            self.group = try self.stage.addGroup(try self.options("1"));
        } else if (is(name, "media")) {
            const timing = try timingOf(gpa, f[0]);
            try sampled(gpa, timing, 0, text);
            var made = try self.options(f[1]);
            made.kind = .media;
            made.timing = timing;
            self.group = try self.stage.addGroup(made);
        } else if (is(name, "animator")) {
            var made = try self.options(f[1]);
            made.kind = .animator;
            made.duration = try float(f[0]);
            self.group = try self.stage.addGroup(made);
        } else if (is(name, "bank")) {
            self.bank = try self.stage.addBank(try program.springOf(gpa, f[0]), try floats(gpa, f[1]), try float(f[2]));
        } else if (is(name, "morph")) {
            const from = try ac.Path.fromSvg(f[0]);
            defer from.deinit();
            const to = try ac.Path.fromSvg(f[1]);
            defer to.deinit();
            const morph = try ac.Morph.init(from, to, null);
            defer morph.deinit();
            try putPath(gpa, try morph.getPath(try float(f[2])), text);
        } else if (is(name, "prepared")) {
            const prepared = try (try program.springOf(gpa, f[0])).prepare();
            const moved = try prepared.evaluate(try float(f[1]), try float(f[2]), try float(f[3]), try float(f[4]));
            try program.hexadecimal(gpa, text, &.{ moved.value, moved.velocity });
        } else if (is(name, "timing")) {
            try sampled(gpa, try timingOf(gpa, f[0]), try float(f[1]), text);
        } else {
            return self.takeOfThing(name, f, text);
        }
        return true;
    }

    fn takeOfThing(self: *MotionPlayer, name: []const u8, f: Fields, text: *Text) !bool {
        inline for (.{ "clock", "fraction", "drag", "run", "rest", "finish" }) |each| {
            if (is(name, each)) {
                if (self.group) |group| try self.ofGroup(group, name, f, text);
                return true;
            }
        }
        inline for (.{ "aim", "place", "springs", "settled", "unbank" }) |each| {
            if (is(name, each)) {
                if (self.bank) |bank| try self.ofBank(bank, name, f, text);
                return true;
            }
        }
        inline for (.{ "track", "blocks", "outlines", "glide", "traced", "turns" }) |each| {
            if (is(name, each)) {
                try self.ofProperty(try self.stage.findProperty(f[0]), name, f[1..], text);
                return true;
            }
        }
        return false;
    }

    fn options(self: *MotionPlayer, inside: []const u8) !ac.AnimationGroupOptions {
        var made: ac.AnimationGroupOptions = try .init();
        if (is(inside, "1")) {
            if (self.group) |group| made.parent = group.id;
        }
        return made;
    }

    fn ofGroup(self: *MotionPlayer, group: ac.AnimationGroup, name: []const u8, f: Fields, text: *Text) !void {
        const gpa = self.gpa;
        if (is(name, "clock")) return program.hexadecimal(gpa, text, &.{try group.getTime()});
        if (is(name, "fraction")) return program.hexadecimal(gpa, text, &.{try group.getFraction()});
        if (is(name, "drag")) {
            try group.setFraction(try float(f[0]));
            return program.hexadecimal(gpa, text, &.{try group.getFraction()});
        }
        if (is(name, "run")) {
            var motion: ac.Motion = try .init();
            const easing = try program.shape(gpa, f[1], &motion);
            defer if (easing) |of| of.deinit();
            const velocity = if (is(f[3], "-")) std.math.nan(f64) else try float(f[3]);
            return group.run(is(f[0], "1"), motion, try float(f[2]), velocity);
        }
        if (is(name, "rest")) return group.pause();
        return group.stop(@fromBackingInt(try int(i32, f[0])));
    }

    fn indicesOf(gpa: Allocator, field: []const u8) !?[]const u32 {
        if (is(field, "-")) return null;
        var indices: std.ArrayList(u32) = .empty;
        for (try runner.split(gpa, field, ',')) |each| try indices.append(gpa, try int(u32, each));
        return indices.items;
    }

    fn ofBank(self: *MotionPlayer, bank: ac.SpringBank, name: []const u8, f: Fields, text: *Text) !void {
        const gpa = self.gpa;
        if (is(name, "aim")) return bank.retarget(try indicesOf(gpa, f[1]), try floats(gpa, f[0]));
        if (is(name, "place")) return bank.setValues(try indicesOf(gpa, f[1]), try floats(gpa, f[0]));
        if (is(name, "springs")) {
            const values = try bank.getValues();
            const velocities = try gpa.alloc(f64, values.len);
            try bank.getVelocities(velocities);
            const counts = try bank.getCounts();
            try program.hexadecimal(gpa, text, values);
            try program.hexadecimal(gpa, text, velocities);
            return text.print(gpa, " {d} {d}", .{ counts.moving, counts.settled });
        }
        if (is(name, "settled")) {
            for (try bank.takeSettled(gpa), 0..) |each, index| {
                if (index > 0) try text.append(gpa, ' ');
                try text.print(gpa, "{d}", .{each});
            }
            return;
        }
        return bank.remove();
    }

    fn ofProperty(self: *MotionPlayer, of: ac.Property, name: []const u8, f: Fields, text: *Text) !void {
        const gpa = self.gpa;
        if (is(name, "track")) {
            var keys: std.ArrayList(ac.Keyframe) = .empty;
            for (try runner.split(gpa, f[1], ',')) |key| {
                const parts = try runner.split(gpa, key, '/');
                try keys.append(gpa, .{
                    .kind = @fromBackingInt(try int(i32, parts[0])),
                    .flags = @bitCast(try int(u32, parts[1])),
                    .duration = try float(parts[2]),
                    .curve = try program.curveOf(gpa, f[2]),
                    .spring = try program.springOf(gpa, f[3]),
                });
            }
            var made: ac.KeyframeOptions = try .init();
            made.component_count = try int(u32, f[0]);
            const given = .{ try floats(gpa, f[4]), try floats(gpa, f[5]), try floats(gpa, f[6]) };
            try along(of, try .initTrack(made, keys.items, given[0], given[1], given[2]), f[7..10]);
        } else if (is(name, "blocks")) {
            var made: ac.KeyframeOptions = try .init();
            made.component_count = try int(u32, f[0]);
            made.duration = try float(f[5]);
            const given = .{ try floats(gpa, f[1]), try floats(gpa, f[2]), try floats(gpa, f[3]), try floats(gpa, f[4]) };
            try along(of, try .initBlocks(made, given[0], given[1], given[2], given[3]), f[6..9]);
        } else if (is(name, "outlines")) {
            var made: ac.KeyframeOptions = try .init();
            made.mode = @fromBackingInt(try int(i32, f[0]));
            made.duration = try float(f[2]);
            var paths: std.ArrayList(ac.Path) = .empty;
            defer for (paths.items) |each| each.deinit();
            for (try runner.split(gpa, f[1], '|')) |data| try paths.append(gpa, try .fromSvg(data));
            try along(of, try .initPaths(gpa, made, paths.items, &.{}, &.{}, &.{}), f[3..6]);
        } else if (is(name, "glide")) {
            try glide(gpa, of, f);
        } else if (is(name, "traced")) {
            try putPath(gpa, try of.getPath(.presentation), text);
        } else {
            try of.setPathTurns(is(f[0], "1"));
            try text.print(gpa, "{d}", .{@intFromBool(try of.getPathTurns())});
        }
    }
};

fn timingOf(gpa: Allocator, field: []const u8) !ac.MediaTiming {
    const of = try floats(gpa, field);
    var timing: ac.MediaTiming = try .init();
    timing.begin_time = of[0];
    timing.time_offset = of[1];
    timing.speed = of[2];
    timing.duration = of[3];
    timing.repeat_count = of[4];
    timing.repeat_duration = of[5];
    timing.autoreverses = .of(of[6] == 1);
    timing.fill_mode = @fromBackingInt(@as(i32, @intFromFloat(of[7])));
    return timing;
}

fn sampled(gpa: Allocator, timing: ac.MediaTiming, time: f64, text: *Text) !void {
    const of = try timing.evaluate(time);
    const flags = .{ @intFromBool(of.is_in_effect.get()), @intFromBool(of.is_reversing.get()) };
    try text.print(gpa, "{d} {d} {d}", .{ @backingInt(of.phase), flags[0], flags[1] });
    const numbers = [_]f64{ of.progress, of.iteration, of.local_time, of.iteration_time, of.rate, of.iteration_rate };
    try program.hexadecimal(gpa, text, &numbers);
}

fn putPath(gpa: Allocator, path: ac.Path, text: *Text) !void {
    defer path.deinit();
    try text.appendSlice(gpa, try path.svg(gpa));
}

fn glide(gpa: Allocator, of: ac.Property, f: Fields) !void {
    var options: ac.AnimationOptions = try .init();
    const easing = try program.shape(gpa, f[0], &options);
    defer if (easing) |each| each.deinit();
    if (!is(f[3], "-")) options.duration = try float(f[3]);
    try program.started(&options, f[4..7]);
    const from: ?ac.Path = if (is(f[1], "-")) null else try .fromSvg(f[1]);
    defer if (from) |each| each.deinit();
    const to: ?ac.Path = if (is(f[2], "-")) null else try .fromSvg(f[2]);
    defer if (to) |each| each.deinit();
    _ = try of.animatePath(options, from, to);
}

/// Animates along keyframes, and releases them.
pub fn along(of: ac.Property, keyframes: ac.Keyframes, f: Fields) !void {
    defer keyframes.deinit();
    var options: ac.AnimationOptions = try .init();
    options.kind = .keyframes;
    try options.setKeyframes(keyframes);
    try program.started(&options, f);
    _ = try of.animate(options);
}
