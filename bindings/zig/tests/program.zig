// SPDX-License-Identifier: MIT
// Plays the programs of Tests/bindings/conformance.md: calls on a stage or a scene, and what they leave.

const std = @import("std");
const ac = @import("animcore");
const motions = @import("program_motion.zig");
const runner = @import("runner.zig");
const Allocator = std.mem.Allocator;
const Fields = []const []const u8;
const float = runner.float;
const int = runner.int;
const floats = runner.floats;

pub fn is(text: []const u8, other: []const u8) bool {
    return std.mem.eql(u8, text, other);
}

pub fn springOf(gpa: Allocator, field: []const u8) !ac.Spring {
    const of = try floats(gpa, field);
    return .{ .mass = of[0], .stiffness = of[1], .damping = of[2] };
}

pub fn curveOf(gpa: Allocator, field: []const u8) !ac.CubicBezier {
    const of = try floats(gpa, field);
    return .{ .x1 = of[0], .y1 = of[1], .x2 = of[2], .y2 = of[3] };
}

pub fn hexadecimal(gpa: Allocator, text: *std.ArrayList(u8), numbers: []const f64) !void {
    for (numbers) |number| try text.print(gpa, " {x:0>16}", .{@as(u64, @bitCast(number))});
}

/// Says what a motion is. The easing is the caller's.
pub fn shape(gpa: Allocator, field: []const u8, said: anytype) !?ac.Easing {
    const comma = std.mem.findScalar(u8, field, ',') orelse field.len;
    const word = field[0..comma];
    const rest = if (comma < field.len) field[comma + 1 ..] else "";
    if (is(word, "-")) return null;
    if (is(word, "none")) {
        said.kind = .none;
    } else if (is(word, "spring")) {
        said.kind = .spring;
        said.spring = try springOf(gpa, rest);
    } else if (is(word, "curve")) {
        said.kind = .curve;
        said.curve = try curveOf(gpa, rest);
    } else if (is(word, "decay")) {
        said.kind = .decay;
        if (@TypeOf(said) == *ac.AnimationOptions) said.decay.rate = try float(rest);
    } else {
        const easing = try ac.Easing.initCss(rest);
        errdefer easing.deinit();
        said.kind = .easing;
        try said.setEasing(easing);
        return easing;
    }
    return null;
}

/// Says what all animations have.
pub fn started(options: *ac.AnimationOptions, f: Fields) !void {
    options.interruption = @fromBackingInt(try int(i32, f[0]));
    options.additive = .of(std.mem.findScalar(u8, f[1], 'a') != null);
    options.cumulative = .of(std.mem.findScalar(u8, f[1], 'c') != null);
    options.sets_model = .of(std.mem.findScalar(u8, f[1], 'm') != null);
    options.timing.autoreverses = .of(std.mem.findScalar(u8, f[1], 'r') != null);
    if (!is(f[2], "-")) options.timing.repeat_count = try float(f[2]);
}

pub const Player = struct {
    gpa: Allocator,
    documents: [2][]const u8,
    scene: ?ac.Scene,
    stage: ac.Stage,
    motion: motions.MotionPlayer,
    open: std.ArrayList(ac.Transaction) = .empty,
    kept: []const u8 = "",

    pub fn init(gpa: Allocator, first: []const u8, second: []const u8) !Player {
        const scene: ?ac.Scene = if (is(first, "-")) null else try .load(first, null);
        const stage = if (scene) |of| try of.getStage() else try ac.Stage.init(null);
        const motion: motions.MotionPlayer = .{ .gpa = gpa, .stage = stage };
        return .{ .gpa = gpa, .documents = .{ first, second }, .scene = scene, .stage = stage, .motion = motion };
    }

    pub fn deinit(self: *Player) void {
        if (self.scene) |scene| scene.deinit() else self.stage.deinit();
    }

    /// What a call said, and the digest of the state afterwards.
    pub fn word(self: *Player, step: []const u8) ![]const u8 {
        const gpa = self.gpa;
        var said: std.ArrayList(u8) = .empty;
        var text: std.ArrayList(u8) = .empty;
        if (self.take(try runner.split(gpa, step, ':'), &text)) {
            try said.appendSlice(gpa, "ok");
        } else |problem| {
            text.clearRetainingCapacity();
            const name = runner.statusName(problem) orelse return problem;
            try said.appendSlice(gpa, name["ANIM_ERROR_".len..]);
            const place = ac.lastProblem();
            if (place.line != 0) try said.print(gpa, "@{d},{d},{s}", .{ place.line, place.column, place.pointer });
            if (place.offset) |offset| try said.print(gpa, "#{d}", .{offset});
        }
        try self.state(&text);
        try said.print(gpa, "/{x:0>16}", .{std.hash.Fnv1a_64.hash(text.items)});
        return said.items;
    }

    fn state(self: *Player, text: *std.ArrayList(u8)) !void {
        const gpa = self.gpa;
        const hash = if (self.scene) |scene| try scene.getHash() else try self.stage.getHash();
        try text.print(gpa, "{d} {x:0>16}\n", .{ (try self.stage.getInfo()).time, hash });
        for (try self.stage.listProperties(gpa)) |property| {
            try text.appendSlice(gpa, try property.getName(gpa));
            try hexadecimal(gpa, text, try property.components(gpa, .presentation));
            try hexadecimal(gpa, text, try property.components(gpa, .velocity));
            if ((try property.getInfo()).kind != .path) {
                try hexadecimal(gpa, text, try property.components(gpa, .model));
            }
            try text.append(gpa, '\n');
        }
        for (try self.stage.pollEvents(gpa)) |event| {
            const name = if (event.name < 0) "" else try self.stage.getName(gpa, event.name);
            try text.print(gpa, "{d} {d} {s} {d} {d}", .{
                @backingInt(event.kind), event.time, name, @intFromBool(event.finished.get()), event.count,
            });
            if (event.data != 0) {
                for (event.data_lost..@intCast(event.count)) |index| try self.dataOf(text, event.data, @intCast(index));
            }
            try text.append(gpa, '\n');
        }
        if (self.scene) |scene| {
            const drawn = (try scene.getDisplayCommands()).len;
            try text.print(gpa, "{s} {s} {d}\n", .{ try scene.getAtomicStates(gpa), try scene.getFocus(gpa), drawn });
        }
    }

    /// A value of an event's data.
    fn dataOf(self: *Player, text: *std.ArrayList(u8), data: u64, index: u32) !void {
        const scene = self.scene orelse return error.NoScene;
        const value = try scene.getEventValue(data, index);
        try text.print(self.gpa, " {s}=", .{try self.stage.getName(self.gpa, value.name)});
        switch (value.kind) {
            .text => try text.print(self.gpa, "'{s}", .{try scene.getEventText(self.gpa, data, index)}),
            .boolean => try text.print(self.gpa, "{d}", .{@intFromBool(value.number != 0)}),
            else => try text.print(self.gpa, "{x:0>16}", .{@as(u64, @bitCast(value.number))}),
        }
    }

    fn take(self: *Player, step: Fields, text: *std.ArrayList(u8)) !void {
        const name = step[0];
        const gpa = self.gpa;
        if (try self.motion.take(name, step[1..], text)) return;
        if (is(name, "advance")) {
            const seconds = try float(step[1]);
            return if (self.scene) |scene| scene.advance(seconds) else self.stage.advance(seconds);
        }
        if (is(name, "flicks")) {
            const flicks = try int(i64, step[1]);
            return if (self.scene) |scene| scene.advanceFlicks(flicks) else self.stage.advanceFlicks(flicks);
        }
        if (is(name, "keep")) {
            self.kept = if (self.scene) |scene| try scene.snapshot(gpa) else try self.stage.snapshot(gpa);
            return text.print(gpa, "{d}", .{self.kept.len});
        }
        if (is(name, "back")) {
            return if (self.scene) |scene| scene.restore(self.kept) else self.stage.restore(self.kept);
        }
        if (is(name, "pause")) return self.stage.setPaused(is(step[1], "1"));
        if (is(name, "scale")) return self.stage.setTimeScale(try float(step[1]));
        if (is(name, "reduce")) return self.stage.setReducedMotion(@fromBackingInt(try int(i32, step[1])));
        if (is(name, "changed")) {
            for (try self.stage.takeChanged(gpa), 0..) |property, index| {
                if (index > 0) try text.append(gpa, ' ');
                try text.appendSlice(gpa, try property.getName(gpa));
            }
            return;
        }
        if (is(name, "group")) {
            self.motion.group = try self.stage.addGroup(null);
            return;
        }
        if (is(name, "begin")) return self.begin(step[1..]);
        if (is(name, "commit")) return if (self.open.pop()) |transaction| transaction.commit();
        if (is(name, "add")) {
            const values = try floats(gpa, step[3]);
            var options: ac.PropertyOptions = try .init();
            options.kind = @fromBackingInt(try int(i32, step[2]));
            if (options.kind == .vector) options.component_count = @intCast(values.len);
            _ = try self.stage.addPropertyWith(step[1], options, values);
            return;
        }
        if (is(name, "path")) {
            const path = try ac.Path.fromSvg(step[2]);
            defer path.deinit();
            _ = try self.stage.addPath(step[1], path);
            return;
        }
        inline for (.{ "speed", "still", "seek", "ungroup" }) |each| {
            if (is(name, each)) return if (self.motion.group) |group| ofGroup(group, step);
        }
        inline for (.{
            "derive", "set",  "shape",  "spring",    "curve",  "reshape", "reform",
            "hold",   "stop", "remove", "threshold", "action", "animate", "keyframes",
        }) |each| {
            if (is(name, each)) return self.ofProperty(try self.stage.findProperty(step[1]), name, step[2..]);
        }
        return self.ofScene(self.scene orelse return error.NoScene, name, step[1..], text);
    }

    fn ofGroup(group: ac.AnimationGroup, step: Fields) !void {
        if (is(step[0], "speed")) return group.setSpeed(try float(step[1]));
        if (is(step[0], "still")) return group.setPaused(is(step[1], "1"));
        if (is(step[0], "seek")) return group.seek(try float(step[1]));
        return group.remove();
    }

    fn groupFor(self: *Player, grouped: []const u8) u64 {
        return if (self.motion.group) |group| if (is(grouped, "1")) group.id else 0 else 0;
    }

    fn begin(self: *Player, f: Fields) !void {
        var motion: ac.Motion = try .init();
        const easing = try shape(self.gpa, f[0], &motion);
        defer if (easing) |of| of.deinit();
        if (!is(f[1], "-")) motion.duration = try float(f[1]);
        if (!is(f[2], "-")) motion.delay = try float(f[2]);
        if (!is(f[3], "0")) motion.interruption = @fromBackingInt(try int(i32, f[3]));
        motion.arrangement = @fromBackingInt(try int(i32, f[4]));
        if (!is(f[5], "-")) motion.stagger = try float(f[5]);
        if (!is(f[6], "-")) motion.repeat_count = try float(f[6]);
        if (!is(f[7], "-")) motion.autoreverses = try int(i32, f[7]);
        motion.group = self.groupFor(f[8]);
        try self.open.append(self.gpa, try self.stage.beginTransaction(motion));
    }

    fn ofProperty(self: *Player, of: ac.Property, name: []const u8, f: Fields) !void {
        const gpa = self.gpa;
        if (is(name, "derive")) return of.setExpression(f[0]);
        if (is(name, "set")) return of.setValue(try floats(gpa, f[0]));
        if (is(name, "shape")) {
            const path = try ac.Path.fromSvg(f[0]);
            defer path.deinit();
            return of.setPath(path);
        }
        if (is(name, "spring")) {
            _ = try of.springTo(try floats(gpa, f[0]), try floats(gpa, f[1]), try springOf(gpa, f[2]));
        } else if (is(name, "curve")) {
            _ = try of.curveTo(try floats(gpa, f[0]), try curveOf(gpa, f[1]), try float(f[2]));
        } else if (is(name, "reshape")) {
            const path = try ac.Path.fromSvg(f[0]);
            defer path.deinit();
            const velocity = if (is(f[1], "-")) null else try floats(gpa, f[1]);
            _ = try of.springToPath(path, velocity, try springOf(gpa, f[2]));
        } else if (is(name, "reform")) {
            const path = try ac.Path.fromSvg(f[0]);
            defer path.deinit();
            _ = try of.curveToPath(path, try curveOf(gpa, f[1]), try float(f[2]));
        } else if (is(name, "hold")) {
            try of.hold();
        } else if (is(name, "stop")) {
            try of.removeAllAnimations();
        } else if (is(name, "remove")) {
            try of.remove();
        } else if (is(name, "threshold")) {
            try of.setThreshold(try float(f[0]));
        } else if (is(name, "action")) {
            var motion: ac.Motion = try .init();
            const easing = try shape(gpa, f[0], &motion);
            defer if (easing) |each| each.deinit();
            if (is(f[0], "-")) return of.setAction(.follow, null);
            if (is(f[0], "none")) return of.setAction(.none, null);
            try of.setAction(.own, motion);
        } else if (is(name, "animate")) {
            var options: ac.AnimationOptions = try .init();
            const easing = try shape(gpa, f[0], &options);
            defer if (easing) |each| each.deinit();
            inline for (.{ "from", "to", "by", "velocity" }, 1..) |end, index| {
                if (!is(f[index], "-")) {
                    const values = try floats(gpa, f[index]);
                    @field(options, end) = values.ptr;
                    options.count = @intCast(values.len);
                }
            }
            if (!is(f[5], "-")) options.duration = try float(f[5]);
            options.delay = try float(f[6]);
            options.group = self.groupFor(f[10]);
            try started(&options, f[7..10]);
            _ = try of.animate(options);
        } else {
            var keys: ac.KeyframeOptions = try .init();
            keys.mode = @fromBackingInt(try int(i32, f[0]));
            keys.component_count = try int(u32, f[1]);
            keys.duration = try float(f[4]);
            const along = try ac.Keyframes.initValues(keys, try floats(gpa, f[2]), try floats(gpa, f[3]), &.{}, &.{});
            try motions.along(of, along, f[5..8]);
        }
    }

    fn ofScene(self: *Player, scene: ac.Scene, name: []const u8, f: Fields, text: *std.ArrayList(u8)) !void {
        const gpa = self.gpa;
        if (is(name, "share")) {
            const document = try ac.Document.load(self.documents[0], null);
            const other = ac.Scene.init(document, null);
            document.deinit();
            defer if (other) |each| each.deinit() else |_| {};
            try (try other).restore(try scene.snapshot(gpa));
            try text.print(gpa, "{x:0>16}", .{try (try other).getHash()});
        } else if (is(name, "edition")) {
            const older = try ac.Document.load(self.documents[try int(usize, f[0])], null);
            defer older.deinit();
            const lost = try scene.restoreEdition(gpa, self.kept, older, self.documents[try int(usize, f[1])], null);
            try text.appendSlice(gpa, try std.mem.join(gpa, "\n", lost.items));
        } else if (is(name, "items")) {
            var words: runner.Words = .{ .gpa = gpa };
            try runner.putItems(gpa, try scene.list(f[0]), &words);
            try text.appendSlice(gpa, words.bytes.items);
        } else if (is(name, "reload")) {
            const lost = try scene.reload(gpa, self.documents[try int(usize, f[0])], null);
            try text.appendSlice(gpa, try std.mem.join(gpa, "\n", lost.items));
        } else if (is(name, "pointer")) {
            const kind: ac.PointerAction = @fromBackingInt(try int(i32, f[0]));
            try scene.sendPointer(kind, try int(i32, f[1]), try float(f[2]), try float(f[3]));
        } else if (is(name, "wheel")) {
            const used = try scene.sendWheel(try float(f[0]), try float(f[1]), try float(f[2]), try float(f[3]));
            try text.print(gpa, "{d}", .{@intFromBool(used)});
        } else if (is(name, "key")) {
            const held: ac.ModifierFlags = @bitCast(try int(u32, f[2]));
            const used = try scene.sendKey(@fromBackingInt(try int(i32, f[0])), @fromBackingInt(try int(i32, f[1])), held);
            try text.print(gpa, "{d}", .{@intFromBool(used)});
        } else if (is(name, "focus")) {
            try scene.setFocus(if (is(f[0], "-")) "" else f[0]);
        } else if (is(name, "number")) {
            try scene.setNumber(f[0], try float(f[1]));
            try hexadecimal(gpa, text, &.{try scene.getNumber(f[0])});
        } else if (is(name, "boolean")) {
            try scene.setBoolean(f[0], is(f[1], "1"));
        } else if (is(name, "text")) {
            try scene.setString(f[0], f[1]);
            try text.appendSlice(gpa, try scene.getString(gpa, f[0]));
        } else if (is(name, "fire")) {
            try scene.fireTrigger(f[0]);
        } else if (is(name, "send")) {
            if (is(f[1], "-")) return scene.send(f[0]);
            try scene.sendData(f[0], try runner.valuesOf(gpa, f[1]));
        } else {
            // The steps of cases of lists, with the list's name before the others.
            const parts = try gpa.dupe([]const u8, f);
            parts[0] = if (is(name, "drop")) "remove" else name;
            try runner.take(gpa, scene, try scene.list(f[0]), parts);
        }
    }
};

pub fn play(gpa: Allocator, first: []const u8, second: []const u8, steps: []const u8, out: anytype) !void {
    var player: Player = try .init(gpa, first, second);
    defer player.deinit();
    for (try runner.split(gpa, steps, ' ')) |step| try out.put("{s}", .{try player.word(step)});
}
