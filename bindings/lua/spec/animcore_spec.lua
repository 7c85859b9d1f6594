-- SPDX-License-Identifier: MIT
-- Tests of the Lua rock: luajit spec/animcore_spec.lua CONTROL TRACE. A test fails by an error.
local ffi = require("ffi")
local animcore = require("animcore")
local runtime = require("animcore.runtime")
local Spring, Stage, Scene, Path = animcore.Spring, animcore.Stage, animcore.Scene, animcore.Path

local file = assert(io.open(arg[1], "rb"))
local toggle = file:read("*a")
file:close()

local function near(got, wanted)
    assert(math.abs(got - wanted) <= 1e-12 * math.max(1, math.abs(wanted)), got .. " is not " .. wanted)
end

local function fails(call, ...)
    local done, raised = pcall(call, ...)
    assert(not done, "nothing was raised")
    return raised
end

local function refused(status, call, ...)
    local raised = fails(call, ...)
    assert(animcore.is_error(raised), tostring(raised))
    assert(raised.status == status, raised.status .. ": " .. raised.message)
    return raised
end

local tests = {}

-- ---- Values ----

function tests.springs_are_the_formulas()
    local spring = Spring.perceptual(0.5, 0)
    near(spring.stiffness, (2 * math.pi / 0.5) ^ 2) -- SwiftUI's: k = (2 pi / duration)^2
    near(Spring(1, 100, 10):get_settling_duration(0, false), 1.4727003346780927) -- Core Animation's
    near((Spring(1, 100, 20):evaluate(0.1, 0, 1, 0)), 1 - 2 * math.exp(-1)) -- critically damped: 1 - (1 + w t) exp(-w t)
end

function tests.values_are_compared_and_printed()
    assert(Spring(1, 100, 10) == Spring({ mass = 1, stiffness = 100, damping = 10 }))
    assert(Spring(1, 100, 10) ~= Spring(1, 100, 11))
    assert(tostring(Spring(1, 100, 10)) == "Spring(mass = 1, stiffness = 100, damping = 10)")
    assert(fails(Spring, { mess = 1 }):find("no member mess"))
    fails(Spring, 1, 2, 3, 4)
    fails(Spring(1, 100).evaluate, Spring(1, 100), 0, 0, 1, 0)
    fails(Spring("a", 100, 10).evaluate, Spring("a", 100, 10), 0, 0, 1, 0)
end

function tests.tables_and_arrays_of_c()
    local spring = Spring(1, 100, 10)
    local times = { 0.1, 0.2, 0.3 }
    local values, velocities = spring:evaluate_many(times, 0, 1, 0)
    for index, time in ipairs(times) do
        local value, velocity = spring:evaluate(time, 0, 1, 0)
        assert(values[index] == value and velocities[index] == velocity)
    end
    local array = ffi.new("double[3]", times)
    assert(spring:evaluate_many(array, 0, 1, 0, array) == array and array[2] == values[3])
    fails(spring.evaluate_many, spring, { 1, 2, 3, 4 }, 0, 1, 0, array)
    fails(spring.evaluate_many, spring, { "x" }, 0, 1, 0)
    fails(spring.evaluate_many, spring, ffi.new("float[3]"), 0, 1, 0)
    fails(spring.evaluate_many, spring, ffi.cast("double *", array), 0, 1, 0)
    fails(spring.evaluate_many, spring, 5, 0, 1, 0)
    local moving = { 0 }
    spring:step_many(0.1, { 1 }, nil, moving, { 0 })
    assert(moving[1] == values[1])
    assert(fails(spring.step_many, spring, 0.1, { 1, 2 }, nil, moving, { 0 }):find("as long as"))
end

function tests.compiled_code_gives_the_same()
    local spring = Spring(1, 100, 10)
    local wanted = spring:evaluate(0.25, 0, 1, 0)
    for _ = 1, 10000 do
        assert(spring:evaluate(0.25, 0, 1, 0) == wanted)
    end
end

function tests.colors_have_rows_of_four()
    local white = animcore.color_convert("srgb", "oklab", { 1, 1, 1, 1 })
    assert(math.abs(white[1] - 1) < 1e-6)
    fails(animcore.color_convert, "srgb", "oklab", { 1, 1, 1 })
    assert(fails(animcore.color_convert, "rgb", "oklab", { 1, 1, 1, 1 }):find("srgb"))
end

-- ---- Stages ----

function tests.a_transaction_moves_and_an_interruption_keeps_the_velocity()
    local stage, spring = Stage.new(), Spring(1, 100, 20)
    local x = stage:add("x", 0)
    stage:animate(spring, function()
        x:set(100)
    end)
    stage:advance(0.1)
    local velocity = x:velocity()
    near(x:presentation(), (spring:evaluate(0.1, 0, 100, 0)))
    stage:animate(spring, function()
        x:set(0)
    end)
    near(x:velocity(), velocity)
    local changed = stage:take_changed()
    assert(#changed == 1 and changed[1] == x)
    stage:advance(20)
    assert(x:value() == 0 and x:presentation() == 0)
    local seen = {}
    for event in stage:events() do
        seen[event.kind] = true
    end
    assert(seen.transaction_completed)
    assert(stage:find_property("x") == x and x:name() == "x")
    for property in stage:properties() do
        assert(property == x)
    end
    near(stage:time(), 20.1)
    local color = stage:add("color", { 1, 0, 0, 1 }, "color")
    local red, green, blue, opacity = color:value()
    assert(red == 1 and green == 0 and blue == 0 and opacity == 1)
    stage:release()
end

function tests.a_path_on_its_way_to_other_verbs_has_a_model_value()
    local stage = Stage.new()
    local property = stage:add_path("path", Path.of_svg("M0 0C5 5 10 0 10 10L20 20L30 5L0 40Z"))
    stage:animate(Spring(1, 100, 20), function()
        property:set_path(Path.of_svg("M0 0L10 0L10 10Z"))
    end)
    stage:advance(0.05)
    assert(table.concat({ property:value() }, " ") == "0 0 10 0 10 10")
    local count = select("#", property:presentation())
    assert(count > 6 and select("#", property:velocity()) == count)
end

function tests.what_the_function_of_a_transaction_raises_comes_out_also_where_one_inside_is_open()
    local stage, inner = Stage.new(), nil
    local raised = fails(stage.animate, stage, Spring(1, 100, 20), function()
        inner = stage:begin_transaction()
        error("mine", 0)
    end)
    assert(raised == "mine", tostring(raised))
    inner:commit()
    refused("error_state", stage.animate, stage, Spring(1, 100, 20), function()
        inner = stage:begin_transaction()
    end)
end

function tests.options_are_tables()
    local stage = Stage.create({ event_limit = 10 })
    local x = stage:add("x", 0)
    x:animate({ kind = "curve", duration = 1, curve = animcore.CubicBezier(0, 0, 1, 1), from = { 0 }, to = { 10 } })
    stage:advance(0.5)
    near(x:presentation(), 5)
    assert(fails(x.animate, x, { from = { 0 }, to = { 10, 2 } }):find("2 numbers"))
    assert(fails(x.animate, x, { form = { 0 } }):find("no option form"))
    fails(x.animate, x, 5)
    fails(x.animate, x, { additive = 1 })
    local keyframes = animcore.Keyframes.values({ duration = 1 }, { 0, 10 }, {}, {}, {})
    x:animate({ kind = "keyframes", keyframes = keyframes })
    fails(x.animate, x, { kind = "keyframes", keyframes = stage })
    local decay = animcore.Decay({ rate = 2 })
    assert(#decay:evaluate({ 0, 1 }, 0, 100) == 2)
    stage:release()
end

function tests.many_values_and_banks()
    local stage = Stage.new()
    local many = stage:add_scalars({ 1, 2, 3 })
    local values = stage:get_value_many(many, "model", 3)
    assert(values[1] == 1 and values[3] == 3)
    stage:set_value_many(many, { 4, 5, 6 })
    assert(many[3]:value() == 6)
    local bank = stage:add_bank(Spring(1, 100, 20), { 0, 0 }, 0.001)
    bank:retarget({ 1 }, { 10 })
    stage:advance(5)
    local got = bank:get_values()
    assert(got[1] == 0 and got[2] == 10)
    local array = ffi.new("double[2]")
    assert(bank:get_values(array) == array and array[1] == 10)
    fails(bank.get_values, bank, ffi.new("double[1]"))
    assert(bank:take_settled()[1] == 1)
    bank:retarget(nil, { 3, 4 })
    bank:remove()
    refused("error_identifier", bank.get_values, bank)
    stage:release()
end

-- An array of another type would hold other numbers, and a hole would end the array.
function tests.arrays_of_other_types_and_with_holes()
    local stage = Stage.new()
    local bank = stage:add_bank(Spring(1, 100, 20), { 1, 2 }, 0.001)
    for _, kind in ipairs({ "int[9]", "float[9]", "const double[2]", "int64_t[2]" }) do
        assert(tostring(fails(bank.get_values, bank, ffi.new(kind))):find("values is an array of double, not ", 1, true))
    end
    assert(bank:get_values(ffi.new("double[3]"))[1] == 2)
    local ease, backwards = animcore.Easing.css("ease"), {}
    for index = 3, 1, -1 do
        backwards[index] = 0
    end
    assert(#ease:evaluate_many(backwards) == 3 and #ease:evaluate_many({ 0, 1, n = 2 }) == 2 and #ease:evaluate_many({}) == 0)
    -- Arrays that must be given: nil is often a name that was misspelt.
    local path, scene = Path.of_svg("M0 0L1 1"), Scene.load(toggle)
    assert(tostring(fails(path.get_winding_many, path, nil)):find("points is wanted, not nil.", 1, true))
    assert(tostring(fails(animcore.Keyframes.values, { duration = 1 }, { 0, 1 }, {}, nil, {})):find("curves is wanted", 1, true))
    assert(tostring(fails(scene.send_data, scene, "x", nil)):find("fields is wanted, not nil.", 1, true))
    for _, holes in ipairs({ { 0, nil, 1 }, { [2] = 0 }, { x = 1 }, { [0] = 1, 1 } }) do
        fails(ease.evaluate_many, ease, holes)
        fails(animcore.Expression.create, "1", holes)
        fails(stage.set_value_many, stage, holes, {})
        fails(animcore.Scene.advance_many, holes, 0.1, {})
    end
    stage:release()
end

function tests.views_of_a_bank()
    local stage, spring = Stage.new(), Spring(1, 100, 20)
    local bank = stage:add_bank(spring, { 1, 2, 3 }, 0.001)
    local owner = bank:view_create()
    local view = owner:get_values()
    assert(view.count == 3 and view[1] == 1 and view[3] == 3)
    assert(view[0] == nil and view[4] == nil and view[1.5] == nil)
    bank:retarget(nil, { 5, 6, 7 })
    stage:advance(0.1)
    local copy = bank:get_values()
    assert(view[1] > 1 and view[1] == copy[1] and view:pointer()[2] == copy[3])
    local seen = 0
    for index, number in view:each() do
        assert(number == copy[index])
        seen = seen + 1
    end
    assert(seen == 3 and #view:to_table() == 3)
    fails(function()
        view[1] = 5
    end)
    local array = ffi.new("double[3]")
    assert(owner:get_values(array) == array and array[1] == copy[2])
    bank:remove()
    assert(view[2] == copy[2])
    owner:release()
    for _, use in ipairs({ "pointer", "to_table" }) do
        refused("closed", view[use], view)
    end
    refused("closed", function()
        return view[1]
    end)
    stage:release()
end

function tests.a_display_is_seen_where_it_lies()
    local scene = Scene.load(toggle)
    local display, seen = scene:get_display(), scene:display_view()
    assert(tonumber(seen.command_count) == #display.commands and #display.commands > 0)
    assert(tonumber(seen.coordinate_count) == #display.coordinates)
    for index, number in ipairs(display.coordinates) do
        assert(seen.coordinates[index - 1] == number)
    end
    scene:release()
    refused("closed", scene.display_view, scene)
end

function tests.observers()
    local stage = Stage.new()
    local x, seen = stage:add("x", 0), 0
    x:observe(function(property, value)
        assert(property == x and property.stage == stage and #value == 1)
        seen = seen + 1
    end)
    stage:animate(Spring(1, 100, 20), function()
        x:set(1)
    end)
    for _ = 1, 100 do
        stage:advance(0.001)
    end
    assert(seen == 100)
    x:observe(nil)
    stage:advance(0.001)
    assert(seen == 100)
    fails(x.observe, x, 5)
    stage:release()
end

function tests.what_a_function_raises_comes_out_of_advance()
    local stage, other = Stage.new(), Stage.new()
    local x, calls, mine = stage:add("x", 0), 0, { "mine" }
    x:observe(function()
        calls = calls + 1
        other:advance(0.1) -- another object may be used
        refused("error_reentrant", stage.advance, stage, 1)
        error(mine)
    end)
    stage:animate(Spring(1, 100, 20), function()
        x:set(1)
    end)
    assert(fails(stage.advance, stage, 0.1) == mine)
    x:observe(nil)
    stage:advance(0.1)
    assert(calls == 1)
    assert(fails(function()
        animcore.Easing.callback(function()
            return "no number"
        end):evaluate(0.5, false)
    end):find("number"))
    local square = animcore.Easing.callback(function(t)
        return t * t
    end)
    for _ = 1, 1000 do -- as often as it takes to be compiled
        assert(square:evaluate(0.5, false) == 0.25)
    end
    fails(animcore.Easing.callback, nil)
    assert(fails(stage.animate, stage, nil, function()
        error(mine)
    end) == mine)
    stage:release()
    other:release()
end

-- ---- Scenes ----

function tests.a_scene()
    local scene = Scene.load(toggle, { seed = 7 })
    local info, before, snapshot = scene:get_info(), scene:get_atomic_states(), scene:snapshot()
    scene:send_pointer("down", 0, info.width / 2, info.height / 2)
    scene:send_pointer("up", 0, info.width / 2, info.height / 2)
    scene:advance(1)
    assert(scene:get_atomic_states() ~= before and #scene:states() > 0)
    local display = scene:get_display()
    local commands = scene:get_display_commands()
    assert(#display.commands == #commands and commands[1] == display.commands[1])
    local filled, verbs = false, 0
    for _, command in ipairs(commands) do
        if command.kind == "fill" then
            filled = command.content.rule == "nonzero" or command.content.rule == "evenodd"
            for verb in display:each(command.content.path) do
                verbs = verbs + (verb and 1 or 0)
            end
        end
    end
    assert(filled and verbs > 0)
    assert(scene:get_svg():find("^<svg"))
    assert(type(scene:get_accessibility(0).role) == "string")
    assert(type(scene:get_accessibility(0).states) == "table")
    scene:send_key("press", "tab", {})
    scene:restore(snapshot)
    assert(scene:get_atomic_states() == before)
    assert(#scene:reload(toggle) == 0)
    local _, changed = Scene.advance_many({ scene }, 0.1, { "display", "events" })
    assert(changed <= 1)
    scene:release()
end

function tests.what_has_changed_of_many_scenes()
    local one, other, wanted = Scene.load(toggle), Scene.load(toggle), { "display" }
    Scene.advance_many({ one, other }, 10, wanted)
    one:get_display()
    other:get_display()
    local info = other:get_info()
    other:send_pointer("down", 0, info.width / 2, info.height / 2)
    other:send_pointer("up", 0, info.width / 2, info.height / 2)
    local changes, changed = Scene.advance_many({ one, other }, 0.1, wanted)
    assert(#changes == 1 and changed == 1 and changes[1].index == 1)
    one:release()
    other:release()
end

function tests.errors_say_where()
    local raised = refused("error_document", Scene.load, (toggle:gsub('"nodes"', '"knots"')))
    assert(raised.line > 0 and raised.column > 0 and tostring(raised) == raised.message)
    assert(refused("error_syntax", Scene.load, "{").line == 1)
    assert(refused("error_syntax", Path.of_svg, "M0 0 L1").offset == 7)
    assert(refused("error_not_found", Spring.named, "bumpy", 0, 0).line == 0)
    fails(Scene.load, nil)
    fails(Scene.load, 5)
end

function tests.what_is_released_is_refused()
    local scene = Scene.load(toggle)
    local stage = scene:get_stage()
    local first = stage:list_properties()[1]
    stage:release() -- the scene's: nothing happens
    first:get_info()
    scene:release()
    scene:release()
    assert(stage:is_released())
    refused("closed", scene.advance, scene, 0.1)
    refused("closed", stage.advance, stage, 0.1)
    refused("closed", first.get_info, first)
    local path = Path.of_svg("M0 0L1 1")
    path:close()
    assert(path:svg() == "M0 0L1 1Z")
    local verbs, coordinates = path:contents()
    assert(verbs[3] == "close" and coordinates[4] == 1)
    path:release()
    refused("closed", path.get_bounds, path)
    local mine = Stage.new()
    local x, kept = mine:add("x", 0), runtime.remembered()
    mine:release()
    refused("closed", mine.set_event_callback, mine, print)
    refused("closed", x.observe, x, print)
    assert(runtime.remembered() == kept)
end

function tests.things_of_another_stage_are_refused()
    local one, two = Stage.new(), Stage.new()
    local x = one:add("x", 0)
    refused("error_identifier", two.set_value_many, two, { x }, { 1 })
    x:remove()
    refused("error_identifier", x.set, x, 1)
    fails(two.set_value_many, two, { 5 }, { 1 })
    one:release()
    two:release()
end

function tests.what_nothing_refers_to_is_collected()
    collectgarbage()
    collectgarbage()
    local before = runtime.remembered()
    for _ = 1, 100 do
        animcore.Easing.callback(function(t)
            return t
        end):evaluate(0.5, false)
    end
    collectgarbage()
    collectgarbage()
    assert(runtime.remembered() - before < 5, runtime.remembered())
end

function tests.functions_may_refer_to_the_stage_that_has_them()
    collectgarbage()
    collectgarbage()
    local before, seen = runtime.remembered(), 0
    for _ = 1, 50 do
        local stage, scene = Stage.new(), Scene.load(toggle)
        local x, inside = stage:add("x", 0), scene:get_stage()
        x:observe(function(property, value)
            assert(property.stage == stage and value[1] == x:presentation())
            seen = seen + 1
        end)
        stage:set_event_callback(function()
            assert(stage:time() > 0)
        end)
        inside:list_properties()[1]:observe(function()
            return scene
        end)
        inside:set_event_callback(function()
            return inside
        end)
        stage:animate(Spring(1, 100, 20), function()
            x:set(1)
        end)
        collectgarbage()
        fails(stage.advance, stage, 0.1) -- a stage in its own function is in a call
    end
    collectgarbage()
    collectgarbage()
    assert(runtime.remembered() - before < 8, runtime.remembered())
end

function tests.an_easing_that_fails_in_an_advance_is_linear()
    local stage = Stage.new()
    local x = stage:add("x", 0)
    local easing = animcore.Easing.callback(function(t)
        return t > 0 and error("no easing") or t
    end)
    stage:animate({ kind = "easing", easing = easing, duration = 1 }, function()
        x:set(100)
    end)
    fails(stage.advance, stage, 0.25)
    assert(x:presentation() == 25, x:presentation())
    stage:release()
end

function tests.events_call_back()
    local stage, seen = Stage.new(), {}
    stage:set_event_callback(function(event)
        seen[event.kind] = true
    end)
    local x = stage:add("x", 0)
    stage:animate(Spring(1, 100, 20), function()
        x:set(1)
    end)
    stage:advance(20)
    assert(seen.transaction_completed)
    stage:set_event_callback(nil)
    stage:release()
end

function tests.an_observer_is_given_properties_of_the_scenes_stage()
    local scene, seen = Scene.load(toggle), {}
    do
        local first = scene:get_stage():list_properties()[1]
        first:observe(function(property)
            seen[#seen + 1] = property
        end)
        scene:get_stage():animate(Spring(1, 100, 10), function()
            first:set(first:value() + 1)
        end)
    end
    collectgarbage()
    collectgarbage()
    scene:advance(0.1)
    assert(seen[1]:presentation() == scene:get_stage():list_properties()[1]:presentation())
    assert(rawequal(scene:get_stage(), scene:get_stage()))
    scene:release()
end

function tests.a_list_is_emptied_while_it_is_gone_through()
    local path = arg[1]:match("^(.*/)") .. "examples/toast-stack.json"
    local document = assert(io.open(path, "rb"))
    local scene = Scene.load(document:read("*a"))
    document:close()
    local list = scene:list("toasts")
    for number = 1, 3 do
        list:append({}, { key = "k" .. number })
    end
    for _, item in list:items() do
        list:remove(item.key)
    end
    assert(list:count() == 0 and #list:leaving() == 3)
    for _, place in ipairs({ 0, -1, 1.5, "1", {} }) do
        local done, raised = pcall(list.append, list, {}, { place = place })
        assert(not done and raised:find("place is a whole number from 1 on, not ", 1, true), raised)
    end
    assert(not pcall(list.move, list, "k1"))
    assert(not pcall(list.append, list, 5))
    local done, raised = pcall(list.append, list, { title = {} })
    assert(not done and raised:find("title is a number, true, false or a string, not table", 1, true), raised)
    for _, key in ipairs({ true, {}, print }) do
        for _, call in ipairs({ list.find, list.get, list.remove, list.move, list.update }) do
            raised = fails(call, list, key, 1)
            assert(raised:find("key is a string or a number, not ", 1, true), raised)
        end
        assert(not pcall(list.append, list, {}, { key = key }))
    end
    assert(fails(list.remove, list):find("key is a string or a number, not nil.", 1, true))
    assert(fails(list.append, list, {}, { index = 1 }):find("options have a key and a place, and no index.", 1, true))
    assert(list:count() == 0 and list:append({}, { key = 7 }).key == "7")
    scene:release()
end

-- What is wrong is said by the argument's name.
function tests.what_is_wrong_is_named()
    local stage, spring = Stage.new(), Spring(1, 100, 10)
    for told, call in pairs({
        ["paused is true or false, not nil."] = function() stage:set_paused(nil) end,
        ["autoreverses is true or false, not 1."] = function() stage:begin_transaction({ autoreverses = 1 }) end,
        ["properties is of another type: 1."] = function() stage:set_value_many({ 1 }, { 1 }) end,
        ["changes is a function, not nil."] = function() stage:animate(spring, nil) end,
    }) do
        local raised = fails(call)
        assert(raised:find(told, 1, true), raised)
    end
    assert(stage:get_info().open_transactions == 0)
    stage:release()
end

-- As of any function of Lua's, and not the line in the package that found it.
function tests.what_is_wrong_is_where_the_package_is_called()
    local stage, scene = Stage.new(), Scene.load(toggle)
    local here = debug.getinfo(1, "S").short_src .. ":" .. debug.getinfo(1, "l").currentline
    for index, call in ipairs({
        function() stage:set_paused(nil) end,
        function() stage:begin_transaction({ autoreverses = 1 }) end,
        function() stage:add("y", nil) end,
        function() stage:add("y", {}) end,
        function() stage:add("y", "1") end,
        function() stage:animate({}, nil) end,
        function() Spring({ mess = 1 }) end,
        function() scene:send_with("go", { at = {} }) end,
        function() animcore.Easing.linear({ 1, [3] = 1 }) end,
        function() for _ = 1, 1 do pcall(error) stage:set_paused(1) end end,
    }) do
        local raised = fails(call)
        local place = here:gsub("%d+$", function(line) return line + 1 + index end)
        assert(raised:sub(1, #place + 2) == place .. ": ", raised)
    end
    assert(fails(stage.set_paused, stage, 1):find("^[^\n]*animcore_spec.lua:%d+: paused is "))
    stage:release()
    scene:release()
end

function tests.what_is_released_has_a_name_of_words()
    for noun, object in pairs({
        ["spring bank view"] = Stage.new():add_bank(Spring(1, 100, 10), { 1 }, 0.01):view_create(),
        ["path collection"] = animcore.PathCollection.create(),
        ["stage"] = Stage.new(),
    }) do
        object:release()
        assert(refused("closed", object.address, object).message == "This " .. noun .. " is released.")
    end
end

function tests.a_deep_program_has_an_error_or_its_callback()
    local square = animcore.Easing.callback(function(x) return x * x end)
    -- Of frames of several sizes, so that the stack ends at any place inside of the call.
    for size = 0, 12 do
        local slots = {}
        for index = 0, size do
            slots[index + 1] = "_" .. index
        end
        local source = "local square, right = ... local function dive() local %s = 1 assert(square:evaluate(0.5, false) == 0.25) "
            .. "right[1] = right[1] + 1 return (dive() or 0) + _0 end return dive"
        local right = { 0 }
        local dive = assert(loadstring(source:format(table.concat(slots, ", "))))(square, right)
        assert(tostring(fails(dive)):find("stack overflow", 1, true))
        assert(right[1] > 1000)
    end
    assert(square:evaluate(0.5, false) == 0.25)
end

function tests.the_collector_releases_callbacks_where_the_stack_ends()
    local deepest = math.huge
    -- With more slots each time, so that the collector runs at every distance from the end.
    for size = 0, 12 do
        local made = {}
        for index = 1, 100 do
            made[index] = animcore.Easing.callback(function(x) return x end)
        end
        local slots = {}
        for index = 0, size do
            slots[index + 1] = "_" .. index
        end
        local source = "local made, deepest = ... local depth = 0 local function dive() depth = depth + 1 local %s = 1 "
            .. "if depth > deepest - 60 then made[#made] = nil collectgarbage() end return (dive() or 0) + _0 end "
            .. "return dive, function() return depth end"
        source = source:format(table.concat(slots, ", "))
        local dive, depth = assert(loadstring(source))(made, deepest)
        fails(dive)
        dive, depth = assert(loadstring(source))(made, depth())
        fails(dive)
    end
    collectgarbage()
    assert(animcore.Easing.callback(function(x) return x * x end):evaluate(0.5, false) == 0.25)
end

-- LuaJIT ends the process where a callback finds no stack.
function tests.callbacks_without_end_are_an_error()
    local easing
    easing = animcore.Easing.callback(function(x) return easing:evaluate(x, false) + 1 end)
    local raised = fails(easing.evaluate, easing, 0.5, false)
    assert(tostring(raised):find("stack overflow: callbacks are more than 200 deep", 1, true), tostring(raised))
    local depth = 0
    easing = animcore.Easing.callback(function(x)
        depth = depth + 1
        return depth < 100 and easing:evaluate(x, false) + 1 or 0
    end)
    assert(easing:evaluate(0.5, false) == 99)
end

-- What would be another number in C is refused, and says which argument it is.
function tests.numbers_that_do_not_fit()
    local scene, line = Scene.load(toggle), Path.of_svg("M0 0L1 1")
    for _, value in ipairs({ 2 ^ 32, -1, 0.5, 0 / 0, 1 / 0, true, "1", {}, -1LL, 0x100000000ULL }) do
        local done, raised = pcall(scene.get_state_info, scene, value)
        assert(not done and raised:find("index is a whole number from 0 to 4294967295, not ", 1, true), raised)
    end
    assert(not pcall(scene.get_state_info, scene, nil))
    assert(scene:get_state_info(1LL).name == scene:get_state_info(1).name)
    local done, raised = pcall(animcore.Morph.create, line, line, { effort = 2 ^ 32 + 2 })
    assert(not done and raised:find("effort is a whole number", 1, true), raised)
    done, raised = pcall(Stage.new, { event_limit = -1 })
    assert(not done and raised:find("event_limit is a whole number", 1, true), raised)
    done, raised = pcall(scene.advance, scene, true)
    assert(not done and raised:find("seconds is a number, not true", 1, true), raised)
    done, raised = pcall(animcore.Easing.css("ease").evaluate_many, animcore.Easing.css("ease"), { 0, true })
    assert(not done and raised:find("xs is a number, not true", 1, true), raised)
    Scene.load(toggle, { seed = 0xffffffffffffffffULL }):release()
    scene:release()
end

-- Numbers of Lua's are exact up to 2 ^ 53; beyond that times are cdata, of the same flicks.
function tests.times_keep_every_flick()
    local stage = Stage.new()
    for _ = 1, 127 do
        stage:advance_flicks(70560000000000)
    end
    stage:advance_flicks(46079254740991)
    assert(type(stage:get_info().host_time) == "number" and stage:get_info().host_time == 2 ^ 53 - 1)
    for _, time in ipairs({ 9007199254740992LL, 9007199254740993LL, 9007199254740994LL }) do
        stage:advance_flicks(1)
        assert(stage:get_info().time == time and stage:get_info().host_time == time, tostring(stage:get_info().time))
    end
    stage:release()
end

-- Every function with arguments of every kind, on what lives and on what is released: an error, or none, but no crash.
function tests.nothing_crashes()
    local state = 1
    local function random(count)
        state = (state * 16807) % 2147483647
        return state % count + 1
    end
    local junk = { 0, -1, 3, 1.5, 0 / 0, 1 / 0, "", "x", "\255", "spring", {}, { 1, 2 }, { "x" }, true, ffi.new("double[2]") }
    local trace_file = assert(io.open(arg[2], "rb"))
    local stage, path = Stage.new(), Path.of_svg("M0 0L10 0L10 10Z")
    local scene = Scene.load(toggle)
    local bank = stage:add_bank(Spring(1, 100, 10), { 0, 1 }, 0.1)
    local known = {
        scene, stage, path, bank, stage:add("x", 0), Spring(1, 100, 10), animcore.Easing.css("ease"),
        animcore.Morph.create(path, path), animcore.Keyframes.values({ duration = 1 }, { 0, 1 }, {}, {}, {}),
        animcore.Expression.create("a + b", { "a", "b" }), stage:add_group(), animcore.Document.load(toggle),
        animcore.VelocityEstimator.new(), animcore.Transform(1, 0, 0, 1, 0, 0), animcore.Decay({}),
        animcore.Trace.load(trace_file:read("*a")), scene:get_stage():list_properties()[1], bank:view_create(),
    }
    trace_file:close()
    local own = { of = true, address = true, write = true, read = true, __index = true, __tostring = true }
    local calls, failures = 0, 0
    local function attempt_all(times)
        for _, object in ipairs(known) do
            local class, functions = getmetatable(object), {}
            for name, each in pairs(class) do
                if type(each) == "function" and not own[name] and (name ~= "release" or times == 1) then
                    functions[#functions + 1] = name
                end
            end
            table.sort(functions)
            for _ = 1, times do
                for _, name in ipairs(functions) do
                    local arguments, count = {}, random(7) - 1
                    for index = 1, count do
                        local which = random(#junk + 8)
                        arguments[index] = which <= #junk and junk[which] or which <= #junk + 4 and known[random(#known)] or nil
                    end
                    calls = calls + 1
                    if not pcall(class[name], object, unpack(arguments, 1, count)) then
                        failures = failures + 1
                    end
                end
            end
        end
    end
    attempt_all(20)
    for _, object in ipairs(known) do
        if getmetatable(object).release then
            object:release()
        end
    end
    attempt_all(1)
    assert(calls > 3000 and failures > 1000 and failures < calls, calls .. " " .. failures)
end

local names = {}
for name in pairs(tests) do
    names[#names + 1] = name
end
table.sort(names)
for _, name in ipairs(names) do
    local done, raised = xpcall(tests[name], function(raised)
        return debug.traceback(tostring(raised))
    end)
    print((done and "ok " or "FAILED ") .. name .. (done and "" or "\n" .. raised))
    if not done then
        os.exit(1)
    end
end
