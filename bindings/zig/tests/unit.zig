// SPDX-License-Identifier: MIT
// The tests of the package: what it adds to the C interface. Expected numbers follow from the definitions.

const std = @import("std");
const ac = @import("animcore");
const testing = std.testing;
const gpa = testing.allocator;

const document =
    \\{"animcore":1,"size":[100,50],"inputs":{"on":{"type":"boolean","value":false},
    \\"level":{"type":"number","value":2},"title":{"type":"string","value":"é"}},
    \\"properties":{"x":{"kind":"scalar","value":0}},
    \\"machine":{"initial":"off","states":{
    \\"off":{"entry":[{"set":{"x":0}}],"on":{"go area.up.inside":{"target":"on","actions":[{"emit":"pressed"}]}}},
    \\"on":{"entry":[{"set":{"x":40},"motion":{"spring":"bouncy"}}]}}},
    \\"nodes":[{"kind":"rectangle","frame":["x",0,10,10],"fill":"#FF0000"},
    \\{"kind":"path","commands":[["move",0,0],["line",5,5]],"stroke":{"paint":"#000000","width":2}}],
    \\"regions":[{"name":"area","shape":{"rectangle":[0,0,100,50]},"focusable":true}]}
;

test "every declaration compiles" {
    @setEvalBranchQuota(1_000_000);
    inline for (@typeInfo(ac).@"struct".decl_names) |name| {
        if (@TypeOf(@field(ac, name)) == type) {
            switch (@typeInfo(@field(ac, name))) {
                .@"struct", .@"union", .@"enum" => testing.refAllDecls(@field(ac, name)),
                else => {},
            }
        }
    }
}

test "values" {
    const spring: ac.Spring = .{ .mass = 1, .stiffness = 100, .damping = 10 };
    // The stiffness of a response of 1 s is (2 pi)^2.
    try testing.expectApproxEqAbs(39.47841760435743, (try ac.Spring.perceptual(1, 0)).stiffness, 1e-12);
    const at = try spring.evaluate(0, 3, 7, 0);
    try testing.expectEqual(3, at.value);
    try testing.expectEqual(0, at.velocity);
    var values: [2]f64 = undefined;
    try testing.expectError(error.Argument, spring.evaluateMany(&.{ 0, 1, 2 }, 0, 1, 0, &values, &values));
    try testing.expect(ac.lastProblem().message.len > 0);
    try testing.expectEqual(136, (try ac.Motion.init()).struct_size);
    const flags: ac.ModifierFlags = .{ .shift = true };
    try testing.expectEqual(1, @as(u32, @bitCast(flags)));
}

fn square(_: void, x: f64) f64 {
    return x * x;
}

test "curves" {
    const linear = try ac.Easing.initCss("linear");
    defer linear.deinit();
    try testing.expectEqual(0.25, try linear.evaluate(0.25, false));
    const css = try linear.getCss(gpa);
    defer gpa.free(css);
    try testing.expectEqualStrings("linear", css);
    const squares = try ac.Easing.initCallback({}, square);
    defer squares.deinit();
    try testing.expectEqual(0.25, try squares.evaluate(0.5, false));
    const sum = try ac.Expression.init(gpa, "a + 2 * b", &.{ "a", "b" });
    defer sum.deinit();
    try testing.expectEqual(5, try sum.evaluate(&.{ 1, 2 }));
    const four = [1][4]f64{.{ 1, 0, 0, 1 }};
    var same: [1][4]f64 = undefined;
    try ac.colorConvert(.srgb, .srgb, &four, &same);
    try testing.expectEqual(four, same);
    try testing.expectError(error.Syntax, ac.Easing.initCss("line("));
}

test "paths" {
    const path = try ac.Path.fromSvg("M0 0L10 0L10 10Z");
    defer path.deinit();
    const data = try path.svg(gpa);
    defer gpa.free(data);
    try testing.expectEqualStrings("M0 0L10 0L10 10Z", data);
    try testing.expectEqual(50, try path.getArea());
    const back = try path.reverse();
    defer back.deinit();
    try testing.expectEqual(-50, try back.getArea());
    const copy = try path.assign();
    defer copy.deinit();
    try testing.expect(try copy.isEqual(path));
    const larger = try ac.Path.fromSvg("M0 0L20 0L20 20Z");
    defer larger.deinit();
    const morph = try ac.Morph.init(path, larger, null);
    defer morph.deinit();
    const end = try morph.getPath(1);
    defer end.deinit();
    try testing.expectApproxEqAbs(200, try end.getArea(), 1e-9);
    const sequence = try ac.Morph.initSequence(gpa, &.{ path, larger }, &.{ 0, 1 }, null);
    sequence.deinit();
    var style: ac.StrokeStyle = try .init();
    try style.setDashes(&.{ 2, 1 });
    try testing.expectEqual(2, style.getDashes().len);
    try testing.expectError(error.Syntax, ac.Path.fromSvg("M0 0X"));
    try testing.expectEqual(1, ac.lastProblem().line);
    try testing.expectEqual(4, ac.lastProblem().offset);
    try testing.expectError(error.Limit, path.parse("M0 0\nL1 1e200 1", null));
    try testing.expectEqual(8, ac.lastProblem().offset);
    // Another call's error is in no path data.
    try testing.expectError(error.Argument, path.flatten(-1));
    try testing.expectEqual(null, ac.lastProblem().offset);
}

test "a target that is refused changes nothing" {
    const stage = try ac.Stage.init(null);
    defer stage.deinit();
    const x = try stage.add("x", 0);
    const before = try stage.getHash();
    const by: ac.Spring = .{ .mass = 1, .stiffness = 100, .damping = 10 };
    try testing.expectError(error.Argument, stage.animate(by, x, std.math.nan(f64)));
    try testing.expectEqual(before, try stage.getHash());
}

fn remember(seen: *std.ArrayList(f64), _: u64, value: []const f64) !void {
    try seen.append(gpa, value[0]);
}

test "stages" {
    const stage = try ac.Stage.init(null);
    defer stage.deinit();
    const x = try stage.add("x", 0);
    const y = try stage.addProperty("y", .vector2, &.{ 1, 2 });
    const model = try y.components(gpa, .model);
    defer gpa.free(model);
    try testing.expectEqualSlices(f64, &.{ 1, 2 }, model);
    const name = try x.getName(gpa);
    defer gpa.free(name);
    try testing.expectEqualStrings("x", name);
    try testing.expectEqual(y.id, (try stage.findProperty("y")).id);
    const all = try stage.listProperties(gpa);
    defer gpa.free(all);
    try testing.expectEqual(2, all.len);

    var seen: std.ArrayList(f64) = .empty;
    defer seen.deinit(gpa);
    try x.observe(&seen, remember);
    const spring: ac.Spring = .{ .mass = 1, .stiffness = 100, .damping = 20 };
    const moved = try stage.animate(spring, x, 10);
    try stage.advance(0.1);
    const now = try x.now();
    try testing.expect(now > 0 and now < 10 and seen.getLast() == now);
    _ = try stage.animate(spring, x, 0); // interrupted
    const snapshot = try stage.snapshot(gpa);
    defer gpa.free(snapshot);
    const hash = try stage.getHash();
    try stage.advance(5);
    try stage.restore(snapshot);
    try testing.expectEqual(hash, try stage.getHash());
    try stage.advance(5);
    const events = try stage.pollEvents(gpa);
    defer gpa.free(events);
    var is_completed = false;
    for (events) |event| is_completed = is_completed or (event.kind == .transaction_completed and event.subject == moved.id);
    try testing.expect(is_completed);
    try x.observe(null, {});

    // More things than are taken at a time.
    const many = try stage.addScalars(gpa, &@as([300]f64, @splat(1)));
    defer gpa.free(many);
    const before = try stage.takeChanged(gpa);
    gpa.free(before);
    for (many) |each| try each.set(2);
    try stage.advance(0);
    const changed = try stage.takeChanged(gpa);
    defer gpa.free(changed);
    try testing.expectEqual(300, changed.len);

    const bank = try stage.addBank(spring, &.{ 0, 0 }, 0.001);
    try bank.retarget(null, &.{ 1, 2 });
    try stage.advance(10);
    try testing.expectEqual(2, (try bank.getValues())[1]);

    var options: ac.AnimationOptions = try .init();
    try options.setFrom(&.{1});
    try testing.expectError(error.Argument, options.setTo(&.{ 1, 2 }));
}

fn fail(calls: *usize, _: u64, _: []const f64) !void {
    calls.* += 1;
    return error.FromTheCallback;
}

fn reenter(stage: *const ac.Stage, _: u64, _: []const f64) !void {
    return stage.advance(0.1);
}

fn failCurve(_: void, _: f64) !f64 {
    return error.Curve;
}

const Other = struct {
    stage: ac.Stage,
    finished: usize = 0,

    fn advance(self: *Other, _: u64, _: []const f64) !void {
        try self.stage.advance(0.1);
        self.finished += 1;
    }
};

test "callbacks" {
    const stage = try ac.Stage.init(null);
    defer stage.deinit();
    const x = try stage.add("x", 0);
    var calls: usize = 0;
    try x.observe(&calls, fail);
    try x.set(1);
    try testing.expectError(error.Callback, stage.advance(0.1));
    try testing.expectEqual(error.FromTheCallback, ac.takeCallbackError().?);
    try testing.expectEqual(null, ac.takeCallbackError());
    try testing.expect(calls > 0);
    // The stage goes on.
    try x.observe(null, {});
    try x.set(2);
    try stage.advance(0.1);
    try testing.expectEqual(2, try x.now());
    // One that calls into its stage is refused.
    try x.observe(&stage, reenter);
    try x.set(3);
    try testing.expectError(error.Callback, stage.advance(0.1));
    try testing.expectEqual(error.Reentrant, ac.takeCallbackError().?);
    const wild = try ac.Easing.initCallback({}, failCurve);
    defer wild.deinit();
    try testing.expectError(error.Callback, wild.evaluate(0.5, false));
    try testing.expectEqual(error.Curve, ac.takeCallbackError().?);
    // What one callback gives does not come out of a call inside a later one.
    const two = try ac.Stage.init(null);
    defer two.deinit();
    const first = try two.add("first", 0);
    const second = try two.add("second", 0);
    var other: Other = .{ .stage = try ac.Stage.init(null) };
    defer other.stage.deinit();
    try first.observe(&calls, fail);
    try second.observe(&other, Other.advance);
    try first.set(1);
    try second.set(1);
    try testing.expectError(error.Callback, two.advance(0.1));
    try testing.expectEqual(error.FromTheCallback, ac.takeCallbackError().?);
    try testing.expectEqual(1, other.finished);
}

test "scenes" {
    const scene = try ac.Scene.load(document, null);
    defer scene.deinit();
    try testing.expect(!try scene.getBoolean("on"));
    try testing.expectEqual(2, try scene.getNumber("level"));
    const title = try scene.getString(gpa, "title");
    defer gpa.free(title);
    try testing.expectEqualStrings("é", title);
    try scene.pointerDown(5, 5);
    try scene.pointerUp(5, 5);
    try scene.advance(0.1);
    try testing.expect(try scene.isInState("on"));
    const stage = try scene.getStage();
    const events = try stage.pollEvents(gpa);
    defer gpa.free(events);
    var emitted: usize = 0;
    for (events) |event| {
        if (event.kind != .emitted) continue;
        const name = try stage.getName(gpa, event.name);
        defer gpa.free(name);
        try testing.expectEqualStrings("pressed", name);
        emitted += 1;
    }
    try testing.expectEqual(1, emitted);

    const display = try scene.getDisplay();
    try testing.expectEqual(2, display.getCommands().len);
    try testing.expectEqual(1, display.getCommands()[0].tagged().fill.paint.color[0]);
    try testing.expectEqual(.none, std.meta.activeTag(display.getCommands()[0].tagged().fill.paint.tagged()));
    try testing.expectEqual(2, display.getCommands()[1].tagged().stroke.width);

    try testing.expect(try scene.sendKey(.down, .tab, .{}));
    const focus = try scene.getFocus(gpa);
    defer gpa.free(focus);
    try testing.expectEqualStrings("area", focus);
    const lost = try scene.reload(gpa, document, null);
    defer lost.deinit(gpa);
    try testing.expectEqual(0, lost.items.len);
    const without = try scene.reload(gpa, "{\"animcore\":1}", null);
    defer without.deinit(gpa);
    try testing.expect(without.items.len > 0);
    for (without.items) |each| try testing.expect(std.mem.indexOfScalar(u8, each, '\n') == null);
    const back = try scene.reload(gpa, document, null);
    defer back.deinit(gpa);
    const other = try ac.Scene.load(document, null);
    defer other.deinit();
    var changes: [2]ac.SceneChange = undefined;
    _ = try ac.Scene.advanceMany(gpa, &.{ scene, other }, 0.1, .{ .display = true }, &changes);

    try testing.expectError(error.Document, ac.Scene.load("{\"animcore\":1,\n\"size\":[\"a\",1]}", null));
    const problem = ac.lastProblem();
    try testing.expectEqual(2, problem.line);
    try testing.expectEqualStrings("/size/0", problem.pointer);
}

test "items removed on the way leave out none of the others" {
    const text =
        \\{"animcore":1,"size":[90,90],"components":{"row":{"size":[90,20]}},
        \\"nodes":[{"kind":"list","name":"rows","component":"row"}]}
    ;
    const scene = try ac.Scene.load(text, null);
    defer scene.deinit();
    const rows = try scene.list("rows");
    for ([_][]const u8{ "a", "b", "c", "d" }) |key| _ = try rows.append(key, .{});
    // First a and b when it is their turn, then one that stands before another.
    var seen: [4]u8 = undefined;
    var count: usize = 0;
    var items = rows.items();
    while (try items.next()) |item| : (count += 1) {
        const key = try rows.key(gpa, item);
        defer gpa.free(key);
        seen[count] = key[0];
        if (key[0] == 'a' or key[0] == 'b') try rows.remove(key);
    }
    try testing.expectEqualStrings("abcd", seen[0..count]);
    _ = try rows.append("e", .{});
    count = 0;
    items = rows.items();
    while (try items.next()) |item| : (count += 1) {
        const key = try rows.key(gpa, item);
        defer gpa.free(key);
        seen[count] = key[0];
        if (key[0] == 'd') try rows.remove("c");
    }
    try testing.expectEqualStrings("cde", seen[0..count]);
    // The item whose turn it is and one before it, in one step.
    for ([_][]const u8{ "f", "g" }) |key| _ = try rows.append(key, .{});
    count = 0;
    items = rows.items();
    while (try items.next()) |item| : (count += 1) {
        const key = try rows.key(gpa, item);
        defer gpa.free(key);
        seen[count] = key[0];
        if (key[0] == 'e') for ([_][]const u8{ "d", "e" }) |gone| try rows.remove(gone);
    }
    try testing.expectEqualStrings("defg", seen[0..count]);
}

test "misuse" {
    const stage = try ac.Stage.init(null);
    const x = try stage.add("x", 0);
    stage.deinit();
    try testing.expectError(error.Argument, x.set(1));
    try testing.expectError(error.Argument, stage.advance(0.1));
    stage.deinit(); // once more does nothing
    // Another object in its cell is not taken for it.
    const next = try ac.Stage.init(null);
    defer next.deinit();
    try testing.expectError(error.Argument, stage.advance(0.1));
    try testing.expectError(error.Argument, x.now());

    const scene = try ac.Scene.load(document, null);
    const inside = try scene.getStage();
    const property = try inside.findProperty("x");
    try testing.expectEqual(0, try property.now());
    scene.deinit();
    try testing.expectError(error.Argument, inside.getInfo());
    try testing.expectError(error.Argument, property.now());

    const foreign = try next.add("x", 0);
    const third = try ac.Stage.init(null);
    defer third.deinit();
    try testing.expectError(error.Identifier, third.setValueMany(&.{foreign.id}, &.{1}));
    try testing.expectError(error.Argument, third.add("\xff", 0));
    try testing.expectError(error.Argument, third.add("n", std.math.nan(f64)));
}
