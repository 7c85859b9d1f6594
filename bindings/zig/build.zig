// SPDX-License-Identifier: MIT
//! The module `animcore`. The library is found by pkg-config, or with -Dlibrary-path=FOLDER in that folder.

const std = @import("std");

pub fn build(b: *std.Build) void {
    const target = b.standardTargetOptions(.{});
    const optimize = b.standardOptimizeOption(.{});
    const folder = b.option([]const u8, "library-path", "The folder of libanimcore.so or libanimcore.a");

    const module = b.addModule("animcore", .{
        .root_source_file = b.path("src/animcore.zig"),
        .target = target,
        .optimize = optimize,
        .link_libc = true,
    });
    if (folder) |path| {
        module.addLibraryPath(.{ .cwd_relative = path });
        module.addRPath(.{ .cwd_relative = path });
    }
    module.linkSystemLibrary("animcore", .{ .use_pkg_config = if (folder == null) .yes else .no });

    const frames = b.addExecutable(.{ .name = "frames", .root_module = b.createModule(.{
        .root_source_file = b.path("examples/frames.zig"),
        .target = target,
        .optimize = optimize,
        .imports = &.{.{ .name = "animcore", .module = module }},
    }) });
    b.installArtifact(frames);

    const step = b.step("test", "Run the tests");
    for ([_][]const u8{ "tests/unit.zig", "tests/misuse.zig" }) |path| {
        const tests = b.addTest(.{ .root_module = b.createModule(.{
            .root_source_file = b.path(path),
            .target = target,
            .optimize = optimize,
            .imports = &.{.{ .name = "animcore", .module = module }},
        }) });
        step.dependOn(&b.addRunArtifact(tests).step);
    }
}
