-- SPDX-License-Identifier: MIT
-- Lua's runner: see Tests/bindings/conformance.md.
local ffi = require("ffi")
local bit = require("bit")
local animcore = require("animcore")

local FPS = 60
local FLICKS = animcore.FLICKS_PER_SECOND

local double, bits = ffi.new("double[1]"), ffi.typeof("uint64_t *")

local function hex(number)
    double[0] = number
    return bit.tohex(ffi.cast(bits, double)[0])
end

local function number(field)
    return field == "nan" and 0 / 0 or field == "inf" and 1 / 0 or tonumber(field)
end

local function split(text, separator)
    local parts = {}
    for part in (text .. separator):gmatch("(.-)" .. separator) do
        parts[#parts + 1] = part
    end
    return parts
end

local function numbers(field)
    local all = {}
    for _, part in ipairs(field == "-" and {} or split(field, ",")) do
        all[#all + 1] = number(part)
    end
    return all
end

local function names(field)
    return field == "-" and {} or split(field, " ")
end

local function digest(text)
    local hash = 0xcbf29ce484222325ULL
    for index = 1, #text do
        hash = bit.bxor(hash, text:byte(index)) * 0x100000001b3ULL
    end
    return "digest " .. bit.tohex(hash) .. "\n"
end

local function hash_of(scene)
    return bit.tohex(ffi.cast("uint64_t", scene:get_hash()))
end

local function whole(value)
    return type(value) == "cdata" and tostring(value):gsub("U?LL$", "") or string.format("%.0f", value)
end

-- Words of an answer.
local function say(words, ...)
    for index = 1, select("#", ...) do
        local each = select(index, ...)
        if type(each) == "table" then
            say(words, unpack(each))
        else
            words[#words + 1] = type(each) == "number" and hex(each) or each:gsub("\n", " ")
        end
    end
end

local function pairs_of(words, first, second)
    for index = 1, #first do
        say(words, first[index], second[index])
    end
end

local function moment(scene)
    local states = scene:get_atomic_states()
    return states == "" and "-" or states:gsub(" ", "+")
end

local kinds = {}

function kinds.spring(words, mass, stiffness, damping, from, to, velocity, times)
    local spring = animcore.Spring(number(mass), number(stiffness), number(damping))
    pairs_of(words, spring:evaluate_many(numbers(times), number(from), number(to), number(velocity)))
end

function kinds.perceptual(words, duration, bounce)
    local spring = animcore.Spring.perceptual(number(duration), number(bounce))
    say(words, spring.mass, spring.stiffness, spring.damping, spring:get_settling_duration(0, false))
end

function kinds.named(words, name, duration, bounce)
    local spring = animcore.Spring.named(name, number(duration), number(bounce))
    say(words, spring.mass, spring.stiffness, spring.damping)
end

function kinds.easing(words, css, xs)
    local easing = animcore.Easing.css(css)
    say(words, easing:evaluate_many(numbers(xs)), easing:get_css())
end

function kinds.bezier(words, x1, y1, x2, y2, xs)
    local curve = animcore.CubicBezier(number(x1), number(y1), number(x2), number(y2))
    say(words, curve:evaluate_many(numbers(xs)))
end

function kinds.keyframes(words, mode, width, duration, values, times, samples)
    local count = tonumber(width)
    local options = { mode = tonumber(mode), component_count = count, duration = number(duration) }
    local keyframes = animcore.Keyframes.values(options, numbers(values), numbers(times), {}, {})
    local at = numbers(samples)
    say(words, (keyframes:evaluate(at, {}, #at * count, nil)))
end

function kinds.decay(words, rate, from, velocity, times)
    local decay = animcore.Decay({ rate = number(rate) })
    pairs_of(words, decay:evaluate(numbers(times), number(from), number(velocity)))
end

function kinds.path(words, data)
    local path = animcore.Path.of_svg(data)
    local bounds = path:get_bounds()
    say(words, tostring((path:get_counts())), path:get_area(), path:get_length(0))
    say(words, bounds.x, bounds.y, bounds.width, bounds.height, path:svg())
end

function kinds.nearest(words, data, x, y)
    local place = animcore.Path.of_svg(data):find_nearest(number(x), number(y))
    say(words, place.x, place.y, place.distance)
end

function kinds.morph(words, first, second, times)
    local morph = animcore.Morph.create(animcore.Path.of_svg(first), animcore.Path.of_svg(second))
    for _, time in ipairs(numbers(times)) do
        say(words, morph:get_path(time):svg())
    end
end

function kinds.expression(words, text, variables, values)
    say(words, animcore.Expression.create(text, names(variables)):evaluate(numbers(values)))
end

function kinds.color(words, from, to, components)
    say(words, animcore.color_convert(tonumber(from), tonumber(to), numbers(components)))
end

function kinds.property(words, kind, from, to, spring, frames)
    local by = animcore.Spring(unpack(numbers(spring)))
    local stage = animcore.Stage.new()
    local moving = stage:add("x", numbers(from), tonumber(kind))
    local count = tonumber(frames)
    stage:animate(by, function()
        moving:set(numbers(to))
    end)
    for frame = 0, count - 1 do
        if frame == math.floor(count / 2) then
            stage:animate(by, function()
                moving:set(numbers(from))
            end)
        end
        stage:advance_flicks(FLICKS / FPS)
        say(words, moving:presentation())
    end
    say(words, tostring(#stage:poll_events()), whole(stage:get_info().time))
    stage:release()
end

function kinds.document(words, text)
    local scene = animcore.Scene.load(text)
    local states = scene:get_atomic_states()
    say(words, states == "" and "-" or states, tostring(#scene:get_stage():list_properties()))
    say(words, tostring(#scene:get_display_commands()), hash_of(scene))
    scene:release()
end

function kinds.machine(words, text, events)
    local scene = animcore.Scene.load(text)
    say(words, (moment(scene)))
    for _, event in ipairs(names(events)) do
        scene:send(event)
        scene:advance(0.25)
        say(words, (moment(scene)))
    end
    say(words, scene:is_done() and "1" or "0")
    scene:release()
end

function kinds.snapshot(words, text, event)
    local scene = animcore.Scene.load(text)
    scene:send(event)
    scene:advance(0.1)
    local kept = scene:snapshot()
    scene:advance(0.3)
    local first = scene:get_hash()
    scene:restore(kept)
    scene:advance(0.3)
    say(words, scene:get_hash() == first and "1" or "0")
    scene:release()
end

local function items(list)
    local words = {}
    for _, item in list:items() do
        words[#words + 1] = item.key .. "." .. item.number
    end
    for _, item in ipairs(list:leaving()) do
        words[#words + 1] = "~" .. item.key .. "." .. item.number
    end
    return #words == 0 and "-" or table.concat(words, "+")
end

local function fields_of(text)
    local fields = {}
    for name, value in (text == "-" and "" or text):gmatch("([^=,]+)=([^,]+)") do
        fields[name] = value:sub(1, 1) == "'" and value:sub(2) or number(value)
    end
    return fields
end

local steps = {
    append = function(_, list, key, place, values)
        local options = { key = key ~= "-" and key or nil, place = place ~= "-" and place + 1 or nil }
        list:append(fields_of(values), options)
    end,
    update = function(_, list, key, values)
        list:update(key, fields_of(values))
    end,
    move = function(_, list, key, place)
        list:move(key, place + 1)
    end,
    remove = function(_, list, key)
        list:remove(key)
    end,
    clear = function(_, list)
        list:clear()
    end,
    wait = function(scene, _, seconds)
        scene:advance(tonumber(seconds))
    end,
}

function kinds.list(words, text, name, taken)
    local scene, other = animcore.Scene.load(text), animcore.Scene.load(text)
    local list = scene:list(name)
    say(words, items(list))
    for step in (taken == "-" and "" or taken):gmatch("%S+") do
        local parts = split(step, ":")
        steps[parts[1]](scene, list, unpack(parts, 2))
        say(words, items(list))
    end
    other:restore(scene:snapshot())
    say(words, items(other:list(name)))
    say(words, bit.tohex(other:get_hash(), 16))
    say(words, scene:get_hash() == other:get_hash() and "1" or "0")
    scene:release()
    other:release()
end

local function dash(text)
    return text == "" and "-" or text
end

function kinds.combine(words, first, second, operation, rule)
    local path, other = animcore.Path.of_svg(first), animcore.Path.of_svg(second)
    say(words, path:combine(other, tonumber(operation), tonumber(rule)):svg())
end

local function pairs_in(field)
    local all = {}
    for _, pair in ipairs(field == "-" and {} or split(field, ",")) do
        local ends = split(pair, ":")
        all[#all + 1] = { from = tonumber(ends[1]), to = tonumber(ends[2]) }
    end
    return all
end

function kinds.morphed(words, first, second, given, effort, smoothness, pairs_field, points, times)
    local options = { effort = tonumber(effort), smoothness = tonumber(smoothness) }
    options.pairs, options.points = pairs_in(pairs_field), pairs_in(points)
    for index, name in ipairs({ "structure", "motion", "pairing", "starts", "fill_rule", "paint" }) do
        options[name] = numbers(given)[index]
    end
    local morph = animcore.Morph.create(animcore.Path.of_svg(first), animcore.Path.of_svg(second), options)
    for _, time in ipairs(numbers(times)) do
        say(words, morph:get_path(time):svg())
    end
end

local function shape_keyframes(way, paths, given)
    local options = { duration = 1 }
    if way == "values" then
        return animcore.Keyframes.paths(options, paths, given, {}, {})
    end
    local firsts, seconds, keys, others = {}, {}, {}, {}
    for index = 1, #given, 2 do
        firsts[#firsts + 1], seconds[#seconds + 1] = given[index], given[index + 1]
        others[#others + 1] = paths[#others + 2]
        keys[#keys + 1] = { kind = given[index], duration = given[index + 1], flags = 0 }
        keys[#keys].curve = animcore.CubicBezier(0, 0, 1, 1)
        keys[#keys].spring = animcore.Spring(1, 100, 10)
    end
    if way == "blocks" then
        return animcore.Keyframes.path_blocks(options, firsts, seconds, others)
    end
    return animcore.Keyframes.path_track(options, keys, others)
end

function kinds.shape(words, way, outlines, given, frames)
    local paths = {}
    for _, data in ipairs(split(outlines, "|")) do
        paths[#paths + 1] = animcore.Path.of_svg(data)
    end
    local stage = animcore.Stage.new()
    local x = stage:add_path("x", paths[1])
    if way == "turns" then
        x:set_path_turns(given == "1")
        stage:animate(animcore.Spring(1, 100, 20), function()
            x:set_path(paths[2])
        end)
    else
        x:animate({ kind = "keyframes", keyframes = shape_keyframes(way, paths, numbers(given)) })
    end
    for _ = 1, tonumber(frames) do
        stage:advance(0.25)
        say(words, x:get_path("presentation"):svg())
    end
    say(words, x:get_path_turns() and "1" or "0")
    stage:release()
end

function kinds.edition(words, old, new, event)
    local document = animcore.Document.load(old)
    local first, scene, other = animcore.Scene.create(document), animcore.Scene.load(new), animcore.Scene.load(new)
    first:send(event)
    first:advance(0.1)
    local losses = scene:restore_edition(first:snapshot(), document, new)
    scene:advance(0.3)
    local again = other:restore_edition(scene:snapshot(), document, new)
    local lost = #losses > 20 and #losses .. " " .. losses[#losses] or dash(table.concat(losses, "|"))
    say(words, lost, dash(scene:get_atomic_states()), hash_of(scene))
    say(words, #again == 0 and other:get_hash() == scene:get_hash() and "1" or "0")
end

local given = {
    number = function(scene, name, value)
        scene:set_number(name, number(value))
        return scene:get_number(name)
    end,
    boolean = function(scene, name, value)
        scene:set_boolean(name, value == "1")
        return scene:get_boolean(name) and "1" or "0"
    end,
    text = function(scene, name, value)
        scene:set_string(name, value)
        return dash(scene:get_string(name))
    end,
    fire = function(scene, name)
        scene:fire_trigger(name)
    end,
    send = function(scene, name)
        scene:send(name)
    end,
}

function kinds.inputs(words, text, taken)
    local scene = animcore.Scene.load(text)
    for _, step in ipairs(split(taken, " ")) do
        local parts = split(step, ":")
        local value = given[parts[1]](scene, parts[2], parts[3])
        if value ~= nil then
            say(words, value)
        end
        say(words, (moment(scene)))
    end
    say(words, hash_of(scene))
    scene:release()
end

function kinds.lost(words, limit, count)
    local stage = animcore.Stage.new({ event_limit = tonumber(limit) })
    local x = stage:add("x", 0)
    for each = 1, tonumber(count) do
        stage:animate(animcore.Spring(1, 100, 20), function()
            x:set(each)
        end)
        stage:advance(0.1)
    end
    for _, event in ipairs(stage:poll_events()) do
        say(words, animcore.EventKind.number(event.kind) .. "." .. whole(event.count))
    end
    say(words, tostring(#stage:poll_events()))
    stage:release()
end

function kinds.warnings(words, text)
    local document = animcore.Document.load(text, { keeps_warnings = true })
    local kept, total = document:get_warning_count()
    say(words, (whole(total)))
    for index = 0, kept - 1 do
        local warning = document:get_warning(index)
        say(words, tostring(animcore.WarningKind.number(warning.kind)), tostring(warning.line), tostring(warning.column))
        for _, which in ipairs({ "pointer", "suggestion", "message" }) do
            say(words, dash(document:get_warning_text(index, which)))
        end
    end
end

function kinds.shared(words, text, event)
    local document = animcore.Document.load(text)
    local scenes = { animcore.Scene.create(document), animcore.Scene.create(document), animcore.Scene.load(text) }
    document:release()
    scenes[1]:send(event)
    scenes[3]:send(event)
    for _, scene in ipairs(scenes) do
        scene:advance(0.3)
    end
    local same = scenes[1]:get_hash() == scenes[3]:get_hash()
    say(words, hash_of(scenes[1]), hash_of(scenes[2]), same and "1" or "0")
end

function kinds.states(words, text, events)
    local scene = animcore.Scene.load(text)
    for _, event in ipairs(split(events, " ")) do
        scene:send(event)
        local active, count = scene:active_states(), 0
        for _, name in ipairs(active) do
            count = count + (scene:is_in_state(name) and 1 or 0)
        end
        say(words, table.concat(scene:states(), "|"), table.concat(active, "|"), tostring(count))
    end
    scene:release()
end

package.path = (arg[0]:match("^.*/") or "./") .. "?.lua;" .. package.path
kinds.program = require("program")({
    number = number,
    numbers = numbers,
    split = split,
    hex = hex,
    hash_of = hash_of,
    whole = whole,
    digest = digest,
    fields_of = fields_of,
    steps = steps,
    items = items,
})

local function answer(line)
    local fields = split(line, "\t")
    local words = {}
    local done, raised = pcall(kinds[fields[1]], words, unpack(fields, 2))
    if not done then
        if not animcore.is_error(raised) then
            error(raised, 0)
        end
        words = { "error", animcore.status_name(raised.status) }
        if raised.line ~= 0 then
            say(words, ("at %d %d %s"):format(raised.line, raised.column, raised.pointer == "" and "-" or raised.pointer))
        end
    end
    return table.concat(words, " ") .. "\n"
end

local function read(name)
    local file = assert(io.open(name, "rb"))
    local text = file:read("*a")
    file:close()
    return text
end

local function cases(file)
    local lines = {}
    for line in read(file):gmatch("[^\n]+") do
        if line:sub(1, 1) ~= "#" then
            lines[#lines + 1] = answer(line)
        end
    end
    local text = table.concat(lines)
    return text .. digest(text)
end

local function components(...)
    local words = {}
    for index = 1, select("#", ...) do
        words[index] = " " .. hex((select(index, ...)))
    end
    return table.concat(words)
end

local function frame_lines(lines, scene, stage, shown, frame, time)
    local states = scene:get_atomic_states()
    lines[#lines + 1] = ("frame %d %s state %s\n"):format(frame, whole(time), states == "" and "-" or states)
    for _, each in ipairs(shown) do
        local property, name = each[1], each[2]
        lines[#lines + 1] = "property " .. name .. components(property:presentation()) .. " velocity"
        lines[#lines + 1] = components(property:velocity()) .. "\n"
    end
    for event in stage:events() do
        local name = event.name >= 0 and stage:get_name(event.name) or ""
        lines[#lines + 1] = ("event %s %s %s %d %d\n"):format(
            whole(event.time),
            (event.kind:gsub("_", "-")),
            name == "" and "-" or name,
            event.finished and 1 or 0,
            event.count
        )
    end
    lines[#lines + 1] = "hash " .. hash_of(scene) .. "\n"
end

local function transcript(document, trace_file)
    local trace = animcore.Trace.load(read(trace_file))
    local info = trace:get_info()
    local scene = animcore.Scene.load(read(document), { seed = info.seed, parameters = trace:get_parameters() })
    local stage = scene:get_stage()
    local shown = {}
    for property in stage:properties() do
        local name = property:name()
        if name and name ~= "" then
            shown[#shown + 1] = { property, name }
        end
    end
    local lines, frame, step, time = {}, 0, 0, 0
    repeat
        time = math.floor((2 * frame * FLICKS + FPS) / (2 * FPS))
        step = scene:play(trace, time, step)
        frame_lines(lines, scene, stage, shown, frame, time)
        frame = frame + 1
    until time >= info["end_"]
    scene:release()
    local text = table.concat(lines)
    return text .. digest(text)
end

local function resident()
    collectgarbage()
    collectgarbage()
    return "resident " .. read("/proc/self/status"):match("VmRSS:%s+(%d+) kB") .. "\n"
end

local function leaks(file, count)
    local document = read(file)
    for index = 1, count do
        local scene = animcore.Scene.load(document)
        local info = scene:get_info()
        scene:send_pointer("down", 0, info.width / 2, info.height / 2)
        scene:send_pointer("up", 0, info.width / 2, info.height / 2)
        scene:advance(0.1)
        scene:get_display()
        scene:release()
        if index == math.floor(count / 10) or index == count then
            io.write(resident())
        end
    end
end

local function calls(count)
    local stage = animcore.Stage.new()
    local x = stage:add("x", 1)
    local sum = 0
    for _ = 1, count do
        sum = sum + x:presentation()
    end
    io.write(("calls %d\n"):format(sum))
end

local command = arg[1]
if command == "cases" then
    io.write(cases(arg[2]))
elseif command == "play" then
    io.write(transcript(arg[2], arg[3]))
elseif command == "digests" then
    for index = 2, #arg, 2 do
        io.write(transcript(arg[index], arg[index + 1]):match("[^\n]*\n$"))
    end
elseif command == "leaks" then
    leaks(arg[2], tonumber(arg[3]))
elseif command == "calls" then
    calls(tonumber(arg[2]))
else
    error("runner: there is no command " .. tostring(command) .. "; there are cases, play, digests, leaks and calls", 0)
end
