// SPDX-License-Identifier: MIT

//! Lists of a scene: instances of a component that come, change places and go.

const std = @import("std");
const objects = @import("objects.zig");
const values = @import("values.zig");
const runtime = @import("runtime.zig");
const Allocator = std.mem.Allocator;
const Error = runtime.Error;
const EventField = values.EventField;
const Scene = objects.Scene;

/// A list of a scene, and valid as long as that is open and not reloaded. Its items are those that are not leaving.
pub const ItemList = struct {
    scene: Scene,
    number: u32,

    /// A place behind all items that there are.
    pub const last = std.math.maxInt(u32);

    /// An item, as it was when it was read.
    pub const Item = struct {
        /// Its place among all of the list; those that are leaving follow the others.
        place: u32,
        /// Behind the name of the list and a dot in the names of all that is its own.
        number: u32,
        /// Whether it was removed, and its machine has not come to its end.
        leaving: bool,
    };

    /// The list of that name; one in an instance has the instance's name before it.
    pub fn of(scene: Scene, name: []const u8) Error!ItemList {
        return .{ .scene = scene, .number = try scene.findList(name) };
    }

    /// How many items there are.
    pub fn count(self: ItemList) Error!u32 {
        return (try self.scene.getListInfo(self.number)).item_count;
    }

    /// How many it has room for, those that are leaving included.
    pub fn capacity(self: ItemList) Error!u32 {
        return (try self.scene.getListInfo(self.number)).capacity;
    }

    /// The item at a place, from 0 on.
    pub fn at(self: ItemList, place: u32) Error!Item {
        const info = try self.scene.getItemInfo(self.number, place);
        return .{ .place = place, .number = info.number, .leaving = info.leaving.get() };
    }

    /// Its key. The caller frees it.
    pub fn key(self: ItemList, gpa: Allocator, item: Item) Error![]u8 {
        return self.scene.getItemKey(gpa, self.number, item.place);
    }

    /// The item with a key; null where there is none.
    pub fn find(self: ItemList, of_item: []const u8) Error!?Item {
        const place = self.scene.findItem(self.number, of_item) catch |problem| switch (problem) {
            error.NotFound => return null,
            else => return problem,
        };
        return try self.at(place);
    }

    /// while (try items.next()) |item| …
    /// On the way the item given last and any before it may be removed: what follows is not left out.
    pub const Iterator = struct {
        list: ItemList,
        place: u32,
        /// Where it ends; null where the items do that are not leaving.
        end: ?u32 = null,
        /// The number of the item given last, and of the one after it.
        last: ?u32 = null,
        following: ?u32 = null,

        pub fn next(self: *Iterator) Error!?Item {
            const end = self.end orelse try self.list.count();
            if (self.last) |number| {
                // Both stand further to the front where others before them were removed. The last was removed itself
                // where it is not found.
                self.place = if (try self.before(end, number)) |found|
                    found + 1
                else
                    try self.before(end, self.following) orelse @min(self.place - 1, end);
            }
            if (self.place >= end) return null;
            const item = try self.list.at(self.place);
            self.place += 1;
            self.last = item.number;
            self.following = if (self.place < end) (try self.list.at(self.place)).number else null;
            return item;
        }

        /// The place of the item with a number, not behind the one that is next.
        fn before(self: *Iterator, end: u32, number: ?u32) Error!?u32 {
            var place = @min(self.place + 1, end);
            while (place > 0) : (place -= 1) {
                if ((try self.list.at(place - 1)).number == number) return place - 1;
            }
            return null;
        }
    };

    /// The items in their order.
    pub fn items(self: ItemList) Iterator {
        return .{ .list = self, .place = 0 };
    }

    /// The items that were removed and whose machines have not come to their end.
    pub fn leaving(self: ItemList) Error!Iterator {
        const info = try self.scene.getListInfo(self.number);
        return .{ .list = self, .place = info.item_count, .end = info.item_count + info.leaving_count };
    }

    /// Adds an item at the end, and starts its machine: rows.append("tea", .{ .title = "Tea", .level = 2 }). Where the
    /// key is empty, the list chooses a number that none has. Gives its number.
    pub fn append(self: ItemList, of_item: []const u8, given: anytype) Error!u32 {
        return self.insert(last, of_item, &EventField.all(given));
    }

    /// As append, at a place from 0 on, or at the end where there are fewer.
    pub fn insert(self: ItemList, place: u32, of_item: []const u8, fields: []const EventField) Error!u32 {
        return self.scene.appendItem(self.number, place, of_item, fields);
    }

    /// Moves an item to a place, or to the end where there are fewer.
    pub fn move(self: ItemList, of_item: []const u8, place: u32) Error!void {
        return self.scene.moveItem(self.number, of_item, place);
    }

    /// Gives inputs of an item other values: rows.update("tea", .{ .level = 3 }).
    pub fn update(self: ItemList, of_item: []const u8, given: anytype) Error!void {
        return self.scene.updateItem(self.number, of_item, &EventField.all(given));
    }

    /// Removes an item: its machine hears the event removed, and it is gone when that has come to its end.
    pub fn remove(self: ItemList, of_item: []const u8) Error!void {
        return self.scene.removeItem(self.number, of_item);
    }

    /// Removes all items.
    pub fn clear(self: ItemList) Error!void {
        return self.scene.clearList(self.number);
    }
};
