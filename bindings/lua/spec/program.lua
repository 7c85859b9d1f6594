-- SPDX-License-Identifier: MIT
-- Plays the programs of Tests/bindings/conformance.md: calls on a stage or a scene, and what they leave. The runner
-- gives what it has for its cases.
local animcore = require("animcore")

return function(use)
    local number, numbers, split, hex, hash_of = use.number, use.numbers, use.split, use.hex, use.hash_of
    local whole, digest, fields_of, steps, items = use.whole, use.digest, use.fields_of, use.steps, use.items

    local function row(values)
        local words = {}
        for index = 1, #values do
            words[index] = " " .. hex(values[index])
        end
        return table.concat(words)
    end

    local function spring_of(field)
        return animcore.Spring(unpack(numbers(field)))
    end

    local function curve_of(field)
        return animcore.CubicBezier(unpack(numbers(field)))
    end

    local function optional(field)
        return field ~= "-" and number(field) or nil
    end

    -- Nothing where a field is not set, which is not the same as an empty list.
    local function list_of(field)
        return field ~= "-" and numbers(field) or nil
    end

    -- What a motion is, as members of one or of an animation's options.
    local function shape(field)
        local word, rest = field:match("^([^,]+),?(.*)$")
        if word == "-" then
            return {}
        elseif word == "none" then
            return { kind = "none" }
        elseif word == "spring" then
            return { kind = "spring", spring = spring_of(rest) }
        elseif word == "curve" then
            return { kind = "curve", curve = curve_of(rest) }
        elseif word == "decay" then
            return { kind = "decay", decay = { rate = number(rest) } }
        end
        return { kind = "easing", easing = animcore.Easing.css(rest) }
    end

    -- The options of an animation, with those that all animations have.
    local function started(options, interruption, flags, repeats)
        options.interruption = tonumber(interruption)
        options.additive = flags:find("a") ~= nil
        options.cumulative = flags:find("c") ~= nil
        options.sets_model = flags:find("m") ~= nil
        options.timing = { autoreverses = flags:find("r") ~= nil, repeat_count = optional(repeats) }
        return options
    end

    local motion_step = require("program_motion")({
        number = number,
        numbers = numbers,
        split = split,
        whole = whole,
        row = row,
        spring_of = spring_of,
        curve_of = curve_of,
        shape = shape,
        optional = optional,
        started = started,
    })

    local calls = {}

    function calls.advance(player, seconds)
        player.host:advance(number(seconds))
    end
    function calls.flicks(player, flicks)
        player.host:advance_flicks(tonumber(flicks))
    end
    function calls.keep(player)
        player.kept = player.host:snapshot()
        return tostring(#player.kept)
    end
    function calls.back(player)
        player.host:restore(player.kept)
    end
    function calls.pause(player, paused)
        player.stage:set_paused(paused == "1")
    end
    function calls.scale(player, scale)
        player.stage:set_time_scale(number(scale))
    end
    function calls.reduce(player, policy)
        player.stage:set_reduced_motion(tonumber(policy))
    end
    function calls.changed(player)
        local names = {}
        for index, each in ipairs(player.stage:take_changed()) do
            names[index] = each:name() or ""
        end
        return table.concat(names, " ")
    end
    function calls.group(player)
        player.group = player.stage:add_group()
    end
    function calls.speed(player, speed)
        return player.group and player.group:set_speed(number(speed))
    end
    function calls.still(player, paused)
        return player.group and player.group:set_paused(paused == "1")
    end
    function calls.seek(player, seconds)
        return player.group and player.group:seek(number(seconds))
    end
    function calls.ungroup(player)
        return player.group and player.group:remove()
    end
    function calls.begin(player, motion, duration, delay, interruption, arrangement, stagger, repeats, back, grouped)
        local members = shape(motion)
        members.duration, members.delay, members.stagger = optional(duration), optional(delay), optional(stagger)
        members.repeat_count = optional(repeats)
        if interruption ~= "0" then
            members.interruption = tonumber(interruption)
        end
        members.arrangement = tonumber(arrangement)
        if back ~= "-" then
            members.autoreverses = back == "1"
        end
        members.group = grouped == "1" and player.group or nil
        table.insert(player.open, player.stage:begin_transaction(members))
    end
    function calls.commit(player)
        local transaction = table.remove(player.open)
        return transaction and transaction:commit()
    end
    function calls.add(player, name, kind, values)
        local options, row_of = { kind = tonumber(kind) }, numbers(values)
        if options.kind == animcore.ValueKind.number("vector") then
            options.component_count = #row_of
        end
        player.stage:add_property_with(name, options, row_of)
    end
    function calls.path(player, name, data)
        player.stage:add_path(name, animcore.Path.of_svg(data))
    end

    local of_property = {}

    function of_property.derive(_, of, text)
        of:set_expression(text)
    end
    function of_property.set(_, of, values)
        of:set_value(numbers(values))
    end
    function of_property.shape(_, of, data)
        of:set_path(animcore.Path.of_svg(data))
    end
    function of_property.spring(_, of, values, velocity, spring)
        of:spring_to(numbers(values), numbers(velocity), spring_of(spring))
    end
    function of_property.curve(_, of, values, curve, duration)
        of:curve_to(numbers(values), curve_of(curve), number(duration))
    end
    function of_property.reshape(_, of, data, velocity, spring)
        of:spring_to_path(animcore.Path.of_svg(data), list_of(velocity), spring_of(spring))
    end
    function of_property.reform(_, of, data, curve, duration)
        of:curve_to_path(animcore.Path.of_svg(data), curve_of(curve), number(duration))
    end
    function of_property.hold(_, of)
        of:hold()
    end
    function of_property.stop(_, of)
        of:remove_all_animations()
    end
    function of_property.remove(_, of)
        of:remove()
    end
    function of_property.threshold(_, of, threshold)
        of:set_threshold(number(threshold))
    end
    function of_property.action(_, of, motion)
        if motion == "-" or motion == "none" then
            of:set_action(motion == "-" and "follow" or "none")
        else
            of:set_action("own", shape(motion))
        end
    end
    function of_property.animate(player, of, motion, from, to, by, velocity, duration, delay, ...)
        local options = shape(motion)
        options.from, options.to, options.by = list_of(from), list_of(to), list_of(by)
        options.velocity, options.duration, options.delay = list_of(velocity), optional(duration), number(delay)
        options.group = select(4, ...) == "1" and player.group or nil
        of:animate(started(options, ...))
    end
    function of_property.keyframes(_, of, mode, width, values, times, duration, ...)
        local options = { mode = tonumber(mode), component_count = tonumber(width), duration = number(duration) }
        local keyframes = animcore.Keyframes.values(options, numbers(values), numbers(times), {}, {})
        of:animate(started({ kind = "keyframes", keyframes = keyframes }, ...))
    end

    local of_scene = {}

    -- A scene of a document that others could share.
    function of_scene.share(player)
        local document = animcore.Document.load(player.documents[1])
        local scene = animcore.Scene.create(document)
        document:release()
        local done, problem = pcall(function()
            scene:restore(player.scene:snapshot())
        end)
        local hash = hash_of(scene)
        scene:release()
        if not done then
            error(problem, 0)
        end
        return hash
    end
    function of_scene.edition(player, old, new)
        local document, text = animcore.Document.load(player.documents[old + 1]), player.documents[new + 1]
        return table.concat(player.scene:restore_edition(player.kept, document, text), "\n")
    end
    function of_scene.items(player, name)
        return items(player.scene:list(name))
    end

    function of_scene.reload(player, index)
        return table.concat(player.scene:reload(player.documents[index + 1]), "\n")
    end
    function of_scene.pointer(player, kind, pointer, x, y)
        player.scene:send_pointer(tonumber(kind), tonumber(pointer), number(x), number(y))
    end
    function of_scene.wheel(player, x, y, dx, dy)
        return player.scene:send_wheel(number(x), number(y), number(dx), number(dy)) and "1" or "0"
    end
    function of_scene.key(player, action, key, modifiers)
        return player.scene:send_key(tonumber(action), tonumber(key), tonumber(modifiers)) and "1" or "0"
    end
    function of_scene.focus(player, name)
        player.scene:set_focus(name == "-" and "" or name)
    end
    function of_scene.number(player, name, value)
        player.scene:set_number(name, number(value))
        return row({ player.scene:get_number(name) })
    end
    function of_scene.boolean(player, name, value)
        player.scene:set_boolean(name, value == "1")
    end
    function of_scene.text(player, name, value)
        player.scene:set_string(name, value)
        return player.scene:get_string(name)
    end
    function of_scene.fire(player, name)
        player.scene:fire_trigger(name)
    end
    function of_scene.send(player, name, values)
        if values == "-" then
            player.scene:send(name)
        else
            player.scene:send_with(name, fields_of(values))
        end
    end

    local function take(player, name, first, ...)
        local is_motion, said = motion_step(player, name, first, ...)
        if is_motion then
            return said
        elseif of_property[name] then
            of_property[name](player, player.stage:find_property(first), ...)
        elseif calls[name] then
            return calls[name](player, first, ...)
        elseif of_scene[name] then
            return of_scene[name](player, first, ...)
        else
            steps[name == "drop" and "remove" or name](player.scene, player.scene:list(first), ...)
        end
    end

    -- The values of an event's data.
    local function data_of(player, event)
        local text = ""
        for index = event.data_lost, (event.data ~= 0 and event.count or 0) - 1 do
            local value = player.scene:get_event_value(event.data, index)
            local shown = hex(value.number)
            if value.kind == "text" then
                shown = "'" .. player.scene:get_event_text(event.data, index)
            elseif value.kind == "boolean" then
                shown = value.number ~= 0 and "1" or "0"
            end
            text = text .. " " .. player.stage:get_name(value.name) .. "=" .. shown
        end
        return text
    end

    local function state(player)
        local stage = player.stage
        local lines = { whole(stage:get_info().time) .. " " .. hash_of(player.host) }
        for _, each in ipairs(stage:list_properties()) do
            local line = (each:name() or "") .. row({ each:presentation() }) .. row({ each:velocity() })
            if each:get_info().kind ~= "path" then
                line = line .. row({ each:value() })
            end
            lines[#lines + 1] = line
        end
        for _, event in ipairs(stage:poll_events()) do
            local name = event.name >= 0 and stage:get_name(event.name) or ""
            local kind, finished = animcore.EventKind.number(event.kind), event.finished and 1 or 0
            local line = ("%d %s %s %d %d"):format(kind, whole(event.time), name, finished, event.count)
            lines[#lines + 1] = line .. data_of(player, event)
        end
        if player.scene then
            local drawn = #player.scene:get_display_commands()
            lines[#lines + 1] = ("%s %s %d"):format(player.scene:get_atomic_states(), player.scene:get_focus(), drawn)
        end
        return table.concat(lines, "\n") .. "\n"
    end

    -- What a call said, and the digest of the state afterwards.
    local function word(player, step)
        local said = "ok"
        local done, more = pcall(take, player, unpack(split(step, ":")))
        if not done then
            if not animcore.is_error(more) then
                error(more, 0)
            end
            said = animcore.status_name(more.status):gsub("ANIM_ERROR_", "")
            if more.line ~= 0 then
                said = ("%s@%d,%d,%s"):format(said, more.line, more.column, more.pointer)
            end
            if more.offset then
                said = ("%s#%d"):format(said, more.offset)
            end
        end
        local text = type(more) == "string" and more or ""
        return said .. "/" .. digest(text .. state(player)):match("%x+\n$"):sub(1, -2)
    end

    return function(words, first, second, taken)
        local player = { documents = { first, second }, open = {}, kept = "" }
        if first == "-" then
            player.stage = animcore.Stage.new()
            player.host = player.stage
        else
            player.scene = animcore.Scene.load(first)
            player.stage, player.host = player.scene:get_stage(), player.scene
        end
        for index, step in ipairs(split(taken, " ")) do
            words[index] = word(player, step)
        end
        player.host:release()
    end
end
