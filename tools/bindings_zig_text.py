# SPDX-License-Identifier: MIT
"""Conveniences for Zig beside the C functions: text that is inserted into a type's declaration."""

SUGAR = {
    "anim_stage": """
    /// Adds a number; its name may be empty.
    pub fn add(self: Stage, name: []const u8, value: f64) Error!Property {
        return self.addProperty(name, .scalar, &.{value});
    }

    /// Begins a transaction: what is set until it is committed moves by the spring, with the velocity that there is.
    pub fn begin(self: Stage, by: Spring) Error!Transaction {
        var motion = try Motion.init();
        motion.kind = .spring;
        motion.spring = by;
        return self.beginTransaction(motion);
    }

    /// Sets a number, moved by a spring, which replaces what moved it.
    pub fn animate(self: Stage, by: Spring, property: Property, value: f64) Error!Transaction {
        const own: Property = .{ .stage = self, .id = property.id };
        return own.springTo(&.{value}, null, by);
    }
""",
    "anim_property": """
    /// Sets a number: at once, or moved by the open transaction.
    pub fn set(self: Property, value: f64) Error!void {
        return self.setValue(&.{value});
    }

    /// The first component as it is shown now: the value, of a scalar.
    pub fn now(self: Property) Error!f64 {
        var value: [1]f64 = undefined;
        try self.getValue(.presentation, &value);
        return value[0];
    }

    /// Its components, as many as there are now. The caller frees them.
    pub fn components(self: Property, gpa: Allocator, what: Read) Error![]f64 {
        const info = try self.getInfo();
        const is_shown = what == .presentation or what == .velocity;
        const values = try runtime.alloc(gpa, f64, if (is_shown) info.shown_count else info.component_count);
        errdefer gpa.free(values);
        try self.getValue(what, values);
        return values;
    }

    /// Its name, empty where it has none. The caller frees it.
    pub fn getName(self: Property, gpa: Allocator) Error![]u8 {
        const info = try self.getInfo();
        if (info.name < 0) return runtime.alloc(gpa, u8, 0);
        return self.stage.getName(gpa, info.name);
    }
""",
    "anim_path": """
    /// A path from SVG path data.
    pub fn fromSvg(data: []const u8) Error!Path {
        const path = try Path.init();
        errdefer path.deinit();
        _ = try path.parse(data, null);
        return path;
    }

    /// Its SVG path data as people read them best: absolute, a command for each verb. The caller frees them.
    pub fn svg(self: Path, gpa: Allocator) Error![]u8 {
        var format = try PathFormat.init();
        format.minified = .no;
        format.coordinates = .absolute;
        return self.write(gpa, format);
    }
""",
    "anim_scene": """
    /// A finger or mouse comes down.
    pub fn pointerDown(self: Scene, x: f64, y: f64) Error!void {
        return self.sendPointer(.down, 0, x, y);
    }

    /// It moves.
    pub fn pointerMove(self: Scene, x: f64, y: f64) Error!void {
        return self.sendPointer(.move, 0, x, y);
    }

    /// It is lifted.
    pub fn pointerUp(self: Scene, x: f64, y: f64) Error!void {
        return self.sendPointer(.up, 0, x, y);
    }

    /// The names of the active states that have none inside, in the document's order. The caller releases them.
    pub fn states(self: Scene, gpa: Allocator) Error!StateNames {
        return .{ .gpa = gpa, .text = try self.getAtomicStates(gpa) };
    }

    /// The names of all active states, in the document's order. The caller releases them.
    pub fn activeStates(self: Scene, gpa: Allocator) Error!StateNames {
        return .{ .gpa = gpa, .text = try self.getConfiguration(gpa) };
    }

    /// The list of that name; one in an instance has the instance's name before it.
    pub fn list(self: Scene, name: []const u8) Error!ItemList {
        return ItemList.of(self, name);
    }
""",
    "anim_event_field": """
    /// A number, a boolean or a text. The texts have to stay until it is used, where one that is too long is refused.
    pub fn of(name: []const u8, value: anytype) EventField {
        var made: EventField = .{ .name = name.ptr, .name_length = std.math.lossyCast(u32, name.len) };
        switch (@typeInfo(@TypeOf(value))) {
            .bool => {
                made.kind = .boolean;
                made.number = if (value) 1 else 0;
            },
            .int, .comptime_int => {
                made.kind = .number;
                made.number = @floatFromInt(value);
            },
            .float, .comptime_float => {
                made.kind = .number;
                made.number = value;
            },
            else => {
                const bytes: []const u8 = value;
                made.kind = .text;
                made.text = bytes.ptr;
                made.text_length = std.math.lossyCast(u32, bytes.len);
            },
        }
        return made;
    }

    /// Those of a struct: EventField.all(.{ .title = "Tea", .level = 2 }).
    pub fn all(given: anytype) [@typeInfo(@TypeOf(given)).@"struct".field_names.len]EventField {
        const names = @typeInfo(@TypeOf(given)).@"struct".field_names;
        var made: [names.len]EventField = undefined;
        inline for (names, &made) |each, *field| field.* = of(each, @field(given, each));
        return made;
    }
""",
}
