// SPDX-License-Identifier: MIT
//! frames DOCUMENT COUNT FOLDER: taps the middle of a control, and writes so many frames at 60 a second as
//! FOLDER/frame-000.ppm and on. Paths are filled here, row by row; texts, images, shadows and clips are left to renderers
//! of more than a page.

const std = @import("std");
const ac = @import("animcore");
const Allocator = std.mem.Allocator;

const Canvas = struct {
    width: usize,
    height: usize,
    pixels: [][3]u8,

    fn init(gpa: Allocator, width: usize, height: usize) !Canvas {
        const pixels = try gpa.alloc([3]u8, width * height);
        @memset(pixels, .{ 255, 255, 255 });
        return .{ .width = width, .height = height, .pixels = pixels };
    }

    fn fill(self: Canvas, gpa: Allocator, path: ac.Path, rule: ac.FillRule, color: [4]f64) !void {
        const tolerance = 0.1;
        const counts = try path.getFlattenedCounts(tolerance);
        // A subpath that is closed ends with its first point again.
        const points = try gpa.alloc(ac.Point, counts.coordinate_count / 2 + counts.verb_count);
        defer gpa.free(points);
        const ends = try gpa.alloc(usize, counts.verb_count);
        defer gpa.free(ends);
        const used = try path.getPolylines(tolerance, points, ends);
        const coverage = try gpa.alloc(f64, self.width);
        defer gpa.free(coverage);
        for (0..self.height) |row| {
            @memset(coverage, 0);
            for (0..4) |sample| {
                const y = @as(f64, @floatFromInt(row)) + (@as(f64, @floatFromInt(sample)) + 0.5) / 4;
                try addRow(gpa, points, ends[0..used.subpath_count], rule, y, coverage);
            }
            for (coverage, self.pixels[row * self.width ..][0..self.width]) |covered, *pixel| {
                const alpha = @min(covered, 1) * color[3];
                for (pixel, color[0..3]) |*channel, wanted| {
                    const before: f64 = @floatFromInt(channel.*);
                    channel.* = @intFromFloat(@round(before + (wanted * 255 - before) * alpha));
                }
            }
        }
    }

    const Crossing = struct {
        x: f64,
        turn: i32,

        fn isBefore(_: void, a: Crossing, b: Crossing) bool {
            return a.x < b.x;
        }
    };

    /// Adds a quarter of how much of each pixel is inside along a horizontal line.
    fn addRow(gpa: Allocator, points: []const ac.Point, ends: []const usize, rule: ac.FillRule, y: f64, coverage: []f64) !void {
        var crossings: std.ArrayList(Crossing) = .empty;
        defer crossings.deinit(gpa);
        var begin: usize = 0;
        for (ends) |end| {
            for (begin..end) |index| {
                const a = points[index];
                const b = points[if (index + 1 < end) index + 1 else begin];
                if ((a.y <= y) != (b.y <= y)) {
                    const x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x);
                    try crossings.append(gpa, .{ .x = x, .turn = if (a.y <= y) 1 else -1 });
                }
            }
            begin = end;
        }
        std.mem.sort(Crossing, crossings.items, {}, Crossing.isBefore);
        var winding: i32 = 0;
        for (crossings.items, 1..) |crossing, next| {
            winding += crossing.turn;
            const is_inside = if (rule == .nonzero) winding != 0 else winding & 1 != 0;
            if (!is_inside or next == crossings.items.len) continue;
            const from = @max(crossing.x, 0);
            const to = @min(crossings.items[next].x, @as(f64, @floatFromInt(coverage.len)));
            var x = @floor(from);
            while (x < to) : (x += 1) {
                coverage[@intFromFloat(x)] += 0.25 * (@min(x + 1, to) - @max(x, from));
            }
        }
    }
};

fn pathOf(display: *const ac.Display, of: ac.DrawPath) !ac.Path {
    const path = try ac.Path.init();
    errdefer path.deinit();
    try path.append(
        display.getVerbs()[of.verb_start..][0..of.verb_count],
        display.getCoordinates()[of.coordinate_start..][0..of.coordinate_count],
    );
    return path;
}

/// The paint's color, or the middle one of a gradient.
fn colorOf(display: *const ac.Display, paint: ac.DrawPaint, opacity: f64) [4]f64 {
    var color = paint.color;
    if (paint.kind != .solid and paint.stop_count > 0) {
        color = display.getStops()[paint.stop_start + paint.stop_count / 2].color;
    }
    color[3] *= opacity;
    return color;
}

fn draw(gpa: Allocator, scene: ac.Scene, canvas: Canvas, to_pixels: ac.Transform) !void {
    const display = try scene.getDisplay();
    for (display.getCommands()) |*command| {
        switch (command.tagged()) {
            .fill => |fill| {
                const path = try pathOf(&display, fill.path);
                defer path.deinit();
                try path.transform(command.transform);
                try path.transform(to_pixels);
                try canvas.fill(gpa, path, fill.rule, colorOf(&display, fill.paint, command.opacity));
            },
            .stroke => |stroke| {
                var style: ac.StrokeStyle = try .init();
                style.cap = stroke.cap;
                style.join = stroke.join;
                style.width = stroke.width;
                style.miter_limit = stroke.miter_limit;
                style.dash_offset = stroke.dash_offset;
                try style.setDashes(display.getDashes()[stroke.dash_start..][0..stroke.dash_count]);
                const line = try pathOf(&display, stroke.path);
                defer line.deinit();
                const path = try line.stroke(style, 0.05);
                defer path.deinit();
                try path.transform(command.transform);
                try path.transform(to_pixels);
                try canvas.fill(gpa, path, .nonzero, colorOf(&display, stroke.paint, command.opacity));
            },
            else => {},
        }
    }
}

pub fn main(init: std.process.Init) !void {
    const gpa = init.arena.allocator();
    const arguments = try init.minimal.args.toSlice(gpa);
    if (arguments.len != 4) {
        std.debug.print("usage: frames DOCUMENT COUNT FOLDER\n", .{});
        std.process.exit(2);
    }
    const document = try std.Io.Dir.cwd().readFileAlloc(init.io, arguments[1], gpa, .unlimited);
    const scene = ac.Scene.load(document, null) catch |problem| {
        std.debug.print("frames: {t}: {s}\n", .{ problem, ac.lastProblem().message });
        std.process.exit(1);
    };
    defer scene.deinit();
    const folder = try std.Io.Dir.cwd().openDir(init.io, arguments[3], .{});
    defer folder.close(init.io);

    const info = try scene.getInfo();
    const scale = 3;
    const width: usize = @intFromFloat(@ceil(info.canvas.width * scale));
    const height: usize = @intFromFloat(@ceil(info.canvas.height * scale));
    const to_pixels: ac.Transform = .{
        .a = scale,
        .d = scale,
        .tx = -info.canvas.x * scale,
        .ty = -info.canvas.y * scale,
    };
    for (0..try std.fmt.parseInt(usize, arguments[2], 10)) |frame| {
        if (frame == 1) try scene.pointerDown(info.width / 2, info.height / 2);
        if (frame == 7) try scene.pointerUp(info.width / 2, info.height / 2);
        try scene.advance(1.0 / 60.0);
        const canvas: Canvas = try .init(gpa, width, height);
        try draw(gpa, scene, canvas, to_pixels);
        const bytes = try std.fmt.allocPrint(gpa, "P6 {d} {d} 255\n{s}", .{ width, height, @as([]const u8, @ptrCast(canvas.pixels)) });
        const name = try std.fmt.allocPrint(gpa, "frame-{d:0>3}.ppm", .{frame});
        try folder.writeFile(init.io, .{ .sub_path = name, .data = bytes });
    }
}
