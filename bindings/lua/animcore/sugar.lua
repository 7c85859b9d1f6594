-- SPDX-License-Identifier: MIT
-- What people of Lua expect besides.
local ffi = require("ffi")
local R = require("animcore.runtime")
local A = R.module

-- A new object of those that are made of nothing but options: animcore.Stage.new().
for _, name in ipairs({ "Stage", "Path", "VelocityEstimator" }) do
    local class = A[name]
    class.new = function(...)
        return class.create(...)
    end
end

-- ---- Stages ----

local kinds = { "scalar", "vector2", "vector3", "vector4" }

-- A property: of one number, or of a table of them, whose kind ("color"...) may be said.
function A.Stage:add(name, value, kind)
    value = type(value) == "number" and { value } or value
    kind = kind or type(value) == "table" and kinds[#value]
    if not kind then
        R.wrong("value is a number or a table of 1 to 4 numbers where no kind is said, not " .. tostring(value) .. ".")
    end
    return self:add_property(name, kind, value)
end

local write = A.Motion.write

-- A motion is a table of options, or a Spring, or an Easing or CubicBezier of the library's own duration.
function A.Motion.write(value, c, keep)
    local class = getmetatable(value)
    if class == A.Spring then
        value = { kind = "spring", spring = value }
    elseif class == A.CubicBezier then
        value = { kind = "curve", curve = value }
    elseif class == A.Easing then
        value = { kind = "easing", easing = value }
    end
    return write(value, c, keep)
end

-- Runs a function: the values that it sets move so. Gives the transaction, which is committed.
function A.Stage:animate(motion, changes)
    if type(changes) ~= "function" then
        R.wrong("changes is a function, not " .. tostring(changes) .. ".")
    end
    local transaction = self:begin_transaction(motion)
    local done, raised = pcall(changes)
    -- What the function raised comes out, also where the transaction cannot be committed.
    local committed, refused = pcall(transaction.commit, transaction)
    if not (done and committed) then
        error(done and refused or raised, 0)
    end
    return transaction
end
jit.off(A.Stage.animate)

-- for event in stage:events() do ... end
function A.Stage:events()
    local all, index = self:poll_events(), 0
    return function()
        index = index + 1
        return all[index]
    end
end

-- for property in stage:properties() do ... end
function A.Stage:properties()
    local all, index = self:list_properties(), 0
    return function()
        index = index + 1
        return all[index]
    end
end

-- The stage's time in seconds.
function A.Stage:time()
    return A.flicks_to_seconds(self:get_info().time)
end

-- ---- Properties ----

-- The components of the "model" value, the "presentation" value or the "velocity".
function A.Property:get(what)
    local info = self:get_info()
    -- A path on its way to one with other verbs is shown with other components than its model value has.
    local is_model = A.Read.number(what) == A.Read.number("model")
    return unpack(self:get_value(what, is_model and info.component_count or info.shown_count))
end

-- Sets the model value: property:set(1), property:set(1, 2), property:set({ 1, 2 }).
function A.Property:set(first, ...)
    self:set_value(type(first) == "number" and { first, ... } or first)
end

-- The model value: where the property is, or is going. Each component is a result.
function A.Property:value()
    return self:get("model")
end

-- What is seen now. Each component is a result.
function A.Property:presentation()
    return self:get("presentation")
end

-- How fast what is seen changes, in the property's units a second. Each component is a result.
function A.Property:velocity()
    return self:get("velocity")
end

-- The name, or nil.
function A.Property:name()
    local number = self:get_info().name
    return number >= 0 and self.stage:get_name(number) or nil
end

-- ---- Paths ----

local parse = A.Path.parse

-- A path of SVG path data, as animcore.Path.of_svg("M0 0L1 1"). An error says at which byte it is (offset).
function A.Path.of_svg(text, options)
    local path = A.Path.create()
    local done, raised = pcall(parse, path, text, options)
    if not done then
        path:release()
        error(raised, 0)
    end
    return path
end

-- The path as SVG path data that people read best: absolute, a command for each verb. write is shorter.
function A.Path:svg()
    return self:write({ minified = false, coordinates = "absolute" })
end

-- The verbs, and the coordinates that belong to them.
function A.Path:contents()
    return self:copy(self:get_counts())
end

-- ---- Scenes ----

-- The names in a list of C's: spaces are between them, and parts with spaces inside are in backquotes. Backquotes that a
-- name has of its own, for signs that mean something in expressions, stay.
local function names_in(list)
    local all, name, place = {}, "", 1
    while place <= #list do
        local part = list:match("^`[^`]*`?", place) or list:match("^[^` ]*", place)
        place = place + #part
        name = name .. (part:match("^`([^`.()%[%]=']+)`$") or part)
        if place > #list or list:sub(place, place) == " " then
            all[#all + 1], name, place = name, "", place + 1
        end
    end
    return all
end

-- The names of the active states that have none inside, in the document's order.
function A.Scene:states()
    return names_in(self:get_atomic_states())
end

-- The names of all active states, in the document's order.
function A.Scene:active_states()
    return names_in(self:get_configuration())
end

-- for event in scene:events() do ... end
function A.Scene:events()
    return self:get_stage():events()
end

-- Fields of an event or of an item: numbers, booleans and strings by their names.
local function fields_of(data)
    local fields = {}
    R.table(data or fields, "a table of values")
    for key, value in pairs(data or {}) do
        local kind = type(value)
        if kind ~= "number" and kind ~= "boolean" and kind ~= "string" then
            R.wrong(tostring(key) .. " is a number, true, false or a string, not " .. tostring(value) .. ".")
        end
        if kind == "number" then
            fields[#fields + 1] = { name = key, kind = "number", number = value }
        elseif kind == "boolean" then
            fields[#fields + 1] = { name = key, kind = "boolean", number = value and 1 or 0 }
        else
            fields[#fields + 1] = { name = key, kind = "text", number = 0, text = value }
        end
    end
    return fields
end

-- Sends an event with data: numbers, booleans and strings by their names.
function A.Scene:send_with(name, data)
    self:send_data(name, fields_of(data))
end

-- ---- Lists ----

-- The items of a list of a scene, without those that are leaving: scene:list("toasts"):append({ title = "Saved" }).
-- An item is a table with its key, its number, its name (which stands, with a dot, before the names of all that is its
-- own, as in stage:find_property(item.name .. ".y")), and whether it is leaving. Places begin with 1.
A.ItemList = {}
A.ItemList.__index = A.ItemList

local LAST = 2 ^ 32 - 1

-- A place from 1 on as C's index.
local function index_of(place)
    if type(place) ~= "number" or place < 1 or place > LAST or place % 1 ~= 0 then
        R.wrong("place is a whole number from 1 on, not " .. tostring(place) .. ".")
    end
    return place - 1
end

-- The list of that name; one in an instance has the instance's name before it.
function A.Scene:list(name)
    return setmetatable({ scene = self, name = name, number = self:find_list(name) }, A.ItemList)
end

-- All lists, in the document's order: for list in scene:lists() do ... end
function A.Scene:lists()
    local number = -1
    return function()
        number = number + 1
        local done, info = pcall(self.get_list_info, self, number)
        if done then
            return setmetatable({ scene = self, name = self:get_stage():get_name(info.name), number = number }, A.ItemList)
        elseif not A.is_error(info) or info.status ~= "error_not_found" then
            error(info, 0)
        end
    end
end

local function item_at(list, index)
    local info = list.scene:get_item_info(list.number, index)
    return {
        key = list.scene:get_item_key(list.number, index),
        name = list.name .. "." .. info.number,
        number = info.number,
        leaving = info.leaving,
    }
end

-- How many items there are. (A table's # is for arrays of LuaJIT alone.)
function A.ItemList:count()
    return self.scene:get_list_info(self.number).item_count
end

-- How many it has room for, those that are leaving included.
function A.ItemList:capacity()
    return self.scene:get_list_info(self.number).capacity
end

-- for place, item in list:items() do ... end: those that are there when it begins.
function A.ItemList:items()
    local all, place = {}, 0
    for index = 1, self:count() do
        all[index] = item_at(self, index - 1)
    end
    return function()
        place = place + 1
        if all[place] then
            return place, all[place]
        end
    end
end

-- The items that were removed and whose machines have not come to their end: an array.
function A.ItemList:leaving()
    local info, all = self.scene:get_list_info(self.number), {}
    for index = 1, info.leaving_count do
        all[index] = item_at(self, info.item_count + index - 1)
    end
    return all
end

-- The keys, in the items' order: an array.
function A.ItemList:keys()
    local keys = {}
    for place, item in self:items() do
        keys[place] = item.key
    end
    return keys
end

-- A key as a text. Others than these would be the key that tostring makes of them.
local function text_of(key)
    if type(key) ~= "string" and type(key) ~= "number" then
        R.wrong("key is a string or a number, not " .. tostring(key) .. ".")
    end
    return tostring(key)
end

-- The place of the item with a key, or nil.
function A.ItemList:find(key)
    local done, found = pcall(self.scene.find_item, self.scene, self.number, text_of(key))
    if done then
        return found + 1
    elseif A.is_error(found) and found.status == "error_not_found" then
        return nil
    end
    error(found, 0)
end

-- The item with a key, or nil.
function A.ItemList:get(key)
    local place = self:find(key)
    return place and item_at(self, place - 1)
end

-- Adds an item with values of its inputs, and starts its machine. options may have its key (else the list chooses a
-- number that none has) and its place (else it is the last). Gives the item.
function A.ItemList:append(values, options)
    options = options or {}
    for name in pairs(options) do
        if name ~= "key" and name ~= "place" then
            R.wrong("options have a key and a place, and no " .. tostring(name) .. ".")
        end
    end
    local place = options.place ~= nil and index_of(options.place) or LAST
    local key = options.key == nil and "" or text_of(options.key)
    local number = self.scene:append_item(self.number, place, key, fields_of(values))
    local info = self.scene:get_list_info(self.number)
    local count = info.item_count + info.leaving_count
    -- Machines may have moved it meanwhile, but nearly always it is where it was put.
    local first = math.min(place, math.max(info.item_count - 1, 0))
    for offset = 0, count - 1 do
        local index = (first + offset) % count
        if self.scene:get_item_info(self.number, index).number == number then
            return item_at(self, index)
        end
    end
    return { key = key, name = self.name .. "." .. number, number = number, leaving = true }
end

-- Moves an item to a place, or to the end where there are fewer.
function A.ItemList:move(key, place)
    self.scene:move_item(self.number, text_of(key), index_of(place))
end

-- Gives inputs of an item other values.
function A.ItemList:update(key, values)
    self.scene:update_item(self.number, text_of(key), fields_of(values))
end

-- Removes an item: its machine hears the event removed, and it is gone when that has come to its end.
function A.ItemList:remove(key)
    self.scene:remove_item(self.number, text_of(key))
end

-- Removes all items.
function A.ItemList:clear()
    self.scene:clear_list(self.number)
end

-- ---- Displays ----

-- What is to be drawn as it lies in the library's memory, for drawing at once: an anim_display of C's whose members
-- commands, verbs, coordinates, stops, dashes and text are pointers that begin with 0, with command_count and so on.
-- Nothing is copied. All of it holds until the next call on the scene, and nothing checks that or its bounds.
function A.Scene:display_view()
    local display = ffi.new("anim_display")
    display.struct_size = ffi.sizeof("anim_display")
    R.stack()
    R.check(R.C.anim_scene_get_display(self:address(), display))
    return display
end
jit.off(A.Scene.display_view)

-- A part of the texts: bytes from a start (0 is the first).
function A.Display:string(start, count)
    return self.text:sub(start + 1, start + count)
end

-- The verbs and coordinates of a path: for verb, x, y... in display:each(path) do ... end
function A.Display:each(path)
    local arguments = { move = 2, line = 2, quadratic = 4, cubic = 6, close = 0 }
    local index, at = path.verb_start, path.coordinate_start
    return function()
        if index >= path.verb_start + path.verb_count then
            return nil
        end
        index = index + 1
        local verb = self.verbs[index]
        local from = at
        at = at + arguments[verb]
        return verb, unpack(self.coordinates, from + 1, at)
    end
end
