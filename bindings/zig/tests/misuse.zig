// SPDX-License-Identifier: MIT
// What callers do wrong, and allocators without memory: an error each, and nothing is changed or lost. They run in Debug,
// ReleaseSafe and ReleaseFast, where what is wrong may not be undefined behavior.

const std = @import("std");
const ac = @import("animcore");
const testing = std.testing;
const gpa = testing.allocator;

const rows =
    \\{"animcore":1,"size":[90,90],"components":{"row":{"size":[90,20],"inputs":{"title":{"type":"string"}}}},
    \\"nodes":[{"kind":"list","name":"rows","component":"row"}]}
;
const spring: ac.Spring = .{ .mass = 1, .stiffness = 100, .damping = 20 };

/// Calls with an allocator that fails at its first request, its second and so on, until it has memory for all of them.
/// After each failure nothing may have changed.
fn starve(world: anytype) !@TypeOf(world).Result {
    for (0..20) |index| {
        var failing = testing.FailingAllocator.init(gpa, .{ .fail_index = index, .resize_fail_index = index });
        const given = world.call(failing.allocator()) catch |problem| {
            try testing.expectEqual(error.OutOfMemory, problem);
            try testing.expectEqualStrings("the allocator has no memory for what the call makes", ac.lastProblem().message);
            try world.check();
            continue;
        };
        try testing.expect(index > 0);
        return given;
    }
    return error.NeverEnough;
}

const Events = struct {
    const Result = []ac.Event;
    stage: ac.Stage,

    fn call(self: Events, from: std.mem.Allocator) ![]ac.Event {
        return self.stage.pollEvents(from);
    }

    fn check(self: Events) !void {
        var waiting: usize = 0;
        try testing.expectEqual(0, ac.raw.anim_stage_poll_events(self.stage.handle.get(), null, 0, &waiting));
        try testing.expectEqual(600, waiting);
    }
};

const Changes = struct {
    const Result = []ac.Property;
    stage: ac.Stage,

    fn call(self: Changes, from: std.mem.Allocator) ![]ac.Property {
        return self.stage.takeChanged(from);
    }

    fn check(self: Changes) !void {
        var waiting: usize = 0;
        try testing.expectEqual(0, ac.raw.anim_stage_take_changed(self.stage.handle.get(), null, 0, &waiting));
        try testing.expectEqual(300, waiting);
    }
};

const Settled = struct {
    const Result = []u32;
    bank: ac.SpringBank,

    fn call(self: Settled, from: std.mem.Allocator) ![]u32 {
        return self.bank.takeSettled(from);
    }

    fn check(self: Settled) !void {
        try testing.expectEqual(300, (try self.bank.getCounts()).settled);
    }
};

const Added = struct {
    const Result = []ac.Property;
    stage: ac.Stage,

    fn call(self: Added, from: std.mem.Allocator) ![]ac.Property {
        return self.stage.addScalars(from, &.{ 1, 2 });
    }

    fn check(self: Added) !void {
        try testing.expectEqual(300, (try self.stage.getInfo()).property_count);
    }
};

test "without memory nothing is taken from a stage, and nothing lost" {
    const stage = try ac.Stage.init(null);
    defer stage.deinit();
    const all = try stage.addScalars(gpa, &@as([300]f64, @splat(0)));
    defer gpa.free(all);
    const first = try stage.takeChanged(gpa);
    gpa.free(first);
    // A transaction and an animation each end: two events.
    for (all) |each| _ = try stage.animate(spring, each, 1);
    try stage.advance(10);
    const events = try starve(Events{ .stage = stage });
    defer gpa.free(events);
    try testing.expectEqual(600, events.len);
    const changed = try starve(Changes{ .stage = stage });
    defer gpa.free(changed);
    try testing.expectEqual(300, changed.len);
    for (all, changed) |one, other| try testing.expectEqual(one.id, other.id);
    const more = try starve(Added{ .stage = stage });
    defer gpa.free(more);
    try testing.expectEqual(2, try more[1].now());
    const bank = try stage.addBank(spring, &@as([300]f64, @splat(0)), 0.001);
    try bank.retarget(null, &@as([300]f64, @splat(1)));
    try stage.advance(10);
    const settled = try starve(Settled{ .bank = bank });
    defer gpa.free(settled);
    try testing.expectEqual(300, settled.len);
    var is_there: [300]bool = @splat(false);
    for (settled) |each| is_there[each] = true;
    for (is_there) |each| try testing.expect(each);
}

const Reloaded = struct {
    const Result = usize;
    scene: ac.Scene,
    hash: u64,

    fn call(self: Reloaded, from: std.mem.Allocator) !usize {
        const lines = try self.scene.reload(from, "{\"animcore\":1}", null);
        // Released by the allocator that made it.
        defer lines.deinit(from);
        for (lines.items) |line| try testing.expect(line.len > 0 and std.mem.indexOfScalar(u8, line, '\n') == null);
        return lines.items.len;
    }

    fn check(self: Reloaded) !void {
        try testing.expectEqual(self.hash, try self.scene.getHash());
        _ = try self.scene.findList("rows");
    }
};

test "without memory a scene keeps its document" {
    const scene = try ac.Scene.load(rows, null);
    defer scene.deinit();
    const list = try scene.list("rows");
    _ = try list.append("tea", .{ .title = "Tea" });
    try scene.advance(0.1);
    const lost = try starve(Reloaded{ .scene = scene, .hash = try scene.getHash() });
    try testing.expect(lost > 0);
    try testing.expectError(error.NotFound, scene.findList("rows"));
}

fn linesOf(line: []const u8, length: usize) !ac.Lines {
    const room = try ac.Lines.Room.reserve(gpa);
    for (room.text, 0..) |*byte, index| byte.* = line[index % line.len];
    return .of(gpa, room, length);
}

test "lines for which there is no room are told of" {
    const more = "and more, for which there was no room";
    // Each case: a line, the length of the text, and how many lines come of it.
    const none = try linesOf("x\n", 0);
    defer none.deinit(gpa);
    try testing.expectEqual(0, none.items.len);
    const two = try linesOf("one\n", 7);
    defer two.deinit(gpa);
    try testing.expectEqualDeep(&[_][]const u8{ "one", "one" }, two.items);
    // 65536 bytes are 4096 lines of 15 letters and an empty one.
    for ([_]usize{ 65537, 1 << 20 }) |length| {
        const cut = try linesOf("fifteen letters\n", length);
        defer cut.deinit(gpa);
        try testing.expectEqual(4097, cut.items.len);
        try testing.expectEqualStrings("fifteen letters", cut.items[4095]);
        try testing.expectEqualStrings(more, cut.items[4096]);
    }
    const whole = try linesOf("fifteen letters\n", 65535);
    defer whole.deinit(gpa);
    try testing.expectEqual(4096, whole.items.len);
    try testing.expectEqualStrings("fifteen letters", whole.items[4095]);
    // More lines than there are places for.
    const short = try linesOf("x\n", 65535);
    defer short.deinit(gpa);
    try testing.expectEqual(8192, short.items.len);
    try testing.expectEqualStrings("x", short.items[8190]);
    try testing.expectEqualStrings(more, short.items[8191]);
}

test "an object that is gone is refused where it may be left out, too" {
    const stage = try ac.Stage.init(null);
    defer stage.deinit();
    const easing = try ac.Easing.initCss("ease");
    easing.deinit();
    const keyframes = try ac.Keyframes.initValues(null, &.{ 0, 1 }, &.{}, &.{}, &.{});
    keyframes.deinit();
    var motion = try ac.Motion.init();
    try testing.expectError(error.Argument, motion.setEasing(easing));
    try testing.expectEqualStrings("easing is gone; give one that is there", ac.lastProblem().message);
    var options = try ac.AnimationOptions.init();
    try testing.expectError(error.Argument, options.setEasing(easing));
    try testing.expectError(error.Argument, options.setKeyframes(keyframes));
    try testing.expectEqual(null, motion.easing);
    const path = try ac.Path.fromSvg("M0 0L1 1");
    defer path.deinit();
    const gone = try ac.Path.fromSvg("M5 5L9 9");
    gone.deinit();
    const shape = try stage.addPath("shape", path);
    const hash = try stage.getHash();
    options.timing.duration = 1;
    try testing.expectError(error.Argument, shape.animatePath(options, gone, path));
    try testing.expectEqualStrings("from is gone; give one that is there, or null", ac.lastProblem().message);
    try testing.expectError(error.Argument, shape.animatePath(options, path, gone));
    try testing.expectError(
        error.Argument,
        ac.Keyframes.initPathBlocks(gpa, null, &.{0}, &.{1}, &.{path}, gone),
    );
    try testing.expectEqual(hash, try stage.getHash());
}

test "a property of another stage is refused" {
    const stage = try ac.Stage.init(null);
    defer stage.deinit();
    const other = try ac.Stage.init(null);
    defer other.deinit();
    _ = try stage.add("x", 1);
    const foreign = try other.add("x", 1);
    const hashes = .{ try stage.getHash(), try other.getHash() };
    try testing.expectError(error.Identifier, stage.animate(spring, foreign, 2));
    try testing.expectEqual(0, (try stage.getInfo()).open_transactions);
    try testing.expectEqual(1, try foreign.now());
    try testing.expectEqual(hashes[1], try other.getHash());
}

fn count(calls: ?*usize, _: u64, _: []const f64) void {
    if (calls) |number| number.* += 1;
}

test "a context may be an optional pointer" {
    const stage = try ac.Stage.init(null);
    defer stage.deinit();
    const x = try stage.add("x", 0);
    const y = try stage.add("y", 0);
    var calls: usize = 0;
    try x.observe(@as(?*usize, &calls), count);
    try y.observe(@as(?*usize, null), count);
    try x.set(1);
    try y.set(1);
    try stage.advance(0.1);
    try testing.expectEqual(1, calls);
}

test "texts of more than 4 GiB are refused, whatever their length modulo 2^32" {
    if (@sizeOf(usize) == 4) return;
    const scene = try ac.Scene.load(rows, null);
    defer scene.deinit();
    const list = try scene.list("rows");
    // Nobody reads what is beyond the text.
    const text: []const u8 = @as([*]const u8, "Tea")[0 .. (1 << 32) + 3];
    try testing.expectError(error.Limit, list.append("tea", .{ .title = text }));
    const named = [_]ac.EventField{.of(text, 1)};
    try testing.expectError(error.Limit, list.insert(0, "tea", &named));
    var field: ac.EventField = .of("title", "Tea");
    try testing.expectError(error.Argument, field.setText(text));
    try testing.expectEqualStrings("Tea", field.getText());
    try testing.expectEqual(0, try list.count());
}

test "constants, flags and numbers that nothing means are refused" {
    const stage = try ac.Stage.init(null);
    defer stage.deinit();
    const x = try stage.add("x", 0);
    var value: [1]f64 = undefined;
    for ([_]i32{ -1, 99, std.math.minInt(i32), std.math.maxInt(i32) }) |number| {
        try testing.expectError(error.Argument, x.getValue(@fromBackingInt(number), &value));
        try testing.expectError(error.Argument, stage.addProperty("", @fromBackingInt(number), &.{0}));
        try testing.expectError(error.Argument, ac.Easing.initPenner(@fromBackingInt(number)));
    }
    const path = try ac.Path.init();
    defer path.deinit();
    try testing.expectError(error.Argument, path.append(&.{@fromBackingInt(200)}, &.{}));
    for ([_]f64{ std.math.nan(f64), std.math.inf(f64), -std.math.inf(f64) }) |number| {
        try testing.expectError(error.Argument, x.set(number));
        try testing.expectError(error.Argument, stage.advance(number));
        try testing.expectError(error.Argument, path.moveTo(number, 0));
        try testing.expectError(error.Argument, stage.addScalars(gpa, &.{ 1, number }));
    }
    try testing.expectError(error.Argument, stage.advance(-1));
    try testing.expectError(error.Limit, stage.advance(1e300));
    try testing.expectEqual(1, (try stage.getInfo()).property_count);
    try testing.expectEqual(0, try x.now());
}

test "a path may be both what is changed and what is given" {
    const path = try ac.Path.fromSvg("M0 0L10 0");
    defer path.deinit();
    try path.extend(path, null);
    const data = try path.svg(gpa);
    defer gpa.free(data);
    try testing.expectEqualStrings("M0 0L10 0M0 0L10 0", data);
    try testing.expect(try path.isEqual(path));
}
