-- SPDX-License-Identifier: MIT
-- Errors, classes, callbacks, and the way from Lua's values to C's and back.
local ok, ffi = pcall(require, "ffi")
assert(ok, "animcore needs LuaJIT: it is written with its ffi.")
assert(ffi.abi("64bit"), "animcore for Lua needs a 64-bit LuaJIT.")
local components = require("animcore.cdef")

local R = { module = {} }
local A = R.module

-- C types by their names, found once.
R.T = setmetatable({}, {
    __index = function(types, name)
        local kind = ffi.typeof(name)
        types[name] = kind
        return kind
    end,
})
local T = R.T

-- ---- The library ----

-- Where ANIMCORE_LIBRARY says, or else where the system looks.
local function load()
    local path = os.getenv("ANIMCORE_LIBRARY")
    if path and path ~= "" then
        return ffi.load(path)
    end
    local found, library = pcall(ffi.load, "animcore")
    if found then
        return library
    end
    local again, other = pcall(ffi.load, "libanimcore.so.1")
    if again then
        return other
    end
    error(library, 0)
end

-- The functions. What a smaller library has not says which component it is in, where it is called.
local function functions(library)
    local function get(name)
        return library[name]
    end
    local absent = {}
    for name in pairs(components) do
        if not pcall(get, name) then
            absent[name] = function()
                error("This libanimcore was built without the component " .. components[name] .. ": it has no " .. name .. "().", 0)
            end
        end
    end
    return next(absent) == nil and library or setmetatable(absent, { __index = library })
end

R.C = functions(load())
local C = R.C

-- ---- Errors ----

-- What the library refuses: a table with status, line, column, pointer and offset, which prints its message.
local Error = {}
Error.__index = Error
Error.__tostring = function(self)
    return self.message
end
A.Error = Error

-- Whether something that was caught is an error of this package.
function A.is_error(value)
    return getmetatable(value) == Error
end

-- The folder of this package, as it stands before the names of its files.
local folder = debug.getinfo(1, "S").source:match("^(.*)runtime%.lua$")

-- Raises an error that a caller of this package made, and says where: in the line that called it.
local function wrong(text)
    local level = 2
    local frame = debug.getinfo(level, "S")
    while frame and (frame.what == "C" or folder and frame.source:sub(1, #folder) == folder) do
        level = level + 1
        frame = debug.getinfo(level, "S")
    end
    error(text, frame and level or 0)
end
R.wrong = wrong

function R.c_string(pointer)
    return pointer ~= nil and ffi.string(pointer) or ""
end

-- What a callback raised, in a table, until the call of the library is over.
local pending

local function rethrow()
    local raised = pending
    if raised then
        pending = nil
        error(raised[1], 0)
    end
end

local function fail(status, offset)
    rethrow()
    local line, column = T["int32_t[1]"](), T["int32_t[1]"]()
    C.anim_last_error_place(line, column)
    error(
        setmetatable({
            status = A.Status.name(status),
            message = R.c_string(C.anim_last_error_message()),
            line = line[0],
            column = column[0],
            pointer = R.c_string(C.anim_last_error_pointer()),
            offset = offset and offset[0] >= 0 and tonumber(offset[0]) or nil,
        }, Error),
        0
    )
end

function R.check(status, offset)
    if status ~= 0 or pending then
        fail(status, offset)
    end
end

-- After a call that cannot fail.
function R.done()
    if pending then
        rethrow()
    end
end

-- Fails where a callback would find no room on Lua's stack: LuaJIT ends the process where it learns that on the way into
-- one, where no pcall is yet. A function's slots are asked for when it is called, also those that it does not use.
local slots = {}
for index = 1, 190 do
    slots[index] = "_" .. index
end
R.stack = loadstring("return function(use) if use then local " .. table.concat(slots, ", ") .. " = use() end end")()
jit.off(R.stack)

-- ---- Numbers ----

-- The least and the greatest number of C's types; of 64 bits those that numbers of Lua's have.
local limits = {
    int8_t = { -128, 127 },
    uint8_t = { 0, 255 },
    int16_t = { -32768, 32767 },
    uint16_t = { 0, 65535 },
    int32_t = { -2147483648, 2147483647 },
    uint32_t = { 0, 4294967295 },
    int64_t = { -2 ^ 63, 2 ^ 63 - 1024 },
    uint64_t = { 0, 2 ^ 64 - 2048 },
    size_t = { 0, 2 ^ 64 - 2048 },
}

local function told(value)
    return type(value) == "string" and string.format("%q", value) or tostring(value)
end

-- A number that fits into a type of C's; those of 64 bits may be 1LL or 1ULL.
function R.whole(value, kind, name)
    local limit = limits[kind]
    if type(value) == "number" then
        if value >= limit[1] and value <= limit[2] and value % 1 == 0 then
            return value
        end
    elseif ffi.istype(T.int64_t, value) then
        if (value >= 0 or limit[1] < 0) and (limit[2] > 2 ^ 62 or (value >= limit[1] and value <= limit[2])) then
            return value
        end
    elseif ffi.istype(T.uint64_t, value) then
        if value <= 0x7fffffffffffffffULL or limit[2] > 2 ^ 63 then
            if limit[2] > 2 ^ 62 or value <= limit[2] then
                return value
            end
        end
    end
    wrong(("%s is a whole number from %.0f to %.0f, not %s."):format(name, limit[1], limit[2], told(value)))
end

function R.real(value, name)
    if type(value) == "number" then
        return value
    elseif ffi.istype(T.int64_t, value) or ffi.istype(T.uint64_t, value) then
        return tonumber(value)
    end
    wrong(name .. " is a number, not " .. told(value) .. ".")
end

-- ---- Constants ----

function R.enumeration(name, numbers)
    local names, list = {}, {}
    for key, number in pairs(numbers) do
        names[number] = key
        list[#list + 1] = key
    end
    table.sort(list)
    local class = {}
    class.names = list
    function class.number(value)
        if type(value) == "number" then
            return R.whole(value, "int32_t", name)
        end
        local number = type(value) == "string" and numbers[value]
        if not number then
            wrong(name .. " is one of " .. table.concat(list, ", ") .. ", not " .. tostring(value) .. ".")
        end
        return number
    end
    -- A number that has no name stays a number.
    function class.name(number)
        return names[number] or number
    end
    return class
end

function R.flags(name, numbers)
    local class = R.enumeration(name, numbers)
    local named = class.number
    local function one(value)
        return type(value) == "number" and R.whole(value, "uint32_t", name) or named(value)
    end
    function class.number(value)
        if value == nil then
            return 0
        elseif type(value) ~= "table" then
            return one(value)
        end
        local sum = 0
        for key, each in pairs(value) do
            if type(key) == "number" then
                sum = sum + one(each)
            elseif each then
                sum = sum + one(key)
            end
        end
        return sum
    end
    -- A set: each name is true.
    function class.name(number)
        local set = {}
        for key, bit_ in pairs(numbers) do
            if number % (bit_ * 2) >= bit_ then
                set[key] = true
            end
        end
        return set
    end
    return class
end

-- ---- Values ----

local function equal(a, b)
    if type(a) ~= "table" or type(b) ~= "table" then
        return a == b
    end
    for key, each in pairs(a) do
        if not equal(each, b[key]) then
            return false
        end
    end
    for key in pairs(b) do
        if a[key] == nil then
            return false
        end
    end
    return true
end

local function shown(value)
    if type(value) == "table" and not getmetatable(value) then
        local parts = {}
        for key, each in pairs(value) do
            parts[#parts + 1] = type(key) == "number" and shown(each) or (tostring(key) .. " = " .. shown(each))
        end
        return "{" .. table.concat(parts, ", ") .. "}"
    end
    return type(value) == "string" and string.format("%q", value) or tostring(value)
end

-- A class of tables with these members: called with all of them in a row, or with one table that has them by name.
function R.value(name, members)
    local known = {}
    for _, member in ipairs(members) do
        known[member] = true
    end
    local class = { member_names = members }
    class.__index = class
    class.__eq = equal
    class.__tostring = function(self)
        local parts = {}
        for _, member in ipairs(members) do
            if self[member] ~= nil then
                parts[#parts + 1] = member .. " = " .. shown(self[member])
            end
        end
        return name .. "(" .. table.concat(parts, ", ") .. ")"
    end
    return setmetatable(class, {
        __call = function(_, first, ...)
            local made = {}
            if type(first) == "table" and not getmetatable(first) and select("#", ...) == 0 then
                for key, each in pairs(first) do
                    if not known[key] then
                        wrong(name .. " has no member " .. tostring(key) .. "; it has " .. table.concat(members, ", ") .. ".")
                    end
                    made[key] = each
                end
            else
                if select("#", ...) >= #members then
                    wrong(name .. " has " .. #members .. " members: " .. table.concat(members, ", ") .. ".")
                end
                local all = { first, ... }
                for index, member in ipairs(members) do
                    made[member] = all[index]
                end
            end
            return setmetatable(made, class)
        end,
    })
end

-- Options: what is not set is as the library has it by default. A plain table is as good.
function R.options(name, members)
    return R.value(name, members)
end

function R.set(class, value, c, keep)
    if value == nil then
        return
    end
    if type(value) ~= "table" then
        wrong("Options are a table, not " .. tostring(value) .. ".")
    end
    for key in pairs(value) do
        if not class.members[key] then
            wrong("There is no option " .. tostring(key) .. "; there are " .. table.concat(class.member_names, ", ") .. ".")
        end
    end
    for _, name in ipairs(class.member_names) do
        if rawget(value, name) ~= nil then
            class.members[name](c, rawget(value, name), keep)
        end
    end
end

function R.table(value, name)
    if type(value) ~= "table" then
        wrong(name .. " is wanted, not " .. tostring(value) .. ".")
    end
end

function R.boolean(value, name)
    if value == true then
        return 1
    elseif value == false then
        return 0
    end
    wrong(name .. " is true or false, not " .. tostring(value) .. ".")
end

-- true, false, or nil where nobody has said.
function R.known(number)
    if number == 0 then
        return false
    end
    return number == 1 or nil
end

-- A 64-bit number as a number of Lua's, where it is one, else as a cdata.
function R.number(value)
    local number = tonumber(value)
    -- 2 ^ 53 itself is also what 2 ^ 53 + 1 is rounded to.
    if number > -2 ^ 53 and number < 2 ^ 53 then
        return number
    end
    return value
end

-- ---- Texts ----

function R.text(value, name)
    if type(value) ~= "string" then
        wrong(name .. " is a string, not " .. tostring(value) .. ".")
    end
    return value, #value
end

function R.string(pointer, length)
    return length == 0 and "" or ffi.string(pointer, length)
end

--- The lines in a buffer, of a text of some length. If it did not fit, the last line says so.
function R.lines(pointer, capacity, length)
    local found = {}
    if length == 0 then
        return found
    end
    for line in (ffi.string(pointer, math.min(capacity, length)) .. "\n"):gmatch("([^\n]*)\n") do
        found[#found + 1] = line
    end
    if length > capacity then
        found[#found] = "and more, for which there was no room"
    end
    return found
end

-- The number of elements of a table, which has no holes and nothing else but n (as that of table.pack).
local function count_of(values, name)
    local count = #values
    local key = next(values, count > 0 and values[0] == nil and count or nil)
    while key ~= nil do
        if key ~= "n" and (type(key) ~= "number" or key < 1 or key > count) then
            wrong(name .. " has holes, or is no array: # is " .. count .. ", and there is a value at " .. tostring(key) .. ".")
        end
        key = next(values, key)
    end
    return count
end

function R.texts(values, name)
    R.table(values, name)
    local count = count_of(values, name)
    local texts, lengths = T["const char *[?]"](count), T["size_t[?]"](count)
    for index = 1, count do
        texts[index - 1], lengths[index - 1] = R.text(values[index], name)
    end
    return texts, lengths, count
end

-- ---- Arrays ----

local function elements(value, kind, name)
    local described = type(value) == "cdata" and tostring(ffi.typeof(value))
    if not described or not described:find("%[") then
        wrong(name .. " is a table or an array of C's, not " .. tostring(value) .. ".")
    end
    return ffi.sizeof(value) / ffi.sizeof(kind, 1)
end

-- A table is copied; an array of C's (ffi.new("double[?]", n)) is used as it is.
function R.array(value, kind, name, enum)
    local many = T[kind .. "[?]"]
    if type(value) ~= "table" then
        return value, elements(value, many, name)
    end
    local count = count_of(value, name)
    local array, is_real = many(count), kind == "double" or kind == "float"
    for index = 1, count do
        local each = value[index]
        if enum then
            each = enum.number(each)
        elseif is_real then
            each = R.real(each, name)
        else
            each = R.whole(each, kind, name)
        end
        array[index - 1] = each
    end
    return array, count
end

function R.fixed(value, array, count, name)
    R.table(value, name)
    if #value ~= count then
        wrong(name .. " has " .. count .. " numbers, not " .. #value .. ".")
    end
    for index = 1, count do
        array[index - 1] = R.real(value[index], name)
    end
    return array
end

function R.structs(values, class, kind, keep, name)
    R.table(values, name)
    local count = count_of(values, name)
    local array = T[kind](count)
    for index = 1, count do
        class.write(values[index], array[index - 1], keep)
    end
    return array, count
end

function R.rows(count, per, name)
    if count % per ~= 0 then
        wrong(name .. " has rows of " .. per .. " numbers, and not " .. count .. " numbers.")
    end
    return count / per
end

-- The length that arrays share: of names and lengths in turn; nil is one that is not there.
function R.shared(...)
    local length, of = nil, nil
    for index = 1, select("#", ...), 2 do
        local name, count = select(index, ...)
        if count then
            if length and length ~= count then
                wrong(of .. " and " .. name .. " must be as long as each other, not " .. length .. " and " .. count .. ".")
            end
            length, of = count, name
        end
    end
    return length or 0
end

-- The length that arrays of a struct share.
function R.same(c, field, count, name, keep)
    local before = keep[field]
    if before and before ~= count then
        wrong(name .. " has " .. count .. " numbers, and another has " .. before .. ".")
    end
    keep[field] = count
    c[field] = count
end

function R.read(pointer, count, enum)
    local all = {}
    for index = 0, count - 1 do
        local each = pointer[index]
        if type(each) == "cdata" then
            each = R.number(each)
        end
        all[index + 1] = enum and enum.name(each) or each
    end
    return all
end

function R.read_structs(pointer, count, class)
    local all = {}
    for index = 0, count - 1 do
        all[index + 1] = class.read(pointer[index])
    end
    return all
end

function R.read_things(pointer, count, class, stage)
    local all = {}
    for index = 0, count - 1 do
        all[index + 1] = class.of(stage, pointer[index])
    end
    return all
end

-- Room for what a call fills: as much as a number says or a table has, or an array of C's.
function R.room(value, kind, name)
    if value == nil then
        return nil, 0
    end
    local count = type(value) == "table" and #value or value
    if type(count) == "number" then
        if count < 0 or count % 1 ~= 0 then
            wrong(name .. " is not a number of elements: " .. count .. ".")
        end
        return T[kind](count), count
    end
    return value, elements(value, T[kind], name)
end

function R.filled(value, array, count, class, enum)
    if value == nil or type(value) == "cdata" then
        return value
    end
    local all = class and R.read_structs(array, count, class) or R.read(array, count, enum)
    if type(value) == "number" then
        return all
    end
    for index = 1, count do
        value[index] = all[index]
    end
    return value
end

-- Where a result goes: a new array, or the caller's.
function R.into(given, kind, count, name)
    if given == nil then
        return T[kind](count)
    end
    local room = elements(given, T[kind], name)
    if room < count then
        wrong(name .. " needs room for " .. count .. " numbers, and has " .. room .. ".")
    end
    return given
end

-- The library's own array, of an object that keeps it as long as it lives: nothing is copied. view[1] is its first
-- number, or nil beyond its end; view.count is how many there are. Each use asks whether the object is there still.
local View = {}

function View.__index(self, key)
    if type(key) ~= "number" then
        return View[key]
    end
    self.owner:address()
    if key >= 1 and key <= self.count and key % 1 == 0 then
        return self.numbers[key - 1]
    end
    return nil
end

function View.__newindex()
    wrong("A view of the library's numbers is not written to.")
end

-- For loops that are to be compiled: const double *, which begins with 0. It holds until the object is released, and
-- nothing checks its bounds.
function View:pointer()
    self.owner:address()
    return self.numbers
end

-- for index, number in view:each() do ... end
function View:each()
    local index = 0
    return function()
        index = index + 1
        local number = self[index]
        if number ~= nil then
            return index, number
        end
        return nil
    end
end

-- A copy that stays.
function View:to_table()
    self.owner:address()
    return R.read(self.numbers, self.count)
end

-- The library's array: a view where its owner keeps it, else a copy; into what the caller gives, or a table.
function R.view(owner, into, pointer, count, kind, name)
    if into == nil then
        if owner ~= nil then
            return setmetatable({ owner = owner, numbers = pointer, count = count }, View)
        end
        return R.read(pointer, count)
    end
    local size = count * ffi.sizeof(kind)
    elements(into, T[kind .. "[?]"], name)
    if not pcall(T[kind .. "*"], into) then
        wrong(name .. " is an array of " .. kind .. ", not " .. tostring(into) .. ".")
    elseif ffi.sizeof(into) < size then
        wrong(name .. " needs room for " .. count .. " numbers.")
    end
    ffi.copy(into, pointer, size)
    return into
end

-- ---- Objects ----

local function closed(noun)
    error(
        setmetatable({
            status = "closed",
            message = "This " .. noun .. " is released.",
            line = 0,
            column = 0,
            pointer = "",
        }, Error),
        0
    )
end

-- An object is released by release(), or by the garbage collector when nothing refers to it any more.
function R.object_class(name, destroy)
    local class = {}
    class.__index = class
    class.__tostring = function(self)
        return name .. (self:is_released() and " (released)" or "")
    end
    -- Which the collector may call anywhere. Where there is no room for the release of callbacks, it does so later.
    local collect
    function collect(pointer)
        if pcall(R.stack) then
            C[destroy](pointer)
        else
            ffi.gc(pointer, collect)
        end
    end
    jit.off(collect)
    -- SpringBankView is a spring bank view.
    local noun = name:gsub("(%l)(%u)", "%1 %2"):lower()

    function class.of(pointer, owner)
        return setmetatable({ pointer = owner and pointer or ffi.gc(pointer, collect), owner = owner }, class)
    end

    function class:address()
        if self.owner then
            self.owner:address()
        end
        local pointer = self.pointer
        if pointer == nil then
            closed(noun)
        end
        return pointer
    end

    function class:is_released()
        if self.owner then
            return self.owner:is_released()
        end
        return self.pointer == nil
    end

    -- The second time does nothing; what belongs to another is released with that.
    function class:release()
        local pointer = self.pointer
        if self.owner or pointer == nil then
            return
        end
        R.stack()
        local status = C[destroy](pointer)
        if status == 0 then
            ffi.gc(pointer, nil)
            self.pointer = nil
        end
        R.check(status)
    end
    jit.off(class.release)
    return class
end

-- What belongs to another object: one as long as that is there, which callbacks find.
function R.borrowed(class, pointer, owner)
    local kept = owner.borrowed
    if not kept or kept.pointer ~= pointer then
        kept = class.of(pointer, owner)
        owner.borrowed = kept
    end
    return kept
end

function R.object(value, class, name, is_nullable)
    if value == nil and is_nullable then
        return nil
    end
    if getmetatable(value) ~= class then
        wrong(name .. " is of another type: " .. tostring(value) .. ".")
    end
    return value:address()
end

function R.objects(values, class, kind, name)
    R.table(values, name)
    local count = count_of(values, name)
    local array = T[kind](count)
    for index = 1, count do
        array[index - 1] = R.object(values[index], class, name)
    end
    return array, count
end

-- Something inside a stage. It ends with its stage, or where it is removed.
function R.thing_class(name)
    local class = {}
    class.__index = class
    class.__eq = function(a, b)
        return a.identifier == b.identifier
    end
    class.__tostring = function(self)
        return name .. "(" .. tostring(self.identifier) .. ")"
    end
    function class.of(stage, identifier)
        return setmetatable({ stage = stage, identifier = identifier }, class)
    end
    return class
end

function R.thing(value, class, name)
    if getmetatable(value) ~= class then
        wrong(name .. " is of another type: " .. tostring(value) .. ".")
    end
    value.stage:address()
    return value.identifier
end

function R.things(values, class, name)
    if type(values) == "cdata" then
        return R.array(values, "uint64_t", name)
    end
    R.table(values, name)
    local count = count_of(values, name)
    local array = T["uint64_t[?]"](count)
    for index = 1, count do
        array[index - 1] = R.thing(values[index], class, name)
    end
    return array, count
end

-- ---- Callbacks ----

-- The host's functions by the context that the library calls them with. Those of a stage are in the stage, and only
-- known here: a function may refer to its stage, and both are collected then when nothing else refers to them.
local registry = {}
local weak = { __mode = "v" }
local last = 0

function R.remember(call, stage, is_nullable, name)
    if call == nil and is_nullable then
        return nil
    end
    local meta = getmetatable(call)
    if type(call) ~= "function" and not (type(meta) == "table" and meta.__call) then
        wrong(name .. " is a function, not " .. tostring(call) .. ".")
    end
    last = last + 1
    if stage then
        registry[last] = setmetatable({ stage = stage }, weak)
        stage.functions = stage.functions or {}
        stage.functions[last] = call
    else
        registry[last] = { call = call }
    end
    return ffi.cast("void *", ffi.cast("uintptr_t", last))
end

local function entry_of(context)
    return tonumber(ffi.cast("uintptr_t", context))
end

R.release = ffi.cast("anim_context_release_callback", function(context)
    local number = entry_of(context)
    local entry = registry[number] -- none of a function that is nil
    if entry and entry.stage then
        entry.stage.functions[number] = nil
    end
    registry[number] = nil
end)

-- How many functions the library has not released.
function R.remembered()
    local count = 0
    for _ in pairs(registry) do
        count = count + 1
    end
    return count
end

R.trampolines = {}

-- Callbacks inside of each other. Where the stack is full, LuaJIT ends the process if that is found on the way into a
-- callback, where no pcall is yet: it has to be an error before.
local nesting = 0
local deepest = 200

function R.trampoline(name, gives, run)
    R.trampolines[name] = ffi.cast(name, function(context, ...)
        local number = entry_of(context)
        local stage = registry[number].stage
        local call = stage and stage.functions[number] or registry[number].call
        local before = pending
        pending = nil
        local done, result
        if nesting < deepest then
            nesting = nesting + 1
            done, result = pcall(run, call, stage, ...)
            nesting = nesting - 1
        else
            done, result = false, "stack overflow: callbacks are more than " .. deepest .. " deep inside of each other."
        end
        if done and gives and type(result) ~= "number" then
            done, result = false, "A number is wanted of this function, not " .. tostring(result) .. "."
        end
        if not done then
            pending = { result }
        end
        pending = before or pending
        if gives then
            -- What is no number the library knows what to do with.
            return done and result or 0 / 0
        end
    end)
end

return R
