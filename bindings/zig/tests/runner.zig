// SPDX-License-Identifier: MIT
// The runner of Tests/bindings/conformance.md, over the package.

const std = @import("std");
const ac = @import("animcore");
const program_player = @import("program.zig");
const Allocator = std.mem.Allocator;

/// The words of an answer.
pub const Words = struct {
    gpa: Allocator,
    bytes: std.ArrayList(u8) = .empty,

    pub fn put(self: *Words, comptime format: []const u8, arguments: anytype) !void {
        if (self.bytes.items.len != 0) try self.bytes.append(self.gpa, ' ');
        try self.bytes.print(self.gpa, format, arguments);
    }

    fn text(self: *Words, given: []const u8) !void {
        try self.put("{s}", .{if (given.len == 0) "-" else given});
    }

    fn number(self: *Words, given: f64) !void {
        try self.put("{x:0>16}", .{@as(u64, @bitCast(given))});
    }

    fn numbers(self: *Words, given: []const f64) !void {
        for (given) |each| try self.number(each);
    }

    fn pairs(self: *Words, first: []const f64, second: []const f64) !void {
        for (first, second) |a, b| {
            try self.number(a);
            try self.number(b);
        }
    }
};

const Fields = []const []const u8;

pub fn float(text: []const u8) !f64 {
    return std.fmt.parseFloat(f64, text);
}

pub fn int(comptime T: type, text: []const u8) !T {
    return std.fmt.parseInt(T, text, 10);
}

pub fn floats(gpa: Allocator, text: []const u8) ![]f64 {
    var list: std.ArrayList(f64) = .empty;
    if (!std.mem.eql(u8, text, "-")) {
        var parts = std.mem.splitScalar(u8, text, ',');
        while (parts.next()) |part| try list.append(gpa, try float(part));
    }
    return list.items;
}

pub fn split(gpa: Allocator, text: []const u8, by: u8) ![][]const u8 {
    var list: std.ArrayList([]const u8) = .empty;
    var parts = std.mem.splitScalar(u8, text, by);
    while (parts.next()) |part| try list.append(gpa, part);
    return list.items;
}

fn names(gpa: Allocator, text: []const u8) ![][]const u8 {
    return if (std.mem.eql(u8, text, "-")) &.{} else split(gpa, text, ' ');
}

const cases = struct {
    pub fn spring(gpa: Allocator, f: Fields, out: *Words) !void {
        const of: ac.Spring = .{ .mass = try float(f[0]), .stiffness = try float(f[1]), .damping = try float(f[2]) };
        const times = try floats(gpa, f[6]);
        const values = try gpa.alloc(f64, times.len);
        const velocities = try gpa.alloc(f64, times.len);
        try of.evaluateMany(times, try float(f[3]), try float(f[4]), try float(f[5]), values, velocities);
        try out.pairs(values, velocities);
    }

    pub fn perceptual(_: Allocator, f: Fields, out: *Words) !void {
        const of = try ac.Spring.perceptual(try float(f[0]), try float(f[1]));
        try out.numbers(&.{ of.mass, of.stiffness, of.damping, try of.getSettlingDuration(0, false) });
    }

    pub fn named(_: Allocator, f: Fields, out: *Words) !void {
        const of = try ac.Spring.named(f[0], try float(f[1]), try float(f[2]));
        try out.numbers(&.{ of.mass, of.stiffness, of.damping });
    }

    pub fn easing(gpa: Allocator, f: Fields, out: *Words) !void {
        const of = try ac.Easing.initCss(f[0]);
        defer of.deinit();
        const xs = try floats(gpa, f[1]);
        const ys = try gpa.alloc(f64, xs.len);
        try of.evaluateMany(xs, ys);
        try out.numbers(ys);
        try out.text(try of.getCss(gpa));
    }

    pub fn bezier(gpa: Allocator, f: Fields, out: *Words) !void {
        const of: ac.CubicBezier = .{ .x1 = try float(f[0]), .y1 = try float(f[1]), .x2 = try float(f[2]), .y2 = try float(f[3]) };
        const xs = try floats(gpa, f[4]);
        const ys = try gpa.alloc(f64, xs.len);
        try of.evaluateMany(xs, ys);
        try out.numbers(ys);
    }

    pub fn keyframes(gpa: Allocator, f: Fields, out: *Words) !void {
        var options: ac.KeyframeOptions = try .init();
        options.mode = @fromBackingInt(@intCast(try int(i32, f[0])));
        options.component_count = try int(u32, f[1]);
        options.duration = try float(f[2]);
        const of = try ac.Keyframes.initValues(options, try floats(gpa, f[3]), try floats(gpa, f[4]), &.{}, &.{});
        defer of.deinit();
        const times = try floats(gpa, f[5]);
        const values = try gpa.alloc(f64, times.len * options.component_count);
        try of.evaluate(times, &.{}, values, null);
        try out.numbers(values);
    }

    pub fn decay(gpa: Allocator, f: Fields, out: *Words) !void {
        var of: ac.Decay = try .init();
        of.rate = try float(f[0]);
        const times = try floats(gpa, f[3]);
        const values = try gpa.alloc(f64, times.len);
        const velocities = try gpa.alloc(f64, times.len);
        try of.evaluate(times, try float(f[1]), try float(f[2]), values, velocities);
        try out.pairs(values, velocities);
    }

    pub fn path(gpa: Allocator, f: Fields, out: *Words) !void {
        const of = try ac.Path.fromSvg(f[0]);
        defer of.deinit();
        const bounds = try of.getBounds();
        try out.put("{d}", .{(try of.getCounts()).verb_count});
        try out.numbers(&.{ try of.getArea(), try of.getLength(0), bounds.x, bounds.y, bounds.width, bounds.height });
        const data = try of.svg(gpa);
        try out.put("{s}", .{data});
    }

    pub fn nearest(_: Allocator, f: Fields, out: *Words) !void {
        const of = try ac.Path.fromSvg(f[0]);
        defer of.deinit();
        const place = try of.findNearest(try float(f[1]), try float(f[2]));
        try out.numbers(&.{ place.x, place.y, place.distance });
    }

    pub fn morph(gpa: Allocator, f: Fields, out: *Words) !void {
        const first = try ac.Path.fromSvg(f[0]);
        defer first.deinit();
        const second = try ac.Path.fromSvg(f[1]);
        defer second.deinit();
        const of = try ac.Morph.init(first, second, null);
        defer of.deinit();
        for (try floats(gpa, f[2])) |time| {
            const between = try of.getPath(time);
            defer between.deinit();
            try out.put("{s}", .{try between.svg(gpa)});
        }
    }

    pub fn expression(gpa: Allocator, f: Fields, out: *Words) !void {
        const of = try ac.Expression.init(gpa, f[0], try names(gpa, f[1]));
        defer of.deinit();
        try out.number(try of.evaluate(try floats(gpa, f[2])));
    }

    pub fn color(gpa: Allocator, f: Fields, out: *Words) !void {
        const given = try floats(gpa, f[2]);
        var results: [1][4]f64 = undefined;
        const from: ac.ColorSpace = @fromBackingInt(@intCast(try int(i32, f[0])));
        const to: ac.ColorSpace = @fromBackingInt(@intCast(try int(i32, f[1])));
        try ac.colorConvert(from, to, &.{given[0..4].*}, &results);
        try out.numbers(&results[0]);
    }

    pub fn property(gpa: Allocator, f: Fields, out: *Words) !void {
        const from = try floats(gpa, f[1]);
        const to = try floats(gpa, f[2]);
        const of = try floats(gpa, f[3]);
        const by: ac.Spring = .{ .mass = of[0], .stiffness = of[1], .damping = of[2] };
        const stage = try ac.Stage.init(null);
        defer stage.deinit();
        const x = try stage.addProperty("x", @fromBackingInt(@intCast(try int(i32, f[0]))), from);
        const there = try stage.begin(by);
        try x.setValue(to);
        try there.commit();
        const frames = try int(usize, f[4]);
        for (0..frames) |frame| {
            if (frame == frames / 2) {
                const back = try stage.begin(by);
                try x.setValue(from);
                try back.commit();
            }
            try stage.advanceFlicks(11_760_000);
            try out.numbers(try x.components(gpa, .presentation));
        }
        try out.put("{d}", .{(try stage.pollEvents(gpa)).len});
        try out.put("{d}", .{(try stage.getInfo()).time});
    }

    pub fn document(gpa: Allocator, f: Fields, out: *Words) !void {
        const scene = try ac.Scene.load(f[0], null);
        defer scene.deinit();
        const stage = try scene.getStage();
        try out.text(try scene.getAtomicStates(gpa));
        try out.put("{d}", .{(try stage.listProperties(gpa)).len});
        try out.put("{d}", .{(try scene.getDisplayCommands()).len});
        try out.put("{x:0>16}", .{try scene.getHash()});
    }

    fn moment(gpa: Allocator, scene: ac.Scene, out: *Words) !void {
        const text = try scene.getAtomicStates(gpa);
        std.mem.replaceScalar(u8, text, ' ', '+');
        try out.text(text);
    }

    pub fn machine(gpa: Allocator, f: Fields, out: *Words) !void {
        const scene = try ac.Scene.load(f[0], null);
        defer scene.deinit();
        try moment(gpa, scene, out);
        for (try names(gpa, f[1])) |event| {
            try scene.send(event);
            try scene.advance(0.25);
            try moment(gpa, scene, out);
        }
        try out.put("{d}", .{@intFromBool(try scene.isDone())});
    }

    pub fn snapshot(gpa: Allocator, f: Fields, out: *Words) !void {
        const scene = try ac.Scene.load(f[0], null);
        defer scene.deinit();
        try scene.send(f[1]);
        try scene.advance(0.1);
        const kept = try scene.snapshot(gpa);
        try scene.advance(0.3);
        const first = try scene.getHash();
        try scene.restore(kept);
        try scene.advance(0.3);
        try out.put("{d}", .{@intFromBool(try scene.getHash() == first)});
    }

    pub fn list(gpa: Allocator, f: Fields, out: *Words) !void {
        const scene = try ac.Scene.load(f[0], null);
        defer scene.deinit();
        const rows = try scene.list(f[1]);
        try putItems(gpa, rows, out);
        for (try names(gpa, f[2])) |step| {
            try take(gpa, scene, rows, try split(gpa, step, ':'));
            try putItems(gpa, rows, out);
        }
        const other = try ac.Scene.load(f[0], null);
        defer other.deinit();
        try other.restore(try scene.snapshot(gpa));
        try putItems(gpa, try other.list(f[1]), out);
        const hash = try other.getHash();
        try out.put("{x:0>16} {d}", .{ hash, @intFromBool(try scene.getHash() == hash) });
    }

    pub fn combine(gpa: Allocator, f: Fields, out: *Words) !void {
        const first = try ac.Path.fromSvg(f[0]);
        defer first.deinit();
        const second = try ac.Path.fromSvg(f[1]);
        defer second.deinit();
        const kept = try first.combine(second, @fromBackingInt(try int(i32, f[2])), @fromBackingInt(try int(i32, f[3])));
        defer kept.deinit();
        try out.put("{s}", .{try kept.svg(gpa)});
    }

    pub fn morphed(gpa: Allocator, f: Fields, out: *Words) !void {
        const first = try ac.Path.fromSvg(f[0]);
        defer first.deinit();
        const second = try ac.Path.fromSvg(f[1]);
        defer second.deinit();
        const given = try split(gpa, f[2], ',');
        var options: ac.MorphOptions = try .init();
        options.structure = @fromBackingInt(try int(i32, given[0]));
        options.motion = @fromBackingInt(try int(i32, given[1]));
        options.pairing = @fromBackingInt(try int(i32, given[2]));
        options.starts = @fromBackingInt(try int(i32, given[3]));
        options.fill_rule = @fromBackingInt(try int(i32, given[4]));
        options.paint = @fromBackingInt(try int(i32, given[5]));
        options.effort = try int(i32, f[3]);
        options.smoothness = try float(f[4]);
        try options.setPairs(try pairsOf(gpa, f[5]));
        try options.setPoints(try pairsOf(gpa, f[6]));
        const of = try ac.Morph.init(first, second, options);
        defer of.deinit();
        for (try floats(gpa, f[7])) |time| {
            const between = try of.getPath(time);
            defer between.deinit();
            try out.put("{s}", .{try between.svg(gpa)});
        }
    }

    pub fn shape(gpa: Allocator, f: Fields, out: *Words) !void {
        var paths: std.ArrayList(ac.Path) = .empty;
        defer for (paths.items) |each| each.deinit();
        for (try split(gpa, f[1], '|')) |data| try paths.append(gpa, try .fromSvg(data));
        const stage = try ac.Stage.init(null);
        defer stage.deinit();
        const x = try stage.addPath("x", paths.items[0]);
        if (std.mem.eql(u8, f[0], "turns")) {
            try x.setPathTurns(std.mem.eql(u8, f[2], "1"));
            const there = try stage.begin(.{ .mass = 1, .stiffness = 100, .damping = 20 });
            try x.setPath(paths.items[1]);
            try there.commit();
        } else {
            const along = try shapeKeyframes(gpa, f[0], paths.items, try floats(gpa, f[2]));
            defer along.deinit();
            var options: ac.AnimationOptions = try .init();
            options.kind = .keyframes;
            try options.setKeyframes(along);
            _ = try x.animate(options);
        }
        for (0..try int(usize, f[3])) |_| {
            try stage.advance(0.25);
            const shown = try x.getPath(.presentation);
            defer shown.deinit();
            try out.put("{s}", .{try shown.svg(gpa)});
        }
        try out.put("{d}", .{@intFromBool(try x.getPathTurns())});
    }

    pub fn edition(gpa: Allocator, f: Fields, out: *Words) !void {
        const older = try ac.Document.load(f[0], null);
        defer older.deinit();
        const first = try ac.Scene.init(older, null);
        defer first.deinit();
        try first.send(f[2]);
        try first.advance(0.1);
        const scene = try ac.Scene.load(f[1], null);
        defer scene.deinit();
        const other = try ac.Scene.load(f[1], null);
        defer other.deinit();
        const losses = try scene.restoreEdition(gpa, try first.snapshot(gpa), older, f[1], null);
        try scene.advance(0.3);
        const again = try other.restoreEdition(gpa, try scene.snapshot(gpa), older, f[1], null);
        const same = again.items.len == 0 and try other.getHash() == try scene.getHash();
        const items = losses.items;
        if (items.len > 20) try out.put("{d}", .{items.len});
        try out.text(if (items.len > 20) items[items.len - 1] else try std.mem.join(gpa, "|", items));
        try out.text(try scene.getAtomicStates(gpa));
        try out.put("{x:0>16} {d}", .{ try scene.getHash(), @intFromBool(same) });
    }

    pub fn inputs(gpa: Allocator, f: Fields, out: *Words) !void {
        const scene = try ac.Scene.load(f[0], null);
        defer scene.deinit();
        for (try split(gpa, f[1], ' ')) |step| {
            const parts = try split(gpa, step, ':');
            const name = parts[1];
            switch (parts[0][0]) {
                'n' => {
                    try scene.setNumber(name, try float(parts[2]));
                    try out.number(try scene.getNumber(name));
                },
                'b' => {
                    try scene.setBoolean(name, std.mem.eql(u8, parts[2], "1"));
                    try out.put("{d}", .{@intFromBool(try scene.getBoolean(name))});
                },
                't' => {
                    try scene.setString(name, parts[2]);
                    try out.text(try scene.getString(gpa, name));
                },
                'f' => try scene.fireTrigger(name),
                else => try scene.send(name),
            }
            try moment(gpa, scene, out);
        }
        try out.put("{x:0>16}", .{try scene.getHash()});
    }

    pub fn lost(gpa: Allocator, f: Fields, out: *Words) !void {
        var options: ac.StageOptions = try .init();
        options.event_limit = try int(u32, f[0]);
        const stage = try ac.Stage.init(options);
        defer stage.deinit();
        const x = try stage.add("x", 0);
        for (0..try int(usize, f[1])) |each| {
            _ = try stage.animate(.{ .mass = 1, .stiffness = 100, .damping = 20 }, x, @floatFromInt(each + 1));
            try stage.advance(0.1);
        }
        for (try stage.pollEvents(gpa)) |event| try out.put("{d}.{d}", .{ @backingInt(event.kind), event.count });
        try out.put("{d}", .{(try stage.pollEvents(gpa)).len});
    }

    pub fn warnings(gpa: Allocator, f: Fields, out: *Words) !void {
        var options: ac.DocumentOptions = try .init();
        options.keeps_warnings = .yes;
        const of = try ac.Document.load(f[0], options);
        defer of.deinit();
        const counts = try of.getWarningCount();
        try out.put("{d}", .{counts.total});
        for (0..counts.count) |each| {
            const index: u32 = @intCast(each);
            const warning = try of.getWarning(index);
            try out.put("{d} {d} {d}", .{ @backingInt(warning.kind), warning.line, warning.column });
            try out.text(try of.getWarningText(gpa, index, .pointer));
            try out.text(try of.getWarningText(gpa, index, .suggestion));
            try out.text(try of.getWarningText(gpa, index, .message));
        }
    }

    pub fn shared(_: Allocator, f: Fields, out: *Words) !void {
        const of = try ac.Document.load(f[0], null);
        const scenes = [_]ac.Scene{ try .init(of, null), try .init(of, null), try .load(f[0], null) };
        of.deinit();
        try scenes[0].send(f[1]);
        try scenes[2].send(f[1]);
        var hashes: [3]u64 = undefined;
        for (scenes, &hashes) |scene, *hash| {
            try scene.advance(0.3);
            hash.* = try scene.getHash();
            scene.deinit();
        }
        try out.put("{x:0>16} {x:0>16} {d}", .{ hashes[0], hashes[1], @intFromBool(hashes[0] == hashes[2]) });
    }

    pub fn states(gpa: Allocator, f: Fields, out: *Words) !void {
        const scene = try ac.Scene.load(f[0], null);
        defer scene.deinit();
        for (try split(gpa, f[1], ' ')) |event| {
            try scene.send(event);
            var count: usize = 0;
            var inner = try scene.states(gpa);
            defer inner.deinit();
            try out.text(try bars(gpa, scene, &inner, &count));
            var active = try scene.activeStates(gpa);
            defer active.deinit();
            count = 0;
            try out.text(try bars(gpa, scene, &active, &count));
            try out.put("{d}", .{count});
        }
    }

    pub fn program(gpa: Allocator, f: Fields, out: *Words) !void {
        try program_player.play(gpa, f[0], f[1], f[2], out);
    }
};

/// The names with bars between them, and how many of them are active.
fn bars(gpa: Allocator, scene: ac.Scene, names_of: *ac.StateNames, count: *usize) ![]const u8 {
    var text: std.ArrayList(u8) = .empty;
    while (names_of.next()) |name| {
        if (text.items.len != 0) try text.append(gpa, '|');
        try text.appendSlice(gpa, name);
        count.* += @intFromBool(try scene.isInState(name));
    }
    return text.items;
}

fn pairsOf(gpa: Allocator, field: []const u8) ![]ac.MorphPair {
    var list: std.ArrayList(ac.MorphPair) = .empty;
    if (std.mem.eql(u8, field, "-")) return list.items;
    for (try split(gpa, field, ',')) |pair| {
        const ends = try split(gpa, pair, ':');
        try list.append(gpa, .{ .from = try int(i32, ends[0]), .to = try int(i32, ends[1]) });
    }
    return list.items;
}

fn shapeKeyframes(gpa: Allocator, way: []const u8, paths: []const ac.Path, given: []const f64) !ac.Keyframes {
    var options: ac.KeyframeOptions = try .init();
    options.duration = 1;
    if (std.mem.eql(u8, way, "values")) return .initPaths(gpa, options, paths, given, &.{}, &.{});
    const count = given.len / 2;
    const keys = try gpa.alloc(ac.Keyframe, count);
    const firsts = try gpa.alloc(f64, count);
    const seconds = try gpa.alloc(f64, count);
    for (keys, firsts, seconds, 0..) |*key, *first, *second, index| {
        first.* = given[2 * index];
        second.* = given[2 * index + 1];
        key.* = .{
            .kind = @fromBackingInt(@as(i32, @intFromFloat(first.*))),
            .duration = second.*,
            .curve = .{ .x1 = 0, .y1 = 0, .x2 = 1, .y2 = 1 },
            .spring = .{ .mass = 1, .stiffness = 100, .damping = 10 },
        };
    }
    if (std.mem.eql(u8, way, "blocks")) return .initPathBlocks(gpa, options, firsts, seconds, paths[1..], null);
    return .initPathTrack(gpa, options, keys, paths[1..], null);
}

pub fn putItems(gpa: Allocator, list: ac.ItemList, out: *Words) !void {
    var text: std.ArrayList(u8) = .empty;
    for ([_]ac.ItemList.Iterator{ list.items(), try list.leaving() }) |each| {
        var items = each;
        while (try items.next()) |item| {
            if (text.items.len != 0) try text.append(gpa, '+');
            const mark = if (item.leaving) "~" else "";
            try text.print(gpa, "{s}{s}.{d}", .{ mark, try list.key(gpa, item), item.number });
        }
    }
    try out.text(text.items);
}

pub fn valuesOf(gpa: Allocator, field: []const u8) ![]ac.EventField {
    var fields: std.ArrayList(ac.EventField) = .empty;
    if (std.mem.eql(u8, field, "-")) return fields.items;
    for (try split(gpa, field, ',')) |pair| {
        const parts = try split(gpa, pair, '=');
        const made = if (parts[1][0] == '\'')
            ac.EventField.of(parts[0], parts[1][1..])
        else
            ac.EventField.of(parts[0], try float(parts[1]));
        try fields.append(gpa, made);
    }
    return fields.items;
}

pub fn take(gpa: Allocator, scene: ac.Scene, list: ac.ItemList, step: Fields) !void {
    const kind = step[0];
    if (std.mem.eql(u8, kind, "append")) {
        const key = if (std.mem.eql(u8, step[1], "-")) "" else step[1];
        const place = if (std.mem.eql(u8, step[2], "-")) ac.ItemList.last else try std.fmt.parseInt(u32, step[2], 10);
        _ = try list.insert(place, key, try valuesOf(gpa, step[3]));
    } else if (std.mem.eql(u8, kind, "update")) {
        try scene.updateItem(list.number, step[1], try valuesOf(gpa, step[2]));
    } else if (std.mem.eql(u8, kind, "move")) {
        try list.move(step[1], try std.fmt.parseInt(u32, step[2], 10));
    } else if (std.mem.eql(u8, kind, "remove")) {
        try list.remove(step[1]);
    } else if (std.mem.eql(u8, kind, "clear")) {
        try list.clear();
    } else {
        try scene.advance(try float(step[1]));
    }
}

fn work(gpa: Allocator, fields: Fields, out: *Words) !void {
    inline for (.{
        "spring",  "perceptual", "named",      "easing", "bezier",   "keyframes", "decay",   "path",
        "nearest", "morph",      "expression", "color",  "property", "document",  "machine", "snapshot",
        "list",    "combine",    "morphed",    "shape",  "edition",  "inputs",    "lost",    "warnings",
        "shared",  "states",     "program",
    }) |kind| {
        if (std.mem.eql(u8, fields[0], kind)) return @field(cases, kind)(gpa, fields[1..], out);
    }
    return error.UnknownKind;
}

/// The name of a status, as C has it, of an error of the library's.
pub fn statusName(problem: anyerror) ?[]const u8 {
    const status = ac.statusOf(problem) orelse return null;
    return ac.statusName(@fromBackingInt(@intCast(status)));
}

fn playCases(gpa: Allocator, text: []const u8, out: *std.Io.Writer) !void {
    var digest: std.hash.Fnv1a_64 = .init();
    for (try split(gpa, text, '\n')) |line| {
        if (line.len == 0 or line[0] == '#') continue;
        var words: Words = .{ .gpa = gpa };
        work(gpa, try split(gpa, line, '\t'), &words) catch |problem| {
            words.bytes.clearRetainingCapacity();
            try words.put("error {s}", .{statusName(problem) orelse return problem});
            const place = ac.lastProblem();
            if (place.line != 0) {
                try words.put("at {d} {d}", .{ place.line, place.column });
                try words.text(place.pointer);
            }
        };
        std.mem.replaceScalar(u8, words.bytes.items, '\n', ' ');
        try words.bytes.append(gpa, '\n');
        digest.update(words.bytes.items);
        try out.writeAll(words.bytes.items);
    }
    try out.print("digest {x:0>16}\n", .{digest.final()});
}

/// Plays a trace, and gives its transcript.
fn transcript(gpa: Allocator, document: []const u8, trace_text: []const u8) ![]const u8 {
    const trace = try ac.Trace.load(trace_text);
    defer trace.deinit();
    const info = try trace.getInfo();
    var options: ac.SceneOptions = try .init();
    options.seed = info.seed;
    try options.setParameters(try trace.getParameters(gpa));
    const scene = try ac.Scene.load(document, options);
    defer scene.deinit();
    const stage = try scene.getStage();
    const Named = struct { name: []const u8, property: ac.Property };
    var properties: std.ArrayList(Named) = .empty;
    for (try stage.listProperties(gpa)) |each| {
        const name = try each.getName(gpa);
        if (name.len != 0) try properties.append(gpa, .{ .name = name, .property = each });
    }
    var text: std.ArrayList(u8) = .empty;
    var next_step: usize = 0;
    var frame: i64 = 0;
    var time: i64 = 0;
    while (frame == 0 or time < info.end) : (frame += 1) {
        time = @divFloor(2 * frame * ac.flicks_per_second + 60, 120);
        try scene.play(trace, time, &next_step);
        const state = try scene.getAtomicStates(gpa);
        try text.print(gpa, "frame {d} {d} state {s}\n", .{ frame, time, if (state.len == 0) "-" else state });
        for (properties.items) |each| {
            try text.print(gpa, "property {s}", .{each.name});
            for (try each.property.components(gpa, .presentation)) |number| {
                try text.print(gpa, " {x:0>16}", .{@as(u64, @bitCast(number))});
            }
            try text.appendSlice(gpa, " velocity");
            for (try each.property.components(gpa, .velocity)) |number| {
                try text.print(gpa, " {x:0>16}", .{@as(u64, @bitCast(number))});
            }
            try text.append(gpa, '\n');
        }
        for (try stage.pollEvents(gpa)) |event| {
            const kind = try gpa.dupe(u8, @tagName(event.kind));
            std.mem.replaceScalar(u8, kind, '_', '-');
            const name = if (event.name < 0) "" else try stage.getName(gpa, event.name);
            try text.print(gpa, "event {d} {s} {s} {d} {d}\n", .{
                event.time, kind, if (name.len == 0) "-" else name, @intFromBool(event.finished.get()), event.count,
            });
        }
        try text.print(gpa, "hash {x:0>16}\n", .{try scene.getHash()});
    }
    try text.print(gpa, "digest {x:0>16}\n", .{std.hash.Fnv1a_64.hash(text.items)});
    return text.items;
}

fn resident(gpa: Allocator, io: std.Io) !u64 {
    var file = try std.Io.Dir.cwd().openFile(io, "/proc/self/status", .{});
    defer file.close(io);
    var buffer: [4096]u8 = undefined;
    var reader = file.readerStreaming(io, &buffer);
    const text = try reader.interface.allocRemaining(gpa, .unlimited);
    defer gpa.free(text);
    const begin = (std.mem.find(u8, text, "VmRSS:") orelse return error.NoVmRSS) + 6;
    const end = std.mem.findScalarPos(u8, text, begin, 'k') orelse return error.NoVmRSS;
    return std.fmt.parseInt(u64, std.mem.trim(u8, text[begin..end], " \t"), 10);
}

fn leaks(io: std.Io, document: []const u8, count: usize, out: *std.Io.Writer) !void {
    for (1..count + 1) |number| {
        {
            const scene = try ac.Scene.load(document, null);
            defer scene.deinit();
            const info = try scene.getInfo();
            try scene.pointerDown(info.width / 2, info.height / 2);
            try scene.pointerUp(info.width / 2, info.height / 2);
            try scene.advance(0.1);
            if ((try scene.getDisplay()).getCommands().len == 0) return error.NothingIsDrawn;
        }
        if (number == count / 10 or number == count) {
            try out.print("resident {d}\n", .{try resident(std.heap.c_allocator, io)});
        }
    }
}

fn calls(count: usize, out: *std.Io.Writer) !void {
    const stage = try ac.Stage.init(null);
    defer stage.deinit();
    const x = try stage.add("x", 1);
    var sum: f64 = 0;
    for (0..count) |_| sum += try x.now();
    try out.print("calls {d}\n", .{sum});
}

pub fn main(init: std.process.Init) !void {
    const gpa = init.arena.allocator();
    const arguments = try init.minimal.args.toSlice(gpa);
    var buffer: [4096]u8 = undefined;
    var file = std.Io.File.stdout().writer(init.io, &buffer);
    const out = &file.interface;
    const command = if (arguments.len > 1) arguments[1] else "";
    const texts = try gpa.alloc([]const u8, arguments.len);
    for (arguments, texts, 0..) |argument, *text, index| {
        const is_count = std.mem.eql(u8, command, "calls") or (index == 3 and std.mem.eql(u8, command, "leaks"));
        const is_file = index > 1 and !is_count;
        text.* = if (is_file) try std.Io.Dir.cwd().readFileAlloc(init.io, argument, gpa, .unlimited) else argument;
    }
    if (std.mem.eql(u8, command, "cases") and texts.len == 3) {
        try playCases(gpa, texts[2], out);
    } else if (std.mem.eql(u8, command, "play") and texts.len == 4) {
        try out.writeAll(try transcript(gpa, texts[2], texts[3]));
    } else if (std.mem.eql(u8, command, "digests")) {
        var index: usize = 2;
        while (index + 1 < texts.len) : (index += 2) {
            const text = try transcript(gpa, texts[index], texts[index + 1]);
            try out.writeAll(text[(std.mem.findScalarLast(u8, text[0 .. text.len - 1], '\n') orelse 0) + 1 ..]);
        }
    } else if (std.mem.eql(u8, command, "leaks") and texts.len == 4) {
        try leaks(init.io, texts[2], try int(usize, texts[3]), out);
    } else if (std.mem.eql(u8, command, "calls") and texts.len == 3) {
        try calls(try int(usize, texts[2]), out);
    } else {
        std.debug.print("usage: runner cases FILE | play DOCUMENT TRACE | digests ... | leaks DOCUMENT COUNT\n", .{});
        std.process.exit(2);
    }
    try out.flush();
}
